package saves

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Build lays the page out, see [app.Content].
func (p *page) Build() *flow.Node {
	list := flow.Column().Gap(render.Near).Pad(render.Near, render.Near)
	for i, r := range p.rows {
		list.Add(p.row(i, r))
	}
	if len(p.rows) == 0 && len(p.unread) == 0 {
		list.Add(p.nothing())
	}
	page := sheet("saves", list,
		flow.Space(render.None, render.Tight), p.head().Pad(render.Margin, render.None), p.saver(),
		flow.If(p.trouble != "", flow.Text(p.trouble, render.Body.In(p.Theme.Palette.Loss), 4)),
	)
	if p.folder != nil {
		page = p.picker()
	}
	wall := flow.Row(page.Grow(1)).Gap(render.Margin)
	if p.hasColumn() {
		wall = flow.Row(p.column(), page.Grow(1)).Gap(render.Margin)
	}
	return app.Desk(wall.Pad(render.Margin, render.Gap), p.desk())
}

// sheet is paper with a list below what heads it. It is as high as that, so that the wall shows
// below it, or as high as the page where the list has to be scrolled.
func sheet(id ui.ID, list *flow.Node, head ...*flow.Node) *flow.Node {
	on := func(list *flow.Node) *flow.Node {
		return flow.Column(head...).Add(list).Gap(render.Near).Pad(render.Wide, render.Gap).On(pieces.PinnedSheet)
	}
	return flow.First(flow.Column(on(list)), on(flow.Scroll(id, list).Grow(1)))
}

// nothing is what stands there while no game is saved: a box that nobody has opened yet, with a
// cat that sees no reason to get up.
func (p *page) nothing() *flow.Node {
	box := flow.Picture(render.BoxWidth, render.ChosenHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		at := r.BottomPart(.7 * r.H) // the cat has the rest
		gamebox.SmallBox(t, dst, at, "big")
		gamebox.BoxCat(t, dst, gamebox.SmallCover(at))
	})
	return flow.Column(box, flow.Centered(p.Say("saves.none"), render.Body.In(p.Theme.Palette.Ink2), 3)).Gap(render.Gap)
}

// head is the headline, with what the list is sorted by.
func (p *page) head() *flow.Node {
	title := flow.Line(p.Say("saves.title"), render.Title)
	count := flow.If(len(p.rows)+len(p.unread) > 0, flow.Line(p.Words.Count("saves.count", len(p.rows)+len(p.unread)), render.Body.In(p.Theme.Palette.Ink2)))
	sorted := flow.Control(ui.Control{
		ID: "order", Widget: ui.Segmented{Selected: int(p.order), Options: []ui.Option{
			{Text: p.Say("saves.newest")}, {Text: p.Say("saves.by_name")}, {Text: p.Say("saves.by_edition")},
		}},
		Do: func(e ui.Event) {
			p.finishRenaming()
			p.order = order(e.Value)
			p.sort()
			p.version++
		},
	})
	return flow.First(
		flow.Row(title, count, flow.Spring(), sorted).Gap(render.Gap),
		flow.Column(flow.Row(title, flow.Spring(), count).Gap(render.Gap), sorted).Gap(render.Tight),
	)
}

// saver is where the running game is saved under a name, nil where none runs.
func (p *page) saver() *flow.Node {
	if p.Running == nil {
		return nil
	}
	field := flow.Control(ui.Control{
		ID: "save-name", Widget: ui.TextField{Field: p.saveAs, Hint: p.Say("saves.name")}, Do: func(ui.Event) { p.version++ },
	}).Grow(1)
	if p.hasColumn() {
		return flow.Row(field) // the button stands there
	}
	return flow.First(
		flow.Row(field, p.keeper()).Gap(render.Gap), flow.Column(field, p.keeper()).Gap(render.Tight),
	)
}

// keeper is the button that saves the running game under the name in the field.
func (p *page) keeper() *flow.Node {
	save := ui.Control{
		ID: "save", Widget: ui.Button{Label: p.Say("saves.keep"), Art: "save", Key: p.KeyFor(input.Save)}, Keys: input.SetOf(input.Save), Do: func(ui.Event) { p.save() },
	}
	if p.Key().typing == "save-name" {
		save.Keys = input.SetOf(input.Accept, input.Save)
	}
	return flow.Control(save)
}

