package settings

import (
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// settings is the page on which everything is set that counts for every game.
// Each change counts at once.
type Settings struct {
	app.Page
	// Theme is that of the app, with larger type where the page has room for it,
	// and appliedTheme what it was last made of.
	Theme, appliedTheme *render.Theme

	back  string // the message on the button that closes the page
	Panes []pane
	// kind is the kind of keys that is shown. asking is the action that waits for
	// a key, if one does, and said what came of the last key.
	kind   keyKind
	Asking input.Action
	Said   string
	// version counts how often the page was laid out, and shown is what for.
	version uint64
	shown   settingsLook
	Boxes   settingsBoxes
	wall    render.CachedImage[float64]
	image   render.CachedImage[settingsLook]
}

// settingsLook is all that the image of the page depends on.
type settingsLook struct {
	settings store.Settings
	form     render.Rect
	silent   bool
	caps     app.Caps
	language string
	kind     keyKind
	asking   input.Action
	said     string
}

// textScales are the sizes of text to choose from, in percent.
var textScales = []int{100, 125, 150, 200}

// newSettings returns the page of the settings, to lie over whatever is shown.
func NewSettings(h *app.App) *Settings {
	back := "setup.back"
	if h.Top().Status().Scene == "title" {
		back = "settings.back_title"
	}
	if h.Running != nil {
		back = "settings.back"
	}
	s := &Settings{Page: app.NewPage(h, "settings"), back: back, kind: keyKindOf(h)}
	s.applyTheme()
	return s
}

// applyTheme takes over the theme of the app.
func (s *Settings) applyTheme() {
	t, k := s.App.Theme, settingsGrowth(s.View())
	if t != s.appliedTheme || s.Theme.TextScale != k*t.TextScale {
		s.Theme, s.appliedTheme = t.Larger(k), t
	}
}

func (s *Settings) Tick(in *input.State) bool {
	s.applyTheme()
	anew := s.Outdated(0) || s.look() != s.shown
	if anew {
		s.build()
	}
	if s.Asking != input.NoAction {
		in = s.listen(in)
	}
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		s.Act(e)
	}
	s.Listening = s.Asking != input.NoAction
	if s.look() != s.shown {
		s.build()
		s.Relist()
		dirty = true
	}
	return dirty || anew
}

func (s *Settings) look() settingsLook {
	return settingsLook{
		settings: s.Settings, silent: s.Silent(), form: s.Boxes.Form, caps: s.Caps, language: s.Words.Language(),
		kind: s.kind, asking: s.Asking, said: s.Said,
	}
}

// volumeRows are the rows of the sound, with what they set.
var volumeRows = []struct {
	id     ui.ID
	family render.Family
	of     func(*store.Volumes) *int
}{
	{"settings.volume.master", render.Red, func(v *store.Volumes) *int { return &v.Master }},
	{"settings.volume.table", render.Blue, func(v *store.Volumes) *int { return &v.Table }},
	{"settings.volume.cards", render.Blue, func(v *store.Volumes) *int { return &v.Cards }},
	{"settings.volume.tunes", render.Blue, func(v *store.Volumes) *int { return &v.Tunes }},
	{"settings.volume.room", render.Blue, func(v *store.Volumes) *int { return &v.Room }},
}

func (s *Settings) Act(e ui.Event) {
	on := e.Value != 0
	for _, v := range volumeRows {
		if e.ID == v.id {
			s.Set(func(c *store.Settings) { *v.of(&c.Volumes) = e.Value })
			return
		}
	}
	if s.actKeys(e) {
		return
	}
	if id, ok := strings.CutPrefix(string(e.ID), languagePrefix); ok {
		s.Set(func(c *store.Settings) { c.Language = id })
		return
	}
	switch e.ID {
	case "text-size":
		s.Set(func(c *store.Settings) { c.TextScale = textScales[e.Value] })
	case "contrast":
		s.Set(func(c *store.Settings) { c.HighContrast = on })
	case "motion":
		s.Set(func(c *store.Settings) { c.ReducedMotion = on })
	case "captions":
		s.Set(func(c *store.Settings) { c.Captions = on })
	case "speed":
		s.Set(func(c *store.Settings) { c.Speed = store.Speeds()[e.Value] })
	case "hints":
		s.Set(func(c *store.Settings) { c.Hints = on })
	case "pass":
		s.Set(func(c *store.Settings) { c.PassDevice = on })
	case "sound":
		s.Set(func(c *store.Settings) { c.Mute = !on })
	case "full-screen":
		s.Set(func(c *store.Settings) { c.FullScreen = on })
	case "reset":
		s.Set(func(c *store.Settings) {
			reset := c.Reset()
			// The window stays as it is: it is in the player's hand.
			reset.WindowWidth, reset.WindowHeight, reset.FullScreen = c.WindowWidth, c.WindowHeight, c.FullScreen
			*c = reset
		})
	case "back", "close":
		s.Close()
	}
}

