package words

import (
	"math"
	"strconv"
)

// Whole returns a number with marks between thousands: "12,500", "−3".
func (w *Words) Whole(n int64) string {
	if n < 0 {
		return w.Say("number.minus", Text("number", w.grouped(-n)))
	}
	return w.grouped(n)
}

// Decimal returns a number with as many digits after the mark, rounded: "3.50",
// "−1,250.3". What is no number, or has no end, is shown as "–".
func (w *Words) Decimal(x float64, places int) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return w.message("number.none")
	}
	digits := strconv.FormatFloat(math.Abs(x), 'f', places, 64)
	whole, rest := digits, ""
	if places > 0 {
		cut := len(digits) - places - 1
		whole, rest = digits[:cut], w.message("money.decimal")+digits[cut+1:]
	}
	n, err := strconv.ParseInt(whole, 10, 64)
	if err != nil {
		return w.message("number.none")
	}
	text := w.grouped(n) + rest
	if x < 0 && digits != strconv.FormatFloat(0, 'f', places, 64) {
		return w.Say("number.minus", Text("number", text))
	}
	return text
}

// Percent returns a share from 0 to 1 in per cent with one digit after the mark:
// "26.1 %".
func (w *Words) Percent(share float64) string {
	return w.Say("number.percent", Text("number", w.Decimal(100*share, 1)))
}

// Dollars returns a sum that is an average or the like, rounded to whole dollars:
// "$7,350". What is no number is shown as "–".
func (w *Words) Dollars(sum float64) string {
	if math.IsNaN(sum) || math.Abs(sum) > math.MaxInt32 {
		return w.message("number.none")
	}
	return w.Money(int32(math.Round(sum)))
}
