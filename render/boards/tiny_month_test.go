package boards

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestASmallMonthBeginsOnItsWeekday(t *testing.T) {
	first := func(k TinyMonth) int { cell, _ := k.tinyPlace(1); return cell % 7 }
	assert.Equal(t, 3, first(TinyMonth{Days: 31, Real: true, First: 3}))
	assert.Equal(t, 0, first(TinyMonth{Days: 28, Real: true}), "a Sunday stands in the row below START")
	assert.Equal(t, 1, first(TinyMonth{Days: 31}), "months of no year begin on a Monday")
	long := TinyMonth{Days: 31, Real: true, First: 6}
	last, rows := long.tinyPlace(31)
	assert.Less(t, last, 7*rows)
}
