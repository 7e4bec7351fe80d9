package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/render"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
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

// drawSeats draws the player cards.
func (s *Turn) drawSeats(dst *ebiten.Image) {
	t := s.Theme
	sh := s.M.Stage.Shown()
	active, tab := s.active()
	boxes := s.seatBoxes()
	for seat := range engine.Seat(sh.Seats()) {
		state := s.UI.State(seatIDs[seat])
		card := facts.PlayerCard(s.M, seat, active, tab)
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
		if facts.StampFalls(s.M, seat) {
			stamp := s.M.Stage.Actors().Stamp
			pose := render.Pose{Turn: -7, Scale: stamp.Scale}
			t.Stamp(dst, s.Say(facts.StampWord(s.M, seat)), r.Right()-52+stamp.Shake, r.Y+r.H*.52, 12.5, t.Palette.Families[render.Green].Edge, pose)
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
		card := ui.Control{ID: id, Box: r, Widget: ui.Custom{}, Tip: facts.SeatTip(s.M, seat), Info: len(sh.HeldDeals(seat)) == 0, Do: open}
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
