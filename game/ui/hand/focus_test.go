package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// grid is three rows of three buttons, a to i.
func grid() []ui.Control {
	var cs []ui.Control
	for i := range 9 {
		cs = append(cs, button(ui.ID(rune('a'+i)), i%3, i/3))
	}
	return cs
}

func TestTabFollowsTheListRoundTheEnd(t *testing.T) {
	skip := button("skipped", 1, 0)
	skip.Skip = true
	h := newPlayer(t, button("a", 2, 0), skip, button("b", 0, 0), button("c", 1, 1))
	var got []ui.ID
	for range 4 {
		h.key(input.KeyTab)
		got = append(got, h.focused())
	}
	assert.Equal(t, []ui.ID{"a", "b", "c", "a"}, got)
	h.key(input.KeyTab, input.Shift)
	assert.Equal(t, ui.ID("c"), h.focused())
	h.key(input.PadR1)
	assert.Equal(t, ui.ID("a"), h.focused(), "the shoulder buttons of a pad do the same")
	h.key(input.PadL1)
	assert.Equal(t, ui.ID("c"), h.focused())
}

func TestArrowsGoByWhereThingsStand(t *testing.T) {
	tests := []struct {
		from ui.ID
		key  input.Code
		want ui.ID
	}{
		{"e", input.KeyLeft, "d"}, {"e", input.KeyRight, "f"}, {"e", input.KeyUp, "b"}, {"e", input.KeyDown, "h"},
		{"e", input.PadLeft, "d"}, {"e", input.PadDown, "h"},
		{"a", input.KeyLeft, "a"}, {"a", input.KeyUp, "a"}, {"i", input.KeyRight, "i"}, {"i", input.KeyDown, "i"},
	}
	for _, tt := range tests {
		h := newPlayer(t, grid()...)
		h.hand.Focus(tt.from, true)
		h.key(tt.key)
		assert.Equal(t, tt.want, h.focused(), "%s from %s", tt.key.Name(), tt.from)
	}
}

func TestArrowsPreferWhatLiesStraightAhead(t *testing.T) {
	at := func(id ui.ID, x, y, w, hh float64) ui.Control {
		return ui.Control{ID: id, Box: render.Rect{X: x, Y: y, W: w, H: hh}, Widget: ui.Button{}}
	}
	h := newPlayer(t,
		at("here", 100, 100, 50, 40),
		at("near but below", 160, 145, 50, 40),
		at("straight ahead", 400, 110, 50, 40),
		at("wide bar", 0, 300, 600, 40))
	h.hand.Focus("here", true)
	h.key(input.KeyRight)
	assert.Equal(t, ui.ID("straight ahead"), h.focused())
	h.key(input.KeyDown)
	assert.Equal(t, ui.ID("wide bar"), h.focused())
	h.key(input.KeyUp)
	assert.Equal(t, ui.ID("near but below"), h.focused(), "the nearest above, from the middle of the bar")
}

func TestFocusShowsOnlyAfterTheKeyboardWasUsed(t *testing.T) {
	h := newPlayer(t, grid()...)
	h.click("e")
	assert.False(t, h.hand.State("e").Focused, "the mouse shows no ring")
	h.key(input.KeyRight)
	assert.True(t, h.hand.State("e").Focused, "the first arrow shows where one is")
	h.key(input.KeyRight)
	assert.True(t, h.hand.State("f").Focused)
	h.click("a")
	assert.False(t, h.hand.State("a").Focused)
	assert.False(t, h.hand.State("f").Focused)
	h.key(input.KeyTab)
	assert.True(t, h.hand.State("b").Focused, "Tab goes on from what was clicked")
}

func TestEnterAndSpaceActivateTheFocus(t *testing.T) {
	for _, k := range []input.Code{input.KeyEnter, input.KeySpace, input.KeyNumEnter, input.PadA} {
		h := newPlayer(t, grid()...)
		h.hand.Focus("e", true)
		h.key(k)
		assert.Equal(t, activated("e"), h.took(), k.Name())
	}
}

