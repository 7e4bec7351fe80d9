package scenery

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
)

// Set is what a contest is held in.
type Set uint8

// The sets: a theatre with a stage and curtains, the studio of a radio station, a table with
// felt, and a plain hall.
const (
	Theatre Set = iota
	Studio
	Felt
	PlainHall
)

// The theatre in the design: its lamps stand on a bow around the stage.
const (
	theatreW, theatreH     = 1280.0, 652.0
	lampsX, lampsY, lampsR = 640.0, 440.0, 330.0
	lamps                  = 28
	apronH                 = 112.0
)

// DrawSet draws what a contest is held in, in r, down to the desk.
func DrawSet(t *render.Theme, dst *ebiten.Image, r render.Rect, s Set) {
	const lightY = .4
	c := &t.Palette
	switch s {
	case Theatre:
		drawTheatre(t, dst, r)
	case Studio:
		DrawHall(t, dst, r, Hall{Tint: c.Families[palette.Orange].Edge, LightX: .5, LightY: lightY})
	case Felt:
		DrawHall(t, dst, r, Hall{Tint: c.WoodDeep, LightX: .5, LightY: lightY})
		p := t.Pen(dst)
		felt := render.Rect{X: r.X + .12*r.W, Y: r.Bottom() - .34*r.H, W: .76 * r.W, H: .5 * r.H}
		if r.H > r.W { // one looks down on the table
			felt.Y, felt.H = r.Bottom()-.62*r.H, r.H
		}
		p.Within(r, func(q render.Pen) {
			q.Fill(felt.Inset(-10), felt.H/2, c.WoodEdge)
			q.Shade(felt, felt.H/2, c.FeltTop, c.FeltBottom)
		})
	default:
		DrawHall(t, dst, r, Hall{Tint: c.Families[palette.Gold].Edge, LightX: .5, LightY: lightY})
	}
}

// drawTheatre draws the stage with its curtains.
func drawTheatre(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	k := theatreScale(r)
	at := func(x, y float64) (float64, float64) {
		return r.CenterX() + (x-theatreW/2)*k, r.Bottom() + (y-theatreH)*k
	}
	plum := c.Families[palette.Plum]
	p.Shade(r, 0, palette.Mixed(plum.Edge, c.Limelight, .5), plum.Edge)
	p.RecordGround(r, plum.Edge)
	if !t.HighContrast {
		x, y := at(lampsX, 330)
		p.Disc(x, y, 300*k, palette.Faded(plum.Face, .3))
		p.Disc(x, y, 240*k, palette.Faded(plum.Face, .3))
		cone := func(top, bottom float64) {
			x0, _ := at(lampsX-top, 0)
			x1, y1 := at(lampsX+top, 600)
			x2, _ := at(lampsX-bottom, 0)
			x3, _ := at(lampsX+bottom, 0)
			polygon.Convex(p, palette.Faded(c.Spotlight, .13), render.Point{X: x0, Y: r.Y}, render.Point{X: x1, Y: r.Y}, render.Point{X: x3, Y: y1}, render.Point{X: x2, Y: y1})
		}
		cone(80, 290)
		cone(50, 200)
	}
	for i := range lamps {
		drawLamp(p, r, i, i%2 == 0)
	}
	p.LayArt("stage-front", r.X, r.Bottom()-apronH*r.W/theatreW, r.W)
	wide := min(300*r.H/660, .235*r.W)
	for _, side := range [2]float64{1, -1} {
		drape := p.Artwork("stage-drape", 300*r.H/660)
		if drape == nil {
			break
		}
		x := r.X
		if side < 0 {
			x = r.Right()
		}
		scale := p.View.Scale
		p.Put(drape, &render.Transform{X: (x + p.X) * scale, Y: (r.Y + p.Y) * scale, Dx: drape.Dx, Dy: drape.Dy, Xx: side * wide / (300 * r.H / 660), Yy: 1}, 1, ebiten.FilterLinear)
	}
	p.Shadow(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 80 * r.W / theatreW}, 0, 8*k, 14*k, .35)
	p.LayArt("stage-valance", r.X, r.Y, r.W)
}

