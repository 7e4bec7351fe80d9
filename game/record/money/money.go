// Package money is the record of the money games: their events as objects, one to a
// line. FORMAT.md lists every kind of event with its fields. What a game means is in
// package engine, and what holds for the records of all games in package record.
package money

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/record"
)

// Seat is what a record says of a player.
type Seat struct {
	Name string `json:"name"`
	// Kind is "human" or the level of a computer opponent.
	Kind string `json:"kind"`
	// Birthday is "MM-DD", empty where none is given. The writer takes it from
	// the setup of the game.
	Birthday string `json:"birthday,omitempty"`
}

// Calendar is what a record says of the real months of a game: the year and the
// month of the first page, and the holidays of a country, a list of days for
// each month of the game.
type Calendar struct {
	Year     int     `json:"year"`
	Month    int     `json:"month"`
	Country  string  `json:"country,omitempty"`
	Holidays [][]int `json:"holidays"`
}

// Writer writes the events of one game after the other.
type Writer struct {
	lines   *record.Lines
	version string
	setup   engine.Setup
	seats   []Seat
	ed      *engine.Edition
}

// NewWriter returns a writer to w. version is the version of the program,
// noted at the head of every game.
func NewWriter(w io.Writer, version string) *Writer {
	return &Writer{lines: record.NewLines(w), version: version}
}

// Game says which game the events that follow belong to. Call it before the
// engine starts the game.
func (w *Writer) Game(setup engine.Setup, seats []Seat) {
	if setup.Rules == engine.NewestRules {
		setup = setup.WithNewestRules()
	}
	w.setup, w.seats, w.ed = setup, slices.Clone(seats), setup.Data()
	for i, born := range setup.Calendar.Birthdays[:min(len(seats), engine.MaxSeats)] {
		if born != (engine.Date{}) {
			w.seats[i].Birthday = fmt.Sprintf("%02d-%02d", born.Month, born.Day)
		}
	}
}

// house lists the ids of the house rules that are on.
func (w *Writer) house() []string {
	names := []string{}
	for rule := range engine.NumHouseRules {
		if w.setup.House.Has(rule) {
			names = append(names, rule.String())
		}
	}
	return names
}

// calendar returns the real months of the game, nil where they belong to no
// year.
func (w *Writer) calendar() *Calendar {
	c := &w.setup.Calendar
	if !c.Real() {
		return nil
	}
	entry := &Calendar{Year: int(c.Year), Month: int(c.Month), Country: c.Country.String()}
	for _, set := range c.Holidays[:w.setup.Months] {
		days := []int{}
		for day := 1; set != 0; day, set = day+1, set>>1 {
			if set&1 != 0 {
				days = append(days, day)
			}
		}
		entry.Holidays = append(entry.Holidays, days)
	}
	return entry
}

// Event writes one event as a line. It is an [engine.Sink]. After an error
// nothing more is written; [Writer.Flush] returns the error.
func (w *Writer) Event(e engine.Event) { w.lines.Write(w.entry(e)) }

// Flush hands all that is written on to the underlying writer and returns
// the first error there was.
func (w *Writer) Flush() error { return w.lines.Flush() }

