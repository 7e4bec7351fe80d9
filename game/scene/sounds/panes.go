package sounds

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// groups are the groups that have cues, with their signs and the messages of their names.
var groups = [...]struct {
	group     audio.Group
	art, name string
}{
	{audio.Table, "die-red-5", "settings.volume.table"},
	{audio.Cards, "moneygram", "settings.volume.cards"},
	{audio.Tunes, "sing", "settings.volume.tunes"},
}

// Build lays the page out, see [app.Content].
func (s *page) Build() *flow.Node {
	cream := s.Theme.Palette.Cream
	head := flow.Row(
		flow.Line(s.Say("sounds.title"), render.Display.In(cream)), flow.Line(s.Say(s.note()), render.Label.In(cream)).Grow(1),
	).Gap(render.Wide).Baseline()
	panes := flow.Columns(render.PaneLeast, len(groups)).Gap(render.Gap)
	for _, g := range groups {
		panes.Add(s.groupPane(g.group, g.art, g.name))
	}
	panes.Add(s.musicPane(), s.SoundPane())
	desk := flow.Row(
		s.chosen().Grow(1),
		flow.Control(ui.Control{ID: "leave", Keys: input.SetOf(input.Cancel), Do: func(ui.Event) { s.Leave() }, Widget: ui.Button{
			Label: s.Say("sounds.leave"), Key: s.KeyFor(input.Cancel), OnWood: true,
		}}),
	).Gap(render.Gap)
	return app.Form(head, panes, desk)
}

// note returns the message that says what the page is for, or why nothing is heard.
func (s *page) note() string {
	switch {
	case s.Silent() && s.status() == audio.Lost:
		return "error.sound_lost"
	case s.Silent() || s.Sound == nil:
		return "error.sound"
	case s.status() == audio.Opening:
		return "sounds.opening"
	}
	return "sounds.note"
}

// groupPane lists the cues of a group.
func (s *page) groupPane(g audio.Group, art, name string) *flow.Node {
	pane := app.Pane(flow.Art(art, render.Sign), s.Say(name), nil)
	striped := false
	for _, r := range s.Rows {
		if r.Cue.Group() == g {
			pane.Add(s.row(r, striped))
			striped = !striped
		}
	}
	return pane
}

// row is the row of a cue: its name, and the take that is shown.
func (s *page) row(r *row, striped bool) *flow.Node {
	take := ""
	if len(r.Waves) > 1 {
		take = s.Say("sounds.take_short", words.Number("n", r.Take+1), words.Number("of", len(r.Waves)))
	}
	cells := flow.Row(
		flow.Art("play", render.TinySign),
		flow.Line(s.Say("cue."+string(r.Cue)), render.Item).Grow(1),
		flow.Line(take, render.Remark.In(s.Theme.Palette.Ink2)),
		flow.Picture(render.FieldLeast, render.Sign, r.paint(&r.small)),
	).Gap(render.Gap).Pad(render.Gap, render.None).Size(render.None, render.ControlHeight)
	return cells.Pressed(ui.Control{ID: r.id(), Active: r == s.Chosen, Do: func(ui.Event) { s.hear(r) }},
		func(t *render.Theme, dst *ebiten.Image, box render.Rect, state render.State) {
			control.Row(t, dst, box, striped, state)
		})
}

// paint draws the wave of the take that is shown.
func (r *row) paint(image *render.CachedImage[waveKey]) flow.Painter {
	key, reaches := waveKey{r.Take, r.wave().Frames}, r.wave().Reaches
	return func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		image.Draw(t, dst, box, 2, key, func(dst *ebiten.Image) {
			control.Waveform(t, dst, box, reaches, t.Palette.Families[palette.Blue].Face)
		})
	}
}

// chosen is the slip on the desk with the sound heard last: its name, how long it is, and
// how much of it has been heard.
func (s *page) chosen() *flow.Node {
	slip := flow.Row().Gap(render.Gap).Pad(render.Gap, render.Tight).OnPanel(pieces.Slip).Size(render.None, render.MainHeight)
	ink2 := s.Theme.Palette.Ink2
	r := s.Chosen
	if r == nil {
		return slip.Add(flow.Line(s.Say("sounds.none"), render.Item.In(ink2)))
	}
	ms := r.wave().Frames * 1000 / audio.SampleRate
	said := flow.Column(
		flow.Line(s.Say("cue."+string(r.Cue)), render.Label),
		flow.Row(
			flow.Line(s.Say("sounds.take", words.Number("n", r.Take+1), words.Number("of", len(r.Waves))), render.Remark.In(ink2)),
			flow.Line(s.Say("sounds.length", words.Number("ms", ms)), render.Remark.In(ink2)),
		).Gap(render.Gap),
	).Along(flow.Center)
	head := flow.Live(render.FieldLeast, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		if s.sounding() {
			control.Playhead(t, dst, box, s.playedPart())
		}
	})
	return slip.Add(said, flow.Pile(flow.Picture(render.FieldLeast, render.LargeSign, r.paint(&r.large)), head).Grow(1))
}

// musicPane lists the themes, and how the game stands that they are heard in.
func (s *page) musicPane() *flow.Node {
	pane := app.Pane(flow.Art("sing", render.Sign), s.Say("sounds.music"), flow.Control(ui.Control{ID: "music", Widget: ui.Toggle{On: s.Music}, Do: s.setMusic}))
	for i, theme := range audio.Themes() {
		cells := flow.Row(
			flow.Art("play", render.TinySign), flow.Line(s.Say("theme."+string(theme)), render.Item).Grow(1),
		).Gap(render.Gap).Pad(render.Gap, render.None).Size(render.None, render.ControlHeight)
		pane.Add(cells.Pressed(ui.Control{ID: ui.ID("theme-" + theme), Active: s.Music && theme == s.Piece, Do: func(ui.Event) { s.playTheme(theme) }},
			func(t *render.Theme, dst *ebiten.Image, box render.Rect, state render.State) {
				control.Row(t, dst, box, i%2 == 1, state)
			}))
	}
	tension := ui.Control{ID: "tension", Do: s.setTension, Widget: ui.Segmented{
		Selected: int(s.Tension), Options: ui.Options(len(tensions), func(i int) string { return s.Say(tensions[i]) }),
	}}
	day := ui.Control{ID: "day", Widget: ui.Slider{Value: s.Day, Max: musicDays, Page: 7, Family: palette.Gold}, Do: s.setDay}
	value := flow.Line(s.Words.Day(uint8(s.Day)), render.Label.Aligned(render.End))
	return pane.Add(
		flow.Control(tension),
		flow.Table(app.SliderRow(day, s.Say("sounds.day"), flow.Space(render.TinySign, render.None), value)),
	)
}
