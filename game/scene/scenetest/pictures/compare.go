package pictures

import (
	"fmt"
	"image"
	"image/color"
)

// Pictures are not compared pixel by pixel: another graphics card smooths edges
// another way, rounds colours another way, and may put an edge that lies between
// two pixels on the other one. They are made half as large, blurred a little, and
// then each pixel has to be like one of those around the same place in the
// other picture. What has moved by six pixels of the window has left that
// surrounding.
const (
	// StoredScale is how many pixels of the window, across and down, one pixel of
	// a stored picture stands for.
	StoredScale = 2
	// storedShades is the distance between two shades that a stored picture can
	// have, which makes its file small.
	storedShades = 8
	// tolerance is how far red, green or blue of a pixel may lie outside what
	// there is around it, of 255.
	tolerance = 18
	// pixelsAllowed is how many pixels may lie further outside. A whole window
	// that stands a pixel off has none, a button that has moved by six more than
	// a hundred.
	pixelsAllowed = 8
)

// Reduce returns a picture that is smaller by a whole factor. Each of its
// pixels is the mean of those it stands for.
func Reduce(img *image.RGBA, factor int) *image.RGBA {
	w, h := img.Bounds().Dx()/factor, img.Bounds().Dy()/factor
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	n := factor * factor
	for y := range h {
		for x := range w {
			var sum [4]int
			for dy := range factor {
				row := img.Pix[(y*factor+dy)*img.Stride+4*x*factor:]
				for i := range 4 * factor {
					sum[i&3] += int(row[i])
				}
			}
			at := out.Pix[y*out.Stride+4*x:]
			for i := range sum {
				at[i] = uint8((sum[i] + n/2) / n)
			}
		}
	}
	return out
}

// Quantize returns a picture in the shades of stored ones.
func Quantize(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	for i, v := range img.Pix {
		if out.Pix[i] = 255; i&3 != 3 {
			out.Pix[i] = min(255, v/storedShades*storedShades+storedShades/2)
		}
	}
	return out
}

// eachLine calls do with the values of every row, or of every column, of one
// colour of a picture: its first place and the distance between two.
func eachLine(img *image.RGBA, columns bool, do func(first, step, n int)) {
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	lines, n, next, step := h, w, img.Stride, 4
	if columns {
		lines, n, next, step = w, h, 4, img.Stride
	}
	for line := range lines {
		for colour := range 3 {
			do(line*next+colour, step, n)
		}
	}
}

// overThree returns the picture in which each value is f of itself and its two
// neighbours, of those across and then of those down.
func overThree(img *image.RGBA, f func(before, it, after uint8) uint8) *image.RGBA {
	for _, columns := range []bool{false, true} {
		out := image.NewRGBA(img.Bounds())
		eachLine(img, columns, func(first, step, n int) {
			for i := range n {
				at := first + i*step
				out.Pix[at] = f(img.Pix[max(first, at-step)], img.Pix[at], img.Pix[min(first+(n-1)*step, at+step)])
			}
		})
		img = out
	}
	return img
}

func blurred(img *image.RGBA) *image.RGBA {
	mean := func(a, b, c uint8) uint8 { return uint8((int(a) + 2*int(b) + int(c) + 2) / 4) }
	return overThree(overThree(img, mean), mean)
}

// outside marks the pixels of a that are not like one around the same place in
// b.
func outside(a, b *image.RGBA, mark func(x, y int)) {
	least := overThree(b, func(a, b, c uint8) uint8 { return min(a, b, c) })
	most := overThree(b, func(a, b, c uint8) uint8 { return max(a, b, c) })
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			at := y*a.Stride + 4*x
			for i := at; i < at+3; i++ {
				if v := int(a.Pix[i]); v > int(most.Pix[i])+tolerance || v < int(least.Pix[i])-tolerance {
					mark(x, y)
					break
				}
			}
		}
	}
}

