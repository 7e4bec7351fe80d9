package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/input"
	"bigpayday/render"
)

// oddsKey is all that the odds depend on.
type oddsKey struct {
	from, length uint8
	days         [engine.MaxDays]engine.Space
}

// chances returns the odds of the player whom the screen is for, and whether
// that player walks on the page that is shown.
func (s *turn) chances() (*lab.Chances, bool) {
	sh := s.m.stage.Shown()
	seat, page := s.mine(), s.m.stage.Page()
	p := sh.Players[seat]
	if p.Retired || p.Month != page {
		return nil, false
	}
	key := oddsKey{p.Day, sh.Length(page), sh.Pages[page-1]}
	if key != s.chance.key {
		ed := sh.Edition()
		s.chance.key = key
		s.chance.odds = lab.Walk(key.from, key.length, func(day uint8) engine.Act { return ed.Spaces[key.days[day-1]].Does })
	}
	return &s.chance.odds, true
}

// chanceOf returns the chance in percent to come to a day of the page that is
// shown, 0 where there is none.
func (s *turn) chanceOf(day int) int {
	o, ok := s.chances()
	if !ok || day < 0 || day > engine.MaxDays {
		return 0
	}
	return percent(o[day])
}

// shownOdds returns the percents that stand on the days, as far as they are
// wanted.
func (s *turn) shownOdds(month uint8) (out [engine.MaxDays]uint8) {
	if !s.m.odds || month != s.m.stage.Page() {
		return out
	}
	for day := range out {
		out[day] = uint8(s.chanceOf(day + 1))
	}
	return out
}

// oddsAct shows and hides the odds on the calendar.
func (s *turn) oddsAct() act {
	a := act{
		id: "odds", label: s.Say("turn.odds"), cap: input.Odds, keys: input.SetOf(input.Odds),
		tip: render.Tip{Title: s.Say("odds.title"), Text: s.Say("tip.odds"), Figure: s.Say("odds.hidden")},
		do:  func() { s.m.odds = !s.m.odds },
	}
	if s.m.odds {
		a.label, a.tip.Figure = s.Say("turn.odds_hide"), s.Say("odds.shown")
	}
	return a
}
