package stage

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// wonJackpot is a Jackpot of so many dollars that a player wins.
func wonJackpot(seat engine.Seat, dollars int32) engine.Event {
	return engine.Event{Kind: engine.Paid, Seat: seat, Payer: engine.Jackpot, Payee: engine.SeatAccount(seat), Amount: dollars, Why: engine.WhyJackpot}
}

// seenMoment plays an event and returns the moment that is seen meanwhile, and after how many
// ticks everything rests.
func seenMoment(st *Stage, e engine.Event) (seen moments.Moment, ticks int) {
	st.Queue(e)
	for st.Busy() && ticks < 10_000 {
		st.Tick()
		ticks++
		if m := st.Actors().Moment; m.On() {
			seen = m
		}
	}
	return seen, ticks
}

func TestAJackpotIsAMomentAndLargeWhenItMatters(t *testing.T) {
	fed := []engine.Event{pay(engine.Bank, engine.Jackpot, 20_000, engine.WhyJackpotSkyrockets)}
	before := append(fed, wonJackpot(seat1, 500))
	tests := []struct {
		name    string
		before  []engine.Event
		dollars int32
		speed   beats.Speed
		setting moments.Setting
		calm    bool
		want    moments.Form
		ms      int // at that speed
	}{
		{"the first one of a game", fed, 200, beats.Normal, moments.UpToFull, false, moments.Full, 3_560},
		{"a large one", before, 3_000, beats.Normal, moments.UpToFull, false, moments.Full, 3_560},
		{"another small one", before, 2_900, beats.Normal, moments.UpToFull, false, moments.Short, 900},
		{"a large one, played slowly", before, 3_000, beats.Slow, moments.UpToFull, false, moments.Full, 5_696},
		{"a large one, played fast", before, 3_000, beats.Fast, moments.UpToFull, false, moments.Short, 405},
		{"a large one, in short", before, 3_000, beats.Normal, moments.UpToShort, false, moments.Short, 900},
		{"a large one, with moments off", before, 3_000, beats.Normal, moments.Off, false, moments.Plain, 500},
		{"a large one, with reduced motion", before, 3_000, beats.Normal, moments.UpToFull, true, moments.Full, 1_250},
		{"a large one in an instant", before, 3_000, beats.Instant, moments.UpToFull, false, moments.Plain, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.Fold(test.before...)
			st.SetSpeed(test.speed)
			st.SetReducedMotion(test.calm)
			st.SetMoments(test.setting)
			seen, ticks := seenMoment(st, wonJackpot(seat0, test.dollars))
			if test.want != moments.Plain {
				assert.Equal(t, moments.Jackpot, seen.Kind)
				assert.Equal(t, seat0, seen.Seat)
				assert.Equal(t, test.dollars, seen.Sum)
			}
			assert.Equal(t, test.want, seen.Form)
			assert.InDelta(t, max(1, test.ms*60/1000), ticks, 1, "ticks")
			assert.False(t, st.Actors().Moment.On(), "it is gone")
		})
	}
}

// heardIn returns what is heard of an event.
func heardIn(st *Stage, e engine.Event) (heard []Sound) {
	st.Queue(e)
	for ticks := 0; st.Busy() && ticks < 10_000; ticks++ {
		st.Tick()
		heard = st.AppendHeard(heard)
	}
	return heard
}

func TestCoinsRiseWhileAJackpotCounts(t *testing.T) {
	for dollars, coins := range map[int32]int{500: 0, 4_000: 4, 25_000: 9} {
		st := table(nil)
		st.Fold(pay(engine.Bank, engine.Jackpot, 30_000, engine.WhyJackpotSkyrockets))
		heard := heardIn(st, wonJackpot(seat0, dollars))
		require.NotEmpty(t, heard)
		assert.Equal(t, JackpotPour, heard[0].Cue)
		hops := func(s Sound) bool { return s.Cue == FaceHop }
		assert.True(t, slices.ContainsFunc(heard, hops), "the winner hops for joy meanwhile")
		rising := slices.DeleteFunc(heard[1:len(heard)-1:len(heard)-1], hops)
		assert.Equal(t, StampDown, heard[len(heard)-1].Cue, "and then it is stamped who wins it all")
		assert.Len(t, rising, coins, "$%d", dollars)
		for i, s := range rising {
			assert.Equal(t, Sound{Cue: Coin, Step: uint8(i)}, s)
		}
	}
}

