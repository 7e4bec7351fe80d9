package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// player decides at a prompt of the game.
type player func(s *engine.State) engine.Choice

// setupOf returns a game for the seats, with months of different lengths.
func setupOf(seats, months uint8, seed uint64) engine.Setup {
	s := engine.Setup{Seats: seats, Months: months, Seed: seed, First: engine.NoSeat}
	for i := range months {
		s.Lengths[i] = 31 - uint8((uint64(i)+seed)%4)
	}
	return s
}

// computer returns a player that thinks with a computer at each seat. It is
// shown the game itself: that a computer cannot tell the difference is for
// another test, and views take most of the time.
func computer(t *testing.T, level Level) player {
	var thinkers [engine.MaxSeats]*Thinker
	for seat := range thinkers {
		thinkers[seat] = New(level, engine.Seat(seat))
	}
	return func(s *engine.State) engine.Choice { return decide(t, thinkers[s.Prompt().Seat], s) }
}

// decide steps a computer until it has decided.
func decide(t *testing.T, thinker *Thinker, s *engine.State) engine.Choice {
	t.Helper()
	for range 100 {
		if choice, done := thinker.Step(s); done {
			return choice
		}
	}
	require.Fail(t, "a computer never comes to a decision", "at %v", s.Prompt())
	return engine.Choice{}
}

// guess returns a player that takes any choice that is allowed; of its own
// will it borrows seldom and little.
func guess(seed uint64) player {
	random := seed
	below := func(n int) int {
		random = random*6364136223846793005 + 1442695040888963407
		return int(random>>33) % n
	}
	var options []engine.Option
	return func(s *engine.State) engine.Choice {
		options = s.AppendOptions(options[:0])
		if s.Phase == engine.Building {
			return engine.Choice{Kind: engine.Fill, Preset: engine.AtRandom}
		}
		o := options[below(len(options))]
		if o.Choice.Kind == engine.Borrow && below(10) > 0 {
			o = options[0]
		}
		if o.Step == 0 || o.Choice.Kind == engine.Borrow {
			return o.Choice
		}
		return o.With(o.Choice.Amount + o.Step*int32(below(int((o.Most-o.Choice.Amount)/o.Step)+1)))
	}
}

// play plays a game to its end, each seat by its player.
func play(t *testing.T, setup engine.Setup, players []player, each func(s *engine.State)) engine.State {
	t.Helper()
	s, err := engine.New(setup, nil)
	require.NoError(t, err)
	for s.Phase != engine.Over {
		if each != nil {
			each(&s)
		}
		choice := players[s.Prompt().Seat](&s)
		if s.Prompt().Kind == engine.Arrange {
			choice = engine.Choice{Kind: engine.Begin}
		}
		require.NoError(t, s.Choose(choice, nil), "at %v", s.Prompt())
	}
	return s
}

func TestGamesOfComputersEndWithAccountsAtZeroAfterEveryEvent(t *testing.T) {
	for game := range 1000 {
		setup := setupOf(uint8(2+game%5), uint8(1+game/5%3), uint64(game))
		if game%10 == 9 {
			setup.Laying = engine.ByOne
		}
		thinkers := computer(t, Normal)
		var s engine.State
		sink := func(e engine.Event) {
			var sum int64
			for _, dollars := range s.Balance {
				sum += int64(dollars)
			}
			if sum != 0 {
				require.Zero(t, sum, "accounts after %v in game %d", e.Kind, game)
			}
		}
		require.NoError(t, s.Start(setup, sink))
		for n := 0; s.Phase != engine.Over; n++ {
			require.Less(t, n, 10_000, "game %d does not end", game)
			require.NoError(t, s.Choose(thinkers(&s), sink), "game %d", game)
		}
	}
}

func TestAComputerDecidesByWhatItMayKnowAlone(t *testing.T) {
	positions := map[engine.PromptKind]int{}
	for game := range 30 {
		players := make([]player, 2+game%5)
		for seat := range players {
			thinker := New(Normal, engine.Seat(seat))
			players[seat] = func(s *engine.State) engine.Choice {
				view := s.View(engine.Seat(seat))
				choice := decide(t, thinker, &view)
				for world := range uint64(3) {
					other := *s
					other.Setup.Seed = world
					other.Reshuffle(world)
					view := other.View(engine.Seat(seat))
					require.Equal(t, choice, decide(t, thinker, &view), "at %v", s.Prompt())
					// It has not even looked at what a view makes up.
					require.Equal(t, choice, decide(t, thinker, &other), "at %v", s.Prompt())
				}
				positions[s.Prompt().Kind]++
				return choice
			}
		}
		play(t, setupOf(uint8(len(players)), 3, uint64(game)), players, nil)
	}
	for kind := engine.PlaceTile; kind < engine.NumPromptKinds; kind++ {
		assert.Positive(t, positions[kind], "no position asks to %v", kind)
	}
}

func TestNormalBeatsRandomPlay(t *testing.T) {
	const games = 200
	won := 0
	for game := range games {
		seat := engine.Seat(game % 2)
		players := []player{guess(uint64(game)), guess(uint64(game))}
		players[seat] = computer(t, Normal)
		s := play(t, setupOf(2, 6, uint64(game/2)), players, nil)
		if s.Winners() == engine.SeatSet(0).With(seat) {
			won++
		}
	}
	assert.Greater(t, won, games*3/4)
}

func TestAComputerThatIsNotAskedSaysNothing(t *testing.T) {
	thinker := New(Normal, 1)
	over := play(t, setupOf(2, 1, 1), []player{guess(1), guess(2)}, nil)
	running, err := engine.New(setupOf(2, 1, 1), nil)
	require.NoError(t, err)
	require.Equal(t, engine.Seat(0), running.Prompt().Seat)
	for name, state := range map[string]engine.State{"over": over, "another seat's turn": running, "no game": {}} {
		t.Run(name, func(t *testing.T) {
			choice, done := thinker.Step(&state)
			assert.True(t, done)
			assert.Equal(t, engine.Choice{}, choice)
		})
	}
}

func TestAComputerThatIsInterruptedThinksAfresh(t *testing.T) {
	found := false
	thinker := New(Normal, 0)
	offer := func(s *engine.State) {
		if p := s.Prompt(); p.Kind != engine.BuyDeal || p.Seat != 0 || s.Players[0].Month > 1 {
			return
		}
		_, done := thinker.Step(s)
		require.False(t, done, "twelve months are counted in one step")
		thinker.Reset()
		assert.Equal(t, decide(t, New(Normal, 0), s), decide(t, thinker, s))
		found = true
	}
	play(t, setupOf(2, 12, 5), []player{computer(t, Normal), computer(t, Normal)}, offer)
	assert.True(t, found)
}

func TestALevelIsKnownByItsID(t *testing.T) {
	for _, level := range Levels() {
		got, ok := ParseLevel(string(level))
		assert.True(t, ok)
		assert.Equal(t, level, got)
		assert.Equal(t, level, New(level, 0).Level())
	}
	_, ok := ParseLevel("human")
	assert.False(t, ok)
	assert.Equal(t, Normal, New("unheard of", 0).Level())
}
