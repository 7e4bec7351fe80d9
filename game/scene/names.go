package scene

import (
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// nameOf returns what the player of the i-th seat is called. A game that was saved
// elsewhere may have names with letters that cannot be shown.
func (h *House) nameOf(p table.Player, i int) string {
	if shown, _ := shownOf(p.Name); tidy(shown) != "" {
		return tidy(shown)
	}
	return h.Say("player.unnamed", words.Number("n", i+1))
}

// tidy returns a name without spaces at its ends, and single ones in between.
func tidy(name string) string { return strings.Join(strings.Fields(name), " ") }

// shownOf parts a name into what can be shown and what cannot. A letter and its
// marks become the one letter that stands for both, where there is one.
func shownOf(name string) (shown, gone string) {
	var kept, out strings.Builder
	for _, r := range norm.NFC.String(name) {
		if render.HasGlyph(r) {
			kept.WriteRune(r)
		} else {
			out.WriteRune(r)
		}
	}
	return kept.String(), out.String()
}
