// Package money says how a money game went for those who played it, as their albums keep it.
package money

import (
	"strconv"

	"bigpayday/game/album"
	"bigpayday/game/engine"
	"bigpayday/game/money"
)

// Played returns how a game that is over went for a seat. ID, Ended, Level and Film of it are
// for others to say. What the seat did best is left out where the game cannot be played again
// from its beginning, see [table.Table.Replay].
func Played(t *money.Table, seat engine.Seat) album.Game {
	s := t.State()
	g := album.Game{Box: s.Setup.Edition.String(), Place: 1, Players: int(s.Setup.Seats), Worth: s.NetWorth(seat)}
	for other := range engine.Seat(s.Setup.Seats) {
		if s.NetWorth(other) > g.Worth {
			g.Place++
		}
	}
	replay, err := t.Replay()
	if err != nil {
		return g
	}
	of := tally{edition: engine.EditionOf(s.Setup.Edition), seat: seat, prices: map[engine.CardID]int32{}, figures: map[album.Record]album.Figure{}}
	for events, ok := replay.Next(); ok; events, ok = replay.Next() {
		for i := range events {
			of.count(&events[i])
		}
	}
	of.note(album.MostAtEnd, album.Figure{Amount: g.Worth})
	g.Figures, g.Cards = of.figures, of.cards
	return g
}

// tally is what a seat has done best up to an event.
type tally struct {
	edition *engine.Edition
	seat    engine.Seat
	// month is what the present month has brought in, in dollars; number the one that was
	// picked last in a Lottery, and prices what was paid for Deals.
	month   int32
	months  int
	number  int
	prices  map[engine.CardID]int32
	figures map[album.Record]album.Figure
	cards   []string
}

// note keeps a figure if it is the largest of its kind.
func (t *tally) note(r album.Record, f album.Figure) {
	if f.Amount > t.figures[r].Amount {
		t.figures[r] = f
	}
}

// count counts an event.
func (t *tally) count(e *engine.Event) {
	switch {
	case e.Kind == engine.Paid:
		t.pay(e)
	case e.Seat != t.seat:
	case e.Kind == engine.Drawn:
		if e.Deck != engine.LotteryDeck {
			t.cards = append(t.cards, t.id(e.Card))
		}
	case e.Kind == engine.NumberPicked:
		t.number = int(e.Number)
	case e.Kind == engine.MonthEnded:
		t.months++
		t.note(album.RichestMonth, album.Figure{Amount: t.month, Detail: int(e.Month)})
		t.month = 0
	}
}

// pay counts what is paid. Loans and savings make nobody richer, nor does the opening money.
func (t *tally) pay(e *engine.Event) {
	switch e.Why {
	case engine.WhyLoan, engine.WhyRepay, engine.WhySavings, engine.WhyStart:
		return
	}
	switch t.seat {
	case e.Payer.Seat():
		t.month -= e.Amount
		switch e.Why {
		case engine.WhyBill:
			t.note(album.WorstBill, album.Figure{Amount: e.Amount, Card: t.id(e.Card)})
		case engine.WhyDeal:
			t.prices[e.Card] = e.Amount
		}
	case e.Payee.Seat():
		t.month += e.Amount
		switch e.Why {
		case engine.WhyJackpot:
			t.note(album.LargestJackpot, album.Figure{Amount: e.Amount, Detail: t.months + 1})
		case engine.WhyBuyer:
			t.note(album.BestDeal, album.Figure{Amount: e.Amount - t.prices[e.Card], Card: t.id(e.Card)})
		case engine.WhyLottery, engine.WhyLuckyLottery, engine.WhyLotteryDraw:
			t.note(album.LotteryWon, album.Figure{Amount: e.Amount, Detail: t.number})
		}
	}
}

func (t *tally) id(card engine.CardID) string { return CardID(t.edition, card) }

// CardID names a card of an edition, such as "big-26", empty for none. Editions that play with
// the same cards have the same names for them.
func CardID(ed *engine.Edition, card engine.CardID) string {
	if card == engine.NoCard {
		return ""
	}
	return ed.Decks + "-" + strconv.Itoa(int(card))
}
