package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// CachedImage redraws only when its key changes: the board, a player card, a
// chart, a card in flight. The key is a comparable value that holds everything
// the picture depends on besides the theme and the size.
//
// The zero CachedImage is ready to use. With another theme it redraws itself. What has not been
// drawn for a while, such as a page that another one covers, gives up its memory until it is.
type CachedImage[K comparable] struct {
	img   *ebiten.Image
	theme *Theme
	key   K
	// body is the rectangle that it was painted for, in device pixels.
	body image.Rectangle
	// large says that the image has a texture of its own, see maxSharedArea.
	large bool
	// unpainted is the part of img that is not painted yet, in device pixels.
	unpainted image.Rectangle
	// lastUse is the frame in which it was drawn last, passed is how many had passed by then, and
	// listed says that the theme knows that it has an image.
	lastUse, passed int
	listed          bool
}

// maxSharedArea is the area, in square logical pixels, up to which an image
// shares a texture with others. Sharing makes one draw call of many; but drawing
// an image onto another one of the same texture makes Ebitengine copy the whole
// texture, and a texture that large images have come to and gone from stays large.
// So large ones have their own.
const maxSharedArea = 240 * 240

// hasOwnTexture reports whether an image of a size in device pixels has a texture of its own at a
// scale.
func hasOwnTexture(size image.Point, scale float64) bool {
	return float64(size.X*size.Y) > maxSharedArea*scale*scale
}

// Draw draws the image at r. Where the key, the size or the theme is new, it
// first calls paint, which has to draw the picture at r onto the image it is
// given. Margin is how far ink may reach beyond r, in logical pixels.
func (s *CachedImage[K]) Draw(t *Theme, dst *ebiten.Image, r Rect, margin float64, key K, paint func(dst *ebiten.Image)) {
	s.prepare(t, r, margin, key, paint)
	q := s.picture()
	t.Pen(dst).Blit(&q, r.X, r.Y, 1)
}

// DrawPosed is Draw for a picture in motion: turned, scaled, faded and flipped
// around the middle of r, as pose says.
func (s *CachedImage[K]) DrawPosed(t *Theme, dst *ebiten.Image, r Rect, margin float64, key K, pose Pose, paint func(dst *ebiten.Image)) {
	if pose.Fade >= 1 {
		return
	}
	if pose == (Pose{}) {
		s.Draw(t, dst, r, margin, key, paint)
		return
	}
	s.prepare(t, r, margin, key, paint)
	q := s.picture()
	t.Pen(dst).Posed(&q, r.CenterX(), r.CenterY(), pose)
}

// picture returns the image with the place of its body.
func (s *CachedImage[K]) picture() Picture {
	b := s.img.Bounds()
	return Picture{
		Img: s.img,
		Dx:  float64(b.Min.X - s.body.Min.X), Dy: float64(b.Min.Y - s.body.Min.Y),
		W: float64(s.body.Dx()), H: float64(s.body.Dy()), Large: s.large,
	}
}

// Deallocate frees the image. The next Draw paints it again.
func (s *CachedImage[K]) Deallocate() {
	if s.img != nil {
		s.img.Deallocate()
		s.img = nil
	}
}

// freeUnused frees the image if it has not been drawn for a while, nor in the last frame that was
// drawn, and reports whether there is none.
func (s *CachedImage[K]) freeUnused(a *artCache) bool {
	if s.lastUse < a.frame && s.passed < a.passed-unusedFrames {
		s.Deallocate()
	}
	s.listed = s.img != nil
	return !s.listed
}

// prepare paints the image where that is needed.
func (s *CachedImage[K]) prepare(t *Theme, r Rect, margin float64, key K, paint func(dst *ebiten.Image)) {
	s.lastUse, s.passed = t.Arts.frame, t.Arts.passed
	body := t.DeviceRect(r)
	// What has moved since a part of it was painted would be painted beside that.
	there := s.unpainted.Empty() || s.body == body
	if s.img != nil && s.theme == t && s.key == key && s.body.Size() == body.Size() && there {
		if !s.unpainted.Empty() {
			s.paint(t, paint)
		}
		return
	}
	m := int(math.Ceil(margin * t.View.Scale))
	whole := body.Inset(-m)
	// A recorder draws nothing, so that another image costs it nothing. One that is cleared
	// takes up memory of the graphics card.
	if s.img == nil || s.img.Bounds().Size() != whole.Size() || s.body != body || t.Shapes.Recorder != nil {
		s.Deallocate()
		s.large = hasOwnTexture(whole.Size(), t.View.Scale)
		s.img = ebiten.NewImageWithOptions(whole, &ebiten.NewImageOptions{Unmanaged: s.large})
		if !s.listed || s.theme != t {
			s.listed = true
			t.Arts.images = append(t.Arts.images, s)
		}
	} else {
		s.img.Clear()
	}
	s.theme, s.key, s.body, s.unpainted = t, key, body, whole
	s.paint(t, paint)
}

// paint paints the part that is unpainted: all of it, or in a prewarm pass as
// much as there is time for, from top to bottom.
func (s *CachedImage[K]) paint(t *Theme, paint func(dst *ebiten.Image)) {
	if !t.Shapes.prewarming() {
		paint(s.unpaintedPart())
		s.unpainted = image.Rectangle{}
		return
	}
	prewarm := &t.Shapes.prewarm
	if s.unpainted == s.img.Bounds() {
		// First what it is painted with: artwork and glyphs.
		lacked := prewarm.incomplete
		prewarm.incomplete = false
		paint(s.img)
		if prewarm.incomplete {
			return
		}
		prewarm.incomplete = lacked
	}
	for !s.unpainted.Empty() {
		rest := s.unpainted
		if prewarm.pixels < minRows*rest.Dx() {
			prewarm.pixels = 0
		}
		if t.Shapes.postponed() {
			return
		}
		rows := max(minRows, prewarm.pixels/rest.Dx())
		s.unpainted.Max.Y = min(rest.Max.Y, rest.Min.Y+rows)
		prewarm.pixels -= s.unpainted.Dx() * s.unpainted.Dy()
		t.Shapes.withOutput(func() { paint(s.unpaintedPart()) })
		rest.Min.Y = s.unpainted.Max.Y
		s.unpainted = rest
	}
}

// minRows is how many rows of device pixels are painted at once, at least.
const minRows = 32

// unpaintedPart returns the image that the unpainted part is drawn on.
func (s *CachedImage[K]) unpaintedPart() *ebiten.Image {
	if s.unpainted == s.img.Bounds() {
		return s.img
	}
	return s.img.SubImage(s.unpainted).(*ebiten.Image)
}

// DeviceRect returns the device pixels of a rectangle, at least one.
func (t *Theme) DeviceRect(r Rect) image.Rectangle {
	k := t.View.Scale
	x, y := int(math.Round(r.X*k)), int(math.Round(r.Y*k))
	return image.Rect(x, y, max(x+1, int(math.Round(r.Right()*k))), max(y+1, int(math.Round(r.Bottom()*k))))
}