func TestAnEmptyJackpotIsSaidToWhoWouldHaveWonIt(t *testing.T) {
	six := engine.Event{Kind: engine.Rolled, Seat: seat0, Why: engine.WhyMove, Dice: [2]uint8{6}}
	five, others := six, six
	five.Dice[0], others.Seat = 5, seat1
	full := pay(engine.Bank, engine.Jackpot, 100, engine.WhyJackpotSkyrockets)
	tests := []struct {
		name    string
		before  []engine.Event
		roll    engine.Event
		edition engine.EditionID
		house   engine.HouseRules
		setting moments.Setting
		want    moments.Kind
	}{
		{"a six", nil, six, engine.Big, 0, moments.UpToFull, moments.EmptyPot},
		{"a five", nil, five, engine.Big, 0, moments.UpToFull, moments.None},
		{"with something in it", []engine.Event{full}, six, engine.Big, 0, moments.UpToFull, moments.None},
		{"a computer's", nil, others, engine.Big, 0, moments.UpToFull, moments.None},
		{"without a Jackpot", nil, six, engine.Big, engine.HouseRules(0).With(engine.NoJackpot), moments.UpToFull, moments.None},
		{"in 1975", nil, six, engine.Classic1975, 0, moments.UpToFull, moments.None},
		{"off", nil, six, engine.Big, 0, moments.Off, moments.None},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.shown.Setup.Edition, st.shown.Setup.House = test.edition, test.house
			st.SetPeople(engine.SeatSet(0).With(seat0))
			st.SetMoments(test.setting)
			st.Fold(test.before...)
			seen, _ := seenMoment(st, test.roll)
			assert.Equal(t, test.want, seen.Kind)
		})
	}
}

func TestADrumRollsBeforeTheWinnerIsKnown(t *testing.T) {
	var cues []Cue
	for _, s := range heardIn(table(nil), engine.Event{Kind: engine.GameOver, Winners: 1}) {
		cues = append(cues, s.Cue)
	}
	require.Contains(t, cues, DrumRoll)
	assert.Less(t, slices.Index(cues, DrumRoll), slices.Index(cues, Win))
}

// soldDeal is a Deal that a buyer takes from the first player for so many dollars, with what
// happened before: it had cost the player $500.
func soldDeal(deal engine.CardID, dollars int32) (before []engine.Event, sale engine.Event) {
	kept := engine.Event{Kind: engine.Kept, Seat: seat0, Deck: engine.DealDeck, Card: deal, Amount: 500}
	sale = engine.Event{Kind: engine.Paid, Seat: seat0, Payer: engine.Bank, Payee: engine.SeatAccount(seat0), Amount: dollars, Card: deal, Why: engine.WhyBuyer}
	return []engine.Event{kept}, sale
}

