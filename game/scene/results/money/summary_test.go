package money

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/results"
	"bigpayday/game/table"
	"bigpayday/render/charts"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// finishedGame plays a game between computers to its end.
func finishedGame(t *testing.T, seed uint64, seats int, lengths ...uint8) (*money.Table, *tabletop.Shown) {
	t.Helper()
	setup := money.Setup{Game: engine.Setup{Seats: uint8(seats), Months: uint8(len(lengths)), Seed: seed, First: engine.NoSeat}}
	copy(setup.Game.Lengths[:], lengths)
	for i := range seats {
		setup.Players = append(setup.Players, table.Player{Token: uint8(i), Colour: uint8(i), Kind: table.Normal})
	}
	tb, err := money.New(setup, nil)
	require.NoError(t, err)
	for range 3_000_000 {
		if tb.State().Prompt().Kind == engine.NoPrompt {
			break
		}
		tb.Step()
	}
	require.Equal(t, engine.Over, tb.State().Phase)
	st := stage.New(setup.Game)
	st.Fold(tb.History().Events...)
	return tb, st.Shown()
}

// tableWith returns a table at the end of a game of one month, with the net worths
// given.
func tableWith(worths ...int32) *tabletop.Shown {
	sh := &tabletop.Shown{Phase: engine.Over, Whole: true}
	sh.Setup = engine.Setup{Seats: uint8(len(worths)), Months: 1, Lengths: [engine.MaxMonths]uint8{30}}
	best := worths[0]
	for _, w := range worths {
		best = max(best, w)
	}
	for i, w := range worths {
		seat := engine.Seat(i)
		if w >= 0 {
			sh.Balance[engine.SeatAccount(seat)] = w
		} else {
			sh.Players[i].Loan = -w
		}
		sh.Tally[i] = tabletop.Tally{Start: max(w, 0), Costs: max(-w, 0)}
		sh.Results.Worth[i] = w
		if w == best {
			sh.Results.Winners = sh.Results.Winners.With(seat)
		}
	}
	return sh
}

func TestTheRankingGivesEqualNetWorthsTheSamePlace(t *testing.T) {
	for _, c := range []struct {
		name   string
		worths []int32
		seats  []engine.Seat
		places []int
		debt   bool
	}{
		{"all different", []int32{3000, 9000, -500}, []engine.Seat{1, 0, 2}, []int{1, 2, 3}, false},
		{"two winners", []int32{700, 900, 900, 100}, []engine.Seat{1, 2, 0, 3}, []int{1, 1, 3, 4}, false},
		{"a tie below", []int32{5, 5, 6}, []engine.Seat{2, 0, 1}, []int{1, 2, 2}, false},
		{"everyone in debt", []int32{-4000, -1000}, []engine.Seat{1, 0}, []int{1, 2}, true},
		{"nothing is no debt", []int32{0, 0}, []engine.Seat{0, 1}, []int{1, 1}, false},
		{"nothing wins against debts", []int32{-2000, 0}, []engine.Seat{1, 0}, []int{1, 2}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			sum := summaryOf(tableWith(c.worths...))
			for i, row := range sum.ranks {
				assert.Equal(t, c.seats[i], row.Seat, "row %d", i)
				assert.Equal(t, c.places[i], row.Place, "row %d", i)
				assert.Equal(t, c.worths[row.Seat], row.Left)
				assert.Equal(t, row.Place == 1, row.Winner)
				same := 0
				for _, other := range c.worths {
					if other == row.Left {
						same++
					}
				}
				assert.Equal(t, same > 1, row.Tied)
			}
			assert.Equal(t, c.debt, sum.allInDebt())
		})
	}
}

func TestEachSumIsOnTheSideWhereItBelongs(t *testing.T) {
	for _, c := range []struct {
		name  string
		tally tabletop.Tally
		parts results.Amounts
	}{
		{"as usual", tabletop.Tally{Start: 10, Deals: 6, Prizes: 3, BillsPaid: 8, Costs: 2}, results.Amounts{10, 6, 3, 8, 2}},
		{"a loss on Deals is a cost", tabletop.Tally{Start: 10, Deals: -6, Costs: 2}, results.Amounts{10, 0, 0, 0, 8}},
		{"costs below nothing are prizes", tabletop.Tally{Start: 10, Prizes: 1, Costs: -4}, results.Amounts{10, 0, 5, 0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			parts := partsOf(&c.tally)
			assert.Equal(t, c.parts, parts)
			assert.Equal(t, c.tally.NetWorth(), left(parts))
		})
	}
}

// left is what the parts of the bars leave.
func left(parts results.Amounts) int32 {
	return parts[charts.BarRegular] + parts[charts.BarEarned] + parts[charts.BarExtra] - parts[charts.BarSpent] - parts[charts.BarOther]
}

