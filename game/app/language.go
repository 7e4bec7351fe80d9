package app

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bigpayday/game/store"
	"bigpayday/game/words"
)

// BadTranslation is a translation that cannot be used.
type BadTranslation struct {
	File string
	Err  error
}

// AddLanguages has the app know the languages that there are: those of the
// library, the translations that the player has put beside the settings, and the
// file translation, if that is not "", whose language is used whatever is set.
// What cannot be used is reported on the title. It is called once, before anything is
// opened.
func (a *App) AddLanguages(library words.Library, translation string) {
	a.Languages = library
	add := func(path string, text []byte, err error) (lang string, ok bool) {
		file := filepath.Base(path)
		lang = strings.TrimSuffix(file, filepath.Ext(file))
		if err == nil {
			err = a.Languages.Add(lang, text)
		}
		if err != nil {
			a.BadTranslations = append(a.BadTranslations, BadTranslation{file, err})
		}
		return lang, err == nil
	}
	for _, t := range a.Store.Translations() {
		add(t.Path, t.Text, t.Err)
	}
	if translation != "" {
		text, err := os.ReadFile(translation)
		if lang, ok := add(translation, text, err); ok {
			a.triedLanguage = lang
		}
	}
	a.openLanguage()
}

// BadTranslationText says what is wrong with a translation.
func (a *App) BadTranslationText(b BadTranslation) string {
	var fault *words.Fault
	said := ""
	if errors.As(b.Err, &fault) {
		said = a.Words.Fault(fault)
	} else {
		said = a.Say("translation.unread", words.Text("error", b.Err.Error()))
	}
	return a.Say("translation.text", words.Text("file", b.File), words.Text("fault", said))
}

// language returns the language that is to be used.
func (a *App) language() string {
	if a.triedLanguage != "" {
		return a.triedLanguage
	}
	set := a.Settings.Language
	if slices.ContainsFunc(a.Languages.Languages(), func(l words.Language) bool { return l.ID == set }) {
		return set
	}
	if a.SystemLanguage != "" {
		return a.SystemLanguage
	}
	return words.English
}

// openLanguage has everything said in the language that is set.
func (a *App) openLanguage() {
	w := a.Languages.Open(a.language()).Writing(words.ParseMoneyForm(a.Settings.Money))
	if a.Words != nil {
		w = w.Like(a.Words)
	}
	a.Words = w
	a.languagesCame, _ = words.Late()
	a.languageCount++
	for _, s := range a.stack {
		if r, ok := s.(Relocaliser); ok {
			r.Relocalise()
		}
	}
}

// ChooseLanguage sets a language by its id. One that did not come is sent for again.
func (a *App) ChooseLanguage(id string) {
	a.Set(func(s *store.Settings) { s.Language = id })
	if a.Words.Language() != id {
		a.openLanguage()
	}
}

// hearOfLanguages takes the language that is set once it has come, and says where it does not.
func (a *App) hearOfLanguages() {
	came, lost := words.Late()
	if came != a.languagesCame {
		a.languagesCame = came
		a.openLanguage()
	}
	if lost != a.languagesLost {
		a.languagesLost = lost
		a.ShowNotice(a.Say("error.language"))
	}
}

// Relocaliser is a scene that keeps sentences beyond its controls.
type Relocaliser interface {
	// Relocalise says them again, in another language.
	Relocalise()
}

// LanguageCount counts the languages that were begun with: where it is another number than
// before, all that was painted holds words of another language.
func (a *App) LanguageCount() int { return a.languageCount }
