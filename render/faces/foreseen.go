package faces

// Foreseen are the events that faces have reacted to and that have not happened on the table yet:
// what overlaps may happen in another order than it was seen in.
type Foreseen[E comparable] struct {
	events [8]E
	n      int
}

// Add notes an event that is seen now. It reports whether there is room for it; else faces have
// to react when it happens.
func (f *Foreseen[E]) Add(e E) bool {
	if f.n == len(f.events) {
		return false
	}
	f.events[f.n] = e
	f.n++
	return true
}

// Take reports whether an event that happens now has been seen before, and forgets it.
func (f *Foreseen[E]) Take(e E) bool {
	for i := range f.n {
		if f.events[i] == e {
			copy(f.events[i:f.n], f.events[i+1:f.n])
			f.n--
			var none E
			f.events[f.n] = none
			return true
		}
	}
	return false
}
