package preferences

import (
	"context"
	"os"
	"path/filepath"

	"github.com/godbus/dbus/v5"
)

// The names under which a desktop answers what its user prefers, whichever desktop it is.
const (
	portal       = "org.freedesktop.portal.Desktop"
	portalObject = "/org/freedesktop/portal/desktop"
	readAll      = "org.freedesktop.portal.Settings.ReadAll"

	appearance      = "org.freedesktop.appearance"
	gnomeInterface  = "org.gnome.desktop.interface"
	gnomeAssistance = "org.gnome.desktop.a11y.interface"
	kdeAnimation    = "org.kde.kdeglobals.KDE"
)

// settings are those that a portal tells, by namespace and key.
type settings map[string]map[string]dbus.Variant

func read() Preferences {
	address := busAddress()
	if address == "" {
		return Preferences{}
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	// A bus that takes the connection and says nothing would hold up a caller for good.
	answer := make(chan settings, 1)
	go func() { answer <- ask(ctx, address) }()
	select {
	case told := <-answer:
		return told.preferences()
	case <-ctx.Done():
		return Preferences{}
	}
}

// busAddress returns where the session bus listens, "" where there is none. None is started.
func busAddress() string {
	if address := os.Getenv("DBUS_SESSION_BUS_ADDRESS"); address != "" {
		return address
	}
	folder := os.Getenv("XDG_RUNTIME_DIR")
	if folder == "" {
		return ""
	}
	socket := filepath.Join(folder, "bus")
	if _, err := os.Stat(socket); err != nil {
		return ""
	}
	return "unix:path=" + dbus.EscapeBusAddressValue(socket)
}

// ask returns what the portal on a bus tells, nil if there is none.
func ask(ctx context.Context, address string) settings {
	bus, err := dbus.Connect(address, dbus.WithContext(ctx))
	if err != nil {
		return nil
	}
	defer bus.Close()
	var told settings
	wanted := []string{appearance, gnomeInterface, gnomeAssistance, kdeAnimation}
	if bus.Object(portal, portalObject).CallWithContext(ctx, readAll, 0, wanted).Store(&told) != nil {
		return nil
	}
	return told
}

// preferences reads the settings. What is of another type than a desktop would give counts for
// nothing.
func (s settings) preferences() Preferences {
	p := Preferences{
		Dark:         is(s, appearance, "color-scheme", uint32(1)),
		MoreContrast: is(s, appearance, "contrast", uint32(1)) || is(s, gnomeAssistance, "high-contrast", true),
		LessMotion: is(s, appearance, "reduced-motion", uint32(1)) || is(s, gnomeInterface, "enable-animations", false) ||
			is(s, kdeAnimation, "AnimationDurationFactor", "0"),
	}
	if factor, ok := s[gnomeInterface]["text-scaling-factor"].Value().(float64); ok && factor > 0 && factor < 100 {
		p.TextPercent = int(100*factor + 0.5)
	}
	return p
}

// is reports whether a setting is told, and equal to a value.
func is[T comparable](s settings, namespace, key string, value T) bool {
	told, ok := s[namespace][key].Value().(T)
	return ok && told == value
}
