package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Teller turns the events of a game into the sentences of its log. It has to hear every
// event, in order: the throws of a storm become one sentence, and the days that are dealt
// another. It may hear them as a seat sees them, and names no card that lies
// hidden either way.
type Teller struct {
	*Speaker
	house conquest.HouseRules
	seats conquest.Seat

	owner  [conquest.Days + 1]conquest.Seat
	troops [conquest.Days + 1]int32
	fight  fight
	// mapped says that the map has been laid, and filling that tiles are laid on it at
	// random. claims says that the next day is claimed by choice, dealt that the sentence
	// has been said for those that are not. playing says that turns are taken.
	mapped, filling, claims, dealt, playing bool
	// rolls are the dice for the first place, 0 for who has not thrown yet or need not:
	// rolling has those who still throw.
	rolls   [conquest.MaxSeats]uint8
	rolling conquest.SeatSet
	sums    [conquest.MaxSeats]int32
}

// fight is an attack that is being told.
type fight struct {
	from, to conquest.Day
	// storm says that it goes on until no more than leave armies are left.
	storm        bool
	leave        int32
	lost, beaten int
	// whose was the day that is taken.
	whose conquest.Seat
}

// Teller returns a teller for a game with the setup.
func (s *Speaker) Teller(setup *conquest.Setup) *Teller {
	t := &Teller{Speaker: s, house: setup.House, seats: conquest.Seat(setup.Seats)}
	for d := range t.owner {
		t.owner[d] = conquest.NoSeat
	}
	t.rolling = 1<<setup.Seats - 1
	return t
}

// Resume tells the teller how the page looks, where a game goes on whose events up to now it
// has not heard.
func (t *Teller) Resume(state *conquest.State) {
	t.owner, t.troops = state.Owner, state.Armies
	t.mapped, t.filling, t.claims, t.dealt = true, false, false, state.Ask != conquest.LayTile
	t.playing = state.Playing() || state.Over()
	t.fight = fight{from: state.From, to: state.To, whose: state.Whose}
	for seat := range t.seats {
		t.sums[seat] = int32(state.Sums[seat])
	}
}

// Tell returns the sentence for an event. It is false for events that need none, because
// another event tells the same or nothing happened that a player would want to read.
func (t *Teller) Tell(e conquest.Event) (words.Line, bool) {
	switch e.Kind {
	case conquest.GameBegan:
		if e.Seat != conquest.NoSeat {
			return t.line(e.Seat, "conquest.log.first")
		}
	case conquest.Rolled:
		return t.roll(e)
	case conquest.MapLaid:
		if t.filling = false; t.mapped {
			return t.line(conquest.NoSeat, "conquest.log.map")
		}
		t.mapped = true
	case conquest.TileLaid:
		return t.tile(e)
	case conquest.NeutralStood:
		for rest := e.Days; rest != 0; rest &= rest - 1 {
			d := rest.First()
			t.owner[d], t.troops[d] = conquest.Neutral, e.Armies
			if e.Fewer.Has(d) {
				t.troops[d]--
			}
		}
		return t.count(conquest.NoSeat, "conquest.log.neutral", e.Days.Len())
	case conquest.Claimed:
		return t.claim(e)
	case conquest.Placed:
		t.troops[e.To] += e.Armies
		return t.count(e.Seat, "conquest.log.place", int(e.Armies), t.day("day", e.To))
	case conquest.TurnBegan:
		t.playing = true
	case conquest.ArmiesCame:
		return t.income(e)
	case conquest.SetTurnedIn:
		return t.line(e.Seat, "conquest.log.turn-in", words.Text("set", t.Set(e.Design)), t.armies("armies", e.Armies))
	case conquest.Thrown:
		return t.throw(e)
	case conquest.Taken:
		t.fight.whose, t.owner[e.To] = e.By, e.Seat
	case conquest.Moved:
		return t.move(e)
	case conquest.KnockedOut:
		if e.Number == 0 {
			return t.line(e.Seat, "conquest.log.out_bare", t.name("other", e.By))
		}
		return t.count(e.Seat, "conquest.log.out", int(e.Number), t.name("other", e.By))
	case conquest.CardDrawn:
		if e.Secret {
			return t.line(e.Seat, "conquest.log.card")
		}
		return t.line(e.Seat, "conquest.log.card_open", words.Text("card", t.Card(e.To)))
	case conquest.NoCardLeft:
		return t.line(e.Seat, "conquest.log.no-card")
	case conquest.Shuffled:
		if t.playing {
			return t.count(conquest.NoSeat, "conquest.log.shuffle", int(e.Number))
		}
	case conquest.Counted:
		t.sums = e.Sums
		return t.tally()
	case conquest.Chosen:
		return t.choose(e)
	case conquest.GameOver:
		return t.over(e)
	}
	return words.Line{}, false
}

