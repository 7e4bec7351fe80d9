package states

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
	"bigpayday/render/moments"
)

// turnStates are the states of a turn in the big edition.
var turnStates = []State{
	{"turn-2", func(s *scenetest.Studio) { s.Play(scenetest.TwoPlayers) }},
	{"turn-3", func(s *scenetest.Studio) { s.Play(scenetest.ThreePlayers) }},
	{"turn-6", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers) }},
	{"turn-long-names", func(s *scenetest.Studio) {
		s.Play(scenetest.LongNamed)
		s.Arrange(func(st *engine.State) {
			for seat, dollars := range []int32{-1_234_567, 1_234_567, -98_700, 0, 999_900, 12_345_600} {
				scenetest.GiveCash(st, engine.Seat(seat), dollars)
				st.Players[seat].Loan = max(0, -dollars/1000*1000)
				st.Players[seat].Month, st.Players[seat].Day, st.Players[seat].Retired = 2, 17, false
			}
			scenetest.FillJackpot(st, 1_234_500)
		})
	}},
	{"turn-tip", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.PointAt("day-23"); s.Ticks(60) }},
	{"turn-tip-token", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.PointAt("day-17"); s.Ticks(60) }},
	{"turn-focus", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Press(input.KeyTab); s.Tick() }},
	{"turn-odds", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Press(input.Letter('o')); s.Tick() }},
	{"turn-loan", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Click("loan"); s.Tick() }},
	{"turn-deals", func(s *scenetest.Studio) { s.HoldDeals(10); s.Click("deals"); s.Tick() }},
	{"turn-log", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Click("log"); s.Tick() }},
	{"turn-help", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Click("help"); s.Tick() }},
	{"turn-help-end", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.Click("help")
		s.Tick()
		s.ScrollToEnd("help-area")
	}},
	{"notice", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.ShowNotice(s.Say("error.sound_lost"))
		s.Tick()
	}},
	{"coach", func(s *scenetest.Studio) { s.DealOffered(2_100); s.Press(input.Letter('h')); s.Ticks(400) }},
	{"turn-captions", func(s *scenetest.Studio) {
		s.Settings.Captions, s.Settings.Talk = true, "off" // captions stand where bubbles may
		s.MidGame(scenetest.SixPlayers)
		s.Roll(6)
		s.Until("money to fly", func() bool { return s.Match.Stage.Actors().Notes.N > 0 })
		s.Ticks(20)
	}},
	{"turn-computer", func(s *scenetest.Studio) {
		s.MidGame(scenetest.OnePerson)
		s.Settings.SetSpeeds(store.Slow)
		s.Roll(4)
		s.PlayUntil(func() bool { return s.Has("hurry") })
		s.Ticks(curtain) // after the buyer's door
	}},
	{"turn-undo", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Borrow, Amount: 1_000}))
		s.Until("the next question", func() bool { _, asked := s.Match.Asked(); return asked })
		s.PointAt("undo")
		s.Ticks(60)
	}},
	{"turn-dice", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Roll(4); s.Ticks(26) }},
	{"turn-hop", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.Roll(5)
		s.Until("a token that hops", func() bool {
			hop := s.Match.Stage.Actors().Token
			return hop.On && hop.Done >= 2 && hop.Hop > .4
		})
	}},
	{"bill", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.Bill), scenetest.OfKind(engine.Postcard), scenetest.OfKind(engine.Ad))
		s.LandOn(engine.Mail2)
		s.UntilHeld()
	}},
	{"moneygram", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.StackCards(engine.MailDeck, scenetest.OfKind(engine.MoneygramSend), scenetest.OfKind(engine.TaxRefund), scenetest.OfKind(engine.Ad))
		s.LandOn(engine.Mail3)
		s.UntilHeld()
	}},
	{"deal", func(s *scenetest.Studio) { s.DealOffered(24_000) }},
	{"deal-loan", func(s *scenetest.Studio) { s.DealOffered(2_100) }},
	{"friend", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.StackCards(engine.MailDeck, func(c engine.Card) bool { return c.Message == engine.BackThreeWithFriend })
		s.LandOn(engine.Mail1)
		s.UntilAsked(engine.BringFriend)
	}},
	{"friend-two", func(s *scenetest.Studio) {
		s.MidGame(scenetest.TwoPlayers)
		s.StackCards(engine.MailDeck, func(c engine.Card) bool { return c.Message == engine.BackThreeWithFriend })
		s.LandOn(engine.Mail1)
		s.UntilAsked(engine.BringFriend)
	}},
	{"lottery-ante", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.LuckyLottery)
		s.UntilAsked(engine.AnteUp)
		s.Ticks(curtain)
	}},
	{"lottery-numbers", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.LuckyLottery)
		for range 4 {
			s.UntilAsked(engine.AnteUp)
			choice := engine.Choice{Kind: engine.Ante}
			if s.Match.Table.State().Prompt().Seat == 3 {
				choice.Kind = engine.StayOut
			}
			require.NoError(s.T, s.Match.Choose(choice))
		}
		for _, number := range []uint8{7, 8} {
			s.UntilAsked(engine.PickNumber)
			require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Pick, Number: number}))
		}
		s.UntilAsked(engine.PickNumber)
	}},
	{"lottery-two", func(s *scenetest.Studio) { lotteryOfTwo(s) }},
	{"lottery-nobody", func(s *scenetest.Studio) {
		lotteryDecides(s, 2)
		s.Until("a number that is nobody's", func() bool {
			return s.Match.Stage.Shown().Roll.Why == engine.WhyLuckyLottery && !s.Match.Stage.Actors().Dice.On
		})
		s.Ticks(2)
	}},
	{"lottery-off", func(s *scenetest.Studio) {
		s.MidGame(scenetest.TwoPlayers)
		s.LandOn(engine.LuckyLottery)
		untilCalledOff(s)
	}},
	{"lottery-drawn", func(s *scenetest.Studio) {
		lotteryDecides(s, 1)
		s.Until("the number to have come up", func() bool { k := s.Match.Stage.Actors().Number; return k.Drawn && k.T == 1 })
		s.Ticks(2)
	}},
	{"lottery-won", func(s *scenetest.Studio) { lotteryDecides(s, 1); untilMoment(s, moments.Jackpot, 2_500) }},
	{"buyer-1", func(s *scenetest.Studio) { s.HoldDeals(1); meetBuyer(s) }},
	{"buyer-3", func(s *scenetest.Studio) { s.HoldDeals(3); meetBuyer(s) }},
	{"buyer-4", func(s *scenetest.Studio) { s.HoldDeals(4); meetBuyer(s) }},
	{"buyer-10", func(s *scenetest.Studio) { s.HoldDeals(10); meetBuyer(s) }},
	{"buyer-borrow", func(s *scenetest.Studio) {
		s.HoldDeals(3)
		meetBuyer(s)
		s.Click("loan")
	}},
	{"lent", func(s *scenetest.Studio) {
		landShort(s, engine.VacationDay)
		untilMoment(s, moments.Loan, 3_000)
	}},
	{"rocket", func(s *scenetest.Studio) {
		landOnLaid(s, engine.JackpotSkyrockets)
		s.Until("the rocket to be on its way", func() bool { return s.Match.Stage.Actors().Rocket.T > .5 })
	}},
	{"holiday", func(s *scenetest.Studio) {
		landOnLaid(s, engine.Holiday)
		s.Until("paper to fly", func() bool { return s.Match.Stage.Actors().Party.T > .4 })
	}},
	{"jackpot", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.Roll(6)
		untilMoment(s, moments.Jackpot, 2_500)
	}},
	{"jackpot-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		s.MidGame(scenetest.SixPlayers)
		s.Roll(6)
		untilMoment(s, moments.Jackpot, 400)
	}},
	{"jackpot-empty", func(s *scenetest.Studio) {
		s.MidGame(scenetest.FirstTurn)
		s.Arrange(func(st *engine.State) { st.Balance[engine.Jackpot] = 0 })
		s.Roll(6)
		untilMoment(s, moments.EmptyPot, 300)
	}},
	{"sold", func(s *scenetest.Studio) {
		s.Settings.Talk = "often"
		sellDeal(s, 0)
		untilMoment(s, moments.Sale, 1_900)
		require.Equal(s.T, s.View().IsUpright(), s.Match.BuyerSays() == "")
	}},
	{"sold-loss", func(s *scenetest.Studio) { sellDeal(s, 9_500); untilMoment(s, moments.Sale, 2_200) }},
	{"sold-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		sellDeal(s, 0)
		untilMoment(s, moments.Sale, 400)
	}},
	{"card-drawn", func(s *scenetest.Studio) {
		s.MidGame(scenetest.FirstTurn)
		s.LandOn(engine.Mail1)
		untilMoment(s, moments.Card, 1_000)
	}},
	{"card-drawn-small", func(s *scenetest.Studio) {
		s.Settings.Moments = moments.UpToShort.String()
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.Mail1)
		untilMoment(s, moments.Card, 300)
	}},
	{"deal-drawn", func(s *scenetest.Studio) {
		s.MidGame(scenetest.FirstTurn)
		s.LandOn(engine.DealSpace)
		untilMoment(s, moments.Card, 1_000)
	}},
	{"contest", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.SingingContest)
		s.UntilHeld()
		s.Ticks(curtain)
	}},
	{"contest-sung", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.SingingContest)
		s.Until("all but one to have sung", func() bool {
			return s.Match.Stage.Shown().Contest.Thrown.Len() == 5 && s.Match.Stage.Actors().Dice.T > .5
		})
	}},
	{"contest-won", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.SingingContest)
		s.Until("somebody to be cheered", func() bool { return s.Match.Stage.Actors().Applause.T == 1 })
		s.Ticks(2)
	}},
	{"pass", func(s *scenetest.Studio) {
		s.Settings.PassDevice = true
		s.MidGame(scenetest.SixPlayers)
		s.LandOn(engine.Holiday)
		s.Until("the next player", func() bool { p, ok := s.Match.Asked(); return ok && p.Seat == 1 })
		s.Ticks(60)
	}},
	{"recap", func(s *scenetest.Studio) {
		s.Play(scenetest.OnePerson)
		s.Settings.SetSpeeds(store.Instant)
		s.LandOn(engine.SickDay)
		s.Ticks(2)
		s.Until("the first player again", func() bool { p, ok := s.Match.Asked(); return ok && p.Kind == engine.TakeTurn })
		s.Ticks(2)
	}},
}

