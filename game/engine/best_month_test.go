package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// oneBuilder lets a single player build months of a length.
func oneBuilder(edition EditionID, days, blue uint8) func(*Setup) {
	return func(s *Setup) {
		s.Edition, s.Laying, s.Blue = edition, ByOne, blue
		for i := range s.Months {
			s.Lengths[i] = days
		}
	}
}

func TestMonthsThatWereFoundAreThereForEveryLength(t *testing.T) {
	for _, edition := range []EditionID{Big, Mixed} {
		ed := EditionOf(edition)
		for days := ed.Shortest; days <= ed.Longest; days++ {
			for preset := RichestMonth; preset < NumPresets; preset++ {
				b := building(t, oneBuilder(edition, days, ed.Wanted))
				tiles := b.play(nil).bestTiles(preset)
				require.Len(t, tiles, int(days)-1, "%v, %d days, %v: a tile for every day", edition, days, preset)
				wanted := b.Missing()
				b.choose(Choice{Kind: Fill, Preset: preset})
				assert.Equal(t, Arrange, b.Prompt().Kind)
				for i, l := range tiles {
					assert.Equal(t, i < wanted, b.HasTile(1, l.day))
					if i < wanted {
						assert.Equal(t, l.tile, b.SpaceAt(1, l.day), "%v, %d days, %v: day %d", edition, days, preset, l.day)
					}
				}
				page := b.Pages[0]
				b.choose(Choice{Kind: Fill, Preset: AtRandom}).choose(Choice{Kind: Fill, Preset: preset})
				assert.Equal(t, page, b.Pages[0], "the same month, whatever lay there before")
			}
		}
	}
}

func TestTheBestMonthsComeAsNearAsTheyCan(t *testing.T) {
	t.Run("days that are taken stay so", func(t *testing.T) {
		b := building(t, oneBuilder(Big, 31, 0))
		tiles := b.play(nil).bestTiles(RichestMonth)
		first := tiles[0]
		other := Mail1
		if first.tile == Mail1 {
			other = SickDay
		}
		b.choose(Choice{Kind: Place, Tile: other, Day: first.day}).choose(Choice{Kind: Fill, Preset: RichestMonth})
		assert.Equal(t, other, b.SpaceAt(1, first.day))
		alike := 0
		for _, l := range tiles {
			if b.SpaceAt(1, l.day) == l.tile {
				alike++
			}
		}
		assert.GreaterOrEqual(t, alike, 28)
		assert.Zero(t, b.Missing())
	})
	t.Run("the tile in hand is laid too", func(t *testing.T) {
		for seed := range uint64(20) {
			b := mixing(t, func(s *Setup) { s.Seed, s.Blue = seed, 3 })
			hand := b.InHand
			b.choose(Choice{Kind: Fill, Preset: PoorestMonth})
			assert.Len(t, b.blue(1), 3)
			assert.NotZero(t, b.tilesLaid()[hand])
			assert.Equal(t, Vacant, b.InHand)
		}
	})
	t.Run("any number of tiles can be wanted", func(t *testing.T) {
		for _, blue := range []uint8{1, 5, 26, 27} {
			b := mixing(t, func(s *Setup) { s.Laying, s.Blue = ByOne, blue }).choose(Choice{Kind: Fill, Preset: WildestMonth})
			assert.Len(t, b.blue(1), int(blue))
		}
	})
}
