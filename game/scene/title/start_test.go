package title_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/control"
)

// stranger starts the program for the first time, with what is kept in a store.
func stranger(t *testing.T, kept *store.Store) *scenetest.Studio {
	t.Helper()
	v := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	v.Store = kept
	v.BeStranger()
	v.Start()
	v.Tick()
	return v
}

// mainButtons are the strong buttons of the page on top.
func mainButtons(v *scenetest.Studio) (strong []ui.Control) {
	for _, layer := range scenetest.Page(v.Top()).Layers {
		for _, c := range layer.Controls {
			if b, ok := c.Widget.(ui.Button); ok && b.Kind == control.Primary {
				strong = append(strong, c)
			}
		}
	}
	return strong
}

func TestTheTitleHasOneMainThingToDo(t *testing.T) {
	waits := store.OpenMemory()
	require.NoError(t, waits.Write(store.Autosave, scenetest.TwoPlayers.Save(t)))
	for main, v := range map[ui.ID]*scenetest.Studio{
		"lesson": stranger(t, store.OpenMemory()), "continue": scenetest.Start(t, waits), "play": scenetest.Start(t, store.OpenMemory()),
	} {
		strong := mainButtons(v)
		require.Len(t, strong, 1, main)
		assert.Equal(t, main, strong[0].ID)
		at, shown := v.Top().Hand().Focused()
		assert.True(t, shown && at == main, "the keyboard begins there: %s", at)
		assert.NotEmpty(t, strong[0].Widget.(ui.Button).Key, "its key is told")
		for _, c := range scenetest.Page(v.Top()).Layers[0].Controls {
			if c.ID != main {
				assert.Greater(t, strong[0].Box.H, 1.2*c.Box.H, "%s is larger than %s", main, c.ID)
			}
		}
		v.Key(input.KeyTab)
		assert.Empty(t, mainButtons(v)[0].Widget.(ui.Button).Key, "Enter means another button now")
	}
}

func TestThereIsATableTwoPressesAfterTheTitle(t *testing.T) {
	for _, edition := range []engine.EditionID{engine.Big, engine.Standard} {
		for what, press := range map[string]func(v *scenetest.Studio){
			"keyboard": func(v *scenetest.Studio) { v.Press(input.KeyEnter); v.Press(input.KeyEnter) },
			"mouse":    func(v *scenetest.Studio) { v.Click("play"); v.Click(ui.ID("ready-" + edition.String())) },
		} {
			st := store.OpenMemory()
			setups.RememberEdition(st, edition.String())
			v := scenetest.Start(t, st)
			press(v)
			v.Ticks(2)
			require.Equal(t, "turn", v.Scene(), what)
			tb := v.Table()
			assert.Equal(t, edition, tb.Setup().Game.Edition, "what was played last")
			assert.Equal(t, 0, tb.State().Missing(), "the month is ready")
			p := tb.State().Prompt()
			assert.Equal(t, engine.TakeTurn, p.Kind)
			assert.Zero(t, p.Seat)
			kinds := []table.Kind{}
			for _, p := range tb.Players() {
				kinds = append(kinds, p.Kind)
			}
			assert.Equal(t, []table.Kind{table.Human, table.Normal, table.Normal}, kinds)
			assert.Equal(t, "Mom", tb.Players()[0].Name)
			assert.True(t, v.Has("roll"), "one rolls first")
		}
	}
}

func TestWhatIsPlayedAtAReadyTableIsProposedTheNextTime(t *testing.T) {
	st := store.OpenMemory()
	for _, id := range []ui.ID{"ready-big", "ready-standard", "ready-conquest", "ready-big"} {
		choose := func() *scenetest.Studio {
			v := scenetest.Start(t, st)
			v.Click("play")
			v.Tick()
			return v
		}
		v := choose()
		v.Click(id)
		v.Ticks(2)
		v.Shut()
		v = choose()
		at, shown := v.Top().Hand().Focused()
		assert.True(t, shown)
		assert.Equal(t, id, at)
	}
}

func TestTheSetupIsOnePressFurther(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("play")
	v.Click("set-up")
	assert.Equal(t, "setup", v.Scene())
	v.Key(input.KeyEscape)
	assert.Equal(t, "title", v.Scene())
}

// People read about 240 words of English a minute to themselves, and need so many seconds to find
// and press what is meant.
const (
	wordsASecond    = 4
	secondsForPress = 1.2
	ticksASecond    = 60
)

// wordsOf counts the words of texts.
func wordsOf(texts ...string) int { return len(strings.Fields(strings.Join(texts, " "))) }

func TestAStrangersFirstRollComesSoon(t *testing.T) {
	v := stranger(t, store.OpenMemory())
	ticks, presses := 0, 0
	press := func(code input.Code) {
		v.Press(code)
		presses++
	}
	// wait lets time pass at the speed of somebody who has set nothing, until there is a control.
	wait := func(id ui.ID) {
		for !v.Has(id) {
			require.Less(t, ticks, 20*ticksASecond, "no %s", id)
			v.Tick()
			ticks++
		}
	}
	words := wordsOf(v.Say("lesson.offer_title"), v.Say("lesson.offer"), v.Say("lesson.offer_yes"))
	press(input.KeyEnter)
	wait("me")
	require.Equal(t, "who", v.Scene())
	words += wordsOf(v.Say("who.title"), v.Say("who.hint"), v.Say("who.me"))
	press(input.KeyEnter)
	wait("roll")
	require.Equal(t, "turn", v.Scene())
	words += wordsOf(v.Say("lesson.title.roll"), v.Say("lesson.roll"), v.Say("choice.roll"))
	v.Ticks(ticksASecond / 2)
	ticks += ticksASecond / 2
	asked := v.Table().State().Prompt()
	press(input.KeySpace)
	assert.NotEqual(t, asked, v.Table().State().Prompt(), "that was the roll")
	seconds := float64(words)/wordsASecond + float64(presses)*secondsForPress + float64(ticks)/ticksASecond
	t.Logf("%d words, %d presses, %d ticks: %.1f s", words, presses, ticks, seconds)
	assert.LessOrEqual(t, presses, 3)
	assert.Less(t, seconds, 20.0)
}

func TestAStrangersFirstRollIsTwoPressesAwayWithoutTheLesson(t *testing.T) {
	st := store.OpenMemory()
	v := stranger(t, st)
	v.Click("play")
	v.Tick()
	require.Equal(t, "who", v.Scene(), "nobody is called anything unasked")
	v.Press(input.KeyEnter)
	v.Ticks(30)
	require.Equal(t, "turn", v.Scene())
	assert.True(t, v.Has("roll"))
	assert.Equal(t, engine.TakeTurn, v.Table().State().Prompt().Kind)
	assert.Zero(t, v.Table().State().Prompt().Seat)
	_, known := v.Profiles().Own()
	assert.True(t, known)
}

func TestWhoGoesBackFromSayingWhoTheyAreBeginsNothing(t *testing.T) {
	for _, id := range []ui.ID{"lesson", "play"} {
		v := stranger(t, store.OpenMemory())
		v.UserName = "Ida"
		v.Click(id)
		v.Tick()
		require.Equal(t, "who", v.Scene())
		v.Key(input.KeyEscape)
		assert.Equal(t, "title", v.Scene())
		assert.Nil(t, v.Running)
		_, known := v.Profiles().Own()
		assert.False(t, known)
		v.Click(id)
		v.Tick()
		v.Click("me")
		v.Ticks(2)
		own, _ := v.Profiles().Own()
		assert.Equal(t, "Ida", own.Name, "as the system calls them")
	}
}
