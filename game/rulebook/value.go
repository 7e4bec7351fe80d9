package rulebook

import "bigpayday/game/words"

// Pencil follows a figure that no printed rules give. It is a private
// character that no face has: whoever draws the text puts a sign in its place.
const Pencil = '\uE000'

// Value is what a sentence of the book shows for a name in braces.
type Value struct {
	// Name is the name in the braces.
	Name string
	// Rebuilt says that no printed rules give the figure.
	Rebuilt bool
	// show returns the value in words, without the mark.
	show func(*words.Words) string
}

// Shown is a value that is put into words by a function.
func Shown(name string, show func(*words.Words) string) Value { return Value{Name: name, show: show} }

// Empty reports whether there is nothing to show.
func (v Value) Empty() bool { return v.show == nil }

// Show returns the value in words, with [Pencil] after a figure that no
// printed rules give.
func (v Value) Show(w *words.Words) string {
	text := v.show(w)
	if v.Rebuilt {
		text += string(Pencil)
	}
	return text
}

// Guess marks a figure as one that no printed rules give.
func (v Value) Guess() Value {
	v.Rebuilt = true
	return v
}

// guessIf marks a figure where the condition holds.
func (v Value) guessIf(rebuilt bool) Value {
	v.Rebuilt = v.Rebuilt || rebuilt
	return v
}

// whole is any of the numbers that the data of a game hold.
type whole interface {
	~int | ~int32 | ~uint8 | ~uint16
}

// Number is a number in digits.
func Number[N whole](name string, n N) Value {
	return Value{Name: name, show: func(w *words.Words) string { return w.Whole(int64(n)) }}
}

// Message shows another message.
func Message(name, id string) Value {
	return Value{Name: name, show: func(w *words.Words) string { return w.Say(id) }}
}
