package app

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// Question is what a dialog asks, or only says, with one to three answers.
type Question struct {
	Title, Text string
	// Family colours the head.
	Family  palette.Family
	Answers []Answer
}

// Answer is one button of a dialog.
type Answer struct {
	ID    ui.ID
	Label string
	// Main is what Enter means, and the strong button; Cancel what Escape and
	// a press beside the dialog mean. One answer may be both.
	Main, Cancel bool
	// Do is called when the answer was given and the dialog is closed; it may be nil.
	Do func()
}

// Dialog is a panel with a question that lies over everything else.
type Dialog struct {
	*Page[struct{}]
	Question
}

// dialogID is the id of all dialogs.
const dialogID = "dialog"

// Ask opens a dialog.
func (a *App) Ask(q Question) {
	d := &Dialog{Question: q}
	d.Page = NewPage[struct{}](a, dialogID, d)
	var cancel func()
	for _, answer := range q.Answers {
		if answer.Main {
			d.First = answer.ID
		}
		if answer.Cancel {
			cancel = func() { d.give(answer) }
		}
	}
	d.LieOver(cancel)
	a.Open(d)
}

// Inform opens a dialog that only tells something. Then, which may be nil, is
// called when it has been read.
func (a *App) Inform(title, text string, then func()) {
	a.Ask(Question{Title: title, Text: text, Family: palette.Orange, Answers: []Answer{
		{ID: "ok", Label: a.Say("dialog.ok"), Main: true, Cancel: true, Do: then},
	}})
}

// Confirm opens a dialog that asks before something is done. The ids of the messages of
// its title and its answers begin with prefix, such as "dialog.leave.".
func (a *App) Confirm(prefix, text string, family palette.Family, do func()) {
	a.Ask(Question{Title: a.Say(prefix + "title"), Text: text, Family: family, Answers: []Answer{
		{ID: "no", Label: a.Say(prefix + "no"), Cancel: true},
		{ID: "yes", Label: a.Say(prefix + "yes"), Main: true, Do: do},
	}})
}

// give takes an answer.
func (d *Dialog) give(answer Answer) {
	d.Close()
	if answer.Do != nil {
		answer.Do()
	}
}

// Key is nothing: a dialog stays as it was opened, see [Content].
func (d *Dialog) Key() struct{} { return struct{}{} }

// Build lays the dialog out, see [Content]. Its buttons stand beside each other, or below
// each other where there is no room for that, the strong one first.
func (d *Dialog) Build() *flow.Node {
	text := flow.Scroll("text", flow.Text(d.Text, render.Body, 0))
	row, column := flow.Row(flow.Spring()).Gap(render.Gap), flow.Column().Gap(render.Near)
	var buttons []*flow.Node
	for _, answer := range d.Answers {
		buttons = append(buttons, d.button(answer))
	}
	row.Add(buttons...)
	slices.Reverse(buttons)
	column.Add(buttons...)
	return Panel(d.Family, flow.Column(
		flow.Text(d.Title, render.Title, 0), text, flow.Space(render.None, render.Near), flow.First(row, column),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}

// button is the button of an answer.
func (d *Dialog) button(answer Answer) *flow.Node {
	b := ui.Button{Label: answer.Label}
	c := ui.Control{ID: answer.ID, Do: func(ui.Event) { d.give(answer) }}
	switch {
	case answer.Main:
		b.Kind, b.Key, c.Keys = control.Primary, d.KeyFor(input.Accept), input.SetOf(input.Accept, input.GoOn)
	case answer.Cancel:
		b.Key, c.Keys = d.KeyFor(input.Cancel), input.SetOf(input.Cancel)
	}
	c.Widget = b
	return flow.Control(c).Least(render.FieldLeast, render.None).Size(render.None, render.MainHeight)
}

// Panel puts something on paper with a coloured head, for a page that lies over others,
// see [Page.LieOver].
func Panel(family palette.Family, content *flow.Node) *flow.Node {
	return flow.Column(
		flow.Space(render.None, render.Binding), content.Pad(render.Broad, render.Wide), flow.Space(render.None, render.Near),
	).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { control.Dialog(t, dst, r, family) })
}
