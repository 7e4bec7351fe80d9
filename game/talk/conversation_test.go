package talk_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/rules"
	"bigpayday/game/talk"
	"bigpayday/render/beats"
)

// aLot is an amount about which everybody has something to say.
const aLot = 1_000

// seats are two people and two computers.
var seats = []talk.Speaker{
	{Character: "theo", Person: true}, {Character: "otto"}, {Character: "mei", Person: true}, {Character: "audit"},
}

// calm is a table at which anybody may speak at once.
var calm = talk.Table{Setting: talk.Often, Speed: beats.Normal}

// lose is what a player surely says something about.
func lose(seat rules.Seat) talk.Happening {
	return talk.Happening{Event: talk.Loss, Seat: seat, Amount: aLot}
}

func newTalk() *talk.Conversation {
	c := talk.New(7, seats, aLot)
	c.TurnBegan()
	return c
}

func TestEventsHaveTheNamesOfTheLines(t *testing.T) {
	for e := range talk.NumEvents {
		c := newTalk()
		line, ok := c.Happened(talk.Happening{Event: e, Seat: 1, Amount: aLot}, calm)
		require.True(t, ok, "%v", e)
		speaker := "otto"
		if e == talk.Idle {
			assert.NotEqual(t, rules.Seat(1), line.Seat, "somebody else speaks meanwhile")
			speaker = seats[line.Seat].Character
		} else {
			assert.Equal(t, rules.Seat(1), line.Seat)
		}
		assert.True(t, strings.HasPrefix(line.ID, "say."+speaker+"."+e.String()+"."), line.ID)
	}
}

func TestNobodySpeaksWhen(t *testing.T) {
	tests := map[string]struct {
		change func(*talk.Table)
		speaks bool
	}{
		"nothing hinders":                   {func(*talk.Table) {}, true},
		"it is slow":                        {func(t *talk.Table) { t.Speed = beats.Slow }, true},
		"it is fast":                        {func(t *talk.Table) { t.Speed = beats.Fast }, false},
		"all is shown at once":              {func(t *talk.Table) { t.Speed = beats.Instant }, false},
		"it is a replay":                    {func(t *talk.Table) { t.Replay = true }, false},
		"a person decides":                  {func(t *talk.Table) { t.Deciding = true }, false},
		"something is open":                 {func(t *talk.Table) { t.Open = true }, false},
		"somebody speaks":                   {func(t *talk.Table) { t.Speaking = true }, false},
		"it is switched off":                {func(t *talk.Table) { t.Setting = talk.Off }, false},
		"it is set to seldom":               {func(t *talk.Table) { t.Setting = talk.Seldom }, true},
		"people keep quiet, and it is them": {func(t *talk.Table) { t.PeopleKeepQuiet = true }, false},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			table := calm
			test.change(&table)
			_, ok := newTalk().Happened(lose(0), table)
			assert.Equal(t, test.speaks, ok)
		})
	}
	t.Run("computers speak where people keep quiet", func(t *testing.T) {
		table := calm
		table.PeopleKeepQuiet = true
		_, ok := newTalk().Happened(lose(1), table)
		assert.True(t, ok)
	})
	t.Run("people who keep quiet are passed over when nothing happens", func(t *testing.T) {
		table := calm
		table.PeopleKeepQuiet = true
		for seed := range uint64(50) {
			c := talk.New(seed, seats, aLot)
			line, ok := c.Happened(talk.Happening{Event: talk.Idle, Seat: 1, Amount: aLot}, table)
			assert.True(t, ok)
			assert.Equal(t, rules.Seat(3), line.Seat)
		}
	})
	t.Run("a seat has no face", func(t *testing.T) {
		_, ok := talk.New(7, make([]talk.Speaker, 2), aLot).Happened(lose(0), calm)
		assert.False(t, ok)
	})
}

func TestAMissedMomentIsNotMadeUpFor(t *testing.T) {
	c, busy := newTalk(), calm
	busy.Deciding = true
	_, ok := c.Happened(lose(0), busy)
	require.False(t, ok)
	line, ok := c.Happened(talk.Happening{Event: talk.Gain, Seat: 3, Amount: aLot}, calm)
	assert.True(t, ok)
	assert.Contains(t, line.ID, "gain", "what is said is about what just happened")
}

