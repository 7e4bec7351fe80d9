// Package preferences asks the system what the person in front of it needs: less motion, more
// contrast, a dark screen, larger text.
//
// Browsers say it in media queries, Linux desktops through the settings portal of the session bus,
// Windows in its registry, macOS by its command defaults. A system that says nothing, or takes too
// long, prefers nothing. What does not live here: what the game makes of it (package game), and the
// language (package cli).
package preferences

import "time"

// Preferences are what a system says of the person who uses it. The zero value is a system that
// says nothing.
type Preferences struct {
	// LessMotion asks that nothing flies across the screen.
	LessMotion bool
	// MoreContrast asks for black on white and thick lines.
	MoreContrast bool
	// Dark asks for a screen that is easy on the eyes in a dark room.
	Dark bool
	// TextPercent is how large text is to be, in percent of the usual size; 0 where the system does
	// not say.
	TextPercent int
}

// patience is how long a system may take to answer. The window waits for it at the first start.
const patience = 500 * time.Millisecond

// Read asks the system. It takes half a second at most.
func Read() Preferences { return read() }
