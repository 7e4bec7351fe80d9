package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
)

func TestCuts(t *testing.T) {
	r := render.Rect{X: 10, Y: 20, W: 100, H: 60}
	type cut func(render.Rect, float64, float64) (render.Rect, render.Rect)
	tests := []struct {
		name       string
		cut        cut
		part, rest render.Rect
	}{
		{"top", CutTop, render.Rect{X: 10, Y: 20, W: 100, H: 20}, render.Rect{X: 10, Y: 45, W: 100, H: 35}},
		{"bottom", CutBottom, render.Rect{X: 10, Y: 60, W: 100, H: 20}, render.Rect{X: 10, Y: 20, W: 100, H: 35}},
		{"left", CutLeft, render.Rect{X: 10, Y: 20, W: 20, H: 60}, render.Rect{X: 35, Y: 20, W: 75, H: 60}},
		{"right", CutRight, render.Rect{X: 90, Y: 20, W: 20, H: 60}, render.Rect{X: 10, Y: 20, W: 75, H: 60}},
	}
	for _, tt := range tests {
		part, rest := tt.cut(r, 20, 5)
		assert.Equal(t, tt.part, part, tt.name)
		assert.Equal(t, tt.rest, rest, tt.name)
		part, rest = tt.cut(r, 500, 5)
		assert.Equal(t, r, part, "%s: no more than there is", tt.name)
		assert.True(t, rest.Empty())
		assert.False(t, rest.W < 0 || rest.H < 0)
	}
}

func TestColumnsAndRows(t *testing.T) {
	r := render.Rect{X: 10, Y: 20, W: 320, H: 110}
	assert.Equal(t, []render.Rect{{X: 10, Y: 20, W: 60, H: 110}, {X: 80, Y: 20, W: 120, H: 110}, {X: 210, Y: 20, W: 120, H: 110}},
		Columns(r, 10, 1, -120, 2))
	assert.Equal(t, []render.Rect{{X: 10, Y: 20, W: 320, H: 50}, {X: 10, Y: 80, W: 320, H: 50}}, Rows(r, 10, 1, 1))
	for _, c := range Columns(render.Rect{W: 50, H: 10}, 10, 1, -120, 2) {
		assert.GreaterOrEqual(t, c.W, 0.0, "too tight, but not turned inside out")
	}
	assert.Empty(t, Columns(r, 10))
}

func TestGrid(t *testing.T) {
	cells := Grid(render.Rect{X: 0, Y: 0, W: 784, H: 520}, 7, 35, 0, 0)
	assert.Len(t, cells, 35)
	assert.Equal(t, render.Rect{X: 112, Y: 104, W: 112, H: 104}, cells[8])
	assert.Nil(t, Grid(render.Rect{}, 0, 3, 1, 1))
	for i, a := range Grid(render.Rect{W: 100, H: 100}, 3, 7, 4, 4) {
		for j, b := range Grid(render.Rect{W: 100, H: 100}, 3, 7, 4, 4) {
			assert.Equal(t, i == j, a.Overlaps(b))
		}
	}
}

func TestFlow(t *testing.T) {
	boxes, h := Flow(render.Rect{X: 10, Y: 10, W: 100, H: 0}, 20, 5, 6, 40, 40, 30, 200)
	assert.Equal(t, []render.Rect{{X: 10, Y: 10, W: 40, H: 20}, {X: 55, Y: 10, W: 40, H: 20}, {X: 10, Y: 36, W: 30, H: 20}, {X: 10, Y: 62, W: 200, H: 20}}, boxes)
	assert.Equal(t, 72.0, h)
}

func TestPlaces(t *testing.T) {
	r := render.Rect{X: 100, Y: 100, W: 200, H: 100}
	assert.Equal(t, render.Rect{X: 150, Y: 130, W: 100, H: 40}, Center(r, 100, 40))
	assert.Equal(t, r, Center(r, 500, 500))
	assert.Equal(t, render.Rect{X: 250, Y: 100, W: 50, H: 20}, Corner(r, 50, 20, 1, 0))
	assert.Equal(t, render.Rect{X: 0, Y: 0, W: 300, H: 200}, Union(r, render.Rect{W: 10, H: 10}))
	assert.Equal(t, render.Rect{X: 101, Y: 102, W: 196, H: 92}, Inset(r, 1, 2, 3, 6))
}
