package stage

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// SetMoments says how much is made of moments at most, from the next event on.
func (st *Stage) SetMoments(s moments.Setting) { st.directions.moments = s }

// form returns the form of a moment of a player that would have one. What is no person's stays short
// while many computers have their turns.
func (d *directions) form(whose engine.Seat, wanted moments.Form) moments.Form {
	if d.Late() {
		return moments.Plain
	}
	if !d.People().Has(whose) && d.table().Crowded() {
		wanted = min(wanted, moments.Short)
	}
	return d.moments.Form(wanted, d.Speed() > beats.Normal)
}

// table is who sits around the table, and whose turn it is.
func (d *directions) table() moments.Table {
	t := moments.Table{Turn: d.shown.Turn, Seats: d.shown.Seats(), People: d.People()}
	for seat := range engine.Seat(t.Seats) {
		if d.shown.Players[seat].Retired {
			t.Gone = t.Gone.With(seat)
		}
	}
	return t
}

// play shows a moment for as long as it takes, with what is to be heard meanwhile. Also is called
// with the moment as it goes on, and may be nil.
func (d *directions) play(m moments.Moment, also func(m *moments.Moment), sounds ...moments.Sound) {
	moments.Play(d.Directions, m, m.WithJoy(FaceHop, sounds), func() (bool, float64) { return d.actors.Calm, d.actors.Fade }, func(now moments.Moment) {
		d.actors.Moment = now
		if also != nil {
			also(&now)
		}
	})
	d.Over(beats.Lasting(0, 0), func(float64) { d.actors.Moment = moments.Moment{} })
}

// jackpot lets a Jackpot be won: large where much is won, or for the first time in a game.
func (d *directions) jackpot(e engine.Event) {
	wanted := moments.Short
	if e.Amount >= tabletop.LargeJackpot || !d.shown.JackpotWon() {
		wanted = moments.Full
	}
	m := moments.Moment{Kind: moments.Jackpot, Form: d.form(e.Payee.Seat(), wanted), Seat: e.Payee.Seat(), Sum: e.Amount, Glad: true, Takes: moments.JackpotTakesShort}
	counting := d.counting([]engine.Event{e})
	switch m.Form {
	case moments.Plain:
		d.Sound(JackpotWin)
		d.Over(numberCounts, counting)
	case moments.Short:
		d.play(m, func(m *moments.Moment) { counting(m.Part(0, float64(numberCounts.Full))) }, moments.Sound{Cue: JackpotWin})
	case moments.Full:
		m.Takes = moments.JackpotTakes
		times := moments.JackpotInFull
		d.react(e)
		d.play(m, func(m *moments.Moment) {
			counting(arrived(m, times.Flies, jackpotCounts))
		}, jackpotSounds(&m)...)
	}
}

// emptyPot says that a person's roll would have won the Jackpot, where there is nothing in it: every
// time, so that the rule is learned.
func (d *directions) emptyPot(e engine.Event) {
	if !d.People().Has(e.Seat) || !d.shown.Setup.WinsJackpot(e.Dice[0]) || d.shown.Balance[engine.Jackpot] != 0 || d.form(e.Seat, moments.Short) == moments.Plain {
		return
	}
	d.play(moments.Moment{Kind: moments.EmptyPot, Form: moments.Short, Seat: e.Seat, Takes: moments.EmptyPotTakes}, nil, moments.Sound{Cue: HollowPot})
}

// jackpotSounds are heard while a Jackpot is told in full: it pours, coins count, and the star is
// stamped on.
func jackpotSounds(m *moments.Moment) []moments.Sound {
	times := moments.JackpotInFull
	sounds := append([]moments.Sound{{At: times.Burst, Cue: JackpotPour}}, coins(m)...)
	return append(sounds, moments.Sound{At: times.Stamped, Cue: StampDown})
}

// coins returns what is heard while the sum of a Jackpot counts: a coin for each thousand dollars,
// as many as can be told apart, each higher than the one before.
func coins(m *moments.Moment) (sounds []moments.Sound) {
	const most = 9
	for at := moments.JackpotInFull.Counts; at <= moments.JackpotInFull.Counted; at += 25 {
		now := moments.Moment{Kind: m.Kind, Form: m.Form, Sum: m.Sum, Takes: m.Takes, At: at}
		if n := min(most, int(m.Sum)/1_000); int(now.JackpotCount())*n >= int(m.Sum)*(len(sounds)+1) {
			sounds = append(sounds, moments.Sound{At: at, Cue: Coin, Step: len(sounds)})
		}
	}
	return sounds
}

