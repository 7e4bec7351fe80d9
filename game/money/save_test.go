package money

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func TestAGameResumedAtAnyPromptEndsTheSame(t *testing.T) {
	for game, kinds := range [][]table.Kind{{table.Human, table.Normal}, {table.Human, table.Human, table.Human}, {table.Normal, table.Human, table.Normal, table.Normal}, {table.Normal, table.Normal}} {
		setup := setupOf(uint64(game), kinds...)
		if game == 1 {
			setup.Game.Laying = engine.ByOne
		}
		whole := open(t, setup, nil)
		(&person{random: 1}).playOut(t, whole)

		storage := store.OpenMemory()
		tb := open(t, setup, storage)
		for p := (&person{random: 1}); tb.State().Phase != engine.Over; p.advance(t, tb) {
			before := *tb
			require.NoError(t, tb.Save())
			resumed, err := Resume(storage)
			require.NoError(t, err)
			tb = resumed
			require.Equal(t, before.State(), tb.State())
			require.Equal(t, before.Players(), tb.Players())
			require.Equal(t, before.Setup(), tb.Setup())
			require.Equal(t, before.Journal(), tb.Journal())
			require.Equal(t, before.History().Events, tb.History().Events)
		}
		assert.Equal(t, *whole.State(), *tb.State(), "game %d", game)
		assert.Equal(t, whole.History(), tb.History())
	}
}

// standardSetup is a game on the printed calendar, with house rules.
func standardSetup() Setup {
	setup := setupOf(7, table.Human, table.Human)
	g := &setup.Game
	g.Edition, g.Lengths = engine.Standard, [engine.MaxMonths]uint8{31, 31}
	g.House = engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.TightMoney)
	return setup
}

// mixedSetup is a game of two real months, with all that a setup can tell of
// them.
func mixedSetup() Setup {
	setup := setupOf(8, table.Human, table.Human, table.Human)
	g := &setup.Game
	g.Edition, g.Lengths = engine.Mixed, [engine.MaxMonths]uint8{31, 29}
	g.House = engine.HouseRules(0).With(engine.FreshTiles).With(engine.BorrowLimit)
	g.Blue, g.PlainPay = 9, 1<<1
	g.Calendar = engine.Calendar{
		Year: 2028, Month: 1, Country: engine.UnitedStates,
		Holidays:  [engine.MaxMonths]uint32{1<<0 | 1<<16, 1 << 20},
		Birthdays: [engine.MaxSeats]engine.Date{{Month: 2, Day: 29}, {}, {Month: 1, Day: 9}},
	}
	return setup
}

func TestEverythingThatWasSettledIsSaved(t *testing.T) {
	versions := map[string]string{"standard": "2", "mixed": "4"}
	for name, setup := range map[string]Setup{"standard": standardSetup(), "mixed": mixedSetup()} {
		t.Run(name, func(t *testing.T) {
			storage := store.OpenMemory()
			tb := open(t, setup, storage)
			p := &person{random: 2}
			for range 12 {
				p.advance(t, tb)
			}
			require.NoError(t, tb.Save())
			data, err := storage.Read(store.Autosave)
			require.NoError(t, err)
			assert.Contains(t, string(data), "\n\t\"version\": "+versions[name]+",\n")
			resumed, err := Resume(storage)
			require.NoError(t, err)
			assert.Equal(t, tb.Setup(), resumed.Setup())
			assert.Equal(t, *tb.State(), *resumed.State())
			p.playOut(t, resumed)
		})
	}
}

func TestWhatTheCharactersHaveSaidIsSaved(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, standardSetup(), storage)
	tb.Say("say.rosa.bill.1")
	tb.Say("say.buyer.3")
	require.NoError(t, tb.Save())
	resumed, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, []string{"say.rosa.bill.1", "say.buyer.3"}, resumed.Said())
	for range 1_000 {
		resumed.Say("say.theo.idle.2")
	}
	require.NoError(t, resumed.Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	assert.Less(t, strings.Count(string(data), "say.theo.idle.2"), 500, "a save does not grow for ever")
}

