package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/settings"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// setting opens the settings and does something with a control of theirs.
func (s *studio) setting(id ui.ID, value int) *settings.Settings {
	s.t.Helper()
	s.onDisk()
	s.Start()
	s.tick()
	app.SettingsDoor.Open(s.App, app.Nothing{})
	s.ticks(2)
	set, ok := s.Top().(*settings.Settings)
	require.True(s.t, ok)
	s.do(ui.Event{Kind: ui.Changed, ID: id, Value: value})
	s.ticks(2)
	return set
}

// settingStudio returns a studio with the settings open, in which a control of
// theirs was used.
func settingStudio(t *testing.T, id ui.ID, value int) (*studio, *settings.Settings) {
	th := designWindow.theme(t)
	t.Cleanup(th.Deallocate)
	s := newStudio(t, designWindow, th)
	return s, s.setting(id, value)
}

func TestAKeyIsChangedByPressingANewOne(t *testing.T) {
	s, set := settingStudio(t, "key-loan", 0)
	assert.Equal(t, input.Loan, set.Asking)
	s.press(input.Letter('g'))
	s.ticks(2)
	assert.Equal(t, input.NoAction, set.Asking)
	assert.Equal(t, input.SetOf(input.Loan), s.Keys.Actions(input.Letter('g'), 0))
	assert.Zero(t, s.Keys.Actions(input.Letter('l'), 0))
	assert.Equal(t, "G", s.KeyFor(input.Loan), "what names the key shows the new one")
	assert.Contains(t, set.Said, "“Take a loan” is on G now.")

	kept, err := s.Store.Settings()
	require.NoError(t, err)
	again := newStudio(t, designWindow, s.Theme)
	again.Settings = kept
	again.BindKeys()
	assert.Equal(t, s.Keys.Bindings(), again.Keys.Bindings(), "at the next start")
}

func TestAKeyThatHasAnotherUseIsSwapped(t *testing.T) {
	s, set := settingStudio(t, "key-loan", 0)
	s.press(input.Letter('d'))
	assert.Equal(t, "D", s.KeyFor(input.Loan))
	assert.Equal(t, "L", s.KeyFor(input.Deals))
	assert.Contains(t, set.Said, "D was used for “Deals in hand”. The two are swapped.")
	s.do(ui.Event{ID: "keys-reset"})
	s.tick()
	assert.Equal(t, "L", s.KeyFor(input.Loan))
	assert.Empty(t, s.Settings.Keys.Map())
}

func TestKeysThatAreNeededElsewhereAreRefusedInWords(t *testing.T) {
	s, set := settingStudio(t, "key-loan", 0)
	for code, says := range map[input.Code]string{
		input.KeyTab: "Tab always does the same.", input.KeyUp: "Up always does the same.", input.DigitKey(4): "Digits choose by number.",
		input.PadX: "Press the new key", // buttons are not asked for
	} {
		set.Said = ""
		s.do(ui.Event{ID: "key-loan"})
		s.tick()
		s.press(code)
		assert.Contains(t, set.Said, says)
		assert.Equal(t, input.Loan, set.Asking, "it waits for another")
	}
	s.press(input.KeyEscape)
	assert.Equal(t, input.NoAction, set.Asking)
	assert.Equal(t, app.Scene(set), s.Top(), "Esc meant the key, not the page")
	assert.Empty(t, s.Settings.Keys.Map())
	s.press(input.KeyEscape)
	s.tick()
	assert.NotEqual(t, app.Scene(set), s.Top())
}

func TestWhileAKeyIsAskedForKeysDoNothingElse(t *testing.T) {
	s, _ := settingStudio(t, "key-odds", 0)
	mute := s.Settings.Mute
	s.press(input.Letter('m'))
	s.ticks(2)
	assert.Equal(t, mute, s.Settings.Mute)
	assert.Equal(t, "M", s.KeyFor(input.Odds))
	assert.Equal(t, "O", s.KeyFor(input.Mute))
	assert.False(t, s.Listening)

	s.do(ui.Event{ID: "key-odds"})
	s.tick()
	assert.True(t, s.Listening)
	s.click("motion")
	assert.True(t, s.Settings.ReducedMotion, "a click is a click")
	assert.False(t, s.Listening)
}

func TestACharacterIsBoundRatherThanItsKey(t *testing.T) {
	s, _ := settingStudio(t, "key-coach", 0)
	code, _ := input.ParseCode("semicolon")
	s.in.Presses = []input.Press{{Code: code}, {Code: input.Typed('ö')}}
	s.tick()
	assert.Equal(t, "ö", s.KeyFor(input.Coach), "what is printed on the key")
}

func TestTheSettingsAreResetWithLanguageAndKeys(t *testing.T) {
	s, _ := settingStudio(t, "key-loan", 0)
	s.press(input.Letter('g'))
	s.Set(func(c *store.Settings) { c.Language, c.TextScale, c.WindowWidth = "en", 150, 1000 })
	s.do(ui.Event{ID: "reset"})
	s.tick()
	want := store.DefaultSettings()
	want.WindowWidth = 1000
	assert.Equal(t, want.Keys, s.Settings.Keys)
	assert.Equal(t, "", s.Settings.Language)
	assert.Equal(t, 100, s.Settings.TextScale)
	assert.Equal(t, 1000, s.Settings.WindowWidth, "the window is in the player's hand")
	assert.Equal(t, "L", s.KeyFor(input.Loan))
}

func TestKeysOfAnotherVersionAreKeptThroughAChange(t *testing.T) {
	s, _ := settingStudio(t, "key-kind", 0)
	s.Set(func(c *store.Settings) {
		c.Keys = store.BindingsOf(map[string][]string{"warp": {"w"}, "deals": {"nokey"}, "loan": {"g"}})
	})
	assert.Equal(t, "G", s.KeyFor(input.Loan))
	assert.Equal(t, "D", s.KeyFor(input.Deals))
	s.do(ui.Event{ID: "key-odds"})
	s.tick()
	s.press(input.Letter('j'))
	assert.Equal(t, []string{"w"}, s.Settings.Keys.Map()["warp"])
	assert.Equal(t, []string{"g"}, s.Settings.Keys.Map()["loan"])
}

func TestEveryKeyThatIsListedSaysWhatItDoes(t *testing.T) {
	s, _ := settingStudio(t, "key-kind", 0)
	for kind := range settings.NumKeyKinds {
		s.do(ui.Event{ID: "key-kind", Value: kind})
		s.ticks(2)
		for _, m := range s.record() {
			assert.NotContains(t, m.line.Text, "action.")
		}
	}
}

func TestNothingMovesWhenOtherKeysAreShown(t *testing.T) {
	for _, w := range []window{designWindow, compactWindow, {w: 800, h: 1280, device: 1, text: 100}} {
		th := w.theme(t)
		s := newStudio(t, w, th)
		s.setting("key-kind", 0)
		var before map[ui.ID]render.Rect
		for kind := range settings.NumKeyKinds {
			s.do(ui.Event{ID: "key-kind", Value: kind})
			s.ticks(2)
			now := map[ui.ID]render.Rect{}
			for _, c := range scenePage(s.Top()).Layers[0].Controls {
				if !strings.HasPrefix(string(c.ID), "key-") && c.ID != "keys-reset" || c.ID == "key-kind" {
					now[c.ID] = c.Box
				}
			}
			if before != nil {
				assert.Equal(t, before, now, "%s: %d", w, kind)
			}
			before = now
		}
		th.Deallocate()
	}
}
