package settings_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/settings"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// settingStudio returns a studio with the settings open, in which a control of
// theirs was used.
func settingStudio(t *testing.T, id ui.ID, value int) (*scenetest.Studio, *settings.Settings) {
	th := scenetest.DesignWindow.Theme(t)
	t.Cleanup(th.Deallocate)
	s := scenetest.New(t, scenetest.DesignWindow, th)
	return s, s.OpenSettingsAndChange(id, value)
}

func TestAKeyIsChangedByPressingANewOne(t *testing.T) {
	s, set := settingStudio(t, "key-loan", 0)
	assert.Equal(t, input.Loan, set.Asking)
	s.Press(input.Letter('g'))
	s.Ticks(2)
	assert.Equal(t, input.NoAction, set.Asking)
	assert.Equal(t, input.SetOf(input.Loan), s.Keys.Actions(input.Letter('g'), 0))
	assert.Zero(t, s.Keys.Actions(input.Letter('l'), 0))
	assert.Equal(t, "G", s.KeyFor(input.Loan), "what names the key shows the new one")
	assert.Contains(t, set.KeyResult, "“Take a loan” is on G now.")

	kept, err := s.Store.Settings()
	require.NoError(t, err)
	again := scenetest.New(t, scenetest.DesignWindow, s.Theme)
	again.Settings = kept
	again.BindKeys()
	assert.Equal(t, s.Keys.Bindings(), again.Keys.Bindings(), "at the next start")
}

func TestAKeyThatHasAnotherUseIsSwapped(t *testing.T) {
	s, set := settingStudio(t, "key-loan", 0)
	s.Press(input.Letter('d'))
	assert.Equal(t, "D", s.KeyFor(input.Loan))
	assert.Equal(t, "L", s.KeyFor(input.Deals))
	assert.Contains(t, set.KeyResult, "D was on “Deals in hand,” so we swapped the two.")
	s.Do(ui.Event{ID: "keys-reset"})
	s.Tick()
	assert.Equal(t, "L", s.KeyFor(input.Loan))
	assert.Empty(t, s.Settings.Keys.Map())
}

func TestKeysThatAreNeededElsewhereAreRefusedInWords(t *testing.T) {
	s, set := settingStudio(t, "key-loan", 0)
	for code, says := range map[input.Code]string{
		input.KeyTab: "Tab always does the same thing.", input.KeyUp: "Up always does the same thing.", input.DigitKey(4): "Digits pick by number.",
		input.PadX: "Press the new key", // buttons are not asked for
	} {
		set.KeyResult = ""
		s.Do(ui.Event{ID: "key-loan"})
		s.Tick()
		s.Press(code)
		assert.Contains(t, set.KeyResult, says)
		assert.Equal(t, input.Loan, set.Asking, "it waits for another")
	}
	s.Press(input.KeyEscape)
	assert.Equal(t, input.NoAction, set.Asking)
	assert.Equal(t, app.Scene(set), s.Top(), "Esc meant the key, not the page")
	assert.Empty(t, s.Settings.Keys.Map())
	s.Press(input.KeyEscape)
	s.Tick()
	assert.NotEqual(t, app.Scene(set), s.Top())
}

func TestTheKeyThatMutesDoesSoInTheSettings(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Tick()
	v.Click("settings")
	before := v.Settings.Mute
	v.Key(input.Letter('m'))
	assert.NotEqual(t, before, v.Settings.Mute)
	v.Key(input.Letter('m'))
	assert.Equal(t, before, v.Settings.Mute)
}

func TestWhileAKeyIsAskedForKeysDoNothingElse(t *testing.T) {
	s, _ := settingStudio(t, "key-odds", 0)
	mute := s.Settings.Mute
	s.Press(input.Letter('m'))
	s.Ticks(2)
	assert.Equal(t, mute, s.Settings.Mute)
	assert.Equal(t, "M", s.KeyFor(input.Odds))
	assert.Equal(t, "O", s.KeyFor(input.Mute))
	assert.False(t, s.AwaitsKey)

	s.Do(ui.Event{ID: "key-odds"})
	s.Tick()
	assert.True(t, s.AwaitsKey)
	s.Click("keys-reset")
	assert.Equal(t, "O", s.KeyFor(input.Odds), "a click is a click")
	assert.False(t, s.AwaitsKey)
}

