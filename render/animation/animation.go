// Package animation makes an animated picture of single ones, as a GIF. It knows no screen: the
// pictures come as pixels.
package animation

import (
	"cmp"
	"image"
	"image/color"
	"image/gif"
	"io"
	"slices"
)

// Animation is an animated picture in the making. What of a picture is as in the one before is
// left out of it.
type Animation struct {
	colors color.Palette
	// nearest are the places in colors of the colors met so far, by their highest bits.
	nearest map[uint16]uint8
	last    []uint8
	out     gif.GIF
}

// mostColors is how many colors a GIF has beside the transparent one.
const mostColors = 255

// depth is how many bits of each channel tell colors from each other.
const depth = 5

// New returns an animation in those colors that the samples have most of.
func New(samples ...*image.RGBA) *Animation {
	found := map[uint16]*mean{}
	for _, m := range samples {
		for i := 0; i+3 < len(m.Pix); i += 4 {
			key := keyOf(m.Pix[i:])
			if found[key] == nil {
				found[key] = &mean{}
			}
			found[key].add(m.Pix[i:])
		}
	}
	keys := make([]uint16, 0, len(found))
	for key := range found {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b uint16) int { return cmp.Or(cmp.Compare(found[b].n, found[a].n), cmp.Compare(a, b)) })
	a := &Animation{colors: color.Palette{color.RGBA{}}, nearest: map[uint16]uint8{}}
	for _, key := range keys[:min(len(keys), mostColors)] {
		a.nearest[key] = uint8(len(a.colors))
		a.colors = append(a.colors, found[key].color())
	}
	return a
}

// mean is the mean of some colors that are almost alike.
type mean struct {
	n       int
	r, g, b int
}

func (m *mean) add(pixel []uint8) {
	m.n++
	m.r += int(pixel[0])
	m.g += int(pixel[1])
	m.b += int(pixel[2])
}

func (m *mean) color() color.RGBA {
	return color.RGBA{uint8(m.r / m.n), uint8(m.g / m.n), uint8(m.b / m.n), 255}
}

func keyOf(pixel []uint8) uint16 {
	const drop = 8 - depth
	return uint16(pixel[0]>>drop)<<(2*depth) | uint16(pixel[1]>>drop)<<depth | uint16(pixel[2]>>drop)
}

func colorOf(key uint16) color.RGBA {
	channel := func(bits uint16) uint8 { return uint8(int(bits&(1<<depth-1)) * 255 / (1<<depth - 1)) }
	return color.RGBA{channel(key >> (2 * depth)), channel(key >> depth), channel(key), 255}
}

// Add adds a picture that stands for so many hundredths of a second. All have the same size.
func (a *Animation) Add(m *image.RGBA, stays int) {
	frame := image.NewPaletted(image.Rectangle{Max: m.Rect.Size()}, a.colors)
	now := make([]uint8, len(frame.Pix))
	for i := range now {
		now[i] = a.index(m.Pix[4*i:])
		if a.last == nil || a.last[i] != now[i] {
			frame.Pix[i] = now[i]
		}
	}
	a.last = now
	a.out.Image = append(a.out.Image, cropped(frame))
	a.out.Delay = append(a.out.Delay, stays)
	a.out.Disposal = append(a.out.Disposal, gif.DisposalNone)
	a.out.Config = image.Config{ColorModel: a.colors, Width: frame.Rect.Dx(), Height: frame.Rect.Dy()}
}

// index returns the place of the color that is nearest to that of a pixel.
func (a *Animation) index(pixel []uint8) uint8 {
	key := keyOf(pixel)
	i, ok := a.nearest[key]
	if !ok {
		i = uint8(1 + a.colors[1:].Index(colorOf(key)))
		a.nearest[key] = i
	}
	return i
}

// cropped returns the part of a picture in which something changes, of one pixel at least.
func cropped(frame *image.Paletted) *image.Paletted {
	box, wide := image.Rectangle{}, frame.Stride
	for y := range frame.Rect.Dy() {
		row := frame.Pix[y*wide : (y+1)*wide]
		first := slices.IndexFunc(row, func(i uint8) bool { return i != 0 })
		if first < 0 {
			continue
		}
		last := wide
		for row[last-1] == 0 {
			last--
		}
		box = box.Union(image.Rect(first, y, last, y+1))
	}
	if box.Empty() {
		box = image.Rect(0, 0, 1, 1)
	}
	part := image.NewPaletted(box, frame.Palette)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		copy(part.Pix[(y-box.Min.Y)*part.Stride:], frame.Pix[y*wide+box.Min.X:y*wide+box.Max.X])
	}
	return part
}

// Frames returns how many pictures it has.
func (a *Animation) Frames() int { return len(a.out.Image) }

// Encode writes it as a GIF that runs again and again.
func (a *Animation) Encode(w io.Writer) error { return gif.EncodeAll(w, &a.out) }
