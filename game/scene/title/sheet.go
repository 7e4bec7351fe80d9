package title

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/cast"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/pieces"
	"bigpayday/render/scenery"
	"bigpayday/render/wall"
)

// The factors by which the type on the sheet grows: in an upright window, where it has
// room for that, and where the sheet has too little room in any window.
var (
	upright = []float64{1.45, 1.3, 1.15}
	smaller = []float64{.9, .8, .7}
)

// Build lays the page out, see [app.Content]: the sheet hangs beside the title page, with
// cards where there is room, or below it in an upright window. Where the sheet needs it it
// hangs before the desk, and says less.
func (s *Title) Build() *flow.Node {
	things, cup, window := s.deskThings(), s.cup(), s.window()
	page := s.hangingPage().Across(flow.Center)
	growths := []float64{1}
	var all *flow.Node
	if s.View().IsUpright() {
		growths = append(upright[:len(upright):len(upright)], growths...)
		sheet := flow.First(flow.Fit(s.panel(true), growths...), flow.Fit(s.panel(false), append(growths, smaller...)...))
		desk := flow.Row(flow.Spring(), things, flow.Spring(), s.version())
		all = flow.Column(flow.Space(render.None, render.Plate), page, sheet.Grow(1), flow.Space(render.None, render.LargeSign), desk)
	} else {
		sheet := func(full bool) *flow.Node { return flow.Fit(s.panel(full), growths...).Grow(1) }
		desk := func() *flow.Node {
			return flow.Row(flow.Spring(), s.deskTiles(), flow.Spring(), cup, s.version())
		}
		right := flow.First(
			flow.Column(flow.Row(sheet(true), s.hangs(window)).Gap(render.Wide).Grow(1), desk()),
			flow.Column(sheet(true), desk()),
			sheet(true),
			flow.Fit(s.panel(false), append(growths, smaller...)...),
		)
		left := flow.Column(flow.Space(render.None, render.Broad), page, flow.Spring(), things)
		all = flow.Row(left, right.Grow(1))
	}
	all.On(func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
		wall.Draw(t, dst, things.Box.Y)
		if !window.Box.Empty() {
			scenery.Light(t, dst, window.Box, things.Box.Y, s.Key().sky)
		}
	})
	return flow.Pile(all, flow.Board(nil, nil, func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
		if !window.Box.Empty() {
			scenery.BreathingLight(t, dst, window.Box, things.Box.Y, s.Key().sky, s.room.Light())
		}
		s.drawCat(t, dst, scenery.CatRoom{Page: page.Box, Cup: cup.Box, Desk: things.Box.Y})
	}))
}

// version says which version of the program it is, at the foot of the desk.
func (s *Title) version() *flow.Node {
	said := flow.Line(s.Say("title.version", words.Text("version", s.Version)), render.Remark.In(s.Theme.Palette.OnWood).Aligned(render.End))
	return flow.Column(said).Along(flow.End).Pad(render.Gap, render.Gap)
}

