package scene_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// momentCase is something that is seen large: what is on the table before it, and what brings it about.
type momentCase struct {
	kind  moments.Kind
	begin func(s *scenetest.Studio)
}

// paidTo is a payment.
func paidTo(from, to engine.Account, dollars int32, why engine.Why) engine.Event {
	return engine.Event{Kind: engine.Paid, Seat: from.Seat(), Payer: from, Payee: to, Amount: dollars, Why: why}
}

// onDay plays to the middle of a game, in which the first player has come to a kind of space, and
// queues what happens there.
func onDay(f *scenetest.Game, space engine.Space, before, events []engine.Event) func(s *scenetest.Studio) {
	return func(s *scenetest.Studio) {
		switch f {
		case scenetest.Classic1975:
			s.MidGame1975()
		case scenetest.Event2000:
			s.MidGame2000()
		default:
			s.MidGame(f)
		}
		st := s.Match.Stage
		fresh := tabletop.Shown{}
		sh := st.Shown()
		sh.Drawn, sh.Pictured, sh.Tally = fresh.Drawn, fresh.Pictured, fresh.Tally // as if it were all new
		if p := st.Shown().Players[0]; space != engine.Vacant {
			st.Fold(engine.Event{Kind: engine.Landed, Month: p.Month, To: p.Day, Space: space})
		}
		st.Fold(before...)
		st.Queue(events...)
	}
}

// momentCases has all that is seen in full in both games.
func momentCases() map[string]momentCase {
	me, bank, pot, stakes := engine.SeatAccount(0), engine.Bank, engine.Jackpot, engine.Stakes
	one, two := engine.SeatAccount(1), engine.SeatAccount(2)
	of := func(events ...engine.Event) []engine.Event { return events }
	big, standard, classic := scenetest.SixPlayers, scenetest.Standard, scenetest.Classic1975
	deal := engine.EditionOf(engine.Big).FirstCard(engine.DealDeck)
	bill := engine.EditionOf(engine.Big).FirstCard(engine.MailDeck)
	sold := paidTo(bank, me, 6_000, engine.WhyBuyer)
	sold.Seat, sold.Card = 0, deal
	back := func(seat engine.Seat) engine.Event {
		return engine.Event{Kind: engine.Moved, Why: engine.WhyDaylightSavings, Seat: seat, By: engine.NoSeat, Month: 2, From: 14, To: 13}
	}
	onMap := func(queue func(s *scenetest.Studio)) func(s *scenetest.Studio) {
		return func(s *scenetest.Studio) {
			s.PlayConquest(&scenetest.Conquest{Cast: scenetest.Family, Seed: 14, Rounds: 12, Done: func(st *conquest.State) bool { return st.Ask == conquest.Attack && st.Round >= 4 }})
			queue(s)
		}
	}
	return map[string]momentCase{
		"a Jackpot": {moments.Jackpot, onDay(big, engine.Vacant, nil, of(paidTo(pot, me, 7_000, engine.WhyJackpot)))},
		"a large lottery": {moments.Jackpot, onDay(big, engine.LuckyLottery,
			of(engine.Event{Kind: engine.NumberPicked, Seat: 1, Number: 7}, paidTo(bank, stakes, 6_000, engine.WhyLottery)), of(paidTo(stakes, one, 6_000, engine.WhyLottery)))},
		"Lottery cards": {moments.Jackpot, onDay(scenetest.Event2000, engine.LotterySpace,
			of(paidTo(bank, stakes, 1_600, engine.WhyLottery)), of(paidTo(stakes, one, 1_600, engine.WhyLottery)))},
		"a sale":   {moments.Sale, onDay(big, engine.FoundABuyer, of(engine.Event{Kind: engine.Kept, Deck: engine.DealDeck, Card: deal, Amount: 500}), of(sold))},
		"a card":   {moments.Card, onDay(big, engine.Mail1, nil, of(engine.Event{Kind: engine.Drawn, Deck: engine.MailDeck, Card: bill}))},
		"a Deal":   {moments.Card, onDay(big, engine.DealSpace, nil, of(engine.Event{Kind: engine.Drawn, Deck: engine.DealDeck, Card: deal}))},
		"a salary": {moments.PayDay, onDay(big, engine.BigPayDay, nil, of(paidTo(bank, me, 3_250, engine.WhySalary)))},
		"a loan": {moments.Loan, onDay(big, engine.VacationDay, nil, of(
			paidTo(bank, me, 1_000, engine.WhyLoan), engine.Event{Kind: engine.LoanTaken, Amount: 1_000, Forced: true, Total: 1_000}, paidTo(me, pot, 300, engine.WhyVacationDay)))},
		"casino":    {moments.Vignette, onDay(standard, engine.FamilyCasinoNight, nil, of(paidTo(me, pot, 500, engine.WhyFamilyCasinoNight)))},
		"charity":   {moments.Vignette, onDay(standard, engine.CharityWalk, nil, of(paidTo(one, pot, 300, engine.WhyCharityWalk), paidTo(two, pot, 300, engine.WhyCharityWalk)))},
		"yard sale": {moments.Vignette, onDay(standard, engine.YardSale, nil, of(paidTo(me, pot, 300, engine.WhyYardSale)))},
		"election": {moments.Vignette, onDay(classic, engine.TownElection, nil, of(
			paidTo(me, pot, 50, engine.WhyTownElection), paidTo(one, pot, 50, engine.WhyTownElection), paidTo(two, pot, 50, engine.WhyTownElection)))},
		"daylight": {moments.Vignette, onDay(classic, engine.DaylightSavings, nil, of(back(0), back(1), back(2)))},
		"draw":     {moments.Vignette, onDay(classic, engine.LotteryDraw, nil, of(paidTo(bank, me, 1_000, engine.WhyLotteryDraw)))},
		"swellfare": {moments.Vignette, onDay(classic, engine.Mail1,
			of(paidTo(me, stakes, 50, engine.WhySwellfare), engine.Event{Kind: engine.Rolled, Why: engine.WhySwellfare, Dice: [2]uint8{1}}), of(paidTo(stakes, pot, 50, engine.WhySwellfare)))},
		"the end": {moments.Winner, func(s *scenetest.Studio) {
			s.Finished(scenetest.OverOfSix)
			end := s.Match.Stage.Shown().Results
			s.Match.Stage.Queue(engine.Event{Kind: engine.GameOver, Worth: end.Worth, Winners: end.Winners})
		}},
		"a region": {moments.Region, onMap(func(s *scenetest.Studio) {
			c := s.Theater.Campaign
			sh, page := c.Shown(), c.Shown().Setup.Page
			rest := page.DaysOf(1) &^ sh.Held(sh.Turn)
			last := rest.First()
			for rest &= rest - 1; rest != 0; rest &= rest - 1 {
				c.Fold(conquest.Event{Kind: conquest.Taken, Seat: sh.Turn, By: sh.Owner[rest.First()], To: rest.First()})
			}
			c.Queue(conquest.Event{Kind: conquest.Taken, Seat: sh.Turn, By: sh.Owner[last], To: last}, conquest.Event{Kind: conquest.Placed, Seat: sh.Turn, To: last, Armies: 1})
		})},
		"a player is out": {moments.Out, onMap(func(s *scenetest.Studio) {
			c := s.Theater.Campaign
			c.Queue(conquest.Event{Kind: conquest.KnockedOut, Seat: 2, By: c.Shown().Turn})
		})},
		"the last round": {moments.LastRound, onMap(func(s *scenetest.Studio) {
			c := s.Theater.Campaign
			c.Queue(conquest.Event{Kind: conquest.TurnBegan, Seat: 1, Round: c.Shown().Setup.Rounds})
		})},
		"the end of Conquest": {moments.Winner, func(s *scenetest.Studio) {
			s.FinishedConquest(scenetest.ConquestOfSix)
			sh := s.Theater.Campaign.Shown()
			s.Theater.Campaign.Queue(conquest.Event{Kind: conquest.GameOver, Winners: sh.Winners, Why: sh.Why})
		}},
	}
}

