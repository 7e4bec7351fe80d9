// Package assets holds what the program carries inside its own file: the
// artwork, drawn for this game as small SVG files. Other packages decide what a
// drawing means, how large it is and where it stands; this one only hands out
// the bytes. It imports nothing of the program.
//
// Every artwork file keeps to what the rasteriser can do: a view box that
// begins at 0 0, paths, rectangles, circles and ellipses only, "ry" beside each
// "rx", no text, no filters and no scaled groups, because strokes would not be
// scaled with them.
package assets

import (
	"embed"
	"sort"
	"strings"
)

//go:embed art/*.svg
var art embed.FS

// Art returns the SVG text of the named piece of artwork, such as "mail1" or
// "plate-stamp", and whether there is one of that name. Names have no folder
// and no ending. The bytes are the caller's to keep and change.
func Art(name string) ([]byte, bool) {
	b, err := art.ReadFile("art/" + name + ".svg")
	if err != nil {
		return nil, false
	}
	return b, true
}

// ArtNames returns the names of all artwork, sorted.
func ArtNames() []string {
	entries, err := art.ReadDir("art")
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(entries))
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".svg"))
	}
	sort.Strings(names)
	return names
}
