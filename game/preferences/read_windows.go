package preferences

import (
	"strconv"
	"unsafe"

	"golang.org/x/sys/windows"
	"golang.org/x/sys/windows/registry"
)

// Where the registry of the user keeps what Windows asks in its settings.
const (
	colorsKey   = `Software\Microsoft\Windows\CurrentVersion\Themes\Personalize`
	textKey     = `Software\Microsoft\Accessibility`
	contrastKey = `Control Panel\Accessibility\HighContrast`
)

// contrastOn is the flag of high contrast that is switched on.
const contrastOn = 1

// animations asks user32 whether windows may move what stands in them.
const animations = 0x1042

func read() (p Preferences) {
	if light, ok := number(colorsKey, "AppsUseLightTheme"); ok {
		p.Dark = light == 0
	}
	if percent, ok := number(textKey, "TextScaleFactor"); ok && percent < 10_000 {
		p.TextPercent = int(percent)
	}
	if key, err := registry.OpenKey(registry.CURRENT_USER, contrastKey, registry.QUERY_VALUE); err == nil {
		text, _, _ := key.GetStringValue("Flags")
		flags, _ := strconv.Atoi(text)
		p.MoreContrast = flags&contrastOn != 0
		key.Close()
	}
	var moves int32
	ask := windows.NewLazySystemDLL("user32.dll").NewProc("SystemParametersInfoW")
	if ask.Find() == nil {
		known, _, _ := ask.Call(animations, 0, uintptr(unsafe.Pointer(&moves)), 0)
		p.LessMotion = known != 0 && moves == 0
	}
	return p
}

// number returns a number of the user's registry.
func number(path, name string) (n uint64, ok bool) {
	key, err := registry.OpenKey(registry.CURRENT_USER, path, registry.QUERY_VALUE)
	if err != nil {
		return 0, false
	}
	defer key.Close()
	n, _, err = key.GetIntegerValue(name)
	return n, err == nil
}
