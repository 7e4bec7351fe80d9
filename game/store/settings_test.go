package store_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
)

// withDocument returns a store whose settings document is text.
func withDocument(t *testing.T, text string) *store.Store {
	t.Helper()
	s := store.OpenMemory()
	require.NoError(t, s.Write(store.SettingsName, []byte(text)))
	return s
}

// document returns the fields of the settings document of s.
func document(t *testing.T, s *store.Store) map[string]any {
	t.Helper()
	data, err := s.Read(store.SettingsName)
	require.NoError(t, err)
	var fields map[string]any
	require.NoError(t, json.Unmarshal(data, &fields))
	return fields
}

func TestSettingsComeBackAsTheyWereSet(t *testing.T) {
	eachStore(t, func(t *testing.T, s *store.Store) {
		settings, err := s.Settings()
		require.NoError(t, err)
		assert.Equal(t, store.DefaultSettings(), settings, "without a document")

		settings.Speed, settings.ComputerSpeed = store.Instant, store.Slow
		settings.WindowWidth, settings.WindowHeight, settings.FullScreen = 1920, 1080, true
		settings.Volumes = store.Volumes{Master: 1, Table: 2, Cards: 3, Tunes: 4, Room: 5}
		settings.Mute = true
		settings.TextScale = 150
		settings.HighContrast, settings.ReducedMotion, settings.QuietTable, settings.Captions, settings.Hints = true, true, true, true, false
		settings.Language, settings.Keys = "de_AT", store.BindingsOf(map[string][]string{"loan": {"k"}, "odds": {}})
		require.NoError(t, s.WriteSettings(settings))

		again, err := s.Settings()
		require.NoError(t, err)
		assert.Equal(t, settings, again.Bare())
		assert.Equal(t, store.DefaultSettings(), again.Reset().Bare())
	})
}

func TestSettingsReadTwiceAreEqual(t *testing.T) {
	s := store.OpenMemory()
	require.NoError(t, s.WriteSettings(store.DefaultSettings()))
	first, err := s.Settings()
	require.NoError(t, err)
	second, err := s.Settings()
	require.NoError(t, err)
	assert.True(t, first == second)
	second.Mute = true
	assert.False(t, first == second)
}

func TestEveryFieldOfTheSettingsIsWritten(t *testing.T) {
	s := store.OpenMemory()
	require.NoError(t, s.WriteSettings(store.DefaultSettings()))
	keys := []string{}
	for key := range document(t, s) {
		keys = append(keys, key)
	}
	assert.ElementsMatch(t, []string{
		"version", "speed", "computer_speed", "window_width", "window_height", "full_screen", "volume_master", "volume_table",
		"volume_cards", "volume_tunes", "volume_room", "mute", "text_scale", "high_contrast", "evening_light", "reduced_motion", "quiet_table", "captions", "hints",
		"hints_told", "lesson_offered", "pass_device", "talk", "moments", "quiet_face", "answer_lotteries", "answer_sales", "answer_loans", "answer_cards", "answer_sets", "left_handed", "language", "money", "ask_spending", "seat_patterns", "read_aloud", "keys",
	}, keys)
}

func TestSettingsOutOfRangeAreClamped(t *testing.T) {
	s := withDocument(t, `{"version": 1, "speed": "warp", "window_width": 1, "window_height": 9999999,
		"volume_master": 101, "volume_table": -1, "volume_cards": 1e3, "text_scale": 5000}`)
	settings, err := s.Settings()
	require.NoError(t, err)
	assert.Equal(t, store.Normal, settings.Speed)
	assert.Equal(t, store.MinWindowWidth, settings.WindowWidth)
	assert.Equal(t, store.MaxWindow, settings.WindowHeight)
	assert.Equal(t, store.MaxVolume, settings.Volumes.Master)
	assert.Equal(t, 0, settings.Volumes.Table)
	assert.Equal(t, store.MaxTextScale, settings.TextScale)

	settings.TextScale = 20
	settings.Volumes.Room = 400
	require.NoError(t, s.WriteSettings(settings))
	fields := document(t, s)
	assert.EqualValues(t, store.MinTextScale, fields["text_scale"])
	assert.EqualValues(t, store.MaxVolume, fields["volume_room"])
}

func TestOneBadFieldDoesNotSpoilTheOthers(t *testing.T) {
	s := withDocument(t, `{"version": 1, "speed": 7, "window_width": "wide", "volume_cards": 12.5, "mute": null, "text_scale": 125}`)
	settings, err := s.Settings()
	require.NoError(t, err)
	want := store.DefaultSettings()
	want.TextScale = 125
	assert.Equal(t, want, settings.Bare())
}

func TestBrokenSettingsAreMovedAsideAndDefaultsUsed(t *testing.T) {
	for name, text := range map[string]string{
		"empty":           "",
		"cut off":         `{"version": 1, "speed": "fa`,
		"not an object":   `[1, 2]`,
		"nothing":         `null`,
		"no version":      `{"speed": "fast"}`,
		"strange version": `{"version": "one"}`,
		"not JSON at all": "\x00\x01\x02",
	} {
		t.Run(name, func(t *testing.T) {
			eachStore(t, func(t *testing.T, s *store.Store) {
				require.NoError(t, s.Write(store.SettingsName, []byte(text)))
				settings, err := s.Settings()
				assert.Equal(t, store.Broken, store.KindOf(err))
				assert.Equal(t, store.DefaultSettings(), settings)

				aside, err := s.Read(store.AsideName(store.SettingsName, time.Now(), 1))
				require.NoError(t, err)
				assert.Equal(t, text, string(aside))

				require.NoError(t, s.WriteSettings(settings))
				_, err = s.Settings()
				assert.NoError(t, err, "at the next start")
			})
		})
	}
}

