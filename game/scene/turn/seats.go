package turn

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// seatKey is all that a player card depends on.
type seatKey struct {
	card    render.PlayerCard
	hover   bool
	focused bool
}

// seatIDs are the ids of the players' cards, counted from 1.
var seatIDs = func() (ids [engine.MaxSeats]ui.ID) {
	for i := range ids {
		ids[i] = ui.ID("seat-" + strconv.Itoa(i+1))
	}
	return ids
}()

// sumIDs are the ids of the sums on the players' cards.
var sumIDs = func() (ids [engine.MaxSeats][5]ui.ID) {
	for seat := range ids {
		for i, name := range [5]ui.ID{"-cash", "-loan", "-bills", "-deals", "-lottery"} {
			ids[seat][i] = seatIDs[seat] + name
		}
	}
	return ids
}()

// seatBoxes returns where the player cards stand, the active one higher.
func (s *Turn) seatBoxes() [render.MaxSeats]render.Rect {
	sh := s.M.Stage.Shown()
	active, _ := s.active()
	pass := s.M.Stage.Actors().Turn
	if !pass.On || s.M.Stage.Actors().Calm {
		return s.Layout.Seats(sh.Seats(), int(active))
	}
	boxes, raised := s.Layout.Seats(sh.Seats(), -1), s.Layout.Seats(sh.Seats(), int(pass.To))
	rise := boxes[pass.To].Y - raised[pass.To].Y
	boxes[pass.To].Y -= rise * pass.T
	if pass.From != engine.NoSeat {
		boxes[pass.From].Y -= rise * (1 - pass.T)
	}
	return boxes
}

// PlayerCard returns what the card of a seat shows.
func (s *Turn) PlayerCard(seat, active engine.Seat, tab string) render.PlayerCard {
	st := s.M.Stage
	sh, w := st.Shown(), s.M.Words
	p := sh.Players[seat]
	account := engine.SeatAccount(seat)
	cash, loan, bills := st.Money(account), st.Loan(seat), sh.BillsDue(seat)
	c := render.PlayerCard{
		Token: s.M.Tokens[seat], Name: s.M.Names[seat], Sub: s.seatSub(seat),
		Cash: w.Money(cash), InDebt: cash < 0, Notes: s.Theme.NotesFor(int(cash)),
		Loan:  s.loanFigure(seat, loan),
		Bills: render.Figure{Label: s.Say("turn.card.bills"), Value: w.MoneyOrNone(bills), Burden: bills > 0},
		Deals: render.Figure{Label: s.Say("turn.card.deals"), Value: strconv.Itoa(len(sh.HeldDeals(seat)))},
	}
	if card := sh.LotteryCards[seat]; card != engine.NoCard {
		c.Lottery.Pairs = sh.Edition().Card(card).Pairs
		if s.View().Compact && max(cash, -cash) >= 1_000_000 {
			c.Cash = w.ShortMoney(cash) // the card leaves no room for more
		}
	}
	if count := st.Actors().Money[account]; count.On && count.Tint > .25 && count.From != count.To {
		c.Changed = 1
		if count.To < count.From {
			c.Changed = -1
		}
	}
	if s.View().Compact || s.Theme.LargeType() {
		c.Loan.Value = "0"
		if sum := max(loan, p.Savings); sum > 0 {
			c.Loan.Value = w.ShortMoney(sum)
		}
		c.Bills.Value = strconv.Itoa(s.billCount(seat))
		if !s.View().Compact {
			c.Bills.Value = "0"
			if bills > 0 {
				c.Bills.Value = w.ShortMoney(bills)
			}
		}
		if !p.Retired && p.Month != st.Page() {
			c.Rank = s.Say("turn.card.month_short", words.Number("month", p.Month))
		}
	}
	if sum := max(loan, p.Savings); sum >= 1_000_000 {
		c.Loan.Value = w.ShortMoney(sum) // the full sum would be too small to be read
	}
	if seat == active {
		c.Tab = tab
		if s.View().Compact {
			c.Tab = s.Say("prompt.tab.now")
		}
	}
	if p.Retired && !s.stampFalls(seat) {
		c.Finished = s.Say(s.stampWord(seat))
	}
	return c
}

