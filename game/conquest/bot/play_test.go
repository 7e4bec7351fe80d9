package bot

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/rules/rulestest"
	"bigpayday/game/skill"
)

// january is the page of the pictures.
var january = conquest.MonthPage(2027, 1)

// player decides at a prompt of the game.
type player func(s *conquest.State) conquest.Choice

// computer returns a player that thinks with a computer at a seat. It is shown the
// game itself: that a computer cannot tell the difference is for another test.
func computer(t testing.TB, level skill.Level, seat rules.Seat) player {
	c := New(level, seat)
	c.worlds = firstWorlds // fewer than usual will do
	return func(s *conquest.State) conquest.Choice { return decide(t, c, s) }
}

// decide steps a computer until it has decided.
func decide(t testing.TB, c *Player, s *conquest.State) conquest.Choice {
	t.Helper()
	for range 1_000_000 {
		if choice, done := c.Step(s); done {
			return choice
		}
	}
	require.Fail(t, "a computer never comes to a decision", "at %v", s.Prompt())
	return conquest.Choice{}
}

// guess returns a player that takes any choice that is allowed.
func guess(seed uint64) player {
	random := rules.Random(seed)
	var options []conquest.Option
	return func(s *conquest.State) conquest.Choice {
		options = s.AppendOptions(options[:0])
		o := options[random.Below(uint32(len(options)))]
		if o.Most == 0 {
			return o.Choice
		}
		return o.With(o.Choice.Amount + int32(random.Below(uint32(o.Most-o.Choice.Amount)+1)))
	}
}

// play plays a game to its end, each seat by its player.
func play(t testing.TB, setup conquest.Setup, players []player) conquest.State {
	t.Helper()
	var s conquest.State
	require.NoError(t, s.Start(setup, nil))
	for !s.Over() {
		choice := players[s.Prompt().Seat](&s)
		if err := s.Choose(choice, nil); err != nil {
			require.NoError(t, err, "at %+v", s.Prompt())
		}
	}
	return s
}

// table returns players of the levels, seat by seat.
func table(t testing.TB, levels ...skill.Level) (players []player) {
	for seat, level := range levels {
		players = append(players, computer(t, level, rules.Seat(seat)))
	}
	return players
}

// anySetup returns the n-th of many setups: every number of seats, page, house rule
// and length of game.
func anySetup(n int) conquest.Setup {
	s := conquest.Setup{
		Seed: uint64(n), Seats: uint8(2 + n%5), First: rules.NoSeat,
		Page:  conquest.Page{Weekday: uint8(n / 5 % 7), Length: conquest.Shortest + uint8(n/3%4)},
		House: conquest.HouseRules(n * 2_654_435_761 >> 7),
	}
	s.People = rules.SeatSet(n*40_503>>4) & (1<<s.Seats - 1)
	if n%2 == 1 {
		s.Rounds = []uint8{6, 12, 24}[n/2%3]
	}
	return s
}

func TestGamesOfComputersEndUnderEveryHouseRule(t *testing.T) {
	toTheCap := 0
	for game := range 1000 {
		setup := anySetup(game)
		var levels []skill.Level
		for seat := range int(setup.Seats) {
			levels = append(levels, []skill.Level{skill.Easy, skill.Normal}[(game/7+seat)%2])
		}
		if s := play(t, setup, table(t, levels...)); s.Round == conquest.LastRound {
			toTheCap++
		}
	}
	assert.LessOrEqual(t, toTheCap, 5, "games that come to the last round of all")
}

func TestAComputerDecidesByWhatItMayKnowAlone(t *testing.T) {
	for _, level := range skill.Levels() {
		t.Run(string(level), func(t *testing.T) {
			games := 30
			if level == skill.Hard {
				games = 2
			}
			var asked [conquest.NumPromptKinds]int
			for game := range games {
				setup := anySetup(game*3 + 1)
				setup.House = setup.House.Without(conquest.OpenHands)
				if level == skill.Hard {
					setup.Rounds = 4
				}
				wild := guess(uint64(game))
				players := make([]player, setup.Seats)
				for seat := range players {
					seat := rules.Seat(seat)
					c, again := New(level, seat), New(level, seat)
					c.worlds, again.worlds = 1, 1
					players[seat] = func(s *conquest.State) conquest.Choice {
						asked[s.Ask]++
						view, other := s.View(seat), *s
						other.Setup.Seed++
						other.Reshuffle(seat, uint64(game)+77)
						// The second one has not even looked at what a view makes up.
						choice := decide(t, c, &view)
						if choice != decide(t, again, &other) {
							require.Fail(t, "a decision comes of what is hidden", "%v at %+v", choice, s.Prompt())
						}
						if game%2 == 1 && asked[s.Ask]%3 == 0 {
							return wild(s)
						}
						return choice
					}
				}
				play(t, setup, players)
			}
			for _, kind := range []conquest.PromptKind{conquest.PlaceArmy, conquest.Reinforce, conquest.Attack, conquest.Fortify} {
				assert.NotZero(t, asked[kind], kind)
			}
		})
	}
}

