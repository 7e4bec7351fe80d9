package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/session"
	"bigpayday/input"
	"bigpayday/render/control"
)

// oddsKey is all that the odds depend on.
type oddsKey struct {
	from, length uint8
	days         [engine.MaxDays]engine.Space
}

// chances returns the odds of the player whom the screen is for, and whether
// that player walks on the page that is shown.
func (s *Turn) chances() (*lab.Chances, bool) {
	sh := s.M.Stage.Shown()
	seat, page := facts.Viewer(s.M), s.M.Stage.Page()
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
func (s *Turn) chanceOf(day int) int {
	o, ok := s.chances()
	if !ok || day < 0 || day > engine.MaxDays {
		return 0
	}
	return session.Percent(o[day])
}

// shownOdds returns the percents that stand on the days, as far as they are
// wanted.
func (s *Turn) shownOdds(month uint8) (out [engine.MaxDays]uint8) {
	for day := range out {
		out[day] = s.shownChance(month, day+1)
	}
	return out
}

// shownChance returns the percent that stands on a day of a page, 0 for none.
func (s *Turn) shownChance(month uint8, day int) uint8 {
	if !s.M.Odds || month != s.M.Stage.Page() || day == 0 {
		return 0
	}
	return uint8(s.chanceOf(day))
}

// oddsCommand shows and hides the odds on the calendar.
func (s *Turn) oddsCommand() panel.Command {
	a := panel.Command{
		ID: "odds", Label: s.Say("turn.odds"), Cap: input.Odds, Keys: input.SetOf(input.Odds),
		Tip: control.Tip{Title: s.Say("odds.title"), Text: s.Say("tip.odds"), Figure: s.Say("odds.hidden")},
		Do:  func() { s.M.Odds = !s.M.Odds },
	}
	if s.M.Odds {
		a.Label, a.Tip.Figure = s.Say("turn.odds_hide"), s.Say("odds.shown")
	}
	return a
}
