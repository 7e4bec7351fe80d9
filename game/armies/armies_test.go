package armies

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/rules"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// setupOf returns a short game in which the kinds say who sits where.
func setupOf(seed uint64, house conquest.HouseRules, kinds ...table.Kind) Setup {
	setup := Setup{Game: conquest.Setup{
		Seed: seed, Page: conquest.MonthPage(2027, 1), Seats: uint8(len(kinds)), First: rules.NoSeat, Rounds: 4, House: house,
	}}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Name: string(rune('A' + i)), Token: uint8(i), Colour: uint8(i), Kind: kind})
	}
	return setup
}

func open(t *testing.T, setup Setup, storage table.Storage) *Table {
	t.Helper()
	tb, err := New(setup, storage)
	require.NoError(t, err)
	return tb
}

// person chooses for the persons at a table, by chance.
type person struct{ random rules.Random }

// advance plays one choice, of a person or a computer.
func (p *person) advance(t *testing.T, tb *Table) {
	t.Helper()
	if !tb.PersonAsked() {
		for range 100_000 {
			if tb.Step() != nil {
				return
			}
		}
		require.Fail(t, "a computer does not choose", "at %v", tb.State().Prompt())
	}
	options := tb.State().AppendOptions(nil)
	o := options[p.random.Below(uint32(len(options)))]
	c := o.Choice
	if o.Most > 0 {
		c = o.With(o.Choice.Amount + int32(p.random.Below(uint32(o.Most-o.Choice.Amount+1))))
	}
	_, err := tb.Choose(c)
	require.NoError(t, err)
}

// until plays until a kind of prompt asks a person.
func (p *person) until(t *testing.T, tb *Table, kind conquest.PromptKind) {
	t.Helper()
	for !tb.PersonAsked() || tb.State().Ask != kind {
		require.False(t, tb.Over())
		p.advance(t, tb)
	}
}

func TestAGameGoesOnFromEachOfItsPrompts(t *testing.T) {
	all := conquest.HouseRules(0).With(conquest.PageTiles).With(conquest.DefenderChooses).With(conquest.OpenHands)
	for seats, house := range map[int]conquest.HouseRules{2: 0, 3: all} {
		kinds := []table.Kind{table.Human, table.Normal, table.Human}[:seats]
		storage := store.OpenMemory()
		tb := open(t, setupOf(uint64(seats), house, kinds...), storage)
		asked := map[conquest.PromptKind]int{}
		for p := (&person{random: 7}); !tb.Over(); p.advance(t, tb) {
			kind := tb.State().Ask
			if asked[kind]++; asked[kind]%7 != 1 {
				continue
			}
			require.NoError(t, tb.Save())
			resumed, err := Resume(storage)
			require.NoError(t, err, "at %v", kind)
			require.Equal(t, *tb.State(), *resumed.State())
			require.Equal(t, tb.Journal(), resumed.Journal())
			require.Equal(t, tb.History(), resumed.History())
			require.Equal(t, tb.Setup(), resumed.Setup())
		}
		for _, kind := range []conquest.PromptKind{conquest.ClaimDay, conquest.PlaceArmy, conquest.Reinforce, conquest.Attack, conquest.Fortify} {
			assert.NotZero(t, asked[kind], "%d seats: %v", seats, kind)
		}
		assert.Equal(t, seats == 3, asked[conquest.LayTile] > 0 && asked[conquest.Defend] > 0)
	}
}

