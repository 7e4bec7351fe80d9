package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
)

func activated(id ui.ID) []ui.Event { return []ui.Event{{Kind: ui.Activated, ID: id}} }

func TestClickIsPressAndReleaseInsideTheSameControl(t *testing.T) {
	tests := []struct {
		name string
		play func(h *player)
		want []ui.Event
	}{
		{"press and release", func(h *player) { h.over("a"); h.down(); h.up() }, activated("a")},
		{"within one tick", func(h *player) {
			h.over("a")
			h.state.Pointer.JustPressed = true
			h.up()
		}, activated("a")},
		{"moving about inside", func(h *player) { h.over("a"); h.down(); h.move(25, 25); h.move(110, 50); h.up() }, activated("a")},
		{"out and back in", func(h *player) { h.over("a"); h.down(); h.move(600, 600); h.over("a"); h.up() }, activated("a")},
		{"released beside", func(h *player) { h.over("a"); h.down(); h.move(600, 600); h.up() }, nil},
		{"released on another", func(h *player) { h.over("a"); h.down(); h.over("b"); h.up() }, nil},
		{"pressed beside", func(h *player) { h.move(600, 600); h.down(); h.over("a"); h.up() }, nil},
		{"pressed on another", func(h *player) { h.over("b"); h.down(); h.over("a"); h.up() }, nil},
		{"Escape in between", func(h *player) { h.over("a"); h.down(); h.key(input.KeyEscape); h.up() }, nil},
		{"window lost in between", func(h *player) { h.over("a"); h.down(); h.state.Lost = true; h.tick(); h.up() }, nil},
		{"a tap", func(h *player) { h.tap("a") }, activated("a")},
		{"outside the window", func(h *player) { h.over("a"); h.down(); h.move(-10, 30); h.up() }, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := newPlayer(t, button("a", 0, 0), button("b", 1, 0))
			tt.play(h)
			assert.Equal(t, tt.want, h.took())
		})
	}
}

func TestTheTopmostControlIsMeant(t *testing.T) {
	under, over := button("under", 0, 0), button("over", 0, 0)
	t.Run("within a layer the later one", func(t *testing.T) {
		h := newPlayer(t, under, over)
		h.click("under")
		assert.Equal(t, activated("over"), h.took())
	})
	t.Run("the upper layer comes first", func(t *testing.T) {
		h := newLayers(t, ui.Layer{ID: "1", Controls: []ui.Control{under}}, ui.Layer{ID: "2", Controls: []ui.Control{over}})
		h.click("under")
		assert.Equal(t, activated("over"), h.took())
	})
	t.Run("a panel hides what lies below it", func(t *testing.T) {
		h := newLayers(t, ui.Layer{ID: "1", Controls: []ui.Control{under}}, ui.Layer{ID: "2", Box: render.Rect{W: 500, H: 500}})
		h.click("under")
		assert.Empty(t, h.took())
	})
	t.Run("the hit area may be larger than the box", func(t *testing.T) {
		c := button("a", 0, 0)
		c.Hit = c.Box.Inset(-10)
		h := newPlayer(t, c)
		h.move(c.Box.X-8, c.Box.Y-8)
		h.down()
		h.up()
		assert.Equal(t, activated("a"), h.took())
	})
}

func TestLooksFollowThePointer(t *testing.T) {
	h := newPlayer(t, button("a", 0, 0), button("b", 1, 0))
	h.over("a")
	assert.Equal(t, render.State{Hover: true}, h.hand.State("a"))
	h.down()
	assert.Equal(t, render.State{Hover: true, Pressed: true}, h.hand.State("a"))
	h.over("b")
	assert.Equal(t, render.State{}, h.hand.State("a"), "let go, it would not count")
	assert.Equal(t, render.State{}, h.hand.State("b"), "nothing else reacts while something is held")
	h.over("a")
	assert.True(t, h.hand.State("a").Pressed)
	h.up()
	assert.Equal(t, render.State{Hover: true}, h.hand.State("a"))
	h.move(-5, 30)
	assert.Equal(t, render.State{}, h.hand.State("a"), "outside the window nothing is hovered")
}

func TestAFingerPressesButDoesNotHover(t *testing.T) {
	h := newPlayer(t, button("a", 0, 0))
	h.touch(50, 40)
	assert.Equal(t, render.State{Pressed: true}, h.hand.State("a"))
	h.up()
	assert.Equal(t, render.State{}, h.hand.State("a"))
}

