package render

import (
	"os"
	"reflect"
	"regexp"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestThemeIsReplacedOnlyWhenItWouldLookDifferent(t *testing.T) {
	v := NewView(1280, 800, 1)
	th := themeFor(t, v, 1)
	assert.True(t, th.Matches(v, 1, false))
	assert.True(t, th.Matches(NewView(1400, 800, 1), 1, false), "a wider window has the same scale")
	assert.False(t, th.Matches(NewView(1280, 800, 2), 1, false))
	assert.False(t, th.Matches(v, 1.3, false))
	assert.False(t, th.Matches(v, 1, true))
}

func TestTypeAndTargetsOfATelephoneAreAsLargeAsItsScreenAsks(t *testing.T) {
	for _, w := range [][2]float64{{390, 844}, {844, 390}, {360, 640}, {430, 932}} {
		v := NewView(w[0], w[1], 3)
		th, err := NewTheme(v, 1, false)
		require.NoError(t, err)
		for _, st := range []Style{Label, Item, Body, Fine, Remark, Column, Small} {
			assert.GreaterOrEqual(t, th.Legible(st).Size*th.TextScale/v.Point, 11.0, "%v: %v", w, st)
			if w[0] != 360 {
				assert.GreaterOrEqual(t, th.Legible(st).Size*th.TextScale/v.Point, 12.0, "%v: %v", w, st)
			}
		}
		for _, s := range []Step{ButtonHeight, MainHeight, ControlHeight, Row, Reach} {
			assert.GreaterOrEqual(t, th.Length(s)/v.Point, 43.99, "%v", w)
		}
		assert.Greater(t, th.Larger(.8).Legible(Body).Size, th.Larger(.8).Legible(Small).Size, "where there is no room type is as in the design")
	}
	desk, err := NewTheme(NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	assert.Equal(t, Small, desk.Legible(Small))
	assert.Zero(t, desk.Fingertip())
}

func TestCappedTypeStopsGrowing(t *testing.T) {
	v := NewView(1280, 800, 1)
	plain, large := themeFor(t, v, 1), themeFor(t, v, 2)
	st := Style{Face: Bold, Size: 20}
	assert.InDelta(t, plain.MeasureText("Mom", st), plain.MeasureText("Mom", plain.Capped(st, 1.2)), .01)
	assert.InDelta(t, plain.MeasureText("Mom", st)*1.2, large.MeasureText("Mom", large.Capped(st, 1.2)), .5)
}

func TestCachedImageRedrawsOnlyWhatChanged(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	dst := ebiten.NewImage(200, 200)
	painted := 0
	paint := func(*ebiten.Image) { painted++ }
	var s CachedImage[string]
	r := Rect{10, 10, 50, 40}
	s.Draw(th, dst, r, 8, "a", paint)
	s.Draw(th, dst, r, 8, "a", paint)
	s.Draw(th, dst, r.Moved(0, -4), 8, "a", paint)
	assert.Equal(t, 1, painted, "an image that moves is not painted again")
	s.DrawPosed(th, dst, r, 8, "a", Pose{Turn: 5, Fade: .5}, paint)
	assert.Equal(t, 1, painted)
	s.Draw(th, dst, r, 8, "b", paint)
	assert.Equal(t, 2, painted, "another content")
	s.Draw(th, dst, Rect{10, 10, 60, 40}, 8, "b", paint)
	assert.Equal(t, 3, painted, "another size")
	other := themeFor(t, NewView(1280, 800, 1), 1)
	s.Draw(other, dst, Rect{10, 10, 60, 40}, 8, "b", paint)
	assert.Equal(t, 4, painted, "another theme")
	s.DrawPosed(other, dst, r, 8, "c", Pose{Fade: 1}, paint)
	assert.Equal(t, 4, painted, "what cannot be seen is not painted")
}

func TestTypeGrowsAsFarAsItsBoxHasRoom(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 2)
	upTo := func(most float64) func(float64) bool { return func(k float64) bool { return k < most } }
	assert.InDelta(t, 2, th.LargestGrowth(3, upTo(9)), .001, "no further than the text scale")
	assert.InDelta(t, 1.3, th.LargestGrowth(1.3, upTo(9)), .001, "no further than asked for")
	assert.InDelta(t, 1.5, th.LargestGrowth(2, upTo(1.52)), .051, "as far as it fits")
	assert.InDelta(t, 1, th.LargestGrowth(2, upTo(0)), .001, "not smaller than in the design")
}

func TestThePackageCommentLinksToWhatThereIs(t *testing.T) {
	source, err := os.ReadFile("doc.go")
	require.NoError(t, err)
	links := regexp.MustCompile(`\[(Theme|Pen)\.(\w+)\]`).FindAllStringSubmatch(string(source), -1)
	require.NotEmpty(t, links)
	for _, link := range links {
		of := map[string]reflect.Type{"Theme": reflect.TypeFor[*Theme](), "Pen": reflect.TypeFor[Pen]()}[link[1]]
		_, ok := of.MethodByName(link[2])
		assert.True(t, ok, "%s", link[0])
	}
}