func TestASaveNamesTheGameAndOlderVersionsLeaveItAlone(t *testing.T) {
	storage := store.OpenMemory()
	require.NoError(t, open(t, setupOf(1, 0, table.Human, table.Easy), storage).Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	var head struct {
		Game    string
		Version int
	}
	require.NoError(t, json.Unmarshal(data, &head))
	assert.Equal(t, "conquest", head.Game)
	assert.Equal(t, savedIn, head.Version, "version 2 knows one game")

	_, err = money.Resume(storage)
	assert.Equal(t, store.Newer, store.KindOf(err), "who does not know the game leaves it as it is")
	g, err := table.Resume(storage, money.Opener(), Opener())
	require.NoError(t, err)
	assert.IsType(t, (*Table)(nil), g)
}

func TestANewGameMovesTheSaveOfAnotherGameAside(t *testing.T) {
	for _, game := range []string{"conquest", "chess"} {
		dir := t.TempDir()
		storage, err := store.OpenFolder(dir)
		require.NoError(t, err)
		running := open(t, setupOf(1, 0, table.Human, table.Easy), storage)
		for running.Choices() == 0 {
			if running.PersonAsked() {
				_, err := running.Choose(running.State().AppendOptions(nil)[0].Choice)
				require.NoError(t, err)
			}
			running.Step()
		}
		require.NoError(t, running.Close())
		data, err := storage.Read(store.Autosave)
		require.NoError(t, err)
		kept := bytes.Replace(data, []byte(`"conquest"`), []byte(`"`+game+`"`), 1)
		require.NoError(t, storage.Write(store.Autosave, kept))

		tb, err := money.New(money.Setup{
			Game: engine.Setup{Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, First: engine.NoSeat}, Players: setupOf(1, 0, table.Human, table.Easy).Players,
		}, storage)
		require.NoError(t, err)
		require.NoError(t, tb.Save())
		found := false
		files, err := filepath.Glob(filepath.Join(dir, "saves", "*"))
		require.NoError(t, err)
		for _, file := range files {
			text, err := os.ReadFile(file)
			found = found || err == nil && bytes.Equal(text, kept)
		}
		assert.True(t, found, "nothing is lost: %v", files)
	}
}

// Saves of all versions go on loading, by their journal and where that does not fit by their
// state. A new version adds a file and changes none.
func TestOldSavesLoad(t *testing.T) {
	for file, asked := range map[string]conquest.PromptKind{
		"version-3-claiming.json": conquest.ClaimDay,
		"version-3-playing.json":  conquest.Defend,
	} {
		t.Run(file, func(t *testing.T) {
			data, err := os.ReadFile("testdata/" + file)
			require.NoError(t, err)
			storage := store.OpenMemory()
			require.NoError(t, storage.Write(store.Autosave, data))
			tb, err := Resume(storage)
			require.NoError(t, err)
			assert.Equal(t, asked, tb.State().Ask)
			assert.True(t, tb.PersonAsked())
			// A rule that is mended on purpose may refuse the replay of an old game. Then
			// say so here.
			_, err = tb.Replay()
			assert.NoError(t, err)
			by := *tb.State()
			for p := (&person{}); !tb.Over(); {
				p.advance(t, tb)
			}

			var doc map[string]any
			decoder := json.NewDecoder(bytes.NewReader(data))
			decoder.UseNumber() // for the generator, which is a large one
			require.NoError(t, decoder.Decode(&doc))
			doc["choices"] = []string{"fly"}
			delete(doc, "sum")
			unfit, err := json.Marshal(doc)
			require.NoError(t, err)
			storage = store.OpenMemory()
			require.NoError(t, storage.Write(store.Autosave, unfit))
			tb, err = Resume(storage)
			require.NoError(t, err)
			_, err = tb.Replay()
			assert.Error(t, err)
			assert.Equal(t, by, *tb.State(), "it is the state that goes on")
			for p := (&person{}); !tb.Over(); {
				p.advance(t, tb)
			}
		})
	}
}

func TestTheSaveOfAGameByLaterRulesIsLeftAlone(t *testing.T) {
	data, err := os.ReadFile("testdata/version-3-playing.json")
	require.NoError(t, err)
	storage := store.OpenMemory()
	var doc map[string]any
	require.NoError(t, json.Unmarshal(data, &doc))
	doc["setup"].(map[string]any)["rules"] = newestRules + 1
	delete(doc, "sum")
	newer, err := json.Marshal(doc)
	require.NoError(t, err)
	require.NoError(t, storage.Write(store.Autosave, newer))
	_, err = Resume(storage)
	assert.Equal(t, store.Newer, store.KindOf(err))
}

func TestASaveThatContradictsItselfIsBroken(t *testing.T) {
	storage := store.OpenMemory()
	require.NoError(t, open(t, setupOf(1, conquest.HouseRules(0).With(conquest.LongMarch), table.Human, table.Easy), storage).Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	for name, change := range map[string]func(doc, setup map[string]any){
		"house rule": func(_, s map[string]any) { s["house"] = []string{"free-beer"} },
		"people":     func(_, s map[string]any) { s["people"] = []int{2} },
		"page":       func(d, s map[string]any) { s["page"] = map[string]any{"weekday": 9, "length": 31}; d["state"] = nil },
		"players":    func(d, _ map[string]any) { d["players"] = d["players"].([]any)[:1] },
	} {
		var doc map[string]any
		require.NoError(t, json.Unmarshal(data, &doc))
		change(doc, doc["setup"].(map[string]any))
		delete(doc, "sum") // as in the saves of earlier versions
		changed, err := json.Marshal(doc)
		require.NoError(t, err)
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.Autosave, changed))
		_, err = Resume(st)
		assert.Equal(t, store.Broken, store.KindOf(err), name)
	}
}

