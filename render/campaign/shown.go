package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
)

// days is the size of arrays by day: place 0 is never used.
const days = conquest.Days + 1

// Part is a part of a game.
type Part uint8

// The parts. Tiles are laid by house rule alone.
const (
	LayingTiles Part = iota
	Claiming
	Placing
	Playing
	Over
)

// Shown is what stands on the page and lies beside it: a fold of events, and of nothing
// else, so it holds no more than these tell. Read it freely; only the campaign changes
// it.
//
// Between events it equals what the state of the rules shows in public. What the rules do
// not keep, because none needs it, is kept here beside it: the throws for the first
// place, the fight that goes on, the log, the course of the game.
type Shown struct {
	// Setup is the game's setup, with the first player once that is known and without the
	// seed.
	Setup conquest.Setup
	Part  Part
	Map   conquest.Map
	// Owner and Armies are as in [conquest.State].
	Owner  [days]conquest.Seat
	Armies [days]int32
	// Hands has the cards of each player as far as the events tell them, and Cards how
	// many there are. Deck and TurnedIn count the cards that lie there.
	Hands          [conquest.MaxSeats]conquest.DaySet
	Cards          [conquest.MaxSeats]uint8
	Deck, TurnedIn uint8
	// Rest is the infantry that each player has still to set down, once it is known who
	// is first.
	Rest [conquest.MaxSeats]uint8
	// FirstRolls is what each player has thrown for the first place, 0 for nothing.
	FirstRolls [conquest.MaxSeats]uint8
	// tied are those who may still be first, and rolling who of them is about to throw.
	tied, rolling conquest.SeatSet
	// Tiles is how many of each kind are still to be drawn, InHand the one that has been.
	Tiles  [conquest.NumTiles]uint8
	InHand conquest.Tile

	// Turn, Round, Turns, Sets, Took, Sums and OutAt are as in [conquest.State]; Turn is
	// NoSeat before the first turn.
	Turn  conquest.Seat
	Round uint8
	Turns uint16
	Sets  uint16
	Took  bool
	Sums  [conquest.MaxSeats]uint16
	OutAt [conquest.MaxSeats]uint16
	// Came is what the turn has brought, and Reserve how many armies are still to be
	// placed.
	Came    conquest.Income
	Reserve int32
	// Fight is the fight of the last throw, and Storm says that it is one.
	Fight Fight
	Storm bool

	// Faces is how the players' faces react.
	Faces Faces

	// Completed are those who have taken the last day of a region so far as the events tell.
	Completed conquest.SeatSet

	// Winners and Why are how the game ended, in the part Over.
	Winners conquest.SeatSet
	Why     conquest.Why

	// Whole says that all events from the first one on are folded. Otherwise the log, the
	// course of the game and the sums lack what came before.
	Whole  bool
	Log    beats.Log[conquest.Event]
	Course Course
	Tally  [conquest.MaxSeats]Tally
	news   news
}

// Fight is a fight for one day: all throws from one day at another in a row. There is none
// while To is no day.
type Fight struct {
	From, To conquest.Day
	// Seat attacks Foe, who may be [conquest.Neutral].
	Seat, Foe conquest.Seat
	// Dice and Defence are the last throw, high to low, 0 where none was thrown, and Lost
	// and Beaten what it cost either side.
	Dice         [3]uint8
	Defence      [2]uint8
	Lost, Beaten uint8
	// Throws counts the throws, and AllLost and AllBeaten what they cost.
	Throws             uint16
	AllLost, AllBeaten int32
	// Won says that the day has fallen.
	Won bool
}

// lay puts the page as it is before the first event.
func (sh *Shown) lay(setup conquest.Setup) {
	setup.Seed = 0
	*sh = Shown{Setup: setup, Part: Claiming, Map: conquest.MapOf(setup.Page), Turn: conquest.NoSeat, Whole: true}
	sh.tied = conquest.SeatSet(1)<<setup.Seats - 1
	for d := range sh.Owner {
		sh.Owner[d] = conquest.NoSeat
	}
	if setup.House.Has(conquest.PageTiles) {
		sh.Part, sh.Tiles = LayingTiles, conquest.TileCounts()
	}
	if setup.First != conquest.NoSeat {
		sh.handOutInfantry()
	}
}