// pane is one of the sheets that the settings stand on.
type pane struct {
	// art, or a sign in letters, stands before the title.
	art, sign, Title string
	// head is the control at the right of the title, nil for none.
	Head *setting
	Rows []setting
	// note stands below the rows, "" for none; there is room for so many lines of
	// it.
	note  string
	lines int
}

// setting is one row: what it is called, and the control that sets it.
type setting struct {
	ID          ui.ID
	Label, note string
	Widget      ui.Widget
	// value stands behind a slider.
	value string
	// action is what the keys of the row are for, and keys their captions.
	Action input.Action
	Keys   []string
	// language is what the row chooses, "" for other rows; chosen says that it is
	// spoken.
	language string
	chosen   bool
	// sample is a row that shows how text looks, and blank one that keeps its place
	// free. A row that is apart has a line above it.
	sample, blank, apart bool
}

// list says what can be set, with the values of now.
func (s *Settings) List() {
	c := &s.Settings
	percent := func(n int) string { return s.Say("settings.percent", words.Number("n", n)) }
	options := func(ids ...string) (o []ui.Option) {
		for _, id := range ids {
			o = append(o, ui.Option{Text: s.Say(id)})
		}
		return o
	}
	toggle := func(id ui.ID, name string, on bool) setting {
		return setting{ID: id, Label: s.Say("settings." + name), note: s.Say("settings." + name + "_note"), Widget: ui.Toggle{On: on}}
	}
	scale, nearest := ui.Segmented{}, 0
	for i, n := range textScales {
		scale.Options = append(scale.Options, ui.Option{Text: percent(n)})
		if n <= c.TextScale {
			nearest = i
		}
	}
	scale.Selected = nearest
	contrast := ui.Segmented{Options: options("settings.contrast.normal", "settings.contrast.high")}
	if c.HighContrast {
		contrast.Selected = 1
	}
	speed := ui.Segmented{Kind: render.SegmentRed, Selected: slices.Index(store.Speeds(), c.Speed)}
	for _, v := range store.Speeds() {
		speed.Options = append(speed.Options, ui.Option{Text: s.Say("turn.speed." + string(v))})
	}
	reading := pane{Title: s.Say("settings.reading"), sign: s.Say("settings.reading_sign"), Rows: []setting{
		{ID: "text-size", Label: s.Say("settings.text_size"), Widget: scale},
		{sample: true},
		{ID: "contrast", Label: s.Say("settings.contrast"), note: s.Say("settings.contrast_note"), Widget: contrast},
		toggle("motion", "motion", c.ReducedMotion),
		toggle("captions", "captions", c.Captions),
	}}
	reading.Rows[3].apart = true
	game := pane{Title: s.Say("settings.game"), art: "hint", Rows: []setting{
		{ID: "speed", Label: s.Say("settings.speed"), Widget: speed},
		toggle("hints", "hints", c.Hints),
		toggle("pass", "pass", c.PassDevice),
	}}
	sound := pane{Title: s.Say("settings.sound"), art: "speaker", Head: &setting{
		ID: "sound", Label: s.Say("settings.on"), Widget: ui.Toggle{On: !c.Mute},
	}}
	if c.Mute {
		sound.art, sound.Head.Label = "mute", s.Say("settings.off")
	}
	for _, v := range volumeRows {
		n := *v.of(&c.Volumes)
		row := setting{ID: v.id, Label: s.Say(string(v.id)), value: percent(n), Widget: ui.Slider{Value: n, Max: store.MaxVolume, Step: 5, Page: 20, Family: v.family}}
		if n == 0 {
			row.value = s.Say("settings.off")
		}
		sound.Rows = append(sound.Rows, row)
	}
	if s.Silent() {
		sound.note = s.Say("error.sound")
	}
	window := pane{Title: s.Say("settings.window"), art: "computer", Rows: []setting{
		toggle("full-screen", "full_screen", c.FullScreen),
	}}
	s.Panes = []pane{reading, game, sound, s.languagePane(), window, s.keyPane()}
}

