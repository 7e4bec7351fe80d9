package poster

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render/sketch"
)

var names = Names{Start: "START", Weekdays: [7]string{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"}}

func month(days int, printed bool) Month {
	m := Month{Title: "Title", Note: "Note"}
	for range days {
		m.Days = append(m.Days, Day{Kind: "deal", Label: "Deal", Printed: printed})
	}
	return m
}

func TestMonthsStandOneBelowTheOther(t *testing.T) {
	picture, err := Draw([]Month{month(28, false), month(31, true)}, names, 1)
	require.NoError(t, err)
	assert.Equal(t, image.Rect(0, 0, int(sketch.MonthW), int(sketch.MonthH(28)+sketch.MonthH(31))), picture.Rect)
	twice, err := Draw([]Month{month(31, false)}, names, 2)
	require.NoError(t, err)
	assert.Equal(t, 2*int(sketch.MonthH(31)), twice.Rect.Dy())
	none, err := Draw(nil, names, 1)
	require.NoError(t, err)
	assert.True(t, none.Rect.Empty())
}

func TestTilesAreTakenApartFromWhatIsPrinted(t *testing.T) {
	at := func(m Month) (laid bool) {
		picture, err := Draw([]Month{m}, names, 1)
		require.NoError(t, err)
		tile := sketch.MonthTile(1)
		// The middle of the left edge: the tile's face, or the paper.
		r, g, b, _ := picture.At(int(tile.X)+3, int(tile.Y+tile.H/2)).RGBA()
		return uint8(r>>8) == sketch.Orange.R && uint8(g>>8) == sketch.Orange.G && uint8(b>>8) == sketch.Orange.B
	}
	assert.True(t, at(month(31, false)))
	assert.False(t, at(month(31, true)))
}

func TestLongTextsStayInTheirPlace(t *testing.T) {
	m := month(31, false)
	short, err := Draw([]Month{m}, names, 1)
	require.NoError(t, err)
	m.Title = "A title that is far too long to stand above a month in letters of the usual size, and goes on and on"
	long, err := Draw([]Month{m}, names, 1)
	require.NoError(t, err)
	assert.NotEqual(t, short.Pix, long.Pix)
	edge := int(sketch.MonthW) - 4
	for y := range int(sketch.MonthTitle) {
		assert.Equal(t, short.At(edge, y), long.At(edge, y), "nothing is written over the edge")
	}
}
