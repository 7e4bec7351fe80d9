package setup

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/gamebox"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// presetList is the part with the set-ups that are kept under names.
func (s *Setup) presetList(Trouble) []*flow.Node {
	name := app.CleanName(s.presetName.Written())
	keep := ui.Control{ID: "keep", Do: func(ui.Event) { s.keep() }}
	label := "setup.keep"
	switch {
	case s.presets.Locked:
		keep.Off, keep.Reason = true, s.presetsTrouble()
	case name == "":
		keep.Off, keep.Reason = true, s.Say("setup.keep_no_name")
	case s.presets.Named(name) != nil:
		label = "setup.keep_again"
	}
	keep.Widget = ui.Button{Label: s.Say(label)}
	if s.Key().typing == "keep-name" {
		keep.Keys = input.SetOf(input.Accept)
	}
	field, button := s.nameField("keep-name", s.presetName, s.Say("setup.keep_name")).Grow(1), flow.Control(keep)
	pane := s.Pane("setup.head.kept", s.linkButton(), flow.First(
		flow.Row(field, button).Gap(render.Gap), flow.Column(field, button).Gap(render.Tight),
	), s.badLetters()).Gap(render.Near)

	note, ink := s.presetTrouble, s.Theme.Palette.Loss
	if s.presets.Trouble != nil {
		note = s.presetsTrouble()
	}
	if note == "" && len(s.presets.List) == 0 {
		note, ink = s.Say("setup.kept_none"), s.Theme.Palette.Ink2
	}
	pane.Add(flow.Text(note, render.Body.In(ink), 6))
	now, rows := s.document(true), flow.Grid(render.PaneLeast, 3).Gap(render.Near)
	for i, preset := range s.presets.List {
		rows.Add(s.presetRow(i, preset, preset.Setup.Same(now)))
	}
	return []*flow.Node{pane.Add(rows)}
}

// presetsTrouble says why the presets cannot be read or written. Those of a later version
// are no file to a player.
func (s *Setup) presetsTrouble() string {
	if store.KindOf(s.presets.Trouble) == store.Newer {
		return s.Say("setup.kept_newer")
	}
	return s.StoreErrorText(s.presets.Trouble)
}

// presetRow is the row of the i-th preset, which is the one that is set up now or not.
func (s *Setup) presetRow(i int, preset *setups.Preset, chosen bool) *flow.Node {
	c := &s.Theme.Palette
	called, binned := words.Text("name", preset.Name), preset.Binned
	id := func(part string) ui.ID { return ui.ID("kept-" + strconv.Itoa(i+1) + "-" + part) }
	button := func(c ui.Control, label string, do func()) *flow.Node {
		c.Widget, c.Do = ui.Button{Label: s.Say(label)}, func(ui.Event) { do(); s.changed() }
		return flow.Control(c)
	}
	icon := func(c ui.Control, sign, tip string, do func()) *flow.Node {
		c.Widget, c.Tip = ui.IconButton{Sign: sign}, control.Tip{Title: s.Say(tip, called)}
		c.Do = func(ui.Event) { do(); s.changed() }
		return flow.Control(c).Least(render.ControlHeight, render.None)
	}
	row := func(parts ...*flow.Node) *flow.Node {
		return flow.Row(parts...).Gap(render.Near).Pad(render.Near, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			options.Choice(t, dst, r, render.State{Off: binned})
		})
	}
	if binned {
		return row(
			flow.Art("trash", render.LargeSign),
			flow.Column(flow.Text(s.Say("setup.kept_bin", called), render.Label, 2), s.Remark(s.Say("setup.kept_bin_note"), 2)).Grow(1),
			button(ui.Control{ID: id("back")}, "setup.kept_back", func() { s.noteTrouble(s.presets.Bin(preset, false)) }),
		)
	}
	rename := icon(ui.Control{ID: id("rename"), Active: s.renaming == preset, OpensField: s.renaming != preset}, "rename", "setup.kept_rename", func() {
		was := s.renaming
		if s.finishRenaming(); was != preset {
			s.renaming, s.newName = preset, edit.NewField(preset.Name, presetLength)
			s.UI.Focus(id("name"), true)
		}
	})
	if s.renaming == preset {
		return row(s.nameField(id("name"), s.newName, preset.Name).Grow(1), button(
			ui.Control{ID: id("done"), Keys: input.SetOf(input.Accept)}, "setup.kept_done", func() {
				s.finishRenaming()
				s.UI.Focus(id("use"), true)
			}), rename)
	}
	use := ui.Control{ID: id("use"), Active: chosen, Tip: control.Tip{Text: s.Say("setup.kept_use_tip", called)}, Do: func(ui.Event) { s.use(preset) }}
	head := preset.Setup.Head()
	is := s.part(head.Edition).Describe(preset.Setup)
	what, ink := s.presetLine(head, is), c.Ink2
	if is.Refusal != "" {
		what, ink = is.Refusal, c.Loss
		use.Off, use.Reason = true, what
	}
	edition := cmp.Or(head.Edition, s.parts[0].Editions()[0])
	box := flow.Picture(render.Plate, render.TallRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.SmallBox(t, dst, r, edition) })
	says := flow.Column(
		flow.Text(preset.Name, render.Label, 2), flow.Text(what, render.Remark.In(ink), 3), presetFaces(head),
	).Along(flow.Center)
	discard := icon(ui.Control{ID: id("delete")}, "trash", "setup.kept_delete", func() {
		s.finishRenaming()
		s.noteTrouble(s.presets.Bin(preset, true))
		s.UI.Focus(id("back"), true)
	})
	kept := flow.Row(box, says.Grow(1)).Gap(render.Near).Pad(render.Near, render.Tight).Pressed(use, options.Choice)
	return flow.Row(kept.Grow(1), flow.Column(rename, discard).Gap(render.Tight).Along(flow.Center)).Gap(render.Tight)
}