// lotteryOfTwo goes on in a lottery of two until the second one picks a number.
func lotteryOfTwo(s *scenetest.Studio) {
	s.MidGame(scenetest.TwoPlayers)
	s.LandOn(engine.LuckyLottery)
	for range 2 {
		s.UntilAsked(engine.AnteUp)
		require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Ante}))
	}
	s.UntilAsked(engine.PickNumber)
	require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Pick, Number: 7}))
	s.UntilAsked(engine.PickNumber)
}

// lotteryDecides goes on in a lottery of two that takes so many rolls until the first one is thrown.
func lotteryDecides(s *scenetest.Studio, rolls int) {
	lotteryOfTwo(s)
	s.ChooseUntil(engine.Choice{Kind: engine.Pick, Number: 6}, func(events []engine.Event) bool {
		n := 0
		for _, e := range events {
			if e.Kind == engine.Rolled {
				n++
			}
		}
		return n == rolls
	})
	s.UntilHeld()
	s.Ticks(2)
	s.Click("throw")
}

// untilCalledOff lets the first player pay in, for a number that cannot come up where numbers are
// taken, and all others stay out, until it is said that nothing is played for.
func untilCalledOff(s *scenetest.Studio) {
	ante := engine.Ante
	s.Until("a game to be called off", func() bool {
		switch {
		case s.Asks(engine.AnteUp):
			require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: ante}))
			ante = engine.StayOut
		case s.Asks(engine.PickNumber):
			require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Pick, Number: 1}))
		}
		return s.Match.Stage.Actors().CalledOff
	})
	s.Ticks(2)
}

