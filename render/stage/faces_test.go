package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/faces"
)

// moods is how the faces react: by seat, and left out where a face stays as it is.
type moods map[engine.Seat]faces.Expression

// reactions folds events and returns how the faces react to the last of them.
func reactions(st *Stage, events ...engine.Event) moods {
	last := len(events) - 1
	st.Fold(events[:last]...)
	before := st.Shown().Faces
	st.Fold(events[last])
	after := moods{}
	for seat, face := range st.Shown().Faces.Seats {
		if face.Count != before.Seats[seat].Count {
			after[engine.Seat(seat)] = face.Expression
		}
	}
	return after
}

func TestFacesReactToWhatHappens(t *testing.T) {
	const (
		bank, pot = engine.Bank, engine.Jackpot
		neutral   = faces.Neutral
		happy     = faces.Happy
		dismayed  = faces.Dismayed
		scheming  = faces.Scheming
		triumph   = faces.Triumphant
	)
	cash := engine.SeatAccount
	deal := cardOf(engine.PlainDeal)
	keep := engine.Event{Kind: engine.Kept, Deck: engine.DealDeck, Card: deal, Amount: 2_000}
	sell := func(amount int32) engine.Event {
		return engine.Event{Kind: engine.Paid, Payer: bank, Payee: cash(0), Amount: amount, Why: engine.WhyBuyer, Card: deal}
	}
	chosen := func(kind engine.ChoiceKind) engine.Event {
		return engine.Event{Kind: engine.Chosen, Prompt: engine.BuyDeal, Choice: engine.Choice{Kind: kind}}
	}
	turn := func(seat engine.Seat) engine.Event { return engine.Event{Kind: engine.TurnBegan, Seat: seat, Month: 1} }
	monthEnd := engine.Event{Kind: engine.MonthEnded, Month: 1}
	rich := pay(bank, cash(1), 900, engine.WhyHoliday)
	tests := map[string]struct {
		events []engine.Event
		want   moods
	}{
		"a turn begins":                      {[]engine.Event{turn(1)}, moods{1: neutral}},
		"a turn begins after a good one":     {[]engine.Event{pay(bank, cash(0), 100, engine.WhyHoliday), turn(1), turn(0)}, moods{0: happy}},
		"a turn begins after a bad one":      {[]engine.Event{pay(cash(0), bank, 500, engine.WhySickDay), turn(1), turn(0)}, moods{0: neutral}},
		"a buyer for one without a Deal":     {[]engine.Event{land(0, 4, engine.FoundABuyer)}, moods{0: dismayed}},
		"a buyer for one with a Deal":        {[]engine.Event{keep, land(0, 4, engine.FoundABuyer)}, moods{0: scheming}},
		"any other day":                      {[]engine.Event{land(0, 4, engine.Mail1)}, moods{}},
		"a small bill":                       {[]engine.Event{draw(0, engine.MailDeck, billOf(300))}, moods{0: neutral}},
		"a large bill":                       {[]engine.Event{draw(0, engine.MailDeck, billOf(600))}, moods{0: dismayed, 1: scheming, 2: scheming}},
		"the second large bill of the month": {[]engine.Event{draw(0, engine.MailDeck, billOf(600)), draw(0, engine.MailDeck, billOf(800))}, moods{0: dismayed}},
		"a postcard":                         {[]engine.Event{draw(0, engine.MailDeck, cardOf(engine.Postcard))}, moods{0: happy}},
		"a moneygram from another":           {[]engine.Event{pay(cash(2), cash(0), 300, engine.WhyMoneygramReceive)}, moods{0: happy, 2: dismayed}},
		"a payment to the pot for a friend":  {[]engine.Event{pay(cash(0), pot, 300, engine.WhyMoneygramSend)}, moods{0: dismayed}},
		"a Deal that all can afford":         {[]engine.Event{keep}, moods{0: scheming}},
		"a Deal that one cannot afford":      {[]engine.Event{pay(cash(2), bank, 3_500, engine.WhyDeal), keep}, moods{0: scheming, 2: dismayed}},
		"a decision to buy":                  {[]engine.Event{chosen(engine.Buy)}, moods{0: scheming}},
		"a decision to pass":                 {[]engine.Event{chosen(engine.Decline)}, moods{0: neutral, 1: scheming}},
		"a good sale":                        {[]engine.Event{keep, rich, sell(4_000)}, moods{0: triumph, 1: dismayed, 2: neutral}},
		"a good sale of the leader":          {[]engine.Event{pay(bank, cash(0), 900, engine.WhyHoliday), keep, sell(4_000)}, moods{0: triumph, 1: neutral, 2: neutral}},
		"a modest sale":                      {[]engine.Event{keep, sell(3_000)}, moods{0: happy}},
		"a sale without profit":              {[]engine.Event{keep, sell(2_000)}, moods{0: dismayed}},
		"a small Jackpot":                    {[]engine.Event{pay(pot, cash(0), 2_000, engine.WhyJackpot)}, moods{0: happy, 1: neutral, 2: neutral}},
		"a large Jackpot":                    {[]engine.Event{pay(pot, cash(0), 3_000, engine.WhyJackpot)}, moods{0: triumph, 1: dismayed, 2: scheming}},
		"a lottery":                          {[]engine.Event{rich, pay(bank, cash(2), 1_000, engine.WhyLottery)}, moods{2: triumph, 1: dismayed, 0: scheming}},
		"a stake":                            {[]engine.Event{pay(cash(0), engine.Stakes, 100, engine.WhyAnte)}, moods{}},
		"the pot grows":                      {[]engine.Event{pay(bank, pot, 5_000, engine.WhyJackpotSkyrockets)}, moods{0: neutral, 1: scheming, 2: scheming}},
		"the pot grows for who still plays":  {[]engine.Event{{Kind: engine.Retired, Seat: 2}, pay(bank, pot, 5_000, engine.WhyJackpotSkyrockets)}, moods{0: neutral, 1: scheming}},
		"a small cost":                       {[]engine.Event{pay(cash(0), bank, 200, engine.WhyHousehold)}, moods{0: neutral}},
		"a large cost into the pot":          {[]engine.Event{pay(cash(0), pot, 300, engine.WhyVacationDay)}, moods{0: dismayed, 1: happy, 2: happy}},
		"a loan that has to be":              {loan(0, 1_000, 1_000, true), moods{0: dismayed}},
		"a loan by choice":                   {loan(0, 1_000, 1_000, false), moods{0: scheming}},
		"a loan paid in part":                {[]engine.Event{{Kind: engine.LoanRepaid, Amount: 500, Total: 500}}, moods{}},
		"a loan paid back":                   {[]engine.Event{{Kind: engine.LoanRepaid, Amount: 500}}, moods{0: happy}},
		"a salary":                           {[]engine.Event{pay(bank, cash(0), 5_000, engine.WhySalary)}, moods{0: triumph}},
		"a Deal from a Yard Sale":            {[]engine.Event{pay(cash(0), pot, 300, engine.WhyYardSale)}, moods{0: scheming}},
		"the first month ends":               {[]engine.Event{rich, monthEnd}, moods{}},
		"a month ends below zero":            {append(loan(0, 9_000, 9_000, true), pay(cash(0), bank, 9_900, engine.WhyBill), monthEnd), moods{0: dismayed, 1: happy, 2: happy}},
		"a month ends with a climb":          {[]engine.Event{rich, monthEnd, pay(bank, cash(0), 950, engine.WhyHoliday), monthEnd}, moods{0: happy, 1: dismayed}},
		"a month ends with a fall":           {[]engine.Event{monthEnd, rich, monthEnd}, moods{0: dismayed}},
		"the first is done":                  {[]engine.Event{pay(bank, cash(0), 100, engine.WhyHoliday), {Kind: engine.Retired}}, moods{0: triumph}},
		"one is out":                         {[]engine.Event{{Kind: engine.Retired, Forced: true}}, moods{0: dismayed}},
		"the game is over":                   {[]engine.Event{{Kind: engine.GameOver, Worth: [engine.MaxSeats]int32{1: 300, 2: -200}}}, moods{1: triumph, 0: happy, 2: dismayed}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, test.want, reactions(table(nil), test.events...))
		})
	}
}

