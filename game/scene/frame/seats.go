package frame

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// Seats are the players' cards on the desk: whose turn it is stands a little higher, and
// the sums on each say what they are when they are pointed at.
type Seats struct {
	m    *match.Match
	hand *ui.UI
	open func(engine.Seat)

	// Away says that the cards are drawn by a page that lies over this one.
	Away bool

	active engine.Seat
	tab    string
	cards  [engine.MaxSeats]*flow.Node
	lists  [engine.MaxSeats]seatList
	row    flow.Kept[rowKey]
	ring   ui.Custom // of the sums
	images [engine.MaxSeats]render.CachedImage[seatKey]
}

// seatList is what can be pointed at on a player's card, and all that it depends on.
type seatList struct {
	key struct {
		app.Environment
		player engine.Player
		kind   string // as it is called
		cash   int32
		mail   engine.Hand[[engine.MaxMail]engine.CardID]
		deals  engine.Hand[[engine.MaxDeals]engine.CardID]
		card   engine.CardID // of the Lottery
		box    render.Rect
	}
	controls []ui.Control
}

// rowKey is all that the places of the cards depend on.
type rowKey struct {
	app.Environment
	seats int
}

// seatKey is all that the picture of a player card depends on.
type seatKey struct {
	card           render.PlayerCard
	hover, focused bool
}

// seatIDs are the ids of the players' cards, counted from 1, and sumIDs those of the sums
// on them.
var seatIDs, sumIDs = func() (ids [engine.MaxSeats]ui.ID, sums [engine.MaxSeats][5]ui.ID) {
	for seat := range ids {
		ids[seat] = ui.ID("seat-" + strconv.Itoa(seat+1))
		for i, name := range [5]ui.ID{"-cash", "-loan", "-bills", "-deals", "-lottery"} {
			sums[seat][i] = ids[seat] + name
		}
	}
	return ids, sums
}()

// newSeats returns the cards of a match for a page with a hand. Open is called with the
// seat whose Deals are to be shown.
func newSeats(m *match.Match, hand *ui.UI, open func(engine.Seat)) *Seats {
	return &Seats{m: m, hand: hand, open: open, active: engine.NoSeat, ring: Ringed(m)}
}

// Node returns the row of cards. The card of the active seat, or of none, has a tab.
func (s *Seats) Node(active engine.Seat, tab string) *flow.Node {
	s.active, s.tab = active, tab
	return s.row.Node(rowKey{s.m.Environment(), s.m.Stage.Shown().Seats()}, s.build)
}

func (s *Seats) build() *flow.Node {
	row := flow.Row().Along(flow.Center).Pad(render.Margin, render.None)
	n := s.m.Stage.Shown().Seats()
	w, h := s.m.Theme.PlayerSize()
	for seat := range engine.Seat(n) {
		if seat > 0 {
			row.Add(flow.Space(render.Hair, render.None).Upto(render.Wide))
		}
		s.cards[seat] = flow.Board(
			func(_ *render.Theme, r render.Rect) []ui.Control { return s.controls(seat, r) },
			nil,
			func(t *render.Theme, dst *ebiten.Image, _ render.Rect) { s.draw(t, dst, seat) },
		).Exact(w, h).Grow(0)
		row.Add(s.cards[seat])
	}
	return row
}

// Box returns where the card of a seat stands now: while the turn passes on, one rises as
// another one sinks.
func (s *Seats) Box(seat engine.Seat) render.Rect {
	if s.cards[seat] == nil {
		return render.Rect{}
	}
	r := s.cards[seat].Box
	a := s.m.Stage.Actors()
	switch pass := &a.Turn; {
	case !pass.On || a.Calm:
		if seat == s.active {
			r.Y -= render.PlayerRise
		}
	case seat == pass.To:
		r.Y -= render.PlayerRise * pass.T
	case seat == pass.From:
		r.Y -= render.PlayerRise * (1 - pass.T)
	}
	r.Y = s.m.View().Snap(r.Y)
	return r
}

// controls lists a card and the sums on it. In small windows they are too small to be
// pressed: only the keyboard comes to them.
func (s *Seats) controls(seat engine.Seat, r render.Rect) []ui.Control {
	sh, small, list := s.m.Stage.Shown(), s.m.View().Compact, &s.lists[seat]
	if seat == s.active {
		r.Y -= render.PlayerRise
	}
	key := list.key
	key.Environment, key.box = s.m.Environment(), r
	key.player, key.cash, key.card = sh.Players[seat], sh.Cash(seat), sh.LotteryCards[seat]
	key.kind = s.m.KindName(seat)
	key.mail, key.deals = sh.Mail[seat], sh.Deals[seat]
	if key == list.key {
		return list.controls
	}
	list.key = key
	open := func(ui.Event) { s.open(seat) }
	card := ui.Control{
		ID: seatIDs[seat], Box: r, Widget: ui.Custom{}, Tip: facts.SeatTip(s.m, seat), Info: len(sh.HeldDeals(seat)) == 0, Do: open,
	}
	controls := append(make([]ui.Control, 0, 1+len(sumIDs[seat])), card)
	tips := facts.SumTips(s.m, seat)
	for i, box := range s.m.Theme.PlayerSums(sh.LotteryCards[seat] != engine.NoCard) {
		if !box.Empty() {
			controls = append(controls, ui.Control{
				ID: sumIDs[seat][i], Box: box.Moved(r.X, r.Y), Widget: s.ring, Tip: tips[i], Info: small || card.Info, Do: open,
			})
		}
	}
	if small {
		controls = append(controls[1:], card)
	}
	list.controls = controls
	return controls
}

// draw draws a card. Its cash is drawn over its picture, which would be painted anew
// whenever that counts; on the card of who has finished it lies below the stamp.
func (s *Seats) draw(t *render.Theme, dst *ebiten.Image, seat engine.Seat) {
	if s.Away {
		return
	}
	state := s.hand.State(seatIDs[seat])
	card := facts.PlayerCard(s.m, seat, s.active, s.tab)
	key := seatKey{card, state.Hover, state.Focused}
	over := card.Finished == ""
	if over {
		key.card.Counting = true
		key.card.Cash, key.card.InDebt, key.card.Changed, key.card.Notes = "", false, 0, render.Notes{}
	}
	r := s.Box(seat)
	s.images[seat].Draw(t, dst, r, render.PlayerMargin, key, func(dst *ebiten.Image) {
		t.PlayerCard(dst, r, key.card, render.State{Hover: key.hover, Focused: key.focused})
	})
	if over {
		t.PlayerCash(dst, r, card, state)
	}
	if facts.StampFalls(s.m, seat) {
		t.PlayerStamp(dst, r, s.m.Say(facts.StampWord(s.m, seat)), s.m.Stage.Actors().Stamp.Scale, s.m.Stage.Actors().Stamp.Shake)
	}
}
