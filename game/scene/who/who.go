package who

import (
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/profiles"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
)

// page is the page on which somebody says who they are, or who sits at a seat.
type page struct {
	*app.Page[view]
	ask *app.Who
	// is is what has been chosen so far, but for the name, which is written in a field.
	is   profiles.Profile
	name *edit.Field
	// lettersDropped says that letters were left out of the name because they cannot be shown.
	lettersDropped bool
}

// view is all that the page depends on. Chosen has no name: the field shows that by itself.
type view struct {
	chosen profiles.Profile
	// typing says that the field for the name has the keyboard, elsewhere that another
	// control than that has it which says that all is well: Enter means that control then.
	typing, elsewhere, lettersDropped bool
}

// New returns the page. At the name, the first letter replaces what stands there.
func New(a *app.App, ask *app.Who) app.Scene {
	p := &page{ask: ask, is: ask.Is, name: edit.NewField(ask.Is.Name, table.LongestName)}
	p.is.Name = ""
	if p.is.Character == cast.Nobody {
		p.is.Character = cast.ForPersons()[0]
	}
	p.Page = app.NewPage[view](a, "who", p)
	p.First = faceID(p.is.Character)
	if !ask.AtFace {
		p.First = "name"
		p.name.SelectAll()
		p.UI.Focus(p.First, false)
	}
	return p
}

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	id, shown := p.UI.Focused()
	v := view{chosen: p.is, typing: id == "name", lettersDropped: p.lettersDropped}
	v.elsewhere = shown && id != "" && id != "name" && id != "me"
	return v
}

// Build lays the page out, see [app.Content]: what belongs to the person beside the faces to
// choose from, or above them.
func (p *page) Build() *flow.Node {
	beside := func(person, faces *flow.Node) *flow.Node {
		// What is said of a face may take two lines.
		wide := flow.Column(flow.Space(render.DialogWidth, render.None), flow.Row(onSheet(faces).Evenly()).Grow(1))
		return flow.Row(
			onSheet(person).Size(render.PaneLeast, render.None).Least(render.TextLeast, render.None), wide.Grow(1),
		).Gap(render.Wide)
	}
	above := func(hero bool) *flow.Node {
		return flow.Column(onSheet(p.person(hero)), onSheet(p.faces(render.Plate)).Grow(1)).Gap(render.Wide)
	}
	scrolled := flow.Scroll("who", above(false))
	all := flow.First(
		beside(p.person(true), p.faces(render.Medallion)),
		beside(p.person(true), p.faces(render.Plate)),
		beside(p.person(false), p.faces(render.Plate)),
		beside(flow.Scroll("person", p.person(false)), flow.Scroll("faces", p.faces(render.Plate))),
		scrolled,
	)
	if p.View().IsUpright() {
		all = flow.First(above(true), above(false), scrolled)
	}
	return app.Desk(flow.Column(p.head(), all.Grow(1)).Gap(render.Gap).Pad(render.Margin, render.Gap), p.desk())
}

// onSheet puts something on a sheet of its own.
func onSheet(n *flow.Node) *flow.Node {
	return flow.Column(flow.Space(render.None, render.Tight), n.Grow(1)).Pad(render.Wide, render.Gap).On(pieces.Sheet)
}

// head is the headline, and what can be done.
func (p *page) head() *flow.Node {
	c := &p.Theme.Palette
	id := "who.title"
	switch {
	case p.ask.Computer:
		id = "who.title_computer"
	case !p.ask.Own:
		id = "who.title_other"
	}
	title := func() *flow.Node { return flow.Line(p.Say(id), render.Display.In(c.Cream)) }
	return flow.First(
		flow.Row(title(), flow.Line(p.Say("who.hint"), render.Item.In(c.Cream))).Gap(render.Wide).Baseline(),
		flow.Column(title(), flow.Text(p.Say("who.hint"), render.Item.In(c.Cream), 3)),
	)
}

// person is what has been chosen so far, and what can be besides the face. Hero says that
// there is room for a large one.
func (p *page) person(hero bool) *flow.Node {
	label := func(id string) *flow.Node { return flow.Line(p.Say(id), render.Label.In(p.Theme.Palette.Ink2)) }
	all := flow.Column().Gap(render.Near)
	if hero {
		face := p.face(p.is.Character)
		all.Add(flow.Picture(render.Illustration, render.Illustration, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			player.PickFace(t, dst, r, face, happy)
		}).Least(render.Medallion, render.Medallion).Grow(1))
	}
	says := p.is.Character.LineID()
	if p.ask.Computer {
		says = p.is.Character.PlaysID()
	}
	all.Add(
		flow.Centered(p.Say(says), render.Fine.In(p.Theme.Palette.Ink2), 3),
		label("who.name"), p.field(),
	)
	if p.lettersDropped {
		all.Add(flow.Text(p.Say("setup.bad_letters"), render.Label.In(p.Theme.Palette.Loss), 2))
	}
	all.Add(label("who.piece"), p.pieces(), p.colours())
	if met := p.met(); met != nil {
		all.Add(label("who.met"), met)
	}
	return all
}

