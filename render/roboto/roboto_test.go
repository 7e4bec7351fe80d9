//go:build !js

package roboto_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"bigpayday/render/roboto"
)

// Lines break where they do with the whole typefaces: what the smaller ones have is as wide, and
// they have all letters of Europe's Latin alphabets and all signs.
func TestTheTypefacesAreTheWholeOnesWithFewerLetters(t *testing.T) {
	for c := range roboto.Count {
		assert.Less(t, len(roboto.Latin(c)), len(roboto.Whole(c))/3, c)
		small, err := sfnt.Parse(roboto.Latin(c))
		require.NoError(t, err)
		large, err := sfnt.Parse(roboto.Whole(c))
		require.NoError(t, err)
		var b sfnt.Buffer
		width := func(f *sfnt.Font, r rune) fixed.Int26_6 {
			glyph, err := f.GlyphIndex(&b, r)
			require.NoError(t, err)
			if glyph == 0 {
				return 0
			}
			wide, err := f.GlyphAdvance(&b, glyph, fixed.I(1000), font.HintingNone)
			require.NoError(t, err)
			return wide
		}
		latin, missing, other := 0, "", ""
		for r := rune(' '); r < 0x2C00; r++ {
			within := r < 0x180 || r >= 0x2000
			switch mine, its := width(small, r), width(large, r); {
			case within && mine == 0 && its != 0:
				missing += string(r)
			case mine != 0 && mine != its:
				other += string(r)
			case mine != 0:
				latin++
			}
		}
		assert.Empty(t, missing, c)
		assert.Empty(t, other, "%d: of another width", c)
		assert.Greater(t, latin, 400, c)
	}
}
