package spectacle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/wall"
)

// Seat is somebody at the table, as a moment shows them.
type Seat struct {
	Name string
	// Money is what they have, and Loss says that it is less than nothing.
	Money string
	Loss  bool
	Token pieces.Token
	Face  render.Character
	Frame faces.Frame
}

// Door is what a moment says of how to end it, and which key does.
type Door struct{ Label, Key string }

// limelight is the dark room in which a moment is seen: a part of the design of 1280 by 800 that
// has room in the window, and a desk before it.
type limelight struct {
	render.Pen
	m *moments.Moment
	// room is what of the window goes dark.
	room render.Rect
	// k is how large a logical pixel of the design is, x the middle, and desk the upper edge of
	// the desk in front.
	k, x, desk float64
	upright    bool
	// rehearsing says that nothing is shown: pictures are made that are shown later.
	rehearsing bool
}

// The design of moments, in logical pixels.
const (
	momentW, momentH = 1280.0, 800.0
	momentDesk       = 652.0
	momentType       = 1.25 // how far type grows with the text scale, where it stands on a plate
)

// drawLimelight returns the room for a moment.
func drawLimelight(t *render.Theme, dst *ebiten.Image, m *moments.Moment) limelight {
	v := t.View
	l := limelight{Pen: t.Pen(dst).GrowingTo(momentType), m: m, room: v.Bounds(), k: min(v.W/momentW, v.H/momentH), x: v.W / 2, upright: v.IsUpright()}
	l.desk = v.H - (momentH-momentDesk)*l.k
	if l.upright {
		l.k = min(v.W/740, v.H/1300)
		l.desk = v.H * .66
	}
	return l
}

// The design of what is seen above a desk that stays lit, wide or high, in logical pixels.
const (
	wallW, wallH         = 1280.0, 652.0
	highWallW, highWallH = 560.0, 880.0
)

// limelightAbove returns the room for a moment above a desk that stays lit: the wall.
func limelightAbove(t *render.Theme, dst *ebiten.Image, m *moments.Moment, wall render.Rect) limelight {
	l := limelight{Pen: t.Pen(dst).GrowingTo(momentType), m: m, room: wall, x: wall.CenterX(), desk: wall.Bottom(), upright: wall.W < wall.H}
	l.k = min(wall.W/wallW, wall.H/wallH)
	if l.upright {
		l.k = min(wall.W/highWallW, wall.H/highWallH)
	}
	return l
}

// dark darkens the room.
func (l *limelight) dark(alpha float64) {
	if l.HighContrast {
		alpha = math.Ceil(alpha)
	}
	l.Fill(l.room, 0, palette.Faded(l.Palette.Limelight, alpha))
	if alpha > .5 {
		l.RecordGround(l.room, l.Palette.Limelight)
	}
}

// beams lets n rays shine from x, y, turned by so many degrees.
func (l *limelight) beams(x, y, long float64, n int, turn, alpha float64) {
	if alpha <= 0 {
		return
	}
	pieces.Beams(l.Pen, l.room, x, y, long, n, turn, palette.Faded(l.Palette.Spotlight, alpha))
}

// turned is how far rays have turned by now that turn so many degrees in a millisecond. With reduced
// motion they stand still.
func (l *limelight) turned(rate float64) float64 {
	if l.m.Calm {
		return 0
	}
	return l.m.At * rate
}

// table draws the desk in front of all, whose upper edge the light falls on.
func (l *limelight) table(alpha float64) {
	v, c := l.View, &l.Palette
	desk := render.Rect{X: 0, Y: l.desk, W: v.W, H: v.H - l.desk}
	wood := l.Composed(render.DrawingKey{What: "moment-desk", Size: float32(v.W), Band: float32(desk.H)}, desk.W, desk.H, 0, func(p render.Pen) {
		r := render.Rect{X: 0, Y: 0, W: desk.W, H: desk.H}
		p.Shade(r, 0, c.WoodTop, c.WoodBottom)
		p.Fill(render.Rect{X: 0, Y: 0, W: r.W, H: 3}, 0, c.WoodGlint)
		wall.Grain(p, r)
	})
	l.Shadow(render.Rect{X: -60, Y: l.desk - 16*l.k, W: v.W + 120, H: 22 * l.k}, 0, 6, 0, .5*alpha)
	l.Blit(wood, 0, l.desk, alpha)
}

