package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// laying returns a game at the prompt for a tile of the kind.
func laying(t *testing.T, tile Tile) *board {
	for seed := range uint64(100) {
		setup := on(3, 0, PageTiles)
		setup.Seed = seed
		if b := start(t, setup); b.InHand == tile {
			return b
		}
	}
	require.Fail(t, "never drawn")
	return nil
}

func TestTilesOnThePage(t *testing.T) {
	t.Run("twelve are drawn and laid in turn, from the first player on, before the claiming", func(t *testing.T) {
		b := start(t, on(3, 1, PageTiles))
		var kinds [NumTiles]int
		for i := range 12 {
			assert.Equal(t, Prompt{Kind: LayTile, Seat: Seat((1 + i) % 3), Tile: b.InHand}, b.Prompt())
			kinds[b.InHand]++
			b.choose(b.choices()[0])
		}
		assert.Equal(t, [NumTiles]int{Clip: 4, Tape: 4, Fort: 2, Star: 2}, kinds)
		assert.Equal(t, Prompt{Kind: ClaimDay, Seat: 1}, b.Prompt())
		assert.Len(t, b.told(TileLaid), 12)
		assert.Len(t, b.told(TileInHand), 12)
	})
	t.Run("a clip links two days beside, above or cornerwise to each other, or Saturday and the next Sunday", func(t *testing.T) {
		for _, choice := range []string{"lay clip 10 11", "lay clip 2 9", "lay clip 1 9", "lay clip 10 16", "lay clip 14 15", "lay clip 9 1"} {
			b := laying(t, Clip)
			c, err := ParseChoice(choice)
			require.NoError(t, err)
			require.False(t, b.Map.Linked(c.Day, c.To))
			b.choose(choice)
			assert.True(t, b.Map.Linked(c.Day, c.To) && b.Map.Linked(c.To, c.Day), choice)
		}
		for _, choice := range []string{"lay clip 1 3", "lay clip 7 14", "lay clip 7 13", "lay clip 8 14", "lay clip 7 15", "lay clip 1 1", "lay clip 1 16"} {
			b := laying(t, Clip)
			b.Map = Map{Bonus: b.Map.Bonus}
			allowed := choice == "lay clip 7 14" || choice == "lay clip 7 13"
			c, _ := ParseChoice(choice)
			assert.Equal(t, allowed, b.Choose(c, nil) == nil, choice)
		}
		assert.Equal(t, Refusal{ID: RefusedNoLink}, laying(t, Clip).refused("lay clip 1 3"))
		assert.Equal(t, Refusal{ID: RefusedLinked}, laying(t, Clip).refused("lay clip 1 2"))
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, laying(t, Clip).refused("lay clip 42 43"))
	})
	t.Run("a tape puts a wall on a link", func(t *testing.T) {
		b := laying(t, Tape).choose("lay tape 9 16")
		assert.False(t, b.Map.Linked(9, 16) || b.Map.Linked(16, 9))
		assert.Equal(t, Refusal{ID: RefusedNoLink}, laying(t, Tape).refused("lay tape 2 9"))
		assert.Equal(t, Refusal{ID: RefusedNoLink}, laying(t, Tape).refused("lay tape 1 3"))
	})
	t.Run("a tape leaves both days two links or more", func(t *testing.T) {
		b := laying(t, Tape)
		require.Equal(t, 2, b.Map.Links[42].Len())
		assert.Equal(t, Refusal{ID: RefusedTwoLinks}, b.refused("lay tape 41 42"))
		assert.Equal(t, Refusal{ID: RefusedTwoLinks}, b.refused("lay tape 42 35"))
	})
	t.Run("a tape leaves the page in one piece", func(t *testing.T) {
		b := laying(t, Tape)
		b.Map.part(5, 6)
		b.Map.part(7, 8) // now 1-8 alone holds the grey days before to the rest
		require.Equal(t, allDays, b.Map.reach(1, allDays))
		b.Map.join(8, 16)
		b.Map.join(1, 3)
		assert.Equal(t, Refusal{ID: RefusedFallsApart}, b.refused("lay tape 1 8"))
	})
	t.Run("a clip may lie where a wall is, and a tape on any link, a clip's too", func(t *testing.T) {
		b := laying(t, Clip).choose("lay clip 2 9")
		assert.True(t, b.Map.Linked(2, 9))
		for b.InHand != Tape {
			b.choose(b.choices()[0])
		}
		b.choose("lay tape 2 9")
		assert.False(t, b.Map.Linked(2, 9))
	})
	t.Run("on a fort the defender's highest die counts one more", func(t *testing.T) {
		b := fight(t, 4, 1)
		b.Map.Forts = Day(11).Set()
		b.dice(6, 1, 1, 5).choose("attack 12 11 3")
		assert.EqualValues(t, 3, b.Armies[12])
		dice, defence, _, _ := b.thrown()
		assert.Equal(t, [3]uint8{6, 1, 1}, dice)
		assert.Equal(t, [2]uint8{5}, defence, "told as thrown")
		b = fight(t, 4, 3)
		b.Map.Forts = Day(11).Set()
		b.dice(5, 4, 1, 3, 3).choose("attack 12 11 3")
		assert.Equal(t, []int32{4, 1}, []int32{b.Armies[12], b.Armies[11]}, "the second die counts as it is")
	})
	t.Run("six at most", func(t *testing.T) {
		b := fight(t, 4, 2)
		b.Map.Forts = Day(11).Set()
		b.dice(6, 6, 1, 6, 1).choose("attack 12 11 3")
		_, _, lost, beaten := b.thrown()
		assert.Equal(t, []uint8{1, 1}, []uint8{lost, beaten})
	})
	t.Run("a fort stays with the day, and helps the attacker nothing", func(t *testing.T) {
		b := fight(t, 6, 1)
		b.Map.Forts = Day(11).Set() | Day(12).Set()
		b.dice(6, 6, 6, 1).choose("attack 12 11 3", "occupy 3")
		assert.True(t, b.Map.Forts.Has(11))
		b = fight(t, 4, 1)
		b.Map.Forts = Day(12).Set()
		b.dice(4, 1, 1, 4).choose("attack 12 11 3")
		assert.EqualValues(t, 3, b.Armies[12])
	})
	t.Run("a star brings one army to whoever holds it when the turn begins", func(t *testing.T) {
		b := newBoard(t, 3)
		b.Map.Stars = Day(1).Set() | Day(2).Set()
		assert.Equal(t, Income{Days: 14, ForDays: 4, Stars: 1}, b.Income(0))
		b.begin(0)
		assert.Equal(t, []Event{{Kind: ArmiesCame, Seat: 0, By: NoSeat, Number: 14, Stars: 1, Armies: 5}}, b.told(ArmiesCame))
	})
	t.Run("one fort or star a day in all", func(t *testing.T) {
		b := laying(t, Fort).choose("lay fort 20")
		b.InHand = Star
		assert.Equal(t, Refusal{ID: RefusedTaken}, b.refused("lay star 20"))
		b.InHand = Fort
		assert.Equal(t, Refusal{ID: RefusedTaken}, b.refused("lay fort 20"))
		assert.Equal(t, Refusal{ID: RefusedNoSuchDay}, b.refused("lay fort 43"))
	})
	t.Run("only the tile in hand is laid", func(t *testing.T) {
		assert.Equal(t, Refusal{ID: RefusedNotInHand}, laying(t, Clip).refused("lay star 20"))
		assert.Equal(t, Refusal{ID: RefusedNotInHand}, laying(t, Fort).refused("lay clip 1 9"))
		assert.Equal(t, Refusal{ID: RefusedNotAsked}, laying(t, Fort).refused("claim 3"))
	})
	t.Run("borders and bonuses are counted anew after the last tile", func(t *testing.T) {
		b := start(t, on(3, 0, PageTiles)).choose("fill random")
		maps := b.told(MapLaid)
		require.Len(t, maps, 2)
		assert.Equal(t, MapOf(january).Bonus, maps[0].Bonus)
		counted := b.Map
		counted.Count(january)
		assert.Equal(t, counted.Bonus, maps[1].Bonus)
		assert.Equal(t, counted.Bonus, b.Map.Bonus)
	})
	t.Run("and shown as they would be with one more", func(t *testing.T) {
		b := laying(t, Clip)
		before := b.State
		m := b.PreviewTile(Choice{Kind: LayDown, Tile: Clip, Day: 16, To: 23})
		assert.Equal(t, before, b.State)
		assert.Equal(t, 5, m.Border(january, HomeStretch).Len())
		assert.EqualValues(t, 6, m.Bonus[HomeStretch], "9 days and twice 5 to guard, by threes")
		assert.EqualValues(t, 4, m.Bonus[FreshStart], "6 days and twice 4 to guard, by threes")
	})
	t.Run("fill random lays the rest where they may lie", func(t *testing.T) {
		for seed := range uint64(200) {
			setup := on(4, NoSeat, PageTiles)
			setup.Seed, setup.Page = seed, Page{Weekday: uint8(seed % 7), Length: 28 + uint8(seed/7%4)}
			b := start(t, setup).choose("fill random")
			assert.Equal(t, ClaimDay, b.Ask)
			assert.True(t, b.sound())
			assert.Equal(t, []int{2, 2}, []int{b.Map.Forts.Len(), b.Map.Stars.Len()})
			least := Days
			for d := Day(1); d <= Days; d++ {
				least = min(least, b.Map.Links[d].Len())
			}
			assert.Positive(t, least)
		}
	})
}
