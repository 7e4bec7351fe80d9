package render

import (
	"sync"
	"unicode"

	"eliasnaur.com/font/roboto/robotomedium"
	"golang.org/x/image/font/sfnt"
)

// coverage looks letters up in one of the typefaces; the others have the same.
var coverage = sync.OnceValue(func() *sfnt.Font {
	f, err := sfnt.Parse(robotomedium.TTF)
	if err != nil {
		return nil // the theme says so when it is made
	}
	return f
})

// CanSet reports whether the typefaces have a letter. Others, such as those of
// a language that they were not made for, would come out as empty boxes.
func CanSet(r rune) bool {
	f := coverage()
	if f == nil {
		return true
	}
	if !unicode.IsGraphic(r) {
		return false
	}
	var b sfnt.Buffer
	i, err := f.GlyphIndex(&b, r)
	return err == nil && i != 0
}
