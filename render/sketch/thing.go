package sketch

import (
	"image/color"

	"github.com/fyne-io/oksvg"
)

// Thing returns the named artwork as [Picture] does, with its shadow on a wall so far behind it
// to the right and below, in logical pixels.
func Thing(name string, size, away float64) Drawing {
	d := Picture(name, size)
	a := artOf(name)
	if a == nil {
		return d
	}
	d.Margin.Right, d.Margin.Bottom = d.Margin.Right+away, d.Margin.Bottom+1.5*away
	shadow := mark{at: pen{m: d.marks[0].at}.m.Translate(away*a.w/size, 1.3*away*a.w/size), art: silhouette(a)}
	d.marks = append([]mark{{group: []mark{shadow}, style: style{opacity: .3}}}, d.marks...)
	return d
}

// silhouette is a piece of artwork all in the color of shadows. Nothing of an artwork is quite
// black, which the parser says of what is not filled.
func silhouette(a *artwork) *artwork {
	paths := make([]oksvg.SvgPath, len(a.paths))
	for i, path := range a.paths {
		if drawn(path.GetFillColor()) {
			path.SetFillColor(shadowColor)
		}
		if drawn(path.GetLineColor()) {
			path.SetLineColor(shadowColor)
		}
		paths[i] = path
	}
	return &artwork{w: a.w, h: a.h, paths: paths}
}

// shadowColor is what shadows on walls are drawn in.
var shadowColor = rgb(0x1A130C)

func drawn(c color.Color) bool {
	r, g, b, _ := c.RGBA()
	return r|g|b != 0
}
