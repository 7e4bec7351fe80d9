package words_test

import (
	"testing"

	"bigpayday/game/engine"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
)

func TestSumsAreWrittenAsSomebodyWants(t *testing.T) {
	for form, want := range map[words.MoneyForm][4]string{
		words.MoneyOfLanguage: {"$7,350", "−$1,234,567", "−$4.5k", "+$600"},
		words.MoneyInFront:    {"$7,350", "−$1,234,567", "−$4.5k", "+$600"},
		words.MoneySpaced:     {"7\u00a0350\u00a0$", "−1\u00a0234\u00a0567\u00a0$", "−4,5\u00a0k$", "+600\u00a0$"},
		words.MoneyDotted:     {"7.350\u00a0$", "−1.234.567\u00a0$", "−4,5\u00a0k$", "+600\u00a0$"},
	} {
		w := english.Writing(form)
		assert.Equal(t, want, [4]string{w.Money(7350), w.Money(-1_234_567), w.ShortMoney(-4500), w.Signed(600)}, form.String())
		assert.Equal(t, form, words.ParseMoneyForm(form.String()))
		assert.Equal(t, w.Money(7350), w.For(&engine.Setup{}).Money(7350), "in a game as well")
		assert.Contains(t, w.Say("settings.sample", words.Money("money", 7350)), w.Money(7350), "in a sentence as well")
		assert.Equal(t, "12,500", w.Whole(12_500), "what is no sum stays as the language has it")
	}
	assert.Equal(t, words.MoneyOfLanguage, words.ParseMoneyForm("roman"))
}

func TestTheFormThatIsChosenIsTheOneThatIsSeen(t *testing.T) {
	for lang, form := range map[string]words.MoneyForm{"en": words.MoneyInFront, "de": words.MoneyDotted} {
		w := words.Open(lang)
		forms, now := w.Forms()
		assert.Equal(t, form, forms[now], lang)
		forms, now = w.Writing(words.MoneySpaced).Forms()
		assert.Equal(t, words.MoneySpaced, forms[now], lang)
	}
}
