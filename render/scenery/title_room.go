package scenery

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
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
var windowPane = render.Rect{X: 14, Y: 12, W: 300, H: 290}

// inDesign returns a part of something that is r large on the screen and so wide in the design.
func inDesign(r, part render.Rect, wide float64) render.Rect {
	z := r.W / wide
	return render.Rect{X: r.X + part.X*z, Y: r.Y + part.Y*z, W: part.W * z, H: part.H * z}
}

// Light draws the light that falls from the window in r onto the wall, down to the desk, and
// tints the wall at dusk and at night. It falls towards the middle of the wall.
func Light(t *render.Theme, dst *ebiten.Image, r render.Rect, deskY float64, sky Sky) {
	wall := render.Rect{X: 0, Y: 0, W: t.View.W, H: deskY}
	switch sky {
	case Dusk:
		t.Pen(dst).Fill(wall, 0, palette.Faded(t.Palette.Dusk, .03))
	case Night:
		t.Pen(dst).Fill(wall, 0, palette.Faded(t.Palette.Night, .06))
	}
	light(t, dst, r, deskY, sky, true, 0)
}

// BreathingLight draws the part of the light that grows and fades, as bright as breath says, -1
// to 1, over what [Light] draws.
func BreathingLight(t *render.Theme, dst *ebiten.Image, r render.Rect, deskY float64, sky Sky, breath float64) {
	light(t, dst, r, deskY, sky, false, breath)
}

