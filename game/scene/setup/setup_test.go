package setup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/palette"
)

// What is drawn in the tick in which a seat or a month goes is what is left,
// whatever is pressed, by mouse or by touch.
func TestSeatsAndMonthsThatGoAreNotDrawnAnyMore(t *testing.T) {
	elsewhere := map[ui.ID]bool{"start": true, "back": true, "settings": true, "rules": true}
	for key := 1; key <= engine.MaxSeats; key++ {
		elsewhere[setup.SeatID(key, "token")], elsewhere[setup.SeatID(key, "called")] = true, true
	}
	w := scenetest.Window{Width: 1280, Height: 800, Scale: 1, TextScale: 100}
	for _, edition := range []engine.EditionID{engine.Big, engine.Mixed} {
		th := w.Theme(t)
		rapid.Check(t, func(rt *rapid.T) {
			s := scenetest.New(t, w, th)
			s.OpenFilledSetup(edition, engine.MaxSeats, engine.MaxMonths)
			for range rapid.IntRange(10, 40).Draw(rt, "presses") {
				page := scenetest.Page(s.Top())
				var ids []ui.ID
				for _, l := range page.Layers {
					for i := range l.Controls {
						if id := l.Controls[i].ID; !elsewhere[id] {
							ids = append(ids, id)
						}
					}
				}
				id := rapid.SampledFrom(ids).Draw(rt, "control")
				r, ok := page.UI.Box(id)
				require.True(t, ok, "no control %q", id)
				s.In.Pointer.Touch = rapid.Bool().Draw(rt, "touch")
				s.MoveTo(r.X+rapid.Float64Range(0, 1).Draw(rt, "x")*r.W, r.CenterY())
				s.Record()
				s.Down()
				s.Record()
				s.Up()
				s.Record()
			}
		})
	}
}

// assertNoScrolling checks that nothing on the page has to be scrolled to.
func assertNoScrolling(t *testing.T, s *scenetest.Studio, what ...any) {
	t.Helper()
	for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
		if w, ok := c.Widget.(ui.Scroll); ok {
			assert.LessOrEqual(t, w.Content, c.Box.H+.5, what...)
		}
	}
}

func TestTheFormNeedsNoScrollingWhereItWasDesigned(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
		for months := 1; months <= engine.MaxMonths; months++ {
			s := scenetest.New(t, scenetest.DesignWindow, th)
			s.OpenFilledSetup(engine.Mixed, seats, months)
			assertNoScrolling(t, s, "%d seats, %d months", seats, months)
			for part := scenetest.HouseRules; part <= scenetest.Presets && months <= 2; part++ {
				s.Unfold(part)
				assertNoScrolling(t, s, "part %d, %d seats, %d months", part, seats, months)
			}
		}
	}
}

func TestConquestNeedsNoScrollingWhereItWasDesigned(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.DesignWindow, th)
	s.OpenConquestSetup()
	s.FillSeats()
	assertNoScrolling(t, s)
	for part := scenetest.HouseRules; part <= scenetest.Presets; part++ {
		s.Unfold(part)
		assertNoScrolling(t, s, "part %d", part)
	}
}

func TestTheFirstFormNeedsNoScrollingInASmallWindow(t *testing.T) {
	th := scenetest.CompactWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.CompactWindow, th)
	s.OpenSetup()
	assertNoScrolling(t, s)
}

// presets returns the names of the set-ups that are kept.
func presets(s *scenetest.Studio) (names []string) {
	for _, p := range setups.OpenPresets(s.Store, func(name string) string { return name }).List {
		names = append(names, p.Name)
	}
	return names
}

// widget returns the widget of a control.
func widget[W ui.Widget](s *scenetest.Studio, id ui.ID) (w W) {
	s.T.Helper()
	for _, l := range scenetest.Page(s.Top()).Layers {
		for i := range l.Controls {
			if is, ok := l.Controls[i].Widget.(W); ok && l.Controls[i].ID == id {
				return is
			}
		}
	}
	s.T.Fatalf("no control %q of that kind", id)
	return w
}