func TestFacesAtRestTellWhoIsFirstAndWhoIsBelowZero(t *testing.T) {
	st := table(nil)
	st.Fold(pay(engine.Bank, engine.SeatAccount(seat1), 100, engine.WhyHoliday))
	st.Fold(loan(seat2, 5_000, 5_000, true)...)
	st.Fold(pay(engine.SeatAccount(seat2), engine.Bank, 5_100, engine.WhyBill))
	assert.Equal(t, faces.Neutral, st.Shown().RestingFace(seat0))
	assert.Equal(t, faces.Happy, st.Shown().RestingFace(seat1))
	assert.Equal(t, faces.Dismayed, st.Shown().RestingFace(seat2))
	st.Fold(pay(engine.Bank, engine.SeatAccount(seat0), 100, engine.WhyHoliday))
	assert.Equal(t, faces.Neutral, st.Shown().RestingFace(seat1), "two are first")
}

func TestAFaceAnswersABillWhileItIsRead(t *testing.T) {
	st := table(map[uint8]engine.Space{3: engine.Mail1})
	st.SetPeople(engine.SeatSet(0).With(seat0))
	st.Fold(land(seat0, 3, engine.Mail1))
	st.Queue(draw(seat0, engine.MailDeck, billOf(2_000)))
	require.True(t, st.Tick())
	assert.NotEqual(t, faces.Dismayed, st.Shown().Faces.Seats[seat0].Expression, "the card is still face down")
	for range 600 {
		st.Tick()
	}
	_, held := st.Hold()
	require.True(t, held)
	reacted := st.Shown().Faces.Seats[seat0]
	assert.Equal(t, faces.Dismayed, reacted.Expression)
	st.FinishAll()
	assert.Equal(t, reacted, st.Shown().Faces.Seats[seat0], "once is enough")
}

