package pictures

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"
)

// buttonAt returns a picture of a button of 120 by 34 at x.
func buttonAt(x int, button bool) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 640, 400))
	for i := range img.Pix {
		img.Pix[i] = 240
	}
	if button {
		for dy := range 34 {
			for dx := range 120 {
				img.SetRGBA(x+dx, 101+dy, color.RGBA{194, 56, 42, 255})
			}
		}
	}
	return img
}

func TestPicturesOfTheSameThingLookTheSame(t *testing.T) {
	want := Quantize(Reduce(buttonAt(97, true), StoredScale))
	for what, card := range OtherCards {
		assert.NoError(t, Compare(Reduce(DrawnElsewhere(buttonAt(97, true), card), StoredScale), want), what)
	}
}

func TestPicturesOfSomethingElseDoNotLookTheSame(t *testing.T) {
	want := Quantize(Reduce(buttonAt(97, true), StoredScale))
	for what, got := range map[string]*image.RGBA{
		"a button moved by 6":  buttonAt(103, true),
		"a button moved by 40": buttonAt(137, true),
		"no button":            buttonAt(97, false),
		"another size":         image.NewRGBA(image.Rect(0, 0, 40, 40)),
	} {
		got = Reduce(got, StoredScale)
		assert.Error(t, Compare(got, want), what)
		assert.Error(t, Compare(want, got), what)
	}
}
