package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// prepare saves a game in which the first of three players, the only person, is
// asked what is given, and returns its state. NoPrompt stands for a game that is
// over. The games are always the same.
func prepare(t *testing.T, h home.Home, prompt engine.PromptKind) engine.State {
	t.Helper()
	return prepareIn(t, h, engine.Big, 1, prompt)
}

// prepareIn does so in a game of an edition, in which the first players are
// persons, one of whom is asked.
func prepareIn(t *testing.T, h home.Home, edition engine.EditionID, people int, prompt engine.PromptKind) engine.State {
	t.Helper()
	players := []table.Player{
		{Name: "Ada", Kind: table.Normal}, {Name: "Ben", Token: 1, Colour: 1, Kind: table.Normal},
		{Name: "Cleo", Token: 2, Colour: 2, Kind: table.Normal},
	}
	for i := range people {
		players[i].Kind = table.Human
	}
	lengths := [engine.MaxMonths]uint8{31, max(28, engine.EditionOf(edition).Shortest)}
	for seed := range uint64(200) {
		storage := store.OpenMemory()
		game, err := money.New(money.Setup{
			Game:    engine.Setup{Edition: edition, Seats: 3, Months: 2, Lengths: lengths, Seed: seed},
			Players: players,
		}, storage)
		require.NoError(t, err)
		reached := advance(t, game, prompt)
		require.NoError(t, game.Close())
		if !reached {
			continue
		}
		data, err := storage.Read(store.Autosave)
		require.NoError(t, err)
		require.NoError(t, h.Write(store.Autosave, data))
		return *game.State()
	}
	require.Fail(t, "no game comes to the prompt", prompt.String())
	return engine.State{}
}

// advance plays until the person is asked what is given. It is false where the
// game ends before.
func advance(t *testing.T, game *money.Table, prompt engine.PromptKind) bool {
	t.Helper()
	for {
		now := game.State().Prompt()
		switch {
		case now.Kind == engine.NoPrompt:
			return prompt == engine.NoPrompt
		case !game.PersonAsked():
			game.Step()
			continue
		case now.Kind == prompt && (prompt != engine.TakeTurn || game.State().Players[0].Day > 8):
			return true
		}
		options := game.State().AppendOptions(nil)
		choice := options[0].Choice
		for _, o := range options {
			switch o.Choice.Kind {
			case engine.Begin, engine.Fill, engine.Buy, engine.Ante, engine.Pass:
				choice = o.Choice
			case engine.OfferSwap:
				if choice.Kind != engine.OfferSwap { // to the first, a person
					choice = o.Choice
				}
			}
		}
		_, err := game.Choose(choice)
		require.NoError(t, err)
	}
}

// promptsOf1975 are those that only the edition of 1975 has, or asks otherwise.
var promptsOf1975 = []engine.PromptKind{engine.AnteUp, engine.MindSavings, engine.PlaySwellfare, engine.PayOffLoan}

// promptsOf2000 are those that only the edition of 2000 has, or asks otherwise.
var promptsOf2000 = []engine.PromptKind{
	engine.AnteUp, engine.SetBonusDie, engine.ChoosePlayer, engine.DealOrBuyer, engine.SettleCharge,
	engine.AnswerSwap, engine.PlaceBid,
}

// promptsInPlay are those that are asked when the month is built.
var promptsInPlay = []engine.PromptKind{
	engine.TakeTurn, engine.BuyDeal, engine.SellDeal, engine.AnteUp, engine.PickNumber, engine.BringFriend, engine.PayOffLoan,
}

func TestEveryPromptIsAskedAgainAfterAStartAndAnswered(t *testing.T) {
	t.Parallel()
	for _, prompt := range promptsInPlay {
		for _, by := range ways {
			askedAgain(t, engine.Big, 1, prompt, by)
		}
	}
}

// Of what only some editions ask, every other prompt is answered by keyboard:
// whole games of them are played in both ways.
func TestEveryPromptOf1975IsAskedAgainAfterAStartAndAnswered(t *testing.T) {
	t.Parallel()
	for i, prompt := range promptsOf1975 {
		askedAgain(t, engine.Classic1975, 2, prompt, ways[i%len(ways)])
	}
}

func TestEveryPromptOf2000IsAskedAgainAfterAStartAndAnswered(t *testing.T) {
	t.Parallel()
	for i, prompt := range promptsOf2000 {
		askedAgain(t, engine.Event2000, 2, prompt, ways[i%len(ways)])
	}
}

// way is how a prompt is answered, and in what window.
type way struct {
	name          string
	width, height int
	devices       func(*testing.T, *e2e.Game) person.Devices
}

var ways = []way{
	{"by mouse", 1280, 800, func(t *testing.T, g *e2e.Game) person.Devices { return person.WithMouse(t, g) }},
	{"by keyboard", 960, 600, func(t *testing.T, g *e2e.Game) person.Devices { return person.WithKeyboard(t, g) }},
}

// askedAgain starts the game at a prompt and answers it.
func askedAgain(t *testing.T, edition engine.EditionID, people int, prompt engine.PromptKind, by way) {
	t.Run(by.name+" "+prompt.String(), func(t *testing.T) {
		t.Parallel()
		h := home.New(t)
		before := prepareIn(t, h, edition, people, prompt)
		seat := int(before.Prompt().Seat) + 1
		g := h.StartIn(t, by.width, by.height)
		p := person.New(t, g, by.devices(t, g))
		p.Press("continue")
		now := p.Next()
		assert.Equal(t, prompt.String(), now.Prompt)
		assert.Equal(t, seat, now.Seat)
		p.Play(func(now e2e.Trace) bool { return now.Prompt != prompt.String() || now.Seat != seat })
		untilSaved(t, h, "the answer has counted", func(s *engine.State) bool { return s.Hash() != before.Hash() })
	})
}
