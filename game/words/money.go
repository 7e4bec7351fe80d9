package words

import (
	"strconv"
	"strings"
)

// moneyForm is how a language writes sums.
type moneyForm struct {
	group string // between thousands
	// around is what stands before and behind the digits.
	around [signs][2]string
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
	f := moneyForm{group: s.message("money.group")}
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
	id, minus, unit := "money.short", "money.short_minus", int64(1000)
	if amount >= 1_000_000 {
		id, minus, unit = "money.million", "money.million_minus", 1_000_000
	}
	if dollars < 0 {
		id = minus
	}
	text := w.grouped(amount / unit)
	if tenth := amount % unit * 10 / unit; tenth > 0 && amount < 100*unit {
		text += w.message("money.decimal") + strconv.FormatInt(tenth, 10)
	}
	return w.Say(id, Text("amount", text))
}

// sum returns a sum with a sign. Sums count along, so that new ones come with
// every frame; they are put together here without a detour over their message.
func (w *Words) sum(s sign, dollars int32) string {
	return w.memory.sum(sum{s, dollars}, func() string {
		var buffer [32]byte
		around := &w.spoken().money.around[s]
		text := append(buffer[:0], around[0]...)
		text = w.appendGrouped(text, magnitude(dollars))
		return string(append(text, around[1]...))
	})
}

func magnitude(n int32) int64 {
	return max(int64(n), -int64(n))
}

// grouped writes a number that is not negative with the language's mark
// between thousands.
func (w *Words) grouped(n int64) string { return string(w.appendGrouped(nil, n)) }

func (w *Words) appendGrouped(to []byte, n int64) []byte {
	var buffer [20]byte
	digits, group := strconv.AppendInt(buffer[:0], n, 10), w.spoken().money.group
	for i, digit := range digits {
		if left := len(digits) - i; i > 0 && left%3 == 0 {
			to = append(to, group...)
		}
		to = append(to, digit)
	}
	return to
}
