package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/sketch"
)

func TestNotesAddUpAndAreAsFewAsCanBe(t *testing.T) {
	for _, c := range []struct {
		cash int
		want Notes
	}{
		{0, Notes{}}, {99, Notes{}}, {-500, Notes{}},
		{100, Notes{100}}, {850, Notes{500, 100, 100, 100}}, {7350, Notes{5000, 1000, 1000, 100, 100}},
		{12400, Notes{10000, 1000, 1000, 100, 100}}, {1000000, Notes{10000, 10000, 10000, 10000, 10000}},
	} {
		assert.Equal(t, c.want, bigSkin.money.notesFor(c.cash), "%d", c.cash)
	}
}

func TestSliderValueFollowsThePointer(t *testing.T) {
	r := Rect{100, 0, 150, 34}
	assert.Zero(t, SliderAt(r, 0))
	assert.InDelta(t, 1, SliderAt(r, 400), 1e-9)
	assert.InDelta(t, .5, SliderAt(r, r.CenterX()), 1e-9)
	assert.Zero(t, SliderAt(Rect{}, 5))
}

func TestScrollKnobStaysInItsTrack(t *testing.T) {
	track := Rect{0, 100, 8, 200}
	for _, c := range [][2]float64{{0, 1}, {0, .1}, {.9, 1}, {.4, .6}, {0, .001}, {-1, 2}} {
		k := ScrollKnob(track, c[0], c[1])
		assert.True(t, k.Within(track), "%v: %v", c, k)
		assert.GreaterOrEqual(t, k.H, 24.0, "it can be grasped")
	}
	assert.InDelta(t, 100, ScrollKnob(track, 0, .1).Y, 1e-9)
	assert.InDelta(t, 300, ScrollKnob(track, .9, 1).Bottom(), 1e-9)
}

func TestStepperKeysStandInsideItAtBothEnds(t *testing.T) {
	r := Rect{10, 20, 172, 46}
	a, b := StepperParts(r)
	assert.True(t, a.Within(r))
	assert.True(t, b.Within(r))
	assert.False(t, a.Overlaps(b))
	assert.GreaterOrEqual(t, a.W, 34.0)
}

func TestSpreadLabelsStandApartInTheirOrder(t *testing.T) {
	for _, at := range [][]float64{{50, 52, 51, 200, 53, 54}, {0, 0, 0, 0, 0, 0}, {300, 299, 298}, {10}, {}, {-50, 500}} {
		got := SpreadLabels(at, 27, 10, 290)
		assert.Len(t, got, len(at))
		for i := range got {
			assert.GreaterOrEqual(t, got[i], 10-1e-6)
			assert.LessOrEqual(t, got[i], 290+1e-6)
			for j := range i {
				d := got[i] - got[j]
				assert.GreaterOrEqual(t, max(d, -d), 27-1e-6, "%v: %v", at, got)
				if at[i] != at[j] {
					assert.Equal(t, at[i] < at[j], got[i] < got[j], "%v: %v", at, got)
				}
			}
		}
	}
}

func TestAWayIsMarkedAboveTheSumsOnDays(t *testing.T) {
	for _, v := range []View{NewView(1280, 800, 1), NewView(960, 600, 1)} {
		th, err := NewThemeOf(engine.Classic1975.String(), v, 1, false)
		require.NoError(t, err)
		sheet := regularCalendar.sheet
		if v.Compact {
			sheet = compactCalendar.sheet
		}
		c := NewCalendar(sheet)
		var sum Rect
		th.SetRecorder(&Recorder{Ground: func(Rect, Rect) {}, Text: func(l TextLine) {
			if l.Text == "+$100" {
				sum = l.Box
			}
		}})
		dst := ebiten.NewImage(v.Pixels())
		th.Tile(dst, c.Tile(2), Tile{Kind: "bonus", Printed: true, Date: 2, Sum: "+$100"}, State{})
		th.SetRecorder(nil)
		dst.Deallocate()
		require.False(t, sum.Empty())
		y, radius := th.hopLine(c.Cell(2))
		assert.LessOrEqual(t, y+radius, sum.Y+1, "%v", v)
		th.Deallocate()
	}
}

func TestTheCardOfARetiredPlayerShowsWhatStillCounts(t *testing.T) {
	r := Rect{0, 0, 200, 122}
	for _, large := range []bool{false, true} {
		text, finished := 1.0, 3
		if large {
			text, finished = largeTypeFrom, 1
		}
		th, err := NewTheme(NewView(1280, 800, 1), text, false)
		require.NoError(t, err)
		k := PlayerCard{Finished: "FINISHED"}
		assert.Len(t, k.figures(th.playerLayout(r)), finished)
		k.Lottery.Pairs[0] = [2]uint8{1, 2}
		assert.Len(t, k.figures(th.playerLayout(r)), 1, "the stamp has the place of bills and Deals, which there are none of")
		k.Finished = ""
		assert.Len(t, k.figures(th.playerLayout(r)), 3)
		th.Deallocate()
	}
}

func TestDrawnFamiliesAreThoseOfThePalette(t *testing.T) {
	for f := range familyCount {
		assert.Equal(t, f, familyOf(families[f]))
	}
	assert.Equal(t, Slate, familyOf(sketch.Family{}), "the sign of a kind that does not exist")
}
