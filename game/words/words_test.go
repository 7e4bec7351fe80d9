package words_test

import (
	"math"
	"testing"

	"bigpayday/game/engine"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
)

var (
	english = words.Open(words.English)
	plain   engine.Calendar // months that belong to no year
)

func TestSumsHaveMarksBetweenThousandsAndATrueMinus(t *testing.T) {
	for _, sum := range []struct {
		dollars              int32
		plain, signed, short string
	}{
		{0, "$0", "$0", "$0"},
		{5, "$5", "+$5", "$5"},
		{850, "$850", "+$850", "$850"},
		{1_000, "$1,000", "+$1,000", "$1k"},
		{7_350, "$7,350", "+$7,350", "$7.3k"},
		{20_000, "$20,000", "+$20,000", "$20k"},
		{1_234_567, "$1,234,567", "+$1,234,567", "$1.2M"},
		{123_456, "$123,456", "+$123,456", "$123k"},
		{10_000_000, "$10,000,000", "+$10,000,000", "$10M"},
		{-600, "−$600", "−$600", "−$600"},
		{-4_500, "−$4,500", "−$4,500", "−$4.5k"},
		{math.MinInt32, "−$2,147,483,648", "−$2,147,483,648", "−$2,147M"},
	} {
		assert.Equal(t, sum.plain, english.Money(sum.dollars))
		assert.Equal(t, sum.signed, english.Signed(sum.dollars))
		assert.Equal(t, sum.short, english.ShortMoney(sum.dollars))
	}
	assert.Equal(t, "none", english.MoneyOrNone(0))
	assert.Equal(t, "$3,000", english.MoneyOrNone(3_000))
}

func TestCountsTakeTheFormThatTheirNumberNeeds(t *testing.T) {
	assert.Equal(t, "0 days ahead", english.Count("choice.ahead", 0))
	assert.Equal(t, "1 day ahead", english.Count("choice.ahead", 1))
	assert.Equal(t, "4 days ahead", english.Count("choice.ahead", 4))
	assert.Equal(t, "1 bill, $600", english.Count("results.award.bills_for", 1, words.Money("money", 600)))
	assert.Equal(t, "14 bills, $12,650", english.Count("results.award.bills_for", 14, words.Money("money", 12_650)))
}

func TestValuesStandWhereTheMessageNamesThem(t *testing.T) {
	assert.Equal(t, "Pay off $3,000", english.Say("choice.repay", words.Money("money", 3_000)))
	assert.Equal(t, "100% sure of {nothing}", english.Say("100% sure of {nothing}"), "what has no value stays")

	assert.Equal(t, "Sunday 21 to Wednesday 24", english.Say("turn.rolled_where",
		words.Text("from", english.Date(&plain, 1, 21)), words.Text("to", english.Date(&plain, 1, 24))))
}

// A player may be called anything; what they type is shown, not read.
func TestNamesWithBracesAreShownAsTheyAre(t *testing.T) {
	assert.Equal(t, "{day}’s turn", english.Say("prompt.title.take-turn", words.Name("name", "{day}"), words.Number("day", 4)))
	assert.Equal(t, "%d{’s turn", english.Say("prompt.title.take-turn", words.Name("name", "%d{")))
}

func TestSpansSetNamesApart(t *testing.T) {
	spans := english.Spans("log.move.brought", words.Name("name", "Dad"), words.Name("friend", "Mom"),
		words.Text("from", "17"), words.Text("to", "21"))
	assert.Equal(t, []words.Span{
		{Text: "Dad", Name: true}, {Text: " came along with "}, {Text: "Mom", Name: true}, {Text: ", from 17 to 21"},
	}, spans)
	assert.Equal(t, "Dad came along with Mom, from 17 to 21", words.Plain(spans))
}

func TestListsAreJoinedWithAnd(t *testing.T) {
	assert.Empty(t, english.List(nil))
	assert.Equal(t, "Mom", english.List([]string{"Mom"}))
	assert.Equal(t, "Mom and Dad", english.List([]string{"Mom", "Dad"}))
	assert.Equal(t, "Mom, Dad and Junior", english.List([]string{"Mom", "Dad", "Junior"}))
}

