package words

import (
	"slices"

	"bigpayday/game/engine"
)

// Teller turns the events of a game into the sentences of its log. It has to
// hear every event, in order, because some sentences need to know what went
// before (who landed there, what the dice showed).
type Teller struct {
	words   *Words
	edition engine.EditionID
	ed      *engine.Edition
	setup   engine.Setup
	names   []string

	playing bool
	filling bool // tiles are being laid by a preset
	lander  engine.Seat
	landed  engine.Space
	rolled  uint8 // sum of the last roll
	offered engine.CardID
	auction bool                          // a Deal is under the hammer
	held    map[engine.CardID]engine.Seat // Deals, by whom they lie before
	paid    map[engine.CardID]int32       // what was paid for them, in dollars
	picked  [engine.MaxSeats]uint8
}

// Teller returns a teller for a game with the setup. names are what the
// players are called, by seat; the teller keeps the slice.
func (w *Words) Teller(setup engine.Setup, names []string) *Teller {
	return &Teller{
		words: w, setup: setup, edition: setup.Edition, ed: setup.Data(), names: names, lander: engine.NoSeat,
		held: map[engine.CardID]engine.Seat{}, paid: map[engine.CardID]int32{},
	}
}

// Resume tells the teller what lies on the table, where a game goes on whose
// events up to now it has not heard.
func (t *Teller) Resume(s *engine.State) {
	t.playing = s.Phase != engine.Building
	t.picked = s.Lottery.Numbers
	t.offered = s.Prompt().Card
	t.auction = s.Prompt().Kind == engine.PlaceBid
	clear(t.held)
	clear(t.paid)
	for seat := range engine.Seat(s.Seats()) {
		for _, card := range s.HeldDeals(seat) {
			t.held[card], t.paid[card] = seat, s.Paid[t.ed.DealIndex(card)]
		}
	}
}

