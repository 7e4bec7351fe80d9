package flow

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
)

// Control is a control of one of the kinds of package ui, as large as its label and
// the theme ask for. The tree gives it its box.
func Control(c ui.Control) *Node {
	n := new(Node)
	n.press = &c
	return n
}

// Face draws the ground of a control of several parts, in a state.
type Face func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State)

// Pressed makes one control of a node and all that is in it. Face draws its ground; it
// may be nil.
func (n *Node) Pressed(c ui.Control, face Face) *Node {
	if face == nil {
		face = func(*render.Theme, *ebiten.Image, render.Rect, render.State) {}
	}
	n.press, n.face = &c, face
	return n
}

// Drawn is a control that draws itself whole, of a natural size.
func Drawn(c ui.Control, w, h render.Step, face Face) *Node {
	return Space(w, h).Pressed(c, face)
}

// Toggle is a switch with a label, which can be clicked, too.
func Toggle(c ui.Control, label *Node) *Node {
	return Pile(Control(c), Row(label.Grow(1), Space(render.ToggleRoom, render.None).Least(render.ToggleRoom, render.None)).Gap(render.Gap))
}

// Tipped lets something be pointed at for a tip.
func (n *Node) Tipped(id ui.ID, tip control.Tip) *Node {
	return n.Pointed(ui.Control{ID: id, Info: true, Tip: tip})
}

// Pointed makes a control of a node that is painted with what rests. Only the ring where
// the keyboard is comes and goes.
func (n *Node) Pointed(c ui.Control) *Node {
	n.cached = true
	return n.Pressed(c, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		if state.Focused {
			marks.FocusRing(t, dst, r.Inset(t.Length(render.Near)), t.Length(render.Tight))
		}
	})
}

// list collects the controls of a tree.
type list struct {
	controls []ui.Control
	version  uint64
	cut      int
	in       ui.ID
}

// Controls appends the controls of a tree in the order of reading. Version is another
// one for every tree that shows something else. Texts that were cut become controls
// whose tips say all of them.
func (n *Node) Controls(controls []ui.Control, version uint64) []ui.Control {
	l := list{controls: controls, version: version}
	l.add(n)
	return l.controls
}

func (l *list) add(n *Node) {
	switch {
	case n.press != nil:
		l.addControl(n)
		return
	case n.kind == scroll:
		outer := l.in
		l.controls = append(l.controls, ui.Control{ID: n.id, Box: n.Box, Widget: ui.Scroll{Content: n.kids[0].Box.H, Left: n.mirrored}, Skip: !n.keyed, In: outer})
		l.in = n.id
		l.add(n.kids[0])
		l.in = outer
		return
	case n.list != nil:
		for _, c := range n.list(n.theme, n.Box) {
			c.In = l.in
			l.controls = append(l.controls, c)
		}
		return
	case n.text != nil && n.text.cut:
		l.cut++
		l.controls = append(l.controls, ui.Control{
			ID: ui.ID("text-" + strconv.Itoa(l.cut)), Box: n.Box, Widget: ui.Custom{}, Info: true, Skip: true, In: l.in,
			Tip: control.Tip{Text: n.text.lead.Text + n.text.text},
		})
	}
	for _, k := range n.shown() {
		l.add(k)
	}
}

// addControl lists a control; what is in it is drawn with it, and the controls among
// that lie over it.
func (l *list) addControl(n *Node) {
	c := *n.press
	c.Box, c.In, c.Theme = n.Box, l.in, n.theme
	if n.hit != nil {
		c.Hit = n.hit.Box
	}
	if w, ok := c.Widget.(ui.Toggle); ok {
		w.Left, w.Size = n.mirrored, toggleSize(n.theme)
		c.Widget = w
	}
	if w, ok := c.Widget.(ui.Segmented); ok {
		w.Shares = segmentShares(n.theme, w, n.Box.W)
		c.Widget = w
	}
	if n.face != nil {
		c.Widget = n.widget(c.Widget, l.version)
		if said := n.cutText(); said != "" && c.Tip == (control.Tip{}) {
			c.Tip.Text = said
		}
	}
	l.controls = append(l.controls, c)
	for _, k := range n.shown() {
		if n.cached {
			l.add(k)
		} else {
			l.addInner(k)
		}
	}
}

// addInner lists the controls in a control.
func (l *list) addInner(n *Node) {
	if n.press != nil {
		l.addControl(n)
		return
	}
	for _, k := range n.shown() {
		l.addInner(k)
	}
}

// widget returns what draws a control that is made of nodes. What the control does is
// that of its own widget, if it has one.
func (n *Node) widget(own ui.Widget, version uint64) ui.Widget {
	switch w := own.(type) {
	case ui.Stepper:
		w.Version = version
		return w
	case ui.Dropdown:
		w.Paint, w.Version = (*made)(n), version
		return w
	}
	return ui.Custom{Version: version, Paint: (*made)(n)}
}

// made is a node as the [ui.Painter] of a control that is made of nodes.
type made Node

