package match_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/rendertest"
)

// On a telephone what days are called can be read: upright and lying, on tiles and where it is
// printed, in type that is 12 points high, or a little lower for the longest words.
func TestNamesOfDaysCanBeReadOnATelephone(t *testing.T) {
	const most, least = 11.9, 10.2
	for _, v := range []render.View{render.NewView(390, 844, 3), render.NewView(844, 390, 2)} {
		th := rendertest.Theme(t, v, 1)
		dst := ebiten.NewImage(v.Pixels())
		c := boards.NewCalendar(v, boards.CompactCalendar.Sheet)
		for _, language := range []string{words.English, "de", "es"} {
			w, whole := words.Open(language), 0
			for space := engine.Vacant + 1; space < engine.NumSpaces; space++ {
				for _, printed := range []bool{false, true} {
					called, tile := w.Space(engine.Big, space), boards.Tile{Kind: space.String(), Date: 12, Printed: printed}
					tile.Label = boards.DayLabel(th, &c, tile, called.Name, called.Short, called.Word)
					points := 0.0
					th.SetRecorder(&render.Recorder{Ground: func(_, _ render.Rect) {}, Text: func(l render.TextLine) {
						if l.Text == tile.Label {
							points = l.Size / v.Point
						}
					}})
					boards.DrawTile(th, dst, c.Tile(12), tile, render.State{})
					th.SetRecorder(nil)
					assert.GreaterOrEqual(t, points, least, "%s in %s", tile.Label, language)
					if points >= most {
						whole++
					}
				}
			}
			assert.Greater(t, whole, int(engine.NumSpaces), "most words have all the room they need in %s", language)
		}
		dst.Deallocate()
	}
}
