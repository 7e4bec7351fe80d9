// Package spareface holds the typeface that helps out where those of the game lack a letter,
// such as in Japanese names, and says which letters a typeface has. In the browser it comes only
// when a text needs it.
//
// What is not here: the typefaces of the game, and how lines are set.
package spareface

import (
	"bytes"
	"fmt"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
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

// Serves reports whether a letter is one that the typeface which helps
// out is there for. It has some Hebrew letters, too, but lines run from left to
// right.
func Serves(r rune) bool {
	return r >= 0x3000 && r < 0x3100 || r >= 0xff00 && r < 0xfff0 ||
		unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Latin, unicode.Greek, unicode.Cyrillic)
}
