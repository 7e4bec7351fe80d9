package render

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCalendarCellsFillTheSheet(t *testing.T) {
	for _, sheet := range []Rect{{16, 14, 816, 624}, {12, 8, 612, 482}, {0, 0, 1200, 900}, {8, 20, 374, 520}, {100, 50, 900, 400}} {
		c := NewCalendar(sheet)
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
	c := NewCalendar(Rect{16, 14, 816, 624})
	assert.Equal(t, Rect{16, 14, 816, 624}, c.Sheet)
	assert.Equal(t, Rect{32, 104, 112, 104}, c.Cell(PlaceStart))
	assert.Equal(t, Rect{36, 108, 104, 96}, c.Tile(PlaceStart))
	small := NewCalendar(Rect{12, 8, 612, 482})
	assert.Equal(t, Rect{24, 66, 84, 82}, small.Cell(PlaceStart))
}

func TestTokensOnOneDayStandApartAndLeaveDateAndLabelFree(t *testing.T) {
	for _, tile := range []Rect{{100, 50, 104, 96}, {0, 0, 78, 76}, {0, 0, 104, 116}} {
		for n := 1; n <= MaxSeats; n++ {
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
			for i := n; i < MaxSeats; i++ {
				assert.True(t, spots[i].Empty())
			}
		}
	}
}
