package game

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/input"
	"bigpayday/render"
)

// seen is a page in a window of 800x400 logical pixels, with two device pixels in each.
var seen = lensAbove{view: render.View{W: 800, H: 400, Scale: 2}, top: "turn"}

// fingers are two fingers around a place.
func fingers(x, y, span float64) *input.State {
	return &input.State{Pinch: input.Pinch{On: true, X: x, Y: y, Span: span}, Pointer: input.Pointer{X: x - span/2, Y: y, Down: true, Touch: true}}
}

// spread is a lens that was spread from a span of 100 to 200 around the middle of the left half.
func spread(t *testing.T) *lens {
	t.Helper()
	var l lens
	l.take(&input.State{}, seen)
	assert.True(t, l.take(fingers(200, 200, 100), seen), "it has begun")
	assert.False(t, l.take(fingers(200, 200, 200), seen))
	assert.InDelta(t, 2, l.factor(), 1e-9)
	return &l
}

func TestTwoFingersLookCloserAtWhatIsBetweenThem(t *testing.T) {
	l := spread(t)
	x, y := l.onScreen(200, 200)
	assert.Equal(t, []float64{200, 200}, []float64{x, y}, "what is between them stays there")
	assert.Equal(t, render.Rect{X: 180, Y: 180, W: 40, H: 40}, l.inWindow(render.Rect{X: 190, Y: 190, W: 20, H: 20}))
	g := l.geometry()
	wx, wy := g.Apply(2*210, 2*190)
	assert.Equal(t, []float64{2 * 220, 2 * 180}, []float64{wx, wy}, "it is drawn where it is pressed")

	l.take(fingers(100, 150, 200), seen)
	x, y = l.onScreen(100, 150)
	assert.Equal(t, []float64{200, 200}, []float64{x, y}, "it goes with the fingers")
	l.take(fingers(900, 900, 200), seen)
	assert.Equal(t, []float64{0, 0}, []float64{l.x, l.y}, "but not beyond the screen")
	l.take(fingers(200, 200, 5_000), seen)
	assert.InDelta(t, mostZoom, l.factor(), 1e-9)
}

func TestFingersThatHoldTheLensPressNothing(t *testing.T) {
	l := spread(t)
	s := fingers(200, 200, 200)
	l.take(s, seen)
	assert.False(t, s.Pointer.Down)
	for _, up := range []input.Pointer{{X: 9, Y: 9, Down: true, Touch: true}, {X: 9, Y: 9, JustReleased: true, Touch: true}} {
		s := &input.State{Pointer: up}
		l.take(s, seen)
		assert.False(t, s.Pointer.Down || s.Pointer.JustReleased, "the one that is left is lifted without effect")
	}
	l.take(&input.State{}, seen)
	tap := &input.State{Pointer: input.Pointer{X: 200, Y: 100, Down: true, JustPressed: true, Touch: true}}
	l.take(tap, seen)
	assert.Equal(t, input.Pointer{X: 200, Y: 150, Down: true, JustPressed: true, Touch: true}, tap.Pointer, "the next finger presses what it sees")
}

func TestTheLensIsPutAway(t *testing.T) {
	idle := func() *input.State { return &input.State{} }
	tests := map[string]func(l *lens){
		"by fingers that pinch": func(l *lens) { l.take(fingers(200, 200, 90), seen); l.take(idle(), seen) },
		"by a page on top": func(l *lens) {
			other := seen
			other.top = "pause"
			l.take(idle(), other)
		},
		"by a key": func(l *lens) {
			s := idle()
			s.Presses = []input.Press{{Code: input.KeyTab}}
			l.take(s, seen)
		},
		"by a text that is written": func(l *lens) {
			other := seen
			other.writes = true
			l.take(idle(), other)
		},
		"by another window": func(l *lens) {
			other := seen
			other.view.W = 400
			l.take(idle(), other)
		},
	}
	for name, away := range tests {
		t.Run(name, func(t *testing.T) {
			l := spread(t)
			away(l)
			assert.False(t, l.isOn())
			x, y := l.onScreen(300, 100)
			assert.Equal(t, []float64{300, 100}, []float64{x, y})
		})
	}
}

func TestAFingerThatCarriesSomethingGoesOnCarryingIt(t *testing.T) {
	var l lens
	carrying := seen
	carrying.carries = true
	l.take(&input.State{}, carrying)
	s := fingers(200, 200, 100)
	assert.False(t, l.take(s, carrying))
	assert.True(t, s.Pointer.Down, "the second finger changes nothing")
	l.take(fingers(200, 200, 300), seen)
	assert.False(t, l.isOn(), "not when it is laid down meanwhile either")
}