// presetFaces are the faces of a set-up that is kept, or the tokens of one that knows none.
func presetFaces(head setups.Head) *flow.Node {
	row := flow.Row().Gap(render.Tight)
	for _, seat := range head.Seats[:min(len(head.Seats), render.MaxSeats)] {
		color, token := slices.Index(table.ColourNames(), seat.Colour), slices.Index(table.TokenNames(), seat.Token)
		switch {
		case color < 0 || token < 0:
		case cast.Parse(seat.Character) != cast.Nobody:
			face := render.Character{ID: seat.Character, Seat: palette.SeatColor(color)}
			row.Add(flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				t.Portrait(dst, r.Square(), face, faces.Frame{})
			}))
		default:
			row.Add(flow.Token(pieces.Token{Color: palette.SeatColor(color), Shape: pieces.Shape(token)}, render.Sign, pieces.Flat))
		}
	}
	return row
}

// presetLine says in one line what a set-up is.
func (s *Setup) presetLine(head setups.Head, is Description) string {
	values := []words.Value{
		words.Message("edition", "setup.edition."+cmp.Or(head.Edition, s.parts[0].Editions()[0])),
		words.Text("players", s.Words.Count("setup.kept_players", len(head.Seats))),
		words.Text("months", is.Length),
	}
	if is.Rules == 0 {
		return s.Say("setup.kept_line", values...)
	}
	return s.Say("setup.kept_line_rules", append(values, words.Text("rules", s.Words.Count("setup.kept_rules", is.Rules)))...)
}

// keep keeps what is filled in under the name that is written.
func (s *Setup) keep() {
	if name := shortened(app.CleanName(s.presetName.Written()), presetLength); name != "" {
		s.finishRenaming()
		s.noteTrouble(s.presets.Keep(name, s.document(true)))
		s.presetName.SetText("")
		s.changed()
	}
}

// finishRenaming gives a preset the name that was written for it.
func (s *Setup) finishRenaming() {
	if s.renaming != nil && !s.renaming.Binned {
		s.noteTrouble(s.presets.Rename(s.renaming, shortened(app.CleanName(s.newName.Text()), presetLength)))
	}
	s.renaming = nil
}

// noteTrouble notes what became of a change of the presets.
func (s *Setup) noteTrouble(err error) {
	s.presetTrouble = ""
	if err != nil {
		s.presetTrouble = s.StoreErrorText(err)
	}
}

// use fills the form in with a preset.
func (s *Setup) use(preset *setups.Preset) {
	s.finishRenaming()
	s.reset()
	s.read(preset.Setup)
	s.changed()
}

// leavePresets ends what is done with presets: those in the bin are gone then.
func (s *Setup) leavePresets() {
	s.finishRenaming()
	s.presets.EmptyBin()
}
