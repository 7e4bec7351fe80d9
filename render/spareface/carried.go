//go:build !js

package spareface

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2/examples/resources/fonts"

	"bigpayday/render/roboto"
)

// mplus returns M+, nil if it cannot be read. It is never coming: it is there from the beginning,
// and is read when it is first needed, for that takes a moment.
func mplus() (f *Face, coming bool) { return readMPlus(), false }

var readMPlus = sync.OnceValue(func() *Face {
	f, _ := read(fonts.MPlus1pRegular_ttf)
	return f
})

// whole are the cuts of Roboto with all letters that they have.
var whole = func() (all [roboto.Count]func() *Face) {
	for c := range roboto.Count {
		all[c] = sync.OnceValue(func() *Face {
			f, _ := read(roboto.Whole(c))
			return f
		})
	}
	return all
}()

// wholeLetters are the letters of one of them, and the others have the same.
var wholeLetters = sync.OnceValue(func() *Letters { return LettersOf(roboto.Whole(roboto.Medium)) })

// For returns the typefaces that help out a cut of Roboto where it lacks letters of a text, the one
// that is asked first before the other: the whole one, and M+ where that lacks some, too.
func For(c roboto.Cut, text string) (faces []*Face) {
	if f := whole[c](); f != nil {
		faces = append(faces, f)
	}
	for _, r := range text {
		if !wholeLetters().Has(r) && serves(r) {
			if f, _ := mplus(); f != nil {
				faces = append(faces, f)
			}
			break
		}
	}
	return faces
}

// Has reports whether a letter is in one of them.
func Has(r rune) bool { return wholeLetters().Has(r) || inMPlus(r) }

// Late tells what has become of a typeface that comes when it is needed: how often
// one came, and whether one will not. Here all are there from the beginning.
func Late() (came int, failed bool) { return 0, false }