// handOutInfantry gives each player what the game begins with.
func (sh *Shown) handOutInfantry() {
	for seat := range conquest.Seat(sh.Setup.Seats) {
		sh.Rest[seat] = sh.Setup.Infantry(seat)
	}
}

// showState puts the page as it is in a state, without what came before.
func (sh *Shown) showState(s *conquest.State) {
	setup := s.Setup
	setup.Seed = 0
	*sh = Shown{
		Setup: setup, Part: partOf(s), Map: s.Map, Owner: s.Owner, Armies: s.Armies, Hands: s.Hands, Deck: uint8(s.Deck.Len()),
		TurnedIn: uint8(s.TurnedIn.Len()), Rest: s.Left, Tiles: s.Tiles, InHand: s.InHand, Turn: conquest.NoSeat, Round: s.Round,
		Turns: s.Turns, Sets: s.Sets, Took: s.Took, Sums: s.Sums, OutAt: s.OutAt, Reserve: s.Reserve,
	}
	for seat, hand := range s.Hands {
		sh.Cards[seat] = uint8(hand.Len())
	}
	if s.Turns > 0 {
		sh.Turn = s.Turn
	}
	if s.Over() {
		sh.Winners = s.Winners()
	}
}

// partOf returns which part of the game a state is in.
func partOf(s *conquest.State) Part {
	switch {
	case s.Over():
		return Over
	case s.Playing():
		return Playing
	case s.Ask == conquest.PlaceArmy:
		return Placing
	case s.Ask == conquest.LayTile:
		return LayingTiles
	}
	return Claiming
}

// fold makes an event happen on the page.
func (sh *Shown) fold(e conquest.Event) {
	if e.Kind >= conquest.NumEventKinds {
		return // a kind from a later version: nothing that is known changes
	}
	sh.news.note(sh, e)
	sh.Faces.note(sh, e)
	if shows := scripts[e.Kind].shows; shows != nil {
		shows(sh, e)
	}
	sh.Log.Add(e, sh.Turns)
}

// Seats returns the number of players.
func (sh *Shown) Seats() int { return int(sh.Setup.Seats) }

// Held returns the days of an owner.
func (sh *Shown) Held(owner conquest.Seat) (set conquest.DaySet) {
	for d := conquest.Day(1); d < days; d++ {
		if sh.Owner[d] == owner {
			set = set.With(d)
		}
	}
	return set
}

// Troops returns all armies of an owner.
func (sh *Shown) Troops(owner conquest.Seat) (n int32) {
	for d := conquest.Day(1); d < days; d++ {
		if sh.Owner[d] == owner {
			n += sh.Armies[d]
		}
	}
	return n
}

// Income returns what the next turn brings a player, as far as the events tell.
func (sh *Shown) Income(seat conquest.Seat) conquest.Income {
	return sh.Map.IncomeOf(sh.Setup.Page, sh.Held(seat))
}

// Holder returns who holds all of a region, NoSeat if nobody does.
func (sh *Shown) Holder(r conquest.Region) conquest.Seat {
	holder := conquest.NoSeat
	for rest := sh.Setup.Page.DaysOf(r); rest != 0; rest &= rest - 1 {
		owner := sh.Owner[rest.First()]
		if owner == conquest.NoSeat || holder != conquest.NoSeat && owner != holder {
			return conquest.NoSeat
		}
		holder = owner
	}
	return holder
}

// Regions returns the regions that a seat holds.
func (sh *Shown) Regions(seat conquest.Seat) (set conquest.RegionSet) {
	for r := range conquest.NumRegions {
		if sh.Holder(r) == seat {
			set |= 1 << r
		}
	}
	return set
}

// In reports whether a player is still in the game.
func (sh *Shown) In(seat conquest.Seat) bool { return sh.OutAt[seat] == 0 }

// take gives a day to a seat.
func (sh *Shown) take(d conquest.Day, seat conquest.Seat) { sh.Owner[d] = seat }
