package render

import (
	"math"
	"slices"

	"bigpayday/render/sketch"
)

// artCache has the artwork of a theme, rasterised when it is first wanted: a piece takes about half
// a millisecond. What moments have shown, or pages that are gone, does not stay for ever: beyond
// maxArtPixels that is freed which has not been drawn for unusedFrames.
type artCache struct {
	drawings pictureCache[DrawingKey]
	Tokens   pictureCache[sketch.TokenFace]
	Dice     pictureCache[sketch.DieFace]
	Pieces   pictureCache[sketch.ArmyFace]
	// composed are drawings with type, which this package paints itself.
	composed pictureCache[DrawingKey]
	busts    bustCache
	// images are those of [CachedImage].
	images []interface{ freeUnused(*artCache) bool }

	// frame counts the frames that were drawn, passed also those in which all stayed as it was, and
	// pixels is how many device pixels the pictures have, but for those of faces.
	frame, passed, pixels int
}

const (
	// maxArtPixels is how many square logical pixels the artwork may have before some of it is
	// freed: more than a page and a moment over it show.
	maxArtPixels = 1 << 20
	// unusedFrames is after how many frames in which it was not drawn artwork may be freed, and an
	// image is: what a moment needs is made before it begins, and none takes that long.
	unusedFrames = 10 * 60
)

// BeginFrame is called once in each frame that is drawn, before anything is.
func (t *Theme) BeginFrame() { t.Arts.frame++ }

// PassFrame is called once in each frame, whether anything is drawn in it or not.
func (t *Theme) PassFrame() {
	const often = 60
	a := t.Arts
	if a.passed++; a.passed%often == 0 {
		a.images = slices.DeleteFunc(a.images, func(s interface{ freeUnused(*artCache) bool }) bool { return s.freeUnused(a) })
	}
}

// keptPicture is a picture in a cache.
type keptPicture struct {
	*Picture
	lastUse int // the frame in which it was asked for; of a face how many were asked for until then
}

// pixels is how many device pixels a picture has.
func (q *Picture) pixels() int {
	b := q.Img.Bounds()
	return b.Dx() * b.Dy()
}

// pictureCache keeps the pictures of one kind of drawing, by what tells one from
// another.
type pictureCache[K comparable] map[K]*keptPicture

// Get returns the picture of k, drawn by draw when it is wanted for the first
// time. Where a recorder takes the place of the screen it is as large as it would
// be, but empty and not kept.
func (g *pictureCache[K]) Get(t *Theme, k K, draw func(K) sketch.Drawing) *Picture {
	if q := g.find(t, k); q != nil {
		return q
	}
	scale := t.View.Scale
	if t.Shapes.Recorder != nil {
		d := draw(k)
		return &Picture{W: math.Round(d.W * scale), H: math.Round(d.H * scale)}
	}
	q := Rasterize(draw(k), scale)
	g.keep(t, k, q)
	return q
}

// find returns the picture of k, nil where it is not there.
func (g pictureCache[K]) find(t *Theme, k K) *Picture {
	q, ok := g[k]
	if !ok {
		return nil
	}
	q.lastUse = t.Arts.frame
	return q.Picture
}

// keep keeps the picture of k.
func (g *pictureCache[K]) keep(t *Theme, k K, q *Picture) {
	a := t.Arts
	if limit := maxArtPixels * t.View.Scale * t.View.Scale; float64(a.pixels+q.pixels()) > limit {
		a.freeBefore(a.frame - unusedFrames)
	}
	if *g == nil {
		*g = pictureCache[K]{}
	}
	(*g)[k] = &keptPicture{q, a.frame}
	a.pixels += q.pixels()
}

// freeBefore frees the artwork that was last asked for before a frame, and returns how many device
// pixels that had.
func (g pictureCache[K]) freeBefore(frame int) (pixels int) {
	for k, q := range g {
		if q.lastUse < frame {
			pixels += q.pixels()
			q.Img.Deallocate()
			delete(g, k)
		}
	}
	return pixels
}

// freeBefore frees the artwork that was last drawn before a frame.
func (a *artCache) freeBefore(frame int) {
	a.pixels -= a.drawings.freeBefore(frame) + a.Tokens.freeBefore(frame) + a.Dice.freeBefore(frame) +
		a.Pieces.freeBefore(frame) + a.composed.freeBefore(frame)
}

// deallocate frees all artwork.
func (a *artCache) deallocate() {
	a.freeBefore(math.MaxInt)
	a.busts.deallocate()
}

// CountPictures returns how many pieces of artwork have been rasterised and are kept, but for faces:
// tests see by it that nothing is made while something moves.
func (t *Theme) CountPictures() int {
	a := t.Arts
	return len(a.drawings) + len(a.Tokens) + len(a.Dice) + len(a.Pieces) + len(a.composed)
}
