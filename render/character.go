package render

import (
	"cmp"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// Character is somebody with a face. The zero Character is nobody.
type Character struct {
	// ID is one of [sketch.Characters], or [sketch.Buyer].
	ID string
	// Seat is the seat whose colour they wear; with OwnCloth they wear their own.
	Seat     palette.SeatColor
	OwnCloth bool
	// Bare says that the Buyer has lifted his hat, which is drawn by itself.
	Bare bool
}

// Exists reports whether there is a face to be drawn.
func (c Character) Exists() bool {
	_, ok := sketch.OwnCloth(c.ID)
	return ok
}

// Cloth returns the colours that a character wears.
func (t *Theme) Cloth(c Character) palette.Pair {
	if own, ok := sketch.OwnCloth(c.ID); ok && c.OwnCloth {
		return palette.Pair(own)
	}
	return t.Palette.Seat(c.Seat)
}

// handsFrom is the size of a bust, in logical pixels, from which hands that are
// raised are shown.
const handsFrom = 60

// face returns the drawing of a character who shows something. Armless leaves out hands
// that are raised beside the head.
func (t *Theme) face(c Character, f faces.Features, size float64, armless bool) sketch.BustFace {
	k := sketch.BustFace{
		Character: c.ID, Eyes: f.Eyes(), Mouth: f.Lips(), Hands: f.Expression.String(),
		Cloth: sketch.SeatColor(t.Cloth(c)), Size: float64(float32(size)), Bare: c.Bare,
	}
	if f.Expression == faces.Triumphant && (armless || size < handsFrom) {
		k.Hands = ""
	}
	return k
}

// bustPicture returns the picture of a face, nil in a prewarm pass that has no time left
// for it.
func (t *Theme) bustPicture(k sketch.BustFace) *Picture {
	if !t.Arts.busts.has(k) && t.Shapes.postponed() {
		return nil
	}
	return t.Arts.busts.get(t, k)
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
	if t.Shapes.Recorder != nil {
		return true
	}
	until := time.Now().Add(budget)
	room := maxBustPixels(t.View.Scale)
	for _, f := range faces.Usual {
		for _, w := range wanted {
			if !w.Exists() {
				continue
			}
			k := t.face(w.Character, f, w.Size, w.OnCard)
			if room -= bustPixels(k, t.View.Scale); room < 0 {
				return true
			}
			made := !t.Arts.busts.has(k)
			t.Arts.busts.get(t, k)
			if made && time.Now().After(until) {
				return false
			}
		}
	}
	return true
}

// Stance is how a bust is held: the middle of its foot and its size, in logical pixels.
type Stance struct {
	X, Foot, Size float64
	// Scale is how many times as large as that the picture is drawn, on the way between two sizes;
	// 0 counts as 1.
	Scale float64
}

// Bust draws a character from the chest up, size wide and high, with the middle of the foot
// at x and foot, as the frame of their life says.
func (t *Theme) Bust(dst *ebiten.Image, c Character, f faces.Frame, x, foot, size float64) {
	t.Pen(dst).DrawBust(c, f, Stance{X: x, Foot: foot, Size: size}, false)
}

// DrawBust draws a character from the chest up: all that is seen in the cutouts, or everything
// without one. Armless leaves out hands that are raised beside the head.
func (p Pen) DrawBust(c Character, f faces.Frame, s Stance, armless bool, in ...cutout) {
	if !c.Exists() {
		return
	}
	q := p.bustPicture(p.face(c, f.Features, s.Size, armless))
	if q == nil {
		return
	}
	k := p.View.Scale
	sin, cos := math.Sincos(f.Lean * Degree)
	scale := cmp.Or(s.Scale, 1)
	sin, cos = sin*scale, cos*scale
	high := 1 + f.Stretch
	at := Transform{
		X: (s.X + p.X + f.Right) * k, Y: (s.Foot + p.Y - f.Up) * k,
		Dx: q.Dx - q.W/2, Dy: q.Dy - q.H,
		Xx: cos, Xy: -sin * high, Yx: sin, Yy: cos * high,
	}
	if f.Lean == 0 {
		// Whole device pixels keep a face sharp that stands still.
		at.X, at.Y = math.Round(at.X+at.Dx)-at.Dx, math.Round(at.Y)
	}
	if len(in) == 0 || p.Shapes.discard {
		p.Put(q, &at, 1, ebiten.FilterLinear)
		return
	}
	for i := range in {
		p.Shapes.imageIn(p.Dst, q.Img, &at, [4]float32{1, 1, 1, 1}, &in[i])
	}
}

// ChestLine is the share of a bust's height, from its top, that is seen where it stands on
// a card or in a small frame.
const ChestLine = .82

// Portrait draws a character in a frame with a ground in their colour. What does not fit
// into it is cut off.
func (t *Theme) Portrait(dst *ebiten.Image, r Rect, c Character, f faces.Frame) {
	const line, sharp = .45, .2 // of the colour, in the frame's line and in its ground
	p, face, radius := t.Pen(dst), t.Cloth(c).Face, t.Round(r.H*.13)
	p.Fill(r, radius, palette.Mixed(t.Palette.PaperTop, face, sharp))
	size := max(r.W, r.H) * 1.02
	if r.H < handsFrom {
		size = r.H / ChestLine
	}
	s := Stance{X: r.CenterX(), Foot: r.Y + size + r.H*.02, Size: size}
	f.Up = min(f.Up, s.Foot-r.Bottom()) // no gap below a face that hops
	p.DrawBust(c, f, s, false, p.Cutout(r, radius, all))
	p.Frame(r, radius, max(1, r.H*.014), palette.Mixed(t.Palette.PaperTop, face, line))
}

// MaxSeats is how many seats there are at most.
const MaxSeats = 6
