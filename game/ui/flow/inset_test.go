package flow_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

func TestAnInsetIsBuiltAnewByItself(t *testing.T) {
	built, painted, renewed, said := 0, 0, 0, "one"
	var inset flow.Inset[string]
	inset.Renewed = func() { renewed++ }
	above, below := sign(40, 30), sign(40, 20)
	page := flow.Column(above, inset.Node(func() string { return said }, func() *flow.Node {
		built++
		count := flow.Exactly(40, 1, func(*render.Theme, *ebiten.Image, render.Rect) { painted++ })
		return flow.Column(flow.Line(said, render.Body), count)
	}), below)
	lay(t, 100, 200, page)
	names := func() (texts []string) {
		for _, item := range page.Outline() {
			texts = append(texts, item.Name)
		}
		return texts
	}
	assert.Equal(t, []string{"one"}, names())
	where := below.Box

	page.Paint(nil)
	assert.Zero(t, painted, "it is no part of the page's picture")
	dst := ebiten.NewImage(100, 200)
	defer dst.Deallocate()
	for range 3 {
		page.PaintLive(dst)
	}
	assert.Equal(t, []int{1, 1, 0}, []int{built, painted, renewed}, "it rests")

	said = "another\u00a0text"
	for range 3 {
		page.PaintLive(dst)
	}
	assert.Equal(t, []int{2, 2, 1}, []int{built, painted, renewed})
	assert.Len(t, names(), 1)
	assert.Contains(t, names()[0], "another", "a screen reader hears what is seen")
	assert.Equal(t, where, below.Box, "the page stays as it was laid out")
	assert.Empty(t, page.Wrong())
}
