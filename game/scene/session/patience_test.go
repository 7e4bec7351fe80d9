package session

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/beats"
)

// turn is how long the turn of a computer is shown, in ticks.
const turn = 130

func TestNobodyIsHurriedWhereThereIsTime(t *testing.T) {
	assert.Equal(t, beats.NoHaste, haste(2, 0, turn))
	assert.Equal(t, beats.NoHaste, haste(6, 0, 2*turn))
	assert.Equal(t, beats.NoHaste, haste(4, 0, 0), "nobody plays before a person does")
}

func TestComputersAreHurriedTheMoreTheLongerSomebodyWaits(t *testing.T) {
	for players := 2; players < len(patienceOf); players++ {
		before := beats.NoHaste
		for waited := range 2 * patienceOf[players] {
			now := haste(players, waited, turn)
			assert.GreaterOrEqual(t, now, before)
			before = now
		}
		assert.Equal(t, beats.Haste(mostHaste), before)
		if others := players - 1; others > 1 {
			assert.Greater(t, haste(players, patienceOf[players]/3, others*turn), haste(players, patienceOf[players]/3, turn), "more of them are left")
		}
	}
}
