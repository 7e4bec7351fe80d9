package words

import (
	"slices"
	"strconv"
	"strings"
)

// MoneyForm is how sums are written. The zero value is [MoneyOfLanguage].
type MoneyForm uint8

// The forms, whatever the language is.
const (
	MoneyOfLanguage MoneyForm = iota // as the language does it
	MoneyInFront                     // "$7,350"
	MoneySpaced                      // "7 350 $"
	MoneyDotted                      // "7.350 $"
	NumMoneyForms
)

var moneyFormNames = [NumMoneyForms]string{"", "front", "spaced", "dotted"}

// String returns the name under which settings keep the form, "" for that of the language.
func (f MoneyForm) String() string { return moneyFormNames[min(f, NumMoneyForms-1)] }

// ParseMoneyForm returns the form of a name. What is none is the language's.
func ParseMoneyForm(name string) MoneyForm {
	return MoneyForm(max(0, slices.Index(moneyFormNames[:], name)))
}

// Forms lists the forms to choose from, and which of them the words are in: the one that the
// language writes in, or that is nearest to it.
func (w *Words) Forms() (forms []MoneyForm, now int) {
	forms = []MoneyForm{MoneyInFront, MoneySpaced, MoneyDotted}
	if now = slices.Index(forms, w.sums); now >= 0 {
		return forms, now
	}
	switch own := w.moneyForm(); {
	case own.around[noSign][0] != "":
		return forms, 0
	case own.group == ".":
		return forms, 2
	}
	return forms, 1
}

// noBreak is a space at which no line ends.
const noBreak = "\u00a0"

// moneyForms are the forms that are the same in each language.
var moneyForms = [NumMoneyForms]moneyForm{
	MoneyInFront: inFront(",", "."),
	MoneySpaced:  behind(noBreak),
	MoneyDotted:  behind("."),
}

func inFront(group, decimal string) moneyForm {
	return moneyForm{group: group, decimal: decimal, around: [signs][2]string{{"$", ""}, {"−$", ""}, {"+$", ""}}, space: ""}
}

func behind(group string) moneyForm {
	return moneyForm{group: group, decimal: ",", around: [signs][2]string{{"", noBreak + "$"}, {"−", noBreak + "$"}, {"+", noBreak + "$"}}, space: noBreak}
}

// moneyForm is how a language, or somebody who wants it otherwise, writes sums.
type moneyForm struct {
	group   string // between thousands
	decimal string // before tenths
	// around is what stands before and behind the digits, and space between the digits and
	// the letter for thousands or millions, where the language does not say that itself.
	around [signs][2]string
	space  string
}

// moneyForm returns how sums are written.
func (w *Words) moneyForm() *moneyForm {
	if w.sums == MoneyOfLanguage {
		return &w.spoken().money
	}
	return &moneyForms[w.sums]
}

// short writes an amount in thousands ("k") or millions ("M").
func (f *moneyForm) short(s sign, amount, unit string) string {
	return f.around[s][0] + amount + f.space + unit + strings.TrimPrefix(f.around[s][1], noBreak)
}

// sign is what a sum is marked with.
type sign uint8

const (
	noSign sign = iota
	minusSign
	plusSign
	signs
)

var signMessages = [signs]string{"money.plain", "money.minus", "money.plus"}

func (s *spoken) moneyForm() moneyForm {
	f := moneyForm{group: s.message("money.group"), decimal: s.message("money.decimal")}
	for i, id := range signMessages {
		f.around[i][0], f.around[i][1], _ = strings.Cut(s.message(id), "{amount}")
	}
	return f
}

// Money returns a sum in dollars: "$7,350", "−$600". The minus is U+2212.
func (w *Words) Money(dollars int32) string {
	if dollars < 0 {
		return w.sum(minusSign, dollars)
	}
	return w.sum(noSign, dollars)
}

// Signed returns a sum in dollars that always has a sign unless it is 0:
// "+$310", "−$600", "$0".
func (w *Words) Signed(dollars int32) string {
	if dollars > 0 {
		return w.sum(plusSign, dollars)
	}
	return w.Money(dollars)
}

// MoneyOrNone returns the sum, and the word "none" for 0.
func (w *Words) MoneyOrNone(dollars int32) string {
	if dollars == 0 {
		return w.Say("money.none")
	}
	return w.Money(dollars)
}

// ShortMoney returns a sum in dollars for charts and small windows, in
// thousands or millions where it is at least one: "$20k", "−$4.5k", "$1.2M",
// "$850". What is below a tenth of those is cut off towards zero.
func (w *Words) ShortMoney(dollars int32) string {
	amount := magnitude(dollars)
	if amount < 1000 {
		return w.Money(dollars)
	}
	id, minus, unit, letter := "money.short", "money.short_minus", int64(1000), "k"
	if amount >= 1_000_000 {
		id, minus, unit, letter = "money.million", "money.million_minus", 1_000_000, "M"
	}
	form := w.moneyForm()
	text := string(appendGrouped(nil, amount/unit, form.group))
	if tenth := amount % unit * 10 / unit; tenth > 0 && amount < 100*unit {
		text += form.decimal + strconv.FormatInt(tenth, 10)
	}
	s := noSign
	if dollars < 0 {
		id, s = minus, minusSign
	}
	if w.sums != MoneyOfLanguage {
		return form.short(s, text, letter)
	}
	return w.Say(id, Text("amount", text))
}

// sum returns a sum with a sign. Sums count along, so that new ones come with
// every frame; they are put together here without a detour over their message.
func (w *Words) sum(s sign, dollars int32) string {
	return w.memory.sum(sum{s, dollars}, func() string {
		var buffer [32]byte
		form := w.moneyForm()
		text := append(buffer[:0], form.around[s][0]...)
		text = appendGrouped(text, magnitude(dollars), form.group)
		return string(append(text, form.around[s][1]...))
	})
}

func magnitude(n int32) int64 {
	return max(int64(n), -int64(n))
}

// grouped writes a number that is not negative with the language's mark
// between thousands.
func (w *Words) grouped(n int64) string { return string(appendGrouped(nil, n, w.spoken().money.group)) }

func appendGrouped(to []byte, n int64, group string) []byte {
	var buffer [20]byte
	digits := strconv.AppendInt(buffer[:0], n, 10)
	for i, digit := range digits {
		if left := len(digits) - i; i > 0 && left%3 == 0 {
			to = append(to, group...)
		}
		to = append(to, digit)
	}
	return to
}
