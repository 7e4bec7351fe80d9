package purse

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
)

// Notes draws the bills that fly from one account to another, over a table with a
// calendar.
func (f *Frame) Notes(dst *ebiten.Image, c *boards.Calendar) {
	a := f.m.Stage.Actors()
	k := f.noteScale()
	if a.Party.On {
		f.drawParty(dst, &a.Party)
	}
	if a.Rocket.On {
		f.drawRocket(dst, c, a.Rocket)
	}
	for i := range a.Notes.N {
		n := &a.Notes.Notes[i]
		if n.T <= 0 || n.T >= 1 {
			continue
		}
		x0, y0 := f.accountSpot(n.From, c)
		x1, y1 := f.accountSpot(n.To, c)
		high := min(140, .35*math.Hypot(x1-x0, y1-y0))
		if f.bankBox.Empty() && f.bag == (render.Point{}) && (n.From == engine.Bank || n.To == engine.Bank) {
			high = 30 // the Bank is above the window: there a note would not be seen
		}
		arc := high * 4 * n.T * (1 - n.T)
		x := x0 + (x1-x0)*n.T
		y := y0 + (y1-y0)*n.T - arc
		pieces.Bill(f.m.Theme, dst, int(n.Value), x, y, (noteLies+noteLifts*math.Sin(math.Pi*n.T))*k, render.Pose{Turn: -20 + 40*n.T + float64(i%3)*7})
	}
}

// How large a bill is that flies, and how much larger half-way, in times its size.
const noteLies, noteLifts = .62, .3

// noteScale is how much smaller bills are that fly in a small window.
func (f *Frame) noteScale() float64 {
	if f.m.View().Compact {
		return .8
	}
	return 1
}

// prewarmNotes makes the pictures of the bills that fly later in a moment, a few in each of the frames
// in which it grows dark, so that no frame is late then.
func (f *Frame) prewarmNotes(dst *ebiten.Image, m *moments.Moment) {
	const frame, steps, kinds = 1_000. / 60, 4, 6
	if !m.Fills() || m.Calm || m.At >= m.Warm() {
		return
	}
	f.m.Theme.Prewarm(1<<22, time.Second, func() {
		for i := range 2 { // the next one, too: a frame may be left out
			value := pieces.NoteValue(f.m.Theme, (int(m.At/frame)+i)%kinds)
			for step := range steps {
				lifted := noteLifts * float64(step) / (steps - 1)
				pieces.Bill(f.m.Theme, dst, value, 0, 0, (noteLies+lifted)*f.noteScale(), render.Pose{Turn: 1})
			}
		}
	})
}

// drawParty draws the paper that flies up from the cards of those who are given money.
func (f *Frame) drawParty(dst *ebiten.Image, k *stage.Party) {
	const strips, high, aside, turn = 12, .55, .12, 400 // of a card's height and width, and degrees
	rise := 4*k.T*(1-k.T) + .3*k.T
	for seat := range engine.Seat(f.m.Stage.Shown().Seats()) {
		if !k.Seats.Has(seat) {
			continue
		}
		box := f.Seats.Box(seat)
		for i := range strips {
			at := (float64(i) + .5) / strips
			x := box.X + box.W*(at+aside*k.T*(2*at-1))
			y := box.Y - high*box.H*rise*(.6+.4*math.Sin(float64(i*i)))
			pieces.Confetti(f.m.Theme, dst, i, x, y, render.Pose{Turn: turn*k.T + float64(i)*47, Fade: max(0, 2*k.T-1)})
		}
	}
}

// drawRocket draws the rocket that flies from a day to the Jackpot, in an arc over the calendar.
func (f *Frame) drawRocket(dst *ebiten.Image, c *boards.Calendar, k stage.Rocket) {
	const smallest, grows, high = .5, .5, .22 // of a cell, and of the way
	from, to := c.Tile(int(k.Day)), c.Cell(boards.PlaceJackpot)
	x := from.CenterX() + (to.CenterX()-from.CenterX())*k.T
	y := from.CenterY() + (to.CenterY()-from.CenterY())*k.T - high*4*k.T*(1-k.T)*math.Hypot(to.X-from.X, to.Y-from.Y)
	boards.FlyingSign(f.m.Theme, dst, engine.JackpotSkyrockets.String(), x, y, c.CellH, render.Pose{Scale: smallest + grows*k.T})
}

// accountSpot returns where money of an account lies on the table.
func (f *Frame) accountSpot(account engine.Account, c *boards.Calendar) (x, y float64) {
	if seat := account.Seat(); seat != engine.NoSeat {
		r := f.Seats.Box(seat)
		if f.Seats.OnPlate(seat) { // beside the sum, not over it
			return r.X + r.H/2, r.CenterY()
		}
		if f.m.View().Compact {
			return r.Right() - 30, r.Y + 46
		}
		return r.Right() - 36, r.Y + 66
	}
	switch account {
	case engine.Jackpot:
		if f.pot != (render.Point{}) {
			return f.pot.X, f.pot.Y
		}
		r := c.Cell(boards.PlaceJackpot)
		return r.CenterX(), r.CenterY()
	case engine.Stakes:
		if f.stake != (render.Point{}) {
			return f.stake.X, f.stake.Y
		}
		if f.Pool != nil {
			return f.Pool.Box.CenterX(), f.Pool.Box.CenterY()
		}
		r := c.Sheet
		return r.Right() - 90, r.Y + 70
	}
	if f.bag != (render.Point{}) {
		return f.bag.X, f.bag.Y
	}
	if f.Pool != nil { // on a scene of its own the Bank is above it
		return f.m.View().W / 2, -beyondEdge
	}
	if r := f.bankBox; !r.Empty() {
		return r.CenterX(), r.CenterY() - r.H/8
	}
	// The Bank is beyond the upper edge, between calendar and column.
	return c.Sheet.Right(), -beyondEdge
}

// beyondEdge is how far beyond the edge of the window what is not on the table is, in logical
// pixels.
const beyondEdge = 14
