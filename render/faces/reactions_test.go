package faces

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules"
)

func TestEveryReactionHasANumberOfItsOwn(t *testing.T) {
	var r Reactions
	assert.Zero(t, r.Seats[2].Count)
	r.Show(2, Happy)
	r.Show(1, Dismayed)
	r.ShowFor(2, Happy, 0)
	r.Show(rules.NoSeat, Happy)
	r.Show(rules.MaxSeats, Happy)
	assert.Equal(t, Reaction{Expression: Happy, Count: 3}, r.Seats[2], "the same again is a new reaction")
	assert.Equal(t, Reaction{Expression: Dismayed, Millis: HoldTime, Count: 2}, r.Seats[1])
}

func TestATurnBeginsAsTheLastOneEnded(t *testing.T) {
	for _, e := range Expressions {
		var r Reactions
		r.BeginTurn(rules.NoSeat, 0)
		assert.Equal(t, Neutral, r.Seats[0].Expression, "the first turn")
		r.Show(0, e)
		r.BeginTurn(0, 1)
		r.Show(0, Neutral) // while the other one plays
		r.BeginTurn(1, 0)
		want := Reaction{Expression: Neutral, Millis: HoldTime, Count: r.Seats[0].Count}
		if e == Happy || e == Triumphant {
			want.Expression, want.Millis = Happy, 900
		}
		assert.Equal(t, want, r.Seats[0], "after %v", e)
	}
}

func TestFacesReactOnceToWhatWasForeseen(t *testing.T) {
	var f Foreseen[string]
	assert.False(t, f.Take("a bill"))
	f.Add("a bill")
	f.Add("a turn")
	assert.True(t, f.Take("a turn"), "it may happen before what was seen first")
	assert.False(t, f.Take("a turn"))
	assert.True(t, f.Take("a bill"))
	for range 8 {
		assert.True(t, f.Add("a bill"))
	}
	assert.False(t, f.Add("a bill"), "nobody looks further ahead")
}

func TestFacesAtTheEndTellThePlace(t *testing.T) {
	for seats, want := range map[int][]Expression{
		2: {Triumphant, Dismayed},
		3: {Triumphant, Happy, Dismayed},
		6: {Triumphant, Happy, Scheming, Neutral, Neutral, Dismayed},
	} {
		var got []Expression
		for ahead := range seats {
			got = append(got, Ranked(ahead, seats))
		}
		assert.Equal(t, want, got, "%d players", seats)
	}
}
