package engine

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// somewhere returns a game of any edition played at random up to the n-th
// choice.
func somewhere(t require.TestingT, seed uint64, n int) State {
	s, err := New(anySetup(EditionID(seed%uint64(NumEditions)), int(seed)), nil)
	require.NoError(t, err)
	player := chance{random: Random(seed)}
	for range n {
		if s.Phase == Over {
			break
		}
		require.NoError(t, s.Choose(player.choose(&s), nil))
	}
	return s
}

func TestOptionsAreExactlyWhatIsAllowed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawGame(t)
		options := s.AppendOptions(nil)
		var tries []Choice
		small := func(name string) uint8 { return rapid.Uint8Range(0, 33).Draw(t, name) }
		for kind := range NumChoiceKinds {
			tries = append(tries,
				Choice{Kind: kind},
				Choice{Kind: kind, Seat: Seat(small("seat")%8) - 1},
				Choice{Kind: kind, Number: small("number")},
				Choice{Kind: kind, Card: CardID(rapid.Uint8Range(0, 90).Draw(t, "card"))},
				Choice{Kind: kind, Amount: rapid.Int32Range(-3, 12).Draw(t, "amount") * 500},
				Choice{Kind: kind, Day: small("day")},
				Choice{Kind: kind, Tile: Space(small("tile")), Day: small("day")},
				Choice{Kind: kind, Tile: s.InHand, Day: small("day")},
				Choice{Kind: kind, Day: small("from"), To: small("to")},
				Choice{Kind: kind, Preset: Preset(small("preset") % 8)},
			)
		}
		for _, o := range options {
			tries = append(tries, o.Choice)
			if o.Step != 0 {
				tries = append(tries, o.With(o.Most), o.With(o.Most+o.Step), o.With(o.Choice.Amount-o.Step), o.With(o.Most-1))
			}
		}
		for _, c := range tries {
			listed := false
			for _, o := range options {
				listed = listed || o.Allows(c) || c.Kind == Exchange && o.Allows(Choice{Kind: Exchange, Day: c.To, To: c.Day})
			}
			after := s
			err := after.Choose(c, nil)
			assert.Equal(t, listed, err == nil, "%v at %v", c, s.Prompt().Kind)
			if err != nil {
				assert.Equal(t, s, after)
			}
		}
	})
}

func TestChoicesReadBackAsWritten(t *testing.T) {
	for seed := range uint64(30) {
		s := somewhere(t, seed, int(seed)*4)
		for _, o := range s.AppendOptions(nil) {
			read, err := ParseChoice(o.Choice.String())
			require.NoError(t, err)
			assert.Equal(t, o.Choice, read)
		}
	}
	for _, bad := range []string{"", "none", "fly", "place", "place deal", "place moon 4", "place deal 400", "pick x", "pick", "sell -1", "roll 4", "fill", "fill by-hand", "repay 99999999999"} {
		_, err := ParseChoice(bad)
		assert.Error(t, err, bad)
	}
}

func TestAViewDependsOnNothingHidden(t *testing.T) {
	for seed := range uint64(60) {
		s := somewhere(t, seed, int(seed)*3)
		other := s
		other.Setup.Seed++
		other.Reshuffle(seed + 1000)
		for seat := range Seat(s.Setup.Seats) {
			v := s.View(seat)
			assert.Equal(t, v, other.View(seat))
			want, got := s.Prompt(), v.Prompt()
			if want.Kind == PlaceBid && seat != s.Auction.Drawer {
				want.Card, got.Card = NoCard, NoCard // made up for all but the drawer
			}
			assert.Equal(t, want, got)
			assert.ElementsMatch(t, s.MailPile.Draw[:s.MailPile.Left], v.MailPile.Draw[:v.MailPile.Left])
			assert.Equal(t, s.AppendOptions(nil), v.AppendOptions(nil))
			assert.NoError(t, v.sound())
		}
	}
}

func TestASavedStateReadsBackTheSame(t *testing.T) {
	for seed := range uint64(40) {
		s := somewhere(t, seed, int(seed)*5)
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
		// Whatever passes can be played to its end.
		player := chance{random: 1}
		for range 3_000 {
			if read.Phase == Over {
				break
			}
			require.NoError(t, read.Choose(player.choose(&read), nil))
		}
	})
}

func TestTheSameSetupAndChoicesGiveTheSameGame(t *testing.T) {
	for seed := range uint64(10) {
		a, b := somewhere(t, seed, 300), somewhere(t, seed, 300)
		assert.Equal(t, a, b)
		other := somewhere(t, seed+1, 300)
		assert.NotEqual(t, a.Hash(), other.Hash())
	}
}
