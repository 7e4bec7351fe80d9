package store

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// The documents that every game has.
const (
	// Autosave is the name of the running game.
	Autosave = "autosave"

	// SettingsName is the name of the settings. [Store.List] leaves it out.
	SettingsName = "settings"

	// SetupName is the name of what was last set up, to be proposed for the
	// next game. [Store.List] leaves it out.
	SetupName = "setup"

	// SetupsName is the name of the setups that are kept under names of their
	// own. [Store.List] leaves it out.
	SetupsName = "setups"

	// ProfilesName is the name of the people who play. [Store.List] leaves it out.
	ProfilesName = "profiles"

	// AlbumName is the name of what those people have played. [Store.List] leaves it out.
	AlbumName = "album"
)

// What stands between the name of a document and its number in the names of what belongs to
// it: those that were moved aside, which have the day before it, the latest copies, copies of the beginnings of months, and
// games that are over.
const (
	asideMark = ".broken-"
	copyMark  = ".copy-"
	monthMark = ".month-"
	filmMark  = ".film-"
)

const (
	// LatestCopies is how many of the latest documents are kept, see [CopyName].
	LatestCopies = 3
	// MonthCopies is how many beginnings of months are kept, see [MonthName].
	MonthCopies = 12
	// MostFilms is how many games that are over are kept to be watched again.
	MostFilms = 30
)

// FilmName returns the name of the n-th game, from 0, that is kept to be watched again. Each
// takes the place of the one [MostFilms] before it.
func FilmName(n int) string { return AlbumName + filmMark + strconv.Itoa(n%MostFilms+1) }

// CopyName returns the name of the n-th copy of the running game. Each takes the place of
// the one that was written [LatestCopies] before it.
func CopyName(n int) string { return Autosave + copyMark + strconv.Itoa(n%LatestCopies+1) }

// MonthName returns the name of the copy of the running game as a month of it began, counted
// from 1.
func MonthName(month int) string {
	return Autosave + monthMark + strconv.Itoa((month-1)%MonthCopies+1)
}

// CopyNames lists the names of all copies of the running game, be they there or not.
func CopyNames() (names []string) {
	for n := range LatestCopies {
		names = append(names, CopyName(n))
	}
	for n := range MonthCopies {
		names = append(names, MonthName(n+1))
	}
	return names
}

// maxNameLength leaves room for the ending, the mark and the number within the
// 255 bytes that file systems allow.
const maxNameLength = 100

// Lower case only, because half of the file systems do not tell cases apart.
var namePattern = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]*(\.(broken-([0-9]{4}-[0-9]{2}-[0-9]{2}-)?|copy-|month-|film-)[1-9][0-9]{0,5})?$`)

// Windows keeps these names for devices, whatever their ending.
var devicePattern = regexp.MustCompile(`^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)`)

// checkName returns an error of the kind BadName unless name can be kept in
// every place: as a file on any system and as a key in a browser.
func checkName(name string) error {
	if len(name) > maxNameLength || !namePattern.MatchString(name) || devicePattern.MatchString(name) {
		return &Error{Kind: BadName, Path: name}
	}
	return nil
}

// AsideName returns the name for the n-th document called name that is moved aside on a day, from 1:
// autosave.broken-2026-11-22-1. Programs of before have left the day out.
func AsideName(name string, day time.Time, n int) string {
	// What is moved aside twice keeps its first name.
	return ownerOf(name) + asideMark + day.Format(time.DateOnly) + "-" + strconv.Itoa(n)
}

// ownerOf returns the name of the document that one belongs to: itself, or what it is a copy
// of.
func ownerOf(name string) string {
	owner, _, _ := strings.Cut(name, ".")
	return owner
}

// isSave tells whether name belongs in a list of saves.
func isSave(name string) bool {
	return checkName(name) == nil && name != SettingsName && name != SetupName && name != SetupsName && name != ProfilesName && name != AlbumName && ownerOf(name) == name
}

// keptMark is what the names of games begin with that the program keeps by itself.
const keptMark = "kept-"

// KeptName returns the name for a game that the program keeps by itself, after those of other
// saves.
func KeptName(names []string) string {
	last := 0
	for _, name := range names {
		if number, ok := strings.CutPrefix(name, keptMark); ok {
			n, _ := strconv.Atoi(number) // 0 for what has another name
			last = max(last, n)
		}
	}
	return keptMark + strconv.Itoa(last+1)
}

// IsKept reports whether a name is one of [KeptName].
func IsKept(name string) bool { return strings.HasPrefix(name, keptMark) }

// NameFor returns a name that can be used for a document whose title may
// contain anything, and that is not in taken: letters and digits of the title
// in lower case, joined by hyphens, with a number at the end if needed. The
// document itself has to keep the title.
func NameFor(title string, taken []string) string {
	var slug strings.Builder
	for _, r := range strings.ToLower(title) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			slug.WriteRune(r)
		case slug.Len() > 0 && !strings.HasSuffix(slug.String(), "-"):
			slug.WriteByte('-')
		}
		if slug.Len() >= 40 {
			break
		}
	}
	base := strings.TrimSuffix(slug.String(), "-")
	if base == Autosave || IsKept(base+"-") || !isSave(base) {
		base = strings.TrimSuffix("save-"+base, "-")
	}
	used := make(map[string]bool, len(taken))
	for _, t := range taken {
		used[t] = true
	}
	name := base
	for n := 2; used[name]; n++ {
		name = fmt.Sprintf("%s-%d", base, n)
	}
	return name
}
