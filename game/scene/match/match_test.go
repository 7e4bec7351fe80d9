package match_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/render/stage"
)

// sitDown returns a match of the kinds of players given, of two months.
func sitDown(t *testing.T, seed uint64, kinds ...table.Kind) *match.Match {
	t.Helper()
	tb := scenetest.NewTable(t, engine.Setup{Months: 2, Lengths: [engine.MaxMonths]uint8{31, 30}, Seed: seed}, kinds...)
	m := match.NewMatch(scenetest.New(t, scenetest.DesignWindow, nil).App, tb)
	m.Show()
	return m
}

// playOn ticks until the game is over, and answers where a person is asked.
func playOn(t *testing.T, m *match.Match, answer func(engine.Prompt)) {
	t.Helper()
	for range 2_000_000 {
		if m.Opened == match.ResultsAreIn && !m.Moving() {
			return
		}
		if _, held := m.Hold(); held {
			m.Release()
		}
		if p, ok := m.Asked(); ok {
			answer(p)
		}
		m.Advance(false)
	}
	t.Fatal("the game does not end")
}

func TestComputersPlayByThemselvesToTheEnd(t *testing.T) {
	for _, speed := range []store.Speed{store.Instant, store.Fast} {
		m := sitDown(t, 3, table.Normal, table.Normal, table.Normal)
		m.Settings.SetSpeeds(speed)
		playOn(t, m, func(engine.Prompt) { t.Fatal("nobody is to be asked") })
		sh := m.Stage.Shown()
		assert.Equal(t, m.Table.State().Balance, sh.Balance)
		assert.Equal(t, engine.Over, sh.Phase)
		assert.NotEmpty(t, m.Log.Lines)
	}
}

func TestPeopleAndComputersPlayToTheEnd(t *testing.T) {
	m := sitDown(t, 5, table.Human, table.Normal, table.Human)
	m.Settings.SetSpeeds(store.Instant)
	r := rand.New(rand.NewPCG(1, 2))
	playOn(t, m, func(p engine.Prompt) {
		assert.True(t, m.People.Has(p.Seat))
		options := m.Options()
		require.NoError(t, m.Choose(options[r.IntN(len(options))].Choice))
	})
	assert.Equal(t, m.Table.State().Balance, m.Stage.Shown().Balance)
}

func TestAGameThatIsResumedShowsWhatHappenedBefore(t *testing.T) {
	m := sitDown(t, 7, table.Normal, table.Normal)
	m.Settings.SetSpeeds(store.Instant)
	playOn(t, m, nil)
	again := match.NewMatch(m.App, m.Table)
	assert.Equal(t, m.Stage.Shown().Balance, again.Stage.Shown().Balance)
	assert.Equal(t, len(m.Log.Lines), len(again.Log.Lines))
	assert.Equal(t, m.Log.At(0).String(), again.Log.At(0).String())
}

func TestWhoLooksAtSomethingKeepsComputersWaiting(t *testing.T) {
	m := sitDown(t, 9, table.Normal, table.Normal)
	before := m.Table.State().Hash()
	for range 600 {
		m.Advance(true)
	}
	assert.Equal(t, before, m.Table.State().Hash())
}

func TestWhatIsRefusedIsTold(t *testing.T) {
	m := sitDown(t, 11, table.Human, table.Normal)
	for range 600 {
		m.Advance(false)
	}
	if _, ok := m.Asked(); !ok {
		t.Skip("the computer lays first")
	}
	require.Error(t, m.Choose(engine.Choice{Kind: engine.Roll}))
	assert.NotEmpty(t, m.Toast.Text)
}

func TestALoanThatSomebodyHasToTakeIsTold(t *testing.T) {
	m := sitDown(t, 13, table.Human, table.Normal)
	m.Stage.Fold(engine.Event{Kind: engine.LoanTaken, Seat: 1, Amount: 3000, Total: 3000})
	m.Advance(true)
	assert.Zero(t, m.Toast.Left, "a loan that somebody wanted needs no notice")
	m.Stage.Fold(engine.Event{Kind: engine.LoanTaken, Seat: 1, Amount: 2000, Total: 5000, Forced: true})
	m.Advance(true)
	assert.Contains(t, m.Toast.Text, m.Names[1])
	assert.Contains(t, m.Toast.Text, "$2,000")
	assert.Positive(t, m.Toast.Left)
}

func TestOfAllThatComesInAnInstantOneSoundIsHeard(t *testing.T) {
	sounds := []stage.Sound{{Cue: stage.DiceLand}, {Cue: stage.Hop}, {Cue: stage.MailOpen}, {Cue: stage.BillDue}, {Cue: stage.CardFlip}}
	assert.Equal(t, sounds[3:4], match.MostImportant(sounds))
	assert.Equal(t, sounds[:1], match.MostImportant(sounds[:3]))
	assert.Empty(t, match.MostImportant(nil))
}

func TestEveryMomentThatSoundsHasASound(t *testing.T) {
	for cue := range stage.NumCues {
		assert.Equal(t, stage.CueName(cue), string(match.Cues[cue]))
	}
}
