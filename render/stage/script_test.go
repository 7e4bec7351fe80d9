package stage

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

const (
	seat0 = engine.Seat(0)
	seat1 = engine.Seat(1)
	seat2 = engine.Seat(2)
)

// table returns a stage of three players in the first turn of a month of 31
// days, on which the given days have spaces.
func table(days map[uint8]engine.Space) *Stage {
	setup := engine.Setup{Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}}
	st := New(setup)
	page := engine.Event{Kind: engine.PageLaid, Month: 1, Days: [engine.MaxDays]engine.Space{30: engine.BigPayDay}}
	for day, space := range days {
		page.Days[day-1] = space
	}
	second := page
	second.Month = 2
	st.Fold(
		engine.Event{Kind: engine.GameBegan, Seat: seat0, By: seat0},
		pay(engine.Bank, engine.SeatAccount(seat0), 5_000, engine.WhyStart),
		pay(engine.Bank, engine.SeatAccount(seat1), 5_000, engine.WhyStart),
		pay(engine.Bank, engine.SeatAccount(seat2), 5_000, engine.WhyStart),
		engine.Event{Kind: engine.Shuffled, Deck: engine.MailDeck, Count: 60},
		engine.Event{Kind: engine.Shuffled, Deck: engine.DealDeck, Count: 28},
		page, second,
		engine.Event{Kind: engine.TurnBegan, Seat: seat0, Month: 1},
	)
	return st
}

func pay(from, to engine.Account, amount int32, why engine.Why) engine.Event {
	return engine.Event{Kind: engine.Paid, Payer: from, Payee: to, Amount: amount, Why: why}
}

func rollFor(seat engine.Seat, why engine.Why, dice ...uint8) engine.Event {
	e := engine.Event{Kind: engine.Rolled, Seat: seat, Why: why}
	copy(e.Dice[:], dice)
	return e
}

func walk(seat engine.Seat, from, to uint8) engine.Event {
	return engine.Event{Kind: engine.Moved, Seat: seat, Month: 1, From: from, To: to, Why: engine.WhyRoll}
}

func land(seat engine.Seat, day uint8, space engine.Space) engine.Event {
	return engine.Event{Kind: engine.Landed, Seat: seat, Month: 1, To: day, Space: space}
}

func draw(seat engine.Seat, deck engine.Deck, card engine.CardID) engine.Event {
	return engine.Event{Kind: engine.Drawn, Seat: seat, Deck: deck, Card: card}
}

// cardOf returns the first card of a kind.
func cardOf(kind engine.CardKind) engine.CardID {
	for i, card := range engine.EditionOf(engine.Big).Cards {
		if card.Kind == kind {
			return engine.CardID(i + 1)
		}
	}
	return engine.NoCard
}

// ticksUntilRest plays a stage and counts.
func ticksUntilRest(st *Stage) int {
	n := 0
	for st.Busy() && n < 10_000 {
		st.Tick()
		n++
	}
	return n
}

