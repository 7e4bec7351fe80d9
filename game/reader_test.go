package game

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/outline"
	"bigpayday/game/screenreader"
)

// heard is a speaker that keeps what it is told to say.
type heard struct{ said []string }

func (h *heard) Say(text, lang string) { h.said = append(h.said, lang+": "+text) }
func (h *heard) Stop()                 {}

// next returns what was said since the last call.
func (h *heard) next() []string {
	said := h.said
	h.said = nil
	return said
}

func TestWhatHappenedIsReadAloudBeforeTheControlThatTheKeyboardIsOn(t *testing.T) {
	h := &heard{}
	r := &reader{speaker: h}
	screen := screenreader.Screen{
		Items: []outline.Item{
			{Key: "roll", Role: outline.Button, Name: "Roll the die", Note: "A 6 wins the Jackpot."},
			{Key: "more", Role: outline.List, Name: "More", Kids: []outline.Item{{Key: "loan", Role: outline.Button, Name: "Loan"}}},
		},
		Labels: screenreader.Labels{Language: "de"}, Focus: "roll",
	}
	r.Show(screen)
	r.Tell([]string{"Mom’s turn", "It’s day 13."})
	r.breathe()
	assert.Equal(t, []string{"de: Mom’s turn. It’s day 13. Roll the die. A 6 wins the Jackpot."}, h.next(), "in one breath")

	r.Show(screen)
	r.breathe()
	assert.Empty(t, h.next(), "what stays is not said again")

	screen.Focus = "loan"
	r.Show(screen)
	r.breathe()
	assert.Equal(t, []string{"de: Loan"}, h.next(), "what lies in a list is found")

	screen.Focus = ""
	r.Show(screen)
	screen.Focus = "loan"
	r.Show(screen)
	r.breathe()
	assert.Equal(t, []string{"de: Loan"}, h.next())
}