func TestASaleIsAMomentAndLargeWhenItMatters(t *testing.T) {
	tests := []struct {
		name    string
		profit  int32
		person  bool
		again   bool
		speed   beats.Speed
		setting moments.Setting
		want    moments.Form
	}{
		{"a person's first", 200, true, false, beats.Normal, moments.UpToFull, moments.Full},
		{"a person's first, at a loss", -200, true, false, beats.Normal, moments.UpToFull, moments.Full},
		{"a computer's first", 200, false, false, beats.Normal, moments.UpToFull, moments.Short},
		{"another small one", 2_900, true, true, beats.Normal, moments.UpToFull, moments.Short},
		{"a large one", 3_000, true, true, beats.Normal, moments.UpToFull, moments.Full},
		{"a large loss", -3_000, true, true, beats.Normal, moments.UpToFull, moments.Full},
		{"a computer's large one", 3_000, false, true, beats.Normal, moments.UpToFull, moments.Full},
		{"a large one, played fast", 3_000, true, true, beats.Fast, moments.UpToFull, moments.Short},
		{"a large one, in short", 3_000, true, true, beats.Normal, moments.UpToShort, moments.Short},
		{"a large one, with moments off", 3_000, true, true, beats.Normal, moments.Off, moments.Plain},
		{"a large one in an instant", 3_000, true, true, beats.Instant, moments.UpToFull, moments.Plain},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			deal := st.Shown().Edition().FirstCard(engine.DealDeck)
			if test.person {
				st.SetPeople(1)
			}
			if test.again {
				before, sale := soldDeal(deal+1, 4_000)
				st.Fold(append(before, sale)...)
			}
			before, sale := soldDeal(deal, 0)
			st.Fold(before...)
			cost := st.Shown().PaidFor(deal)
			sale.Amount = cost + test.profit
			st.SetSpeed(test.speed)
			st.SetMoments(test.setting)
			seen, _ := seenMoment(st, sale)
			assert.Equal(t, test.want, seen.Form)
			if test.want != moments.Plain {
				assert.Equal(t, moments.Sale, seen.Kind)
				assert.Equal(t, test.profit, seen.Profit())
				assert.Equal(t, int(deal), seen.About)
			}
			assert.False(t, st.Actors().Moment.On(), "it is gone")
			assert.False(t, st.Busy())
		})
	}
}

func TestASalaryIsAMomentAndLargeWhenItMatters(t *testing.T) {
	tests := []struct {
		name         string
		person, last bool
		settled      bool // a month before
		speed        beats.Speed
		setting      moments.Setting
		want         moments.Form
	}{
		{"a person's first", true, false, false, beats.Normal, moments.UpToFull, moments.Full},
		{"a computer's first", false, false, false, beats.Normal, moments.UpToFull, moments.Short},
		{"a person's second", true, false, true, beats.Normal, moments.UpToFull, moments.Short},
		{"a person's last", true, true, true, beats.Normal, moments.UpToFull, moments.Full},
		{"a computer's last", false, true, true, beats.Normal, moments.UpToFull, moments.Short},
		{"a person's first, played fast", true, false, false, beats.Fast, moments.UpToFull, moments.Short},
		{"a person's first, in short", true, false, false, beats.Normal, moments.UpToShort, moments.Short},
		{"a person's first, with moments off", true, false, false, beats.Normal, moments.Off, moments.Plain},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := New(engine.Setup{Seats: 2, Months: 3, Lengths: [engine.MaxMonths]uint8{31, 31, 31}})
			month := uint8(2)
			if test.last {
				month = 3
			}
			st.Fold(engine.Event{Kind: engine.GameBegan, Seat: seat0, By: seat0})
			for m := uint8(1); m <= 3; m++ {
				st.Fold(engine.Event{Kind: engine.PageLaid, Month: m, Days: [engine.MaxDays]engine.Space{30: engine.BigPayDay}})
			}
			if test.settled {
				st.Fold(engine.Event{Kind: engine.MonthEnded, Seat: seat0, Month: month - 1})
			}
			if test.person {
				st.SetPeople(1)
			}
			st.Fold(
				engine.Event{Kind: engine.TurnBegan, Seat: seat0, Month: month},
				engine.Event{Kind: engine.Landed, Seat: seat0, Month: month, To: 31, Space: engine.BigPayDay},
			)
			st.SetSpeed(test.speed)
			st.SetMoments(test.setting)
			seen, _ := seenMoment(st, pay(engine.Bank, engine.SeatAccount(seat0), 3_250, engine.WhySalary))
			assert.Equal(t, test.want, seen.Form)
			if test.want != moments.Plain {
				assert.Equal(t, moments.PayDay, seen.Kind)
				assert.EqualValues(t, 3_250, seen.Sum)
			}
			assert.EqualValues(t, 3_250, st.Shown().Cash(seat0))
			assert.True(t, st.Shown().Settlement.Lines[tabletop.StepSalary].Written)
			assert.False(t, st.Actors().Moment.On(), "it is gone")
		})
	}
}