// momentOn returns the moment that is seen.
func momentOn(s *scenetest.Studio) *moments.Moment {
	if s.Match != nil {
		return &s.Match.Stage.Actors().Moment
	}
	return &s.Theater.Campaign.Actors().Moment
}

func TestEveryKindOfMomentInFullIsTried(t *testing.T) {
	var has [moments.NumKinds]bool
	for _, c := range momentCases() {
		has[c.kind] = true
	}
	for kind := moments.None + 1; kind < moments.NumKinds; kind++ {
		assert.NotEqual(t, kind == moments.EmptyPot, has[kind], "kind %d", kind) // an empty pot is never in full
	}
}

// What a moment shows is made before it is wanted: no frame is late while it moves.
func TestAMomentMakesNoPictureOnceItIsUnderWay(t *testing.T) {
	for name, c := range momentCases() {
		t.Run(name, func(t *testing.T) {
			w := scenetest.DesignWindow
			w.Scale = .25
			th := w.Theme(t)
			defer th.Deallocate()
			s := scenetest.New(t, w, th)
			c.begin(s)
			m := momentOn(s)
			on := func() bool { return m.Kind == c.kind && m.Form == moments.Full }
			dst := ebiten.NewImage(s.View().Pixels())
			defer dst.Deallocate()
			for range 600 {
				if on() && m.At >= m.Warm() {
					break
				}
				if s.Match != nil {
					if _, held := s.Match.Hold(); held {
						s.Match.Release()
					}
				}
				if s.Tick(); on() {
					s.Draw(dst)
				}
			}
			require.True(t, on(), "it comes")
			before := th.CountPictures()
			for m.At < 4_000 {
				s.Ticks(2)
				if !on() {
					break
				}
				s.Draw(dst)
				require.Equal(t, before, th.CountPictures(), "after %.0f ms", m.At)
			}
			e2e.EndFrame()
		})
	}
}
