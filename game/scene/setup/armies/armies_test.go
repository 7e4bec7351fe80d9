package armies_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// open returns a studio on whose page Conquest is chosen.
func open(t *testing.T, kept *store.Store) *scenetest.Studio {
	t.Helper()
	s := scenetest.Start(t, kept)
	s.Click("new")
	s.Click("edition-conquest")
	return s
}

// begun begins the game and returns how it was set up.
func begun(s *scenetest.Studio) armies.Setup {
	s.T.Helper()
	s.Click("start")
	require.Equal(s.T, "map", s.Scene())
	return s.Running.(*armies.Table).Setup()
}

// isOn reports whether a choice is the one that is taken.
func isOn(s *scenetest.Studio, id ui.ID) bool {
	s.T.Helper()
	for _, l := range scenetest.Page(s.Top()).Layers {
		for i := range l.Controls {
			if l.Controls[i].ID == id {
				return l.Controls[i].Active
			}
		}
	}
	s.T.Fatalf("no control %q", id)
	return false
}

// limit returns how long is played, in words.
func limit(s *scenetest.Studio) string {
	s.T.Helper()
	for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
		if w, ok := c.Widget.(ui.Dropdown); ok && c.ID == "rounds" {
			return w.Options[w.Selected].Text
		}
	}
	s.T.Fatal("no list of limits")
	return ""
}

func TestGamesOfTwoThreeAndSixBeginOnTheMonthOfToday(t *testing.T) {
	for seats, change := range map[int]func(s *scenetest.Studio){
		2: func(s *scenetest.Studio) { s.Click("seat-3-remove") },
		3: func(*scenetest.Studio) {},
		6: func(s *scenetest.Studio) { s.FillSeats() },
	} {
		s := open(t, store.OpenMemory())
		change(s)
		got := begun(s)
		require.Len(t, got.Players, seats)
		assert.Equal(t, "Mom", got.Players[0].Name)
		assert.EqualValues(t, seats, got.Game.Seats)
		assert.Equal(t, conquest.MonthPage(2027, 12), got.Game.Page)
		assert.Equal(t, conquest.NoSeat, got.Game.First)
		assert.Zero(t, got.Game.Rounds)
		assert.Zero(t, got.Game.House)
	}
}

func TestAGameOfConquestIsSetUpByKeyboardAlone(t *testing.T) {
	s := scenetest.Start(t, store.OpenMemory())
	s.TabTo("new")
	s.Key(input.KeyEnter)
	s.TabTo("edition-conquest")
	s.Key(input.KeyEnter)
	s.TabTo("seat-2-kind")
	s.Key(input.KeyEnter)
	s.TabTo("options")
	s.Key(input.KeyEnter)
	s.TabTo("sheet")
	s.Key(input.KeyRight)
	s.TabTo("rounds-12")
	s.Key(input.KeyEnter)
	s.TabTo("month-later")
	s.Key(input.KeyEnter, input.KeyEnter)
	s.TabTo("first")
	s.Key(input.KeyEnter, input.KeyDown, input.KeyDown, input.KeyEnter)
	s.TabTo("sheet")
	s.Key(input.KeyLeft)
	s.TabTo("house-dealt-days")
	s.Key(input.KeyEnter)
	s.TabTo("house-long-march")
	s.Key(input.KeyEnter)
	s.TabTo("start")
	s.Key(input.KeyEnter)
	require.Equal(t, "map", s.Scene())
	got := s.Running.(*armies.Table).Setup()
	assert.Equal(t, table.Human, got.Players[1].Kind)
	assert.Equal(t, conquest.MonthPage(2028, 2), got.Game.Page)
	assert.EqualValues(t, 12, got.Game.Rounds)
	assert.EqualValues(t, 1, got.Game.First)
	assert.Equal(t, conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.LongMarch), got.Game.House)
}

func TestAPageOfNoYearHasItsWeekdayAndItsLength(t *testing.T) {
	s := open(t, store.OpenMemory())
	s.Unfold(scenetest.Calendar)
	s.Do(scenetest.Change("month-kind", 1))
	s.Ticks(2)
	s.Do(scenetest.Change("weekday", 5))
	s.Do(scenetest.Change("length", 28))
	got := begun(s)
	assert.Equal(t, conquest.Page{Weekday: 5, Length: 28}, got.Game.Page)
}

