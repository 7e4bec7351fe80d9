package turn

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/pieces"
)

// crowd are the tokens that stand on a day of a page, in seat order.
type crowd struct {
	seats [engine.MaxSeats]engine.Seat
	n     int
	// tile is the part of the day's tile that they stand on, spots the box of each.
	tile  render.Rect
	spots [render.MaxSeats]render.Rect
}

// crowd returns who stands on a day of a page. A token that walks stands nowhere, except
// counted as one, NoSeat for none.
func (s *Turn) crowd(c *boards.Calendar, page, day uint8, with engine.Seat) (k crowd) {
	sh, walks := s.M.Stage.Shown(), s.M.Stage.Actors().Token
	for seat := range engine.Seat(sh.Seats()) {
		p := sh.Players[seat]
		if seat == with || p.Month == page && p.Day == day && (!walks.On || walks.Seat != seat) {
			k.seats[k.n] = seat
			k.n++
		}
	}
	if k.n == 0 {
		return k
	}
	k.tile = c.Tile(int(day))
	if s.Theme.LargeType() {
		k.tile.H *= .93 // leaves more room for the label
	}
	active := slices.Index(k.seats[:k.n], s.turnOn(page))
	others := k.n
	if active >= 0 {
		others--
	}
	k.spots = boards.TokenSpots(k.tile, others)
	if s.shownChance(page, int(day)) > 0 || s.board.marked.keys[s.board.marked.shown].reaches(day) {
		k.spots = boards.TokenSpotsBeside(k.tile, others)
	}
	if active >= 0 {
		copy(k.spots[active+1:], k.spots[active:])
		k.spots[active] = boards.TurnPiece(c.Cell(int(day)))
	}
	return k
}

// turnOn returns the seat whose turn it is, if its token stands on that page, else NoSeat.
func (s *Turn) turnOn(page uint8) engine.Seat {
	sh := s.M.Stage.Shown()
	if sh.Phase != engine.Playing || sh.Players[sh.Turn].Month != page {
		return engine.NoSeat
	}
	return sh.Turn
}

// crowdOn is the crowd on a day of the page that is shown.
func (s *Turn) crowdOn(day uint8, with engine.Seat) crowd {
	return s.crowd(&s.board.calendar, s.M.Stage.Page(), day, with)
}

// drawTokens draws the tokens that stand on a page.
func (s *Turn) drawTokens(dst *ebiten.Image, c *boards.Calendar, page uint8) {
	for day := uint8(0); day <= engine.MaxDays; day++ {
		k := s.crowd(c, page, day, engine.NoSeat)
		if k.n == 0 {
			continue
		}
		if part := s.guest(page, day); part > 0 {
			s.drawCrowd(dst, day, k, part)
			continue
		}
		var tokens [render.MaxSeats]pieces.Token
		for i, seat := range k.seats[:k.n] {
			tokens[i] = s.M.Tokens[seat]
		}
		pieces.TokensAt(s.Theme, dst, k.tile, k.spots, tokens, k.n, strconv.Itoa(k.n))
	}
}

// guest returns how far the token that walks is on a day of a page, 0 to 1.
func (s *Turn) guest(page, day uint8) float64 {
	w := &s.M.Stage.Actors().Token
	switch {
	case !w.On || w.Month != page || page != s.M.Stage.Page():
		return 0
	case day == w.Next:
		return w.Hop
	case day == w.At:
		return 1 - w.Hop
	}
	return 0
}

// drawCrowd draws the tokens that stand on a day of the page that is shown while another one
// comes or goes: they move together for it, as far as it is there.
func (s *Turn) drawCrowd(dst *ebiten.Image, day uint8, alone crowd, part float64) {
	t := s.Theme
	all := s.crowdOn(day, s.M.Stage.Actors().Token.Seat)
	for i, seat := range alone.seats[:alone.n] {
		pieces.MovingToken(t, dst, s.M.Tokens[seat], alone.spots[i], all.spot(seat), part, 0, pieces.OnBoard, render.Pose{})
	}
	n := alone.n
	if part >= .5 {
		n = all.n // whoever is nearer to this day than to another counts here
	}
	if n > 1 {
		x, y, r := pieces.TokenBadge(alone.tile)
		pieces.Badge(t, dst, x, y, r, strconv.Itoa(n))
	}
}

// spot returns the box in which the token of a seat stands that is in the crowd.
func (k *crowd) spot(seat engine.Seat) render.Rect {
	return k.spots[slices.Index(k.seats[:k.n], seat)]
}

// drawWalk draws the token that walks.
func (s *Turn) drawWalk(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	w := &a.Token
	if !w.On {
		return
	}
	from, to := s.crowdOn(w.At, w.Seat), s.crowdOn(w.Next, w.Seat)
	style := pieces.Hopping
	if w.Height < 1 {
		style = pieces.OnBoard
	}
	pose := render.Pose{Squash: w.Squash}
	if a.Calm {
		pose.Fade = 1 - a.Fade
	}
	pieces.MovingToken(s.Theme, dst, s.M.Tokens[w.Seat], from.spot(w.Seat), to.spot(w.Seat), w.Hop, w.Height, style, pose)
}

// apart reports whether players who still walk are on different pages.
func (s *Turn) apart() bool {
	sh := s.M.Stage.Shown()
	month := uint8(0)
	for _, p := range sh.Players[:sh.Seats()] {
		switch {
		case p.Retired:
		case month == 0:
			month = p.Month
		case month != p.Month:
			return true
		}
	}
	return false
}

// walker returns the seat whose page is shown.
func (s *Turn) walker() engine.Seat {
	if t := &s.M.Stage.Actors().Token; t.On {
		return t.Seat
	}
	sh := s.M.Stage.Shown()
	for _, seat := range [2]engine.Seat{sh.Trail.Seat, sh.Landed.Seat} {
		if seat != engine.NoSeat && sh.Players[seat].Month == sh.Page {
			return seat
		}
	}
	return sh.Turn
}

// listTokens lists the tokens that stand on the page that is shown, which tell whose they
// are.
func (s *Turn) listTokens() (controls []ui.Control) {
	for day := uint8(0); day <= engine.MaxDays; day++ {
		k := s.crowdOn(day, engine.NoSeat)
		for i, seat := range k.seats[:k.n] {
			controls = append(controls, ui.Control{
				ID: tokenIDs[seat], Box: k.spots[i].Common(k.tile), Widget: s.M.Ringed, Info: true,
				Tip: facts.TokenTip(s.M, seat, s.M.Stage.Shown().Players[seat]),
			})
		}
	}
	return controls
}
