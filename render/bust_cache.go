package render

import "bigpayday/render/sketch"

const (
	// maxBustArea is how many square logical pixels the pictures of faces have at most that are
	// kept: all that six faces show on their cards, and beside what they are asked.
	maxBustArea = 3 << 19
	// mostBustPixels is how many device pixels they have at most, with 4 bytes each, however fine
	// the screen is.
	mostBustPixels = 4 << 20
)

// maxBustPixels returns how many device pixels the pictures of faces have at most at a scale.
func maxBustPixels(scale float64) int {
	return int(min(maxBustArea*scale*scale, mostBustPixels))
}

// bustPixels returns about how many device pixels the picture of a face has, rather too
// many.
func bustPixels(k sketch.BustFace, scale float64) int {
	side := k.Size*scale + 3
	return int(side * (side + k.Size*scale/40))
}

// bustCache keeps the pictures of faces that were drawn last.
type bustCache struct {
	kept map[sketch.BustFace]*keptPicture
	// pixels is how many device pixels the pictures have, uses counts how often one
	// was asked for.
	pixels, uses int
}

// has reports whether the picture of a face is there.
func (b *bustCache) has(k sketch.BustFace) bool { return b.kept[k] != nil }

// get returns the picture of a face, drawn when it is not there. Where a recorder takes
// the place of the screen it is as large as it would be, but empty and not kept.
func (b *bustCache) get(t *Theme, k sketch.BustFace) *Picture {
	b.uses++
	if q, ok := b.kept[k]; ok {
		q.lastUse = b.uses
		return q.Picture
	}
	if t.Shapes.Recorder != nil {
		side := k.Size * t.View.Scale
		return &Picture{W: side, H: side}
	}
	if b.kept == nil {
		b.kept = map[sketch.BustFace]*keptPicture{}
	}
	q := &keptPicture{Rasterize(sketch.Bust(k), t.View.Scale), b.uses}
	b.kept[k] = q
	b.pixels += q.pixels()
	for b.pixels > maxBustPixels(t.View.Scale) && len(b.kept) > 1 {
		b.dropOldest()
	}
	return q.Picture
}

// dropOldest frees the picture that has not been used for the longest time.
func (b *bustCache) dropOldest() {
	var oldest sketch.BustFace
	least := b.uses + 1
	for k, q := range b.kept {
		if q.lastUse < least {
			oldest, least = k, q.lastUse
		}
	}
	b.pixels -= b.kept[oldest].pixels()
	b.kept[oldest].Img.Deallocate()
	delete(b.kept, oldest)
}

// deallocate frees all pictures.
func (b *bustCache) deallocate() {
	for _, q := range b.kept {
		q.Img.Deallocate()
	}
	*b = bustCache{}
}