// loanFigure is what a player owes the Bank or, where there are savings, has
// saved there: nobody has both.
func (s *Turn) loanFigure(seat engine.Seat, loan int32) render.Figure {
	w := s.M.Words
	if saved := s.M.Stage.Shown().Players[seat].Savings; s.banks() && loan == 0 {
		return render.Figure{Label: s.Say("turn.card.savings"), Value: w.MoneyOrNone(saved), Gain: saved > 0}
	}
	return render.Figure{Label: s.Say("turn.card.loan"), Value: w.MoneyOrNone(loan), Burden: loan > 0}
}

// seatSub is the second line of a player card: who plays, or where the token
// is, if that is on another page.
func (s *Turn) seatSub(seat engine.Seat) string {
	sh := s.M.Stage.Shown()
	p := sh.Players[seat]
	if !p.Retired && p.Month != s.M.Stage.Page() {
		return s.Say("turn.card.away", words.Number("month", p.Month), words.Text("day", s.M.Words.Day(p.Day)))
	}
	return s.M.KindName(seat)
}

func (s *Turn) billCount(seat engine.Seat) int {
	sh := s.M.Stage.Shown()
	n := 0
	for _, card := range sh.HeldMail(seat) {
		if sh.Edition().Card(card).Kind == engine.Bill {
			n++
		}
	}
	return n
}

// stampWord is what is stamped on the card of a player who has retired.
func (s *Turn) stampWord(seat engine.Seat) string {
	sh := s.M.Stage.Shown()
	if p := sh.Players[seat]; p.Month < sh.Setup.Months || p.Day < sh.Length(p.Month) {
		return "turn.card.out"
	}
	return "turn.card.finished"
}

// stampFalls reports whether the stamp on a player's card is in the air.
func (s *Turn) stampFalls(seat engine.Seat) bool {
	a := s.M.Stage.Actors()
	return a.Stamp.On && a.Stamp.Kind == stage.StampFinished && a.Stamp.Seats.Has(seat)
}

// drawSeats draws the player cards.
func (s *Turn) drawSeats(dst *ebiten.Image) {
	t := s.Theme
	sh := s.M.Stage.Shown()
	active, tab := s.active()
	boxes := s.seatBoxes()
	for seat := range engine.Seat(sh.Seats()) {
		state := s.UI.State(seatIDs[seat])
		card := s.PlayerCard(seat, active, tab)
		key := seatKey{card, state.Hover, state.Focused}
		// The cash is drawn over the card, which would be painted anew whenever it
		// changes; where it is done, it lies below the stamp.
		over := card.Finished == ""
		if over {
			key.card.Counting = true
			key.card.Cash, key.card.InDebt, key.card.Changed, key.card.Notes = "", false, 0, render.Notes{}
		}
		r := boxes[seat]
		r.Y = s.View().Snap(r.Y)
		s.images.seats[seat].Draw(t, dst, r, render.PlayerMargin, key, func(dst *ebiten.Image) {
			t.PlayerCard(dst, r, key.card, render.State{Hover: key.hover, Focused: key.focused})
		})
		if over {
			t.PlayerCash(dst, r, card, state)
		}
		if s.stampFalls(seat) {
			stamp := s.M.Stage.Actors().Stamp
			pose := render.Pose{Turn: -7, Scale: stamp.Scale}
			t.Stamp(dst, s.Say(s.stampWord(seat)), r.Right()-52+stamp.Shake, r.Y+r.H*.52, 12.5, t.Palette.Families[render.Green].Edge, pose)
		}
	}
}

// listSeats lists the player cards and the sums on them.
func (s *Turn) listSeats() {
	sh := s.M.Stage.Shown()
	active, _ := s.active()
	boxes := s.Layout.Seats(sh.Seats(), int(active))
	for seat := range engine.Seat(sh.Seats()) {
		id := seatIDs[seat]
		r := boxes[seat]
		small := s.View().Compact
		open := func(ui.Event) { s.OpenOver(newDealsView(s, seat)) }
		card := ui.Control{ID: id, Box: r, Widget: ui.Custom{}, Tip: s.seatTip(seat), Info: len(sh.HeldDeals(seat)) == 0, Do: open}
		if !small {
			s.table = append(s.table, card)
		}
		for i, part := range s.sums(seat) {
			if part.box.Empty() {
				continue
			}
			s.table = append(s.table, ui.Control{
				ID: sumIDs[seat][i], Box: part.box.Moved(r.X, r.Y), Widget: ui.Custom{}, Tip: part.tip,
				Info: small || card.Info, Do: open,
			})
		}
		if small {
			// Its sums are too small to be pressed: only the keyboard comes to them.
			s.table = append(s.table, card)
		}
	}
}
