package animation_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render/animation"
)

// picture is a green table with a red token at x.
func picture(x int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 40, 20))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0, 120, 0, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(x, 5, x+4, 9), image.NewUniform(color.RGBA{200, 0, 0, 255}), image.Point{}, draw.Src)
	return m
}

// shown returns what a GIF shows after each of its pictures.
func shown(t *testing.T, data []byte) (frames []*image.RGBA) {
	t.Helper()
	g, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	canvas := image.NewRGBA(image.Rect(0, 0, g.Config.Width, g.Config.Height))
	for _, m := range g.Image {
		draw.Draw(canvas, m.Rect, m, m.Rect.Min, draw.Over)
		frame := *canvas
		frame.Pix = bytes.Clone(canvas.Pix)
		frames = append(frames, &frame)
	}
	return frames
}

func TestTheAnimationShowsThePicturesOneAfterTheOther(t *testing.T) {
	var pictures []*image.RGBA
	for _, x := range []int{0, 10, 10, 30} {
		pictures = append(pictures, picture(x))
	}
	a := animation.New(pictures[0])
	for _, m := range pictures {
		a.Add(m, 12)
	}
	assert.Equal(t, 4, a.Frames())
	var out bytes.Buffer
	require.NoError(t, a.Encode(&out))
	frames := shown(t, out.Bytes())
	require.Len(t, frames, 4)
	for i, m := range pictures {
		for y := range 20 {
			for x := range 40 {
				want, got := m.RGBAAt(x, y), frames[i].RGBAAt(x, y)
				require.InDelta(t, want.R, got.R, 8, "picture %d at %d,%d", i, x, y)
				require.InDelta(t, want.G, got.G, 8, "picture %d at %d,%d", i, x, y)
			}
		}
	}
}

func TestWhatStaysIsNotKeptTwice(t *testing.T) {
	still, moving := animation.New(picture(0)), animation.New(picture(0))
	for i := range 30 {
		still.Add(picture(0), 12)
		moving.Add(picture(i), 12)
	}
	var a, b bytes.Buffer
	require.NoError(t, still.Encode(&a))
	require.NoError(t, moving.Encode(&b))
	assert.Less(t, a.Len(), b.Len())
	g, err := gif.DecodeAll(&b)
	require.NoError(t, err)
	assert.Less(t, g.Image[1].Rect.Dx(), 8, "only the token has moved")
}

func TestAColorThatNoSampleHasIsTheNearestOne(t *testing.T) {
	sample := picture(0)
	a := animation.New(sample)
	other := picture(0)
	other.SetRGBA(20, 15, color.RGBA{190, 10, 10, 255})
	a.Add(other, 1)
	var out bytes.Buffer
	require.NoError(t, a.Encode(&out))
	assert.InDelta(t, 200, shown(t, out.Bytes())[0].RGBAAt(20, 15).R, 8)
}