// The objects of a record. Each has the fields of its kind of event, and all
// of them.
type (
	gameEntry struct {
		E        string    `json:"e"`
		Record   int       `json:"record"`
		Version  string    `json:"version"`
		Edition  string    `json:"edition"`
		Rules    int       `json:"rules"`
		Seed     uint64    `json:"seed"`
		House    []string  `json:"house"`
		Seats    []Seat    `json:"seats"`
		Months   []int     `json:"months"`
		Calendar *Calendar `json:"calendar,omitempty"`
		Blue     int       `json:"blue,omitempty"`
		First    int       `json:"first"`
		Oldest   int       `json:"oldest"`
	}
	placeEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Month int    `json:"month"`
		Day   int    `json:"day"`
		Tile  string `json:"tile"`
	}
	exchangeEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Month int    `json:"month"`
		Day   int    `json:"day"`
		With  int    `json:"with"`
	}
	tileEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Tile string `json:"tile"`
	}
	pageEntry struct {
		E     string   `json:"e"`
		Month int      `json:"month"`
		Days  []string `json:"days"`
	}
	openEntry struct {
		E     string   `json:"e"`
		Seat  int      `json:"seat"`
		Month int      `json:"month"`
		Days  []string `json:"days"`
	}
	shuffleEntry struct {
		E     string `json:"e"`
		Deck  string `json:"deck"`
		Cards int    `json:"cards"`
	}
	turnEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Month int    `json:"month"`
		Day   int    `json:"day"`
	}
	rollEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Why  string `json:"why"`
		Dice []int  `json:"dice"`
	}
	moveEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Month int    `json:"month"`
		From  int    `json:"from"`
		To    int    `json:"to"`
		Why   string `json:"why"`
		By    *int   `json:"by,omitempty"`
	}
	landEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Month int    `json:"month"`
		Day   int    `json:"day"`
		Space string `json:"space"`
	}
	drawEntry struct {
		E       string `json:"e"`
		Seat    int    `json:"seat"`
		Deck    string `json:"deck"`
		Card    int    `json:"card"`
		Kind    string `json:"kind"`
		Amount  int32  `json:"amount,omitempty"`
		Cost    int32  `json:"cost,omitempty"`
		Value   int32  `json:"value,omitempty"`
		Message string `json:"message,omitempty"`
		// Commission is there for Deals that have one.
		Commission int32 `json:"commission,omitempty"`
		// Bid is there for Deals that are auctioned, Pairs for Lottery cards.
		Bid   int32        `json:"bid,omitempty"`
		Pairs *[3][2]uint8 `json:"pairs,omitempty"`
	}
	noCardEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Deck string `json:"deck"`
	}
	noDayEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Card int    `json:"card"`
	}
	keepEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Card int    `json:"card"`
		Paid int32  `json:"paid"`
	}
	discardEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Deck  string `json:"deck"`
		Card  int    `json:"card"`
		Where string `json:"where"`
	}
	chooseEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Prompt string `json:"prompt"`
		Choice string `json:"choice"`
	}
	pickEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Number int    `json:"number"`
	}
	payEntry struct {
		E      string `json:"e"`
		From   string `json:"from"`
		To     string `json:"to"`
		Amount int32  `json:"amount"`
		Why    string `json:"why"`
		Card   int    `json:"card,omitempty"`
	}
	loanEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Amount int32  `json:"amount"`
		Forced bool   `json:"forced"`
		Total  int32  `json:"total"`
	}
	repayEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Amount int32  `json:"amount"`
		Total  int32  `json:"total"`
	}
	savingsEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Amount int32  `json:"amount"`
		Forced bool   `json:"forced"`
		Total  int32  `json:"total"`
	}
	bonusDieEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Number int    `json:"number"`
	}
	swapEntry struct {
		E     string      `json:"e"`
		Seat  int         `json:"seat"`
		Card  int         `json:"card"`
		With  int         `json:"with"`
		Other int         `json:"other"`
		Pairs [3][2]uint8 `json:"pairs"`
	}
	bidEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Amount int32  `json:"amount"`
	}
	carryEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Card int    `json:"card"`
	}
	nobodyWonEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Space string `json:"space"`
		Total int32  `json:"total"`
	}
	passedOverEntry struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Prompt string `json:"prompt"`
		Amount int32  `json:"amount"`
	}
	noGameEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Space string `json:"space"`
	}
	monthEndEntry struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Month int    `json:"month"`
	}
	retireEntry struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Out  bool   `json:"out,omitempty"`
	}
	overEntry struct {
		E       string  `json:"e"`
		Worth   []int32 `json:"worth"`
		Winners []int   `json:"winners"`
	}
)

