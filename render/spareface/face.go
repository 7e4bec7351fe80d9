// Package spareface holds the typeface that helps out where those of the game lack a letter,
// such as in Japanese names. In the browser it comes only when a text needs it.
//
// What is not here: the typefaces of the game, and how lines are set.
package spareface

import (
	"bytes"
	"fmt"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/sfnt"
)

// Face is the typeface, with the letters that it has.
type Face struct {
	Source  *text.GoTextFaceSource
	Letters *Letters
}

// read reads the typeface.
func read(ttf []byte) (*Face, error) {
	source, err := text.NewGoTextFaceSource(bytes.NewReader(ttf))
	if err != nil {
		return nil, fmt.Errorf("spareface: read the typeface: %w", err)
	}
	return &Face{Source: source, Letters: LettersOf(ttf)}, nil
}

// Letters are those that a typeface has, up to U+FFFF.
type Letters [1 << 16 / 64]uint64

// Has reports whether the typeface has a letter.
func (l *Letters) Has(r rune) bool { return r >= 0 && r < 1<<16 && l[r/64]&(1<<(r%64)) != 0 }

// LettersOf returns the letters of a TrueType font, none if it cannot be read.
func LettersOf(ttf []byte) *Letters {
	var l Letters
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

// Serves reports whether a letter is one that the typeface which helps
// out is there for. It has some Hebrew letters, too, but lines run from left to
// right.
func Serves(r rune) bool {
	return r >= 0x3000 && r < 0x3100 || r >= 0xff00 && r < 0xfff0 ||
		unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Latin, unicode.Greek, unicode.Cyrillic)
}
