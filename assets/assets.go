// Package assets holds what the program carries inside its own file: the
// artwork, drawn for this game as small SVG files. Other packages decide what a
// drawing means, how large it is and where it stands; this one only hands out
// the bytes, or in the browser fetches what lies beside the page. It imports nothing of the
// program.
//
// Every artwork file keeps to what the rasteriser can do: a view box that
// begins at 0 0, paths, rectangles, circles and ellipses only, "ry" beside each
// "rx", no text, no filters and no scaled groups, because strokes would not be
// scaled with them.
package assets

import (
	"embed"
	"io/fs"
	"slices"
	"strings"
)

//go:embed art/*.svg art/faces/*.svg art/cards/*.svg art/room/*.svg
var art embed.FS

// Art returns the SVG text of the named piece of artwork, such as "mail1" or
// "plate-stamp", and whether there is one of that name. Names have no ending,
// and no folder except those of the parts of faces, "faces/pearl-base", of the pictures of
// cards, "cards/big-17", and of what is in a room, "room/big-keys". The bytes are the caller's to keep and change.
func Art(name string) ([]byte, bool) {
	b, err := art.ReadFile("art/" + name + ".svg")
	if err != nil {
		return nil, false
	}
	return b, true
}

// ArtNames returns the names of all artwork, sorted.
func ArtNames() []string {
	var files []string
	for _, folder := range [...]string{"art", "art/faces", "art/cards", "art/room"} {
		in, err := fs.Glob(art, folder+"/*.svg")
		if err != nil {
			return nil
		}
		files = append(files, in...)
	}
	for i, f := range files {
		files[i] = strings.TrimSuffix(strings.TrimPrefix(f, "art/"), ".svg")
	}
	slices.Sort(files)
	return files
}
