package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
)

// MomentSeat is somebody at the table, as a moment shows them.
type MomentSeat struct {
	Name string
	// Money is what they have, and Loss says that it is less than nothing.
	Money string
	Loss  bool
	Token Token
	Face  Character
	Frame faces.Frame
}

// MomentDoor is what a moment says of how to end it, and which key does.
type MomentDoor struct{ Label, Key string }

// limelight is the dark room in which a moment is seen: a part of the design of 1280 by 800 that
// has room in the window, and a desk before it.
type limelight struct {
	pen
	m *moments.Moment
	// room is what of the window goes dark.
	room Rect
	// k is how large a logical pixel of the design is, x the middle, and desk the upper edge of
	// the desk in front.
	k, x, desk float64
	upright    bool
}

// The design of moments, in logical pixels.
const (
	momentW, momentH = 1280.0, 800.0
	momentDesk       = 652.0
	momentType       = 1.25 // how far type grows with the text scale, where it stands on a plate
)

// limelight returns the room for a moment.
func (t *Theme) limelight(dst *ebiten.Image, m *moments.Moment) limelight {
	v := t.View
	l := limelight{pen: t.pen(dst).capped(momentType), m: m, room: v.Bounds(), k: min(v.W/momentW, v.H/momentH), x: v.W / 2, upright: v.IsUpright()}
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
func (t *Theme) limelightAbove(dst *ebiten.Image, m *moments.Moment, wall Rect) limelight {
	l := limelight{pen: t.pen(dst).capped(momentType), m: m, room: wall, x: wall.CenterX(), desk: wall.Bottom(), upright: wall.W < wall.H}
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
	l.fill(l.room, 0, faded(l.Palette.Limelight, alpha))
	if alpha > .5 {
		l.recordGround(l.room, l.Palette.Limelight)
	}
}

// beams lets n rays shine from x, y, turned by so many degrees.
func (l *limelight) beams(x, y, long float64, n int, turn, alpha float64) {
	if alpha <= 0 {
		return
	}
	ink, step := faded(l.Palette.Spotlight, alpha), math.Pi/float64(n)
	from, dst := l.point(x, y), l.dst
	if l.room != l.View.Bounds() {
		dst = dst.SubImage(l.deviceRect(l.room)).(*ebiten.Image)
	}
	for i := range n {
		a := turn*degree + 2*step*float64(i)
		to, end := l.point(x+long*math.Cos(a), y+long*math.Sin(a)), l.point(x+long*math.Cos(a+step), y+long*math.Sin(a+step))
		l.shapes.facet(dst, [4]point{from, from, to, end}, [4]float64{-1, -1, -1, -1}, ink)
	}
}

// table draws the desk in front of all, whose upper edge the light falls on.
func (l *limelight) table(alpha float64) {
	v, c := l.View, &l.Palette
	desk := Rect{0, l.desk, v.W, v.H - l.desk}
	wood := l.composed(drawingKey{what: "moment-desk", size: float32(v.W), band: float32(desk.H)}, desk.W, desk.H, 0, func(p pen) {
		r := Rect{0, 0, desk.W, desk.H}
		p.shade(r, 0, c.WoodTop, c.WoodBottom)
		p.fill(Rect{0, 0, r.W, 3}, 0, c.WoodGlint)
		p.grain(r)
	})
	l.shadow(Rect{-60, l.desk - 16*l.k, v.W + 120, 22 * l.k}, 0, 6, 0, .5*alpha)
	l.blit(wood, 0, l.desk, alpha)
}

// stand draws somebody behind the desk, of a size in the design, who has risen so far.
func (l *limelight) stand(s *MomentSeat, x, foot, size, risen float64) {
	if risen <= 0 {
		return
	}
	f := s.Frame
	if l.m.Calm {
		f = faces.Frame{Features: f.Features}
	}
	l.bust(s.Face, f, stance{x, foot + size*l.k*(1-risen), math.Round(size * l.k)}, false)
}

// plate draws a plate with the money of somebody, large for whom the moment is about: gain is what
// has come to it.
func (l *limelight) plate(r Rect, s *MomentSeat, meant bool, gain string) {
	c, k, p := &l.Palette, l.k, l.pen
	p.shadow(r.narrowed(2*k), 8*k, 4*k, 3*k, .45)
	if meant {
		p.fill(r.Inset(-4*k), 12*k, c.Dark)
		p.fill(r.Inset(-2.5*k), 11*k, c.Focus)
	}
	p.shade(r, 8*k, c.PaperTop, c.PaperBottom)
	p.fillPart(Rect{r.X, r.Y, 12 * k, r.H}, 8*k, lefts, c.seat(s.Token.Color).Face)
	name := Style{Face: Bold, Size: max(r.H*.26, momentName), Color: c.Ink}
	money := Style{Face: Black, Size: max(r.H*.34, momentSum), Color: c.Ink}
	size := r.H * .42
	x, room := r.X+26*k+size, r.W-32*k-size
	token, below, width := Rect{r.X + 19*k, r.CenterY() - size/2, size, size}, x, room
	if p.measure(s.Money, money) > room { // the sum has the whole line for itself
		token = Rect{r.X + 17*k, r.Y + r.H*.06, size, size}
		below, width = r.X+17*k, r.W-22*k
	}
	p.Token(p.dst, s.Token, token.X, token.Y, token.W, Flat)
	if s.Loss {
		money.Color = c.Families[Red].Edge
	}
	if gain != "" {
		st := Style{Face: CondensedBold, Size: name.Size, Color: c.Gain, Align: End}
		p.fit(gain, r.Right()-10*k, r.Y+r.H*.4, room*.5, momentName, st)
		room -= p.measure(gain, st) + 6*k
	}
	p.fit(s.Name, x, r.Y+r.H*.4, room, momentName, name)
	p.fit(s.Money, below, r.Y+r.H*.82, width, momentSum, money)
}

// The sizes in logical pixels below which names and sums of a moment do not become smaller.
const momentName, momentSum = 11, 11.5

// lettering is type as large as a hand, with a dark line around it.
type lettering struct {
	text     string
	size     float64 // in logical pixels of the window
	line     float64 // around it
	tracking float64
	color    Color
}

// letters draws lettering, which is a picture and fits its place, around x with its baseline at y, as large as scale says. Every letter is
// a picture that is drawn once.
func (l *limelight) letters(k lettering, x, y, scale, alpha float64) {
	if alpha <= 0 {
		return
	}
	st := Style{Face: Black, Size: math.Round(k.size) / l.TextScale, Align: Start}
	wide := 0.0
	for _, r := range k.text {
		wide += l.MeasureText(string(r), st) + k.tracking
	}
	for pass := range 2 {
		left := -(wide - k.tracking) / 2
		for _, r := range k.text {
			w := l.MeasureText(string(r), st)
			if r != ' ' {
				q := l.letter(string(r), st, k.line, k.color, pass == 0)
				l.posed(q, x+(left+w/2)*scale, y-st.Size*l.TextScale*.36*scale, Pose{Scale: scale, Fade: 1 - alpha})
			}
			left += w + k.tracking
		}
	}
}

// letter returns the picture of a letter: the line around it, or the letter in it.
func (l *limelight) letter(s string, st Style, line float64, color Color, around bool) *picture {
	st.Color = color
	if around {
		st.Color = l.Palette.Limeline
	}
	key := drawingKey{what: "letter", name: s, size: float32(st.Size), color: st.Color}
	if around {
		key.band = float32(line)
	}
	size := st.Size * l.TextScale
	w, high := l.MeasureText(s, st), 1.3*size // with room for what hangs below the line
	return l.composed(key, w, high, line+2, func(p pen) {
		p.unrecorded = true
		base := high/2 + size*.36
		if !around {
			p.text(s, 0, base, st)
			return
		}
		const ways = 48
		for i := range ways {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / ways)
			p.text(s, line*cos, base+line*sin, st)
			p.text(s, line/2*cos, base+line/2*sin, st)
		}
		// The line is thicker below, like a shadow.
		for i := range ways / 2 {
			sin, cos := math.Sincos(math.Pi * float64(i) / (ways / 2))
			p.text(s, line*cos, base+line*(.25+sin), st)
		}
	})
}

