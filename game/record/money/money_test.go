package money

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// setupOf returns the setup of a recorded game: with house rules, and in real
// months where there are any.
func setupOf(edition engine.EditionID, seed uint64, seats uint8) engine.Setup {
	ed := engine.EditionOf(edition)
	setup := engine.Setup{
		Edition: edition, Seats: seats, Months: 2, Lengths: [12]uint8{31, max(28, ed.Shortest)}, First: engine.NoSeat, Oldest: 1,
		House: engine.HouseRules(seed/3) & ed.House, Laying: engine.Laying(seed / 2 % 2), Seed: seed,
	}
	if edition == engine.Classic1975 { // it takes time to save
		setup.Months, setup.Lengths = 4, [12]uint8{31, 31, 31, 31}
	}
	if edition == engine.Mixed {
		setup.Blue, setup.PlainPay = uint8(seed%28), uint16(seed%4)
		if seed%3 > 0 {
			setup.Calendar = engine.Calendar{Year: uint16(2020 + seed%9), Month: uint8(1 + seed%12)}
			setup.Calendar.Birthdays[0] = engine.Date{Month: uint8(1 + (seed+1)%12), Day: 9}
			setup.Calendar.Birthdays[1] = engine.Date{Month: uint8(1 + seed%12), Day: 29}
			setup.Calendar.Holidays = [12]uint32{1<<4 | 1<<11, 1 << 24}
			for i := range setup.Months {
				setup.Lengths[i] = engine.DaysIn(setup.Calendar.YearMonth(i + 1))
			}
		}
	}
	return setup
}

