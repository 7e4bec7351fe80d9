package render

import (
	"strings"

	"bigpayday/render/palette"
	"bigpayday/render/spareface"
	"bigpayday/render/typeface"
)

// typefacesOf returns the typefaces of a skin: Roboto, which has no list of its letters, and
// the skin's own.
func typefacesOf(skin *palette.Skin) (faces [faceCount]spareface.Face, err error) {
	roboto, err := typefaces()
	for f, source := range roboto {
		faces[f].Source = source
	}
	for f, name := range map[Face]string{Headline: skin.Type.Headline, Hand: skin.Type.Hand, HandBold: skin.Type.HandBold} {
		own, failed := typeface.Named(name)
		if failed != nil {
			return faces, failed
		}
		faces[f] = *own
	}
	return faces, err
}

// lender returns the typeface of Roboto that lends a face the letters it lacks.
func (f Face) lender() Face {
	if f < robotoCount {
		return f
	}
	return [...]Face{Black, Regular, Bold}[f-robotoCount]
}

// hasAll reports whether a typeface has all letters of a text.
func hasAll(f *spareface.Face, s string) bool {
	if f.Letters == nil {
		return !needsFallback(s)
	}
	return !strings.ContainsFunc(s, func(r rune) bool { return r != InlineSpace && !f.Letters.Has(r) })
}
