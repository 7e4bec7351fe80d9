package campaign

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/conquest"
	"bigpayday/render/moments"
)

// momentCases has all that is a moment in Conquest, with the events that bring it about.
func momentCases(t *testing.T) map[moments.Kind]func() (*Campaign, conquest.Event) {
	return map[moments.Kind]func() (*Campaign, conquest.Event){
		moments.Region: func() (*Campaign, conquest.Event) {
			c, _, _ := fight(t)
			c.shown.Map.Bonus[2] = largeBonus
			return c, lastDayOf(c, 2)
		},
		moments.Out: func() (*Campaign, conquest.Event) {
			c, _, _ := fight(t)
			return c, conquest.Event{Kind: conquest.KnockedOut, Seat: 1, By: 0}
		},
		moments.LastRound: func() (*Campaign, conquest.Event) {
			c, _, _ := fight(t)
			c.shown.Setup.Rounds, c.shown.Round = 3, 2
			return c, conquest.Event{Kind: conquest.TurnBegan, Seat: 1, Round: 3}
		},
		moments.Winner: func() (*Campaign, conquest.Event) {
			c, _, _ := fight(t)
			return c, conquest.Event{Kind: conquest.GameOver, Winners: 1}
		},
	}
}

// elsewhere are the kinds of moments of money games alone.
var elsewhere = map[moments.Kind]bool{
	moments.Jackpot: true, moments.EmptyPot: true, moments.Sale: true, moments.Card: true, moments.PayDay: true, moments.Loan: true, moments.Vignette: true,
}

func TestEveryKindOfMomentOfConquestHasACase(t *testing.T) {
	cases := momentCases(t)
	for kind := moments.None + 1; kind < moments.NumKinds; kind++ {
		assert.NotEqual(t, elsewhere[kind], cases[kind] != nil, "kind %d", kind)
	}
}

// Whenever a moment is ended, the page is as if it had been seen to its end.
func TestEachMomentOfConquestIsSeenAndCanBeEndedAtAnyTime(t *testing.T) {
	for kind, begin := range momentCases(t) {
		whole, e := begin()
		whole.Fold(e)
		for after := 1; after < 560; after += 40 {
			c, e := begin()
			c.Queue(e)
			seen := false
			for range after {
				c.Tick()
				seen = seen || c.Actors().Moment.Kind == kind
			}
			assert.True(t, seen || after < 3, "kind %d", kind)
			c.Hurry()
			assert.False(t, c.Actors().Moment.On(), "kind %d after %d ticks", kind, after)
			c.FinishAll()
			assert.Equal(t, whole.Shown().Owner, c.Shown().Owner)
			assert.Equal(t, whole.Shown().Armies, c.Shown().Armies)
			assert.Equal(t, whole.Shown().Turn, c.Shown().Turn)
			assert.Equal(t, whole.Shown().Part, c.Shown().Part)
		}
	}
}
