package flow

import (
	"sync"

	"bigpayday/game/ui"
)

// slabSize is how many values of a slab are made at once: a page has some hundred nodes, and is
// built anew whenever something else is to be seen on it.
const slabSize = 32

// slab hands out zero values that belong to whoever asked for them, some of which are made at
// once. A few of one page are kept with a node of it that goes on to the next page, see [Kept].
type slab[T any] struct{ begun sync.Pool }

// block is what is made at once.
type block[T any] struct {
	values [slabSize]T
	used   int
}

// take returns a zero value. It may be called from several goroutines.
func (s *slab[T]) take() *T {
	b, ok := s.begun.Get().(*block[T])
	if !ok {
		b = new(block[T])
	}
	v := &b.values[b.used]
	if b.used++; b.used < len(b.values) {
		s.begun.Put(b)
	}
	return v
}

// The nodes of trees, those with a text, and what those do that are controls.
var (
	nodes    slab[Node]
	writings slab[writing]
	presses  slab[ui.Control]
)