// sized returns a widget, if it is a switch as large as the type beside it asks
// for.
func (b *settingsBoxes) sized(w ui.Widget) ui.Widget {
	if toggle, ok := w.(ui.Toggle); ok {
		toggle.Size = b.signs
		return toggle
	}
	return w
}

// languagePrefix begins the ids of the rows that choose a language.
const languagePrefix = "language-"

// languagePane lists the languages.
func (s *Settings) languagePane() pane {
	p := pane{Title: s.Say("settings.language"), art: "globe"}
	for _, l := range s.Languages.Languages() {
		row := setting{
			ID: ui.ID(languagePrefix + l.ID), Label: l.Name, note: l.Place,
			language: l.ID, chosen: l.ID == s.Words.Language(),
		}
		if l.Own {
			row.note = s.Say("settings.language_own")
		}
		p.Rows = append(p.Rows, row)
	}
	return p
}

func (s *Settings) build() {
	s.List()
	s.Boxes = LaySettings(s.Theme, s.Panes, s.Say("settings.reset"))
	s.version++
	b := &s.Boxes
	layer := ui.Layer{ID: "settings", First: "text-size"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	add(ui.Control{ID: "page", Box: b.Area, Widget: ui.Scroll{Content: b.Form.H}, Skip: true})
	for i, p := range s.Panes {
		pb := &b.Panes[i]
		if p.Head != nil {
			add(ui.Control{ID: p.Head.ID, Box: pb.Head, In: "page", Keys: input.SetOf(input.Mute), Widget: b.sized(p.Head.Widget)})
		}
		for j := range p.Rows {
			row := &p.Rows[j]
			if row.blank {
				continue
			}
			if row.Widget != nil {
				add(ui.Control{ID: row.ID, Box: pb.Rows[j].Control, In: "page", Widget: b.sized(row.Widget)})
			} else if row.ID != "" {
				add(s.rowControl(row, pb.Rows[j].Row, j%2 == 0))
			}
		}
	}
	add(ui.Control{ID: "reset", Box: b.Reset, Widget: ui.Button{Label: s.Say("settings.reset"), Size: 15, OnWood: true}})
	add(ui.Control{ID: "back", Box: b.Back, Keys: input.SetOf(input.Cancel, input.Settings), Widget: ui.Button{
		Label: s.Say(s.back), Kind: render.Primary, Size: 16, Key: s.KeyFor(input.Cancel),
	}})
	add(ui.Control{ID: "close", Box: b.Close, Widget: ui.IconButton{Sign: "sign-close"}, Tip: render.Tip{Title: s.Say(s.back)}})
	s.Layers = append(s.Layers[:0], layer)
	s.shown = s.look()
}

// rowControl returns the control of a row that is pressed as a whole.
func (s *Settings) rowControl(row *setting, box render.Rect, striped bool) ui.Control {
	c := ui.Control{ID: row.ID, Box: box, In: "page"}
	w := ui.Custom{Version: s.version}
	if row.language != "" {
		w.Paint = func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.paintLanguage(dst, row, box, striped, state)
		}
	} else {
		c.Active = row.Action == s.Asking
		if !c.Active {
			c.Tip = render.Tip{Text: s.Say("settings.key_tip")}
		}
		w.Paint = func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.paintKeys(dst, row, box, striped, state)
		}
	}
	c.Widget = w
	return c
}

func (s *Settings) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	s.wall.Draw(t, dst, s.View().Bounds(), 0, b.Desk, s.paintWall)
	part := app.Clipped(dst, s.View(), b.Area)
	form := b.Form.Moved(0, -s.UI.Offset("page"))
	look := s.look()
	s.image.Draw(t, part, form, 0, look, func(dst *ebiten.Image) { s.paintPanes(dst, form.Y-b.Form.Y) })
	part.Recycle()
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	if most, down := b.Form.H-b.Area.H, b.Form.Y-form.Y; most > 0 {
		panes := render.Rect{X: b.Area.X, Y: b.Area.Y, W: b.Area.W - 14, H: b.Area.H}
		t.ScrollShade(dst, panes, down, most-down)
	}
	s.UI.DrawTip(dst)
}

func (s *Settings) Relocalise() { s.Said = "" }
