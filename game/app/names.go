package app

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"bigpayday/game/cast"
	"bigpayday/game/profiles"
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

// Profiles returns who plays at this device, and whom they have met.
func (a *App) Profiles() *profiles.Profiles {
	if a.profiles == nil {
		a.profiles = profiles.Open(a.Store, func(name string) string { return ShownName(name, table.LongestName) })
	}
	return a.profiles
}

// Self returns whoever plays at this device as a player: under the name of a character as long
// as they have not said who they are.
func (a *App) Self() table.Player {
	own, ok := a.Profiles().Own()
	if !ok {
		own.Character = cast.ForPersons()[0]
		own.Name = a.Say(own.Character.NameID())
	}
	return table.Player{Name: own.Name, Kind: table.Human, Character: own.Character, Token: own.Token, Colour: own.Colour}
}

// Against returns the players of a game of so many seats: whoever plays at this device at one
// of them, and computers of a kind, who are characters that play as well as that.
func (a *App) Against(seats, person int, kind table.Kind) (players []table.Player) {
	self := a.Self()
	others := slices.DeleteFunc(kind.Candidates(), func(c cast.Character) bool { return c == self.Character })
	var token, colour uint8
	for i := range seats {
		if i == person {
			players = append(players, self)
			continue
		}
		if token == self.Token {
			token++
		}
		if colour == self.Colour {
			colour++
		}
		c := others[0]
		others = others[1:]
		name := a.Say(c.NameID())
		if strings.EqualFold(name, self.Name) {
			name = a.Say("player.unnamed", words.Number("n", i+1))
		}
		players = append(players, table.Player{Name: name, Kind: kind, Character: c, Token: token, Colour: colour})
		token, colour = token+1, colour+1
	}
	return players
}

// ShownName returns a name as it can be shown, with so many letters at most, "" for one of
// which nothing can be shown.
func ShownName(name string, most int) string {
	shown, _ := Displayable(name)
	letters := []rune(CleanName(shown))
	return CleanName(string(letters[:min(len(letters), most)]))
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
