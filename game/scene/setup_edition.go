package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// offered are the editions to choose from: those whose pages can be drawn.
var offered = []engine.EditionID{engine.Big, engine.Standard, engine.Mixed, engine.Classic1975, engine.Event2000}

// editionBoxes is where the editions are to choose from.
type editionBoxes struct {
	headBase float64
	boxes    []render.Rect
	// text is where lines stand: the figures of the edition that is chosen.
	text  render.Rect
	lines *render.Lines
	style render.Style
}

// layEditions lays out the editions side by side, as far as there is room, and
// below them what is said of the chosen one, or where it is tight beside the head.
// Their boxes are so much higher than they have to be.
func (b *setupBoxes) layEditions(t *render.Theme, n setupCounts, x, y, w, higher float64, tight bool) float64 {
	const gap = 8
	e, k := &b.edition, t.TextScale
	e.headBase = y + 22*k
	top := e.headBase + 10
	columns := n.editions
	for columns > 1 && (w-float64(columns-1)*gap)/float64(columns) < 14+editionName*(.1+.9*k) {
		columns--
	}
	// No row is much shorter than the others.
	rows := (n.editions + columns - 1) / columns
	columns = (n.editions + rows - 1) / rows
	box := render.Rect{W: (w - float64(columns-1)*gap) / float64(columns), H: 9 + 41*k + higher}
	for i := range n.editions {
		box.X, box.Y = x+float64(i%columns)*(box.W+gap), top+float64(i/columns)*(box.H+gap)
		e.boxes = append(e.boxes, box)
	}
	e.style = formSub
	if tight {
		head := t.MeasureText(n.editionHead, formHead) + 14
		for _, st := range [4]render.Style{formSub, formSmall, formSmall.Sized(13), formSmall.Sized(12)} {
			e.style = st
			e.lines = t.Wrap(n.figures, e.style, w-head-2, 1)
			if !e.lines.Cut {
				e.text = render.Rect{X: x + head, Y: e.headBase - e.lines.Leading*.76, W: w - head, H: e.lines.Height()}
				return box.Bottom() + 3
			}
		}
		e.style = formSub
	}
	e.lines = t.Wrap(n.figures, formSub, w-4, 4)
	e.text = render.Rect{X: x + 2, Y: box.Bottom() + 5, W: w - 4, H: e.lines.Height()}
	return e.text.Bottom()
}

// editionName is the room, in logical pixels, that what an edition is called
// needs in its box. Beside it stands the edition's mark where there is room.
const editionName = 82

// editionControls lists the editions.
func (s *setup) editionControls() []ui.Control {
	var controls []ui.Control
	for i, edition := range offered {
		controls = append(controls, ui.Control{
			ID: ui.ID("edition-" + edition.String()), Box: s.boxes.edition.boxes[i], Active: edition == s.form.edition,
			Widget: ui.Custom{Version: s.form.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				s.paintEdition(dst, box, state, edition.String())
			}},
		})
	}
	return controls
}

// figures says in one line what an edition is like: its money, its dice, and
// what lies on the days.
func (s *setup) figures() string {
	pay := engine.EditionOf(s.form.edition).Pay
	least := pay[len(pay)-1]
	return s.Say("setup.edition."+s.form.edition.String()+"_text",
		words.Money("start", pay[0].Start), words.Money("salary", pay[0].Salary),
		words.Money("low_start", least.Start), words.Money("low_salary", least.Salary))
}

// paintEdition draws the box of an edition.
func (s *setup) paintEdition(dst *ebiten.Image, box render.Rect, state render.State, edition string) {
	t, c, k := s.Theme, &s.Theme.Palette, s.Theme.TextScale
	t.Choice(dst, box, state)
	x, room := box.X+12, box.W-24
	if box.W >= 56+editionName*k {
		t.EditionMark(dst, edition, box.X+12, box.CenterY()-9)
		x, room = box.X+56, box.W-66
	}
	// All editions are called in one size, and so is what they are like.
	called := func(i int) string { return s.Say("setup.edition." + offered[i].String()) }
	like := func(i int) string { return s.Say("setup.edition." + offered[i].String() + "_note") }
	name := t.CommonStyle(render.Style{Face: render.Black, Size: 16}, room, 11.5, len(offered), called)
	note := t.CommonStyle(formSmall, room, 11, len(offered), like)
	t.DrawFit(dst, s.Say("setup.edition."+edition), x, box.CenterY()-3*k, room, 11.5, name.In(c.Ink))
	t.DrawFit(dst, s.Say("setup.edition."+edition+"_note"), x, box.CenterY()+16*k, room, 11, note.In(c.Ink2))
}
