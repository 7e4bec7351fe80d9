package hand

import (
	"bigpayday/game/ui"
	"bigpayday/render"
)

// Place is a control that the player can reach now.
type Place struct {
	ID ui.ID
	// Box is where it stands on screen, in logical pixels, scrolling included.
	Box render.Rect
	// Off says why the control cannot be used; it is empty where it can.
	Off string
}

// Reach calls each with every control of the last Update that no modal layer
// keeps the player from and that is not scrolled out of sight, in the order of
// Tab.
func (h *Hand) Reach(each func(Place)) {
	for i := range h.entries {
		e := &h.entries[i]
		c := h.control(e)
		if e.layer < h.floor || e.clipped && !e.box.Overlaps(e.clip) {
			continue
		}
		place := Place{ID: c.ID, Box: e.box}
		if c.Off {
			place.Off = c.Reason
		}
		each(place)
	}
}
