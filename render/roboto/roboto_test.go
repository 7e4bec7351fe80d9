//go:build !js

package roboto_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"bigpayday/render/roboto"
)

// In the browser lines break where they do elsewhere: what the smaller typefaces have is as wide
// as in the whole ones, and of these they have all Latin letters and signs.
func TestTheBrowsersTypefacesAreTheWholeOnesWithFewerLetters(t *testing.T) {
	all := roboto.All()
	for name, whole := range map[string][]byte{
		"Roboto-Regular": all.Regular, "Roboto-Medium": all.Medium, "Roboto-Bold": all.Bold, "Roboto-Black": all.Black,
		"RobotoCondensed-Regular": all.Condensed, "RobotoCondensed-Medium": all.CondensedMedium, "RobotoCondensed-Bold": all.CondensedBold,
	} {
		data, err := os.ReadFile(filepath.Join("subset", name+".ttf"))
		require.NoError(t, err)
		assert.Less(t, len(data), len(whole)/2, name)
		small, err := sfnt.Parse(data)
		require.NoError(t, err)
		large, err := sfnt.Parse(whole)
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
			within := r < 0x370 || r >= 0x1E00 && r < 0x1F00 || r >= 0x2000
			switch mine, its := width(small, r), width(large, r); {
			case within && mine == 0 && its != 0:
				missing += string(r)
			case mine != 0 && mine != its:
				other += string(r)
			case mine != 0:
				latin++
			}
		}
		assert.Empty(t, missing, name)
		assert.Empty(t, other, "%s: of another width", name)
		assert.Greater(t, latin, 800, name)
	}
}
