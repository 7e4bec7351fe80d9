package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/moments"
)

// momentCase is something that is a moment: what lies on the table before it, and what brings it
// about.
type momentCase struct {
	kind   moments.Kind
	on     func() *Stage
	events []engine.Event
}

// elsewhere are the kinds of moments of Conquest, which has a test like this of its own.
var elsewhere = map[moments.Kind]bool{moments.Region: true, moments.Out: true, moments.LastRound: true}

// momentCases has all that is a moment in a money game.
func momentCases() map[string]momentCase {
	plain := func() *Stage { return table(nil) }
	fed := func() *Stage {
		st := table(nil)
		st.Fold(pay(engine.Bank, engine.Jackpot, 7_000, engine.WhyJackpotSkyrockets))
		return st
	}
	deal := engine.EditionOf(engine.Big).FirstCard(engine.DealDeck)
	bought, sale := soldDeal(deal, 6_000)
	cases := map[string]momentCase{
		"a Jackpot":        {moments.Jackpot, fed, []engine.Event{wonJackpot(seat0, 7_000)}},
		"an empty Jackpot": {moments.EmptyPot, plain, []engine.Event{rollFor(seat0, engine.WhyMove, 6)}},
		"a sale": {moments.Sale, func() *Stage {
			st := table(nil)
			st.Fold(bought...)
			return st
		}, []engine.Event{sale}},
		"a card": {moments.Card, func() *Stage {
			st := table(map[uint8]engine.Space{5: engine.Mail1})
			st.Fold(land(seat0, 5, engine.Mail1))
			return st
		}, []engine.Event{draw(seat0, engine.MailDeck, cardOf(engine.Bill))}},
		"a salary": {moments.PayDay, func() *Stage {
			st := table(nil)
			st.Fold(land(seat0, 31, engine.BigPayDay))
			return st
		}, []engine.Event{pay(engine.Bank, engine.SeatAccount(seat0), 3_250, engine.WhySalary)}},
		"a loan": {moments.Loan, plain, []engine.Event{{Kind: engine.LoanTaken, Seat: seat0, Amount: 1_000, Forced: true, Total: 1_000}}},
		"a large lottery": {moments.Jackpot, func() *Stage {
			st := landedOn(engine.LuckyLottery)
			st.Fold(engine.Event{Kind: engine.NumberPicked, Seat: seat1, Number: 7}, pay(engine.Bank, engine.Stakes, 6_000, engine.WhyLottery))
			return st
		}, []engine.Event{pay(engine.Stakes, engine.SeatAccount(seat1), 6_000, engine.WhyLottery)}},
		"Lottery cards": {moments.Jackpot, lotteryOf2000, []engine.Event{pay(engine.Stakes, engine.SeatAccount(seat1), 1_300, engine.WhyLottery)}},
		"the end":       {moments.Winner, plain, []engine.Event{{Kind: engine.GameOver, Winners: 1}}},
	}
	for why, c := range vignetteCases() {
		cases[why.String()] = c
	}
	return cases
}

// lotteryOf2000 returns a stage on which a Lottery of the edition of 2000 is to be decided, in which the
// players hold cards.
func lotteryOf2000() *Stage {
	st := New(engine.Setup{Edition: engine.Event2000, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}})
	st.Fold(
		engine.Event{Kind: engine.GameBegan, Seat: seat0, By: seat0}, engine.Event{Kind: engine.TurnBegan, Seat: seat0, Month: 1},
		land(seat0, 4, engine.LotterySpace), pay(engine.Bank, engine.Stakes, 1_300, engine.WhyLottery),
	)
	return st
}

// Nobody stands at a drum in a Lottery of cards: its winner is seen large the first time in a game, and
// when as much is won as in others.
func TestWhoWinsWithLotteryCardsIsSeenLargeTheFirstTime(t *testing.T) {
	won := func(st *Stage, dollars int32) moments.Moment {
		st.Fold(land(seat0, 4, engine.LotterySpace))
		seen, _ := seenMoment(st, pay(engine.Stakes, engine.SeatAccount(seat1), dollars, engine.WhyLottery))
		return seen
	}
	st := lotteryOf2000()
	st.Fold(pay(engine.Stakes, engine.Bank, 1_300, engine.WhyLottery)) // nobody has won
	first := won(st, 1_300)
	assert.Equal(t, moments.Moment{Kind: moments.Jackpot, Form: moments.Full, Seat: seat1, Sum: 1_300}, moments.Moment{Kind: first.Kind, Form: first.Form, Seat: first.Seat, Sum: first.Sum})
	again := won(st, 1_300)
	assert.False(t, again.On())
	large := won(st, 5_000)
	assert.True(t, large.On())
}

