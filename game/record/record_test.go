package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// play records a game whose players take the first choices that come up.
func play(t *testing.T, seed uint64, seats uint8) (lines string, end engine.State) {
	setup := engine.Setup{Seats: seats, Months: 2, Lengths: [12]uint8{31, 28}, First: engine.NoSeat, Oldest: 1, Seed: seed}
	names := make([]Seat, seats)
	for i := range names {
		names[i] = Seat{Name: "Player " + string(rune('A'+i)), Kind: "human"}
	}
	var out bytes.Buffer
	w := NewWriter(&out, "test")
	w.Game(setup, names)
	s, err := engine.New(setup, w.Event)
	require.NoError(t, err)
	for n := int(seed) + 1; s.Phase != engine.Over; n++ {
		options := s.AppendOptions(nil)
		o := options[int(uint32(n)*2_654_435_761>>8)%len(options)]
		switch {
		case o.Choice.Kind == engine.Exchange && n%3 > 0:
			o = options[len(options)-1]
		case o.Choice.Kind == engine.Borrow && n%5 > 0:
			o = options[0]
		}
		c := o.Choice
		if o.Step > 0 {
			c = o.With(min(o.Most, o.Choice.Amount+o.Step*int32(n%3)))
		}
		require.NoError(t, s.Choose(c, w.Event))
	}
	require.NoError(t, w.Flush())
	return out.String(), s
}

// auditor checks a game from its record alone, as a reader who knows the
// rules would.
type auditor struct {
	t        *testing.T
	balance  map[string]int32
	loan     map[int]int32
	day      map[int]int
	month    map[int]int
	pages    map[int][]string
	cards    map[int]Entry // as drawn last
	last     Entry
	over     *Entry
	lastRoll int
}

func (a *auditor) read(e Entry) error {
	t := a.t
	switch e.E {
	case "game":
		*a = auditor{t: t, balance: map[string]int32{}, loan: map[int]int32{}, day: map[int]int{}, month: map[int]int{}, pages: map[int][]string{}, cards: map[int]Entry{}}
		for seat := range e.Seats {
			a.month[seat] = 1
		}
		assert.Equal(t, []int{31, 28}, e.Months)
	case "page":
		a.pages[e.Month] = e.Days
	case "turn":
		assert.Equal(t, a.day[e.Seat], e.Day)
		assert.Equal(t, a.month[e.Seat], e.Month)
	case "roll":
		a.lastRoll = 0
		for _, n := range e.Dice {
			a.lastRoll += n
		}
	case "move":
		assert.Equal(t, a.day[e.Seat], e.From.Day)
		switch e.Why {
		case "roll", "skip-ahead":
			assert.Equal(t, min(e.From.Day+a.lastRoll, len(a.pages[e.Month])), e.To.Day)
		case "jump-back":
			assert.Equal(t, max(0, e.From.Day-a.lastRoll), e.To.Day)
		case "start":
			assert.Equal(t, a.month[e.Seat]+1, e.Month)
		case "brought":
			assert.NotNil(t, e.By)
		}
		if e.Why != "brought" {
			assert.NotEqual(t, e.From.Day, e.To.Day)
		}
		a.day[e.Seat], a.month[e.Seat] = e.To.Day, e.Month
	case "land":
		assert.Equal(t, a.day[e.Seat], e.Day)
		assert.Equal(t, a.pages[e.Month][e.Day-1], e.Space)
	case "draw":
		a.cards[e.Card] = e
	case "pay":
		a.pay(e)
	case "loan":
		assert.Equal(t, "loan", a.last.Why, "follows its pay")
		assert.Equal(t, a.last.Amount, e.Amount)
		a.loan[e.Seat] += e.Amount
		assert.Equal(t, a.loan[e.Seat], e.Total)
	case "repay":
		assert.Equal(t, "repay", a.last.Why, "follows its pay")
		a.loan[e.Seat] -= e.Amount
		assert.Equal(t, a.loan[e.Seat], e.Total)
	case "over":
		a.over = &e
	}
	a.last = e
	return nil
}

// pay checks a payment's amount against what the record said before.
func (a *auditor) pay(e Entry) {
	assert.Positive(a.t, e.Amount)
	from, to := e.From.Account, e.To.Account
	card := a.cards[e.Card]
	switch e.Why {
	case "bill", "moneygram-send", "moneygram-receive", "tax-refund", "rebate":
		assert.Equal(a.t, card.Amount, e.Amount)
	case "deal":
		price := card.Cost
		if card.Kind == "super-steal" {
			price /= 2
		}
		assert.Equal(a.t, price, e.Amount)
	case "buyer":
		payoff := card.Value
		if card.Kind == "double-deal" {
			payoff *= 2
		}
		assert.Equal(a.t, payoff, e.Amount)
	case "jackpot", "lottery":
		if to != "stakes" && from != "bank" {
			assert.Equal(a.t, a.balance[from], e.Amount, "all of it")
		}
	case "interest":
		assert.Equal(a.t, a.loan[int(from[4]-'0')]/10, e.Amount)
	case "super-sweepstakes":
		assert.Equal(a.t, int32(a.lastRoll)*1_000, e.Amount)
	}
	a.balance[from] -= e.Amount
	a.balance[to] += e.Amount
}

