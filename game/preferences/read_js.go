package preferences

import (
	"strconv"
	"strings"
	"syscall/js"
)

// usualPixels is the height of what a browser calls medium text, unless its user wants another.
const usualPixels = 16

func read() Preferences {
	window, document := js.Global(), js.Global().Get("document")
	if document.IsUndefined() || window.Get("matchMedia").IsUndefined() {
		return Preferences{}
	}
	matches := func(query string) bool { return window.Call("matchMedia", query).Get("matches").Bool() }
	p := Preferences{
		LessMotion:   matches("(prefers-reduced-motion: reduce)"),
		MoreContrast: matches("(prefers-contrast: more)"),
		Dark:         matches("(prefers-color-scheme: dark)"),
	}
	probe := document.Call("createElement", "span")
	probe.Get("style").Set("fontSize", "medium")
	document.Get("body").Call("appendChild", probe)
	size := window.Call("getComputedStyle", probe).Get("fontSize").String()
	probe.Call("remove")
	if pixels, err := strconv.ParseFloat(strings.TrimSuffix(size, "px"), 64); err == nil {
		p.TextPercent = int(100 * pixels / usualPixels)
	}
	return p
}