func TestACardIsAMomentForWhoeverSitsHere(t *testing.T) {
	ed := engine.EditionOf(engine.Big)
	billOf := func(least, most int32) engine.CardID {
		setup := engine.Setup{Seats: 2}
		for id := ed.FirstCard(engine.MailDeck); ; id++ {
			if sum := setup.BillAmount(id); sum >= least && sum <= most {
				return id
			}
		}
	}
	small, other, large := billOf(100, 400), billOf(500, 900), billOf(1_000, 5_000)
	tests := []struct {
		name    string
		card    engine.CardID
		person  bool
		again   bool // a small bill has been drawn
		second  bool // it is the second card of a day
		speed   beats.Speed
		setting moments.Setting
		want    moments.Form
	}{
		{"the first of its kind", small, true, false, false, beats.Normal, moments.UpToFull, moments.Full},
		{"another one", other, true, true, false, beats.Normal, moments.UpToFull, moments.Short},
		{"a large bill", large, true, true, false, beats.Normal, moments.UpToFull, moments.Full},
		{"the second of a day", large, true, true, true, beats.Normal, moments.UpToFull, moments.Plain},
		{"a computer's", large, false, false, false, beats.Normal, moments.UpToFull, moments.Plain},
		{"nobody can see what it is", engine.NoCard, true, false, false, beats.Normal, moments.UpToFull, moments.Plain},
		{"played fast", large, true, false, false, beats.Fast, moments.UpToFull, moments.Plain},
		{"in short", large, true, false, false, beats.Normal, moments.UpToShort, moments.Short},
		{"with moments off", large, true, false, false, beats.Normal, moments.Off, moments.Plain},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := table(map[uint8]engine.Space{5: engine.Mail3})
			drawn := func(card engine.CardID) engine.Event {
				return engine.Event{Kind: engine.Drawn, Seat: seat0, Deck: engine.MailDeck, Card: card}
			}
			if test.again {
				st.Fold(drawn(small))
			}
			st.Fold(engine.Event{Kind: engine.Landed, Seat: seat0, Month: 1, To: 5, Space: engine.Mail3})
			if test.second {
				st.Fold(drawn(other))
			}
			if test.person {
				st.SetPeople(1)
			}
			st.SetSpeed(test.speed)
			st.SetMoments(test.setting)
			st.Queue(drawn(test.card))
			var seen moments.Moment
			for ticks := 0; st.Busy() && ticks < 1_000; ticks++ {
				st.Tick()
				if m := st.Actors().Moment; m.On() {
					seen = m
				}
				if _, held := st.Hold(); held {
					assert.False(t, st.Actors().Moment.On(), "a card is not read before it lies there")
					st.Release()
				}
			}
			assert.Equal(t, test.want, seen.Form)
			if test.want != moments.Plain {
				assert.Equal(t, moments.Card, seen.Kind)
				assert.Equal(t, int(test.card), seen.About)
			}
			assert.False(t, st.Actors().Moment.On(), "it is gone")
		})
	}
}

func TestNothingElseIsAMoment(t *testing.T) {
	for n := range 7 {
		setup := setupFor(n)
		var s engine.State
		var events []engine.Event
		require.NoError(t, s.Start(setup, func(e engine.Event) { events = append(events, e) }))
		st, player := New(setup), newGuest(n)
		for s.Phase != engine.Over {
			for _, e := range events {
				special := e.Kind == engine.GameOver
				if e.Kind == engine.Paid {
					special = e.Why == engine.WhyJackpot || e.Why == engine.WhyBuyer || e.Why == engine.WhySalary ||
						e.Why == engine.WhyLottery && e.Payee.Seat() != engine.NoSeat && (e.Amount >= 5_000 || setup.Edition == engine.Event2000 && !st.Shown().Pictured[e.Why])
				}
				seen, _ := seenMoment(st, e)
				if seen.Kind == moments.Vignette {
					special = vignettes[e.Why]
				}
				require.Equal(t, special, seen.On(), "%v", e)
			}
			events = events[:0]
			require.NoError(t, s.Choose(player.choose(&s), func(e engine.Event) { events = append(events, e) }))
		}
	}
}

