package lab

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/record"
)

// simOf returns a simulation of two months of an edition, recorded in the
// buffer.
func simOf(edition engine.EditionID, out *bytes.Buffer) Sim {
	return Sim{
		Games: 20, Level: bot.Normal, Record: out, Version: "test",
		Setup: engine.Setup{
			Edition: edition, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: engine.NoSeat, Seed: 7,
			Blue: engine.EditionOf(edition).Wanted,
		},
	}
}

func TestGamesOfEveryEditionAreCounted(t *testing.T) {
	for edition := range engine.NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			var out, again bytes.Buffer
			result, err := simOf(edition, &out).Run()
			require.NoError(t, err)
			assert.Equal(t, 20, result.Games)

			want := SimResult{}
			require.NoError(t, record.Read(bytes.NewReader(out.Bytes()), func(e record.Entry) error {
				if e.E != "over" {
					return nil
				}
				want.Games++
				for seat, worth := range e.Worth {
					want.Worth[seat] += int64(worth)
				}
				for _, seat := range e.Winners {
					want.Wins[seat]++
				}
				return nil
			}))
			assert.Equal(t, want, result, "what came of the games is what the record says")

			same, err := simOf(edition, &again).Run()
			require.NoError(t, err)
			assert.Equal(t, result, same)
			assert.Equal(t, out.Bytes(), again.Bytes(), "the same seed plays the same games")
		})
	}
}

func TestAGameThatCannotBePlayedIsAnError(t *testing.T) {
	sim := simOf(engine.Big, nil)
	sim.Record, sim.Setup.Seats = nil, 1
	result, err := sim.Run()
	assert.Error(t, err)
	assert.Zero(t, result.Games)
}

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, assert.AnError }

func TestAFullDiskEndsTheGames(t *testing.T) {
	sim := simOf(engine.Standard, nil)
	sim.Record = full{}
	result, err := sim.Run()
	assert.ErrorIs(t, err, assert.AnError)
	assert.Zero(t, result.Games)
}