// entry returns the object that an event is written as.
func (w *Writer) entry(e engine.Event) any {
	kind, seat, month := e.Kind.String(), int(e.Seat), int(e.Month)
	switch e.Kind {
	case engine.GameBegan:
		months := make([]int, w.setup.Months)
		for i := range months {
			months[i] = int(w.setup.Lengths[i])
		}
		return gameEntry{
			kind, record.Format, w.version, w.setup.Edition.String(), int(w.setup.Rules), w.setup.Seed, w.house(), w.seats, months, w.calendar(),
			int(w.setup.Blue), seat, int(e.By),
		}
	case engine.TilePlaced:
		return placeEntry{kind, seat, month, int(e.To), e.Space.String()}
	case engine.TilesExchanged:
		return exchangeEntry{kind, seat, month, int(e.From), int(e.To)}
	case engine.TileInHand:
		return tileEntry{kind, seat, e.Space.String()}
	case engine.TileTakenOff:
		return placeEntry{kind, seat, month, int(e.To), e.Space.String()}
	case engine.PageOpened:
		return openEntry{kind, seat, month, ids(e.Days[:w.setup.PageLength(e.Month)-1])}
	case engine.PageLaid:
		return pageEntry{kind, month, ids(e.Days[:w.setup.Lengths[e.Month-1]])}
	case engine.Shuffled:
		return shuffleEntry{kind, e.Deck.String(), int(e.Count)}
	case engine.TurnBegan:
		return turnEntry{kind, seat, month, int(e.To)}
	case engine.Rolled:
		dice := []int{int(e.Dice[0])}
		if e.Dice[1] != 0 {
			dice = append(dice, int(e.Dice[1]))
		}
		return rollEntry{kind, seat, e.Why.String(), dice}
	case engine.Moved:
		move := moveEntry{E: kind, Seat: seat, Month: month, From: int(e.From), To: int(e.To), Why: e.Why.String()}
		if e.Why == engine.WhyBrought {
			by := int(e.By)
			move.By = &by
		}
		return move
	case engine.Landed:
		return landEntry{kind, seat, month, int(e.To), e.Space.String()}
	case engine.Drawn:
		card := w.ed.Card(e.Card)
		draw := drawEntry{
			E: kind, Seat: seat, Deck: e.Deck.String(), Card: int(e.Card), Kind: card.Kind.String(),
			Amount: card.Amount, Cost: card.Cost, Value: card.Value, Commission: card.Commission, Bid: card.Bid,
		}
		if card.Kind == engine.LotteryCard {
			draw.Pairs = &card.Pairs
		}
		if card.Message != engine.NoMessage {
			draw.Message = card.Message.String()
		}
		return draw
	case engine.NoCardLeft:
		return noCardEntry{kind, seat, e.Deck.String()}
	case engine.NoDayLeft:
		return noDayEntry{kind, seat, int(e.Card)}
	case engine.Kept:
		return keepEntry{kind, seat, int(e.Card), e.Amount}
	case engine.Discarded:
		return discardEntry{kind, seat, e.Deck.String(), int(e.Card), e.Goes.String()}
	case engine.Chosen:
		return chooseEntry{kind, seat, e.Prompt.String(), e.Choice.String()}
	case engine.NumberPicked:
		return pickEntry{kind, seat, int(e.Number)}
	case engine.Paid:
		return payEntry{kind, e.Payer.String(), e.Payee.String(), e.Amount, e.Why.String(), int(e.Card)}
	case engine.LoanTaken:
		return loanEntry{kind, seat, e.Amount, e.Forced, e.Total}
	case engine.LoanRepaid:
		return repayEntry{kind, seat, e.Amount, e.Total}
	case engine.SavingsChanged:
		return savingsEntry{kind, seat, e.Amount, e.Forced, e.Total}
	case engine.BonusDieSet:
		return bonusDieEntry{kind, seat, int(e.Number)}
	case engine.CardsSwapped:
		return swapEntry{kind, seat, int(e.Card), int(e.By), int(e.Other), w.ed.Card(e.Other).Pairs}
	case engine.BidMade:
		return bidEntry{kind, seat, e.Amount}
	case engine.Carried:
		return carryEntry{kind, seat, int(e.Card)}
	case engine.NobodyWon:
		return nobodyWonEntry{kind, seat, e.Space.String(), e.Total}
	case engine.PassedOver:
		return passedOverEntry{kind, seat, e.Prompt.String(), e.Amount}
	case engine.NoGame:
		return noGameEntry{kind, seat, e.Space.String()}
	case engine.MonthEnded:
		return monthEndEntry{kind, seat, month}
	case engine.Retired:
		return retireEntry{kind, seat, e.Forced}
	case engine.GameOver:
		winners := []int{}
		for seat := range engine.Seat(w.setup.Seats) {
			if e.Winners.Has(seat) {
				winners = append(winners, int(seat))
			}
		}
		return overEntry{kind, e.Worth[:w.setup.Seats], winners}
	}
	return struct {
		E string `json:"e"`
	}{kind}
}