func TestASetupIsKeptRenamedThrownAwayAndChosenByHand(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Click("edition-mixed")
	v.Unfold(scenetest.Calendar)
	v.Do(scenetest.Change("blue", 7))
	v.Unfold(scenetest.Presets)
	v.TabTo("keep-name")
	v.Type("Seven tiles")
	v.Key(input.KeyEnter)
	require.Equal(t, "setup", v.Scene(), "Enter keeps the set-up and begins nothing")
	require.Equal(t, []string{"Seven tiles"}, presets(v))
	assert.Empty(t, widget[ui.TextField](v, "keep-name").Field.Text())

	v.Fold()
	v.Click("edition-big")
	v.Unfold(scenetest.Presets)
	assert.False(t, v.Top().Hand().State("kept-1-use").Active)
	v.Click("kept-1-use")
	assert.True(t, v.Has("keep-name"), "the options stay unfolded")
	assert.True(t, v.Top().Hand().State("kept-1-use").Active, "it is what is set up now")
	v.Unfold(scenetest.Calendar)
	assert.Equal(t, 7, widget[ui.Stepper](v, "blue").Value)

	v.Unfold(scenetest.Presets)
	v.Click("kept-1-rename")
	v.Type(" again")
	v.Key(input.KeyEnter)
	assert.Equal(t, []string{"Seven tiles again"}, presets(v))
	require.Equal(t, "setup", v.Scene())
	v.Click("kept-1-delete")
	assert.Empty(t, presets(v))
	v.Click("kept-1-back")
	assert.Len(t, presets(v), 1)
	v.Click("kept-1-delete")
	v.Fold()
	v.Unfold(scenetest.Presets)
	assert.False(t, v.Has("kept-1-back"), "the bin is emptied when the options are folded away")
}

func TestARealMonthIsSetUpByKeyboardAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.TabTo("new")
	v.Key(input.KeyEnter)
	v.TabTo("edition-mixed")
	v.Key(input.KeyEnter)
	v.Act(input.Coach)
	v.TabTo("sheet")
	v.Key(input.KeyRight)
	v.TabTo("month-later")
	v.Key(input.KeyEnter, input.KeyEnter)
	v.TabTo("year")
	v.Key(input.KeyRight)
	v.TabTo("blue")
	v.Key(input.KeyLeft)
	v.TabTo("big-pay-day-1")
	v.Key(input.KeyEnter)
	v.TabTo("country")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyEnter)
	v.TabTo("seat-1-birth-month")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyDown, input.KeyEnter)
	v.TabTo("seat-1-birth-day")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyEnter)
	v.TabTo("start")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	g := v.Table().Setup().Game
	assert.Equal(t, engine.Mixed, g.Edition)
	assert.EqualValues(t, 2029, g.Calendar.Year)
	assert.EqualValues(t, 2, g.Calendar.Month)
	assert.EqualValues(t, 28, g.Lengths[0])
	assert.EqualValues(t, 11, g.Blue)
	assert.EqualValues(t, 1, g.PlainPay)
	assert.Equal(t, engine.Australia, g.Calendar.Country)
	assert.Equal(t, engine.Date{Month: 2, Day: 2}, g.Calendar.Birthdays[0])
}

func TestHouseRulesAreSwitchedOn(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Click("edition-standard")
	v.Click("options")
	v.Click("house-two-dice-lottery")
	v.Click("house-no-coach")
	v.Click("house-no-coach")
	v.Click("house-borrow-limit")
	v.Click("start")
	g := v.Table().Setup().Game
	assert.Equal(t, engine.Standard, g.Edition)
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.BorrowLimit), g.House)
}

func TestWhoSitsAtASeatIsChangedByDoneAndNotByGoingBack(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	for _, end := range []struct {
		how    func()
		colour palette.SeatColor
	}{
		{func() { v.Key(input.KeyEscape) }, palette.SeatBlue},
		{func() { v.Click("back") }, palette.SeatBlue},
		{func() { v.Click("me") }, palette.SeatGreen},
	} {
		v.Click("seat-2-token")
		require.Equal(t, "who", v.Scene())
		v.Click("color-green")
		require.Equal(t, "who", v.Scene(), "more can be chosen")
		end.how()
		require.Equal(t, "setup", v.Scene())
		assert.Equal(t, end.colour, v.Top().(*setup.Setup).Seats.List[1].Piece().Color)
	}
}
