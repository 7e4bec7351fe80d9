package hand

import (
	"testing"

	"pgregory.net/rapid"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// Whatever is pressed in whatever order, while controls come, go and turn off,
// nothing breaks: no event of what is off, unknown or covered by a modal layer,
// and nothing left in hand or held down in the end.
func TestMonkey(t *testing.T) {
	codes := []input.Code{
		input.KeyTab, input.KeyLeft, input.KeyRight, input.KeyUp, input.KeyDown, input.KeyEnter, input.KeySpace, input.KeyEscape,
		input.KeyHome, input.KeyEnd, input.KeyPageUp, input.KeyPageDown, input.KeyBackspace, input.Letter('l'), input.Typed('+'),
		input.PadA, input.PadB, input.PadLeft, input.PadRight, input.PadUp, input.PadDown, input.PadL1, input.PadR1,
	}
	rapid.Check(t, func(rt *rapid.T) {
		h := newLayers(t, everything()...)
		p := &h.state.Pointer
		for range rapid.IntRange(1, 60).Draw(rt, "ticks") {
			off := map[ui.ID]bool{}
			floor := map[ui.ID]int{}
			modal := 0
			switch rapid.IntRange(0, 9).Draw(rt, "what") {
			case 0, 1:
				h.state.Device, p.Touch = input.Mouse, rapid.Bool().Draw(rt, "touch")
				h.place(rapid.Float64Range(-50, 1330).Draw(rt, "x"), rapid.Float64Range(-50, 850).Draw(rt, "y"))
			case 2:
				p.JustPressed, p.Down = !p.Down, true
			case 3:
				p.JustReleased, p.Down = p.Down, false
			case 4:
				h.state.WheelY = rapid.Float64Range(-3, 3).Draw(rt, "wheel")
			case 5:
				h.state.Lost = true
			case 6:
				cs := h.layers[0].Controls
				cs[rapid.IntRange(0, len(cs)-1).Draw(rt, "off")].Off = rapid.Bool().Draw(rt, "on")
			case 7:
				if cs := h.layers[0].Controls; len(cs) > 3 {
					h.remove(cs[rapid.IntRange(0, len(cs)-1).Draw(rt, "gone")].ID)
				}
			case 8:
				if len(h.layers) > 2 {
					h.layers = h.layers[:2]
				} else {
					h.layers = append(h.layers, ui.Layer{ID: "modal", Modal: true, Dismiss: rapid.Bool().Draw(rt, "dismiss"),
						Box: render.Rect{X: 300, Y: 300, W: 200, H: 100}, Controls: []ui.Control{button("ok", 3, 6)}})
				}
			default:
				c := rapid.SampledFrom(codes).Draw(rt, "key")
				h.state.Presses = []input.Press{{Code: c, Actions: h.keys.Actions(c, 0)}}
				h.state.Pressed = h.keys.Actions(c, 0)
				h.state.Device = input.Keys
			}
			for l := range h.layers {
				if h.layers[l].Modal {
					modal = l
				}
				for _, c := range h.layers[l].Controls {
					off[c.ID], floor[c.ID] = c.Off, l
				}
			}
			h.tick()
			for _, e := range h.last.Events {
				switch e.Kind {
				case ui.Activated, ui.Changed, ui.Picked, ui.Dropped:
					l, known := floor[e.ID]
					if !known || off[e.ID] || l < modal {
						rt.Fatalf("%+v", e)
					}
				}
			}
		}
		h.layers = h.layers[:2]
		p.JustReleased, p.Down = p.Down, false
		h.tick()
		h.key(input.KeyEscape)
		h.key(input.KeyEscape)
		if _, carrying := h.hand.Carrying(); carrying || h.hand.drag.Held() || h.hand.Opened() != "" {
			rt.Fatal("something is left in hand")
		}
	})
}
