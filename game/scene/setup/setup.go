package setup

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Setup is the page on which a game is settled: who plays, for how long, and how the month
// is laid.
type Setup struct {
	*app.Page[view]
	// waiting is the game that a new one takes the place of, nil for none.
	waiting table.Game
	form    *form
	tab     tab
	// lettersDropped says that letters were left out of a name because they cannot be shown.
	lettersDropped bool

	presets *setups.Presets
	// presetName is the field for the name of another preset. Renaming is the preset that
	// gets another name, nil for none, and newName the field for that. PresetTrouble says
	// why a change was not kept.
	presetName    *ui.Field
	renaming      *setups.Preset
	newName       *ui.Field
	presetTrouble string
}

// view is all that the page depends on. Whatever changes the form, the tab or the presets
// counts the version of the form up.
type view struct {
	form    *form
	version uint64
	// writing is the key of the seat whose name has the keyboard, 0 for none, and naming
	// says that the name of a preset has it: Enter does not begin the game then.
	writing  int
	naming   bool
	carrying bool
}

// tab is a part of the page, of which one is shown at a time.
type tab uint8

const (
	playersTab tab = iota
	calendarTab
	rulesTab
	presetsTab
)

// tabTexts are the messages of the tabs: their names, the headlines, and the hints behind
// those, "" for none.
var tabTexts = [...]struct{ name, title, hint string }{
	playersTab:  {"setup.sheet.players", "setup.players", "setup.players_hint"},
	calendarTab: {"setup.sheet.calendar", "setup.head.calendar", "setup.head.calendar_hint"},
	rulesTab:    {"setup.sheet.rules", "setup.head.rules", ""},
	presetsTab:  {"setup.sheet.kept", "setup.head.kept", "setup.head.kept_hint"},
}

// presetLength is how many letters the name of a preset has at most.
const presetLength = 28

// New returns the page of the set-up, filled in as it was last played. Waiting is the game
// that a new one takes the place of, nil for none.
func New(a *app.App, waiting table.Game) app.Scene {
	s := &Setup{
		waiting: waiting, form: lastForm(a.Words, a.Store), presetName: ui.NewField("", presetLength),
		presets: setups.OpenPresets(a.Store, func(name string) string { return shownName(name, presetLength) }),
	}
	s.Page = app.NewPage[view](a, "setup", s)
	s.First = "start"
	s.OpenBook = func() { app.RulesDoor.Open(s.App, &app.RulesAt{Edition: s.form.edition, House: s.form.house}) }
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *Setup) Key() view {
	v := view{form: s.form, version: s.form.version, naming: s.isNaming()}
	id, _ := s.UI.Focused()
	if key, part, ok := seatPart(id); ok && part == "name" {
		v.writing = key
	}
	_, v.carrying = s.UI.Carrying()
	return v
}

// Relocalise says everything in another language, see [app.Relocaliser].
func (s *Setup) Relocalise() { s.form.relocalise(s.Words) }

// Tick handles one sixtieth of a second, see [app.Scene].
func (s *Setup) Tick(in *input.State) bool {
	s.nameTheNameless()
	writing := s.Key().writing
	done, dirty := s.TickFor(in)
	if writing != 0 && done.Free.Has(input.Accept) {
		s.writeNext(writing)
		dirty = true
	}
	return dirty
}

// writeNext moves the keyboard from the name of a seat to the name of the next person, or
// to the start.
func (s *Setup) writeNext(key int) {
	for _, seat := range s.form.seats[s.form.at(key)+1:] {
		if seat.kind == table.Human {
			s.UI.Focus(seatID(seat.key, "name"), true)
			return
		}
	}
	s.UI.Focus("start", true)
}

// nameTheNameless gives a name back to a field that was left empty.
func (s *Setup) nameTheNameless() {
	focused, _ := s.UI.Focused()
	for _, seat := range s.form.seats {
		if seat.name.Text() == "" && seat.name.Preedit() == "" && focused != seatID(seat.key, "name") {
			s.form.rename(seat)
			s.form.version++
		}
	}
}

// seatID is the id of a control of the seat with the key.
func seatID(key int, part string) ui.ID { return ui.ID("seat-" + strconv.Itoa(key) + "-" + part) }

