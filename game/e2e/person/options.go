package person

import "bigpayday/game/e2e"

// Places of the speeds in their row.
const (
	Slow = iota
	Normal
	Fast
	Instant
	Speeds
)

// The parts of the options of the set-up.
const (
	RulesPart    = 0
	CalendarPart = 1
	SetupsPart   = 2
	OptionParts  = 3
)

// The parts of the settings, beside each other.
const (
	GamesPart     = 1
	SettingsParts = 3
)

// Unfold unfolds the options of the set-up and, where only one part of them is shown, goes to
// a part. To press "options" once more folds them away again.
func (p *Person) Unfold(part int) {
	p.t.Helper()
	p.Press("options")
	p.Until("the options", func(now e2e.Trace) bool { return !Has(now, "seat-1-token") })
	if p.Has("sheet") {
		p.Option("sheet", part, OptionParts)
	}
}
