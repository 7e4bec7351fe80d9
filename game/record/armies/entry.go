package armies

import (
	"encoding/json"
	"io"

	"bigpayday/game/conquest"
	"bigpayday/game/record"
)

// Seat is what a record says of a player.
type Seat struct {
	Name string `json:"name"`
	// Kind is "human" or the level of a computer opponent.
	Kind string `json:"kind"`
}

// Page is what a record says of a page, see [conquest.Page].
type Page struct {
	Year    uint16 `json:"year"`
	Month   uint8  `json:"month"`
	Weekday uint8  `json:"weekday"`
	Length  uint8  `json:"length"`
}

// The objects of a record, one type for each kind of event, which is E. Days and cards
// are places on the page, from 1 to 42; seats count from 0, and -1 is the neutral army,
// or nobody. FORMAT.md says what the fields mean.
type (
	Game struct {
		E       string   `json:"e"`
		Record  int      `json:"record"`
		Version string   `json:"version"`
		Edition string   `json:"edition"`
		Seed    uint64   `json:"seed"`
		House   []string `json:"house"`
		Seats   []Seat   `json:"seats"`
		Page    Page     `json:"page"`
		Rounds  int      `json:"rounds"`
		First   int      `json:"first"`
	}
	Map struct {
		E       string   `json:"e"`
		Dates   []int    `json:"dates"`
		Regions []string `json:"regions"`
		Links   [][2]int `json:"links"`
		Bonus   []int32  `json:"bonus"`
	}
	Tile struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Tile string `json:"tile"`
	}
	Lay struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Tile string `json:"tile"`
		Days []int  `json:"days"`
	}
	Roll struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Why  string `json:"why"`
		Dice []int  `json:"dice"`
	}
	Neutral struct {
		E      string  `json:"e"`
		Days   []int   `json:"days"`
		Armies []int32 `json:"armies"`
	}
	Claim struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
		Day  int    `json:"day"`
	}
	Place struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Day    int    `json:"day"`
		Armies int32  `json:"armies"`
		Why    string `json:"why"`
	}
	Turn struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Round int    `json:"round"`
	}
	Armies struct {
		E       string   `json:"e"`
		Seat    int      `json:"seat"`
		Days    int      `json:"days"`
		Regions []string `json:"regions"`
		Bonus   int32    `json:"bonus"`
		Stars   int32    `json:"stars"`
		Total   int32    `json:"total"`
	}
	TurnIn struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Cards  []int  `json:"cards"`
		Design string `json:"design"`
		Number int    `json:"number"`
		Armies int32  `json:"armies"`
	}
	Throw struct {
		E       string `json:"e"`
		Seat    int    `json:"seat"`
		From    int    `json:"from"`
		To      int    `json:"to"`
		Against int    `json:"against"`
		Dice    []int  `json:"dice"`
		Defence []int  `json:"defence"`
		Lost    int32  `json:"lost"`
		Beaten  int32  `json:"beaten"`
	}
	Take struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		Day   int    `json:"day"`
		Whose int    `json:"whose"`
	}
	Move struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		From   int    `json:"from"`
		To     int    `json:"to"`
		Armies int32  `json:"armies"`
		Why    string `json:"why"`
	}
	Out struct {
		E     string `json:"e"`
		Seat  int    `json:"seat"`
		By    int    `json:"by"`
		Cards []int  `json:"cards"`
	}
	Card struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Card   int    `json:"card"`
		Design string `json:"design"`
	}
	NoCard struct {
		E    string `json:"e"`
		Seat int    `json:"seat"`
	}
	Shuffle struct {
		E     string `json:"e"`
		Cards int    `json:"cards"`
	}
	Count struct {
		E     string  `json:"e"`
		Round int     `json:"round"`
		Days  []int32 `json:"days"`
		Sums  []int32 `json:"sums"`
	}
	Choose struct {
		E      string `json:"e"`
		Seat   int    `json:"seat"`
		Prompt string `json:"prompt"`
		Choice string `json:"choice"`
	}
	Over struct {
		E       string  `json:"e"`
		Winners []int   `json:"winners"`
		Days    []int32 `json:"days"`
		Armies  []int32 `json:"armies"`
		Why     string  `json:"why"`
	}
)

// blank returns an empty object of a kind of event, nil for a kind that there is not.
func blank(kind string) any {
	for k := range conquest.NumEventKinds {
		if k.String() == kind {
			return blanks[k]()
		}
	}
	return nil
}

var blanks = [conquest.NumEventKinds]func() any{
	conquest.GameBegan:    func() any { return new(Game) },
	conquest.MapLaid:      func() any { return new(Map) },
	conquest.TileInHand:   func() any { return new(Tile) },
	conquest.TileLaid:     func() any { return new(Lay) },
	conquest.Rolled:       func() any { return new(Roll) },
	conquest.NeutralStood: func() any { return new(Neutral) },
	conquest.Claimed:      func() any { return new(Claim) },
	conquest.Placed:       func() any { return new(Place) },
	conquest.TurnBegan:    func() any { return new(Turn) },
	conquest.ArmiesCame:   func() any { return new(Armies) },
	conquest.SetTurnedIn:  func() any { return new(TurnIn) },
	conquest.Thrown:       func() any { return new(Throw) },
	conquest.Taken:        func() any { return new(Take) },
	conquest.Moved:        func() any { return new(Move) },
	conquest.KnockedOut:   func() any { return new(Out) },
	conquest.CardDrawn:    func() any { return new(Card) },
	conquest.NoCardLeft:   func() any { return new(NoCard) },
	conquest.Shuffled:     func() any { return new(Shuffle) },
	conquest.Counted:      func() any { return new(Count) },
	conquest.Chosen:       func() any { return new(Choose) },
	conquest.GameOver:     func() any { return new(Over) },
}

// Read calls each with every object of a record, in order, see [record.Read]: a *Game,
// a *Map, a *Throw and so on. Kinds of event that are not known are passed over. A game
// of another edition is a [*record.OtherGame].
func Read(r io.Reader, each func(entry any) error) error {
	return record.Read(r, decode, func(entry any) error {
		if entry == nil {
			return nil
		}
		return each(entry)
	})
}

func decode(h record.Head, line []byte) (any, error) {
	if h.E == conquest.GameBegan.String() && h.Edition != Edition {
		return nil, &record.OtherGame{Edition: h.Edition}
	}
	entry := blank(h.E)
	if entry == nil {
		return nil, nil
	}
	return entry, json.Unmarshal(line, entry)
}
