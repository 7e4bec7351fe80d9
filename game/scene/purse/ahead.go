package purse

import (
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render/control"
	"bigpayday/render/paper"
)

// payDayAhead is what the next Pay Day brings a player, as it is written on a slip beside their
// Deals.
type payDayAhead struct {
	engine.PayDayAhead
	// comes says that there is one, in so many days.
	comes bool
	days  uint8
}

// aheadIDs are the ids of the slips.
var aheadIDs = func() (ids [engine.MaxSeats]ui.ID) {
	for seat := range ids {
		ids[seat] = frame.SeatIDs[seat] + "-ahead"
	}
	return ids
}()

// ahead returns what the next Pay Day brings a player: nothing while it is being settled.
func (s *Seats) ahead(seat engine.Seat) payDayAhead {
	sh := s.m.Stage.Shown()
	p := &sh.Players[seat]
	if p.Retired || sh.Settlement.Open && sh.Settlement.Seat == seat || p.Day >= sh.Length(p.Month) {
		return payDayAhead{}
	}
	return payDayAhead{sh.Setup.PayDayAhead(p, sh.Cash(seat), sh.BillsDue(seat)), true, sh.Length(p.Month) - p.Day}
}

// slip returns what is written on the slip: in few lines only what it comes to.
func (s *Seats) slip(a payDayAhead, rows int) paper.LaidSlip {
	w := s.m.Words
	slip := paper.LaidSlip{Title: w.Count("desk.pay_day", int(a.days))}
	add := func(id string, dollars int32) {
		if dollars != 0 {
			slip.Add(paper.SlipLine{Label: s.m.Say(id), Sum: w.Signed(dollars), Loss: dollars < 0})
		}
	}
	if add("settle.salary", a.Salary); rows < len(slip.Rows) {
		slip = paper.LaidSlip{Title: slip.Title}
		add("desk.brings", a.Sum())
	} else {
		add("desk.interest", a.Interest)
		add("turn.card.bills", -a.Bills)
	}
	slip.Add(paper.SlipLine{Label: s.m.Say("desk.left"), Sum: w.Money(a.Left), Loss: a.Left < 0})
	return slip
}

// aheadTip says all that is on the slip.
func (s *Seats) aheadTip(seat engine.Seat, a payDayAhead) control.Tip {
	slip := s.slip(a, len(paper.LaidSlip{}.Rows))
	figures := make([]string, 0, slip.N)
	for _, row := range slip.Rows[:slip.N] {
		figures = append(figures, s.m.Say("tip.figure", words.Text("label", row.Label), words.Text("value", row.Sum)))
	}
	return control.Tip{
		Title: slip.Title, Text: s.m.Say("tip.pay_day_ahead", words.Name("name", s.m.Names[seat])), Figure: strings.Join(figures, " · "),
	}
}
