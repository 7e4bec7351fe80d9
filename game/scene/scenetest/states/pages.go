package states

import (
	"errors"
	"strings"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
	"bigpayday/render/stage"
)

// titleStates are the states of the title.
var titleStates = []State{
	{"title", func(s *scenetest.Studio) { s.Start(); s.Tick() }},
	{"title-saved", func(s *scenetest.Studio) {
		require.NoError(s.T, s.Store.Write(store.Autosave, s.Saved(scenetest.SixPlayers)))
		s.Start()
		s.Tick()
	}},
	{"title-offer", func(s *scenetest.Studio) { s.BeNewcomer(); s.Start(); s.Ticks(2) }},
	{"title-play", func(s *scenetest.Studio) { s.Start(); s.Tick(); s.Click("play"); s.Tick() }},
	{"title-who", func(s *scenetest.Studio) { s.BeStranger(); s.Start(); s.Ticks(2); s.Click("lesson"); s.Tick() }},
	{"title-learn", func(s *scenetest.Studio) { s.BeNewcomer(); s.Start(); s.Ticks(2); s.Click("lesson"); s.Tick() }},
	{"title-translation", func(s *scenetest.Studio) {
		s.BadTranslations = []app.BadTranslation{{File: "de.po", Err: s.Languages.Add("de", []byte("hello"))}}
		s.Start()
		s.Ticks(2)
	}},
	{"title-trouble", func(s *scenetest.Studio) { s.StoreError = errors.New("disk is full"); s.Start(); s.Ticks(2) }},
}

// soundsStates are the states of the page of sounds.
var soundsStates = []State{
	{"sounds", func(s *scenetest.Studio) { s.StartWithSounds(); s.Ticks(60) }},
}

// creditsStates are the list of what others have made.
var creditsStates = []State{
	{"credits", func(s *scenetest.Studio) { s.Start(); s.Tick(); app.CreditsDoor.Open(s.App, app.Nothing{}); s.Ticks(2) }},
}

// settingsStates are the states of the settings.
var settingsStates = []State{
	{"settings", func(s *scenetest.Studio) { s.SaveToDisk(); s.Start(); s.Tick(); s.Click("settings"); s.Tick() }},
	{"settings-end", func(s *scenetest.Studio) {
		s.SaveToDisk()
		s.Start()
		s.Tick()
		s.Click("settings")
		s.Tick()
		s.ScrollToEnd("page")
	}},
	{"settings-game", func(s *scenetest.Studio) { s.OpenSettingsAndChange("sheet", 1) }},
	{"settings-key-asked", func(s *scenetest.Studio) {
		s.OpenSettingsAndChange("key-loan", 0)
		s.ScrollToEnd("page")
		s.ScrollUpTo("page", "key-loan")
	}},
	{"settings-key-swapped", func(s *scenetest.Studio) {
		s.OpenSettingsAndChange("key-loan", 0)
		s.Press(input.Letter('d'))
		s.ScrollToEnd("page")
		s.ScrollUpTo("page", "key-loan")
	}},
	{"settings-key-refused", func(s *scenetest.Studio) {
		s.OpenSettingsAndChange("key-accept", 0)
		s.Press(input.KeyTab)
		s.ScrollToEnd("page")
		s.ScrollUpTo("page", "key-accept")
	}},
	{"settings-keys-window", func(s *scenetest.Studio) { s.OpenSettingsAndChange("key-kind", 2); s.ScrollToEnd("page") }},
	{"settings-keys-answer", func(s *scenetest.Studio) { s.OpenSettingsAndChange("key-kind", 1); s.ScrollToEnd("page") }},
	{"settings-keys-pad", func(s *scenetest.Studio) { s.OpenSettingsAndChange("key-kind", 3); s.ScrollToEnd("page") }},
	{"settings-loud", func(s *scenetest.Studio) {
		s.SaveToDisk()
		s.Start()
		s.Set(func(c *store.Settings) {
			c.Mute, c.ReducedMotion, c.PassDevice, c.Hints = true, true, true, false
			c.Volumes = store.Volumes{Master: 100}
		})
		s.Tick()
		s.Click("settings")
		s.Tick()
	}},
	{"settings-game-loud", func(s *scenetest.Studio) {
		s.Set(func(c *store.Settings) {
			c.Hints, c.PassDevice, c.QuietFace = false, true, true
			c.AnswerLotteries, c.AnswerSales, c.AnswerLoans, c.AnswerCards, c.AnswerSets = true, true, true, true, true
		})
		s.OpenSettingsAndChange("sheet", 1)
	}},
}

