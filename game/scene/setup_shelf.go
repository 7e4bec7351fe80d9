package scene

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/store"
)

const (
	// keptVersion is the version of the document of kept setups.
	keptVersion = 1
	// keptName is how many letters the name of a kept setup has at most.
	keptName = 28
)

// keptSetup is a setup that is kept under a name.
type keptSetup struct {
	Name  string        `json:"name"`
	Setup setupDocument `json:"setup"`
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
	list  []keptSetup
	// trouble is why they cannot be read or written, nil if they can.
	trouble error
	// locked says that nothing may be written: what lies there is of a later
	// version of the game.
	locked bool
}

var errKept = errors.New("scene: the kept setups contradict themselves")

// openShelf reads the kept setups. Where they cannot be understood they are
// moved aside, where a later version of the game wrote them they stay as they
// are; in both cases trouble says so.
func openShelf(st *store.Store) *setupShelf {
	s := &setupShelf{store: st}
	data, err := st.Read(store.SetupsName)
	switch {
	case store.KindOf(err) == store.NotFound:
		return s
	case err != nil:
		s.trouble, s.locked = err, true
		return s
	}
	var head struct {
		Version int `json:"version"`
	}
	var doc keptDocument
	err = json.Unmarshal(data, &head)
	if err == nil && head.Version > keptVersion {
		s.trouble, s.locked = &store.Error{Kind: store.Newer, Path: st.Where(store.SetupsName)}, true
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
		s.trouble, s.locked = failure, moving != nil
		return s
	}
	for _, kept := range doc.Setups {
		shown, _ := shownOf(kept.Name)
		if kept.Name = shortenedTo(tidy(shown), keptName); kept.Name != "" && s.named(kept.Name) < 0 {
			s.list = append(s.list, kept)
		}
	}
	return s
}

// named returns the place of the setup with the name, or -1. Those in the bin
// have none.
func (s *setupShelf) named(name string) int {
	return slices.IndexFunc(s.list, func(k keptSetup) bool { return !k.binned && strings.EqualFold(k.Name, name) })
}

// keep puts a setup in front of the others, in the place of one of the same
// name.
func (s *setupShelf) keep(name string, doc setupDocument) error {
	doc.Page, doc.Again = nil, false // the month of the last game is another matter
	if i := s.named(name); i >= 0 {
		s.list = slices.Delete(s.list, i, i+1)
	}
	s.list = slices.Insert(s.list, 0, keptSetup{Name: name, Setup: doc})
	return s.write()
}

// rename gives a setup another name. It does nothing where the name is empty
// or another setup has it.
func (s *setupShelf) rename(i int, name string) error {
	if other := s.named(name); name == "" || other >= 0 && other != i {
		return nil
	}
	s.list[i].Name = name
	return s.write()
}

// bin throws a setup away, or puts it back.
func (s *setupShelf) bin(i int, binned bool) error {
	if !binned && s.named(s.list[i].Name) >= 0 {
		return nil // another one has its name by now
	}
	s.list[i].binned = binned
	return s.write()
}

// empty forgets what is in the bin.
func (s *setupShelf) empty() {
	s.list = slices.DeleteFunc(s.list, func(k keptSetup) bool { return k.binned })
}

func (s *setupShelf) write() error {
	if s.locked {
		return s.trouble
	}
	doc := keptDocument{Version: keptVersion, Setups: []keptSetup{}}
	for _, kept := range s.list {
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

// check returns nil if a document is a setup that can be played as it is
// written, and else a [*engine.Refusal] that says what cannot be. Somebody may
// have written it by hand.
func (d *setupDocument) check() error {
	small := func(n int) uint8 { return uint8(min(max(n, 0), 255)) }
	g := engine.Setup{Seats: small(len(d.Seats)), Months: small(len(d.Months)), First: engine.NoSeat}
	var ok bool
	if g.Edition, ok = engine.ParseEdition(d.Edition); d.Edition != "" && !(ok && slices.Contains(offered, g.Edition)) {
		return &engine.Refusal{ID: engine.RefusedEdition}
	}
	for _, id := range d.House {
		rule, ok := engine.ParseHouseRule(id)
		if !ok {
			return &engine.Refusal{ID: engine.RefusedHouse}
		}
		// A rule of another edition waits there until that one is chosen.
		g.House |= engine.HouseRules(0).With(rule) & engine.EditionOf(g.Edition).House
	}
	ed := engine.EditionOf(g.Edition)
	for i, days := range d.Months[:min(len(d.Months), engine.MaxMonths)] {
		g.Lengths[i] = small(days)
		if ed.Shortest == ed.Longest {
			g.Lengths[i] = ed.Longest // lengths of another edition wait, too
		}
	}
	if c := d.Calendar; c != nil && ed.RealMonths {
		g.Blue = small(c.Blue)
		if g.Calendar.Country, ok = engine.ParseCountry(c.Country); !ok {
			return &engine.Refusal{ID: engine.RefusedCountry}
		}
		if !c.Plain {
			g.Calendar.Year, g.Calendar.Month = uint16(min(max(c.Year, 0), 1<<16-1)), small(c.Month)
			for i := range g.Lengths[:min(int(g.Months), engine.MaxMonths)] {
				if c.Month >= 1 && c.Month <= 12 {
					n := c.Month - 1 + i
					g.Lengths[i] = engine.DaysIn(uint16(c.Year+n/12), uint8(n%12+1))
				}
			}
		}
	}
	for i, seat := range d.Seats {
		if seat.Birthday == "" || i >= engine.MaxSeats {
			continue
		}
		date := dateOf(seat.Birthday)
		if date.Month == 0 || int(date.Day) > mostDays[date.Month-1] {
			return &engine.Refusal{ID: engine.RefusedBirthday, Day: i + 1}
		}
	}
	return g.Check()
}
