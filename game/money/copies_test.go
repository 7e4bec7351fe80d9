package money

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func TestASaveThatSomethingElseHasChangedIsRefused(t *testing.T) {
	data, _ := saved(t)
	var doc struct {
		Hash    string
		Choices []string
		Setup   struct{ Seed string }
	}
	require.NoError(t, json.Unmarshal(data, &doc))
	last := doc.Choices[len(doc.Choices)-1]
	for name, change := range map[string]struct{ old, new string }{
		"another hash":       {doc.Hash, "0123456789abcdef"},
		"another seed":       {fmt.Sprintf(`"seed":%q`, doc.Setup.Seed), `"seed":"4711"`},
		"fewer choices":      {fmt.Sprintf(",%q]", last), "]"},
		"another choice":     {fmt.Sprintf(",%q]", last), `,"roll","roll"]`},
		"other cash":         {`"Balance":[-`, `"Balance":[-1`},
		"another player":     {`"kind":"human"`, `"kind":"easy"`},
		"another sum":        {`"sum": "`, `"sum": "0`},
		"something after it": {"\"\n}\n", "\"\n, \"more\": 1}\n"},
	} {
		t.Run(name, func(t *testing.T) {
			altered := bytes.Replace(data, []byte(change.old), []byte(change.new), 1)
			require.NotEqual(t, string(data), string(altered))
			require.True(t, json.Valid(altered))
			storage := storageWith(t, altered)
			_, err := Resume(storage)
			var failure *store.Error
			require.ErrorAs(t, err, &failure)
			assert.Equal(t, store.Altered, failure.Kind)
			kept, err := storage.Read(failure.Aside)
			require.NoError(t, err)
			assert.Equal(t, altered, kept)
		})
	}
}

func TestTwoWindowsOnOneGameDoNotOverwriteEachOther(t *testing.T) {
	storage := store.OpenMemory()
	first := open(t, setupOf(1, table.Human, table.Human), storage)
	second, err := Resume(storage)
	require.NoError(t, err)
	people := &person{random: 1}
	for range 12 {
		people.advance(t, first)
	}
	people = &person{random: 2}
	for range 7 {
		people.advance(t, second)
	}
	written(second)
	assert.Equal(t, store.Overtaken, store.KindOf(second.SaveError()))
	assert.Equal(t, table.NotSaved, second.SaveState())
	assert.Equal(t, store.Overtaken, store.KindOf(second.Save()), "nor by force")
	assert.Equal(t, table.Saved, first.SaveState())
	kept, err := Resume(storage)
	require.NoError(t, err)
	assert.Len(t, kept.Journal(), 12)

	people.advance(t, kept)
	written(kept)
	assert.Equal(t, table.Saved, kept.SaveState(), "who has read it goes on")
	people.advance(t, first)
	written(first)
	assert.Equal(t, store.Overtaken, store.KindOf(first.SaveError()))
}

func TestTheNewestGoodCopyTakesThePlaceOfABrokenSave(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(2, table.Human, table.Human), storage)
	p := &person{random: 2}
	for range 40 {
		p.advance(t, tb)
	}
	require.NoError(t, tb.Close())
	state := *tb.State()

	_, err := ResumeCopy(store.OpenMemory())
	assert.Equal(t, store.NotFound, store.KindOf(err), "there is none")
	require.NoError(t, storage.Write(store.Autosave, []byte("{")))
	_, err = Resume(storage)
	require.Equal(t, store.CutOff, store.KindOf(err))
	copied, err := ResumeCopy(storage)
	require.NoError(t, err)
	assert.Equal(t, state, *copied.State(), "nothing at all is lost")

	// The copies break as well, the newest first.
	left := 40
	for range store.LatestCopies - 1 {
		newest := ""
		for n := range store.LatestCopies {
			data, err := storage.Read(store.CopyName(n))
			require.NoError(t, err)
			tb, err := Resume(storageWith(t, data))
			if err == nil && len(tb.Journal()) == left {
				newest = store.CopyName(n)
			}
		}
		require.NotEmpty(t, newest)
		require.NoError(t, storage.Write(newest, []byte("{")))
		left--
		copied, err = ResumeCopy(storage)
		require.NoError(t, err)
		assert.Len(t, copied.Journal(), left)
	}

	require.NoError(t, copied.Save())
	resumed, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, *copied.State(), *resumed.State(), "it has taken the place of the save")
	require.NoError(t, resumed.Discard())
	_, err = ResumeCopy(storage)
	assert.Equal(t, store.NotFound, store.KindOf(err), "the copies of a game that is given up go with it")
}

func TestTheBeginningOfEachMonthIsKept(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(3, table.Human, table.Human), storage)
	(&person{random: 3}).playOut(t, tb)
	require.NoError(t, tb.Close())
	for month := range int(tb.State().Setup.Months) {
		data, err := storage.Read(store.MonthName(month + 1))
		require.NoError(t, err)
		begun, err := Resume(storageWith(t, data))
		require.NoError(t, err)
		players := begun.State().Players[:begun.State().Setup.Seats]
		assert.Equal(t, month+1, int(slices.MaxFunc(players, func(a, b engine.Player) int { return int(a.Month) - int(b.Month) }).Month))
	}
}
