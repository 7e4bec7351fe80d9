package money

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
	"bigpayday/game/table"
)

// Nobody who opens the file of a game that is not over reads what is hidden in it, yet it can be
// gone on with.
func TestTheFileOfARunningGameShowsNoHandAndNoSeedAndCanBeGoneOnWith(t *testing.T) {
	tb := begun(t, store.OpenMemory(), 1, 40)
	tb.SetTitle("Rainy Sunday")
	data := tb.Document()
	file, err := table.Export(data, Opener())
	require.NoError(t, err)
	var doc struct {
		Setup   json.RawMessage `json:"setup"`
		Players json.RawMessage `json:"players"`
		State   json.RawMessage `json:"state"`
	}
	require.NoError(t, json.Unmarshal(data, &doc))
	for _, secret := range [][]byte{[]byte(`"seed"`), []byte(`"Random"`), []byte(`"choices"`), []byte(`"state"`), doc.Setup, doc.State} {
		require.Contains(t, string(data), string(secret))
		assert.NotContains(t, string(file), string(secret))
	}
	assert.Contains(t, string(file), "Rainy Sunday")

	again, err := table.Export(file, Opener())
	require.NoError(t, err)
	assert.Equal(t, string(file), string(again))
	g, err := table.Read(file, Opener())
	require.NoError(t, err)
	assert.Equal(t, *tb.State(), *g.(*Table).State())

	st := store.OpenMemory()
	require.NoError(t, table.KeepAs(file, "From Aunt May", st))
	require.NoError(t, table.Load("from-aunt-may", st))
	resumed, err := Resume(st)
	require.NoError(t, err)
	assert.Equal(t, *tb.State(), *resumed.State())
	assert.Equal(t, "From Aunt May", resumed.Title())
	(&person{random: 3}).playOut(t, resumed)
	file, err = table.Export(resumed.Document(), Opener())
	require.NoError(t, err)
	assert.Equal(t, string(resumed.Document()), string(file), "all may be read of a game that is over")
}

func TestASealedFileThatIsDamagedIsRefused(t *testing.T) {
	file, err := table.Export(begun(t, store.OpenMemory(), 1, 5).Document(), Opener())
	require.NoError(t, err)
	at := bytes.Index(file, []byte(`"sealed": "`)) + len(`"sealed": "`)
	other := bytes.Clone(file)
	copy(other[at+200:], "AAAAAAAAAAAA")
	for kind, data := range map[store.Kind][]byte{
		store.CutOff:  file[:len(file)/2],
		store.Altered: other,
		store.Newer:   bytes.Replace(file, []byte(`"version": 5`), []byte(`"version": 6`), 1),
	} {
		_, err := table.Read(data, Opener())
		assert.Equal(t, kind, store.KindOf(err))
	}
	// One that is larger than any save when it is opened is none.
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err = w.Write(make([]byte, 9<<20))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	data, err := json.Marshal(map[string]any{"format": "bigpayday game", "version": 5, "sealed": packed.Bytes()})
	require.NoError(t, err)
	_, err = table.Read(data, Opener())
	assert.Equal(t, store.Altered, store.KindOf(err))
}
