package retelling_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/money"
	"bigpayday/game/retelling"
	"bigpayday/game/rules"
	"bigpayday/game/spoil"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// Whatever somebody opens as a save is refused or can be told: nothing panics. The saves of
// all versions are where the search begins.
func FuzzASaveIsRefusedOrTold(f *testing.F) {
	eachSave(f, func(_ string, data []byte) {
		begin, _, _ := bytes.Cut(data, []byte(",\n\t\"sum\""))
		save := append(bytes.TrimSuffix(begin, []byte("\n}\n")), "\n}\n"...)
		f.Add(save)
		for _, spoilt := range spoil.Copies(save, 150) {
			f.Add(spoilt)
		}
	})
	f.Add([]byte(`{"format":"bigpayday game","version":1,"players":[{},{}],"marks":[[1,"0"],[]]}`))
	w := new(words.Library).Open("en")
	f.Fuzz(func(t *testing.T, data []byte) { openAndTell(t, w, data) })
}

// So is whatever lies packed in a sealed file.
func FuzzASealedFileIsRefusedOrTold(f *testing.F) {
	for _, edition := range []string{"big", "conquest"} {
		save := uncompressed(f, edition+"-2.json.gz")
		var packed bytes.Buffer
		w := gzip.NewWriter(&packed)
		_, err := w.Write(save)
		require.NoError(f, errors.Join(err, w.Close()))
		f.Add(packed.Bytes())
		for _, spoilt := range spoil.Copies(packed.Bytes(), 200) {
			f.Add(spoilt)
		}
	}
	w := new(words.Library).Open("en")
	f.Fuzz(func(t *testing.T, packed []byte) {
		sealed, err := json.Marshal(map[string]any{"format": "bigpayday game", "version": 5, "sealed": packed})
		require.NoError(t, err)
		openAndTell(t, w, sealed)
	})
}

// Whatever somebody imports is refused and leaves the saved games as they are, or joins them and can
// be gone on with.
func FuzzAnImportIsRefusedOrGoneOnWith(f *testing.F) {
	eachSave(f, func(file string, data []byte) {
		f.Add(file, data)
		for _, spoilt := range spoil.Copies(data, 50) {
			f.Add("spoilt", spoilt)
		}
		f.Add("half", data[:len(data)/2])
		f.Add("../../etc/passwd", table.Retitle(data, "autosave"))
		f.Add("two titles", bytes.Replace(data, []byte("{"), []byte(`{"title": "", "Title" : "b",`), 1))
		f.Add("a title at the end", bytes.Replace(data, []byte("\n}"), []byte(", \"TITLE\": \"c\"\n}"), 1))
	})
	f.Add("", []byte(`{"title":"a\nb","Title":"c","format":"bigpayday game","version":3,"game":"conquest","players":[{},{}],"choices":[]}`))
	f.Add("con.bigpayday", []byte(`{"format":"bigpayday game","version":1}`))
	openers := []table.Opener{money.Opener(), armies.Opener()}
	f.Fuzz(func(t *testing.T, called string, data []byte) {
		kept := store.OpenMemory()
		title, err := table.Import(data, called, kept, openers...)
		names, listErr := kept.List()
		require.NoError(t, listErr)
		if err != nil {
			require.Empty(t, names)
			require.NotEqual(t, store.Kind(""), store.KindOf(err))
			return
		}
		require.Len(t, names, 1)
		require.NotEqual(t, store.Autosave, names[0])
		require.NoError(t, table.Load(names[0], kept))
		game, err := table.Resume(kept, openers...)
		require.NoError(t, err)
		require.Equal(t, title, game.Title())
	})
}

// eachSave calls do with a save of every version of the game that wrote any, in a fixed order.
func eachSave(f *testing.F, do func(file string, data []byte)) {
	files, err := filepath.Glob("../*/testdata/version-*.json")
	require.NoError(f, err)
	require.NotEmpty(f, files)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(f, err)
		do(filepath.Base(file), data)
	}
}

// openAndTell opens what may be a save, and tells its game where it is one.
func openAndTell(t *testing.T, w *words.Words, data []byte) {
	game, err := retelling.Open(data)
	if err != nil {
		return
	}
	_, err = retelling.Tell(io.Discard, w, game, rules.NoSeat)
	require.NoError(t, err)
	_, err = retelling.Tell(io.Discard, w, game, 1)
	require.NoError(t, err)
}
