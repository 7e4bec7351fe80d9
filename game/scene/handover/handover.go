// Package handover is the page that covers the table until the person who is asked next
// has the device.
//
// What lives here: the cover, with the name of that person. What does not: when a device
// is handed over, which package session decides.
package handover

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// page fills the window, so that nothing of the table is seen below it.
type page struct {
	session.OverPage[struct{}]
	session.Handover
}

// New returns the page on which a person takes the device.
func New(a *app.App, h session.Handover) app.Scene {
	p := &page{Handover: h}
	p.OverPage = session.OverPage[struct{}]{Page: app.NewPage[struct{}](a, "handover", p), M: h.Session}
	p.OverPage.Valid = func() bool {
		asked, ok := h.Session.AskedSeat()
		return ok && asked == h.To
	}
	p.First, p.Growth = "handover-take", growths
	return p
}

// growths are the factors of the type: the page has little on it.
var growths = []float64{2, 1.8, 1.6, 1.45, 1.3, 1.15, 1, .9, .8, .7, .6}

// Tick opens the menu from here, too: nothing else can be closed. See [app.Scene].
func (p *page) Tick(in *input.State) (dirty bool) {
	done, dirty := p.TickFor(in)
	if done.Free.HasAny(input.Cancel, input.Menu) {
		p.UI.Release()
		session.PauseDoor.Open(p.App, p.Session)
	}
	return dirty
}

// Key is nothing, see [app.Content].
func (p *page) Key() struct{} { return struct{}{} }

// take uncovers the table.
func (p *page) take() {
	p.Close()
	if p.Taken != nil {
		p.Taken()
	}
}

// Build lays the page out, see [app.Content].
func (p *page) Build() *flow.Node {
	name, token, ink2 := p.Session.Names[p.To], p.Session.Tokens[p.To], p.Theme.Palette.Ink2
	who := words.Name("name", name)
	panel := flow.Column(
		flow.Space(render.None, render.Binding),
		flow.Centered(p.Say("pass.to"), render.Item.In(ink2), 1),
		flow.Centered(name, render.Display, 1),
		p.Session.StillFace(p.To, render.Illustration, faces.Features{Expression: faces.Happy}).Across(flow.Center),
		flow.Row(
			flow.Art("eyeoff", render.LargeSign),
			flow.Column(flow.Text(p.Say("pass.covered"), render.Label, 2), flow.Text(p.Say("pass.until", who), render.Body.In(ink2), 2)).Grow(1),
		).Gap(render.Gap).Pad(render.Gap, render.Near).OnWell(),
		p.order(),
		flow.Control(ui.Control{
			ID: "handover-take", Keys: session.GoOn, Do: func(ui.Event) { p.take() },
			Widget: ui.Button{Label: p.Say("pass.ready", who), Key: p.KeyFor(input.Accept), Kind: control.Primary},
		}),
	).Gap(render.Gap).Pad(render.Broad, render.Wide).Size(render.PaneLeast, render.None).
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.SeatSheet(t, dst, r, token.Color) })
	page := flow.Column(panel.Across(flow.Center)).Along(flow.Center).Pad(render.Margin, render.Margin)
	return flow.Pile(app.Desk(flow.Spring(), flow.Row()), page)
}

// order shows all seats in turn order, with who had the device and who gets it.
func (p *page) order() *flow.Node {
	n := len(p.Session.Players)
	row := flow.Row().Along(flow.Center)
	for i := range n {
		seat := rules.Seat((int(p.From) + i) % n)
		if i > 0 {
			row.Add(flow.Picture(render.Gap, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				marks.Separator(t, dst, r.CenterX(), r.CenterY())
			}).Across(flow.Start))
		}
		row.Add(p.seat(seat).Across(flow.Start))
	}
	// Who comes after is told where it is not plain.
	next, then := rules.Seat((int(p.To)+1)%n), ""
	if n > 2 && next != p.From {
		then = p.Say("pass.then", words.Name("name", p.Session.Names[next]))
	}
	return flow.Column(row, flow.Centered(then, render.Column.In(p.Theme.Palette.Ink2), 1)).Gap(render.Hair)
}

// seat shows a player's token, and what that has to do with the device.
func (p *page) seat(seat rules.Seat) *flow.Node {
	token, style, state := p.Session.Tokens[seat], pieces.Flat, ""
	ink := p.Theme.Palette.Ink2
	gets := seat == p.To
	switch {
	case gets:
		state, ink = p.Say("pass.now"), p.Theme.Palette.Loss
	case seat == p.From:
		state, style = p.Say("pass.done"), pieces.Faint
	}
	return flow.Column(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			sq := r.Square()
			if gets {
				marks.ActiveRing(t, dst, sq, t.Length(render.Near))
			}
			pieces.Box(t, dst, sq, palette.Slate, false)
			sq = sq.Inset(t.Length(render.Tight))
			pieces.DrawToken(t, dst, token, sq.X, sq.Y, sq.W, style)
		}).Across(flow.Center),
		flow.Centered(state, render.Column.In(ink), 1),
	).Gap(render.Tight)
}
