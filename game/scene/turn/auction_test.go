package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
	"bigpayday/game/words"
)

func TestAnAuctionTakesTheWholeWindow(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "2000-auction").Set(s)
	for _, id := range []string{"lot", "bid-amount", "bid", "pass", "loan", "odds", "help", "menu", "speed"} {
		assert.True(t, s.Has(ui.ID(id)), id)
	}
	assert.False(t, s.Has("seat-1"), "the room has the whole window")
	assert.False(t, s.Has("log"))
	state := s.Match.Table.State()
	bid, seat := state.LeastBid(), state.Prompt().Seat
	s.Ticks(40) // after another one's bid
	s.Click("bid")
	assert.Equal(t, bid, state.Auction.Bid)
	assert.Equal(t, seat, state.Auction.Bidder)
}

func TestWhatABuyerMayPayIsTheSameWhateverIsUnderTheHammer(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "2000-auction").Set(s)
	state := s.Match.Table.State()
	can := state.AppendSealed(nil)
	least, most := int32(1<<30), int32(0)
	for _, id := range can {
		pays := state.Edition().Card(id).Payoff()
		least, most = min(least, pays), max(most, pays)
	}
	says := s.Match.Words.Money(least) + " to " + s.Match.Words.Money(most)
	found := s.TextsThat(func(text string) bool { return text == says })
	assert.NotEmpty(t, found, says)
}

func TestADealThatIsSoldFliesToItsBuyerInTheRoomOfTheAuction(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "2000-sold").Set(s)
	lot, bid := s.Match.Stage.Actors().Card, s.Match.Stage.Shown().Auction.Bid
	comes := s.Say("auction.comes_to", words.Text("sum", s.Match.Words.Signed(s.Match.Stage.Shown().Edition().Card(lot.Card).Profit(bid))))
	s.Tick()
	assert.NotEmpty(t, s.TextsThat(func(text string) bool { return text == comes }), "all see what it was worth")
	card := &s.Match.Stage.Actors().Card
	assert.True(t, card.Lot)
	assert.Equal(t, s.Match.Stage.Shown().Auction.Bidder, card.Seat)
	assert.True(t, s.Has("lot"), "it is seen in the room")
	assert.False(t, s.Has("seat-1"))
	buyer := card.Seat
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
	assert.Contains(t, s.Match.Stage.Shown().HeldDeals(buyer), s.Match.Table.State().HeldDeals(buyer)[0])
}

func TestAnAuctionEndsWithTheTable(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "2000-auction").Set(s)
	for range engine.MaxSeats {
		if _, asked := s.Match.Asked(); !asked || s.Match.Table.State().Prompt().Kind != engine.PlaceBid {
			break
		}
		s.Choose(engine.Choice{Kind: engine.Pass})
		s.Until("somebody else to be asked, or the Deal to be sold", func() bool {
			p, asked := s.Match.Asked()
			return asked && p.Kind != engine.NoPrompt
		})
	}
	s.Until("the table to be back", func() bool { return s.Has("seat-1") })
}
