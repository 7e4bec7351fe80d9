package wall

import (
	"bigpayday/game/app"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// WallBoxes is where things are on the wall with the title page: title and
// set-up share it, so that the page stays where it is between the two.
type WallBoxes struct {
	// Page is the hanging page, empty where it gives way to a form, and zoom its
	// size in relation to the design's.
	Page render.Rect
	Zoom float64
	// Desk is the upper edge of the desk.
	Desk float64
	// Right is the wall beside the page, row the part of the desk below it.
	Right, Row render.Rect
	// deskX is where what lies on the desk begins, deskZoom its size in relation
	// to the design's.
	deskX, deskZoom float64
	// bare says that the buttons take the whole desk, and only tokens stand at its
	// edge, if it is in sight.
	bare bool
}

// LayWall lays the wall out. What a window has beyond the design goes to the
// right half as far as that is of use, and then around the whole.
func LayWall(v render.View) WallBoxes {
	if v.Compact {
		b := WallBoxes{Zoom: .73, Desk: v.H - 96}
		w := min(v.W-24, 1080)
		x := (v.W - w) / 2
		b.Page = render.Rect{X: x + 4, Y: 28, W: 396 * b.Zoom, H: 590 * b.Zoom}
		left := b.Page.Right() + 20
		b.Right = render.Rect{X: left, Y: 14, W: x + w - left, H: b.Desk - 14 - 12}
		b.Row = render.Rect{X: left, Y: b.Desk + 24, W: b.Right.W, H: 48}
		return b.furnished()
	}
	b := WallBoxes{Zoom: 1, Desk: v.H - 136}
	w := 1228 + min(v.W-1280, 160)
	x := (v.W - w) / 2
	b.Page = render.Rect{X: x + 2, Y: 34, W: 396, H: 590}
	left := b.Page.Right() + 32
	b.Right = render.Rect{X: left, Y: 22, W: x + w - left, H: b.Desk - 22 - 16}
	b.Row = render.Rect{X: left, Y: b.Desk + 44, W: b.Right.W, H: 56}
	return b.furnished()
}

// furnished returns the wall with what lies on the desk right below the page.
func (b WallBoxes) furnished() WallBoxes {
	b.deskZoom, b.deskX = b.Zoom, b.Page.X-28*b.Zoom
	return b
}

// largeText is the text scale from which on the sheet of the set-up takes the
// place of the page, too.
const largeText = 1.4

// LaySetupWall lays the wall of the set-up out: that of the title, but large text
// needs all of it for the sheet, and in an upright window the page hangs above
// the sheet, and leaves it room, and the buttons stand on the desk.
func LaySetupWall(v render.View, textScale float64) WallBoxes {
	const edge, gap, leastSheet = 40, 34, 780
	b := LayWall(v)
	if !v.IsUpright() {
		if textScale >= largeText {
			b.Right.W += b.Right.X - b.Page.X
			b.Right.X, b.Page = b.Page.X, render.Rect{}
			b.Row.X, b.Row.W, b.bare = b.Right.X, b.Right.W, true
		}
		return b
	}
	grow := app.UprightGrowth(v)
	b.Desk = v.H - 96*grow
	b.Row, b.bare = render.Rect{X: edge, Y: b.Desk + 24*grow, W: v.W - 2*edge, H: 48 * grow}, true
	b.Page.Y = 40
	room := b.Desk - b.Page.Y - gap - leastSheet - edge
	b.Zoom = min((v.W-160)/396, v.H*.38/590, room/590)
	b.Page.W, b.Page.H = 396*b.Zoom, 590*b.Zoom
	b.Page.X = (v.W - b.Page.W) / 2
	top := b.Page.Bottom() + gap
	b.Right = render.Rect{X: edge, Y: top, W: v.W - 2*edge, H: b.Desk - edge - top}
	return b
}

// Wall is the wall with the title page and what lies on the desk below it.
type Wall struct {
	image render.CachedImage[wallKey]
}

type wallKey struct {
	highContrast bool
	boxes        WallBoxes
}

// Draw draws the wall. It is painted once for every size of the window.
func (w *Wall) Draw(a *app.App, dst *ebiten.Image, b *WallBoxes) {
	t := a.Theme
	w.image.Draw(t, dst, a.View().Bounds(), 0, wallKey{t.HighContrast, *b}, func(dst *ebiten.Image) {
		t.Backdrop(dst, b.Desk)
		if !b.Page.Empty() {
			t.TitlePage(dst, b.Page, titlePageOf(a))
		}
		paintDesk(t, dst, b)
	})
}

// paintDesk draws the tokens at the edge of the desk, and letter, money and
// dice on it.
func paintDesk(t *render.Theme, dst *ebiten.Image, b *WallBoxes) {
	if !b.bare {
		t.DeskThings(dst, render.Rect{X: b.deskX, Y: b.Desk, W: render.DeskThingsW * b.deskZoom, H: render.DeskH * b.deskZoom})
	} else if !b.Page.Empty() {
		t.DeskTokens(dst, b.deskX+36*b.deskZoom, b.Desk, b.deskZoom)
	}
}