func TestTurnsFromOneLineToTheNext(t *testing.T) {
	for setting, turns := range map[talk.Setting]int{talk.Seldom: 3, talk.Often: 1} {
		t.Run(setting.String(), func(t *testing.T) {
			c, table := newTalk(), calm
			table.Setting = setting
			_, ok := c.Happened(lose(0), table)
			require.True(t, ok)
			for turn := range turns {
				for seat := range rules.Seat(4) {
					_, ok = c.Happened(lose(seat), table)
					assert.False(t, ok, "%d turns after a line", turn)
				}
				c.TurnBegan()
			}
			_, ok = c.Happened(lose(1), table)
			assert.True(t, ok, "%d turns after a line", turns)
		})
	}
}

func TestSeldomIsOneLineAMonthFromEach(t *testing.T) {
	seldom := calm
	seldom.Setting = talk.Seldom
	c := newTalk()
	_, ok := c.Happened(lose(0), seldom)
	require.True(t, ok)
	later := func() {
		for range 3 {
			c.TurnBegan()
		}
	}
	later()
	_, ok = c.Happened(talk.Happening{Event: talk.Gain, Seat: 0, Amount: aLot}, seldom)
	assert.False(t, ok, "the same month")
	_, ok = c.Happened(lose(1), seldom)
	assert.True(t, ok, "another player")
	later()
	_, ok = c.Happened(talk.Happening{Event: talk.Month, Seat: 2, Amount: aLot}, seldom)
	assert.True(t, ok, "whose month begins has a line for it")
	later()
	_, ok = c.Happened(talk.Happening{Event: talk.Gain, Seat: 0, Amount: aLot}, seldom)
	assert.False(t, ok, "another player's month began")
	busy := seldom
	busy.Open = true
	c.Happened(talk.Happening{Event: talk.Month, Seat: 0}, busy)
	_, ok = c.Happened(talk.Happening{Event: talk.Gain, Seat: 0, Amount: aLot}, seldom)
	assert.True(t, ok, "a new month, though nobody could speak when it began")
}

func TestTheBuyerSpeaksOnlyWhereTheBuyerIsSeen(t *testing.T) {
	heard := func(table talk.Table) (lines []string) {
		c := newTalk()
		for range 200 {
			c.TurnBegan()
			line, ok := c.Happened(talk.Happening{Event: talk.Sold, Seat: 1, Amount: aLot}, table)
			if ok && line.Seat == rules.NoSeat {
				lines = append(lines, line.ID)
			}
		}
		return lines
	}
	assert.Empty(t, heard(calm))
	there := calm
	there.Buyer = true
	lines := heard(there)
	for n := 0; n+6 <= len(lines); n += 5 { // the last line of a round is not the first of the next
		first := slices.Clone(lines[n : n+6])
		slices.Sort(first)
		assert.Len(t, slices.Compact(first), 6, "all six before one comes again")
	}
	assert.Greater(t, len(lines), 12)
}

