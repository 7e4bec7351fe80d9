package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// playToHold plays until the stage waits for somebody.
func playToHold(t *testing.T, st *Stage) Hold {
	t.Helper()
	for range 2_000 {
		if hold, ok := st.Hold(); ok {
			return hold
		}
		require.True(t, st.Busy(), "the stage came to rest without waiting")
		st.Tick()
	}
	require.Fail(t, "the stage neither waits nor rests")
	return Hold{}
}

func TestMailIsReadByAPersonUntilReleased(t *testing.T) {
	bill, ad := cardOf(engine.Bill), cardOf(engine.Ad)
	for speed := range beats.NumSpeeds {
		t.Run(speed.String(), func(t *testing.T) {
			st := table(nil)
			st.SetPeople(engine.SeatSet(0).With(seat0))
			st.SetSpeed(speed)
			st.Queue(land(seat0, 4, engine.Mail2), draw(seat0, engine.MailDeck, bill), draw(seat0, engine.MailDeck, ad))

			hold := playToHold(t, st)
			assert.Equal(t, Hold{Kind: ReadCard, Seat: seat0, Card: bill, Index: 1, Of: 2}, hold)
			for range 1_000 {
				assert.False(t, st.Tick(), "nothing moves")
			}
			st.Hurry()
			st.Skip()
			now, held := st.Hold()
			require.True(t, held, "only Release frees the stage")
			assert.Equal(t, hold, now)
			card := st.Actors().Card
			assert.True(t, card.On)
			assert.Equal(t, bill, card.Card)
			assert.Equal(t, 1.0, card.Scale)
			assert.Equal(t, 1.0, card.Flip)
			assert.Zero(t, st.Shown().BillsDue(seat0), "the bill is not with the others yet")

			st.Release()
			_, held = st.Hold()
			assert.False(t, held)
			assert.Equal(t, Hold{Kind: ReadCard, Seat: seat0, Card: ad, Index: 2, Of: 2}, playToHold(t, st))
			assert.Positive(t, st.Shown().BillsDue(seat0))
			st.Release()
			ticksUntilRest(st)
			assert.False(t, st.Busy())
			assert.Equal(t, uint8(2), st.Shown().Mail[seat0].N)
		})
	}
}

func TestReleaseBeforeAHoldDoesNotEndIt(t *testing.T) {
	st := table(nil)
	st.SetPeople(1)
	st.Queue(rollFor(seat0, engine.WhySuperSweepstakes, 2, 3))
	st.Release()
	assert.Equal(t, RollDice, playToHold(t, st).Kind)
}

func TestPersonThrowsTheDiceOfGamesOfChance(t *testing.T) {
	st := table(nil)
	st.SetPeople(engine.SeatSet(0).With(seat1))
	st.Queue(rollFor(seat0, engine.WhySingingContest, 2, 3), rollFor(seat1, engine.WhySingingContest, 6, 1))
	hold := playToHold(t, st)
	assert.Equal(t, Hold{Kind: RollDice, Seat: seat1, Why: engine.WhySingingContest, Dice: 2}, hold)
	assert.Equal(t, seat0, st.Shown().Roll.Seat, "the computer has thrown by itself")
	assert.False(t, st.Actors().Dice.On)
	st.Release()
	st.Tick()
	assert.True(t, st.Actors().Dice.On, "the dice fly")
	ticksUntilRest(st)
	assert.Equal(t, [2]uint8{6, 1}, st.Shown().Roll.Dice)
}

func TestRollThatOpensATurnDoesNotWait(t *testing.T) {
	st := table(nil)
	st.SetPeople(1)
	st.Queue(rollFor(seat0, engine.WhyMove, 2))
	st.Tick()
	assert.True(t, st.Actors().Dice.On)
}

func TestFreeDealIsReadAndADealOnOfferIsNot(t *testing.T) {
	deal := cardOf(engine.PlainDeal)
	st := table(nil)
	st.SetPeople(1)
	st.Queue(land(seat0, 4, engine.FreeDeal), draw(seat0, engine.DealDeck, deal),
		engine.Event{Kind: engine.Kept, Seat: seat0, Deck: engine.DealDeck, Card: deal})
	assert.Equal(t, Hold{Kind: ReadCard, Seat: seat0, Card: deal, Index: 1, Of: 1}, playToHold(t, st))
	st.Release()
	ticksUntilRest(st)
	assert.Equal(t, []engine.CardID{deal}, st.Shown().HeldDeals(seat0))

	st = table(nil)
	st.SetPeople(1)
	st.Queue(land(seat0, 4, engine.DealSpace), draw(seat0, engine.DealDeck, deal))
	ticksUntilRest(st)
	assert.False(t, st.Busy(), "the choice is the player's next step")
	assert.Equal(t, tabletop.Offer{Seat: seat0, Card: deal}, st.Shown().Offer)
}

func TestLedgerIsReadByItsOwner(t *testing.T) {
	st := table(nil)
	st.SetPeople(1)
	st.Queue(land(seat0, 31, engine.BigPayDay), pay(engine.Bank, engine.SeatAccount(seat0), 5_000, engine.WhySalary),
		engine.Event{Kind: engine.MonthEnded, Seat: seat0, Month: 1},
		engine.Event{Kind: engine.Moved, Seat: seat0, Month: 2, From: 31, Why: engine.WhyStart})
	assert.Equal(t, Hold{Kind: ReadLedger, Seat: seat0, Month: 1}, playToHold(t, st))
	assert.True(t, st.Shown().Settlement.Done)
	st.Release()
	ticksUntilRest(st)
	assert.False(t, st.Shown().Settlement.Open)
	assert.Equal(t, uint8(2), st.Shown().Players[seat0].Month)
}

func TestComputerThatTakesASeatOverIsNotWaitedFor(t *testing.T) {
	st := table(nil)
	st.SetPeople(1)
	st.Queue(rollFor(seat0, engine.WhyJumpBack, 2))
	playToHold(t, st)
	st.SetPeople(0)
	_, held := st.Hold()
	assert.False(t, held)
	ticksUntilRest(st)
	assert.False(t, st.Busy())
}

func TestFinishAllWaitsForNobodyAndIsSilent(t *testing.T) {
	st := table(nil)
	st.SetPeople(1)
	st.Queue(land(seat0, 4, engine.Mail1), draw(seat0, engine.MailDeck, cardOf(engine.Ad)), walk(seat0, 4, 6))
	playToHold(t, st)
	st.AppendHeard(nil)
	st.FinishAll()
	assert.False(t, st.Busy())
	_, held := st.Hold()
	assert.False(t, held)
	assert.Equal(t, uint8(1), st.Shown().Mail[seat0].N, "no event happens twice")
	assert.Equal(t, uint8(6), st.Shown().Players[seat0].Day)
	assert.Empty(t, st.AppendHeard(nil))
	assert.Equal(t, Actors{}, *st.Actors())
}
