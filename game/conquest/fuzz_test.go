package conquest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/spoil"
)

// Whatever is chosen is carried out, or refused with the state as it was. Where no line is a
// choice that is allowed, one of the listed ones is made, so that the game goes on.
func FuzzAChoiceIsMadeOrChangesNothing(f *testing.F) {
	for seed := range uint16(20) {
		s := somewhere(f, uint64(seed), int(seed)*7)
		var lines []string
		for _, o := range s.AppendOptions(nil) {
			lines = append(lines, o.Choice.String())
		}
		said := strings.Join(lines, "\n")
		f.Add(seed, uint16(seed)*7, said)
		for _, spoilt := range spoil.Copies([]byte(said), 100) {
			f.Add(seed, uint16(seed)*7, string(spoilt))
		}
	}
	f.Fuzz(func(t *testing.T, game, from uint16, lines string) {
		s := somewhere(t, uint64(game), int(from%400))
		for line := range strings.SplitSeq(lines, "\n") {
			c, err := ParseChoice(line)
			if err != nil {
				continue
			}
			before := s
			if s.Choose(c, nil) != nil {
				require.Equal(t, before, s, "%q is refused", line)
			}
		}
	})
}

// Whatever is read as a stored state is refused, or plays on to an end.
func FuzzAStoredStateIsRefusedOrPlaysOn(f *testing.F) {
	for seed := range uint64(20) {
		s := somewhere(f, seed, int(seed)*9)
		b, err := s.MarshalBinary()
		require.NoError(f, err)
		f.Add(b)
		for _, spoilt := range spoil.CopiesOfSize(b, 500) {
			f.Add(spoilt)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var s State
		if s.UnmarshalBinary(data) != nil {
			return
		}
		again, err := s.MarshalBinary()
		require.NoError(t, err)
		assert.Equal(t, data, again)
		for range 200 {
			options := s.AppendOptions(nil)
			if len(options) == 0 {
				break
			}
			require.NoError(t, s.Choose(options[0].Choice, nil))
		}
	})
}
