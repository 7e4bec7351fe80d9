package lab

import (
	"slices"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// tally folds the events of one game after the other into figures. Everything is
// reckoned from the events, as a reader of a record could.
type tally struct {
	figures Figures
	seats   int
	levels  [conquest.MaxSeats]int               // by seat, the place in skill.Levels
	days    [conquest.NumRegions]conquest.DaySet // of each region
	region  [conquest.Days + 1]conquest.Region   // of each day
	bonus   [conquest.NumRegions]uint8           // what each region brings

	// What belongs to the game that is being played.
	first   rules.Seat
	round   uint8
	turns   int64
	throws  int64
	forts   conquest.DaySet
	held    [conquest.MaxSeats + 1]conquest.DaySet // by owner
	out     rules.SeatSet
	fallen  int64 // the round of the first knock-out, 0 for none
	cards   int64 // that came with knock-outs
	placed  int64 // armies placed after them
	regions [conquest.NumRegions]holding
	brought struct{ days, regions, stars, sets int64 }
	sets    [conquest.NumDesigns]struct{ n, armies int64 }
	fights  [maxDice + 1][maxDefence + 1][2]struct{ n, lost, beaten int64 }
}

// holding is who holds a region, and how often it was held so far in the game.
type holding struct {
	by   rules.Seat // who holds all of it, NoSeat for nobody
	kept bool       // it has brought something to who holds it

	times, keeps, rounds, armies int64
}

// newTally returns a tally of games of a simulation.
func newTally(s *Sim) *tally {
	t := &tally{seats: int(s.Setup.Seats)}
	t.figures.Levels = make([]Standing, len(skill.Levels()))
	for seat := range t.levels[:t.seats] {
		t.levels[seat] = slices.Index(skill.Levels(), s.Level(rules.Seat(seat)))
	}
	for r := range conquest.NumRegions {
		t.days[r] = s.Setup.Page.DaysOf(r)
	}
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		t.region[d] = s.Setup.Page.RegionOf(d)
	}
	return t
}

// Figures are those of the games that are over.
func (t *tally) Figures() *Figures { return &t.figures }

// Event counts an event. It is a [conquest.Sink].
func (t *tally) Event(e conquest.Event) {
	switch e.Kind {
	case conquest.GameBegan:
		t.begin()
	case conquest.MapLaid:
		t.bonus = e.Bonus
	case conquest.TileLaid:
		if e.Tile == conquest.Fort {
			t.forts = t.forts.With(e.From)
		}
	case conquest.NeutralStood:
		t.held[conquest.Neutral] = e.Days
	case conquest.Claimed:
		t.give(e.To, e.Seat)
	case conquest.Placed:
		if e.Why == conquest.WhyKnockOut {
			t.placed += int64(e.Armies)
		}
	case conquest.TurnBegan:
		if t.turns == 0 {
			t.first = e.Seat
		}
		t.turns++
		t.round = e.Round
	case conquest.ArmiesCame:
		t.income(&e)
	case conquest.SetTurnedIn:
		t.brought.sets += int64(e.Armies)
		t.sets[e.Design].n++
		t.sets[e.Design].armies += int64(e.Armies)
	case conquest.Thrown:
		t.throw(&e)
	case conquest.Taken:
		t.held[e.By] = t.held[e.By].Without(e.To)
		t.give(e.To, e.Seat)
	case conquest.KnockedOut:
		t.out = t.out.With(e.Seat)
		t.cards += int64(e.Number)
		if t.fallen == 0 {
			t.fallen = int64(t.round)
		}
	case conquest.GameOver:
		t.end(&e)
	}
}

func (t *tally) begin() {
	t.round, t.turns, t.throws, t.forts, t.out, t.fallen, t.cards, t.placed = 0, 0, 0, 0, 0, 0, 0, 0
	clear(t.held[:])
	for r := range t.regions {
		t.regions[r] = holding{by: rules.NoSeat}
	}
	t.brought = struct{ days, regions, stars, sets int64 }{}
	clear(t.sets[:])
	clear(t.fights[:])
}