func TestWhatWasPlacedCanBeTakenBackUntilDiceAreThrown(t *testing.T) {
	tb := open(t, setupOf(3, conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup), table.Human, table.Human), nil)
	p := &person{random: 1}
	p.until(t, tb, conquest.Reinforce)
	assert.False(t, tb.CanUndo(), "a turn that is over stands")
	before := *tb.State()
	o := tb.State().AppendOptions(nil)[0]
	_, err := tb.Choose(o.With(1))
	require.NoError(t, err)
	require.NoError(t, tb.Undo())
	assert.Equal(t, before, *tb.State())

	_, err = tb.Choose(o.With(o.Most))
	require.NoError(t, err)
	require.Equal(t, conquest.Attack, tb.State().Ask)
	assert.True(t, tb.CanUndo())
	for _, o := range tb.State().AppendOptions(nil) {
		if o.Choice.Kind == conquest.ThrowAt {
			_, err := tb.Choose(o.Choice)
			require.NoError(t, err)
			break
		}
	}
	assert.False(t, tb.CanUndo())
}

func TestAClaimCanBeTakenBack(t *testing.T) {
	tb := open(t, setupOf(3, 0, table.Human, table.Normal, table.Normal), nil)
	p := &person{random: 1}
	p.until(t, tb, conquest.ClaimDay)
	before := *tb.State()
	p.advance(t, tb)
	p.until(t, tb, conquest.ClaimDay)
	require.NoError(t, tb.Undo())
	assert.Equal(t, before, *tb.State())
}

func TestACoachNamesThePlanThatWinsMost(t *testing.T) {
	tb := open(t, setupOf(5, conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup), table.Human, table.Normal, table.Normal), nil)
	p := &person{random: 1}
	p.until(t, tb, conquest.Reinforce)
	c := NewCoach(tb)
	require.NotNil(t, c)
	assert.Empty(t, c.Advice())
	for !c.Step() {
	}
	advice := c.Advice()
	require.Greater(t, len(advice), 1)
	for i, a := range advice {
		assert.Equal(t, coachWorlds, a.Games)
		assert.LessOrEqual(t, a.Chance, advice[0].Chance)
		assert.True(t, i > 0 || a.Even)
	}
	_, err := tb.Choose(advice[0].Choice)
	assert.NoError(t, err)
}

func TestThereIsNoCoachWhereTheTableWantsNone(t *testing.T) {
	tb := open(t, setupOf(5, conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup).With(conquest.NoCoach), table.Human, table.Normal), nil)
	p := &person{random: 1}
	p.until(t, tb, conquest.Reinforce)
	assert.Nil(t, NewCoach(tb))
	assert.Nil(t, tb.Review())
}

func TestAReviewFindsAnArmyThatWasThrownAway(t *testing.T) {
	setup := setupOf(5, conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup), table.Human, table.Normal)
	setup.Game.Rounds = 2
	tb := open(t, setup, nil)
	p := &person{random: 4}
	for !tb.Over() {
		p.advance(t, tb)
	}
	r := tb.Review()
	require.NotNil(t, r)
	for !r.Step() {
	}
	assert.EqualValues(t, 1, r.Part())
	require.NotEmpty(t, r.Costliest(0), "whoever plays by chance throws much away")
	for _, regret := range r.Costliest(0) {
		assert.Positive(t, regret.Cost)
		view := regret.View
		assert.NoError(t, view.Choose(regret.Better, nil))
	}
	assert.Empty(t, r.Costliest(1), "computers are not reviewed")
}
