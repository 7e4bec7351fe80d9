package sketch

import (
	"bytes"
	"sync"

	"github.com/fyne-io/oksvg"

	"bigpayday/assets"
)

// artwork is an embedded SVG file, parsed once. Its strokes are in the units of
// its view box.
type artwork struct {
	w, h  float64
	paths []oksvg.SvgPath
}

var (
	artMu sync.Mutex
	arts  = map[string]*artwork{}
)

// artOf returns the parsed artwork of that name, or nil if there is none.
func artOf(name string) *artwork {
	artMu.Lock()
	defer artMu.Unlock()
	if a, ok := arts[name]; ok {
		return a
	}
	var a *artwork
	if b, ok := assets.Art(name); ok {
		if icon, err := oksvg.ReadIconStream(bytes.NewReader(b)); err == nil && icon.ViewBox.W > 0 {
			a = &artwork{w: icon.ViewBox.W, h: icon.ViewBox.H, paths: icon.SVGPaths}
		}
	}
	arts[name] = a
	return a
}

// art draws the named artwork with its view box's width spread over w logical
// pixels. A name that does not exist draws nothing.
func (p pen) art(name string, x, y, w float64) {
	if a := artOf(name); a != nil {
		*p.marks = append(*p.marks, mark{at: p.at(x, y).scaled(w / a.w).m, art: a})
	}
}

// Picture returns the named embedded artwork (see assets.ArtNames) as a drawing
// of the given width in logical pixels; its height follows from its view box,
// which is square for pictograms. Pictures may reach a twelfth of their size
// beyond their box. An unknown name gives an empty square drawing.
func Picture(name string, size float64) Drawing {
	h := size
	if a := artOf(name); a != nil {
		h = size * a.h / a.w
	}
	return sketchOf(size, h, Even(size/12), func(p pen) { p.art(name, 0, 0, size) })
}

// Cover returns the named artwork of a cover, a size wide: what reaches beyond it is cut off.
func Cover(name string, size float64) Drawing {
	d := Picture(name, size)
	d.Margin = Insets{}
	return d
}
