package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fight returns a turn of seat 0 with so many armies on day 12, and of seat 1
// with so many on day 11, beside it. All else has one army.
func fight(t *testing.T, armies, defence int32, house ...HouseRule) *board {
	return newBoard(t, 3, house...).own(0, armies, 12).own(1, defence, 11).own(1, 1, 13, 19)
}

// thrown returns the last throw: dice, defence, lost, beaten.
func (b *board) thrown() (dice [3]uint8, defence [2]uint8, lost, beaten uint8) {
	throws := b.told(Thrown)
	require.NotEmpty(b.t, throws)
	e := throws[len(throws)-1]
	return e.Dice, e.Defence, e.Lost, e.Beaten
}

func TestAttack(t *testing.T) {
	t.Run("goes at any day that adjoins one's own, with one, two or three dice", func(t *testing.T) {
		b := fight(t, 4, 2)
		assert.Equal(t, []Option{
			{Choice: Choice{Kind: ThrowAt, Day: 12, To: 11, Amount: 1}, Most: 3}, {Choice: Choice{Kind: Storm, Day: 12, To: 11, Amount: 1}, Most: 3},
			{Choice: Choice{Kind: ThrowAt, Day: 12, To: 13, Amount: 1}, Most: 3}, {Choice: Choice{Kind: Storm, Day: 12, To: 13, Amount: 1}, Most: 3},
			{Choice: Choice{Kind: ThrowAt, Day: 12, To: 19, Amount: 1}, Most: 3}, {Choice: Choice{Kind: Storm, Day: 12, To: 19, Amount: 1}, Most: 3},
			{Choice: Choice{Kind: EndAttack}},
		}, b.AppendOptions(nil))
		for _, choice := range []string{"attack 12 11 1", "attack 12 11 2", "attack 12 11 3"} {
			fight(t, 4, 2).choose(choice)
		}
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 3}, fight(t, 9, 2).refused("attack 12 11 4"))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 3}, fight(t, 9, 2).refused("attack 12 11 0"))
		assert.Equal(t, Refusal{ID: RefusedNoLink}, b.refused("attack 12 14 1"), "two days apart")
		assert.Equal(t, Refusal{ID: RefusedNoLink}, b.refused("attack 12 5 1"), "a wall between them")
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, b.refused("attack 12 43 1"))
	})
	t.Run("only days of others", func(t *testing.T) {
		b := fight(t, 4, 2).own(0, 1, 13)
		assert.Equal(t, Refusal{ID: RefusedYours}, b.refused("attack 12 13 1"))
		assert.Equal(t, Refusal{ID: RefusedNotYours}, b.refused("attack 11 12 1"))
	})
	t.Run("neutral ones too", func(t *testing.T) {
		b := newBoard(t, 2).own(0, 4, 12).own(Neutral, 1, 11).dice(6, 6, 6, 1).choose("attack 12 11 3")
		assert.Equal(t, Seat(0), b.Owner[11])
		assert.Equal(t, []Event{{Kind: Taken, Seat: 0, By: Neutral, To: 11}}, b.told(Taken))
	})
	t.Run("needs two armies, and one more than dice", func(t *testing.T) {
		assert.Equal(t, Refusal{ID: RefusedTooFew}, fight(t, 1, 2).own(0, 4, 22).refused("attack 12 11 1"))
		assert.Equal(t, Refusal{ID: RefusedTooFew, Most: 1}, fight(t, 2, 2).refused("attack 12 11 2"))
		assert.Equal(t, Refusal{ID: RefusedTooFew, Most: 2}, fight(t, 3, 2).refused("attack 12 11 3"))
		assert.Equal(t, []int32{0, 0, 1, 2, 3, 3}, []int32{MostDice(0), MostDice(1), MostDice(2), MostDice(3), MostDice(4), MostDice(99)})
	})
	t.Run("fewer dice may be chosen", func(t *testing.T) {
		dice, _, _, _ := fight(t, 9, 2).choose("attack 12 11 1").thrown()
		assert.Zero(t, dice[1])
	})
	t.Run("the defender throws two dice where there are two armies, else one", func(t *testing.T) {
		_, defence, _, _ := fight(t, 9, 2).choose("attack 12 11 3").thrown()
		assert.NotZero(t, defence[1])
		_, defence, _, _ = fight(t, 9, 1).choose("attack 12 11 3").thrown()
		assert.Zero(t, defence[1])
	})
	t.Run("neutral days always throw the most", func(t *testing.T) {
		b := newBoard(t, 2, DefenderChooses).own(0, 4, 12).own(Neutral, 3, 11)
		b.Setup.People = 3
		_, defence, _, _ := b.choose("attack 12 11 3").thrown()
		assert.NotZero(t, defence[1])
	})
	t.Run("highest against highest: the lower loses an army", func(t *testing.T) {
		b := fight(t, 4, 1).dice(2, 5, 3, 4).choose("attack 12 11 3")
		dice, defence, lost, beaten := b.thrown()
		assert.Equal(t, [3]uint8{5, 3, 2}, dice)
		assert.Equal(t, [2]uint8{4}, defence)
		assert.Equal(t, []uint8{0, 1}, []uint8{lost, beaten})
		b = fight(t, 4, 1).dice(2, 3, 1, 4).choose("attack 12 11 3")
		assert.Equal(t, []int32{3, 1}, []int32{b.Armies[12], b.Armies[11]})
	})
	t.Run("then the next pair, if the defender threw two", func(t *testing.T) {
		b := fight(t, 4, 3).dice(6, 3, 1, 5, 2).choose("attack 12 11 3")
		assert.Equal(t, []int32{4, 1}, []int32{b.Armies[12], b.Armies[11]})
		b = fight(t, 4, 3).dice(6, 2, 1, 5, 3).choose("attack 12 11 3")
		assert.Equal(t, []int32{3, 2}, []int32{b.Armies[12], b.Armies[11]})
		b = fight(t, 4, 3).dice(4, 2, 1, 5, 3).choose("attack 12 11 3")
		assert.Equal(t, []int32{2, 3}, []int32{b.Armies[12], b.Armies[11]})
	})
	t.Run("the second pair counts only if both threw two or more", func(t *testing.T) {
		b := fight(t, 4, 3).dice(6, 5, 1).choose("attack 12 11 1")
		assert.Equal(t, []int32{4, 2}, []int32{b.Armies[12], b.Armies[11]})
		b = fight(t, 4, 1).dice(2, 1, 6).choose("attack 12 11 2")
		assert.Equal(t, []int32{3, 1}, []int32{b.Armies[12], b.Armies[11]})
	})
	t.Run("the defender wins ties, in each pair", func(t *testing.T) {
		b := fight(t, 4, 3).dice(5, 4, 1, 5, 4).choose("attack 12 11 3")
		assert.Equal(t, []int32{2, 3}, []int32{b.Armies[12], b.Armies[11]})
		b = fight(t, 4, 3).dice(6, 4, 1, 5, 4).choose("attack 12 11 3")
		assert.Equal(t, []int32{3, 2}, []int32{b.Armies[12], b.Armies[11]})
	})
	t.Run("may be made as often as one wishes", func(t *testing.T) {
		b := fight(t, 20, 9)
		for range 4 {
			b.dice(6, 6, 6, 1, 1).choose("attack 12 11 3")
		}
		b.dice(6, 6, 6, 1).choose("attack 12 11 3", "occupy 10").dice(6, 6, 6, 1).choose("attack 12 19 3", "occupy 3")
		assert.Equal(t, Attack, b.Ask)
	})
	t.Run("also with armies that have just moved in", func(t *testing.T) {
		b := fight(t, 6, 1).dice(6, 6, 6, 1).choose("attack 12 11 3", "occupy 5").dice(6, 6, 6, 1).choose("attack 11 18 3", "occupy 3")
		assert.Equal(t, Seat(0), b.Owner[18])
	})
	t.Run("may be ended", func(t *testing.T) {
		assert.Equal(t, Seat(1), fight(t, 6, 1).choose("end-attack").Prompt().Seat)
	})
}

