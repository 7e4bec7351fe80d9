package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// building starts a game whose month is still to be built.
func building(t *testing.T, change func(*Setup)) *board {
	setup := Setup{Seats: 3, Months: 2, Lengths: [12]uint8{31, 28}, Oldest: 1, Host: 2, Seed: 5}
	if change != nil {
		change(&setup)
	}
	b := &board{t: t}
	require.NoError(t, b.Start(setup, func(e Event) { b.events = append(b.events, e) }))
	return b
}

// lay puts the tile in hand on the first vacant day.
func (b *board) lay() *board {
	for _, o := range b.options(Place) {
		return b.choose(o.Choice)
	}
	b.t.Fatal("no tile can be laid")
	return b
}

func TestPlacement(t *testing.T) {
	t.Run("the oldest lays the first tile, then in turn to the left", func(t *testing.T) {
		b := building(t, nil)
		for _, want := range []Seat{1, 2, 0, 1} {
			assert.Equal(t, want, b.Prompt().Seat)
			assert.NotEqual(t, Vacant, b.Prompt().Tile)
			b.lay()
		}
	})
	t.Run("the drawn tile goes on any vacant day", func(t *testing.T) {
		b := building(t, nil)
		tile := b.Prompt().Tile
		assert.Len(t, b.options(Place), 30)
		b.choose(Choice{Kind: Place, Tile: tile, Day: 17})
		assert.Equal(t, tile, b.Pages[0][16])
		assert.Len(t, b.options(Place), 29)
		next := b.Prompt().Tile
		assert.Equal(t, RefusedDayTaken, b.refused(Choice{Kind: Place, Tile: next, Day: 17}))
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: Place, Tile: next, Day: 31}))
		assert.Equal(t, RefusedNoSuchDay, b.refused(Choice{Kind: Place, Tile: next, Day: 32}))
		assert.Equal(t, RefusedNoSuchDay, b.refused(Choice{Kind: Place, Tile: next, Day: 0}))
		assert.Equal(t, RefusedNotInHand, b.refused(Choice{Kind: Place, Tile: BigPayDay, Day: 4}))
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: Begin}))
	})
	t.Run("all 30 tiles lie before a Big Pay Day on 31", func(t *testing.T) {
		b := building(t, nil)
		for b.Prompt().Kind == PlaceTile {
			b.lay()
		}
		var laid [NumSpaces]uint8
		for _, space := range b.Pages[0][:30] {
			laid[space]++
		}
		assert.Equal(t, b.Edition().Tiles, laid)
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 2}, b.Prompt(), "the host says when the month stands")
	})
	t.Run("in a longest month of 28 days three tiles stay unseen", func(t *testing.T) {
		b := building(t, func(s *Setup) { s.Lengths = [12]uint8{28, 28} })
		for b.Prompt().Kind == PlaceTile {
			b.lay()
		}
		assert.Len(t, b.TilesLeft(), 3)
		assert.Len(t, b.told(TilePlaced), 27)
	})
	t.Run("a shorter month hides the days from its own last day on", func(t *testing.T) {
		b := building(t, nil).choose(Choice{Kind: Fill}).choose(Choice{Kind: Begin})
		pages := b.told(PageLaid)
		require.Len(t, pages, 2, "a page for every month, before its first turn")
		assert.Equal(t, BigPayDay, pages[0].Days[30])
		assert.Equal(t, BigPayDay, pages[1].Days[27])
		assert.Equal(t, pages[0].Days[:27], pages[1].Days[:27])
		assert.Equal(t, []Space{Vacant, Vacant, Vacant}, pages[1].Days[28:])
	})
	t.Run("tiles may be moved about until the game starts", func(t *testing.T) {
		b := building(t, nil)
		tile := b.Prompt().Tile
		b.choose(Choice{Kind: Place, Tile: tile, Day: 17}).choose(Choice{Kind: Exchange, Day: 3, To: 17})
		assert.Equal(t, tile, b.Pages[0][2])
		assert.Equal(t, Vacant, b.Pages[0][16])
		assert.Equal(t, Seat(2), b.Prompt().Seat, "it is still the same player's tile")
		assert.Equal(t, RefusedBothVacant, b.refused(Choice{Kind: Exchange, Day: 4, To: 5}))
		assert.Equal(t, RefusedSameDay, b.refused(Choice{Kind: Exchange, Day: 3, To: 3}))
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: Exchange, Day: 3, To: 31}))
		b.choose(Choice{Kind: Exchange, Day: 9, To: 3})
		assert.Equal(t, tile, b.Pages[0][8], "the days may be named in either order")
		b.choose(Choice{Kind: Fill}).choose(Choice{Kind: Exchange, Day: 1, To: 30}).choose(Choice{Kind: Begin})
		assert.Equal(t, RefusedNotAsked, b.refused(Choice{Kind: Exchange, Day: 1, To: 2}))
	})
	t.Run("one player may build it all and choose among the tiles", func(t *testing.T) {
		b := building(t, func(s *Setup) { s.Laying, s.Builder = ByOne, 2 })
		assert.Equal(t, Prompt{Kind: PlaceTile, Seat: 2}, b.Prompt())
		b.choose(Choice{Kind: Place, Tile: FreeDeal, Day: 30})
		assert.Equal(t, Prompt{Kind: PlaceTile, Seat: 2}, b.Prompt())
		assert.Equal(t, RefusedNoneLeft, b.refused(Choice{Kind: Place, Tile: FreeDeal, Day: 29}))
		assert.Len(t, b.options(Place), 14*29, "14 kinds are left for 29 days")
	})
	t.Run("a month laid beforehand can be kept", func(t *testing.T) {
		kept := building(t, nil).choose(Choice{Kind: Fill, Preset: Wild}).Pages[0]
		kept[30] = Vacant
		b := building(t, func(s *Setup) { s.Page = kept })
		assert.Equal(t, Arrange, b.Prompt().Kind)
		assert.Equal(t, kept, b.Pages[0])
		assert.Empty(t, b.TilesLeft())
	})
	t.Run("the rest can be filled by every preset", func(t *testing.T) {
		for preset := range NumPresets {
			b := building(t, nil).lay().choose(Choice{Kind: Fill, Preset: preset})
			assert.Equal(t, Arrange, b.Prompt().Kind)
			var laid [NumSpaces]uint8
			for _, space := range b.Pages[0][:30] {
				laid[space]++
			}
			assert.Equal(t, b.Edition().Tiles, laid, preset.String())
			before := b.Pages[0]
			b.choose(Choice{Kind: Fill, Preset: preset})
			assert.ElementsMatch(t, before[:30], b.Pages[0][:30], "again, with the same tiles")
		}
	})
	t.Run("Deals first lays Deals early, and Buyers late but before the shortest month's last day", func(t *testing.T) {
		for seed := range uint64(20) {
			b := building(t, func(s *Setup) { s.Seed = seed }).choose(Choice{Kind: Fill, Preset: DealsFirst})
			for i, space := range b.Pages[0][:30] {
				day := i + 1
				switch space {
				case DealSpace, FreeDeal:
					assert.LessOrEqual(t, day, 12)
				case FoundABuyer:
					assert.GreaterOrEqual(t, day, 16)
					assert.Less(t, day, 28)
				}
			}
		}
	})
	t.Run("balanced spreads each kind over the month", func(t *testing.T) {
		b := building(t, nil).choose(Choice{Kind: Fill, Preset: Balanced})
		for _, third := range [][]Space{b.Pages[0][:10], b.Pages[0][10:20], b.Pages[0][20:30]} {
			assert.Contains(t, third, DealSpace)
			assert.Contains(t, third, FoundABuyer)
			assert.True(t, slices.ContainsFunc(third, Space.IsMail))
		}
	})
	t.Run("every player begins with $5,000", func(t *testing.T) {
		b := building(t, nil)
		assert.Equal(t, []payment{{Bank, seat(0), 5_000, WhyStart}, {Bank, seat(1), 5_000, WhyStart}, {Bank, seat(2), 5_000, WhyStart}}, b.payments())
		var notes int32
		for _, n := range b.Setup.PayScale(1).Notes {
			notes += n.Count * n.Value
		}
		assert.Equal(t, b.Setup.PayScale(1).Start, notes)
	})
}
