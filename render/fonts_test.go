package render

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render/palette"
)

func TestTypefacesHaveTheLettersOfNames(t *testing.T) {
	for _, r := range "Mom Zoë Ångström Łukasz Дарья Δήμητρα O’Neill-2 さくら サクラ 桜 健太郎" {
		assert.True(t, HasGlyph(r), "%c", r)
	}
	// A cat, Hebrew, Arabic, Hindi and Thai letters, breaks of lines, marks, signs
	// that are not seen, and signs that turn what is written.
	for _, r := range "🐈\u05d0\u0628\u0905\u0e01\n\t\u0301\u20e3\ufe0f\u200b\u200d\u00ad\u2066\u202e\ufeff\U000e0041\ue000" {
		assert.False(t, HasGlyph(r), "%U", r)
	}
}

func TestWhatCannotBeSetShowsAsNoBox(t *testing.T) {
	for given, set := range map[string]string{
		"Zoë": "Zoë", "−$600": "−$600", "Kat🐈": "Kat?", "\u05d0\u05d1": "??", "a\u200bb": "ab", "Zo\u20e3": "Zo", "桜\ufe0f": "桜", "x\xffy": "x?y",
		"$5" + string(InlineSpace): "$5" + string(InlineSpace),
	} {
		assert.Equal(t, set, valid(given), "%q", given)
	}
}

func TestALetterThatIsLentTakesRoom(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	st := Style{Face: Bold, Size: 20}
	assert.Greater(t, th.MeasureText("桜", st), 15.0)
	assert.Greater(t, th.MeasureText("Mom 桜", st), th.MeasureText("Mom ", st)+15)
	assert.Equal(t, "健…", th.Truncate("健太郎健太郎", st, 45))
}

func TestTypefacesOfEditionsHaveTheLettersOfTheLanguages(t *testing.T) {
	for _, skin := range []string{"", "classic1975", "event2000", "conquest"} {
		faces, err := typefacesOf(palette.SkinOf(skin))
		require.NoError(t, err)
		for f := Headline; f < faceCount; f++ {
			for _, r := range "AZaz09$%&!?.,:;()+−–—·×…’“”„ÄÖÜäöüßÁÉÍÓÚÑáéíóúüñ¿¡ĄĆĘŁŃŚŹŻąćęłńóśźżÀÂÃÇÊÔÕàâãçêôõ" {
				assert.True(t, faces[f].Letters.Has(r), "%q, face %d: %c", skin, f, r)
			}
		}
	}
}

func TestLettersThatATypefaceLacksAreLentByRoboto(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	for _, name := range []string{"Дарья", "Δήμητρα"} {
		assert.InDelta(t, th.MeasureText(name, Style{Face: Black, Size: 30}), th.MeasureText(name, Style{Face: Headline, Size: 30}), .5, name)
		assert.InDelta(t, th.MeasureText(name, Style{Face: Regular, Size: 30}), th.MeasureText(name, Style{Face: Hand, Size: 30}), .5, name)
	}
	assert.Greater(t, th.MeasureText("Дарья 桜", Style{Face: Headline, Size: 30}), th.MeasureText("Дарья ", Style{Face: Headline, Size: 30})+20)
}
