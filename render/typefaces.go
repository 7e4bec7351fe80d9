package render

import (
	"bytes"
	"fmt"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"bigpayday/assets"
	"bigpayday/render/palette"
	"bigpayday/render/spareface"
)

// typeface is a font with the letters that it has.
type typeface struct {
	source  *text.GoTextFaceSource
	letters *spareface.Letters
}

// embedded returns a typeface of the assets, which is read when it is first wanted.
func embedded(name string) (typeface, error) {
	read, _ := embeddedFaces.LoadOrStore(name, sync.OnceValues(func() (typeface, error) {
		data, ok := assets.Typeface(name)
		if !ok {
			return typeface{}, fmt.Errorf("render: there is no typeface %q", name)
		}
		source, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			return typeface{}, fmt.Errorf("render: read embedded typeface %q: %w", name, err)
		}
		return typeface{source, spareface.LettersOf(data)}, nil
	}))
	return read.(func() (typeface, error))()
}

var embeddedFaces sync.Map // of functions, by names

// typefacesOf returns the typefaces of a skin: Roboto, and the skin's own.
func typefacesOf(skin *palette.Skin) (faces [faceCount]typeface, err error) {
	roboto, err := typefaces()
	if err != nil {
		return faces, err
	}
	for f, source := range roboto {
		faces[f].source = source
	}
	for f, name := range map[Face]string{Headline: skin.Type.Headline, Hand: skin.Type.Hand, HandBold: skin.Type.HandBold} {
		if faces[f], err = embedded(name); err != nil {
			return faces, err
		}
	}
	return faces, nil
}

// lender returns the typeface of Roboto that lends a face the letters it lacks.
func (f Face) lender() Face {
	switch f {
	case Headline:
		return Black
	case Hand:
		return Regular
	case HandBold:
		return Bold
	}
	return f
}

// has reports whether the typeface has all letters of a text.
func (f typeface) has(s string) bool {
	if f.letters == nil {
		return !needsFallback(s)
	}
	for _, r := range s {
		if r != InlineSpace && !f.letters.Has(r) {
			return false
		}
	}
	return true
}
