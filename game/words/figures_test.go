package words_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNumbersAreWrittenAsPeopleReadThem(t *testing.T) {
	assert.Equal(t, "0", english.Whole(0))
	assert.Equal(t, "1,234,567", english.Whole(1_234_567))
	assert.Equal(t, "−12,000", english.Whole(-12_000))
	assert.Equal(t, "3.50", english.Decimal(3.5, 2))
	assert.Equal(t, "−1,250.3", english.Decimal(-1250.26, 1))
	assert.Equal(t, "0.0", english.Decimal(-.01, 1), "nothing has no sign")
	assert.Equal(t, "1,000", english.Decimal(999.6, 0))
	assert.Equal(t, "–", english.Decimal(math.NaN(), 2))
	assert.Equal(t, "–", english.Decimal(math.Inf(1), 2))
	assert.Equal(t, "26.1%", english.Percent(.2614))
	assert.Equal(t, "$7,350", english.Dollars(7349.6))
	assert.Equal(t, "−$12", english.Dollars(-12.4))
	assert.Equal(t, "–", english.Dollars(math.NaN()))
}
