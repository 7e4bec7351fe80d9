package scene

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// settings is the page on which everything is set that counts for every game.
// Each change counts at once.
type settings struct {
	page
	// Theme is that of the house, with larger type where the page has room for it,
	// and appliedTheme what it was last made of.
	Theme, appliedTheme *render.Theme

	back  string // the message on the button that closes the page
	panes []pane
	// kind is the kind of keys that is shown. asking is the action that waits for
	// a key, if one does, and said what came of the last key.
	kind   keyKind
	asking input.Action
	said   string
	// version counts how often the page was laid out, and shown is what for.
	version uint64
	shown   settingsLook
	boxes   settingsBoxes
	wall    render.CachedImage[float64]
	image   render.CachedImage[settingsLook]
}

// settingsLook is all that the image of the page depends on.
type settingsLook struct {
	settings store.Settings
	form     render.Rect
	silent   bool
	caps     caps
	language string
	kind     keyKind
	asking   input.Action
	said     string
}

// textScales are the sizes of text to choose from, in percent.
var textScales = []int{100, 125, 150, 200}

// newSettings returns the page of the settings, to lie over whatever is shown.
func newSettings(h *House) *settings {
	back := "setup.back"
	if h.Top().Status().Scene == "title" {
		back = "settings.back_title"
	}
	if h.running != nil {
		back = "settings.back"
	}
	s := &settings{page: newPage(h, "settings"), back: back, kind: h.keyKind()}
	s.applyTheme()
	return s
}

// applyTheme takes over the house's theme.
func (s *settings) applyTheme() {
	t, k := s.House.Theme, settingsGrowth(s.View())
	if t != s.appliedTheme || s.Theme.TextScale != k*t.TextScale {
		s.Theme, s.appliedTheme = t.Larger(k), t
	}
}

func (s *settings) Tick(in *input.State) bool {
	s.applyTheme()
	anew := s.stale(0) || s.look() != s.shown
	if anew {
		s.build()
	}
	if s.asking != input.NoAction {
		in = s.listen(in)
	}
	done, dirty := s.handle(in)
	for _, e := range done.Events {
		s.act(e)
	}
	s.Listening = s.asking != input.NoAction
	if s.look() != s.shown {
		s.build()
		s.relist()
		dirty = true
	}
	return dirty || anew
}

