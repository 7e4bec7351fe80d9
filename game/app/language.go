package app

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"bigpayday/game/words"
)

// Misread is a translation that cannot be used.
type Misread struct {
	File string
	Err  error
}

// AddLanguages has the app know the languages that there are: those of the
// library, the translations that the player has put beside the settings, and the
// file translation, if that is not "", whose language is spoken whatever is set.
// What cannot be used is told on the title. It is called once, before anything is
// opened.
func (h *App) AddLanguages(library words.Library, translation string) {
	h.Languages = library
	add := func(path string, text []byte, err error) (lang string, ok bool) {
		file := filepath.Base(path)
		lang = strings.TrimSuffix(file, filepath.Ext(file))
		if err == nil {
			err = h.Languages.Add(lang, text)
		}
		if err != nil {
			h.Misread = append(h.Misread, Misread{file, err})
		}
		return lang, err == nil
	}
	for _, t := range h.Store.Translations() {
		add(t.Path, t.Text, t.Err)
	}
	if translation != "" {
		text, err := os.ReadFile(translation)
		if lang, ok := add(translation, text, err); ok {
			h.tried = lang
		}
	}
	h.speak()
}

// MisreadText says what is wrong with a translation.
func (h *App) MisreadText(m Misread) string {
	var fault *words.Fault
	said := ""
	if errors.As(m.Err, &fault) {
		said = h.Words.Fault(fault)
	} else {
		said = h.Say("translation.unread", words.Text("error", m.Err.Error()))
	}
	return h.Say("translation.text", words.Text("file", m.File), words.Text("fault", said))
}

// language returns the language that is to be spoken.
func (h *App) language() string {
	if h.tried != "" {
		return h.tried
	}
	if set := h.Settings.Language; set != "" {
		for _, l := range h.Languages.Languages() {
			if l.ID == set {
				return set
			}
		}
	}
	if h.System != "" {
		return h.System
	}
	return words.English
}

// speak has everything said in the language that is set.
func (h *App) speak() {
	w := h.Languages.Open(h.language())
	if h.Words != nil {
		w = w.Like(h.Words)
	}
	h.Words = w
	h.told++
	for _, s := range h.Stack {
		if r, ok := s.(Relocaliser); ok {
			r.Relocalise()
		}
	}
}

// Relocaliser is a scene that keeps what it has said, beyond its controls.
type Relocaliser interface {
	// Relocalise says it again, in another language.
	Relocalise()
}

// Told counts the languages that were begun with: where it is another number than
// before, all that was painted holds words of another language.
func (h *App) Told() int { return h.told }
