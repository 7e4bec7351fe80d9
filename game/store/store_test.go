package store_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
)

// eachStore runs a test on a store in memory and on one in the place that this
// system has: files or the browser's storage.
func eachStore(t *testing.T, test func(t *testing.T, s *store.Store)) {
	t.Run("memory", func(t *testing.T) { test(t, store.OpenMemory()) })
	t.Run("user", func(t *testing.T) { test(t, openForTest(t)) })
}

func TestDocumentIsThereUntilDeleted(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		_, err := s.Read(store.Autosave)
		assert.Equal(t, store.NotFound, store.KindOf(err))

		require.NoError(t, s.Write(store.Autosave, []byte("first")))
		require.NoError(t, s.Write(store.Autosave, []byte("second, é 日本\n")))
		data, err := s.Read(store.Autosave)
		require.NoError(t, err)
		assert.Equal(t, "second, é 日本\n", string(data))

		require.NoError(t, s.Delete(store.Autosave))
		_, err = s.Read(store.Autosave)
		assert.Equal(t, store.NotFound, store.KindOf(err))
		assert.NoError(t, s.Delete(store.Autosave), "deleting what is not there")
	})
}

func TestAnyBytesComeBackAsTheyWere(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		every := make([]byte, 256)
		for i := range every {
			every[i] = byte(i)
		}
		for _, want := range []string{"", "t", "b", "b!", "\x00", "\xff\xfe", string(every), strings.Repeat("a day ", 50_000)} {
			require.NoError(t, s.Write("bytes", []byte(want)))
			got, err := s.Read("bytes")
			require.NoError(t, err)
			assert.Equal(t, want, string(got))
		}
	})
}

func TestChangingWhatWasReadOrWrittenDoesNotChangeTheDocument(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		data := []byte("safe")
		require.NoError(t, s.Write("game", data))
		data[0] = 'X'
		read, err := s.Read("game")
		require.NoError(t, err)
		read[1] = 'X'
		again, err := s.Read("game")
		require.NoError(t, err)
		assert.Equal(t, "safe", string(again))
	})
}

func TestListHasEverySaveInOrderAndNothingElse(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		names, err := s.List()
		require.NoError(t, err)
		assert.Empty(t, names)

		for _, name := range []string{"sunday", store.Autosave, "kitchen-2", store.SettingsName} {
			require.NoError(t, s.Write(name, []byte("{}")))
		}
		require.NoError(t, s.Write("bad", []byte("?")))
		_, err = s.MoveAside("bad")
		require.NoError(t, err)

		names, err = s.List()
		require.NoError(t, err)
		assert.Equal(t, []string{store.Autosave, "kitchen-2", "sunday"}, names)
	})
}

func TestBrokenDocumentsAreMovedAsideAndNeverOverwritten(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		for n := 1; n <= 3; n++ {
			require.NoError(t, s.Write(store.Autosave, fmt.Appendf(nil, "broken in way %d", n)))
			aside, err := s.MoveAside(store.Autosave)
			require.NoError(t, err)
			assert.Equal(t, store.AsideName(store.Autosave, time.Now(), n), aside)
			assert.Regexp(t, `^autosave\.broken-20\d\d-\d\d-\d\d-\d$`, aside)
		}
		_, err := s.Read(store.Autosave)
		assert.Equal(t, store.NotFound, store.KindOf(err))
		for n := 1; n <= 3; n++ {
			data, err := s.Read(store.AsideName(store.Autosave, time.Now(), n))
			require.NoError(t, err)
			assert.Equal(t, fmt.Sprintf("broken in way %d", n), string(data))
		}

		_, err = s.MoveAside(store.Autosave)
		assert.Equal(t, store.NotFound, store.KindOf(err), "nothing to move")
		names, err := s.List()
		require.NoError(t, err)
		assert.Empty(t, names)

		aside, err := s.MoveAside(store.AsideName(store.Autosave, time.Now(), 2))
		require.NoError(t, err)
		assert.Equal(t, store.AsideName(store.Autosave, time.Now(), 4), aside, "moved aside again")
	})
}

