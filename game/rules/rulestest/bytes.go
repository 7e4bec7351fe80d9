package rulestest

import (
	"encoding"
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/rules"
)

// IsWrittenNumberByNumber checks that a state, whatever numbers it has, is written as package
// encoding/binary writes them: so are all states that are saved.
func IsWrittenNumberByNumber[S any, P interface {
	*S
	encoding.BinaryAppender
}](t *testing.T) {
	size := binary.Size(new(S))
	rapid.Check(t, func(t *rapid.T) {
		var s S
		random := rules.Random(rapid.Uint64().Draw(t, "seed"))
		all := make([]byte, size)
		for i := range all {
			all[i] = byte(random.Next())
		}
		_, err := binary.Decode(all, binary.LittleEndian, &s)
		require.NoError(t, err)
		want, err := binary.Append([]byte("before"), binary.LittleEndian, &s)
		require.NoError(t, err)
		got, err := P(&s).AppendBinary([]byte("before"))
		require.NoError(t, err)
		assert.Equal(t, want, got)
	})
}
