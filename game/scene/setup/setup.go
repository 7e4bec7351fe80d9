package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/wall"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Setup is the page on which a game is settled: who plays, for how long, and
// how the month is laid.
type Setup struct {
	app.Base
	// Theme is that of the app, with larger type in an upright window, and
	// appliedTheme what it was last made of.
	Theme, appliedTheme *render.Theme
	wall                wall.Wall
	// waiting is the game that a new one takes the place of, nil for none.
	waiting *table.Table
	Form    *SetupForm
	Boxes   SetupBoxes
	// picking is the key of the seat whose token is being chosen, 0 for none.
	picking int
	// writing is the key of the seat whose name has the keyboard, 0 for none.
	// Enter then goes on to the next name: it does not begin the game.
	writing int
	// left is what was last taken out of a name.
	left string
	// Sheet is the one of its sheets that is shown.
	Sheet SetupSheet
	// Shelf holds the setups kept under a name, keepName is the field for the
	// name of another one, renaming which one is renamed, from 1, and newName
	// the field for that. keptTrouble says why a change was not kept.
	Shelf       *setupShelf
	KeepName    *ui.Field
	renaming    int
	newName     *ui.Field
	keptTrouble string
	named       bool // the keyboard was in keepName
	// spoken is what the form says of itself, for the controls as listed.
	spoken   setupSpoken
	paper    render.CachedImage[sheetLook]
	image    render.CachedImage[setupLook]
	carrying bool
}

// SetupSheet is a sheet of the set-up.
type SetupSheet uint8

const (
	PlayersSheet SetupSheet = iota
	CalendarSheet
	RulesSheet
	KeptSheet
)

// setupSpoken are the sentences that depend on what is settled.
type setupSpoken struct {
	names   []string
	numbers []string
	days    []string
	unit    []string
	titles  []string
	months  []render.TinyMonth
	// dates are the numbers of days.
	dates   []string
	minutes string
	trouble trouble
}

// sheetLook is all that the image of the sheet depends on.
type sheetLook struct {
	box     render.Rect
	scrolls bool
}

// setupLook is all that the image of the form depends on.
type setupLook struct {
	version uint64
	sheet   SetupSheet
	form    render.Rect
}

// NewSetup returns the page of the set-up, filled in as it was last played.
func NewSetup(h *app.App, waiting *table.Table) app.Scene {
	s := &Setup{
		Base: app.NewBase(h, "setup"), waiting: waiting, Form: LastForm(h.Words, h.Store),
		Shelf: OpenShelf(h.Store), KeepName: ui.NewField("", keptName),
	}
	s.applyTheme()
	s.OpenBook = func() { app.RulesDoor.Open(s.App, &app.RulesAt{Edition: s.Form.Edition, House: s.Form.House}) }
	return s
}

// applyTheme takes over the theme of the app. An upright window has room enough for larger
// type, and needs it, for its logical pixels are small.
func (s *Setup) applyTheme() {
	t := s.App.Theme
	if t == s.appliedTheme {
		return
	}
	s.Theme, s.appliedTheme = t, t
	if v := t.View; v.IsUpright() {
		const most = 2
		s.Theme = t.Larger(max(1, min(.85*v.H/v.W, most/t.TextScale)))
	}
}

func (s *Setup) Tick(in *input.State) bool {
	s.applyTheme()
	f := s.Form
	if s.Outdated(f.Version) {
		s.build()
	}
	writing := s.writing
	done, dirty := s.Handle(in)
	for _, e := range done.Events {
		s.Act(e)
	}
	if writing != 0 && done.Free.Has(input.Accept) {
		s.nextName(writing)
		dirty = true
	}
	f = s.Form // a kept one may have taken its place
	if now := s.nameInHand(); now != s.writing {
		s.writing = now
		f.Version++
	}
	if now := s.naming(); now != s.named {
		s.named = now
		f.Version++
	}
	if s.settleNames() {
		dirty = true
	}
	if _, carrying := s.UI.Carrying(); carrying != s.carrying {
		s.carrying = carrying
		f.Version++
	}
	// What was done shows in the same tick.
	if s.Top() == app.Scene(s) && s.Outdated(f.Version) {
		s.build()
		s.Relist()
		dirty = true
	}
	return dirty
}

// nameInHand returns the key of the seat whose name has the keyboard, or 0.
func (s *Setup) nameInHand() int {
	id, _ := s.UI.Focused()
	if key, part, ok := seatPart(id); ok && part == "name" {
		return key
	}
	return 0
}

// nextName moves the keyboard from the name of a seat to the name of the next
// person, or to the start.
func (s *Setup) nextName(key int) {
	for _, seat := range s.Form.Seats[s.Form.at(key)+1:] {
		if seat.kind == table.Human {
			s.UI.Focus(seatID(seat.Key, "name"), true)
			return
		}
	}
	s.UI.Focus("start", true)
}

