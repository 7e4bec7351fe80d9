package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/stage"
	"errors"
	"strings"

	"github.com/stretchr/testify/require"
)

// picture is one state of a scene that is worth looking at.
type picture struct {
	name string
	// set brings the state about.
	set func(s *studio)
}

// pictures lists the states of all scenes.
var pictures = []picture{
	{"title", func(s *studio) { s.Start(); s.tick() }},
	{"title-saved", func(s *studio) {
		require.NoError(s.t, s.Store.Write(store.Autosave, s.saved(fixedSix)))
		s.Start()
		s.tick()
	}},

	{"title-offer", func(s *studio) { s.newcomer(); s.Start(); s.ticks(2) }},
	{"lesson-welcome", func(s *studio) { s.learn() }},
	{"lesson-lay", func(s *studio) { s.learn(); s.goOnTo("lay") }},
	{"lesson-cash", func(s *studio) { s.learn(); s.goOnTo("cash") }},
	{"lesson-jackpot", func(s *studio) { s.learn(); s.goOnTo("jackpot") }},
	{"lesson-borrow", func(s *studio) { s.learn(); s.goOnTo("borrow") }},
	{"lesson-message", func(s *studio) { s.learn(); s.goOnTo("message"); s.ticks(90) }},
	{"lesson-friend", func(s *studio) { s.learn(); s.goOnTo("friend") }},
	{"lesson-buyer", func(s *studio) { s.learn(); s.goOnTo("buyer") }},
	{"lesson-number", func(s *studio) { s.learn(); s.goOnTo("number") }},
	{"lesson-repay", func(s *studio) { s.learn(); s.goOnTo("repay") }},
	{"lesson-end", func(s *studio) { s.learn(); s.goOnTo("end") }},
	{"lesson-menu", func(s *studio) { s.learn(); s.press(input.KeyEscape); s.tick() }},
	{"hint-bill", func(s *studio) {
		s.newcomer()
		s.evening(fixedSix)
		s.stack(engine.MailDeck, ofKind(engine.Bill))
		s.landOn(engine.Mail1)
		s.untilHeld()
	}},
	{"hint-lottery", func(s *studio) {
		s.newcomer()
		s.evening(fixedStandard)
		s.landOn(engine.LotterySpace)
		s.untilAsked(engine.AnteUp)
	}},

	{"sounds", func(s *studio) { s.StartWithSounds(); s.ticks(60) }},
	{"setup", func(s *studio) { s.settingUp() }},
	{"setup-2", func(s *studio) { s.settingUp(); s.click("seat-3-remove") }},
	{"setup-6", func(s *studio) { s.settingUp(); s.six() }},
	{"setup-name", func(s *studio) {
		s.settingUp()
		s.six()
		s.click("seat-1-name")
		s.press(input.Letter('a'), input.Ctrl)
		s.write("WWWWWWWWWWWWWWWW")
	}},
	{"setup-name-refused", func(s *studio) {
		s.settingUp()
		s.six()
		s.click("seat-1-name")
		s.press(input.Letter('a'), input.Ctrl)
		s.write("Лена 桜 Ω 🐈\u05d0")
		s.tick()
	}},
	{"setup-list", func(s *studio) { s.settingUp(); s.six(); s.turnTo(1); s.click("first") }},
	{"setup-token", func(s *studio) { s.settingUp(); s.six(); s.click("seat-2-token") }},
	{"title-translation", func(s *studio) {
		s.Misread = []app.Misread{{File: "de.po", Err: s.Languages.Add("de", []byte("hello"))}}
		s.Start()
		s.ticks(2)
	}},
	{"title-trouble", func(s *studio) { s.Trouble = errors.New("disk is full"); s.Start(); s.ticks(2) }},
	{"settings", func(s *studio) { s.onDisk(); s.Start(); s.tick(); s.click("settings"); s.tick() }},

	{"settings-end", func(s *studio) {
		s.onDisk()
		s.Start()
		s.tick()
		s.click("settings")
		s.tick()
		s.toEnd("page")
	}},
	{"settings-key-asked", func(s *studio) { s.setting("key-loan", 0); s.toEnd("page"); s.upTo("page", "key-loan") }},
	{"settings-key-swapped", func(s *studio) {
		s.setting("key-loan", 0)
		s.press(input.Letter('d'))
		s.toEnd("page")
		s.upTo("page", "key-loan")
	}},
	{"settings-key-refused", func(s *studio) {
		s.setting("key-accept", 0)
		s.press(input.KeyTab)
		s.toEnd("page")
		s.upTo("page", "key-accept")
	}},
	{"settings-keys-window", func(s *studio) { s.setting("key-kind", 2); s.toEnd("page") }},
	{"settings-keys-answer", func(s *studio) { s.setting("key-kind", 1); s.toEnd("page") }},
	{"settings-keys-pad", func(s *studio) { s.setting("key-kind", 3); s.toEnd("page") }},
	{"settings-loud", func(s *studio) {
		s.onDisk()
		s.Start()
		s.Set(func(c *store.Settings) {
			c.Mute, c.ReducedMotion, c.PassDevice, c.Hints = true, true, true, false
			c.Volumes = store.Volumes{Master: 100}
		})
		s.tick()
		s.click("settings")
		s.tick()
	}},

	{"rulebook", func(s *studio) { s.reading(engine.Big, 0, ""); s.click("chapter-days"); s.away(); s.ticks(30) }},
	{"rulebook-search", func(s *studio) {
		s.reading(engine.Big, 0, "")
		s.click("search")
		s.write(strings.ToLower(s.Say("space.name.lottery")))
		s.press(input.KeyEnter)
		s.ticks(30)
	}},
	{"rulebook-contents", func(s *studio) { s.reading(engine.Mixed, 0, "") }},
	{"rulebook-index", func(s *studio) { s.reading(engine.Classic1975, 0, ""); s.press(input.KeyEnd); s.ticks(30) }},
	{"rulebook-house", func(s *studio) {
		s.reading(engine.Standard, engine.EditionOf(engine.Standard).House, "day-lottery")
	}},
	{"rulebook-deals", func(s *studio) { s.reading(engine.Big, 0, "deal-list") }},
	{"rulebook-1975", func(s *studio) { s.reading(engine.Classic1975, 0, "card-swellfare") }},
	{"rulebook-2000", func(s *studio) { s.reading(engine.Event2000, 0, "lottery-cards") }},
	{"rulebook-pay-day", func(s *studio) { s.reading(engine.Mixed, engine.HouseRules(0).With(engine.TightMoney), "pay-day") }},
	{"rulebook-turning", func(s *studio) {
		s.reading(engine.Big, 0, "turn")
		s.press(input.KeyRight)
		s.ticks(9)
	}},

	{"placement", func(s *studio) { s.begin(fixedAlone) }},
	{"placement-half", func(s *studio) { s.begin(fixedAlone); s.lay(15) }},
	{"placement-help", func(s *studio) { s.begin(fixedAlone); s.lay(15); s.click("help"); s.tick() }},
	{"placement-drag", func(s *studio) {
		s.begin(fixedAlone)
		s.lay(12)
		s.carry("tile-deal", s.vacantDay())
	}},
	{"placement-refused", func(s *studio) {
		s.begin(fixedAlone)
		s.lay(12)
		s.carry("tile-deal", "day-31")
		s.up()
		s.ticks(30)
	}},
	{"placement-all", func(s *studio) { s.begin(fixedAlone); s.lay(30) }},
	{"placement-turns", func(s *studio) { s.begin(fixedInTurn); s.lay(14) }},
	{"placement-odds", func(s *studio) {
		s.begin(fixedAlone)
		s.lay(12)
		s.press(input.Letter('o'))
		s.carry("tile-holiday", s.vacantDay())
		s.ticks(60)
	}},
	{"placement-odds-turns", func(s *studio) {
		s.begin(fixedInTurn)
		s.lay(14)
		s.press(input.Letter('o'))
		s.ticks(60)
	}},
	{"mixed-odds", func(s *studio) { s.begin(fixedMixedAlone); s.press(input.Letter('o')); s.ticks(30) }},

	{"mixed-laying", func(s *studio) { s.begin(fixedMixedAlone) }},
	{"mixed-laid", func(s *studio) {
		s.begin(fixedMixedAlone)
		require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}))
		s.until("tiles that lie", func() bool { _, ok := s.match.Asked(); return ok })
		s.ticks(60)
	}},
	{"mixed-in-turn", func(s *studio) { s.begin(fixedMixedInTurn) }},
	{"mixed-turn", func(s *studio) { s.evening(fixedMixed) }},
	{"standard-turn", func(s *studio) { s.evening(fixedStandard) }},
	{"standard-lottery", func(s *studio) {
		s.evening(fixedStandard)
		s.landOn(engine.LotterySpace)
		for range 4 {
			s.untilAsked(engine.AnteUp)
			require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Ante}))
		}
		s.untilAsked(engine.PickNumber)
	}},
	{"standard-radio", func(s *studio) { s.evening(fixedStandard); s.landOn(engine.RadioContest); s.untilHeld() }},
	{"standard-yard", func(s *studio) { s.evening(fixedStandard); s.landOn(engine.YardSale); s.untilHeld() }},
	{"standard-casino", func(s *studio) { s.evening(fixedStandard); s.landOn(engine.FamilyCasinoNight); s.untilHeld() }},

	{"classic-turn", func(s *studio) { s.classicEvening() }},
	{"classic-swellfare", func(s *studio) { s.inDebt(); s.landOn(engine.Mail1); s.untilAsked(engine.PlaySwellfare) }},
	{"classic-swellfare-turn", func(s *studio) { s.inDebtAtTurn(); s.click("swellfare"); s.tick() }},
	{"classic-poker", func(s *studio) {
		s.classicEvening()
		s.landOn(engine.PokerGame)
		for range 2 {
			s.untilAsked(engine.AnteUp)
			require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Ante}))
		}
		s.untilAsked(engine.AnteUp)
	}},
	{"classic-commission", func(s *studio) { s.classicDeal(); s.click("buy"); s.untilHeld(); s.match.Release(); s.untilHeld() }},
	{"classic-deal", func(s *studio) { s.classicDeal() }},
	{"classic-deal-savings", func(s *studio) {
		s.classicDeal()
		s.arrange(func(st *engine.State) { giveCash(st, st.Turn, 20); st.Players[st.Turn].Savings = 400 })
	}},
	{"classic-withdraw", func(s *studio) {
		s.classicEvening()
		s.arrange(func(st *engine.State) { st.Players[st.Turn].Savings = 400 })
		s.click("withdraw")
		s.tick()
	}},
	{"classic-borrow", func(s *studio) {
		s.classicEvening()
		s.arrange(func(st *engine.State) { st.Players[st.Turn].Savings = 0 })
		s.click("loan")
		s.tick()
	}},
	{"classic-pay-off", func(s *studio) { s.classicPayDay(200); s.untilAsked(engine.PayOffLoan) }},
	{"classic-savings", func(s *studio) { s.classicPayDay(0); s.untilAsked(engine.MindSavings) }},
	{"classic-settled", func(s *studio) {
		s.classicPayDay(0)
		s.untilAsked(engine.MindSavings)
		require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.PutIn, Amount: 200}))
		s.untilHeld()
	}},
	{"classic-election", func(s *studio) {
		s.classicEvening()
		s.landOn(engine.TownElection)
		s.until("all to pay into the Pot", func() bool {
			notes := &s.match.Stage.Actors().Notes
			return notes.N > 0 && notes.Notes[0].T > .6
		})
	}},
	{"classic-results", func(s *studio) { s.begin(fixedClassicOver); s.ticks(400) }},
	{"event-turn", func(s *studio) { s.begin(fixedEvent) }},
	{"event-results", func(s *studio) { s.begin(fixedEventOver); s.ticks(400) }},

	{"turn-2", func(s *studio) { s.begin(fixedTwo) }},
	{"turn-6", func(s *studio) { s.evening(fixedSix) }},
	{"turn-long-names", func(s *studio) {
		s.begin(fixedLong)
		s.arrange(func(st *engine.State) {
			for seat, dollars := range []int32{-1_234_567, 1_234_567, -98_700, 0, 999_900, 12_345_600} {
				giveCash(st, engine.Seat(seat), dollars)
				st.Players[seat].Loan = max(0, -dollars/1000*1000)
				st.Players[seat].Month, st.Players[seat].Day, st.Players[seat].Retired = 2, 17, false
			}
			fillJackpot(st, 1_234_500)
		})
	}},
	{"turn-tip", func(s *studio) { s.evening(fixedSix); s.over("day-23"); s.ticks(60) }},
	{"turn-tip-token", func(s *studio) { s.evening(fixedSix); s.over("day-17"); s.ticks(60) }},
	{"turn-focus", func(s *studio) { s.evening(fixedSix); s.press(input.KeyTab); s.tick() }},
	{"turn-odds", func(s *studio) { s.evening(fixedSix); s.press(input.Letter('o')); s.tick() }},
	{"turn-loan", func(s *studio) { s.evening(fixedSix); s.click("loan"); s.tick() }},
	{"turn-deals", func(s *studio) { s.holding(10); s.click("deals"); s.tick() }},
	{"turn-log", func(s *studio) { s.evening(fixedSix); s.click("log"); s.tick() }},
	{"turn-help", func(s *studio) { s.evening(fixedSix); s.click("help"); s.tick() }},
	{"turn-help-end", func(s *studio) { s.evening(fixedSix); s.click("help"); s.tick(); s.toEnd("help-area") }},
	{"restart", func(s *studio) { s.evening(fixedSix); s.click("menu"); s.click("restart"); s.tick() }},
	{"quit", func(s *studio) { s.evening(fixedSix); s.click("menu"); s.click("quit"); s.tick() }},
	{"notice", func(s *studio) { s.evening(fixedSix); s.Notice.Show(s.Say("error.sound_lost")); s.tick() }},
	{"coach", func(s *studio) { s.offered(2_100); s.press(input.Letter('h')); s.ticks(400) }},
	{"players", func(s *studio) {
		s.onDisk()
		s.evening(fixedSix)
		s.click("menu")
		s.tick()
		s.click("players")
		s.tick()
	}},
	{"pause", func(s *studio) { s.onDisk(); s.evening(fixedSix); s.click("menu"); s.tick() }},
	{"leave", func(s *studio) { s.onDisk(); s.evening(fixedSix); s.click("menu"); s.click("leave"); s.tick() }},
	{"turn-captions", func(s *studio) {
		s.Settings.Captions = true
		s.evening(fixedSix)
		s.roll(6)
		s.until("money to fly", func() bool { return s.match.Stage.Actors().Notes.N > 0 })
		s.ticks(20)
	}},
	{"turn-dice", func(s *studio) { s.evening(fixedSix); s.roll(4); s.ticks(26) }},
	{"turn-hop", func(s *studio) {
		s.evening(fixedSix)
		s.roll(5)
		s.until("a token that hops", func() bool {
			hop := s.match.Stage.Actors().Token
			return hop.On && hop.Done >= 2 && hop.Hop > .4
		})
	}},
	{"bill", func(s *studio) {
		s.evening(fixedSix)
		s.stack(engine.MailDeck, ofKind(engine.Bill), ofKind(engine.Postcard), ofKind(engine.Ad))
		s.landOn(engine.Mail2)
		s.untilHeld()
	}},
	{"moneygram", func(s *studio) {
		s.evening(fixedSix)
		s.stack(engine.MailDeck, ofKind(engine.MoneygramSend), ofKind(engine.TaxRefund), ofKind(engine.Ad))
		s.landOn(engine.Mail3)
		s.untilHeld()
	}},
	{"deal", func(s *studio) { s.offered(24_000) }},
	{"deal-loan", func(s *studio) { s.offered(2_100) }},
	{"friend", func(s *studio) {
		s.evening(fixedSix)
		s.stack(engine.MailDeck, func(c engine.Card) bool { return c.Message == engine.BackThreeWithFriend })
		s.landOn(engine.Mail1)
		s.untilAsked(engine.BringFriend)
	}},
	{"friend-two", func(s *studio) {
		s.evening(fixedTwo)
		s.stack(engine.MailDeck, func(c engine.Card) bool { return c.Message == engine.BackThreeWithFriend })
		s.landOn(engine.Mail1)
		s.untilAsked(engine.BringFriend)
	}},
	{"lottery-ante", func(s *studio) { s.evening(fixedSix); s.landOn(engine.LuckyLottery); s.untilAsked(engine.AnteUp) }},
	{"lottery-numbers", func(s *studio) {
		s.evening(fixedSix)
		s.landOn(engine.LuckyLottery)
		for range 4 {
			s.untilAsked(engine.AnteUp)
			choice := engine.Choice{Kind: engine.Ante}
			if s.match.Table.Prompt().Seat == 3 {
				choice.Kind = engine.StayOut
			}
			require.NoError(s.t, s.match.Choose(choice))
		}
		for _, number := range []uint8{7, 8} {
			s.untilAsked(engine.PickNumber)
			require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Pick, Number: number}))
		}
		s.untilAsked(engine.PickNumber)
	}},
	{"lottery-two", func(s *studio) {
		s.evening(fixedTwo)
		s.landOn(engine.LuckyLottery)
		for range 2 {
			s.untilAsked(engine.AnteUp)
			require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Ante}))
		}
		s.untilAsked(engine.PickNumber)
		require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Pick, Number: 7}))
		s.untilAsked(engine.PickNumber)
	}},
	{"buyer-1", func(s *studio) { s.holding(1); s.landOn(engine.FoundABuyer); s.untilAsked(engine.SellDeal) }},
	{"buyer-3", func(s *studio) { s.holding(3); s.landOn(engine.FoundABuyer); s.untilAsked(engine.SellDeal) }},
	{"buyer-4", func(s *studio) { s.holding(4); s.landOn(engine.FoundABuyer); s.untilAsked(engine.SellDeal) }},
	{"buyer-10", func(s *studio) { s.holding(10); s.landOn(engine.FoundABuyer); s.untilAsked(engine.SellDeal) }},
	{"settlement", func(s *studio) { s.payDay(); s.untilAsked(engine.PayOffLoan) }},
	{"settlement-bills", func(s *studio) { s.billed(13_000, 15_000); s.untilAsked(engine.PayOffLoan) }},
	{"settlement-loan", func(s *studio) {
		s.payDay()
		s.untilAsked(engine.PayOffLoan)
		// All of the loan, so that the bills cannot be paid.
		most := s.match.Options()[0].Most
		require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Repay, Amount: most}))
		s.until("the last line of the ledger", func() bool {
			line := s.match.Stage.Actors().Line
			return line.On && line.Step == stage.StepResult && line.T > .6
		})
	}},
	{"settlement-done", func(s *studio) {
		s.payDay()
		s.untilAsked(engine.PayOffLoan)
		require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Repay}))
		s.untilHeld()
	}},
	{"jackpot", func(s *studio) {
		s.evening(fixedSix)
		s.roll(6)
		s.until("the Jackpot to burst", func() bool {
			burst := s.match.Stage.Actors().Burst
			return burst.On && burst.T > .35
		})
	}},
	{"contest", func(s *studio) { s.evening(fixedSix); s.landOn(engine.SingingContest); s.untilHeld() }},
	{"pass", func(s *studio) {
		s.Settings.PassDevice = true
		s.evening(fixedSix)
		s.landOn(engine.Holiday)
		s.until("the next player", func() bool { p, ok := s.match.Asked(); return ok && p.Seat == 1 })
		s.ticks(60)
	}},
	{"recap", func(s *studio) {
		s.begin(fixedSolo)
		s.Settings.Speed = store.Instant
		s.landOn(engine.SickDay)
		s.ticks(2)
		s.until("the first player again", func() bool { p, ok := s.match.Asked(); return ok && p.Kind == engine.TakeTurn })
		s.ticks(2)
	}},

	{"results-2", func(s *studio) { s.finished(fixedOver2) }},
	{"results-6", func(s *studio) { s.finished(fixedOver6) }},
	{"results-review", func(s *studio) { s.finished(fixedMissed); s.click("review"); s.ticks(2500) }},
	{"results-review-none", func(s *studio) { s.finished(fixedOver2); s.click("review"); s.ticks(2500) }},
	{"results-debt", func(s *studio) { s.finished(fixedInDebt) }},
	{"results-tie", func(s *studio) { s.begin(fixedAlmostOver); s.tie(); s.rest() }},
}

