package render

import (
	"bytes"
	"fmt"
	"sync"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"bigpayday/render/palette"
	"bigpayday/render/roboto"
	"bigpayday/render/spareface"
)

// typefaces parses Roboto, once for all themes.
var typefaces = sync.OnceValues(func() (faces [robotoCount]*text.GoTextFaceSource, err error) {
	for f := range robotoCount {
		if faces[f], err = text.NewGoTextFaceSource(bytes.NewReader(roboto.Latin(roboto.Cut(f)))); err != nil {
			return faces, fmt.Errorf("render: read embedded typeface %d: %w", f, err)
		}
	}
	return faces, nil
})

// PreloadFonts reads what all themes have in common, so that the first one is made
// faster. It may run beside anything else, and does no harm when it is left out:
// its errors are those of [NewTheme].
func PreloadFonts() { _, _ = typefacesOf(palette.SkinOf("")) }

// replacement stands in the place of a letter that cannot be set.
const replacement = '?'

// InlineSpace is a letter that takes room in a line and has no picture: whoever
// sets the line draws something of its own there.
const InlineSpace = '\uE000'

// ownLetters are the letters of one of the typefaces, and the others have the same.
var ownLetters = sync.OnceValue(func() *spareface.Letters { return spareface.LettersOf(roboto.Latin(roboto.Medium)) })

// needsFallback reports whether a text has letters that the typefaces lack.
func needsFallback(s string) bool {
	for _, r := range s {
		if r >= 0x80 && r != InlineSpace && !ownLetters().Has(r) {
			return true
		}
	}
	return false
}

// covered reports whether a typeface that is there has a letter.
func covered(r rune) bool {
	if r < 0x80 || r == InlineSpace {
		return true
	}
	return unicode.IsGraphic(r) && (ownLetters().Has(r) || spareface.Has(r))
}

// HasGlyph reports whether a letter can be shown by itself: a typeface has it, and
// it is no mark that goes with the letter before. As long as the typeface that helps
// out is on its way, it is taken to have what it is there for.
func HasGlyph(r rune) bool {
	if !unicode.IsGraphic(r) || unicode.Is(unicode.M, r) {
		return false
	}
	return covered(r) || spareface.Coming(r)
}
