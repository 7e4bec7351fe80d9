//go:build !js

package screenreader

// Page is nothing outside of a browser.
type Page struct{}

// Open returns nil: there is no page.
func Open() *Page { return nil }

// Show does nothing.
func (*Page) Show(Screen) {}

// Tell does nothing.
func (*Page) Tell([]string) {}

// Requests returns none.
func (*Page) Requests() []Request { return nil }
