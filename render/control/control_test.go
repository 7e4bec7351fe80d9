package control

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/rendertest"
)

func TestSliderValueFollowsThePointer(t *testing.T) {
	r := render.Rect{X: 100, Y: 0, W: 150, H: 34}
	assert.Zero(t, SliderAt(r, 0))
	assert.InDelta(t, 1, SliderAt(r, 400), 1e-9)
	assert.InDelta(t, .5, SliderAt(r, r.CenterX()), 1e-9)
	assert.Zero(t, SliderAt(render.Rect{}, 5))
}

func TestScrollKnobStaysInItsTrack(t *testing.T) {
	track := render.Rect{X: 0, Y: 100, W: 8, H: 200}
	for _, c := range [][2]float64{{0, 1}, {0, .1}, {.9, 1}, {.4, .6}, {0, .001}, {-1, 2}} {
		k := ScrollKnob(track, c[0], c[1])
		assert.True(t, k.Within(track), "%v: %v", c, k)
		assert.GreaterOrEqual(t, k.H, 24.0, "it can be grasped")
	}
	assert.InDelta(t, 100, ScrollKnob(track, 0, .1).Y, 1e-9)
	assert.InDelta(t, 300, ScrollKnob(track, .9, 1).Bottom(), 1e-9)
}

func TestStepperKeysStandInsideItAtBothEnds(t *testing.T) {
	r := render.Rect{X: 10, Y: 20, W: 172, H: 46}
	a, b := StepperParts(r)
	assert.True(t, a.Within(r))
	assert.True(t, b.Within(r))
	assert.False(t, a.Overlaps(b))
	assert.GreaterOrEqual(t, a.W, 34.0)
}

func TestSegmentsOfARowAreSetAlike(t *testing.T) {
	dst := ebiten.NewImage(200, 50)
	defer dst.Deallocate()
	for _, scale := range []float64{1, 1.5, 2} {
		th := rendertest.Theme(t, render.NewView(960, 600, 1), scale)
		for _, labels := range [][]string{{"Human", "Easy", "Normal", "Hard"}, {"Off", "Instantaneous", "On"}} {
			for width := 40.0; width < 120; width += 8 {
				r := render.Rect{W: width, H: 34}
				set := SegmentFontFor(th, SegmentInk, len(labels), func(i int) (string, render.Rect) { return labels[i], r })
				var told []render.TextLine
				th.SetRecorder(&render.Recorder{Text: func(l render.TextLine) { told = append(told, l) }, Ground: func(_, _ render.Rect) {}})
				for i, label := range labels {
					Segment(th, dst, r, label, SegmentInk, set, render.State{Active: i == 1})
				}
				th.SetRecorder(nil)
				for i, l := range told {
					assert.InDelta(t, told[0].Size, l.Size, .01, "%v in %v at %v", labels, width, scale)
					assert.Equal(t, told[0].Face.Condensed() == told[0].Face, l.Face.Condensed() == l.Face, "all are condensed, or none")
					assert.LessOrEqual(t, l.Box.W, width, labels[i])
				}
			}
		}
	}
}

func TestFieldScrollsJustFarEnoughToShowItsCaret(t *testing.T) {
	th := rendertest.Theme(t, render.NewView(1280, 800, 1), 1)
	r := render.Rect{X: 0, Y: 0, W: 120, H: 34}
	f := Field{Text: "short", Caret: 5}
	assert.Zero(t, FieldScroll(th, r, &f))
	f = Field{Text: strings.Repeat("long ", 20), Caret: 100}
	scroll := FieldScroll(th, r, &f)
	at := th.Caret(f.Text, f.Caret, fieldStyle) - scroll
	assert.Positive(t, scroll)
	assert.LessOrEqual(t, at, FieldText(r, &f).W)
	f.Caret = 0
	assert.Zero(t, FieldScroll(th, r, &f))
}

func TestTooltipStandsBesideItsThingInsideTheWindow(t *testing.T) {
	bounds := render.Rect{X: 0, Y: 0, W: 1280, H: 800}
	for _, thing := range []render.Rect{{X: 36, Y: 108, W: 104, H: 96}, {X: 700, Y: 500, W: 104, H: 96}, {X: 1200, Y: 10, W: 60, H: 40}, {X: 0, Y: 760, W: 300, H: 40}, {X: 1100, Y: 760, W: 180, H: 40}} {
		tip, ok := PlaceTip(bounds, thing, render.Rect{}, 400, 120)
		assert.True(t, ok)
		assert.True(t, tip.Within(bounds), "tip of %v is %v", thing, tip)
		assert.False(t, tip.Overlaps(thing), "tip of %v is %v", thing, tip)
	}
}

func TestTooltipKeepsOffWhatIsSaid(t *testing.T) {
	bounds := render.Rect{X: 0, Y: 0, W: 1280, H: 800}
	thing := render.Rect{X: 500, Y: 300, W: 100, H: 100}
	said := render.Rect{X: 620, Y: 250, W: 400, H: 200}
	for _, thing := range []render.Rect{thing, {X: 640, Y: 400, W: 60, H: 30}, {X: 480, Y: 600, W: 400, H: 100}} { // the second is its own
		tip, ok := PlaceTip(bounds, thing, said, 300, 120)
		assert.True(t, ok, "tip of %v", thing)
		assert.True(t, tip.Within(bounds), "tip of %v is %v", thing, tip)
		assert.False(t, tip.Overlaps(said), "tip of %v is %v", thing, tip)
	}
	_, ok := PlaceTip(bounds, thing, render.Rect{X: 100, Y: 60, W: 1100, H: 700}, 400, 120)
	assert.False(t, ok, "there is no room beside it")
}
