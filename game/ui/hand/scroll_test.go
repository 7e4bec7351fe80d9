package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// column is a scroll area of 200 by 200 with twenty buttons of 40 in it, and a
// button beside it.
func column(t *testing.T) *player {
	cs := []ui.Control{{ID: "list", Box: render.Rect{X: 100, Y: 100, W: 200, H: 200}, Widget: ui.Scroll{Content: 800}, Skip: true}}
	for i := range 20 {
		cs = append(cs, ui.Control{ID: ui.ID(rune('a' + i)), In: "list", Widget: ui.Button{},
			Box: render.Rect{X: 100, Y: 100 + 40*float64(i), W: 180, H: 40}})
	}
	cs = append(cs, ui.Control{ID: "beside", Box: render.Rect{X: 500, Y: 100, W: 100, H: 40}, Widget: ui.Button{}})
	return newPlayer(t, cs...)
}

func TestWheelScrollsWhatIsUnderThePointer(t *testing.T) {
	h := column(t)
	h.move(150, 150)
	h.state.WheelY = -1
	h.tick()
	assert.Equal(t, float64(wheelStep), h.hand.Offset("list"))
	assert.True(t, h.last.Dirty)
	h.state.WheelY = 5
	h.tick()
	assert.Zero(t, h.hand.Offset("list"), "no further than the top")
	h.state.WheelY = -100
	h.tick()
	assert.Equal(t, 600.0, h.hand.Offset("list"), "no further than the end")
	h.move(550, 120)
	h.state.WheelY = 1
	h.tick()
	assert.Equal(t, 600.0, h.hand.Offset("list"), "beside it the wheel does nothing")
}

func TestScrolledControlsAreWhereTheyAreSeen(t *testing.T) {
	h := column(t)
	h.hand.ScrollTo("list", 80)
	h.move(150, 110)
	h.down()
	h.up()
	assert.Equal(t, activated("c"), h.took())
	h.move(150, 80)
	h.wait(doubleClick)
	h.down()
	h.up()
	assert.Empty(t, h.took(), "what is scrolled out of sight cannot be hit")
}

func TestAFingerScrollsTheList(t *testing.T) {
	h := column(t)
	h.touch(150, 250)
	assert.True(t, h.hand.State("d").Pressed)
	h.slideTo(150, 230)
	h.slideTo(150, 150)
	assert.Equal(t, 100.0, h.hand.Offset("list"))
	assert.False(t, h.hand.State("d").Pressed)
	h.up()
	assert.Empty(t, h.took(), "a scroll is no click")
	assert.Equal(t, 100.0, h.hand.Offset("list"))
}

func TestAMouseDoesNotScrollByItsButtons(t *testing.T) {
	h := column(t)
	h.move(150, 250)
	h.down()
	h.move(150, 110)
	h.up()
	assert.Zero(t, h.hand.Offset("list"))
	assert.Empty(t, h.took())
}

func TestScrollBar(t *testing.T) {
	t.Run("dragging the knob", func(t *testing.T) {
		h := column(t)
		h.move(297, 110)
		h.down()
		h.move(297, 135)
		assert.Equal(t, 100.0, h.hand.Offset("list"), "a knob of 50 has 150 to go for 600")
		h.move(297, 900)
		assert.Equal(t, 600.0, h.hand.Offset("list"))
		h.up()
	})
	t.Run("at the left edge", func(t *testing.T) {
		h := column(t)
		list := h.control("list")
		list.Box.X, list.Widget = 82, ui.Scroll{Content: 800, Left: true} // beside the buttons
		h.move(85, 110)
		h.down()
		h.move(85, 135)
		assert.Equal(t, 100.0, h.hand.Offset("list"))
		h.up()
	})
	t.Run("Escape puts it back", func(t *testing.T) {
		h := column(t)
		h.move(297, 110)
		h.down()
		h.move(297, 135)
		h.key(input.KeyEscape)
		assert.Zero(t, h.hand.Offset("list"))
	})
	t.Run("a press below the knob goes on by a page", func(t *testing.T) {
		h := column(t)
		h.move(297, 290)
		h.down()
		h.up()
		assert.Equal(t, 180.0, h.hand.Offset("list"))
	})
}

func TestTheFocusIsScrolledTo(t *testing.T) {
	h := column(t)
	h.hand.Focus("d", true)
	for range 4 {
		h.key(input.KeyDown)
	}
	assert.Equal(t, ui.ID("h"), h.focused())
	r, _ := h.hand.Box("h")
	assert.True(t, r.Within(render.Rect{X: 100, Y: 100, W: 200, H: 200}), "%v", r)
	for range 7 {
		h.key(input.KeyUp)
	}
	assert.Equal(t, ui.ID("a"), h.focused())
	assert.Zero(t, h.hand.Offset("list"))
}

func TestPageKeysAndEndsScroll(t *testing.T) {
	h := column(t)
	h.hand.Focus("a", true)
	h.key(input.KeyPageDown)
	assert.Equal(t, 180.0, h.hand.Offset("list"))
	h.key(input.KeyEnd)
	assert.Equal(t, 600.0, h.hand.Offset("list"))
	h.key(input.KeyHome)
	assert.Zero(t, h.hand.Offset("list"))
	h.key(input.PadR2)
	assert.Equal(t, 180.0, h.hand.Offset("list"))
}

func TestATextCanBeScrolledByArrows(t *testing.T) {
	h := newPlayer(t,
		ui.Control{ID: "text", Box: render.Rect{X: 100, Y: 100, W: 200, H: 200}, Widget: ui.Scroll{Content: 260}},
		ui.Control{ID: "ok", Box: render.Rect{X: 100, Y: 400, W: 200, H: 40}, Widget: ui.Button{}})
	h.hand.Focus("text", true)
	h.key(input.KeyDown)
	h.key(input.KeyDown)
	assert.Equal(t, 60.0, h.hand.Offset("text"))
	h.key(input.KeyDown)
	assert.Equal(t, ui.ID("ok"), h.focused(), "at its end the arrows go on")
}

func TestAListThatBecomesShorterStaysInSight(t *testing.T) {
	h := column(t)
	h.hand.ScrollTo("list", 600)
	h.control("list").Widget = ui.Scroll{Content: 300}
	h.tick()
	assert.Equal(t, 100.0, h.hand.Offset("list"))
}

func TestArrowsFromOutsideSeeOnlyWhatCanBeSeen(t *testing.T) {
	h := column(t)
	h.layers[0].Controls = append(h.layers[0].Controls, ui.Control{ID: "below", Box: render.Rect{X: 500, Y: 460, W: 100, H: 40}, Widget: ui.Button{}})
	h.tick()
	h.hand.Focus("below", true)
	h.key(input.KeyLeft)
	assert.Equal(t, ui.ID("e"), h.focused(), "the last row in sight, not the one that would stand at this height")
	h.key(input.KeyDown)
	assert.Equal(t, ui.ID("f"), h.focused(), "inside, the arrows scroll on")
}