// sale lets a buyer take Deals: large where one brings or loses much, and when a person sells for
// the first time.
func (d *directions) sale(es []engine.Event) {
	e := es[0]
	seat, cost := e.Payee.Seat(), d.shown.PaidFor(e.Card)
	wanted := moments.Short
	first := d.shown.Tally[seat].Best == engine.NoCard && d.People().Has(seat)
	large := largeSale * smallestNote(d.shown.Setup.Edition)
	if profit := e.Amount - cost; first || profit >= large || profit <= -large {
		wanted = moments.Full
	}
	m := moments.Moment{Kind: moments.Sale, Form: d.form(seat, wanted), Seat: seat, Sum: e.Amount, Cost: cost, About: int(e.Card), Glad: e.Amount > cost, Takes: moments.SaleTakesShort}
	switch m.Form {
	case moments.Plain:
		d.Sound(Buyer)
		d.fly(es)
	case moments.Short:
		_, flying := d.flying(es)
		d.play(m, func(m *moments.Moment) { flying(m.Part(0, m.Takes)) }, moments.Sound{Cue: Buyer})
	case moments.Full:
		m.Takes = moments.SaleTakes
		times := moments.SaleInFull
		takes, flying := d.flying(es)
		sounds := []moments.Sound{
			{At: times.Card, Cue: Buyer}, {At: times.Turns, Cue: PriceTag}, {At: times.Stamped, Cue: StampDown}, {At: times.Flies, Cue: MoneyIn}, {At: times.Shaken, Cue: Handshake},
		}
		if d.People().Has(seat) { // the bell has rung as the Buyer came
			sounds[0].Cue = CardFlip
		}
		d.play(m, func(m *moments.Moment) {
			if m.At >= times.Flies {
				flying(arrived(m, times.Flies, takes))
			}
		}, sounds...)
	}
}

// arrived returns how much has arrived of what flies from a time of a moment on, 0 to 1: all in time
// to be seen there before the moment is gone.
func arrived(m *moments.Moment, from float64, takes beats.Span) float64 {
	const seen = 200
	return m.Part(from, min(float64(takes.Full), m.Takes-from-seen))
}

// largeSale is from which profit or loss on a sale is large, in the smallest notes of the edition: $3,000
// of Big Pay Day.
const largeSale = 30

// payDay lets a player get the salary, and writes the first line of the ledger: large for a
// person's first one and for that of the last month.
func (d *directions) payDay(es []engine.Event) {
	e := es[0]
	seat, b := e.Payee.Seat(), &d.shown.Settlement
	wanted := moments.Short
	if d.People().Has(seat) && (d.shown.Tally[seat].Months == 0 || b.Month == d.shown.Setup.Months) {
		wanted = moments.Full
	}
	m := moments.Moment{Kind: moments.PayDay, Form: d.form(seat, wanted), Seat: seat, Sum: e.Amount, Glad: true, Takes: moments.PayDayTakesShort}
	counting := d.counting(es)
	line := func(t float64) { d.actors.Line = Line{On: true, Step: tabletop.StepSalary, T: beats.OutQuad(t)} }
	happen := func() { // the line says what it comes to
		for range es {
			d.Happen()
		}
	}
	written := float64(ledgerLine.Full) / float64(numberCounts.Full)
	switch m.Form {
	case moments.Plain:
		d.Sound(LedgerLine)
		happen()
		d.Over(numberCounts, func(t float64) {
			line(min(1, t/written))
			counting(t)
		})
	case moments.Short:
		happen()
		d.play(m, func(m *moments.Moment) {
			t := m.Part(0, float64(numberCounts.Full))
			line(min(1, t/written))
			counting(t)
		}, moments.Sound{Cue: LedgerLine}, moments.Sound{At: 100, Cue: StampDown})
	case moments.Full:
		m.Takes = moments.PayDayTakes
		times := moments.PayDayInFull
		d.play(m, func(m *moments.Moment) {
			counting(m.Part(times.Flies, moments.PayDayCounts))
		}, moments.Sound{At: times.Opens, Cue: EnvelopeBig}, moments.Sound{At: times.Cheque, Cue: CardFlip}, moments.Sound{At: times.Written, Cue: PenScratch},
			moments.Sound{At: times.Stamped, Cue: StampDown}, moments.Sound{At: times.Flies, Cue: MoneyIn})
		d.Sound(LedgerLine)
		happen()
		d.Over(ledgerLine, line)
	}
}

