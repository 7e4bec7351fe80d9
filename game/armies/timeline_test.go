package armies

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/table"
)

// From wherever one goes on in a game that is not over, hands are dealt anew but for that of the
// only person, and the practice comes to an end.
func TestPracticeFromARunningGameDealsAnewWhatItsPlayerDoesNotKnow(t *testing.T) {
	for _, kinds := range [][]table.Kind{{table.Human, table.Normal, table.Normal}, {table.Human, table.Human}} {
		tb := open(t, setupOf(3, 0, kinds...), nil)
		for p := (&person{random: 5}); tb.State().Round < 4 && !tb.Over(); {
			p.advance(t, tb)
		}
		require.False(t, tb.Over())
		l, err := tb.Timeline()
		require.NoError(t, err)
		viewer := rules.NoSeat
		if len(kinds) == 3 {
			viewer = 0
		}
		dealtAnew := 0
		for place := 0; place <= l.Len(); place += 9 {
			practice, err := l.Practice(place, 77)
			require.NoError(t, err)
			before, _, ok := l.Before(place)
			if !ok {
				continue
			}
			now := practice.State()
			assert.Equal(t, before.World(viewer, 77), *now)
			for seat := range conquest.Seat(len(kinds)) {
				assert.Equal(t, before.Hands[seat].Len(), now.Hands[seat].Len())
				if seat == viewer {
					assert.Equal(t, before.Hands[seat], now.Hands[seat])
				} else if before.Hands[seat] != now.Hands[seat] {
					dealtAnew++
				}
			}
			if place%4 == 0 {
				for p := (&person{random: 9}); !practice.Over(); {
					p.advance(t, practice)
				}
			}
		}
		assert.Positive(t, dealtAnew)
	}
}
