package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

func changed(id ui.ID, v int) []ui.Event { return []ui.Event{{Kind: ui.Changed, ID: id, Value: v}} }

func TestToggle(t *testing.T) {
	h := newPlayer(t, ui.Control{ID: "t", Box: box(0, 0), Widget: ui.Toggle{}})
	h.click("t")
	assert.Equal(t, changed("t", 1), h.took())
	h.control("t").Widget = ui.Toggle{On: true}
	h.tick()
	h.hand.Focus("t", true)
	h.key(input.KeySpace)
	assert.Equal(t, changed("t", 0), h.took())
}

func segments(selected int, off ...int) ui.Segmented {
	w := ui.Segmented{Selected: selected, Options: []ui.Option{{Text: "slow"}, {Text: "normal"}, {Text: "fast"}}}
	for _, i := range off {
		w.Options[i].Off = true
	}
	return w
}

func TestSegmentedByPointer(t *testing.T) {
	h := newPlayer(t, ui.Control{ID: "s", Box: render.Rect{X: 0, Y: 0, W: 300, H: 30}, Widget: segments(0)})
	for i, x := range []float64{50, 150, 299} {
		h.move(x, 10)
		h.down()
		h.up()
		h.wait(doubleClick)
		if i == 0 {
			assert.Empty(t, h.took(), "it is chosen already")
			continue
		}
		assert.Equal(t, changed("s", i), h.took())
	}
	h.move(150, 10)
	h.down()
	h.move(250, 10)
	h.up()
	assert.Empty(t, h.took(), "pressed on one and released on another segment")
}

func TestSegmentedByKeys(t *testing.T) {
	tests := []struct {
		name string
		w    ui.Segmented
		key  input.Code
		want []ui.Event
	}{
		{"Right chooses the next", segments(0), input.KeyRight, changed("s", 1)},
		{"Left the one before", segments(2), input.KeyLeft, changed("s", 1)},
		{"past one that is off", segments(0, 1), input.KeyRight, changed("s", 2)},
		{"the pad's cross does the same", segments(0), input.PadRight, changed("s", 1)},
		{"A goes round", segments(2), input.PadA, changed("s", 0)},
		{"Enter goes round", segments(0), input.KeyEnter, changed("s", 1)},
		{"Space goes round, past what is off", segments(1, 2), input.KeySpace, changed("s", 0)},
		{"End chooses the last", segments(0), input.KeyEnd, changed("s", 2)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: tt.w})
			h.hand.Focus("s", true)
			h.key(tt.key)
			assert.Equal(t, tt.want, h.took())
		})
	}
}

func TestArrowsLeaveSegmentsAtTheirEnd(t *testing.T) {
	h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: segments(2)}, button("next", 1, 0))
	h.hand.Focus("s", true)
	h.repeat(input.KeyRight)
	assert.Equal(t, ui.ID("s"), h.focused(), "a key that is held does not run on")
	h.key(input.KeyRight)
	assert.Equal(t, ui.ID("next"), h.focused())
	h.key(input.KeyLeft)
	assert.Empty(t, h.took())
}

func stepper(v int) ui.Control {
	return ui.Control{ID: "s", Box: render.Rect{X: 100, Y: 100, W: 150, H: 46}, Widget: ui.Stepper{Value: v, Min: 1, Max: 12, Page: 4}}
}

func TestStepperByPointer(t *testing.T) {
	h := newPlayer(t, stepper(3))
	h.move(230, 120)
	h.down()
	assert.Equal(t, changed("s", 4), h.took(), "on the press, not on the release")
	h.up()
	h.move(110, 120)
	h.down()
	h.up()
	assert.Equal(t, changed("s", 2), h.took())
	h.move(175, 120)
	h.down()
	h.up()
	assert.Empty(t, h.took(), "the number is no button")
}

func TestStepperRepeatsWhileHeld(t *testing.T) {
	h := newPlayer(t, stepper(3))
	h.before = func() {
		for _, e := range h.events {
			c := stepper(e.Value)
			*h.control("s") = c
		}
	}
	h.move(230, 120)
	h.down()
	h.wait(holdDelay - 1)
	assert.Len(t, h.events, 1)
	h.tick()
	assert.Len(t, h.events, 2)
	h.wait(holdEvery)
	assert.Equal(t, 6, h.events[2].Value)
	h.move(600, 600)
	h.wait(60)
	assert.Len(t, h.events, 3, "not while the pointer is elsewhere")
	h.over("s")
	h.move(230, 120)
	h.wait(300)
	assert.Equal(t, 12, h.events[len(h.events)-1].Value, "up to the end")
	n := len(h.events)
	h.wait(60)
	assert.Len(t, h.events, n)
}

