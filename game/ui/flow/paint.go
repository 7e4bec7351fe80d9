package flow

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/palette"
)

// Paint draws what rests on a page and is no control: what lies behind things, and
// texts. What is in a scroll area is drawn by [Node.PaintScrolled].
func (n *Node) Paint(dst *ebiten.Image) { n.paint(dst, 0, 0, false) }

// PaintScrolled draws what rests in the scroll area n, moved by dx and dy.
func (n *Node) PaintScrolled(dst *ebiten.Image, dx, dy float64) {
	for _, k := range n.shown() {
		k.paint(dst, dx, dy, false)
	}
}

// PaintMoved draws what rests in a node, moved by dx and dy.
func (n *Node) PaintMoved(dst *ebiten.Image, dx, dy float64) { n.paint(dst, dx, dy, false) }

// PaintVisible draws what rests in the scroll area n and is in sight, moved by dx and dy.
func (n *Node) PaintVisible(dst *ebiten.Image, dx, dy float64) {
	n.kids[0].paintVisible(dst, dx, dy, n.Box)
}

// paintVisible leaves out the parts of a list that are out of sight.
func (n *Node) paintVisible(dst *ebiten.Image, dx, dy float64, sight render.Rect) {
	if n.kind != column || n.press != nil || n.under != nil {
		n.paint(dst, dx, dy, false)
		return
	}
	for _, k := range n.shown() {
		if k.Box.Moved(dx, dy).Overlaps(sight) {
			k.paintVisible(dst, dx, dy, sight)
		}
	}
}

// PaintLive draws what moves, apart from what lies on controls. What is in a scroll area is drawn by
// [Node.PaintLiveScrolled].
func (n *Node) PaintLive(dst *ebiten.Image) { n.paintLive(dst, 0, 0) }

// PaintLiveScrolled draws what moves in the scroll area n, as [Node.PaintLive] does, moved by dx and dy.
func (n *Node) PaintLiveScrolled(dst *ebiten.Image, dx, dy float64) {
	for _, k := range n.shown() {
		k.paintLive(dst, dx, dy)
	}
}

func (n *Node) paintLive(dst *ebiten.Image, dx, dy float64) {
	if n.live != nil {
		n.live(n.theme, dst, n.Box.Moved(dx, dy))
	}
	if n.drawnAsControl() || n.kind == scroll {
		return
	}
	n.PaintLiveScrolled(dst, dx, dy)
}

// drawnAsControl reports whether the node and what rests in it is drawn with the controls.
func (n *Node) drawnAsControl() bool { return n.press != nil && !n.cached }

// PaintOver draws what moves on the controls, and over that what lies over them. What is in a scroll
// area is drawn by [Node.PaintOverScrolled].
func (n *Node) PaintOver(dst *ebiten.Image) { n.paintOver(dst, 0, 0) }

// PaintOverScrolled draws what lies over the controls in the scroll area n, as [Node.PaintOver] does,
// moved by dx and dy.
func (n *Node) PaintOverScrolled(dst *ebiten.Image, dx, dy float64) {
	for _, k := range n.shown() {
		if n.drawnAsControl() {
			k.paintLive(dst, dx, dy)
		}
		k.paintOver(dst, dx, dy)
	}
}

func (n *Node) paintOver(dst *ebiten.Image, dx, dy float64) {
	if n.kind != scroll {
		n.PaintOverScrolled(dst, dx, dy)
	}
	if n.over != nil {
		n.over(n.theme, dst, n.Box.Moved(dx, dy))
	}
}

// Moves reports whether there is anything on the page that moves.
func (n *Node) Moves() bool {
	if n.live != nil || n.over != nil {
		return true
	}
	for _, k := range n.shown() {
		if k.Moves() {
			return true
		}
	}
	return false
}

// shown returns the children that are shown: where only some have room, these, once the node
// is laid out.
func (n *Node) shown() []*Node {
	if n.laid != nil {
		return n.laid
	}
	return n.kids
}

// Each calls do with a node and all that is in it.
func (n *Node) Each(do func(n *Node)) {
	do(n)
	for _, k := range n.shown() {
		k.Each(do)
	}
}

// EachText calls each with the boxes of the texts that are shown.
func (n *Node) EachText(each func(box render.Rect)) {
	n.Each(func(n *Node) {
		if n.text != nil {
			each(n.Box)
		}
	})
}

