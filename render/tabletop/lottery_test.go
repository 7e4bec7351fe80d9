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
