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
				assert.Equal(t, moments.Moment{Kind: moments.Region, Form: moments.Full, Sum: int32(test.bonus), About: int(region), At: seen.At, Takes: moments.RegionTakes}, seen)
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
