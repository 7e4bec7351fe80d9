package lesson_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/skill"
)

// pupil is a person who plays a game with a guide beside.
type pupil struct {
	t     *testing.T
	state engine.State
	guide *lesson.Guide[*lesson.Moment]
	// said are the topics that were spoken of, prompts counts what was asked of
	// the person, turns are those of each seat, and events all that happened.
	said    map[lesson.Topic]int
	remarks []lesson.Remark
	prompts int
	events  []engine.Event
	people  engine.SeatSet
	// check looks at every remark when it is made.
	check func(r lesson.Remark, m *lesson.Moment)
}

func newPupil(t *testing.T, guide *lesson.Guide[*lesson.Moment], setup engine.Setup, people engine.SeatSet) *pupil {
	t.Helper()
	p := &pupil{t: t, guide: guide, said: map[lesson.Topic]int{}, people: people}
	var err error
	p.state, err = engine.New(setup, func(e engine.Event) { p.events = append(p.events, e) })
	require.NoError(t, err)
	return p
}

// moment returns what is true for a person now.
func (p *pupil) moment(me engine.Seat) lesson.Moment {
	s := &p.state
	m := lesson.Moment{
		Me: me, Edition: s.Setup.Edition, Space: s.Lottery.Space, Jackpot: s.Balance[engine.Jackpot], Election: s.Election,
		Cash: s.Cash(me), Loan: s.Players[me].Loan, Savings: s.Players[me].Savings, Deals: len(s.HeldDeals(me)),
		Walked: s.Players[me].Day > 0, Worth: s.NetWorthAfterBills(me), Missing: s.Missing(), Over: s.Phase == engine.Over,
	}
	if prompt := s.Prompt(); prompt.Seat == me {
		m.Prompt = prompt
		for _, o := range s.AppendOptions(nil) {
			if o.Choice.Kind == engine.Buy {
				m.Borrows = o.Borrows
			}
		}
	}
	return m
}

// hear lets the guide hear of events one after the other, and then of what is
// asked. The person reads all that is said, and ends the reading of cards.
func (p *pupil) hear(events []engine.Event) {
	for _, e := range events {
		me := e.Seat
		if e.Kind == engine.Paid {
			me = engine.NoSeat
			for seat := range engine.Seat(engine.MaxSeats) {
				if e.Payee == engine.SeatAccount(seat) {
					me = seat
				}
			}
		}
		if !p.people.Has(me) {
			if p.people.Len() > 1 {
				continue
			}
			me = lesson.Player
		}
		m := p.moment(me)
		m.Prompt, m.Over = engine.Prompt{}, false
		m.Event, m.Happened = e, true
		if e.Kind == engine.Landed {
			m.Space = e.Space
		}
		p.guide.Hear(&m)
		p.read(&m)
		if p.people.Has(me) && (e.Kind == engine.Drawn || e.Kind == engine.MonthEnded) {
			p.guide.Answered()
		}
	}
	prompt := p.state.Prompt()
	if prompt.Kind == engine.NoPrompt {
		prompt.Seat = lesson.Player
	}
	if p.people.Has(prompt.Seat) {
		m := p.moment(prompt.Seat)
		p.guide.Hear(&m)
		p.read(&m)
	}
}

// read reads all remarks that are ready, but for one that passes by itself. Where something
// is to be done, the first is read alone: doing that ends it.
func (p *pupil) read(m *lesson.Moment) {
	does := m.Asks() && !m.Over || m.Happened && m.Event.Kind == engine.Drawn && p.people.Has(m.Event.Seat)
	for {
		r, ok := p.guide.Now()
		if !ok {
			return
		}
		if n := len(p.remarks); n == 0 || p.remarks[n-1].Topic != r.Topic {
			p.said[r.Topic]++
			p.remarks = append(p.remarks, r)
			if p.check != nil {
				p.check(r, m)
			}
		}
		if r.Passing || does {
			return
		}
		p.guide.Next()
	}
}

func (p *pupil) choose(c engine.Choice) {
	p.t.Helper()
	if p.people.Has(p.state.Prompt().Seat) {
		p.guide.Answered()
	}
	n := len(p.events)
	require.NoError(p.t, p.state.Choose(c, func(e engine.Event) { p.events = append(p.events, e) }))
	p.hear(p.events[n:])
}

// play plays to the end, people as answer says and computers as they do.
func (p *pupil) play(answer func(s *engine.State) engine.Choice) {
	p.t.Helper()
	p.hear(nil)
	computer := bot.New(skill.Easy, lesson.Other)
	for range 20_000 {
		prompt := p.state.Prompt()
		switch {
		case prompt.Kind == engine.NoPrompt:
			return
		case p.people.Has(prompt.Seat):
			p.prompts++
			p.choose(answer(&p.state))
		default:
			view := p.state.View(prompt.Seat)
			choice, done := computer.Step(&view)
			for !done {
				choice, done = computer.Step(&view)
			}
			p.choose(choice)
		}
	}
	p.t.Fatal("the game does not end")
}

