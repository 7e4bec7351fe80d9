// Package spareface holds the typefaces that help out where those of the game lack a letter, such
// as in Russian or Japanese names, and says which letters a typeface has. They are read when a
// text first needs them: the whole Roboto and, for letters that this lacks, M+ 1p, which is free
// to be used for anything. In the browser there is M+ alone, which takes 1.7 MB and only comes
// then. Neither has scripts that run from right to left.
//
// What is not here: the typefaces of the game, and how lines are set.
package spareface

import (
	"bytes"
	"fmt"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Face is a typeface, with the letters that it has.
type Face struct {
	Source  *text.GoTextFaceSource
	Letters *Letters
}

// read reads a typeface.
func read(ttf []byte) (*Face, error) {
	source, err := text.NewGoTextFaceSource(bytes.NewReader(ttf))
	if err != nil {
		return nil, fmt.Errorf("spareface: read the typeface: %w", err)
	}
	return &Face{Source: source, Letters: LettersOf(ttf)}, nil
}

// Coming reports whether a letter may be in a typeface that is on its way.
func Coming(r rune) bool {
	if !serves(r) {
		return false
	}
	_, coming := mplus()
	return coming
}

// inMPlus reports whether a letter is one that M+ is there for and has.
func inMPlus(r rune) bool {
	if !serves(r) {
		return false
	}
	f, _ := mplus()
	return f != nil && f.Letters.Has(r)
}

// serves reports whether a letter is one that M+ is there for. It has some Hebrew letters, too, but
// lines run from left to right.
func serves(r rune) bool {
	return r >= 0x3000 && r < 0x3100 || r >= 0xff00 && r < 0xfff0 ||
		unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Latin, unicode.Greek, unicode.Cyrillic)
}
