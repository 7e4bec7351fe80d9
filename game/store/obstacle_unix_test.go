//go:build unix

package store_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
)

func TestWhatIsNoFileIsNeitherWaitedForNorRead(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"a named pipe": func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a folder":     func(path string) error { return os.Mkdir(path, 0o700) },
		"a device":     func(path string) error { return os.Symlink("/dev/zero", path) },
		"a sea of zeros": func(path string) error {
			if err := os.WriteFile(path, nil, 0o600); err != nil {
				return err
			}
			return os.Truncate(path, 1<<40)
		},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			s, err := store.OpenFolder(home)
			require.NoError(t, err)
			for document, path := range map[string]string{store.Autosave: "saves/autosave.json", store.SettingsName: "settings.json"} {
				require.NoError(t, put(filepath.Join(home, path)))
				_, err = s.Read(document)
				assert.Equal(t, store.NoFile, store.KindOf(err), document)
			}
			settings, err := s.Settings()
			assert.Equal(t, store.NoFile, store.KindOf(err))
			assert.Equal(t, store.DefaultSettings(), settings)
		})
	}
}

func TestAGameThatKnowsNoHomeSaysSo(t *testing.T) {
	for _, name := range []string{store.Home, "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, "")
	}
	s, err := store.Open()
	assert.Equal(t, store.NoFolder, store.KindOf(err))
	assert.False(t, s.Lasts())

	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	s, err = store.Open()
	require.NoError(t, err, "the folders are known without it")
	assert.True(t, s.Lasts())
}

func TestAFolderThatCannotBeMadeIsNoLackOfASave(t *testing.T) {
	home := filepath.Join(t.TempDir(), "link")
	require.NoError(t, os.Symlink(filepath.Join(home, "nowhere"), home))
	_, err := store.OpenFolder(home)
	require.Error(t, err)
	assert.NotEqual(t, store.NotFound, store.KindOf(err))
	_, err = store.OpenFolder("/proc/bigpayday")
	assert.Equal(t, store.NoFolder, store.KindOf(err))
}

func TestTheFolderIsSyncedAfterEveryChange(t *testing.T) {
	home := t.TempDir()
	s, err := store.OpenFolder(home)
	require.NoError(t, err)
	var synced []string
	store.WatchSyncs(t, func(dir string) { synced = append(synced, filepath.Base(dir)) })
	require.NoError(t, s.Write(store.Autosave, []byte("a game")))
	assert.Equal(t, []string{"saves"}, synced)
	_, err = s.MoveAside(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, []string{"saves", "saves"}, synced)
	require.NoError(t, s.WriteSettings(store.DefaultSettings()))
	require.NoError(t, s.Delete(store.SettingsName))
	assert.Equal(t, []string{"saves", "saves", filepath.Base(home), filepath.Base(home)}, synced)
}
