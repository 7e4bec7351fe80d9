package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
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

// setupIn returns the n-th of many games of an edition: with every number of
// seats and length of month, laid in every way, with house rules, and in real
// months where there are any.
func setupIn(edition engine.EditionID, n int) engine.Setup {
	s := setupOf(uint8(2+n%5), max(uint8(1+n/5%3), engine.EditionOf(edition).FewestMonths), uint64(n))
	s.Edition = edition
	ed := engine.EditionOf(edition)
	for i := range s.Months {
		s.Lengths[i] = max(s.Lengths[i], ed.Shortest)
	}
	if n%3 == 2 {
		s.Laying = engine.ByOne
	}
	s.House = engine.HouseRules(n/2) & ed.House
	if edition != engine.Mixed {
		return s
	}
	s.PlainPay = uint16(n/7) & (1<<s.Months - 1)
	if n%4 != 0 {
		s.Calendar = engine.Calendar{Year: uint16(2000 + n%30), Month: uint8(1 + n%12)}
		for i := range s.Months {
			s.Lengths[i] = engine.DaysIn(s.Calendar.YearMonth(i + 1))
			s.Calendar.Holidays[i] = uint32(n*2_654_435_761>>9) & (1<<s.Lengths[i] - 1) & 0x11111111
		}
		for i := range s.Seats {
			s.Calendar.Birthdays[i] = engine.Date{Month: uint8(1 + (n+int(i))%12), Day: uint8(1 + (n/2+int(i)*5)%28)}
		}
	}
	s.Blue = uint8(n % int(s.ShortestMonth()))
	return s
}

// editions are all editions, in which a computer plays.
func editions() []engine.EditionID {
	var all []engine.EditionID
	for edition := range engine.NumEditions {
		all = append(all, edition)
	}
	return all
}

// computer returns a player that thinks with a computer at each seat. It is
// shown the game itself: that a computer cannot tell the difference is for
// another test, and views take most of the time.
func computer(t *testing.T, level skill.Level) player {
	var opponents [engine.MaxSeats]*Player
	for seat := range opponents {
		opponents[seat] = New(level, engine.Seat(seat))
	}
	return func(s *engine.State) engine.Choice { return decide(t, opponents[s.Prompt().Seat], s) }
}