func TestStepperByKeys(t *testing.T) {
	tests := []struct {
		name string
		from int
		key  input.Code
		want []ui.Event
	}{
		{"Right", 3, input.KeyRight, changed("s", 4)},
		{"Left", 3, input.KeyLeft, changed("s", 2)},
		{"plus", 3, input.Typed('+'), changed("s", 4)},
		{"minus", 3, input.Typed('-'), changed("s", 2)},
		{"Page Up", 3, input.KeyPageUp, changed("s", 7)},
		{"Page Down stops at the least", 3, input.KeyPageDown, changed("s", 1)},
		{"End", 3, input.KeyEnd, changed("s", 12)},
		{"Home", 3, input.KeyHome, changed("s", 1)},
		{"Left at the least", 1, input.KeyLeft, nil},
		{"the pad's cross", 3, input.PadRight, changed("s", 4)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := newPlayer(t, stepper(tt.from), button("beside", 0, 2))
			h.hand.Focus("s", true)
			h.key(tt.key)
			assert.Equal(t, tt.want, h.took())
			assert.Equal(t, ui.ID("s"), h.focused())
		})
	}
}

func TestEnterOnAStepperGoesToItsKey(t *testing.T) {
	borrow := button("borrow", 0, 8)
	borrow.Keys = input.SetOf(input.Accept)
	h := newPlayer(t, stepper(3), borrow)
	h.hand.Focus("s", true)
	h.key(input.KeyEnter)
	assert.Equal(t, activated("borrow"), h.took())
}

func TestStepperWithButtonsElsewhere(t *testing.T) {
	c := stepper(3)
	c.Widget = ui.Stepper{Value: 3, Max: 9, Less: render.Rect{X: 10, Y: 4, W: 30, H: 30}, More: render.Rect{X: 60, Y: 4, W: 30, H: 30}}
	h := newPlayer(t, c)
	h.move(165, 110)
	h.down()
	assert.Equal(t, changed("s", 4), h.took())
	h.up()
	h.move(105, 110)
	h.down()
	assert.Empty(t, h.took())
}

func slider(v int) ui.Control {
	return ui.Control{ID: "s", Box: render.Rect{X: 100, Y: 100, W: 122, H: 30}, Widget: ui.Slider{Value: v, Max: 100, Step: 5}}
}

func TestSlider(t *testing.T) {
	follow := func(h *player) {
		h.before = func() {
			if n := len(h.events); n > 0 {
				*h.control("s") = slider(h.events[n-1].Value)
			}
		}
	}
	t.Run("follows the pointer in steps, also outside", func(t *testing.T) {
		h := newPlayer(t, slider(0))
		follow(h)
		h.move(161, 110)
		h.down()
		assert.Equal(t, changed("s", 50), h.took())
		h.events = changed("s", 50)
		h.move(173, 300)
		assert.Equal(t, 60, h.events[len(h.events)-1].Value)
		h.move(900, 110)
		assert.Equal(t, 100, h.events[len(h.events)-1].Value)
		h.up()
		h.move(100, 110)
		assert.Equal(t, 100, h.events[len(h.events)-1].Value, "let go")
	})
	t.Run("Escape puts it back", func(t *testing.T) {
		h := newPlayer(t, slider(20))
		follow(h)
		h.move(161, 110)
		h.down()
		h.move(180, 110)
		h.key(input.KeyEscape)
		assert.Equal(t, 20, h.events[len(h.events)-1].Value)
	})
	t.Run("by keys", func(t *testing.T) {
		h := newPlayer(t, slider(20))
		h.hand.Focus("s", true)
		h.key(input.KeyRight)
		assert.Equal(t, changed("s", 25), h.took())
		h.key(input.KeyPageDown)
		assert.Equal(t, changed("s", 0), h.took())
		h.key(input.KeyEnd)
		assert.Equal(t, changed("s", 100), h.took())
	})
}

func TestValuesThatAreOffStay(t *testing.T) {
	for _, w := range []ui.Widget{ui.Toggle{}, segments(0), ui.Stepper{Value: 1, Max: 3}, ui.Slider{Value: 1, Max: 3}, ui.Dropdown{Options: []ui.Option{{Text: "x"}, {Text: "y"}}}} {
		h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: w, Off: true, Reason: "not now"})
		h.click("s")
		h.hand.Focus("s", true)
		for _, k := range []input.Code{input.KeyRight, input.KeyEnter, input.KeyEnd, input.KeyPageUp, input.PadA, input.Typed('+')} {
			h.key(k)
		}
		assert.Empty(t, h.took(), "%T", w)
		assert.Empty(t, h.hand.Opened())
	}
}

