package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/session"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/control"
	"bigpayday/render/stage"
)

// GoOn goes on after a ledger that has been read, skips what moves, or lets the computers
// go on.
func GoOn(m *match.Match) panel.Command {
	if hold, held := m.Hold(); held && hold.Kind == stage.ReadLedger {
		k := panel.Command{
			ID: "go-on", Label: m.Say("settle.go_on", words.Number("month", hold.Month+1)), Kind: control.Primary,
			Cap: input.GoOn, Keys: session.GoOn, Do: m.EndHold,
		}
		if m.Stage.Shown().Setup.LastMonth(hold.Month) {
			k.Label = m.Say("settle.finish")
		}
		return k
	}
	return panel.GoOn(m.Session, m.Stage.Shown().Turn)
}

// Loan opens the loan, at any prompt of one's own. While something moves it is kept until
// that has ended.
func Loan(m *match.Match, open func()) panel.Command {
	k := panel.Command{
		ID: "loan", Label: m.Say("turn.loan"), Cap: input.Loan, Keys: input.SetOf(input.Loan), Do: open,
		Open: m.Borrows != engine.NoSeat,
	}
	p, ok := m.Asked()
	switch {
	case !ok && m.People.Has(m.Stage.Shown().Turn):
		k.Do = func() { // what moves has to end first
			m.Borrows = m.Stage.Shown().Turn
			m.SkipMotion()
		}
	case !ok, !p.Kind.Takes(engine.Borrow):
		k.Off = m.Say("loan.off_turn")
	case facts.Borrowing(m).Step == 0:
		k.Off = m.Say("loan.off")
	}
	return k
}