// curtain is longer than it takes a scene to come out of the dark, in ticks.
const curtain = 20

// untilMoment waits until a moment has been seen for so many milliseconds.
func untilMoment(s *scenetest.Studio, kind moments.Kind, ms float64) {
	s.Until("a moment", func() bool {
		m := &s.Match.Stage.Actors().Moment
		return m.Kind == kind && m.At > ms
	})
}

// sellDeal lets the player whose turn it is sell a Deal that has cost so many dollars, or what
// its card says for 0.
func sellDeal(s *scenetest.Studio, cost int32) {
	s.HoldDeals(1)
	if cost != 0 {
		s.Arrange(func(st *engine.State) { st.Paid[st.Edition().DealIndex(st.HeldDeals(st.Turn)[0])] = cost })
	}
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
	state := s.Match.Table.State()
	require.NoError(s.T, s.Match.Choose(engine.Choice{Kind: engine.Sell, Card: state.HeldDeals(state.Prompt().Seat)[0]}))
}

// meetBuyer goes on until a buyer stands in the door.
func meetBuyer(s *scenetest.Studio) {
	s.LandOn(engine.FoundABuyer)
	s.UntilAsked(engine.SellDeal)
	s.Ticks(moments.BuyerTakes*60/1000 + 2)
}

// landOnLaid leads the player whose turn it is, in the middle of a game, to a kind of space that is
// put in their way.
func landOnLaid(s *scenetest.Studio, space engine.Space) {
	const die = 3
	s.MidGame(scenetest.SixPlayers)
	s.Arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		st.Pages[p.Month-1][p.Day+die-1] = space
	})
	s.Roll(die)
}

// landShort leads the player whose turn it is to a kind of space that costs more than they have.
func landShort(s *scenetest.Studio, space engine.Space) {
	const die, cash = 3, 150
	s.MidGame(scenetest.SixPlayers)
	s.Arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		st.Pages[p.Month-1][p.Day+die-1] = space
		st.Balance[engine.SeatAccount(st.Turn)] = cash
		p.Loan = 3_000
	})
	s.Roll(die)
}
