package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// walked are the events of a Charity Walk in which the player of seat0 has thrown a 3.
func walked() []engine.Event {
	return []engine.Event{
		pay(engine.SeatAccount(seat1), engine.Jackpot, 300, engine.WhyCharityWalk),
		pay(engine.SeatAccount(seat2), engine.Jackpot, 300, engine.WhyCharityWalk),
	}
}

// landedOn is the table on which the player of seat0 has come to a kind of space.
func landedOn(space engine.Space) *Stage {
	st := table(map[uint8]engine.Space{4: space})
	st.Fold(
		engine.Event{Kind: engine.TurnBegan, Seat: seat0, Month: 1},
		engine.Event{Kind: engine.Landed, Seat: seat0, Month: 1, To: 4, Space: space},
	)
	return st
}

// seenOf plays events one after another and returns the moments that are seen, each once.
func seenOf(st *Stage, events ...engine.Event) (seen []moments.Moment, shares [engine.MaxSeats]int32) {
	st.Queue(events...)
	on := false
	for st.Busy() {
		st.Tick()
		a := st.Actors()
		switch {
		case a.Moment.On() && !on:
			seen = append(seen, a.Moment)
			shares = a.Shares
		case a.Moment.On():
			seen[len(seen)-1] = a.Moment
		}
		on = a.Moment.On()
	}
	return seen, shares
}

func TestACharityWalkIsAMomentLargeTheFirstTimeAPersonLandsOnIt(t *testing.T) {
	for name, test := range map[string]struct {
		people  engine.SeatSet
		before  []engine.Event
		speed   beats.Speed
		setting moments.Setting
		want    moments.Form
	}{
		"who landed there sits here":  {1 << seat0, nil, beats.Normal, moments.UpToFull, moments.Full},
		"not for the first time":      {1 << seat0, walked(), beats.Normal, moments.UpToFull, moments.Short},
		"only a giver sits here":      {1 << seat1, nil, beats.Normal, moments.UpToFull, moments.Short},
		"only computers play":         {0, nil, beats.Normal, moments.UpToFull, moments.Short},
		"played fast":                 {1 << seat0, nil, beats.Fast, moments.UpToFull, moments.Short},
		"moments are wanted in short": {1 << seat0, nil, beats.Normal, moments.UpToShort, moments.Short},
		"no moments are wanted":       {1 << seat0, nil, beats.Normal, moments.Off, moments.Plain},
	} {
		t.Run(name, func(t *testing.T) {
			st := landedOn(engine.CharityWalk)
			st.Fold(test.before...)
			before := st.Shown().Balance[engine.Jackpot]
			st.SetPeople(test.people)
			st.SetSpeed(test.speed)
			st.SetMoments(test.setting)
			seen, shares := seenOf(st, walked()...)
			assert.Equal(t, before+600, st.Shown().Balance[engine.Jackpot])
			if test.want == moments.Plain {
				assert.Empty(t, seen)
				return
			}
			if assert.Len(t, seen, 1, "one for all who give") {
				assert.Equal(t, moments.Vignette, seen[0].Kind)
				assert.Equal(t, test.want, seen[0].Form)
				assert.Equal(t, seat0, seen[0].Seat)
				assert.EqualValues(t, 600, seen[0].Sum)
			}
			assert.Equal(t, [engine.MaxSeats]int32{0, -300, -300}, shares)
		})
	}
}

func TestALoanInTheMiddleOfACharityWalkDoesNotBeginItAnew(t *testing.T) {
	st := landedOn(engine.CharityWalk)
	given := walked()
	seen, shares := seenOf(st, given[0],
		pay(engine.Bank, engine.SeatAccount(seat2), 1_000, engine.WhyLoan),
		engine.Event{Kind: engine.LoanTaken, Seat: seat2, Amount: 1_000, Total: 1_000, Forced: true},
		given[1])
	assert.Len(t, seen, 1)
	assert.Equal(t, [engine.MaxSeats]int32{0, -300, -300}, shares, "who borrows for it is among them")
}

func TestAStakeOnSwellfareIsAMomentOnceTheDieHasDecided(t *testing.T) {
	account := engine.SeatAccount(seat0)
	for name, test := range map[string]struct {
		pays []engine.Event
		want int32
	}{
		"lost": {[]engine.Event{pay(engine.Stakes, engine.Jackpot, 50, engine.WhySwellfare)}, -50},
		"won":  {[]engine.Event{pay(engine.Stakes, account, 50, engine.WhySwellfare), pay(engine.Bank, account, 500, engine.WhySwellfare)}, 500},
	} {
		t.Run(name, func(t *testing.T) {
			st := landedOn(engine.Mail1)
			st.SetPeople(1 << seat0)
			staked, _ := seenOf(st, pay(account, engine.Stakes, 50, engine.WhySwellfare), rollFor(seat0, engine.WhySwellfare, 5))
			assert.Empty(t, staked)
			seen, _ := seenOf(st, test.pays...)
			if assert.Len(t, seen, 1) {
				assert.Equal(t, test.want, seen[0].Sum, "beyond what was staked")
				assert.Equal(t, moments.Full, seen[0].Form, "the first one of the game")
			}
		})
	}
}