func TestACalendarThatMakesNoSenseIsABrokenSave(t *testing.T) {
	storage := store.OpenMemory()
	require.NoError(t, open(t, mixedSetup(), storage).Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	for name, change := range map[string]func(setup, calendar map[string]any){
		"country":   func(_, c map[string]any) { c["country"] = "atlantis" },
		"holidays":  func(_, c map[string]any) { c["holidays"] = []any{[]any{32}} },
		"months":    func(_, c map[string]any) { c["holidays"] = make([]any, 13) },
		"seats":     func(_, c map[string]any) { c["birthdays"] = make([]string, 7) },
		"birthdays": func(_, c map[string]any) { c["birthdays"] = []string{"spring"} },
		"pay days":  func(s, _ map[string]any) { s["white"] = []int{13} },
	} {
		_, err := Resume(storageWith(t, changed(t, data, "setup", func(old any) any {
			setup := old.(map[string]any)
			change(setup, setup["calendar"].(map[string]any))
			return setup
		})))
		assert.Equal(t, store.Broken, store.KindOf(err), name)
	}
}

func TestEveryChoiceIsSavedOfComputersToo(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(1, table.Human, table.Normal), storage)
	p := &person{random: 3}
	for tb.State().Phase != engine.Over {
		p.advance(t, tb)
		written(tb)
		resumed, err := Resume(storage)
		require.NoError(t, err)
		require.Equal(t, *tb.State(), *resumed.State())
	}
	assert.Equal(t, table.Saved, tb.SaveState())
	require.NoError(t, tb.Discard())
	_, err := Resume(storage)
	assert.Equal(t, store.NotFound, store.KindOf(err))
	require.NoError(t, tb.Close(), "a table that was given up saves nothing")
	_, err = Resume(storage)
	assert.Equal(t, store.NotFound, store.KindOf(err))
}

