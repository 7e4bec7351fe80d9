package turn

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// standing returns the seats whose tokens stand on a day of the shown page, in
// seat order. A token that walks stands nowhere, except counted as.
func (s *Turn) standing(day uint8, with engine.Seat) (seats [engine.MaxSeats]engine.Seat, n int) {
	st := s.M.Stage
	sh, walks := st.Shown(), st.Actors().Token
	page := st.Page()
	for seat := range engine.Seat(sh.Seats()) {
		p := sh.Players[seat]
		if seat == with || p.Month == page && p.Day == day && (!walks.On || walks.Seat != seat) {
			seats[n] = seat
			n++
		}
	}
	return seats, n
}

func (s *Turn) drawTokens(dst *ebiten.Image) {
	t, c := s.Theme, &s.board.calendar
	for day := uint8(0); day <= engine.MaxDays; day++ {
		seats, n := s.standing(day, engine.NoSeat)
		if n == 0 {
			continue
		}
		if part := s.guest(day); part > 0 {
			s.drawCrowd(dst, day, part)
			continue
		}
		tile := s.standAt(c, day)
		t.TokensAt(dst, tile, s.spots(tile, day, n), s.tokensOf(seats[:n]), n, strconv.Itoa(n))
	}
	s.drawWalk(dst)
}

// standAt returns the part of a day's tile that tokens stand on: all of it, but
// in large type they leave more room for its label.
func (s *Turn) standAt(c *render.Calendar, day uint8) render.Rect {
	r := c.Tile(int(day))
	if s.Theme.LargeType() {
		r.H *= .93
	}
	return r
}

// spots returns where n tokens stand on a day of the page that is shown: beside
// its odds, if they are.
func (s *Turn) spots(tile render.Rect, day uint8, n int) [render.MaxSeats]render.Rect {
	if s.M.Odds && day > 0 && s.chanceOf(int(day)) > 0 {
		return render.TokenSpotsBeside(tile, n)
	}
	return render.TokenSpots(tile, n)
}

// tokensOf returns the tokens of seats, in their order.
func (s *Turn) tokensOf(seats []engine.Seat) (tokens [render.MaxSeats]render.Token) {
	for i, seat := range seats {
		tokens[i] = s.M.Tokens[seat]
	}
	return tokens
}

// guest returns how far the token that walks is on a day, 0 to 1.
func (s *Turn) guest(day uint8) float64 {
	w := &s.M.Stage.Actors().Token
	switch {
	case !w.On || w.Month != s.M.Stage.Page():
		return 0
	case day == w.Next:
		return w.Hop
	case day == w.At:
		return 1 - w.Hop
	}
	return 0
}

// drawCrowd draws the tokens that stand on a day while another one comes or
// goes: they move together for it, as far as it is there.
func (s *Turn) drawCrowd(dst *ebiten.Image, day uint8, part float64) {
	t, tile := s.Theme, s.standAt(&s.board.calendar, day)
	walker := s.M.Stage.Actors().Token.Seat
	alone, n := s.standing(day, engine.NoSeat)
	all, _ := s.standing(day, walker)
	from, to := s.spots(tile, day, n), s.spots(tile, day, n+1)
	for i, seat := range alone[:n] {
		at := app.Between(from[i], to[slices.Index(all[:n+1], seat)], part)
		t.HeldToken(dst, s.M.Tokens[seat], at.CenterX(), at.CenterY(), at.W, render.OnBoard, render.Pose{})
	}
	if part >= .5 {
		n++ // whoever is nearer to this day than to another counts here
	}
	if n > 1 {
		x, y, r := render.TokenBadge(tile)
		t.Badge(dst, x, y, r, strconv.Itoa(n))
	}
}

// spot returns the box in which a seat's token stands on a day.
func (s *Turn) spot(seat engine.Seat, day uint8) render.Rect {
	seats, n := s.standing(day, seat)
	spots := s.spots(s.standAt(&s.board.calendar, day), day, n)
	for i := range n {
		if seats[i] == seat {
			return spots[i]
		}
	}
	return spots[0]
}

// drawWalk draws the token that walks.
func (s *Turn) drawWalk(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	w := &a.Token
	if !w.On {
		return
	}
	from, to := s.spot(w.Seat, w.At), s.spot(w.Seat, w.Next)
	x := from.CenterX() + (to.CenterX()-from.CenterX())*w.Hop
	y := from.CenterY() + (to.CenterY()-from.CenterY())*w.Hop - w.Height
	size := from.W + (to.W-from.W)*w.Hop
	style := render.Hopping
	if w.Height < 1 {
		style = render.OnBoard
	}
	pose := render.Pose{Squash: w.Squash}
	if a.Calm {
		pose.Fade = 1 - a.Fade
	}
	s.Theme.HeldToken(dst, s.M.Tokens[w.Seat], x, y, size, style, pose)
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
	sh, c := s.M.Stage.Shown(), &s.board.calendar
	for day := uint8(0); day <= engine.MaxDays; day++ {
		seats, n := s.standing(day, engine.NoSeat)
		if n == 0 {
			continue
		}
		tile := s.standAt(c, day)
		spots := s.spots(tile, day, n)
		for i, seat := range seats[:n] {
			controls = append(controls, ui.Control{
				ID: tokenIDs[seat], Box: app.Common(spots[i], tile), Widget: frame.Ringed(s.M.Session), Info: true,
				Tip: facts.TokenTip(s.M, seat, sh.Players[seat]),
			})
		}
	}
	return controls
}