// beginner returns the first game with its month as the player finds it.
func beginner(t *testing.T) *pupil {
	t.Helper()
	setup, laid := lesson.FirstGame()
	return pupilOf(t, lesson.NewLesson(), setup, laid)
}

// pupilOf returns a game after choices that are made before anybody plays.
func pupilOf(t *testing.T, guide *lesson.Guide[*lesson.Moment], setup engine.Setup, laid []engine.Choice) *pupil {
	t.Helper()
	p := newPupil(t, guide, setup, engine.SeatSet(0).With(lesson.Player))
	for _, c := range laid {
		require.NoError(t, p.state.Choose(c, nil))
	}
	p.check = func(r lesson.Remark, m *lesson.Moment) { sound(t, r, m) }
	return p
}

// recommended does what the lesson proposes: it takes what is offered.
func recommended(s *engine.State) engine.Choice {
	var best engine.Choice
	most := int64(-1)
	for _, o := range s.AppendOptions(nil) {
		worth := int64(0)
		switch o.Choice.Kind {
		case engine.Place, engine.Begin, engine.Roll, engine.Buy, engine.Sell, engine.Ante, engine.Bring:
			worth = 1
		case engine.Pick:
			worth = int64(o.Ways) + 1
		case engine.Repay:
			if o.Step > 0 {
				o.Choice = o.With(o.Most)
			}
			worth = int64(o.Choice.Amount) + 1
		}
		if worth > most {
			best, most = o.Choice, worth
		}
	}
	return best
}

// sound asserts that a remark speaks of what is there.
func sound(t *testing.T, r lesson.Remark, m *lesson.Moment) {
	t.Helper()
	card := engine.EditionOf(m.Edition).Card(m.Event.Card)
	switch r.Topic {
	case "bill":
		assert.Equal(t, engine.Bill, card.Kind)
		assert.Equal(t, card.Amount, r.Money)
	case "income", "moneygram-send":
		assert.Positive(t, r.Money)
	case "deal":
		offered := engine.EditionOf(m.Edition).Card(m.Prompt.Card)
		assert.Equal(t, engine.DealDeck, offered.Deck)
		if r.Money != 0 {
			assert.Equal(t, [2]int32{offered.Price(), offered.Payoff()}, [2]int32{r.Money, r.Other})
		}
	case "borrow":
		assert.Equal(t, m.Borrows, r.Money)
		assert.Positive(t, r.Percent)
	case "loan":
		assert.Equal(t, m.Loan, r.Money)
	case "cash":
		assert.Less(t, r.Money, m.Cash-m.Loan, "bills count before Pay Day, too")
	case "hunt":
		assert.Positive(t, m.Deals)
	case "buyer":
		assert.Positive(t, m.Deals)
	case "no-deal":
		assert.Zero(t, m.Deals)
	case "jackpot":
		assert.Positive(t, m.Jackpot)
	case "won-jackpot", "won-lottery", "pay-day":
		assert.Equal(t, engine.SeatAccount(m.Me), m.Event.Payee)
	case "repay":
		assert.Positive(t, m.Loan)
	case "number", "lottery", "poker":
		assert.NotEqual(t, engine.Vacant, m.Space)
	case "end":
		assert.True(t, m.Over)
	}
}

func TestTheFirstGameShowsTheGoodThings(t *testing.T) {
	p := beginner(t)
	p.play(recommended)

	turns := [2]int{}
	kinds := map[engine.CardKind]int{}
	why := map[engine.Why]int32{}
	sold := 0
	for _, e := range p.events {
		switch {
		case e.Kind == engine.TurnBegan:
			turns[e.Seat]++
		case e.Kind == engine.Drawn && e.Seat == lesson.Player:
			kinds[p.state.Edition().Card(e.Card).Kind]++
		case e.Kind == engine.Paid && e.Payee == engine.SeatAccount(lesson.Player):
			why[e.Why] += e.Amount
		case e.Kind == engine.LoanTaken && e.Seat == lesson.Player:
			assert.False(t, e.Forced, "the only loan is for the Deal")
		case e.Kind == engine.Chosen && e.Choice.Kind == engine.Sell:
			sold++
		}
	}
	assert.LessOrEqual(t, turns[0]+turns[1], 10, "it is short")
	assert.LessOrEqual(t, p.prompts, 15, "so is the time it takes to decide")
	for _, kind := range []engine.CardKind{engine.Bill, engine.MoneygramSend, engine.TaxRefund, engine.InstantMessage, engine.Ad} {
		assert.Positive(t, kinds[kind], kind)
	}
	for _, reason := range []engine.Why{engine.WhyJackpot, engine.WhyLoan, engine.WhyBuyer, engine.WhyLottery, engine.WhySalary} {
		assert.Positive(t, why[reason], reason)
	}
	assert.Equal(t, 1, sold)
	worth := func(seat engine.Seat) int32 { return p.state.Cash(seat) - p.state.Players[seat].Loan }
	assert.Greater(t, worth(lesson.Player), worth(lesson.Other), "whoever does well wins")
}

