package words

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// Language is a language that the game can be played in.
type Language struct {
	// ID is the name of its catalogue, such as "en" or "pt_BR".
	ID string
	// Name is what it calls itself, and Place where it is spoken, "" where it
	// does not say.
	Name, Place string
	// Own says that it comes from a file of the player's.
	Own bool
}

// Library is the languages that there are: those that the game brings along,
// but for drafts, and those that were added. The zero value has the former.
type Library struct {
	added []added
}

// added is a translation that the game does not bring along.
type added struct {
	Language
	// read reads it the first time that it is spoken.
	read func() *spoken
}

var languageID = regexp.MustCompile(`^[a-z]{2,3}(_[A-Za-z]{2,8})*$`)

// Add adds a translation that is being tried: the text of a .po file, under the
// name of that file without its ending. It takes the place of a language of that
// name. The error is a [Fault]; then nothing is added. Faults that are not grave
// do no harm.
func (l *Library) Add(id string, text []byte) error {
	if !languageID.MatchString(id) {
		return &Fault{ID: "translation.name", Grave: true, values: []Value{Text("name", id)}}
	}
	entries, _, grave := understand(text)
	if grave != nil {
		return grave
	}
	a := added{Language: languageOf(id, entries), read: readOnce(slices.Clone(text))}
	a.Own = true
	l.added = slices.DeleteFunc(l.added, func(other added) bool { return other.ID == id })
	l.added = append(l.added, a)
	return nil
}

// placeID is the id of the message that says where a language is spoken.
const placeID = "language.place"

func languageOf(id string, entries []entry) Language {
	l := Language{ID: id, Name: id}
	for i := range entries {
		switch e := &entries[i]; {
		case !e.translated():
		case e.id == "language.name":
			l.Name = e.forms[0]
		case e.id == placeID:
			l.Place = e.forms[0]
		}
	}
	return l
}

// Languages returns the languages, English first, the others by their names.
func (l *Library) Languages() []Language {
	all := slices.Clone(offered())
	for _, a := range l.added {
		all = slices.DeleteFunc(all, func(other Language) bool { return other.ID == a.ID })
		all = append(all, a.Language)
	}
	slices.SortFunc(all, func(a, b Language) int {
		if (a.ID == English) != (b.ID == English) {
			if a.ID == English {
				return -1
			}
			return 1
		}
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.ID, b.ID))
	})
	return all
}

// Match returns the id of the first of the wanted languages that there is, in the
// country that is named or else in any. Wanted are names as systems write them:
// "de_AT.UTF-8", "pt-BR", "C". Where there is none it is English.
func (l *Library) Match(wanted ...string) string {
	all := l.Languages()
	for _, name := range wanted {
		name, _, _ = strings.Cut(name, ".")
		name, _, _ = strings.Cut(name, "@")
		name = strings.ReplaceAll(name, "-", "_")
		short, _, _ := strings.Cut(name, "_")
		for _, fits := range []func(id string) bool{
			func(id string) bool { return strings.EqualFold(id, name) },
			func(id string) bool { return strings.EqualFold(id, short) },
			func(id string) bool { return strings.HasPrefix(strings.ToLower(id), strings.ToLower(short)+"_") },
		} {
			if i := slices.IndexFunc(all, func(a Language) bool { return short != "" && fits(a.ID) }); i >= 0 {
				return all[i].ID
			}
		}
	}
	return English
}

// Open returns the words of a language that was added, or else of one that the
// game brings along, as [Open] does.
func (l *Library) Open(id string) *Words {
	for _, a := range l.added {
		if a.ID == id {
			return speak(id, a.read)
		}
	}
	return Open(id)
}

// Template returns the English catalogue, which translations begin as a copy of.
func Template() []byte {
	text, _ := builtIn(English)
	return text
}
