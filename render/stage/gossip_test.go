package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/talk"
	"bigpayday/render/beats"
)

func TestWhatIsTalkedAbout(t *testing.T) {
	const bank, pot = engine.Bank, engine.Jackpot
	cash := engine.SeatAccount
	deal := cardOf(engine.PlainDeal)
	secret := draw(0, engine.MailDeck, billOf(600))
	secret.Secret = true
	kept := engine.Event{Kind: engine.Kept, Deck: engine.DealDeck, Card: deal, Amount: 2_000}
	st := table(nil)
	st.Fold(kept)
	tests := map[string]struct {
		event engine.Event
		want  talk.Happening
	}{
		"a walk":               {walk(1, 3, 5), talk.Happening{Event: talk.Idle, Seat: 1}},
		"a bill":               {draw(1, engine.MailDeck, billOf(600)), talk.Happening{Event: talk.Bill, Seat: 1, Amount: 600}},
		"a Deal":               {kept, talk.Happening{Event: talk.Deal, Amount: 2_000}},
		"a sale":               {engine.Event{Kind: engine.Paid, Payer: bank, Payee: cash(0), Amount: 5_000, Why: engine.WhyBuyer, Card: deal}, talk.Happening{Event: talk.Sold, Amount: 3_000}},
		"a loan":               {loan(2, 1_000, 1_000, true)[1], talk.Happening{Event: talk.Loan, Seat: 2, Amount: 1_000}},
		"the Jackpot":          {pay(pot, cash(1), 4_000, engine.WhyJackpot), talk.Happening{Event: talk.Jackpot, Seat: 1, Amount: 4_000}},
		"a prize":              {pay(bank, cash(1), 2_500, engine.WhySingingContest), talk.Happening{Event: talk.Gain, Seat: 1, Amount: 2_500}},
		"a cost":               {pay(cash(1), pot, 300, engine.WhyVacationDay), talk.Happening{Event: talk.Loss, Seat: 1, Amount: 300}},
		"money from another":   {pay(cash(2), cash(1), 300, engine.WhyMoneygramReceive), talk.Happening{Event: talk.Loss, Seat: 2, Amount: 300}},
		"a salary":             {pay(bank, cash(1), 5_000, engine.WhySalary), talk.Happening{Event: talk.Gain, Seat: 1}},
		"the end":              {engine.Event{Kind: engine.GameOver, Winners: 1<<1 | 1<<2}, talk.Happening{Event: talk.Win, Seat: 1}},
		"a stake":              {event: pay(cash(1), engine.Stakes, 100, engine.WhyAnte)},
		"the money of a loan":  {event: loan(2, 1_000, 1_000, true)[0]},
		"what nobody else saw": {event: secret},
		"a postcard":           {event: draw(1, engine.MailDeck, cardOf(engine.Postcard))},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			h, ok := happening(st.Shown(), test.event)
			require.Equal(t, test.want != talk.Happening{}, ok)
			if ok {
				assert.Equal(t, test.want, h)
			}
		})
	}
}

// Whole games of every edition are talked about, and what is said does not depend on
// what is hidden from the viewer.
func TestTalkTellsNothingThatIsHidden(t *testing.T) {
	seats := make([]talk.Speaker, engine.MaxSeats)
	for i, who := range []string{"theo", "al", "juno", "rico", "rosa", "otto"} {
		seats[i].Character = who
	}
	often := talk.Table{Setting: talk.Often, Speed: beats.Normal}
	lines := 0
	for n := range 70 {
		setup := setupFor(n)
		type screen struct {
			stage  *Stage
			gossip Gossip
			talk   *talk.Conversation
		}
		var screens [2]screen
		for i := range screens {
			screens[i] = screen{stage: New(setup), talk: talk.New(uint64(n), seats[:setup.Seats], ALot)}
		}
		tell := func(i int, e engine.Event) (talk.Line, bool) {
			s := &screens[i]
			s.stage.Fold(e)
			return s.gossip.Tell(s.stage.Shown(), e, s.talk, often)
		}
		sink := func(e engine.Event) {
			line, ok := tell(0, e.SeenBy(0))
			other, too := tell(1, hiddenOtherwise(e, 0).SeenBy(0))
			require.Equal(t, ok, too)
			require.Equal(t, line, other)
			if ok {
				lines++
			}
		}
		var s engine.State
		require.NoError(t, s.Start(setup, sink))
		player := newGuest(n)
		for s.Phase != engine.Over {
			require.NoError(t, s.Choose(player.choose(&s), sink))
		}
	}
	assert.Greater(t, lines, 700, "ten a game and more")
}

func TestAMonthBeginsForAPlayerOnce(t *testing.T) {
	var g Gossip
	st := table(nil)
	c := talk.New(1, []talk.Speaker{{Character: "otto"}, {Character: "mei"}}, ALot)
	said := 0
	for turn := range 400 {
		e := engine.Event{Kind: engine.TurnBegan, Seat: engine.Seat(turn % 2), Month: uint8(turn/200 + 1)}
		if line, ok := g.Tell(st.Shown(), e, c, talk.Table{Setting: talk.Often, Speed: beats.Normal}); ok {
			assert.Contains(t, line.ID, ".month.")
			said++
		}
	}
	assert.LessOrEqual(t, said, 4, "two players, two months")
}