// toEnd scrolls an area to its end.
func (s *studio) toEnd(id ui.ID) {
	s.t.Helper()
	s.over(id)
	for range 60 {
		s.in.WheelY = -3
		s.tick()
	}
	s.away()
}

// upTo scrolls an area up until a control in it can be seen.
func (s *studio) upTo(area, id ui.ID) {
	s.t.Helper()
	p := scenePage(s.Top())
	if over := s.box(area).Y - s.box(id).Y; over > 0 {
		p.UI.ScrollTo(area, p.UI.Offset(area)-over-20)
		s.tick()
	}
}

// reading opens the rule book of an edition at a rule.
func (s *studio) reading(ed engine.EditionID, house engine.HouseRules, entry string) {
	s.Start()
	s.tick()
	app.RulesDoor.Open(s.App, &app.RulesAt{Edition: ed, House: house, Entry: entry})
	s.tick()
}

// settingUp opens the page on which a game is settled.
func (s *studio) settingUp() {
	s.Start()
	s.tick()
	s.click("new")
	s.tick()
}

// six adds seats to the set-up until there are six.
func (s *studio) six() {
	for range 3 {
		s.click("add")
	}
}

// write types a text into the field that has the keyboard.
func (s *studio) write(text string) {
	s.in.Text = input.Text{Target: s.Text.ID, Handled: true, Commits: []input.Commit{{Text: text}}}
	s.tick()
	s.in.Text = input.Text{}
	s.tick()
}

