package settings

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/talk"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// textScales are the sizes of text to choose from, in percent.
var textScales = []int{100, 125, 150, 200}

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
		flow.Row(flow.Row(says...).Gap(render.Gap).Baseline().Grow(1).Across(flow.Center), control()).Gap(render.Gap),
		flow.Row(flow.Column(says...).Grow(1).Along(flow.Center), control()).Gap(render.Gap),
		flow.Column(flow.Column(says...), control()).Gap(render.Tight).Pad(render.None, render.Tight),
	).Size(render.None, render.Row).Upto(render.Broad)
}

// reading has all that makes the game easier to read.
func (s *Settings) reading() *flow.Node {
	c := &s.Settings
	scale := ui.Segmented{Options: ui.Options(len(textScales), func(i int) string { return s.Percent(textScales[i]) })}
	for i, n := range textScales {
		if n <= c.TextScale {
			scale.Selected = i
		}
	}
	contrast := ui.Segmented{Options: []ui.Option{{Text: s.Say("settings.contrast.normal")}, {Text: s.Say("settings.contrast.high")}}}
	if c.HighContrast {
		contrast.Selected = 1
	}
	return app.Pane(flow.Line(s.Say("settings.reading_sign"), render.Head), s.Say("settings.reading"), nil,
		s.choice("text-size", scale, func(c *store.Settings, i int) { c.TextScale = textScales[i] }, s.label("text_size")),
		s.sample(),
		s.choice("contrast", contrast, func(c *store.Settings, i int) { c.HighContrast = i != 0 }, s.label("contrast"), s.note("contrast")),
		flow.Rule().Size(render.None, render.Near),
		s.toggle("evening", "evening", c.EveningLight, func(c *store.Settings, on bool) { c.EveningLight = on }),
		s.toggle("motion", "motion", c.ReducedMotion, func(c *store.Settings, on bool) { c.ReducedMotion = on }),
		s.toggle("captions", "captions", c.Captions, func(c *store.Settings, on bool) { c.Captions = on }),
		s.toggle("left", "left", c.LeftHanded, func(c *store.Settings, on bool) { c.LeftHanded = on }),
	)
}

// sample shows how text looks in the size and contrast that are set.
func (s *Settings) sample() *flow.Node {
	plate := flow.Picture(render.Plate, render.Plate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.ArtPlate(t, dst, r, "bill", palette.Rose)
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
	speeds := store.Speeds()
	speed := func(now store.Speed) ui.Segmented {
		return ui.Segmented{
			Kind: control.SegmentRed, Selected: slices.Index(speeds, now),
			Options: ui.Options(len(speeds), func(i int) string { return s.Say("turn.speed." + string(speeds[i])) }),
		}
	}
	setting, _ := talk.ParseSetting(c.Talk)
	talks := ui.Segmented{Selected: int(setting), Options: ui.Options(int(talk.NumSettings), func(i int) string {
		return s.Say("settings.talk." + talk.Setting(i).String())
	})}
	shows := ui.Segmented{Selected: int(moments.ParseSetting(c.Moments)), Options: ui.Options(int(moments.NumSettings), func(i int) string {
		return s.Say("settings.moments." + moments.Setting(i).String())
	})}
	return app.Pane(flow.Art("hint", render.Sign), s.Say("settings.game"), nil,
		s.choice("speed", speed(c.Speed), func(c *store.Settings, i int) { c.Speed = speeds[i] }, s.label("speed")),
		s.choice("computer-speed", speed(c.ComputerSpeed), func(c *store.Settings, i int) { c.ComputerSpeed = speeds[i] }, s.label("speed_computers")),
		s.toggle("hints", "hints", c.Hints, func(c *store.Settings, on bool) { c.Hints = on }),
		s.choice("talk", talks, func(c *store.Settings, i int) { c.Talk = talk.Setting(i).String() }, s.label("talk")),
		s.choice("moments", shows, func(c *store.Settings, i int) { c.Moments = moments.Setting(i).String() }, s.label("moments")),
		s.toggle("quiet-face", "quiet_face", c.QuietFace, func(c *store.Settings, on bool) { c.QuietFace = on }),
		s.toggle("pass", "pass", c.PassDevice, func(c *store.Settings, on bool) { c.PassDevice = on }),
		s.toggle("spending", "spending", c.AskSpending, func(c *store.Settings, on bool) { c.AskSpending = on }),
		s.toggle("patterns", "patterns", c.SeatPatterns, func(c *store.Settings, on bool) { c.SeatPatterns = on }),
		s.toggle("quiet", "quiet", c.QuietTable, func(c *store.Settings, on bool) { c.QuietTable = on }),
	)
}

// answers has what is answered for a person by itself.
func (s *Settings) answers() *flow.Node {
	c := &s.Settings
	return app.Pane(flow.Art("deal", render.Sign), s.Say("settings.answers"), nil,
		flow.Text(s.Say("settings.answers_note"), render.Remark.In(s.Theme.Palette.Ink2), 3),
		s.toggle("answer-lotteries", "answer_lotteries", c.AnswerLotteries, func(c *store.Settings, on bool) { c.AnswerLotteries = on }),
		s.toggle("answer-sales", "answer_sales", c.AnswerSales, func(c *store.Settings, on bool) { c.AnswerSales = on }),
		s.toggle("answer-loans", "answer_loans", c.AnswerLoans, func(c *store.Settings, on bool) { c.AnswerLoans = on }),
		s.toggle("answer-cards", "answer_cards", c.AnswerCards, func(c *store.Settings, on bool) { c.AnswerCards = on }),
		s.toggle("answer-sets", "answer_sets", c.AnswerSets, func(c *store.Settings, on bool) { c.AnswerSets = on }),
	)
}

// sound has how loud everything is, and says why nothing is heard.
func (s *Settings) sound() *flow.Node {
	silent := ""
	if s.Silent() {
		silent = s.Say("error.sound")
	}
	return s.SoundPane().Add(flow.Text(silent, render.Remark.In(s.Theme.Palette.Ink2), 4))
}

// window has what concerns the window.
func (s *Settings) window() *flow.Node {
	c := &s.Settings
	pane := app.Pane(flow.Art("computer", render.Sign), s.Say("settings.window"), nil,
		s.toggle("full-screen", "full_screen", c.FullScreen, func(c *store.Settings, on bool) { c.FullScreen = on }))
	if s.Desktop { // a browser has screen readers
		pane.Add(s.toggle("read-aloud", "read_aloud", c.ReadAloud, func(c *store.Settings, on bool) { c.ReadAloud = on }))
	}
	return pane
}

// language lists the languages: what each calls itself, and where it is spoken.
func (s *Settings) language() *flow.Node {
	c := &s.Theme.Palette
	pane := app.Pane(flow.Art("globe", render.Sign), s.Say("settings.language"), nil)
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
			ui.Control{ID: ui.ID("language-" + l.ID), Do: func(ui.Event) { s.ChooseLanguage(l.ID) }},
			func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				control.ChoiceRow(t, dst, r, i%2 == 0, chosen, state)
			}).Upto(render.Near))
	}
	return pane.Add(flow.Rule(), s.money())
}

// money has how sums are written.
func (s *Settings) money() *flow.Node {
	forms, now := s.Words.Forms()
	written := ui.Segmented{Selected: now, Options: ui.Options(len(forms), func(i int) string { return s.Words.Writing(forms[i]).Money(moneySample) })}
	return s.choice("money", written, func(c *store.Settings, i int) { c.Money = forms[i].String() }, s.label("money"))
}

// moneySample is a sum that shows the form, in dollars.
const moneySample = 1_000