// seatPart is the seat and the part that an id of [seatID] stands for.
func seatPart(id ui.ID) (key int, part string, ok bool) {
	rest, ok := strings.CutPrefix(string(id), "seat-")
	if !ok {
		return 0, "", false
	}
	number, part, ok := strings.Cut(rest, "-")
	key, err := strconv.Atoi(number)
	return key, part, ok && err == nil
}

// changed says that the form is another one.
func (s *Setup) changed() {
	s.lettersDropped = false
	s.form.version++
}

// change is what a control does that sets something of the form.
func (s *Setup) change(set func(value int)) func(ui.Event) {
	return func(e ui.Event) {
		if e.Kind == ui.Changed || e.Kind == ui.Activated {
			set(e.Value)
			s.changed()
		}
	}
}

// tabs lists the tabs that the edition has something for.
func (s *Setup) tabs() []tab {
	if engine.EditionOf(s.form.edition).RealMonths {
		return []tab{playersTab, calendarTab, rulesTab, presetsTab}
	}
	return []tab{playersTab, rulesTab, presetsTab}
}

// tabName returns what a tab is called.
func (s *Setup) tabName(t tab) string {
	if n := s.form.houseOn(); t == rulesTab && n > 0 {
		return s.Say("setup.sheet.rules_on", words.Number("n", n))
	}
	return s.Say(tabTexts[t].name)
}

// openTab shows a tab.
func (s *Setup) openTab(t tab) {
	if s.tab == presetsTab && t != presetsTab {
		s.finishRenaming()
		s.presets.EmptyBin()
	}
	s.tab = t
	s.changed()
}

// Build lays the page out, see [app.Content].
func (s *Setup) Build() *flow.Node {
	if s.tab == calendarTab && !engine.EditionOf(s.form.edition).RealMonths {
		s.tab = playersTab
	}
	trouble, _ := s.form.check()
	var content *flow.Node
	switch s.tab {
	case playersTab:
		content = flow.Scroll("form", s.players(trouble))
	case calendarTab:
		content = flow.Scroll("form-calendar", s.calendar(trouble))
	case rulesTab:
		content = flow.Scroll("form-rules", s.rules())
	case presetsTab:
		content = flow.Scroll("form-kept", s.presetList())
	}
	page := flow.Column(s.head(), content.Grow(1)).Gap(render.Near).Pad(render.Margin, render.Near)
	return s.withCarried(app.Desk(page, s.desk(trouble.text)))
}

// head is the headline of the tab, with the names of all of them.
func (s *Setup) head() *flow.Node {
	c := &s.Theme.Palette
	texts, hint := tabTexts[s.tab], ""
	if texts.hint != "" {
		hint = s.Say(texts.hint)
	}
	w, tabs := ui.Segmented{}, s.tabs()
	for i, t := range tabs {
		w.Options = append(w.Options, ui.Option{Text: s.tabName(t)})
		if t == s.tab {
			w.Selected = i
		}
	}
	control := ui.Control{ID: "sheet", Widget: w, Do: func(e ui.Event) { s.openTab(tabs[e.Value]) }}
	says := func() *flow.Node {
		note := flow.Line(hint, render.Label.In(c.Cream))
		if s.lettersDropped {
			note = flow.Line(s.Say("setup.bad_letters"), render.Label.In(c.Loss)).Pad(render.Gap, render.Tight).OnPanel(render.Note)
		}
		return flow.Row(flow.Line(s.Say(texts.title), render.Display.In(c.Cream)), note).Gap(render.Wide).Baseline()
	}
	return flow.First(
		flow.Row(says().Grow(1), flow.Control(control)).Gap(render.Wide),
		flow.Column(says(), flow.Control(control)).Gap(render.Tight),
	)
}

// desk has the buttons, and says what keeps the game from being played: among them, or
// above them.
func (s *Setup) desk(trouble string) *flow.Node {
	if trouble == "" {
		return flow.First(s.buttons(trouble, nil, true), s.buttons(trouble, nil, false))
	}
	c := &s.Theme.Palette
	warning := func() *flow.Node {
		return flow.Row(flow.Art("warn", render.Sign), flow.Text(trouble, render.Label.In(c.Loss), 2).Grow(1)).
			Gap(render.Tight).Pad(render.Gap, render.Tight).OnPanel(render.Note)
	}
	return flow.First(
		s.buttons(trouble, warning(), true), s.buttons(trouble, warning(), false),
		flow.Column(warning(), s.buttons(trouble, nil, false)).Gap(render.Tight),
	)
}