// fixedAlone are games whose month is built, by the first player or by all.
var (
	fixedAlone  = &fixed{cast: familyCast, seed: 3, laying: engine.ByOne, done: func(*engine.State) bool { return true }}
	fixedInTurn = &fixed{cast: familyCast, seed: 3, done: func(*engine.State) bool { return true }}
)

// lay has so many tiles laid, until a person is asked again.
func (s *studio) lay(n int) {
	s.t.Helper()
	vacant := func() (days []uint8) {
		st := s.match.Table.State()
		for day := uint8(1); day < st.Setup.LongestMonth(); day++ {
			if st.Pages[0][day-1] == engine.Vacant {
				days = append(days, day)
			}
		}
		return days
	}
	for all := len(vacant()); len(vacant()) > all-n; {
		s.until("somebody to lay a tile", func() bool { _, ok := s.match.Asked(); return ok })
		days, tiles := vacant(), s.match.Table.State().TilesLeft()
		tile := s.match.Table.Prompt().Tile
		if tile == engine.Vacant {
			tile = tiles[len(days)*7%len(tiles)]
		}
		require.NoError(s.t, s.match.Choose(engine.Choice{Kind: engine.Place, Tile: tile, Day: days[(len(tiles)+3)*(len(tiles)+3)*7%len(days)]}))
	}
	s.until("somebody to lay a tile", func() bool { _, ok := s.match.Asked(); return ok })
	s.ticks(60)
}

