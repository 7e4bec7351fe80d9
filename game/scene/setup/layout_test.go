package setup_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/setup"
	"bigpayday/game/words"
	"bigpayday/render"
)

// layoutCounts returns what a set-up of many players, months and kept setups
// depends on.
func layoutCounts(w *words.Words, sheet setup.SetupSheet, seats, months int) setup.SetupCounts {
	say := func(id string) string { return w.Say(id) }
	return setup.SetupCounts{
		Sheet: sheet, Head: say("setup.head.kept"),
		Tabs:  []string{say("setup.sheet.players"), say("setup.sheet.calendar"), w.Say("setup.sheet.rules_on", words.Number("n", 5)), say("setup.sheet.kept")},
		Seats: seats, Months: months, Kinds: [2]string{say("setup.human"), say("setup.computer")},
		Levels:   []string{say("setup.easy"), say("setup.normal"), say("setup.hard")},
		Editions: 3 + seats%3, Figures: say("setup.edition.mixed_text"), Lists: 1 + months%4, House: 5,
		Calendar: setup.CalendarCounts{
			Months: months, Seats: seats, Holidays: make([]setup.HolidayLine, months*2), Real: months != 4, Note: say("setup.plain_note"), Dates: say("setup.plain_dates"),
			Kinds: [2]string{say("setup.real"), say("setup.plain")}, HolidaysOf: say("setup.holidays"), MarkLabel: say("setup.mark"),
			BlueHead: say("setup.blue"), BlueNote: say("setup.blue_by_one"),
		},
		Kept: months, KeptNote: say("setup.kept_none"),
	}
}

// setupParts returns what can be pressed on the sheet, by name.
func setupParts(t *testing.T, where string, b *setup.SetupBoxes, n *setup.SetupCounts) map[string]render.Rect {
	boxes := map[string]render.Rect{"sheets": b.Tabs}
	for i, s := range b.Seats {
		for part, r := range map[string]render.Rect{
			"order": s.Order, "token": s.Token, "name": s.Name, "kind": s.Kind, "remove": s.Remove, "note": s.Note,
		} {
			if !r.Empty() {
				boxes[fmt.Sprint("seat ", i+1, " ", part)] = r
			}
		}
		assert.GreaterOrEqual(t, s.Name.W, 100.0, where)
	}
	if n.Sheet == setup.PlayersSheet {
		boxes["months"] = b.Months.Stepper
		if n.Seats < render.MaxSeats {
			boxes["add"] = b.Add
		}
	}
	for i, r := range b.Edition.Boxes {
		boxes[fmt.Sprint("edition ", i+1)] = r
	}
	for i, r := range b.Months.Slips {
		boxes[fmt.Sprint("month ", i+1)] = r
		less, more := render.MonthSlipKeys(r)
		if b.Months.Slim {
			less, more = render.MonthStripKeys(r)
		}
		assert.False(t, less.Overlaps(more), where)
		assert.GreaterOrEqual(t, min(less.W, less.H, more.W, more.H), 28.0, where)
	}
	for i, r := range b.Rules.Lists {
		boxes[fmt.Sprint("list ", i+1)] = r.Box
	}
	for i, r := range b.Rules.House {
		boxes[fmt.Sprint("house rule ", i+1)] = r.Row
	}
	if c := &b.Calendar; n.Sheet == setup.CalendarSheet {
		boxes["kind of month"], boxes["blue"] = c.Month.Kind, c.Blue.Stepper
		if n.Calendar.Real {
			boxes["country"], boxes["mark"] = c.Holidays.Country, c.Holidays.Mark
			boxes["month"], boxes["month earlier"], boxes["month later"] = c.Month.Name, c.Month.Earlier, c.Month.Later
			less, more := render.ArrowKeys(c.Month.Year)
			boxes["year earlier"], boxes["year later"] = less, more
		}
		for i, r := range c.Last.Rows {
			boxes[fmt.Sprint("last day ", i+1)] = r.Row
		}
		for i, r := range c.Birthdays.Cards {
			boxes[fmt.Sprint("birthday ", i+1, " day")], boxes[fmt.Sprint("birthday ", i+1, " month")] = r.Day, r.Month
			assert.True(t, r.Day.Within(r.Box) && r.Month.Within(r.Box), where)
		}
		panes := map[string]render.Rect{"month": c.Month.Box, "blue": c.Blue.Box, "last": c.Last.Box, "holidays": c.Holidays.Box}
		for i, r := range c.Birthdays.Cards {
			panes[fmt.Sprint("birthday ", i+1)] = r.Box
		}
		scenetest.Apart(t, where, panes)
		for i, r := range c.Holidays.Rows {
			assert.True(t, r.Box.Within(c.Holidays.Box), "%s: holiday %d", where, i+1)
		}
	}
	if n.Sheet == setup.KeptSheet {
		boxes["name"], boxes["keep"] = b.Kept.Name, b.Kept.Keep
		for i, r := range b.Kept.Rows {
			for part, box := range map[string]render.Rect{"use": r.Use, "rename": r.Rename, "delete": r.Discard} {
				boxes[fmt.Sprint("kept ", i+1, " ", part)] = box
				assert.True(t, box.Within(r.Row), "%s: %s of kept %d", where, part, i+1)
			}
			assert.GreaterOrEqual(t, r.TextW, 100.0, where)
			assert.True(t, r.Field.X >= r.Row.X && r.Field.Right() <= r.Use.X, where)
		}
	}
	return boxes
}

