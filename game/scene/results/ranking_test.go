package results

import (
	"cmp"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules"
)

func TestTheLongestBarFillsItsRoom(t *testing.T) {
	r := Report{Ranks: []Rank{{Parts: [numParts]int32{5, 3, 1, 2, 2}}, {Parts: [numParts]int32{5, 0, 1, 7, 4}}}}
	assert.Equal(t, int32(11), r.longest())
	assert.Equal(t, int32(1), (&Report{}).longest())
}

func TestWhoSharesAPlaceSharesAPad(t *testing.T) {
	ranked := func(worths ...int32) (pads [3][]rules.Seat) {
		var r Report
		for seat, worth := range worths {
			r.Ranks = append(r.Ranks, Rank{Seat: rules.Seat(seat), Left: worth})
		}
		Place(r.Ranks, func(a, b *Rank) int { return cmp.Compare(b.Left, a.Left) })
		return r.podium()
	}
	assert.Equal(t, [3][]rules.Seat{{2}, {1}, {0}}, ranked(1, 2, 3))
	assert.Equal(t, [3][]rules.Seat{{3}, {0}, {1, 2}}, ranked(2, 1, 1, 4), "two came third")
	assert.Equal(t, [3][]rules.Seat{{0}, {1, 2}}, ranked(4, 1, 1, 0), "two came second, nobody third")
	assert.Equal(t, [3][]rules.Seat{{0, 1}, nil, {2}}, ranked(4, 4, 1))
}
