package money

import (
	"math"

	"bigpayday/game/engine"
	"bigpayday/game/scene/results"
	"bigpayday/game/words"
	"bigpayday/render/palette"
	"bigpayday/render/tabletop"
)

// honour is an award of the results, and who earned it.
type honour struct {
	kind  honourKind
	seats engine.SeatSet
	// amount is what it was given for where that is a sum, in dollars, and
	// day the day of the game on which it was.
	amount int32
	day    int
}

// honourKind is what an award is given for.
type honourKind uint8

// The awards. The first four are those of every game, in the order of the stage's; the
// others stand in for those of them that nobody, or everybody, earned.
const (
	luckiestRoller honourKind = iota
	dealOfTheGame
	jackpotHunter
	billMagnet
	debtFree    // not one loan in the whole game
	prizeWinner // the most money in prizes
	comeback    // the longest way up from a low
	deepPockets // the most cash at once
	numHonourKinds
)

// numHonours is how many awards are given.
const numHonours = int(tabletop.NumAwards)

// honourStyles are the messages of the awards, and what is on their rosettes.
var honourStyles = [numHonourKinds]struct {
	id, art string
	family  palette.Family
}{
	luckiestRoller: {"roller", "die", palette.Red},
	dealOfTheGame:  {"deal", "deal", palette.Green},
	jackpotHunter:  {"jackpot", "pot", palette.Plum},
	billMagnet:     {"bills", "bill", palette.Slate},
	debtFree:       {"saver", "loan", palette.Teal},
	prizeWinner:    {"prizes", "super", palette.Gold},
	comeback:       {"comeback", "windfall", palette.Blue},
	deepPockets:    {"pockets", "payday", palette.Orange},
}

// honours returns the awards of a game, four if there are as many to give.
func (s *summary) honours() (given []honour) {
	everyone := engine.SeatSet(1)<<s.Seats() - 1
	standIn := honourKind(numHonours)
	for _, a := range s.Shown.Awards() {
		kind, seats := honourKind(a.Kind), a.Seats
		for (seats == 0 || seats == everyone) && standIn < numHonourKinds {
			kind = standIn
			seats = results.Most(s.Seats(), func(seat engine.Seat) int64 { return s.earned(kind, seat) })
			standIn++
		}
		if seats != 0 && seats != everyone {
			given = append(given, s.honour(kind, seats))
		}
	}
	return given
}

// earned returns what a seat has of what an award that stands in for another is given for.
func (s *summary) earned(kind honourKind, seat engine.Seat) int64 {
	if kind == debtFree {
		if s.Tally[seat].Loans > 0 {
			return 0
		}
		return 1
	}
	amount, _ := s.amountOf(kind, seat)
	return int64(amount)
}

// honour returns an award with the figures of the first of its seats.
func (s *summary) honour(kind honourKind, seats engine.SeatSet) honour {
	h := honour{kind: kind, seats: seats}
	h.amount, h.day = s.amountOf(kind, firstOf(seats))
	return h
}

// amountOf returns the sum that a seat has of what an award is given for, with the day of the
// game, as far as it has one.
func (s *summary) amountOf(kind honourKind, seat engine.Seat) (amount int32, day int) {
	t := &s.Tally[seat]
	switch kind {
	case dealOfTheGame:
		return t.BestProfit, 0
	case jackpotHunter:
		return t.Jackpot, s.calendar.day(max(t.JackpotMonth, 1), t.JackpotDay)
	case billMagnet:
		return t.BillSum, 0
	case prizeWinner:
		return t.Prizes, 0
	case comeback:
		points := s.courses[seat]
		for d, p := range points {
			if p.Worth() < points[day].Worth() {
				day = d
			}
		}
		return points[len(points)-1].Worth() - points[day].Worth(), day
	case deepPockets:
		for d, p := range s.courses[seat] {
			if p.Cash > amount {
				amount, day = p.Cash, d
			}
		}
	}
	return amount, day
}

// firstOf returns the first seat of a set that is not empty.
func firstOf(seats engine.SeatSet) (seat engine.Seat) {
	for !seats.Has(seat) {
		seat++
	}
	return seat
}

// award tells of an award.
func (g *game) award(h *honour) results.Award {
	style := &honourStyles[h.kind]
	return results.Award{
		ID: style.id, Art: style.art, Family: style.family, Seats: h.seats,
		Title: g.Say(g.Own("results.award." + style.id)), Note: g.awardNote(h), Tip: g.Say(g.Own("results.award." + style.id + "_tip")),
		Figure: func(seat engine.Seat) string { return g.awardFigure(h.kind, seat) },
	}
}

// awardNote says what an award was given for.
func (g *game) awardNote(h *honour) string {
	sums := &g.summary.Tally[firstOf(h.seats)]
	id, money := "results.award."+honourStyles[h.kind].id+"_for", words.Money("money", h.amount)
	switch {
	case h.kind == luckiestRoller:
		return g.Say(id, words.Text("average", g.average(sums.Pips, sums.Rolls, 1)))
	case h.kind == debtFree:
		return g.Words.Count(id, g.summary.calendar.months())
	case h.kind == billMagnet:
		return g.Words.Count(id, int(sums.Bills), money)
	case h.seats.Len() > 1:
		return g.Say("results.award.each", money)
	case h.kind == dealOfTheGame:
		return g.Say(id, words.Text("title", g.Words.CardTitle(g.summary.Setup.Edition, sums.Best)), words.Signed("profit", h.amount))
	}
	return g.Say(id, money, words.Number("day", h.day))
}

// awardFigure says what a seat has of what an award is given for, "" where that is not told.
func (g *game) awardFigure(kind honourKind, seat engine.Seat) string {
	sums := &g.summary.Tally[seat]
	switch kind {
	case luckiestRoller:
		return g.average(sums.Pips, sums.Rolls, 2)
	case dealOfTheGame:
		return g.Words.MoneyOrNone(sums.BestProfit)
	case jackpotHunter:
		return g.Words.MoneyOrNone(sums.Jackpot)
	case billMagnet:
		return g.Words.Count("results.award.bills_figure", int(sums.Bills))
	case prizeWinner:
		return g.Words.Money(sums.Prizes)
	}
	return ""
}

// average writes an average with so many decimals, halves rounded up.
func (g *game) average(sum, n uint32, decimals int) string {
	ten := math.Pow10(decimals)
	return g.Words.Decimal(math.Round(float64(sum)/float64(max(n, 1))*ten)/ten, decimals)
}