// line makes a sentence about a seat, whose name is the value {name}.
func (t *Teller) line(seat conquest.Seat, id string, values ...words.Value) (words.Line, bool) {
	if seat != conquest.NoSeat {
		values = append(values, t.name("name", seat))
	}
	return words.Line{Seat: seat, Spans: t.words.Spans(id, values...)}, true
}

// count makes a sentence about a seat that counts something.
func (t *Teller) count(seat conquest.Seat, id string, n int, values ...words.Value) (words.Line, bool) {
	if seat != conquest.NoSeat {
		values = append(values, t.name("name", seat))
	}
	return words.Line{Seat: seat, Spans: t.words.CountSpans(id, n, values...)}, true
}

// roll tells of the throws for the first place once one of them is the highest.
func (t *Teller) roll(e conquest.Event) (words.Line, bool) {
	t.rolls[e.Seat] = e.Dice[0]
	highest, best := uint8(0), conquest.SeatSet(0)
	for seat := range t.seats {
		if !t.rolling.Has(seat) {
			continue
		}
		switch n := t.rolls[seat]; {
		case n == 0:
			return words.Line{}, false // this one has not thrown yet
		case n > highest:
			highest, best = n, conquest.SeatSet(0).With(seat)
		case n == highest:
			best = best.With(seat)
		}
	}
	t.rolling, t.rolls = best, [conquest.MaxSeats]uint8{}
	if best.Len() == 1 {
		for seat := range t.seats {
			if best.Has(seat) {
				return t.line(seat, "conquest.log.roll", words.Number("number", highest))
			}
		}
	}
	return t.line(conquest.NoSeat, "conquest.log.tie", words.Number("number", highest), words.Text("names", t.list(best)))
}

// list lists the names of seats.
func (t *Teller) list(seats conquest.SeatSet) string {
	var names []string
	for seat := range t.seats {
		if seats.Has(seat) {
			names = append(names, t.Player(seat))
		}
	}
	return t.words.List(names)
}

func (t *Teller) tile(e conquest.Event) (words.Line, bool) {
	if t.filling {
		return words.Line{}, false
	}
	name, _ := t.Tile(e.Tile)
	tile := words.Text("tile", name)
	if e.To == conquest.NoDay {
		return t.line(e.Seat, "conquest.log.tile-on", tile, t.day("day", e.From))
	}
	return t.line(e.Seat, "conquest.log.tile-between", tile, t.day("from", e.From), t.day("to", e.To))
}

// claim tells of a day that a player has chosen. Of those that are dealt one sentence tells.
func (t *Teller) claim(e conquest.Event) (words.Line, bool) {
	t.owner[e.To], t.troops[e.To] = e.Seat, 1
	switch {
	case t.claims:
		t.claims = false
		return t.line(e.Seat, "conquest.log.claim", t.day("day", e.To), words.Text("region", t.Region(t.page.RegionOf(e.To))))
	case t.house.Has(conquest.DealtDays) && !t.dealt:
		t.dealt = true
		return t.line(conquest.NoSeat, "conquest.log.dealt")
	}
	return words.Line{}, false
}

// income tells what a turn brings.
func (t *Teller) income(e conquest.Event) (words.Line, bool) {
	days := t.Days(int32(e.Number))
	if e.Regions == 0 && e.Stars == 0 {
		return t.line(e.Seat, "conquest.log.armies", t.armies("armies", e.Armies), words.Text("days", days))
	}
	part := func(armies int32, what string) string {
		return t.words.Say("conquest.log.armies_part", words.Number("number", armies), words.Text("what", what))
	}
	parts := []string{part(e.Armies-e.Extra-int32(e.Stars), days)}
	if e.Regions != 0 {
		parts = append(parts, part(e.Extra, t.regions(e.Regions)))
	}
	if e.Stars > 0 {
		parts = append(parts, part(int32(e.Stars), t.words.Count("conquest.stars", int(e.Stars))))
	}
	return t.line(e.Seat, "conquest.log.armies_more", t.armies("armies", e.Armies), words.Text("parts", t.words.List(parts)))
}

