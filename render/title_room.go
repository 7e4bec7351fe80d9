package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sky is what the window on the wall looks out on.
type Sky string

// The skies, as the artwork names them.
const (
	Morning Sky = "morning"
	Dusk    Sky = "dusk"
	Night   Sky = "night"
)

// SkyAt returns the sky at an hour of the day, 0 to 23.
func SkyAt(hour int) Sky {
	switch {
	case hour < 5 || hour >= 20:
		return Night
	case hour < 16:
		return Morning
	}
	return Dusk
}

// WindowW and WindowH are the size of the window on the wall with its curtain rod in the
// design, and CupW how wide the mug is and CupH how high with what rises from it.
const (
	WindowW, WindowH = 328.0, 314.0
	CupW, CupH       = 110.0, 172.0
)

// windowPane is where the window stands below its rod, in the design.
var windowPane = Rect{14, 12, 300, 290}

// inDesign returns a part of something that is r large on the screen and so wide in the design.
func inDesign(r, part Rect, wide float64) Rect {
	z := r.W / wide
	return Rect{r.X + part.X*z, r.Y + part.Y*z, part.W * z, part.H * z}
}

// Light draws the light that falls from the window in r onto the wall, down to the desk, and
// tints the wall at dusk and at night. It falls towards the middle of the wall.
func (t *Theme) Light(dst *ebiten.Image, r Rect, deskY float64, sky Sky) {
	wall := Rect{0, 0, t.View.W, deskY}
	switch sky {
	case Dusk:
		t.pen(dst).fill(wall, 0, faded(t.Palette.Dusk, .03))
	case Night:
		t.pen(dst).fill(wall, 0, faded(t.Palette.Night, .06))
	}
	t.light(dst, r, deskY, sky, true, 0)
}

// BreathingLight draws the part of the light that grows and fades, as bright as breath says, -1
// to 1, over what [Theme.Light] draws.
func (t *Theme) BreathingLight(dst *ebiten.Image, r Rect, deskY float64, sky Sky, breath float64) {
	t.light(dst, r, deskY, sky, false, breath)
}

// light draws the light from the window in r: what stays of it if it is static, and else what
// breathes.
func (t *Theme) light(dst *ebiten.Image, r Rect, deskY float64, sky Sky, static bool, breath float64) {
	const breathes = .02 // of the light's strength, up and down
	if sky == Night {
		return
	}
	p, v := t.pen(dst), t.View
	pane := inDesign(r, windowPane, WindowW)
	near, far := pane.X+pane.W*.04, pane.X+pane.W*.96
	side := 1.0
	if pane.CenterX() < v.W/2 {
		near, far, side = far, near, -1
	}
	top, long := pane.Y+pane.H*.04, deskY-pane.Y
	beam := func(to, slant, alpha float64) {
		corners := [4]point{p.point(near, top), p.point(to, top), p.point(near-side*.9*long, deskY), p.point(to-side*slant*long, deskY)}
		p.shapes.facet(dst, corners, [4]float64{-1, -1, -1, -1}, faded(t.Palette.Sunlight, alpha))
	}
	if !static {
		beam(far, .64, breathes*(1+breath))
		return
	}
	beam(far, .64, .085-breathes)
	beam((near+far)/2, .74, .05)
}

// Window draws the window on the wall in r: the sky with clouds that have drifted from -1 to 1, and
// the curtains, of which the left one sways from -1 to 1.
func (t *Theme) Window(dst *ebiten.Image, r Rect, sky Sky, drift, sway float64) {
	p, c := t.pen(dst), &t.Palette
	z := r.W / WindowW
	pane := inDesign(r, windowPane, WindowW)
	p.shadow(Rect{pane.X - 2, pane.Y + 4, pane.W + 4, pane.H - 4}, 3, 10*z, 0, .5)
	p.art("window-"+string(sky), pane.X, pane.Y, pane.W)
	clouds := "clouds-day"
	if sky == Night {
		clouds = "clouds-night"
	}
	p.slide(p.artwork(clouds, pane.W), pane, drift*7*z, 0)
	p.art("window-frame", pane.X, pane.Y, pane.W)
	curtain := p.artwork("curtain", 104*z)
	hem := Rect{pane.X - 4*z, pane.Y - 2*z, 104 * z, 268 * z}
	p.hang(curtain, hem, sway*4*z, false)
	p.hang(curtain, Rect{pane.Right() + 4*z - hem.W, hem.Y, hem.W, hem.H}, 0, true)
	p.art("plant", pane.X+196*z, pane.Y+176*z, 72*z)
	rod := inDesign(r, Rect{0, 0, WindowW, 8}, WindowW)
	p.fill(Rect{rod.X, rod.Y + 2*z, rod.W, rod.H + z}, 4, c.WoodEdge)
	p.fill(rod, 4, c.WoodBottom)
	p.disc(rod.X, rod.CenterY()+z, 8*z, c.WoodEdge)
	p.disc(rod.Right(), rod.CenterY()+z, 8*z, c.WoodEdge)
}