// stand draws somebody behind what has its upper edge at foot, such as the desk, of a size in the
// design, who has risen so far. What is still below that edge is not seen.
func (l *limelight) stand(s *Seat, x, foot, size, risen float64) {
	const begun = 1e-3
	if risen < begun {
		return
	}
	f := s.Frame
	if l.m.Calm {
		f = faces.Frame{Features: f.Features}
	}
	f.Stretch += max(0, risen-1) // nobody leaves the ground
	l.above(foot, func() {
		l.DrawBust(s.Face, f, render.Stance{X: x, Foot: foot + size*l.k*(1-min(1, risen)), Size: math.Round(size * l.k)}, false)
	})
}

// above draws what is seen above an edge alone, such as that of the desk that it rises from behind.
func (l *limelight) above(edge float64, draw func()) {
	whole := l.Dst
	l.Dst = l.View.Part(whole, render.Rect{W: l.View.W, H: edge})
	draw()
	l.Dst.Recycle()
	l.Dst = whole
}

// How much room the short forms take at their full size, as a box at the origin.
var (
	JackpotInShort  = render.Rect{W: 320, H: 90}
	SaleInShort     = render.Rect{W: 300, H: 250}
	VignetteInShort = render.Rect{W: 340, H: 320}
	CardInShort     = render.Rect{W: 520, H: 340}
)

// fits returns how large what takes so much room at its full size may be in a room, at most 1.
func fits(takes, room render.Rect) float64 { return min(1, room.W/takes.W, room.H/takes.H) }

// Aside returns where a short form that takes so much room hides nothing of what is to stay in sight:
// of the parts of a page above, below, left and right of that, the one in which it can be largest.
func Aside(page, sight, takes render.Rect) render.Rect {
	best, most := page, 0.0
	for _, part := range [...]render.Rect{
		page.TopPart(sight.Y - page.Y), page.BottomPart(page.Bottom() - sight.Bottom()),
		page.LeftPart(sight.X - page.X), page.RightPart(page.Right() - sight.Right()),
	} {
		if k := fits(takes, part); k > most || k == most && part.W*part.H > best.W*best.H {
			best, most = part, k
		}
	}
	return best
}

// cheering returns somebody as they hop for joy, when that is to be seen of a moment. They stretch:
// nobody leaves the ground.
func (l *limelight) cheering(s Seat) Seat {
	const high = .055 // of the bust, at most
	s.Frame.Stretch += high * l.m.Hop()
	return s
}

// plate draws a plate with the money of somebody, large for whom the moment is about: gain is what
// has come to it.
func (l *limelight) plate(r render.Rect, s *Seat, meant bool, gain string) {
	c, k, p := &l.Palette, l.k, l.Pen
	p.Shadow(r.Narrowed(2*k), 8*k, 4*k, 3*k, .45)
	if meant {
		p.Fill(r.Inset(-4*k), 12*k, c.Dark)
		p.Fill(r.Inset(-2.5*k), 11*k, c.Focus)
	}
	p.Shade(r, 8*k, c.PaperTop, c.PaperBottom)
	p.FillPart(render.Rect{X: r.X, Y: r.Y, W: 12 * k, H: r.H}, 8*k, render.Lefts, c.Seat(s.Token.Color).Face)
	pieces.SeatPattern(p, render.Rect{X: r.X, Y: r.Y, W: 12 * k, H: r.H}, s.Token.Color)
	name := render.Style{Face: render.Bold, Size: max(r.H*.26, momentName), Color: c.Ink}
	money := render.Style{Face: render.Black, Size: max(r.H*.34, momentSum), Color: c.Ink}
	size := r.H * .42
	x, room := r.X+26*k+size, r.W-32*k-size
	token, below, width := render.Rect{X: r.X + 19*k, Y: r.CenterY() - size/2, W: size, H: size}, x, room
	if p.Measure(s.Money, money) > room { // the sum has the whole line for itself
		token = render.Rect{X: r.X + 17*k, Y: r.Y + r.H*.06, W: size, H: size}
		below, width = r.X+17*k, r.W-22*k
	}
	pieces.DrawToken(p.Theme, p.Dst, s.Token, token.X, token.Y, token.W, pieces.Flat)
	if s.Loss {
		money.Color = c.Families[palette.Red].Edge
	}
	if gain != "" {
		st := render.Style{Face: render.CondensedBold, Size: name.Size, Color: c.Gain, Align: render.End}
		p.TextFit(gain, r.Right()-10*k, r.Y+r.H*.4, room*.5, momentName, st)
		room -= p.Measure(gain, st) + 6*k
	}
	p.TextFit(s.Name, x, r.Y+r.H*.4, room, momentName, name)
	p.TextFit(s.Money, below, r.Y+r.H*.82, width, momentSum, money)
}