func TestSmallThingsAreOftenPassedOver(t *testing.T) {
	lines := func(amount int32) (n int) {
		for seed := range uint64(400) {
			if _, ok := talk.New(seed, seats, aLot).Happened(talk.Happening{Event: talk.Bill, Seat: 1, Amount: amount}, calm); ok {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 400, lines(aLot))
	assert.Equal(t, 400, lines(9*aLot))
	assert.Less(t, lines(aLot/2), 320)
	assert.Less(t, lines(aLot/10), lines(aLot/2))
	assert.NotZero(t, lines(0))
}

// evening tells a conversation of random things and returns the lines by turn.
func evening(seed, chance uint64, setting talk.Setting, happenings int, say func(turn, month int, line talk.Line)) {
	r := rand.New(rand.NewPCG(chance, 1))
	c := talk.New(seed, seats, aLot)
	turn, months := 0, [4]int{}
	for range happenings {
		if r.IntN(3) == 0 {
			turn++
			c.TurnBegan()
		}
		h := talk.Happening{Event: talk.Event(r.IntN(int(talk.NumEvents))), Seat: rules.Seat(r.IntN(4)), Amount: r.Int32N(2 * aLot)}
		if h.Event == talk.Month {
			months[h.Seat]++
		}
		table := talk.Table{Setting: setting, Speed: beats.Normal, Open: r.IntN(4) == 0, Buyer: r.IntN(2) == 0}
		if line, ok := c.Happened(h, table); ok {
			month := 0
			if line.Seat != rules.NoSeat {
				month = months[line.Seat]
			}
			say(turn, month, line)
		}
	}
}

func TestThroughALongEveningNoLineComesAgainWhileAnotherIsLeft(t *testing.T) {
	for _, setting := range []talk.Setting{talk.Seldom, talk.Often} {
		t.Run(setting.String(), func(t *testing.T) {
			said := map[rules.Seat]map[string]bool{}
			latest := map[rules.Seat]string{}
			last, inMonth, rounds := -3, map[string]bool{}, 0
			evening(1, 2, setting, 20_000, func(turn, month int, line talk.Line) {
				repertoire, between := 20, 1
				if line.Seat == rules.NoSeat {
					repertoire = 6
				} else if setting == talk.Seldom {
					key := fmt.Sprint(line.Seat, month)
					assert.False(t, inMonth[key], "two lines in a month")
					inMonth[key] = true
				}
				if setting == talk.Seldom {
					between = 3
				}
				require.GreaterOrEqual(t, turn-last, between)
				last = turn
				mine := said[line.Seat]
				if mine[line.ID] {
					require.Len(t, mine, repertoire, "%s comes again while another is left", line.ID)
					require.NotEqual(t, latest[line.Seat], line.ID, "twice on end")
					mine, rounds = map[string]bool{latest[line.Seat]: true}, rounds+1
				}
				if mine == nil {
					mine = map[string]bool{}
				}
				mine[line.ID] = true
				said[line.Seat], latest[line.Seat] = mine, line.ID
			})
			assert.Greater(t, rounds, 10, "everybody has run out of lines more than once")
		})
	}
}

func TestTheSameSeedAndHappeningsGiveTheSameLines(t *testing.T) {
	heard := func(seed, chance uint64) (lines []talk.Line) {
		evening(seed, chance, talk.Often, 500, func(_, _ int, line talk.Line) { lines = append(lines, line) })
		return lines
	}
	assert.Equal(t, heard(3, 4), heard(3, 4))
	assert.NotEqual(t, heard(3, 4), heard(5, 4))
}

func TestSettingsAreReadAsTheyAreWritten(t *testing.T) {
	for s := range talk.NumSettings {
		read, ok := talk.ParseSetting(s.String())
		assert.True(t, ok)
		assert.Equal(t, s, read)
	}
	_, ok := talk.ParseSetting("shouting")
	assert.False(t, ok)
}

func TestHowLongALineIsShownAndTheMouthMoves(t *testing.T) {
	for signs, want := range map[int][2]int{1: {1400, 32}, 25: {1400, 800}, 30: {1650, 960}, 34: {1870, 1088}, 35: {1925, 1100}, 40: {2200, 1100}, 80: {2600, 1100}} {
		line := strings.Repeat("ñ", signs)
		assert.Equal(t, want, [2]int{talk.Shown(line), talk.Mouth(line)}, "%d signs", signs)
	}
}

func TestWhatWasSaidBeforeTheGameWasSavedIsNotSaidAgain(t *testing.T) {
	for seed := range uint64(40) {
		c := talk.New(seed, seats, aLot)
		c.Recall([]string{"say." + seats[1].Character + ".sold.1", "say.buyer.x", "say.nobody.sold.2", "say." + seats[1].Character + ".sold.9", "", "say..."})
		line, ok := c.Happened(talk.Happening{Event: talk.Sold, Seat: 1, Amount: aLot}, calm)
		assert.True(t, ok)
		assert.Equal(t, "say."+seats[1].Character+".sold.2", line.ID)
	}
	there := calm
	there.Buyer = true
	for seed := range uint64(40) {
		c := talk.New(seed, seats, aLot)
		c.Recall([]string{"say.buyer.1", "say.buyer.2", "say.buyer.4", "say.buyer.5", "say.buyer.6"})
		line, ok := c.Happened(talk.Happening{Event: talk.Sold, Seat: 1, Amount: aLot}, there)
		assert.True(t, ok)
		if line.Seat == rules.NoSeat {
			assert.Equal(t, "say.buyer.3", line.ID)
		}
	}
}
