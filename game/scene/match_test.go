package scene

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

// sitDown returns a match of the kinds of players given, of two months.
func sitDown(t *testing.T, seed uint64, kinds ...table.Kind) *match {
	t.Helper()
	setup := table.Setup{Game: engine.Setup{
		Seats: uint8(len(kinds)), Months: 2, Lengths: [engine.MaxMonths]uint8{31, 30}, Seed: seed,
	}}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Token: uint8(i), Colour: uint8(i), Kind: kind})
	}
	tb, err := table.New(setup, nil)
	require.NoError(t, err)
	h := &House{Words: words.Open(words.English), Settings: veteran()}
	BindPages(h)
	m := newMatch(h, tb)
	m.open()
	return m
}

// playOn ticks until the game is over, and answers where a person is asked.
func playOn(t *testing.T, m *match, answer func(engine.Prompt)) {
	t.Helper()
	for range 2_000_000 {
		if m.opened == resultsAreIn && !m.moving() {
			return
		}
		if _, held := m.hold(); held {
			m.release()
		}
		if p, ok := m.asked(); ok {
			answer(p)
		}
		m.tick(false)
	}
	t.Fatal("the game does not end")
}

func TestComputersPlayByThemselvesToTheEnd(t *testing.T) {
	for _, speed := range []store.Speed{store.Instant, store.Fast} {
		m := sitDown(t, 3, table.Normal, table.Normal, table.Normal)
		m.Settings.Speed = speed
		playOn(t, m, func(engine.Prompt) { t.Fatal("nobody is to be asked") })
		sh := m.stage.Shown()
		assert.Equal(t, m.table.State().Balance, sh.Balance)
		assert.Equal(t, engine.Over, sh.Phase)
		assert.NotEmpty(t, m.chronicle.lines)
	}
}

func TestPeopleAndComputersPlayToTheEnd(t *testing.T) {
	m := sitDown(t, 5, table.Human, table.Normal, table.Human)
	m.Settings.Speed = store.Instant
	r := rand.New(rand.NewPCG(1, 2))
	playOn(t, m, func(p engine.Prompt) {
		assert.True(t, m.people.Has(p.Seat))
		options := m.options()
		require.NoError(t, m.choose(options[r.IntN(len(options))].Choice))
	})
	assert.Equal(t, m.table.State().Balance, m.stage.Shown().Balance)
}

func TestAGameThatIsResumedShowsWhatHappenedBefore(t *testing.T) {
	m := sitDown(t, 7, table.Normal, table.Normal)
	m.Settings.Speed = store.Instant
	playOn(t, m, nil)
	again := newMatch(m.House, m.table)
	assert.Equal(t, m.stage.Shown().Balance, again.stage.Shown().Balance)
	assert.Equal(t, len(m.chronicle.lines), len(again.chronicle.lines))
	assert.Equal(t, m.chronicle.at(0).String(), again.chronicle.at(0).String())
}

func TestWhoLooksAtSomethingKeepsComputersWaiting(t *testing.T) {
	m := sitDown(t, 9, table.Normal, table.Normal)
	before := m.table.State().Hash()
	for range 600 {
		m.tick(true)
	}
	assert.Equal(t, before, m.table.State().Hash())
}

func TestWhatIsRefusedIsTold(t *testing.T) {
	m := sitDown(t, 11, table.Human, table.Normal)
	for range 600 {
		m.tick(false)
	}
	if _, ok := m.asked(); !ok {
		t.Skip("the computer lays first")
	}
	require.Error(t, m.choose(engine.Choice{Kind: engine.Roll}))
	assert.NotEmpty(t, m.toast.text)
}

func TestALoanThatSomebodyHasToTakeIsTold(t *testing.T) {
	m := sitDown(t, 13, table.Human, table.Normal)
	m.stage.Fold(engine.Event{Kind: engine.LoanTaken, Seat: 1, Amount: 3000, Total: 3000})
	m.tick(true)
	assert.Zero(t, m.toast.left, "a loan that somebody wanted needs no notice")
	m.stage.Fold(engine.Event{Kind: engine.LoanTaken, Seat: 1, Amount: 2000, Total: 5000, Forced: true})
	m.tick(true)
	assert.Contains(t, m.toast.text, m.names[1])
	assert.Contains(t, m.toast.text, "$2,000")
	assert.Positive(t, m.toast.left)
}

func TestOfAllThatComesInAnInstantOneSoundIsHeard(t *testing.T) {
	sounds := []stage.Sound{{Cue: stage.DiceLand}, {Cue: stage.Hop}, {Cue: stage.MailOpen}, {Cue: stage.BillDue}, {Cue: stage.CardFlip}}
	assert.Equal(t, sounds[3:4], mostTelling(sounds))
	assert.Equal(t, sounds[:1], mostTelling(sounds[:3]))
	assert.Empty(t, mostTelling(nil))
}

func TestEveryMomentThatSoundsHasASound(t *testing.T) {
	for cue := range stage.NumCues {
		assert.Equal(t, cue.String(), string(cues[cue]))
	}
}