// decide steps a computer until it has decided.
func decide(t *testing.T, opponent *Player, s *engine.State) engine.Choice {
	t.Helper()
	for range 100_000 {
		if choice, done := opponent.Step(s); done {
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
		switch s.Prompt().Kind {
		case engine.PlaceTile:
			return engine.Choice{Kind: engine.Fill, Preset: engine.AtRandom}
		case engine.Arrange:
			return engine.Choice{Kind: engine.Begin}
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
		require.NoError(t, s.Choose(choice, nil), "at %v", s.Prompt())
	}
	return s
}

func TestGamesOfComputersEndWithAccountsAtZeroAfterEveryEvent(t *testing.T) {
	for _, edition := range editions() {
		t.Run(edition.String(), func(t *testing.T) {
			t.Parallel()
			lengths := map[uint8]bool{}
			for game := range 1000 {
				setup := setupIn(edition, game)
				for _, days := range setup.Lengths[:setup.Months] {
					lengths[days] = true
				}
				opponents := computer(t, skill.Normal)
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
					if n > 10_000 {
						require.Fail(t, "a game does not end", "game %d at %v", game, s.Prompt())
					}
					choice := opponents(&s)
					if err := s.Choose(choice, sink); err != nil {
						require.NoError(t, err, "game %d: %v at %v", game, choice, s.Prompt())
					}
				}
			}
			assert.Len(t, lengths, int(engine.EditionOf(edition).Longest-engine.EditionOf(edition).Shortest)+1, "every length of month")
		})
	}
}

func TestAComputerDecidesByWhatItMayKnowAlone(t *testing.T) {
	for _, edition := range editions() {
		t.Run(edition.String(), func(t *testing.T) {
			t.Parallel()
			var asks [engine.NumPromptKinds]int
			hammered := 0
			for level, much := range map[skill.Level]struct{ games, worlds uint64 }{skill.Easy: {24, 3}, skill.Normal: {24, 3}, skill.Hard: {1, 1}} {
				asked, under := knownAlone(t, edition, level, much.games, much.worlds)
				for kind, n := range asked {
					asks[kind] += n
				}
				hammered += under
			}
			asked := promptsOf(edition)
			for kind := engine.PlaceTile; kind < engine.NumPromptKinds; kind++ {
				assert.Equal(t, asked[kind], asks[kind] > 0, "positions that ask to %v", kind)
			}
			assert.Equal(t, asked[engine.PlaceBid], hammered > 100, "%d positions with another Deal under the hammer", hammered)
		})
	}
}

// promptsOf says which prompts an edition has.
func promptsOf(edition engine.EditionID) (asked [engine.NumPromptKinds]bool) {
	ed := engine.EditionOf(edition)
	for kind := engine.TakeTurn; kind <= engine.AnteUp; kind++ {
		asked[kind] = true
	}
	asked[engine.PayOffLoan] = true
	asked[engine.PlaceTile], asked[engine.Arrange] = ed.LaysTiles(), ed.LaysTiles()
	asked[engine.MindSavings] = ed.Savings.Step > 0
	asked[engine.SetBonusDie] = ed.Prize == engine.MatchWinsBonus
	for _, rule := range ed.Spaces {
		asked[engine.PickNumber] = asked[engine.PickNumber] || rule.Numbers > 0
		if rule.Does == engine.PlayCombination {
			asked[engine.AnswerSwap] = true
		}
	}
	for _, card := range ed.Cards {
		asked[engine.BringFriend] = asked[engine.BringFriend] || card.Message.BringsFriend()
		switch card.Kind {
		case engine.PayANeighbor:
			asked[engine.ChoosePlayer] = true
		case engine.BuyOrSell:
			asked[engine.DealOrBuyer] = true
		case engine.MonsterCharge:
			asked[engine.SettleCharge] = true
		case engine.AuctionDeal:
			asked[engine.PlaceBid] = true
		}
		asked[engine.PlaySwellfare] = asked[engine.PlaySwellfare] || card.Kind == engine.Swellfare
	}
	return asked
}

// knownAlone plays games in which every decision is taken again with all that
// is hidden changed, in so many worlds, and counts the decisions by their
// prompts, and those with another Deal under the hammer. In every other game
// what is done then is left to chance, which comes to positions that computers
// alone do not.
func knownAlone(t *testing.T, edition engine.EditionID, level skill.Level, games, worlds uint64) (positions [engine.NumPromptKinds]int, hammered int) {
	for game := range games {
		setup := setupIn(edition, int(game))
		players := make([]player, setup.Seats)
		wild := guess(uint64(game))
		for seat := range players {
			opponent := New(level, engine.Seat(seat))
			opponent.budget = 1 // a few worlds will do
			quick := New(skill.Normal, engine.Seat(seat))
			players[seat] = func(s *engine.State) engine.Choice {
				if level == skill.Hard && positions[s.Prompt().Kind] >= 5 {
					return decide(t, quick, s) // bids there are hundreds of
				}
				view := s.View(engine.Seat(seat))
				choice := decide(t, opponent, &view)
				for world := range worlds {
					other := *s
					other.Setup.Seed = world
					other.Reshuffle(world)
					if hammerAnother(&other, world) {
						hammered++
					}
					view := other.View(engine.Seat(seat))
					// It has not even looked at what a view makes up.
					if choice != decide(t, opponent, &view) || choice != decide(t, opponent, &other) {
						require.Fail(t, "a decision comes of what is hidden", "%v at %v", choice, s.Prompt())
					}
				}
				positions[s.Prompt().Kind]++
				if game%2 == 1 {
					return wild(s)
				}
				return choice
			}
		}
		play(t, setup, players, nil)
	}
	return positions, hammered
}

// hammerAnother puts another Deal with the same least bid under the hammer
// where the seat that is asked has not drawn it, and reports whether it did.
func hammerAnother(s *engine.State, world uint64) bool {
	if s.Prompt().Kind != engine.PlaceBid || s.Prompt().Seat == s.Auction.Drawer {
		return false
	}
	ed := s.Edition()
	under := &s.Tasks[s.Depth-1].Card
	var like []int
	pile := s.ToDraw(engine.DealDeck)
	for i, id := range pile {
		if card := ed.Card(id); card.Kind == engine.AuctionDeal && card.Bid == ed.Card(*under).Bid {
			like = append(like, i)
		}
	}
	if len(like) == 0 {
		return false
	}
	i := like[int(world)%len(like)]
	*under, pile[i] = pile[i], *under
	return true
}

func TestNormalBeatsEasy(t *testing.T) {
	for _, edition := range editions() {
		t.Run(edition.String(), func(t *testing.T) {
			t.Parallel()
			var ahead int64
			for game := range 200 {
				players := []player{computer(t, skill.Normal), computer(t, skill.Normal)}
				easy := engine.Seat(game % 2)
				players[easy] = computer(t, skill.Easy)
				setup := engine.Setup{Edition: edition, Seats: 2, Months: 6, First: 0, Seed: uint64(game / 2)}
				for month := range setup.Months {
					setup.Lengths[month] = 31
				}
				s := play(t, setup, players, nil)
				ahead += int64(s.NetWorth(1-easy)) - int64(s.NetWorth(easy))
			}
			assert.Positive(t, ahead)
		})
	}
}

func TestThinkingInSlicesOrInOnePieceIsTheSame(t *testing.T) {
	journal := func(slice int) (choices []engine.Choice) {
		var opponents []player
		for seat := range engine.Seat(2) {
			opponent := New(skill.Hard, seat)
			opponent.rollout, opponent.budget = &Rollout{slice: slice}, 2000
			opponents = append(opponents, func(s *engine.State) engine.Choice {
				choice := decide(t, opponent, s)
				choices = append(choices, choice)
				return choice
			})
		}
		play(t, setupOf(2, 1, 3), opponents, nil)
		return choices
	}
	assert.Equal(t, journal(7), journal(1_000_000))
}

func TestNormalBeatsRandomPlay(t *testing.T) {
	for _, edition := range editions() {
		t.Run(edition.String(), func(t *testing.T) {
			const games = 120
			won := 0
			for game := range games {
				seat := engine.Seat(game % 2)
				players := []player{guess(uint64(game)), guess(uint64(game))}
				players[seat] = computer(t, skill.Normal)
				setup := engine.Setup{Edition: edition, Seats: 2, Months: 6, First: engine.NoSeat, Seed: uint64(game / 2)}
				for month := range setup.Months {
					setup.Lengths[month] = 31
				}
				s := play(t, setup, players, nil)
				if s.Winners() == engine.SeatSet(0).With(seat) {
					won++
				}
			}
			assert.Greater(t, won, games*3/4)
		})
	}
}

func TestAComputerThatIsNotAskedSaysNothing(t *testing.T) {
	opponent := New(skill.Normal, 1)
	over := play(t, setupOf(2, 1, 1), []player{guess(1), guess(2)}, nil)
	running, err := engine.New(setupOf(2, 1, 1), nil)
	require.NoError(t, err)
	require.Equal(t, engine.Seat(0), running.Prompt().Seat)
	for name, state := range map[string]engine.State{"over": over, "another seat's turn": running, "no game": {}} {
		t.Run(name, func(t *testing.T) {
			choice, done := opponent.Step(&state)
			assert.True(t, done)
			assert.Equal(t, engine.Choice{}, choice)
		})
	}
}

func TestAComputerThatIsInterruptedThinksAfresh(t *testing.T) {
	found := false
	opponent := New(skill.Normal, 0)
	offer := func(s *engine.State) {
		if p := s.Prompt(); p.Kind != engine.BuyDeal || p.Seat != 0 || s.Players[0].Month > 1 {
			return
		}
		_, done := opponent.Step(s)
		require.False(t, done, "twelve months are counted in one step")
		opponent.Reset()
		assert.Equal(t, decide(t, New(skill.Normal, 0), s), decide(t, opponent, s))
		found = true
	}
	play(t, setupOf(2, 12, 5), []player{computer(t, skill.Normal), computer(t, skill.Normal)}, offer)
	assert.True(t, found)
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
