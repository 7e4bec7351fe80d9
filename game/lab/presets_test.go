package lab

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// pageOf returns the tiles that a preset lays.
func pageOf(t *testing.T, setup engine.Setup, preset engine.Preset) (page [engine.MaxDays]engine.Space) {
	t.Helper()
	setup.Laying = engine.ByOne
	game, err := engine.New(setup, nil)
	require.NoError(t, err)
	require.NoError(t, game.Choose(engine.Choice{Kind: engine.Fill, Preset: preset}, nil))
	for day := uint8(1); day <= engine.MaxDays; day++ {
		if game.HasTile(1, day) {
			page[day-1] = game.SpaceAt(1, day)
		}
	}
	return page
}

// The months among the presets were found by a search, once. Here they play
// against months laid at random, with the same dice and decks.
func TestTheMonthsAmongThePresetsAreWhatTheyAreCalled(t *testing.T) {
	const games = 250
	for _, edition := range []engine.EditionID{engine.Big, engine.Mixed} {
		setup := engine.Setup{
			Edition: edition, Seats: 4, Months: 1, Lengths: [engine.MaxMonths]uint8{31}, First: engine.NoSeat,
			Blue: engine.EditionOf(edition).Wanted,
		}
		play := func(page func(seed uint64) [engine.MaxDays]engine.Space) []outcome {
			table, list := newTable(setup), make([]outcome, games)
			for i := range list {
				table.play(&list[i], page(uint64(i)), 1_000+uint64(i))
				require.NoError(t, list[i].err)
			}
			return list
		}
		search := searching{Search: &Search{Setup: setup}}
		random := play(func(seed uint64) [engine.MaxDays]engine.Space {
			setup := setup
			setup.Seed = seed
			return pageOf(t, setup, engine.AtRandom)
		})
		at := search.month(random, nil)
		months := map[engine.Preset]Month{}
		for preset := engine.RichestMonth; preset < engine.NumPresets; preset++ {
			page := pageOf(t, setup, preset)
			months[preset] = search.month(play(func(uint64) [engine.MaxDays]engine.Space { return page }), random)
		}
		rich, poor, wild := months[engine.RichestMonth], months[engine.PoorestMonth], months[engine.WildestMonth]
		assert.Greater(t, rich.Gain.Average(), rich.Gain.Margin(games), "%v: richer than at random, surely", edition)
		assert.Less(t, poor.Gain.Average(), -poor.Gain.Margin(games), "%v: poorer, surely", edition)
		assert.Greater(t, wild.Spread(), at.Spread(), "%v: wilder", edition)
		assert.Greater(t, wild.Spread(), 1.2*poor.Spread(), edition)
	}
}