func TestScriptsTakeTheirTimeAtEverySpeed(t *testing.T) {
	deal, ad, bill := cardOf(engine.PlainDeal), cardOf(engine.Ad), cardOf(engine.Bill)
	bank, jackpot, stakes, cash := engine.Bank, engine.Jackpot, engine.Stakes, engine.SeatAccount(seat0)
	mailDay, payDay := land(seat0, 4, engine.Mail1), land(seat0, 31, engine.BigPayDay)
	tests := []struct {
		name       string
		before     []engine.Event
		events     []engine.Event
		full, calm int // milliseconds at normal speed
	}{
		{"dice and a look at them", nil, []engine.Event{rollFor(seat0, engine.WhyMove, 3)}, 900 + 260, 120 + 150},
		{"a walk of four days", nil, []engine.Event{walk(seat0, 0, 4)}, 4 * 170, 120},
		{"a walk back", []engine.Event{walk(seat0, 0, 4)}, []engine.Event{walk(seat0, 4, 2)}, 2 * 170, 120},
		{"a walk far back is no longer than nine days", []engine.Event{walk(seat0, 0, 18)}, []engine.Event{walk(seat0, 18, 0)}, 9 * 170, 120},
		{"a landing", nil, []engine.Event{mailDay}, 220, 0},
		{
			"a page torn off", nil,
			[]engine.Event{{Kind: engine.Moved, Seat: seat0, Month: 2, From: 31, Why: engine.WhyStart}}, 800, 200,
		},
		{"a turn handed on", nil, []engine.Event{{Kind: engine.TurnBegan, Seat: seat1, Month: 1}}, 200, 0},
		{
			"an ad read by a computer", []engine.Event{mailDay}, []engine.Event{draw(seat0, engine.MailDeck, ad)},
			520 + 900 + 320, 150 + 900 + 100,
		},
		{
			"a bill, stamped", []engine.Event{mailDay}, []engine.Event{draw(seat0, engine.MailDeck, bill)},
			520 + 240 + 900 + 320, 150 + 900 + 100,
		},
		{
			"a deal on offer", []engine.Event{land(seat0, 2, engine.DealSpace)},
			[]engine.Event{draw(seat0, engine.DealDeck, deal)}, 520 + 900, 150 + 900,
		},
		{
			"a deal kept", []engine.Event{draw(seat0, engine.DealDeck, deal)},
			[]engine.Event{{Kind: engine.Kept, Seat: seat0, Deck: engine.DealDeck, Card: deal}}, 320, 100,
		},
		{
			"a deal left", []engine.Event{draw(seat0, engine.DealDeck, deal)},
			[]engine.Event{{Kind: engine.Discarded, Seat: seat0, Deck: engine.DealDeck, Card: deal}}, 320, 100,
		},
		{"one note", nil, []engine.Event{pay(cash, jackpot, 100, engine.WhySickDay)}, 500, 150},
		{"four notes", nil, []engine.Event{pay(cash, jackpot, 1_300, engine.WhySickDay)}, 420 + 3*45, 150},
		{"never more than eight notes", nil, []engine.Event{pay(bank, cash, 4_900, engine.WhyRebate)}, 420 + 7*45, 150},
		{
			"a holiday, all at once", nil,
			[]engine.Event{
				pay(bank, engine.SeatAccount(seat0), 200, engine.WhyHoliday),
				pay(bank, engine.SeatAccount(seat1), 200, engine.WhyHoliday),
				pay(bank, engine.SeatAccount(seat2), 200, engine.WhyHoliday),
			}, 500, 150,
		},
		{
			"a lottery won, after a look at the dice", []engine.Event{pay(bank, stakes, 5_000, engine.WhyLottery)},
			[]engine.Event{pay(stakes, cash, 5_000, engine.WhyLottery)}, 700 + 500, 700 + 150,
		},
		{"a loan", nil, []engine.Event{{Kind: engine.LoanTaken, Seat: seat0, Amount: 1_000, Total: 1_000}}, 500, 150},
		{"a line of the ledger", []engine.Event{payDay}, []engine.Event{pay(cash, bank, 500, engine.WhyInterest)}, 500, 150},
		{
			"a ledger completed by a computer", []engine.Event{payDay},
			[]engine.Event{{Kind: engine.MonthEnded, Seat: seat0, Month: 1}}, 380 + 240 + 1200, 1200,
		},
		{"a number taken", nil, []engine.Event{{Kind: engine.NumberPicked, Seat: seat0, Number: 7}}, 420, 0},
		{"a tile dropped", nil, []engine.Event{{Kind: engine.TilePlaced, Month: 1, To: 3, Space: engine.Mail1}}, 180, 0},
		{
			"three tiles filled in", nil,
			[]engine.Event{
				{Kind: engine.TilePlaced, Month: 1, To: 3, Space: engine.Mail1},
				{Kind: engine.TilePlaced, Month: 1, To: 4, Space: engine.Mail2},
				{Kind: engine.TilePlaced, Month: 1, To: 5, Space: engine.Holiday},
			}, 200 + 2*60, 0,
		},
		{
			"two tiles exchanged", []engine.Event{{Kind: engine.TilePlaced, Month: 1, To: 3, Space: engine.Mail1}},
			[]engine.Event{{Kind: engine.TilesExchanged, Month: 1, From: 3, To: 5}}, 260, 0,
		},
		{"a tile drawn", nil, []engine.Event{{Kind: engine.TileInHand, Seat: seat1, Space: engine.Mail1}}, 120, 0},
		{"a player finished", nil, []engine.Event{{Kind: engine.Retired, Seat: seat0}}, 240 + 700, 700},
		{"the results", nil, []engine.Event{{Kind: engine.GameOver, Winners: 1}}, 5_000 + 240 + 1800, 5_000},
		{"what is not to be seen", nil, []engine.Event{{Kind: engine.Shuffled, Deck: engine.MailDeck, Count: 9}}, 0, 0},
		{"a decision", nil, []engine.Event{{Kind: engine.Chosen, Choice: engine.Choice{Kind: engine.StayOut}}}, 0, 0},
		{
			"mail that goes with the month", []engine.Event{mailDay, draw(seat0, engine.MailDeck, ad)},
			[]engine.Event{{Kind: engine.Discarded, Seat: seat0, Deck: engine.MailDeck, Card: ad}}, 0, 0,
		},
	}
	// What is left out where all goes faster than normal.
	leftOut := map[string]int{"dice and a look at them": 504 - 320}
	factors := map[beats.Speed]int{beats.Slow: 160, beats.Normal: 100, beats.Fast: 45, beats.Instant: 0}
	for _, test := range tests {
		for speed, percent := range factors {
			for _, calm := range []bool{false, true} {
				t.Run(fmt.Sprint(test.name, "/", speed, "/calm=", calm), func(t *testing.T) {
					st := table(nil)
					st.Fold(test.before...)
					st.SetSpeed(speed)
					st.SetReducedMotion(calm)
					st.Queue(test.events...)
					ms := test.full
					if speed > beats.Normal {
						ms -= leftOut[test.name]
					}
					if calm {
						ms = test.calm
					}
					// What takes no time is over at the first tick.
					want := max(1, (ms*percent*60+99_999)/100_000)
					assert.Equal(t, want, ticksUntilRest(st), "ticks")
				})
			}
		}
	}
}

