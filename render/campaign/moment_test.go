package campaign

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// lastDayOf gives seat 0 all of a region but a day, whose taking it returns.
func lastDayOf(c *Campaign, r conquest.Region) (last conquest.Event) {
	for rest := c.shown.Setup.Page.DaysOf(r); rest != 0; rest &= rest - 1 {
		d := rest.First()
		if last.To != conquest.NoDay {
			c.shown.take(last.To, 0)
		}
		last = conquest.Event{Kind: conquest.Taken, Seat: 0, By: c.shown.Owner[d], To: d}
	}
	return last
}

func TestARegionIsAMomentAndLargeWhenItMatters(t *testing.T) {
	tests := []struct {
		name    string
		bonus   uint8
		again   bool
		speed   beats.Speed
		setting moments.Setting
		want    moments.Form
	}{
		{"a first one", 2, false, beats.Normal, moments.UpToFull, moments.Full},
		{"another small one", 4, true, beats.Normal, moments.UpToFull, moments.Plain},
		{"another large one", 5, true, beats.Normal, moments.UpToFull, moments.Full},
		{"fast", 5, false, beats.Fast, moments.UpToFull, moments.Plain},
		{"set to be short", 5, false, beats.Normal, moments.UpToShort, moments.Plain},
		{"set to be off", 5, false, beats.Normal, moments.Off, moments.Plain},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c, _, _ := fight(t)
			const region = conquest.Region(2)
			c.shown.Map.Bonus[region] = test.bonus
			if test.again {
				c.Queue(lastDayOf(c, 1))
				c.FinishAll()
				require.True(t, c.shown.Completed.Has(0))
			}
			c.SetSpeed(test.speed)
			c.SetMoments(test.setting)
			var seen moments.Moment
			rose := false
			c.Queue(lastDayOf(c, region))
			for c.Tick() || c.Busy() {
				if m := c.Actors().Moment; m.On() {
					seen = m
				}
				rose = rose || c.Actors().Region.Won && c.Actors().Region.Region == region
			}
			assert.Equal(t, test.want, seen.Form)
			assert.True(t, rose, "its days rise in any case")
			assert.False(t, c.Actors().Moment.On(), "it is gone")
			if test.want == moments.Full {
				assert.Equal(t, moments.Moment{Kind: moments.Region, Form: moments.Full, Sum: int32(test.bonus), About: int(region), Glad: true, At: seen.At, Takes: moments.RegionTakes}, seen)
			}
		})
	}
}

func TestAPlayerWhoIsOutIsAMomentUnlessTheGameIsFast(t *testing.T) {
	for speed, want := range map[beats.Speed]moments.Form{beats.Normal: moments.Full, beats.Fast: moments.Plain} {
		c, _, _ := fight(t)
		c.SetSpeed(speed)
		c.Queue(conquest.Event{Kind: conquest.KnockedOut, Seat: 1, By: 0})
		var seen moments.Moment
		stamped := false
		for c.Tick() || c.Busy() {
			if m := c.Actors().Moment; m.On() {
				seen = m
			}
			stamped = stamped || c.Actors().Out.On
		}
		assert.Equal(t, want, seen.Form)
		if want == moments.Full {
			assert.Equal(t, moments.Moment{Kind: moments.Out, Form: moments.Full, Seat: 1, At: seen.At, Takes: moments.OutTakes}, seen)
		}
		assert.True(t, stamped, "the card is stamped in any case")
		assert.False(t, c.Actors().Moment.On(), "it is gone")
	}
}

func TestTheLastRoundIsAMomentWhenItBegins(t *testing.T) {
	for name, test := range map[string]struct {
		rounds, before, round uint8
		speed                 beats.Speed
		setting               moments.Setting
		want                  moments.Kind
	}{
		"it begins":            {3, 2, 3, beats.Normal, moments.UpToFull, moments.LastRound},
		"it goes on":           {3, 3, 3, beats.Normal, moments.UpToFull, moments.None},
		"another one":          {4, 2, 3, beats.Normal, moments.UpToFull, moments.None},
		"the only one":         {1, 0, 1, beats.Normal, moments.UpToFull, moments.None},
		"without a last round": {0, 2, 3, beats.Normal, moments.UpToFull, moments.None},
		"fast":                 {3, 2, 3, beats.Fast, moments.UpToFull, moments.None},
		"set to be short":      {3, 2, 3, beats.Normal, moments.UpToShort, moments.None},
	} {
		t.Run(name, func(t *testing.T) {
			c, _, _ := fight(t)
			c.SetSpeed(test.speed)
			c.SetMoments(test.setting)
			c.shown.Setup.Rounds, c.shown.Round = test.rounds, test.before
			c.Queue(conquest.Event{Kind: conquest.TurnBegan, Seat: 1, Round: test.round})
			var seen moments.Moment
			for c.Tick() || c.Busy() {
				if m := c.Actors().Moment; m.On() {
					seen = m
					assert.EqualValues(t, test.round, c.Shown().Round, "the page counts it already")
				}
			}
			assert.Equal(t, test.want, seen.Kind)
			assert.False(t, c.Actors().Moment.On(), "it is gone")
			assert.EqualValues(t, 1, c.Shown().Turn)
		})
	}
}

// What is shown large can be ended at any time: the page is as if it had been seen to its end.
func TestAMomentOfConquestCanBeEndedAtAnyTime(t *testing.T) {
	for after := 1; after < 180; after += 9 {
		c, _, _ := fight(t)
		c.shown.Map.Bonus[2] = 5
		e := lastDayOf(c, 2)
		c.Queue(e)
		for range after {
			c.Tick()
		}
		c.FinishAll()
		assert.False(t, c.Actors().Moment.On(), "after %d ticks", after)
		assert.EqualValues(t, 0, c.Shown().Owner[e.To])
		assert.EqualValues(t, 0, c.Shown().Holder(2))
	}
}

func TestARegionThatIsWonSaysWhoLostIt(t *testing.T) {
	c, _, _ := fight(t)
	e := lastDayOf(c, 2)
	e.By = 1
	c.Queue(e)
	seen := false
	for c.Tick() || c.Busy() {
		if r := c.Actors().Region; r.Won {
			seen = true
			assert.EqualValues(t, 1, r.Loser)
		}
	}
	assert.True(t, seen)
}