func TestAPressOlderThanTheControlDoesNotActivateIt(t *testing.T) {
	t.Run("it appears under a held button", func(t *testing.T) {
		h := newPlayer(t)
		h.move(50, 40)
		h.down()
		h.layers[0].Controls = []ui.Control{button("late", 0, 0)}
		h.tick()
		h.up()
		assert.Empty(t, h.took())
	})
	t.Run("it appears in the tick of the press", func(t *testing.T) {
		h := newPlayer(t)
		h.move(50, 40)
		h.layers[0].Controls = []ui.Control{button("late", 0, 0)}
		h.down()
		h.up()
		assert.Empty(t, h.took())
		h.wait(doubleClick)
		h.click("late")
		assert.Equal(t, activated("late"), h.took(), "a press after it counts")
	})
	t.Run("it is replaced while held", func(t *testing.T) {
		h := newPlayer(t, button("old", 0, 0))
		h.over("old")
		h.down()
		h.layers[0].Controls = []ui.Control{button("new", 0, 0)}
		h.tick()
		h.up()
		assert.Empty(t, h.took())
	})
	t.Run("it goes and comes back while held", func(t *testing.T) {
		h := newPlayer(t, button("a", 0, 0))
		h.over("a")
		h.down()
		h.layers[0].Controls = nil
		h.tick()
		h.layers[0].Controls = []ui.Control{button("a", 0, 0)}
		h.tick()
		h.up()
		assert.Empty(t, h.took())
	})
	t.Run("a key pressed in its first tick", func(t *testing.T) {
		h := newPlayer(t)
		late := button("late", 0, 0)
		late.Keys = input.SetOf(input.GoOn)
		h.layers[0].Controls = []ui.Control{late}
		h.key(input.KeySpace)
		assert.Empty(t, h.took())
		h.key(input.KeySpace)
		assert.Equal(t, activated("late"), h.took())
	})
}

func TestADoubleClickDoesNotReachWhatTheFirstClickOpened(t *testing.T) {
	h := newPlayer(t, button("roll", 0, 0))
	h.over("roll")
	h.down()
	h.up()
	h.layers[0].Controls = []ui.Control{button("buy", 0, 0)}
	h.wait(4)
	h.down()
	h.up()
	assert.Equal(t, activated("roll"), h.took(), "the second click of a double click is swallowed")
	h.wait(doubleClick)
	h.down()
	h.up()
	assert.Equal(t, activated("buy"), h.took(), "a click a moment later is meant")
}

func TestTwoClicksOnOneButtonBothCount(t *testing.T) {
	h := newPlayer(t, button("a", 0, 0))
	h.over("a")
	for range 2 {
		h.down()
		h.up()
	}
	assert.Len(t, h.took(), 2)
}

func TestOneTickActivatesAControlOnce(t *testing.T) {
	c := button("a", 0, 0)
	c.Keys = input.SetOf(input.GoOn, input.Accept)
	h := newPlayer(t, c)
	h.over("a")
	h.down()
	h.state.Pointer.JustReleased, h.state.Pointer.Down = true, false
	h.key(input.KeySpace) // the release and the key in one tick
	assert.Equal(t, activated("a"), h.took())
}

func TestWhatIsOffIsNotActivatedAndSaysWhy(t *testing.T) {
	c := button("sell", 0, 0)
	c.Off, c.Reason, c.Keys = true, "no deals", input.SetOf(input.Sell)
	says := func(h *player) string {
		tip, _, _ := h.hand.Tooltip()
		return tip.Text
	}
	t.Run("clicked", func(t *testing.T) {
		h := newPlayer(t, c)
		h.over("sell")
		h.down()
		assert.Equal(t, "no deals", says(h), "at once")
		h.up()
		assert.Empty(t, h.took())
		assert.True(t, h.hand.State("sell").Off)
		assert.False(t, h.hand.State("sell").Hover)
	})
	t.Run("its key pressed", func(t *testing.T) {
		h := newPlayer(t, c)
		h.key(input.Letter('s'))
		assert.Empty(t, h.took())
		assert.Equal(t, "no deals", says(h))
		h.wait(tipForced + 1)
		assert.Empty(t, says(h), "it goes away by itself")
	})
	t.Run("Enter on it", func(t *testing.T) {
		h := newPlayer(t, button("a", 1, 0), c)
		h.key(input.KeyTab)
		h.key(input.KeyTab)
		assert.Equal(t, ui.ID("sell"), h.focused(), "it can be reached, to be read")
		h.key(input.KeyEnter)
		assert.Empty(t, h.took())
		assert.Equal(t, "no deals", says(h))
	})
	t.Run("turned off while held", func(t *testing.T) {
		on := c
		on.Off = false
		h := newPlayer(t, on)
		h.over("sell")
		h.down()
		h.control("sell").Off = true
		h.tick()
		h.up()
		assert.Empty(t, h.took())
	})
}

func TestDoIsCalledWithTheEvent(t *testing.T) {
	var got []ui.Event
	c := button("a", 0, 0)
	c.Do = func(e ui.Event) { got = append(got, e) }
	h := newPlayer(t, c)
	h.click("a")
	assert.Equal(t, activated("a"), got)
}

func TestCursorShape(t *testing.T) {
	off := button("off", 1, 0)
	off.Off = true
	info := button("info", 2, 0)
	info.Info = true
	h := newPlayer(t, button("a", 0, 0), off, info, ui.Control{ID: "f", Box: box(3, 0), Widget: ui.TextField{Field: edit.NewField("x", 0)}})
	h.over("a")
	pointer := h.last.Cursor
	h.move(900, 700)
	plain := h.last.Cursor
	assert.NotEqual(t, plain, pointer)
	h.over("off")
	assert.Equal(t, plain, h.last.Cursor)
	h.over("info")
	assert.Equal(t, plain, h.last.Cursor)
	h.over("f")
	assert.NotEqual(t, plain, h.last.Cursor)
	assert.NotEqual(t, pointer, h.last.Cursor)
}
