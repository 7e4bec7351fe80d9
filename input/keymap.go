package input

import (
	"fmt"
	"slices"
	"strings"
)

// Trigger is what has to be pressed for an action: a key with exactly these
// modifiers, a button, or a typed character.
type Trigger struct {
	Code Code
	Mods Mods
}

var modNames = []struct {
	mod  Mods
	name string
}{{Ctrl, "ctrl"}, {Alt, "alt"}, {Shift, "shift"}}

// String returns the trigger as it is kept in a file, such as "ctrl+o".
func (t Trigger) String() string {
	var b strings.Builder
	for _, m := range modNames {
		if t.Mods.Has(m.mod) {
			b.WriteString(m.name + "+")
		}
	}
	b.WriteString(t.Code.Name())
	return b.String()
}

// ParseTrigger reads what String writes.
func ParseTrigger(s string) (Trigger, error) {
	var t Trigger
	rest := s
	for {
		cut := false
		for _, m := range modNames {
			if r, ok := strings.CutPrefix(rest, m.name+"+"); ok {
				t.Mods |= m.mod
				rest, cut = r, true
			}
		}
		if !cut {
			break
		}
	}
	code, ok := ParseCode(rest)
	if !ok {
		return Trigger{}, fmt.Errorf("input: no key is called %q", s)
	}
	t.Code = code
	return t, nil
}

// Map says which keys and buttons mean which action. The zero value has none;
// start from [DefaultMap]. Copies share their bindings until one is changed.
type Map struct {
	triggers [actionCount][]Trigger
}

// DefaultMap returns the keys and buttons of a new player. The first trigger of
// an action is the one that captions show.
func DefaultMap() Map {
	var m Map
	set := func(a Action, ts ...Trigger) { m.triggers[a] = ts }
	key := func(c Code) Trigger { return Trigger{Code: c} }
	letter := func(r rune) Trigger { return key(Letter(r)) }
	named := func(s string) Trigger {
		t, err := ParseTrigger(s)
		if err != nil {
			return Trigger{}
		}
		return t
	}
	set(GoOn, key(KeySpace), key(PadA))
	set(Accept, key(KeyEnter), key(KeyNumEnter), key(PadA))
	set(Cancel, key(KeyEscape), key(PadB))
	set(Up, key(KeyUp), key(PadUp))
	set(Down, key(KeyDown), key(PadDown))
	set(Left, key(KeyLeft), key(PadLeft))
	set(Right, key(KeyRight), key(PadRight))
	set(Next, key(KeyTab), key(PadR1))
	set(Prev, Trigger{KeyTab, Shift}, key(PadL1))
	set(PageUp, key(KeyPageUp), key(PadL2))
	set(PageDown, key(KeyPageDown), key(PadR2))
	set(Home, key(KeyHome))
	set(End, key(KeyEnd))
	set(Loan, letter('l'), key(PadY))
	set(Deals, letter('d'), letter('c'), key(PadX))
	set(Odds, letter('o'), key(PadL3))
	set(Coach, letter('h'), key(PadR3))
	set(Undo, key(KeyBackspace), Trigger{Letter('z'), Ctrl})
	set(Fill, letter('f'))
	set(Random, letter('r'))
	set(Add, key(Typed('+')))
	set(Yes, letter('y'))
	set(No, letter('n'))
	set(Keep, letter('k'))
	set(Buy, letter('b'))
	set(Sell, letter('s'))
	set(Pass, letter('p'))
	set(Board, letter('v'))
	set(Storm, letter('u'))
	set(EndAttack, letter('e'))
	set(TurnIn, letter('t'))
	set(Hurry, letter('j'))
	for d := range 10 {
		set(Digit(d), key(DigitKey(d)), named(fmt.Sprintf("numpad%d", d)))
	}
	for i := range Action(4) {
		set(SpeedSlow+i, key(DigitKey(int(i)+1)))
	}
	set(Mute, letter('m'))
	set(Help, named("f1"), key(PadBack))
	set(Settings, named("f2"))
	set(Menu, key(PadStart))
	set(Rules, named("f3"))
	set(Search, Trigger{Letter('f'), Ctrl}, key(Typed('/')))
	set(Save, Trigger{Letter('s'), Ctrl})
	set(Open, Trigger{Letter('o'), Ctrl})
	set(LeaveGame, letter('q'))
	set(Fullscreen, named("f11"), Trigger{KeyEnter, Alt})
	return m
}

// Triggers returns what is bound to an action, the one that captions show
// first. The slice must not be changed.
func (m *Map) Triggers(a Action) []Trigger {
	if a >= actionCount {
		return nil
	}
	return m.triggers[a]
}

// Actions returns every action that a press of code with mods means.
func (m *Map) Actions(code Code, mods Mods) Actions {
	var s Actions
	want := Trigger{code, mods}
	for a := range m.triggers {
		for _, t := range m.triggers[a] {
			if t == want {
				s = s.with(Action(a))
				break
			}
		}
	}
	return s
}

// Rebind puts t in the place of the first key of an action (the first button
// where t is one). An action that had t before gets what a had in exchange, so
// that no key does two things; its number is returned, or NoAction. Digits and
// speeds take no part in an exchange.
//
// On a pad one button goes on and takes what is proposed: they are changed together.
func (m *Map) Rebind(a Action, t Trigger) (swapped Action) {
	if !t.Code.IsPad() || a != GoOn && a != Accept {
		return m.rebind(a, t)
	}
	swapped = m.rebind(GoOn, t)
	m.triggers[Accept] = slices.Clone(m.triggers[Accept])
	m.triggers[Accept] = slices.DeleteFunc(m.triggers[Accept], func(o Trigger) bool { return o.Code.IsPad() })
	m.triggers[Accept] = append(m.triggers[Accept], t)
	return swapped
}

