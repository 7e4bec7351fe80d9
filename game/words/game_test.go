package words_test

import (
	"regexp"
	"strings"
	"testing"

	"bigpayday/game/engine"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var family = []string{"Mom", "Dad", "Grandma", "Junior", "Auntie", "Cousin"}

// sentences collects texts, to look at each of them once.
type sentences map[string]bool

func (s sentences) add(texts ...string) {
	for _, text := range texts {
		s[text] = true
	}
}

// complete fails unless every text is whole: no id in place of a message, no
// value missing.
func (s sentences) complete(t *testing.T) {
	t.Helper()
	assert.False(t, s[""], "a text is empty")
	for text := range s {
		assert.NotContains(t, text, "{", "a value is missing")
		assert.False(t, id.MatchString(text), "a message is missing: %s", text)
	}
}

// id is what only ids look like: a full stop with no space after it.
var id = regexp.MustCompile(`[a-z]\.[a-z]`)

// lots is a source of decisions that is the same at every run.
type lots uint32

func (l *lots) below(n int) int {
	*l = *l*1664525 + 1013904223
	return int(uint32(*l)>>8) % n
}

// playGames plays games in which chance decides and shows every state with
// its options before a choice, and every event.
func playGames(t *testing.T, before func(*engine.State, []engine.Option), sink func(game int, e engine.Event)) {
	t.Helper()
	for game := range 120 {
		setup := engine.Setup{
			Edition: engine.EditionID(game % int(engine.NumEditions)), Seats: uint8(2 + game%5), Months: 2, Seed: uint64(game), First: engine.NoSeat,
			Laying: engine.Laying(game % int(engine.NumLayings)),
		}
		setup.Lengths[0], setup.Lengths[1] = 31, max(28, engine.EditionOf(setup.Edition).Shortest)
		if setup.Edition == engine.Mixed {
			setup.Blue = 12
		}
		chance := lots(game)
		to := func(e engine.Event) { sink(game, e) }
		s, err := engine.New(setup, to)
		require.NoError(t, err)
		for s.Phase != engine.Over {
			options := s.AppendOptions(nil)
			before(&s, options)
			o := options[chance.below(len(options))]
			if s.Phase == engine.Building && chance.below(10) > 0 {
				o = options[0]
				if last := options[len(options)-1]; last.Choice.Kind == engine.Begin && (setup.Edition != engine.Mixed || s.Missing() == 0) {
					o = last
				}
			}
			if o.Choice.Kind == engine.Borrow && chance.below(5) > 0 {
				o = options[0]
			}
			c := o.Choice
			if c.Kind == engine.Repay {
				c = o.With(o.Step * int32(chance.below(int(o.Most/o.Step)+1)))
			}
			require.NoError(t, s.Choose(c, to))
		}
		before(&s, nil)
	}
}

func TestWholeGamesAreAskedAndToldInWholeSentences(t *testing.T) {
	texts := sentences{}
	tellers := map[int]*words.Teller{}
	told := map[engine.EventKind]int{}
	reasons := map[engine.Why]int{}
	playGames(t,
		func(s *engine.State, options []engine.Option) {
			ask := english.Ask(s, family)
			texts.add(ask.Title, ask.Text, ask.Tab)
			for i, o := range options {
				if s.Phase == engine.Building && i%97 > 0 && o.Choice.Kind == engine.Exchange {
					continue // there are hundreds, all alike
				}
				offer := english.Offer(s, o, family)
				texts.add(offer.Label)
				if offer.Does != "" {
					texts.add(offer.Does)
				}
			}
		},
		func(game int, e engine.Event) {
			if tellers[game] == nil {
				tellers[game] = english.Teller(engine.Setup{Edition: engine.EditionID(game % int(engine.NumEditions))}, family)
			}
			line, ok := tellers[game].Tell(e)
			if !ok {
				return
			}
			told[e.Kind]++
			reasons[e.Why]++
			texts.add(line.String())
			if line.Seat != engine.NoSeat && !strings.Contains(line.String(), family[line.Seat]) {
				t.Errorf("a line about %s does not name them: %s", family[line.Seat], line)
			}
		})
	texts.complete(t)
	for _, kind := range []engine.EventKind{
		engine.GameBegan, engine.TilePlaced, engine.TilesExchanged, engine.PageLaid, engine.Shuffled, engine.Rolled,
		engine.Moved, engine.Landed, engine.Drawn, engine.Kept, engine.Discarded, engine.Chosen, engine.NumberPicked,
		engine.Paid, engine.LoanTaken, engine.LoanRepaid, engine.MonthEnded, engine.Retired, engine.GameOver,
	} {
		assert.NotZero(t, told[kind], "the log never tells of %v", kind)
	}
	for why := engine.NoReason + 1; why < engine.NumWhys; why++ {
		switch why {
		case engine.WhyMove, engine.WhyHoliday, engine.WhyLoan, engine.WhyRepay, engine.WhySavings:
			// Another event tells it: the move, the landing, the loan.
		case engine.WhySavingsInterest:
			// Chance hardly ever saves for a month.
			assert.True(t, english.Has("log.pay."+why.String()))
		default:
			assert.NotZero(t, reasons[why], "the log never tells of a %v", why)
		}
	}
}

// tell returns the sentences for events, one after the other.
func tell(t *testing.T, events ...engine.Event) []string {
	t.Helper()
	teller := english.Teller(engine.Setup{}, family)
	var lines []string
	for _, e := range events {
		if line, ok := teller.Tell(e); ok {
			lines = append(lines, line.String())
		}
	}
	return lines
}

func TestLogSaysWhatAPersonWouldSay(t *testing.T) {
	seat := func(s engine.Seat) engine.Account { return engine.SeatAccount(s) }
	assert.Equal(t, []string{
		"Mom moved from 21 to 24",
		"Mom opened the mail: Water Works bill, $600",
		"Auntie sent the Jackpot up by $5,000",
		"Junior took a trip: $300 to the Jackpot",
		"Dad jumped back from 4 to START",
		"Grandma landed on Holiday: $200 for everybody",
		"Mom rolled 8 and won $8,000",
		"Dad got a Deal offer: Dipsydoodle Noodle Factory",
		"Dad had to borrow $3,000 and now owes $5,000",
		"Dad bought Dipsydoodle Noodle Factory for $8,000",
		"Dad sold Dipsydoodle Noodle Factory for $12,000 (+$4,000)",
		"Mom and Junior share the win with $18,900 each",
	}, tell(t,
		engine.Event{Kind: engine.TurnBegan},
		engine.Event{Kind: engine.Rolled, Why: engine.WhyMove, Dice: [2]uint8{3}},
		engine.Event{Kind: engine.Moved, Why: engine.WhyRoll, From: 21, To: 24},
		engine.Event{Kind: engine.Drawn, Card: 26},
		engine.Event{Kind: engine.Landed, Seat: 4, Space: engine.JackpotSkyrockets},
		engine.Event{Kind: engine.Paid, Payer: engine.Bank, Payee: engine.Jackpot, Amount: 5_000, Why: engine.WhyJackpotSkyrockets},
		engine.Event{Kind: engine.Paid, Payer: seat(3), Payee: engine.Jackpot, Amount: 300, Why: engine.WhyVacationDay},
		engine.Event{Kind: engine.Moved, Seat: 1, Why: engine.WhyJumpBack, From: 4, To: 0},
		engine.Event{Kind: engine.Landed, Seat: 2, Space: engine.Holiday},
		engine.Event{Kind: engine.Paid, Payer: engine.Bank, Payee: seat(2), Amount: 200, Why: engine.WhyHoliday},
		engine.Event{Kind: engine.Rolled, Why: engine.WhySuperSweepstakes, Dice: [2]uint8{5, 3}},
		engine.Event{Kind: engine.Paid, Payer: engine.Bank, Payee: seat(0), Amount: 8_000, Why: engine.WhySuperSweepstakes},
		engine.Event{Kind: engine.Drawn, Seat: 1, Deck: engine.DealDeck, Card: 75},
		engine.Event{Kind: engine.Paid, Payer: engine.Bank, Payee: seat(1), Amount: 3_000, Why: engine.WhyLoan},
		engine.Event{Kind: engine.LoanTaken, Seat: 1, Amount: 3_000, Total: 5_000, Forced: true},
		engine.Event{Kind: engine.Paid, Payer: seat(1), Payee: engine.Bank, Amount: 8_000, Why: engine.WhyDeal, Card: 75},
		engine.Event{Kind: engine.Kept, Seat: 1, Deck: engine.DealDeck, Card: 75, Amount: 8_000},
		engine.Event{Kind: engine.Paid, Payer: engine.Bank, Payee: seat(1), Amount: 12_000, Why: engine.WhyBuyer, Card: 75},
		engine.Event{Kind: engine.Discarded, Seat: 1, Deck: engine.DealDeck, Card: 75},
		engine.Event{Kind: engine.GameOver, Winners: engine.SeatSet(0).With(0).With(3),
			Worth: [engine.MaxSeats]int32{18_900, 0, 0, 18_900}},
	))
}

func TestFreeDealsAreNotOfferedAndBuyersNeedADeal(t *testing.T) {
	assert.Equal(t, []string{
		"Mom met a buyer, but has no Deal to sell", "Mom got Radio Marmalade for free", "Mom met a buyer",
	}, tell(t,
		engine.Event{Kind: engine.Landed, Space: engine.FoundABuyer},
		engine.Event{Kind: engine.Landed, Space: engine.FreeDeal},
		engine.Event{Kind: engine.Drawn, Deck: engine.DealDeck, Card: 65},
		engine.Event{Kind: engine.Kept, Deck: engine.DealDeck, Card: 65},
		engine.Event{Kind: engine.Landed, Space: engine.FoundABuyer},
	))
}

func TestFillingTheMonthIsOneLine(t *testing.T) {
	assert.Equal(t, []string{"Mom filled the month: Deals first", "Mom put Deal on day 9"}, tell(t,
		engine.Event{Kind: engine.Chosen, Choice: engine.Choice{Kind: engine.Fill, Preset: engine.DealsFirst}},
		engine.Event{Kind: engine.TilePlaced, To: 4, Space: engine.Mail1},
		engine.Event{Kind: engine.TilePlaced, To: 5, Space: engine.Mail1},
		engine.Event{Kind: engine.Chosen, Choice: engine.Choice{Kind: engine.Place}},
		engine.Event{Kind: engine.TilePlaced, To: 9, Space: engine.DealSpace},
	))
}

func TestLogLinesGiveTheirNameApart(t *testing.T) {
	line, ok := english.Teller(engine.Setup{}, family).Tell(
		engine.Event{Kind: engine.Moved, Seat: 3, Why: engine.WhyRoll, From: 0, To: 6})
	require.True(t, ok)
	name, rest := line.Lead()
	assert.Equal(t, "Junior ", name)
	assert.Equal(t, "moved from START to 6", rest)
	name, rest = words.Line{Spans: []words.Span{{Text: "Junior", Name: true}, {Text: "’s ticket expired"}}}.Lead()
	assert.Equal(t, "Junior", name, "no space where the sentence has none")
	assert.Equal(t, "’s ticket expired", rest)
	name, rest = words.Line{Spans: []words.Span{{Text: "The old Mail is shuffled"}}}.Lead()
	assert.Empty(t, name)
	assert.Equal(t, "The old Mail is shuffled", rest)
}

// until plays on with first options until the prompt is of the kind and
// accept says so.
func until(t *testing.T, kind engine.PromptKind, accept func(*engine.State) bool) engine.State {
	t.Helper()
	var found *engine.State
	playGames(t, func(s *engine.State, _ []engine.Option) {
		if found == nil && s.Prompt().Kind == kind && accept(s) {
			c := *s
			found = &c
		}
	}, func(int, engine.Event) {})
	require.NotNil(t, found)
	return *found
}

func TestBuyingSaysWhatIsBorrowedFirst(t *testing.T) {
	s := until(t, engine.BuyDeal, func(*engine.State) bool { return true })
	buy := engine.Option{Choice: engine.Choice{Kind: engine.Buy}, Cost: 8_000, Borrows: 3_000}
	assert.Equal(t, words.Offer{Label: "Buy for $8,000", Does: "borrows $3,000, $300 interest on Big Pay Day"},
		english.Offer(&s, buy, family))
	assert.True(t, strings.HasPrefix(english.Ask(&s, family).Text, family[s.Prompt().Seat]+", pay $"))
}

func TestATurnPromisesTheJackpotOnlyWhereItCanBeWon(t *testing.T) {
	s := until(t, engine.TakeTurn, func(s *engine.State) bool { return s.Balance[engine.Jackpot] > 0 })
	assert.Contains(t, english.Ask(&s, family).Text, "wins the Jackpot of $")
	s.Setup.House = s.Setup.House.With(engine.NoJackpot)
	assert.Equal(t, "Roll the die and move that many days.", english.Ask(&s, family).Text)
}

func TestTheRetiredArePromisedTheBonusOnlyWhereItCanBeWon(t *testing.T) {
	setup := engine.Setup{Edition: engine.Event2000}
	assert.Equal(t, "A 4 wins the Bonus of $300.", english.RetiredRolls(&setup, 300, 4))
	turns := "Nothing to win, but a 4 turns the black die."
	assert.Equal(t, turns, english.RetiredRolls(&setup, 0, 4))
	setup.House = setup.House.With(engine.NoJackpot)
	assert.Equal(t, turns, english.RetiredRolls(&setup, 300, 4))
}

func TestPayingOffTooMuchSaysThatBillsNeedANewLoan(t *testing.T) {
	s := until(t, engine.PayOffLoan, func(s *engine.State) bool {
		seat := s.Prompt().Seat
		return s.BillsDue(seat) > 0 && s.Players[seat].Loan <= s.Cash(seat) && s.Cash(seat)-s.Players[seat].Loan < s.BillsDue(seat)
	})
	seat := s.Prompt().Seat
	all := engine.Option{Choice: engine.Choice{Kind: engine.Repay, Amount: s.Players[seat].Loan}, Step: 1_000}
	offer := english.Offer(&s, all, family)
	assert.Equal(t, "Pay off "+english.Money(s.Players[seat].Loan), offer.Label)
	assert.Contains(t, offer.Does, "you’ll need a new loan of")
	none := engine.Option{Choice: engine.Choice{Kind: engine.Repay}, Step: 1_000}
	assert.Equal(t, "Pay nothing", english.Offer(&s, none, family).Label)
}

func TestNumberThatCannotComeUpSaysSo(t *testing.T) {
	s := until(t, engine.PickNumber, func(*engine.State) bool { return true })
	number := func(n, ways uint8) engine.Option {
		return engine.Option{Choice: engine.Choice{Kind: engine.Pick, Number: n}, Ways: ways}
	}
	assert.Equal(t, words.Offer{Label: "Take number 1", Does: "impossible with two dice"}, english.Offer(&s, number(1, 0), family))
	assert.Equal(t, words.Offer{Label: "Take number 6", Does: "5 of 36 rolls"}, english.Offer(&s, number(6, 5), family))
}

func TestPlayersWithoutANameAreCalledByTheirSeat(t *testing.T) {
	line, ok := english.Teller(engine.Setup{}, nil).Tell(engine.Event{Kind: engine.Retired, Seat: 1})
	require.True(t, ok)
	assert.Equal(t, "Player 2 finished the last month", line.String())
}

func TestLogGoesOnWithASavedGame(t *testing.T) {
	s := until(t, engine.SellDeal, func(*engine.State) bool { return true })
	teller := english.Teller(engine.Setup{}, family)
	teller.Resume(&s)
	seat := s.Prompt().Seat
	card := s.HeldDeals(seat)[0]
	profit := s.Edition().Card(card).Payoff() - s.Paid[s.Edition().DealIndex(card)]
	var lines []string
	require.NoError(t, s.Choose(engine.Choice{Kind: engine.Sell, Card: card}, func(e engine.Event) {
		if line, ok := teller.Tell(e); ok {
			lines = append(lines, line.String())
		}
	}))
	assert.Contains(t, lines[0], "sold "+english.CardTitle(engine.Big, card))
	assert.Contains(t, lines[0], "("+english.Signed(profit)+")")
}
