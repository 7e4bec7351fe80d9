package store

import (
	"bytes"
	"cmp"
	"errors"
	"slices"
	"sync"
	"time"
)

// Home is the name of the environment variable that, when set, names the
// folder to keep everything in, for tests and for a game on a stick. It has no
// meaning in the browser.
const Home = "BIGPAYDAY_HOME"

// Store keeps documents by name. It is safe for concurrent use. Of two programs that [Open]
// the same folder only the first one may write there. Where the system cannot see to that,
// documents are still whole, and [Store.WriteOver] replaces nothing that it does not know.
type Store struct {
	mu      sync.RWMutex // guards what [Store.Claim] and [Store.GiveUp] change
	backend backend
	lasts   bool
	// others is the folder that another program has claimed, nil for none.
	others *claimable
}

// place returns where documents are kept now.
func (s *Store) place() backend {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.backend
}

// backend is one place to keep documents in. Names are checked before they get
// here. Each method is safe for concurrent use and returns errors as *Error.
type backend interface {
	// read returns a document that the caller may change, or NotFound.
	read(name string) ([]byte, error)

	// write puts data in the place of what was there. If it fails, what was
	// there stays.
	write(name string, data []byte) error

	// remove deletes a document, or returns NotFound.
	remove(name string) error

	// move gives a document another name. It returns errTaken if there is a
	// document of that name already.
	move(from, to string) error

	// list returns the names of all documents in any order. With an error it
	// returns those that could be found.
	list() ([]string, error)

	// where returns the place of a document, as a person could look it up.
	where(name string) string

	// close lets other programs write.
	close() error

	// translations returns the translations that lie beside the settings.
	translations() []Translation
}

// errTaken is returned by [backend.move].
var errTaken = errors.New("name is taken")

// Open returns the store for this user: the folder named by [Home] if it is
// set, else the user's folders for data and for settings, else the browser's
// local storage.
//
// The store returned can always be used. If nothing can be written, it is one
// in memory that knows the documents that could be read, [Store.Lasts] is
// false, and the error says why. So it is where another program, or tab, has opened it before,
// until that ends or calls [Store.Close]: one that is just ending is waited for, a second at most.
func Open() (*Store, error) {
	s, err := openUser()
	return orMemory(s, err)
}

// OpenMemory returns an empty store that is gone with the program.
func OpenMemory() *Store {
	return &Store{backend: newMemory()}
}

// memoryOf returns a backend in memory with the documents of another one that can be read, which
// may be nil.
func memoryOf(s backend) *memory {
	m := newMemory()
	if s == nil {
		return m
	}
	names, _ := s.list() // what cannot be read is as good as absent
	for _, name := range names {
		if data, err := s.read(name); err == nil {
			m.documents[name] = data
		}
	}
	return m
}

// orMemory returns a store on s. If err is not nil it returns one in memory
// with the documents of s that can be read; s may be nil then.
func orMemory(s backend, err error) (*Store, error) {
	if err == nil {
		return &Store{backend: s, lasts: true}, nil
	}
	kept := &Store{backend: memoryOf(s)}
	if other, ok := s.(claimable); ok && KindOf(err) == InUse {
		kept.others = &other
	}
	return kept, err
}

// Lasts tells whether what is written is still there at the next start.
func (s *Store) Lasts() bool {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.lasts
}

// Read returns the document called name. The caller may change it.
// An error has the kind NotFound if there is none.
func (s *Store) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	return s.place().read(name)
}

// Write puts data in the place of the document called name. If it fails, what
// was there before is still there.
//
// A name has 1 to 100 lower-case letters a-z, digits, hyphens and underscores,
// and begins with a letter or a digit; see [NameFor].
func (s *Store) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	return s.place().write(name, data)
}

// WriteOver is [Store.Write] for a document that others may write, too: it writes only if
// there is none called name, or one of those known. Else the error has the kind Overtaken,
// and what is there stays.
func (s *Store) WriteOver(name string, data []byte, known ...[]byte) error {
	current, err := s.Read(name)
	switch {
	case KindOf(err) == NotFound:
	case err != nil:
		return err
	case !slices.ContainsFunc(known, func(k []byte) bool { return k != nil && bytes.Equal(k, current) }):
		return &Error{Kind: Overtaken, Path: s.Where(name)}
	}
	return s.Write(name, data)
}

// Close lets another program open the store. It must not be used afterwards, but may be
// closed again.
func (s *Store) Close() error { return s.place().close() }

// Delete removes the document called name. It is not an error if there is
// none.
func (s *Store) Delete(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := s.place().remove(name); err != nil && KindOf(err) != NotFound {
		return err
	}
	return nil
}

// List returns the names of all saves in alphabetical order, the running game
// included. The settings and what was moved aside are not among them.
func (s *Store) List() ([]string, error) {
	all, err := s.place().list()
	if err != nil {
		return nil, err
	}
	saves := []string{}
	for _, name := range all {
		if isSave(name) {
			saves = append(saves, name)
		}
	}
	slices.Sort(saves)
	return saves, nil
}

// MoveAside gives the document called name a new name, that of today with the
// first number that is free (see [AsideName]), and returns it. It is for a document that cannot
// be understood: nothing is ever overwritten, so that it can be looked at or
// mended, and [Store.Read] still reads it under its new name.
func (s *Store) MoveAside(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	today := time.Now()
	for n := 1; ; n++ {
		aside := AsideName(name, today, n)
		if err := checkName(aside); err != nil {
			return "", err
		}
		err := s.place().move(name, aside)
		if errors.Is(err, errTaken) {
			continue
		}
		if err != nil {
			return "", err
		}
		return aside, nil
	}
}

// Rename gives the document called from another name, under which there must be none: else the
// error has the kind BadName.
func (s *Store) Rename(from, to string) error {
	if err := cmp.Or(checkName(from), checkName(to)); err != nil {
		return err
	}
	if err := s.place().move(from, to); errors.Is(err, errTaken) {
		return &Error{Kind: BadName, Path: s.Where(to), Err: err}
	} else if err != nil {
		return err
	}
	return nil
}

// Where returns the file or the entry of the browser's storage that name is
// kept in, to be shown to a person. It is empty for a store in memory.
func (s *Store) Where(name string) string {
	return s.place().where(name)
}