func (m *Map) rebind(a Action, t Trigger) (swapped Action) {
	if a == NoAction || a >= actionCount || t.Code == 0 {
		return NoAction
	}
	at := slices.IndexFunc(m.triggers[a], func(o Trigger) bool { return o.Code.IsPad() == t.Code.IsPad() })
	var old Trigger
	if at >= 0 {
		old = m.triggers[a][at]
	}
	if old == t {
		return NoAction
	}
	for o := NoAction + 1; o < actionCount; o++ {
		i := slices.Index(m.triggers[o], t)
		if o.shared() || i < 0 {
			continue
		}
		list := slices.Clone(m.triggers[o])
		switch {
		case o == a || old == (Trigger{}) || slices.Contains(list, old):
			list = slices.Delete(list, i, i+1)
		default:
			list[i] = old
		}
		m.triggers[o] = list
		if o != a && swapped == NoAction {
			swapped = o
		}
	}
	// The list of a may just have lost t from a later place.
	at = slices.Index(m.triggers[a], old)
	if old == (Trigger{}) || at < 0 {
		m.triggers[a] = append([]Trigger{t}, m.triggers[a]...)
		return swapped
	}
	m.triggers[a] = slices.Clone(m.triggers[a])
	m.triggers[a][at] = t
	return swapped
}

// Fixed reports whether the trigger means the same for every player, so that
// nothing else can be bound to it: whatever goes wrong with the keys, one can move
// over the controls, close what is open and choose by number.
func (t Trigger) Fixed() bool {
	fresh := DefaultMap()
	for a := NoAction + 1; a < actionCount; a++ {
		if a.Fixed() && slices.Contains(fresh.triggers[a], t) {
			return true
		}
	}
	return false
}

// Bindings returns the map as names, for a settings file.
func (m *Map) Bindings() map[string][]string {
	out := make(map[string][]string, actionCount)
	for a := NoAction + 1; a < actionCount; a++ {
		names := make([]string, len(m.triggers[a]))
		for i, t := range m.triggers[a] {
			names[i] = t.String()
		}
		out[a.Name()] = names
	}
	return out
}

// Changed returns the actions whose keys are not those of a new player, as names,
// for a settings file.
func (m *Map) Changed() map[string][]string {
	changed, fresh := m.Bindings(), DefaultMap()
	for a := NoAction + 1; a < actionCount; a++ {
		if slices.Equal(m.triggers[a], fresh.triggers[a]) {
			delete(changed, a.Name())
		}
	}
	return changed
}

// MapOf returns the map that Bindings or Changed wrote. What it does not mention,
// or mentions wrongly, keeps its default, and so do actions whose keys are fixed.
// A key that is mentioned for two actions belongs to the first of them, and one
// that is mentioned at all is taken from those that have it by default. The error
// names every entry that does not count, and the map can be used all the same.
func MapOf(bindings map[string][]string) (Map, error) {
	m := DefaultMap()
	var bad []string
	for name := range bindings {
		if _, ok := ParseAction(name); !ok {
			bad = append(bad, name)
		}
	}
	var said Actions
	taken := map[Trigger]bool{}
	for a := NoAction + 1; a < actionCount; a++ {
		list, ok := bindings[a.Name()]
		if !ok {
			continue
		}
		ts := make([]Trigger, 0, len(list))
		for _, s := range list {
			t, err := ParseTrigger(s)
			switch {
			case slices.Contains(m.triggers[a], t) && !taken[t]:
			case err != nil || a.Fixed() || t.Fixed() || taken[t]:
				bad = append(bad, a.Name()+": "+s)
				continue
			}
			if !slices.Contains(ts, t) {
				ts = append(ts, t)
			}
		}
		if a.Fixed() || len(ts) == 0 && len(list) > 0 {
			continue
		}
		m.triggers[a] = ts
		said = said.with(a)
		for _, t := range ts {
			taken[t] = !t.Code.IsPad() // a pad has one button for yes
		}
	}
	for a := NoAction + 1; a < actionCount; a++ {
		if !said.Has(a) && !a.Fixed() {
			m.triggers[a] = slices.DeleteFunc(m.triggers[a], func(t Trigger) bool { return taken[t] })
		}
	}
	if len(bad) > 0 {
		slices.Sort(bad)
		return m, fmt.Errorf("input: unknown key bindings: %s", strings.Join(bad, ", "))
	}
	return m, nil
}

// Caption returns what a key cap shows for an action on the device in use: the
// first button where that is a gamepad, the first key otherwise, such as "L",
// "Space" or "Ctrl O". It is empty where nothing is bound.
//
// Keys that carry a word are translated by name, which gets "key.ctrl",
// "key.space", "pad.a" and the like; without name the bare names are shown.
func (m *Map) Caption(a Action, d Device, name func(id string) string) string {
	for _, t := range m.Triggers(a) {
		if t.Code.IsPad() == (d == Pad) {
			return t.Caption(name)
		}
	}
	return ""
}

// Caption returns what a key cap shows for the trigger. See [Map.Caption].
func (t Trigger) Caption(name func(id string) string) string {
	if name == nil {
		name = func(id string) string { return id[strings.IndexByte(id, '.')+1:] }
	}
	said, literal := t.Code.literal()
	switch {
	case literal:
	case t.Code.IsPad():
		said = name(t.Code.Name())
	case t.Code.IsKey():
		said = name("key." + t.Code.Name())
	}
	for _, m := range slices.Backward(modNames) {
		if t.Mods.Has(m.mod) {
			said = name("key."+m.name) + " " + said
		}
	}
	return said
}
