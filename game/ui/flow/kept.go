package flow

// Kept keeps a part of a page from one tree to the next one, as long as what it depends on
// stays the same: a page is built anew whenever anything on it changes, and most of it has
// not. The zero value keeps nothing yet.
//
// The part may stand in several forms of a [First], of which one is laid out, but only once
// in what is shown.
type Kept[K comparable] struct {
	key  K
	node *Node
}

// Node returns the part for a key, which is all that it depends on: the one that is kept, or
// else what build returns.
func (k *Kept[K]) Node(key K, build func() *Node) *Node {
	if k.node == nil || k.key != key {
		k.key, k.node = key, build()
	}
	return k.node
}
