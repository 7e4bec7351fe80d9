package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/outline"
	"bigpayday/game/ui/edit"
	"bigpayday/render"
	"bigpayday/render/control"
)

func TestEachControlSaysWhatItIsAndWhyItIsOff(t *testing.T) {
	roll := Control{ID: "roll", Widget: Button{Label: "Roll"}, Off: true, Reason: "The bank comes first.", Tip: control.Tip{Title: "Roll", Text: "Throws the die."}}
	assert.Equal(t, outline.Item{Key: "roll", Role: outline.Button, Name: "Roll", Note: "The bank comes first. Throws the die.", Off: true}, roll.Outline(""))

	shut := Control{ID: "close", Widget: CrossButton{}, Tip: control.Tip{Title: "Close"}}
	assert.Equal(t, outline.Item{Key: "close", Role: outline.Button, Name: "Close"}, shut.Outline("Something beside it"), "its own name comes first")

	sound := Control{ID: "sound", Widget: Toggle{On: true}}
	assert.Equal(t, outline.Item{Key: "sound", Role: outline.Switch, Name: "Sound", On: true}, sound.Outline("Sound"))

	loan := Control{ID: "loan", Widget: Stepper{Value: 2000, Max: 5000, Step: 1000, Text: "$2,000"}}
	assert.Equal(t, outline.Item{Key: "loan", Role: outline.Range, Name: "Borrow", Value: 2000, Max: 5000, Step: 1000, Shown: "$2,000"}, loan.Outline("Borrow"))

	day := Control{ID: "day-5", Info: true, Off: true, Tip: control.Tip{Title: "Friday 5", Text: "Mail: draw two cards."}}
	assert.Equal(t, outline.Item{Key: "day-5", Name: "Friday 5. Mail: draw two cards.", Aside: true}, day.Outline(""), "what does nothing is a text")
}

func TestOnlyWhatCanBeReachedIsSaid(t *testing.T) {
	h := newLayers(t,
		Layer{ID: "page", Controls: []Control{{ID: "below", Box: box(0, 0), Widget: Button{Label: "Below"}}}},
		Layer{ID: "slip", Modal: true, Text: "This is your month.", Controls: []Control{{ID: "on", Box: box(100, 0), Widget: Button{Label: "Go on"}}}},
	)
	tree := []outline.Item{{Key: "below", Role: outline.Button, Name: "Below"}}
	assert.Equal(t, []outline.Item{
		{Key: "text of slip", Name: "This is your month."}, {Key: "on", Role: outline.Button, Name: "Go on"},
	}, h.ui.Outline("page", tree))
}

func TestAScreenReaderDoesWhatKeysDo(t *testing.T) {
	field := &edit.Field{}
	h := newHand(t,
		Control{ID: "roll", Box: box(0, 0), Widget: Button{Label: "Roll"}},
		Control{ID: "off", Box: box(100, 0), Widget: Button{Label: "Sell"}, Off: true, Reason: "You have no Deal."},
		Control{ID: "loan", Box: box(0, 100), Widget: Stepper{Value: 0, Max: 5000, Step: 1000}},
		Control{ID: "speed", Box: render.Rect{X: 300, W: 300, H: 30}, Widget: segments(0, 2)},
		Control{ID: "name", Box: box(100, 100), Widget: TextField{Field: field}},
	)
	ask := func(r Request) []Event {
		h.ui.Ask(r)
		h.tick()
		return h.took()
	}
	assert.Equal(t, []Event{{Kind: Activated, ID: "roll"}}, ask(Request{ID: "roll", Wish: Press}))
	id, shown := h.ui.Focused()
	assert.Equal(t, ID("roll"), id)
	assert.True(t, shown, "the focus goes along")
	assert.Empty(t, ask(Request{ID: "off", Wish: Press}))
	assert.Equal(t, changed("loan", 3000), ask(Request{ID: "loan", Wish: SetTo, Value: 3400}), "in whole steps")
	assert.Equal(t, changed("loan", 5000), ask(Request{ID: "loan", Wish: SetTo, Value: 9000}))
	assert.Equal(t, changed("speed", 1), ask(Request{ID: "speed", Wish: SetTo, Value: 1}))
	assert.Empty(t, ask(Request{ID: "speed", Wish: SetTo, Value: 2}), "an option that is off")
	assert.Empty(t, ask(Request{ID: "gone", Wish: Press}))
	assert.Equal(t, []Event{{Kind: Edited, ID: "name"}}, ask(Request{ID: "name", Wish: Write, Text: "Zoë"}))
	assert.Equal(t, "Zoë", field.Text())
}

func TestTabKnowsWhereItWouldLeave(t *testing.T) {
	h := newHand(t,
		Control{ID: "a", Box: box(0, 0), Widget: Button{Label: "A"}},
		Control{ID: "b", Box: box(100, 0), Widget: Button{Label: "B"}},
		Control{ID: "c", Box: box(200, 0), Widget: Button{Label: "C"}, Skip: true},
	)
	assert.False(t, h.ui.AtEnd(1), "no focus is seen")
	h.ui.Focus("a", true)
	assert.True(t, h.ui.AtEnd(-1))
	assert.False(t, h.ui.AtEnd(1))
	h.ui.Focus("b", true)
	assert.True(t, h.ui.AtEnd(1), "the one behind it is left out by Tab")
}