// lettersWidth returns how wide lettering is.
func (l *limelight) lettersWidth(k lettering) (wide float64) {
	st := Style{Face: Black, Size: math.Round(k.size) / l.TextScale}
	for _, r := range k.text {
		wide += l.MeasureText(string(r), st) + k.tracking
	}
	return wide - k.tracking
}

// door says how to go on, at the lower right or, with up, at the upper right.
func (l *limelight) door(d MomentDoor, up bool, alpha float64) {
	if alpha <= 0 || d.Label == "" {
		return
	}
	p, c := l.pen, &l.Palette
	st := Style{Face: Bold, Size: 15, Color: c.Ink}
	keys := 0.0
	if d.Key != "" {
		keys = l.keycapWidth(d.Key) + 12
	}
	w := min(p.measure(d.Label, st)+keys+36, l.room.W-32)
	r := Rect{l.room.Right() - 16 - w, l.room.Bottom() - 56, w, 40}
	if up {
		r.Y = l.room.Y + 16
	}
	p.shadow(r.narrowed(2), 20, 4, 3, .4)
	p.fill(r, 20, faded(c.Field, alpha))
	p.fit(d.Label, r.X+18, p.middle(r, st), w-keys-30, 11, st)
	if d.Key != "" {
		p.keycap(r.Right()-16-l.keycapWidth(d.Key), r.CenterY()-10, d.Key, false)
	}
}

// speck is a piece of paper or a note that has flown from x, y for some milliseconds.
type speck struct {
	n    int // which one: each has a way of its own
	from point
	// reach is how far it shoots out at most, and falls how fast it comes down after that, in
	// logical pixels of the design and per second.
	reach, falls float64
	// aside and spread are how far from straight up it flies at least and at most, in degrees.
	aside, spread float64
}

// at returns where a speck is after some milliseconds, and how it is held.
func (s *speck) at(ms, k float64) (x, y float64, pose Pose) {
	a := (share(s.n, 1) - .5) * 2 * s.spread
	a = math.Copysign(s.aside+math.Abs(a)*(1-s.aside/max(s.spread, 1)), a) * degree
	reach := s.reach * (.45 + .55*share(s.n, 2)) * k
	out := beats.OutExpo(min(1, ms/500))
	fall := max(0, ms-260) / 1000
	down := s.falls * (.7 + .6*share(s.n, 3)) * fall * fall / 2 * k
	x = s.from.x + math.Sin(a)*reach*out + math.Sin(ms/300+6*share(s.n, 4))*8*k
	y = s.from.y - math.Cos(a)*reach*out + down
	pose.Turn = (share(s.n, 5)-.5)*90 + (share(s.n, 6)-.5)*.36*ms
	return x, y, pose
}

// share returns a number from 0 up to 1 that looks random and is always the same for the same
// arguments. It is not the game's.
func share(n, salt int) float64 {
	h := uint32(n)*0x9e3779b1 ^ uint32(salt)*0x85ebca6b
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	return float64(h>>8) / (1 << 24)
}
