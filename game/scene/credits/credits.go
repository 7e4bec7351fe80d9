// Package credits is the panel that lists what the program is made of that others have made, with
// their licenses.
//
// What lives here: the list, and the panel with the text of one license. What does not: the list
// itself and its texts (package assets, written by game/tools/parts).
package credits

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/assets"
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// list is the panel with the parts.
type list struct {
	*app.Page[struct{}]
	parts []assets.Part
}

// New returns the panel, to lie over the title.
func New(a *app.App, _ app.Nothing) app.Scene {
	l := &list{parts: assets.Parts()}
	l.Page = app.NewPage[struct{}](a, "credits", l)
	l.LieOver(l.Close)
	l.First = "close"
	return l
}

// Key is nothing: the panel stays as it was opened, see [app.Content].
func (l *list) Key() struct{} { return struct{}{} }

// Build lays the panel out, see [app.Content].
func (l *list) Build() *flow.Node {
	rows := flow.Column()
	for i, p := range l.parts {
		row := flow.Row(
			flow.Line(l.name(p), render.Item).Grow(1), flow.Line(p.License, render.Remark.In(l.Theme.Palette.Ink2)),
		).Gap(render.Gap).Pad(render.Gap, render.None).Least(render.None, render.LineRow).Size(render.None, render.ControlHeight)
		rows.Add(row.Pressed(ui.Control{ID: ui.ID("part-" + p.Name), Do: func(ui.Event) { openText(l.App, p) }},
			func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				control.Row(t, dst, r, i%2 == 0, state)
			}))
	}
	return panel(l.Page, l.Say("credits.title"), l.Say("credits.text"), flow.Scroll("parts", rows))
}

// name is what a part is called in the list: the names of typefaces say little by themselves.
func (l *list) name(p assets.Part) string {
	if p.Typeface {
		return l.Say("credits.typeface", words.Text("name", p.Name))
	}
	return p.Name
}

// license is the panel with the text of one license.
type license struct {
	*app.Page[struct{}]
	part assets.Part
}

func openText(a *app.App, part assets.Part) {
	p := &license{part: part}
	p.Page = app.NewPage[struct{}](a, "license", p)
	p.LieOver(p.Close)
	p.First = "close"
	a.Open(p)
}

// Key is nothing, as that of the list.
func (p *license) Key() struct{} { return struct{}{} }

// Build lays the panel out, see [app.Content].
func (p *license) Build() *flow.Node {
	under := p.Say("credits.under", words.Text("license", p.part.License), words.Text("version", p.part.Version))
	if p.part.Version == "" {
		under = p.part.License
	}
	text := flow.Column().Gap(render.Near)
	for paragraph := range strings.SplitSeq(p.part.Text, "\n\n") {
		text.Add(flow.Text(paragraph, render.Body, 0))
	}
	return panel(p.Page, p.part.Name, under, flow.Scroll("text", text).Keyed())
}

// panel has a title with a line below it, what is read, and the button that closes it.
func panel(p *app.Page[struct{}], title, under string, read *flow.Node) *flow.Node {
	return app.Panel(palette.Blue, flow.Column(
		flow.Text(title, render.Title, 2), flow.Text(under, render.Body.In(p.Theme.Palette.Ink2), 0), read,
		flow.Control(ui.Control{
			ID: "close", Keys: input.SetOf(input.Accept, input.GoOn), Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("credits.close"), Key: p.KeyFor(input.Cancel), Kind: control.Primary},
		}).Size(render.None, render.MainHeight),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}