// theatreScale returns how large the theatre is in r; in a high window its sides are out of sight.
func theatreScale(r render.Rect) float64 {
	const middle = 700
	if r.H > r.W {
		return r.W / middle
	}
	return min(r.W/theatreW, r.H/theatreH)
}

// drawLamp draws the i-th lamp of the bow around the stage in r.
func drawLamp(p render.Pen, r render.Rect, i int, bright bool) {
	k := theatreScale(r)
	sin, cos := math.Sincos(math.Pi + math.Pi*float64(i)/(lamps-1))
	x, y := r.CenterX()+(lampsX+lampsR*cos-theatreW/2)*k, r.Bottom()+(lampsY+lampsR*sin-theatreH)*k
	c := &p.Palette
	p.Disc(x, y, 13*k, palette.Faded(c.Spotlight, .25))
	ink := c.Focus
	if bright {
		ink = c.WinnerInk
	}
	p.Disc(x, y, 7*k, ink)
}

// RunningLamps draws the lamps around the stage in r as they run for a winner: how far they have
// come, 0 to 1.
func RunningLamps(t *render.Theme, dst *ebiten.Image, r render.Rect, run float64) {
	const rounds = 2
	p := t.Pen(dst)
	first := int(run * rounds * lamps)
	for i := range lamps {
		drawLamp(p, r, i, (i+lamps-first%lamps)%4 < 2)
	}
}

// SingerSize returns how large somebody stands on the stage.
func SingerSize(t *render.Theme) (w, h float64) {
	const share, upright = .5, .8
	if t.View.IsUpright() {
		return upright * t.View.W, upright * t.View.W
	}
	return share * t.View.H, share * t.View.H
}

// Singer is who throws the dice of a contest, in the light.
type Singer struct {
	Face  render.Character
	Frame faces.Frame
	// Sings is how far the song has come, 0 to 1, below 0 before it and for who does not sing.
	Sings float64
	// Mic says that they have a microphone before them.
	Mic bool
	// Behind says that they stand behind others, and reach below the edge.
	Behind bool
}

// DrawSinger draws who throws the dice, standing on the lower edge of r or a little below it.
func DrawSinger(t *render.Theme, dst *ebiten.Image, r render.Rect, s Singer) {
	const sways, songs, mouths = 4, 2, 14 // degrees, times and changes in a song
	p := t.Pen(dst)
	_, size := SingerSize(t)
	size = min(size, r.W*1.1)
	foot := r.Bottom()
	if s.Behind {
		foot += size * .2
	}
	f := s.Frame
	singing := s.Sings >= 0 && s.Sings < 1
	if singing {
		f = faces.Frame{Features: faces.Features{Expression: faces.Happy, Blink: true, Mouth: faces.Talk1 + faces.Mouth(int(s.Sings*mouths)%2)}}
		f.Lean = sways * math.Sin(2*math.Pi*songs*s.Sings)
	}
	x := r.CenterX()
	drawSinging(t, dst, s.Face, f, render.Stance{X: x, Foot: foot, Size: size})
	if s.Mic {
		seen := render.Rect{X: r.X - size, Y: r.Y - size, W: r.W + 2*size, H: foot - r.Y + size}
		p.Within(seen, func(q render.Pen) { q.LayArt("microphone", x-size*.22, foot-size*.45, size*.28) })
	}
	if !singing {
		return
	}
	for i := range 6 {
		rise := math.Mod(s.Sings*2+render.Scatter(i, 31), 1)
		side := 1 - 2*float64(i%2)
		tune := p.Artwork([2]string{"tune-1", "tune-2"}[i/2%2], size*.12)
		p.Posed(tune, x+side*size*(.5+.25*render.Scatter(i, 32)), foot-size*(.35+.5*render.Scatter(i, 33)+.2*rise), render.Pose{Turn: side * 10, Fade: rise})
	}
}

