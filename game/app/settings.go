package app

import (
	"errors"

	"bigpayday/game/store"
	"bigpayday/game/words"
)

// Set changes the settings, which counts at once. They are written when the
// tick is over.
func (a *App) Set(change func(*store.Settings)) {
	before := a.Settings
	change(&a.Settings)
	if a.Settings == before {
		return
	}
	a.unsaved = true
	a.setVolumes()
	if a.Settings.Language != before.Language {
		a.triedLanguage = ""
	}
	if a.Settings.Language != before.Language || a.Settings.Money != before.Money {
		a.openLanguage()
	}
	if a.Settings.Keys != before.Keys {
		a.BindKeys()
	}
}

// SetLessonOffered notes that the lesson has been offered: it is not again.
func (a *App) SetLessonOffered() { a.Set(func(c *store.Settings) { c.LessonOffered = true }) }

// saveSettings writes the settings if they have changed.
func (a *App) saveSettings() {
	if a.unsaved {
		a.unsaved = false
		// A player can go on without settings being kept; the title has said
		// whether anything can be.
		_ = a.Store.WriteSettings(a.Settings)
	}
}

// SettingsErrorText says to the player why the settings could not be read.
func (a *App) SettingsErrorText(err error) string {
	var e *store.Error
	if !errors.As(err, &e) || e.Kind != store.Broken {
		return a.StoreErrorText(err)
	}
	id := "settings.broken"
	if e.Aside != "" {
		id = "settings.broken_aside"
	}
	return a.Say(id, words.Text("path", e.Path), words.Text("aside", e.Aside))
}

// StoreErrorText says to the player what went wrong with a save, and what can
// be done.
func (a *App) StoreErrorText(err error) string {
	var e *store.Error
	if !errors.As(err, &e) {
		return a.Words.Refusal(err)
	}
	id := string(e.Kind)
	if e.Kind == store.Full && e.Kept {
		id = "store.full_kept"
	}
	if e.Aside != "" {
		switch e.Kind {
		case store.Broken:
			id = "store.broken_aside"
		case store.CutOff:
			id = "store.cut_off_aside"
		case store.Altered:
			id = "store.altered_aside"
		}
	}
	path := e.Path
	if path == "" {
		path = a.Say("store.nowhere")
	}
	// A sentence that begins with the saved game begins with a capital letter.
	return UpperFirst(a.Say(id, words.Text("path", path), words.Text("aside", e.Aside)))
}
