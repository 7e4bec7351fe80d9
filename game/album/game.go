package album

// Game is a game that is over, as it went for one person who sat at it.
type Game struct {
	// ID tells it from all others, see table.Game.
	ID string `json:"id"`
	// Ended is the day on which it ended, such as "2026-11-22", where the device is.
	Ended string `json:"ended"`
	// Box is what was played, by the id of the edition or of the game: "big", "conquest".
	Box string `json:"box"`
	// Level is that of the strongest computer, "easy", "normal" or "hard"; empty where only
	// persons played.
	Level string `json:"level,omitempty"`
	// Place is the person's among so many players: 1 won. Those who shared a place have the
	// same.
	Place   int `json:"place"`
	Players int `json:"players"`
	// Worth is what the person had at the end: dollars, or days of the calendar.
	Worth int32 `json:"worth"`
	// Day is the day whose game it was, see [Day], empty for any other game.
	Day string `json:"day,omitempty"`
	// Film is the document with the save of the game, empty where there is none, see
	// [Albums.Film].
	Film string `json:"film,omitempty"`

	// Figures are what the person did best, and Cards the ids of the cards they drew, one for
	// each time. They are not kept with the game, but counted.
	Figures map[Record]Figure `json:"-"`
	Cards   []string          `json:"-"`
}

// Won reports whether the person won the game.
func (g *Game) Won() bool { return g.Place == 1 }

// Record is something of which the largest is kept, by the name that it has in the document.
type Record string

// The records of the money games.
const (
	// RichestMonth is what a month brought in all. Detail is the month of the game.
	RichestMonth Record = "month"
	// LargestJackpot is the largest Jackpot won. Detail is the month.
	LargestJackpot Record = "jackpot"
	// BestDeal is the best profit on a Deal. Card is the Deal.
	BestDeal Record = "deal"
	// LotteryWon is the most won in a Lottery. Detail is the number that won.
	LotteryWon Record = "lottery"
	// WorstBill is the dearest bill. Card is the bill.
	WorstBill Record = "bill"
	// MostAtEnd is the most that was left at the end of a game.
	MostAtEnd Record = "end"
)

// Records lists all records, in the order in which an album shows them.
func Records() []Record {
	return []Record{RichestMonth, LargestJackpot, BestDeal, LotteryWon, WorstBill, MostAtEnd}
}

// Figure is how large a record is, in dollars, and what there is to tell of it.
type Figure struct {
	Amount int32  `json:"amount"`
	Detail int    `json:"detail,omitempty"`
	Card   string `json:"card,omitempty"`
	// Ended is the day on which the game ended in which it was set.
	Ended string `json:"ended,omitempty"`
}