func TestClocksThatAreTurnedBackAreOneMomentForAll(t *testing.T) {
	st := landedOn(engine.DaylightSavings)
	st.SetPeople(1 << seat0)
	back := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.Moved, Why: engine.WhyDaylightSavings, Seat: seat, By: engine.NoSeat, Month: 1, From: 4, To: 3}
	}
	seen, _ := seenOf(st, back(seat0), back(seat1), back(seat2))
	if assert.Len(t, seen, 1) {
		assert.Equal(t, moments.Full, seen[0].Form)
		assert.Equal(t, seat0, seen[0].Seat)
	}
	assert.EqualValues(t, 3, st.Shown().Players[seat2].Day)
}

func TestClocksThatAreTurnedBackAreSeenOnceThoughTheDayThatOneComesToHasAPictureToo(t *testing.T) {
	st := landedOn(engine.DaylightSavings)
	st.SetPeople(1 << seat0)
	back := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.Moved, Why: engine.WhyDaylightSavings, Seat: seat, By: engine.NoSeat, Month: 1, From: 4, To: 3}
	}
	about := func(events ...engine.Event) (whys []engine.Why) {
		seen, _ := seenOf(st, events...)
		for _, m := range seen {
			whys = append(whys, engine.Why(m.About))
		}
		return whys
	}
	assert.Equal(t, []engine.Why{engine.WhyDaylightSavings}, about(back(seat0)))
	st.Fold(engine.Event{Kind: engine.Landed, Seat: seat0, Month: 1, To: 3, Space: engine.TownElection})
	assert.Equal(t, []engine.Why{engine.WhyTownElection}, about(pay(engine.SeatAccount(seat0), engine.Jackpot, 50, engine.WhyTownElection)))
	assert.Empty(t, about(back(seat1)))
}

func TestAVignetteCanBeEndedAtAnyTime(t *testing.T) {
	whole := landedOn(engine.CharityWalk)
	whole.Fold(walked()...)
	for after := 1; after < 180; after += 7 {
		st := landedOn(engine.CharityWalk)
		st.SetPeople(1 << seat0)
		st.Queue(walked()...)
		for range after {
			st.Tick()
		}
		st.Hurry()
		assert.False(t, st.Actors().Moment.On(), "after %d ticks", after)
		assert.Equal(t, whole.Shown().Balance, st.Shown().Balance)
	}
}

func TestEachVignetteIsLargeTheFirstTimeAPersonBringsItAbout(t *testing.T) {
	for why, c := range vignetteCases() {
		for name, test := range map[string]struct {
			people  engine.SeatSet
			again   bool
			speed   beats.Speed
			setting moments.Setting
			want    moments.Form
		}{
			"a person's first":             {1 << seat0, false, beats.Normal, moments.UpToFull, moments.Full},
			"not the first of the game":    {1 << seat0, true, beats.Normal, moments.UpToFull, moments.Short},
			"a computer's":                 {1 << seat1, false, beats.Normal, moments.UpToFull, moments.Short},
			"played fast":                  {1 << seat0, false, beats.Fast, moments.UpToFull, moments.Short},
			"in an instant":                {1 << seat0, false, beats.Instant, moments.UpToFull, moments.Plain},
			"moments are wanted in short":  {1 << seat0, false, beats.Normal, moments.UpToShort, moments.Short},
			"no moments are wanted at all": {1 << seat0, false, beats.Normal, moments.Off, moments.Plain},
		} {
			t.Run(why.String()+", "+name, func(t *testing.T) {
				st := c.on()
				st.shown.Pictured[why] = test.again
				st.SetPeople(test.people)
				st.SetSpeed(test.speed)
				st.SetMoments(test.setting)
				seen, _ := seenOf(st, c.events...)
				if test.want == moments.Plain {
					assert.Empty(t, seen)
				} else if assert.Len(t, seen, 1) {
					assert.Equal(t, moments.Vignette, seen[0].Kind)
					assert.Equal(t, test.want, seen[0].Form)
					assert.Equal(t, int(why), seen[0].About)
				}
				assert.False(t, st.Actors().Moment.On(), "it is gone")
			})
		}
	}
}

func TestADayThatIsPaidForOtherwiseHasNoPicture(t *testing.T) {
	st := landedOn(engine.CharityWalk)
	st.SetPeople(1 << seat0)
	seen, _ := seenOf(st, pay(engine.SeatAccount(seat0), engine.Jackpot, 300, engine.WhyVacationDay), pay(engine.SeatAccount(seat0), engine.Stakes, 50, engine.WhySwellfare))
	assert.Empty(t, seen, "and a stake has none before the die is thrown")
}

func TestAllTicketsOfALotteryDrawPayWhileItIsSeen(t *testing.T) {
	st := landedOn(engine.LotteryDraw)
	st.SetPeople(1 << seat0)
	account := engine.SeatAccount(seat0)
	before := st.Money(account)
	st.Queue(
		pay(engine.Bank, account, 50, engine.WhyLotteryDraw),
		engine.Event{Kind: engine.Discarded, Seat: seat0, Card: 1},
		pay(engine.Bank, account, 100, engine.WhyLotteryDraw),
	)
	most, seen := before, false
	for st.Busy() {
		st.Tick()
		seen = seen || st.Actors().Moment.Fills()
		money := st.Money(account)
		assert.GreaterOrEqual(t, money, most, "nothing goes back")
		most = money
		if m := st.Actors().Moment; m.On() && m.At > moments.VignetteTakes-100 {
			assert.Equal(t, before+150, money, "both have come")
		}
	}
	assert.True(t, seen)
	assert.Equal(t, before+150, st.Money(account))
}