func TestEnterOnAFocusThatIsNotShownGoesToItsKey(t *testing.T) {
	main := button("main", 5, 5)
	main.Keys = input.SetOf(input.GoOn, input.Accept)
	h := newPlayer(t, append(grid(), main)...)
	h.click("e")
	h.took()
	h.key(input.KeyEnter)
	assert.Equal(t, activated("main"), h.took())
}

func TestEnterOnSomethingToReadGoesToItsKey(t *testing.T) {
	day := button("day", 0, 0)
	day.Info = true
	main := button("main", 5, 5)
	main.Keys = input.SetOf(input.GoOn)
	h := newPlayer(t, day, main)
	h.hand.Focus("day", true)
	h.key(input.KeySpace)
	assert.Equal(t, activated("main"), h.took())
}

func TestKeysOfControls(t *testing.T) {
	loan := button("loan", 0, 0)
	loan.Keys = input.SetOf(input.Loan)
	t.Run("activate from anywhere", func(t *testing.T) {
		h := newPlayer(t, loan, button("b", 1, 0))
		h.key(input.Letter('l'))
		assert.Equal(t, activated("loan"), h.took())
		assert.True(t, h.hand.State("loan").Pressed, "it is seen to be pressed")
		h.wait(flashTicks)
		assert.False(t, h.hand.State("loan").Pressed)
	})
	t.Run("do not repeat while held", func(t *testing.T) {
		h := newPlayer(t, loan)
		h.key(input.Letter('l'))
		for range 30 {
			h.repeat(input.Letter('l'))
		}
		assert.Len(t, h.took(), 1)
	})
	t.Run("holding Enter does not activate again", func(t *testing.T) {
		h := newPlayer(t, loan)
		h.hand.Focus("loan", true)
		h.key(input.KeyEnter)
		h.state.Held = input.SetOf(input.Accept)
		for range 60 {
			h.repeat(input.KeyEnter)
		}
		assert.Len(t, h.took(), 1)
	})
	t.Run("nobody's keys are handed back", func(t *testing.T) {
		h := newPlayer(t, loan)
		h.key(input.KeySpace)
		assert.Equal(t, input.SetOf(input.GoOn), h.last.Free)
		h.key(input.Letter('l'))
		assert.Zero(t, h.last.Free)
	})
	t.Run("the upper layer comes first", func(t *testing.T) {
		other := button("other", 1, 0)
		other.Keys = input.SetOf(input.Loan)
		h := newLayers(t, ui.Layer{ID: "1", Controls: []ui.Control{loan}}, ui.Layer{ID: "2", Controls: []ui.Control{other}})
		h.key(input.Letter('l'))
		assert.Equal(t, activated("other"), h.took())
	})
	t.Run("move the focus to what has nothing to activate", func(t *testing.T) {
		h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: ui.Stepper{Max: 3}, Keys: input.SetOf(input.Loan)})
		h.key(input.Letter('l'))
		assert.Equal(t, ui.ID("s"), h.focused())
	})
}

func TestTheFocusStaysNearWhenItsControlGoes(t *testing.T) {
	h := newPlayer(t, grid()...)
	h.hand.Focus("e", true)
	h.tick()
	h.remove("e")
	h.layers[0].Controls = append(h.layers[0].Controls, button("keep", 1, 1))
	h.tick()
	assert.Equal(t, ui.ID("keep"), h.focused(), "what took its place")
	h.remove("keep")
	h.remove("a")
	h.tick()
	assert.NotEmpty(t, h.focused())
}

