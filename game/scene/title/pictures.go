package title

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui/cards"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
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
		return v.H * uprightPageShare / render.TitlePageH
	}
	return v.H * pageShare / render.TitlePageH
}

// sized measures a picture that is so large in the design.
func sized(w, h float64) func(t *render.Theme) (float64, float64) {
	return func(t *render.Theme) (float64, float64) {
		z := pictureZoom(t.View)
		return w * z, h * z
	}
}

// hangingPage is the hanging title page.
func hangingPage(a *app.App) *flow.Node {
	k := render.TitlePage{
		Weekday: a.Say("title.weekday"), Numeral: a.Say("title.numeral"),
		Small: a.Say("title.big"), Large: a.Say("title.pay_day"), Motto: a.Say("title.line"),
		Seats: a.Say("title.seats"), Players: a.Say("title.players"),
		Tiles: [4]render.Tile(tilesOf(a, engine.Mail2, engine.DealSpace, engine.JackpotSkyrockets, engine.FoundABuyer)),
	}
	return flow.Measured(sized(render.TitlePageW, render.TitlePageH), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.TitlePage(dst, r.Shaped(render.TitlePageW, render.TitlePageH), k)
	})
}

// deskThings are what lies on the part of the desk below the page, and stands at its edge.
func deskThings() *flow.Node {
	return flow.Measured(sized(render.DeskThingsW, render.DeskH), (*render.Theme).DeskThings)
}

// deskTiles lie on the desk, waiting to be laid.
func deskTiles(a *app.App) *flow.Node {
	tiles := tilesOf(a, engine.LuckyLottery, engine.FreeDeal, engine.SuperSweepstakes, engine.VacationDay, engine.Holiday)
	return flow.Measured(sized(render.DeskTilesW, render.DeskH), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.DeskTiles(dst, r, tiles)
	})
}

// cardZoom is how large a card hangs on the wall, in times its size on the table.
const cardZoom = .7

// pinned is a card that is pinned to the wall, at the right of its middle where what it
// is called stands there. It hangs a little askew. Paint draws it as large as on the table.
func pinned(pin render.Family, right bool, paint flow.Painter) *flow.Node {
	return flow.Measured(sized(render.CardW*cardZoom, render.CardH*cardZoom), func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.PinnedCard(dst, r, pin, right, func(dst *ebiten.Image, r render.Rect) { paint(t, dst, r) })
	})
}

func tilesOf(a *app.App, spaces ...engine.Space) (tiles []render.Tile) {
	for _, s := range spaces {
		tiles = append(tiles, render.Tile{Kind: s.String(), Label: a.Words.Space(engine.Big, s).Short})
	}
	return tiles
}

// cards are a postcard and a Deal, which are pinned to the wall.
func (s *Title) cards() *flow.Node {
	mail, deal := engine.EditionOf(engine.Big).Card(postcardShown), engine.EditionOf(engine.Big).Card(dealShown)
	said, sold := s.Words.Card(engine.Big, postcardShown), s.Words.Card(engine.Big, dealShown)
	postcard := cards.Mail{
		Kind: mail.Kind.String(), Band: said.Band, Title: said.Title, Text: said.Reason, AmountLabel: said.Label, Amount: said.Sum, Advice: said.Do,
	}
	bargain := cards.Deal{
		Kind: deal.Kind.String(), Art: sold.Art, Band: sold.Band, Title: sold.Title, Note: sold.Reason,
		Labels: [3]string{s.Say("deals.price"), s.Say("deals.sells")},
		Sums:   [3]string{s.Words.Money(deal.Price()), s.Words.Money(deal.Payoff())},
	}
	return flow.Column(
		flow.Spring(),
		pinned(render.Red, false, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { postcard.Draw(t, dst, r) }),
		flow.Spring(),
		pinned(render.Blue, true, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { bargain.Draw(t, dst, r, render.State{}) }),
		flow.Spring(),
	).Pad(render.Gap, render.None)
}

// The cards that hang beside the sheet.
const (
	postcardShown engine.CardID = 12
	dealShown     engine.CardID = 75
)
