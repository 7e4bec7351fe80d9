package lab

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// tally folds the events of one game after the other into figures. Everything
// is reckoned from the events, as a reader of a record could.
//
// Money counts for the day that was carried out last in the turn. What a bill
// or a Monster Charge costs counts for the day on which the card was drawn,
// whenever it is paid. Loans, and savings put in and taken out, change nobody's
// worth and count nowhere; their interest counts at Pay Day.
type tally struct {
	figures Figures
	ed      *engine.Edition
	seats   int
	levels  [engine.MaxSeats]int // by seat, the place in skill.Levels

	// What belongs to the game that is being played.
	first    engine.Seat
	landings []landing
	now      int // the landing that is carried out, or -1
	// drawn says of each card the landing on which it was drawn last, -1 for
	// none, holder who drew it.
	drawn  [256]int
	holder [256]engine.Seat
	cards  [engine.NumCardKinds]gain
	loans  [engine.MaxSeats]struct{ taken, dollars int64 }
	wins   gain // of the Jackpot
	pot    int64
}

// gain is how often something came in a game, and what it brought whom.
type gain struct{ n, own, others int64 }

// landing is a space that was carried out.
type landing struct {
	space engine.Space
	seat  engine.Seat
	gain
}

// newTally returns a tally of games with the setup, in which the levels sit.
func newTally(setup *engine.Setup, levels [engine.MaxSeats]skill.Level) *tally {
	t := &tally{ed: engine.EditionOf(setup.Edition), seats: int(setup.Seats)}
	t.figures.Levels = make([]Standing, len(skill.Levels()))
	for seat := range t.levels[:t.seats] {
		t.levels[seat] = max(0, slices.Index(skill.Levels(), levels[seat]))
	}
	return t
}

// Figures are those of the games that are over.
func (t *tally) Figures() *Figures { return &t.figures }

// Event counts an event. It is an [engine.Sink].
func (t *tally) Event(e engine.Event) {
	switch e.Kind {
	case engine.GameBegan:
		t.begin(e.Seat)
	case engine.TurnBegan:
		t.figures.Turns++
		t.now = -1
	case engine.Landed:
		t.now = len(t.landings)
		t.landings = append(t.landings, landing{space: e.Space, seat: e.Seat})
	case engine.Rolled:
		t.roll(e.Dice)
	case engine.Drawn:
		t.drawn[e.Card], t.holder[e.Card] = t.now, e.Seat
		t.cards[t.ed.Card(e.Card).Kind].n++
	case engine.Paid:
		t.pay(&e)
	case engine.LoanTaken:
		t.loans[e.Seat].taken++
		t.loans[e.Seat].dollars += int64(e.Amount)
		t.figures.Loans.Most = max(t.figures.Loans.Most, e.Total)
		if e.Forced {
			t.figures.Loans.Forced++
		}
	case engine.Retired:
		if e.Forced {
			t.figures.Loans.Out++
		}
	case engine.GameOver:
		t.end(&e)
	}
}

func (t *tally) begin(first engine.Seat) {
	t.first = first
	t.landings, t.now = t.landings[:0], -1
	for i := range t.drawn {
		t.drawn[i] = -1
	}
	t.cards = [engine.NumCardKinds]gain{}
	t.loans = [engine.MaxSeats]struct{ taken, dollars int64 }{}
	t.wins, t.pot = gain{}, 0
}

func (t *tally) roll(dice [2]uint8) {
	t.figures.Faces[dice[0]]++
	if dice[1] != 0 {
		t.figures.Faces[dice[1]]++
		t.figures.Sums[dice[0]+dice[1]]++
	}
}