// vacantDay is the control of a day in the middle without a tile.
func (s *studio) vacantDay() ui.ID {
	for day := uint8(11); ; day++ {
		if s.match.Table.State().Pages[0][day-1] == engine.Vacant {
			return placement.DayID(day)
		}
	}
}

// ofKind wishes for a card of a kind.
func ofKind(k engine.CardKind) func(engine.Card) bool {
	return func(c engine.Card) bool { return c.Kind == k }
}

// evening puts a game on the screen that is well under way, with tokens alone
// and together.
func (s *studio) evening(f *fixed) {
	s.begin(f)
	s.arrange(func(st *engine.State) {
		sums := []int32{7_350, 2_150, 12_400, 4_600, 9_050, 850}
		loans := []int32{0, 3_000, 0, 1_000, 2_000, 5_000}
		days := []uint8{13, 17, 17, 12, 29, 17}
		jackpot := int32(7_100)
		if s.window.long {
			sums = []int32{12_345_600, 1_234_500, 999_900, 1_098_700, -1_234_500, -98_700}
			loans = []int32{0, 2_000, 0, 123_000, 1_235_000, 99_000}
			days = []uint8{17, 17, 17, 17, 17, 17}
			jackpot = 1_234_500
		}
		for seat := range st.Seats() {
			giveCash(st, engine.Seat(seat), sums[seat])
			p := &st.Players[seat]
			p.Loan, p.Month, p.Day, p.Retired = loans[seat], 2, min(days[seat], st.Length(2)), false
		}
		fillJackpot(st, jackpot)
	})
}