// Tell returns the sentence for an event. It is false for events that need
// none, because another event tells the same or nothing happened that a
// player would want to read.
func (t *Teller) Tell(e engine.Event) (Line, bool) {
	if e.Kind != engine.TilePlaced && e.Kind != engine.TileTakenOff {
		t.filling = false
	}
	switch e.Kind {
	case engine.GameBegan:
		return t.line(e.Seat, "log.game", Money("money", t.setup.PayScale(1).Start))
	case engine.TilePlaced:
		if t.filling {
			return Line{}, false
		}
		return t.line(e.Seat, "log.place", t.space(e.Space), Number("day", e.To))
	case engine.TilesExchanged:
		return t.line(e.Seat, "log.exchange", Number("day", e.From), Number("other", e.To))
	case engine.TileTakenOff:
		if t.filling {
			return Line{}, false
		}
		return t.line(e.Seat, "log.take-off", t.space(e.Space), Number("day", e.To))
	case engine.PageOpened:
		if !t.playing {
			return Line{}, false
		}
		return t.line(e.Seat, "log.page-open", Number("month", e.Month))
	case engine.PageLaid:
		return t.page(e)
	case engine.Shuffled:
		if !t.playing {
			return Line{}, false
		}
		return t.line(engine.NoSeat, "log.shuffle."+e.Deck.String())
	case engine.TurnBegan:
		t.playing = true
		return Line{}, false
	case engine.Rolled:
		return t.roll(e)
	case engine.Moved:
		return t.move(e)
	case engine.Landed:
		return t.land(e)
	case engine.Drawn:
		return t.draw(e)
	case engine.NoCardLeft:
		return t.line(e.Seat, "log.no-card."+e.Deck.String())
	case engine.NoDayLeft:
		return t.line(e.Seat, "log.no-day", t.title(e.Card))
	case engine.Kept:
		t.auction = false
		t.held[e.Card], t.paid[e.Card] = e.Seat, e.Amount
		if e.Amount > 0 {
			return Line{}, false
		}
		return t.line(e.Seat, "log.free-deal", t.title(e.Card))
	case engine.Discarded:
		if e.Goes == engine.UnderDeck && t.ed.Card(e.Card).Kind == engine.LotteryTicket {
			return t.line(e.Seat, "log.void", t.title(e.Card))
		}
		if t.auction && e.Deck == engine.DealDeck {
			t.auction = false
			return t.line(engine.NoSeat, "log.no-sale", t.title(e.Card))
		}
		if _, held := t.held[e.Card]; !held {
			return Line{}, false
		}
		delete(t.held, e.Card)
		return t.line(e.Seat, "log.unsold", t.title(e.Card))
	case engine.Chosen:
		return t.choose(e)
	case engine.NumberPicked:
		t.picked[e.Seat] = e.Number
		return t.line(e.Seat, "log.pick", Number("number", e.Number))
	case engine.Paid:
		return t.pay(e)
	case engine.LoanTaken:
		id := "log.loan"
		if e.Forced {
			id = "log.loan-forced"
		}
		return t.line(e.Seat, id, Money("money", e.Amount), Money("total", e.Total))
	case engine.LoanRepaid:
		id := "log.repay"
		if e.Total == 0 {
			id = "log.repay-all"
		}
		return t.line(e.Seat, id, Money("money", e.Amount), Money("total", e.Total))
	case engine.BonusDieSet:
		if e.Seat == engine.NoSeat {
			return Line{}, false
		}
		return t.line(e.Seat, "log.bonus-die", Number("number", e.Number))
	case engine.CardsSwapped:
		if e.By == engine.NoSeat {
			return t.line(e.Seat, "log.change")
		}
		return t.line(e.Seat, "log.swap", Name("other", t.words.Player(t.names, e.By)))
	case engine.BidMade:
		if e.Amount == 0 {
			return t.line(e.Seat, "log.pass")
		}
		return t.line(e.Seat, "log.bid", Money("money", e.Amount))
	case engine.Carried:
		return t.line(e.Seat, "log.carry", t.title(e.Card))
	case engine.NobodyWon:
		return t.line(engine.NoSeat, "log.nobody-won", Money("money", e.Total))
	case engine.PassedOver:
		return t.line(e.Seat, "log.passed-over", Money("money", e.Amount))
	case engine.NoGame:
		return t.line(engine.NoSeat, t.game("log.no-game"))
	case engine.SavingsChanged:
		id, sum := "log.savings-in", e.Amount
		if sum < 0 {
			id, sum = "log.savings-out", -sum
			if e.Forced {
				id = "log.savings-forced"
			}
		}
		return t.line(e.Seat, id, Money("money", sum), Money("total", e.Total))
	case engine.MonthEnded:
		return t.line(e.Seat, "log.month-end", Number("month", e.Month))
	case engine.Retired:
		if e.Forced {
			return t.line(e.Seat, "log.ruin")
		}
		return t.line(e.Seat, "log.retire")
	case engine.GameOver:
		return t.over(e)
	}
	return Line{}, false
}

// line makes a sentence about a seat, whose name is the value {name}.
func (t *Teller) line(seat engine.Seat, id string, values ...Value) (Line, bool) {
	if seat != engine.NoSeat {
		values = append(values, Name("name", t.words.Player(t.names, seat)))
	}
	return Line{Seat: seat, Spans: t.words.Spans(t.words.own(t.ed, id), values...)}, true
}

func (t *Teller) space(space engine.Space) Value {
	return Text("space", t.words.spaceName(space))
}

func (t *Teller) title(card engine.CardID) Value {
	return Text("title", t.words.CardTitle(t.edition, card))
}

func (t *Teller) page(e engine.Event) (Line, bool) {
	last := slices.IndexFunc(e.Days[:], t.ed.EndsWith) + 1
	return Line{Seat: engine.NoSeat, Spans: t.words.CountSpans("log.page", last, Number("month", e.Month))}, true
}

// roll tells of throws that no payment or move tells of.
func (t *Teller) roll(e engine.Event) (Line, bool) {
	t.rolled = e.Dice[0] + e.Dice[1]
	switch e.Why {
	case engine.WhyLuckyLottery, engine.WhySingingContest, engine.WhyLottery, engine.WhyRadioContest, engine.WhyCharityWalk,
		engine.WhyCommission, engine.WhyPokerGame, engine.WhySwellfare, engine.WhyBonus:
		return t.line(e.Seat, "log.roll."+e.Why.String(), Number("number", t.rolled))
	}
	return Line{}, false
}

