package sketch

import (
	"image"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/assets"
)

func TestEveryDrawingHasInkAndItsExactSizeAtAnyScale(t *testing.T) {
	for _, s := range gallery() {
		for _, p := range s.pieces {
			scales := []float64{.75, 1, 2, 2.7}
			if p.W*p.H > 120*120 {
				scales = []float64{.75, 1.3} // enough for large ones, and much faster
			}
			for _, scale := range scales {
				img := p.Raster(scale)
				body := image.Rect(0, 0, int(math.Round(p.W*scale)), int(math.Round(p.H*scale)))
				require.True(t, body.In(img.Rect), "%s at %g: body %v, image %v", p.name, scale, body, img.Rect)
				require.LessOrEqual(t, float64(img.Rect.Min.X), -p.Margin.Left*scale, p.name)
				require.LessOrEqual(t, float64(img.Rect.Min.Y), -p.Margin.Top*scale, p.name)
				require.Positive(t, ink(img), "%s at %g is empty", p.name, scale)
				requirePremultiplied(t, img, p.name)
			}
		}
	}
}

func requirePremultiplied(t *testing.T, img *image.RGBA, name string) {
	t.Helper()
	for i := 0; i < len(img.Pix); i += 4 {
		if max(img.Pix[i], img.Pix[i+1], img.Pix[i+2]) > img.Pix[i+3] {
			t.Fatalf("%s: pixel %d is brighter than its opacity allows: %v", name, i/4, img.Pix[i:i+4])
		}
	}
}

// A shadow or an outline that is cut off at the border of its image shows as a
// straight edge on the board.
func TestNoDrawingIsCutOffAtItsMargin(t *testing.T) {
	for _, s := range gallery() {
		for _, p := range s.pieces {
			img := p.Raster(1)
			r := img.Rect
			most := uint8(0)
			edge := func(x, y int, margin float64) {
				if margin > 0 {
					most = max(most, img.RGBAAt(x, y).A)
				}
			}
			for x := r.Min.X; x < r.Max.X; x++ {
				edge(x, r.Min.Y, p.Margin.Top)
				edge(x, r.Max.Y-1, p.Margin.Bottom)
			}
			for y := r.Min.Y; y < r.Max.Y; y++ {
				edge(r.Min.X, y, p.Margin.Left)
				edge(r.Max.X-1, y, p.Margin.Right)
			}
			assert.LessOrEqual(t, most, uint8(6), "%s reaches the border of its margin", p.name)
		}
	}
}

func TestSizesThatMakeNoSenseGiveAnEmptyImage(t *testing.T) {
	d := Picture("deal", 40)
	for _, scale := range []float64{0, -1, math.NaN(), math.Inf(1), 1e9} {
		assert.Equal(t, image.Rect(0, 0, 1, 1), d.Raster(scale).Rect, scale)
	}
	assert.Equal(t, image.Rect(0, 0, 1, 1), Drawing{}.Raster(1).Rect)
}

func TestABodyFillsItsPixelsExactly(t *testing.T) {
	d := sketchOf(10, 10, Insets{}, func(p pen) { p.rect(0, 0, 10, 10, fill(Ink)) })
	for _, scale := range []float64{.75, 1.3333, 2.7} {
		img := d.Raster(scale)
		for i := 3; i < len(img.Pix); i += 4 {
			require.Equal(t, uint8(255), img.Pix[i], "an edge at scale %g is blurred", scale)
		}
	}
}

