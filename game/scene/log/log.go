// Package log is the panel with all that has happened in a game, sentence by sentence.
//
// What lives here: the scrolled list. What does not: the sentences, which package words
// makes of events, and the latest of them that stand beside the calendar (package frame).
package log

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// page shows the latest sentence first.
type page struct {
	session.OverPage[view]
	m *session.Session
}

// view is all that the panel depends on: the sentences, and how long ago they were.
type view struct {
	lines uint64
	turn  int
}

// New returns the panel.
func New(_ *app.App, l session.LogAt) app.Scene {
	p := &page{m: l.Session}
	p.OverPage = session.NewOverPage(l.Session, "log", p)
	p.Room, p.Unveiled, p.First = l.Room, true, "log-lines"
	return p
}

// Key is what the panel depends on, see [app.Content].
func (p *page) Key() view { return view{p.m.Log.Version, p.m.Turns()} }

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	lines := flow.Column().Gap(render.Tight)
	for i := range p.m.Log.Lines {
		lines.Add(p.m.LogRow(i))
	}
	return flow.Column(
		flow.Row(
			flow.Line(p.Say("log.title"), render.Head).Grow(1),
			flow.Control(ui.Control{
				ID: "log-close", Widget: ui.CrossButton{Size: p.Theme.Length(render.Near)}, Tip: control.Tip{Title: p.Say("log.close")}, Do: func(ui.Event) { p.Close() },
			}).Size(render.ControlHeight, render.None).Least(render.ControlHeight, render.None),
		).Gap(render.Gap),
		flow.Scroll("log-lines", lines).Keyed().Grow(1),
	).Gap(render.Tight).Pad(render.Gap, render.Near).OnPanel(pieces.Paper)
}
