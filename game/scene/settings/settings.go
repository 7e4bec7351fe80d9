package settings

import (
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// Settings is the page on which everything is set that counts for every game.
type Settings struct {
	*app.Page[view]
	back string // the message on the button that closes the page
	tab  tab
	// kind is the kind of keys that is shown. Asking is the action that waits for a key,
	// if one does, and Said what came of the last key.
	kind      keyKind
	Asking    input.Action
	KeyResult string
}

// view is all that the page depends on.
type view struct {
	tab       tab
	settings  store.Settings
	silent    bool
	kind      keyKind
	asking    input.Action
	keyResult string
}

// tab is a part of the settings, of which one is shown at a time.
type tab uint8

const (
	device tab = iota
	game
	keys
)

// tabs are what the parts are called, and their panels.
var tabs = [...]struct {
	name  string
	panes func(*Settings) []*flow.Node
}{
	device: {"settings.device", func(s *Settings) []*flow.Node {
		return []*flow.Node{s.reading(), s.window(), s.sound(), s.language()}
	}},
	game: {"settings.games", func(s *Settings) []*flow.Node { return []*flow.Node{s.play(), s.answers()} }},
	keys: {"settings.keys", func(s *Settings) []*flow.Node { return []*flow.Node{s.keys()} }},
}

// New returns the settings, to lie on top of whatever is shown.
func New(a *app.App, _ app.Nothing) app.Scene {
	back := "setup.back"
	switch {
	case a.Running != nil:
		back = "settings.back"
	case a.Top().Status().Scene == "title":
		back = "settings.back_title"
	}
	s := &Settings{back: back, kind: keyKindOf(a)}
	s.Page = app.NewPage[view](a, "settings", s)
	s.First = "text-size"
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *Settings) Key() view {
	return view{tab: s.tab, settings: s.Settings, silent: s.Silent(), kind: s.kind, asking: s.Asking, keyResult: s.KeyResult}
}

// Relocalise forgets what was said in another language.
func (s *Settings) Relocalise() { s.KeyResult = "" }

// Tick handles one sixtieth of a second. While an action waits for a key, keys mean
// nothing else.
func (s *Settings) Tick(in *input.State) bool {
	if s.Asking != input.NoAction {
		in = s.listen(in)
	}
	dirty := s.Page.Tick(in)
	s.AwaitsKey = s.Asking != input.NoAction
	return dirty
}

// Build lays the page out, see [app.Content].
func (s *Settings) Build() *flow.Node {
	c := &s.Theme.Palette
	kept := "settings.kept"
	switch {
	case !s.Store.Lasts():
		kept = "save.memory"
	case !s.Desktop:
		kept = "settings.kept_browser"
	}
	names := ui.Options(len(tabs), func(i int) string { return s.Say(tabs[i].name) })
	head := flow.Row(
		flow.Line(s.Say("settings.title"), render.Display.In(c.Cream)),
		flow.Line(s.Say("settings.title_note"), render.Label.In(c.Cream)), flow.Spring(),
		flow.Control(ui.Control{
			ID: "sheet", Widget: ui.Segmented{Kind: control.SegmentWall, Options: names, Selected: int(s.tab)},
			Do: func(e ui.Event) { s.tab = tab(e.Value) },
		}).Across(flow.Center),
		flow.Control(ui.Control{
			ID: "close", Widget: ui.IconButton{Sign: "sign-close"}, Tip: control.Tip{Title: s.Say(s.back)}, Do: s.close,
		}).Across(flow.Center),
	).Gap(render.Wide).Baseline()
	panes := tabs[s.tab].panes(s)
	all := flow.Columns(render.PaneLeast, min(3, len(panes)), panes...).Gap(render.Gap)
	desk := flow.Row(
		flow.Text(s.Say(kept), render.Label.In(c.OnWood), 2).Grow(1),
		flow.Control(ui.Control{ID: "reset", Widget: ui.Button{Label: s.Say("settings.reset"), OnWood: true}, Do: s.reset}),
		flow.Control(ui.Control{ID: "back", Keys: input.SetOf(input.Cancel, input.Settings), Do: s.close, Widget: ui.Button{
			Label: s.Say(s.back), Kind: control.Primary, Key: s.KeyFor(input.Cancel),
		}}),
	).Gap(render.Gap)
	return app.Form(head, all, desk)
}

func (s *Settings) close(ui.Event) { s.Close() }

// reset sets everything as it was at the first start, but for the window, which is in the
// player's hand.
func (s *Settings) reset(ui.Event) {
	s.Set(func(c *store.Settings) {
		fresh := c.Reset()
		fresh.WindowWidth, fresh.WindowHeight, fresh.FullScreen = c.WindowWidth, c.WindowHeight, c.FullScreen
		*c = fresh
	})
}
