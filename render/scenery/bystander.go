package scenery

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
)

// Prop is what somebody behind the desk holds.
type Prop uint8

// The props.
const (
	NoProp Prop = iota
	// HeldBall is a ball of a lottery, NoBall the place where one will be.
	HeldBall
	NoBall
	// ScoreBoard is a board on a stick with what they have thrown.
	ScoreBoard
	// Paddle is what is raised for a bid.
	Paddle
)

// Bystander is somebody who stands behind the desk while something is decided.
type Bystander struct {
	Face  render.Character
	Frame faces.Frame
	// Lit stands in the light, and larger.
	Lit bool
	// Prop is what they hold, with Word on it; Risen is how far it has come up, 0 to 1.
	Prop  Prop
	Word  string
	Risen float64
	// Grown is how far they have grown to whom a scene is about, 0 to 1, and Below what they stay
	// below, in logical pixels of the window, 0 for nothing.
	Grown, Below float64
	// Color is that of the seat.
	Color palette.SeatColor
}

// Somebody behind the desk in the design, who stands in the light and who does not,
// or has won.
const bystander, bystanderLit, bystanderWins, bystanderLeast = 158.0, 184.0, 290.0, 96.0

// heldBall is how large the radius of a ball is that somebody holds, as a part of their size.
const heldBall = .2

// BystanderSize returns how large somebody stands behind the desk at least.
func BystanderSize(t *render.Theme) (w, h float64) {
	z := min(t.View.W, t.View.H) / designH
	return bystanderLeast * z, bystanderLit * z
}

// bust returns where somebody stands in r and how large, and whether there is room for a prop beside
// them.
func (b *Bystander) bust(t *render.Theme, r render.Rect) (x, size float64, roomy bool) {
	_, high := BystanderSize(t)
	size = min(r.W*1.2, high*bystander/bystanderLit)
	roomy = r.W > size*1.15
	if b.Lit {
		size *= bystanderLit / bystander
	}
	grown := 1 + (bystanderWins/bystander-1)*b.Grown
	if b.Below > 0 {
		grown = max(1, min(grown, (r.Bottom()-b.Below)/size))
	}
	size *= grown
	x = r.CenterX()
	if aside := size * .16; roomy {
		switch b.Prop {
		case ScoreBoard:
			x += aside
		case Paddle:
			x -= aside
		}
	}
	return x, size, roomy
}

// DrawBystander draws somebody who stands on the lower edge of r.
func DrawBystander(t *render.Theme, dst *ebiten.Image, r render.Rect, b *Bystander) {
	p := t.Pen(dst)
	x, size, roomy := b.bust(t, r)
	if b.Lit && !t.HighContrast {
		p.Glow(x, r.Bottom()-size*.5, size*.75, size*.65)
	}
	switch b.Prop {
	case ScoreBoard:
		if roomy {
			b.board(p, x-size*.56, r.Bottom()-size*.42, size*.52, -5)
		} else { // over the head
			b.board(p, x, r.Bottom()-size*.7, size*.44, -5)
		}
	case Paddle:
		up := 1.
		if b.Lit {
			up = 1.15
		}
		if roomy {
			b.paddle(p, x+size*.5, r.Bottom()-size*.5*up, size*.5)
		} else { // over the head
			b.paddle(p, x, r.Bottom()-size*up, size*.46)
		}
	}
	t.Bust(dst, b.Face, b.Frame, x, r.Bottom(), size)
	const up = .88 // of its radius, from the desk to the middle of a ball
	radius := size * heldBall
	switch b.Prop {
	case HeldBall:
		b.ball(p, around(x, r.Bottom()-radius*up+radius*(1-b.Risen), radius))
	case NoBall:
		c := &t.Palette
		p.Disc(x, r.Bottom()-radius*up, radius*.8, palette.Faded(c.Limelight, .78))
		p.ArcDashes(x, r.Bottom()-radius*up, radius*.76, max(1, radius*.06), 16, c.Cream)
	}
}

// ball draws the ball that somebody has taken.
func (b *Bystander) ball(p render.Pen, r render.Rect) {
	c := &p.Palette
	drawBall(p, r.CenterX(), r.CenterY(), r.W/2, c.Seat(b.Color))
	st := render.Style{Face: render.Black, Size: r.W * .47, Color: c.Ink, Align: render.Center}
	p.Unrecorded = true // the plate says it
	p.GrowingTo(1).TextFit(b.Word, r.CenterX(), r.CenterY()+st.Size*.36, r.W*.66, 8, st)
}

// board draws a board that is held up, around x with the lower end of its stick at foot.
func (b *Bystander) board(p render.Pen, x, foot, wide, turn float64) {
	const high = 150. / 96
	art := "score-" + b.Color.String()
	key := render.DrawingKey{What: art, Name: b.Word, Size: float32(wide)}
	board := p.Composed(key, wide, wide*high, 1, func(q render.Pen) {
		q.LayArt(art, 0, 0, wide)
		q.Unrecorded = true // the plate says it
		st := render.Style{Face: render.Black, Size: wide * .5, Color: q.Palette.Ink, Align: render.Center, Tracking: -1}
		q.GrowingTo(1).TextFit(b.Word, wide/2, wide*.56, wide*.72, 8, st)
	})
	p.Posed(board, x, foot+wide*high*(.5-b.Risen), render.Pose{Turn: turn})
}

// paddle draws a paddle that is raised, around x with its middle at y.
func (b *Bystander) paddle(p render.Pen, x, y, wide float64) {
	const high = 122. / 84
	c := &p.Palette
	r := render.Rect{X: x - wide/2, Y: y - wide*high/2 + wide*high*(1-b.Risen), W: wide, H: wide * high}
	p.LayArt("paddle-"+b.Color.String(), r.X, r.Y, wide)
	p.Unrecorded = true // the plate says it
	st := render.Style{Face: render.Black, Size: wide * .27, Color: c.Ink, Align: render.Center, Tracking: -.5}
	p.GrowingTo(1).TextFit(b.Word, x, r.Y+wide*.44+st.Size*.36, wide*.72, 8, st)
}
