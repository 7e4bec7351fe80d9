package album_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/album"
	"bigpayday/game/spoil"
	"bigpayday/game/store"
)

// FuzzOpen reads albums that anybody may have written: whatever they are, games can be added.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{
		`{"version":1,"films":3,"albums":[{"name":"Mom","boxes":{"big":{"played":1,"won":1}},"games":[{"id":"1","day":"2026-11-22"}]}]}`,
		`{"version":1,"films":-9,"albums":[{"name":"Mom","records":{"jackpot":{"amount":-1}},"days":[{"day":"x"}]},{"name":"mom"}]}`,
	} {
		f.Add([]byte(text))
		for _, spoilt := range spoil.Copies([]byte(text), 4000) {
			f.Add(spoilt)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.AlbumName, data))
		a := album.Open(st)
		_ = a.Add(nil, album.Entry{Name: "Mom", Game: game("a game", 1)}) // it may be of a later version
		of := a.Of("Mom")
		require.NotNil(t, of)
		_ = of.DaysRunning("2026-11-22")
		_, _ = of.BestDay(), of.SeenCards()
	})
}
