package conquest

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestOptionsAreExactlyWhatIsAllowed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawGame(t)
		options := s.AppendOptions(nil)
		day := func(name string) Day { return Day(rapid.Uint8Range(0, 44).Draw(t, name)) }
		var tries []Choice
		for kind := range NumChoiceKinds + 1 {
			tries = append(tries,
				Choice{Kind: kind},
				Choice{Kind: kind, Amount: rapid.Int32Range(-2, 9).Draw(t, "amount")},
				Choice{Kind: kind, Day: day("day")},
				Choice{Kind: kind, Day: day("from"), To: day("to")},
				Choice{Kind: kind, Day: day("from"), To: day("to"), Amount: rapid.Int32Range(-1, 6).Draw(t, "armies")},
				Choice{Kind: kind, Day: day("day"), Amount: rapid.Int32Range(-1, 6).Draw(t, "armies")},
				Choice{Kind: kind, Tile: s.InHand, Day: day("from"), To: day("to")},
				Choice{Kind: kind, Tile: s.InHand, Day: day("day")},
				Choice{Kind: kind, Tile: Tile(day("tile")), Day: day("day")},
				Choice{Kind: kind, Design: Design(day("design") % 8)},
			)
		}
		for _, o := range options {
			tries = append(tries, o.Choice)
			if o.Most != 0 {
				tries = append(tries, o.With(o.Most), o.With(o.Most+1), o.With(o.Choice.Amount-1))
			}
		}
		for _, c := range tries {
			listed := false
			for _, o := range options {
				listed = listed || o.Allows(c) || c.Kind == LayDown && c.Tile.links() && o.Allows(Choice{Kind: LayDown, Tile: c.Tile, Day: c.To, To: c.Day})
			}
			after := s
			err := after.Choose(c, nil)
			assert.Equal(t, listed, err == nil, "%v at %v", c, s.Prompt())
			if err != nil {
				assert.Equal(t, s, after)
			} else {
				assert.True(t, s.Ask.Takes(c.Kind))
			}
		}
	})
}

func TestChoicesReadBackAsWritten(t *testing.T) {
	for seed := range uint64(60) {
		s := somewhere(t, seed, int(seed)*7)
		for _, o := range s.AppendOptions(nil) {
			read, err := ParseChoice(o.Choice.String())
			require.NoError(t, err)
			assert.Equal(t, o.Choice, read)
		}
	}
	for text, want := range map[string]Choice{
		"lay clip 3 4":        {Kind: LayDown, Tile: Clip, Day: 3, To: 4},
		"lay fort 7":          {Kind: LayDown, Tile: Fort, Day: 7},
		"fill random":         {Kind: Fill},
		"claim 42":            {Kind: Claim, Day: 42},
		"place 7 30":          {Kind: Place, Day: 7, Amount: 30},
		"turn-in one-of-each": {Kind: TurnInSet, Design: OneOfEach},
		"keep-cards":          {Kind: KeepCards},
		"attack 12 13 3":      {Kind: ThrowAt, Day: 12, To: 13, Amount: 3},
		"storm 12 13 1":       {Kind: Storm, Day: 12, To: 13, Amount: 1},
		"end-attack":          {Kind: EndAttack},
		"defend 2":            {Kind: DefendWith, Amount: 2},
		"occupy 5":            {Kind: MoveIn, Amount: 5},
		"move 1 2 3":          {Kind: Move, Day: 1, To: 2, Amount: 3},
		"stay":                {Kind: Stay},
	} {
		read, err := ParseChoice(text)
		require.NoError(t, err)
		assert.Equal(t, want, read)
		assert.Equal(t, text, want.String())
	}
	for _, bad := range []string{
		"", "none", "fly", "claim", "claim x", "claim 400", "claim -1", "claim 3 4", "fill", "fill balanced", "lay", "lay moon 3", "lay none 3",
		"lay clip 3", "lay fort 3 4", "turn-in", "turn-in none", "place 3", "attack 3 4", "stay 1", "occupy 99999999999", "occupy -1",
	} {
		_, err := ParseChoice(bad)
		assert.Error(t, err, bad)
	}
	assert.Equal(t, "unknown", Choice{Kind: 200}.String())
}

func TestAViewDependsOnNothingHidden(t *testing.T) {
	for seed := range uint64(120) {
		s := somewhere(t, seed, int(seed)*9)
		for seat := range Seat(s.Setup.Seats) {
			other := s
			other.Setup.Seed++
			other.Reshuffle(seat, seed+1000)
			v := s.View(seat)
			assert.Equal(t, v, other.View(seat))
			assert.Equal(t, s.Prompt(), v.Prompt())
			assert.Equal(t, s.Hands[seat], v.Hands[seat])
			assert.Equal(t, s.TurnedIn, v.TurnedIn)
			if s.Ask != TurnIn || s.Turn == seat {
				assert.Equal(t, s.AppendOptions(nil), v.AppendOptions(nil))
				assert.True(t, v.sound())
			}
		}
	}
}

func TestASavedStateReadsBackTheSame(t *testing.T) {
	for seed := range uint64(40) {
		s := somewhere(t, seed, int(seed)*12)
		b, err := s.MarshalBinary()
		require.NoError(t, err)
		var read State
		require.NoError(t, read.UnmarshalBinary(b))
		assert.Equal(t, s, read)
		assert.Equal(t, s.Hash(), read.Hash())
	}
}

func TestABrokenSavedStateIsAnErrorAndNeverABrokenGame(t *testing.T) {
	var s State
	assert.Error(t, s.UnmarshalBinary(nil))
	assert.Error(t, s.UnmarshalBinary(make([]byte, binary.Size(s))))
	rapid.Check(t, func(t *rapid.T) {
		s := drawGame(t)
		b, err := s.MarshalBinary()
		require.NoError(t, err)
		for range rapid.IntRange(1, 4).Draw(t, "flips") {
			b[rapid.IntRange(0, len(b)-1).Draw(t, "at")] ^= rapid.Byte().Draw(t, "with")
		}
		var read State
		if read.UnmarshalBinary(b) != nil {
			return
		}
		// Whatever passes can be played on.
		player := chance{random: 1}
		for range 3_000 {
			if read.Over() {
				break
			}
			require.NoError(t, read.Choose(player.choose(&read), nil))
		}
	})
}

func TestTheSameSetupAndChoicesGiveTheSameGame(t *testing.T) {
	for seed := range uint64(10) {
		a, b := somewhere(t, seed, 500), somewhere(t, seed, 500)
		assert.Equal(t, a, b)
		other := somewhere(t, seed+1, 500)
		assert.NotEqual(t, a.Hash(), other.Hash())
	}
}

func TestEveryIDIsKnown(t *testing.T) {
	for kind := range NumEventKinds {
		assert.NotEqual(t, "unknown", kind.String())
	}
	for why := range NumWhys {
		assert.NotEqual(t, "unknown", why.String())
	}
	for kind := range NumPromptKinds {
		assert.NotEqual(t, "unknown", kind.String())
	}
	for r := range NumRegions {
		assert.NotEqual(t, "unknown", r.String())
	}
	for rule := range NumHouseRules {
		read, ok := ParseHouseRule(rule.String())
		assert.True(t, ok)
		assert.Equal(t, rule, read)
		assert.True(t, HouseRules(0).With(rule).Has(rule))
		assert.Zero(t, HouseRules(0).With(rule).Without(rule))
	}
}
