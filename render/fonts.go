package render

import (
	"bytes"
	"fmt"
	"sync"
	"unicode"

	"eliasnaur.com/font/roboto/robotoblack"
	"eliasnaur.com/font/roboto/robotobold"
	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotocondensedmedium"
	"eliasnaur.com/font/roboto/robotocondensedregular"
	"eliasnaur.com/font/roboto/robotomedium"
	"eliasnaur.com/font/roboto/robotoregular"
	"github.com/hajimehoshi/ebiten/v2/examples/resources/fonts"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/sfnt"
)

// typefaces parses the embedded typefaces, once for all themes.
var typefaces = sync.OnceValues(func() (faces [faceCount]*text.GoTextFaceSource, err error) {
	for f, data := range [faceCount][]byte{
		Regular: robotoregular.TTF, Medium: robotomedium.TTF, Bold: robotobold.TTF, Black: robotoblack.TTF,
		Condensed: robotocondensedregular.TTF, CondensedMedium: robotocondensedmedium.TTF, CondensedBold: robotocondensedbold.TTF,
	} {
		if faces[f], err = text.NewGoTextFaceSource(bytes.NewReader(data)); err != nil {
			return faces, fmt.Errorf("render: read embedded typeface %d: %w", f, err)
		}
	}
	return faces, nil
})

// PreloadFonts reads what all themes have in common, so that the first one is made
// faster. It may run beside anything else, and does no harm when it is left out:
// its errors are those of [NewTheme].
func PreloadFonts() { _, _ = typefaces() }

// The typefaces have Latin, Greek and Cyrillic letters. M+ 1p, which is free to be
// used for anything, helps out with Japanese ones and takes 1.7 MB; it is read when
// it is first needed. Neither has scripts that run from right to left.

// fallback returns the typeface that helps out, nil if it cannot be read.
var fallback = sync.OnceValue(func() *text.GoTextFaceSource {
	source, _ := text.NewGoTextFaceSource(bytes.NewReader(fonts.MPlus1pRegular_ttf))
	return source
})

// replacement stands in the place of a letter that cannot be set.
const replacement = '?'

// InlineSpace is a letter that takes room in a line and has no picture: whoever
// sets the line draws something of its own there.
const InlineSpace = '\uE000'

// letters are those that a typeface has, up to U+FFFF.
type letters [1 << 16 / 64]uint64

// has reports whether the typeface has a letter.
func (l *letters) has(r rune) bool { return r >= 0 && r < 1<<16 && l[r/64]&(1<<(r%64)) != 0 }

// lettersOf returns the letters of a TrueType font, none if it cannot be read.
func lettersOf(ttf []byte) *letters {
	var l letters
	f, err := sfnt.Parse(ttf)
	if err != nil {
		return &l // the theme says so when it is made
	}
	var b sfnt.Buffer
	for r := range rune(1 << 16) {
		if i, err := f.GlyphIndex(&b, r); err == nil && i != 0 {
			l[r/64] |= 1 << (r % 64)
		}
	}
	return &l
}

// ownLetters are the letters of one of the typefaces, and the others have the
// same; fallbackLetters are those of the one that helps out.
var (
	ownLetters      = sync.OnceValue(func() *letters { return lettersOf(robotomedium.TTF) })
	fallbackLetters = sync.OnceValue(func() *letters { return lettersOf(fonts.MPlus1pRegular_ttf) })
)

// needsFallback reports whether a text has letters that the typefaces lack.
func needsFallback(s string) bool {
	for _, r := range s {
		if r >= 0x80 && r != InlineSpace && !ownLetters().has(r) {
			return true
		}
	}
	return false
}

// fallbackServes reports whether a letter is one that the typeface which helps
// out is there for. It has some Hebrew letters, too, but lines run from left to
// right.
func fallbackServes(r rune) bool {
	return r >= 0x3000 && r < 0x3100 || r >= 0xff00 && r < 0xfff0 ||
		unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Latin, unicode.Greek, unicode.Cyrillic)
}

// covered reports whether a typeface has a letter.
func covered(r rune) bool {
	return r < 0x80 || r == InlineSpace || unicode.IsGraphic(r) && (ownLetters().has(r) || fallbackServes(r) && fallbackLetters().has(r))
}

// HasGlyph reports whether a letter can be shown by itself: a typeface has it, and
// it is no mark that goes with the letter before.
func HasGlyph(r rune) bool { return unicode.IsGraphic(r) && !unicode.Is(unicode.M, r) && covered(r) }