// Whenever a moment is ended, the table is as if it had been seen to its end.
func TestAMomentCanBeEndedAtAnyTime(t *testing.T) {
	for _, e := range []engine.Event{wonJackpot(seat0, 7_000), {Kind: engine.GameOver, Winners: 1}} {
		whole := table(nil)
		whole.Fold(pay(engine.Bank, engine.Jackpot, 7_000, engine.WhyJackpotSkyrockets), e)
		for after := 1; after < 230; after += 3 {
			t.Run(fmt.Sprint(e.Kind, " after ", after), func(t *testing.T) {
				st := table(nil)
				st.SetPeople(1)
				st.Fold(pay(engine.Bank, engine.Jackpot, 7_000, engine.WhyJackpotSkyrockets))
				st.Queue(e)
				for range after {
					st.Tick()
				}
				st.Hurry()
				assert.False(t, st.Busy())
				assert.False(t, st.Actors().Moment.On())
				assert.Equal(t, whole.Shown().Balance, st.Shown().Balance)
				assert.Equal(t, whole.Shown().Phase, st.Shown().Phase)
			})
		}
	}
}

func TestTheWinnerIsAMomentUnlessNobodyWantsAny(t *testing.T) {
	over := engine.Event{Kind: engine.GameOver, Winners: 1}
	for _, test := range []struct {
		name    string
		people  engine.SeatSet
		speed   beats.Speed
		setting moments.Setting
		seen    bool
		takes   float64
	}{
		{"with people", 1, beats.Normal, moments.UpToFull, true, 9_000},
		{"with people, fast", 1, beats.Fast, moments.UpToFull, true, 9_000},
		{"with people, in short", 1, beats.Normal, moments.UpToShort, true, 9_000},
		{"among computers", 0, beats.Normal, moments.UpToFull, true, 5_000},
		{"off", 1, beats.Normal, moments.Off, false, 0},
		{"in an instant", 1, beats.Instant, moments.UpToFull, false, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.SetPeople(test.people)
			st.SetSpeed(test.speed)
			st.SetMoments(test.setting)
			seen, _ := seenMoment(st, over)
			assert.Equal(t, test.seen, seen.Kind == moments.Winner)
			assert.Equal(t, test.takes, seen.Takes)
		})
	}
}

func TestALoanThatHadToBeTakenIsToldTheFirstTimeAndWhenMuchIsOwed(t *testing.T) {
	forced := func(seat engine.Seat, amount, total int32) engine.Event {
		return engine.Event{Kind: engine.LoanTaken, Seat: seat, Amount: amount, Forced: true, Total: total}
	}
	chosen := forced(seat0, 2_000, 2_000)
	chosen.Forced = false
	first := forced(seat0, 1_000, 1_000)
	tests := []struct {
		name    string
		before  []engine.Event
		loan    engine.Event
		setting moments.Setting
		speed   beats.Speed
		want    moments.Kind
	}{
		{"the first one", nil, first, moments.UpToFull, beats.Normal, moments.Loan},
		{"another one", []engine.Event{first}, forced(seat0, 1_000, 2_000), moments.UpToFull, beats.Normal, moments.None},
		{"another one, much owed", []engine.Event{first}, forced(seat0, 4_000, 5_000), moments.UpToFull, beats.Normal, moments.Loan},
		{"one that was chosen", nil, chosen, moments.UpToFull, beats.Normal, moments.None},
		{"a computer's", nil, forced(seat1, 9_000, 9_000), moments.UpToFull, beats.Normal, moments.None},
		{"in short", nil, first, moments.UpToShort, beats.Normal, moments.None},
		{"at Fast", nil, first, moments.UpToFull, beats.Fast, moments.None},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.SetPeople(engine.SeatSet(0).With(seat0))
			st.SetMoments(test.setting)
			st.SetSpeed(test.speed)
			st.Fold(test.before...)
			seen, ticks := seenMoment(st, test.loan)
			assert.Equal(t, test.want, seen.Kind)
			assert.Equal(t, test.want == moments.Loan, st.LoanTold(), "else it is said in passing")
			assert.Equal(t, test.want == moments.Loan, seen.Waits(), "it stands until somebody goes on")
			assert.LessOrEqual(t, ticks, int(moments.LoanTakes*60/1000)+60)
			assert.Equal(t, test.loan.Total, st.Shown().Players[test.loan.Seat].Loan)
		})
	}
}