func TestBarsAndCurvesOfWholeGamesEndAtTheNetWorth(t *testing.T) {
	for n, lengths := range [][]uint8{{31}, {28, 31}, {30, 28, 29}, {29}, {31, 30, 28}} {
		tb, sh := finishedGame(t, uint64(n)+40, 2+n, lengths...)
		sum := summaryOf(sh)
		require.Len(t, sum.ranks, 2+n)
		require.Len(t, sum.courses, 2+n)
		days := 0
		for _, l := range lengths {
			days += int(l)
		}
		for _, row := range sum.ranks {
			assert.Equal(t, tb.State().NetWorth(row.Seat), row.Left)
			assert.Equal(t, sh.Cash(row.Seat)-sh.Players[row.Seat].Loan, row.Left)
			assert.Equal(t, row.Left, left(row.Parts), "the parts make the net worth")
			for _, part := range row.Parts {
				assert.GreaterOrEqual(t, part, int32(0))
			}
			course := sum.courses[row.Seat]
			require.Len(t, course, days+1)
			assert.Equal(t, tabletop.Point{Finances: engine.Finances{Cash: sh.Setup.PayScale(1).Start}}, course[0])
			assert.Equal(t, row.Left, course[days].NetWorth())
		}
		assert.Len(t, sum.awards, numHonours)
	}
}

func TestDaysOfTheGameAndDatesAgree(t *testing.T) {
	c := calendarIn(&engine.Setup{Months: 3, Lengths: [engine.MaxMonths]uint8{28, 31, 30}})
	assert.Equal(t, 89, c.days())
	for _, k := range []struct {
		day         int
		month, date uint8
	}{{0, 1, 0}, {1, 1, 1}, {28, 1, 28}, {29, 2, 1}, {59, 2, 31}, {60, 3, 1}, {89, 3, 30}} {
		month, date := c.date(k.day)
		assert.Equal(t, [2]uint8{k.month, k.date}, [2]uint8{month, date}, "day %d", k.day)
		assert.Equal(t, k.day, c.day(k.month, k.date))
	}
	assert.Equal(t, 28, c.end(1))
	assert.Equal(t, 28, c.day(2, 0), "START of a month is the end of the one before")
	assert.Equal(t, 59, c.end(2))
}

// set is a set of seats.
func set(seats ...engine.Seat) (set engine.SeatSet) {
	for _, seat := range seats {
		set = set.With(seat)
	}
	return set
}

func TestAwardsThatNobodyOrEverybodyEarnedAreReplaced(t *testing.T) {
	sh := tableWith(5000, 8000, 1000)
	for i := range sh.Tally[:3] {
		sh.Tally[i].Rolls, sh.Tally[i].Pips = 10, 35 // nobody is luckier than others
		sh.Tally[i].Best = engine.NoCard
	}
	sh.Tally[1].Bills, sh.Tally[1].BillSum = 4, 900
	sh.Tally[0].Loans, sh.Tally[2].Loans = 2, 1
	sh.Tally[0].Prizes, sh.Tally[2].Prizes = 700, 700
	sum := summaryOf(sh)
	sum.courses[2][7] = tabletop.Point{Finances: engine.Finances{Cash: 200, Loan: 3000}} // and nothing in the end

	given := sum.honours()
	assert.Equal(t, []honour{
		{kind: debtFree, seats: set(1)},
		{kind: prizeWinner, seats: set(0, 2), amount: 700},
		{kind: comeback, seats: set(2), amount: 2800, day: 7},
		{kind: billMagnet, seats: set(1), amount: 900},
	}, given)
}

func TestAwardsTellTheDayOfTheGame(t *testing.T) {
	sh := tableWith(100, 200)
	sh.Setup.Months, sh.Setup.Lengths = 2, [engine.MaxMonths]uint8{28, 31}
	sh.Tally[1].Jackpot, sh.Tally[1].JackpotMonth, sh.Tally[1].JackpotDay = 4100, 2, 9
	sum := summaryOf(sh)
	h := sum.honour(jackpotHunter, set(1))
	assert.Equal(t, int32(4100), h.amount)
	assert.Equal(t, 37, h.day)
}

func TestOfAGameWhoseBeginningIsUnknownOnlyTheRankingIsTold(t *testing.T) {
	sh := tableWith(100, 900)
	sh.Whole = false
	sum := summaryOf(sh)
	assert.Empty(t, sum.courses)
	assert.Empty(t, sum.awards)
	assert.Equal(t, engine.Seat(1), sum.ranks[0].Seat)
	assert.Equal(t, results.Amounts{}, sum.ranks[0].Parts)
}
