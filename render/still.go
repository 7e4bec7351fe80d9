package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Still is a picture that is painted once and shown again until what it shows
// changes: the board, a player card, a chart, a card in flight. Its key is all
// that its look depends on, besides the theme and the size.
//
// The zero Still is ready to be shown. It paints itself anew for another theme.
type Still[K comparable] struct {
	img   *ebiten.Image
	theme *Theme
	key   K
	// body is the place of the rectangle it was painted for, in device pixels.
	body image.Rectangle
	// large says that the image has a texture of its own.
	large bool
	// blank is the part that is not painted yet.
	blank image.Rectangle
}

// sharedMost is the area, in logical pixels, up to which a still shares a
// texture with others. Sharing makes one draw call of many; but a still that is
// painted onto one that shares its texture makes Ebitengine copy the whole of
// that, so large ones, onto which others are painted, keep to themselves.
const sharedMost = 500 * 400

// Show draws the still with its body at r. Where the key, the size or the theme
// is new, paint is called before to paint it at r onto another image. Margin is
// how far ink may reach beyond r, in logical pixels.
func (s *Still[K]) Show(t *Theme, dst *ebiten.Image, r Rect, margin float64, key K, paint func(dst *ebiten.Image)) {
	body := s.prepare(t, r, margin, key, paint)
	if t.shapes.blind {
		t.shapes.seen(dst, s.img, s.large)
		return
	}
	at := s.img.Bounds().Min.Add(body.Min).Sub(s.body.Min)
	if !s.large {
		t.shapes.picture(dst, s.img, float64(at.X), float64(at.Y), [4]float32{1, 1, 1, 1})
		return
	}
	op := &t.blitOp
	op.GeoM.Reset()
	op.GeoM.Translate(float64(at.X), float64(at.Y))
	op.ColorScale.Reset()
	op.Filter = ebiten.FilterNearest
	dst.DrawImage(s.img, op)
}

// Hold is Show for a still that is in motion: it is turned, scaled, faded and
// flipped around the middle of r.
func (s *Still[K]) Hold(t *Theme, dst *ebiten.Image, r Rect, margin float64, key K, pose Pose, paint func(dst *ebiten.Image)) {
	if pose.Fade >= 1 {
		return
	}
	if pose == (Pose{}) {
		s.Show(t, dst, r, margin, key, paint)
		return
	}
	s.prepare(t, r, margin, key, paint)
	if t.shapes.blind {
		t.shapes.seen(dst, s.img, s.large)
		return
	}
	b := s.img.Bounds()
	p := t.pen(dst)
	p.hold(&picture{
		img: s.img,
		dx:  float64(b.Min.X - s.body.Min.X), dy: float64(b.Min.Y - s.body.Min.Y),
		w: float64(s.body.Dx()), h: float64(s.body.Dy()), large: s.large,
	}, r.CenterX(), r.CenterY(), pose)
}

// Deallocate frees the still's image. It is painted again when it is shown.
func (s *Still[K]) Deallocate() {
	if s.img != nil {
		s.img.Deallocate()
		s.img = nil
	}
}

// prepare paints the still where that is needed and returns where its body
// belongs, in device pixels.
func (s *Still[K]) prepare(t *Theme, r Rect, margin float64, key K, paint func(dst *ebiten.Image)) image.Rectangle {
	body := t.deviceRect(r)
	if s.img != nil && s.theme == t && s.key == key && s.body.Size() == body.Size() {
		if !s.blank.Empty() {
			s.paint(t, paint)
		}
		return body
	}
	m := int(math.Ceil(margin * t.View.Scale))
	whole := body.Inset(-m)
	if s.img == nil || s.img.Bounds().Size() != whole.Size() || s.body != body {
		s.Deallocate()
		s.large = float64(whole.Dx()*whole.Dy()) > sharedMost*t.View.Scale*t.View.Scale
		s.img = ebiten.NewImageWithOptions(whole, &ebiten.NewImageOptions{Unmanaged: s.large})
	} else {
		s.img.Clear()
	}
	s.theme, s.key, s.body, s.blank = t, key, body, whole
	s.paint(t, paint)
	return body
}

// paint paints what is blank: all of it, or in a rehearsal as much as there is
// time for, from top to bottom.
func (s *Still[K]) paint(t *Theme, paint func(dst *ebiten.Image)) {
	if !t.shapes.unseen() {
		paint(s.part())
		s.blank = image.Rectangle{}
		return
	}
	reh := &t.shapes.rehearsal
	if s.blank == s.img.Bounds() {
		// First what it is painted with.
		lacked := reh.lacking
		reh.lacking = false
		paint(s.img)
		if reh.lacking {
			return
		}
		reh.lacking = lacked
	}
	for !s.blank.Empty() {
		rest := s.blank
		if reh.pixels < leastRows*rest.Dx() {
			reh.pixels = 0
		}
		if t.shapes.late() {
			return
		}
		rows := max(leastRows, reh.pixels/rest.Dx())
		s.blank.Max.Y = min(rest.Max.Y, rest.Min.Y+rows)
		reh.pixels -= s.blank.Dx() * s.blank.Dy()
		t.shapes.seeing(func() { paint(s.part()) })
		rest.Min.Y = s.blank.Max.Y
		s.blank = rest
	}
}

// leastRows is how many rows of pixels are painted at least.
const leastRows = 32

// part returns the image that the blank part is painted on.
func (s *Still[K]) part() *ebiten.Image {
	if s.blank == s.img.Bounds() {
		return s.img
	}
	return s.img.SubImage(s.blank).(*ebiten.Image)
}

// deviceRect returns the device pixels of a rectangle, at least one.
func (t *Theme) deviceRect(r Rect) image.Rectangle {
	k := t.View.Scale
	x, y := int(math.Round(r.X*k)), int(math.Round(r.Y*k))
	return image.Rect(x, y, max(x+1, int(math.Round(r.Right()*k))), max(y+1, int(math.Round(r.Bottom()*k))))
}