// row is one saved game, or what says that it is in the bin.
func (p *page) row(i int, r *row) *flow.Node {
	c, called := &p.Theme.Palette, words.Text("name", r.called)
	icon := func(part, sign, tip string, do func()) *flow.Node {
		return flow.Control(ui.Control{
			ID: rowID(i, part), Widget: ui.IconButton{Sign: sign}, Tip: control.Tip{Title: p.Say(tip, called)}, Do: func(ui.Event) { do() },
		}).Size(render.ControlHeight, render.ControlHeight)
	}
	if r.binned {
		label := ui.Button{Label: p.Say("setup.kept_back")}
		back := ui.Control{ID: rowID(i, "back"), Do: func(ui.Event) { p.bin(r, false) }}
		if p.firstBinned(r) {
			back.Keys, label.Key = input.SetOf(input.Undo), p.KeyFor(input.Undo)
		}
		back.Widget = label
		return flow.Row(
			flow.Art("trash", render.LargeSign),
			flow.Column(
				flow.Text(p.Say("setup.kept_bin", called), render.Subhead, 2), flow.Text(p.Say("setup.kept_bin_note"), render.Body.In(c.Ink2), 2),
			).Along(flow.Center).Grow(1),
			flow.Control(back),
		).Gap(render.Gap).Pad(render.Gap, render.Gap).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			options.Choice(t, dst, r, render.State{Off: true})
		})
	}
	buttons := flow.Row().Gap(render.Tight)
	if r.game != nil {
		buttons.Add(p.renamer(i, r))
	}
	if r.fault == "" {
		buttons.Add(icon("export", "export", "saves.export", func() { p.export(r) }))
	}
	if r.running() && p.Running != nil {
		buttons.Add(flow.Space(render.ControlHeight, render.None)) // nobody throws away what they play
	} else {
		buttons.Add(icon("bin", "trash", "setup.kept_delete", func() {
			p.bin(r, true)
			p.UI.Focus(rowID(i, "back"), true)
		}))
	}
	head := p.name(r)
	if p.renaming == r {
		head = p.newNameOf(i, r)
	}
	game := flow.Row(p.picture(r), p.says(r, head).Grow(1), flow.Column(buttons).Along(flow.Center)).Gap(render.Gap).Pad(render.Near, render.Near)
	if p.renaming == r {
		return game.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { options.Choice(t, dst, r, render.State{}) })
	}
	use := ui.Control{ID: rowID(i, "use"), Active: p.chosen == r, Do: func(ui.Event) {
		p.finishRenaming()
		p.chosen = r
	}}
	if r.fault != "" {
		use.Off, use.Reason = true, r.fault
	}
	return game.Pressed(use, options.Choice)
}

// renamer is the button that lets a game be given another name, and that ends it.
func (p *page) renamer(i int, r *row) *flow.Node {
	c := ui.Control{
		ID: rowID(i, "rename"), Widget: ui.IconButton{Sign: "rename"}, Tip: control.Tip{Title: p.Say("setup.kept_rename", words.Text("name", r.called))},
		OpensField: p.renaming != r, Do: func(ui.Event) { p.rename(i, r) },
	}
	if p.renaming == r {
		c.Active, c.Tip.Title, c.Keys = true, p.Say("setup.kept_done"), input.SetOf(input.Accept)
		c.Do = func(ui.Event) {
			p.finishRenaming()
			p.UI.Focus(rowID(i, "use"), true)
		}
	}
	return flow.Control(c).Size(render.ControlHeight, render.ControlHeight)
}

// picture is the month of a game.
func (p *page) picture(r *row) *flow.Node {
	if r.is.Paint == nil {
		return flow.Art("folder", render.Well)
	}
	return flow.Picture(render.Medallion, render.TallRow, r.is.Paint).Least(render.Plate, render.Plate)
}

// newNameOf is where a game is given another name, with the key that keeps it.
func (p *page) newNameOf(i int, r *row) *flow.Node {
	field := flow.Control(ui.Control{
		ID: rowID(i, "name"), Widget: ui.TextField{Field: p.newName, Hint: r.called}, Do: func(ui.Event) {},
	}).Grow(1)
	key := p.KeyFor(input.Accept)
	if key == "" {
		return flow.Row(field)
	}
	note := flow.Line(p.Say("saves.rename_note", words.Text("key", key)), render.Remark.In(p.Theme.Palette.Ink2))
	return flow.First(flow.Row(field, note).Gap(render.Gap), flow.Row(field))
}

