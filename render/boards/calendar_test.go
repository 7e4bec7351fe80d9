package boards

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render"
)

func TestCalendarCellsFillTheSheet(t *testing.T) {
	for _, sheet := range []render.Rect{{X: 16, Y: 14, W: 816, H: 624}, {X: 12, Y: 8, W: 612, H: 482}, {X: 0, Y: 0, W: 1200, H: 900}, {X: 8, Y: 20, W: 374, H: 520}, {X: 100, Y: 50, W: 900, H: 400}} {
		c := NewCalendar(render.View{}, sheet)
		require.True(t, c.Grid.Within(c.Sheet), "%v", sheet)
		for i := range Places {
			cell := c.Cell(i)
			assert.True(t, cell.Within(c.Grid), "place %d on %v", i, sheet)
			assert.True(t, c.Tile(i).Within(cell))
		}
		last := c.Cell(Places - 1)
		assert.InDelta(t, c.Grid.Right(), last.Right(), 1e-9)
		assert.InDelta(t, c.Grid.Bottom(), last.Bottom(), 1e-9)
	}
}

func TestCalendarOfTheDesignHasItsMeasures(t *testing.T) {
	c := NewCalendar(render.View{}, render.Rect{X: 16, Y: 14, W: 816, H: 624})
	assert.Equal(t, render.Rect{X: 16, Y: 14, W: 816, H: 624}, c.Sheet)
	assert.Equal(t, render.Rect{X: 32, Y: 104, W: 112, H: 104}, c.Cell(PlaceStart))
	assert.Equal(t, render.Rect{X: 36, Y: 108, W: 104, H: 96}, c.Tile(PlaceStart))
	small := NewCalendar(render.View{}, render.Rect{X: 12, Y: 8, W: 612, H: 482})
	assert.Equal(t, render.Rect{X: 24, Y: 66, W: 84, H: 82}, small.Cell(PlaceStart))
}

func TestTokensOnOneDayStandApartAndLeaveDateAndLabelFree(t *testing.T) {
	for _, tile := range []render.Rect{{X: 100, Y: 50, W: 104, H: 96}, {X: 0, Y: 0, W: 78, H: 76}, {X: 0, Y: 0, W: 104, H: 116}} {
		for n := 1; n <= render.MaxSeats; n++ {
			spots, beside := TokenSpots(tile, n), TokenSpotsBeside(tile, n)
			k := min(tile.W/104, tile.H/96)
			for i := range n {
				assert.GreaterOrEqual(t, beside[i].X, tile.X+38*k, "the odds stay in sight")
				assert.LessOrEqual(t, beside[i].Right(), tile.Right()+1)
				assert.LessOrEqual(t, beside[i].Bottom(), tile.Bottom()-19*k, "the label stays in sight")
				s := spots[i]
				assert.GreaterOrEqual(t, s.X, tile.X, "%d tokens on %v", n, tile)
				assert.LessOrEqual(t, s.Right(), tile.Right()+1)
				assert.GreaterOrEqual(t, s.Y, tile.Y+19*k, "the date stays in sight")
				assert.LessOrEqual(t, s.Bottom(), tile.Bottom()-19*k, "the label stays in sight")
				for j := range i {
					dx, dy := s.CenterX()-spots[j].CenterX(), s.CenterY()-spots[j].CenterY()
					assert.Greater(t, dx*dx+dy*dy, s.W*s.W/2, "tokens %d and %d of %d can be told apart", i, j, n)
				}
			}
			for i := n; i < render.MaxSeats; i++ {
				assert.True(t, spots[i].Empty())
			}
		}
	}
}
