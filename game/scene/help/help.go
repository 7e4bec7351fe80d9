// Package help is the panel with the rules in short.
//
// What lives here: how they are laid out. What does not: which rules each game lists
// (packages help/money and help/armies below), the sentences, and the rule book with all
// rules in full (package scene/rulebook).
package help

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Guide is what a game says in short.
type Guide interface {
	// Sign stands before the headline, and Text below it says what is listed.
	Sign() *flow.Node
	Text() string
	// Sections are the rules.
	Sections() []Section
	// AskCoach opens the coach.
	AskCoach()
}

// Section is a part of the rules, under a title, "" for none.
type Section struct {
	Title   string
	Entries []Entry
}

// Entry is a thing of the game with its rule. Sign is a picture of it.
type Entry struct {
	Sign       *flow.Node
	Name, Rule string
}

// page shows the rules of the game that is played.
type page struct {
	session.OverPage[view]
	guide Guide
}

// view is all that the panel depends on: whether a coach can be asked.
type view struct{ asked bool }

// New returns the panel.
func New(s *session.Session, guide Guide) app.Scene {
	p := &page{guide: guide}
	p.OverPage = session.NewOverPage(s, "help", p)
	p.First = "help-area"
	return p
}

// Key is what the panel depends on, see [app.Content].
func (p *page) Key() view {
	_, asked := p.M.AskedSeat()
	return view{asked && !p.M.Moving()}
}

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	head := flow.Row(
		p.guide.Sign(),
		flow.Column(flow.Line(p.Say("turn.rules"), render.Title), flow.Line(p.guide.Text(), render.Body.In(p.Theme.Palette.Ink2))).Grow(1),
	).Gap(render.Gap)
	const beside = 2
	all, before := flow.Column(), 0
	for _, section := range slices.Concat(p.guide.Sections(), p.fingers()) {
		if section.Title != "" {
			all.Add(flow.Line(section.Title, render.Head).Pad(render.Near, render.Near))
		}
		var list []*flow.Node
		for i, e := range section.Entries {
			list = append(list, entry(before+i, e))
		}
		all.Add(flow.Columns(render.PaneLeast, beside, list...).Gap(render.Hair))
		before += len(list)
	}
	return app.Panel(palette.Red, flow.Column(head, flow.Scroll("help-area", all).Keyed(), p.buttons()).Gap(render.Gap))
}

// fingers says what can be done with a finger that nothing on the screen shows, to those who play so.
func (p *page) fingers() []Section {
	if !p.Caps.Touch {
		return nil
	}
	say := func(sign, id string) Entry {
		return Entry{Sign: Art(sign, palette.Slate), Name: p.Say("help.touch." + id + ".name"), Rule: p.Say("help.touch." + id + ".rule")}
	}
	return []Section{{Title: p.Say("help.touch.title"), Entries: []Entry{say("search", "closer"), say("hint", "explain")}}}
}

// buttons ask the coach, where there is something to ask, open the rule book, and close the
// panel.
func (p *page) buttons() *flow.Node {
	button := func(id ui.ID, label string, show input.Action, keys input.Actions, do func()) *flow.Node {
		return flow.Control(ui.Control{ID: id, Widget: ui.Button{Label: label, Key: p.KeyFor(show)}, Keys: keys, Do: func(ui.Event) { do() }})
	}
	row := flow.Row().Gap(render.Near)
	if p.Key().asked {
		row.Add(button("coach-ask", p.Say("coach.ask"), input.Coach, input.SetOf(input.Coach), func() {
			p.Close()
			p.guide.AskCoach()
		}))
	}
	return row.Add(
		flow.Spring(),
		button("help-book", p.Say("rules.open"), input.Rules, input.SetOf(input.Rules), p.OpenRules),
		button("help-close", p.Say("deals.close"), input.Cancel, input.SetOf(input.Help, input.Accept), p.Close),
	)
}

// entry is a thing with its rule, in a row of the list.
func entry(i int, e Entry) *flow.Node {
	return flow.Row(
		e.Sign, flow.Column(flow.Line(e.Name, render.Subhead), flow.Text(e.Rule, render.Fine, 0)).Along(flow.Center).Grow(1),
	).Gap(render.Gap).Pad(render.Near, render.Near).OnRow(i%2 == 0)
}

// Art is a piece of artwork on the tint of a family.
func Art(name string, family palette.Family) *flow.Node {
	return OnTint(family, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Art(dst, name, r.X, r.Y, r.W) })
}

// OnTint is something drawn on the tint of a family.
func OnTint(family palette.Family, paint flow.Painter) *flow.Node {
	return flow.Picture(render.Row, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		pieces.TintWell(t, dst, sq, t.Length(render.Near), family)
		paint(t, dst, sq.Inset(t.Length(render.Tight)))
	}).Least(render.Row, render.Row)
}