// saved returns a save of a game under way, and the state it is in.
func saved(t *testing.T) ([]byte, engine.State) {
	t.Helper()
	storage := store.OpenMemory()
	tb := open(t, setupOf(11, table.Human, table.Normal, table.Human), storage)
	p := &person{random: 4}
	for range 60 {
		p.advance(t, tb)
	}
	require.Equal(t, engine.Playing, tb.State().Phase)
	require.NoError(t, tb.Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	return data, *tb.State()
}

// storageWith returns a storage with the document in the place of the running game.
func storageWith(t *testing.T, document []byte) *store.Store {
	t.Helper()
	storage := store.OpenMemory()
	require.NoError(t, storage.Write(store.Autosave, document))
	return storage
}

// changed returns the save with one of its fields changed.
func changed(t *testing.T, data []byte, field string, change func(old any) any) []byte {
	t.Helper()
	var doc map[string]any
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	require.NoError(t, decoder.Decode(&doc))
	doc[field] = change(doc[field])
	delete(doc, "sum") // as in the saves of earlier versions
	out, err := json.Marshal(doc)
	require.NoError(t, err)
	return out
}

func to(value any) func(any) any { return func(any) any { return value } }

func TestASaveIsReadable(t *testing.T) {
	data, state := saved(t)
	require.True(t, json.Valid(data))
	text := string(data)
	assert.Contains(t, text, "\n\t\"version\": 1,\n")
	assert.Contains(t, text, `"name":"Ada","token":"house","colour":"black","kind":"human"`)
	assert.Contains(t, text, `"edition":"big","months":[31,28]`)
	assert.Contains(t, text, fmt.Sprintf("\n\t\"hash\": \"%016x\",\n", state.Hash()))
	assert.Contains(t, text, `,"roll",`)
}

func TestABrokenSaveIsMovedAside(t *testing.T) {
	data, _ := saved(t)
	seats := func(n int) func(any) any { return func(old any) any { return old.([]any)[:n] } }
	broken := map[string][]byte{
		"not JSON":          []byte("Dear diary"),
		"binary":            {0, 1, 2, 0xff, 0xfe},
		"another document":  []byte(`{"speed": "fast"}`),
		"a list":            []byte(`[]`),
		"version 0":         changed(t, data, "version", to(0)),
		"version in words":  changed(t, data, "version", to("one")),
		"one player":        changed(t, data, "players", seats(1)),
		"two players":       changed(t, data, "players", seats(2)),
		"neither works":     changed(t, changed(t, data, "state", to(nil)), "choices", to([]string{"fly"})),
		"a state of chance": changed(t, changed(t, data, "state", to("x")), "hash", to("0")),
	}
	for name, document := range broken {
		t.Run(name, func(t *testing.T) {
			storage := storageWith(t, document)
			_, err := Resume(storage)
			var failure *store.Error
			require.ErrorAs(t, err, &failure)
			assert.Equal(t, store.Broken, failure.Kind)
			require.NotEmpty(t, failure.Aside)
			kept, err := storage.Read(failure.Aside)
			require.NoError(t, err)
			assert.Equal(t, document, kept)
			_, err = storage.Read(store.Autosave)
			assert.Equal(t, store.NotFound, store.KindOf(err))

			// A new game that begins without having tried to go on.
			storage = storageWith(t, document)
			require.NoError(t, open(t, setupOf(1, table.Human, table.Human), storage).Close())
			kept, err = storage.Read(failure.Aside)
			require.NoError(t, err)
			assert.Equal(t, document, kept)
		})
	}
}

func TestASaveThatWasCutOffIsSaidToBe(t *testing.T) {
	data, _ := saved(t)
	for _, n := range []int{0, 1, 100, len(data) / 2, len(data) - len("}\n")} {
		storage := storageWith(t, data[:n])
		_, err := Resume(storage)
		var failure *store.Error
		require.ErrorAs(t, err, &failure)
		assert.Equal(t, store.CutOff, failure.Kind, "after %d bytes", n)
		kept, err := storage.Read(failure.Aside)
		require.NoError(t, err)
		assert.Equal(t, data[:n], kept)
	}
}

func TestTheSaveOfANewerVersionIsLeftAlone(t *testing.T) {
	data, _ := saved(t)
	for name, document := range map[string][]byte{
		"of the save":        changed(t, data, "version", to(99)),
		"with a new edition": changed(t, data, "setup", to(map[string]any{"edition": "chess", "laying": "in-turn"})),
		"with new rules": changed(t, data, "setup", func(old any) any {
			old.(map[string]any)["rules"] = 99
			return old
		}),
	} {
		t.Run(name, func(t *testing.T) {
			storage := storageWith(t, document)
			_, err := Resume(storage)
			assert.Equal(t, store.Newer, store.KindOf(err))
			kept, err := storage.Read(store.Autosave)
			require.NoError(t, err)
			assert.Equal(t, document, kept)

			require.NoError(t, open(t, setupOf(1, table.Human, table.Human), storage).Close())
			kept, err = storage.Read(store.AsideName(store.Autosave, time.Now(), 1))
			require.NoError(t, err)
			assert.Equal(t, document, kept, "a new game does not overwrite it")
		})
	}
}

func TestWhereTheReplayDiffersTheStateGoesOn(t *testing.T) {
	data, state := saved(t)
	richer := func(old any) any {
		s := old.(map[string]any)
		balance := s["Balance"].([]any)
		add := func(i int, dollars int64) {
			n, err := balance[i].(json.Number).Int64()
			require.NoError(t, err)
			balance[i] = n + dollars
		}
		add(int(engine.Bank), -7)
		add(int(engine.SeatAccount(0)), 7)
		return s
	}
	other := state
	other.Balance[engine.Bank] -= 7
	other.Balance[engine.SeatAccount(0)] += 7
	mended := changed(t, changed(t, data, "state", richer), "hash", to(fmt.Sprintf("%016x", other.Hash())))
	for name, document := range map[string][]byte{
		"another outcome":        mended,
		"neither has the hash":   changed(t, mended, "hash", to("0123456789abcdef")),
		"choices now refused":    changed(t, mended, "choices", to([]string{"roll"})),
		"choices not understood": changed(t, mended, "choices", to([]string{"hop 3"})),
		"a setup now refused": changed(t, mended, "setup", func(old any) any {
			old.(map[string]any)["house"] = []string{"fly"}
			return old
		}),
	} {
		t.Run(name, func(t *testing.T) {
			storage := storageWith(t, document)
			tb, err := Resume(storage)
			require.NoError(t, err)
			assert.Equal(t, other, *tb.State())
			_, err = tb.Replay()
			assert.Equal(t, &table.Error{ID: table.NoReplay}, err)
			assert.Equal(t, &other, tb.History().From)
			assert.Empty(t, tb.History().Events)
			assert.False(t, tb.CanUndo())

			p := &person{random: 5}
			events := p.advance(t, tb)
			assert.Equal(t, events, tb.History().Events)
			assert.Equal(t, &other, tb.History().From, "the events follow on what was saved")
			require.NoError(t, tb.Save())
			again, err := Resume(storage)
			require.NoError(t, err)
			assert.Equal(t, *tb.State(), *again.State())
			_, err = again.Replay()
			assert.Equal(t, &table.Error{ID: table.NoReplay}, err)
			p.playOut(t, again)
			_, err = again.Again(1)
			require.NoError(t, err)
		})
	}
}

func TestADamagedStateIsMadeAnewFromTheJournal(t *testing.T) {
	data, state := saved(t)
	for name, document := range map[string][]byte{
		"no state":         changed(t, data, "state", to(nil)),
		"unsound":          changed(t, data, "state", func(old any) any { old.(map[string]any)["Turn"] = 77; return old }),
		"sound, but wrong": changed(t, data, "state", func(old any) any { old.(map[string]any)["Turns"] = 1; return old }),
		"no hash":          changed(t, data, "hash", to("")),
	} {
		t.Run(name, func(t *testing.T) {
			tb, err := Resume(storageWith(t, document))
			require.NoError(t, err)
			assert.Equal(t, state, *tb.State())
			_, err = tb.Replay()
			assert.NoError(t, err)
		})
	}
}

func TestAnUnknownLevelPlaysOn(t *testing.T) {
	data, _ := saved(t)
	tb, err := Resume(storageWith(t, changed(t, data, "players", func(old any) any {
		old.([]any)[1].(map[string]any)["kind"] = "genius"
		return old
	})))
	require.NoError(t, err)
	assert.Equal(t, table.Normal, tb.Players()[1].Kind)
	assert.Equal(t, table.Human, tb.Players()[0].Kind)
}

// jammed is a storage that cannot be written.
type jammed struct {
	*store.Store
	mu  sync.Mutex
	err error
}

func (j *jammed) jam(err error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.err = err
}

func (j *jammed) WriteOver(name string, data []byte, known ...[]byte) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.err != nil {
		return j.err
	}
	return j.Store.WriteOver(name, data, known...)
}

