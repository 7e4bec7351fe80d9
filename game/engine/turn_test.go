package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func seat(n Seat) Account { return SeatAccount(n) }

func TestTurn(t *testing.T) {
	t.Run("the red die moves the token that many days", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 4).roll(5)
		assert.EqualValues(t, 9, b.Players[0].Day)
		assert.Equal(t, []Event{{Kind: Moved, Seat: 0, By: NoSeat, Why: WhyRoll, Month: 1, From: 4, To: 9}}, b.told(Moved))
	})
	t.Run("play passes to the left", func(t *testing.T) {
		b := newBoard(t, 3)
		for _, want := range []Seat{1, 2, 0, 1} {
			b.roll(1)
			assert.Equal(t, Prompt{Kind: TakeTurn, Seat: want}, b.Prompt())
		}
	})
	t.Run("retired players take no turns", func(t *testing.T) {
		b := newBoard(t, 4).finish(1, 2).roll(1)
		assert.Equal(t, Seat(3), b.Prompt().Seat)
	})
	t.Run("movement stops at the last day", func(t *testing.T) {
		b := newBoard(t, 2, 28, 31).stand(0, 26).roll(5)
		assert.EqualValues(t, 28, b.told(Moved)[0].To)
		assert.EqualValues(t, 2, b.Players[0].Month)
	})
	t.Run("the first player may be chosen", func(t *testing.T) {
		s, err := New(Setup{Seats: 4, Months: 1, Lengths: [12]uint8{31}, First: 2}, nil)
		require.NoError(t, err)
		require.NoError(t, s.Choose(Choice{Kind: Fill}, nil))
		require.NoError(t, s.Choose(Choice{Kind: Begin}, nil))
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 2}, s.Prompt())
	})
	t.Run("or is drawn by lot", func(t *testing.T) {
		var drawn SeatSet
		for seed := range uint64(40) {
			s, err := New(Setup{Seats: 4, Months: 1, Lengths: [12]uint8{31}, First: NoSeat, Seed: seed}, nil)
			require.NoError(t, err)
			drawn = drawn.With(s.Setup.First)
		}
		assert.Equal(t, 4, drawn.Len())
	})
}

func TestJackpot(t *testing.T) {
	t.Run("a movement 6 wins all of it, before the token moves", func(t *testing.T) {
		b := newBoard(t, 2).pot(7_100).put(6, SickDay).roll(6)
		assert.Equal(t, []payment{{Jackpot, seat(0), 7_100, WhyJackpot}, {seat(0), Jackpot, 200, WhySickDay}}, b.payments())
		kinds := []EventKind{}
		for _, e := range b.events {
			kinds = append(kinds, e.Kind)
		}
		assert.Equal(t, []EventKind{Chosen, Rolled, Paid, Moved, Landed, Paid, TurnBegan}, kinds)
	})
	t.Run("an empty one pays nothing", func(t *testing.T) {
		assert.Empty(t, newBoard(t, 2).roll(6).payments())
	})
	t.Run("other throws do not win it", func(t *testing.T) {
		for _, die := range []uint8{1, 2, 3, 4, 5} {
			assert.Empty(t, newBoard(t, 2).pot(900).roll(die).payments())
		}
	})
	t.Run("a 6 of Jump Back or Skip Ahead does not win it", func(t *testing.T) {
		assert.Empty(t, newBoard(t, 2).pot(900).stand(0, 8).put(10, JumpBack).roll(2, 6).payments())
		assert.Empty(t, newBoard(t, 2).pot(900).put(2, SkipAhead).roll(2, 6).payments())
	})
	t.Run("Jackpot Skyrockets adds $5,000 from the Bank", func(t *testing.T) {
		b := newBoard(t, 2).pot(300).put(3, JackpotSkyrockets).roll(3)
		assert.Equal(t, []payment{{Bank, Jackpot, 5_000, WhyJackpotSkyrockets}}, b.payments())
		assert.EqualValues(t, 5_300, b.Balance[Jackpot])
	})
	t.Run("Vacation Day puts $300 on it", func(t *testing.T) {
		b := newBoard(t, 2).put(3, VacationDay).roll(3)
		assert.Equal(t, []payment{{seat(0), Jackpot, 300, WhyVacationDay}}, b.payments())
	})
	t.Run("Sick Day puts $200 on it, by a loan if need be", func(t *testing.T) {
		b := newBoard(t, 2).put(3, SickDay).hold(0, 150).roll(3)
		assert.Equal(t, []payment{{Bank, seat(0), 1_000, WhyLoan}, {seat(0), Jackpot, 200, WhySickDay}}, b.payments())
		assert.Equal(t, []Event{{Kind: LoanTaken, Seat: 0, By: NoSeat, Amount: 1_000, Total: 1_000, Forced: true}}, b.told(LoanTaken))
	})
}

