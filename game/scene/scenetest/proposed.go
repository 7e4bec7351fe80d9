package scenetest

import (
	"bigpayday/game/ui"
	"bigpayday/input"
)

// Proposed returns the control of the page on top that the key that goes on presses now, and
// whether there is one. Where the focus is seen on a control that takes the key it is that one.
func (s *Studio) Proposed() (c ui.Control, ok bool) {
	p := Page(s.Top())
	at, _ := p.UI.Focused()
	for l := len(p.Layers) - 1; l >= 0; l-- {
		for i := range p.Layers[l].Controls {
			c := p.Layers[l].Controls[i]
			if p.UI.TakesEnter() && c.ID == at || !p.UI.TakesEnter() && !c.Info && c.Keys.Has(input.GoOn) {
				return c, true
			}
		}
		if p.Layers[l].Modal {
			break
		}
	}
	return ui.Control{}, false
}