// classicEvening puts a game of the edition of 1975 on the screen.
func (s *studio) classicEvening() {
	s.begin(fixedClassic)
	s.arrange(func(st *engine.State) {
		sums := []int32{240, 85, 415, 130, 305, 45}
		loans := []int32{0, 200, 0, 100, 0, 400}
		saved := []int32{100, 0, 200, 0, 0, 0}
		days := []uint8{14, 17, 17, 12, 29, 17}
		pot := int32(350)
		if s.window.long {
			sums = []int32{1_234_560, 123_450, 99_990, 109_870, 12_345, 98_705}
			loans = []int32{0, 200, 0, 123_400, 1_235_000, 99_000}
			saved = []int32{123_400, 0, 1_234_500, 0, 0, 0}
			pot = 123_450
		}
		for seat := range st.Seats() {
			giveCash(st, engine.Seat(seat), sums[seat])
			p := &st.Players[seat]
			p.Loan, p.Savings, p.Month, p.Day, p.Retired = loans[seat], saved[seat], 2, days[seat], false
		}
		fillJackpot(st, pot)
		st.Election = true
	})
}

// inDebt lets the player whose turn it is owe more than there is, with
// Swellfare on top of the Mail.
func (s *studio) inDebt() {
	s.classicEvening()
	s.arrange(func(st *engine.State) {
		giveCash(st, st.Turn, 85)
		st.Players[st.Turn].Loan, st.Players[st.Turn].Savings = 200, 0
	})
	s.stack(engine.MailDeck, ofKind(engine.Swellfare))
}