// slide lays a picture down in a box, moved by so much.
func (p pen) slide(q *picture, box Rect, dx, dy float64) {
	if q == nil {
		return
	}
	k := p.View.Scale
	p.put(q, &transform{x: (box.X + dx + p.x) * k, y: (box.Y + dy + p.y) * k, dx: q.dx, dy: q.dy, xx: 1, yy: 1}, 1, ebiten.FilterLinear)
}

// hang lays a picture down that hangs in a box, its hem moved aside by so much, and mirrored if it
// hangs on the right.
func (p pen) hang(q *picture, box Rect, aside float64, right bool) {
	if q == nil {
		return
	}
	k := p.View.Scale
	at := transform{x: (box.X + p.x) * k, y: (box.Y + p.y) * k, dx: q.dx, dy: q.dy, xx: 1, xy: aside / box.H, yy: 1}
	if right {
		at.x, at.xx, at.xy = (box.Right()+p.x)*k, -1, -at.xy
	}
	p.put(q, &at, 1, ebiten.FilterLinear)
}

// Wisp is a wisp of steam: how far it has risen, 0 to 1, and how far aside it has strayed, -1 to 1.
type Wisp struct{ Rise, Stray float64 }

// Cup draws the mug that stands on the desk in r, with what rises from it, above r.
func (t *Theme) Cup(dst *ebiten.Image, r Rect, wisps [3]Wisp) {
	p, z := t.pen(dst), r.W/CupW
	x, y := r.X, r.Bottom()-CupH*z
	for i, w := range wisps {
		const rises, strays = 26, 4 // logical pixels of the design
		name := [...]string{"steam-1", "steam-2", "steam-3"}[i]
		q := p.artwork(name, 50*z)
		if q == nil {
			continue
		}
		alpha := math.Sin(math.Pi * w.Rise)
		k := p.View.Scale
		p.put(q, &transform{
			x: (x + (8+float64(i)*18+strays*w.Stray)*z + p.x) * k, y: (y + (18-rises*w.Rise)*z + p.y) * k, dx: q.dx, dy: q.dy, xx: 1, yy: 1,
		}, alpha, ebiten.FilterLinear)
	}
	p.shadow(Rect{x + 6*z, y + 160*z, 92 * z, 10 * z}, 5*z, 4*z, 0, .4)
	p.art("mug", x+4*z, y+78*z, 96*z)
}

// CatPose is what the cat does: it walks, with the step that it takes, or sits.
type CatPose struct {
	Sits, Blinks, Left bool
	// Step is one of the four of walking, 0 to 3.
	Step int
}

// CatRoom is where the cat may walk: between the title page and the mug, whichever stands on the
// left, along the edge of the desk, below the lowest of the buttons.
type CatRoom struct {
	Page, Cup     Rect
	Desk, Buttons float64
}

// Cat draws the cat on the edge of the desk: so far along it, from 0 to 1, and as large as there is
// room for, at most z times as large as in the design. It returns where the cat is, nowhere if
// there is too little room for it.
func (t *Theme) Cat(dst *ebiten.Image, room CatRoom, at, z float64, pose CatPose) Rect {
	const wide, high, least, apart = 203.0, 137.0, .6, 24
	left, right := room.Page, room.Cup
	if left.X > right.X {
		left, right = right, left
	}
	fits := (room.Desk - room.Buttons - apart) / high
	if fits < least*z || right.X-left.Right() < 2*wide*z {
		return Rect{}
	}
	z = min(z, fits)
	box := Rect{left.Right() + (right.X-left.Right()-wide*z)*at, room.Desk - high*z, wide * z, high * z}
	t.cat(dst, box.CenterX(), box.Bottom()+4*z, z, pose)
	return box
}

// cat draws the cat around x with its feet at y.
func (t *Theme) cat(dst *ebiten.Image, x, y, z float64, pose CatPose) {
	const walking, sitting = 203.0, 132.0
	p := t.pen(dst)
	name, w, foot := "cat-walk-"+string(rune('1'+pose.Step)), walking, 112.0/172
	switch {
	case pose.Sits && pose.Blinks:
		name, w, foot = "cat-sit-blink", sitting, 136.0/120
	case pose.Sits:
		name, w, foot = "cat-sit", sitting, 136.0/120
	case pose.Blinks:
		name = "cat-blink"
	}
	w *= z
	p.shadow(Rect{x - w*.36, y - 3*z, w * .72, 9 * z}, 4*z, 4*z, 0, .45)
	q := p.artwork(name, w)
	if q == nil {
		return
	}
	k := p.View.Scale
	at := transform{x: (x - w/2 + p.x) * k, y: (y - w*foot + p.y) * k, dx: q.dx, dy: q.dy, xx: 1, yy: 1}
	if pose.Left {
		at.x, at.xx = (x+w/2+p.x)*k, -1
	}
	p.put(q, &at, 1, ebiten.FilterLinear)
}

// PageCorner draws the corner of the title page in r, which the draught lifts, 0 to 1, with the
// next page below it.
func (t *Theme) PageCorner(dst *ebiten.Image, r Rect, lift float64) {
	p := t.pen(dst)
	z := min(r.W/TitlePageW, r.H/TitlePageH)
	x, y, w := r.Right()-306*z, r.Bottom()-130*z, 310*z
	p.fadedArt("page-corner-1", x, y, w, 1)
	p.fadedArt("page-corner-2", x, y, w, lift)
}
