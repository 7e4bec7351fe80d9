package wall

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
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

// LayUprightWall lays the wall of the title out for an upright window: the page
// hangs in the middle, and right is the wall below it.
func LayUprightWall(v render.View) WallBoxes {
	z := min((v.W-160)/396, v.H*.36/590)
	b := WallBoxes{Zoom: z, Desk: v.H - 136*z}
	b.Page = render.Rect{X: (v.W - 396*z) / 2, Y: 44 + v.H*.02, W: 396 * z, H: 590 * z}
	top := b.Page.Bottom() + 34
	b.Right = render.Rect{X: 40, Y: top, W: v.W - 80, H: b.Desk - 40*z - top}
	b.Row = render.Rect{X: 40, Y: b.Desk + 24, W: v.W - 80, H: 56}
	return b.furnished()
}

// Wall is the wall with the title page and what lies on the desk below it.
type Wall struct {
	image render.CachedImage[wallKey]
}

type wallKey struct {
	highContrast bool
	boxes        WallBoxes
}

// titleTiles are the four tiles on the title page.
var titleTiles = [4]struct {
	space engine.Space
	turn  float64
}{
	{engine.Mail2, -2}, {engine.DealSpace, 1.5}, {engine.JackpotSkyrockets, -1.5}, {engine.FoundABuyer, 2},
}

// Draw draws the wall. It is painted once for every size of the window.
func (w *Wall) Draw(h *app.App, dst *ebiten.Image, b *WallBoxes) {
	t := h.Theme
	w.image.Draw(t, dst, h.View().Bounds(), 0, wallKey{t.HighContrast, *b}, func(dst *ebiten.Image) {
		t.Backdrop(dst, b.Desk)
		if !b.Page.Empty() {
			paintTitlePage(h, dst, b)
		}
		paintDesk(t, dst, b)
	})
}

func paintTitlePage(h *app.App, dst *ebiten.Image, b *WallBoxes) {
	t, pg, z := h.Theme, b.Page, b.Zoom
	t.TitlePage(dst, pg, render.TitlePage{
		Weekday: h.Say("title.weekday"), Numeral: h.Say("title.numeral"),
		Small: h.Say("title.big"), Large: h.Say("title.pay_day"), Motto: h.Say("title.line"),
	})
	t.RoundStamp(dst, h.Say("title.seats"), h.Say("title.players"), pg.X+350*z, pg.Y+138*z, max(34, 37*z),
		t.Palette.Families[render.Blue].Face, render.Pose{Turn: 10, Fade: .1})
	for i, k := range titleTiles {
		tile := render.Tile{Kind: k.space.String(), Label: h.Words.Space(engine.Big, k.space).Short}
		r := render.Rect{X: pg.X + (66+float64(i)*88)*z - 36, Y: pg.Y + 516*z - 33, W: 72, H: 66}
		var image render.CachedImage[render.Tile]
		image.DrawPosed(t, dst, r, 12, tile, render.Pose{Turn: k.turn, Scale: 1.13 * z}, func(dst *ebiten.Image) {
			t.Tile(dst, r, tile, render.State{})
		})
		image.Deallocate()
	}
}

// deskTiles are tiles that lie on the desk, waiting to be laid.
var deskTiles = [5]struct {
	space   engine.Space
	x, y, r float64
}{
	{engine.LuckyLottery, 0, 6, -8}, {engine.FreeDeal, 92, -4, 5}, {engine.SuperSweepstakes, 190, 8, -3},
	{engine.VacationDay, 291, -2, 8}, {engine.Holiday, 388, 5, -6},
}

// DeskTilesW is how wide the tiles on the desk lie in the design.
const DeskTilesW = 394 + 88

// PaintDeskTiles draws the tiles on the desk, as large as they have room in r.
func PaintDeskTiles(h *app.App, dst *ebiten.Image, r render.Rect) {
	t, z := h.Theme, r.W/DeskTilesW
	for _, k := range deskTiles {
		tile := render.Tile{Kind: k.space.String(), Label: h.Words.Space(engine.Big, k.space).Short}
		at := render.Rect{X: r.X + (k.x+44)*z - 44, Y: r.CenterY() + k.y*z - 40, W: 88, H: 81}
		var image render.CachedImage[render.Tile]
		image.DrawPosed(t, dst, at, 14, tile, render.Pose{Turn: k.r, Scale: z}, func(dst *ebiten.Image) { t.Tile(dst, at, tile, render.State{}) })
		image.Deallocate()
	}
}

// paintDesk draws the tokens at the edge of the desk, and letter, money and
// dice on it.
func paintDesk(t *render.Theme, dst *ebiten.Image, b *WallBoxes) {
	z, x := b.deskZoom, b.deskX
	y := func(designed float64) float64 { return b.Desk + (designed-664)*z }
	if !b.bare {
		t.Envelope(dst, x+90*z, y(739), render.Pose{Turn: -7, Scale: z})
		for _, bill := range []struct {
			value   int
			x, y, r float64
		}{{100, 186, 758, 14}, {500, 206, 748, 3}, {5000, 230, 758, -8}} {
			t.Bill(dst, bill.value, x+bill.x*z, y(bill.y), z, render.Pose{Turn: bill.r})
		}
		t.Die(dst, render.Die{Color: "red", N: 6}, x+300*z, y(752), 42*z, 0, render.Pose{Turn: -12})
		t.Die(dst, render.Die{Color: "blue", N: 3}, x+352*z, y(764), 42*z, 0, render.Pose{Turn: 14})
	}
	if b.Page.Empty() {
		return // a sheet hangs before the edge
	}
	for i := range render.MaxSeats {
		k := render.Token{Color: render.SeatColor(i), Shape: render.Shape(i)}
		t.Token(dst, k, x+(36+float64(i)*64)*z, y(676)-48*z, 48*z, render.Standing)
	}
}