// drawSinging draws the singer: one who leans stands so much lower that no corner shows at the edge.
func drawSinging(t *render.Theme, dst *ebiten.Image, c render.Character, f faces.Frame, at render.Stance) {
	if f.Lean != 0 {
		dst = t.View.Part(dst, render.Rect{W: t.View.W, H: at.Foot})
		defer dst.Recycle()
		at.Foot += math.Abs(math.Sin(f.Lean*render.Degree)) * at.Size / 2
	}
	t.Bust(dst, c, f, at.X, at.Foot, at.Size)
}

// DrawSign draws the sign with the name of a contest, with lamps along its edges.
func DrawSign(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	const lamp, apart = 2.6, 20
	p, c, radius := t.Pen(dst), &t.Palette, t.Round(14)
	plum := c.Families[palette.Plum]
	p.Shadow(r.Narrowed(2), radius, 6, 5, .5)
	p.Fill(r, radius, plum.Edge)
	p.RecordGround(r, plum.Edge)
	p.Frame(r.Inset(3), radius-3, 3, c.Focus)
	n := int((r.W - 2*apart) / apart)
	for i := range n {
		x := r.X + apart + (float64(i)+.5)*(r.W-2*apart)/float64(n)
		p.Disc(x, r.Y+9, lamp, c.WinnerInk)
		p.Disc(x, r.Bottom()-9, lamp, c.WinnerInk)
	}
}

// PrizeSize returns how large the star with a prize is.
func PrizeSize(t *render.Theme) (w, h float64) {
	const share = 190 / designH
	z := share * min(t.View.W, t.View.H)
	return z, z
}

// DrawPrize draws a star with what the winner takes around the middle of r, so many times as large
// as that.
func DrawPrize(t *render.Theme, dst *ebiten.Image, r render.Rect, label, sum string, scale float64) {
	const rays, turn = 14, 8
	p, k := t.Pen(dst), min(r.W, r.H)/190
	size := 190 * k
	star := p.Composed(render.DrawingKey{What: "prize", Name: label + "\n" + sum, Size: float32(size)}, size, size, 4, func(q render.Pen) {
		c := &q.Palette
		q.Unrecorded = true // the desk says it
		q = q.GrowingTo(1)
		q.Star(size/2+3*k, size/2+6*k, rays, 92*k, 78*k, palette.Faded(c.Dark, .3))
		q.Star(size/2, size/2, rays, 92*k, 78*k, c.Families[palette.Gold].Edge)
		q.Star(size/2, size/2, rays, 89*k, 75*k, c.Focus)
		q.TextFit(label, size/2, 82*k, 130*k, 8, render.Style{Face: render.CondensedBold, Size: 17 * k, Color: c.Dark, Align: render.Center})
		q.TextFit(sum, size/2, 121*k, 132*k, 9, render.Style{Face: render.Black, Size: 37 * k, Color: c.Dark, Align: render.Center, Tracking: -1})
	})
	p.Posed(star, r.CenterX(), r.CenterY(), render.Pose{Turn: turn, Scale: scale})
}

// StarFlies returns where a star is that flies from one box to the middle of another in an arc, as
// far as t, 0 to 1, and how large it is still.
func StarFlies(from, to render.Rect, t float64) (r render.Rect, scale float64) {
	const high, small = .3, .4
	dx, dy := to.CenterX()-from.CenterX(), to.CenterY()-from.CenterY()
	return from.Moved(dx*t, dy*t-high*math.Hypot(dx, dy)*t*(1-t)), 1 - (1-small)*t
}

// DrawDiceCard draws the card that dice of a contest lie on, in the colour of who throws them.
func DrawDiceCard(t *render.Theme, dst *ebiten.Image, r render.Rect, seat palette.SeatColor) {
	p, c, radius := t.Pen(dst), &t.Palette, t.Round(14)
	p.Shadow(r.Narrowed(2), radius, 6, 5, .45)
	p.Fill(r, radius, c.Field)
	p.RecordGround(r, c.Field)
	p.Frame(r.Inset(3), radius-3, 4, c.Seat(seat).Face)
}
