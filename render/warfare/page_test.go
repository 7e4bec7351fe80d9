package warfare

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/rendertest"
)

func TestAPageOfConquestHasItsMeasures(t *testing.T) {
	c := NewPage(render.View{}, render.Rect{X: 16, Y: 14, W: 816, H: 624})
	assert.Equal(t, 112.0, c.CellW)
	assert.InDelta(t, 79, c.CellH, 1)
	assert.InDelta(t, 104, c.Day(1).W, 1)
	assert.InDelta(t, 71, c.Day(1).H, 1)
	assert.InDelta(t, 583, c.Key.Y, 5)
	assert.Equal(t, 40.0, c.Key.H)
	assert.LessOrEqual(t, c.Key.Bottom(), c.Sheet.Bottom())
	assert.LessOrEqual(t, c.Sheet.Bottom(), 14+624.0)
}

func TestDaysOfAPageOfConquestAreFoundWhereTheyStand(t *testing.T) {
	for _, sheet := range []render.Rect{{X: 16, Y: 14, W: 816, H: 624}, {X: 12, Y: 8, W: 612, H: 482}, {X: 0, Y: 0, W: 430, H: 330}} {
		c := NewPage(render.View{}, sheet)
		for place := 1; place <= 7*Rows; place++ {
			r := c.Day(place)
			assert.Equal(t, place, c.At(r.CenterX(), r.CenterY()))
			assert.True(t, r.Within(c.Grid))
			if place > 1 {
				assert.False(t, r.Overlaps(c.Day(place-1)))
			}
		}
		assert.Zero(t, c.At(c.Grid.X-1, c.Grid.Y))
		for region := range 6 {
			assert.True(t, c.Field(region, 6).Within(c.Key))
		}
	}
}

func TestDaysLieToEachOtherAsTheyStand(t *testing.T) {
	for days, want := range map[[2]int]Joint{
		{1, 2}: Beside, {1, 8}: Below, {7, 8}: Midnight, {1, 9}: Cornerwise, {2, 8}: Cornerwise, {7, 13}: Cornerwise, {7, 15}: NoJoint, {1, 3}: NoJoint,
		{1, 7}: NoJoint, {41, 42}: Beside,
	} {
		assert.Equal(t, want, JointOf(days[0], days[1]), days)
	}
}

func TestADayHasAPieceWhereThereIsRoomBesideTheNumber(t *testing.T) {
	for _, c := range []struct {
		w, h, textScale float64
		piece           bool
	}{{1280, 800, 1, true}, {960, 600, 1, true}, {1280, 800, 1.5, false}, {844, 390, 1, false}} {
		v := render.NewView(c.w, c.h, 1)
		theme := rendertest.Theme(t, v, c.textScale)
		page := NewPage(v, render.Rect{W: v.W * .64, H: v.H * .78})
		assert.Equal(t, c.piece, PieceSize(theme, page.Day(1)) > 0, "%v", c)
	}
}
