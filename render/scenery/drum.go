package scenery

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// The drum of a lottery with its feet, in the pixels of its design, and where its cage is.
const (
	drumW, drumH         = 430.0, 450.0
	drumX, drumY, drumIn = 210.0, 196.0, 170.0
)

// DrumSize returns how large the drum of a lottery stands.
func DrumSize(t *render.Theme) (w, h float64) {
	const share = .94 // of its size in the design
	z := share * t.View.H / designH
	if t.View.IsUpright() {
		z = min(share*t.View.W/drumW, .45*t.View.H/drumH)
	}
	return drumW * z, drumH * z
}

// Drum is the drum of a lottery with so many balls as it stands in a box.
type Drum struct {
	x, y, z float64 // its upper left corner, and how large it is
	n       int
}

// NewDrum returns the largest drum for n balls, 12 at most, that stands in r.
func NewDrum(r render.Rect, n int) Drum {
	z := min(r.W/drumW, r.H/drumH)
	return Drum{x: r.CenterX() - drumX*z, y: r.Bottom() - drumH*z, z: z, n: n}
}

// middle returns the middle of the drum's cage.
func (d Drum) middle() (x, y float64) { return d.x + drumX*d.z, d.y + drumY*d.z }

// Ball returns where the i-th ball lies, counted from 0: spun is how far the drum has come that is
// turned while dice roll, 1 at rest.
func (d Drum) Ball(i int, spun float64) render.Rect {
	const turns = 720 // degrees
	return d.Turned(i, turns*(1-spun)*(1-spun))
}

// Turned returns where the i-th ball lies in a drum that is turned by so many degrees, counted from 0.
func (d Drum) Turned(i int, degrees float64) render.Rect {
	beside, dx, dy, radius := 4, 73.0, 75.0, 33.0
	if d.n <= 6 {
		beside, dx, dy, radius = 3, 106, 124, 46
	}
	rows := (d.n + beside - 1) / beside
	x := (float64(i%beside) - float64(beside-1)/2) * dx * d.z
	y := (float64(i/beside) - float64(rows-1)/2) * dy * d.z
	sin, cos := math.Sincos(degrees * render.Degree)
	mx, my := d.middle()
	return around(mx+x*cos-y*sin, my+x*sin+y*cos, radius*d.z)
}

// Drawn returns where a ball is that has been drawn: out is how far it has come from its place to
// the middle of the drum, where it is large.
func (d Drum) Drawn(i int, out float64) render.Rect {
	const largest = 96
	from := d.Ball(i, 1)
	x, y := d.middle()
	return around(from.CenterX()+(x-from.CenterX())*out, from.CenterY()+(y-from.CenterY())*out, from.W/2+(largest*d.z-from.W/2)*out)
}

// Rolling returns where a ball is that rolls out of the drum to whoever has taken it, who stands in
// stand: how far it has come, 0 to 1, in an arc.
func (d Drum) Rolling(t *render.Theme, i int, stand render.Rect, out float64) render.Rect {
	const high, place = .35, .88 // of the way, and of a radius above the desk
	from := d.Ball(i, 1)
	_, size, _ := (&Bystander{}).bust(t, stand)
	radius := size * heldBall
	x, y := stand.CenterX(), stand.Bottom()-radius*place
	up := high * math.Hypot(x-from.CenterX(), y-from.CenterY()) * 4 * out * (1 - out)
	return around(from.CenterX()+(x-from.CenterX())*out, from.CenterY()+(y-from.CenterY())*out-up, from.W/2+(radius-from.W/2)*out)
}

// around returns the box of what is round.
func around(x, y, radius float64) render.Rect {
	return render.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}
}

// DrawBack draws what of the drum is behind its balls.
func (d Drum) DrawBack(t *render.Theme, dst *ebiten.Image) {
	p := t.Pen(dst)
	p.Shadow(render.Rect{X: d.x + 40*d.z, Y: d.y + 436*d.z, W: 340 * d.z, H: 18 * d.z}, 9*d.z, 8*d.z, 0, .45)
	p.LayArt("lottery-drum-back", d.x, d.y, drumW*d.z)
}

// DrawFront draws what of the drum is before its balls.
func (d Drum) DrawFront(t *render.Theme, dst *ebiten.Image) {
	t.Pen(dst).LayArt("lottery-drum-front", d.x, d.y, drumW*d.z)
}

// BallState is the state of a ball in the drum.
type BallState uint8

// The states of a ball. One that never comes can be taken all the same; one that is drawn has
// the colour of its owner.
const (
	BallFree BallState = iota
	BallAimed
	BallTaken
	BallNever
	BallDrawn
)

// Ball is a ball of a lottery.
type Ball struct {
	N     int // 1 to 12
	State BallState
	// Note stands below the number, such as how often it comes; "" for nothing.
	Note string
	// Owner is whose it is once it is taken: their token lies in its place.
	Owner pieces.Token
}

// ballFamilies are the colours of the balls in turn.
var ballFamilies = [...]palette.Family{palette.Plum, palette.Teal, palette.Orange, palette.Green}

