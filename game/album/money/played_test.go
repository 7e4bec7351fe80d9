package money_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/album"
	albums "bigpayday/game/album/money"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	setups "bigpayday/game/setups/money"
	"bigpayday/game/table"
)

// played plays a game of an edition with computers to its end.
func played(t *testing.T, edition engine.EditionID, seed uint64) *money.Table {
	t.Helper()
	setup := engine.Setup{Edition: edition, Seats: 4, Months: 2, Laying: engine.ByOne, Seed: seed}
	setup.Lengths[0], setup.Lengths[1] = engine.MaxDays, engine.MaxDays
	var players []table.Player
	for i := range uint8(4) {
		players = append(players, table.Player{Kind: table.Normal, Token: i, Colour: i})
	}
	tb, err := money.New(money.Setup{Game: setup, Players: players}, nil)
	require.NoError(t, err)
	for !tb.Over() {
		tb.Step()
	}
	return tb
}

// The figures are counted a second time here, from the events of the whole game at once.
func TestAnAlbumTellsHowAGameWent(t *testing.T) {
	for _, edition := range setups.Offered {
		t.Run(edition.String(), func(t *testing.T) {
			tb := played(t, edition, 7)
			s := tb.State()
			line, err := tb.Timeline()
			require.NoError(t, err)
			events := line.Events(0, line.Len())
			for seat := range engine.Seat(4) {
				g := albums.Played(tb, seat)
				assert.Equal(t, edition.String(), g.Box)
				assert.Equal(t, 4, g.Players)
				assert.Equal(t, s.NetWorth(seat), g.Worth)
				assert.Equal(t, s.Winners().Has(seat), g.Won())
				assert.Equal(t, max(0, g.Worth), g.Figures[album.MostAtEnd].Amount)

				var bill, jackpot, cards, sum int32
				for _, e := range events {
					switch {
					case e.Kind == engine.Drawn && e.Seat == seat && e.Deck != engine.LotteryDeck:
						cards++
					case e.Kind == engine.Paid && e.Why == engine.WhyBill && e.Payer.Seat() == seat:
						bill = max(bill, e.Amount)
					case e.Kind == engine.Paid && e.Why == engine.WhyJackpot && e.Payee.Seat() == seat:
						jackpot = max(jackpot, e.Amount)
					case e.Kind == engine.Paid && e.Why == engine.WhyStart && e.Payee.Seat() == seat:
						sum = e.Amount
					}
				}
				assert.Len(t, g.Cards, int(cards))
				assert.Equal(t, bill, g.Figures[album.WorstBill].Amount)
				assert.Equal(t, jackpot, g.Figures[album.LargestJackpot].Amount)
				assert.GreaterOrEqual(t, 2*g.Figures[album.RichestMonth].Amount, g.Worth-sum, "the better of two months brought in half at least")
			}
		})
	}
}

func TestACardHasOneNameInAllEditionsThatPlayWithIt(t *testing.T) {
	assert.Equal(t, albums.CardID(engine.EditionOf(engine.Big), 26), albums.CardID(engine.EditionOf(engine.Mixed), 26))
	assert.Empty(t, albums.CardID(engine.EditionOf(engine.Big), engine.NoCard))
}
