package money

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

func TestTheDaysCountWhoLandedWhere(t *testing.T) {
	var v visits
	v.count([]engine.Event{
		{Kind: engine.Landed, Seat: 1, Month: 2, To: 7}, {Kind: engine.Landed, Seat: 1, Month: 2, To: 7},
		{Kind: engine.Landed, Seat: 0, Month: 2, To: 7}, {Kind: engine.Moved, Seat: 0, Month: 2, To: 7},
		{Kind: engine.Landed, Seat: 0, Month: 1, To: 1},
	})
	assert.Equal(t, 3, v.on(2, 7))
	assert.Equal(t, 1, v.on(1, 1))
	assert.Equal(t, 3, v.most(2))
	kinds := kindsIn([]engine.Space{1, 2, 1, 3, 3, 3, 2}, 2, &v)
	assert.Equal(t, []dayKind{{space: 3, days: 3}, {space: 1, days: 2}, {space: 2, days: 2, landed: 3}}, kinds)
}
