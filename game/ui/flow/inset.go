package flow

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// Inset is a part of a page that changes more often than the rest, such as figures that become more
// exact. It has a picture of its own, and what stands in it is built anew by itself, in the room
// that it was given when the page was laid out: the page need be neither built nor painted anew for
// it. There are no controls in it, nothing that moves or scrolls, and its box stays as large as what
// stood in it when the page was built asks for.
//
// The zero value is ready to use. An inset may stand in several forms of a [First], of which one
// is laid out, but only once in what is shown.
type Inset[K comparable] struct {
	// Renewed is called whenever the inset is built anew without its page; nil for nothing.
	Renewed func()

	version uint64
	picture render.CachedImage[uint64]
}

// insetMargin is how far the ink of a text may reach beyond an inset, in logical pixels.
const insetMargin = 4

// Node returns the inset for a page that is being built. Key returns all that the inset depends on
// besides what its page does, and build what stands in it: both are called now, and then while the
// page is drawn, key in every frame and build when the key is another one.
func (i *Inset[K]) Node(key func() K, build func() *Node) *Node {
	i.version++
	n, built := Column(build()), key()
	return n.Apart(func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		if now := key(); now != built {
			built = now
			i.version++
			n.kids = n.kids[:0]
			n.Add(build())
			n.theme = nil // nothing that was measured is true any more
			n.Lay(t, box, n.mirrored)
			if i.Renewed != nil {
				i.Renewed()
			}
		}
		i.picture.Draw(t, dst, box, insetMargin, i.version, func(dst *ebiten.Image) {
			for _, k := range n.shown() {
				k.paint(dst, 0, 0, false)
			}
		})
	})
}
