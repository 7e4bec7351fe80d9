package scene

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// setup is the page on which a game is settled: who plays, for how long, and
// how the month is laid.
type setup struct {
	page
	// Theme is that of the house, with larger type in an upright window, and
	// appliedTheme what it was last made of.
	Theme, appliedTheme *render.Theme
	wall                wall
	// waiting is the game that a new one takes the place of, nil for none.
	waiting *table.Table
	form    *setupForm
	boxes   setupBoxes
	// picking is the key of the seat whose token is being chosen, 0 for none.
	picking int
	// writing is the key of the seat whose name has the keyboard, 0 for none.
	// Enter then goes on to the next name: it does not begin the game.
	writing int
	// left is what was last taken out of a name.
	left string
	// sheet is the one of its sheets that is shown.
	sheet setupSheet
	// shelf holds the setups kept under a name, keepName is the field for the
	// name of another one, renaming which one is renamed, from 1, and newName
	// the field for that. keptTrouble says why a change was not kept.
	shelf       *setupShelf
	keepName    *ui.Field
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

// setupSheet is a sheet of the set-up.
type setupSheet uint8

const (
	playersSheet setupSheet = iota
	calendarSheet
	rulesSheet
	keptSheet
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
	sheet   setupSheet
	form    render.Rect
}

// newSetup returns the page of the set-up, filled in as it was last played.
func newSetup(h *House, waiting *table.Table) Scene {
	s := &setup{
		page: newPage(h, "setup"), waiting: waiting, form: lastForm(h.Words, h.Store),
		shelf: openShelf(h.Store), keepName: ui.NewField("", keptName),
	}
	s.applyTheme()
	s.rules = func() { RulesDoor.Open(s.House, &RulesAt{Edition: s.form.edition, House: s.form.house}) }
	return s
}

// applyTheme takes over the house's theme. An upright window has room enough for larger
// type, and needs it, for its logical pixels are small.
func (s *setup) applyTheme() {
	t := s.House.Theme
	if t == s.appliedTheme {
		return
	}
	s.Theme, s.appliedTheme = t, t
	if v := t.View; v.IsUpright() {
		const most = 2
		s.Theme = t.Larger(max(1, min(.85*v.H/v.W, most/t.TextScale)))
	}
}

func (s *setup) Tick(in *input.State) bool {
	s.applyTheme()
	f := s.form
	if s.stale(f.version) {
		s.build()
	}
	writing := s.writing
	done, dirty := s.handle(in)
	for _, e := range done.Events {
		s.act(e)
	}
	if writing != 0 && done.Free.Has(input.Accept) {
		s.nextName(writing)
		dirty = true
	}
	f = s.form // a kept one may have taken its place
	if now := s.nameInHand(); now != s.writing {
		s.writing = now
		f.version++
	}
	if now := s.naming(); now != s.named {
		s.named = now
		f.version++
	}
	if s.settleNames() {
		dirty = true
	}
	if _, carrying := s.hand.Carrying(); carrying != s.carrying {
		s.carrying = carrying
		f.version++
	}
	// What was done shows in the same tick.
	if s.Top() == Scene(s) && s.stale(f.version) {
		s.build()
		s.relist()
		dirty = true
	}
	return dirty
}

// nameInHand returns the key of the seat whose name has the keyboard, or 0.
func (s *setup) nameInHand() int {
	id, _ := s.hand.Focused()
	if key, part, ok := seatPart(id); ok && part == "name" {
		return key
	}
	return 0
}

// nextName moves the keyboard from the name of a seat to the name of the next
// person, or to the start.
func (s *setup) nextName(key int) {
	for _, seat := range s.form.seats[s.form.at(key)+1:] {
		if seat.kind == table.Human {
			s.hand.Focus(seatID(seat.key, "name"), true)
			return
		}
	}
	s.hand.Focus("start", true)
}

// settleNames gives a name back to a field that was left empty.
func (s *setup) settleNames() (changed bool) {
	focused, _ := s.hand.Focused()
	for _, seat := range s.form.seats {
		if seat.name.Text() != "" || seat.name.Preedit() != "" || focused == seatID(seat.key, "name") {
			continue
		}
		s.form.rename(seat)
		s.form.version++
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

func (s *setup) act(e ui.Event) {
	f := s.form
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
			f.edition = edition
			s.changed()
		}
		return
	}
	if n, ok := strings.CutPrefix(string(e.ID), "month-"); ok && e.Kind == ui.Changed {
		if i, err := strconv.Atoi(n); err == nil && i >= 1 && i <= engine.MaxMonths {
			f.lengths[i-1] = uint8(e.Value)
			s.changed()
		}
		return
	}
	switch e.ID {
	case "sheet":
		s.turnTo(s.sheets()[e.Value])
	case "add":
		if f.add(table.Normal) {
			s.changed()
		}
	case "months":
		f.months = e.Value
		s.changed()
	case "back":
		s.finishRenaming()
		f.remember(s.Store)
		s.Close()
	case "rules":
		s.openRules()
	case "settings":
		SettingsDoor.Open(s.House, Nothing{})
	case "start":
		s.start()
	}
}

// turnTo shows a sheet.
func (s *setup) turnTo(sheet setupSheet) {
	if s.sheet == keptSheet && sheet != keptSheet {
		s.finishRenaming()
		s.shelf.empty()
	}
	s.sheet, s.picking = sheet, 0
	s.changed()
}

// changed says that the form is another one.
func (s *setup) changed() {
	s.left = ""
	s.form.version++
}

func (s *setup) actSeat(e ui.Event, i int, part string) {
	f := s.form
	seat := f.seats[i]
	switch part {
	case "order":
		if from, _, ok := seatPart(e.From); ok && e.Kind == ui.Dropped {
			f.move(f.at(from), i)
			s.changed()
		}
	case "token":
		if e.Kind == ui.Activated {
			s.picking = seat.key
			s.changed()
		}
	case "name":
		if e.Kind == ui.Edited {
			s.left = seat.clean()
			f.version++
		}
	case "kind":
		switch {
		case s.boxes.seats[i].note.Empty():
			f.setKind(i, table.Kinds()[e.Value])
		case e.Value == 0:
			f.setKind(i, table.Human)
		default:
			f.setKind(i, table.Normal)
		}
		s.changed()
	case "level":
		f.setKind(i, table.Kinds()[e.Value+1])
		s.changed()
	case "remove":
		if f.remove(i) {
			s.changed()
		}
	}
}

// start begins the game. Where another one waits it asks first.
func (s *setup) start() {
	if _, bad := s.form.trouble(); bad {
		return
	}
	if s.waiting == nil || s.waiting.State().Phase == engine.Over {
		s.startNow()
		return
	}
	state := s.waiting.State()
	text := s.Say("dialog.new.text",
		words.Number("month", max(1, state.Players[state.Turn].Month)), words.Number("months", state.Setup.Months))
	s.ask(question{
		title: s.Say("dialog.new.title"), text: text, family: render.Red,
		answers: []answer{
			{id: "no", label: s.Say("dialog.new.no"), cancel: true},
			{id: "yes", label: s.Say("dialog.new.yes"), main: true, do: s.startNow},
		},
	})
}

func (s *setup) startNow() {
	s.finishRenaming()
	s.form.remember(s.Store)
	t, err := table.New(s.form.setup(table.NewSeed()), s.Store)
	if err != nil {
		s.tell(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	s.begin(t)
}

func (s *setup) Draw(dst *ebiten.Image) {
	s.applyTheme()
	t, b := s.Theme, &s.boxes
	s.wall.draw(s.House, dst, &b.wall)
	s.paper.Draw(t, dst, b.sheet, 24, sheetLook{b.sheet, b.form.H > b.area.H}, s.paintSheet)
	s.drawForm(dst)
	s.drawTrouble(dst)
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	s.drawCarried(dst)
	s.hand.DrawTip(dst)
}

func (s *setup) Relocalise() { s.form.retell(s.Words) }
