package money

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// opened opens the month of a day, its tiles laid.
func opened(t *testing.T, on time.Time) *engine.State {
	t.Helper()
	var s engine.State
	require.NoError(t, s.Start(Daily(on).WithNewestRules(), nil))
	require.NoError(t, s.Choose(engine.Choice{Kind: engine.Fill}, nil))
	require.NoError(t, s.Choose(engine.Choice{Kind: engine.Begin}, nil))
	return &s
}

func TestTheGameOfADayIsTheSameForEverybodyOnThatDateOnly(t *testing.T) {
	morning := time.Date(2026, 11, 22, 8, 0, 0, 0, time.UTC)
	elsewhere := time.Date(2026, 11, 22, 23, 30, 0, 0, time.FixedZone("", -9*3600))
	assert.Equal(t, opened(t, morning).Hash(), opened(t, elsewhere).Hash())
	assert.NotEqual(t, opened(t, morning).Hash(), opened(t, morning.AddDate(0, 0, 1)).Hash())
}

func TestTheDayOfAGameIsKnownByItsSetup(t *testing.T) {
	on := time.Date(2027, 2, 28, 0, 0, 0, 0, time.UTC)
	setup := Daily(on).WithNewestRules()
	setup.Host = 2
	day, ok := DayOf(&setup)
	require.True(t, ok)
	assert.True(t, on.Equal(day))
	for _, change := range []func(s *engine.Setup){
		func(s *engine.Setup) { s.Months = 2; s.Lengths[1] = engine.MaxDays },
		func(s *engine.Setup) { s.Seats = 3 },
		func(s *engine.Setup) { s.Seed = 20270231 }, // there is no such date
		func(s *engine.Setup) { s.Seed += 1e8 },
		func(s *engine.Setup) { s.House = s.House.With(engine.NoCoach) },
	} {
		other := setup
		change(&other)
		_, ok := DayOf(&other)
		assert.False(t, ok, "%+v", other)
	}
}
