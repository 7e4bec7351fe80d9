package render

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
	"bigpayday/render/sketch"
)

// Character is somebody with a face. The zero Character is nobody.
type Character struct {
	// ID is one of [sketch.Characters], or [sketch.Buyer].
	ID string
	// Seat is the seat whose colour they wear; with OwnCloth they wear their own.
	Seat     SeatColor
	OwnCloth bool
}

// exists reports whether there is a face to be drawn.
func (c Character) exists() bool {
	_, ok := sketch.OwnCloth(c.ID)
	return ok
}

// cloth returns the colours that a character wears.
func (t *Theme) cloth(c Character) Pair {
	if own, ok := sketch.OwnCloth(c.ID); ok && c.OwnCloth {
		return Pair(own)
	}
	return t.Palette.seat(c.Seat)
}

// handsFrom is the size of a bust, in logical pixels, from which hands that are
// raised are shown.
const handsFrom = 60

// face returns the drawing of a character who shows something. Armless leaves out hands
// that are raised beside the head.
func (t *Theme) face(c Character, f faces.Features, size float64, armless bool) sketch.BustFace {
	k := sketch.BustFace{
		Character: c.ID, Eyes: f.Eyes(), Mouth: f.Lips(), Hands: f.Expression.String(),
		Cloth: sketch.SeatColor(t.cloth(c)), Size: float64(float32(size)),
	}
	if f.Expression == faces.Triumphant && (armless || size < handsFrom) {
		k.Hands = ""
	}
	return k
}

// bustPicture returns the picture of a face, nil in a prewarm pass that has no time left
// for it.
func (t *Theme) bustPicture(k sketch.BustFace) *picture {
	if !t.arts.busts.has(k) && t.shapes.postponed() {
		return nil
	}
	return t.arts.busts.get(t, k)
}

// WantedFace is a face that will be shown in a size. OnCard is for those of player cards.
type WantedFace struct {
	Character
	Size   float64
	OnCard bool
}

// PrewarmFaces draws the pictures of faces ahead that will be shown, as long as the time
// lasts, at least one. It reports whether all are there that have room in memory; if not, it
// has to be called again in a later frame with all that are wanted.
func (t *Theme) PrewarmFaces(wanted []WantedFace, budget time.Duration) (done bool) {
	if t.shapes.recorder != nil {
		return true
	}
	until := time.Now().Add(budget)
	room := maxBustPixels
	for _, f := range faces.Usual {
		for _, w := range wanted {
			if !w.exists() {
				continue
			}
			k := t.face(w.Character, f, w.Size, w.OnCard)
			if room -= bustPixels(k, t.View.Scale); room < 0 {
				return true
			}
			made := !t.arts.busts.has(k)
			t.arts.busts.get(t, k)
			if made && time.Now().After(until) {
				return false
			}
		}
	}
	return true
}

// stance is how a bust is held: the middle of its foot and its size, in logical pixels.
type stance struct{ x, foot, size float64 }

// Bust draws a character from the chest up, size wide and high, with the middle of the foot
// at x and foot, as the frame of their life says.
func (t *Theme) Bust(dst *ebiten.Image, c Character, f faces.Frame, x, foot, size float64) {
	t.pen(dst).bust(c, f, stance{x, foot, size}, false)
}

// bust draws a character from the chest up: all that is seen in the cutouts, or everything
// without one. Armless leaves out hands that are raised beside the head.
func (p pen) bust(c Character, f faces.Frame, s stance, armless bool, in ...cutout) {
	if !c.exists() {
		return
	}
	q := p.bustPicture(p.face(c, f.Features, s.size, armless))
	if q == nil {
		return
	}
	k := p.View.Scale
	sin, cos := math.Sincos(f.Lean * degree)
	high := 1 + f.Stretch
	at := transform{
		x: (s.x + p.x + f.Right) * k, y: (s.foot + p.y - f.Up) * k,
		dx: q.dx - q.w/2, dy: q.dy - q.h,
		xx: cos, xy: -sin * high, yx: sin, yy: cos * high,
	}
	if f.Lean == 0 {
		// Whole device pixels keep a face sharp that stands still.
		at.x, at.y = math.Round(at.x+at.dx)-at.dx, math.Round(at.y)
	}
	if len(in) == 0 || p.shapes.discard {
		p.put(q, &at, 1, ebiten.FilterLinear)
		return
	}
	for i := range in {
		p.shapes.imageIn(p.dst, q.img, &at, [4]float32{1, 1, 1, 1}, &in[i])
	}
}

// chestLine is the share of a bust's height, from its top, that is seen where it stands on
// a card or in a small frame.
const chestLine = .82

// Portrait draws a character in a frame with a ground in their colour. What does not fit
// into it is cut off.
func (t *Theme) Portrait(dst *ebiten.Image, r Rect, c Character, f faces.Frame) {
	const line, sharp = .45, .2 // of the colour, in the frame's line and in its ground
	p, face, radius := t.pen(dst), t.cloth(c).Face, t.round(r.H*.13)
	p.fill(r, radius, mixed(t.Palette.PaperTop, face, sharp))
	size := max(r.W, r.H) * 1.02
	if r.H < handsFrom {
		size = r.H / chestLine
	}
	s := stance{r.CenterX(), r.Y + size + r.H*.02, size}
	f.Up = min(f.Up, s.foot-r.Bottom()) // no gap below a face that hops
	p.bust(c, f, s, false, p.cutout(r, radius, all))
	p.frame(r, radius, max(1, r.H*.014), mixed(t.Palette.PaperTop, face, line))
}

// MaxSeats is how many seats there are at most.
const MaxSeats = 6