// vignetteCases has all that is seen with a picture of its own.
func vignetteCases() map[engine.Why]momentCase {
	on := func(space engine.Space, before ...engine.Event) func() *Stage {
		return func() *Stage {
			st := landedOn(space)
			st.Fold(before...)
			return st
		}
	}
	of := func(seat engine.Seat) engine.Account { return engine.SeatAccount(seat) }
	back := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.Moved, Why: engine.WhyDaylightSavings, Seat: seat, By: engine.NoSeat, Month: 1, From: 4, To: 3}
	}
	return map[engine.Why]momentCase{
		engine.WhyFamilyCasinoNight: {moments.Vignette, on(engine.FamilyCasinoNight), []engine.Event{pay(of(seat0), engine.Jackpot, 500, engine.WhyFamilyCasinoNight)}},
		engine.WhyCharityWalk:       {moments.Vignette, on(engine.CharityWalk), walked()},
		engine.WhyYardSale:          {moments.Vignette, on(engine.YardSale), []engine.Event{pay(of(seat0), engine.Jackpot, 300, engine.WhyYardSale)}},
		engine.WhyTownElection: {moments.Vignette, on(engine.TownElection), []engine.Event{
			pay(of(seat0), engine.Jackpot, 50, engine.WhyTownElection), pay(of(seat1), engine.Jackpot, 50, engine.WhyTownElection), pay(of(seat2), engine.Jackpot, 50, engine.WhyTownElection),
		}},
		engine.WhyDaylightSavings: {moments.Vignette, on(engine.DaylightSavings), []engine.Event{back(seat0), back(seat1), back(seat2)}},
		engine.WhyLotteryDraw:     {moments.Vignette, on(engine.LotteryDraw), []engine.Event{pay(engine.Bank, of(seat0), 1_000, engine.WhyLotteryDraw)}},
		engine.WhySwellfare: {moments.Vignette, on(engine.Mail1, pay(of(seat0), engine.Stakes, 50, engine.WhySwellfare), rollFor(seat0, engine.WhySwellfare, 1)), []engine.Event{
			pay(engine.Stakes, engine.Jackpot, 50, engine.WhySwellfare),
		}},
	}
}

func TestEveryKindOfMomentHasACase(t *testing.T) {
	var has [moments.NumKinds]bool
	for _, c := range momentCases() {
		has[c.kind] = true
	}
	for kind := moments.None + 1; kind < moments.NumKinds; kind++ {
		assert.NotEqual(t, elsewhere[kind], has[kind], "kind %d", kind)
	}
	cases := vignetteCases()
	for why := range engine.NumWhys {
		_, ok := cases[why]
		assert.Equal(t, vignettes[why], ok, "%v", why)
	}
}

// Each is seen where moments are wanted, once, and where nobody wants any only the end is.
func TestEachMomentIsSeenOnceAndNotWhereNobodyWantsAny(t *testing.T) {
	for name, c := range momentCases() {
		for setting, want := range map[moments.Setting]bool{moments.UpToFull: true, moments.Off: false} {
			st := c.on()
			st.SetPeople(1 << seat0)
			st.SetMoments(setting)
			st.Queue(c.events...)
			times, on := 0, false
			for ticks := 0; st.Busy() && ticks < 3_000; ticks++ {
				st.Tick()
				m := st.Actors().Moment
				if m.On() && !on {
					times++
					assert.Equal(t, c.kind, m.Kind, name)
				}
				on = m.On()
				if _, held := st.Hold(); held {
					st.Release()
				}
			}
			assert.Equal(t, want, times == 1, "%s: seen %d times", name, times)
		}
	}
}

// Whenever a moment is ended, the table is as if it had been seen to its end, and a fifth of a
// second later nothing moves any more but what goes on anyway.
func TestEachMomentCanBeEndedAtAnyTime(t *testing.T) {
	for name, c := range momentCases() {
		t.Run(name, func(t *testing.T) {
			whole := c.on()
			whole.Fold(c.events...)
			for after := 1; after < 560; after += 40 {
				st := c.on()
				st.SetPeople(1 << seat0)
				st.Queue(c.events...)
				for range after {
					st.Tick()
				}
				const most = 12 // ticks, and presses
				for n := 0; st.Busy(); n++ {
					require.Less(t, n, most, "after %d ticks", after)
					st.Hurry()
					st.Release()
					assert.False(t, st.Actors().Moment.On(), "after %d ticks", after)
					st.Tick()
				}
				assert.Equal(t, whole.Shown().Balance, st.Shown().Balance)
				assert.Equal(t, whole.Shown().Players, st.Shown().Players)
				assert.Equal(t, whole.Shown().Mail, st.Shown().Mail)
				assert.Equal(t, whole.Shown().Deals, st.Shown().Deals)
				assert.Equal(t, whole.Shown().Phase, st.Shown().Phase)
			}
		})
	}
}