// name is what a game is called, with its edition.
func (p *page) name(r *row) *flow.Node {
	c := &p.Theme.Palette
	chip := func(text string, ground, ink palette.Color) *flow.Node {
		return flow.Row(flow.Line(text, render.Label.In(ink))).Pad(render.Near, render.Hair).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Pen(dst).Fill(r, r.H/2, ground)
		})
	}
	head := flow.Wrap(flow.Line(r.called, render.Subhead)).Gap(render.Near)
	if r.fault != "" {
		return head
	}
	head.Add(chip(r.is.Edition, c.Paper3, c.Ink))
	if store.IsKept(r.name) || r.running() {
		head.Add(chip(p.Say("saves.by_itself"), c.Families[palette.Green].Face, palette.White))
	}
	return head
}

// says is what helps to know a game again, below its name.
func (p *page) says(r *row, head *flow.Node) *flow.Node {
	c := &p.Theme.Palette
	if r.fault != "" {
		return flow.Column(head, flow.Text(r.fault, render.Body.In(c.Loss), 3)).Along(flow.Center)
	}
	where := flow.Wrap(flow.Line(r.is.Where, render.Label)).Gap(render.Near)
	if r.is.Leader != "" {
		where.Add(flow.Line(r.is.Leader, render.Body.In(c.Ink2)))
	}
	foot := flow.Wrap().Gap(render.Tight)
	for _, player := range r.game.Players() {
		foot.Add(flow.Token(pieces.Token{Color: palette.SeatColor(player.Colour), Shape: pieces.Shape(player.Token)}, render.Sign, pieces.Flat))
	}
	foot.Add(flow.Line(app.SavedWhen(p.Words, r.at, time.Now()), render.Remark.In(c.Ink2)))
	return flow.Column(head, where, foot).Gap(render.Tight).Along(flow.Center)
}

// rename lets a game be given another name, or ends that.
func (p *page) rename(i int, r *row) {
	was := p.renaming
	if p.finishRenaming(); was != r {
		p.renaming, p.newName = r, edit.NewField(r.game.Title(), table.LongestTitle)
		p.newName.SelectAll()
		p.UI.Focus(rowID(i, "name"), true)
		p.version++
	}
}

// desk has the buttons. The name of the game that is chosen stands on the strong one where it has
// room.
func (p *page) desk() *flow.Node {
	short := p.Say("saves.load_none")
	if p.chosen == nil {
		return p.buttons(short)
	}
	return flow.First(p.buttons(p.Say("saves.load", words.Text("name", p.chosen.called))), p.buttons(short))
}

// buttons are those on the desk, the strong one with a label.
func (p *page) buttons(label string) *flow.Node {
	button := func(id ui.ID, label string, key input.Action, do func()) *flow.Node {
		c, b := ui.Control{ID: id, Do: func(ui.Event) { do() }}, ui.Button{Label: label, OnWood: true}
		if key != input.NoAction {
			c.Keys = input.SetOf(key)
		}
		if c.Keys != 0 && p.Key().typing == "" {
			b.Key = p.KeyFor(key)
		}
		c.Widget = b
		return flow.Control(c)
	}
	main := ui.Button{Label: label, Kind: control.Primary, OnWood: true, Size: render.Head.Size}
	load := ui.Control{ID: "load", Do: func(ui.Event) { p.load() }}
	if p.chosen == nil {
		load.Off, load.Reason = true, p.Say("saves.none")
	}
	if p.Key().typing == "" {
		load.Keys = input.SetOf(input.Accept, input.GoOn)
		if !p.Key().elsewhere {
			main.Key = p.KeyFor(input.Accept)
		}
	}
	load.Widget = main
	var back *flow.Node
	if !p.hasColumn() || p.folder != nil {
		back = button("back", p.Say("setup.back"), input.Cancel, p.leave)
	}
	if p.folder != nil {
		return flow.Row(back, flow.Spring())
	}
	return flow.Row(
		back, flow.Spring(),
		button("open", p.Say("saves.open"), input.Open, p.open), button("new", p.Say("title.new_game"), input.No, p.newGame),
		flow.Control(load).Upto(render.PaneMost),
	).Gap(render.Gap)
}