func TestEveryStepOfTheLessonComesUpOnce(t *testing.T) {
	p := beginner(t)
	p.play(recommended)
	said := []lesson.Topic{}
	for _, r := range p.remarks {
		said = append(said, r.Topic)
	}
	assert.Equal(t, []lesson.Topic{
		"roll", "bill", "moneygram-send", "others", "jackpot", "borrow", "loan", "lottery", "number", "won-lottery",
		"hunt", "income", "read", "cash", "won-jackpot", "message", "friend", "buyer", "no-deal",
		"pay-day", "repay", "settled", "end",
	}, said)
	step, of := p.guide.Steps()
	assert.Equal(t, of, step)
}

func TestBuildingAMonthIsTaughtApart(t *testing.T) {
	setup, laid := lesson.SecondGame()
	p := pupilOf(t, lesson.NewMonthLesson(), setup, laid)
	p.play(recommended)
	said := []lesson.Topic{}
	for _, r := range p.remarks {
		said = append(said, r.Topic)
	}
	assert.Equal(t, []lesson.Topic{"lay", "advice", "start", "built", "over"}, said)
}

func TestTheFirstRollMeetsSixFriendlyDays(t *testing.T) {
	_, laid := lesson.FirstGame()
	met := map[engine.Space]bool{}
	for _, c := range laid[:6] {
		assert.LessOrEqual(t, engine.EditionOf(engine.Big).Spaces[c.Tile].LanderGets()*-1, int32(0), "%v costs nothing", c.Tile)
		assert.False(t, met[c.Tile], "%v is there once", c.Tile)
		met[c.Tile] = true
	}
}

// TestPartsOfTheScreenAppearWhenTheyAreTaught plays the lesson and notes what has been spoken
// of when each part appears.
func TestPartsOfTheScreenAppearWhenTheyAreTaught(t *testing.T) {
	p := beginner(t)
	for part := range lesson.NumParts {
		assert.True(t, p.guide.Hides(part), "part %d at first", part)
	}
	p.check = func(r lesson.Remark, _ *lesson.Moment) {
		for topic, part := range map[lesson.Topic]lesson.Part{
			"bill": lesson.MailPile, "others": lesson.TheLog, "cash": lesson.TheSums, "borrow": lesson.LoanButton, "deal": lesson.DealPile,
			"hunt": lesson.OddsButton, "jackpot": lesson.ThePot,
		} {
			if r.Topic == topic {
				assert.False(t, p.guide.Hides(part), "what %s is about", topic)
			}
		}
	}
	p.play(recommended)
	for part := range lesson.NumParts {
		assert.False(t, p.guide.Hides(part), "part %d at the end", part)
	}
}

// anyChoice returns a choice of any kind that is open.
func anyChoice(s *engine.State, r *rand.Rand) engine.Choice {
	options := s.AppendOptions(nil)
	kind := options[r.IntN(len(options))].Choice.Kind
	if p := s.Prompt().Kind; p == engine.PlaceTile || p == engine.Arrange {
		// There are hundreds of ways to exchange two tiles.
		kind = [3]engine.ChoiceKind{options[0].Choice.Kind, kind, options[len(options)-1].Choice.Kind}[r.IntN(3)]
	}
	options = slices.DeleteFunc(options, func(o engine.Option) bool { return o.Choice.Kind != kind })
	o := options[r.IntN(len(options))]
	if o.Step > 0 {
		return o.With(o.Choice.Amount + int32(r.IntN(int((o.Most-o.Choice.Amount)/o.Step)+1))*o.Step)
	}
	return o.Choice
}

func TestWhoeverPlaysOtherwiseHearsNothingThatIsNotThere(t *testing.T) {
	for seed := range uint64(300) {
		p := beginner(t)
		r := rand.New(rand.NewPCG(seed, 1))
		p.play(func(s *engine.State) engine.Choice { return anyChoice(s, r) })
		for topic, n := range p.said {
			assert.Equal(t, 1, n, "%s in game %d", topic, seed)
		}
		assert.Equal(t, lesson.Topic("end"), p.remarks[len(p.remarks)-1].Topic)
		if t.Failed() {
			return
		}
	}
}
