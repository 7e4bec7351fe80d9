// Package recap is the panel that sums up for a person what happened since the last turn,
// where everything was shown in an instant.
//
// What lives here: how the summary is laid out. What does not: what each game tells of
// (packages recap/money and recap/armies below), and which events are worth mentioning,
// which packages stage and campaign collect.
package recap

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
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Account is what is told to a person.
type Account interface {
	// Turns says how many turns there have been, and how they touched the person.
	Turns() string
	// Change is what the person had after the last turn, and has now.
	Change() Change
	// Deeds are what happened, in its order.
	Deeds() []Deed
	// Picture stands above the deeds, nil for none.
	Picture() *flow.Node
	// Foot stands at the foot: what else is to be known for the turn.
	Foot() *flow.Node
}

// Change is how a figure has changed: what is written over each side, the figure then and
// now, and the difference.
type Change struct {
	ThenLabel, NowLabel, Then, Now, Difference string
	// Better says that it is more now than then, and Worse that it is less.
	Better, Worse bool
}

// Deed is what somebody did.
type Deed struct {
	// Sign is the picture of it: where it happened, or what it was about.
	Sign *flow.Node
	// Seat did it. Line says so, and Note what came of it.
	Seat rules.Seat
	Line []words.Span
	Note string
	// Effect is what it did to the person, "" for nothing, and Better that it was good.
	Effect string
	Better bool
	// Touches says that it concerns the person.
	Touches bool
}

// page lists what happened. It stays as it was opened.
type page struct {
	session.OverPage[struct{}]
	seat    rules.Seat
	account Account
}

// New returns the recap for the person at a seat. Valid reports whether the same is still
// asked.
func New(s *session.Session, seat rules.Seat, account Account, valid func() bool) app.Scene {
	p := &page{seat: seat, account: account}
	p.OverPage = session.NewOverPage(s, "recap", p)
	p.First, p.Valid = "recap-go", valid
	return p
}

// Key is nothing, see [app.Content].
func (p *page) Key() struct{} { return struct{}{} }

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	ink2 := p.Theme.Palette.Ink2
	face := p.M.Face(p.seat, render.LargeSign)
	deeds := flow.Column(p.account.Picture()).Gap(render.Hair)
	list := p.account.Deeds()
	for i := range list {
		deeds.Add(p.deed(&list[i]))
	}
	return flow.Column(
		flow.Row(face, flow.Column(
			flow.Text(p.Say("recap.title", words.Name("name", p.M.Names[p.seat])), render.Head, 2),
			flow.Text(p.account.Turns(), render.Body.In(ink2), 2),
		).Grow(1)).Gap(render.Gap),
		p.change(),
		flow.Scroll("recap-deeds", deeds),
		sumRule(), p.account.Foot(),
		flow.Control(ui.Control{
			ID: "recap-go", Keys: session.GoOn, Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("recap.ready"), Key: p.KeyFor(input.Accept), Kind: control.Primary},
		}),
	).Gap(render.Gap).Pad(render.Wide, render.Broad).Size(render.SideWidth, render.None).Least(render.PaneLeast, render.None).Most(render.DialogWidth).
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.Sheet(t, dst, r)
			pieces.Pin(t, dst, r.CenterX(), r.Y+t.Length(render.Tight), palette.Blue)
		})
}

// sumRule is the strong line above what it has come to.
func sumRule() *flow.Node {
	return flow.Space(render.None, render.Tight).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.SumRule(t, dst, r.X, r.CenterY(), r.W)
	})
}

// change says what the person had after the last turn, and has now.
func (p *page) change() *flow.Node {
	c, pal := p.account.Change(), &p.Theme.Palette
	family, ink := palette.Slate, pal.Ink
	switch {
	case c.Better:
		family, ink = palette.Green, pal.Gain
	case c.Worse:
		family, ink = palette.Red, pal.Loss
	}
	box := func(label, figure string, ink palette.Color, change string, family palette.Family) *flow.Node {
		return flow.Column(
			flow.Line(label, render.Remark.In(pal.Ink2)),
			flow.Row(flow.Line(figure, render.Head.In(ink)).Grow(1), flow.Line(change, render.Label.In(ink))).Gap(render.Near).Baseline(),
		).Pad(render.Gap, render.Tight).Grow(1).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.Box(t, dst, r, family, change != "")
		})
	}
	then := flow.Picture(render.Gap, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		marks.Separator(t, dst, r.CenterX(), r.CenterY())
	})
	return flow.Row(box(c.ThenLabel, c.Then, pal.Ink, "", palette.Slate), then, box(c.NowLabel, c.Now, ink, c.Difference, family)).Gap(render.Hair)
}

// deed is a row of the recap: what somebody did, what came of it, and what it did to the
// person.
func (p *page) deed(d *Deed) *flow.Node {
	pal, token := &p.Theme.Palette, p.M.Tokens[d.Seat]
	who, did := words.Line{Spans: d.Line}.Lead()
	var effect *flow.Node
	if d.Effect != "" {
		ink := pal.Loss
		if d.Better {
			ink = pal.Gain
		}
		effect = flow.Line(d.Effect, render.Head.In(ink))
	}
	touches := d.Touches
	return flow.Row(
		d.Sign,
		flow.Column(
			flow.Row(flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				sq := r.Square()
				pieces.DrawToken(t, dst, token, sq.X, sq.Y, sq.W, pieces.Flat)
			}), flow.Text(did, render.Body, 2).Lead(who, render.Label).Grow(1)).Gap(render.Tight),
			flow.Text(d.Note, render.Fine.In(pal.Ink2), 2),
		).Along(flow.Center).Grow(1),
		effect,
	).Gap(render.Gap).Pad(render.Gap, render.Tight).Least(render.None, render.Row).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		control.Row(t, dst, r, false, render.State{Active: touches})
	})
}
