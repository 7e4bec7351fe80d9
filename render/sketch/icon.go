package sketch

import (
	"bytes"
	"image"

	"github.com/fyne-io/oksvg"

	"bigpayday/assets"
)

// Icon returns the program's icon, size pixels wide and high. Its pixels are premultiplied, and
// clear outside its round corners.
func Icon(size int) *image.RGBA {
	svg, err := oksvg.ReadIconStream(bytes.NewReader(assets.Icon()))
	if err != nil || svg.ViewBox.W <= 0 {
		return image.NewRGBA(image.Rect(0, 0, size, size))
	}
	a := &artwork{w: svg.ViewBox.W, h: svg.ViewBox.H, paths: svg.SVGPaths}
	return sketchOf(float64(size), float64(size), Insets{}, func(p pen) {
		*p.marks = append(*p.marks, mark{at: p.at(0, 0).scaled(float64(size) / a.w).m, art: a})
	}).Raster(1)
}