func TestPlayGoesOnWhereNothingCanBeSaved(t *testing.T) {
	storage := &jammed{Store: store.OpenMemory(), err: &store.Error{Kind: store.Full}}
	tb := open(t, setupOf(1, table.Human, table.Human), storage)
	p := &person{random: 6}
	turn := func() error {
		p.advance(t, tb)
		written(tb)
		return tb.SaveError()
	}
	kept := func(err error) bool {
		var failure *store.Error
		require.ErrorAs(t, err, &failure)
		require.Equal(t, store.Full, failure.Kind)
		return failure.Kept
	}
	assert.False(t, kept(turn()), "there is no save yet")
	assert.Equal(t, table.NotSaved, tb.SaveState())
	assert.NoError(t, turn(), "a player is told once")
	assert.Equal(t, store.Full, store.KindOf(tb.Save()), "who asks is told")
	storage.jam(errors.New("out of order"))
	assert.Equal(t, store.Failed, store.KindOf(turn()), "and again if the reason is another")
	storage.jam(nil)
	assert.NoError(t, turn())
	assert.Equal(t, table.Saved, tb.SaveState())
	storage.jam(&store.Error{Kind: store.Full})
	assert.True(t, kept(turn()), "and again if it has worked in between: that save is still there")
	storage.jam(nil)
	p.playOut(t, tb)
	require.NoError(t, tb.Close())
	resumed, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, *tb.State(), *resumed.State())
}