// give notes that a day is a player's now, and who holds its region.
func (t *tally) give(d conquest.Day, seat rules.Seat) {
	t.held[seat] = t.held[seat].With(d)
	r := t.region[d]
	h := &t.regions[r]
	h.by, h.kept = rules.NoSeat, false
	if t.days[r]&^t.held[seat] == 0 {
		h.by = seat
		h.times++
	}
}

// income counts what a turn brings.
func (t *tally) income(e *conquest.Event) {
	t.brought.days += int64(e.Armies) - int64(e.Extra) - int64(e.Stars)
	t.brought.regions += int64(e.Extra)
	t.brought.stars += int64(e.Stars)
	for r := range conquest.NumRegions {
		if !e.Regions.Has(r) {
			continue
		}
		h := &t.regions[r]
		h.rounds++
		h.armies += int64(t.bonus[r])
		if !h.kept {
			h.kept = true
			h.keeps++
		}
	}
}

func (t *tally) throw(e *conquest.Event) {
	t.throws++
	dice, defence, fort := 0, 0, 0
	for _, n := range e.Dice {
		if n > 0 {
			dice++
			t.figures.Attack[n]++
		}
	}
	for _, n := range e.Defence {
		if n > 0 {
			defence++
			t.figures.Defence[n]++
		}
	}
	if t.forts.Has(e.To) {
		fort = 1
	}
	fight := &t.fights[dice][defence][fort]
	fight.n++
	fight.lost += int64(e.Lost)
	fight.beaten += int64(e.Beaten)
}

// end counts a whole game.
func (t *tally) end(e *conquest.Event) {
	f := &t.figures
	f.Games++
	f.Rounds.Add(int64(t.round))
	f.Turns.Add(t.turns)
	f.Throws.Add(t.throws)
	if t.round == conquest.LastRound {
		f.ToTheCap++
	}
	t.stand(e)
	k := &f.KnockOuts
	k.Players.Add(int64(t.out.Len()))
	if t.fallen > 0 {
		k.First.Add(t.fallen)
	}
	k.Cards.Add(int64(t.out.Len()), t.cards)
	k.Armies.Add(int64(t.out.Len()), t.placed)
	all := t.brought.days + t.brought.regions + t.brought.stars + t.brought.sets
	f.ByDays.Add(all, t.brought.days)
	f.ByRegions.Add(all, t.brought.regions)
	f.ByStars.Add(all, t.brought.stars)
	f.BySets.Add(all, t.brought.sets)
	for r := range t.regions {
		h := &t.regions[r]
		f.Regions[r].Kept.Add(h.times, h.keeps)
		f.Regions[r].Rounds.Add(h.times, h.rounds)
		f.Regions[r].Armies.Add(all, h.armies)
	}
	for design, sets := range t.sets {
		f.Sets[design].Add(sets.n, sets.armies)
	}
	for dice := range t.fights {
		for defence := range t.fights[dice] {
			for fort, fight := range t.fights[dice][defence] {
				f.ByDice[dice][defence][fort].Lost.Add(fight.n, fight.lost)
				f.ByDice[dice][defence][fort].Beaten.Add(fight.n, fight.beaten)
			}
		}
	}
}

// stand counts how the players came out.
func (t *tally) stand(e *conquest.Event) {
	f := &t.figures
	sides := make([]struct{ n, won, out int64 }, len(f.Levels))
	for seat := range rules.Seat(t.seats) {
		won, out := int64(0), int64(0)
		if e.Winners.Has(seat) {
			won = 1
		}
		if t.out.Has(seat) {
			out = 1
		}
		f.Seats[seat].add(1, won, out)
		f.Order[(int(seat-t.first)+t.seats)%t.seats].add(1, won, out)
		side := &sides[t.levels[seat]]
		side.n++
		side.won += won
		side.out += out
	}
	for i, side := range sides {
		if side.n > 0 {
			f.Levels[i].add(side.n, side.won, side.out)
		}
	}
	if e.Winners.Len() > 1 {
		f.Shared++
	}
}
