package results

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTheLongestBarFillsItsRoom(t *testing.T) {
	r := Report{Ranks: []Rank{{Parts: [numParts]int32{5, 3, 1, 2, 2}}, {Parts: [numParts]int32{5, 0, 1, 7, 4}}}}
	assert.Equal(t, int32(11), r.longest())
	assert.Equal(t, int32(1), (&Report{}).longest())
}
