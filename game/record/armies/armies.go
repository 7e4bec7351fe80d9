// Package armies is the record of Conquest: its events as objects, one to a line.
// FORMAT.md lists every kind of event with its fields. What a game means is in package
// conquest, and what holds for the records of all games in package record.
package armies

import (
	"io"
	"slices"

	"bigpayday/game/conquest"
	"bigpayday/game/record"
)

// Edition is what records call the game.
const Edition = "conquest"

// neutral is how records write [conquest.Neutral].
const neutral = -1

// Writer writes the events of one game after the other.
type Writer struct {
	lines   *record.Lines
	version string
	setup   conquest.Setup
	seats   []Seat
	// links are those of the game, with the tiles that have been laid.
	links conquest.Map
}

// NewWriter returns a writer to w. version is the version of the program, noted at the
// head of every game.
func NewWriter(w io.Writer, version string) *Writer {
	return &Writer{lines: record.NewLines(w), version: version}
}

// Game says which game the events that follow belong to. Call it before the rules start
// the game.
func (w *Writer) Game(setup conquest.Setup, seats []Seat) {
	w.setup, w.seats, w.links = setup, slices.Clone(seats), conquest.MapOf(setup.Page)
}

// Event writes one event as a line. It is a [conquest.Sink]. After an error nothing more
// is written; [Writer.Flush] returns the error.
func (w *Writer) Event(e conquest.Event) {
	if e.Kind == conquest.TileLaid {
		w.links.Lay(e.Tile, e.From, e.To)
	}
	w.lines.Write(w.entry(&e))
}

// Flush hands all that is written on to the underlying writer and returns the first error
// there was.
func (w *Writer) Flush() error { return w.lines.Flush() }

// entry returns the object that an event is written as.
func (w *Writer) entry(e *conquest.Event) any {
	kind, seat := e.Kind.String(), number(e.Seat)
	from, to := int(e.From), int(e.To)
	switch e.Kind {
	case conquest.GameBegan:
		return &Game{
			E: kind, Record: record.Format, Version: w.version, Edition: Edition, Seed: w.setup.Seed, House: w.house(), Seats: w.seats,
			Page: Page(e.Page), Rounds: int(w.setup.Rounds), First: seat,
		}
	case conquest.MapLaid:
		return w.mapEntry(kind, e)
	case conquest.TileInHand:
		return &Tile{kind, seat, e.Tile.String()}
	case conquest.TileLaid:
		days := []int{from}
		if e.To != conquest.NoDay {
			days = append(days, to)
		}
		return &Lay{kind, seat, e.Tile.String(), days}
	case conquest.Rolled:
		return &Roll{kind, seat, e.Why.String(), dice(e.Dice[:])}
	case conquest.NeutralStood:
		entry := &Neutral{E: kind, Days: days(e.Days)}
		for _, day := range entry.Days {
			armies := e.Armies
			if e.Fewer.Has(conquest.Day(day)) {
				armies--
			}
			entry.Armies = append(entry.Armies, armies)
		}
		return entry
	case conquest.Claimed:
		return &Claim{kind, seat, to}
	case conquest.Placed:
		return &Place{kind, seat, to, e.Armies, e.Why.String()}
	case conquest.TurnBegan:
		return &Turn{kind, seat, int(e.Round)}
	case conquest.ArmiesCame:
		return &Armies{kind, seat, int(e.Number), regions(e.Regions), e.Extra, int32(e.Stars), e.Armies}
	case conquest.SetTurnedIn:
		return &TurnIn{kind, seat, days(e.Days), e.Design.String(), int(e.Number), e.Armies}
	case conquest.Thrown:
		return &Throw{kind, seat, from, to, number(e.By), dice(e.Dice[:]), dice(e.Defence[:]), int32(e.Lost), int32(e.Beaten)}
	case conquest.Taken:
		return &Take{kind, seat, to, number(e.By)}
	case conquest.Moved:
		return &Move{kind, seat, from, to, e.Armies, e.Why.String()}
	case conquest.KnockedOut:
		return &Out{kind, seat, number(e.By), days(e.Days)}
	case conquest.CardDrawn:
		return &Card{kind, seat, to, e.Design.String()}
	case conquest.NoCardLeft:
		return &NoCard{kind, seat}
	case conquest.Shuffled:
		return &Shuffle{kind, int(e.Number)}
	case conquest.Counted:
		return &Count{kind, int(e.Round), slices.Clone(e.Counts[:w.setup.Seats]), slices.Clone(e.Sums[:w.setup.Seats])}
	case conquest.Chosen:
		return &Choose{kind, seat, e.Prompt.String(), e.Choice.String()}
	case conquest.GameOver:
		over := &Over{E: kind, Winners: []int{}, Why: e.Why.String()}
		for seat := range conquest.Seat(w.setup.Seats) {
			if e.Winners.Has(seat) {
				over.Winners = append(over.Winners, int(seat))
			}
		}
		over.Days, over.Armies = slices.Clone(e.Counts[:w.setup.Seats]), slices.Clone(e.Sums[:w.setup.Seats])
		return over
	}
	return record.Head{E: kind}
}

// house lists the ids of the house rules that are on.
func (w *Writer) house() []string {
	names := []string{}
	for rule := range conquest.NumHouseRules {
		if w.setup.House.Has(rule) {
			names = append(names, rule.String())
		}
	}
	return names
}

// mapEntry is the map as it is now.
func (w *Writer) mapEntry(kind string, e *conquest.Event) *Map {
	m := &Map{E: kind}
	for day := conquest.Day(1); day <= conquest.Days; day++ {
		date, _ := e.Page.Date(day)
		m.Dates = append(m.Dates, int(date))
		m.Regions = append(m.Regions, e.Page.RegionOf(day).String())
		for _, other := range days(w.links.Links[day]) {
			if other > int(day) {
				m.Links = append(m.Links, [2]int{int(day), other})
			}
		}
	}
	for _, bonus := range e.Bonus {
		m.Bonus = append(m.Bonus, int32(bonus))
	}
	return m
}

// number returns how a record writes a seat.
func number(seat conquest.Seat) int {
	if seat == conquest.Neutral {
		return neutral
	}
	return int(seat)
}

// days lists the days, or cards, of a set.
func days(set conquest.DaySet) []int {
	list := []int{}
	for ; set != 0; set &= set - 1 {
		list = append(list, int(set.First()))
	}
	return list
}

// dice lists the dice that were thrown: none shows 0.
func dice(all []uint8) []int {
	list := []int{}
	for _, die := range all {
		if die > 0 {
			list = append(list, int(die))
		}
	}
	return list
}

// regions lists the ids of the regions of a set.
func regions(set conquest.RegionSet) []string {
	list := []string{}
	for region := range conquest.NumRegions {
		if set.Has(region) {
			list = append(list, region.String())
		}
	}
	return list
}