func (t *Teller) move(e engine.Event) (Line, bool) {
	from, to := Text("from", t.words.Day(e.From)), Text("to", t.words.Day(e.To))
	id := "log.move." + e.Why.String()
	switch {
	case e.Why == engine.WhyBrought:
		if e.From == e.To {
			id = "log.stay.brought"
		}
		return t.line(e.Seat, id, from, to, Name("friend", t.words.Player(t.names, e.By)))
	case e.Why == engine.WhyStart:
		return t.line(e.Seat, id, Number("month", e.Month))
	}
	return t.line(e.Seat, id, from, to)
}

// land tells of days whose payments would be told one by one otherwise, and
// of days that only begin something.
func (t *Teller) land(e engine.Event) (Line, bool) {
	t.lander, t.landed = e.Seat, e.Space
	rule := t.ed.Spaces[e.Space]
	id := "log.land." + e.Space.String()
	switch rule.Does {
	case engine.EveryoneCollects, engine.PlayLottery, engine.PlayContest, engine.Settle, engine.CollectFromEach, engine.Rest,
		engine.PlayPoker, engine.HoldElection, engine.TurnClocksBack, engine.DrawTickets:
	case engine.MeetBuyer:
		if !t.holdsDeal(e.Seat) {
			id = "log.land.no-deal"
		}
	default:
		return Line{}, false
	}
	return t.line(e.Seat, id, t.space(e.Space), Money("money", rule.Amount))
}

func (t *Teller) holdsDeal(seat engine.Seat) bool {
	for _, holder := range t.held {
		if holder == seat {
			return true
		}
	}
	return false
}

// draw tells of a card; what a card pays is told when it is paid.
func (t *Teller) draw(e engine.Event) (Line, bool) {
	if e.Secret {
		t.auction = true
		return t.line(e.Seat, "log.draw.auction")
	}
	card := t.ed.Card(e.Card)
	t.offered = e.Card
	id := "log.draw." + card.Kind.String()
	switch card.Kind {
	case engine.PlainDeal, engine.DoubleDeal, engine.SuperSteal:
		if does := t.ed.Spaces[t.landed].Does; does == engine.TakeFreeDeal || does == engine.BuyAtYardSale {
			return Line{}, false // told when it is kept
		}
		return t.line(e.Seat, id, t.title(e.Card))
	case engine.Ad, engine.Postcard, engine.LotteryTicket, engine.Swellfare:
		return t.line(e.Seat, id, t.title(e.Card))
	case engine.PayANeighbor, engine.MadMoney, engine.LotteryCard:
		return t.line(e.Seat, id, t.title(e.Card))
	case engine.BuyOrSell:
		return t.line(e.Seat, id)
	case engine.MonsterCharge:
		return t.line(e.Seat, id, t.title(e.Card), Money("money", card.Amount))
	case engine.EachPayToBonus, engine.PayToFriend, engine.EachKeepTheCash, engine.TakeAndKeep:
		return t.line(e.Seat, "log.draw.event", t.title(e.Card))
	case engine.Bill:
		return t.line(e.Seat, id, t.title(e.Card), Money("money", t.setup.BillAmount(e.Card)))
	case engine.InstantMessage:
		return t.line(e.Seat, id, Text("message", t.words.MessageTitle(card.Message)))
	}
	return Line{}, false
}

// choose tells of decisions that lead to nothing else.
func (t *Teller) choose(e engine.Event) (Line, bool) {
	switch e.Choice.Kind {
	case engine.Fill:
		t.filling = true
		return t.line(e.Seat, "log.fill", Message("preset", "preset.name."+e.Choice.Preset.String()))
	case engine.Decline:
		return t.line(e.Seat, "log.decline", t.title(t.offered))
	case engine.SellNone:
		return t.line(e.Seat, "log.sell-none")
	case engine.StayOut:
		return t.line(e.Seat, t.game("log.stay-out"))
	}
	return Line{}, false
}

