package boards

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/polygon"
)

// BlankSheet draws an empty page of the wall calendar, on which nothing is printed.
func BlankSheet(t *render.Theme, dst *ebiten.Image, c *Calendar) {
	calendarPaper(t, t.Pen(dst), c)
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

// DrawFallingPage draws a page as it is torn off and falls to the lower right, out of the box
// room. Its sheet hangs at r; kept keeps its picture, which paint draws at a place.
func DrawFallingPage(t *render.Theme, dst *ebiten.Image, room, r render.Rect, k FallingPage, kept *render.CachedImage[int], paint func(dst *ebiten.Image, r render.Rect)) {
	const smaller, aside, loose = .34, .75, 8
	part := t.View.Part(dst, room)
	defer part.Recycle()
	at := r.Moved(t.View.Snap(k.Fall*r.W*aside), t.View.Snap(k.Torn*loose+k.Fall*(room.Bottom()-r.Y+r.H*.2)))
	pose := render.Pose{Turn: k.Turn, Scale: 1 - smaller*min(1, 2.2*math.Sqrt(k.Fall)), Fade: k.Fade}
	kept.DrawPosed(t, part, at, CalendarMargin, k.Version, pose, func(dst *ebiten.Image) { paint(dst, at) })
	p := t.Pen(part)
	if k.Torn > 0 && k.Fall == 0 {
		edge := render.Rect{X: r.X, Y: r.Y + 10, W: r.W * k.Torn, H: 24}
		p.Shadow(render.Rect{X: edge.X, Y: edge.Bottom(), W: edge.W, H: 8}, 0, 4, 2, .5*(1-k.Fade))
		polygon.Torn(p, edge, 8, t.Palette.Remains2, 5)
	}
	if k.Struck > 0 {
		sin, cos := math.Sincos(k.Turn * render.Degree)
		x, y := r.W*.06*pose.Scale, -r.H*.405*pose.Scale
		stamp := render.Pose{Turn: k.Turn + pieces.StampTilt, Scale: pose.Scale * (1.5 - .5*k.Struck), Fade: max(k.Fade, .1)}
		pieces.DrawStamp(t, part, k.Stamp, at.CenterX()+x*cos-y*sin, at.CenterY()+x*sin+y*cos, r.W*.046, t.Palette.Families[palette.Red].Face, stamp)
	}
	scraps(p, room, r, k)
}

// scraps draws the scraps of paper that fly off a page as it falls.
func scraps(p render.Pen, room, r render.Rect, k FallingPage) {
	if k.Fall <= 0 || k.Fall >= 1 {
		return
	}
	next := render.RandomShares(3)
	for range 6 {
		from, drift, size := next(), next(), 4+5*next()
		x := r.X + r.W*from + r.W*.25*(drift-.3)*k.Fall
		y := r.Y + 24 + (room.H*(.3+.7*next()))*k.Fall
		p.Line(x, y, x+size, y+size*(drift-.5), 3, p.Palette.Remains2)
	}
}
