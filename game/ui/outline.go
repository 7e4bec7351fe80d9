package ui

import (
	"bigpayday/game/outline"
	"bigpayday/render/control"
)

// Outline returns what a control is called and the state that it is in. Label is what stands
// beside it, for a control that has no name of its own.
func (c *Control) Outline(label string) outline.Item {
	i := outline.Item{Key: string(c.ID), Role: outline.Button, Off: c.Off, On: c.Active}
	name := ""
	switch w := c.Widget.(type) {
	case Button:
		name = outline.Sentences(w.Label, w.Reason)
	case listOption:
		name, i.On = w.text, w.selected
	case Toggle:
		i.Role, i.On = outline.Switch, w.On
	case Segmented:
		i.Role, i.Value = outline.Choice, w.Selected
		for _, o := range w.Options {
			i.Options = append(i.Options, outline.Option{Name: o.Text, Note: o.Reason, Off: o.Off || c.Off})
		}
	case Stepper:
		i.Role, i.Value, i.Min, i.Max, i.Step, i.Shown = outline.Range, w.Value, w.Min, w.Max, max(1, w.Step), w.Text
	case Slider:
		i.Role, i.Value, i.Min, i.Max, i.Step = outline.Range, w.Value, w.Min, w.Max, max(1, w.Step)
	case Dropdown:
		i.Role = outline.Menu
		if w.Selected >= 0 && w.Selected < len(w.Options) {
			i.Shown = w.Options[w.Selected].Text
		}
	case TextField:
		i.Role = outline.Field
		if label == "" {
			name = w.Hint
		}
		if w.Field != nil {
			i.Shown = w.Field.Text()
		}
	}
	if c.Info {
		i.Role, i.Off, i.On, i.Aside = outline.Text, false, false, true
	}
	tip := c.Tip
	switch {
	case name == "" && label != "" && !c.NameOfItsOwn():
		name = label
	case name == "" && tip.Title != "":
		name, tip.Title = tip.Title, ""
	case name == "":
		name, tip.Text = tip.Text, ""
	}
	if tip.Title == name {
		tip.Title = ""
	}
	i.Name, i.Note = name, noteOf(tip)
	if c.Off {
		i.Note = outline.Sentences(c.Reason, i.Note)
	}
	if i.Role == outline.Text {
		i.Name, i.Note = outline.Sentences(i.Name, i.Note), ""
	}
	return i
}

// noteOf returns what a tip says.
func noteOf(t control.Tip) string {
	return outline.Sentences(t.Title, t.Figure, t.Text, t.More)
}

// NameOfItsOwn reports whether a control says what it is called without anything beside it.
func (c *Control) NameOfItsOwn() bool {
	switch c.Widget.(type) {
	case Button, listOption:
		return true
	case Toggle, Segmented, Stepper, Slider, Dropdown, TextField:
		return false
	}
	return c.Tip.Title != "" || c.Tip.Text != ""
}

// Outline puts together what stands on all layers that the player can reach: what the tree of a
// page says of its own layer, and the controls and texts of the others.
func (u *UI) Outline(page ID, tree []outline.Item) (items []outline.Item) {
	listed := map[string]bool{}
	for l := range u.layers {
		layer := &u.layers[l]
		if l < u.floor {
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
			if _, area := control.Widget.(Scroll); area || listed[string(control.ID)] || layer.ID == page {
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
// them was built anew, or something else on it was, see [UI.Renew].
func (u *UI) Look() uint64 { return u.sum + uint64(len(u.layers))<<1 + u.renewed<<8 }

// Renew is called when something on the page was built anew by itself, which is no control.
func (u *UI) Renew() { u.renewed++ }
