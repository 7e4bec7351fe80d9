package scene

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// formWindows and formTexts are what the pages that are forms are laid out for.
var (
	formWindows = [][2]float64{
		{1280, 800}, {960, 600}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1280, 1024}, {1152, 720}, {320, 240}, {400, 900},
	}
	formTexts = []float64{1, 1.25, 1.5, 2}
)

// eachTheme calls a test for every window and size of text.
func eachTheme(t *testing.T, test func(where string, theme *render.Theme)) {
	t.Helper()
	for _, w := range formWindows {
		for _, k := range formTexts {
			theme, err := render.NewTheme(render.NewView(w[0], w[1], 1), k, false)
			require.NoError(t, err)
			test(fmt.Sprintf("%v x %v, text %v", w[0], w[1], k), theme)
			theme.Deallocate()
		}
	}
}

// reachable fails where a box is too small to be hit, or outside of another.
func reachable(t *testing.T, where string, outer render.Rect, boxes map[string]render.Rect) {
	t.Helper()
	for name, r := range boxes {
		assert.True(t, r.Within(outer), "%s: %s %v leaves %v", where, name, r, outer)
		assert.GreaterOrEqual(t, min(r.W, r.H), 34.0, "%s: %s", where, name)
	}
}

// layoutCounts returns what a set-up of many players, months and kept setups
// depends on.
func layoutCounts(w *words.Words, sheet setupSheet, seats, months int) setupCounts {
	say := func(id string) string { return w.Say(id) }
	return setupCounts{
		sheet: sheet, head: say("setup.head.kept"),
		tabs:  []string{say("setup.sheet.players"), say("setup.sheet.calendar"), w.Say("setup.sheet.rules_on", words.Number("n", 5)), say("setup.sheet.kept")},
		seats: seats, months: months, kinds: [2]string{say("setup.human"), say("setup.computer")},
		levels:   []string{say("setup.easy"), say("setup.normal"), say("setup.hard")},
		editions: 3 + seats%3, figures: say("setup.edition.mixed_text"), lists: 1 + months%4, house: 5,
		calendar: calendarCounts{
			months: months, seats: seats, holidays: make([]holidayLine, months*2), real: months != 4, note: say("setup.plain_note"), dates: say("setup.plain_dates"),
			kinds: [2]string{say("setup.real"), say("setup.plain")}, holidaysOf: say("setup.holidays"), markLabel: say("setup.mark"),
			blueHead: say("setup.blue"), blueNote: say("setup.blue_by_one"),
		},
		kept: months, keptNote: say("setup.kept_none"),
	}
}

// setupParts returns what can be pressed on the sheet, by name.
func setupParts(t *testing.T, where string, b *setupBoxes, n *setupCounts) map[string]render.Rect {
	boxes := map[string]render.Rect{"sheets": b.tabs}
	for i, s := range b.seats {
		for part, r := range map[string]render.Rect{
			"order": s.order, "token": s.token, "name": s.name, "kind": s.kind, "remove": s.remove, "note": s.note,
		} {
			if !r.Empty() {
				boxes[fmt.Sprint("seat ", i+1, " ", part)] = r
			}
		}
		assert.GreaterOrEqual(t, s.name.W, 100.0, where)
	}
	if n.sheet == playersSheet {
		boxes["months"] = b.months.stepper
		if n.seats < render.MaxSeats {
			boxes["add"] = b.add
		}
	}
	for i, r := range b.edition.boxes {
		boxes[fmt.Sprint("edition ", i+1)] = r
	}
	for i, r := range b.months.slips {
		boxes[fmt.Sprint("month ", i+1)] = r
		less, more := render.MonthSlipKeys(r)
		if b.months.slim {
			less, more = render.MonthStripKeys(r)
		}
		assert.False(t, less.Overlaps(more), where)
		assert.GreaterOrEqual(t, min(less.W, less.H, more.W, more.H), 28.0, where)
	}
	for i, r := range b.rules.lists {
		boxes[fmt.Sprint("list ", i+1)] = r.box
	}
	for i, r := range b.rules.house {
		boxes[fmt.Sprint("house rule ", i+1)] = r.row
	}
	if c := &b.calendar; n.sheet == calendarSheet {
		boxes["kind of month"], boxes["blue"] = c.month.kind, c.blue.stepper
		if n.calendar.real {
			boxes["country"], boxes["mark"] = c.holidays.country, c.holidays.mark
			boxes["month"], boxes["month earlier"], boxes["month later"] = c.month.name, c.month.earlier, c.month.later
			less, more := render.ArrowKeys(c.month.year)
			boxes["year earlier"], boxes["year later"] = less, more
		}
		for i, r := range c.last.rows {
			boxes[fmt.Sprint("last day ", i+1)] = r.row
		}
		for i, r := range c.birthdays.cards {
			boxes[fmt.Sprint("birthday ", i+1, " day")], boxes[fmt.Sprint("birthday ", i+1, " month")] = r.day, r.month
			assert.True(t, r.day.Within(r.box) && r.month.Within(r.box), where)
		}
		panes := map[string]render.Rect{"month": c.month.box, "blue": c.blue.box, "last": c.last.box, "holidays": c.holidays.box}
		for i, r := range c.birthdays.cards {
			panes[fmt.Sprint("birthday ", i+1)] = r.box
		}
		apart(t, where, panes)
		for i, r := range c.holidays.rows {
			assert.True(t, r.box.Within(c.holidays.box), "%s: holiday %d", where, i+1)
		}
	}
	if n.sheet == keptSheet {
		boxes["name"], boxes["keep"] = b.kept.name, b.kept.keep
		for i, r := range b.kept.rows {
			for part, box := range map[string]render.Rect{"use": r.use, "rename": r.rename, "delete": r.discard} {
				boxes[fmt.Sprint("kept ", i+1, " ", part)] = box
				assert.True(t, box.Within(r.row), "%s: %s of kept %d", where, part, i+1)
			}
			assert.GreaterOrEqual(t, r.textW, 100.0, where)
			assert.True(t, r.field.X >= r.row.X && r.field.Right() <= r.use.X, where)
		}
	}
	return boxes
}