// inDebtAtTurn lets the player whose turn it is hold Swellfare and owe more than
// there is.
func (s *studio) inDebtAtTurn() {
	s.inDebt()
	s.arrange(func(st *engine.State) {
		pile, hand := &st.MailPile, &st.Mail[st.Turn]
		pile.Left--
		hand.Cards[hand.N] = pile.Draw[pile.Left]
		hand.N++
		pile.Draw[pile.Left] = engine.NoCard
		st.Tasks[st.Depth-1].N = 1 // what is asked takes a stake
	})
	scene := s.Top().(*turn.Turn)
	scene.FollowStake()
	scene.Invalidate()
	s.ticks(turn.Unread + 2)
}

// classicDeal has a Deal offered in the edition of 1975.
func (s *studio) classicDeal() {
	s.classicEvening()
	s.stack(engine.DealDeck, func(c engine.Card) bool { return c.Cost == 200 })
	s.landOn(engine.DealSpace)
	s.untilAsked(engine.BuyDeal)
}

// classicPayDay leads the player whose turn it is to Pay Day with a loan.
func (s *studio) classicPayDay(loan int32) {
	s.classicEvening()
	s.arrange(func(st *engine.State) {
		giveCash(st, st.Turn, 260)
		st.Players[st.Turn].Loan, st.Players[st.Turn].Savings = loan, 0
		if loan == 0 {
			st.Players[st.Turn].Savings = 100
		}
		hand, pile := &st.Mail[st.Turn], &st.MailPile
		for at := int(pile.Left) - 1; at >= 0 && st.BillsDue(st.Turn) < 120; at-- {
			id := pile.Draw[at]
			if bill := st.BillAmount(id); bill == 0 || st.BillsDue(st.Turn)+bill > 200 {
				continue
			}
			copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
			pile.Left--
			pile.Draw[pile.Left] = engine.NoCard
			hand.Cards[hand.N] = id
			hand.N++
		}
	})
	s.landOn(engine.PayDay)
}