func TestALoanSaysWhatItWasFor(t *testing.T) {
	me := engine.SeatAccount(seat0)
	bill := func(dollars int32) engine.Event { return pay(me, engine.Bank, dollars, engine.WhyBill) }
	away := engine.Event{Kind: engine.Discarded, Seat: seat0, Deck: engine.MailDeck}
	for name, test := range map[string]struct {
		paid []engine.Event
		cost int32
	}{
		"one payment":            {[]engine.Event{pay(me, engine.Jackpot, 300, engine.WhyVacationDay)}, 300},
		"several bills":          {[]engine.Event{bill(500), bill(300)}, 800},
		"bills that are put off": {[]engine.Event{bill(500), away, bill(300), away}, 800},
		"another payment after":  {[]engine.Event{bill(500), pay(me, engine.Jackpot, 300, engine.WhyVacationDay)}, 500},
	} {
		st := table(nil)
		st.SetPeople(engine.SeatSet(0).With(seat0))
		st.Queue(pay(engine.Bank, me, 1_000, engine.WhyLoan), engine.Event{Kind: engine.LoanTaken, Seat: seat0, Amount: 1_000, Forced: true, Total: 1_000})
		st.Queue(test.paid...)
		var seen moments.Moment
		for range 2_000 {
			st.Tick()
			if m := st.Actors().Moment; m.Kind == moments.Loan {
				seen = m
			}
		}
		assert.EqualValues(t, 1_000, seen.Sum, name)
		assert.Equal(t, test.cost, seen.Cost, name)
	}
}

func TestALotteryIsAJackpotWhereAsMuchIsWon(t *testing.T) {
	for name, test := range map[string]struct {
		dollars int32
		setting moments.Setting
		speed   beats.Speed
		want    moments.Form
	}{
		"much":               {5_000, moments.UpToFull, beats.Normal, moments.Full},
		"less":               {4_900, moments.UpToFull, beats.Normal, moments.Plain},
		"much, in short":     {5_000, moments.UpToShort, beats.Normal, moments.Plain},
		"much, played fast":  {5_000, moments.UpToFull, beats.Fast, moments.Plain},
		"much, nobody wants": {5_000, moments.Off, beats.Normal, moments.Plain},
	} {
		t.Run(name, func(t *testing.T) {
			st := landedOn(engine.LuckyLottery)
			st.Fold(
				engine.Event{Kind: engine.NumberPicked, Seat: seat1, Number: 7},
				pay(engine.Bank, engine.Stakes, test.dollars, engine.WhyLottery),
			)
			st.SetMoments(test.setting)
			st.SetSpeed(test.speed)
			before := st.Shown().Cash(seat1)
			seen, _ := seenMoment(st, pay(engine.Stakes, engine.SeatAccount(seat1), test.dollars, engine.WhyLottery))
			assert.Equal(t, test.want, seen.Form)
			if test.want == moments.Full {
				assert.Equal(t, moments.Jackpot, seen.Kind)
				assert.Equal(t, engine.LuckyLottery, engine.Space(seen.About))
			}
			assert.Equal(t, before+test.dollars, st.Shown().Cash(seat1))
			assert.False(t, st.Actors().Moment.On(), "it is gone")
		})
	}
}
