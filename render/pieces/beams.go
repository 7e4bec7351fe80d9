package pieces

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Beams lets n rays of a colour shine from x, y inside of room, so long and turned by so many
// degrees.
func Beams(p render.Pen, room render.Rect, x, y, long float64, n int, turn float64, ink palette.Color) {
	step := math.Pi / float64(n)
	from, dst := p.Point(x, y), p.Dst
	if room != p.View.Bounds() {
		dst = dst.SubImage(p.DeviceRect(room)).(*ebiten.Image)
	}
	for i := range n {
		a := turn*render.Degree + 2*step*float64(i)
		to, end := p.Point(x+long*math.Cos(a), y+long*math.Sin(a)), p.Point(x+long*math.Cos(a+step), y+long*math.Sin(a+step))
		p.Shapes.Facet(dst, [4]render.Point{from, from, to, end}, [4]float64{-1, -1, -1, -1}, ink)
	}
}
