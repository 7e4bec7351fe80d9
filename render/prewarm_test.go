package render

import (
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/render/palette"
)

// cachedSheet is a cached image of a sheet of paper with a text, and what was painted
// of it so that it can be seen later.
type cachedSheet struct {
	image   CachedImage[int]
	painted []image.Rectangle
}

func (s *cachedSheet) draw(th *Theme, dst *ebiten.Image, r Rect) {
	s.image.Draw(th, dst, r, 4, 1, func(dst *ebiten.Image) {
		if !th.Shapes.discard {
			s.painted = append(s.painted, dst.Bounds())
		}
		th.Pen(dst).Fill(r, 4, palette.White)
		th.DrawText(dst, "Big Pay Day", r.X+20, r.Y+40, Style{Size: 20})
	})
}

func TestPrewarmPaintsEveryPartOnceInBoundedPasses(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	dst := ebiten.NewImage(10, 10)
	large, small := &cachedSheet{}, &cachedSheet{}
	goes := 0
	for done := false; !done; goes++ {
		if !assert.Less(t, goes, 100) {
			return
		}
		before := len(large.painted)
		done = th.Prewarm(60_000, time.Hour, func() {
			large.draw(th, dst, Rect{0, 0, 600, 400})
			small.draw(th, dst, Rect{700, 0, 40, 40})
		})
		area := 0
		for _, part := range large.painted[before:] {
			area += part.Dx() * part.Dy()
		}
		assert.LessOrEqual(t, area, 60_000)
	}
	assert.Greater(t, goes, 3)
	area, whole := 0, image.Rectangle{}
	for _, part := range large.painted {
		assert.True(t, whole.Intersect(part).Empty())
		area, whole = area+part.Dx()*part.Dy(), whole.Union(part)
	}
	assert.Equal(t, whole.Dx()*whole.Dy(), area)
	assert.Equal(t, image.Rect(-4, -4, 604, 404), whole)
	assert.Len(t, small.painted, 1)

	parts := len(large.painted)
	large.draw(th, dst, Rect{0, 0, 600, 400})
	small.draw(th, dst, Rect{700, 0, 40, 40})
	assert.Len(t, large.painted, parts, "what is prewarmed is only shown")
	assert.Len(t, small.painted, 1)
}

func TestPrewarmWithoutTimeGoesOnAllTheSame(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	s := &cachedSheet{}
	for range 100 {
		if th.Prewarm(1, 0, func() { s.draw(th, nil, Rect{0, 0, 300, 200}) }) {
			return
		}
	}
	t.Fatal("it never ends")
}

func TestWhatPrewarmLeavesOutIsPaintedWhenItIsShown(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	s := &cachedSheet{}
	for len(s.painted) == 0 {
		assert.False(t, th.Prewarm(1, 0, func() { s.draw(th, nil, Rect{0, 0, 300, 200}) }))
	}
	first := s.painted[0]
	s.draw(th, ebiten.NewImage(10, 10), Rect{0, 0, 300, 200})
	assert.Equal(t, []image.Rectangle{first, image.Rect(-4, first.Max.Y, 304, 204)}, s.painted)
}

func TestAnImageThatIsNoLongerDrawnGivesUpItsMemory(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	dst := ebiten.NewImage(10, 10)
	covered, shown := &cachedSheet{}, &cachedSheet{}
	covered.draw(th, dst, Rect{0, 0, 300, 200})
	th.BeginFrame()
	shown.draw(th, dst, Rect{0, 0, 300, 200})
	for range 2 * unusedFrames {
		th.PassFrame()
	}
	assert.Nil(t, covered.image.img)
	assert.NotNil(t, shown.image.img, "it is seen, though nothing moves")
	assert.Len(t, shown.painted, 1)
	covered.draw(th, dst, Rect{0, 0, 300, 200})
	assert.Len(t, covered.painted, 2, "it is painted anew when it is seen again")
}

func TestWhatPrewarmHasBegunIsPaintedAnewWhereItHasMovedMeanwhile(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	s := &cachedSheet{}
	for len(s.painted) == 0 {
		assert.False(t, th.Prewarm(1, 0, func() { s.draw(th, nil, Rect{0, 0, 300, 200}) }))
	}
	s.draw(th, ebiten.NewImage(10, 10), Rect{20, 10, 300, 200})
	assert.Equal(t, image.Rect(16, 6, 324, 214), s.painted[len(s.painted)-1])
}
