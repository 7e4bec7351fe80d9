package setups

import (
	"bytes"
	"encoding/json"

	"bigpayday/game/store"
	"bigpayday/game/table"
)

// Version is the version of the document that is written.
const Version = 1

// Document is what was set up: the last time, or under a name. It is one JSON object, in
// which each kind of game has fields of its own beside those of all, [Head]. All of it is
// only proposed for the next game, so what cannot be read is left out.
type Document map[string]json.RawMessage

// Head is what is set up for any game.
type Head struct {
	Version int `json:"version"`
	// Edition is the edition of a game, or a game that has none, such as "mixed". It is the
	// big one where it is empty: older games knew no other.
	Edition string `json:"edition,omitempty"`
	Seats   []Seat `json:"seats,omitempty"`
	// First is the seat that begins, from 1, or 0 for one that is drawn by lot.
	First int `json:"first,omitempty"`
}

// Seat is a seat as it was set up.
type Seat struct {
	Name   string     `json:"name,omitempty"`
	Kind   table.Kind `json:"kind"`
	Token  string     `json:"token"`
	Colour string     `json:"colour"`
	// Character is the id of the face, or empty in set-ups of older versions.
	Character string `json:"character,omitempty"`
	// Birthday is "MM-DD", or empty.
	Birthday string `json:"birthday,omitempty"`
	// Own says that it is the seat of whoever plays at this device.
	Own bool `json:"own,omitempty"`
}

// Get reads the fields of a structure, such as a [Head]. What cannot be read stays as it is.
func (d Document) Get(fields any) {
	if data, err := json.Marshal(d); err == nil {
		_ = json.Unmarshal(data, fields)
	}
}

// Put writes the fields of a structure, such as a [Head].
func (d Document) Put(fields any) {
	if data, err := json.Marshal(fields); err == nil {
		_ = json.Unmarshal(data, &d)
	}
}

// Head returns what is set up for any game.
func (d Document) Head() (h Head) {
	d.Get(&h)
	return h
}

// Read reads the document. Where there is none that can be understood it is empty.
func Read(st *store.Store) Document {
	var doc Document
	data, err := st.Read(store.SetupName)
	if err != nil || json.Unmarshal(data, &doc) != nil || doc.Head().Version != Version {
		doc = Document{}
		doc.Put(Head{Version: Version})
	}
	return doc
}

// RememberEdition keeps which edition is played, or which game that has none: it is the one to
// be proposed the next time.
func RememberEdition(st *store.Store, edition string) {
	doc := Read(st)
	doc.Put(Head{Version: Version, Edition: edition})
	Write(st, doc)
}

// Write keeps the document for the next time.
func Write(st *store.Store, doc Document) {
	if data, err := json.MarshalIndent(doc, "", "\t"); err == nil {
		_ = st.Write(store.SetupName, append(data, '\n')) // what is not kept is set up again
	}
}

// Same reports whether another document says the same.
func (d Document) Same(other Document) bool {
	a, err := json.Marshal(d)
	if err != nil {
		return false
	}
	b, err := json.Marshal(other)
	return err == nil && bytes.Equal(a, b)
}
