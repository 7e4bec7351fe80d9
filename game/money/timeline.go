package money

import "bigpayday/game/engine"

// Mark is what stands along the timeline of a game.
type Mark uint8

// The marks of a timeline: somebody is paid the salary, wins the jackpot, another prize or a
// Lottery, or sells a Deal. NoMark is that of all other events.
const (
	NoMark Mark = iota
	PayDayMark
	JackpotMark
	PrizeMark
	LotteryMark
	SaleMark
)

// MarkOf returns the mark of an event.
func MarkOf(e *engine.Event) Mark {
	if e.Kind != engine.Paid || e.Payee.Seat() == engine.NoSeat {
		return NoMark
	}
	switch e.Why {
	case engine.WhySalary:
		return PayDayMark
	case engine.WhyJackpot:
		return JackpotMark
	case engine.WhySuperSweepstakes, engine.WhySweepstakes, engine.WhySingingContest, engine.WhyRadioContest, engine.WhyPokerGame, engine.WhyBonus,
		engine.WhyFamilyCasinoNight, engine.WhyTownElection, engine.WhySwellfare:
		return PrizeMark
	case engine.WhyLottery, engine.WhyLuckyLottery, engine.WhyLotteryDraw:
		return LotteryMark
	case engine.WhyBuyer:
		return SaleMark
	}
	return NoMark
}