// alike reports whether no value of two pictures is further from the other than is tolerated:
// then nothing that is done to both makes them differ.
func alike(a, b *image.RGBA) bool {
	for i, v := range a.Pix {
		if d := int(v) - int(b.Pix[i]); d > tolerance/2 || d < -tolerance/2 {
			return false
		}
	}
	return true
}

// differing returns the pixels in which two pictures of the stored scale are
// further apart than another graphics card explains.
func differing(a, b *image.RGBA) []image.Point {
	if alike(a, b) {
		return nil
	}
	a, b = blurred(a), blurred(b)
	seen := map[image.Point]bool{}
	var out []image.Point
	mark := func(x, y int) {
		if p := image.Pt(x, y); !seen[p] {
			seen[p] = true
			out = append(out, p)
		}
	}
	outside(a, b, mark)
	outside(b, a, mark)
	return out
}

// Compare returns nil if two pictures of the stored scale look the same, and
// else an error that says how much differs and where.
func Compare(got, want *image.RGBA) error {
	if got.Bounds().Size() != want.Bounds().Size() {
		return fmt.Errorf("the picture is %v large, not %v", got.Bounds().Size(), want.Bounds().Size())
	}
	differ := differing(got, want)
	if len(differ) <= pixelsAllowed {
		return nil
	}
	var area image.Rectangle
	for _, p := range differ {
		area = area.Union(image.Rectangle{p, p.Add(image.Pt(1, 1))})
	}
	return fmt.Errorf("%d pixels differ, all within %v of the window", len(differ), image.Rectangle{area.Min.Mul(StoredScale), area.Max.Mul(StoredScale)})
}

// diff returns a picture that shows where two pictures differ: the one
// that is wanted, paled, with the pixels that differ in red.
func diff(got, want *image.RGBA) *image.RGBA {
	out := image.NewRGBA(want.Bounds())
	for i, v := range want.Pix {
		out.Pix[i] = 170 + v/3
	}
	if got.Bounds().Size() == want.Bounds().Size() {
		for _, p := range differing(got, want) {
			out.SetRGBA(p.X, p.Y, color.RGBA{R: 255, A: 255})
		}
	}
	return out
}

// OtherCards are what other graphics cards, and more than they, may make of a
// picture.
var OtherCards = map[string]func(x, y int, at func(x, y int) color.RGBA) color.RGBA{
	"rounded up":           func(x, y int, at func(x, y int) color.RGBA) color.RGBA { return lighter(at(x, y), 2) },
	"rounded now and then": func(x, y int, at func(x, y int) color.RGBA) color.RGBA { return lighter(at(x, y), (x*7+y*13)%5-2) },
	"a pixel to the left":  func(x, y int, at func(x, y int) color.RGBA) color.RGBA { return at(x+1, y) },
	"a pixel lower":        func(x, y int, at func(x, y int) color.RGBA) color.RGBA { return at(x, y-1) },
	"smoother": func(x, y int, at func(x, y int) color.RGBA) color.RGBA {
		return blended(blended(at(x, y), at(x+1, y)), blended(at(x, y), at(x, y+1)))
	},
}

func lighter(c color.RGBA, by int) color.RGBA {
	f := func(v uint8) uint8 { return uint8(max(0, min(255, int(v)+by))) }
	return color.RGBA{f(c.R), f(c.G), f(c.B), 255}
}

func blended(a, b color.RGBA) color.RGBA {
	f := func(a, b uint8) uint8 { return uint8((int(a) + int(b)) / 2) }
	return color.RGBA{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), 255}
}

// DrawnElsewhere returns a picture as another graphics card may have drawn it.
func DrawnElsewhere(img *image.RGBA, f func(x, y int, at func(x, y int) color.RGBA) color.RGBA) *image.RGBA {
	out := image.NewRGBA(img.Bounds())
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	at := func(x, y int) color.RGBA { return img.RGBAAt(max(0, min(w-1, x)), max(0, min(h-1, y))) }
	for y := range h {
		for x := range w {
			out.SetRGBA(x, y, f(x, y, at))
		}
	}
	return out
}