// EachDrawn calls each with the boxes of a node in which something is drawn, apart from what lies
// over the controls. Where a node draws, what is in it has no call of its own. A scroll area has
// its own box where there is something to be scrolled.
func (n *Node) EachDrawn(each func(box render.Rect)) {
	if n.part != nil {
		each(n.part(n.Box))
	} else if n.under != nil || n.live != nil || n.text != nil || n.press != nil || n.list != nil || n.kind == scroll && n.kids[0].Box.H > n.Box.H {
		each(n.Box)
		return
	}
	for _, k := range n.shown() {
		k.EachDrawn(each)
	}
}

// EachScroll calls each with every scroll area of a tree: its id, its box and the
// height of what is in it.
func (n *Node) EachScroll(each func(area *Node, id ui.ID, content render.Rect)) {
	if n.kind == scroll {
		each(n, n.id, n.kids[0].Box)
		return
	}
	for _, k := range n.shown() {
		k.EachScroll(each)
	}
}

// Content returns the box of what is in a scroll area, as if nothing were scrolled.
func (n *Node) Content() render.Rect { return n.kids[0].Box }

// paint draws a node; onControl says that it is part of a control.
func (n *Node) paint(dst *ebiten.Image, dx, dy float64, onControl bool) {
	if n.press != nil && !n.cached && !onControl || n.apart {
		return
	}
	t, r := n.theme, n.Box.Moved(dx, dy)
	if n.under != nil {
		n.under(t, dst, r)
	}
	if n.text != nil {
		px, py := t.Length(n.padX), t.Length(n.padY)
		n.text.paint(t, dst, ui.Inset(r, px, py, px, py))
	}
	if n.kind == scroll {
		return
	}
	for _, k := range n.shown() {
		k.paint(dst, dx, dy, onControl)
	}
}

// paint sets a text in the middle of the height of its box.
func (x *textual) paint(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	st := x.set
	if st.Color == (palette.Color{}) {
		st.Color = t.Palette.Ink
	}
	base := r.CenterY() + st.Size*t.TextScale*.36
	if x.runs != nil {
		runs := make([]render.Run, len(x.runs))
		copy(runs, x.runs)
		for i := range runs {
			runs[i].Style.Size *= st.Size / x.style.Size
			if runs[i].Style.Color == (palette.Color{}) {
				runs[i].Style.Color = st.Color
			}
		}
		t.DrawRuns(dst, r.X, base, r.W, runs...)
		return
	}
	at := r.X
	switch st.Align {
	case render.Center:
		at = r.CenterX()
	case render.End:
		at = r.Right()
	}
	if x.most == 1 {
		t.Pen(dst).TextFit(x.text, at, base, r.W, leastType, st)
		x.paintInline(t, dst, x.line, at, base, st)
		return
	}
	base = r.Y + max(0, (r.H-x.lines.Height())/2) + x.lines.Leading*.5 + st.Size*t.TextScale*.36
	if x.lead.Text != "" {
		lead, wide := x.leading(t, st)
		t.DrawText(dst, lead.Text, at, base, lead.Style.In(st.Color))
		t.DrawText(dst, x.lines.Lines[0], at+wide, base, st)
		for i, line := range x.lines.Lines[1:] {
			t.DrawText(dst, line, at, base+float64(i+1)*x.lines.Leading, st)
		}
		return
	}
	t.Pen(dst).Lines(x.lines, at, base, st)
	for i, line := range x.lines.Lines {
		x.paintInline(t, dst, line, at, base+float64(i)*x.lines.Leading, st)
	}
}

// paintInline draws the artwork in a line.
func (x *textual) paintInline(t *render.Theme, dst *ebiten.Image, line string, at, base float64, st render.Style) {
	if x.inline == "" || !strings.Contains(line, inlineRoom) {
		return
	}
	switch w := t.MeasureText(line, st); st.Align {
	case render.Center:
		at -= w / 2
	case render.End:
		at -= w
	}
	room := t.MeasureText(inlineRoom, st)
	size := room * .86
	for before := 0; ; before += len(inlineRoom) {
		i := strings.Index(line[before:], inlineRoom)
		if i < 0 {
			return
		}
		before += i
		// In the middle of the height of capitals.
		t.Art(dst, x.inline, at+t.MeasureText(line[:before], st)+room-size, base-st.Size*t.TextScale*.36-size/2, size)
	}
}
