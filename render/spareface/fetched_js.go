package spareface

import (
	"bigpayday/assets"
	"bigpayday/render/roboto"
)

// file is the typeface, beside the page.
const file = "mplus.ttf"

// late is the typeface, which is asked for when a text first needs it. The
// browser has one thread: nothing here is changed while a frame is drawn.
var late struct {
	asked, failed bool
	face          *Face
}

// mplus returns M+, nil as long as it is not there. Coming says that it is on its way.
func mplus() (f *Face, coming bool) {
	if !late.asked {
		late.asked = true
		assets.FetchBeside(file, func(ttf []byte) {
			var err error
			late.face, err = read(ttf)
			late.failed = err != nil
		}, func() { late.failed = true })
	}
	return late.face, late.face == nil && !late.failed
}

// For returns the typefaces that help out a cut of Roboto where it lacks letters of a text: M+, or
// none as long as it is not there.
func For(roboto.Cut, string) []*Face {
	if f, _ := mplus(); f != nil {
		return []*Face{f}
	}
	return nil
}

// Has reports whether a letter is in it.
func Has(r rune) bool { return inMPlus(r) }

// Late tells what has become of a typeface that comes when it is needed: how often
// one came, which is when what was drawn before has to be drawn anew, and whether one will
// not come.
func Late() (came int, failed bool) {
	if late.face != nil {
		came = 1
	}
	return came, late.failed
}
