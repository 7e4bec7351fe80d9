package engine

import "bigpayday/game/rules"

// Laying says who lays the tiles of the month.
type Laying uint8

// The ways to lay tiles.
const (
	// InTurn: everyone in turn draws the top tile and lays it.
	InTurn Laying = iota
	// ByOne: one player lays them all and may choose among them.
	ByOne
	NumLayings
)

var layingNames = [NumLayings]string{"in-turn", "by-one"}

// String returns the id of the way, such as "by-one".
func (l Laying) String() string { return rules.NameOf(layingNames[:], l) }

// ParseLaying returns the way to lay tiles with the given id.
func ParseLaying(id string) (Laying, bool) { return rules.ParseName[Laying](layingNames[:], id) }

// Setup is all that is settled before a game begins. With the list of
// choices that follow it gives the whole game again.
type Setup struct {
	// Rules is the version of the edition's rules that the game is played by.
	Rules   RulesVersion
	Edition EditionID
	// Seats is the number of players: 2 to 6.
	Seats uint8
	// Months is the number of months played: 1 to 12; Lengths gives the days
	// of each, the rest is 0.
	Months  uint8
	Lengths [MaxMonths]uint8
	House   HouseRules
	// First is the seat that takes the first turn; NoSeat draws it by lot.
	First Seat
	// Oldest is the seat that lays the first tile.
	Oldest Seat
	// Host is the seat that speaks for the table when all are asked: it says
	// when the month stands as it should.
	Host Seat
	// Laying says who lays the tiles; Builder is the one who does, ByOne.
	Laying  Laying
	Builder Seat
	// Page, if not empty, is the first month laid beforehand: a tile for every
	// day before the last day of the longest month; on a printed calendar a
	// tile where one lies, and Vacant elsewhere.
	Page [MaxDays]Space
	// Blue is how many tiles are wanted on each page of a printed calendar.
	// InTurn as many are drawn and laid; ByOne it is what [Fill] aims at.
	Blue uint8
	// PlainPay holds the months that end with the second pay scale of an
	// edition that has two: bit 0 is month 1.
	PlainPay uint16
	// Calendar makes the months those of a real year.
	Calendar Calendar
	// Seed starts the generator.
	Seed uint64
}

// UsualMonths is how many months a game has unless the players want more or
// fewer: less leaves little time to sell what was bought.
const UsualMonths uint8 = 2

// LongestMonth returns the days of the longest month that is played.
func (s *Setup) LongestMonth() uint8 {
	var most uint8
	for _, n := range s.Lengths[:s.Months] {
		most = max(most, n)
	}
	return most
}

// ShortestMonth returns the days of the shortest month that is played.
func (s *Setup) ShortestMonth() uint8 {
	least := uint8(MaxDays)
	for _, n := range s.Lengths[:s.Months] {
		least = min(least, n)
	}
	return least
}

// shortestOf returns the days of the shortest month that a page is laid for.
func (s *Setup) shortestOf(page uint8) uint8 {
	if s.PagesDiffer() {
		return s.Lengths[page-1]
	}
	return s.ShortestMonth()
}

// Check returns nil if a game can be played with the setup, and else a
// [*Refusal] that says what cannot be.
func (s *Setup) Check() error {
	if s.Edition >= NumEditions {
		return &Refusal{ID: RefusedEdition}
	}
	ed := s.Data()
	if s.Rules > ed.NewestRules() {
		return &Refusal{ID: RefusedEdition}
	}
	if s.Seats < MinSeats || s.Seats > MaxSeats {
		return &Refusal{ID: RefusedSeats, Day: int(s.Seats), Least: MinSeats, Most: MaxSeats}
	}
	if least := max(1, ed.FewestMonths); s.Months < least || s.Months > MaxMonths {
		return &Refusal{ID: RefusedMonths, Day: int(s.Months), Least: int32(least), Most: MaxMonths}
	}
	for i, n := range s.Lengths {
		switch used := i < int(s.Months); {
		case used && (n < ed.Shortest || n > ed.Longest), !used && n != 0:
			return &Refusal{ID: RefusedLength, Day: int(n), Least: int32(ed.Shortest), Most: int32(ed.Longest)}
		}
	}
	if s.House&^ed.House != 0 {
		return &Refusal{ID: RefusedHouse}
	}
	if s.PlainPay>>s.Months != 0 || s.PlainPay != 0 && len(ed.Pay) < 2 {
		return &Refusal{ID: RefusedPayDay}
	}
	sits := func(seat Seat) bool { return seat >= 0 && seat < Seat(s.Seats) }
	switch {
	case s.First != NoSeat && !sits(s.First):
		return &Refusal{ID: RefusedFirst, Day: int(s.First) + 1}
	case !sits(s.Oldest):
		return &Refusal{ID: RefusedOldest, Day: int(s.Oldest) + 1}
	case !sits(s.Host):
		return &Refusal{ID: RefusedHost, Day: int(s.Host) + 1}
	case s.Laying >= NumLayings || !sits(s.Builder):
		return &Refusal{ID: RefusedBuilder, Day: int(s.Builder) + 1}
	}
	if most := s.mostTiles(ed); s.Blue > most {
		return &Refusal{ID: RefusedTiles, Day: int(s.Blue), Most: int32(most)}
	}
	if r := s.Calendar.check(s, ed); r != nil {
		return r
	}
	return s.checkPage(ed)
}

