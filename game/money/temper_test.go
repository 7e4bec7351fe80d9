package money

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// seated returns a game of easy computers with the faces of characters.
func seated(faces ...cast.Character) Setup {
	setup := setupOf(7, table.Easy, table.Easy, table.Easy)
	for seat, c := range faces {
		setup.Players[seat].Character = c
	}
	return setup
}

// ended plays a game of computers to its end. Where at is not negative it is saved and
// resumed after so many choices.
func ended(t *testing.T, setup Setup, at int) uint64 {
	t.Helper()
	storage := store.OpenMemory()
	tb := open(t, setup, storage)
	for n := 0; !tb.Over(); {
		if len(tb.Step()) == 0 {
			continue
		}
		if n++; n == at {
			require.NoError(t, tb.Close())
			var err error
			tb, err = Resume(storage)
			require.NoError(t, err)
		}
	}
	return tb.State().Hash()
}

func TestAComputerPlaysByTheTemperOfItsCharacterAlsoWhenResumed(t *testing.T) {
	lively := seated(cast.Theo, cast.Juno, cast.Rico)
	end := ended(t, lively, -1)
	assert.NotEqual(t, end, ended(t, seated(cast.Otto, cast.Pearl, cast.Al), -1), "other tempers play another game")
	for _, at := range []int{1, 20, 60, 100} {
		assert.Equal(t, end, ended(t, lively, at), "resumed after %d choices", at)
	}
}