// play records a game whose players take any choices that come up. Those of
// every other game of 1975 are thrifty, for else nobody would have savings.
func play(t *testing.T, edition engine.EditionID, seed uint64, seats uint8) (lines string, end engine.State) {
	setup := setupOf(edition, seed, seats)
	names := make([]Seat, seats)
	for i := range names {
		names[i] = Seat{Name: "Player " + string(rune('A'+i)), Kind: "human"}
	}
	var out bytes.Buffer
	w := NewWriter(&out, "test")
	w.Game(setup, names)
	s, err := engine.New(setup, w.Event)
	require.NoError(t, err)
	thrifty := edition == engine.Classic1975 && seed%2 == 1
	for n := int(seed) + 1; s.Phase != engine.Over; n++ {
		options := s.AppendOptions(nil)
		o := options[int(uint32(n)*2_654_435_761>>8)%len(options)]
		switch {
		case o.Choice.Kind == engine.Exchange && n%3 > 0:
			o = options[len(options)-1]
		case o.Choice.Kind == engine.Borrow && n%5 > 0:
			o = options[0]
		}
		if thrifty {
			switch o.Choice.Kind {
			case engine.Borrow, engine.TakeOut:
				o = options[0]
			case engine.Buy, engine.Ante, engine.LeaveSavings:
				o = options[min(1, len(options)-1)]
			}
		}
		c := o.Choice
		switch {
		case thrifty && o.Choice.Kind == engine.Repay:
			c = o.With(o.Most)
		case o.Step > 0:
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
	t       *testing.T
	head    Entry
	balance map[string]int32
	loan    map[int]int32
	savings map[int]int32
	day     map[int]int
	month   map[int]int
	pages   map[int][]string
	printed []string       // of the page being laid
	again   []string       // what a full page that is laid anew has to have again
	laid    map[int]string // tiles on the page being laid, by day
	cards   map[int]Entry  // as drawn last
	start   int32
	landed  Entry // what is carried out
	owed    int32 // the lander's loan before it, and the savings
	saved   int32
	last    Entry
	over    *Entry
	roll    int
	moved   bool // the last roll was for movement
	antes   int32
	picked  []int
	voted   bool // an election is open
	won     bool // it was before the last roll
	bonus   int  // what the Bonus die shows
	bid     Entry
}

// tilesOf lists the tiles that lie on a page, in order.
func tilesOf(laid map[int]string) []string { return slices.Sorted(maps.Values(laid)) }

func (a *auditor) house(id string) bool { return slices.Contains(a.head.House, id) }

func (a *auditor) read(e Entry) error {
	t := a.t
	switch e.E {
	case "game":
		*a = auditor{
			t: t, head: e, balance: map[string]int32{}, loan: map[int]int32{}, savings: map[int]int32{}, day: map[int]int{}, month: map[int]int{},
			pages: map[int][]string{}, cards: map[int]Entry{},
		}
		for seat := range e.Seats {
			a.month[seat] = 1
		}
	case "open":
		a.printed, a.laid = e.Days, map[int]string{}
	case "place":
		if a.laid[e.Day] != "" {
			// A page that is full is laid anew, from here on, with the same tiles.
			assert.Len(t, a.laid, a.head.Months[e.Month-1]-1, "a tile lies on day %d", e.Day)
			a.again = tilesOf(a.laid)
			clear(a.laid)
		}
		a.laid[e.Day] = e.Tile
		if len(a.again) == len(a.laid) {
			assert.Equal(t, a.again, tilesOf(a.laid), "the same tiles")
			a.again = nil
		}
	case "take-off":
		assert.Equal(t, a.laid[e.Day], e.Tile)
		delete(a.laid, e.Day)
	case "exchange":
		a.laid[e.Day], a.laid[e.With] = a.laid[e.With], a.laid[e.Day]
	case "page":
		a.page(e)
	case "turn":
		assert.Equal(t, a.day[e.Seat], e.Day)
		assert.Equal(t, a.month[e.Seat], e.Month)
		assert.NotNil(t, a.pages[e.Month], "its page comes first")
	case "roll":
		a.roll, a.moved = 0, e.Why == "move"
		for _, n := range e.Dice {
			a.roll += n
		}
		assert.Len(t, e.Dice, a.dice(e.Why), e.Why)
		a.won = a.voted
		if a.moved && a.roll == 6 {
			a.voted = false
		}
	case "move":
		a.move(e)
	case "land":
		assert.Equal(t, a.day[e.Seat], e.Day)
		assert.Equal(t, a.pages[e.Month][e.Day-1], e.Space)
		a.landed, a.antes, a.picked = e, 0, nil
		a.owed, a.saved = a.loan[e.Seat], a.savings[e.Seat]
		a.voted = a.voted || e.Space == "town-election"
	case "draw":
		a.cards[e.Card] = e
	case "pick":
		assert.NotContains(t, a.picked, e.Number)
		a.picked = append(a.picked, e.Number)
		if a.landed.Space == "lottery" && a.head.Edition == "standard" && !a.house("two-dice-lottery") {
			assert.LessOrEqual(t, e.Number, 6)
		}
	case "pay":
		a.pay(e)
	case "loan":
		assert.Equal(t, "loan", a.last.Why, "follows its pay")
		assert.Equal(t, a.last.Amount, e.Amount)
		a.loan[e.Seat] += e.Amount
		assert.Equal(t, a.loan[e.Seat], e.Total)
		if a.house("borrow-limit") && !e.Forced {
			assert.LessOrEqual(t, e.Total, engine.EditionOf(a.edition()).BorrowLimit)
		}
	case "repay":
		assert.Equal(t, "repay", a.last.Why, "follows its pay")
		a.loan[e.Seat] -= e.Amount
		assert.Equal(t, a.loan[e.Seat], e.Total)
	case "savings":
		assert.Equal(t, "savings", a.last.Why, "follows its pay")
		assert.Equal(t, a.last.Amount, max(e.Amount, -e.Amount))
		a.savings[e.Seat] += e.Amount
		assert.Equal(t, a.savings[e.Seat], e.Total)
		assert.True(t, e.Total == 0 || a.loan[e.Seat] == 0, "savings or a loan")
	case "bonus-die":
		a.bonus = e.Number
	case "bid":
		if e.Amount > 0 {
			assert.Greater(t, e.Amount, a.bid.Amount)
			a.bid = e
		}
	case "over":
		a.over = &e
	}
	a.last = e
	return nil
}

// page checks that a page is what was laid, and that parties lie on their
// dates.
func (a *auditor) page(e Entry) {
	assert.Len(a.t, e.Days, a.head.Months[e.Month-1])
	for i, space := range e.Days[:len(e.Days)-1] {
		want := a.laid[i+1]
		if want == "" && a.printed != nil {
			want = a.printed[i]
		}
		if a.head.Edition == "big" || a.head.Edition == "mixed" {
			assert.Equal(a.t, want, space, "day %d of month %d", i+1, e.Month)
		}
		if space == "happy-birthday" && a.laid[i+1] != "" {
			after := time.Month(a.head.Calendar.Month + e.Month - 1)
			date := time.Date(a.head.Calendar.Year, after, i+1, 0, 0, 0, 0, time.UTC)
			born := []string{date.Format("01-02")}
			if born[0] == "02-28" && date.AddDate(0, 0, 1).Day() == 1 {
				born = append(born, "02-29")
			}
			assert.True(a.t, slices.ContainsFunc(a.head.Seats, func(s Seat) bool { return slices.Contains(born, s.Birthday) }))
		}
	}
	assert.Nil(a.t, a.pages[e.Month], "a page comes once")
	a.pages[e.Month] = e.Days
	if e.Month == 1 {
		assert.Equal(a.t, a.salary(e.Days), a.start, "opening money is that of the first page")
	}
}

func (a *auditor) edition() engine.EditionID {
	id, ok := engine.ParseEdition(a.head.Edition)
	assert.True(a.t, ok)
	return id
}

// salary says what the last day of a month pays.
func (a *auditor) salary(days []string) int32 {
	if a.head.Edition == "classic1975" {
		return 325
	}
	return salaries[days[len(days)-1]]
}

// salaries are those of the last days of the game of 2008.
var salaries = map[string]int32{"big-pay-day": 5_000, "pay-day": 3_500}

// dice says with how many dice something is thrown.
func (a *auditor) dice(why string) int {
	switch why {
	case "lucky-lottery", "super-sweepstakes", "singing-contest":
		return 2
	case "lottery":
		if a.head.Edition == "mixed" || a.head.Edition == "event2000" || a.house("two-dice-lottery") {
			return 2
		}
	}
	return 1
}

func (a *auditor) move(e Entry) {
	t := a.t
	assert.Equal(t, a.day[e.Seat], e.From.Day)
	switch e.Why {
	case "roll", "skip-ahead":
		assert.Equal(t, min(e.From.Day+a.roll, len(a.pages[e.Month])), e.To.Day)
	case "daylight-savings":
		assert.Equal(t, max(0, e.From.Day-1), e.To.Day)
	case "jump-back":
		assert.Equal(t, max(0, e.From.Day-a.roll), e.To.Day)
	case "start":
		assert.Equal(t, a.month[e.Seat]+1, e.Month)
	case "brought":
		assert.NotNil(t, e.By)
	}
	if e.Why != "brought" {
		assert.NotEqual(t, e.From.Day, e.To.Day)
	}
	a.day[e.Seat], a.month[e.Seat] = e.To.Day, e.Month
}

// amounts are the payments of spaces that are always the same.
var amounts = map[string]int32{
	"singing-contest": 2_500, "radio-contest": 1_000, "holiday": 200, "vacation-day": 300, "sick-day": 200,
	"jackpot-skyrockets": 5_000, "happy-birthday": 100, "fun-day": 200, "buy-groceries": 200, "family-casino-night": 500,
	"birthday-gift": 100, "weekend-guest": 50, "bonus": 100, "family-reunion": 40, "household": 75, "home-repair": 60,
	"town-election": 50, "daylight-savings": 325,
}

// perPip are the payments of spaces that go by the roll.
var perPip = map[string]int32{"super-sweepstakes": 1_000, "sweepstakes": 1_000, "yard-sale": 100, "charity-walk": 100}

// pay checks a payment's amount, and who pays whom, against what the record
// said before.
func (a *auditor) pay(e Entry) {
	t := a.t
	assert.Positive(t, e.Amount)
	from, to := e.From.Account, e.To.Account
	card := a.cards[e.Card]
	lander := fmt.Sprintf("seat%d", a.landed.Seat)
	switch e.Why {
	case "start":
		a.start = e.Amount
	case "salary":
		assert.Equal(t, a.salary(a.pages[a.landed.Month]), e.Amount)
	case "bill":
		due := card.Amount
		if a.house("tight-money") {
			due *= 3
		}
		assert.Equal(t, due, e.Amount)
	case "pay-a-neighbor", "mad-money", "charity", "monster-charge", "pay-to-bonus", "each-pay-to-bonus", "pay-to-friend",
		"keep-the-cash", "each-keep-the-cash", "take-and-keep":
		assert.Equal(t, card.Amount, e.Amount)
	case "monster-interest":
		assert.Equal(t, card.Amount/10, e.Amount)
	case "moneygram-send", "moneygram-receive", "tax-refund", "rebate", "windfall", "lottery-draw":
		assert.Equal(t, card.Amount, e.Amount)
	case "deal":
		price := card.Cost
		if card.Kind == "auction" {
			price = a.bid.Amount
			assert.Equal(t, fmt.Sprintf("seat%d", a.bid.Seat), from)
			a.bid = Entry{}
		}
		if card.Kind == "super-steal" {
			price /= 2
		}
		assert.Equal(t, price, e.Amount)
	case "buyer":
		payoff := card.Value
		if card.Kind == "double-deal" {
			payoff *= 2
		}
		assert.Equal(t, payoff, e.Amount)
	case "jackpot":
		assert.Equal(t, a.balance[from], e.Amount, "all of it")
		if a.head.Edition == "event2000" {
			assert.Equal(t, a.bonus, a.roll, "the number of the Bonus die")
		} else {
			assert.True(t, a.moved && a.roll == 6)
		}
		assert.False(t, a.house("no-jackpot"))
		assert.True(t, a.head.Edition != "classic1975" || a.won, "an election was open")
	case "ante":
		assert.Equal(t, map[string]int32{"lottery": 100, "lucky-lottery": 500, "poker-game": 100}[a.landed.Space], e.Amount)
	case "lottery":
		if from == "bank" {
			assert.Equal(t, map[string]int32{"lottery": 1_000, "lucky-lottery": 5_000}[a.landed.Space], e.Amount)
		} else {
			assert.Equal(t, a.balance[from], e.Amount, "all of it")
		}
		if strings.HasPrefix(to, "seat") {
			if a.head.Edition != "event2000" {
				assert.Contains(t, a.picked, a.roll)
			}
		}
	case "interest":
		assert.Equal(t, a.owed/100*engine.EditionOf(a.edition()).LoanPercent, e.Amount)
	case "savings-interest":
		assert.Equal(t, a.saved/10, e.Amount)
	case "fee":
		assert.EqualValues(t, 50, e.Amount)
	case "commission":
		assert.Equal(t, card.Commission, e.Amount)
	case "poker-game":
		assert.Equal(t, a.balance["stakes"], e.Amount, "all of it")
	case "swellfare":
		switch {
		case to == "stakes":
			a.antes = e.Amount
		case from == "bank":
			assert.True(t, a.roll >= 5 && e.Amount == 10*a.antes)
		default:
			assert.Equal(t, a.antes, e.Amount)
			assert.Equal(t, a.roll < 5, to == "jackpot")
		}
	}
	if amount, ok := amounts[e.Why]; ok {
		assert.Equal(t, amount, e.Amount, e.Why)
		// The clocks are turned for everyone, whatever the others do meanwhile.
		assert.True(t, e.Why == a.landed.Space || e.Why == "daylight-savings", e.Why)
	}
	if pip, ok := perPip[e.Why]; ok {
		assert.Equal(t, pip*int32(a.roll), e.Amount, e.Why)
	}
	switch e.Why {
	case "family-casino-night":
		assert.Equal(t, a.roll%2 == 1, from == "bank" && to == lander)
		assert.Equal(t, a.roll%2 == 0, from == lander && to == "jackpot")
	case "happy-birthday":
		assert.Equal(t, lander, to)
		assert.NotEqual(t, lander, from)
	case "charity-walk":
		assert.Equal(t, "jackpot", to)
		assert.NotEqual(t, lander, from)
	case "yard-sale":
		assert.Equal(t, a.landed.Seat, card.Seat, "it is the Deal that the lander drew")
		assert.NotZero(t, card.Value)
	}
	a.balance[from] -= e.Amount
	a.balance[to] += e.Amount
}

func TestEveryPaymentMoveAndChoiceCanBeCheckedFromTheRecordAlone(t *testing.T) {
	for edition := range engine.NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			paid := map[string]bool{}
			for seed := range uint64(40) {
				lines, end := play(t, edition, seed, uint8(2+seed%5))
				a := auditor{t: t}
				require.NoError(t, Read(strings.NewReader(lines), func(e Entry) error {
					paid[e.Why] = paid[e.Why] || e.E == "pay"
					return a.read(e)
				}))
				require.NotNil(t, a.over)
				assert.Equal(t, edition.String(), a.head.Edition)
				assert.Len(t, a.pages, len(a.head.Months), "a page for every month")
				for seat := range end.Seats() {
					account := fmt.Sprintf("seat%d", seat)
					assert.Equal(t, end.NetWorth(engine.Seat(seat)), a.balance[account]+a.savings[seat]-a.loan[seat])
					assert.Equal(t, a.over.Worth[seat], end.NetWorth(engine.Seat(seat)))
				}
				if t.Failed() {
					require.Fail(t, "a game does not add up", "seed %d", seed)
				}
			}
			for space := range engine.NumSpaces {
				why := engine.EditionOf(edition).Spaces[space].Why
				pays := why != engine.NoReason && why != engine.WhyJumpBack && why != engine.WhySkipAhead && space != engine.LuckyLottery &&
					space != engine.LotteryDraw && space != engine.DaylightSavings // they pay some of those who come
				if pays && engine.EditionOf(edition).Has(space) {
					assert.True(t, paid[why.String()], "no game had a payment for %v", why)
				}
			}
		})
	}
}

