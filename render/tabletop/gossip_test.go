package tabletop

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/talk"
)

func pay(from, to engine.Account, amount int32, why engine.Why) engine.Event {
	return engine.Event{Kind: engine.Paid, Payer: from, Payee: to, Amount: amount, Why: why}
}

func mail(seat engine.Seat, card engine.CardID) engine.Event {
	return engine.Event{Kind: engine.Drawn, Seat: seat, Deck: engine.MailDeck, Card: card}
}

// cardWith returns the first card of a kind, and of an amount in dollars unless that is 0.
func cardWith(kind engine.CardKind, amount int32) engine.CardID {
	for i, card := range engine.EditionOf(engine.Big).Cards {
		if card.Kind == kind && (amount == 0 || card.Amount == amount) {
			return engine.CardID(i + 1)
		}
	}
	return engine.NoCard
}

func TestWhatIsTalkedAbout(t *testing.T) {
	const bank, pot = engine.Bank, engine.Jackpot
	cash := engine.SeatAccount
	deal := cardWith(engine.PlainDeal, 0)
	bill := cardWith(engine.Bill, 600)
	secret := mail(0, bill)
	secret.Secret = true
	kept := engine.Event{Kind: engine.Kept, Deck: engine.DealDeck, Card: deal, Amount: 2_000}
	var sh Shown
	sh.Lay(engine.Setup{Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}})
	sh.Fold(kept)
	tests := map[string]struct {
		event engine.Event
		want  talk.Happening
	}{
		"a walk":               {engine.Event{Kind: engine.Moved, Seat: 1, Month: 1, From: 3, To: 5, Why: engine.WhyRoll}, talk.Happening{Event: talk.Idle, Seat: 1}},
		"a bill":               {mail(1, bill), talk.Happening{Event: talk.Bill, Seat: 1, Amount: 600}},
		"a Deal":               {kept, talk.Happening{Event: talk.Deal, Amount: 2_000}},
		"a sale":               {engine.Event{Kind: engine.Paid, Payer: bank, Payee: cash(0), Amount: 5_000, Why: engine.WhyBuyer, Card: deal}, talk.Happening{Event: talk.Sold, Amount: 3_000}},
		"a loan":               {engine.Event{Kind: engine.LoanTaken, Seat: 2, Amount: 1_000, Total: 1_000, Forced: true}, talk.Happening{Event: talk.Loan, Seat: 2, Amount: 1_000}},
		"the Jackpot":          {pay(pot, cash(1), 4_000, engine.WhyJackpot), talk.Happening{Event: talk.Jackpot, Seat: 1, Amount: 4_000}},
		"a prize":              {pay(bank, cash(1), 2_500, engine.WhySingingContest), talk.Happening{Event: talk.Gain, Seat: 1, Amount: 2_500}},
		"a cost":               {pay(cash(1), pot, 300, engine.WhyVacationDay), talk.Happening{Event: talk.Loss, Seat: 1, Amount: 300}},
		"money from another":   {pay(cash(2), cash(1), 300, engine.WhyMoneygramReceive), talk.Happening{Event: talk.Loss, Seat: 2, Amount: 300}},
		"a salary":             {pay(bank, cash(1), 5_000, engine.WhySalary), talk.Happening{Event: talk.Gain, Seat: 1}},
		"the end":              {engine.Event{Kind: engine.GameOver, Winners: 1<<1 | 1<<2}, talk.Happening{Event: talk.Win, Seat: 1}},
		"a stake":              {event: pay(cash(1), engine.Stakes, 100, engine.WhyAnte)},
		"the money of a loan":  {event: pay(bank, cash(2), 1_000, engine.WhyLoan)},
		"what nobody else saw": {event: secret},
		"a postcard":           {event: mail(1, cardWith(engine.Postcard, 0))},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			h, ok := happening(&sh, test.event)
			require.Equal(t, test.want != talk.Happening{}, ok)
			if ok {
				assert.Equal(t, test.want, h)
			}
		})
	}
}
