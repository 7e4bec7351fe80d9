package setups_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// open reads the presets of a store, whose names can all be shown.
func open(st *store.Store) *setups.Presets {
	return setups.OpenPresets(st, func(name string) string { return name })
}

// ofEdition returns a set-up of an edition.
func ofEdition(edition string) setups.Document {
	doc := setups.Document{}
	seat := setups.Seat{Kind: table.Human, Token: "cat", Colour: "red"}
	doc.Put(setups.Head{Version: setups.Version, Edition: edition, Seats: []setups.Seat{seat, seat}})
	return doc
}

func TestPresetsComeBackUnderTheirNames(t *testing.T) {
	st := store.OpenMemory()
	p := open(st)
	require.NoError(t, p.Keep("Christmas", ofEdition("mixed")))
	require.NoError(t, p.Keep("Rainy Sunday", ofEdition("standard")))
	require.NoError(t, p.Keep("CHRISTMAS", ofEdition("standard")))
	p = open(st)
	require.Len(t, p.List, 2, "one of a name")
	assert.Equal(t, "CHRISTMAS", p.List[0].Name, "the last one comes first")
	assert.Equal(t, "standard", p.List[0].Setup.Head().Edition)

	require.NoError(t, p.Rename(p.List[0], "Rainy Sunday"))
	assert.Equal(t, "CHRISTMAS", p.List[0].Name, "that name is taken")
	require.NoError(t, p.Rename(p.List[0], "Winter"))
	require.NoError(t, p.Bin(p.List[1], true))
	again := open(st)
	require.Len(t, again.List, 1)
	assert.Equal(t, "Winter", again.List[0].Name)
	require.NoError(t, p.Bin(p.List[1], false))
	assert.Len(t, open(st).List, 2, "it was put back")

	names, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, names, "they are no games")
}

func TestPresetsThatAreBrokenOrNewerAreNotLost(t *testing.T) {
	for _, broken := range []string{"", "{", "[]", `{"version":1,"setups":7}`, `{"version":0}`, `"x"`} {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.SetupsName, []byte(broken)))
		p := open(st)
		assert.Equal(t, store.Broken, store.KindOf(p.Trouble), broken)
		require.NoError(t, p.Keep("New", ofEdition("big")))
		assert.Len(t, open(st).List, 1, broken)
		aside, err := st.Read(store.AsideName(store.SetupsName, time.Now(), 1))
		require.NoError(t, err)
		assert.Equal(t, broken, string(aside))
	}
	st := store.OpenMemory()
	newer := `{"version":2,"setups":[{"title":"?"}]}`
	require.NoError(t, st.Write(store.SetupsName, []byte(newer)))
	p := open(st)
	assert.Equal(t, store.Newer, store.KindOf(p.Trouble))
	assert.Error(t, p.Keep("New", ofEdition("big")))
	left, err := st.Read(store.SetupsName)
	require.NoError(t, err)
	assert.Equal(t, newer, string(left))
}

func TestPresetsWithoutANameAreLeftOut(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.SetupsName, []byte(`{"version":1,"setups":[null,{"name":"?"},{"name":"A"},{"name":"a"}]}`)))
	p := setups.OpenPresets(st, func(name string) string {
		if name == "?" {
			return ""
		}
		return name
	})
	require.Len(t, p.List, 1)
	assert.Equal(t, "A", p.List[0].Name)
}