func TestATakenDay(t *testing.T) {
	t.Run("is the attacker's when its last army is beaten", func(t *testing.T) {
		b := fight(t, 6, 1).dice(6, 6, 6, 1).choose("attack 12 11 3")
		assert.Equal(t, Seat(0), b.Owner[11])
		assert.Equal(t, []Event{{Kind: Taken, Seat: 0, By: 1, To: 11}}, b.told(Taken))
	})
	t.Run("is occupied with at least as many armies as dice thrown last, at most all but one", func(t *testing.T) {
		b := fight(t, 6, 1).dice(6, 6, 1).choose("attack 12 11 2")
		assert.Equal(t, Prompt{Kind: Occupy, From: 12, To: 11, Dice: 2}, b.Prompt())
		assert.Equal(t, []Option{{Choice: Choice{Kind: MoveIn, Amount: 2}, Most: 5}}, b.AppendOptions(nil))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 2, Most: 5}, b.refused("occupy 1"))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 2, Most: 5}, b.refused("occupy 6"))
		b.choose("occupy 4")
		assert.Equal(t, []int32{2, 4}, []int32{b.Armies[12], b.Armies[11]})
	})
	t.Run("costs the attacker nothing in the throw that takes it", func(t *testing.T) {
		for seed := range uint64(300) {
			b := fight(t, 4, 2)
			b.Random = Random(seed)
			if b.choose("attack 12 11 3"); len(b.told(Taken)) > 0 {
				_, _, lost, _ := b.thrown()
				assert.Zero(t, lost)
			}
		}
	})
	t.Run("is occupied without asking where one number alone is possible", func(t *testing.T) {
		b := fight(t, 4, 1).dice(6, 6, 6, 1).choose("attack 12 11 3")
		assert.Equal(t, Attack, b.Ask)
		assert.Equal(t, []Event{{Kind: Moved, Why: WhyOccupy, Seat: 0, By: NoSeat, From: 12, To: 11, Armies: 3}}, b.told(Moved))
		assert.Equal(t, []EventKind{Chosen, Thrown, Taken, Moved}, b.kinds())
	})
}

