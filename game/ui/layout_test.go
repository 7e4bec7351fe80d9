package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
)

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

func TestInset(t *testing.T) {
	r := render.Rect{X: 100, Y: 100, W: 200, H: 100}
	assert.Equal(t, render.Rect{X: 101, Y: 102, W: 196, H: 92}, Inset(r, 1, 2, 3, 6))
	tight := Inset(r, 150, 70, 150, 70)
	assert.True(t, tight.Empty())
	assert.False(t, tight.W < 0 || tight.H < 0, "it is not turned inside out")
}
