package input

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryActionHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, a := range AllActions() {
		require.NotEmpty(t, a.Name())
		assert.False(t, seen[a.Name()], a.Name())
		seen[a.Name()] = true
		back, ok := ParseAction(a.Name())
		assert.True(t, ok)
		assert.Equal(t, a, back)
	}
	_, ok := ParseAction("")
	assert.False(t, ok)
}

func TestEveryActionHasAKey(t *testing.T) {
	m := DefaultMap()
	for _, a := range AllActions() {
		assert.NotEmpty(t, m.Triggers(a), a.Name())
		for _, tr := range m.Triggers(a) {
			assert.NotZero(t, tr.Code, a.Name())
			back, err := ParseTrigger(tr.String())
			require.NoError(t, err)
			assert.Equal(t, tr, back)
		}
	}
}

// Two actions on one key would do two things at once. Space and Enter share the
// pad's A, since a pad has one button for yes.
func TestNoKeyDoesTwoThings(t *testing.T) {
	m := DefaultMap()
	for _, a := range AllActions() {
		for _, tr := range m.Triggers(a) {
			got := m.Actions(tr.Code, tr.Mods)
			if a.shared() || tr.Code == PadA {
				continue
			}
			assert.Equal(t, SetOf(a), got, "%s on %s", a.Name(), tr)
		}
	}
}

func TestCaptions(t *testing.T) {
	words := map[string]string{"key.space": "Space", "key.ctrl": "Ctrl", "key.esc": "Esc", "key.enter": "Enter", "pad.a": "A", "key.shift": "Shift", "key.tab": "Tab"}
	name := func(id string) string { return words[id] }
	m := DefaultMap()
	tests := []struct {
		action Action
		device Device
		want   string
	}{
		{GoOn, Mouse, "Space"},
		{GoOn, Pad, "A"},
		{Accept, Keys, "Enter"},
		{Cancel, NoDevice, "Esc"},
		{Search, Keys, "Ctrl F"},
		{Search, Pad, ""},
		{Prev, Keys, "Shift Tab"},
		{Loan, Keys, "L"},
		{Digit(7), Keys, "7"},
		{Fullscreen, Keys, "F11"},
		{Add, Keys, "+"},
		{NoAction, Keys, ""},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, m.Caption(tt.action, tt.device, name), tt.action.Name())
	}
	assert.Equal(t, "ctrl F", m.Caption(Search, Keys, nil), "without words the bare names")
}

func TestAllThatACaptionHasTranslatedIsTheNameOfAKeyOrAButton(t *testing.T) {
	var ids []string
	m := DefaultMap()
	for _, a := range AllActions() {
		for _, tr := range m.Triggers(a) {
			tr.Caption(func(id string) string {
				ids = append(ids, id)
				return id
			})
		}
	}
	assert.Contains(t, ids, "key.space")
	assert.Contains(t, ids, "pad.a")
	for _, id := range ids {
		assert.True(t, strings.HasPrefix(id, "key.") || strings.HasPrefix(id, "pad."), id)
	}
}

func TestRebind(t *testing.T) {
	key := func(r rune) Trigger { return Trigger{Code: Letter(r)} }
	t.Run("to a free key", func(t *testing.T) {
		m := DefaultMap()
		assert.Equal(t, NoAction, m.Rebind(Loan, key('g')))
		assert.Equal(t, SetOf(Loan), m.Actions(Letter('g'), 0))
		assert.Zero(t, m.Actions(Letter('l'), 0), "the old key is free again")
		assert.Equal(t, SetOf(Loan), m.Actions(PadY, 0), "the pad keeps its button")
	})
	t.Run("to a key in use swaps", func(t *testing.T) {
		m := DefaultMap()
		assert.Equal(t, Deals, m.Rebind(Loan, key('d')))
		assert.Equal(t, SetOf(Loan), m.Actions(Letter('d'), 0))
		assert.Equal(t, SetOf(Deals), m.Actions(Letter('l'), 0))
	})
	t.Run("to one of its own further keys", func(t *testing.T) {
		m := DefaultMap()
		assert.Equal(t, NoAction, m.Rebind(Accept, Trigger{Code: KeyNumEnter}))
		assert.Equal(t, SetOf(Accept), m.Actions(KeyNumEnter, 0))
		assert.Zero(t, m.Actions(KeyEnter, 0))
	})
	t.Run("to the key it has", func(t *testing.T) {
		m := DefaultMap()
		assert.Equal(t, NoAction, m.Rebind(Loan, key('l')))
		assert.Equal(t, DefaultMap(), m)
	})
	t.Run("a button where there was none", func(t *testing.T) {
		m := DefaultMap()
		assert.Equal(t, Deals, m.Rebind(Mute, Trigger{Code: PadX}))
		assert.Equal(t, SetOf(Mute), m.Actions(PadX, 0))
		assert.Equal(t, SetOf(Deals), m.Actions(Letter('d'), 0))
	})
	t.Run("a copy stays as it was", func(t *testing.T) {
		m := DefaultMap()
		kept := m
		m.Rebind(Loan, key('d'))
		assert.Equal(t, DefaultMap(), kept)
	})
}

