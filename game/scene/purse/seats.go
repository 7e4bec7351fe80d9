package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/player"
	"bigpayday/render/tabletop"
)

// Seats are the players' cards on the desk with their money: the sums on each say what they
// are when they are pointed at.
type Seats struct {
	*frame.Seats
	m    *match.Match
	hand *hand.Hand
	open func(engine.Seat)

	lists  [engine.MaxSeats]seatList
	images [engine.MaxSeats]render.CachedImage[seatKey]
	laid   [engine.MaxSeats]laid
	// ribbon is that of whoever leads the race.
	ribbon moments.Ribbon
}

// seatList is what can be pointed at on a player's card, and all that it depends on.
type seatList struct {
	key      listKey
	controls []ui.Control
	// sums are what is said of the sums, which do not depend on where the player stands.
	sums [5]control.Tip
}

// listKey is all that can be pointed at on a player's card depends on.
type listKey struct {
	sumsKey
	month, day uint8
	box        render.Rect
	stands     tabletop.Standing
}

// sumsKey is all that what is said of the sums depends on.
type sumsKey struct {
	app.Environment
	player engine.Player // without month and day, which no sum depends on
	kind   string        // as it is called
	bare   bool          // the sums say nothing yet
	cash   int32
	mail   engine.Hand[[engine.MaxMail]engine.CardID]
	deals  engine.Hand[[engine.MaxDeals]engine.CardID]
	card   engine.CardID // of the Lottery
}

// seatKey is all that the picture of a player card depends on.
type seatKey struct {
	card           player.PlayerCard
	hover, focused bool
}

// sumIDs are the ids of the sums on the players' cards.
var sumIDs = func() (ids [engine.MaxSeats][5]ui.ID) {
	for seat := range ids {
		for i, name := range [5]ui.ID{"-cash", "-loan", "-bills", "-deals", "-lottery"} {
			ids[seat][i] = frame.SeatIDs[seat] + name
		}
	}
	return ids
}()

// newSeats returns the cards of a match for a page with a hand. Open is called with the
// seat whose Deals are to be shown.
func newSeats(m *match.Match, hand *hand.Hand, open func(engine.Seat)) *Seats {
	s := &Seats{m: m, hand: hand, open: open}
	s.Seats = frame.NewSeats(m.Session, s)
	return s
}

// pin lets the ribbon drop on the card of whoever leads the race, in every tick. It reports whether
// it looks different.
func (s *Seats) pin() bool {
	return s.ribbon.Tick(s.m.Stage.Shown().Leader(), s.m.Settings.ReducedMotion)
}

// Passing says how far the turn has passed on, see [frame.Face].
func (s *Seats) Passing() (from, to engine.Seat, part float64, on bool) {
	a := s.m.Stage.Actors()
	return a.Turn.From, a.Turn.To, a.Turn.T, a.Turn.On && !a.Calm
}

// Controls lists a card and the sums on it. In small windows they are too small to be
// pressed: only the keyboard comes to them.
func (s *Seats) Controls(seat engine.Seat, r render.Rect) []ui.Control {
	sh, small, list := s.m.Stage.Shown(), s.m.View().Compact, &s.lists[seat]
	key := listKey{
		sumsKey: sumsKey{
			Environment: s.m.Environment(),
			player:      sh.Players[seat], cash: sh.Cash(seat), card: sh.LotteryCards[seat],
			kind: s.m.KindName(seat), bare: !s.m.Shows(lesson.TheSums),
			mail: sh.Mail[seat], deals: sh.Deals[seat],
		},
		month: sh.Players[seat].Month, day: sh.Players[seat].Day, box: r, stands: sh.Standing(seat),
	}
	key.player.Month, key.player.Day = 0, 0
	if key == list.key {
		return list.controls
	}
	if key.sumsKey != list.key.sumsKey {
		list.sums = facts.SumTips(s.m, seat)
	}
	list.key = key
	open := func(ui.Event) { s.open(seat) }
	card := ui.Control{
		ID: frame.SeatIDs[seat], Box: r, Widget: ui.Custom{}, Tip: facts.SeatTip(s.m, seat), Info: len(sh.HeldDeals(seat)) == 0, Do: open,
	}
	controls := append(make([]ui.Control, 0, 1+len(sumIDs[seat])), card)
	if key.bare {
		list.controls = controls
		return controls
	}
	for i, box := range player.PlayerSums(s.m.Theme, sh.LotteryCards[seat] != engine.NoCard) {
		if !box.Empty() {
			controls = append(controls, ui.Control{
				ID: sumIDs[seat][i], Box: box.Moved(r.X, r.Y), Widget: s.m.Ringed, Tip: list.sums[i], Info: small || card.Info, Do: open,
			})
		}
	}
	if small {
		controls = append(controls[1:], card)
	}
	list.controls = controls
	return controls
}

// Card returns what a card shows.
func (s *Seats) Card(seat engine.Seat) player.PlayerCard {
	return facts.PlayerCard(s.m, seat, s.Active, s.Tab)
}

// Draw draws a card. Its cash is drawn over its picture, which would be painted anew
// whenever that counts; on the card of who has finished it lies below the stamp.
func (s *Seats) Draw(t *render.Theme, dst *ebiten.Image, seat engine.Seat, r render.Rect) {
	state := s.hand.State(frame.SeatIDs[seat])
	card := s.Card(seat)
	key := seatKey{card, state.Hover, state.Focused}
	over := card.Finished == ""
	if over {
		key.card.Counting = true
		key.card.Cash, key.card.InDebt, key.card.Changed, key.card.Notes = "", false, 0, palette.Notes{}
	}
	player.PlayerLight(t, dst, r, card)
	s.images[seat].Draw(t, dst, r, player.PlayerMargin, key, func(dst *ebiten.Image) {
		player.DrawPlayerCard(t, dst, r, key.card, render.State{Hover: key.hover, Focused: key.focused})
	})
	player.PlayerFace(t, dst, r, card, s.m.Faces.Frame(seat), state)
	if dropped, worn := s.ribbon.On(seat); worn && card.Place != "" {
		player.LeaderRibbon(t, dst, r, card, dropped, state)
	}
	if over {
		player.PlayerCash(t, dst, r, card, state)
	}
	if facts.StampFalls(s.m, seat) {
		player.PlayerStamp(t, dst, r, card, s.m.Say(facts.StampWord(s.m, seat)), s.m.Stage.Actors().Stamp.Scale, s.m.Stage.Actors().Stamp.Shake)
	}
}
