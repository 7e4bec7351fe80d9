package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// Question is what a dialog asks or tells, with one to three answers.
type Question struct {
	Title, Text string
	// Family colours the head.
	Family  render.Family
	Answers []Answer
}

// Answer is one button of a dialog. The dialog closes before do is called,
// which may be nil.
type Answer struct {
	ID    ui.ID
	Label string
	// Main is what Enter means, and the strong button; cancel what Escape and
	// a press beside the dialog mean. One answer may be both.
	Main, Cancel bool
	Do           func()
}

// Dialog is a sheet with a question that lies over everything else.
type Dialog struct {
	Base
	Question
	boxes dialogBoxes
}

// Ask opens a dialog.
func (h *App) Ask(q Question) {
	h.Open(&Dialog{Base: NewBase(h, "dialog"), Question: q})
}

// Tell opens a dialog that only tells something. Then, which may be nil, is
// called when it has been read.
func (h *App) Tell(title, text string, then func()) {
	h.Ask(Question{Title: title, Text: text, Family: render.Orange, Answers: []Answer{
		{ID: "ok", Label: h.Say("dialog.ok"), Main: true, Cancel: true, Do: then},
	}})
}

// Over is true: what asked can still be seen.
func (s *Dialog) Over() bool { return true }

func (s *Dialog) Tick(in *input.State) bool {
	if s.Outdated(0) {
		s.build()
	}
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		for _, a := range s.Answers {
			if e.Kind == ui.Activated && e.ID == a.ID || e.Kind == ui.Dismissed && a.Cancel {
				s.give(a)
				return true
			}
		}
	}
	return dirty
}

// give takes an answer.
func (s *Dialog) give(a Answer) {
	s.Close()
	if a.Do != nil {
		a.Do()
	}
}

func (s *Dialog) build() {
	labels := make([]ui.Button, len(s.Answers))
	size := 16 * UprightGrowth(s.View())
	for i, a := range s.Answers {
		labels[i] = ui.Button{Label: a.Label, Size: size}
		if a.Main {
			labels[i].Kind, labels[i].Key = render.Primary, s.KeyFor(input.Accept)
		} else if a.Cancel {
			labels[i].Key = s.KeyFor(input.Cancel)
		}
	}
	s.boxes = LayDialog(s.Theme, s.Title, s.Text, labels)
	layer := ui.Layer{ID: "dialog", Modal: true, Dismiss: true, Box: s.boxes.Sheet}
	for i, a := range s.Answers {
		c := ui.Control{ID: a.ID, Box: s.boxes.Buttons[i], Widget: labels[i]}
		if a.Main {
			c.Keys = input.SetOf(input.Accept, input.GoOn)
			layer.First = a.ID
		} else if a.Cancel {
			c.Keys = input.SetOf(input.Cancel)
		}
		layer.Controls = append(layer.Controls, c)
	}
	s.Layers = append(s.Layers[:0], layer)
}

func (s *Dialog) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Veil(dst, s.View().Bounds())
	t.Dialog(dst, b.Sheet, s.Family)
	t.DrawLines(dst, b.title, b.Text.X, b.titleBase, b.titleStyle.In(t.Palette.Ink))
	t.DrawLines(dst, b.body, b.Text.X, b.bodyBase, b.bodyStyle.In(t.Palette.Ink))
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.UI.DrawTip(dst)
}
