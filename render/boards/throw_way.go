package boards

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/stage"
)

// A throw that moves a token flies over the board, so large that nobody overlooks it: from the
// tray over days that are gone, and never over those in reach.
const (
	// airSize is how large the die is there, in logical pixels of a calendar of 1280x800.
	airSize = 132.
	// The parts of a throw at which the die hits for the second time, and at which it lies.
	secondHit, atRest = .66, .76
	// restAngle is how it lies, in degrees.
	restAngle = -14.
)

// ThrowWay is the way of a die over the board: from the tray by way of a bend to where it hits
// first, and on to where it lies.
type ThrowWay struct {
	from, first, rest render.Rect
	bend              render.Point // logical pixels
	lies              float64      // how it is turned in the tray, in degrees
}

// Airborne is a die on that way: the middle of its place on the ground, how high it is above
// that, and how it is held.
type Airborne struct{ X, Y, Size, Lift, Turn, Squash float64 }

// Toward returns what lies between this and another one.
func (a Airborne) Toward(b Airborne, part float64) Airborne {
	mix := func(x, y float64) float64 { return x + (y-x)*part }
	return Airborne{mix(a.X, b.X), mix(a.Y, b.Y), mix(a.Size, b.Size), mix(a.Lift, b.Lift) + 40*math.Sin(math.Pi*part), mix(a.Turn, b.Turn), mix(a.Squash, b.Squash)}
}

// Home returns the die as it lies in the tray.
func (w *ThrowWay) Home() Airborne {
	return Airborne{X: w.from.CenterX(), Y: w.from.CenterY(), Size: w.from.W, Turn: w.lies}
}

// At returns the die at the part t of its throw.
func (w *ThrowWay) At(t float64) Airborne {
	const squashed, spins = .08, 500
	size := w.rest.W
	a := Airborne{Size: size, Turn: restAngle + spins*math.Pow(max(0, 1-t/atRest), 2)}
	hit := func(at float64) { a.Squash = max(a.Squash, squashed*max(0, 1-math.Abs(t-at)/.05)) }
	hit(stage.FirstHit)
	hit(secondHit)
	switch {
	case t < stage.FirstHit:
		u := t / stage.FirstHit
		v := 1 - u
		a.X = v*v*w.from.CenterX() + 2*u*v*w.bend.X + u*u*w.first.CenterX()
		a.Y = v*v*w.from.CenterY() + 2*u*v*w.bend.Y + u*u*w.first.CenterY()
		// It comes near to the eye before it falls.
		a.Size = w.from.W + (size-w.from.W)*beats.OutQuad(u) + .22*size*math.Sin(math.Pi*u)
		a.Lift = .3 * size * 4 * u * v
	case t < secondHit:
		u := (t - stage.FirstHit) / (secondHit - stage.FirstHit)
		a.X, a.Y = w.first.CenterX()+(w.rest.CenterX()-w.first.CenterX())*u, w.first.CenterY()+(w.rest.CenterY()-w.first.CenterY())*u
		a.Lift = .3 * size * 4 * u * (1 - u)
	default:
		a.X, a.Y = w.rest.CenterX(), w.rest.CenterY()
		if u := (t - secondHit) / (atRest - secondHit); u < 1 {
			a.Lift = .06 * size * 4 * u * (1 - u)
		}
	}
	return a
}

// NewThrowWay returns the way of a die that is thrown from its place in the tray, where it will
// be turned by so many degrees, while a token stands on a day and the die can lead to others.
func NewThrowWay(c *Calendar, from render.Rect, lies float64, day uint8, leads []uint8) ThrowWay {
	taken := takenCells{calendar: c, day: day, leads: leads}
	size := airSize * turnPieceScale(render.Rect{W: c.CellW, H: c.CellH})
	w := ThrowWay{from: from, rest: taken.landing(size), lies: lies}
	// It comes over the upper part of the page, straight or from below: where it is least over
	// days in reach.
	x, y := (from.CenterX()+w.rest.CenterX())/2, (from.CenterY()+w.rest.CenterY())/2
	best := math.Inf(1)
	for _, bend := range [3]render.Point{{X: x, Y: c.Sheet.Y + .8*size}, {X: x, Y: y}, {X: c.Sheet.Right() + size/2, Y: c.Sheet.Bottom()}} {
		try := w
		try.bend = bend
		dx, dy := bend.X-w.rest.CenterX(), bend.Y-w.rest.CenterY()
		far := .4 * size / max(1, math.Hypot(dx, dy))
		try.first = w.rest.Moved(dx*far, dy*far)
		if over := taken.over(&try); over < best {
			best, w = over, try
		}
	}
	return w
}

// takenCells are the cells over which no die may fly.
type takenCells struct {
	calendar *Calendar
	day      uint8 // where the token stands
	leads    []uint8
}

// over returns how much of a way leads over days in reach.
func (t *takenCells) over(w *ThrowWay) (much float64) {
	const steps = 24
	for i := range steps {
		at := w.At(stage.FirstHit * float64(i) / steps)
		much += t.inReach(render.Rect{X: at.X - at.Size/2, Y: at.Y - at.Lift - at.Size/2, W: at.Size, H: at.Size})
	}
	return much + 4*t.inReach(w.first)
}

// inReach returns how much of a rectangle lies over days in reach, in square pixels.
func (t *takenCells) inReach(r render.Rect) (much float64) {
	for i, day := range t.leads {
		if day > 0 && (i == 0 || t.leads[i-1] != day) {
			much += shared(r, t.calendar.Cell(int(day)))
		}
	}
	return much
}

// landing returns where a die of a size comes to rest: over days that are gone, as far as there
// are any, and over nothing that is in reach or stands on the board for the player whose turn it
// is.
func (t *takenCells) landing(size float64) render.Rect {
	c, best, at := t.calendar, math.Inf(-1), render.Rect{}
	stands := c.Cell(int(t.day))
	for row := range 2*c.Rows() - 1 {
		for column := range 13 {
			r := render.Rect{X: c.Grid.X + float64(column+1)*c.CellW/2 - size/2, Y: c.Grid.Y + float64(row+1)*c.CellH/2 - size/2, W: size, H: size}
			worth := -6*t.inReach(r.Inset(-4)) - 3*shared(r, stands)
			for day := 0; day < int(t.day); day++ {
				worth += shared(r, c.Cell(day))
			}
			// Among equals the one nearest to the tray's corner of the token.
			worth -= .2 * size * math.Hypot(r.CenterX()-stands.CenterX(), r.CenterY()-stands.CenterY()) / 4
			if worth > best {
				best, at = worth, r
			}
		}
	}
	return at
}

// shared returns the area that two rectangles share.
func shared(a, b render.Rect) float64 {
	w, h := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y)
	return max(w, 0) * max(h, 0)
}

// ThrowDust draws what the die stirs up where it hits, at the part t of its throw.
func ThrowDust(t *render.Theme, dst *ebiten.Image, w *ThrowWay, part float64) {
	const lasts = .2
	for _, hit := range [2]struct {
		at render.Rect
		on float64
	}{{w.first, stage.FirstHit}, {w.rest, secondHit}} {
		dust(t, dst, hit.at.CenterX(), hit.at.Bottom()-hit.at.H*.1, hit.at.W, (part-hit.on)/lasts)
	}
}