func TestSpeedChangesInTheMiddleOfAWalk(t *testing.T) {
	st := table(nil)
	st.Queue(walk(seat0, 0, 6)) // 61.2 ticks
	for range 30 {
		st.Tick()
	}
	assert.Equal(t, uint8(2), st.Actors().Token.At)
	st.SetSpeed(beats.Fast)
	assert.Equal(t, 15, ticksUntilRest(st), "what was left takes 0.45 of its time")
	assert.Equal(t, uint8(6), st.Shown().Players[seat0].Day)
}

func TestInstantIsOverInOneTick(t *testing.T) {
	st := table(nil)
	st.SetSpeed(beats.Instant)
	st.Queue(rollFor(seat0, engine.WhyMove, 4), walk(seat0, 0, 4), land(seat0, 4, engine.Mail1),
		draw(seat0, engine.MailDeck, cardOf(engine.Bill)))
	st.Tick()
	assert.False(t, st.Busy())
	assert.Equal(t, uint8(1), st.Shown().Mail[seat0].N)
}

func TestHurryEndsOneAnimationAndGoesNoFurther(t *testing.T) {
	st := table(nil)
	st.Queue(walk(seat0, 0, 4), land(seat0, 4, engine.Mail1))
	st.Tick()
	st.Hurry()
	assert.Equal(t, uint8(4), st.Shown().Players[seat0].Day)
	assert.Zero(t, st.Shown().Landed.Month, "the landing is not played yet")
	assert.True(t, st.Busy())
	st.Hurry()
	assert.True(t, st.Busy(), "nothing is being played that could be hurried")
}

