package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// at returns a game that stands at a prompt of the kind.
func at(t *testing.T, kind PromptKind) State {
	t.Helper()
	for seed := range uint64(200) {
		s, err := New(setup(3, 2, seed), nil)
		require.NoError(t, err)
		for player := (chance{random: Random(seed)}); s.Phase != Over; {
			if s.Prompt().Kind == kind {
				return s
			}
			require.NoError(t, s.Choose(player.choose(&s), nil))
		}
	}
	require.Fail(t, "no game comes there")
	return State{}
}

func TestASavedStateThatWouldStopOrNeverEndIsBroken(t *testing.T) {
	tests := []struct {
		name   string
		prompt PromptKind
		harm   func(s *State)
	}{
		{"a tile that there is not", PlaceTile, func(s *State) { s.Tiles.Cards[0] = 200 }},
		{"a tile twice", PlaceTile, func(s *State) { s.Pages[0][30-1], s.Tiles.Cards[0] = SkipAhead, SkipAhead }},
		{"fewer tiles than days", PlaceTile, func(s *State) { s.Tiles.N = 0 }},
		{"no tile in hand", PlaceTile, func(s *State) { s.InHand = Vacant }},
		{"a tile in hand that nobody drew", PlaceTile, func(s *State) { s.Setup.Laying = ByOne }},
		{"a vacant day", Arrange, func(s *State) { s.Pages[0][4] = Vacant }},
		{"a month without a last day", TakeTurn, func(s *State) { s.Pages[1][s.Length(2)-1] = Holiday }},
		{"an instant message that there is not", TakeTurn, func(s *State) { s.Tasks[0].Messages[2] = 200 }},
		{"a lottery of somebody who is not there", PickNumber, func(s *State) { s.Lottery.Lander = 5 }},
		{"a lottery without players", PickNumber, func(s *State) { s.Lottery.In = 0 }},
		{"a lottery of too many", PickNumber, func(s *State) { s.Lottery.In = 0xff }},
		{"a number picked twice", PickNumber, func(s *State) { s.Lottery.In, s.Lottery.Numbers = 7, [MaxSeats]uint8{7, 7, 7} }},
		{"a number that there is not", AnteUp, func(s *State) { s.Lottery.In, s.Lottery.Numbers[0] = 7, 40 }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := at(t, test.prompt)
			require.NoError(t, s.sound())
			test.harm(&s)
			b, err := s.MarshalBinary()
			require.NoError(t, err)
			assert.Error(t, new(State).UnmarshalBinary(b))
		})
	}
}
