package app

import (
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// NameOf returns what the player of the i-th seat is called. A game that was saved
// elsewhere may have names with letters that cannot be shown.
func (a *App) NameOf(p table.Player, i int) string {
	if shown, _ := Displayable(p.Name); CleanName(shown) != "" {
		return CleanName(shown)
	}
	return a.Say("player.unnamed", words.Number("n", i+1))
}

// Against returns the players of a game of so many seats: a person at one of them, and
// computers of a kind.
func (a *App) Against(seats, person int, kind table.Kind) (players []table.Player) {
	computers := 0
	for i := range seats {
		p := table.Player{Name: a.Say("player.default.1"), Token: uint8(i), Colour: uint8(i), Kind: table.Human}
		if i != person {
			computers++
			p.Name, p.Kind = a.Say("player.computer", words.Number("n", computers)), kind
		}
		players = append(players, p)
	}
	return players
}

// CleanName returns a name without spaces at its ends, and single ones in between.
func CleanName(name string) string { return strings.Join(strings.Fields(name), " ") }

// Displayable parts a name into what can be shown and what cannot. A letter and its
// marks become the one letter that stands for both, where there is one.
func Displayable(name string) (shown, gone string) {
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

// UpperFirst returns a text with a capital at its beginning: many languages write
// months and weekdays small where they do not head a line.
func UpperFirst(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	if unicode.ToUpper(r) == r {
		return text
	}
	return string(unicode.ToUpper(r)) + text[n:]
}
