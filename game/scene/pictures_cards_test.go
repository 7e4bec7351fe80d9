package scene_test

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
)

// TestPicturesOfCards draws the pictures of all cards on one sheet for each edition, large and as
// small as they are shown, with the titles of the cards, and writes it to the folder in PICTURES.
func TestPicturesOfCards(t *testing.T) {
	const beside, wide, high, large, small = 10, 176, 150, 112, 40
	folder := os.Getenv("PICTURES")
	if folder == "" {
		folder = t.TempDir()
	}
	english := words.Open(words.English)
	for _, edition := range []engine.EditionID{engine.Big, engine.Classic1975, engine.Event2000} {
		cards := engine.EditionOf(edition).Cards
		rows := (len(cards) + beside - 1) / beside
		w := scenetest.Window{Width: beside * wide, Height: float64(rows * high), Scale: 1, TextScale: 100}
		th := w.Theme(t)
		k := th.View.Scale // the window of the sheet counts as a large one
		dst := ebiten.NewImage(int(w.Width*k), int(w.Height*k))
		dst.Fill(color.NRGBA{0xFF, 0xF8, 0xE6, 0xFF})
		for i := range cards {
			id := engine.CardID(i + 1)
			card := english.Card(edition, id)
			family := palette.Orange
			if cards[i].Deck != engine.DealDeck {
				family, _ = paper.MailSign(cards[i].Kind.String())
			}
			x, y := float64(i%beside*wide+6), float64(i/beside*high+6)
			paper.CardWell(th, dst, render.Rect{X: x, Y: y, W: large, H: large}, family, card.Art)
			paper.CardWell(th, dst, render.Rect{X: x + large + 6, Y: y + large - small, W: small, H: small}, family, card.Art)
			th.DrawText(dst, card.Title, x, y+large+18, render.Style{Face: render.CondensedMedium, Size: 14, Color: th.Palette.Ink})
		}
		require.NoError(t, e2e.WritePNG(filepath.Join(folder, "cards-"+edition.String()+".png"), pixels(dst)))
		dst.Deallocate()
		th.Deallocate()
	}
}

// pixels returns what has been drawn on an image.
func pixels(dst *ebiten.Image) image.Image {
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}