func TestNamesThatCouldLeadElsewhereAreRefused(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		for _, name := range []string{
			"", ".", "..", "../autosave", "a/b", `a\b`, "/etc/passwd", "C:", "a:b", "a b", "Ä", "Autosave", "-x",
			"a.json", "a.broken-", "a.broken-0", "a.broken-1/..", "nul", "con", "com1", "lpt9.broken-1", "a\x00", "a\n",
			strings.Repeat("a", 101),
		} {
			assert.Equal(t, store.BadName, store.KindOf(s.Write(name, []byte("x"))), "write %q", name)
			_, err := s.Read(name)
			assert.Equal(t, store.BadName, store.KindOf(err), "read %q", name)
			assert.Equal(t, store.BadName, store.KindOf(s.Delete(name)), "delete %q", name)
			_, err = s.MoveAside(name)
			assert.Equal(t, store.BadName, store.KindOf(err), "move aside %q", name)
		}
		assert.NoError(t, s.Write(strings.Repeat("a", 100), []byte("x")))
	})
}

func TestWhatSomebodyElseHasWrittenIsNotReplaced(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		first, second, other := []byte("first"), []byte("second"), []byte("other")
		require.NoError(t, s.WriteOver("game", first, nil), "there is none")
		assert.Equal(t, store.Overtaken, store.KindOf(s.WriteOver("game", second, nil)), "there is one that is not known")
		require.NoError(t, s.WriteOver("game", second, nil, first))
		require.NoError(t, s.Write("game", other))
		assert.Equal(t, store.Overtaken, store.KindOf(s.WriteOver("game", first, second)))
		data, err := s.Read("game")
		require.NoError(t, err)
		assert.Equal(t, other, data)
		require.NoError(t, s.Delete("game"))
		require.NoError(t, s.WriteOver("game", first, second), "it was tidied away")
	})
}

func TestCopiesAreNoSaves(t *testing.T) {
	s := store.OpenMemory()
	names := store.CopyNames()
	assert.Len(t, names, store.LatestCopies+store.MonthCopies)
	for n := range 2 * store.LatestCopies {
		assert.Contains(t, names, store.CopyName(n))
	}
	for month := range 2 * store.MonthCopies {
		assert.Contains(t, names, store.MonthName(month+1))
	}
	for _, name := range names {
		require.NoError(t, s.Write(name, []byte("a game")))
	}
	saves, err := s.List()
	require.NoError(t, err)
	assert.Empty(t, saves)
	aside, err := s.MoveAside(store.CopyName(0))
	require.NoError(t, err)
	assert.Equal(t, store.AsideName(store.Autosave, time.Now(), 1), aside)
}

func TestTitlesBecomeNamesThatCanBeUsed(t *testing.T) {
	s := store.OpenMemory()
	taken := []string{"kitchen-table", "kitchen-table-2"}
	for title, want := range map[string]string{
		"Sunday with Grandma!":      "sunday-with-grandma",
		"Kitchen table":             "kitchen-table-3",
		"  ../..  ":                 "save",
		"日本":                        "save",
		"Settings":                  "save-settings",
		"autosave":                  "save-autosave",
		"NUL":                       "save-nul",
		"March 3rd, é":              "march-3rd",
		strings.Repeat("long ", 99): strings.TrimSuffix(strings.Repeat("long-", 8), "-"),
	} {
		name := store.NameFor(title, taken)
		assert.Equal(t, want, name, "title %q", title)
		assert.NoError(t, s.Write(name, nil))
	}
}

func TestConcurrentWritersLeaveOneWholeDocument(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		const writers, rounds, size = 8, 10, 20_000
		require.NoError(t, s.Write(store.Autosave, []byte(strings.Repeat("z", size))))
		whole := func(data []byte) bool {
			return len(data) == size && strings.Count(string(data), string(data[0])) == size
		}
		var group sync.WaitGroup
		for w := range writers {
			group.Go(func() {
				for range rounds {
					assert.NoError(t, s.Write(store.Autosave, []byte(strings.Repeat(string(rune('a'+w)), size))))
					data, err := s.Read(store.Autosave)
					assert.NoError(t, err)
					assert.True(t, whole(data), "a reader saw half a document")
				}
			})
		}
		group.Wait()
	})
}

func TestErrorsTellKindPlaceAndCause(t *testing.T) {
	cause := errors.New("cause")
	err := fmt.Errorf("saving: %w", &store.Error{Kind: store.Full, Path: "/somewhere", Err: cause})
	assert.Equal(t, store.Full, store.KindOf(err))
	assert.ErrorIs(t, err, cause)
	assert.Contains(t, err.Error(), "/somewhere")
	assert.Equal(t, store.Failed, store.KindOf(cause))
	assert.Empty(t, store.KindOf(nil))
}
