package render

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestViewKeepsDesignSizeInTheShorterDirection(t *testing.T) {
	for _, c := range []struct {
		name         string
		w, h, device float64
		want         View
	}{
		{"the design itself", 1280, 800, 1, View{1280, 800, 1, false, 0}},
		{"the design at device scale 2", 1280, 800, 2, View{1280, 800, 2, false, 0}},
		{"4K", 3840, 2160, 1, View{3840 / 2.7, 800, 2.7, false, 0}},
		{"ultra-wide", 2560, 1080, 1, View{2560 / 1.35, 800, 1.35, false, 0}},
		{"tall", 1280, 1024, 1, View{1280, 1024, 1, false, 0}},
		{"just large enough for the regular layout", 1152, 720, 1, View{1280, 800, .9, false, 0}},
		{"the compact design", 960, 600, 1, View{960, 600, 1, true, 0}},
		{"smaller than the compact design", 480, 300, 1, View{960, 600, .5, true, 0}},
		{"upright and large", 1536, 2048, 1, View{960, 1280, 1.6, true, 0}},
		{"upright and small", 480, 600, 1, View{960, 1200, .5, true, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := NewView(c.w, c.h, c.device)
			assert.InDelta(t, c.want.W, got.W, 1e-9)
			assert.InDelta(t, c.want.H, got.H, 1e-9)
			assert.InDelta(t, c.want.Scale, got.Scale, 1e-9)
			assert.Equal(t, c.want.Compact, got.Compact)
			pw, ph := got.Pixels()
			assert.Equal(t, int(math.Round(c.w*c.device)), pw, "the view fills the window's device pixels")
			assert.Equal(t, int(math.Round(c.h*c.device)), ph)
		})
	}
}

func TestViewSurvivesSizesThatNoWindowHas(t *testing.T) {
	for _, v := range []float64{0, -5, math.NaN(), math.Inf(1)} {
		got := NewView(v, v, v)
		assert.False(t, math.IsNaN(got.W) || math.IsInf(got.W, 0) || got.Scale <= 0, "NewView(%v) = %+v", v, got)
		w, h := got.Pixels()
		assert.Positive(t, w)
		assert.Positive(t, h)
	}
}

func TestSnappedCoordinatesFallBetweenDevicePixels(t *testing.T) {
	v := NewView(1366, 768, 1.25)
	for _, x := range []float64{0, 32, 848.3, 14.7} {
		px := v.Snap(x) * v.Scale
		assert.InDelta(t, math.Round(px), px, 1e-9)
		assert.InDelta(t, x*v.Scale, px, .5+1e-9, "no nearer place")
	}
}

func TestRectanglesThatTouchDoNotOverlap(t *testing.T) {
	a := Rect{0, 0, 10, 10}
	assert.False(t, a.Overlaps(Rect{10, 0, 5, 5}))
	assert.True(t, a.Overlaps(Rect{9.5, 0, 5, 5}))
	assert.True(t, a.Contains(0, 0))
	assert.False(t, a.Contains(10, 10))
}

func TestAPhoneHeldUprightHasThingsBelowEachOtherAndLarger(t *testing.T) {
	for _, w := range [][3]float64{{360, 780, 3}, {390, 844, 3}, {430, 932, 3}} {
		v := NewView(w[0], w[1], w[2])
		assert.True(t, v.IsPocket(), "%v", w)
		assert.Equal(t, 600.0, v.W, "%v", w)
		assert.InDelta(t, w[1]/w[0], v.H/v.W, .001, "%v", w)
	}
	for _, w := range [][3]float64{{768, 1024, 2}, {800, 1280, 1}, {1080, 1920, 1}, {844, 390, 3}, {960, 600, 1}, {1280, 800, 1}} {
		assert.False(t, NewView(w[0], w[1], w[2]).IsPocket(), "%v", w)
	}
	assert.Equal(t, 960.0, NewView(800, 1280, 1).W, "a tablet has room for two columns")
}

func TestAWindowThatIsMuchHigherThanWideIsUpright(t *testing.T) {
	for _, w := range [][3]float64{{768, 1024, 1}, {800, 1280, 1}, {1080, 1920, 1}, {2160, 3840, 1}, {390, 844, 3}, {1000, 1300, 2}} {
		assert.True(t, NewView(w[0], w[1], w[2]).IsUpright(), "%v", w)
	}
	for _, w := range [][3]float64{{1280, 800, 1}, {960, 600, 1}, {1280, 1024, 1}} {
		assert.False(t, NewView(w[0], w[1], w[2]).IsUpright(), "%v", w)
	}
}