func TestAStorm(t *testing.T) {
	t.Run("throws with the most dice until the day falls, each throw an event", func(t *testing.T) {
		b := fight(t, 60, 9).choose("storm 12 11 1")
		assert.Equal(t, Seat(0), b.Owner[11])
		throws := b.told(Thrown)
		require.Greater(t, len(throws), 4)
		var beaten int
		for _, e := range throws {
			assert.NotZero(t, e.Dice[2])
			beaten += int(e.Beaten)
		}
		assert.Equal(t, 9, beaten)
		assert.Len(t, b.told(Chosen), 1)
	})
	t.Run("or until no more than the armies named are left", func(t *testing.T) {
		for leave, want := range map[string][]int32{"5": {4, 5}, "1": {1}} {
			lowest := map[int32]bool{}
			for seed := range uint64(60) {
				b := fight(t, 12, 900)
				b.Random = Random(seed)
				b.choose("storm 12 11 " + leave)
				lowest[b.Armies[12]] = true
			}
			assert.Len(t, lowest, len(want))
			for _, armies := range want {
				assert.True(t, lowest[armies])
			}
		}
	})
	t.Run("throws the most dice even where that may leave fewer", func(t *testing.T) {
		b := fight(t, 6, 900).dice(1, 1, 1, 6, 6).choose("storm 12 11 5")
		dice, _, _, _ := b.thrown()
		assert.NotZero(t, dice[2])
		assert.EqualValues(t, 4, b.Armies[12])
	})
	t.Run("cannot leave as many as there are, or none", func(t *testing.T) {
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 5}, fight(t, 6, 2).refused("storm 12 11 6"))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 5}, fight(t, 6, 2).refused("storm 12 11 0"))
		assert.Equal(t, Refusal{ID: RefusedTooFew}, fight(t, 1, 2).own(0, 3, 22).refused("storm 12 11 1"))
	})
	t.Run("is followed by the question how many move in", func(t *testing.T) {
		b := fight(t, 60, 1).choose("storm 12 11 1")
		assert.Equal(t, Prompt{Kind: Occupy, From: 12, To: 11, Dice: 3}, b.Prompt())
	})
}

func TestTheDefenderChooses(t *testing.T) {
	ask := func(defence int32) *board {
		b := fight(t, 6, defence, DefenderChooses)
		b.Setup.People = 1 << 1
		return b
	}
	t.Run("a person with two armies or more picks one die or two", func(t *testing.T) {
		b := ask(2).choose("attack 12 11 3")
		assert.Equal(t, Prompt{Kind: Defend, Seat: 1, From: 12, To: 11, Dice: 3}, b.Prompt())
		assert.Equal(t, []Option{{Choice: Choice{Kind: DefendWith, Amount: 1}, Most: 2}}, b.AppendOptions(nil))
		assert.Equal(t, Refusal{ID: RefusedAmount, Least: 1, Most: 2}, b.refused("defend 3"))
		_, defence, _, _ := b.choose("defend 1").thrown()
		assert.Zero(t, defence[1])
		assert.Equal(t, Prompt{Kind: Attack, Seat: 0}, b.Prompt())
		_, defence, _, _ = ask(2).choose("attack 12 11 3", "defend 2").thrown()
		assert.NotZero(t, defence[1])
	})
	t.Run("with one army nobody is asked", func(t *testing.T) {
		assert.NotEmpty(t, ask(1).choose("attack 12 11 3").told(Thrown))
	})
	t.Run("nor is a computer", func(t *testing.T) {
		b := ask(3)
		b.Setup.People = 1
		assert.NotEmpty(t, b.choose("attack 12 11 3").told(Thrown))
	})
	t.Run("a person's two armies cannot be stormed", func(t *testing.T) {
		assert.Equal(t, Refusal{ID: RefusedDefenderPicks}, ask(2).refused("storm 12 11 1"))
		assert.NotContains(t, ask(2).choices(), "storm 12 11 1")
		assert.Contains(t, ask(1).choices(), "storm 12 11 1")
		assert.Contains(t, ask(2).choices(), "storm 12 13 1")
	})
}