// offered has a Deal of $8,000 offered to a player with so much cash.
func (s *studio) offered(dollars int32) {
	s.evening(fixedSix)
	s.arrange(func(st *engine.State) { giveCash(st, st.Turn, dollars) })
	s.stack(engine.DealDeck, func(c engine.Card) bool { return c.Kind == engine.PlainDeal && c.Cost == 8_000 })
	s.landOn(engine.DealSpace)
	s.untilAsked(engine.BuyDeal)
}

// holding gives the player whose turn it is so many Deals, of every kind.
func (s *studio) holding(n uint8) {
	s.evening(fixedSix)
	s.arrange(func(st *engine.State) {
		hand, pile := &st.Deals[st.Turn], &st.DealPile
		// The special ones lie at the end of the deck.
		for _, special := range []bool{true, false} {
			for at := int(pile.Left) - 1; at >= 0 && hand.N < n; at-- {
				id := pile.Draw[at]
				card := st.Edition().Card(id)
				if special == (card.Kind == engine.PlainDeal) {
					continue
				}
				copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
				pile.Left--
				pile.Draw[pile.Left] = engine.NoCard
				hand.Cards[hand.N] = id
				hand.N++
				st.Paid[st.Edition().DealIndex(id)] = card.Price()
			}
		}
	})
}

