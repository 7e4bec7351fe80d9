package hand

import (
	"strconv"

	"bigpayday/game/ui"
	"bigpayday/render"
)

// Measures of an open list in logical pixels.
const (
	listRow  = 36 // without a theme
	listEnds = 52 // what an entry has before and behind its text
	listPad  = 6
	listGap  = 4 // between the control and its list
	listMost = 9 // rows in sight; more of them scroll
)

// openList is the list of a dropdown while it is open.
type openList struct {
	owner ui.ID
	layer ui.Layer
	// opened says that the list was opened or changed after the controls were
	// arranged, closed that it was closed.
	opened, closed bool
}

func (l *openList) open() bool { return l.owner != "" }

func (l *openList) close() {
	if l.open() {
		*l = openList{closed: true}
	}
}

// Opened returns the dropdown whose list is open, or none.
func (h *Hand) Opened() ui.ID { return h.list.owner }

func (h *Hand) openList(e *entry, c *ui.Control, w ui.Dropdown) {
	if len(w.Options) == 0 {
		return
	}
	h.list = openList{owner: c.ID, opened: true}
	h.buildList(e, c, w)
}

// refreshList keeps an open list in step with its control, and closes it when
// the control is gone or off.
func (h *Hand) refreshList() {
	for l := range h.layers {
		for i := range h.layers[l].Controls {
			c := &h.layers[l].Controls[i]
			if c.ID != h.list.owner {
				continue
			}
			if w, ok := c.Widget.(ui.Dropdown); ok && !c.Off && len(w.Options) > 0 {
				e := entry{box: c.Box}
				if c.In != "" {
					e.box = e.box.Moved(0, -h.offset(c.In))
				}
				h.buildList(&e, c, w)
				h.list.opened = true
				return
			}
		}
	}
	h.list.close()
}

// listSize returns how high the entries of a list are, and how wide it is.
func (h *Hand) listSize(e *entry, t *render.Theme, w ui.Dropdown) (row, wide float64) {
	row, wide = listRow, w.Wide
	if t != nil {
		row = t.Length(render.ControlHeight)
	}
	if wide > 0 {
		return row, wide
	}
	wide = e.box.W
	if t != nil {
		for _, o := range w.Options {
			wide = max(wide, t.MeasureText(o.Text, render.Label)+listEnds)
		}
	}
	return row, wide
}

func (h *Hand) buildList(e *entry, c *ui.Control, w ui.Dropdown) {
	theme := h.theme
	if c.Theme != nil {
		theme = c.Theme
	}
	row, wide := h.listSize(e, theme, w)
	rows := min(len(w.Options), listMost)
	whole := float64(len(w.Options)) * row
	high := float64(rows)*row + 2*listPad
	bounds := h.view.Bounds().Inset(4)
	high = min(high, bounds.H)
	box := render.Rect{X: e.box.X, Y: e.box.Bottom() + listGap, W: wide, H: high}
	if box.Bottom() > bounds.Bottom() && e.box.Y-listGap-high >= bounds.Y {
		box.Y = e.box.Y - listGap - high
	}
	box.Y = max(bounds.Y, min(box.Y, bounds.Bottom()-high))
	box.X = max(bounds.X, min(box.X, bounds.Right()-wide))

	owner := string(h.list.owner)
	area := ui.ID(owner + "/list")
	in := box.Inset(listPad)
	controls := make([]ui.Control, 0, len(w.Options)+1)
	controls = append(controls, ui.Control{ID: area, Box: in, Widget: ui.Scroll{Content: whole}, Skip: true})
	bar := 0.0
	if whole > in.H+0.5 {
		bar = ui.BarWide + 4
	}
	for i, o := range w.Options {
		controls = append(controls, ui.Control{
			ID:     ui.ID(owner + "/" + strconv.Itoa(i)),
			Box:    render.Rect{X: in.X, Y: in.Y + float64(i)*row, W: in.W - bar, H: row},
			Widget: ui.ListOption{Index: i, Text: o.Text, Selected: i == w.Selected},
			Off:    o.Off, Reason: o.Reason,
			Active: i == w.Selected,
			In:     area,
			Theme:  theme,
		})
	}
	first := ui.ID(owner + "/0")
	if w.Selected >= 0 && w.Selected < len(w.Options) {
		first = ui.ID(owner + "/" + strconv.Itoa(w.Selected))
	}
	h.list.layer = ui.Layer{ID: area, Modal: true, Dismiss: true, Box: box, First: first, Controls: controls}
}

// choose takes an entry of the open list.
func (h *Hand) choose(index int) {
	owner := h.list.owner
	h.list.close()
	_, c := h.find(owner)
	if w, ok := widget[ui.Dropdown](c); ok && index != w.Selected {
		h.emit(ui.Event{Kind: ui.Changed, ID: owner, Value: index})
	}
}
