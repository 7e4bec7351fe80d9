package sounds

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
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
func (s *Sounds) Build() *flow.Node {
	cream := s.Theme.Palette.Cream
	head := flow.Row(
		flow.Line(s.Say("sounds.title"), render.Display.In(cream)), flow.Line(s.Say(s.note()), render.Label.In(cream)).Grow(1),
	).Gap(render.Wide).Baseline()
	panes := flow.Columns(render.PaneLeast, len(groups)).Gap(render.Gap)
	for _, g := range groups {
		panes.Add(s.groupPane(g.group, g.art, g.name))
	}
	panes.Add(s.soundPane())
	desk := flow.Row(
		s.chosen().Grow(1),
		flow.Control(ui.Control{ID: "leave", Keys: input.SetOf(input.Cancel), Do: func(ui.Event) { s.Leave() }, Widget: ui.Button{
			Label: s.Say("sounds.leave"), Key: s.KeyFor(input.Cancel), OnWood: true,
		}}),
	).Gap(render.Gap)
	return app.Desk(flow.Column(head, flow.Scroll("page", panes).Grow(1)).Gap(render.Tight).Pad(render.Margin, render.Tight), desk)
}

// note returns the message that says what the page is for, or why nothing is heard.
func (s *Sounds) note() string {
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

// pane is a panel with a headline, behind a sign.
func (s *Sounds) pane(art, name string, aside *flow.Node) *flow.Node {
	head := flow.Row(flow.Art(art, render.Sign), flow.Line(s.Say(name), render.Head).Grow(1), aside).Gap(render.Gap)
	return flow.Column(head.Least(render.None, render.Row)).Pad(render.Gap, render.Tight).OnPanel(render.Paper)
}

// groupPane lists the cues of a group.
func (s *Sounds) groupPane(g audio.Group, art, name string) *flow.Node {
	pane := s.pane(art, name, nil)
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
func (s *Sounds) row(r *Row, striped bool) *flow.Node {
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
			t.Row(dst, box, striped, state)
		})
}

// paint draws the wave of the take that is shown.
func (r *Row) paint(image *render.CachedImage[waveKey]) flow.Painter {
	key, reaches := waveKey{r.Take, r.wave().Frames}, r.wave().Reaches
	return func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		image.Draw(t, dst, box, 2, key, func(dst *ebiten.Image) {
			t.Waveform(dst, box, reaches, t.Palette.Families[render.Blue].Face)
		})
	}
}

// chosen is the slip on the desk with the sound heard last: its name, how long it is, and
// how much of it has been heard.
func (s *Sounds) chosen() *flow.Node {
	slip := flow.Row().Gap(render.Gap).Pad(render.Gap, render.Tight).OnPanel(render.Slip).Size(render.None, render.MainHeight)
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
		if s.Sounding() {
			t.Playhead(dst, box, s.playedPart())
		}
	})
	return slip.Add(said, flow.Pile(flow.Picture(render.FieldLeast, render.LargeSign, r.paint(&r.large)), head).Grow(1))
}

// soundPane has music and volumes.
func (s *Sounds) soundPane() *flow.Node {
	on := "settings.on"
	if s.Settings.Mute {
		on = "settings.off"
	}
	mute := flow.Toggle(
		ui.Control{ID: "sound", Widget: ui.Toggle{On: !s.Settings.Mute}, Do: func(e ui.Event) {
			s.Set(func(c *store.Settings) { c.Mute = e.Value == 0 })
		}},
		flow.Line(s.Say(on), render.Remark.In(s.Theme.Palette.Ink2)),
	)
	music := flow.Toggle(ui.Control{ID: "music", Widget: ui.Toggle{On: s.Music}, Do: s.setMusic}, flow.Line(s.Say("sounds.music"), render.Item))
	day := ui.Slider{Value: s.Day, Max: musicDays, Page: 7, Family: render.Gold}
	rows := flow.Table(
		music.Size(render.None, render.Row),
		s.slider(ui.Control{ID: "day", Widget: day, Do: s.setDay}, "sounds.day", s.Words.Day(uint8(s.Day))),
	)
	for _, v := range app.Volumes {
		n := *v.Of(&s.Settings.Volumes)
		w := ui.Slider{Value: n, Max: store.MaxVolume, Step: 5, Page: 20, Family: v.Family}
		set := func(e ui.Event) { s.Set(func(c *store.Settings) { *v.Of(&c.Volumes) = e.Value }) }
		id := ui.ID("volume-" + strings.TrimPrefix(v.Name, "settings.volume."))
		rows.Add(s.slider(ui.Control{ID: id, Widget: w, Do: set}, v.Name, s.Say("settings.percent", words.Number("n", n))))
	}
	return s.pane("speaker", "settings.sound", mute).Add(rows)
}

// slider is a row in which something is set by a slider.
func (s *Sounds) slider(c ui.Control, label, value string) *flow.Node {
	return flow.Row(
		flow.Line(s.Say(label), render.Item), flow.Control(c).Grow(1), flow.Line(value, render.Label.Aligned(render.End)),
	).Gap(render.Gap).Size(render.None, render.Row)
}
