package conquest

// Setup is all that is settled before a game begins. With the list of
// choices that follow it gives the whole game again.
type Setup struct {
	// Seed starts the generator.
	Seed uint64
	Page Page
	// Seats is the number of players: 2 to 6.
	Seats uint8
	// First is the seat that claims, places and plays first; NoSeat throws
	// for it.
	First Seat
	// Rounds is how many rounds are played at most, 0 until one has
	// everything (but never more than [LastRound]).
	Rounds uint8
	House  HouseRules
	// People are the seats that pick their dice under [DefenderChooses]; all
	// others throw the most they may.
	People SeatSet
}

// LastRound is the last round of every game.
const LastRound uint8 = 200

// infantry is what each player begins with, by the number of players. The
// second of two has more.
var infantry = [MaxSeats + 1]uint8{2: 40, 3: 35, 4: 30, 5: 25, 6: 20}

// moreForSecond is how much more infantry the second of two players has.
const moreForSecond uint8 = 2

// Infantry returns how many armies a player begins with, once it is known who
// is first.
func (s *Setup) Infantry(seat Seat) uint8 {
	if s.Seats == 2 && seat != s.First {
		return infantry[s.Seats] + moreForSecond
	}
	return infantry[s.Seats]
}

// lastRound returns the last round that is played.
func (s *Setup) lastRound() uint8 {
	if s.Rounds == 0 {
		return LastRound
	}
	return s.Rounds
}

// Check returns nil if a game can be played with the setup, and else a
// [*Refusal] that says what cannot be.
func (s *Setup) Check() error {
	switch {
	case s.Seats < MinSeats || s.Seats > MaxSeats:
		return &Refusal{ID: RefusedSeats, Day: int(s.Seats), Least: MinSeats, Most: MaxSeats}
	case s.First != NoSeat && (s.First < 0 || s.First >= Seat(s.Seats)):
		return &Refusal{ID: RefusedFirst, Day: int(s.First) + 1}
	case s.Rounds > LastRound:
		return &Refusal{ID: RefusedRounds, Day: int(s.Rounds), Most: int32(LastRound)}
	case s.People>>s.Seats != 0:
		return &Refusal{ID: RefusedPeople}
	}
	if r := s.Page.check(); r != nil {
		return r
	}
	return nil
}

// New begins a game: the page is laid and the first player found. Its error
// is a [*Refusal].
func New(setup Setup, sink Sink) (State, error) {
	var s State
	err := s.Start(setup, sink)
	return s, err
}

// Start begins a game like [New], over a state that is already there.
func (s *State) Start(setup Setup, sink Sink) error {
	if err := setup.Check(); err != nil {
		return err
	}
	*s = State{Setup: setup, Map: MapOf(setup.Page), Deck: allDays, Whose: NoSeat, Random: Random(setup.Seed)}
	for d := range s.Owner {
		s.Owner[d] = NoSeat
	}
	s.Lot = uint32(s.Random.Next() >> 32)
	g := game{s, sink}
	g.emit(Event{Kind: GameBegan, Seat: setup.First, By: NoSeat, Page: setup.Page})
	g.emit(Event{Kind: Shuffled, Seat: NoSeat, By: NoSeat, Number: Days})
	g.emit(Event{Kind: MapLaid, Seat: NoSeat, By: NoSeat, Page: setup.Page, Bonus: s.Map.Bonus})
	if setup.First == NoSeat {
		s.Setup.First = g.throwForFirst()
	}
	s.Turn = s.Setup.First
	if setup.House.Has(PageTiles) {
		g.openTiles()
	} else {
		g.openClaims()
	}
	return nil
}

// throwForFirst finds the first player: each throws one die in seat order, and
// those tied for the highest throw again, they alone.
func (g game) throwForFirst() Seat {
	in := SeatSet(1<<g.Setup.Seats - 1)
	for {
		var tied SeatSet
		var highest uint8
		for seat := range Seat(g.Setup.Seats) {
			if !in.Has(seat) {
				continue
			}
			die := g.Random.Die()
			g.emit(Event{Kind: Rolled, Why: WhyFirst, Seat: seat, By: NoSeat, Dice: [3]uint8{die}})
			if die > highest {
				tied, highest = 0, die
			}
			if die == highest {
				tied = tied.With(seat)
			}
		}
		if in = tied; in.Len() == 1 {
			for seat := range Seat(g.Setup.Seats) {
				if in.Has(seat) {
					return seat
				}
			}
		}
	}
}
