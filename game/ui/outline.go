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
	case ListOption:
		name, i.On = w.Text, w.Selected
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
	case Button, ListOption:
		return true
	case Toggle, Segmented, Stepper, Slider, Dropdown, TextField:
		return false
	}
	return c.Tip.Title != "" || c.Tip.Text != ""
}