// field is the field for the name. Left empty, it stands for the name of the face.
func (p *page) field() *flow.Node {
	return flow.Control(ui.Control{
		ID: "name", Widget: ui.TextField{Field: p.name, Hint: p.Say(p.is.Character.NameID())},
		Do: func(ui.Event) {
			if p.name.Preedit() != "" {
				return // it is not written yet
			}
			shown, gone := app.Displayable(p.name.Text())
			if p.lettersDropped = gone != ""; shown != p.name.Text() {
				p.name.SetText(shown)
			}
		},
	})
}

// face returns how a character looks at the table.
func (p *page) face(c cast.Character) render.Character {
	return render.Character{ID: c.String(), Seat: palette.SeatColor(p.is.Colour)}
}

// met are the people to choose from who have played here before, nil where there is nobody.
func (p *page) met() *flow.Node {
	if p.ask.Computer || len(p.ask.Met) == 0 {
		return nil
	}
	list := flow.Wrap().Gap(render.Near)
	for i, m := range p.ask.Met {
		face := render.Character{ID: m.Character.String(), Seat: palette.SeatColor(m.Colour)}
		list.Add(flow.Row(
			flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Portrait(dst, r, face, still) }),
			flow.Line(m.Name, render.Label),
		).Gap(render.Tight).Pad(render.Near, render.Tight).Least(render.None, render.Reach).Pressed(ui.Control{
			ID: numbered("met-", i), Do: func(ui.Event) {
				p.name.SetText(m.Name)
				m.Name = ""
				p.is = m
			},
		}, options.Choice))
	}
	return list
}

// desk has the buttons.
func (p *page) desk() *flow.Node {
	back := flow.Control(ui.Control{
		ID: "back", Keys: input.SetOf(input.Cancel), Do: func(ui.Event) { p.Close() },
		Widget: ui.Button{Label: p.Say("setup.back"), Key: p.KeyFor(input.Cancel), OnWood: true},
	})
	surprise := ui.Button{Label: p.Say("who.surprise"), OnWood: true}
	if !p.Key().typing {
		surprise.Key = p.KeyFor(input.Random)
	}
	me := ui.Button{Label: p.Say("who.done"), Kind: control.Primary, OnWood: true, Size: render.Head.Size}
	if p.ask.Own {
		me.Label = p.Say("who.me")
	}
	if !p.Key().elsewhere {
		me.Key = p.KeyFor(input.Accept)
	}
	buttons := func(says *flow.Node) *flow.Node {
		return flow.Row(
			back, says,
			flow.Control(ui.Control{ID: "surprise", Keys: input.SetOf(input.Random), Widget: surprise, Do: func(ui.Event) { p.surprise() }}),
			flow.Control(ui.Control{ID: "me", Keys: input.SetOf(input.Accept), Widget: me, Do: func(ui.Event) { p.accept() }}).Upto(render.PaneLeast),
		).Gap(render.Gap)
	}
	keys := flow.Text(p.Say("who.keys"), render.Item.In(p.Theme.Palette.OnWood), 2).Grow(1)
	return flow.First(buttons(keys), buttons(flow.Spring()))
}

// surprise chooses another face, piece and colour by chance: what nobody else has.
func (p *page) surprise() {
	of := func(n int, now uint8, has func(profiles.Profile) uint8) uint8 {
		for {
			v := uint8(rand.IntN(n))
			if v != now && p.ownerOf(v, has) == nil {
				return v
			}
		}
	}
	all := cast.All()
	p.is.Character = all[of(len(all), uint8(p.is.Character)-1, func(o profiles.Profile) uint8 { return uint8(o.Character) - 1 })]
	if len(p.ask.Others) < render.MaxSeats-1 {
		p.is.Token = of(render.MaxSeats, p.is.Token, tokenOf)
		p.is.Colour = of(render.MaxSeats, p.is.Colour, colourOf)
	}
}

// accept takes what there is.
func (p *page) accept() {
	is := p.is
	if is.Name = app.ShownName(p.name.Text(), table.LongestName); is.Name == "" {
		is.Name = p.Say(is.Character.NameID())
	}
	p.Close()
	p.ask.Done(is)
}
