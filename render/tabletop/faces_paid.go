package tabletop

import (
	"bigpayday/game/engine"
	"bigpayday/render/faces"
)

// payment is what a payment means to those who see it.
type payment uint8

const (
	// ordinary is a cost to who pays it, and a gain to who gets it.
	ordinary payment = iota
	// booked moves no face: another event tells of it, or the settlement as a whole.
	booked
	salary
	sale
	prize
	jackpot
	// aimed goes to or comes from one whom a card or a player has chosen.
	aimed
	// collected goes to the Jackpot from everybody.
	collected
	// bought brings a Deal that may be sold for more.
	bought
)

// payments are the meanings of those that are not ordinary.
var payments = [engine.NumWhys]payment{
	engine.WhyStart:             booked,
	engine.WhySalary:            salary,
	engine.WhyInterest:          booked,
	engine.WhyLoan:              booked,
	engine.WhyRepay:             booked,
	engine.WhyBill:              booked,
	engine.WhyDeal:              booked,
	engine.WhyBuyer:             sale,
	engine.WhyJackpot:           jackpot,
	engine.WhyAnte:              booked,
	engine.WhyAnteBack:          booked,
	engine.WhyLottery:           prize,
	engine.WhyLuckyLottery:      prize,
	engine.WhySuperSweepstakes:  prize,
	engine.WhyJackpotSkyrockets: collected,
	engine.WhySingingContest:    prize,
	engine.WhySweepstakes:       prize,
	engine.WhyRadioContest:      prize,
	engine.WhyFamilyCasinoNight: prize,
	engine.WhyPokerGame:         prize,
	engine.WhyLotteryDraw:       prize,
	engine.WhyYardSale:          bought,
	engine.WhyMoneygramSend:     aimed,
	engine.WhyMoneygramReceive:  aimed,
	engine.WhyCharityWalk:       collected,
	engine.WhySavings:           booked,
	engine.WhySavingsInterest:   booked,
	engine.WhyTownElection:      collected,
	engine.WhySwellfare:         aimed,
	engine.WhyPayANeighbor:      aimed,
	engine.WhyMadMoney:          aimed,
	engine.WhyMonsterCharge:     booked,
	engine.WhyMonsterInterest:   booked,
	engine.WhyEachPayToBonus:    collected,
	engine.WhyPayToFriend:       aimed,
	engine.WhyTakeAndKeep:       aimed,
}

// paid lets the faces react to a payment.
func (f *Faces) paid(sh *Shown, e engine.Event) {
	payer, payee := e.Payer.Seat(), e.Payee.Seat()
	means := ordinary
	if e.Why < engine.NumWhys {
		means = payments[e.Why]
	}
	switch {
	case means == booked:
	case means == salary:
		f.Show(payee, faces.Triumphant)
	case means == sale:
		f.sold(sh, payee, e.Amount-sh.PaidFor(e.Card))
	case means == jackpot && e.Amount < LargeJackpot:
		f.Show(payee, faces.Happy)
		f.others(sh, payee, faces.Neutral, false)
	case (means == jackpot || means == prize) && payee != engine.NoSeat:
		f.won(sh, payee)
	case means == bought:
		f.Show(payer, faces.Scheming)
	case means == aimed:
		f.aimed(sh, e)
	case means == collected:
		// Who pays little into the pot thinks of winning it.
		f.Show(sh.Turn, faces.Neutral)
		f.others(sh, sh.Turn, faces.Scheming, true)
	default:
		if payer != engine.NoSeat {
			f.cost(payer, e.Amount)
			if e.Payee == engine.Jackpot {
				f.others(sh, payer, faces.Happy, true)
			}
		}
		f.Show(payee, faces.Happy)
	}
}

// cost lets a player react to what has to be paid.
func (f *Faces) cost(seat engine.Seat, dollars int32) {
	if dollars >= largeCost {
		f.Show(seat, faces.Dismayed)
		return
	}
	f.Show(seat, faces.Neutral)
}

// sold lets the faces react to the profit of a Deal in dollars.
func (f *Faces) sold(sh *Shown, seat engine.Seat, profit int32) {
	switch {
	case profit >= largeProfit:
		f.Show(seat, faces.Triumphant)
		f.others(sh, seat, faces.Neutral, false)
		if first := sh.bestBut(seat); sh.NetWorth(first) > sh.NetWorth(seat) {
			f.Show(first, faces.Dismayed)
		}
	case profit > 0:
		f.Show(seat, faces.Happy)
	default:
		f.Show(seat, faces.Dismayed)
	}
}

// won lets the faces react to a prize: the best of the others who were in it takes it hard, and
// one has an idea.
func (f *Faces) won(sh *Shown, seat engine.Seat) {
	f.Show(seat, faces.Triumphant)
	second := sh.bestOf(sh.takesPart() &^ engine.SeatSet(0).With(seat))
	f.others(sh, seat, faces.Neutral, false)
	if second != engine.NoSeat {
		f.Show(second, faces.Dismayed)
	}
	for i := range engine.Seat(sh.Seats() - 1) {
		if other := (seat + 1 + i) % engine.Seat(sh.Seats()); other != second {
			f.Show(other, faces.Scheming)
			return
		}
	}
}

// aimed lets the two react whom a payment is between. A stake is lost where it goes
// from the table to nobody, and until then it is a hope.
func (f *Faces) aimed(sh *Shown, e engine.Event) {
	if e.Why == engine.WhySwellfare {
		switch {
		case e.Payee == engine.Stakes:
			f.Show(e.Payer.Seat(), faces.Scheming)
			return
		case e.Payee.Seat() == engine.NoSeat && sh.Bet.Open:
			f.Show(sh.Bet.Seat, faces.Dismayed)
			return
		}
	}
	f.Show(e.Payer.Seat(), faces.Dismayed)
	f.Show(e.Payee.Seat(), faces.Happy)
}