func TestAnEditionIsAsItWasAfterConquestWasChosen(t *testing.T) {
	s := scenetest.Start(t, store.OpenMemory())
	s.Click("new")
	s.Click("edition-mixed")
	s.Unfold(scenetest.Calendar)
	s.Do(scenetest.Change("blue", 7))
	s.Unfold(scenetest.HouseRules)
	s.Click("house-tight-money")
	s.Fold()
	s.Click("edition-conquest")
	assert.False(t, s.Has("months"), "months are none of its matters")
	s.Do(scenetest.Change("rounds", 1))
	s.Unfold(scenetest.Calendar)
	assert.False(t, s.Has("blue"))
	assert.False(t, s.Has("country"))
	s.Unfold(scenetest.HouseRules)
	assert.False(t, s.Has("house-tight-money"))
	assert.False(t, s.Has("oldest"))
	s.Click("house-open-hands")

	s.Fold()
	s.Click("back")
	s.Click("new")
	assert.True(t, isOn(s, "edition-conquest"), "it is there the next time")
	assert.Equal(t, "Half a year", limit(s))
	s.Click("edition-mixed")
	s.Click("start")
	require.Equal(t, "placement", s.Scene())
	g := s.Table().Setup().Game
	assert.EqualValues(t, 7, g.Blue)
	assert.NotZero(t, g.House)
	assert.Equal(t, g.House&-g.House, g.House, "no rule but the one that was on")
}

func TestPresetsOfBothGamesAreChosen(t *testing.T) {
	kept := store.OpenMemory()
	s := open(t, kept)
	s.Do(scenetest.Change("rounds", 3))
	keep := func(name string) {
		s.Unfold(scenetest.Presets)
		s.TabTo("keep-name")
		s.Type(name)
		s.Key(input.KeyEnter)
		s.Fold()
	}
	keep("War")
	s.Click("edition-mixed")
	s.Click("add")
	keep("Peace")
	s.Unfold(scenetest.Presets)
	s.Click("kept-2-use")
	s.Fold()
	assert.True(t, isOn(s, "edition-conquest"))
	assert.Equal(t, "Two years", limit(s))
	assert.False(t, s.Has("seat-4-token"))
	s.Unfold(scenetest.Presets)
	s.Click("kept-1-use")
	s.Fold()
	assert.True(t, isOn(s, "edition-mixed"))
	assert.True(t, s.Has("seat-4-token"))
	s.Unfold(scenetest.Presets)
	s.Click("kept-2-use")
	assert.EqualValues(t, 24, begun(s).Game.Rounds)
}

func TestHalfAYearIsProposedToFourPeopleAndNotChosenForThem(t *testing.T) {
	s := open(t, store.OpenMemory())
	s.FillSeats()
	proposed := func() bool {
		for _, m := range s.Record() {
			if strings.HasPrefix(m.Line.Text, "Suggested for 4") {
				return true
			}
		}
		return false
	}
	assert.False(t, proposed())
	for _, id := range []ui.ID{"seat-2-kind", "seat-3-kind", "seat-4-kind"} {
		s.Click(id)
	}
	assert.True(t, proposed())
	assert.Equal(t, "To the last day", limit(s))
}

func TestAPresetThatCannotBeIsRefusedInWords(t *testing.T) {
	seat := setups.Seat{Kind: table.Human, Token: "cat", Colour: "red"}
	for says, own := range map[string]struct {
		seats        int
		page, rounds any
	}{
		"2 to 6 can play, not 1. Add or remove a player.": {1, "2027-01", 0},
		"2 to 6 can play, not 7. Add or remove a player.": {7, "2027-01", 0},
		"A month has 28 to 31 days, not 40. Pick again.":  {2, "fri-40", 0},
		"255 rounds are too many. Pick 200 at most.":      {2, "2027-01", 9000},
		"A month has 28 to 31 days, not 0. Pick again.":   {2, 7, "x"},
	} {
		kept := store.OpenMemory()
		head := setups.Head{Version: setups.Version, Edition: "conquest"}
		for range own.seats {
			head.Seats = append(head.Seats, seat)
		}
		doc := setups.Document{}
		doc.Put(head)
		doc.Put(map[string]any{"conquest": map[string]any{"page": own.page, "rounds": own.rounds}})
		presets := setups.OpenPresets(kept, func(name string) string { return name })
		require.NoError(t, presets.Keep("Bad", doc))
		s := open(t, kept)
		s.Unfold(scenetest.Presets)
		assert.False(t, s.Has("kept-1-use"), says)
		var said []string
		for _, m := range s.Record() {
			said = append(said, m.Line.Text)
		}
		assert.Contains(t, said, says)
	}
}

func TestABrokenFormEndsInTheFirstOneAndLosesNothingElse(t *testing.T) {
	for _, doc := range []string{
		``, `{`, `[]`, `{"version":2}`, `{"version":1,"edition":"conquest"}`, `{"version":1,"edition":"conquest","conquest":7}`,
		`{"version":1,"edition":"conquest","conquest":{"page":"2027-13","rounds":-6,"house":["flying"]}}`,
		`{"version":1,"edition":"conquest","conquest":{"page":["deal"],"rounds":7,"house":7},"seats":[{}]}`,
	} {
		kept := store.OpenMemory()
		require.NoError(t, kept.Write(store.SetupName, []byte(doc)))
		s := open(t, kept)
		got := begun(s)
		assert.Equal(t, conquest.MonthPage(2027, 12), got.Game.Page, doc)
		assert.Zero(t, got.Game.Rounds, doc)
		assert.Len(t, got.Players, 3, doc)
	}
}