func TestEveryPaymentMoveAndChoiceCanBeCheckedFromTheRecordAlone(t *testing.T) {
	for seed := range uint64(40) {
		lines, end := play(t, seed, uint8(2+seed%5))
		a := auditor{t: t}
		require.NoError(t, Read(strings.NewReader(lines), a.read))
		require.NotNil(t, a.over)
		for seat := range end.Seats() {
			account := "seat" + string(rune('0'+seat))
			assert.Equal(t, end.NetWorth(engine.Seat(seat)), a.balance[account]-a.loan[seat])
			assert.Equal(t, a.over.Worth[seat], a.balance[account]-a.loan[seat])
		}
	}
}

func TestARecordHasExactlyTheDocumentedFields(t *testing.T) {
	fields := map[string]string{
		"game":     "e edition first house months oldest record seats seed version",
		"place":    "day e month seat tile",
		"exchange": "day e month seat with",
		"tile":     "e seat tile",
		"page":     "days e month", "shuffle": "cards deck e", "turn": "day e month seat",
		"roll": "dice e seat why", "land": "day e month seat space", "no-card": "deck e seat", "no-day": "card e seat",
		"keep": "card e paid seat", "discard": "card deck e seat where", "choose": "choice e prompt seat",
		"pick": "e number seat", "loan": "amount e forced seat total", "repay": "amount e seat total",
		"month-end": "e month seat", "retire": "e seat", "over": "e winners worth",
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		lines, _ := play(t, seed, 4)
		for line := range strings.Lines(lines) {
			var object map[string]any
			require.NoError(t, json.Unmarshal([]byte(line), &object))
			kind := object["e"].(string)
			seen[kind] = true
			if want, ok := fields[kind]; ok {
				got := []string{}
				for _, name := range strings.Fields("amount by card cards choice cost day days deck dice e edition first forced from house kind message month months number oldest out paid prompt record seat seats seed space tile to total value version where why winners with worth") {
					if _, has := object[name]; has {
						got = append(got, name)
					}
				}
				assert.Equal(t, want, strings.Join(got, " "), line)
			}
		}
	}
	for kind := range fields {
		assert.True(t, seen[kind] || kind == "no-card", "no %s was recorded", kind)
	}
}

func TestAGameOfRealMonthsBeginsWithItsCalendarAndHouseRules(t *testing.T) {
	setup := engine.Setup{
		Edition: engine.Mixed, Seats: 2, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, Blue: 12,
		House: engine.HouseRules(0).With(engine.FreshTiles).With(engine.TightMoney),
		Calendar: engine.Calendar{
			Year: 2027, Month: 12, Country: engine.Canada, Holidays: [engine.MaxMonths]uint32{1<<24 | 1<<25},
			Birthdays: [engine.MaxSeats]engine.Date{{}, {Month: 4, Day: 9}},
		},
	}
	require.NoError(t, setup.Check())
	seats := []Seat{{Name: "Mom", Kind: "human"}, {Name: "Dad", Kind: "human"}}
	first := func(setup engine.Setup) (text string, e Entry) {
		var out bytes.Buffer
		w := NewWriter(&out, "test")
		w.Game(setup, seats)
		_, err := engine.New(setup, w.Event)
		require.NoError(t, err)
		require.NoError(t, w.Flush())
		text, _, _ = strings.Cut(out.String(), "\n")
		require.NoError(t, json.Unmarshal([]byte(text), &e))
		return text, e
	}
	_, e := first(setup)
	assert.Equal(t, []string{"tight-money", "fresh-tiles"}, e.House)
	assert.Equal(t, &Calendar{Year: 2027, Month: 12, Country: "ca", Holidays: [][]int{{25, 26}, {}}}, e.Calendar)
	assert.Equal(t, 12, e.Blue)
	assert.Equal(t, []Seat{{Name: "Mom", Kind: "human"}, {Name: "Dad", Kind: "human", Birthday: "04-09"}}, e.Seats)
	assert.Empty(t, seats[1].Birthday, "the caller's list stays as it is")

	text, _ := first(engine.Setup{Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{28}})
	assert.Contains(t, text, `"house":[]`)
	for _, field := range []string{"calendar", "birthday", "blue"} {
		assert.NotContains(t, text, field)
	}
}

func TestReadRefusesWhatIsNoRecord(t *testing.T) {
	none := func(Entry) error { return nil }
	assert.Error(t, Read(strings.NewReader("{"), none))
	assert.Error(t, Read(strings.NewReader(`{"seat":1}`), none))
	assert.Error(t, Read(strings.NewReader(`{"e":"game","record":2}`), none))
	mine := errors.New("enough")
	assert.ErrorIs(t, Read(strings.NewReader(`{"e":"turn"}`), func(Entry) error { return mine }), mine)
	assert.NoError(t, Read(strings.NewReader(""), none))
}

// full is a disk that takes n bytes.
type full struct{ n int }

func (f *full) Write(b []byte) (int, error) {
	if len(b) > f.n {
		return 0, io.ErrShortWrite
	}
	f.n -= len(b)
	return len(b), nil
}

func TestAFullDiskIsTold(t *testing.T) {
	w := NewWriter(&full{}, "test")
	w.Event(engine.Event{Kind: engine.TurnBegan})
	assert.Error(t, w.Flush())
	assert.Error(t, w.Flush(), "again, until somebody listens")
}