// panel is what is known of the saved game, or a welcome, and the ways into the game; full
// says that there is room for what can be missed.
func (s *Title) panel(full bool) *flow.Node {
	sheet := flow.Column(flow.Space(render.None, render.Near)).Gap(render.Gap).Pad(render.Broad, render.Broad).Size(render.PaneLeast, render.None).Most(render.DialogWidth)
	more := flow.Grid(render.ButtonLeast, 2).Gap(render.Gap)
	begin := ui.Control{ID: play, Do: s.play, Tip: control.Tip{Text: s.Say("title.play_tip")}}
	switch s.main() {
	case goOn:
		sheet.Add(s.saved(full), s.mainButton(ui.Control{ID: goOn, Do: s.goOn}, "title.continue"), flow.Rule())
		more.Add(button(begin, s.Say("title.new_game"), ""))
	case learnFirst:
		sheet.Add(s.offer(), s.mainButton(ui.Control{ID: learnFirst, Do: s.learnFirst}, "lesson.offer_yes"), flow.Rule())
		more.Add(button(begin, s.Say("title.play"), ""))
	default:
		sheet.Add(s.welcome(full), s.mainButton(begin, "title.play"))
	}
	sheet.Add(more.Add(
		button(ui.Control{ID: "new", Do: s.setUp}, s.Say("title.set_up"), ""),
		flow.If(s.hasSaves, button(ui.Control{ID: "saves", Do: s.openSaves}, s.Say("saves.title"), "")),
		flow.If(s.main() != learnFirst, button(ui.Control{ID: "album", Do: s.openAlbum}, s.Say("album.open"), "")),
		button(ui.Control{ID: "learn", Do: s.learn, Tip: control.Tip{Text: s.Say("lesson.open_tip")}}, s.Say("lesson.open"), "hint"),
		button(ui.Control{ID: "rules", Do: s.openRules, Keys: input.SetOf(input.Rules, input.Help)}, s.Say("rules.open"), ""),
		button(ui.Control{ID: "settings", Do: s.openSettings, Keys: input.SetOf(input.Settings)}, s.Say("title.settings"), ""),
		button(ui.Control{ID: "credits", Do: s.openCredits}, s.Say("title.credits"), ""),
		flow.If(s.Desktop, button(ui.Control{ID: "quit", Do: s.quit}, s.Say("title.quit"), "")),
	))
	sheet.On(pieces.PinnedSheet)
	return flow.Column(sheet).Gap(render.Gap).Along(flow.Center).Pad(render.Gap, render.Near)
}

// mainButton is the strong button, which is pressed by Enter.
func (s *Title) mainButton(c ui.Control, label string) *flow.Node {
	c.Keys = input.SetOf(input.Accept, input.GoOn)
	main := ui.Button{Label: s.Say(label), Kind: control.Primary, Size: render.Head.Size}
	if !s.Key().elsewhere {
		main.Key = s.KeyFor(input.Accept)
	}
	c.Widget = main
	return flow.Control(c).Size(render.None, render.DoubleRow)
}

// button is one of the other buttons.
func button(c ui.Control, label, art string) *flow.Node {
	c.Widget = ui.Button{Label: label, Size: render.Subhead.Size, Art: art}
	return flow.Control(c).Size(render.None, render.MainHeight)
}

// welcome greets those for whom no game waits.
func (s *Title) welcome(full bool) *flow.Node {
	return flow.Column(
		flow.Text(s.Say("title.welcome"), render.Title, 2),
		flow.If(full, flow.Text(s.Say("title.welcome_text"), render.Body.In(s.Theme.Palette.Ink2), 0)),
	).Gap(render.Tight)
}

// saved says what helps to know the saved game again.
func (s *Title) saved(full bool) *flow.Node {
	ink2 := s.Theme.Palette.Ink2
	where := flow.Text(s.Saved.Where, render.Title, 3)
	if !full {
		return where
	}
	tokens := flow.Row().Gap(render.Near)
	for _, k := range s.Saved.tokens {
		tokens.Add(flow.Token(k, render.Sign, pieces.Flat))
	}
	return flow.Column(
		flow.Line(s.Say("title.your_game"), render.Label.In(ink2)), where, tokens,
		flow.Text(s.Saved.Names, render.Body.In(ink2), 4), flow.Line(s.Saved.When, render.Body.In(ink2)),
	).Gap(render.Tight)
}

// offer is said to those who have not played yet: by who teaches the game, in the lesson.
func (s *Title) offer() *flow.Node {
	face := session.TeacherFace(cast.Pearl)
	happy := faces.Frame{Features: faces.Features{Expression: faces.Happy}}
	return flow.Row(
		flow.Picture(render.Well, render.Well, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Portrait(dst, r.Square(), face, happy) }),
		flow.Column(
			flow.Text(s.Say("lesson.offer_title"), render.Title, 2), flow.Text(s.Say("lesson.offer"), render.Body.In(s.Theme.Palette.Ink2), 0),
		).Gap(render.Tight).Along(flow.Center).Grow(1),
	).Gap(render.Wide).Pad(render.None, render.Tight)
}
