package facts

import (
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/stage"
)

// PlayerCard returns what the card of a seat shows.
func PlayerCard(m *match.Match, seat, active engine.Seat, tab string) player.PlayerCard {
	st := m.Stage
	sh, w := st.Shown(), m.Words
	p := sh.Players[seat]
	account := engine.SeatAccount(seat)
	cash, loan, bills := st.Money(account), st.Loan(seat), sh.BillsDue(seat)
	c := player.PlayerCard{
		Token: m.Tokens[seat], Face: m.Faces.Of(seat), Name: m.Names[seat], Sub: seatSub(m, seat), Short: seatShort(m, seat), Place: place(m, seat),
		Cash: w.Money(cash), InDebt: cash < 0, Notes: pieces.NotesFor(m.Theme, int(cash)),
		Loan:  LoanFigure(m, seat, loan),
		Bills: player.Figure{Label: m.Say("turn.card.bills"), Value: w.MoneyOrNone(bills), Burden: bills > 0},
		Deals: player.Figure{Label: m.Say("turn.card.deals"), Value: strconv.Itoa(len(sh.HeldDeals(seat)))},
	}
	if card := sh.LotteryCards[seat]; card != engine.NoCard {
		c.Lottery.Pairs = sh.Edition().Card(card).Pairs
		if m.View().Compact && max(cash, -cash) >= 1_000_000 {
			c.Cash = w.ShortMoney(cash) // the card leaves no room for more
		}
	}
	if count := st.Actors().Money[account]; count.On && count.Tint > .25 && count.From != count.To {
		c.Changed = 1
		if count.To < count.From {
			c.Changed = -1
		}
	}
	if m.View().Compact || m.Theme.LargeType() {
		short := func(sum int32) string {
			if sum <= 0 {
				return "0"
			}
			return w.ShortMoney(sum)
		}
		c.Loan.Value, c.Bills.Value = short(max(loan, p.Savings)), short(bills)
		if m.View().Compact {
			c.Bills.Value = strconv.Itoa(CountMail(m, seat, engine.Bill))
		}
		if !p.Retired && p.Month != st.Page() {
			c.Rank = m.Say("turn.card.month_short", words.Number("month", p.Month))
		}
	}
	if sum := max(loan, p.Savings); sum >= 1_000_000 {
		c.Loan.Value = w.ShortMoney(sum) // the full sum would be too small to be read
	}
	if seat == active {
		c.Tab = tab
		if m.View().Compact {
			c.Tab = m.Say("prompt.tab.now")
		}
	}
	if p.Retired && !StampFalls(m, seat) {
		c.Finished = m.Say(StampWord(m, seat))
	}
	return c
}

// LoanFigure is what a player owes the Bank or, where there are savings, has
// saved there: nobody has both.
func LoanFigure(m *match.Match, seat engine.Seat, loan int32) player.Figure {
	w := m.Words
	if saved := m.Stage.Shown().Players[seat].Savings; Banks(m) && loan == 0 {
		return player.Figure{Label: m.Say("turn.card.savings"), Value: w.MoneyOrNone(saved), Gain: saved > 0}
	}
	return player.Figure{Label: m.Say("turn.card.loan"), Value: w.MoneyOrNone(loan), Burden: loan > 0}
}

// place is a player's place in the race, "" where all are equal.
func place(m *match.Match, seat engine.Seat) string {
	if rank := m.Stage.Shown().Standing(seat).Rank; rank > 0 {
		return m.Place(rank)
	}
	return ""
}

// seatSub is the second line of a player card: who plays, or where the token
// is, if that is on another page.
func seatSub(m *match.Match, seat engine.Seat) string {
	sh := m.Stage.Shown()
	p := sh.Players[seat]
	if !p.Retired && p.Month != m.Stage.Page() {
		return m.Say("turn.card.away", words.Number("month", p.Month), words.Text("day", m.Words.Day(p.Day)))
	}
	return m.KindName(seat)
}

// seatShort stands for that where there is little room.
func seatShort(m *match.Match, seat engine.Seat) string {
	if sh := m.Stage.Shown(); !sh.Players[seat].Retired && sh.Players[seat].Month != m.Stage.Page() {
		return ""
	}
	return m.ShortKind(seat)
}

// StampWord is what is stamped on the card of a player who has retired.
func StampWord(m *match.Match, seat engine.Seat) string {
	sh := m.Stage.Shown()
	if p := sh.Players[seat]; p.Month < sh.Setup.Months || p.Day < sh.Length(p.Month) {
		return "turn.card.out"
	}
	return "turn.card.finished"
}

// StampFalls reports whether the stamp on a player's card is in the air.
func StampFalls(m *match.Match, seat engine.Seat) bool {
	a := m.Stage.Actors()
	return a.Stamp.On && a.Stamp.Kind == stage.StampFinished && a.Stamp.Seats.Has(seat)
}
