package assets

import "strings"

// Catalogue returns the message catalogue of a language as gettext .po text, and whether there
// is one in the program. In the browser that is English alone; the others lie beside the page
// under the same names (see FetchBeside). lang is the name of the file without its ending, such
// as "en" or "pt_BR". The bytes are the caller's to keep and change.
func Catalogue(lang string) ([]byte, bool) {
	b, err := catalogues.ReadFile("words/" + lang + ".po")
	if err != nil {
		return nil, false
	}
	return b, true
}

// Languages returns the names under which [Catalogue] finds something,
// sorted.
func Languages() []string {
	entries, err := catalogues.ReadDir("words")
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".po"))
	}
	return names
}
