package store

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/spoil"
)

// Whatever stands in the place of the settings is moved aside or read, and what was read can be
// written again.
func FuzzSettingsAreReadOrMovedAside(f *testing.F) {
	for _, text := range []string{
		"", "{", "null", "[]", `{"version":1}`, `{"version":99}`, `{"version":1,"speed":"warp","text_scale":1e9,"keys":{"roll":["Space","Space"]}}`,
		`{"version":1,"window_width":-1,"volume_master":"loud","language":7,"unknown":[{}]}`,
	} {
		f.Add([]byte(text))
		for _, spoilt := range spoil.Copies([]byte(text), 2000) {
			f.Add(spoilt)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s := OpenMemory()
		require.NoError(t, s.Write(SettingsName, data))
		settings, err := s.Settings()
		if err != nil {
			return
		}
		require.NoError(t, s.WriteSettings(settings))
		again, err := s.Settings()
		require.NoError(t, err)
		require.Equal(t, settings.Bare(), again.Bare())
	})
}