// settleNames gives a name back to a field that was left empty.
func (s *Setup) settleNames() (changed bool) {
	focused, _ := s.UI.Focused()
	for _, seat := range s.Form.Seats {
		if seat.Name.Text() != "" || seat.Name.Preedit() != "" || focused == seatID(seat.Key, "name") {
			continue
		}
		s.Form.rename(seat)
		s.Form.Version++
		changed = true
	}
	return changed
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

func (s *Setup) Act(e ui.Event) {
	f := s.Form
	if s.actBirthday(e) {
		return
	}
	if key, part, ok := seatPart(e.ID); ok {
		if i := f.at(key); i >= 0 {
			s.actSeat(e, i, part)
		}
		return
	}
	if s.actToken(e) || s.actRule(e) || s.actCalendar(e) || s.actKept(e) {
		return
	}
	if id, ok := strings.CutPrefix(string(e.ID), "edition-"); ok && e.Kind == ui.Activated {
		if edition, known := engine.ParseEdition(id); known {
			f.Edition = edition
			s.changed()
		}
		return
	}
	if n, ok := strings.CutPrefix(string(e.ID), "month-"); ok && e.Kind == ui.Changed {
		if i, err := strconv.Atoi(n); err == nil && i >= 1 && i <= engine.MaxMonths {
			f.Lengths[i-1] = uint8(e.Value)
			s.changed()
		}
		return
	}
	switch e.ID {
	case "sheet":
		s.turnTo(s.Sheets()[e.Value])
	case "add":
		if f.Add(table.Normal) {
			s.changed()
		}
	case "months":
		f.Months = e.Value
		s.changed()
	case "back":
		s.finishRenaming()
		f.Remember(s.Store)
		s.Close()
	case "rules":
		s.OpenRules()
	case "settings":
		app.SettingsDoor.Open(s.App, app.Nothing{})
	case "start":
		s.start()
	}
}

// turnTo shows a sheet.
func (s *Setup) turnTo(sheet SetupSheet) {
	if s.Sheet == KeptSheet && sheet != KeptSheet {
		s.finishRenaming()
		s.Shelf.empty()
	}
	s.Sheet, s.picking = sheet, 0
	s.changed()
}

// changed says that the form is another one.
func (s *Setup) changed() {
	s.left = ""
	s.Form.Version++
}

func (s *Setup) actSeat(e ui.Event, i int, part string) {
	f := s.Form
	seat := f.Seats[i]
	switch part {
	case "order":
		if from, _, ok := seatPart(e.From); ok && e.Kind == ui.Dropped {
			f.Move(f.at(from), i)
			s.changed()
		}
	case "token":
		if e.Kind == ui.Activated {
			s.picking = seat.Key
			s.changed()
		}
	case "name":
		if e.Kind == ui.Edited {
			s.left = seat.Clean()
			f.Version++
		}
	case "kind":
		switch {
		case s.Boxes.Seats[i].Note.Empty():
			f.SetKind(i, table.Kinds()[e.Value])
		case e.Value == 0:
			f.SetKind(i, table.Human)
		default:
			f.SetKind(i, table.Normal)
		}
		s.changed()
	case "level":
		f.SetKind(i, table.Kinds()[e.Value+1])
		s.changed()
	case "remove":
		if f.Remove(i) {
			s.changed()
		}
	}
}

// start begins the game. Where another one waits it asks first.
func (s *Setup) start() {
	if _, bad := s.Form.Trouble(); bad {
		return
	}
	if s.waiting == nil || s.waiting.State().Phase == engine.Over {
		s.startNow()
		return
	}
	state := s.waiting.State()
	text := s.Say("dialog.new.text",
		words.Number("month", max(1, state.Players[state.Turn].Month)), words.Number("months", state.Setup.Months))
	s.Ask(app.Question{
		Title: s.Say("dialog.new.title"), Text: text, Family: render.Red,
		Answers: []app.Answer{
			{ID: "no", Label: s.Say("dialog.new.no"), Cancel: true},
			{ID: "yes", Label: s.Say("dialog.new.yes"), Main: true, Do: s.startNow},
		},
	})
}

func (s *Setup) startNow() {
	s.finishRenaming()
	s.Form.Remember(s.Store)
	t, err := table.New(s.Form.Setup(table.NewSeed()), s.Store)
	if err != nil {
		s.Tell(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	match.Begin(s.App, t)
}

func (s *Setup) Draw(dst *ebiten.Image) {
	s.applyTheme()
	t, b := s.Theme, &s.Boxes
	s.wall.Draw(s.App, dst, &b.Wall)
	s.paper.Draw(t, dst, b.Sheet, 24, sheetLook{b.Sheet, b.Form.H > b.Area.H}, s.paintSheet)
	s.drawForm(dst)
	s.drawTrouble(dst)
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.drawCarried(dst)
	s.UI.DrawTip(dst)
}

func (s *Setup) Relocalise() { s.Form.retell(s.Words) }
