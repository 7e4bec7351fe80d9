package album

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"bigpayday/game/store"
)

// MostAlbums is how many people have an album. Whoever has played least of late gives way.
const MostAlbums = 16

// Albums are those of all people of this device.
type Albums struct {
	store *store.Store
	// list are the albums, of the person who played last first.
	list []*Album
	// films is how many games have been kept to be watched again.
	films int
	// Trouble is why the albums cannot be read, nil if they can. Where it is not of the kind
	// Broken nothing is written.
	Trouble error
	locked  bool
}

// version is the version of the document that is written.
const version = 1

// document is how the albums are stored, each on its own: what cannot be read of one takes no
// other one away.
type document struct {
	Version int               `json:"version"`
	Films   int               `json:"films"`
	Albums  []json.RawMessage `json:"albums"`
}

var errVersion = errors.New("album: no version")

// Open reads the albums. What is returned can always be used. If the document cannot be
// understood it is moved aside, and Trouble has the kind Broken; one of a later version of the
// game stays as it is, and Trouble has the kind Newer.
func Open(st *store.Store) *Albums {
	a := &Albums{store: st}
	data, err := st.Read(store.AlbumName)
	switch {
	case store.KindOf(err) == store.NotFound:
		return a
	case err != nil:
		a.Trouble, a.locked = err, true
		return a
	}
	var doc document
	if err = json.Unmarshal(data, &doc); err == nil && doc.Version < 1 {
		err = errVersion
	}
	if err != nil {
		failure := &store.Error{Kind: store.Broken, Path: st.Where(store.AlbumName), Err: err}
		aside, moving := st.MoveAside(store.AlbumName)
		if moving == nil {
			failure.Aside = st.Where(aside)
		}
		a.Trouble, a.locked = failure, moving != nil
		return a
	}
	if doc.Version > version {
		a.Trouble, a.locked = &store.Error{Kind: store.Newer, Path: st.Where(store.AlbumName)}, true
	}
	a.films = max(0, doc.Films)
	for _, data := range doc.Albums {
		var of Album
		if json.Unmarshal(data, &of) == nil && of.Name != "" && a.Of(of.Name) == nil && len(a.list) < MostAlbums {
			a.list = append(a.list, &of)
		}
	}
	return a
}

// Of returns the album of a person, however the name is written, nil where they have none. It
// is to be read only.
func (a *Albums) Of(name string) *Album {
	i := slices.IndexFunc(a.list, func(of *Album) bool { return strings.EqualFold(of.Name, name) })
	if i < 0 {
		return nil
	}
	return a.list[i]
}

// Names lists who has an album, whoever played last first.
func (a *Albums) Names() (names []string) {
	for _, of := range a.list {
		names = append(names, of.Name)
	}
	return names
}

// Entry is a game as it goes into the album of a person.
type Entry struct {
	Name string
	Game Game
}

// Add puts a game that is over into the albums of those who played it; who has none yet is
// given one. Its save is kept, so that it can be watched again. A game that an album has already
// is not counted there again. The error is a [*store.Error]; the game counts all the same until
// the program ends.
func (a *Albums) Add(save []byte, entries ...Entry) error {
	entries = slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool {
		of := a.Of(e.Name)
		return of != nil && of.has(e.Game.ID)
	})
	if len(entries) == 0 {
		return nil
	}
	film := store.FilmName(a.films)
	failed := a.store.Write(film, save)
	if failed == nil {
		a.films++
	} else {
		film = ""
	}
	for _, e := range slices.Backward(entries) {
		of := a.Of(e.Name)
		if of == nil {
			of = &Album{Name: e.Name}
		}
		e.Game.Film = film
		of.add(e.Game)
		a.list = slices.Insert(slices.DeleteFunc(a.list, func(other *Album) bool { return other == of }), 0, of)
	}
	a.list = a.list[:min(len(a.list), MostAlbums)]
	if err := a.write(); err != nil {
		return err
	}
	return failed
}

// Film returns the save of a game in an album. The error is a [*store.Error], of the kind NotFound
// where it is not kept any more; where that of another game is in its place by now, that is
// returned.
func (a *Albums) Film(g *Game) ([]byte, error) {
	if g.Film == "" {
		return nil, &store.Error{Kind: store.NotFound}
	}
	return a.store.Read(g.Film)
}

// Seen notes that a person has looked at their album: no record is new any more. The error is a
// [*store.Error].
func (a *Albums) Seen(name string) error {
	of := a.Of(name)
	if of == nil || len(of.New) == 0 {
		return nil
	}
	of.New = nil
	return a.write()
}

// Remove throws the albums of all people away, and the games that they hold. The error is a
// [*store.Error].
func (a *Albums) Remove() error {
	if a.locked {
		return a.Trouble
	}
	a.list, a.films = nil, 0
	for n := range store.MostFilms {
		if err := a.store.Delete(store.FilmName(n)); err != nil {
			return err
		}
	}
	return a.store.Delete(store.AlbumName)
}

// Document returns what holds all albums, to be taken elsewhere.
func (a *Albums) Document() []byte {
	doc := document{Version: version, Films: a.films, Albums: []json.RawMessage{}}
	for _, of := range a.list {
		data, _ := json.Marshal(of) // there is nothing in an album that could not be
		doc.Albums = append(doc.Albums, data)
	}
	data, _ := json.MarshalIndent(doc, "", "\t")
	return append(data, '\n')
}

func (a *Albums) write() error {
	if a.locked {
		return a.Trouble
	}
	return a.store.Write(store.AlbumName, a.Document())
}
