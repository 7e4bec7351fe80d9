package table

import (
	"bytes"
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"bigpayday/game/store"
)

// LongestTitle is how many letters the title of a saved game has at most.
const LongestTitle = 40

// Title returns what the game was called when it was saved, "" where nobody has named it.
func (t *Table[G, S, C, E]) Title() string { return t.title }

// SetTitle gives the game a title, which its save keeps.
func (t *Table[G, S, C, E]) SetTitle(title string) {
	if title = cutTo(title, LongestTitle); title != t.title {
		t.title = title
		t.save()
	}
}

// Document returns the save of the game as it stands now.
func (t *Table[G, S, C, E]) Document() []byte { return t.encode() }

// Retitle returns a save under another title, not sealed. What is no save stays as it is.
func Retitle(data []byte, title string) []byte {
	doc, err := readDocument(data)
	if err != nil {
		return data
	}
	data, _ = unsealed(data)                            // it has just been read
	text, _ := json.Marshal(cutTo(title, LongestTitle)) // a string always can be
	line := slices.Concat([]byte("{\n\t\"title\": "), text, []byte(","))
	out := untitled(data)
	out = slices.Concat(line, out[bytes.IndexByte(out, '{')+1:])
	if doc.Sum == "" {
		return out
	}
	begin, ok := bytes.CutSuffix(out, sumLine(doc.Sum))
	if !ok {
		return data
	}
	return append(begin, sumLine(sumOf(begin))...)
}

// untitled returns a save without its title, or its titles: somebody may have written it by hand.
// All else stays as it is, letter by letter, for sums are taken of it.
func untitled(data []byte) []byte {
	d := json.NewDecoder(bytes.NewReader(data))
	if _, err := d.Token(); err != nil {
		return data
	}
	var out []byte
	kept, begun := int64(0), false // up to where it is looked through, and whether something else stands before
	for d.More() {
		from := d.InputOffset()
		key, err := d.Token()
		var value json.RawMessage
		if err == nil {
			err = d.Decode(&value)
		}
		name, isName := key.(string)
		switch {
		case err != nil || !isName:
			return data
		case !strings.EqualFold(name, "title"):
			begun = true
			continue
		}
		out = append(out, data[kept:max(from, kept)]...)
		kept = d.InputOffset()
		if next := bytes.TrimLeft(data[kept:], " \t\r\n"); !begun && bytes.HasPrefix(next, []byte(",")) {
			kept = int64(len(data) - len(next) + 1)
		}
	}
	return append(out, data[kept:]...)
}

// PutAside keeps the running game under a name of its own, so that another one can take its
// place. A game in which nothing has been chosen yet is not kept, nor one that is kept already
// under the title that it has. What cannot be understood is moved aside. The error is a
// [*store.Error]: then the running game stays where it is.
func PutAside(storage Storage) error {
	data, err := storage.Read(store.Autosave)
	if store.KindOf(err) == store.NotFound {
		return nil
	} else if err != nil {
		return err
	}
	doc, err := readDocument(data)
	if err != nil {
		_, err = storage.MoveAside(store.Autosave)
		return err
	}
	names, err := storage.List()
	if err != nil {
		return err
	}
	if len(doc.Choices) == 0 || isKept(storage, doc, names) {
		return storage.Delete(store.Autosave)
	}
	return storage.Rename(store.Autosave, store.KeptName(names))
}

// isKept reports whether a game lies under its title as it stands.
func isKept(storage Storage, doc *document, names []string) bool {
	for _, kept := range titled(storage, doc.Title, names) {
		if kept.isPartOf(doc) && len(kept.Choices) == len(doc.Choices) {
			return true
		}
	}
	return false
}

// titled returns the games, by their names, that players have saved under a title.
func titled(storage Storage, title string, names []string) map[string]*document {
	found := map[string]*document{}
	if title == "" {
		return found
	}
	first := store.NameFor(title, nil)
	for _, name := range names {
		if !strings.HasPrefix(name, first) || store.IsKept(name) {
			continue
		}
		if data, err := storage.Read(name); err == nil {
			if doc, err := readDocument(data); err == nil && doc.Title == title {
				found[name] = doc
			}
		}
	}
	return found
}

// isPartOf reports whether a save is of the same game as a later one, and of what was chosen
// on the way to it.
func (doc *document) isPartOf(later *document) bool {
	n := len(doc.Choices)
	return doc.Game == later.Game && sameJSON(doc.Setup, later.Setup) &&
		n <= len(later.Choices) && slices.Equal(doc.Choices, later.Choices[:n])
}

// sameJSON reports whether two values are written alike, but for blanks.
func sameJSON(a, b json.RawMessage) bool {
	var x, y bytes.Buffer
	return json.Compact(&x, a) == nil && json.Compact(&y, b) == nil && bytes.Equal(x.Bytes(), y.Bytes())
}

// SaveAs keeps a game as it stands under a title that a player gives it, beside the running
// one, which has that title from now on. It takes the place of what was saved before of the same
// game under the same title, on the way to where it stands now, and of nothing else. The error
// is a [*store.Error].
func SaveAs(g Game, title string, storage Storage) error {
	g.SetTitle(title)
	return KeepAs(g.Document(), g.Title(), storage)
}

// KeepAs keeps a save under a title, see [SaveAs]. It may be one that comes from elsewhere.
func KeepAs(data []byte, title string, storage Storage) error {
	data = Retitle(data, title)
	doc, err := readDocument(data)
	if err != nil {
		return &store.Error{Kind: kindOf(err), Err: err}
	}
	names, err := storage.List()
	if err != nil {
		return err
	}
	name := store.NameFor(title, names)
	for earlier, kept := range titled(storage, doc.Title, names) {
		if kept.isPartOf(doc) {
			name = earlier
			break
		}
	}
	return storage.Write(name, data)
}

// Import keeps a save that comes from elsewhere, under its own title or, where it has none, under
// another one, and returns it as it is kept. The error is a [*store.Error], see [Read] and [KeepAs].
func Import(data []byte, otherwise string, storage Storage, openers ...Opener) (title string, err error) {
	g, err := Read(data, openers...)
	if err != nil {
		return "", err
	}
	g.SetTitle(cmp.Or(g.Title(), otherwise))
	return g.Title(), KeepAs(data, g.Title(), storage)
}

// Load puts a saved game in the place of the running one, which is put aside, see [PutAside].
// What a player has saved stays where it is besides. The running game's table must have been
// closed. The error is a [*store.Error]; no game is lost by it.
func Load(name string, storage Storage) error {
	data, err := storage.Read(name)
	if err != nil {
		return err
	}
	if err := PutAside(storage); err != nil {
		return err
	}
	for _, old := range store.CopyNames() {
		_ = storage.Delete(old) // of the game that is put aside
	}
	if store.IsKept(name) {
		return storage.Rename(name, store.Autosave)
	}
	return storage.Write(store.Autosave, data)
}
