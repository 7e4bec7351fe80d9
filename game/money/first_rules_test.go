package money

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
)

// A game that was saved before its edition's rules were mended is played to its end by the
// rules that it began by. The saves and the hashes are of that time; each save stands where
// a mended rule tells: a Lottery card that may be swapped, a stake on Swellfare for new debt
// alone, a page that has taken over a Holiday.
func TestASavedGameIsPlayedByTheRulesThatItBeganBy(t *testing.T) {
	for edition, was := range map[engine.EditionID]struct {
		asked       engine.PromptKind
		resumed, at string // the fingerprints where it was saved, and where it ends
	}{
		engine.Event2000:   {engine.SwapCards, "4c79a8d0aef7b604", "eceb9b4133d1ff16"},
		engine.Classic1975: {engine.PlaySwellfare, "a31f909c0e9a5fdc", "f2a357809e804919"},
		engine.Mixed:       {engine.Arrange, "cee7c4e07e4d0601", "bb912baf5ff1a950"},
	} {
		t.Run(edition.String(), func(t *testing.T) {
			data, err := os.ReadFile("testdata/first-rules-" + edition.String() + ".json")
			require.NoError(t, err)
			fingerprint := func(tb *Table) string { return fmt.Sprintf("%016x", tb.State().Hash()) }

			storage := storageWith(t, data)
			tb, err := Resume(storage)
			require.NoError(t, err)
			_, err = tb.Replay()
			require.NoError(t, err, "its journal leads to the state that was saved")
			assert.Equal(t, engine.FirstRules, tb.State().Setup.Rules)
			assert.Equal(t, was.asked, tb.State().Prompt().Kind)
			assert.Equal(t, was.resumed, fingerprint(tb))

			require.NoError(t, tb.Save())
			again, err := storage.Read(store.Autosave)
			require.NoError(t, err)
			assert.Contains(t, string(again), "\n\t\"version\": 2,\n", "earlier versions of the game can go on with it")
			tb, err = Resume(storage)
			require.NoError(t, err)
			(&person{random: 1}).playOut(t, tb)
			assert.Equal(t, was.at, fingerprint(tb))

			byState := changed(t, changed(t, data, "choices", to([]string{"fly"})), "hash", to("0"))
			tb, err = Resume(storageWith(t, byState))
			require.NoError(t, err)
			(&person{random: 1}).playOut(t, tb)
			assert.Equal(t, was.at, fingerprint(tb), "also where only the state is left of it")
		})
	}
}

func TestANewGameIsPlayedByTheNewestRules(t *testing.T) {
	data, err := os.ReadFile("testdata/first-rules-event2000.json")
	require.NoError(t, err)
	old, err := Resume(storageWith(t, data))
	require.NoError(t, err)
	storage := store.OpenMemory()
	tb := open(t, old.Setup(), storage)
	assert.Equal(t, engine.EditionOf(engine.Event2000).NewestRules(), tb.State().Setup.Rules, "also where it is set up like an old one")
	require.NoError(t, tb.Save())
	resumed, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, *tb.State(), *resumed.State())
}

func TestRulesOfALaterVersionAreLeftAlone(t *testing.T) {
	data, _ := saved(t)
	later := changed(t, data, "setup", func(old any) any {
		old.(map[string]any)["rules"] = json.Number("99")
		return old
	})
	_, err := Resume(storageWith(t, changed(t, later, "state", to("x"))))
	assert.Error(t, err)
}
