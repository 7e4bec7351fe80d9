package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/outline"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/render"
)

func TestOnlyWhatCanBeReachedIsSaid(t *testing.T) {
	h := newLayers(t,
		ui.Layer{ID: "page", Controls: []ui.Control{{ID: "below", Box: box(0, 0), Widget: ui.Button{Label: "Below"}}}},
		ui.Layer{ID: "slip", Modal: true, Text: "This is your month.", Controls: []ui.Control{{ID: "on", Box: box(100, 0), Widget: ui.Button{Label: "Go on"}}}},
	)
	tree := []outline.Item{{Key: "below", Role: outline.Button, Name: "Below"}}
	assert.Equal(t, []outline.Item{
		{Key: "text of slip", Name: "This is your month."}, {Key: "on", Role: outline.Button, Name: "Go on"},
	}, h.hand.Outline("page", tree))
}

func TestAScreenReaderDoesWhatKeysDo(t *testing.T) {
	field := &edit.Field{}
	h := newPlayer(t,
		ui.Control{ID: "roll", Box: box(0, 0), Widget: ui.Button{Label: "Roll"}},
		ui.Control{ID: "off", Box: box(100, 0), Widget: ui.Button{Label: "Sell"}, Off: true, Reason: "You have no Deal."},
		ui.Control{ID: "loan", Box: box(0, 100), Widget: ui.Stepper{Value: 0, Max: 5000, Step: 1000}},
		ui.Control{ID: "speed", Box: render.Rect{X: 300, W: 300, H: 30}, Widget: segments(0, 2)},
		ui.Control{ID: "name", Box: box(100, 100), Widget: ui.TextField{Field: field}},
	)
	ask := func(r Request) []ui.Event {
		h.hand.Ask(r)
		h.tick()
		return h.took()
	}
	assert.Equal(t, []ui.Event{{Kind: ui.Activated, ID: "roll"}}, ask(Request{ID: "roll", Wish: Press}))
	id, shown := h.hand.Focused()
	assert.Equal(t, ui.ID("roll"), id)
	assert.True(t, shown, "the focus goes along")
	assert.Empty(t, ask(Request{ID: "off", Wish: Press}))
	assert.Equal(t, changed("loan", 3000), ask(Request{ID: "loan", Wish: SetTo, Value: 3400}), "in whole steps")
	assert.Equal(t, changed("loan", 5000), ask(Request{ID: "loan", Wish: SetTo, Value: 9000}))
	assert.Equal(t, changed("speed", 1), ask(Request{ID: "speed", Wish: SetTo, Value: 1}))
	assert.Empty(t, ask(Request{ID: "speed", Wish: SetTo, Value: 2}), "an option that is off")
	assert.Empty(t, ask(Request{ID: "gone", Wish: Press}))
	assert.Equal(t, []ui.Event{{Kind: ui.Edited, ID: "name"}}, ask(Request{ID: "name", Wish: Write, Text: "Zoë"}))
	assert.Equal(t, "Zoë", field.Text())
}

func TestTabKnowsWhereItWouldLeave(t *testing.T) {
	h := newPlayer(t,
		ui.Control{ID: "a", Box: box(0, 0), Widget: ui.Button{Label: "A"}},
		ui.Control{ID: "b", Box: box(100, 0), Widget: ui.Button{Label: "B"}},
		ui.Control{ID: "c", Box: box(200, 0), Widget: ui.Button{Label: "C"}, Skip: true},
	)
	assert.False(t, h.hand.AtEnd(1), "no focus is seen")
	h.hand.Focus("a", true)
	assert.True(t, h.hand.AtEnd(-1))
	assert.False(t, h.hand.AtEnd(1))
	h.hand.Focus("b", true)
	assert.True(t, h.hand.AtEnd(1), "the one behind it is left out by Tab")
}