// hiddenOtherwise returns an event in which all that a seat may not see is something
// else.
func hiddenOtherwise(e engine.Event, viewer engine.Seat) engine.Event {
	if e.Secret && e.Seat != viewer {
		hidden := e.Card
		for i, card := range engine.EditionOf(engine.Event2000).Cards {
			if id := engine.CardID(i + 1); card.Kind == engine.AuctionDeal && id != hidden {
				e.Card = id
			}
		}
	}
	return e
}

// Whole games of every edition are seen from every seat. What the viewer cannot see
// is changed, and no face on the screen is another one.
func TestNoFaceTellsWhatItsPlayerAloneKnows(t *testing.T) {
	secrets := 0
	for n := range 70 {
		setup := setupFor(n)
		viewers := make([][2]*Stage, setup.Seats+1) // the last one is nobody's screen
		for i := range viewers {
			viewers[i] = [2]*Stage{New(setup), New(setup)}
		}
		sink := func(e engine.Event) {
			for i, screens := range viewers {
				viewer := engine.Seat(i)
				if i == int(setup.Seats) {
					viewer = engine.NoSeat
				}
				before := screens[0].Shown().Faces
				screens[0].Fold(e.SeenBy(viewer))
				screens[1].Fold(hiddenOtherwise(e, viewer).SeenBy(viewer))
				after := screens[0].Shown().Faces
				same(t, after, screens[1].Shown().Faces, "faces")
				if e.Kind != engine.Drawn || !e.Secret {
					continue
				}
				secrets++
				want := before
				if viewer == e.Seat {
					want.Show(e.Seat, faces.Scheming)
				}
				same(t, want, after, "a card drawn in secret moves no face but its player's, on that player's screen")
			}
		}
		var s engine.State
		require.NoError(t, s.Start(setup, sink))
		player := newGuest(n)
		for s.Phase != engine.Over {
			require.NoError(t, s.Choose(player.choose(&s), sink))
		}
	}
	assert.Greater(t, secrets, 100, "cards drawn in secret")
}

func TestFacesEndTheSameWhateverIsSkipped(t *testing.T) {
	for n := range 40 {
		var s engine.State
		var events []engine.Event
		sink := func(e engine.Event) { events = append(events, e) }
		setup := setupFor(n)
		require.NoError(t, s.Start(setup, sink))
		played, folded := New(setup), New(setup)
		player := newGuest(n)
		for {
			played.Queue(events...)
			folded.Fold(events...)
			events = events[:0]
			meddle(t, played, player.random, setup.Seats)
			for seat := range setup.Seats {
				same(t, folded.Shown().Faces.Seats[seat].Expression, played.Shown().Faces.Seats[seat].Expression, "a face")
			}
			if s.Phase == engine.Over {
				break
			}
			require.NoError(t, s.Choose(player.choose(&s), sink))
		}
	}
}
