package session

import (
	"bigpayday/game/app"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
)

// OverPage is a page that lies over the table of a running game. What moves below it comes to
// its end, but no computer decides anything before it is closed. Where it darkens the table,
// toasts wait, too.
type OverPage[K comparable] struct {
	*app.Page[K]
	M *Session
	// Valid reports whether the page still makes sense, asked in every tick: where it does
	// not, it closes by itself. Where it is nil the page stays until it is closed.
	Valid func() bool
}

// NewOverPage returns a page that lies over the table, with an id such as "log". Escape and a
// press beside it close it.
func NewOverPage[K comparable](s *Session, id string, content app.Content[K]) OverPage[K] {
	return OverPage[K]{Page: app.NewPage(s.App, id, content).LieOver(s.Close), M: s}
}

// Tick handles one sixtieth of a second, see [app.Scene].
func (o *OverPage[K]) Tick(in *input.State) (dirty bool) {
	_, dirty = o.TickFor(in)
	return dirty
}

// TickFor is [OverPage.Tick] for a page that has a use for what no control had one for.
func (o *OverPage[K]) TickFor(in *input.State) (done hand.Result, dirty bool) {
	top := o.Top()
	changed := o.M.Advance(true)
	changed = o.M.Toast.Wait(!o.Unveiled) || changed
	if o.Top() != top {
		return done, true // the game has gone on to another page
	}
	if o.Valid != nil && !o.Valid() {
		o.Close()
		return done, true
	}
	o.M.NotePress(in)
	done, dirty = o.Page.TickFor(in)
	return done, dirty || changed
}

// Status says which page it is, and what is asked below it.
func (o *OverPage[K]) Status() app.Status { return o.M.Status(o.ID) }
