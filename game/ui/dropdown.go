package ui

import (
	"strconv"

	"bigpayday/game/ui/digest"
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

// Dropdown shows one of many options and opens a list of them. The list closes
// on a choice, on Escape and on a press beside it. It reports Changed with the
// index.
type Dropdown struct {
	Options  []Option
	Selected int
	// Paint draws the closed control in place of the usual one, unless it is nil.
	Paint Painter
	// Wide is the width of the list in logical pixels; zero stands for that of the control
	// or of the widest option, if that is more.
	Wide float64
	// Version has to change whenever what Paint draws changes.
	Version uint64
}

func (w Dropdown) activates() bool { return true }

func (w Dropdown) hash(s *digest.Digest) {
	s.Int(w.Selected)
	s.Num(w.Version)
	for i := range w.Options {
		w.Options[i].hash(s)
	}
}

// listOption is an entry of an open list.
type listOption struct {
	index    int
	text     string
	selected bool
}

func (w listOption) activates() bool { return true }

func (w listOption) hash(s *digest.Digest) {
	s.Int(w.index)
	s.Text(w.text)
	s.Bool(w.selected)
}

// openList is the list of a dropdown while it is open.
type openList struct {
	owner ID
	layer Layer
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
func (u *UI) Opened() ID { return u.list.owner }

func (u *UI) openList(e *entry, c *Control, w Dropdown) {
	if len(w.Options) == 0 {
		return
	}
	u.list = openList{owner: c.ID, opened: true}
	u.buildList(e, c, w)
}

// refreshList keeps an open list in step with its control, and closes it when
// the control is gone or off.
func (u *UI) refreshList() {
	for l := range u.layers {
		for i := range u.layers[l].Controls {
			c := &u.layers[l].Controls[i]
			if c.ID != u.list.owner {
				continue
			}
			if w, ok := c.Widget.(Dropdown); ok && !c.Off && len(w.Options) > 0 {
				e := entry{box: c.Box}
				if c.In != "" {
					e.box = e.box.Moved(0, -u.offset(c.In))
				}
				u.buildList(&e, c, w)
				u.list.opened = true
				return
			}
		}
	}
	u.list.close()
}

// listSize returns how high the entries of a list are, and how wide it is.
func (u *UI) listSize(e *entry, t *render.Theme, w Dropdown) (row, wide float64) {
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

func (u *UI) buildList(e *entry, c *Control, w Dropdown) {
	theme := u.theme
	if c.Theme != nil {
		theme = c.Theme
	}
	row, wide := u.listSize(e, theme, w)
	rows := min(len(w.Options), listMost)
	whole := float64(len(w.Options)) * row
	h := float64(rows)*row + 2*listPad
	bounds := u.view.Bounds().Inset(4)
	h = min(h, bounds.H)
	box := render.Rect{X: e.box.X, Y: e.box.Bottom() + listGap, W: wide, H: h}
	if box.Bottom() > bounds.Bottom() && e.box.Y-listGap-h >= bounds.Y {
		box.Y = e.box.Y - listGap - h
	}
	box.Y = max(bounds.Y, min(box.Y, bounds.Bottom()-h))
	box.X = max(bounds.X, min(box.X, bounds.Right()-wide))

	owner := string(u.list.owner)
	area := ID(owner + "/list")
	in := box.Inset(listPad)
	controls := make([]Control, 0, len(w.Options)+1)
	controls = append(controls, Control{ID: area, Box: in, Widget: Scroll{Content: whole}, Skip: true})
	bar := 0.0
	if whole > in.H+0.5 {
		bar = barWide + 4
	}
	for i, o := range w.Options {
		controls = append(controls, Control{
			ID:     ID(owner + "/" + strconv.Itoa(i)),
			Box:    render.Rect{X: in.X, Y: in.Y + float64(i)*row, W: in.W - bar, H: row},
			Widget: listOption{index: i, text: o.Text, selected: i == w.Selected},
			Off:    o.Off, Reason: o.Reason,
			Active: i == w.Selected,
			In:     area,
			Theme:  theme,
		})
	}
	first := ID(owner + "/0")
	if w.Selected >= 0 && w.Selected < len(w.Options) {
		first = ID(owner + "/" + strconv.Itoa(w.Selected))
	}
	u.list.layer = Layer{ID: area, Modal: true, Dismiss: true, Box: box, First: first, Controls: controls}
}

// choose takes an entry of the open list.
func (u *UI) choose(index int) {
	owner := u.list.owner
	u.list.close()
	_, c := u.find(owner)
	if w, ok := widget[Dropdown](c); ok && index != w.Selected {
		u.emit(Event{Kind: Changed, ID: owner, Value: index})
	}
}
