package words_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMonthsAndTheirDaysHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for month := 1; month <= 12; month++ {
		name := english.Month(month)
		assert.NotContains(t, name, "month.")
		assert.False(t, seen[name], name)
		seen[name] = true
	}
	assert.Equal(t, "December 2027", english.MonthOfYear(2027, 12))
	assert.Equal(t, "February 29", english.DayOfMonth(2, 29))
	assert.Equal(t, "Sunday", english.DayOfWeek(0))
	assert.Equal(t, "Saturday", english.DayOfWeek(6))
}
