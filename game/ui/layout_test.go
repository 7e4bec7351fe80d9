package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render"
)

func TestInset(t *testing.T) {
	r := render.Rect{X: 100, Y: 100, W: 200, H: 100}
	assert.Equal(t, render.Rect{X: 101, Y: 102, W: 196, H: 92}, Inset(r, 1, 2, 3, 6))
	tight := Inset(r, 150, 70, 150, 70)
	assert.True(t, tight.Empty())
	assert.False(t, tight.W < 0 || tight.H < 0, "it is not turned inside out")
}