func TestWhatComesDuringAnAnimationIsPlayedAfterIt(t *testing.T) {
	st := table(nil)
	st.Queue(walk(seat0, 0, 3))
	st.Tick()
	st.Queue(walk(seat1, 0, 5))
	st.Tick()
	assert.Equal(t, seat0, st.Actors().Token.Seat)
	ticksUntilRest(st)
	assert.Equal(t, uint8(3), st.Shown().Players[seat0].Day)
	assert.Equal(t, uint8(5), st.Shown().Players[seat1].Day)

	st.Queue(walk(seat0, 3, 4))
	st.Tick()
	st.Fold(walk(seat1, 5, 6))
	assert.Equal(t, uint8(4), st.Shown().Players[seat0].Day, "what was queued happens first")
	assert.Equal(t, uint8(6), st.Shown().Players[seat1].Day)
	assert.False(t, st.Busy())
}

func TestReducedMotionCanBeSwitchedInTheMiddle(t *testing.T) {
	st := table(nil)
	st.Queue(rollFor(seat0, engine.WhySickDay, 4))
	for range 27 { // half of 900 ms
		st.Tick()
	}
	require.True(t, st.Actors().Dice.On)
	st.SetReducedMotion(true)
	st.Tick()
	a := st.Actors()
	assert.True(t, a.Calm)
	assert.Equal(t, uint8(4), a.Dice.Faces[0], "the face is there at once")
	assert.InDelta(t, 0.5+1/7.2, a.Fade, 0.001, "and goes on fading in")
}

func TestPausedStageEndsWhatMovesAndBeginsNothing(t *testing.T) {
	st := table(nil)
	st.Queue(walk(seat0, 0, 1), land(seat0, 1, engine.Mail1))
	st.Tick()
	st.SetPaused(true)
	for range 100 {
		st.Tick()
	}
	assert.Equal(t, uint8(1), st.Shown().Players[seat0].Day)
	assert.Zero(t, st.Shown().Landed.Month)
	assert.True(t, st.Busy())
	assert.False(t, st.Tick(), "nothing changes")
	st.SetPaused(false)
	ticksUntilRest(st)
	assert.Equal(t, uint8(1), st.Shown().Landed.Month)
}

func TestRestAllocatesNothing(t *testing.T) {
	st := table(nil)
	st.Queue(rollFor(seat0, engine.WhyMove, 4))
	ticksUntilRest(st)
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		if st.Tick() {
			t.Error("nothing should change")
		}
	}), "at rest")

	st.SetPeople(1)
	st.Queue(rollFor(seat0, engine.WhyJumpBack, 4))
	st.Tick()
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		if st.Tick() {
			t.Error("nothing should change")
		}
	}), "waiting for a person")
	st.Release()

	assert.Zero(t, testing.AllocsPerRun(30, func() { st.Tick() }), "dice in the air")
}

func TestUnknownKindsOfEventChangeNothing(t *testing.T) {
	st := table(nil)
	before := *st.Shown()
	st.Queue(engine.Event{Kind: engine.NumEventKinds})
	ticksUntilRest(st)
	assert.Equal(t, before, *st.Shown())
}

func TestSoundsComeAtTheirMoments(t *testing.T) {
	st := table(nil)
	st.Queue(walk(seat0, 0, 2))
	var heard []Sound
	for tick := 1; st.Busy(); tick++ {
		st.Tick()
		for _, s := range st.AppendHeard(nil) {
			assert.Equal(t, Hop, s.Cue)
			// 170 and 340 ms
			assert.Equal(t, []int{11, 21}[s.Step], tick, "the foot touches the day")
			heard = append(heard, s)
		}
	}
	assert.Len(t, heard, 2)
	assert.Empty(t, st.AppendHeard(nil), "each is heard once")
}

func TestManySoundsAtOnceAreHeardOnceEach(t *testing.T) {
	st := table(nil)
	st.SetSpeed(beats.Instant)
	st.Queue(walk(seat0, 0, 6), walk(seat0, 6, 0))
	st.Tick()
	assert.Equal(t, []Sound{{Cue: Hop}}, st.AppendHeard(nil))
}