func TestBindingsSurviveAFile(t *testing.T) {
	m := DefaultMap()
	m.Rebind(Loan, Trigger{Letter('d'), Ctrl | Shift})
	back, err := MapOf(m.Bindings())
	require.NoError(t, err)
	assert.Equal(t, m, back)
}

func TestWrongBindingsKeepTheDefault(t *testing.T) {
	m, err := MapOf(map[string][]string{"loan": {"no such key"}, "deals": {"g"}, "fly": {"x"}})
	require.Error(t, err)
	assert.Contains(t, err.Error(), "fly")
	assert.Contains(t, err.Error(), "loan: no such key")
	assert.Equal(t, SetOf(Loan), m.Actions(Letter('l'), 0))
	assert.Equal(t, SetOf(Deals), m.Actions(Letter('g'), 0))
}

func TestPlainPressesBelongToATextField(t *testing.T) {
	tests := []struct {
		press Press
		want  bool
	}{
		{Press{Code: Letter('d')}, true},
		{Press{Code: Letter('d'), Mods: Shift}, true},
		{Press{Code: KeySpace}, true},
		{Press{Code: Typed('+')}, true},
		{Press{Code: Letter('o'), Mods: Ctrl}, false},
		{Press{Code: KeyEnter}, false},
		{Press{Code: KeyTab}, false},
		{Press{Code: KeyLeft}, false},
		{Press{Code: PadA}, false},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, tt.press.Plain(), tt.press.Code.Name())
	}
}

func TestAKeyOfAFileDoesOneThingOnly(t *testing.T) {
	m, err := MapOf(map[string][]string{"deals": {"g", "pad.x"}, "loan": {"g", "d"}, "odds": {"b"}, "coach": {}})
	require.Error(t, err)
	assert.Contains(t, err.Error(), "deals: g", "it belongs to the first that asks for it")
	assert.Equal(t, SetOf(Loan), m.Actions(Letter('g'), 0))
	assert.Equal(t, SetOf(Loan), m.Actions(Letter('d'), 0), "it was that of the Deals")
	assert.Equal(t, SetOf(Odds), m.Actions(Letter('b'), 0), "it was that of Buy")
	assert.Equal(t, SetOf(Deals), m.Actions(PadX, 0))
	assert.Empty(t, m.Triggers(Buy))
	assert.Empty(t, m.Triggers(Coach), "nobody wants it")
	for code := keyBase; code < padBase; code++ {
		for _, mods := range []Mods{0, Ctrl, Shift, Alt} {
			actions := m.Actions(code, mods)
			assert.True(t, actions.HasAny(AllActions()[Digit0-1:Mute-1]...) || actions&(actions-1) == 0, code.Name())
		}
	}
}

func TestKeysThatMoveAndCloseStayAsTheyAre(t *testing.T) {
	m, err := MapOf(map[string][]string{
		"up": {"w"}, "cancel": {"q"}, "next": {}, "digit-1": {"x"}, "loan": {"esc"}, "deals": {"up"}, "odds": {"3"}, "coach": {"tab", "i", "pad.r3"},
	})
	require.Error(t, err)
	for _, said := range []string{"up: w", "cancel: q", "digit-1: x", "loan: esc", "deals: up", "odds: 3", "coach: tab"} {
		assert.Contains(t, err.Error(), said)
	}
	want := DefaultMap()
	want.Rebind(Coach, Trigger{Code: Letter('i')})
	assert.Equal(t, want.Bindings(), m.Bindings())
	assert.True(t, Trigger{Code: KeyEscape}.Fixed())
	assert.True(t, Trigger{Code: DigitKey(5)}.Fixed())
	assert.False(t, Trigger{Code: KeySpace}.Fixed())
	assert.False(t, Trigger{Code: KeyTab, Mods: Ctrl}.Fixed())
}

func TestOnlyWhatWasChangedIsKept(t *testing.T) {
	m := DefaultMap()
	assert.Empty(t, m.Changed())
	m.Rebind(Loan, Trigger{Code: Letter('d')})
	assert.Equal(t, map[string][]string{"loan": {"d", "pad.y"}, "deals": {"l", "c", "pad.x"}}, m.Changed())
	back, err := MapOf(m.Changed())
	require.NoError(t, err)
	assert.Equal(t, m.Bindings(), back.Bindings())
	m.Rebind(Loan, Trigger{Code: Letter('l')})
	assert.Empty(t, m.Changed(), "back again")
}
