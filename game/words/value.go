package words

import (
	"strconv"
	"strings"
)

// Value is what a message shows for a name in braces.
type Value struct {
	name string
	kind valueKind
	text string
	n    int64
}

type valueKind uint8

const (
	plainText valueKind = iota
	playerName
	number
	money
	signedMoney
	message
)

// Text is a value that is shown as it is. For what players are called use
// [Name].
func Text(name, text string) Value { return Value{name: name, text: text} }

// Name is the name of a player. [Words.Spans] sets it apart.
func Name(name, player string) Value { return Value{name: name, kind: playerName, text: player} }

// Number is a number that is shown in digits.
func Number[N ~int | ~int32 | ~int64 | ~uint8 | ~uint16](name string, n N) Value {
	return Value{name: name, kind: number, n: int64(n)}
}

// Money is a sum in dollars, shown as by [Words.Money].
func Money(name string, dollars int32) Value {
	return Value{name: name, kind: money, n: int64(dollars)}
}

// Signed is a sum in dollars, shown as by [Words.Signed].
func Signed(name string, dollars int32) Value {
	return Value{name: name, kind: signedMoney, n: int64(dollars)}
}

// Message is another message, one without values of its own.
func Message(name, id string) Value { return Value{name: name, kind: message, text: id} }

// Span is a piece of a sentence.
type Span struct {
	Text string
	// Name says that the piece is what a player is called.
	Name bool
}

// Plain returns the spans as one text.
func Plain(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.Text)
	}
	return b.String()
}

// show returns what a value looks like.
func (w *Words) show(v Value) string {
	switch v.kind {
	case number:
		return strconv.FormatInt(v.n, 10)
	case money:
		return w.Money(int32(v.n))
	case signedMoney:
		return w.Signed(int32(v.n))
	case message:
		return w.message(v.text)
	default:
		return v.text
	}
}

// fill puts values into a message. Braces whose name has no value stay as
// they are.
func (w *Words) fill(text string, values []Value) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var b strings.Builder
	w.each(text, values, func(s Span) { b.WriteString(s.Text) })
	return b.String()
}

func (w *Words) spans(text string, values []Value) []Span {
	var spans []Span
	w.each(text, values, func(s Span) {
		if last := len(spans) - 1; last >= 0 && !s.Name && !spans[last].Name {
			spans[last].Text += s.Text
			return
		}
		if s.Text != "" {
			spans = append(spans, s)
		}
	})
	return spans
}

// each cuts a message at its values and gives every piece to yield.
func (w *Words) each(text string, values []Value, yield func(Span)) {
	for text != "" {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(text[open:], '}')
		if length < 0 {
			break
		}
		end := open + length
		yield(Span{Text: text[:open]})
		if v, ok := find(values, text[open+1:end]); ok {
			yield(Span{Text: w.show(v), Name: v.kind == playerName})
		} else if text[open+1:end] == "payday" {
			yield(Span{Text: w.payDay()})
		} else {
			yield(Span{Text: text[open : end+1]})
		}
		text = text[end+1:]
	}
	yield(Span{Text: text})
}

func find(values []Value, name string) (Value, bool) {
	for _, v := range values {
		if v.name == name {
			return v, true
		}
	}
	return Value{}, false
}
