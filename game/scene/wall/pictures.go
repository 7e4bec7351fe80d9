package wall

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// How much of the height of a window the title page takes, and how much of that of an
// upright one.
const (
	pageShare        = .735
	uprightPageShare = .36
)

// Zoom returns how large the pictures of the wall are, in times their size in the design.
func Zoom(v render.View) float64 {
	if v.IsUpright() {
		return v.H * uprightPageShare / render.TitlePageH
	}
	return v.H * pageShare / render.TitlePageH
}

// sized measures a picture that is so large in the design.
func sized(w, h float64) func(t *render.Theme) (float64, float64) {
	return func(t *render.Theme) (float64, float64) {
		z := Zoom(t.View)
		return w * z, h * z
	}
}

// Page is the hanging title page.
func Page(a *app.App) *flow.Node {
	k := titlePageOf(a)
	return flow.Measured(sized(render.TitlePageW, render.TitlePageH), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.TitlePage(dst, r.Shaped(render.TitlePageW, render.TitlePageH), k)
	})
}

// Things are what lies on the part of the desk below the page, and stands at its edge.
func Things() *flow.Node {
	return flow.Measured(sized(render.DeskThingsW, render.DeskH), (*render.Theme).DeskThings)
}

// Tiles lie on the desk, waiting to be laid.
func Tiles(a *app.App) *flow.Node {
	tiles := tilesOf(a, engine.LuckyLottery, engine.FreeDeal, engine.SuperSweepstakes, engine.VacationDay, engine.Holiday)
	return flow.Measured(sized(render.DeskTilesW, render.DeskH), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.DeskTiles(dst, r, tiles)
	})
}

// cardZoom is how large a card hangs on the wall, in times its size on the table.
const cardZoom = .7

// Pinned is a card that is pinned to the wall, at the right of its middle where what it
// is called stands there. It hangs a little askew. Paint draws it as large as on the table.
func Pinned(pin render.Family, right bool, paint flow.Painter) *flow.Node {
	return flow.Measured(sized(render.CardW*cardZoom, render.CardH*cardZoom), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.PinnedCard(dst, r, pin, right, func(dst *ebiten.Image, r render.Rect) { paint(t, dst, r) })
	})
}

// titlePageOf returns what the title page says.
func titlePageOf(a *app.App) render.TitlePage {
	return render.TitlePage{
		Weekday: a.Say("title.weekday"), Numeral: a.Say("title.numeral"),
		Small: a.Say("title.big"), Large: a.Say("title.pay_day"), Motto: a.Say("title.line"),
		Seats: a.Say("title.seats"), Players: a.Say("title.players"),
		Tiles: [4]render.Tile(tilesOf(a, engine.Mail2, engine.DealSpace, engine.JackpotSkyrockets, engine.FoundABuyer)),
	}
}

func tilesOf(a *app.App, spaces ...engine.Space) (tiles []render.Tile) {
	for _, s := range spaces {
		tiles = append(tiles, render.Tile{Kind: s.String(), Label: a.Words.Space(engine.Big, s).Short})
	}
	return tiles
}