func TestTheSetupHasRoomForEverything(t *testing.T) {
	w := words.Open(words.English)
	eachTheme(t, func(where string, theme *render.Theme) {
		for sheet := playersSheet; sheet <= keptSheet; sheet++ {
			for seats := 2; seats <= 6; seats++ {
				for _, months := range []int{1, 3, 4, 6, 7, 12} {
					n := layoutCounts(w, sheet, seats, months)
					b := laySetup(theme, n)
					for _, seat := range b.seats {
						for _, level := range n.levels {
							if seat.note.W > 0 {
								assert.GreaterOrEqual(t, seat.note.W/float64(len(n.levels)), 11+theme.MeasureText(level, render.Style{Face: render.Bold, Size: 13.5}), level)
							}
						}
					}
					where := fmt.Sprintf("%s, sheet %d, %d seats, %d months", where, sheet, seats, months)
					boxes := setupParts(t, where, &b, &n)
					apart(t, where, boxes)
					assert.GreaterOrEqual(t, b.tabs.H, 30.0, where)
					delete(boxes, "sheets") // segments may be a little lower
					delete(boxes, "kind of month")
					reachable(t, where, b.form, boxes)
					assert.True(t, b.tabs.Within(b.form), where)
					row := map[string]render.Rect{"back": b.back, "settings": b.settings, "start": b.start}
					apart(t, where, row)
					reachable(t, where, theme.View.Bounds(), row)
					assert.True(t, b.sheet.Bottom() <= b.wall.desk, where)
					assert.True(t, b.troubleLine.Y >= b.wall.desk && b.troubleLine.Bottom() <= b.start.Y, where)
				}
			}
		}
	})
}

func TestTheFormNeedsNoScrollingWhereItWasDesigned(t *testing.T) {
	w := words.Open(words.English)
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	for seats := 2; seats <= 6; seats++ {
		for months := 1; months <= 12; months++ {
			n := layoutCounts(w, playersSheet, seats, months)
			b := laySetup(theme, n)
			assert.LessOrEqual(t, b.form.H, b.area.H, "%d seats, %d months", seats, months)
		}
		for _, sheet := range []setupSheet{calendarSheet, rulesSheet, keptSheet} {
			b := laySetup(theme, layoutCounts(w, sheet, seats, 2))
			assert.LessOrEqual(t, b.form.H, b.area.H, "sheet %d, %d seats", sheet, seats)
		}
	}
}

func TestTheFirstFormNeedsNoScrollingInASmallWindow(t *testing.T) {
	th := compactWindow.theme(t)
	defer th.Deallocate()
	s := newStudio(t, compactWindow, th)
	s.settingUp()
	b := &s.Top().(*setup).boxes
	assert.LessOrEqual(t, b.form.H, b.area.H)
}

func TestTheLabelsOfListsStandInLines(t *testing.T) {
	w := words.Open(words.English)
	eachTheme(t, func(where string, theme *render.Theme) {
		n := layoutCounts(w, rulesSheet, 3, 3)
		require.Equal(t, 4, n.lists)
		b := laySetup(theme, n)
		for i, l := range b.rules.lists {
			assert.InDelta(t, l.box.Y-l.labelBase, b.rules.lists[0].box.Y-b.rules.lists[0].labelBase, .1, "%s: %d", where, i)
			if i > 0 && l.box.X > b.rules.lists[i-1].box.X {
				assert.InDelta(t, b.rules.lists[i-1].box.Y, l.box.Y, .1, "%s: %d", where, i)
			}
		}
	})
}

