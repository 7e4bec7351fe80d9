package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// parts are the files of the page. First are those that a visitor waits for, Kept those that the
// service worker stores besides for the next visit, and Later those that the game asks for when
// it wants them. Sizes are in bytes, as the files are, not packed.
type parts struct {
	Version string           `json:"version"`
	Packed  bool             `json:"packed"`
	First   []string         `json:"first"`
	Kept    []string         `json:"kept"`
	Later   []string         `json:"later"`
	Sizes   map[string]int64 `json:"sizes"`
}

// waitedFor are the endings of the files that have to be there before the game begins.
var waitedFor = []string{".html", ".css", ".js", ".wasm"}

// listFile is the file with the list itself.
const listFile = "parts.js"

// partsOf lists the files of a folder but for packed ones. The version is made of what is in
// them, so that every other build has another.
func partsOf(folder string, packed bool) (parts, error) {
	list := parts{Packed: packed, First: []string{"./", listFile}, Kept: []string{}, Later: []string{}, Sizes: map[string]int64{}}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return list, err
	}
	sum := sha256.New()
	for _, entry := range entries {
		name := entry.Name()
		if ending := filepath.Ext(name); entry.IsDir() || name == listFile || ending == ".gz" || ending == ".br" {
			continue
		}
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return list, err
		}
		fmt.Fprintf(sum, "%s %d\n", name, len(data))
		sum.Write(data)
		list.Sizes[name] = int64(len(data))
		switch {
		case name == "worker.js" || name == "sound.js": // the browser fetches them beside the game
			list.Kept = append(list.Kept, name)
		case filepath.Ext(name) == ".ttf":
			list.Later = append(list.Later, name)
		case slices.Contains(waitedFor, filepath.Ext(name)):
			list.First = append(list.First, name)
		default:
			list.Kept = append(list.Kept, name)
		}
	}
	list.Version = hex.EncodeToString(sum.Sum(nil))[:16]
	return list, nil
}