func TestACharacterIsBoundRatherThanItsKey(t *testing.T) {
	s, _ := settingStudio(t, "key-coach", 0)
	code, _ := input.ParseCode("semicolon")
	s.In.Presses = []input.Press{{Code: code}, {Code: input.Typed('ö')}}
	s.Tick()
	assert.Equal(t, "ö", s.KeyFor(input.Coach), "what is printed on the key")
}

func TestTheSettingsAreResetWithLanguageAndKeys(t *testing.T) {
	s, _ := settingStudio(t, "key-loan", 0)
	s.Press(input.Letter('g'))
	s.Set(func(c *store.Settings) { c.Language, c.TextScale, c.WindowWidth = "en", 150, 1000 })
	s.Do(ui.Event{ID: "reset"})
	s.Tick()
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
	s.Do(ui.Event{ID: "key-odds"})
	s.Tick()
	s.Press(input.Letter('i'))
	assert.Equal(t, []string{"w"}, s.Settings.Keys.Map()["warp"])
	assert.Equal(t, []string{"g"}, s.Settings.Keys.Map()["loan"])
}

func TestEveryKeyThatIsListedSaysWhatItDoes(t *testing.T) {
	s, _ := settingStudio(t, "key-kind", 0)
	for kind := range settings.NumKeyKinds {
		s.Do(ui.Event{ID: "key-kind", Value: kind})
		s.Ticks(2)
		for _, m := range s.Record() {
			assert.NotContains(t, m.Line.Text, "action.")
		}
	}
}

func TestNothingMovesWhenOtherKeysAreShown(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow, {Width: 800, Height: 1280, Scale: 1, TextScale: 100}} {
		th := w.Theme(t)
		s := scenetest.New(t, w, th)
		s.OpenSettingsAndChange("key-kind", 0)
		var before map[ui.ID]render.Rect
		for kind := range settings.NumKeyKinds {
			s.Do(ui.Event{ID: "key-kind", Value: kind})
			s.Ticks(2)
			now := map[ui.ID]render.Rect{}
			for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
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

func TestSettingsCountAtOnceAndAreKept(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	app.SettingsDoor.Open(v.App, app.Nothing{})
	v.Tick()
	require.Equal(t, "settings", v.Scene())
	v.TabTo("text-size")
	v.Key(input.KeyRight)
	v.TabTo("contrast")
	v.Key(input.KeyRight)
	for _, id := range []ui.ID{"motion", "captions", "sound", "full-screen", "read-aloud"} {
		v.TabTo(id)
		v.Key(input.KeyEnter)
	}
	v.TabTo("settings.volume.cards")
	v.Key(input.KeyEnd)
	v.TabTo("sheet")
	v.Key(input.KeyRight)
	for _, id := range []ui.ID{"hints", "quiet"} {
		v.TabTo(id)
		v.Key(input.KeyEnter)
	}
	v.TabTo("speed")
	v.Key(input.KeyRight)
	want := scenetest.VeteranSettings()
	want.TextScale, want.HighContrast, want.ReducedMotion, want.QuietTable, want.Captions = 125, true, true, true, true
	want.Hints, want.Mute, want.FullScreen = false, true, true
	want.ReadAloud = true
	want.Speed, want.Volumes.Cards = store.Fast, 100
	assert.Equal(t, want, v.Settings)
	kept, err := st.Settings()
	require.NoError(t, err)
	assert.Equal(t, 125, kept.TextScale)
	assert.Equal(t, store.Fast, kept.Speed)

	v.Click("reset")
	reset := store.DefaultSettings()
	reset.FullScreen = true
	assert.Equal(t, reset, v.Settings, "the window stays as it is")
	v.Key(input.KeyEscape)
	assert.Equal(t, "title", v.Scene())
}

func TestTheSettingsNeedNoScrollingInASmallWindow(t *testing.T) {
	th := scenetest.CompactWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.CompactWindow, th)
	s.OpenSettingsAndChange("sheet", 0)
	for tab := range settings.NumTabs {
		s.Do(ui.Event{ID: "sheet", Value: tab})
		s.Ticks(2)
		for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
			if w, ok := c.Widget.(ui.Scroll); ok {
				assert.LessOrEqual(t, w.Content, c.Box.H+.5, "tab %d", tab+1)
			}
		}
	}
}
