package setup

import (
	"strconv"
	"strings"

	"bigpayday/game/app"
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
	// Seats are who plays.
	Seats *Seats
	// edition is what is chosen, a part's id, and chosen that part.
	edition string
	chosen  Part
	parts   []Part
	makers  []func(s *Setup) Part
	tab     tab
	// version changes with everything that shows.
	version uint64
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
// counts the version up.
type view struct {
	version uint64
	// typing is the field for a name that has the keyboard, "" for none: Enter does not begin
	// the game then.
	typing   ui.ID
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

// tabs are the messages of the tabs, which are their names, the headlines, and the hints
// behind those, "" for none, and what stands on them in areas that are scrolled.
var tabs = [...]struct {
	name, title, hint string
	area              ui.ID
	build             func(*Setup, Trouble) *flow.Node
}{
	playersTab:  {"setup.sheet.players", "setup.players", "setup.players_hint", "form", (*Setup).players},
	calendarTab: {"setup.sheet.calendar", "setup.head.calendar", "", "form-calendar", func(s *Setup, t Trouble) *flow.Node { return s.chosen.Calendar(t) }},
	rulesTab:    {"setup.sheet.rules", "setup.head.rules", "", "form-rules", (*Setup).rules},
	presetsTab:  {"setup.sheet.kept", "setup.head.kept", "setup.head.kept_hint", "form-kept", (*Setup).presetList},
}

// presetLength is how many letters the name of a preset has at most.
const presetLength = 28

// New returns what opens the page of the set-up, filled in as it was last played, with the
// parts of games. It is opened with the game that a new one takes the place of, nil for none.
func New(makers ...func(s *Setup) Part) func(a *app.App, waiting table.Game) app.Scene {
	return func(a *app.App, waiting table.Game) app.Scene {
		s := &Setup{
			waiting: waiting, makers: makers, presetName: ui.NewField("", presetLength),
			presets: setups.OpenPresets(a.Store, func(name string) string { return shownName(name, presetLength) }),
		}
		s.Page = app.NewPage[view](a, "setup", s)
		s.First = "start"
		s.OpenBook = func() { app.RulesDoor.Open(s.App, s.chosen.Rules()) }
		s.reset()
		s.read(setups.Read(a.Store))
		return s
	}
}

// Key is what the page depends on, see [app.Content].
func (s *Setup) Key() view {
	v := view{version: s.version}
	if id, _ := s.UI.Focused(); strings.HasSuffix(string(id), "-name") {
		v.typing = id
	}
	_, v.carrying = s.UI.Carrying()
	return v
}

// Relocalise says everything in another language, see [app.Relocaliser].
func (s *Setup) Relocalise() { s.Seats.relocalise(s.Words) }

// Tick handles one sixtieth of a second, see [app.Scene].
func (s *Setup) Tick(in *input.State) bool {
	s.nameTheNameless()
	key, ofSeat := keyOf(s.Key().typing)
	done, dirty := s.TickFor(in)
	if ofSeat && done.Free.Has(input.Accept) {
		s.writeNext(key)
		dirty = true
	}
	return dirty
}

// writeNext moves the keyboard from the name of a seat to the name of the next person, or
// to the start.
func (s *Setup) writeNext(key int) {
	for _, seat := range s.Seats.List[s.Seats.at(key)+1:] {
		if seat.Kind == table.Human {
			s.UI.Focus(SeatID(seat.Key, "name"), true)
			return
		}
	}
	s.UI.Focus("start", true)
}

// nameTheNameless gives a name back to a field that was left empty.
func (s *Setup) nameTheNameless() {
	focused, _ := s.UI.Focused()
	for _, seat := range s.Seats.List {
		if seat.name.Text() == "" && seat.name.Preedit() == "" && focused != SeatID(seat.Key, "name") {
			s.Seats.rename(seat)
			s.version++
		}
	}
}

// SeatID is the id of a control of the seat with the key.
func SeatID(key int, part string) ui.ID { return ui.ID("seat-" + strconv.Itoa(key) + "-" + part) }

// keyOf is the key of the seat that an id of [SeatID] stands for.
func keyOf(id ui.ID) (key int, ok bool) {
	rest, ok := strings.CutPrefix(string(id), "seat-")
	if !ok {
		return 0, false
	}
	number, _, _ := strings.Cut(rest, "-")
	key, err := strconv.Atoi(number)
	return key, err == nil
}

// changed says that the form is another one.
func (s *Setup) changed() {
	s.lettersDropped = false
	s.version++
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
	if _, ok := s.chosen.HasCalendar(); s.tab == calendarTab && !ok {
		s.tab = playersTab
	}
	trouble := s.check()
	shown := &tabs[s.tab]
	content := flow.Scroll(shown.area, shown.build(s, trouble))
	page := flow.Column(s.head(), content.Grow(1)).Gap(render.Near).Pad(render.Margin, render.Near)
	return s.withCarried(app.Desk(page, s.desk(trouble.Text)))
}

// head is the headline of the tab, with the names of all of them.
func (s *Setup) head() *flow.Node {
	c := &s.Theme.Palette
	var offered []tab
	calendarHint, hasCalendar := s.chosen.HasCalendar()
	w := ui.Segmented{}
	for t := range tab(len(tabs)) {
		if t == calendarTab && !hasCalendar {
			continue
		}
		if t == s.tab {
			w.Selected = len(offered)
		}
		name := s.Say(tabs[t].name)
		if n := s.houseOn(); t == rulesTab && n > 0 {
			name = s.Say("setup.sheet.rules_on", words.Number("n", n))
		}
		offered, w.Options = append(offered, t), append(w.Options, ui.Option{Text: name})
	}
	control := flow.Control(ui.Control{ID: "sheet", Widget: w, Do: func(e ui.Event) { s.openTab(offered[e.Value]) }})
	says := flow.Row(flow.Line(s.Say(tabs[s.tab].title), render.Display.In(c.Cream))).Gap(render.Wide).Baseline()
	hint := ""
	if id := tabs[s.tab].hint; id != "" {
		hint = s.Say(id)
	} else if s.tab == calendarTab {
		hint = calendarHint
	}
	switch {
	case s.lettersDropped:
		says.Add(flow.Line(s.Say("setup.bad_letters"), render.Label.In(c.Loss)).Pad(render.Gap, render.Tight).OnPanel(render.Note))
	case hint != "":
		says.Add(flow.Line(hint, render.Label.In(c.Cream)))
	}
	return flow.First(
		flow.Row(says.Grow(1), control).Gap(render.Wide),
		flow.Column(says, control).Gap(render.Tight),
	)
}

// desk has the buttons, and says what keeps the game from being played: among them, or
// above them. That of the rule book has its name on it, or only a sign.
func (s *Setup) desk(trouble string) *flow.Node {
	button := func(id ui.ID, name string, do func(), keys ...input.Action) *flow.Node {
		w := ui.Button{Label: s.Say(name), OnWood: true, Key: s.KeyFor(keys[0])}
		return flow.Control(ui.Control{ID: id, Keys: input.SetOf(keys...), Widget: w, Do: func(ui.Event) { do() }})
	}
	back := button("back", "setup.back", s.leave, input.Cancel)
	settings := button("settings", "title.settings", func() { app.SettingsDoor.Open(s.App, app.Nothing{}) }, input.Settings)
	book := button("rules", "rules.open", s.OpenRules, input.Rules, input.Help)
	sign := flow.Control(ui.Control{
		ID: "rules", Keys: input.SetOf(input.Rules, input.Help), Widget: ui.IconButton{Sign: "rulebook"},
		Tip: render.Tip{Title: s.Say("rules.open")}, Do: func(ui.Event) { s.OpenRules() },
	}).Size(render.None, render.ButtonHeight)

	begin := ui.Control{ID: "start", Off: trouble != "", Reason: trouble, Do: func(ui.Event) { s.start() }}
	b := ui.Button{Label: s.chosen.StartLabel(), Kind: render.Primary, OnWood: true}
	if s.Key().typing == "" && s.renaming == nil {
		begin.Keys, b.Key = input.SetOf(input.Accept, input.GoOn), s.KeyFor(input.Accept)
	}
	begin.Widget = b
	start := flow.Control(begin).Size(render.PaneLeast, render.None)

	row := func(book, says *flow.Node) *flow.Node {
		return flow.Row(back, settings, book, says, start).Gap(render.Gap)
	}
	if trouble == "" {
		return flow.First(row(book, flow.Spring()), row(sign, flow.Spring()))
	}
	warning := flow.Row(flow.Art("warn", render.Sign), flow.Text(trouble, render.Label.In(s.Theme.Palette.Loss), 2).Grow(1)).
		Gap(render.Tight).Pad(render.Gap, render.Tight).OnPanel(render.Note).Grow(1)
	return flow.First(row(book, warning), row(sign, warning), flow.Column(warning, row(sign, flow.Spring())).Gap(render.Tight))
}

// leave goes back. What was filled in is there the next time.
func (s *Setup) leave() {
	s.finishRenaming()
	s.remember()
	s.Close()
}

// start begins the game. Where another one waits it asks first.
func (s *Setup) start() {
	if s.check().Text != "" {
		return
	}
	s.ReplaceGame(s.waiting, s.startNow)
}

func (s *Setup) startNow() {
	s.finishRenaming()
	s.remember()
	if refusal := s.chosen.Start(table.NewSeed()); refusal != "" {
		s.Inform(s.Say("error.title"), refusal, nil)
	}
}

// nameField is a field for the name of a player or of a preset.
func (s *Setup) nameField(id ui.ID, field *ui.Field, hint string) *flow.Node {
	return flow.Control(ui.Control{ID: id, Widget: ui.TextField{Field: field, Hint: hint}, Do: func(ui.Event) {
		s.changed()
		s.lettersDropped = cleanField(field) != ""
	}})
}