func dropdown(selected, n int) ui.Control {
	w := ui.Dropdown{Selected: selected}
	for i := range n {
		w.Options = append(w.Options, ui.Option{Text: string(rune('a' + i))})
	}
	return ui.Control{ID: "d", Box: box(0, 0), Widget: w}
}

func TestDropdown(t *testing.T) {
	t.Run("by mouse", func(t *testing.T) {
		h := newPlayer(t, dropdown(0, 4), button("under", 0, 2))
		h.click("d")
		assert.Equal(t, ui.ID("d"), h.hand.Opened())
		assert.True(t, h.hand.State("d").Active)
		h.click("d/2")
		assert.Equal(t, changed("d", 2), h.took())
		assert.Empty(t, h.hand.Opened())
	})
	t.Run("by keyboard and pad", func(t *testing.T) {
		for _, k := range [][2]input.Code{{input.KeyEnter, input.KeyDown}, {input.PadA, input.PadDown}} {
			h := newPlayer(t, dropdown(1, 4), button("under", 0, 2))
			h.hand.Focus("d", true)
			h.key(k[0])
			h.tick()
			assert.Equal(t, ui.ID("d/1"), h.focused(), "it opens at what is chosen")
			h.key(k[1])
			h.key(k[0])
			h.tick()
			assert.Equal(t, changed("d", 2), h.took())
			assert.Equal(t, ui.ID("d"), h.focused(), "the focus goes back")
		}
	})
	t.Run("Escape closes it and nothing else", func(t *testing.T) {
		h := newPlayer(t, dropdown(0, 4))
		h.click("d")
		h.key(input.KeyEscape)
		assert.Empty(t, h.hand.Opened())
		assert.Empty(t, h.took())
		assert.Zero(t, h.last.Free)
	})
	t.Run("a press beside closes it and nothing else", func(t *testing.T) {
		h := newPlayer(t, dropdown(0, 4), button("far", 5, 5))
		h.click("d")
		h.click("far")
		assert.Empty(t, h.hand.Opened())
		assert.Empty(t, h.took())
		h.click("far")
		assert.Equal(t, activated("far"), h.took())
	})
	t.Run("what is chosen already is no change", func(t *testing.T) {
		h := newPlayer(t, dropdown(1, 4))
		h.click("d")
		h.click("d/1")
		assert.Empty(t, h.took())
		assert.Empty(t, h.hand.Opened())
	})
	t.Run("options that are off", func(t *testing.T) {
		c := dropdown(0, 3)
		w := c.Widget.(ui.Dropdown)
		w.Options[1].Off, w.Options[1].Reason = true, "taken by Dad"
		h := newPlayer(t, c)
		h.click("d")
		h.click("d/1")
		assert.Empty(t, h.took())
		assert.Equal(t, ui.ID("d"), h.hand.Opened())
		tip, _, _ := h.hand.Tooltip()
		assert.Equal(t, "taken by Dad", tip.Text)
	})
	t.Run("closes when its control goes", func(t *testing.T) {
		h := newPlayer(t, dropdown(0, 4), button("b", 3, 3))
		h.click("d")
		h.remove("d")
		h.tick()
		assert.Empty(t, h.hand.Opened())
		h.click("b")
		assert.Equal(t, activated("b"), h.took())
	})
	t.Run("opens upwards at the foot of the window", func(t *testing.T) {
		c := dropdown(0, 6)
		c.Box.Y = 740
		h := newPlayer(t, c)
		h.click("d")
		h.tick()
		r, ok := h.hand.Box("d/5")
		assert.True(t, ok)
		assert.Less(t, r.Bottom(), 740.0)
	})
	t.Run("a long list scrolls to what is chosen", func(t *testing.T) {
		h := newPlayer(t, dropdown(0, 20))
		h.hand.Focus("d", true)
		h.key(input.KeyEnter)
		h.tick()
		for range 14 {
			h.key(input.KeyDown)
		}
		r, _ := h.hand.Box("d/14")
		assert.True(t, r.Within(h.view.Bounds()))
		assert.Positive(t, h.hand.Offset("d/list"))
	})
}
