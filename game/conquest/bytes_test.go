package conquest

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Whatever numbers a state has, it is written as package encoding/binary writes them: so are
// all states that are saved.
func TestAStateIsWrittenNumberByNumber(t *testing.T) {
	size := binary.Size(State{})
	rapid.Check(t, func(t *rapid.T) {
		var s State
		random := Random(rapid.Uint64().Draw(t, "seed"))
		all := make([]byte, size)
		for i := range all {
			all[i] = byte(random.Next())
		}
		_, err := binary.Decode(all, binary.LittleEndian, &s)
		require.NoError(t, err)
		want, err := binary.Append([]byte("before"), binary.LittleEndian, &s)
		require.NoError(t, err)
		got, err := s.AppendBinary([]byte("before"))
		require.NoError(t, err)
		assert.Equal(t, want, got)
	})
}