// card lets a player draw a card that is seen large: in full for the first one of a kind, for a
// large bill and for a Monster Charge, not at all from the second card of a day on and where nobody at this table sees it.
func (d *directions) card(e engine.Event, as Hold) (shown bool) {
	kind := d.shown.Edition().Card(e.Card).Kind
	if e.Card == engine.NoCard || as.Index > 1 || !d.People().Has(e.Seat) {
		return false
	}
	wanted := moments.Short
	bill, large := kind == engine.Bill, largeMail*smallestNote(d.shown.Setup.Edition)
	if !d.shown.Drawn[kind] || kind == engine.MonsterCharge || bill && d.shown.Setup.BillAmount(e.Card) >= large {
		wanted = moments.Full
	}
	m := moments.Moment{Kind: moments.Card, Form: d.form(e.Seat, wanted), Seat: e.Seat, About: int(e.Card), Takes: moments.CardTakesShort}
	if m.Form == moments.Plain || d.Speed() > beats.Normal {
		return false
	}
	if m.Form == moments.Full {
		m.Takes = moments.CardTakes
	}
	times := m.CardTimes()
	sounds := []moments.Sound{{At: times.Leaves, Cue: CardFlip}, {At: times.Lies, Cue: CardSlap}}
	if bill {
		sounds = append(sounds, moments.Sound{At: times.Stamped, Cue: BillDue})
	}
	card := CardMove{On: true, Large: true, Card: e.Card, Deck: e.Deck, Seat: e.Seat, Index: as.Index, Of: as.Of, Flip: 1, Scale: 1}
	reacted := false
	react := func() {
		if !reacted {
			reacted = true
			d.shown.Faces.Foresee(d.shown, e)
		}
	}
	d.play(m, func(m *moments.Moment) {
		card.Travel = m.Going()
		card.Stamp, card.Shake = 0, 0
		if stamped := m.Part(times.Stamped, float64(stampFalls.Full)); stamped > 0 {
			card.Stamp, card.Shake = beats.Strike(stamped)
		}
		d.actors.Card = card
		if m.At >= times.Face {
			react()
		}
	}, sounds...)
	d.Over(beats.Lasting(0, 0), func(float64) { // it lies there and can be read
		react()
		card.Large, card.Travel, card.Stamp, card.Shake = false, 1, 1, 0
		d.actors.Card = card
	})
	return true
}

// largeMail is from which sum on a bill is large, in the smallest notes of the edition: $1,000 of
// Big Pay Day.
const largeMail = 10

// winner leads the way up to who has won.
func (d *directions) winner(over engine.Event) {
	if d.moments == moments.Off {
		d.Sound(Win)
		return
	}
	m := moments.ToTheWinner(d.People() != 0)
	m.Glad = slices.Max(over.Worth[:d.shown.Seats()]) > 0 // else somebody loses least
	third, second := d.rises()
	d.play(m, nil, append(append(third, second...),
		moments.Sound{At: moments.DrumRolls, Cue: DrumRoll}, moments.Sound{At: moments.WinnerRises, Cue: Win})...)
}

// rises returns what is heard while the pads of the third and the second go up: ticks that rise.
func (d *directions) rises() (third, second []moments.Sound) {
	const every, ticks = 90, 4
	for i := range ticks {
		at := float64(every * i)
		if d.shown.Seats() > 2 {
			third = append(third, moments.Sound{At: moments.ThirdRises + at, Cue: Hop, Step: i})
		}
		second = append(second, moments.Sound{At: moments.SecondRises + at, Cue: Hop, Step: ticks + i})
	}
	return third, second
}

// loan shows what a loan comes to that a person had to take: the first one of a game, and where
// much is owed.
func (d *directions) loan(e engine.Event) {
	d.loanTold = false
	first := d.shown.Tally[e.Seat].ForcedLoans == 0
	large := e.Total >= largeLoan*smallestNote(d.shown.Setup.Edition)
	if !d.People().Has(e.Seat) || !first && !large || d.form(e.Seat, moments.Full) != moments.Full {
		return
	}
	m := moments.Moment{Kind: moments.Loan, Form: moments.Full, Seat: e.Seat, Sum: e.Amount, About: int(e.Total), Takes: moments.LoanTakes}
	m.Cost = d.paidFrom(e.Seat)
	times := moments.LoanInFull
	d.react(e)
	d.play(m, nil, moments.Sound{At: times.Rows, Cue: PenScratch}, moments.Sound{At: times.Paper, Cue: CardFlip}, moments.Sound{At: times.Stamped, Cue: StampDown})
	d.loanTold = true
}

// paidFrom returns what a player pays next: one payment, or all that are made for the same reason, as
// for several bills, whose cards may go to the discards meanwhile.
func (d *directions) paidFrom(seat engine.Seat) (dollars int32) {
	for _, e := range d.coming {
		switch {
		case e.Kind == engine.Paid && e.Payer == engine.SeatAccount(seat) && e.Why == d.next.Why:
			dollars += e.Amount
		case e.Kind != engine.Discarded:
			return dollars
		}
	}
	return dollars
}

// largeLoan is from which debt a loan that had to be taken is large, in the smallest notes of the
// edition: $5,000 of Big Pay Day.
const largeLoan = 50

// LoanTold reports whether the last loan that had to be taken was told in full.
func (st *Stage) LoanTold() bool { return st.directions.loanTold }
