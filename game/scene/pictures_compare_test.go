package scene

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Pictures are compared by the mean colours of their blocks, not pixel by
// pixel: another graphics card smooths edges another way, which a mean hardly
// notices, while an element that has moved changes the blocks along its edges
// by a lot.
const (
	// blockSize is the width and height of a block, in pixels of the window.
	blockSize = 8
	// storedScale is how many pixels of the window, across and down, one pixel
	// of a stored picture stands for.
	storedScale = 4
	// blockTolerance is how far the mean colours of two blocks may lie apart:
	// black and white are 255 apart.
	blockTolerance = 6
	// blocksAllowed is how many blocks of a picture may be further apart.
	blocksAllowed = 4
)

// reduced returns a picture that is smaller by a whole factor. Each of its
// pixels is the mean of those it stands for.
func reduced(img *image.RGBA, factor int) *image.RGBA {
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

// differing returns the blocks, in blocks, in which two pictures of the stored
// scale are further apart than another graphics card explains.
func differing(a, b *image.RGBA) []image.Point {
	a, b = reduced(a, blockSize/storedScale), reduced(b, blockSize/storedScale)
	var out []image.Point
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if colourDistance(a.RGBAAt(x, y), b.RGBAAt(x, y)) > blockTolerance {
				out = append(out, image.Pt(x, y))
			}
		}
	}
	return out
}

// colourDistance returns how far two colours lie apart, 0 to 255.
func colourDistance(a, b color.RGBA) float64 {
	sum := 0.0
	for _, d := range [3]float64{float64(a.R) - float64(b.R), float64(a.G) - float64(b.G), float64(a.B) - float64(b.B)} {
		sum += d * d
	}
	return math.Sqrt(sum / 3)
}

// sameLook returns nil if two pictures of the stored scale look the same, and
// else an error that says how much differs and where.
func sameLook(got, want *image.RGBA) error {
	if got.Bounds().Size() != want.Bounds().Size() {
		return fmt.Errorf("the picture is %v large, not %v", got.Bounds().Size(), want.Bounds().Size())
	}
	blocks := differing(got, want)
	if len(blocks) <= blocksAllowed {
		return nil
	}
	var area image.Rectangle
	for _, b := range blocks {
		area = area.Union(image.Rectangle{b, b.Add(image.Pt(1, 1))})
	}
	return fmt.Errorf("%d blocks differ, all within %v", len(blocks), image.Rectangle{area.Min.Mul(blockSize), area.Max.Mul(blockSize)})
}

// difference returns a picture that shows where two pictures differ: the one
// that is wanted, paled, with the blocks that differ in red.
func difference(got, want *image.RGBA) *image.RGBA {
	out := image.NewRGBA(want.Bounds())
	for i, v := range want.Pix {
		out.Pix[i] = 170 + v/3
	}
	if got.Bounds().Size() != want.Bounds().Size() {
		return out
	}
	const n = blockSize / storedScale
	for _, b := range differing(got, want) {
		for y := b.Y * n; y < (b.Y+1)*n; y++ {
			for x := b.X * n; x < (b.X+1)*n; x++ {
				out.SetRGBA(x, y, color.RGBA{R: 255, A: 255})
			}
		}
	}
	return out
}

// buttonAt returns a picture of a button of 120 by 34 at x, with edges as smooth as
// blur says.
func buttonAt(x int, button bool, blur uint8) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 640, 400))
	for i := range img.Pix {
		img.Pix[i] = 240
	}
	if button {
		for dy := range 34 {
			for dx := range 120 {
				c := color.RGBA{194, 56, 42, 255}
				if dx == 0 || dy == 0 || dx == 119 || dy == 33 {
					c.G += blur
				}
				img.SetRGBA(x+dx, 101+dy, c)
			}
		}
	}
	return reduced(img, storedScale)
}

func TestPicturesOfTheSameThingLookTheSame(t *testing.T) {
	assert.NoError(t, sameLook(buttonAt(97, true, 0), buttonAt(97, true, 0)))
	assert.NoError(t, sameLook(buttonAt(97, true, 60), buttonAt(97, true, 0)), "smoother edges are no difference")
	assert.NoError(t, sameLook(buttonAt(97, true, 0), buttonAt(97, true, 60)))
}

func TestPicturesOfSomethingElseDoNotLookTheSame(t *testing.T) {
	want := buttonAt(97, true, 0)
	for what, got := range map[string]*image.RGBA{
		"a button moved by 2":  buttonAt(99, true, 0),
		"a button moved by 40": buttonAt(137, true, 0),
		"no button":            buttonAt(97, false, 0),
		"another size":         image.NewRGBA(image.Rect(0, 0, 40, 40)),
	} {
		assert.Error(t, sameLook(got, want), what)
		assert.Error(t, sameLook(want, got), what)
	}
}
