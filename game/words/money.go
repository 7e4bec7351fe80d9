package words

import "strconv"

// moneyForm is how a language writes sums.
type moneyForm struct {
	group string // between thousands
}

func (w *Words) moneyForm() moneyForm {
	return moneyForm{group: w.message("money.group")}
}

// Money returns a sum in dollars: "$7,350", "−$600". The minus is U+2212.
func (w *Words) Money(dollars int32) string {
	id := "money.plain"
	if dollars < 0 {
		id = "money.minus"
	}
	return w.sum(id, dollars)
}

// Signed returns a sum in dollars that always has a sign unless it is 0:
// "+$310", "−$600", "$0".
func (w *Words) Signed(dollars int32) string {
	if dollars > 0 {
		return w.sum("money.plus", dollars)
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

func (w *Words) sum(id string, dollars int32) string {
	return w.Say(id, Value{name: "amount", kind: grouped, n: magnitude(dollars)})
}

func magnitude(n int32) int64 {
	return max(int64(n), -int64(n))
}

// grouped writes a number that is not negative with the language's mark
// between thousands.
func (w *Words) grouped(n int64) string {
	digits := strconv.FormatInt(n, 10)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + w.money.group + digits[i:]
	}
	return digits
}
