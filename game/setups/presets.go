package setups

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"bigpayday/game/store"
)

// presetsVersion is the version of the document of presets that is written.
const presetsVersion = 1

// Preset is a set-up that is kept under a name.
type Preset struct {
	Name  string   `json:"name"`
	Setup Document `json:"setup"`
	// Binned says that it was thrown away. It is not written any more, but can be put
	// back until [Presets.EmptyBin].
	Binned bool `json:"-"`
}

// presetsDocument is how all of them are stored.
type presetsDocument struct {
	Version int       `json:"version"`
	Setups  []*Preset `json:"setups"`
}

// Presets are the set-ups that are kept under names, the last one to be kept first.
type Presets struct {
	store *store.Store
	List  []*Preset
	// Trouble is why they cannot be read or written, nil if they can.
	Trouble error
	// Locked says that nothing may be written: what lies there is of a later version of
	// the game, or cannot be moved aside.
	Locked bool
}

var errPresets = errors.New("setups: the presets contradict themselves")

// OpenPresets reads the presets. Clean returns a name as it can be shown, "" for none.
// Where they cannot be understood they are moved aside, where a later version of the game
// wrote them they stay as they are; in both cases Trouble says so.
func OpenPresets(st *store.Store, clean func(name string) string) *Presets {
	p := &Presets{store: st}
	data, err := st.Read(store.SetupsName)
	switch {
	case store.KindOf(err) == store.NotFound:
		return p
	case err != nil:
		p.Trouble, p.Locked = err, true
		return p
	}
	var head struct {
		Version int `json:"version"`
	}
	var doc presetsDocument
	err = json.Unmarshal(data, &head)
	if err == nil && head.Version > presetsVersion {
		p.Trouble, p.Locked = &store.Error{Kind: store.Newer, Path: st.Where(store.SetupsName)}, true
		return p
	}
	if err == nil {
		err = json.Unmarshal(data, &doc)
	}
	if err == nil && head.Version != presetsVersion {
		err = errPresets
	}
	if err != nil {
		failure := &store.Error{Kind: store.Broken, Path: st.Where(store.SetupsName), Err: err}
		var moving error
		failure.Aside, moving = st.MoveAside(store.SetupsName)
		p.Trouble, p.Locked = failure, moving != nil
		return p
	}
	for _, preset := range doc.Setups {
		if preset == nil {
			continue
		}
		if preset.Name = clean(preset.Name); preset.Name != "" && p.Named(preset.Name) == nil {
			p.List = append(p.List, preset)
		}
	}
	return p
}

// Named returns the preset with the name, or nil. Those in the bin have none.
func (p *Presets) Named(name string) *Preset {
	for _, preset := range p.List {
		if !preset.Binned && strings.EqualFold(preset.Name, name) {
			return preset
		}
	}
	return nil
}

// Keep puts a set-up in front of the others, in the place of one of the same name.
func (p *Presets) Keep(name string, doc Document) error {
	if old := p.Named(name); old != nil {
		p.List = slices.DeleteFunc(p.List, func(o *Preset) bool { return o == old })
	}
	p.List = slices.Insert(p.List, 0, &Preset{Name: name, Setup: doc})
	return p.write()
}

// Rename gives a preset another name. It does nothing where the name is empty or another
// preset has it.
func (p *Presets) Rename(preset *Preset, name string) error {
	if other := p.Named(name); name == "" || other != nil && other != preset {
		return nil
	}
	preset.Name = name
	return p.write()
}

// Bin throws a preset away, or puts it back. It does nothing where another one has its
// name by now.
func (p *Presets) Bin(preset *Preset, binned bool) error {
	if !binned && p.Named(preset.Name) != nil {
		return nil
	}
	preset.Binned = binned
	return p.write()
}

// EmptyBin forgets what was thrown away.
func (p *Presets) EmptyBin() {
	p.List = slices.DeleteFunc(p.List, func(o *Preset) bool { return o.Binned })
}

func (p *Presets) write() error {
	if p.Locked {
		return p.Trouble
	}
	doc := presetsDocument{Version: presetsVersion, Setups: []*Preset{}}
	for _, preset := range p.List {
		if !preset.Binned {
			doc.Setups = append(doc.Setups, preset)
		}
	}
	data, err := json.MarshalIndent(doc, "", "\t")
	if err == nil {
		err = p.store.Write(store.SetupsName, append(data, '\n'))
	}
	return err
}
