package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/app"
	"bigpayday/game/scene"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

func TestNamesAreOfLettersThatCanBeShown(t *testing.T) {
	for written, want := range map[string][2]string{
		"Zoë":                    {"Zoë", ""},
		"Zoe\u0308 A\u030angstr": {"Zoë Ångstr", ""}, // marks that belong to their letters
		"Дарья Δήμητρα":          {"Дарья Δήμητρα", ""},
		"桜 サクラ":                  {"桜 サクラ", ""},
		"Kat 🐈‍⬛":                {"Kat ", "🐈\u200d⬛"},
		"שלום":                   {"", "שלום"},
		"a\u200bb\u202ec\ufeff":  {"abc", "\u200b\u202e\ufeff"},
		"Z\u0336\u0351\u0348o":   {"Zo", "\u0336\u0348\u0351"}, // marks piled up
		"":                       {"", ""},
	} {
		shown, gone := app.Displayable(written)
		assert.Equal(t, want, [2]string{shown, gone}, "%q", written)
	}
}

func TestNamesOfOldGamesThatCannotBeShownAreReplaced(t *testing.T) {
	h := &app.App{Words: words.Open(words.English)}
	scene.BindPages(h)
	assert.Equal(t, "Zoë", h.NameOf(table.Player{Name: "Zoë\u20e3 🐈"}, 0))
	assert.Equal(t, h.Say("player.unnamed", words.Number("n", 2)), h.NameOf(table.Player{Name: "\u05d0\u05d1"}, 1))
}