// mostTiles returns how many tiles can be wanted on a page: none where every
// day has one, or no day.
func (s *Setup) mostTiles(ed *Edition) uint8 {
	if !ed.LaysTiles() || !ed.PrintsDays() {
		return 0
	}
	all := uint8(0)
	for _, n := range ed.Tiles {
		all += n
	}
	return min(all, s.ShortestMonth()-1)
}

// checkPage looks whether a month laid beforehand uses tiles that there are:
// one for each day, or on a printed calendar any number.
func (s *Setup) checkPage(ed *Edition) error {
	if s.Page == [MaxDays]Space{} {
		return nil
	}
	left := ed.Tiles
	last := s.PageLength(1)
	for i, space := range s.Page {
		day := uint8(i) + 1
		switch {
		case day < last && space == Vacant && ed.PrintsDays():
		case day >= last && space == Vacant:
		case day < last && space < NumSpaces && s.IsParty(1, day, space):
		case day >= last || space >= NumSpaces || left[space] == 0:
			return &Refusal{ID: RefusedPage, Day: int(day)}
		default:
			left[space]--
		}
	}
	return nil
}

// PagesDiffer reports whether every month is a page of its own, and not one
// arrangement there for all.
func (s *Setup) PagesDiffer() bool {
	return s.Data().PrintsDays() || s.House.Has(FreshTiles)
}

// PageLength returns the days of a page while it is laid: one arrangement for
// all months is as long as the longest.
func (s *Setup) PageLength(page uint8) uint8 {
	if s.PagesDiffer() {
		return s.Lengths[page-1]
	}
	return s.LongestMonth()
}

// PayScale returns what a month ends with and what goes with it.
func (s *Setup) PayScale(month uint8) *PayScale {
	ed := s.Data()
	return &ed.Pay[s.PlainPay>>(month-1)&1]
}

// LastMonth reports whether a month is the last of the game: who settles it
// retires, and Monster Charges can no longer be carried over.
func (s *Setup) LastMonth(month uint8) bool { return month >= s.Months }

// New lays the table for a game: start money, shuffled decks, and the month
// to be built. Its error is a [*Refusal].
func New(setup Setup, sink Sink) (State, error) {
	var s State
	err := s.Start(setup, sink)
	return s, err
}

// Start lays the table like [New], over a state that is already there.
func (s *State) Start(setup Setup, sink Sink) error {
	g, err := s.lay(setup, sink)
	if err != nil {
		return err
	}
	g.openCalendar()
	g.run()
	return nil
}

// StartOn lays the table like [State.Start], but on a calendar as it lies:
// every month has these days, day 1 first, and nobody is asked to lay any. On a
// Vacant day a token rests. It is there to find out what a calendar is worth
// while it is still being built.
func (s *State) StartOn(setup Setup, days [MaxDays]Space, sink Sink) error {
	g, err := s.lay(setup, sink)
	if err != nil {
		return err
	}
	for month := uint8(1); month <= g.Setup.Months; month++ {
		g.finishPage(month, days, 0)
	}
	g.begin()
	g.run()
	return nil
}

// lay lays everything on the table but the calendar.
func (s *State) lay(setup Setup, sink Sink) (game, error) {
	if err := setup.Check(); err != nil {
		return game{}, err
	}
	*s = State{}
	if setup.Rules == NewestRules {
		setup = setup.WithNewestRules()
	}
	s.Setup, s.Random = setup, Random(setup.Seed)
	g := s.play(sink)
	if setup.First == NoSeat {
		s.Setup.First = Seat(s.Random.Below(uint32(setup.Seats)))
	}
	g.emit(Event{Kind: GameBegan, Seat: s.Setup.First, By: setup.Oldest})
	for seat := range Seat(setup.Seats) {
		g.Players[seat].Month = 1
		g.collect(seat, setup.PayScale(1).Start, WhyStart, NoCard)
	}
	for deck := range NumDecks {
		g.openDeck(deck)
	}
	g.dealLotteryCards()
	g.openBonusDie()
	return g, nil
}