// buttons are the row of buttons on the desk, with what is said among them, nil for
// nothing. That of the rule book has its name on it, or only a sign.
func (s *Setup) buttons(trouble string, says *flow.Node, named bool) *flow.Node {
	if says == nil {
		says = flow.Space(render.None, render.None)
	}
	button := func(id ui.ID, name string, key input.Action, do func(ui.Event)) ui.Control {
		return ui.Control{ID: id, Keys: input.SetOf(key), Do: do, Widget: ui.Button{Label: s.Say(name), OnWood: true, Key: s.KeyFor(key)}}
	}
	book := button("rules", "rules.open", input.Rules, func(ui.Event) { s.OpenRules() })
	book.Keys = input.SetOf(input.Rules, input.Help)
	if !named {
		book.Widget, book.Tip = ui.IconButton{Sign: "rulebook"}, render.Tip{Title: s.Say("rules.open")}
	}

	label := s.Say("setup.start")
	if s.form.real() {
		label = s.Say("setup.start_month", words.Text("month", s.form.monthName(0)))
	}
	start := ui.Control{ID: "start", Off: trouble != "", Reason: trouble, Do: func(ui.Event) { s.start() }}
	b := ui.Button{Label: label, Kind: render.Primary, OnWood: true}
	if v := s.Key(); v.writing == 0 && !v.naming && s.renaming == nil {
		start.Keys, b.Key = input.SetOf(input.Accept, input.GoOn), s.KeyFor(input.Accept)
	}
	start.Widget = b
	return flow.Row(
		flow.Control(button("back", "setup.back", input.Cancel, func(ui.Event) { s.leave() })),
		flow.Control(button("settings", "title.settings", input.Settings, func(ui.Event) { app.SettingsDoor.Open(s.App, app.Nothing{}) })),
		flow.Control(book).Size(render.None, render.ButtonHeight),
		says.Grow(1),
		flow.Control(start).Size(render.PaneLeast, render.None),
	).Gap(render.Gap)
}

// leave goes back. What was filled in is there the next time.
func (s *Setup) leave() {
	s.finishRenaming()
	s.form.remember(s.Store)
	s.Close()
}

// start begins the game. Where another one waits it asks first.
func (s *Setup) start() {
	if _, bad := s.form.check(); bad {
		return
	}
	text := ""
	if s.waiting != nil {
		text = s.KindOf(s.waiting).GiveUp(s.App, s.waiting)
	}
	if text == "" {
		s.startNow()
		return
	}
	s.Confirm("dialog.new.", text, render.Red, s.startNow)
}

func (s *Setup) startNow() {
	s.finishRenaming()
	s.form.remember(s.Store)
	t, err := money.New(s.form.setup(table.NewSeed()), s.Store)
	if err != nil {
		s.Inform(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	match.Begin(s.App, t)
}

// pane is a panel with a headline and what stands beside that, or below it where there is
// no room, and rows.
func (s *Setup) pane(title string, aside *flow.Node, rows ...*flow.Node) *flow.Node {
	head := flow.Line(title, render.Head).Least(render.None, render.Row)
	if aside != nil {
		head = flow.Row(head.Grow(1), aside).Gap(render.Gap)
	}
	return flow.Column(head).Add(rows...).Gap(render.Tight).Pad(render.Wide, render.Near).OnPanel(render.Paper)
}

// remark is a small text that tells more.
func (s *Setup) remark(text string, most int) *flow.Node {
	return flow.Text(text, render.Remark.In(s.Theme.Palette.Ink2), most)
}

// switched is a row with a switch, what it is called, and what it does.
func (s *Setup) switched(c ui.Control, sign *flow.Node, name, does string) *flow.Node {
	says := flow.Column(flow.Line(name, render.Label), s.remark(does, 3)).Along(flow.Center)
	label := flow.Row(sign, says.Grow(1)).Gap(render.Gap)
	return flow.Toggle(c, label.Grow(1)).Pad(render.Gap, render.Tight).Upto(render.Wide).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Choice(dst, r, render.State{}) })
}
