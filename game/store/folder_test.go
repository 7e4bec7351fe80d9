//go:build !js

package store_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
)

// openForTest returns a store in a folder that is gone after the test.
func openForTest(t *testing.T) *store.Store {
	t.Helper()
	t.Setenv(store.Home, t.TempDir())
	s, err := store.Open()
	require.NoError(t, err)
	require.True(t, s.Lasts())
	return s
}

// files returns the names of all files below dir, but for the lock.
func files(t *testing.T, dir string) []string {
	t.Helper()
	names := []string{}
	require.NoError(t, filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && entry.Name() != "lock" {
			rel, _ := filepath.Rel(dir, path)
			names = append(names, filepath.ToSlash(rel))
		}
		return err
	}))
	return names
}

func TestWhatIsWrittenIsThereAtTheNextStart(t *testing.T) {
	home := filepath.Join(t.TempDir(), "not", "made", "yet")
	t.Setenv(store.Home, home)
	s, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, s.Write(store.Autosave, []byte("a game")))
	require.NoError(t, s.WriteSettings(store.DefaultSettings()))
	assert.Equal(t, []string{"saves/autosave.json", "settings.json"}, files(t, home), "and no unfinished file")
	assert.Equal(t, filepath.Join(home, "saves", "autosave.json"), s.Where(store.Autosave))
	require.NoError(t, s.Close())

	s, err = store.Open()
	require.NoError(t, err)
	data, err := s.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "a game", string(data))
}

func TestSavesAndSettingsLiveInTheUsersFolders(t *testing.T) {
	home := t.TempDir()
	t.Setenv(store.Home, "")
	t.Setenv("HOME", home)
	t.Setenv("XDG_DATA_HOME", filepath.Join(home, "data"))
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
	s, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, s.Write(store.Autosave, nil))
	require.NoError(t, s.WriteSettings(store.DefaultSettings()))
	assert.Equal(t, []string{"config/bigpayday/settings.json", "data/bigpayday/saves/autosave.json"}, files(t, home))
}

func TestGameGoesOnInMemoryWhereNoFolderCanBeMade(t *testing.T) {
	place := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(place, []byte("in the way"), 0o600))
	for _, home := range []string{place, filepath.Join(place, "below")} {
		t.Setenv(store.Home, home)
		s, err := store.Open()
		assert.Equal(t, store.NoFolder, store.KindOf(err))
		assert.ErrorContains(t, err, place)
		assert.False(t, s.Lasts())

		require.NoError(t, s.Write(store.Autosave, []byte("a game")))
		data, err := s.Read(store.Autosave)
		require.NoError(t, err)
		assert.Equal(t, "a game", string(data))
		assert.Empty(t, s.Where(store.Autosave))
	}
	data, err := os.ReadFile(place)
	require.NoError(t, err)
	assert.Equal(t, "in the way", string(data))
}

func TestGameInMemoryStillKnowsWhatCouldBeRead(t *testing.T) {
	home := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(home, "settings.json"), []byte(`{"version": 1, "text_scale": 150}`), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(home, "saves"), nil, 0o600), "a file in place of the folder")
	s, err := store.OpenFolder(home)
	assert.Equal(t, store.NoFolder, store.KindOf(err))
	settings, err := s.Settings()
	require.NoError(t, err)
	assert.Equal(t, 150, settings.TextScale)
}

func TestFailedWriteLeavesTheOldDocument(t *testing.T) {
	home := t.TempDir()
	s, err := store.OpenFolder(home)
	require.NoError(t, err)
	// A folder cannot be replaced by a file.
	require.NoError(t, os.MkdirAll(filepath.Join(home, "saves", "autosave.json", "inside"), 0o700))
	assert.Error(t, s.Write(store.Autosave, []byte("new")))
	assert.DirExists(t, filepath.Join(home, "saves", "autosave.json", "inside"))
	assert.Empty(t, files(t, filepath.Join(home, "saves")), "no unfinished file is left")
}

func TestFolderThatWasTidiedAwayIsMadeAgain(t *testing.T) {
	home := t.TempDir()
	s, err := store.OpenFolder(home)
	require.NoError(t, err)
	require.NoError(t, os.RemoveAll(filepath.Join(home, "saves")))
	names, err := s.List()
	require.NoError(t, err)
	assert.Empty(t, names)
	require.NoError(t, s.Write(store.Autosave, []byte("a game")))
	assert.Equal(t, []string{"saves/autosave.json"}, files(t, home))
}

func TestForeignFilesAreNeitherListedNorTouched(t *testing.T) {
	home := t.TempDir()
	saves := filepath.Join(home, "saves")
	require.NoError(t, os.MkdirAll(filepath.Join(saves, "folder.json"), 0o700))
	foreign := []string{"Photo.json", "notes.txt", "autosave.json~", "settings.json", "b.json.tmp-1", "settings.broken-1.json"}
	for _, name := range foreign {
		require.NoError(t, os.WriteFile(filepath.Join(saves, name), nil, 0o600))
	}
	s, err := store.OpenFolder(home)
	require.NoError(t, err)
	names, err := s.List()
	require.NoError(t, err)
	assert.Empty(t, names)
	assert.Len(t, files(t, saves), len(foreign))
}