func TestARecordHasExactlyTheDocumentedFields(t *testing.T) {
	fields := map[string]string{
		"game":     "e edition first house months oldest record seats seed version",
		"place":    "day e month seat tile",
		"exchange": "day e month seat with",
		"tile":     "e seat tile",
		"open":     "days e month seat",
		"take-off": "day e month seat tile",
		"page":     "days e month", "shuffle": "cards deck e", "turn": "day e month seat",
		"roll": "dice e seat why", "land": "day e month seat space", "no-card": "deck e seat", "no-day": "card e seat",
		"keep": "card e paid seat", "discard": "card deck e seat where", "choose": "choice e prompt seat",
		"pick": "e number seat", "loan": "amount e forced seat total", "savings": "amount e forced seat total", "no-game": "e seat space", "passed-over": "amount e prompt seat", "repay": "amount e seat total",
		"bonus-die": "e number seat", "swap": "card e other pairs seat with", "bid": "amount e seat", "carry": "card e seat",
		"nobody-won": "e seat space total",
		"month-end":  "e month seat", "retire": "e seat", "over": "e winners worth",
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		lines, _ := play(t, engine.EditionID(seed%uint64(engine.NumEditions)), seed, 4)
		for line := range strings.Lines(lines) {
			var object map[string]any
			require.NoError(t, json.Unmarshal([]byte(line), &object))
			kind := object["e"].(string)
			seen[kind] = true
			if want, ok := fields[kind]; ok {
				got := []string{}
				for _, name := range strings.Fields("amount bid by card cards choice commission cost day days deck dice e edition first forced from house kind message month months number oldest other out paid pairs prompt record seat seats seed space tile to total value version where why winners with worth") {
					if _, has := object[name]; has {
						got = append(got, name)
					}
				}
				assert.Equal(t, want, strings.Join(got, " "), line)
			}
		}
	}
	for kind := range fields {
		assert.True(t, seen[kind] || kind == "no-card" || kind == "savings", "no %s was recorded", kind)
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
	assert.Error(t, Read(strings.NewReader(`{"e":"game","edition":"chess"}`), none), "another game")
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