// throw tells of a throw, or of a storm that was held off. One that takes the day is told
// when armies have moved in.
func (t *Teller) throw(e conquest.Event) (words.Line, bool) {
	f := &t.fight
	if f.from != e.From || f.to != e.To {
		*f = fight{from: e.From, to: e.To}
	}
	t.troops[e.From] -= int32(e.Lost)
	t.troops[e.To] -= int32(e.Beaten)
	f.lost += int(e.Lost)
	f.beaten += int(e.Beaten)
	if t.troops[e.To] == 0 || f.storm && t.troops[e.From] > f.leave {
		return words.Line{}, false
	}
	id := "conquest.log.throw"
	if f.storm {
		id = "conquest.log.held"
	}
	result := t.Thrown(f.lost, f.beaten)
	*f = fight{}
	return t.line(e.Seat, id, t.day("from", e.From), t.day("to", e.To), words.Text("result", result))
}

// move tells of armies that move into a day that was taken, or of the move at the end of a
// turn.
func (t *Teller) move(e conquest.Event) (words.Line, bool) {
	t.troops[e.From] -= e.Armies
	t.troops[e.To] += e.Armies
	from, to := t.day("from", e.From), t.day("to", e.To)
	if e.Why != conquest.WhyOccupy {
		return t.line(e.Seat, "conquest.log.move", t.armies("armies", e.Armies), from, to)
	}
	whole := ""
	if region := t.page.RegionOf(e.To); t.holds(e.Seat, region) {
		whole = t.words.Say("conquest.log.whole", words.Text("region", t.Region(region)))
	}
	values := []words.Value{
		from, to, t.name("other", t.fight.whose), words.Number("number", e.Armies), words.Text("whole", whole),
	}
	id := "conquest.log.take"
	if t.fight.storm {
		id = "conquest.log.storm"
		values = append(values, words.Text("result", t.Thrown(t.fight.lost, t.fight.beaten)))
	}
	t.fight = fight{}
	return t.line(e.Seat, id, values...)
}

// holds reports whether a seat has all days of a region.
func (t *Teller) holds(seat conquest.Seat, region conquest.Region) bool {
	for rest := t.page.DaysOf(region); rest != 0; rest &= rest - 1 {
		if t.owner[rest.First()] != seat {
			return false
		}
	}
	return true
}

// choose tells of decisions that lead to nothing else, and notes what others begin.
func (t *Teller) choose(e conquest.Event) (words.Line, bool) {
	switch c := e.Choice; c.Kind {
	case conquest.Fill:
		t.filling = e.Prompt == conquest.LayTile
		return t.line(e.Seat, "conquest.log.fill."+e.Prompt.String())
	case conquest.Claim:
		t.claims = true
	case conquest.KeepCards:
		return t.line(e.Seat, "conquest.log.keep-cards")
	case conquest.ThrowAt:
		t.fight = fight{from: c.Day, to: c.To}
	case conquest.Storm:
		t.fight = fight{from: c.Day, to: c.To, storm: true, leave: c.Amount}
	}
	return words.Line{}, false
}

// tally tells how many days each player has through the last round so far.
func (t *Teller) tally() (words.Line, bool) {
	var list []string
	for seat := range t.seats {
		list = append(list, t.words.Say("conquest.log.sum", words.Text("name", t.Player(seat)), words.Number("days", t.sums[seat])))
	}
	return t.line(conquest.NoSeat, "conquest.log.count", words.Text("list", t.words.List(list)))
}

func (t *Teller) over(e conquest.Event) (words.Line, bool) {
	best := conquest.NoSeat
	for seat := range t.seats {
		if e.Winners.Has(seat) {
			best = seat
		}
	}
	switch {
	case best == conquest.NoSeat:
		return words.Line{}, false
	case e.Winners.Len() > 1:
		return t.line(conquest.NoSeat, "conquest.log.over_tie", words.Text("names", t.list(e.Winners)), words.Number("days", t.sums[best]))
	case e.Why == conquest.WhyAll:
		return t.line(best, "conquest.log.over_all")
	}
	return t.line(best, "conquest.log.over_rounds", words.Number("days", t.sums[best]))
}
