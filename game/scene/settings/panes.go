package settings

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// textScales are the sizes of text to choose from, in percent.
var textScales = []int{100, 125, 150, 200}

// pane is a panel with a headline, behind a sign, and rows.
func (s *Settings) pane(sign *flow.Node, title string, aside *flow.Node, rows ...*flow.Node) *flow.Node {
	head := flow.Row(sign, flow.Line(s.Say(title), render.Head).Grow(1), aside).Gap(render.Gap).Least(render.None, render.Row)
	return flow.Column(head).Add(rows...).Pad(render.Wide, render.Near).OnPanel(render.Paper)
}

// change is what a control does that sets something.
func (s *Settings) change(set func(c *store.Settings, value int)) func(ui.Event) {
	return func(e ui.Event) { s.Set(func(c *store.Settings) { set(c, e.Value) }) }
}

func (s *Settings) label(name string) *flow.Node {
	return flow.Line(s.Say("settings."+name), render.Label)
}

func (s *Settings) note(name string) *flow.Node {
	return flow.Line(s.Say("settings."+name+"_note"), render.Remark.In(s.Theme.Palette.Ink2))
}

// toggle is a row with a switch: its note stands behind its label, or below it.
func (s *Settings) toggle(id ui.ID, name string, on bool, set func(c *store.Settings, on bool)) *flow.Node {
	c := ui.Control{ID: id, Widget: ui.Toggle{On: on}, Do: s.change(func(c *store.Settings, v int) { set(c, v != 0) })}
	label := flow.First(
		flow.Row(s.label(name), s.note(name)).Gap(render.Gap).Baseline(),
		flow.Column(s.label(name), s.note(name)),
	)
	return flow.Toggle(c, label).Size(render.None, render.Row).Upto(render.Broad)
}

// choice is a row with a few options of which one is chosen, beside what says what they
// are for, or below it.
func (s *Settings) choice(id ui.ID, w ui.Segmented, set func(c *store.Settings, i int), says ...*flow.Node) *flow.Node {
	control := func() *flow.Node { return flow.Control(ui.Control{ID: id, Widget: w, Do: s.change(set)}) }
	return flow.First(
		flow.Row(flow.Column(says...).Grow(1).Along(flow.Center), control()).Gap(render.Gap),
		flow.Column(flow.Column(says...), control()).Gap(render.Tight).Pad(render.None, render.Tight),
	).Size(render.None, render.Row).Upto(render.Broad)
}

// reading has all that makes the game easier to read.
func (s *Settings) reading() *flow.Node {
	c := &s.Settings
	scale := ui.Segmented{}
	for i, n := range textScales {
		scale.Options = append(scale.Options, ui.Option{Text: s.percent(n)})
		if n <= c.TextScale {
			scale.Selected = i
		}
	}
	contrast := ui.Segmented{Options: []ui.Option{{Text: s.Say("settings.contrast.normal")}, {Text: s.Say("settings.contrast.high")}}}
	if c.HighContrast {
		contrast.Selected = 1
	}
	return s.pane(flow.Line(s.Say("settings.reading_sign"), render.Head), "settings.reading", nil,
		s.choice("text-size", scale, func(c *store.Settings, i int) { c.TextScale = textScales[i] }, s.label("text_size")),
		s.sample(),
		s.choice("contrast", contrast, func(c *store.Settings, i int) { c.HighContrast = i != 0 }, s.label("contrast"), s.note("contrast")),
		flow.Rule(),
		s.toggle("motion", "motion", c.ReducedMotion, func(c *store.Settings, on bool) { c.ReducedMotion = on }),
		s.toggle("captions", "captions", c.Captions, func(c *store.Settings, on bool) { c.Captions = on }),
		s.toggle("left", "left", c.LeftHanded, func(c *store.Settings, on bool) { c.LeftHanded = on }),
	)
}

// sample shows how text looks in the size and contrast that are set.
func (s *Settings) sample() *flow.Node {
	plate := flow.Picture(render.Plate, render.Plate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.ArtPlate(dst, r, "bill", render.Rose)
	})
	text := flow.Column(
		flow.Line(s.Say("settings.sample", words.Money("money", 600)), render.Head),
		flow.Line(s.Say("settings.sample_note"), render.Body),
	).Along(flow.Center)
	return flow.Row(plate, text.Grow(1)).Gap(render.Gap).Pad(render.Gap, render.Near).OnWell()
}