// pay counts a payment.
func (t *tally) pay(e *engine.Event) {
	amount := int64(e.Amount)
	switch {
	case e.Payer == engine.Jackpot:
		t.pot -= amount
	case e.Payee == engine.Jackpot:
		t.pot += amount
	}
	switch e.Why {
	case engine.WhyLoan, engine.WhyRepay, engine.WhySavings:
		return
	case engine.WhyInterest:
		t.figures.Loans.Interest += amount
	case engine.WhyJackpot:
		t.wins.n++
		t.wins.own += amount
		t.figures.JackpotMost = max(t.figures.JackpotMost, e.Amount)
	case engine.WhyDeal:
		t.figures.Cards[t.ed.Card(e.Card).Kind].Bought++
	case engine.WhyBuyer:
		t.figures.Cards[t.ed.Card(e.Card).Kind].Sold++
	}
	t.book(e.Payer.Seat(), -amount, e)
	t.book(e.Payee.Seat(), amount, e)
}

// book counts what a payment brought a seat, NoSeat for an account that is no
// player's.
func (t *tally) book(seat engine.Seat, amount int64, e *engine.Event) {
	if seat == engine.NoSeat {
		return
	}
	if e.Card != engine.NoCard {
		t.cards[t.ed.Card(e.Card).Kind].book(seat == t.holder[e.Card], amount)
	}
	now := t.now
	if e.Card != engine.NoCard && t.ed.Card(e.Card).Deck == engine.MailDeck {
		now = t.drawn[e.Card]
	}
	switch {
	case e.Why == engine.WhyStart:
		t.figures.Opening += amount
	case now < 0:
		t.figures.Unlanded += amount
	default:
		l := &t.landings[now]
		l.book(seat == l.seat, amount)
	}
}

func (m *gain) book(own bool, amount int64) {
	if own {
		m.own += amount
	} else {
		m.others += amount
	}
}

// addTo counts a game's worth of it.
func (m *gain) addTo(w *Worth) {
	if m.n > 0 {
		w.Own.Add(m.n, m.own)
		w.Others.Add(m.n, m.others)
	}
}

// end counts a whole game.
func (t *tally) end(e *engine.Event) {
	f := &t.figures
	f.Games++
	f.JackpotLeft += t.pot
	f.Jackpot.Add(t.wins.n, t.wins.own)
	t.stand(e)
	var spaces [engine.NumSpaces]gain
	for i := range t.landings {
		l := &t.landings[i]
		spaces[l.space].n++
		spaces[l.space].own += l.own
		spaces[l.space].others += l.others
	}
	for i := range spaces {
		spaces[i].addTo(&f.Spaces[i])
	}
	for i := range t.cards {
		t.cards[i].addTo(&f.Cards[i].Worth)
	}
	taken, dollars := int64(0), int64(0)
	for _, loans := range t.loans[:t.seats] {
		taken += loans.taken
		dollars += loans.dollars
		if loans.taken > 0 {
			f.Loans.Borrowers++
		}
	}
	f.Loans.Taken.Add(int64(t.seats), taken)
	f.Loans.Dollars.Add(int64(t.seats), dollars)
}

// stand counts how the players came out.
func (t *tally) stand(e *engine.Event) {
	f := &t.figures
	type side struct {
		n, worth, won int64
		least, most   int32
	}
	sides := make([]side, len(f.Levels))
	won := int64(0)
	for seat := range engine.Seat(t.seats) {
		worth, one := e.Worth[seat], int64(0)
		if e.Winners.Has(seat) {
			one = 1
		}
		won += one
		f.Seats[seat].add(1, int64(worth), one, worth, worth)
		f.Order[(seat-t.first+engine.Seat(t.seats))%engine.Seat(t.seats)].add(1, int64(worth), one, worth, worth)
		s := &sides[t.levels[seat]]
		if s.n == 0 || worth < s.least {
			s.least = worth
		}
		if s.n == 0 || worth > s.most {
			s.most = worth
		}
		s.n++
		s.worth += int64(worth)
		s.won += one
	}
	for i, s := range sides {
		if s.n > 0 {
			f.Levels[i].add(s.n, s.worth, s.won, s.least, s.most)
		}
	}
	if won > 1 {
		f.Shared++
	}
}
