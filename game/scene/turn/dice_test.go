package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

func TestTheOutcomeIsMarkedAsSoonAsTheDieShowsIt(t *testing.T) {
	g := playingSetup(t, engine.Setup{
		Edition: engine.Standard, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, Seed: 8,
	}, table.Normal, table.Normal)
	g.App.Set(func(c *store.Settings) { c.SetSpeeds(store.Normal) })
	die := &g.s.M.Stage.Actors().Dice
	lay := 0
	for tick := 0; tick < 2_000 && lay < 3; tick++ {
		g.Tick()
		if !die.On || die.Home > 0 || die.Why != engine.WhyMove {
			continue
		}
		if !die.Settled {
			assert.Zero(t, facts.Pips(g.s.M), "it still tumbles")
			continue
		}
		assert.Equal(t, int(die.Faces[0]), facts.Pips(g.s.M))
		lay++
	}
	assert.Equal(t, 3, lay)
}

func TestALotteryThatIsToldLikeTheJackpotIsNotCalledOne(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "lottery-won").Set(s)
	assert.NotContains(t, s.Top().(*turn.Turn).TrayContent().Sub, "Jackpot")

	s = scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "jackpot").Set(s)
	assert.Contains(t, s.Top().(*turn.Turn).TrayContent().Sub, "Jackpot")
}

func TestTheTraySaysWhatOneDieHasDecided(t *testing.T) {
	g := playingSetup(t, engine.Setup{
		Edition: engine.Standard, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, Seed: 8,
	}, table.Normal, table.Normal, table.Normal)
	g.App.Set(func(c *store.Settings) { c.SetSpeeds(store.Fast) })
	read := map[string]bool{}
	for tick := 0; tick < 20_000 && !g.over(); tick++ {
		g.Tick()
		if facts.Decided(g.s.M) {
			read[g.s.TrayContent().Sub] = true
			assert.Contains(t, g.s.TrayContent().Title, " rolled ")
		}
	}
	assert.Equal(t, map[string]bool{g.App.Say("turn.one_die_note"): true}, read, "not where the token went before")
}
