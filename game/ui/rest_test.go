package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// everything is a screen with one of each control.
func everything() []Layer {
	cs := append(grid(),
		Control{ID: "toggle", Box: box(4, 0), Widget: Toggle{On: true}},
		Control{ID: "seg", Box: box(4, 1), Widget: segments(1)},
		Control{ID: "step", Box: box(4, 2), Widget: Stepper{Value: 3, Max: 9, Text: "3", AtMax: "no more"}},
		Control{ID: "slide", Box: box(4, 3), Widget: Slider{Value: 3, Max: 9}},
		Control{ID: "drop", Box: box(4, 4), Widget: Dropdown{Options: []Option{{Text: "x"}, {Text: "y"}}}},
		Control{ID: "name", Box: box(5, 0), Widget: TextField{Field: edit.NewField("Mom", 16)}},
		Control{ID: "cell", Box: box(5, 1), Widget: Custom{Version: 4}, Tip: control.Tip{Title: "Deal", Text: "Buy or pass."}},
		Control{ID: "area", Box: render.Rect{X: 20, Y: 400, W: 200, H: 100}, Widget: Scroll{Content: 400}},
		Control{ID: "in", In: "area", Box: render.Rect{X: 20, Y: 450, W: 180, H: 40}, Widget: Button{Label: "in"}},
		Control{ID: "tile", Box: box(6, 0), Widget: Custom{}, Grab: "tile"},
		Control{ID: "day", Box: box(6, 1), Widget: Custom{}, Takes: "tile"},
	)
	return []Layer{{ID: "base", Controls: cs}, {ID: "over", Box: render.Rect{X: 900, Y: 700, W: 100, H: 50}}}
}

func TestNothingIsDrawnOrAllocatedAtRest(t *testing.T) {
	states := []struct {
		name string
		play func(h *hand)
	}{
		{"untouched", func(*hand) {}},
		{"the mouse on a button", func(h *hand) { h.over("a") }},
		{"a tooltip open", func(h *hand) { h.over("cell") }},
		{"the keyboard on a control", func(h *hand) { h.ui.Focus("seg", true) }},
		{"a field with the keyboard", func(h *hand) { h.click("name") }},
		{"a list open", func(h *hand) { h.click("drop") }},
		{"after a scroll", func(h *hand) { h.move(60, 420); h.state.WheelY = -1; h.tick() }},
	}
	for _, tt := range states {
		t.Run(tt.name, func(t *testing.T) {
			h := newLayers(t, everything()...)
			tt.play(h)
			h.wait(blinkFor + 3*blinkHalf)
			quiet := input.State{Pointer: h.state.Pointer, Device: h.state.Device, Idle: true}
			draws := 0
			allocs := testing.AllocsPerRun(200, func() {
				if h.ui.Update(&quiet, h.view, h.layers).Dirty {
					draws++
				}
			})
			assert.Zero(t, allocs)
			assert.Zero(t, draws)
		})
	}
}

func TestWhateverLooksDifferentIsDrawn(t *testing.T) {
	change := []struct {
		name string
		do   func(h *hand)
	}{
		{"a label", func(h *hand) { h.control("a").Widget = Button{Label: "other"} }},
		{"a place", func(h *hand) { h.control("a").Box.X++ }},
		{"off", func(h *hand) { h.control("a").Off = true }},
		{"active", func(h *hand) { h.control("a").Active = true }},
		{"a toggle", func(h *hand) { h.control("toggle").Widget = Toggle{} }},
		{"a segment", func(h *hand) { h.control("seg").Widget = segments(2) }},
		{"an option off", func(h *hand) { h.control("seg").Widget = segments(1, 0) }},
		{"a number", func(h *hand) { h.control("step").Widget = Stepper{Value: 4, Max: 9, Text: "4"} }},
		{"a slider", func(h *hand) { h.control("slide").Widget = Slider{Value: 4, Max: 9} }},
		{"what is chosen in a list", func(h *hand) {
			h.control("drop").Widget = Dropdown{Selected: 1, Options: []Option{{Text: "x"}, {Text: "y"}}}
		}},
		{"a text", func(h *hand) { h.control("name").Widget.(TextField).Field.SetText("Dad") }},
		{"what a scene draws itself", func(h *hand) { h.control("cell").Widget = Custom{Version: 5} }},
		{"what lies behind", func(h *hand) { h.layers[0].Version++ }},
		{"a control that goes", func(h *hand) { h.remove("i") }},
		{"a layer that comes", func(h *hand) { h.layers = append(h.layers, Layer{ID: "new", Box: render.Rect{W: 1, H: 1}}) }},
		{"the size of the window", func(h *hand) { h.view = render.NewView(1400, 800, 1) }},
		{"the mouse over something", func(h *hand) {
			h.place(60, 40)
			h.state.Pointer.Away = false
			h.state.Device = input.Mouse
		}},
	}
	for _, tt := range change {
		t.Run(tt.name, func(t *testing.T) {
			h := newLayers(t, everything()...)
			h.tick()
			assert.False(t, h.last.Dirty)
			tt.do(h)
			h.tick()
			assert.True(t, h.last.Dirty)
			h.wait(2)
			assert.False(t, h.last.Dirty, "once is enough")
		})
	}
}

func TestTheMouseMovingOverNothingDrawsNothing(t *testing.T) {
	h := newLayers(t, everything()...)
	h.move(1000, 600)
	h.move(1010, 610)
	assert.False(t, h.last.Dirty)
}

func BenchmarkRest(b *testing.B) {
	layers := everything()
	u, v := New(), render.NewView(1280, 800, 1)
	quiet := input.State{Idle: true}
	for b.Loop() {
		u.Update(&quiet, v, layers)
	}
}