// Saves of all versions go on loading. A new version adds a file and changes
// none.
func TestOldSavesLoad(t *testing.T) {
	names := []string{"Ada", "Computer 2", "Zoë"}
	for file, asked := range map[string]engine.PromptKind{
		"version-1-building.json": engine.PlaceTile,
		"version-1-playing.json":  engine.BuyDeal,

		"version-2-standard.json":       engine.SellDeal,
		"version-2-mixed-building.json": engine.Arrange,
		"version-2-mixed-playing.json":  engine.TakeTurn,

		"version-4-classic1975.json": engine.TakeTurn,
		"version-4-event2000.json":   engine.TakeTurn,
	} {
		t.Run(file, func(t *testing.T) {
			data, err := os.ReadFile("testdata/" + file)
			require.NoError(t, err)
			tb, err := Resume(storageWith(t, data))
			require.NoError(t, err)
			require.Len(t, tb.Players(), len(names))
			for seat, p := range tb.Players() {
				assert.Equal(t, names[seat], p.Name)
			}
			assert.Equal(t, table.Normal, tb.Players()[1].Kind)
			facesDiffer(t, tb.Players())
			assert.Equal(t, asked, tb.State().Prompt().Kind)
			assert.True(t, tb.PersonAsked())
			// A rule that is mended on purpose may refuse the replay of an
			// old game. Then say so here.
			_, err = tb.Replay()
			assert.NoError(t, err)
			(&person{}).playOut(t, tb)
		})
	}
}

func TestANameThatNobodyCanHaveEnteredIsCutToItsLength(t *testing.T) {
	data, _ := saved(t)
	resumed, err := Resume(storageWith(t, changed(t, data, "players", func(old any) any {
		for i, name := range []string{"Al", strings.Repeat("é", table.LongestName), strings.Repeat("é", 100_000)} {
			old.([]any)[i].(map[string]any)["name"] = name
		}
		return old
	})))
	require.NoError(t, err)
	var names []string
	for _, p := range resumed.Players() {
		names = append(names, p.Name)
	}
	long := strings.Repeat("é", table.LongestName)
	assert.Equal(t, []string{"Al", long, long}, names)
}

// The first saves told neither how many months are laid nor on which days tiles lie: there
// was one calendar only, without gaps.
func TestTheStateOfAnOldSaveGoesOnWhereItsJournalDoesNotFit(t *testing.T) {
	files, err := filepath.Glob("testdata/version-*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			byJournal, err := Resume(storageWith(t, data))
			require.NoError(t, err)
			byState, err := Resume(storageWith(t, changed(t, data, "choices", to([]string{"fly"}))))
			require.NoError(t, err)
			_, err = byState.Replay()
			assert.Error(t, err, "it is the state that goes on")
			assert.Equal(t, *byJournal.State(), *byState.State())
			(&person{}).playOut(t, byState)
		})
	}
}

// facesDiffer fails unless everybody has a face, no two the same one.
func facesDiffer(t *testing.T, players []table.Player) {
	t.Helper()
	seen := map[cast.Character]bool{cast.Nobody: true}
	for _, p := range players {
		assert.False(t, seen[p.Character], "%s has the face %q", p.Name, p.Character)
		seen[p.Character] = true
	}
}

func TestEverybodyKeepsTheirFace(t *testing.T) {
	setup := setupOf(1, table.Human, table.Hard, table.Easy, table.Human, table.Hard, table.Normal)
	wanted := []cast.Character{cast.Otto, cast.Nobody, cast.Otto, cast.Nobody, cast.Juno, cast.Nobody}
	for i, c := range wanted {
		setup.Players[i].Character = c
	}
	storage := store.OpenMemory()
	tb := open(t, setup, storage)
	began := tb.Players()
	facesDiffer(t, began)
	assert.Equal(t, cast.Otto, began[0].Character, "who comes first has the face")
	assert.Equal(t, cast.Juno, began[4].Character, "a computer may have any face")
	for _, seat := range []int{1, 2, 5} {
		assert.Equal(t, began[seat].Kind, table.Kind(began[seat].Character.Level()), "computers get faces of their level")
	}
	require.NoError(t, tb.Close())
	resumed, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, began, resumed.Players())
}
