package app

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"bigpayday/game/cast"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
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
// computers of a kind, who are characters that play as well as that.
func (a *App) Against(seats, person int, kind table.Kind) (players []table.Player) {
	self := table.Player{Name: a.Say("player.default.1"), Kind: table.Human, Character: cast.ForPersons()[0]}
	others := slices.DeleteFunc(kind.Candidates(), func(c cast.Character) bool { return c == self.Character })
	for i := range seats {
		p := self
		if i != person {
			c := others[0]
			others = others[1:]
			p = table.Player{Name: a.Say(c.NameID()), Kind: kind, Character: c}
		}
		p.Token, p.Colour = uint8(i), uint8(i)
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
