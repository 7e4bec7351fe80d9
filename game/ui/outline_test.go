package ui

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/outline"
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
