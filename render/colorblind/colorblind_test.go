package colorblind_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/charts"
	"bigpayday/render/colorblind"
	"bigpayday/render/palette"
)

func gray(v uint8) color.NRGBA { return color.NRGBA{R: v, G: v, B: v, A: 255} }

func TestWhatIsGrayStaysGrayAndRedAndGreenComeClose(t *testing.T) {
	for kind := range colorblind.NumKinds {
		for _, v := range []uint8{0, 90, 255} {
			seen := kind.Seen(gray(v))
			assert.InDelta(t, v, seen.R, 1)
			assert.InDelta(t, v, seen.G, 1)
			assert.InDelta(t, v, seen.B, 1)
		}
		assert.InDelta(t, 100, kind.Distance(gray(0), gray(255)), .5)
	}
	// An olive and a brown that others tell apart at once.
	olive, brown := color.NRGBA{R: 0x70, G: 0x7A, B: 0x20, A: 255}, color.NRGBA{R: 0x9E, G: 0x66, B: 0x22, A: 255}
	assert.Less(t, colorblind.Deuteranopia.Distance(olive, brown), 14.0)
	assert.Greater(t, colorblind.Tritanopia.Distance(olive, brown), 28.0)
}

func TestAPictureIsSeenPixelByPixel(t *testing.T) {
	src := image.NewRGBA(image.Rect(0, 0, 2, 1))
	red := color.NRGBA{R: 200, G: 50, B: 40, A: 255}
	src.Set(0, 0, red)
	src.Set(1, 0, gray(255))
	dst := colorblind.Protanopia.Picture(src)
	assert.Equal(t, colorblind.Protanopia.Seen(red), color.NRGBAModel.Convert(dst.At(0, 0)))
	assert.Equal(t, gray(255), color.NRGBAModel.Convert(dst.At(1, 0)))
}

// TestWhatMustDifferDoes keeps the distances of what is told apart by its color, for each kind and
// each edition: seats, tiles, and the parts of the bars of the results. Less than 10 is not seen at a
// glance between things that lie apart.
func TestWhatMustDifferDoes(t *testing.T) {
	for kind := range colorblind.NumKinds {
		for ed := range engine.NumEditions {
			for _, high := range []bool{false, true} {
				c := palette.NewPalette(ed.String(), high)
				apart := func(what string, least float64, n int, color func(i int) palette.Color, name func(i int) string) {
					for i := range n {
						for j := range i {
							assert.GreaterOrEqual(t, kind.Distance(color(i), color(j)), least,
								"%v, %v, high contrast %v: the %s %s and %s", kind, ed, high, what, name(i), name(j))
						}
					}
				}
				apart("seats", 15, int(palette.SeatColors),
					func(i int) palette.Color { return c.Seat(palette.SeatColor(i)).Face },
					func(i int) string { return palette.SeatColor(i).String() })
				families := 9.5
				if high { // they are darker, and their pictures have thick lines
					families = 6
				}
				apart("tiles", families, len(c.Families),
					func(i int) palette.Color { return c.Families[i].Face },
					func(i int) string { return palette.Families[i].Name })
				apart("bars", 16, charts.NumBars,
					func(i int) palette.Color { return charts.BarColor(&c, charts.Bar(i)) },
					func(i int) string { return []string{"regular", "earned", "extra", "spent", "other"}[i] })
			}
		}
	}
}
