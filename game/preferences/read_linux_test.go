package preferences

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/godbus/dbus/v5"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tells returns what a portal would tell of one key.
func tells(namespace, key string, value any) settings {
	return settings{namespace: {key: dbus.MakeVariant(value)}}
}

func TestDesktopsSayWhatTheirUsersNeed(t *testing.T) {
	for name, c := range map[string]struct {
		told settings
		want Preferences
	}{
		"nothing":                 {nil, Preferences{}},
		"dark, by any desktop":    {tells(appearance, "color-scheme", uint32(1)), Preferences{Dark: true}},
		"light":                   {tells(appearance, "color-scheme", uint32(2)), Preferences{}},
		"no preference":           {tells(appearance, "color-scheme", uint32(0)), Preferences{}},
		"contrast":                {tells(appearance, "contrast", uint32(1)), Preferences{MoreContrast: true}},
		"contrast of GNOME":       {tells(gnomeAssistance, "high-contrast", true), Preferences{MoreContrast: true}},
		"less motion":             {tells(appearance, "reduced-motion", uint32(1)), Preferences{LessMotion: true}},
		"no animations in GNOME":  {tells(gnomeInterface, "enable-animations", false), Preferences{LessMotion: true}},
		"animations in GNOME":     {tells(gnomeInterface, "enable-animations", true), Preferences{}},
		"no animations in Plasma": {tells(kdeAnimation, "AnimationDurationFactor", "0"), Preferences{LessMotion: true}},
		"quick ones in Plasma":    {tells(kdeAnimation, "AnimationDurationFactor", "0.5"), Preferences{}},
		"large text":              {tells(gnomeInterface, "text-scaling-factor", 1.25), Preferences{TextPercent: 125}},
		"text of no size":         {tells(gnomeInterface, "text-scaling-factor", -3.0), Preferences{}},
		"text beyond all sizes":   {tells(gnomeInterface, "text-scaling-factor", 1e300), Preferences{}},
		"another type":            {tells(appearance, "color-scheme", "1"), Preferences{}},
	} {
		assert.Equal(t, c.want, c.told.preferences(), name)
	}
}

// A system without a bus, with one that is gone, and with one that takes the connection and never
// says a word: each prefers nothing, and nobody waits for good.
func TestASystemThatSaysNothingPrefersNothing(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", "")
	assert.Zero(t, Read())
	t.Setenv("XDG_RUNTIME_DIR", folder)
	assert.Zero(t, Read())
	for _, address := range []string{"unix:path=" + filepath.Join(folder, "gone"), "nonsense", "unix:"} {
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
		assert.Zero(t, Read(), address)
	}

	silent, err := net.Listen("unix", filepath.Join(folder, "bus"))
	require.NoError(t, err)
	defer silent.Close()
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	assert.Zero(t, Read())
}
