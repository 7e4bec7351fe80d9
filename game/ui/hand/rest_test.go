package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// everything is a screen with one of each control.
func everything() []ui.Layer {
	cs := append(grid(),
		ui.Control{ID: "toggle", Box: box(4, 0), Widget: ui.Toggle{On: true}},
		ui.Control{ID: "seg", Box: box(4, 1), Widget: segments(1)},
		ui.Control{ID: "step", Box: box(4, 2), Widget: ui.Stepper{Value: 3, Max: 9, Text: "3", AtMax: "no more"}},
		ui.Control{ID: "slide", Box: box(4, 3), Widget: ui.Slider{Value: 3, Max: 9}},
		ui.Control{ID: "drop", Box: box(4, 4), Widget: ui.Dropdown{Options: []ui.Option{{Text: "x"}, {Text: "y"}}}},
		ui.Control{ID: "name", Box: box(5, 0), Widget: ui.TextField{Field: edit.NewField("Mom", 16)}},
		ui.Control{ID: "cell", Box: box(5, 1), Widget: ui.Custom{Version: 4}, Tip: control.Tip{Title: "Deal", Text: "Buy or pass."}},
		ui.Control{ID: "area", Box: render.Rect{X: 20, Y: 400, W: 200, H: 100}, Widget: ui.Scroll{Content: 400}},
		ui.Control{ID: "in", In: "area", Box: render.Rect{X: 20, Y: 450, W: 180, H: 40}, Widget: ui.Button{Label: "in"}},
		ui.Control{ID: "tile", Box: box(6, 0), Widget: ui.Custom{}, Grab: "tile"},
		ui.Control{ID: "day", Box: box(6, 1), Widget: ui.Custom{}, Takes: "tile"},
	)
	return []ui.Layer{{ID: "base", Controls: cs}, {ID: "over", Box: render.Rect{X: 900, Y: 700, W: 100, H: 50}}}
}

func TestNothingIsDrawnOrAllocatedAtRest(t *testing.T) {
	states := []struct {
		name string
		play func(h *player)
	}{
		{"untouched", func(*player) {}},
		{"the mouse on a button", func(h *player) { h.over("a") }},
		{"a tooltip open", func(h *player) { h.over("cell") }},
		{"the keyboard on a control", func(h *player) { h.hand.Focus("seg", true) }},
		{"a field with the keyboard", func(h *player) { h.click("name") }},
		{"a list open", func(h *player) { h.click("drop") }},
		{"after a scroll", func(h *player) { h.move(60, 420); h.state.WheelY = -1; h.tick() }},
	}
	for _, tt := range states {
		t.Run(tt.name, func(t *testing.T) {
			h := newLayers(t, everything()...)
			tt.play(h)
			h.wait(blinkFor + 3*blinkHalf)
			quiet := input.State{Pointer: h.state.Pointer, Device: h.state.Device, Idle: true}
			draws := 0
			allocs := testing.AllocsPerRun(200, func() {
				if h.hand.Update(&quiet, h.view, h.layers).Dirty {
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
		do   func(h *player)
	}{
		{"a label", func(h *player) { h.control("a").Widget = ui.Button{Label: "other"} }},
		{"a place", func(h *player) { h.control("a").Box.X++ }},
		{"off", func(h *player) { h.control("a").Off = true }},
		{"active", func(h *player) { h.control("a").Active = true }},
		{"a toggle", func(h *player) { h.control("toggle").Widget = ui.Toggle{} }},
		{"a segment", func(h *player) { h.control("seg").Widget = segments(2) }},
		{"an option off", func(h *player) { h.control("seg").Widget = segments(1, 0) }},
		{"a number", func(h *player) { h.control("step").Widget = ui.Stepper{Value: 4, Max: 9, Text: "4"} }},
		{"a slider", func(h *player) { h.control("slide").Widget = ui.Slider{Value: 4, Max: 9} }},
		{"what is chosen in a list", func(h *player) {
			h.control("drop").Widget = ui.Dropdown{Selected: 1, Options: []ui.Option{{Text: "x"}, {Text: "y"}}}
		}},
		{"a text", func(h *player) { h.control("name").Widget.(ui.TextField).Field.SetText("Dad") }},
		{"what a scene draws itself", func(h *player) { h.control("cell").Widget = ui.Custom{Version: 5} }},
		{"what lies behind", func(h *player) { h.layers[0].Version++ }},
		{"a control that goes", func(h *player) { h.remove("i") }},
		{"a layer that comes", func(h *player) { h.layers = append(h.layers, ui.Layer{ID: "new", Box: render.Rect{W: 1, H: 1}}) }},
		{"the size of the window", func(h *player) { h.view = render.NewView(1400, 800, 1) }},
		{"the mouse over something", func(h *player) {
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
	h, v := New(), render.NewView(1280, 800, 1)
	quiet := input.State{Idle: true}
	for b.Loop() {
		h.Update(&quiet, v, layers)
	}
}
