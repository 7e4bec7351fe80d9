//go:build !js

package spareface

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2/examples/resources/fonts"
)

// Get returns the typeface, nil if there is none.
func Get() (f *Face, coming bool) { return readOnce(), false }

var readOnce = sync.OnceValue(func() *Face {
	f, _ := read(fonts.MPlus1pRegular_ttf)
	return f
})

// Late tells what has become of a typeface that comes when it is needed: how often
// one came, and whether one will not. Here all are there from the beginning.
func Late() (came int, failed bool) { return 0, false }