func TestThinkingInSlicesOrInOnePieceIsTheSame(t *testing.T) {
	journal := func(slice int) (choices []conquest.Choice) {
		var players []player
		for seat := range rules.Seat(3) {
			c := New(skill.Hard, seat)
			c.search, c.worlds = &search{slice: slice}, 2
			players = append(players, func(s *conquest.State) conquest.Choice {
				choice := decide(t, c, s)
				choices = append(choices, choice)
				return choice
			})
		}
		play(t, conquest.Setup{Seats: 3, Page: january, Seed: 5, Rounds: 3}, players)
		return choices
	}
	assert.Equal(t, journal(7), journal(1_000_000))
}

func TestAComputerThatIsNotAskedSaysNothing(t *testing.T) {
	c := New(skill.Normal, 1)
	setup := conquest.Setup{Seats: 2, Page: january, Rounds: 1}
	over := play(t, setup, []player{guess(1), guess(2)})
	running, err := conquest.New(setup, nil)
	require.NoError(t, err)
	for name, state := range map[string]conquest.State{"over": over, "another seat's turn": running, "no game": {}} {
		t.Run(name, func(t *testing.T) {
			choice, done := c.Step(&state)
			assert.True(t, done)
			assert.Equal(t, conquest.Choice{}, choice)
		})
	}
}

func TestAComputerThatIsInterruptedThinksAfresh(t *testing.T) {
	s, err := conquest.New(conquest.Setup{Seats: 3, Page: january}, nil)
	require.NoError(t, err)
	c := New(skill.Hard, 0)
	_, done := c.Step(&s)
	require.False(t, done, "plans are tried in one step")
	c.Reset()
	assert.Equal(t, decide(t, New(skill.Hard, 0), &s), decide(t, c, &s))
}

func TestALevelIsKnownByItsID(t *testing.T) {
	for _, level := range skill.Levels() {
		got, ok := skill.Parse(string(level))
		assert.True(t, ok)
		assert.Equal(t, level, got)
		assert.Equal(t, level, New(level, 0).Level())
	}
	_, ok := skill.Parse("human")
	assert.False(t, ok)
	assert.Equal(t, skill.Normal, New("unheard of", 0).Level())
}

// BenchmarkNormals plays games of four normal computers, and as many bare throws in
// between, in rounds so short that some of them have the processor to themselves on a busy
// machine too. What counts of either is the round that one in ten is quicker than.
func BenchmarkNormals(b *testing.B) {
	const games = 5
	setup := conquest.Setup{Seats: 4, First: rules.NoSeat, Page: january}
	var s conquest.State
	var computers [4]*Player
	for seat := range computers {
		computers[seat] = New(skill.Normal, rules.Seat(seat))
	}
	playOne := func(sink conquest.Sink) {
		setup.Seed++
		if s.Start(setup, sink) != nil {
			b.Fatal("refused")
		}
		for !s.Over() {
			choice, _ := computers[s.Prompt().Seat].Step(&s)
			if s.Choose(choice, sink) != nil {
				b.Fatal("refused")
			}
		}
	}
	const sample = 200
	throws := 0
	for range sample {
		playOne(func(e conquest.Event) {
			if e.Kind == conquest.Thrown {
				throws++
			}
		})
	}
	throws = throws * games / sample // in a round
	var r rules.Random
	var armies [2]int32
	rounds, bare := make([]time.Duration, 0, 1<<16), make([]time.Duration, 0, 1<<16)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		began := time.Now()
		for range games {
			playOne(nil)
		}
		rounds = append(rounds, time.Since(began))
		began = time.Now()
		for range throws {
			rulestest.BareThrow(&r, &armies)
		}
		bare = append(bare, time.Since(began))
	}
	runtime.ReadMemStats(&after)
	slices.Sort(rounds)
	slices.Sort(bare)
	one, least := rounds[len(rounds)/10].Seconds(), bare[len(bare)/10].Seconds()
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(games/one, "games/s(>=3000)")
	b.ReportMetric(one/least, "times-bare")
	b.ReportMetric(float64((after.Mallocs-before.Mallocs)/uint64(b.N*games)), "allocs/game(<=0)")
}

// BenchmarkHard plays a game of one hard computer among normal ones, and reports how many
// milliseconds its longest decision takes and the mean one.
func BenchmarkHard(b *testing.B) {
	var longest, all time.Duration
	decisions := 0
	for b.Loop() {
		s, err := conquest.New(conquest.Setup{Seed: 5, Page: conquest.MonthPage(2027, 1), Seats: 4, First: conquest.NoSeat}, nil)
		require.NoError(b, err)
		players := [4]*Player{New(skill.Hard, 0), New(skill.Normal, 1), New(skill.Normal, 2), New(skill.Normal, 3)}
		for !s.Over() {
			seat := s.Prompt().Seat
			view := s.View(seat)
			begun := time.Now()
			choice, done := players[seat].Step(&view)
			for !done {
				choice, done = players[seat].Step(&view)
			}
			if took := time.Since(begun); seat == 0 {
				longest, all = max(longest, took), all+took
				decisions++
			}
			require.NoError(b, s.Choose(choice, nil))
		}
	}
	b.ReportMetric(float64(longest)/float64(time.Millisecond), "longest-ms")
	b.ReportMetric(float64(all)/float64(time.Millisecond)/float64(decisions), "mean-ms")
}
