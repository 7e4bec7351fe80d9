package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// BlankSheet draws an empty page of the wall calendar, on which nothing is printed.
func (t *Theme) BlankSheet(dst *ebiten.Image, c *Calendar) {
	t.calendarPaper(t.pen(dst), c)
}

// FallingPage is a page of the wall calendar that is torn off.
type FallingPage struct {
	// Version is another one when its picture has to be painted anew.
	Version int
	// Stamp is what is stamped on it, and Struck how far that has come down, 0 to 1.
	Stamp  string
	Struck float64
	// Torn is how much of its upper edge is torn along, 0 to 1. Then it falls: so far, 0 to 1,
	// turned by so many degrees.
	Torn, Fall, Turn float64
	// Fade is how transparent it is, 0 to 1.
	Fade float64
}

// FallingPage draws a page as it is torn off and falls to the lower right, out of the box
// room. Its sheet hangs at r; kept keeps its picture, which paint draws at a place.
func (t *Theme) FallingPage(dst *ebiten.Image, room, r Rect, k FallingPage, kept *CachedImage[int], paint func(dst *ebiten.Image, r Rect)) {
	const smaller, aside, loose = .34, .75, 8
	part := t.View.Part(dst, room)
	defer part.Recycle()
	at := r.Moved(t.View.Snap(k.Fall*r.W*aside), t.View.Snap(k.Torn*loose+k.Fall*(room.Bottom()-r.Y+r.H*.2)))
	pose := Pose{Turn: k.Turn, Scale: 1 - smaller*min(1, 2.2*math.Sqrt(k.Fall)), Fade: k.Fade}
	kept.DrawPosed(t, part, at, CalendarMargin, k.Version, pose, func(dst *ebiten.Image) { paint(dst, at) })
	p := t.pen(part)
	if k.Torn > 0 && k.Fall == 0 {
		edge := Rect{r.X, r.Y + 10, r.W * k.Torn, 24}
		p.shadow(Rect{edge.X, edge.Bottom(), edge.W, 8}, 0, 4, 2, .5*(1-k.Fade))
		p.torn(edge, 8, t.Palette.Remains2, 5)
	}
	if k.Struck > 0 {
		sin, cos := math.Sincos(k.Turn * degree)
		x, y := r.W*.06*pose.Scale, -r.H*.405*pose.Scale
		stamp := Pose{Turn: k.Turn + StampTilt, Scale: pose.Scale * (1.5 - .5*k.Struck), Fade: max(k.Fade, .1)}
		t.Stamp(part, k.Stamp, at.CenterX()+x*cos-y*sin, at.CenterY()+x*sin+y*cos, r.W*.046, t.Palette.Families[Red].Face, stamp)
	}
	p.scraps(room, r, k)
}

// scraps draws the scraps of paper that fly off a page as it falls.
func (p pen) scraps(room, r Rect, k FallingPage) {
	if k.Fall <= 0 || k.Fall >= 1 {
		return
	}
	next := randomShares(3)
	for range 6 {
		from, drift, size := next(), next(), 4+5*next()
		x := r.X + r.W*from + r.W*.25*(drift-.3)*k.Fall
		y := r.Y + 24 + (room.H*(.3+.7*next()))*k.Fall
		p.line(x, y, x+size, y+size*(drift-.5), 3, p.Palette.Remains2)
	}
}
