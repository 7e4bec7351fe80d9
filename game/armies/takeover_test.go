package armies

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/table"
)

// Seats change hands all game long. Who sits there as a person when an attack begins is asked with
// how many dice to defend, nobody else is, and whoever reads the game comes to the same.
func TestWhoHasTakenOverASeatPicksTheDiceOfTheDefence(t *testing.T) {
	house := conquest.HouseRules(0).With(conquest.DefenderChooses).With(conquest.DealtDays)
	tb := open(t, setupOf(5, house, table.Human, table.Easy, table.Normal), nil)
	p := &person{random: 11}
	kinds := []table.Kind{table.Human, table.Easy}
	asked := map[bool]int{} // by whether they had taken the seat over
	taken := [3]bool{}
	for n := 0; !tb.Over(); n++ {
		if n%9 == 0 && tb.CanUndo() {
			require.NoError(t, tb.Undo())
			require.Equal(t, *tb.State(), *reread(t, tb).State())
		}
		if p.random.Below(6) == 0 {
			seat := table.Seat(p.random.Below(3))
			require.NoError(t, tb.SetKind(seat, kinds[p.random.Below(2)]))
			taken[seat] = tb.Players()[seat].Kind == table.Human && seat != 0
		}
		before, players := *tb.State(), tb.Players()
		p.advance(t, tb)
		made := tb.Journal()[len(tb.Journal())-1].Choice
		if made.Kind != conquest.ThrowAt {
			continue
		}
		defender, armies := before.Owner[made.To], before.Armies[made.To]
		isPerson := defender != conquest.Neutral && players[defender].Kind == table.Human
		require.Equal(t, isPerson && armies > 1, tb.State().Ask == conquest.Defend, "%v against %v", made, defender)
		if isPerson && armies > 1 {
			asked[taken[defender]]++
		}
		again := reread(t, tb)
		require.Equal(t, *tb.State(), *again.State())
		last := rules.NoSeat
		tb.Retrace(func(_ int, s *conquest.State, _ Entry) { last = s.Turn })
		require.Equal(t, before.Turn, last)
	}
	assert.NotZero(t, asked[true], "somebody who took a seat over was asked")
	assert.NotZero(t, asked[false])

	line, err := tb.Timeline()
	require.NoError(t, err)
	replay, err := tb.Replay()
	require.NoError(t, err)
	place := 0
	for {
		events, ok := replay.Next()
		if !ok {
			break
		}
		place += len(events)
		state, at, ok := line.Before(place)
		require.True(t, ok)
		require.Equal(t, place, at)
		require.Equal(t, *replay.State(), state)
	}
	assert.Equal(t, *tb.State(), *replay.State())
	review := tb.Review()
	for !review.Step() {
	}
	assert.Equal(t, 1.0, review.Part())
}
