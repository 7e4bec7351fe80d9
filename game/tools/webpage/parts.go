package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"bigpayday/game/words"
)

// parts are the files of the page. First are those that a visitor waits for, Kept those that the
// service worker stores besides for the next visit, and Later those that the game asks for when
// it wants them. Sizes are in bytes, as the files are, not packed.
type parts struct {
	Version string   `json:"version"`
	Packed  bool     `json:"packed"`
	First   []string `json:"first"`
	Kept    []string `json:"kept"`
	Later   []string `json:"later"`
	// Languages are those whose catalogues are among them.
	Languages []language       `json:"languages"`
	Sizes     map[string]int64 `json:"sizes"`
}

// language is what the game says of a language before its catalogue is there.
type language struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Place string `json:"place"`
}

// waitedFor are the endings of the files that have to be there before the game begins.
var waitedFor = []string{".html", ".css", ".js", ".wasm"}

// wantedLater are the endings of typefaces and catalogues, which the game asks for.
var wantedLater = []string{".ttf", ".po"}

// listFile is the file with the list itself.
const listFile = "parts.js"

// partsOf lists the files of a folder but for packed ones. The version is made of what is in
// them, so that every other build has another.
func partsOf(folder string, packed bool) (parts, error) {
	list := parts{Packed: packed, First: []string{"./", listFile}, Kept: []string{}, Later: []string{}, Languages: []language{}, Sizes: map[string]int64{}}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return list, err
	}
	offered := new(words.Library).Languages()
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
		case slices.Contains(wantedLater, filepath.Ext(name)):
			list.Later = append(list.Later, name)
			if i := slices.IndexFunc(offered, func(l words.Language) bool { return l.ID+".po" == name }); i >= 0 {
				list.Languages = append(list.Languages, language{offered[i].ID, offered[i].Name, offered[i].Place})
			}
		case slices.Contains(waitedFor, filepath.Ext(name)):
			list.First = append(list.First, name)
		default:
			list.Kept = append(list.Kept, name)
		}
	}
	list.Version = hex.EncodeToString(sum.Sum(nil))[:16]
	return list, nil
}
