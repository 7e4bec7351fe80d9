package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// prepare saves a game in which the first of three players, the only person, is
// asked what is given, and returns its state. NoPrompt stands for a game that is
// over. The games are always the same.
func prepare(t *testing.T, home *store.Store, prompt engine.PromptKind) engine.State {
	t.Helper()
	for seed := range uint64(200) {
		shelf := store.OpenMemory()
		game, err := table.New(table.Setup{
			Game: engine.Setup{Edition: engine.Big, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 28}, Seed: seed},
			Players: []table.Player{
				{Name: "Ada", Kind: table.Human}, {Name: "Ben", Token: 1, Colour: 1, Kind: table.Normal},
				{Name: "Cleo", Token: 2, Colour: 2, Kind: table.Normal},
			},
		}, shelf)
		require.NoError(t, err)
		reached := advance(t, game, prompt)
		require.NoError(t, game.Close())
		if !reached {
			continue
		}
		data, err := shelf.Read(store.Autosave)
		require.NoError(t, err)
		require.NoError(t, home.Write(store.Autosave, data))
		return *game.State()
	}
	require.Fail(t, "no game comes to the prompt", prompt.String())
	return engine.State{}
}

// advance plays until the person is asked what is given. It is false where the
// game ends before.
func advance(t *testing.T, game *table.Table, prompt engine.PromptKind) bool {
	t.Helper()
	for {
		now := game.Prompt()
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
			case engine.Begin, engine.Fill, engine.Buy, engine.Ante:
				choice = o.Choice
			}
		}
		_, err := game.Choose(choice)
		require.NoError(t, err)
	}
}

// promptsInPlay are those that are asked when the month is built.
var promptsInPlay = []engine.PromptKind{
	engine.TakeTurn, engine.BuyDeal, engine.SellDeal, engine.AnteUp, engine.PickNumber, engine.BringFriend, engine.PayOffLoan,
}

func TestEveryPromptIsAskedAgainAfterAStartAndAnswered(t *testing.T) {
	for _, by := range []struct {
		name          string
		width, height int
		devices       func(*testing.T, *e2e.Game) devices
	}{
		{"by mouse", 1280, 800, func(t *testing.T, g *e2e.Game) devices { return mouse{g, t} }},
		{"by keyboard", 960, 600, func(t *testing.T, g *e2e.Game) devices { return keyboard{g, t} }},
	} {
		for _, prompt := range promptsInPlay {
			t.Run(by.name+" "+prompt.String(), func(t *testing.T) {
				home := newHome(t)
				before := prepare(t, home, prompt)
				g := e2e.Start(t, e2e.Options{Width: by.width, Height: by.height})
				p := newPerson(t, g, by.devices(t, g))
				p.press("continue")
				now := p.next()
				assert.Equal(t, prompt.String(), now.Prompt)
				assert.Equal(t, 1, now.Seat)
				p.play(func(now e2e.Trace) bool { return now.Prompt != prompt.String() })
				untilSaved(t, home, "the answer has counted", func(s *engine.State) bool { return s.Hash() != before.Hash() })
			})
		}
	}
}
