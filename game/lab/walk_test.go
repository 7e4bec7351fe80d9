package lab

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

func TestTheWalkThroughAMonthWithoutWaysBack(t *testing.T) {
	plain := func(uint8) engine.Act { return engine.DrawMail }
	o := Walk(0, 31, plain)
	assert.Zero(t, o[0])
	assert.InDelta(t, 1./6, o[1], 1e-9)
	assert.InDelta(t, 1./6+1./36, o[2], 1e-9)
	assert.InDelta(t, 1, o[31], 1e-9, "the last day is never passed")
	assert.InDelta(t, 2./7, o[25], .02, "far ahead a die of 3.5 on average comes to two days of seven")
	o = Walk(30, 31, plain)
	assert.Zero(t, o[30])
	assert.InDelta(t, 1, o[31], 1e-9)
}

func TestTheWalkCountsDaysThatSendTokensOn(t *testing.T) {
	o := Walk(9, 31, func(day uint8) engine.Act {
		if day == 10 {
			return engine.MoveBack
		}
		return engine.DrawMail
	})
	assert.Greater(t, o[8], 1./36-1e-9, "from day 10 a 2 leads back to day 8")
	assert.InDelta(t, 1./6, o[10], 1e-9)
	o = Walk(9, 31, func(day uint8) engine.Act {
		if day == 10 {
			return engine.MoveAhead
		}
		return engine.DrawMail
	})
	assert.InDelta(t, 1./6, o[10], 1e-9)
	assert.InDelta(t, 1./6+1./36, o[11], 1e-9, "with a 2, or with a 1 and then a 1")
	for day, chance := range o {
		assert.LessOrEqual(t, chance, 1+1e-9, "day %d", day)
	}
}

func TestTheWalkEndsHoweverOftenItLeadsBack(t *testing.T) {
	o := Walk(0, 31, func(day uint8) engine.Act {
		if day > 25 && day < 31 {
			return engine.MoveBack
		}
		return engine.Rest
	})
	assert.InDelta(t, 1, o[31], 1e-3)
}