func TestMovementTiles(t *testing.T) {
	t.Run("Jump Back rolls and goes back", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 8).put(10, JumpBack).put(7, Holiday).roll(2, 3)
		assert.EqualValues(t, 7, b.Players[0].Day)
		assert.Len(t, b.payments(WhyHoliday), 2)
	})
	t.Run("Jump Back stops at START, where nothing happens", func(t *testing.T) {
		b := newBoard(t, 2).put(2, JumpBack).roll(2, 5)
		assert.Equal(t, Player{Month: 1}, b.Players[0])
		assert.Empty(t, b.payments())
		assert.Len(t, b.told(Landed), 1)
	})
	t.Run("Skip Ahead rolls and goes ahead", func(t *testing.T) {
		b := newBoard(t, 2).put(2, SkipAhead).put(6, Holiday).roll(2, 4)
		assert.EqualValues(t, 6, b.Players[0].Day)
		assert.Len(t, b.payments(WhyHoliday), 2)
	})
	t.Run("Skip Ahead stops at the last day, which is settled at once", func(t *testing.T) {
		b := newBoard(t, 2).stand(0, 28).put(29, SkipAhead).roll(1, 6)
		assert.Equal(t, Player{Month: 2}, b.Players[0])
		assert.Equal(t, []payment{{Bank, seat(0), 5_000, WhySalary}}, b.payments())
	})
	t.Run("they chain until a token rests", func(t *testing.T) {
		b := newBoard(t, 2).put(2, SkipAhead).put(8, JumpBack).put(5, SkipAhead).put(9, Holiday).roll(2, 6, 3, 4)
		assert.EqualValues(t, 9, b.Players[0].Day)
		assert.Len(t, b.told(Landed), 4)
		assert.Len(t, b.payments(WhyHoliday), 2)
	})
}

func TestWinnings(t *testing.T) {
	t.Run("Super Sweepstakes wins $1,000 times both dice", func(t *testing.T) {
		b := newBoard(t, 2).put(1, SuperSweepstakes).roll(1, 3, 5)
		assert.Equal(t, []payment{{Bank, seat(0), 8_000, WhySuperSweepstakes}}, b.payments())
	})
	t.Run("on Holiday everyone collects $200, the retired as well", func(t *testing.T) {
		b := newBoard(t, 3).put(1, Holiday).finish(2)
		b.roll(1)
		b.roll(1)
		assert.Equal(t, []payment{
			{Bank, seat(0), 200, WhyHoliday}, {Bank, seat(1), 200, WhyHoliday}, {Bank, seat(2), 200, WhyHoliday},
			{Bank, seat(1), 200, WhyHoliday}, {Bank, seat(2), 200, WhyHoliday}, {Bank, seat(0), 200, WhyHoliday},
		}, b.payments())
	})
	t.Run("the Singing Contest pays $2,500 to the highest of both dice", func(t *testing.T) {
		b := newBoard(t, 3).put(1, SingingContest).roll(1, 2, 3, 5, 5, 4, 4)
		assert.Equal(t, []payment{{Bank, seat(1), 2_500, WhySingingContest}}, b.payments())
	})
	t.Run("its lander sings first, then the others in seat order, the retired as well", func(t *testing.T) {
		b := newBoard(t, 3).finish(0).put(1, SingingContest)
		b.State.Tasks[0].Seat, b.Turn = 1, 1
		b.roll(1, 1, 1, 1, 2, 1, 3)
		var order []Seat
		for _, e := range b.told(Rolled)[1:] {
			order = append(order, e.Seat)
		}
		assert.Equal(t, []Seat{1, 2, 0}, order)
		assert.Equal(t, []payment{{Bank, seat(0), 2_500, WhySingingContest}}, b.payments())
	})
	t.Run("those who tie roll again, and only they", func(t *testing.T) {
		b := newBoard(t, 3).put(1, SingingContest)
		b.luck(func(r *Random) bool {
			sum := func() uint8 { return r.Die() + r.Die() }
			if r.Die() != 1 {
				return false
			}
			first, second, third := sum(), sum(), sum()
			again, other := sum(), sum()
			return first == third && second < first && again > other
		})
		b.choose(Choice{Kind: Roll})
		assert.Equal(t, []payment{{Bank, seat(0), 2_500, WhySingingContest}}, b.payments())
		assert.Len(t, b.told(Rolled), 1+3+2)
	})
}
