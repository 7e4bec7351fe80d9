package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// question is what a dialog asks or tells, with one to three answers.
type question struct {
	title, text string
	// family colours the head.
	family  render.Family
	answers []answer
}

// answer is one button of a dialog. The dialog closes before do is called,
// which may be nil.
type answer struct {
	id    ui.ID
	label string
	// main is what Enter means, and the strong button; cancel what Escape and
	// a press beside the dialog mean. One answer may be both.
	main, cancel bool
	do           func()
}

// dialog is a sheet with a question that lies over everything else.
type dialog struct {
	page
	question
	boxes dialogBoxes
}

// ask opens a dialog.
func (h *House) ask(q question) {
	h.Open(&dialog{page: newPage(h, "dialog"), question: q})
}

// tell opens a dialog that only tells something. Then, which may be nil, is
// called when it has been read.
func (h *House) tell(title, text string, then func()) {
	h.ask(question{title: title, text: text, family: render.Orange, answers: []answer{
		{id: "ok", label: h.Say("dialog.ok"), main: true, cancel: true, do: then},
	}})
}

// Over is true: what asked can still be seen.
func (s *dialog) Over() bool { return true }

func (s *dialog) Tick(in *input.State) bool {
	if s.stale(0) {
		s.build()
	}
	done, dirty := s.handle(in)
	for _, e := range done.Events {
		for _, a := range s.answers {
			if e.Kind == ui.Activated && e.ID == a.id || e.Kind == ui.Dismissed && a.cancel {
				s.give(a)
				return true
			}
		}
	}
	return dirty
}

// give takes an answer.
func (s *dialog) give(a answer) {
	s.Close()
	if a.do != nil {
		a.do()
	}
}

func (s *dialog) build() {
	labels := make([]ui.Button, len(s.answers))
	size := 16 * uprightGrowth(s.View())
	for i, a := range s.answers {
		labels[i] = ui.Button{Label: a.label, Size: size}
		if a.main {
			labels[i].Kind, labels[i].Key = render.Primary, s.keyFor(input.Accept)
		} else if a.cancel {
			labels[i].Key = s.keyFor(input.Cancel)
		}
	}
	s.boxes = layDialog(s.Theme, s.title, s.text, labels)
	layer := ui.Layer{ID: "dialog", Modal: true, Dismiss: true, Box: s.boxes.sheet}
	for i, a := range s.answers {
		c := ui.Control{ID: a.id, Box: s.boxes.buttons[i], Widget: labels[i]}
		if a.main {
			c.Keys = input.SetOf(input.Accept, input.GoOn)
			layer.First = a.id
		} else if a.cancel {
			c.Keys = input.SetOf(input.Cancel)
		}
		layer.Controls = append(layer.Controls, c)
	}
	s.layers = append(s.layers[:0], layer)
}

func (s *dialog) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b.sheet, s.family)
	t.DrawLines(dst, b.title, b.text.X, b.titleBase, b.titleStyle.In(t.Palette.Ink))
	t.DrawLines(dst, b.body, b.text.X, b.bodyBase, b.bodyStyle.In(t.Palette.Ink))
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.hand.DrawTip(dst)
}