// PaintControl draws the ground of the control, and what is in it.
func (m *made) PaintControl(dst *ebiten.Image, box render.Rect, state render.State) {
	n := (*Node)(m)
	n.face(n.theme, dst, box, state)
	if n.cached {
		return
	}
	dx, dy := box.X-n.Box.X, box.Y-n.Box.Y
	for _, k := range n.shown() {
		if k.press == nil {
			k.paint(dst, dx, dy, false)
		}
	}
}

// cutText returns the first text in a control that was cut.
func (n *Node) cutText() string {
	if n.text != nil && n.text.cut {
		return n.text.lead.Text + n.text.text
	}
	for _, k := range n.shown() {
		if said := k.cutText(); said != "" {
			return said
		}
	}
	return ""
}

// widgetWidth returns how wide a control of a kind is.
func widgetWidth(t *render.Theme, c *ui.Control) limits {
	field := t.Length(render.FieldLeast)
	high := t.Length(render.ControlHeight)
	switch w := c.Widget.(type) {
	case ui.Button:
		label := control.ButtonWidth(t, t.Length(render.ButtonHeight), control.Button(w), c.Off)
		return limits{max(high, label*.62), max(t.Length(render.ButtonLeast), label)}
	case ui.IconButton:
		least := max(leastReach, t.Fingertip())
		return limits{max(high*.8, least), max(high*1.1, least)}
	case ui.CrossButton:
		return limits{max(high*.5, t.Fingertip()), max(high*.8, t.Fingertip())}
	case ui.Toggle:
		return limits{render.ToggleW, toggleSize(t) * render.ToggleW}
	case ui.Segmented:
		if w.Kind == control.SegmentStars {
			wide := float64(len(w.Options)) * leastStar
			return limits{wide, wide}
		}
		style, beside := render.Fine, render.Gap
		if w.Kind == control.SegmentWall {
			style, beside = render.Small, render.Near
		}
		style = t.Legible(style)
		widest := 0.0
		for _, o := range w.Options {
			widest = max(widest, t.MeasureText(o.Text, style))
		}
		n := float64(max(1, len(w.Options)))
		leasts, most := leastSegments(t, w, style)
		natural := n * (widest + 2*t.Length(beside))
		if w.Narrow {
			return limits{sum(leasts), natural}
		}
		return limits{n * most, natural}
	case ui.Stepper:
		text := t.MeasureText(w.Text, render.Label)
		return limits{2*high + text*.7, 2*high + text + 2*t.Length(render.Wide)}
	case ui.Dropdown:
		widest := 0.0
		for _, o := range w.Options {
			widest = max(widest, t.MeasureText(o.Text, render.Item))
		}
		return limits{field * .7, max(field, widest+high+2*t.Length(render.Gap))}
	case ui.TextField:
		hint := t.MeasureText(w.Hint, render.Item) + 2*t.Length(render.Broad)
		return limits{field * .6, max(field, hint)}
	case ui.Slider:
		return limits{field * .6, field}
	}
	return limits{high, high}
}

func sum(lengths []float64) (sum float64) {
	for _, l := range lengths {
		sum += l
	}
	return sum
}

// leastSegments returns how wide segments are at least with labels of a style, and the
// widest of these.
func leastSegments(t *render.Theme, w ui.Segmented, style render.Style) (leasts []float64, most float64) {
	size := leastType
	if w.Narrow {
		size = control.SegmentFloor
	}
	small := style.Sized(min(style.Size, size/t.TextScale))
	small.Face = small.Face.Condensed()
	for _, o := range w.Options {
		least := t.MeasureText(o.Text, small) + t.Length(render.Near)
		leasts, most = append(leasts, least), max(most, least)
	}
	return leasts, most
}

// segmentShares returns the widths of segments in a row that has room for them only where
// each is as wide as it needs, nil where they are equally wide.
func segmentShares(t *render.Theme, w ui.Segmented, width float64) []float64 {
	shares, most := leastSegments(t, w, t.Legible(render.Small))
	if !w.Narrow || most*float64(len(shares)) <= width {
		return nil
	}
	more := (width - sum(shares)) / float64(len(shares))
	for i := range shares {
		shares[i] += more
	}
	return shares
}

// leastReach is how high a control is at least that a finger can hit, in logical pixels.
const leastReach = 34

// leastStar is how wide a star of a row is.
const leastStar = 30

// leastStepper is likewise how high a stepper is, whose buttons stand off its edges.
const leastStepper = 41

// widgetHeight returns how high a control of a kind is.
func widgetHeight(t *render.Theme, c *ui.Control) limits {
	high := t.Length(render.ControlHeight)
	switch w := c.Widget.(type) {
	case ui.Button:
		high = t.Length(render.ButtonHeight)
		if w.Kind != control.Secondary {
			high = t.Length(render.MainHeight)
		}
	case ui.Stepper:
		high = max(t.Length(render.Row), leastStepper, t.Fingertip())
		return limits{leastStepper, high}
	case ui.Segmented:
		if slices.ContainsFunc(w.Options, func(o ui.Option) bool { return o.Art != "" }) {
			high += t.Length(render.Sign)
		}
	}
	return limits{max(high*.72, min(high, max(leastReach, t.Fingertip()))), high}
}

// toggleSize is how much larger a switch is beside larger type.
func toggleSize(t *render.Theme) float64 { return (1 + t.TextScale) / 2 }
