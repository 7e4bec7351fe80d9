package store

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
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
)

// asideMark stands between the name of a broken document and its number.
const asideMark = ".broken-"

// maxNameLength leaves room for the ending, the mark and the number within the
// 255 bytes that file systems allow.
const maxNameLength = 100

// Lower case only, because half of the file systems do not tell cases apart.
var namePattern = regexp.MustCompile(`^[a-z0-9][a-z0-9_-]*(\.broken-[1-9][0-9]{0,5})?$`)

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

// asideName returns the name for the n-th broken document called name.
func asideName(name string, n int) string {
	// What is moved aside twice keeps its first name.
	name, _, _ = strings.Cut(name, asideMark)
	return name + asideMark + strconv.Itoa(n)
}

// isSave tells whether name belongs in a list of saves.
func isSave(name string) bool {
	return checkName(name) == nil && name != SettingsName && name != SetupName && name != SetupsName && !strings.Contains(name, asideMark)
}

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
	if base == Autosave || !isSave(base) {
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
