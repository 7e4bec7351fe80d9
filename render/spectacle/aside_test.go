package spectacle_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/spectacle"
)

func TestAShortFormLeavesItsPlayerInSight(t *testing.T) {
	page := render.Rect{X: 20, Y: 80, W: 620, H: 480}
	for row := range 5 {
		for column := range 7 {
			player := render.Rect{X: page.X + float64(column)*88, Y: page.Y + float64(row)*96 - 48, W: 88, H: 144}
			for takes, least := range map[render.Rect]float64{
				spectacle.JackpotInShort: .7, spectacle.SaleInShort: .7, spectacle.VignetteInShort: .7, spectacle.CardInShort: .5, // as large as in the panel
			} {
				at := spectacle.Aside(page, player, takes)
				assert.False(t, at.Overlaps(player), "row %d, column %d", row, column)
				assert.True(t, at.Within(page))
				assert.GreaterOrEqual(t, min(at.W/takes.W, at.H/takes.H), least, "row %d, column %d", row, column)
			}
		}
	}
}