// light draws the light from the window in r: what stays of it if it is static, and else what
// breathes.
func light(t *render.Theme, dst *ebiten.Image, r render.Rect, deskY float64, sky Sky, static bool, breath float64) {
	const breathes = .02 // of the light's strength, up and down
	if sky == Night {
		return
	}
	p, v := t.Pen(dst), t.View
	pane := inDesign(r, windowPane, WindowW)
	near, far := pane.X+pane.W*.04, pane.X+pane.W*.96
	side := 1.0
	if pane.CenterX() < v.W/2 {
		near, far, side = far, near, -1
	}
	top, long := pane.Y+pane.H*.04, deskY-pane.Y
	beam := func(to, slant, alpha float64) {
		ink := palette.Faded(t.Palette.Sunlight, alpha)
		polygon.Convex(p, ink, render.Point{X: near, Y: top}, render.Point{X: to, Y: top}, render.Point{X: to - side*slant*long, Y: deskY}, render.Point{X: near - side*.9*long, Y: deskY})
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
func Window(t *render.Theme, dst *ebiten.Image, r render.Rect, sky Sky, drift, sway float64) {
	p, c := t.Pen(dst), &t.Palette
	z := r.W / WindowW
	pane := inDesign(r, windowPane, WindowW)
	p.Shadow(render.Rect{X: pane.X - 2, Y: pane.Y + 4, W: pane.W + 4, H: pane.H - 4}, 3, 10*z, 0, .5)
	p.LayArt("window-"+string(sky), pane.X, pane.Y, pane.W)
	clouds := "clouds-day"
	if sky == Night {
		clouds = "clouds-night"
	}
	slide(p, p.Artwork(clouds, pane.W), pane, drift*7*z, 0)
	p.LayArt("window-frame", pane.X, pane.Y, pane.W)
	curtain := p.Artwork("curtain", 104*z)
	hem := render.Rect{X: pane.X - 4*z, Y: pane.Y - 2*z, W: 104 * z, H: 268 * z}
	hang(p, curtain, hem, sway*4*z, false)
	hang(p, curtain, render.Rect{X: pane.Right() + 4*z - hem.W, Y: hem.Y, W: hem.W, H: hem.H}, 0, true)
	p.LayArt("plant", pane.X+196*z, pane.Y+176*z, 72*z)
	rod := inDesign(r, render.Rect{X: 0, Y: 0, W: WindowW, H: 8}, WindowW)
	p.Fill(render.Rect{X: rod.X, Y: rod.Y + 2*z, W: rod.W, H: rod.H + z}, 4, c.WoodEdge)
	p.Fill(rod, 4, c.WoodBottom)
	p.Disc(rod.X, rod.CenterY()+z, 8*z, c.WoodEdge)
	p.Disc(rod.Right(), rod.CenterY()+z, 8*z, c.WoodEdge)
}

// slide lays a picture down in a box, moved by so much.
func slide(p render.Pen, q *render.Picture, box render.Rect, dx, dy float64) {
	if q == nil {
		return
	}
	k := p.View.Scale
	p.Put(q, &render.Transform{X: (box.X + dx + p.X) * k, Y: (box.Y + dy + p.Y) * k, Dx: q.Dx, Dy: q.Dy, Xx: 1, Yy: 1}, 1, ebiten.FilterLinear)
}

// hang lays a picture down that hangs in a box, its hem moved aside by so much, and mirrored if it
// hangs on the right.
func hang(p render.Pen, q *render.Picture, box render.Rect, aside float64, right bool) {
	if q == nil {
		return
	}
	k := p.View.Scale
	at := render.Transform{X: (box.X + p.X) * k, Y: (box.Y + p.Y) * k, Dx: q.Dx, Dy: q.Dy, Xx: 1, Xy: aside / box.H, Yy: 1}
	if right {
		at.X, at.Xx, at.Xy = (box.Right()+p.X)*k, -1, -at.Xy
	}
	p.Put(q, &at, 1, ebiten.FilterLinear)
}

// Wisp is a wisp of steam: how far it has risen, 0 to 1, and how far aside it has strayed, -1 to 1.
type Wisp struct{ Rise, Stray float64 }

// Cup draws the mug that stands on the desk in r, with what rises from it, above r.
func Cup(t *render.Theme, dst *ebiten.Image, r render.Rect, wisps [3]Wisp) {
	p, z := t.Pen(dst), r.W/CupW
	x, y := r.X, r.Bottom()-CupH*z
	for i, w := range wisps {
		const rises, strays = 26, 4 // logical pixels of the design
		name := [...]string{"steam-1", "steam-2", "steam-3"}[i]
		q := p.Artwork(name, 50*z)
		if q == nil {
			continue
		}
		alpha := math.Sin(math.Pi * w.Rise)
		k := p.View.Scale
		p.Put(q, &render.Transform{
			X: (x + (8+float64(i)*18+strays*w.Stray)*z + p.X) * k, Y: (y + (18-rises*w.Rise)*z + p.Y) * k, Dx: q.Dx, Dy: q.Dy, Xx: 1, Yy: 1,
		}, alpha, ebiten.FilterLinear)
	}
	p.Shadow(render.Rect{X: x + 6*z, Y: y + 160*z, W: 92 * z, H: 10 * z}, 5*z, 4*z, 0, .4)
	p.LayArt("mug", x+4*z, y+78*z, 96*z)
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
	Page, Cup     render.Rect
	Desk, Buttons float64
}

// Cat draws the cat on the edge of the desk: so far along it, from 0 to 1, and as large as there is
// room for, at most z times as large as in the design. It returns where the cat is, nowhere if
// there is too little room for it.
func Cat(t *render.Theme, dst *ebiten.Image, room CatRoom, at, z float64, pose CatPose) render.Rect {
	const wide, high, least, apart = 203.0, 137.0, .6, 24
	left, right := room.Page, room.Cup
	if left.X > right.X {
		left, right = right, left
	}
	fits := (room.Desk - room.Buttons - apart) / high
	if fits < least*z || right.X-left.Right() < 2*wide*z {
		return render.Rect{}
	}
	z = min(z, fits)
	box := render.Rect{X: left.Right() + (right.X-left.Right()-wide*z)*at, Y: room.Desk - high*z, W: wide * z, H: high * z}
	cat(t, dst, box.CenterX(), box.Bottom()+4*z, z, pose)
	return box
}

// cat draws the cat around x with its feet at y.
func cat(t *render.Theme, dst *ebiten.Image, x, y, z float64, pose CatPose) {
	const walking, sitting = 203.0, 132.0
	p := t.Pen(dst)
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
	p.Shadow(render.Rect{X: x - w*.36, Y: y - 3*z, W: w * .72, H: 9 * z}, 4*z, 4*z, 0, .45)
	q := p.Artwork(name, w)
	if q == nil {
		return
	}
	k := p.View.Scale
	at := render.Transform{X: (x - w/2 + p.X) * k, Y: (y - w*foot + p.Y) * k, Dx: q.Dx, Dy: q.Dy, Xx: 1, Yy: 1}
	if pose.Left {
		at.X, at.Xx = (x+w/2+p.X)*k, -1
	}
	p.Put(q, &at, 1, ebiten.FilterLinear)
}

// PageCorner draws the corner of the title page in r, which the draught lifts, 0 to 1, with the
// next page below it.
func PageCorner(t *render.Theme, dst *ebiten.Image, r render.Rect, lift float64) {
	p := t.Pen(dst)
	z := min(r.W/TitlePageW, r.H/TitlePageH)
	x, y, w := r.Right()-306*z, r.Bottom()-130*z, 310*z
	p.FadedArt("page-corner-1", x, y, w, 1)
	p.FadedArt("page-corner-2", x, y, w, lift)
}