func TestModalLayers(t *testing.T) {
	open := func(h *player) {
		h.layers = append(h.layers, ui.Layer{
			ID: "dialog", Modal: true, Dismiss: true, Box: render.Rect{X: 400, Y: 400, W: 400, H: 200}, First: "yes",
			Controls: []ui.Control{
				{ID: "no", Box: render.Rect{X: 420, Y: 500, W: 100, H: 40}, Widget: ui.Button{}},
				{ID: "yes", Box: render.Rect{X: 620, Y: 500, W: 100, H: 40}, Widget: ui.Button{}, Keys: input.SetOf(input.Yes)},
			},
		})
		h.tick()
	}
	start := func(t *testing.T) *player {
		a := button("a", 0, 0)
		a.Keys = input.SetOf(input.Loan)
		h := newPlayer(t, a, button("b", 1, 0))
		h.hand.Focus("b", true)
		h.tick()
		open(h)
		h.took()
		return h
	}
	t.Run("take the focus and give it back", func(t *testing.T) {
		h := start(t)
		assert.Equal(t, ui.ID("yes"), h.focused())
		h.key(input.KeyTab)
		assert.Equal(t, ui.ID("no"), h.focused())
		h.key(input.KeyTab)
		assert.Equal(t, ui.ID("yes"), h.focused(), "Tab stays inside")
		h.key(input.KeyUp)
		assert.Equal(t, ui.ID("yes"), h.focused(), "arrows stay inside")
		h.layers = h.layers[:1]
		h.tick()
		assert.Equal(t, ui.ID("b"), h.focused(), "back to who opened it")
	})
	t.Run("keep pointer and keys from what is below", func(t *testing.T) {
		h := start(t)
		h.key(input.Letter('l'))
		assert.Empty(t, h.took())
		h.layers[1].Dismiss = false
		h.click("a")
		assert.Empty(t, h.took())
		assert.False(t, h.hand.State("a").Hover)
	})
	t.Run("close by Escape", func(t *testing.T) {
		for _, k := range []input.Code{input.KeyEscape, input.PadB} {
			h := start(t)
			h.key(k)
			assert.Equal(t, []ui.Event{{Kind: ui.Dismissed, ID: "dialog"}}, h.took())
			assert.Zero(t, h.last.Free)
		}
	})
	t.Run("close by a press beside, which does nothing else", func(t *testing.T) {
		h := start(t)
		h.click("a")
		assert.Equal(t, []ui.Event{{Kind: ui.Dismissed, ID: "dialog"}}, h.took())
	})
	t.Run("stay open for a press on the panel", func(t *testing.T) {
		h := start(t)
		h.move(450, 420)
		h.down()
		h.up()
		assert.Empty(t, h.took())
	})
	t.Run("that may not be closed leave Escape to others", func(t *testing.T) {
		h := start(t)
		h.layers[1].Dismiss = false
		h.key(input.KeyEscape)
		assert.Empty(t, h.took())
		assert.Equal(t, input.SetOf(input.Cancel), h.last.Free)
	})
	t.Run("one over the other", func(t *testing.T) {
		h := start(t)
		h.layers = append(h.layers, ui.Layer{ID: "sure", Modal: true, Controls: []ui.Control{button("ok", 8, 8)}})
		h.tick()
		assert.Equal(t, ui.ID("ok"), h.focused())
		h.layers = h.layers[:2]
		h.tick()
		assert.Equal(t, ui.ID("yes"), h.focused())
		h.layers = h.layers[:1]
		h.tick()
		assert.Equal(t, ui.ID("b"), h.focused())
	})
	t.Run("both closed at once", func(t *testing.T) {
		h := start(t)
		h.layers = append(h.layers, ui.Layer{ID: "sure", Modal: true, Controls: []ui.Control{button("ok", 8, 8)}})
		h.tick()
		h.layers = h.layers[:1]
		h.tick()
		assert.Equal(t, ui.ID("b"), h.focused())
	})
	t.Run("let go of what was held below", func(t *testing.T) {
		h := newPlayer(t, button("a", 0, 0))
		h.over("a")
		h.down()
		open(h)
		h.up()
		assert.Empty(t, h.took())
	})
	t.Run("report to Do", func(t *testing.T) {
		var got []ui.Event
		h := start(t)
		h.layers[1].Do = func(e ui.Event) { got = append(got, e) }
		h.key(input.KeyEscape)
		assert.Equal(t, []ui.Event{{Kind: ui.Dismissed, ID: "dialog"}}, got)
	})
}
