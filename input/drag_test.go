package input

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// at is a tick with the pointer at x and y.
func at(x, y float64, more ...func(*State)) State {
	s := State{Pointer: Pointer{X: x, Y: y, Moved: true, Down: true}}
	for _, f := range more {
		f(&s)
	}
	return s
}

func pressed(s *State)  { s.Pointer.JustPressed = true }
func released(s *State) { s.Pointer.JustReleased, s.Pointer.Down = true, false }
func up(s *State)       { s.Pointer.Down = false }
func finger1(s *State)  { s.Pointer.Touch = true }
func away(s *State)     { s.Pointer.Away = true }
func escape(s *State)   { s.Pressed = SetOf(Cancel) }
func lost(s *State)     { s.Lost = true }
func still(s *State)    { s.Pointer.Moved = false }

func TestDrag(t *testing.T) {
	tests := []struct {
		name  string
		ticks []State
		want  []DragStep
	}{
		{"press and release in place is a click",
			[]State{at(10, 10, pressed), at(10, 10, still), at(10, 10, released)},
			[]DragStep{DragPressed, DragNone, DragClicked}},
		{"a whole click within one tick",
			[]State{at(10, 10, pressed, released)},
			[]DragStep{DragClicked}},
		{"four pixels of a mouse are still a click",
			[]State{at(10, 10, pressed), at(14, 10), at(14, 10, released)},
			[]DragStep{DragPressed, DragNone, DragClicked}},
		{"more than four pixels of a mouse are a drag",
			[]State{at(10, 10, pressed), at(14.5, 10), at(30, 10), at(30, 10, still), at(30, 10, released)},
			[]DragStep{DragPressed, DragStarted, DragMoved, DragNone, DragDropped}},
		{"eight pixels of a finger are still a tap",
			[]State{at(10, 10, pressed, finger1), at(18, 10, finger1), at(18, 10, released)},
			[]DragStep{DragPressed, DragNone, DragClicked}},
		{"more than eight pixels of a finger are a drag",
			[]State{at(10, 10, pressed, finger1), at(10, 18.5, finger1), at(10, 18.5, released)},
			[]DragStep{DragPressed, DragStarted, DragDropped}},
		{"a flick that ends in the tick of its first movement is a drop",
			[]State{at(10, 10, pressed), at(90, 10, released)},
			[]DragStep{DragPressed, DragDropped}},
		{"a drag goes on outside the window and comes back",
			[]State{at(10, 10, pressed), at(-50, 10, away), at(-60, 10, away), at(40, 40), at(40, 40, released)},
			[]DragStep{DragPressed, DragStarted, DragMoved, DragMoved, DragDropped}},
		{"a drag let go outside the window is a drop there",
			[]State{at(10, 10, pressed), at(-50, 10, away), at(-50, 10, away, released)},
			[]DragStep{DragPressed, DragStarted, DragDropped}},
		{"a release that was never seen cancels",
			[]State{at(10, 10, pressed), at(-50, 10, away), at(40, 40, up)},
			[]DragStep{DragPressed, DragStarted, DragCancelled}},
		{"Escape cancels, and the rest of the press means nothing",
			[]State{at(10, 10, pressed), at(40, 10), at(41, 10, escape), at(90, 10), at(90, 10, released)},
			[]DragStep{DragPressed, DragStarted, DragCancelled, DragNone, DragNone}},
		{"losing the window cancels",
			[]State{at(10, 10, pressed), at(40, 10), at(40, 10, lost)},
			[]DragStep{DragPressed, DragStarted, DragCancelled}},
		{"losing the window before the threshold cancels, too",
			[]State{at(10, 10, pressed), at(10, 10, lost), at(10, 10, released)},
			[]DragStep{DragPressed, DragCancelled, DragNone}},
		{"release and new press in one tick",
			[]State{at(10, 10, pressed), at(10, 10, func(s *State) { s.Pointer.JustPressed, s.Pointer.JustReleased = true, true }), at(10, 10, released)},
			[]DragStep{DragPressed, DragClicked, DragClicked}},
		{"moving without a press is nothing",
			[]State{at(10, 10, up), at(90, 90, up)},
			[]DragStep{DragNone, DragNone}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var d Drag
			var got []DragStep
			for i := range tt.ticks {
				got = append(got, d.Next(&tt.ticks[i]))
			}
			assert.Equal(t, tt.want, got)
			assert.False(t, d.Held(), "nothing is held at the end")
		})
	}
}
