package setup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// chosen returns the edition whose box is taken from the shelf.
func chosen(v *scenetest.Studio) (editions []ui.ID) {
	v.T.Helper()
	for _, id := range []ui.ID{
		"edition-big", "edition-standard", "edition-mixed", "edition-classic1975", "edition-event2000", "edition-conquest",
	} {
		if v.Top().Hand().State(id).Active {
			editions = append(editions, id)
		}
	}
	return editions
}

func TestABoxIsTakenByMouseTouchKeysAndPad(t *testing.T) {
	for way, take := range map[string]func(v *scenetest.Studio, id ui.ID){
		"mouse": (*scenetest.Studio).Click,
		"touch": func(v *scenetest.Studio, id ui.ID) { v.Touch(true); v.Click(id); v.Touch(false) },
		"keys":  func(v *scenetest.Studio, id ui.ID) { v.TabTo(id); v.Key(input.KeySpace) },
		"pad":   func(v *scenetest.Studio, id ui.ID) { padTo(v, id); v.Key(input.PadA) },
	} {
		v := scenetest.Start(t, store.OpenMemory())
		v.Click("new")
		require.Equal(t, []ui.ID{"edition-big"}, chosen(v), way)
		for _, id := range []ui.ID{"edition-event2000", "edition-conquest", "edition-standard"} {
			take(v, id)
			assert.Equal(t, []ui.ID{id}, chosen(v), way)
		}
		v.Click("start")
		assert.Equal(t, engine.Standard, v.Table().Setup().Game.Edition, way)
	}
}

// padTo moves the pad to a control.
func padTo(v *scenetest.Studio, id ui.ID) {
	v.T.Helper()
	for range 100 {
		if at, shown := v.Top().Hand().Focused(); shown && at == id {
			return
		}
		v.Key(input.PadR1)
	}
	v.T.Fatalf("no way to %s by pad", id)
}

func TestAGameIsSetUpByPadAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	padTo(v, "new")
	v.Key(input.PadA)
	require.Equal(t, "setup", v.Scene())
	press := func(id ui.ID) { padTo(v, id); v.Key(input.PadA) }
	press("edition-classic1975")
	press("seat-2-kind")
	padTo(v, "seat-3-level")
	v.Key(input.PadRight)
	press("add")
	press("seat-4-remove")
	press("seat-1-token")
	press("color-green")
	press("me")
	padTo(v, "months")
	v.Key(input.PadRight)
	press("options")
	press("house-tight-money")
	v.Key(input.PadB)
	require.Equal(t, "setup", v.Scene())
	press("start")
	s := v.Table().Setup()
	assert.Equal(t, engine.Classic1975, s.Game.Edition)
	assert.EqualValues(t, 3, s.Game.Months)
	assert.Equal(t, engine.HouseRules(0).With(engine.TightMoney), s.Game.House)
	assert.Equal(t, []table.Kind{table.Human, table.Human, table.Hard}, []table.Kind{s.Players[0].Kind, s.Players[1].Kind, s.Players[2].Kind})
}

func TestEnterStartsWhatWasPlayedLast(t *testing.T) {
	kept := store.OpenMemory()
	v := scenetest.Start(t, kept)
	v.Click("new")
	v.Click("edition-classic1975")
	v.Click("add")
	v.Click("back")

	v = scenetest.Start(t, kept)
	v.Click("new")
	v.Key(input.KeyEnter)
	s := v.Table().Setup()
	assert.Equal(t, engine.Classic1975, s.Game.Edition)
	assert.Len(t, s.Players, 4)
}

func TestTheCapOfEnterIsThereOnlyWhereEnterStarts(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.TabTo("new")
	v.Key(input.KeyEnter)
	at, _ := v.Top().Hand().Focused()
	require.Equal(t, ui.ID("start"), at)
	assert.Contains(t, said(v), "Enter")
	v.TabTo("edition-mixed")
	assert.NotContains(t, said(v), "Enter", "it takes the box")
	v.Key(input.KeyEnter)
	assert.Equal(t, "setup", v.Scene())
	v.Click("edition-big")
	v.Click("options")
	assert.Contains(t, said(v), "Enter", "who uses the mouse is nowhere with the keyboard")
	v.Key(input.KeyEnter)
	assert.Equal(t, "placement", v.Scene(), "from the options as well")
}

func TestWhatIsFoldedAwayIsSaidInWords(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	assert.Contains(t, said(v), "All by the book")
	v.Unfold(scenetest.HouseRules)
	v.Click("house-tight-money")
	assert.Contains(t, said(v), "Tight money")
	v.Click("house-no-coach")
	v.Do(scenetest.Change("month-2", 28))
	v.Do(scenetest.Change("first", 2))
	v.Do(scenetest.Change("laying", 1))
	v.Ticks(2)
	v.Fold()
	assert.Contains(t, said(v), "2 house rules on, Otto goes first, months of 31, 28 days, Mom places every tile")
	v.Click("edition-mixed")
	assert.Contains(t, said(v), "2 house rules on, Otto goes first, starting December 2027, Mom places every tile")
	v.Click("edition-event2000")
	assert.Contains(t, said(v), "2 house rules on, Otto goes first", "nobody lays tiles there")
}

func TestBoxesMoveUnlessNothingIsToMove(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		v := scenetest.Start(t, store.OpenMemory())
		v.Settings.ReducedMotion = reduced
		v.Click("new")
		v.Ticks(5)
		v.Do(ui.Event{Kind: ui.Activated, ID: "edition-mixed"})
		v.Tick() // the page is another one
		moved := 0
		for range 60 {
			if v.Tick() {
				moved++
			}
		}
		assert.Equal(t, reduced, moved == 0, "%d frames", moved)
	}
}

func TestTheSheetWithTheOptionsSlidesUnlessNothingIsToMove(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		v := scenetest.Start(t, store.OpenMemory())
		v.Settings.ReducedMotion = reduced
		v.Click("new")
		v.Ticks(5)
		for _, there := range []bool{true, false} {
			v.Do(ui.Event{Kind: ui.Activated, ID: "options"})
			v.Tick()
			assert.Equal(t, there, v.Has("house-no-coach") || v.Has("sheet"), "what can be set is there at once, and gone at once")
			moved := 0
			for range 60 {
				if v.Tick() {
					moved++
				}
			}
			assert.Equal(t, reduced, moved < 5, "%d frames", moved)
			assert.Equal(t, !reduced, moved > 14, "%d frames", moved)
		}
	}
}

func TestAPlaceThatIsFreeIsForAPersonOrForAComputer(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Click("add-person")
	v.Click("add")
	assert.True(t, v.Has("add") && v.Has("add-person"), "the last place is for either")
	v.Click("add-person")
	assert.False(t, v.Has("add") || v.Has("add-person"))
	v.Click("start")
	var kinds []table.Kind
	for _, p := range v.Table().Setup().Players {
		kinds = append(kinds, p.Kind)
	}
	assert.Equal(t, []table.Kind{table.Human, table.Normal, table.Normal, table.Human, table.Normal, table.Human}, kinds)
}