func TestUnknownLanguagesSpeakEnglish(t *testing.T) {
	for _, lang := range []string{"", "en", "en_US", "xx", "../en"} {
		w := words.Open(lang)
		assert.Equal(t, words.English, w.Language(), lang)
		assert.Equal(t, "Roll the die", w.Say("turn.roll"), lang)
	}
}

func TestUnknownIDsCanBeSeen(t *testing.T) {
	assert.Equal(t, "no.such_message", english.Say("no.such_message"))
	assert.Equal(t, "no.such_message", english.Count("no.such_message", 2))
	assert.False(t, english.Has("no.such_message"))
}

func TestDaysOfTheCalendarBeginWithASunday(t *testing.T) {
	assert.Equal(t, "START", english.Date(&plain, 1, 0))
	assert.Equal(t, "Monday 1", english.Date(&plain, 1, 1))
	assert.Equal(t, "Sunday 21", english.Date(&plain, 1, 21))
	assert.Equal(t, "Wednesday 31", english.Date(&plain, 1, 31))
	assert.Equal(t, "Sun", english.WeekdayShort(0))
}

func TestKeysAreCaptionedAsTheyArePrinted(t *testing.T) {
	for trigger, captions := range map[string][]string{
		"space": {"Space"}, "enter": {"Enter"}, "esc": {"Esc"}, "l": {"L"}, "7": {"7"}, "f11": {"F11"},
		"ctrl+o": {"Ctrl", "O"}, "ctrl+shift+tab": {"Ctrl", "Shift", "Tab"}, "'+'": {"+"}, "ctrl+'+'": {"Ctrl", "+"},
		"pad.a": {"A"}, "backspace": {"Backspace"}, "backslash": {`\`}, "'''": {"'"},
	} {
		assert.Equal(t, captions, english.Keys(trigger), trigger)
	}
}

func TestSayingTheSameAgainAllocatesNothing(t *testing.T) {
	w := words.Open(words.English)
	name, day := "Ada", uint8(24)
	say := func() {
		w.Say("turn.card.away", words.Number("month", 2), words.Text("day", w.Day(day)))
		w.Say("turn.to_roll", words.Name("name", name))
		w.Count("log.turns_ago", int(day))
		w.Money(-7350)
		w.Signed(310)
		w.Date(&plain, 1, day)
	}
	say()
	assert.Zero(t, testing.AllocsPerRun(20, say))
}

func TestWhatWasSaidIsToldApartByEveryValue(t *testing.T) {
	w := words.Open(words.English)
	for range 2 {
		assert.Equal(t, "$100", w.Money(100))
		assert.Equal(t, "−$100", w.Money(-100))
		assert.Equal(t, "+$100", w.Signed(100))
		assert.NotEqual(t, w.Count("log.turns_ago", 1), w.Count("log.turns_ago", 2))
		assert.NotEqual(t, w.Say("turn.to_roll", words.Name("name", "Ada")), w.Say("turn.to_roll", words.Name("name", "Bo")))
	}
}

func TestTheLastDayIsCalledAsInTheGameBeingPlayed(t *testing.T) {
	said := func(setup engine.Setup) string {
		return english.For(&setup).Say("choice.borrows", words.Money("money", 3_000), words.Money("interest", 300))
	}
	assert.Equal(t, "borrows $3,000, $300 interest on Big Pay Day", said(engine.Setup{Months: 2}))
	assert.Equal(t, "borrows $3,000, $300 interest on Pay Day", said(engine.Setup{Edition: engine.Standard, Months: 2}))
	assert.Equal(t, "borrows $3,000, $300 interest on Big Pay Day", said(engine.Setup{Edition: engine.Mixed, Months: 2}))
	assert.Equal(t, "borrows $3,000, $300 interest on Pay Day", said(engine.Setup{Edition: engine.Mixed, Months: 2, PlainPay: 2}))
}