// DrawBall draws a ball in its box.
func DrawBall(t *render.Theme, dst *ebiten.Image, r render.Rect, b Ball, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	x, y, radius := r.CenterX(), r.CenterY(), r.W/2
	pair, ink, note := c.Families[ballFamilies[b.N%len(ballFamilies)]], c.Ink, c.Ink2
	switch b.State {
	case BallTaken:
		p.Disc(x, y, radius, palette.Faded(c.Limelight, .7))
		p.ArcDashes(x, y, radius*.96, max(1, radius*.06), 20, palette.Mixed(c.Cream, c.Families[palette.Plum].Face, .3))
		pieces.DrawToken(t, dst, b.Owner, x-radius*.42, y-radius*.5, radius*.84, pieces.Flat)
		marks.Focus(t, dst, r, radius, state)
		return
	case BallNever:
		p.Disc(x, y, radius, palette.Mixed(c.Cream, c.Families[palette.Plum].Edge, .5))
		p.ArcDashes(x, y, radius*.96, max(1, radius*.06), 20, c.Cream)
		ink, note = c.Dark, c.Dark
	case BallDrawn:
		drawBall(p, x, y, radius, c.Seat(b.Owner.Color))
	default:
		if b.State == BallAimed || state.Hover || state.Focused {
			pair = c.Families[palette.Red]
		}
		drawBall(p, x, y, radius, pair)
	}
	num := render.Style{Face: render.Black, Size: radius * .8, Color: ink, Align: render.Center, Tracking: -.6}
	st := render.Style{Face: render.CondensedBold, Size: radius * .4, Color: note, Align: render.Center}
	if least := 11 / p.Scale(); b.Note == "" || st.Size < least || p.Scale() > 1.1 && b.State != BallNever || p.Measure(b.Note, st) > radius*1.36 {
		num.Size = radius
		p.TextFit(strconv.Itoa(b.N), x, y+num.Size*.36*p.Scale(), radius*1.3, 11, num)
	} else {
		p.TextFit(strconv.Itoa(b.N), x, y+radius*.16, radius*1.3, 11, num)
		p.TextFit(b.Note, x, y+radius*.56, radius*1.36, 11, st)
	}
	state.Focused = state.Focused || b.State == BallAimed
	marks.Focus(t, dst, r, radius, state)
}

// drawBall draws a ball with a white field for its number.
func drawBall(p render.Pen, x, y, radius float64, pair palette.Pair) {
	p.Disc(x, y+radius*.07, radius, pair.Edge)
	p.Disc(x, y, radius, pair.Face)
	p.Disc(x-radius*.3, y-radius*.62, radius*.17, palette.Faded(palette.White, .5))
	p.Disc(x, y+radius*.02, radius*.7, p.Palette.Field)
}

// LotteryTableSize returns how large the table is that the drum stands on, down to the desk.
func LotteryTableSize(t *render.Theme) (w, h float64) {
	const wide, high = 404, 118
	z := t.View.H / designH
	if t.View.IsUpright() {
		z = min(1, .8*t.View.W/wide)
	}
	return wide * z, high * z
}

// Pool is the money that is played for.
type Pool struct {
	// Sum is what lies on it or, as a Gain, what is won.
	Sum  string
	Gain bool
	// Left is how many of the notes still lie there, 0 to 1.
	Left float64
}

// DrawLotteryTable draws the table with the money on it in r, and the sum before it.
func DrawLotteryTable(t *render.Theme, dst *ebiten.Image, r render.Rect, m Pool) {
	p, w := t.Pen(dst), poolWidth(r)
	table := p.Artwork("lottery-table", w)
	if table != nil {
		p.Put(table, &render.Transform{X: (r.CenterX() - w/2 + p.X) * p.View.Scale, Y: (r.Y + p.Y) * p.View.Scale, Dx: table.Dx, Dy: table.Dy, Xx: 1, Yy: r.H / (w * 166 / 404)}, 1, ebiten.FilterLinear)
	}
	DrawPool(t, dst, r, m)
}

// poolWidth returns how wide the money that is played for lies in r.
func poolWidth(r render.Rect) float64 { return min(r.W, r.H*404/118) }

// DrawPool draws the money that is played for in r, and the sum before it.
func DrawPool(t *render.Theme, dst *ebiten.Image, r render.Rect, m Pool) {
	const notes, fits = 26, .98
	p, c, w := t.Pen(dst), &t.Palette, poolWidth(r)
	z := w / 404
	for i := range int(math.Ceil(notes * m.Left)) {
		u := (float64(i) + .5) / notes
		x := r.CenterX() + (2*render.Scatter(i, 7)-1)*.42*w*math.Sqrt(u)
		y := r.Bottom() - (1-u)*r.H*.86
		pieces.Bill(t, dst, pieces.NoteValue(t, i), x, y, (.8+.24*render.Scatter(i, 8))*z, render.Pose{Turn: (render.Scatter(i, 9) - .5) * 70})
	}
	ink, shown := c.SumInk, min(1, notes*m.Left/2)
	if m.Gain {
		ink, shown = c.ProfitInk, 1
	}
	k := pieces.Lettering{Text: m.Sum, Size: 82 * z, Line: 7 * z, Tracking: -2.5 * z, Color: ink}
	if wide := pieces.LetteringWidth(t, k); wide > fits*w {
		k.Size, k.Line, k.Tracking = k.Size*fits*w/wide, k.Line*fits*w/wide, 0
	}
	pieces.DrawLettering(p, k, r.CenterX(), r.Bottom()-14*z, 1, shown)
}