func (s *settings) look() settingsLook {
	return settingsLook{
		settings: s.Settings, silent: s.silent(), form: s.boxes.form, caps: s.caps, language: s.Words.Language(),
		kind: s.kind, asking: s.asking, said: s.said,
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

func (s *settings) act(e ui.Event) {
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
	art, sign, title string
	// head is the control at the right of the title, nil for none.
	head *setting
	rows []setting
	// note stands below the rows, "" for none; there is room for so many lines of
	// it.
	note  string
	lines int
}

// setting is one row: what it is called, and the control that sets it.
type setting struct {
	id          ui.ID
	label, note string
	widget      ui.Widget
	// value stands behind a slider.
	value string
	// action is what the keys of the row are for, and keys their captions.
	action input.Action
	keys   []string
	// language is what the row chooses, "" for other rows; chosen says that it is
	// spoken.
	language string
	chosen   bool
	// sample is a row that shows how text looks, and blank one that keeps its place
	// free. A row that is apart has a line above it.
	sample, blank, apart bool
}

// list says what can be set, with the values of now.
func (s *settings) list() {
	c := &s.Settings
	percent := func(n int) string { return s.Say("settings.percent", words.Number("n", n)) }
	options := func(ids ...string) (o []ui.Option) {
		for _, id := range ids {
			o = append(o, ui.Option{Text: s.Say(id)})
		}
		return o
	}
	toggle := func(id ui.ID, name string, on bool) setting {
		return setting{id: id, label: s.Say("settings." + name), note: s.Say("settings." + name + "_note"), widget: ui.Toggle{On: on}}
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
	reading := pane{title: s.Say("settings.reading"), sign: s.Say("settings.reading_sign"), rows: []setting{
		{id: "text-size", label: s.Say("settings.text_size"), widget: scale},
		{sample: true},
		{id: "contrast", label: s.Say("settings.contrast"), note: s.Say("settings.contrast_note"), widget: contrast},
		toggle("motion", "motion", c.ReducedMotion),
		toggle("captions", "captions", c.Captions),
	}}
	reading.rows[3].apart = true
	game := pane{title: s.Say("settings.game"), art: "hint", rows: []setting{
		{id: "speed", label: s.Say("settings.speed"), widget: speed},
		toggle("hints", "hints", c.Hints),
		toggle("pass", "pass", c.PassDevice),
	}}
	sound := pane{title: s.Say("settings.sound"), art: "speaker", head: &setting{
		id: "sound", label: s.Say("settings.on"), widget: ui.Toggle{On: !c.Mute},
	}}
	if c.Mute {
		sound.art, sound.head.label = "mute", s.Say("settings.off")
	}
	for _, v := range volumeRows {
		n := *v.of(&c.Volumes)
		row := setting{id: v.id, label: s.Say(string(v.id)), value: percent(n), widget: ui.Slider{Value: n, Max: store.MaxVolume, Step: 5, Page: 20, Family: v.family}}
		if n == 0 {
			row.value = s.Say("settings.off")
		}
		sound.rows = append(sound.rows, row)
	}
	if s.silent() {
		sound.note = s.Say("error.sound")
	}
	window := pane{title: s.Say("settings.window"), art: "computer", rows: []setting{
		toggle("full-screen", "full_screen", c.FullScreen),
	}}
	s.panes = []pane{reading, game, sound, s.languagePane(), window, s.keyPane()}
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
func (s *settings) languagePane() pane {
	p := pane{title: s.Say("settings.language"), art: "globe"}
	for _, l := range s.languages.Languages() {
		row := setting{
			id: ui.ID(languagePrefix + l.ID), label: l.Name, note: l.Place,
			language: l.ID, chosen: l.ID == s.Words.Language(),
		}
		if l.Own {
			row.note = s.Say("settings.language_own")
		}
		p.rows = append(p.rows, row)
	}
	return p
}

func (s *settings) build() {
	s.list()
	s.boxes = laySettings(s.Theme, s.panes, s.Say("settings.reset"))
	s.version++
	b := &s.boxes
	layer := ui.Layer{ID: "settings", First: "text-size"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	add(ui.Control{ID: "page", Box: b.area, Widget: ui.Scroll{Content: b.form.H}, Skip: true})
	for i, p := range s.panes {
		pb := &b.panes[i]
		if p.head != nil {
			add(ui.Control{ID: p.head.id, Box: pb.head, In: "page", Keys: input.SetOf(input.Mute), Widget: b.sized(p.head.widget)})
		}
		for j := range p.rows {
			row := &p.rows[j]
			if row.blank {
				continue
			}
			if row.widget != nil {
				add(ui.Control{ID: row.id, Box: pb.rows[j].control, In: "page", Widget: b.sized(row.widget)})
			} else if row.id != "" {
				add(s.rowControl(row, pb.rows[j].row, j%2 == 0))
			}
		}
	}
	add(ui.Control{ID: "reset", Box: b.reset, Widget: ui.Button{Label: s.Say("settings.reset"), Size: 15, OnWood: true}})
	add(ui.Control{ID: "back", Box: b.back, Keys: input.SetOf(input.Cancel, input.Settings), Widget: ui.Button{
		Label: s.Say(s.back), Kind: render.Primary, Size: 16, Key: s.keyFor(input.Cancel),
	}})
	add(ui.Control{ID: "close", Box: b.close, Widget: ui.IconButton{Sign: "sign-close"}, Tip: render.Tip{Title: s.Say(s.back)}})
	s.layers = append(s.layers[:0], layer)
	s.shown = s.look()
}

// rowControl returns the control of a row that is pressed as a whole.
func (s *settings) rowControl(row *setting, box render.Rect, striped bool) ui.Control {
	c := ui.Control{ID: row.id, Box: box, In: "page"}
	w := ui.Custom{Version: s.version}
	if row.language != "" {
		w.Paint = func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.paintLanguage(dst, row, box, striped, state)
		}
	} else {
		c.Active = row.action == s.asking
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

func (s *settings) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	s.wall.Draw(t, dst, s.View().Bounds(), 0, b.desk, s.paintWall)
	part := clipped(dst, s.View(), b.area)
	form := b.form.Moved(0, -s.hand.Offset("page"))
	look := s.look()
	s.image.Draw(t, part, form, 0, look, func(dst *ebiten.Image) { s.paintPanes(dst, form.Y-b.form.Y) })
	part.Recycle()
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	if most, down := b.form.H-b.area.H, b.form.Y-form.Y; most > 0 {
		panes := render.Rect{X: b.area.X, Y: b.area.Y, W: b.area.W - 14, H: b.area.H}
		t.ScrollShade(dst, panes, down, most-down)
	}
	s.hand.DrawTip(dst)
}

func (s *settings) Relocalise() { s.said = "" }
