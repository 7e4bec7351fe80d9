package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDealtDays(t *testing.T) {
	t.Run("days are dealt at random in turn order instead of claimed", func(t *testing.T) {
		orders := map[Day]bool{}
		for seed := range uint64(30) {
			setup := on(4, 2, DealtDays)
			setup.Seed = seed
			b := start(t, setup)
			assert.Equal(t, PlaceArmy, b.Ask)
			claims := b.told(Claimed)
			require.Len(t, claims, Days)
			for i, e := range claims {
				assert.Equal(t, Seat((2+i)%4), e.Seat)
			}
			orders[claims[0].To] = true
		}
		assert.Greater(t, len(orders), 10)
	})
	t.Run("with two players beside the neutral army", func(t *testing.T) {
		b := start(t, on(2, 0, DealtDays))
		assert.Equal(t, []int{14, 14, 14}, []int{b.Held[0].Len(), b.Held[1].Len(), b.Held[Neutral].Len()})
	})
}

func TestQuickSetup(t *testing.T) {
	t.Run("each places all the rest at once, in turn order from the first player on", func(t *testing.T) {
		b := start(t, on(4, 0, DealtDays, QuickSetup))
		for seat, left := range []int32{19, 19, 20, 20} {
			assert.Equal(t, Prompt{Kind: PlaceArmy, Seat: Seat(seat), Armies: left}, b.Prompt())
			d := b.Held[seat].First()
			b.choose(Choice{Kind: Place, Day: d, Amount: 10}.String())
			assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: left - 10}, b.refused(Choice{Kind: Place, Day: d, Amount: left - 9}.String()))
			b.choose(Choice{Kind: Place, Day: d, Amount: left - 10}.String())
			assert.Equal(t, left+1, b.Armies[d])
		}
		assert.Equal(t, Prompt{Kind: Reinforce, Seat: 0, Armies: b.Reserve}, b.Prompt())
	})
}

func TestFixedSets(t *testing.T) {
	t.Run("infantry 4, cavalry 6, artillery 8, one of each 10, always", func(t *testing.T) {
		b := newBoard(t, 3, FixedSets)
		for _, sets := range []uint16{0, 1, 30} {
			b.Sets = sets
			assert.Equal(t, []int32{4, 6, 8, 10}, []int32{b.SetWorth(Infantry), b.SetWorth(Cavalry), b.SetWorth(Artillery), b.SetWorth(OneOfEach)})
		}
		b.hand(0, 3, 6, 9).begin(0).choose("turn-in artillery")
		assert.EqualValues(t, 4+8, b.Reserve)
	})
}

func TestNoCoachChangesNothingInTheGame(t *testing.T) {
	play := func(house ...HouseRule) State {
		var s State
		require.NoError(t, s.Start(on(3, NoSeat, house...), nil))
		for player := (chance{}); s.Round < 4; {
			require.NoError(t, s.Choose(player.choose(&s), nil))
		}
		s.Setup.House = 0
		return s
	}
	assert.Equal(t, play(), play(NoCoach))
}

func TestEventsOfTheStart(t *testing.T) {
	t.Run("the map, the roll, tiles, the map again, the neutral army, claims", func(t *testing.T) {
		b := start(t, on(2, NoSeat, PageTiles, DealtDays)).choose("fill random")
		var order []EventKind
		for _, kind := range b.kinds() {
			if len(order) == 0 || order[len(order)-1] != kind {
				order = append(order, kind)
			}
		}
		assert.Equal(t, []EventKind{GameBegan, Shuffled, MapLaid, Rolled, TileInHand, Chosen, TileLaid}, order[:7])
		assert.Equal(t, []EventKind{TileLaid, MapLaid, NeutralStood, Claimed}, order[len(order)-4:])
	})
	t.Run("armies stands directly after turn, with the days held", func(t *testing.T) {
		b := newBoard(t, 3).hand(0, 1, 4, 7).begin(0).choose("turn-in infantry")
		assert.Equal(t, []EventKind{TurnBegan, ArmiesCame, Chosen, SetTurnedIn}, b.kinds())
		assert.EqualValues(t, 14, b.told(ArmiesCame)[0].Number)
	})
}
