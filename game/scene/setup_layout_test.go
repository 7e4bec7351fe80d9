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

func TestTheSetupHasRoomForEverything(t *testing.T) {
	w := words.Open(words.English)
	eachTheme(t, func(where string, theme *render.Theme) {
		for seats := 2; seats <= 6; seats++ {
			for _, months := range []int{1, 3, 4, 6, 7, 12} {
				n := setupCounts{
					seats: seats, months: months, rules: 3 + months%2, edition: w.Say("setup.edition.big_text"),
					kinds: [2]string{w.Say("setup.human"), w.Say("setup.computer")},
				}
				b := laySetup(theme, n)
				where := fmt.Sprintf("%s, %d seats, %d months", where, seats, months)
				boxes := map[string]render.Rect{"months": b.months.stepper, "edition": b.edition.box, "edition text": b.edition.text}
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
				if seats < render.MaxSeats {
					boxes["add"] = b.add
				}
				for i, r := range b.rules {
					boxes[fmt.Sprint("rule ", i+1)] = r.box
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
				apart(t, where, boxes)
				delete(boxes, "edition text")
				reachable(t, where, b.form, boxes)
				row := map[string]render.Rect{"back": b.back, "settings": b.settings, "start": b.start}
				apart(t, where, row)
				reachable(t, where, theme.View.Bounds(), row)
				assert.True(t, b.sheet.Bottom() <= b.wall.desk, where)
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
			b := laySetup(theme, setupCounts{seats: seats, months: months, rules: 4, edition: w.Say("setup.edition.big_text"),
				kinds: [2]string{w.Say("setup.human"), w.Say("setup.computer")}})
			assert.LessOrEqual(t, b.form.H, b.area.H, "%d seats, %d months", seats, months)
		}
	}
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
			b := layTitle(theme, g, w.Say("title.welcome"), w.Say("title.welcome_text"), true)
			boxes := map[string]render.Rect{"begin": b.begin, "settings": b.settings, "quit": b.quit}
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
	h := &House{Words: words.Open(words.English), Settings: store.DefaultSettings(), Keys: &keys, Store: store.OpenMemory()}
	s := &settings{page: newPage(h, "settings")}
	s.list()
	eachTheme(t, func(where string, theme *render.Theme) {
		b := laySettings(theme, s.panes)
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
		row := map[string]render.Rect{"reset": b.reset, "back": b.back}
		apart(t, where, row)
		reachable(t, where, theme.View.Bounds(), row)
		assert.LessOrEqual(t, b.area.Bottom(), b.desk, where)
	})
}
