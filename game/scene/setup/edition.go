package setup

import (
	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// editionBoxes is where the editions are to choose from.
type editionBoxes struct {
	headBase float64
	Boxes    []render.Rect
	// text is where lines stand: the figures of the edition that is chosen.
	text  render.Rect
	lines *render.Lines
	style render.Style
}

// layEditions lays out the editions side by side, as far as there is room, and
// below them what is said of the chosen one, or where it is tight beside the head.
// Their boxes are so much higher than they have to be.
func (b *SetupBoxes) layEditions(t *render.Theme, n SetupCounts, x, y, w, higher float64, tight bool) float64 {
	const gap = 8
	e, k := &b.Edition, t.TextScale
	e.headBase = y + 22*k
	top := e.headBase + 10
	columns := n.Editions
	for columns > 1 && (w-float64(columns-1)*gap)/float64(columns) < 14+editionName*(.1+.9*k) {
		columns--
	}
	// No row is much shorter than the others.
	rows := (n.Editions + columns - 1) / columns
	columns = (n.Editions + rows - 1) / rows
	box := render.Rect{W: (w - float64(columns-1)*gap) / float64(columns), H: 9 + 41*k + higher}
	for i := range n.Editions {
		box.X, box.Y = x+float64(i%columns)*(box.W+gap), top+float64(i/columns)*(box.H+gap)
		e.Boxes = append(e.Boxes, box)
	}
	e.style = formSub
	if tight {
		head := t.MeasureText(n.editionHead, formHead) + 14
		for _, st := range [4]render.Style{formSub, formSmall, formSmall.Sized(13), formSmall.Sized(12)} {
			e.style = st
			e.lines = t.Wrap(n.Figures, e.style, w-head-2, 1)
			if !e.lines.Cut {
				e.text = render.Rect{X: x + head, Y: e.headBase - e.lines.Leading*.76, W: w - head, H: e.lines.Height()}
				return box.Bottom() + 3
			}
		}
		e.style = formSub
	}
	e.lines = t.Wrap(n.Figures, formSub, w-4, 4)
	e.text = render.Rect{X: x + 2, Y: box.Bottom() + 5, W: w - 4, H: e.lines.Height()}
	return e.text.Bottom()
}

// editionName is the room, in logical pixels, that what an edition is called
// needs in its box. Beside it stands the edition's mark where there is room.
const editionName = 82

// editionControls lists the editions.
func (s *Setup) editionControls() []ui.Control {
	var controls []ui.Control
	for i, edition := range setups.Offered {
		controls = append(controls, ui.Control{
			ID: ui.ID("edition-" + edition.String()), Box: s.Boxes.Edition.Boxes[i], Active: edition == s.Form.Edition,
			Widget: ui.Custom{Version: s.Form.Version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				s.paintEdition(dst, box, state, edition.String())
			}},
		})
	}
	return controls
}

// figures says in one line what an edition is like: its money, its dice, and
// what lies on the days.
func (s *Setup) figures() string {
	pay := engine.EditionOf(s.Form.Edition).Pay
	least := pay[len(pay)-1]
	return s.Say("setup.edition."+s.Form.Edition.String()+"_text",
		words.Money("start", pay[0].Start), words.Money("salary", pay[0].Salary),
		words.Money("low_start", least.Start), words.Money("low_salary", least.Salary))
}

// paintEdition draws the box of an edition.
func (s *Setup) paintEdition(dst *ebiten.Image, box render.Rect, state render.State, edition string) {
	t, c, k := s.Theme, &s.Theme.Palette, s.Theme.TextScale
	t.Choice(dst, box, state)
	x, room := box.X+12, box.W-24
	if box.W >= 56+editionName*k {
		t.EditionMark(dst, edition, box.X+12, box.CenterY()-9)
		x, room = box.X+56, box.W-66
	}
	// All editions are called in one size, and so is what they are like.
	called := func(i int) string { return s.Say("setup.edition." + setups.Offered[i].String()) }
	like := func(i int) string { return s.Say("setup.edition." + setups.Offered[i].String() + "_note") }
	name := t.CommonStyle(render.Style{Face: render.Black, Size: 16}, room, 11.5, len(setups.Offered), called)
	note := t.CommonStyle(formSmall, room, 11, len(setups.Offered), like)
	t.DrawFit(dst, s.Say("setup.edition."+edition), x, box.CenterY()-3*k, room, 11.5, name.In(c.Ink))
	t.DrawFit(dst, s.Say("setup.edition."+edition+"_note"), x, box.CenterY()+16*k, room, 11, note.In(c.Ink2))
}
