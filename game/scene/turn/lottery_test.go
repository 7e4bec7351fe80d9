package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/moments"
)

// lottery opens a lottery of two in which the first player has 7, until the second one picks.
func lottery(t *testing.T) *scenetest.Studio {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "lottery-two").Set(s)
	s.Ticks(2)
	return s
}

func TestALotteryTakesTheWholeWindow(t *testing.T) {
	s := lottery(t)
	for _, id := range []string{"number-1", "number-6", "number-12", "take", "pool", "dice", "loan", "rules", "help", "menu", "speed"} {
		assert.True(t, s.Has(ui.ID(id)), id)
	}
	for _, id := range []string{"seat-1", "day-5", "log"} {
		assert.False(t, s.Has(ui.ID(id)), id)
	}
	s.Act(input.Digit9)
	s.Act(input.Accept)
	s.UntilHeld()
	assert.Equal(t, uint8(9), s.Match.Stage.Shown().Lottery.Numbers[1])
}

func TestTheFirstPlayerIsAtTheLeftOfTheDrumForLeftHandsToo(t *testing.T) {
	s := lottery(t)
	for _, left := range [2]bool{false, true} {
		s.App.Set(func(c *store.Settings) { c.LeftHanded = left })
		s.Ticks(2)
		at := map[string]float64{}
		for _, m := range s.Record() {
			at[m.Line.Text] = m.Line.Box.X
		}
		first, second := s.Match.Names[0], s.Match.Names[1]
		require.Contains(t, at, first)
		assert.Less(t, at[first], at[second], "for left hands: %v", left)
	}
}

func TestAGameThatIsCalledOffSaysSoBeforeTheMoneyGoesBack(t *testing.T) {
	for state, says := range map[string]string{"lottery-off": "lottery.called_off", "classic-poker-off": "log.no-game.poker-game"} {
		t.Run(state, func(t *testing.T) {
			s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
			states.Named(t, state).Set(s)
			said, stakes := s.Words.Say(says), s.Match.Stage.Shown().Balance[engine.Stakes]
			assert.NotEmpty(t, s.TextsThat(func(text string) bool { return text == said }))
			assert.Positive(t, stakes, "the money lies on the table yet")
			s.Until("the money to be gone", func() bool { return s.Match.Stage.Shown().Balance[engine.Stakes] == 0 })
			s.Until("the table to be back", func() bool { return s.Has("seat-1") })
			s.Until("nothing to be called off any more", func() bool { return !s.Match.Stage.Actors().CalledOff })
		})
	}
}

func TestNoCardLiesOnAPlateWhenALotteryIsWonLarge(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "lottery-drawn").Set(s)
	name := s.Match.Names[0]
	names := func() int { return len(s.TextsThat(func(text string) bool { return text == name })) }
	require.Equal(t, 1, names(), "on the plate")
	m := &s.Match.Stage.Actors().Moment
	s.Until("it to grow dark", func() bool { return m.Kind == moments.Jackpot && m.At > moments.JackpotInFull.Veil })
	assert.Equal(t, 1, names())
}

func TestTheDrumIsThereUntilTheWinnerHasTheMoney(t *testing.T) {
	s := lottery(t)
	s.ChooseUntil(engine.Choice{Kind: engine.Pick, Number: 6}, func(events []engine.Event) bool {
		rolls := 0
		for _, e := range events {
			if e.Kind == engine.Rolled {
				rolls++
			}
		}
		return rolls == 1
	})
	s.UntilHeld()
	s.Ticks(2)
	s.Click("throw")
	st := s.Match.Stage
	pool := st.Money(engine.Stakes)
	require.Positive(t, pool)
	s.Until("the number to come up", func() bool { return st.Actors().Number.Drawn })
	winner := engine.SeatAccount(st.Actors().Number.Seat)
	before := st.Money(winner)
	s.Until("the money to count", func() bool { return st.Money(winner) > before })
	m := st.Actors().Moment
	assert.Equal(t, moments.Jackpot, m.Kind, "so much is told like a Jackpot")
	assert.Equal(t, pool, m.Sum)
	assert.Equal(t, engine.LuckyLottery, engine.Space(m.About), "with a word of its own")
	s.Until("the money to be there", func() bool { return st.Money(winner) == before+pool })
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
	assert.Equal(t, before+pool, st.Money(winner))
}

func TestTheCoachCoversNothingThatIsWrittenAtALottery(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow} {
		th := w.Theme(t)
		for _, name := range []string{"hint-lottery", "lesson-number"} {
			s := scenetest.New(t, w, th)
			states.Named(t, name).Set(s)
			slip, _, said := s.Match.Slip()
			require.True(t, said, name)
			assert.False(t, s.Box("pool").Overlaps(slip), "%s in %s: what is played for", name, w)
			s.Top().(interface{ Tree() *flow.Node }).Tree().EachText(func(box render.Rect) {
				assert.False(t, box.Overlaps(slip), "%s in %s: %v", name, w, box)
			})
		}
		th.Deallocate()
	}
}