// rulebookStates are the states of the rule book.
var rulebookStates = []State{
	{"rulebook", func(s *scenetest.Studio) {
		openRules(s, engine.Big, 0, "")
		s.Click("chapter-days")
		s.MoveAway()
		s.Ticks(30)
	}},
	{"rulebook-search", func(s *scenetest.Studio) {
		openRules(s, engine.Big, 0, "")
		s.Click("search")
		s.Type(strings.ToLower(s.Say("space.name.lottery")))
		s.Press(input.KeyEnter)
		s.Ticks(30)
	}},
	{"rulebook-contents", func(s *scenetest.Studio) { openRules(s, engine.Mixed, 0, "") }},
	{"rulebook-index", func(s *scenetest.Studio) { openRules(s, engine.Classic1975, 0, ""); s.Press(input.KeyEnd); s.Ticks(30) }},
	{"rulebook-house", func(s *scenetest.Studio) {
		openRules(s, engine.Standard, engine.EditionOf(engine.Standard).House, "day-lottery")
	}},
	{"rulebook-deals", func(s *scenetest.Studio) { openRules(s, engine.Big, 0, "deal-list") }},
	{"rulebook-1975", func(s *scenetest.Studio) { openRules(s, engine.Classic1975, 0, "card-swellfare") }},
	{"rulebook-2000", func(s *scenetest.Studio) { openRules(s, engine.Event2000, 0, "lottery-cards") }},
	{"rulebook-pay-day", func(s *scenetest.Studio) {
		openRules(s, engine.Mixed, engine.HouseRules(0).With(engine.TightMoney), "pay-day")
	}},
	{"rulebook-conquest", func(s *scenetest.Studio) {
		s.OpenVolume(&app.RulesAt{Volume: "conquest"})
		s.Click("chapter-start")
		s.MoveAway()
		s.Ticks(30)
	}},
	{"rulebook-odds", func(s *scenetest.Studio) { s.OpenVolume(&app.RulesAt{Volume: "conquest", Entry: "odds"}) }},
	{"rulebook-map", func(s *scenetest.Studio) { s.OpenVolume(&app.RulesAt{Volume: "conquest", Entry: "regions"}) }},
	{"rulebook-turning", func(s *scenetest.Studio) {
		openRules(s, engine.Big, 0, "turn")
		s.Press(input.KeyRight)
		s.Ticks(9)
	}},
}

// pauseStates are the states of the menu and of the questions that it asks.
var pauseStates = []State{
	{"restart", func(s *scenetest.Studio) {
		s.MidGame(scenetest.SixPlayers)
		s.Click("menu")
		s.Click("restart")
		s.Tick()
	}},
	{"quit", func(s *scenetest.Studio) { s.MidGame(scenetest.SixPlayers); s.Click("menu"); s.Click("quit"); s.Tick() }},
	{"players", func(s *scenetest.Studio) {
		s.SaveToDisk()
		s.MidGame(scenetest.SixPlayers)
		s.Click("menu")
		s.Tick()
		s.Click("players")
		s.Tick()
	}},
	{"pause", func(s *scenetest.Studio) { s.SaveToDisk(); s.MidGame(scenetest.SixPlayers); s.Click("menu"); s.Tick() }},
	{"leave", func(s *scenetest.Studio) {
		s.SaveToDisk()
		s.MidGame(scenetest.SixPlayers)
		s.Click("menu")
		s.Click("leave")
		s.Tick()
	}},
}

// resultsStates are the states of the results.
var resultsStates = []State{
	{"classic-results", func(s *scenetest.Studio) { s.Play(scenetest.Over1975); s.Ticks(400) }},
	{"event-results", func(s *scenetest.Studio) { s.Play(scenetest.Over2000); s.Ticks(400) }},
	{"results-2", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfTwo) }},
	{"results-6", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfSix) }},
	{"results-review", func(s *scenetest.Studio) { s.Finished(scenetest.OverHesitant); s.Click("review"); s.Ticks(2500) }},
	{"results-review-none", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfTwo); s.Click("review"); s.Ticks(2500) }},
	{"results-debt", func(s *scenetest.Studio) { s.Finished(scenetest.OverInDebt) }},
	{"results-day", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfSix); s.PointAt("chart"); s.Ticks(2) }},
	{"results-unknown", func(s *scenetest.Studio) {
		s.Finished(scenetest.OverOfSix)
		s.Match.Stage = stage.FromState(s.Match.Table.State())
		s.Match.Show()
		s.Ticks(2)
	}},
	{"results-days", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfSix); s.Click("look"); s.MoveAway(); s.Ticks(2) }},
	{"results-tie", func(s *scenetest.Studio) { s.Play(scenetest.AlmostOver); s.Tie(); s.Settle() }},
	{"winner-2", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfTwo); s.GoUpToTheWinner() }},
	{"winner-6", func(s *scenetest.Studio) { s.Finished(scenetest.OverOfSix); s.GoUpToTheWinner() }},
	{"winner-debt", func(s *scenetest.Studio) { s.Finished(scenetest.OverInDebt); s.GoUpToTheWinner() }},
	{"winner-tie", func(s *scenetest.Studio) { s.Play(scenetest.AlmostOver); s.Tie(); s.Settle(); s.GoUpToTheWinner() }},
}

// openRules opens the rule book of an edition at a rule.
func openRules(s *scenetest.Studio, ed engine.EditionID, house engine.HouseRules, entry string) {
	s.OpenVolume(match.RulesOf(ed, house, entry))
}
