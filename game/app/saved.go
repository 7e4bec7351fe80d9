package app

import (
	"errors"
	"fmt"
	"path"
	"strings"
	"time"

	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// ReadGame opens the table of a save that lies anywhere, see [table.Read].
func (a *App) ReadGame(data []byte) (table.Game, error) { return table.Read(data, a.openers()...) }

// ExportGame returns a save as a file for others has it, see [table.Export].
func (a *App) ExportGame(data []byte) ([]byte, error) { return table.Export(data, a.openers()...) }

// LoadGame puts a saved game in the place of the running one, which is put away, and opens it,
// see [table.Load].
func (a *App) LoadGame(name string) (table.Game, error) {
	a.PutAway()
	if name != store.Autosave {
		if err := table.Load(name, a.Store); err != nil {
			return nil, err
		}
	}
	return a.ResumeGame()
}

// Import keeps a saved game that comes from a file with a name, and tells the player so, or what
// is wrong with it.
func (a *App) Import(name string, data []byte) {
	called := ShownName(strings.TrimSuffix(name, path.Ext(name)), table.LongestTitle)
	title, err := table.Import(data, called, a.Store, a.openers()...)
	if err != nil {
		a.Inform(a.Say("saves.import_failed"), a.whyRefused(name, err), nil)
		return
	}
	a.ShowNotice(a.Say("saves.imported", words.Text("name", title)))
	for _, s := range a.stack {
		if s, ok := s.(Lister); ok {
			s.ListSaves()
		}
	}
}

// whyRefused says why a file cannot be imported.
func (a *App) whyRefused(name string, err error) string {
	switch path := words.Text("path", name); store.KindOf(err) {
	case store.CutOff:
		return a.Say("saves.cut_off", path)
	case store.Altered:
		return a.Say("saves.altered", path)
	}
	var e *store.Error
	if errors.As(err, &e) && e.Path == "" {
		e.Path = name
	}
	return a.StoreErrorText(err)
}

// Lister is a scene that shows what saved games there are.
type Lister interface {
	// ListSaves lists them anew.
	ListSaves()
}

// HasSaves reports whether there are other saved games than the running one.
func (a *App) HasSaves() bool {
	names, _ := a.Store.List()
	for _, name := range names {
		if name != store.Autosave {
			return true
		}
	}
	return false
}

// SavedWhen says when a game was saved; it is empty where that is not known.
func SavedWhen(w *words.Words, at, now time.Time) string {
	if at.Year() < 2000 {
		return ""
	}
	half := "title.clock_am"
	if at.Hour() >= 12 {
		half = "title.clock_pm"
	}
	clock := w.Say("title.clock", words.Number("hours", at.Hour()), words.Number("hour", (at.Hour()+11)%12+1),
		words.Text("minute", fmt.Sprintf("%02d", at.Minute())), words.Message("half", half))
	midnight := func(t time.Time) time.Time { return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC) }
	switch days := int(midnight(now).Sub(midnight(at)).Hours() / 24); {
	case days <= 0:
		return w.Say("title.saved_today", words.Text("time", clock))
	case days == 1:
		return w.Say("title.saved_yesterday", words.Text("time", clock))
	default:
		return w.Count("title.saved_days", days)
	}
}