// ids returns what records call the spaces.
func ids(days []engine.Space) []string {
	list := make([]string, len(days))
	for i, space := range days {
		list[i] = space.String()
	}
	return list
}

// Entry is a line of a record as it is read back: the kind of event in E,
// and the fields that its kind has. All others are zero.
type Entry struct {
	E       string   `json:"e"`
	Record  int      `json:"record"`
	Version string   `json:"version"`
	Edition string   `json:"edition"`
	Seed    uint64   `json:"seed"`
	House   []string `json:"house"`
	// Seats and Months head a game; a month's entry has Month.
	Seats  []Seat `json:"seats"`
	Months []int  `json:"months"`
	// Calendar is nil where the months belong to no year. Blue is how many tiles
	// were wanted on each printed page.
	Calendar   *Calendar `json:"calendar"`
	Blue       int       `json:"blue"`
	First      int       `json:"first"`
	Oldest     int       `json:"oldest"`
	Seat       int       `json:"seat"`
	Month      int       `json:"month"`
	Day        int       `json:"day"`
	With       int       `json:"with"`
	Tile       string    `json:"tile"`
	Days       []string  `json:"days"`
	Deck       string    `json:"deck"`
	Cards      int       `json:"cards"`
	Why        string    `json:"why"`
	Dice       []int     `json:"dice"`
	From       Place     `json:"from"`
	To         Place     `json:"to"`
	By         *int      `json:"by"`
	Space      string    `json:"space"`
	Card       int       `json:"card"`
	Kind       string    `json:"kind"`
	Amount     int32     `json:"amount"`
	Cost       int32     `json:"cost"`
	Value      int32     `json:"value"`
	Message    string    `json:"message"`
	Commission int32     `json:"commission"`
	Bid        int32     `json:"bid"`
	Pairs      [3][2]int `json:"pairs"`
	Other      int       `json:"other"`
	Paid       int32     `json:"paid"`
	Where      string    `json:"where"`
	Prompt     string    `json:"prompt"`
	Choice     string    `json:"choice"`
	Number     int       `json:"number"`
	Forced     bool      `json:"forced"`
	Total      int32     `json:"total"`
	Out        bool      `json:"out"`
	Worth      []int32   `json:"worth"`
	Winners    []int     `json:"winners"`
}

// Place is where a move or a payment starts or ends: a day, or an account.
type Place struct {
	Day     int
	Account string
}

// UnmarshalJSON reads a day from a number and an account from a string.
func (p *Place) UnmarshalJSON(b []byte) error {
	if len(b) > 0 && b[0] == '"' {
		return json.Unmarshal(b, &p.Account)
	}
	return json.Unmarshal(b, &p.Day)
}

// Read calls each with every line of a record, in order, see [record.Read]. A game that
// is none of the money games is a [*record.OtherGame].
func Read(r io.Reader, each func(Entry) error) error { return record.Read(r, decode, each) }

func decode(h record.Head, line []byte) (e Entry, err error) {
	if _, known := engine.ParseEdition(h.Edition); h.E == engine.GameBegan.String() && !known {
		return e, &record.OtherGame{Edition: h.Edition}
	}
	err = json.Unmarshal(line, &e)
	return e, err
}