// payDay leads the player whose turn it is to Big Pay Day, with a loan and
// more bills than the cash covers.
func (s *studio) payDay() { s.billed(4_300, 5_500) }

// billed lands a player with a loan on Big Pay Day who has bills for at least
// so many dollars, and for no more than most.
func (s *studio) billed(least, most int32) {
	s.evening(fixedSix)
	s.arrange(func(st *engine.State) {
		giveCash(st, st.Turn, 2_150)
		st.Players[st.Turn].Loan = 3_000
		hand, pile := &st.Mail[st.Turn], &st.MailPile
		for at := int(pile.Left) - 1; at >= 0 && st.BillsDue(st.Turn) < least; at-- {
			id := pile.Draw[at]
			if bill := st.BillAmount(id); bill == 0 || st.BillsDue(st.Turn)+bill > most {
				continue
			}
			copy(pile.Draw[at:], pile.Draw[at+1:pile.Left])
			pile.Left--
			pile.Draw[pile.Left] = engine.NoCard
			hand.Cards[hand.N] = id
			hand.N++
		}
	})
	s.landOn(engine.BigPayDay)
}

// finished puts a game on the screen that is over.
func (s *studio) finished(f *fixed) {
	s.begin(f)
	s.rest()
}

// rest lets everything come to rest.
func (s *studio) rest() {
	s.until("the end of all movement", func() bool { return !s.match.Moving() })
	s.ticks(180)
}

// fixedAlmostOver is a game in which only one player is left.
var fixedAlmostOver = &fixed{cast: familyCast[:4], seed: 12, done: func(st *engine.State) bool {
	left := 0
	for _, p := range st.Players[:st.Seats()] {
		if !p.Retired {
			left++
		}
	}
	return left == 1 && st.Prompt().Kind == engine.TakeTurn
}}

// tie lets the last player finish with as much as the best one.
func (s *studio) tie() {
	s.arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		p.Month, p.Day, p.Loan = st.Setup.Months, st.Length(st.Setup.Months)-1, 0
		trial := *st
		for trial.Random = 0; ; trial.Random++ {
			end := trial
			die := uint8(0)
			require.NoError(s.t, end.Choose(engine.Choice{Kind: engine.Roll}, func(e engine.Event) {
				if e.Kind == engine.Rolled {
					die = e.Dice[0]
				}
			}))
			if die != 1 {
				continue
			}
			best := int32(-1 << 31)
			for seat := range engine.Seat(st.Seats()) {
				if seat != st.Turn {
					best = max(best, end.NetWorth(seat))
				}
			}
			giveCash(st, st.Turn, st.Cash(st.Turn)+best-end.NetWorth(st.Turn))
			return
		}
	})
	s.roll(1)
	s.until("the end of the game", func() bool { return s.match.Opened == match.ResultsAreIn })
}