func TestTheSetupHasRoomForEverything(t *testing.T) {
	w := words.Open(words.English)
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		for sheet := setup.PlayersSheet; sheet <= setup.KeptSheet; sheet++ {
			for seats := 2; seats <= 6; seats++ {
				for _, months := range []int{1, 3, 4, 6, 7, 12} {
					n := layoutCounts(w, sheet, seats, months)
					b := setup.LaySetup(theme, n)
					for _, seat := range b.Seats {
						for _, level := range n.Levels {
							if seat.Note.W > 0 {
								assert.GreaterOrEqual(t, seat.Note.W/float64(len(n.Levels)), 11+theme.MeasureText(level, render.Style{Face: render.Bold, Size: 13.5}), level)
							}
						}
					}
					where := fmt.Sprintf("%s, sheet %d, %d seats, %d months", where, sheet, seats, months)
					boxes := setupParts(t, where, &b, &n)
					scenetest.Apart(t, where, boxes)
					assert.GreaterOrEqual(t, b.Tabs.H, 30.0, where)
					delete(boxes, "sheets") // segments may be a little lower
					delete(boxes, "kind of month")
					scenetest.Reachable(t, where, b.Form, boxes)
					assert.True(t, b.Tabs.Within(b.Form), where)
					row := map[string]render.Rect{"back": b.Back, "settings": b.Settings, "start": b.Start}
					scenetest.Apart(t, where, row)
					scenetest.Reachable(t, where, theme.View.Bounds(), row)
					assert.True(t, b.Sheet.Bottom() <= b.Wall.Desk, where)
					assert.True(t, b.TroubleLine.Y >= b.Wall.Desk && b.TroubleLine.Bottom() <= b.Start.Y, where)
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
			n := layoutCounts(w, setup.PlayersSheet, seats, months)
			b := setup.LaySetup(theme, n)
			assert.LessOrEqual(t, b.Form.H, b.Area.H, "%d seats, %d months", seats, months)
		}
		for _, sheet := range []setup.SetupSheet{setup.CalendarSheet, setup.RulesSheet, setup.KeptSheet} {
			b := setup.LaySetup(theme, layoutCounts(w, sheet, seats, 2))
			assert.LessOrEqual(t, b.Form.H, b.Area.H, "sheet %d, %d seats", sheet, seats)
		}
	}
}

func TestTheFirstFormNeedsNoScrollingInASmallWindow(t *testing.T) {
	th := scenetest.CompactWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.CompactWindow, th)
	s.OpenSetup()
	b := &s.Top().(*setup.Setup).Boxes
	assert.LessOrEqual(t, b.Form.H, b.Area.H)
}

func TestTheLabelsOfListsStandInLines(t *testing.T) {
	w := words.Open(words.English)
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		n := layoutCounts(w, setup.RulesSheet, 3, 3)
		require.Equal(t, 4, n.Lists)
		b := setup.LaySetup(theme, n)
		for i, l := range b.Rules.Lists {
			assert.InDelta(t, l.Box.Y-l.LabelBase, b.Rules.Lists[0].Box.Y-b.Rules.Lists[0].LabelBase, .1, "%s: %d", where, i)
			if i > 0 && l.Box.X > b.Rules.Lists[i-1].Box.X {
				assert.InDelta(t, b.Rules.Lists[i-1].Box.Y, l.Box.Y, .1, "%s: %d", where, i)
			}
		}
	})
}

func TestTheListOfTokensStaysInTheWindow(t *testing.T) {
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		v := theme.View
		for _, y := range []float64{0, v.H / 2, v.H - 40} {
			b := setup.LayTokens(theme, render.Rect{X: v.W - 80, Y: y, W: 74, H: 34})
			boxes := map[string]render.Rect{"done": b.Done}
			for i := range b.Shapes {
				boxes[fmt.Sprint("shape ", i)], boxes[fmt.Sprint("color ", i)] = b.Shapes[i], b.Colours[i]
			}
			scenetest.Apart(t, where, boxes)
			scenetest.Reachable(t, where, b.Panel, boxes)
			assert.True(t, b.Panel.Within(v.Bounds()), where)
		}
	})
}