func (t *Teller) pay(e engine.Event) (Line, bool) {
	seat := e.Payer.Seat()
	if seat == engine.NoSeat {
		seat = e.Payee.Seat()
	}
	sum := Money("money", e.Amount)
	id := "log.pay." + e.Why.String()
	switch e.Why {
	case engine.WhyStart, engine.WhyHoliday, engine.WhyLoan, engine.WhyRepay, engine.WhySavings:
		return Line{}, false // another event tells it
	case engine.WhyLottery:
		return t.lottery(e)
	case engine.WhyAnte, engine.WhyAnteBack:
		return t.line(seat, t.game(id), sum)
	case engine.WhySwellfare:
		return t.swellfare(e)
	case engine.WhyPayANeighbor, engine.WhyMadMoney, engine.WhyPayToFriend, engine.WhyTakeAndKeep:
		return t.line(seat, id, sum, t.title(e.Card), Name("other", t.words.Player(t.names, e.Payee.Seat())))
	case engine.WhyJackpotSkyrockets:
		seat = t.lander
	case engine.WhyHappyBirthday:
		return t.line(seat, id, sum, Name("other", t.words.Player(t.names, e.Payee.Seat())))
	case engine.WhyFamilyCasinoNight:
		if e.Payer == engine.Bank {
			return t.line(seat, id+"-won", sum)
		}
		return t.line(seat, id+"-lost", sum)
	case engine.WhySuperSweepstakes, engine.WhySweepstakes:
		return t.line(seat, id, sum, Number("number", t.rolled))
	case engine.WhyBuyer:
		profit := e.Amount - t.paid[e.Card]
		delete(t.held, e.Card)
		delete(t.paid, e.Card)
		return t.line(seat, id, sum, t.title(e.Card), Signed("profit", profit))
	}
	if e.Card != engine.NoCard {
		return t.line(seat, id, sum, t.title(e.Card))
	}
	return t.line(seat, id, sum)
}

// game returns the id of a message about the game that is anted for, which may
// have one of its own.
func (t *Teller) game(id string) string {
	if own := id + "." + t.landed.String(); t.words.Has(own) {
		return own
	}
	return id
}

// swellfare tells of a stake and of what becomes of it.
func (t *Teller) swellfare(e engine.Event) (Line, bool) {
	sum := Money("money", e.Amount)
	switch {
	case e.Payee == engine.Stakes:
		return t.line(e.Payer.Seat(), "log.pay.swellfare-stake", sum)
	case e.Payee == engine.Jackpot:
		return t.line(engine.NoSeat, "log.pay.swellfare-lost", sum)
	case e.Payer == engine.Bank:
		return t.line(e.Payee.Seat(), "log.pay.swellfare-won", sum)
	}
	return t.line(e.Payee.Seat(), "log.pay.swellfare-back", sum)
}

// lottery tells of the Bank's part of a lottery, and of who wins.
func (t *Teller) lottery(e engine.Event) (Line, bool) {
	switch {
	case e.Payer == engine.Bank:
		return Line{}, false // told when somebody landed there
	case e.Payee == engine.Bank:
		return t.line(engine.NoSeat, "log.pay.lottery-back", Money("money", e.Amount))
	}
	seat := e.Payee.Seat()
	return t.line(seat, "log.pay.lottery", Money("money", e.Amount), Number("number", t.picked[seat]))
}

func (t *Teller) over(e engine.Event) (Line, bool) {
	var winners []string
	best := engine.NoSeat
	for seat := range engine.Seat(engine.MaxSeats) {
		if e.Winners.Has(seat) {
			best = seat
			winners = append(winners, t.words.Player(t.names, seat))
		}
	}
	if best == engine.NoSeat {
		return Line{}, false
	}
	worth := Money("money", e.Worth[best])
	if len(winners) == 1 {
		return t.line(best, "log.over", worth)
	}
	return t.line(engine.NoSeat, "log.over-tie", worth, Text("names", t.words.List(winners)))
}
