// Package typeface holds the fonts that editions have besides Roboto, by the names of their
// files among the assets, with the letters of each.
//
// What is not here: Roboto, which lends the letters that one of these lacks, the typeface for
// all other scripts (package spareface), and how lines are set (package render).
package typeface

import (
	"bytes"
	"fmt"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"bigpayday/assets"
	"bigpayday/render/spareface"
)

// Named returns a typeface by its name, such as "display1975". It is read when it is first
// wanted. The error says that there is none of that name, or that it cannot be read.
func Named(name string) (*spareface.Face, error) {
	read, _ := faces.LoadOrStore(name, sync.OnceValues(func() (*spareface.Face, error) {
		data, ok := assets.Typeface(name)
		if !ok {
			return nil, fmt.Errorf("typeface: there is no %q", name)
		}
		source, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("typeface: read %q: %w", name, err)
		}
		return &spareface.Face{Source: source, Letters: spareface.LettersOf(data)}, nil
	}))
	return read.(func() (*spareface.Face, error))()
}

// faces are functions that return typefaces, by names.
var faces sync.Map
