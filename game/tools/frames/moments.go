package main

import (
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// seen is what is seen large: where the first player is, what lies on the table before it, and what
// brings it about.
type seen struct {
	// space is where the player has come to; where it is vacant nobody has moved.
	space          engine.Space
	before, events []engine.Event
}

// betweenMoments is how many ticks the table rests before something is seen large again.
const betweenMoments = 60

// moment returns the situation in which something is seen large, again and again.
func moment(name, title string, edition engine.EditionID, s seen) situation {
	return situation{
		name: "moment-" + name, title: title + " is seen large", speed: store.Normal, people: 1, begins: atTurn,
		edition: edition, action: actionMoment, seen: &s, moving: true,
	}
}

// moments are the situations in which something is seen large.
func moments() []situation {
	me, other := engine.SeatAccount(0), engine.SeatAccount(1)
	paid := func(from, to engine.Account, dollars int32, why engine.Why) engine.Event {
		e := engine.Event{Kind: engine.Paid, Payer: from, Payee: to, Amount: dollars, Why: why}
		if e.Seat = from.Seat(); e.Seat == engine.NoSeat {
			e.Seat = to.Seat()
		}
		return e
	}
	back := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.Moved, Why: engine.WhyDaylightSavings, Seat: seat, By: engine.NoSeat, Month: 1, From: 14, To: 13}
	}
	big := engine.EditionOf(engine.Big)
	deal, bill := big.FirstCard(engine.DealDeck), big.FirstCard(engine.MailDeck)
	sale := paid(engine.Bank, me, 6_000, engine.WhyBuyer)
	sale.Card = deal
	return []situation{
		moment("jackpot", "a Jackpot", engine.Big, seen{events: []engine.Event{paid(engine.Jackpot, me, 7_000, engine.WhyJackpot)}}),
		moment("sale", "a sale", engine.Big, seen{
			space: engine.FoundABuyer, before: []engine.Event{{Kind: engine.Kept, Deck: engine.DealDeck, Card: deal, Amount: 500}}, events: []engine.Event{sale},
		}),
		moment("card", "a card", engine.Big, seen{space: engine.Mail1, events: []engine.Event{{Kind: engine.Drawn, Deck: engine.MailDeck, Card: bill}}}),
		moment("salary", "a salary", engine.Big, seen{space: engine.BigPayDay, events: []engine.Event{paid(engine.Bank, me, 3_250, engine.WhySalary)}}),
		moment("loan", "a loan", engine.Big, seen{space: engine.VacationDay, events: []engine.Event{{Kind: engine.LoanTaken, Amount: 1_000, Forced: true, Total: 1_000}}}),
		moment("charity", "a Charity Walk", engine.Standard, seen{space: engine.CharityWalk, events: []engine.Event{
			paid(other, engine.Jackpot, 300, engine.WhyCharityWalk), paid(engine.SeatAccount(2), engine.Jackpot, 300, engine.WhyCharityWalk),
		}}),
		moment("casino", "a Casino Night", engine.Standard, seen{space: engine.FamilyCasinoNight, events: []engine.Event{paid(me, engine.Jackpot, 500, engine.WhyFamilyCasinoNight)}}),
		moment("yard-sale", "a Yard Sale", engine.Standard, seen{space: engine.YardSale, events: []engine.Event{paid(me, engine.Jackpot, 300, engine.WhyYardSale)}}),
		moment("election", "an Election", engine.Classic1975, seen{space: engine.TownElection, events: []engine.Event{
			paid(me, engine.Jackpot, 50, engine.WhyTownElection), paid(other, engine.Jackpot, 50, engine.WhyTownElection), paid(engine.SeatAccount(2), engine.Jackpot, 50, engine.WhyTownElection),
		}}),
		moment("daylight", "Daylight Savings", engine.Classic1975, seen{space: engine.DaylightSavings, events: []engine.Event{back(0), back(1), back(2)}}),
		moment("draw", "a Lottery Draw", engine.Classic1975, seen{space: engine.LotteryDraw, events: []engine.Event{paid(engine.Bank, me, 1_000, engine.WhyLotteryDraw)}}),
		moment("swellfare", "a bet on Swellfare", engine.Classic1975, seen{
			space:  engine.Mail1,
			before: []engine.Event{paid(me, engine.Stakes, 50, engine.WhySwellfare), {Kind: engine.Rolled, Why: engine.WhySwellfare, Dice: [2]uint8{1}}},
			events: []engine.Event{paid(engine.Stakes, engine.Jackpot, 50, engine.WhySwellfare)},
		}),
		moment("winner", "the winner", engine.Big, seen{events: []engine.Event{{Kind: engine.GameOver, Winners: 1}}}),
	}
}

// comesAfterRest lets a tick pass, in which a table is busy or not, and reports whether it has rested
// long enough for what is seen large to come again.
func (p *playback) comesAfterRest(busy bool) bool {
	p.rested++
	if busy {
		p.rested = 0
	}
	pause := betweenMoments
	if !p.queued {
		pause = changeTick
	}
	if p.rested < pause {
		return false
	}
	p.queued, p.rested = true, 0
	return true
}

// playMoment brings something about on a stage that rests, as if it happened for the first time in a
// game. The caches of the page are full by then, but nothing has been seen of it.
func (p *playback) playMoment(st *stage.Stage) {
	if _, held := st.Hold(); held {
		st.Release()
	}
	if !p.comesAfterRest(st.Busy()) {
		return
	}
	fresh, sh := tabletop.Shown{}, st.Shown()
	sh.Drawn, sh.Pictured, sh.Tally = fresh.Drawn, fresh.Pictured, fresh.Tally
	st.SetPeople(1)
	if at := sh.Players[0]; p.seen.space != engine.Vacant {
		st.Fold(engine.Event{Kind: engine.Landed, Month: at.Month, To: at.Day, Space: p.seen.space})
	}
	st.Fold(p.seen.before...)
	st.Queue(p.seen.events...)
}