func TestFieldsOfOthersAreKept(t *testing.T) {
	s := withDocument(t, `{"version": 1, "speed": "fast", "tongue": "uk", "gestures": {"roll": ["shake"]}, "count": 12345678901234567890}`)
	settings, err := s.Settings()
	require.NoError(t, err)
	settings.Speed = store.Slow
	require.NoError(t, s.WriteSettings(settings))

	data, err := s.Read(store.SettingsName)
	require.NoError(t, err)
	assert.Contains(t, string(data), "12345678901234567890", "to the last digit")
	fields := document(t, s)
	assert.Equal(t, "slow", fields["speed"])
	assert.Equal(t, "uk", fields["tongue"])
	assert.Equal(t, map[string]any{"roll": []any{"shake"}}, fields["gestures"])

	require.NoError(t, s.WriteSettings(settings.Reset()))
	assert.Equal(t, "uk", document(t, s)["tongue"], "after a reset")
}

func TestKeysThatCannotBeReadAreThoseOfANewPlayer(t *testing.T) {
	for _, keys := range []string{`null`, `[]`, `"l"`, `{"loan": "k"}`, `{"loan": [1]}`, `{"loan": {"key": "k"}}`} {
		s := withDocument(t, `{"version": 1, "mute": true, "keys": `+keys+`}`)
		settings, err := s.Settings()
		require.NoError(t, err)
		assert.Empty(t, settings.Keys.Map(), keys)
		assert.True(t, settings.Mute, keys)
	}
}

func TestKeysAreWrittenAsTheyAreReadAndCompared(t *testing.T) {
	s := withDocument(t, `{"version": 1, "language": "xx", "keys": {"warp": ["w"],  "loan": ["ctrl+k", "nokey"]}}`)
	settings, err := s.Settings()
	require.NoError(t, err)
	assert.Equal(t, map[string][]string{"warp": {"w"}, "loan": {"ctrl+k", "nokey"}}, settings.Keys.Map(), "others know what they mean")
	assert.Equal(t, store.BindingsOf(map[string][]string{"loan": {"ctrl+k", "nokey"}, "warp": {"w"}}), settings.Keys)
	assert.Equal(t, "xx", settings.Language, "its file may come back")
	settings.Mute = true
	require.NoError(t, s.WriteSettings(settings))
	assert.Equal(t, map[string]any{"warp": []any{"w"}, "loan": []any{"ctrl+k", "nokey"}}, document(t, s)["keys"])
	require.NoError(t, s.WriteSettings(settings.Reset()))
	assert.Equal(t, map[string]any{}, document(t, s)["keys"])
	assert.Equal(t, "", document(t, s)["language"])
}

func TestSettingsOfANewerVersionAreUsedAndNotSpoilt(t *testing.T) {
	s := withDocument(t, `{"version": 9, "speed": {"dice": "fast"}, "text_scale": 400, "mute": true, "smell": "coffee",
		"language": ["de", "en"], "keys": {"loan": {"tap": "k"}}}`)
	settings, err := s.Settings()
	assert.Equal(t, store.Newer, store.KindOf(err))
	assert.True(t, settings.Mute)
	assert.Equal(t, store.Normal, settings.Speed)
	assert.Equal(t, store.MaxTextScale, settings.TextScale)

	settings.Volumes.Tunes = 10
	require.NoError(t, s.WriteSettings(settings))
	fields := document(t, s)
	assert.EqualValues(t, 9, fields["version"])
	assert.EqualValues(t, 10, fields["volume_tunes"])
	assert.EqualValues(t, 400, fields["text_scale"], "nobody changed it")
	assert.Equal(t, map[string]any{"dice": "fast"}, fields["speed"])
	assert.Equal(t, []any{"de", "en"}, fields["language"])
	assert.Equal(t, map[string]any{"loan": map[string]any{"tap": "k"}}, fields["keys"])
	assert.Equal(t, "coffee", fields["smell"])

	settings.Speed = store.Fast
	require.NoError(t, s.WriteSettings(settings))
	assert.Equal(t, "fast", document(t, s)["speed"], "somebody changed it")
}

func TestSettingsOfOneSpeedKeepItForComputersWhereItWasSet(t *testing.T) {
	for document, want := range map[string]store.Speed{
		`{"version": 1}`:                                                store.Fast,
		`{"version": 1, "speed": "normal"}`:                             store.Fast,
		`{"version": 1, "speed": "slow"}`:                               store.Slow,
		`{"version": 1, "speed": "instant"}`:                            store.Instant,
		`{"version": 1, "speed": "slow", "computer_speed": "instant"}`:  store.Instant,
		`{"version": 1, "speed": "slow", "computer_speed": "headlong"}`: store.Fast,
	} {
		settings, err := withDocument(t, document).Settings()
		require.NoError(t, err)
		assert.Equal(t, want, settings.ComputerSpeed, document)
	}
}
