package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"encoding/json"
	"errors"
	"slices"
	"strings"
)

const (
	// keptVersion is the version of the document of kept setups.
	keptVersion = 1
	// keptName is how many letters the name of a kept setup has at most.
	keptName = 28
)

// keptSetup is a setup that is kept under a name.
type keptSetup struct {
	Name  string               `json:"name"`
	Setup setups.SetupDocument `json:"setup"`
	// binned says that it was thrown away. Until the page is left it can be
	// put back.
	binned bool
}

// keptDocument is how all of them are stored.
type keptDocument struct {
	Version int         `json:"version"`
	Setups  []keptSetup `json:"setups"`
}

// setupShelf holds the setups that are kept under a name, the last one to be
// kept first.
type setupShelf struct {
	store *store.Store
	List  []keptSetup
	// Trouble is why they cannot be read or written, nil if they can.
	Trouble error
	// locked says that nothing may be written: what lies there is of a later
	// version of the game.
	locked bool
}

var errKept = errors.New("scene: the kept setups contradict themselves")

// OpenShelf reads the kept setups. Where they cannot be understood they are
// moved aside, where a later version of the game wrote them they stay as they
// are; in both cases trouble says so.
func OpenShelf(st *store.Store) *setupShelf {
	s := &setupShelf{store: st}
	data, err := st.Read(store.SetupsName)
	switch {
	case store.KindOf(err) == store.NotFound:
		return s
	case err != nil:
		s.Trouble, s.locked = err, true
		return s
	}
	var head struct {
		Version int `json:"version"`
	}
	var doc keptDocument
	err = json.Unmarshal(data, &head)
	if err == nil && head.Version > keptVersion {
		s.Trouble, s.locked = &store.Error{Kind: store.Newer, Path: st.Where(store.SetupsName)}, true
		return s
	}
	if err == nil {
		err = json.Unmarshal(data, &doc)
	}
	if err == nil && head.Version != keptVersion {
		err = errKept
	}
	if err != nil {
		failure := &store.Error{Kind: store.Broken, Path: st.Where(store.SetupsName), Err: err}
		var moving error
		failure.Aside, moving = st.MoveAside(store.SetupsName)
		s.Trouble, s.locked = failure, moving != nil
		return s
	}
	for _, kept := range doc.Setups {
		shown, _ := app.ShownOf(kept.Name)
		if kept.Name = shortenedTo(app.Tidy(shown), keptName); kept.Name != "" && s.named(kept.Name) < 0 {
			s.List = append(s.List, kept)
		}
	}
	return s
}

// named returns the place of the setup with the name, or -1. Those in the bin
// have none.
func (s *setupShelf) named(name string) int {
	return slices.IndexFunc(s.List, func(k keptSetup) bool { return !k.binned && strings.EqualFold(k.Name, name) })
}

// Keep puts a setup in front of the others, in the place of one of the same
// name.
func (s *setupShelf) Keep(name string, doc setups.SetupDocument) error {
	doc.Page, doc.Again = nil, false // the month of the last game is another matter
	if i := s.named(name); i >= 0 {
		s.List = slices.Delete(s.List, i, i+1)
	}
	s.List = slices.Insert(s.List, 0, keptSetup{Name: name, Setup: doc})
	return s.write()
}

// Rename gives a setup another name. It does nothing where the name is empty
// or another setup has it.
func (s *setupShelf) Rename(i int, name string) error {
	if other := s.named(name); name == "" || other >= 0 && other != i {
		return nil
	}
	s.List[i].Name = name
	return s.write()
}

// Bin throws a setup away, or puts it back.
func (s *setupShelf) Bin(i int, binned bool) error {
	if !binned && s.named(s.List[i].Name) >= 0 {
		return nil // another one has its name by now
	}
	s.List[i].binned = binned
	return s.write()
}

// empty forgets what is in the bin.
func (s *setupShelf) empty() {
	s.List = slices.DeleteFunc(s.List, func(k keptSetup) bool { return k.binned })
}

func (s *setupShelf) write() error {
	if s.locked {
		return s.Trouble
	}
	doc := keptDocument{Version: keptVersion, Setups: []keptSetup{}}
	for _, kept := range s.List {
		if !kept.binned {
			doc.Setups = append(doc.Setups, kept)
		}
	}
	data, err := json.MarshalIndent(doc, "", "\t")
	if err == nil {
		err = s.store.Write(store.SetupsName, append(data, '\n'))
	}
	return err
}
