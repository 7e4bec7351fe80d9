package hand

import (
	"bigpayday/game/outline"
	"bigpayday/game/ui"
)

// Outline puts together what stands on all layers that the player can reach: what the tree of a
// page says of its own layer, and the controls and texts of the others.
func (h *Hand) Outline(page ui.ID, tree []outline.Item) (items []outline.Item) {
	listed := map[string]bool{}
	for l := range h.layers {
		layer := &h.layers[l]
		if l < h.floor {
			continue
		}
		if layer.ID == page {
			items = append(items, tree...)
			outline.Each(tree, func(i *outline.Item) { listed[i.Key] = true })
		} else if layer.Text != "" {
			items = append(items, outline.Item{Key: "text of " + string(layer.ID), Name: layer.Text})
		}
		for c := range layer.Controls {
			control := &layer.Controls[c]
			if _, area := control.Widget.(ui.Scroll); area || listed[string(control.ID)] || layer.ID == page {
				continue
			}
			if i := control.Outline(""); i.Name != "" {
				items = append(items, i)
			}
		}
	}
	return items
}

// Look is another number whenever something of the controls is another, the page that holds
// them was built anew, or something else on it was, see [Hand.Renew].
func (h *Hand) Look() uint64 { return h.sum + uint64(len(h.layers))<<1 + h.renewed<<8 }

// Renew is called when something on the page was built anew by itself, which is no control.
func (h *Hand) Renew() { h.renewed++ }
