package app

import "bigpayday/game/outline"

// Outlined is a scene that says what stands on it.
type Outlined interface {
	// Outline returns that in the order of reading.
	Outline() []outline.Item
}

// Outline says what the player can reach now, for those who do not see the screen: the page on
// top with its headings, texts and controls.
func (a *App) Outline() []outline.Item {
	if s, ok := a.Top().(Outlined); ok {
		return s.Outline()
	}
	return nil
}

// spoken is what is to be read out.
type spoken struct {
	listens bool
	texts   []string
}

// mostSpoken is how many sentences wait at most; where more has happened the oldest are left out.
const mostSpoken = 12

// Listen has the app keep what [App.Tell] is told. Without it nothing is kept.
func (a *App) Listen() { a.spoken.listens = true }

// Tell says something to those who do not see the screen, such as a sentence of the log.
func (a *App) Tell(text string) {
	if !a.spoken.listens || text == "" {
		return
	}
	a.spoken.texts = append(a.spoken.texts, text)
	if more := len(a.spoken.texts) - mostSpoken; more > 0 {
		a.spoken.texts = append(a.spoken.texts[:0], a.spoken.texts[more:]...)
	}
}

// Told returns what has been said since the last call. The slice is valid until something else
// is said.
func (a *App) Told() []string {
	told := a.spoken.texts
	a.spoken.texts = a.spoken.texts[:0]
	return told
}
