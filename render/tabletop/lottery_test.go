package tabletop

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

func TestThePoolOfALotteryOfCardsComesToTheSameBeforeAndAfterTheBankPaysIn(t *testing.T) {
	var sh Shown
	sh.Lay(engine.Setup{Edition: engine.Event2000, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}})
	rule := sh.Setup.LotteryRule(engine.LotterySpace)
	pool := func() engine.Pool { return rule.Pool(sh.Balance[engine.Stakes], sh.Lottery.In, sh.BankIn) }
	for range 2 { // the second time with what nobody has won
		carried := sh.Balance[engine.Stakes]
		sh.Fold(engine.Event{Kind: engine.Landed, Seat: 0, Month: 1, To: 6, Space: engine.LotterySpace})
		sh.Fold(pay(engine.SeatAccount(1), engine.Stakes, rule.Stake, engine.WhyAnte))
		want := engine.Pool{Carried: carried, Prize: carried + rule.Stake + rule.Amount}
		assert.Equal(t, want, pool())
		sh.Fold(pay(engine.Bank, engine.Stakes, rule.Amount, engine.WhyLottery))
		assert.Equal(t, want, pool(), "before the throw")
		sh.Fold(engine.Event{Kind: engine.Rolled, Seat: 0, Dice: [2]uint8{3, 2}, Why: engine.WhyLottery})
		assert.Equal(t, want, pool(), "after it")
		sh.Fold(engine.Event{Kind: engine.NobodyWon, Seat: 0, By: engine.NoSeat, Space: engine.LotterySpace, Total: want.Prize})
	}
}

func TestATieIsKnownWhenAllHaveThrown(t *testing.T) {
	c := Contest{Open: true, Why: engine.WhyPokerGame, In: engine.SeatSet(0).With(0).With(1).With(3), Round: 1, Winner: engine.NoSeat}
	roll := func(seat engine.Seat, n uint8) {
		c.roll(engine.Event{Why: engine.WhyPokerGame, Seat: seat, Dice: [2]uint8{n}})
	}
	both := engine.SeatSet(0).With(0).With(3)
	roll(0, 5)
	roll(3, 5)
	assert.Zero(t, c.Tied(), "somebody has not thrown yet")
	roll(1, 2)
	assert.Equal(t, both, c.Tied())
	roll(3, 1)
	assert.Equal(t, both, c.In)
	assert.Zero(t, c.Tied(), "the next round has begun")
	assert.Zero(t, c.Sum(0))
	roll(0, 6)
	assert.Zero(t, c.Tied())
	c.pay(engine.Event{Why: engine.WhyPokerGame, Payee: engine.SeatAccount(0)})
	assert.Zero(t, c.Tied())
}
