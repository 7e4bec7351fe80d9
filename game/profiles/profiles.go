package profiles

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"bigpayday/game/cast"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// Profile is a person as they sit at a table. Token and Colour count as in [table.Player].
type Profile struct {
	Name          string
	Character     cast.Character
	Token, Colour uint8
}

// Profiles are the people of this device.
type Profiles struct {
	store *store.Store
	// own is whose device it is, nil until they have said so, and met are the others, those
	// of the latest game first.
	own *Profile
	met []Profile
	// Trouble is why the profiles cannot be read, nil if they can.
	Trouble error
	// locked says that nothing may be written: what lies there is of a later version of the
	// game, or cannot be read.
	locked bool
}

// MostMet is how many people are remembered besides the own profile.
const MostMet = 12

// version is the version of the document that is written.
const version = 1

// document is how the profiles are stored, each on its own: what cannot be read of one takes
// no other one away.
type document struct {
	Version int               `json:"version"`
	Own     json.RawMessage   `json:"own,omitempty"`
	Met     []json.RawMessage `json:"met"`
}

// stored is a profile as it is stored: by the names of saves and set-ups.
type stored struct {
	Name      string `json:"name"`
	Character string `json:"character"`
	Token     string `json:"token"`
	Colour    string `json:"colour"`
}

var errVersion = errors.New("profiles: no version")

// Open reads the profiles. Clean returns a name as it can be shown, "" for none.
//
// What is returned can always be used. If the document cannot be understood it is moved aside,
// and Trouble has the kind Broken. If a later version of the game wrote it, what this one
// understands counts until the program ends, the document stays, and Trouble has the kind
// Newer.
func Open(st *store.Store, clean func(name string) string) *Profiles {
	p := &Profiles{store: st}
	data, err := st.Read(store.ProfilesName)
	switch {
	case store.KindOf(err) == store.NotFound:
		return p
	case err != nil:
		p.Trouble, p.locked = err, true
		return p
	}
	var doc document
	if err = json.Unmarshal(data, &doc); err == nil && doc.Version < 1 {
		err = errVersion
	}
	if err != nil {
		failure := &store.Error{Kind: store.Broken, Path: st.Where(store.ProfilesName), Err: err}
		aside, moving := st.MoveAside(store.ProfilesName)
		if moving == nil {
			failure.Aside = st.Where(aside)
		}
		p.Trouble, p.locked = failure, moving != nil
		return p
	}
	if doc.Version > version {
		p.Trouble, p.locked = &store.Error{Kind: store.Newer, Path: st.Where(store.ProfilesName)}, true
	}
	if own, ok := decode(doc.Own, clean); ok {
		p.own = &own
	}
	for _, data := range doc.Met {
		if met, ok := decode(data, clean); ok && len(p.met) < MostMet && !p.knows(met.Name) {
			p.met = append(p.met, met)
		}
	}
	return p
}

// decode reads a profile. A character, a token or a colour that there is not is the first one.
// It reports whether there is a name.
func decode(data json.RawMessage, clean func(string) string) (Profile, bool) {
	var s stored
	if len(data) == 0 || json.Unmarshal(data, &s) != nil {
		return Profile{}, false
	}
	p := Profile{
		Name: clean(s.Name), Character: cast.Parse(s.Character),
		Token:  uint8(max(0, slices.Index(table.TokenNames(), s.Token))),
		Colour: uint8(max(0, slices.Index(table.ColourNames(), s.Colour))),
	}
	if p.Character == cast.Nobody {
		p.Character = cast.All()[0]
	}
	return p, p.Name != ""
}

// Own returns the profile of whoever plays at this device, and whether they have said who they
// are.
func (p *Profiles) Own() (Profile, bool) {
	if p.own == nil {
		return Profile{}, false
	}
	return *p.own, true
}

// Met lists the others, those of the latest game first.
func (p *Profiles) Met() []Profile { return slices.Clone(p.met) }

// knows reports whether somebody has a name, however it is written.
func (p *Profiles) knows(name string) bool {
	return p.own != nil && strings.EqualFold(p.own.Name, name) || p.metAt(name) >= 0
}

// metAt returns the place of one of the others, or -1.
func (p *Profiles) metAt(name string) int {
	return slices.IndexFunc(p.met, func(m Profile) bool { return strings.EqualFold(m.Name, name) })
}

// KeepOwn keeps the profile of whoever plays at this device, in the place of what they were
// before. Where it is the one of somebody who was met, the device has changed hands, and the
// owner before is somebody who was met. It counts even where it cannot be written.
func (p *Profiles) KeepOwn(own Profile) error {
	if p.own != nil && *p.own == own {
		return nil
	}
	before := p.own
	p.own = &own
	if p.forget(own.Name) && before != nil {
		p.remember(*before)
	}
	return p.write()
}

// Meet keeps the profile of somebody else at the table, in the place of one of the same name.
// That may be the own one.
func (p *Profiles) Meet(other Profile) error {
	if p.own != nil && strings.EqualFold(p.own.Name, other.Name) {
		return p.KeepOwn(other)
	}
	if len(p.met) > 0 && p.met[0] == other {
		return nil
	}
	p.forget(other.Name)
	p.remember(other)
	return p.write()
}

// remember puts one of the others in front.
func (p *Profiles) remember(other Profile) {
	p.met = slices.Insert(p.met, 0, other)
	p.met = p.met[:min(len(p.met), MostMet)]
}

// forget takes one of the others away. It reports whether there was one of the name.
func (p *Profiles) forget(name string) bool {
	i := p.metAt(name)
	if i >= 0 {
		p.met = slices.Delete(p.met, i, i+1)
	}
	return i >= 0
}

func (p *Profiles) write() error {
	if p.locked {
		return p.Trouble
	}
	doc := document{Version: version, Met: []json.RawMessage{}}
	var err error
	encode := func(of Profile) (data json.RawMessage) {
		data, failed := json.Marshal(stored{of.Name, of.Character.String(), table.TokenNames()[of.Token], table.ColourNames()[of.Colour]})
		err = errors.Join(err, failed)
		return data
	}
	if p.own != nil {
		doc.Own = encode(*p.own)
	}
	for _, m := range p.met {
		doc.Met = append(doc.Met, encode(m))
	}
	data, failed := json.MarshalIndent(doc, "", "\t")
	if err = errors.Join(err, failed); err != nil {
		return &store.Error{Kind: store.Failed, Path: p.store.Where(store.ProfilesName), Err: err}
	}
	return p.store.Write(store.ProfilesName, append(data, '\n'))
}
