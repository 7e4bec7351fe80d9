package rulebook

import (
	"slices"
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/words"
)

// money is a sum in dollars.
func money(name string, dollars int32) Value {
	return Value{Name: name, show: func(w *words.Words) string { return w.Money(dollars) }}
}

// dice names that many dice, as in “Roll …”.
func dice(name string, n uint8) Value {
	return Value{Name: name, show: func(w *words.Words) string {
		if n == 1 {
			return w.Say("rules.dice.single")
		}
		return w.Say("rules.dice.pair")
	}}
}

// space names a kind of day.
func space(name string, kind engine.Space) Value {
	return Value{Name: name, show: func(w *words.Words) string { return w.Say("space.name." + kind.String()) }}
}

// title is the name on a card.
func title(name string, edition engine.EditionID, card engine.CardID) Value {
	return Value{Name: name, show: func(w *words.Words) string { return w.CardTitle(edition, card) }}
}

// sums lists sums of money, each once and with how often it comes up if that
// is more than once.
func sums(name string, dollars []int32) Value {
	return Value{Name: name, show: func(w *words.Words) string {
		var items []string
		for rest := slices.Sorted(slices.Values(dollars)); len(rest) > 0; {
			n := 1
			for n < len(rest) && rest[n] == rest[0] {
				n++
			}
			item := w.Money(rest[0])
			if n > 1 {
				item = w.Say("rules.times", words.Number("n", n), words.Text("item", item))
			}
			items, rest = append(items, item), rest[n:]
		}
		return w.List(items)
	}}
}

// notes lists bank notes.
func notes(name string, list []engine.Notes) Value {
	return Value{Name: name, show: func(w *words.Words) string {
		var items []string
		for _, n := range list {
			items = append(items, w.Say("rules.times", words.Number("n", n.Count), words.Money("item", n.Value)))
		}
		return w.List(items)
	}}
}

// days lists dates.
func days(name string, dates []uint8) Value {
	return Value{Name: name, show: func(w *words.Words) string {
		var items []string
		for _, day := range dates {
			items = append(items, w.Whole(int64(day)))
		}
		return w.List(items)
	}}
}

// pairs lists throws of two dice.
func pairs(name string, throws [][2]uint8) Value {
	return Value{Name: name, show: func(w *words.Words) string {
		var items []string
		for _, pair := range throws {
			items = append(items, strconv.Itoa(int(pair[0]))+"-"+strconv.Itoa(int(pair[1])))
		}
		return w.List(items)
	}}
}