// The sizes in logical pixels below which names and sums of a moment do not become smaller.
const momentName, momentSum = 11, 11.5

// doorWidth returns how wide it is what says how to go on, and how much of that its key takes.
func (l *limelight) doorWidth(d Door) (wide, keys float64) {
	if d.Key != "" {
		keys = control.KeycapWidth(l.Pen.Theme, d.Key) + 12
	}
	return min(l.Pen.Measure(d.Label, render.Style{Face: render.Bold, Size: doorType})+keys+36, l.room.W-2*doorEdge), keys
}

// besideDoor returns how wide a line around the middle may be that stands as high as what says how to
// go on.
func (l *limelight) besideDoor(d Door) float64 {
	wide, _ := l.doorWidth(d)
	return 2 * (min(l.x-l.room.X, l.room.Right()-l.x) - wide - 2*doorEdge)
}

// titleWidth returns how wide the title of a moment may be: in an upright room it stands below what
// says how to go on.
func (l *limelight) titleWidth(d Door) float64 {
	if l.upright {
		return l.room.W - 40*l.k
	}
	return l.besideDoor(d)
}

// belowDoor is from where on nothing lies below what says how to go on.
func (l *limelight) belowDoor() float64 { return l.room.Y + doorEdge + doorH + doorEdge/2 }

// What says how to go on: its distance from the edges, its height and its type, in logical pixels.
const doorEdge, doorH, doorType = 16.0, 40.0, 15.0

// door says how to go on, at the lower right or, with up, at the upper right.
func (l *limelight) door(d Door, up bool, alpha float64) {
	if alpha <= 0 || d.Label == "" {
		return
	}
	p, c := l.Pen, &l.Palette
	st := render.Style{Face: render.Bold, Size: doorType, Color: c.Ink}
	w, keys := l.doorWidth(d)
	r := render.Rect{X: l.room.Right() - doorEdge - w, Y: l.room.Bottom() - doorEdge - doorH, W: w, H: doorH}
	if up {
		r.Y = l.room.Y + doorEdge
	}
	p.Shadow(r.Narrowed(2), 20, 4, 3, .4)
	p.Fill(r, 20, palette.Faded(c.Field, alpha))
	p.TextFit(d.Label, r.X+18, p.Middle(r, st), w-keys-30, 11, st)
	if d.Key != "" {
		control.Keycap(p, r.Right()-16-control.KeycapWidth(l.Pen.Theme, d.Key), r.CenterY()-10, d.Key, false)
	}
}

// speck is a piece of paper or a note that has flown from x, y for some milliseconds.
type speck struct {
	n    int // which one: each has a way of its own
	from render.Point
	// reach is how far it shoots out at most, and falls how fast it comes down after that, in
	// logical pixels of the design and per second.
	reach, falls float64
	// aside and spread are how far from straight up it flies at least and at most, in degrees.
	aside, spread float64
}

// at returns where a speck is after some milliseconds, and how it is held.
func (s *speck) at(ms, k float64) (x, y float64, pose render.Pose) {
	a := (render.Scatter(s.n, 1) - .5) * 2 * s.spread
	a = math.Copysign(s.aside+math.Abs(a)*(1-s.aside/max(s.spread, 1)), a) * render.Degree
	reach := s.reach * (.45 + .55*render.Scatter(s.n, 2)) * k
	out := beats.OutExpo(min(1, ms/500))
	fall := max(0, ms-260) / 1000
	down := s.falls * (.7 + .6*render.Scatter(s.n, 3)) * fall * fall / 2 * k
	x = s.from.X + math.Sin(a)*reach*out + math.Sin(ms/300+6*render.Scatter(s.n, 4))*8*k
	y = s.from.Y - math.Cos(a)*reach*out + down
	pose.Turn = (render.Scatter(s.n, 5)-.5)*90 + (render.Scatter(s.n, 6)-.5)*.36*ms
	return x, y, pose
}
