package title

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui/cards"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/scenery"
)

// How much of the height of a window the title page takes, and how much of that of an
// upright one.
const (
	pageShare        = .735
	uprightPageShare = .36
)

// pictureZoom returns how large the pictures on wall and desk are, in times their size in
// the design.
func pictureZoom(v render.View) float64 {
	if v.IsUpright() {
		return v.H * uprightPageShare / scenery.TitlePageH
	}
	return v.H * pageShare / scenery.TitlePageH
}

// sized measures a picture that is so large in the design.
func sized(w, h float64) func(t *render.Theme) (float64, float64) {
	return func(t *render.Theme) (float64, float64) {
		z := pictureZoom(t.View)
		return w * z, h * z
	}
}

// hangingPage is the hanging title page, whose corner the draught lifts.
func (s *Title) hangingPage() *flow.Node {
	a := s.App
	k := scenery.TitlePage{
		Weekday: a.Say("title.weekday"), Numeral: a.Say("title.numeral"),
		Small: a.Say("title.big"), Large: a.Say("title.pay_day"), Motto: a.Say("title.line"),
		Seats: a.Say("title.seats"), Players: a.Say("title.players"),
		Tiles: [3]boards.Tile(tilesOf(a, engine.Mail2, engine.DealSpace, engine.JackpotSkyrockets)),
	}
	size := sized(scenery.TitlePageW, scenery.TitlePageH)
	return flow.Pile(
		flow.Measured(size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scenery.DrawTitlePage(t, dst, r.Shaped(scenery.TitlePageW, scenery.TitlePageH), k)
		}),
		flow.Measured(size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scenery.PageCorner(t, dst, r.Shaped(scenery.TitlePageW, scenery.TitlePageH), s.room.Corner())
		}).Moving(),
	)
}

// deskThings are what lies on the part of the desk below the page, and stands at its edge.
func (s *Title) deskThings() *flow.Node {
	size := sized(scenery.DeskThingsW, scenery.DeskH)
	return flow.Pile(
		flow.Measured(size, scenery.DeskThings),
		flow.Measured(size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			token, high := s.room.Hop()
			scenery.DeskTokens(t, dst, r, token, high)
		}).Moving(),
	)
}

// window is the window on the wall, before which a curtain sways.
func (s *Title) window() *flow.Node {
	return flow.Measured(sized(scenery.WindowW, scenery.WindowH), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		scenery.Window(t, dst, r.Shaped(scenery.WindowW, scenery.WindowH), s.Key().sky, s.room.Clouds(), s.room.Curtain())
	}).Moving()
}

// cup is the mug on the desk, which steams.
func (s *Title) cup() *flow.Node {
	return flow.Measured(sized(scenery.CupW, scenery.DeskH), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		scenery.Cup(t, dst, r, s.room.Steam())
	}).Moving()
}

// onDesk are the kinds of the tiles that lie on the desk.
var onDesk = []engine.Space{engine.LuckyLottery, engine.FreeDeal, engine.SuperSweepstakes, engine.VacationDay, engine.Holiday}

// deskTiles lie on the desk, waiting to be laid. The cat may lift one of them.
func (s *Title) deskTiles() *flow.Node {
	tiles, lifted := tilesOf(s.App, onDesk...), s.Key().lifted
	size := sized(scenery.DeskTilesW, scenery.DeskH)
	lie := flow.Measured(size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scenery.DeskTiles(t, dst, r, tiles, lifted) })
	if lifted < 0 {
		return lie
	}
	return flow.Pile(lie, flow.Measured(size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		_, high := s.room.Lifted()
		s.lifted.Draw(t, dst, r, lifted, tiles[lifted], high)
	}).Moving())
}

// cardZoom is how large a card hangs on the wall, in times its size on the table.
const cardZoom = .7

func tilesOf(a *app.App, spaces ...engine.Space) (tiles []boards.Tile) {
	for _, s := range spaces {
		tiles = append(tiles, boards.Tile{Kind: s.String(), Label: a.Words.Space(engine.Big, s).Short})
	}
	return tiles
}

// hangs is what hangs beside the sheet: the window, and a postcard below it.
func (s *Title) hangs(window *flow.Node) *flow.Node {
	mail := engine.EditionOf(engine.Big).Card(postcardShown)
	said := s.Words.Card(engine.Big, postcardShown)
	postcard := cards.Mail{
		Kind: mail.Kind.String(), Art: said.Art, Band: said.Band, Title: said.Title, Text: said.Reason, AmountLabel: said.Label, Amount: said.Sum, Advice: said.Do,
	}
	return flow.Column(
		window,
		flow.Spring(),
		flow.Measured(sized(render.CardW*cardZoom, render.CardH*cardZoom), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			s.postcard.Draw(t, dst, r, s.LanguageCount(), s.room.Postcard(), func(dst *ebiten.Image, r render.Rect) { postcard.Draw(t, dst, r) })
		}).Moving(),
		flow.Spring(),
	).Pad(render.Gap, render.Gap)
}

// postcardShown is the card that hangs below the window.
const postcardShown engine.CardID = 12

// drawCat draws the cat on the desk, where it comes near to no button.
func (s *Title) drawCat(t *render.Theme, dst *ebiten.Image, room scenery.CatRoom) {
	for i := range s.Layers[0].Controls {
		room.Buttons = max(room.Buttons, s.Layers[0].Controls[i].Box.Bottom())
	}
	pose := s.room.CatPose()
	pose.Sits = pose.Sits || s.Settings.ReducedMotion || s.Settings.QuietTable
	s.catBox = scenery.Cat(t, dst, room, s.room.CatAt(), pictureZoom(t.View), pose)
}