func TestTheListOfTokensStaysInTheWindow(t *testing.T) {
	eachTheme(t, func(where string, theme *render.Theme) {
		v := theme.View
		for _, y := range []float64{0, v.H / 2, v.H - 40} {
			b := layTokens(theme, render.Rect{X: v.W - 80, Y: y, W: 74, H: 34})
			boxes := map[string]render.Rect{"done": b.done}
			for i := range b.shapes {
				boxes[fmt.Sprint("shape ", i)], boxes[fmt.Sprint("color ", i)] = b.shapes[i], b.colours[i]
			}
			apart(t, where, boxes)
			reachable(t, where, b.panel, boxes)
			assert.True(t, b.panel.Within(v.Bounds()), where)
		}
	})
}

func TestTheTitleHasRoomForEverything(t *testing.T) {
	w := words.Open(words.English)
	game := &waiting{
		where: w.Say("title.continue_where", words.Number("month", 12), words.Number("months", 12),
			words.Name("name", "WWWWWWWWWWWWWWWW"), words.Text("date", w.Date(&engine.Calendar{}, 1, 24))),
		names: "WWWWWWWWWWWWWWWW, WWWWWWWWWWWWWWWW, Grandma, Computer 1, Computer 2 and Computer 3", when: w.Count("title.saved_days", 12),
	}
	eachTheme(t, func(where string, theme *render.Theme) {
		for _, g := range []*waiting{nil, game} {
			b := layTitle(theme, g, w.Say("title.welcome"), w.Say("title.welcome_text"), true, 0)
			boxes := map[string]render.Rect{"begin": b.begin, "learn": b.learn, "settings": b.settings, "quit": b.quit}
			if g != nil {
				boxes["continue"] = b.goOn
				assert.Less(t, b.whereBase, b.goOn.Y, where)
			}
			apart(t, where, boxes)
			reachable(t, where, b.sheet, boxes)
			assert.True(t, b.sheet.Within(theme.View.Bounds()), "%s: %v", where, b.sheet)
			assert.False(t, b.sheet.Overlaps(b.wall.page), where)
			for _, card := range b.cards {
				assert.False(t, card.Overlaps(b.sheet), where)
			}
		}
	})
}

func TestDialogsStayInTheWindow(t *testing.T) {
	long := ""
	for range 60 {
		long += "/a/very/long/path/without/any/space and some words "
	}
	eachTheme(t, func(where string, theme *render.Theme) {
		for _, text := range []string{"Short.", long} {
			for n := 1; n <= 3; n++ {
				buttons := []ui.Button{{Label: "Keep the old one", Key: "Esc"}, {Label: "Look at what happened", Size: 16}, {Label: "Start a new game", Key: "Enter", Kind: render.Primary}}[:n]
				b := layDialog(theme, "The saved game is newer than this version", text, buttons)
				boxes := map[string]render.Rect{"text": b.text}
				for i, r := range b.buttons {
					boxes[fmt.Sprint("button ", i)] = r
				}
				apart(t, where, boxes)
				reachable(t, where, b.sheet, boxes)
				assert.True(t, b.sheet.Within(theme.View.Bounds()), "%s, %d buttons: %v", where, n, b.sheet)
			}
		}
	})
}

func TestThePauseMenuStaysInTheWindow(t *testing.T) {
	w := words.Open(words.English)
	eachTheme(t, func(where string, theme *render.Theme) {
		b := layPause(theme, 5, w.Say("menu.saved_note"))
		boxes := map[string]render.Rect{}
		for i, r := range b.buttons {
			boxes[fmt.Sprint("button ", i)] = r
		}
		apart(t, where, boxes)
		reachable(t, where, b.sheet, boxes)
		assert.True(t, b.sheet.Within(theme.View.Bounds()), "%s: %v", where, b.sheet)
		assert.Less(t, b.titleBase, b.buttons[0].Y, where)
	})
}

func TestTheSettingsHaveRoomForEverything(t *testing.T) {
	keys := input.DefaultMap()
	h := &House{Words: words.Open(words.English), Settings: veteran(), Keys: &keys, Store: store.OpenMemory()}
	BindPages(h)
	s := &settings{page: newPage(h, "settings")}
	s.list()
	eachTheme(t, func(where string, theme *render.Theme) {
		b := laySettings(theme, s.panes, s.Say("settings.reset"))
		panes, controls := map[string]render.Rect{}, map[string]render.Rect{}
		for i, p := range b.panes {
			panes[s.panes[i].title] = p.box
			assert.True(t, p.box.Within(b.form), where)
			if s.panes[i].head != nil {
				controls[string(s.panes[i].head.id)] = p.head
			}
			for j, r := range p.rows {
				assert.True(t, r.row.Within(p.box), "%s: %s", where, s.panes[i].rows[j].label)
				if row := &s.panes[i].rows[j]; row.widget != nil {
					controls[string(row.id)] = r.control
					assert.True(t, r.control.Within(r.row), "%s: %s", where, row.id)
				}
			}
		}
		apart(t, where, panes)
		apart(t, where, controls)
		reachable(t, where, b.form, controls)
		row := map[string]render.Rect{"reset": b.reset, "back": b.back, "close": b.close}
		apart(t, where, row)
		reachable(t, where, theme.View.Bounds(), row)
		assert.LessOrEqual(t, b.area.Bottom(), b.desk, where)
	})
}