func TestUnfinishedFilesOfACrashAreRemovedLater(t *testing.T) {
	home := t.TempDir()
	saves := filepath.Join(home, "saves")
	require.NoError(t, os.MkdirAll(saves, 0o700))
	old, young := filepath.Join(saves, "autosave.json.tmp-1"), filepath.Join(saves, "autosave.json.tmp-2")
	require.NoError(t, os.WriteFile(old, []byte(`{"ha`), 0o600))
	require.NoError(t, os.WriteFile(young, []byte(`{"ha`), 0o600))
	long := time.Now().Add(-48 * time.Hour)
	require.NoError(t, os.Chtimes(old, long, long))

	_, err := store.OpenFolder(home)
	require.NoError(t, err)
	assert.NoFileExists(t, old)
	assert.FileExists(t, young, "another program may be writing it")
}

func TestOnlyTheFirstOfTwoProgramsWrites(t *testing.T) {
	t.Setenv(store.Home, t.TempDir())
	first, err := store.Open()
	require.NoError(t, err)
	require.NoError(t, first.Write(store.Autosave, []byte("twelve choices")))

	second, err := store.Open()
	assert.Equal(t, store.InUse, store.KindOf(err))
	assert.False(t, second.Lasts(), "it plays on what it could read")
	data, err := second.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "twelve choices", string(data))
	require.NoError(t, second.Write(store.Autosave, []byte("seven choices")))
	data, err = first.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, "twelve choices", string(data))

	require.NoError(t, first.Close())
	third, err := store.Open()
	require.NoError(t, err)
	assert.True(t, third.Lasts())
	require.NoError(t, first.Close(), "closing again gives nobody else's claim up")
	_, err = store.Open()
	assert.Equal(t, store.InUse, store.KindOf(err))
	// A store that nobody uses anymore may be collected at any time, and its claim with it.
	require.NoError(t, third.Close())
}

func TestAStartWaitsForAWindowThatIsJustClosing(t *testing.T) {
	t.Setenv(store.Home, t.TempDir())
	first, err := store.Open()
	require.NoError(t, err)
	closing := make(chan error)
	go func() {
		time.Sleep(100 * time.Millisecond)
		closing <- first.Close()
	}()
	second, err := store.Open()
	require.NoError(t, err)
	assert.True(t, second.Lasts())
	require.NoError(t, <-closing)
}

func TestTwoProgramsMovingAsideNeverShareAName(t *testing.T) {
	home := t.TempDir()
	first, err := store.OpenFolder(home)
	require.NoError(t, err)
	second, err := store.OpenFolder(home)
	require.NoError(t, err)
	for i, s := range []*store.Store{first, second, first} {
		require.NoError(t, s.Write(store.Autosave, []byte{byte('0' + i)}))
		_, err := s.MoveAside(store.Autosave)
		require.NoError(t, err)
	}
	for i := range 3 {
		data, err := first.Read(store.AsideName(store.Autosave, time.Now(), i+1))
		require.NoError(t, err)
		assert.Equal(t, []byte{byte('0' + i)}, data)
	}
}

func TestTranslationsBesideTheSettingsAreFound(t *testing.T) {
	home := t.TempDir()
	s, err := store.OpenFolder(home)
	require.NoError(t, err)
	assert.Empty(t, s.Translations(), "most players have none")

	dir := filepath.Join(home, "translations")
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "folder.po"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "de.po"), []byte("hallo"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "de.po~"), []byte("a copy"), 0o600))
	require.NoError(t, os.Symlink(filepath.Join(dir, "nowhere"), filepath.Join(dir, "xx.po")))
	found := s.Translations()
	require.Len(t, found, 2)
	assert.Equal(t, store.Translation{Name: "de", Path: filepath.Join(dir, "de.po"), Text: []byte("hallo")}, found[0])
	assert.Equal(t, store.NotFound, store.KindOf(found[1].Err), "a link that leads nowhere")
	names, err := s.List()
	require.NoError(t, err)
	assert.Empty(t, names, "they are no saves")
}

func TestAnotherProgramTakesTheFolderOverThatAsksForIt(t *testing.T) {
	t.Setenv(store.Home, t.TempDir())
	first, err := store.Open()
	require.NoError(t, err)
	t.Cleanup(func() { _ = first.Close() })
	require.NoError(t, first.Write("a-game", []byte("before")))
	assert.False(t, first.Asked())
	assert.Error(t, first.AskFor(), "nobody else has it")

	second, err := store.Open()
	require.Equal(t, store.InUse, store.KindOf(err))
	t.Cleanup(func() { _ = second.Close() })
	assert.False(t, second.Claim(), "it has not been given up")
	require.NoError(t, second.AskFor())
	require.Eventually(t, first.Asked, time.Minute, 10*time.Millisecond)
	require.NoError(t, first.Write("a-game", []byte("last")))
	require.NoError(t, first.GiveUp())
	assert.False(t, first.Lasts())
	require.True(t, second.Claim())
	assert.True(t, second.Lasts())
	assert.False(t, second.Asked(), "the word is gone with the claim")
	data, err := second.Read("a-game")
	require.NoError(t, err)
	assert.Equal(t, "last", string(data))

	require.NoError(t, first.Write("a-game", []byte("too late")), "it goes on in memory")
	data, err = second.Read("a-game")
	require.NoError(t, err)
	assert.Equal(t, "last", string(data))
	require.NoError(t, first.AskFor())
	require.Eventually(t, second.Asked, time.Minute, 10*time.Millisecond, "it can be asked for again")
}
