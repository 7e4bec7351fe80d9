package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

func tipped(id ui.ID, col int) ui.Control {
	c := button(id, col, 0)
	c.Tip = control.Tip{Title: "about " + string(id)}
	return c
}

func (h *player) tipTitle() string {
	tip, _, _ := h.hand.Tooltip()
	return tip.Title
}

func TestTooltipComesAfterTheMouseRests(t *testing.T) {
	h := newPlayer(t, tipped("a", 0), tipped("b", 1), button("c", 2, 0))
	h.over("a")
	h.wait(tipDelay - 1)
	assert.Empty(t, h.tipTitle())
	h.tick()
	assert.Equal(t, "about a", h.tipTitle())
	assert.True(t, h.last.Dirty)
	assert.True(t, h.hand.Busy())
	h.wait(500)
	assert.Equal(t, "about a", h.tipTitle(), "it stays as long as the mouse does")
	h.over("b")
	assert.Empty(t, h.tipTitle())
	h.wait(tipDelay)
	assert.Equal(t, "about b", h.tipTitle())
	h.over("c")
	assert.Empty(t, h.tipTitle())
	h.wait(100)
	assert.Empty(t, h.tipTitle(), "nothing to say of it")
	assert.False(t, h.hand.Busy())
}

func TestTooltipGoesWithAPressAndStaysAway(t *testing.T) {
	h := newPlayer(t, tipped("a", 0))
	h.over("a")
	h.wait(tipDelay)
	h.down()
	assert.Empty(t, h.tipTitle())
	h.up()
	h.wait(100)
	assert.Empty(t, h.tipTitle(), "one who has pressed knows what it is")
	h.move(700, 700)
	h.over("a")
	h.wait(tipDelay)
	assert.Equal(t, "about a", h.tipTitle())
}

func TestTooltipComesAtOnceWithTheKeyboard(t *testing.T) {
	h := newPlayer(t, tipped("a", 0), button("b", 1, 0))
	h.key(input.KeyTab)
	assert.Equal(t, "about a", h.tipTitle())
	h.key(input.KeyTab)
	assert.Empty(t, h.tipTitle())
}

func TestTooltipComesUnderAFingerThatRests(t *testing.T) {
	h := newPlayer(t, tipped("a", 0))
	h.touch(50, 40)
	h.wait(touchHold)
	assert.Equal(t, "about a", h.tipTitle())
	h.up()
	assert.Empty(t, h.took(), "looking is not pressing")
	h.wait(tipForced)
	assert.Empty(t, h.tipTitle())
}

func TestTooltipOfWhatIsOffAddsTheReason(t *testing.T) {
	c := tipped("a", 0)
	c.Off, c.Reason = true, "not now"
	c.Tip.Text = "does a thing"
	h := newPlayer(t, c)
	h.over("a")
	h.wait(tipDelay)
	tip, _, _ := h.hand.Tooltip()
	assert.Equal(t, control.Tip{Title: "about a", Text: "does a thing", Figure: "not now"}, tip)
}

func TestAReasonWithoutATip(t *testing.T) {
	long := "a sentence that is too long to be set as a title in one line"
	tests := []struct {
		name   string
		widget ui.Widget
		reason string
		want   control.Tip
	}{
		{"a button has its label", ui.Button{Label: "Sell"}, "no deals", control.Tip{Title: "Sell", Text: "no deals"}},
		{"a sign has no name", ui.IconButton{}, "no deals", control.Tip{Title: "no deals"}},
		{"a long reason is no title", ui.IconButton{}, long, control.Tip{Text: long}},
	}
	for _, tt := range tests {
		h := newPlayer(t, ui.Control{ID: "a", Box: box(0, 0), Widget: tt.widget, Off: true, Reason: tt.reason})
		h.over("a")
		h.wait(tipDelay)
		tip, _, _ := h.hand.Tooltip()
		assert.Equal(t, tt.want, tip, tt.name)
	}
}

func TestNoTooltipBeforeThePointerHasMoved(t *testing.T) {
	h := newPlayer(t)
	h.hand = New() // a page that opens where the pointer lies
	h.layers[0].Controls = []ui.Control{tipped("a", 0)}
	h.place(50, 40)
	h.state.Pointer.Moved, h.state.Device = false, input.Mouse
	h.wait(5 * tipDelay)
	assert.Empty(t, h.tipTitle())
	h.move(50+tipReach, 40)
	h.wait(tipDelay)
	assert.Equal(t, "about a", h.tipTitle())
}

func TestNothingCoversWhatIsSaid(t *testing.T) {
	slip := render.Rect{X: 300, Y: 300, W: 200, H: 100}
	h := newLayers(t, ui.Layer{ID: "base", Controls: []ui.Control{tipped("a", 0)}})
	assert.True(t, h.hand.said().Empty())
	h.layers = append(h.layers, ui.Layer{ID: "slip", Said: true, Box: slip})
	h.tick()
	assert.Equal(t, slip, h.hand.said())
}

func TestNoTooltipWhileDragging(t *testing.T) {
	c := tipped("a", 0)
	c.Grab = "tile"
	h := newPlayer(t, c, tipped("b", 1))
	h.over("a")
	h.down()
	h.over("b")
	h.wait(100)
	assert.Empty(t, h.tipTitle())
}

func TestPartsSayWhyTheyAreOff(t *testing.T) {
	text := func(h *player) string {
		tip, _, _ := h.hand.Tooltip()
		return tip.Title + tip.Text
	}
	t.Run("the button of a stepper at its end", func(t *testing.T) {
		h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: ui.Stepper{Value: 1, Min: 1, Max: 9, AtMin: "at least one month"}})
		h.move(30, 40)
		h.wait(tipDelay)
		assert.Equal(t, "at least one month", text(h))
		h.move(110, 40)
		h.wait(tipDelay)
		assert.Empty(t, text(h))
		h.move(30, 40)
		h.down()
		assert.Equal(t, "at least one month", text(h), "at once for who tries")
		assert.Empty(t, h.took())
	})
	t.Run("the arrow key at the end", func(t *testing.T) {
		h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: ui.Stepper{Value: 9, Min: 1, Max: 9, AtMax: "no more"}})
		h.hand.Focus("s", true)
		h.key(input.KeyRight)
		assert.Equal(t, "no more", text(h))
	})
	t.Run("a segment", func(t *testing.T) {
		h := newPlayer(t, ui.Control{ID: "s", Box: box(0, 0), Widget: ui.Segmented{Options: []ui.Option{{Text: "x"}, {Text: "y", Off: true, Reason: "later"}}}})
		h.move(100, 40)
		h.wait(tipDelay)
		assert.Equal(t, "ylater", text(h), "its name and why")
		h.down()
		h.up()
		assert.Empty(t, h.took())
	})
}
