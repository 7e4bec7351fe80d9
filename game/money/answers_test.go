package money

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// TestAnswersAreWhatTheySay plays random games of each edition in which all that can be is
// answered.
func TestAnswersAreWhatTheySay(t *testing.T) {
	all := Answers{Lotteries: true, Dearest: true, Loans: true, Cards: true}
	answered := map[engine.ChoiceKind]int{}
	for edition := range engine.NumEditions {
		t.Run(fmt.Sprint(edition), func(t *testing.T) {
			for seed := range uint64(12) {
				setup := setupOf(seed, table.Human, table.Human, table.Human)
				setup.Game.Edition, setup.Game.Lengths[1] = edition, engine.MaxDays
				if edition == engine.Mixed {
					setup.Game.Calendar, setup.Game.Lengths[1] = engine.Calendar{Year: 2027, Month: 1}, engine.DaysIn(2027, 2)
				}
				tb := open(t, setup, nil)
				for p := (&person{random: seed}); !tb.Over(); {
					s := *tb.State()
					_, ok := Answers{}.Answer(&s)
					require.False(t, ok, "nothing is answered unless somebody wants that")
					choice, ok := all.Answer(&s)
					if !ok {
						p.advance(t, tb)
						continue
					}
					_, err := tb.Choose(choice)
					require.NoError(t, err)
					check(t, &s, tb.State(), choice)
					answered[choice.Kind]++
				}
			}
		})
	}
	for _, kind := range []engine.ChoiceKind{engine.Ante, engine.Sell, engine.Repay, engine.RefuseSwap} {
		assert.NotZero(t, answered[kind], "%v", kind)
	}
}

// check checks that an answer is what it says: before is the state that asked, and after the next.
func check(t *testing.T, before, after *engine.State, choice engine.Choice) {
	seat := before.Prompt().Seat
	switch choice.Kind {
	case engine.Ante:
		require.Equal(t, before.Players[seat].Loan, after.Players[seat].Loan, "no loan is taken for it")
	case engine.Sell:
		for _, card := range before.HeldDeals(seat) {
			require.GreaterOrEqual(t, before.Edition().Card(choice.Card).Payoff(), before.Edition().Card(card).Payoff())
		}
	case engine.Repay:
		require.Zero(t, after.Players[seat].Loan)
	}
}