// The stroke of a shape must grow with the drawing and with the groups around it.
func TestStrokesGrowWithTheScale(t *testing.T) {
	bar := func(p pen) { p.line(0, 10, 20, 10, line(Ink, 2).flatEnds()) }
	plain := sketchOf(20, 20, Insets{}, bar)
	grouped := sketchOf(20, 20, Insets{}, func(p pen) { bar(p.at(-20, -20).scaled(3)) })
	thick := func(d Drawing, scale float64) int {
		img, n := d.Raster(scale), 0
		for y := img.Rect.Min.Y; y < img.Rect.Max.Y; y++ {
			if img.RGBAAt(img.Rect.Dx()/2, y).A > 127 {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 2, thick(plain, 1))
	assert.Equal(t, 8, thick(plain, 4))
	assert.Equal(t, 24, thick(grouped, 4))
}

// Art must look the same, only larger: its strokes grow too.
func TestArtKeepsItsProportions(t *testing.T) {
	for _, name := range []string{"menu", "mail2", "jackpot", "back", "sweep", "pencilmark"} {
		if _, ok := assets.Art(name); !ok {
			name = "sign-" + name
		}
		small, large := ink(Picture(name, 40).Raster(1)), ink(Picture(name, 40).Raster(4))
		assert.InDelta(t, 1, large/small/16, .04, name)
	}
}

// Players tell the kinds apart without colour: by silhouette and picture.
func TestKindsDifferInGrey(t *testing.T) {
	const least = .02 // of the tile's area, as full black and white
	kinds := kindsOf(signs)
	gray := map[string]*image.Gray{}
	for _, k := range kinds {
		img := image.NewGray(image.Rect(0, 0, 104, 96))
		r := printedSign(k).Raster(1)
		for y := range 96 {
			for x := range 104 {
				c := r.RGBAAt(x, y)
				lum := (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000
				img.Pix[y*img.Stride+x] = uint8(lum + 255 - int(c.A))
			}
		}
		gray[k] = img
	}
	// The three kinds of mail differ by the flag's digit and the number of
	// envelopes, Pay Day of both calendars is the same sign.
	same := map[string]string{"mail1": "mail", "mail2": "mail", "mail3": "mail", "big-pay-day": "pay", "pay-day": "pay"}
	for i, a := range kinds {
		for _, b := range kinds[i+1:] {
			if same[a] != "" && same[a] == same[b] {
				continue
			}
			sum := 0
			for j := range gray[a].Pix {
				d := int(gray[a].Pix[j]) - int(gray[b].Pix[j])
				sum += max(d, -d)
			}
			assert.Greater(t, float64(sum)/255/float64(len(gray[a].Pix)), least, "%s and %s look alike in grey", a, b)
		}
	}
	assert.NotEqual(t, gray["mail1"].Pix, gray["mail2"].Pix)
	assert.NotEqual(t, gray["mail2"].Pix, gray["mail3"].Pix)
}

// A shape must be known without its colour, and any colour can have any shape.
func TestTokensDifferInShape(t *testing.T) {
	outline := func(shape int) []uint8 {
		img := Token(TokenFace{Color: 0, Shape: shape, Size: 36}).Raster(1)
		alpha := make([]uint8, 0, len(img.Pix)/4)
		for i := 3; i < len(img.Pix); i += 4 {
			alpha = append(alpha, img.Pix[i])
		}
		return alpha
	}
	for a := range Shapes {
		for b := a + 1; b < len(Shapes); b++ {
			x, y, sum := outline(a), outline(b), 0
			for i := range x {
				d := int(x[i]) - int(y[i])
				sum += max(d, -d)
			}
			assert.Greater(t, sum/255, 36*36/12, "%s and %s", Shapes[a], Shapes[b])
		}
	}
	for c := range SeatColors {
		for s := range Shapes {
			assert.Positive(t, ink(Token(TokenFace{Color: c, Shape: s, Size: 30}).Raster(1)))
		}
	}
	assert.NotPanics(t, func() { Token(TokenFace{Color: -1, Shape: 99, Size: 30}).Raster(1) })
}

func TestEverySignHasItsPlateAndPicture(t *testing.T) {
	for kind, s := range signs {
		_, ok := assets.Art(s.Picture)
		assert.True(t, ok, "%s: picture %s", kind, s.Picture)
		_, ok = assets.Art("plate-" + s.Plate)
		assert.True(t, ok, "%s: plate %s", kind, s.Plate)
	}
	for kind, s := range mailSigns {
		_, ok := assets.Art(s.Picture)
		assert.True(t, ok, "mail %s: picture %s", kind, s.Picture)
	}
}

func TestAFadedGroupHidesWhatLiesUnderIt(t *testing.T) {
	d := sketchOf(4, 4, Insets{}, func(p pen) {
		p.faded(.5, func(p pen) {
			p.rect(0, 0, 4, 4, fill(Ink))
			p.rect(0, 0, 4, 4, fill(White))
		})
	})
	c := d.Raster(1).RGBAAt(2, 2)
	assert.InDelta(t, 128, int(c.A), 2)
	assert.InDelta(t, 128, int(c.R), 2, "the ink below shines through")
}

// ink is the sum of all opacity, in pixels.
func ink(img *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255
}

func BenchmarkEverythingOnce(b *testing.B) {
	shelves := gallery()
	for b.Loop() {
		for _, s := range shelves {
			for _, p := range s.pieces {
				p.Raster(1)
			}
		}
	}
}
