package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// at returns a game of the edition that stands at a prompt of the kind.
func at(t *testing.T, edition EditionID, kind PromptKind) State {
	t.Helper()
	for seed := range uint64(200) {
		setup := setup(3, 2, seed)
		setup.Edition = edition
		switch edition {
		case Standard, Classic1975:
			months(31, 31)(&setup)
		case Mixed:
			setup.Blue = 12
			real(2026, 3)(&setup)
			birthday(1, 3, 12)(&setup)
		}
		s, err := New(setup, nil)
		require.NoError(t, err)
		for player := (chance{random: Random(seed)}); s.Phase != Over; {
			if s.Prompt().Kind == kind && (s.Phase == Playing || s.Missing() < 9) {
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
		name    string
		edition EditionID
		prompt  PromptKind
		harm    func(s *State)
	}{
		{"a tile that there is not", Big, PlaceTile, func(s *State) { s.Tiles.Cards[0] = 200 }},
		{"a tile twice", Big, PlaceTile, func(s *State) { s.Pages[0][30-1], s.Tiles.Cards[0] = SkipAhead, SkipAhead }},
		{"fewer tiles than days", Big, PlaceTile, func(s *State) { s.Tiles.N = 0 }},
		{"no tile in hand", Big, PlaceTile, func(s *State) { s.InHand = Vacant }},
		{"a tile in hand that nobody drew", Big, PlaceTile, func(s *State) { s.Setup.Laying = ByOne }},
		{"a vacant day", Big, Arrange, func(s *State) { s.Pages[0][4] = Vacant }},
		{"a month without a last day", Big, TakeTurn, func(s *State) { s.Pages[1][s.Length(2)-1] = Holiday }},
		{"an instant message that there is not", Big, TakeTurn, func(s *State) { s.Tasks[0].Messages[2] = 200 }},
		{"a lottery of somebody who is not there", Big, PickNumber, func(s *State) { s.Lottery.Lander = 5 }},
		{"a lottery without players", Big, PickNumber, func(s *State) { s.Lottery.In = 0 }},
		{"a lottery of too many", Big, PickNumber, func(s *State) { s.Lottery.In = 0xff }},
		{"a number picked twice", Big, PickNumber, func(s *State) { s.Lottery.In, s.Lottery.Numbers = 7, [MaxSeats]uint8{7, 7, 7} }},
		{"a number that there is not", Big, AnteUp, func(s *State) { s.Lottery.In, s.Lottery.Numbers[0] = 7, 40 }},
		{"a printed day that is another", Mixed, PlaceTile, func(s *State) { s.Pages[0][vacantDay(s)-1] = JumpBack }},
		{"a printed day without a space", Mixed, PlaceTile, func(s *State) { s.Pages[0][vacantDay(s)-1] = Vacant }},
		{"a tile more than there are", Mixed, PlaceTile, func(s *State) {
			day := vacantDay(s)
			s.Blue[0] |= dayBit(day)
			s.Pages[0][day-1] = FreeDeal
		}},
		{"a party on no date", Mixed, Arrange, func(s *State) {
			s.Blue[s.Page-1] |= dayBit(11)
			s.Pages[s.Page-1][11-1] = HappyBirthday
		}},
		{"a tile where nothing lies", Mixed, TakeTurn, func(s *State) { s.Pages[0][2], s.Blue[0] = Vacant, dayBit(3) }},
		{"a month that ends otherwise", Mixed, TakeTurn, func(s *State) { s.Setup.PlainPay = 1 }},
		{"more tiles wanted than days", Mixed, TakeTurn, func(s *State) { s.Setup.Blue = 40 }},
		{"a birthday on 31 February", Mixed, TakeTurn, func(s *State) { s.Setup.Calendar.Birthdays[0] = Date{2, 31} }},
		{"a page that is laid and is not", Standard, TakeTurn, func(s *State) { s.Laid = 3 }},
		{"a page laid during a game without tiles", Standard, TakeTurn, func(s *State) { s.Page = 2 }},
		{"a seventh number of one die", Standard, AnteUp, func(s *State) { s.Lottery.In, s.Lottery.Numbers[0] = 7, 7 }},
		{"savings that are no whole steps", Classic1975, TakeTurn, func(s *State) { s.Players[0].Loan, s.Players[0].Savings = 0, 1 }},
		{"a turn that has no end", Big, BuyDeal, func(s *State) { s.Tasks[0] = s.Tasks[s.Depth-1]; s.Depth = 1 }},
		{"a turn that has no end, with more to come", Big, BuyDeal, func(s *State) { s.Tasks[0].Kind = land }},
		{"a turn that ends twice", Big, BuyDeal, func(s *State) {
			s.Tasks[s.Depth] = s.Tasks[s.Depth-1]
			s.Tasks[s.Depth-1].task = task{Kind: endTurn, Seat: s.Turn}
			s.Depth++
		}},
		{"a turn of another that ends", Big, BuyDeal, func(s *State) { s.Tasks[0].Seat = (s.Turn + 1) % Seat(s.Setup.Seats) }},
		{"a turn that begins in another", Big, TakeTurn, func(s *State) {
			s.Tasks[1] = s.Tasks[0]
			s.Tasks[0].task = task{Kind: endTurn, Seat: s.Turn}
			s.Depth = 2
		}},
		{"a turn of another that begins", Big, TakeTurn, func(s *State) { s.Tasks[0].Seat = (s.Turn + 1) % Seat(s.Setup.Seats) }},
		{"a tile laid in the first turn, which never ends", Big, Arrange, func(s *State) { s.Phase, s.Turns = Playing, 1 }},
		{"a house rule of another edition", Standard, TakeTurn, func(s *State) { s.Setup.House = FreshTiles.set() }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := at(t, test.edition, test.prompt)
			require.NoError(t, s.sound())
			test.harm(&s)
			b, err := s.MarshalBinary()
			require.NoError(t, err)
			assert.Error(t, new(State).UnmarshalBinary(b))
		})
	}
}

func TestAFullTaskStackIsNotOverlooked(t *testing.T) {
	s := at(t, Big, TakeTurn)
	for range maxTasks - 1 {
		s.play(nil).push(task{Kind: doMessage})
	}
	assert.Panics(t, func() { s.play(nil).push(task{Kind: doMessage}) })
}

// vacantDay returns a day of the page being laid on which no tile lies.
func vacantDay(s *State) uint8 {
	for day := uint8(1); ; day++ {
		if !s.HasTile(s.Page, day) {
			return day
		}
	}
}
