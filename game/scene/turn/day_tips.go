package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render/control"
)

// What everything on the table says it is, when it is pointed at or the
// keyboard is on it: name, rule and figures.

// tokenIDs are the ids of the players' tokens, counted from 1.
var tokenIDs = ui.Numbered("token", 1, engine.MaxSeats)

// dayTip says what a day is, how likely it is to land there, and who stands
// there.
func (s *Turn) dayTip(page uint8, day, length int) control.Tip {
	sh := s.M.Stage.Shown()
	var tip control.Tip
	switch {
	case day == 0:
		tip = control.Tip{Title: s.Say("turn.board.start"), Text: s.Say("tip.start")}
	case day > length:
		return control.Tip{Title: s.Say("day.number", words.Number("day", day)), Text: s.Say("tip.hidden_day")}
	default:
		space := sh.Pages[page-1][day-1]
		w := s.M.SpaceWords(space)
		tip = control.Tip{Kind: space.String(), Title: w.Name, Text: w.Rule, More: s.M.Date(page, uint8(day))}
		if marks := s.M.DatesOn(page, uint8(day)); marks != "" {
			tip.More = s.Say("tip.and", words.Text("first", tip.More), words.Text("second", marks))
		}
		if chance := s.chanceOf(day); chance > 0 {
			tip.Figure = s.Say("tip.chance", words.Number("percent", chance))
		}
	}
	if k := s.crowdOn(uint8(day), engine.NoSeat); k.n > 0 {
		var names []string
		for _, seat := range k.seats[:k.n] {
			names = append(names, s.M.Names[seat])
		}
		here := s.Say("tip.here", words.Text("names", s.M.Words.List(names)))
		if tip.More != "" {
			here = s.Say("tip.and", words.Text("first", tip.More), words.Text("second", here))
		}
		tip.More = here
	}
	return tip
}

// cardTip says what the card is that lies on the table.
func (s *Turn) cardTip(c *presented) control.Tip {
	sh := s.M.Stage.Shown()
	if c.card == engine.NoCard {
		return control.Tip{Title: s.Say("auction.closed_title"), Text: s.Say("auction.closed_rule", words.Name("name", s.M.Names[c.seat]))}
	}
	w := s.M.Words.Card(sh.Setup.Edition, c.card)
	tip := control.Tip{Title: w.Title, Text: w.Do, Figure: w.Kind}
	if due := sh.Setup.BillAmount(c.card); due > 0 {
		w.Sum = s.M.Words.Money(due)
	}
	if w.Sum != "" {
		tip.Figure = s.Say("tip.figure", words.Text("label", w.Kind), words.Text("value", w.Sum))
	}
	if w.Price != "" {
		tip.Figure = s.Say("tip.and", words.Text("first", w.Price), words.Text("second", w.Payoff))
		tip.More = s.Say("tip.and", words.Text("first", w.Kind), words.Text("second", w.Note))
	}
	return tip
}