// play has how the game is played.
func (s *Settings) play() *flow.Node {
	c := &s.Settings
	speed := ui.Segmented{Kind: render.SegmentRed, Selected: slices.Index(store.Speeds(), c.Speed)}
	for _, v := range store.Speeds() {
		speed.Options = append(speed.Options, ui.Option{Text: s.Say("turn.speed." + string(v))})
	}
	return s.pane(flow.Art("hint", render.Sign), "settings.game", nil,
		s.choice("speed", speed, func(c *store.Settings, i int) { c.Speed = store.Speeds()[i] }, s.label("speed")),
		s.toggle("hints", "hints", c.Hints, func(c *store.Settings, on bool) { c.Hints = on }),
		s.toggle("pass", "pass", c.PassDevice, func(c *store.Settings, on bool) { c.PassDevice = on }),
	)
}

func (s *Settings) percent(n int) string { return s.Say("settings.percent", words.Number("n", n)) }

// sound has how loud everything is.
func (s *Settings) sound() *flow.Node {
	c, pal := &s.Settings, &s.Theme.Palette
	rows := flow.Table()
	for _, v := range app.Volumes {
		n := *v.Of(&c.Volumes)
		art, value, ink := "speaker", s.percent(n), pal.Ink
		if n == 0 {
			art, value, ink = "mute", s.Say("settings.off"), pal.Ink2
		}
		slider := ui.Control{
			ID: ui.ID(v.Name), Widget: ui.Slider{Value: n, Max: store.MaxVolume, Step: 5, Page: 20, Family: v.Family},
			Do: s.change(func(c *store.Settings, n int) { *v.Of(&c.Volumes) = n }),
		}
		rows.Add(flow.Row(
			flow.Line(s.Say(v.Name), render.Label), flow.Art(art, render.TinySign), flow.Control(slider).Grow(1),
			flow.Line(value, render.Label.Aligned(render.End).In(ink)),
		).Gap(render.Gap).Size(render.None, render.Row).Upto(render.Broad))
	}
	art, on := "speaker", "settings.on"
	if c.Mute {
		art, on = "mute", "settings.off"
	}
	all := flow.Toggle(
		ui.Control{
			ID: "sound", Keys: input.SetOf(input.Mute), Widget: ui.Toggle{On: !c.Mute},
			Do: s.change(func(c *store.Settings, v int) { c.Mute = v == 0 }),
		},
		flow.Line(s.Say(on), render.Remark.In(pal.Ink2)),
	)
	silent := ""
	if s.Silent() {
		silent = s.Say("error.sound")
	}
	return s.pane(flow.Art(art, render.Sign), "settings.sound", all, rows, flow.Text(silent, render.Remark.In(pal.Ink2), 4))
}

// window has what concerns the window.
func (s *Settings) window() *flow.Node {
	return s.pane(flow.Art("computer", render.Sign), "settings.window", nil,
		s.toggle("full-screen", "full_screen", s.Settings.FullScreen, func(c *store.Settings, on bool) { c.FullScreen = on }))
}

// language lists the languages: what each calls itself, and where it is spoken.
func (s *Settings) language() *flow.Node {
	c := &s.Theme.Palette
	pane := s.pane(flow.Art("globe", render.Sign), "settings.language", nil)
	for i, l := range s.Languages.Languages() {
		note, chosen := l.Place, l.ID == s.Words.Language()
		if l.Own {
			note = s.Say("settings.language_own")
		}
		ink, ink2 := c.Ink, c.Ink2
		if chosen {
			ink, ink2 = c.Cream, c.Cream
		}
		row := flow.Row(
			flow.Line(l.Name, render.Item.In(ink)).Grow(1),
			flow.Line(note, render.Remark.In(ink2)),
			flow.If(chosen, flow.Space(render.Sign, render.None)),
		).Gap(render.Gap).Pad(render.Gap, render.None).Least(render.None, render.LineRow).Size(render.None, render.ControlHeight)
		pane.Add(row.Pressed(
			ui.Control{ID: ui.ID("language-" + l.ID), Do: s.change(func(c *store.Settings, _ int) { c.Language = l.ID })},
			func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				t.ChoiceRow(dst, r, i%2 == 0, chosen, state)
			}).Upto(render.Near))
	}
	return pane
}
