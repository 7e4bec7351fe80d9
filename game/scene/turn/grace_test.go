package turn_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/prompt/column"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/input"
	"bigpayday/render/beats"
)

// moment opens games of two people until one comes to where something holds
// while it is played at Normal speed.
func moment(t *testing.T, what string, holds func(g *gamer) bool) *gamer {
	t.Helper()
	for seed := uint64(1); seed < 20; seed++ {
		g := playing(t, seed, table.Human, table.Human)
		g.Match.Settings.SetSpeeds(store.Normal)
		for range 12_000 {
			if holds(g) {
				return g
			}
			if _, held := g.Match.Hold(); held {
				g.Match.Release()
			} else if _, ok := g.Match.Asked(); ok {
				require.NoError(t, g.Match.Choose(g.Match.Options()[0].Choice))
			}
			g.Tick()
		}
	}
	t.Fatalf("no game comes to %s", what)
	return nil
}

func TestWhatHurriesAnswersNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	early := 0
	for seed := uint64(50); seed < 53; seed++ {
		g := playing(t, seed, table.Human, table.Human, table.Human)
		for range 6_000 {
			if g.App.Top() != app.Scene(g.s) {
				break
			}
			if !g.Match.InGrace() {
				// The question has been read.
				if _, held := g.Match.Hold(); held {
					g.Match.Release()
				} else if _, ok := g.Match.Asked(); ok {
					options := g.Match.Options()
					require.NoError(t, g.Match.Choose(options[r.IntN(len(options))].Choice))
				}
			}
			if r.IntN(4) > 0 || g.Match.Grace.Idle == session.GracePeriod-1 {
				g.Tick() // with which it may have been read
				continue
			}
			before := g.Match.Table.State().Hash()
			hold, held := g.Match.Hold()
			if held {
				early++
			}
			switch r.IntN(3) {
			case 0:
				g.Press(input.KeySpace)
			case 1:
				g.Press(input.KeyEnter)
			default:
				p := &g.In.Pointer
				main, _ := g.s.UI.Box(g.s.First)
				p.X, p.Y, p.Away, p.Moved, p.JustPressed, p.Down = main.CenterX(), main.CenterY(), false, true, true, true
				g.Tick()
				p.JustReleased, p.Down = true, false
				g.Tick()
				p.Away, p.Moved = true, true
			}
			require.Equal(t, before, g.Match.Table.State().Hash(), "a press that came too soon chose something")
			if held {
				now, still := g.Match.Hold()
				require.True(t, still && now == hold, "a press that came too soon put %v away", hold)
			}
		}
	}
	assert.Positive(t, early, "nothing was pressed too soon")
}

func TestAQuestionThatCouldBeReadIsAnswered(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	require.NoError(t, g.Match.Choose(engine.Choice{Kind: engine.Roll}))
	for g.Match.Moving() {
		g.Tick()
	}
	hold, held := g.Match.Hold()
	_, asked := g.Match.Asked()
	require.True(t, held || asked)
	before := g.Match.Table.State().Hash()
	for range session.GracePeriod {
		g.Tick()
	}
	g.Press(input.KeySpace)
	g.Tick()
	if held {
		now, still := g.Match.Hold()
		assert.False(t, still && now == hold, "the press was lost")
		return
	}
	_, asked = g.Match.Asked()
	assert.True(t, !asked || before != g.Match.Table.State().Hash() || g.Scene() != "turn" || !g.s.MainCommand().Keys.Has(input.GoOn), "the press was lost")
}

func TestADealThatCanBeSeenIsAnsweredBeforeItLies(t *testing.T) {
	g := moment(t, "a Deal on its way", func(g *gamer) bool { return facts.DealComes(g.s.M) })
	turn := g.Match.Stage.Shown().Turn
	card := g.Match.Table.State().Prompt().Card
	g.Press(input.Letter('n'))
	assert.NotEqual(t, card, g.Match.Table.State().Prompt().Card, "the answer was lost")
	for range 600 {
		g.Tick()
	}
	assert.NotContains(t, g.Match.Stage.Shown().HeldDeals(turn), card)
}

func TestAKeyThatAnswersBeforeAnythingIsAskedHurries(t *testing.T) {
	g := moment(t, "dice in the air", func(g *gamer) bool { return g.Match.Stage.Actors().Dice.On })
	before := g.Match.Table.State().Hash()
	g.Press(input.Letter('b'))
	assert.False(t, g.Match.Stage.Actors().Dice.On, "the press was lost")
	assert.Equal(t, before, g.Match.Table.State().Hash(), "the press answered what was not asked yet")
}

func TestALoanWantedWhileSomethingMovesIsOfferedAfterwards(t *testing.T) {
	g := moment(t, "a token that walks", func(g *gamer) bool { return g.Match.Stage.Actors().Token.On })
	g.Press(input.Letter('l'))
	for range 1_200 {
		if _, held := g.Match.Hold(); held {
			g.Match.Release()
		}
		if _, ok := g.Match.Asked(); ok {
			break
		}
		g.Tick()
	}
	g.Tick()
	p, ok := g.Match.Asked()
	require.True(t, ok)
	if p.Kind.Takes(engine.Borrow) {
		assert.Equal(t, "loan", g.Scene(), "the press was lost")
	}
}

func TestComputersPauseAndGoOn(t *testing.T) {
	g := playing(t, 30, table.Normal, table.Normal, table.Human)
	for range 3_000 {
		if facts.ComputersMove(g.s.M) {
			break
		}
		if _, held := g.Match.Hold(); held {
			g.Match.Release()
		} else if _, ok := g.Match.Asked(); ok {
			require.NoError(t, g.Match.Choose(g.Match.Options()[0].Choice))
		}
		g.Tick()
	}
	g.Tick()
	g.Press(input.Letter('p'))
	require.True(t, g.Match.Halted)
	for range 300 {
		g.Tick() // what moved has ended
	}
	before, shown := g.Match.Table.State().Hash(), g.Match.Stage.Shown().Log.Count()
	for range 900 {
		g.Tick()
	}
	assert.Equal(t, before, g.Match.Table.State().Hash(), "a computer goes on")
	assert.Equal(t, shown, g.Match.Stage.Shown().Log.Count(), "the stage goes on")
	g.Press(input.KeySpace)
	for range 600 {
		g.Tick()
	}
	assert.NotEqual(t, shown, g.Match.Stage.Shown().Log.Count(), "the game does not go on")
}

func TestComputersWaitWhileATooltipIsRead(t *testing.T) {
	g := playing(t, 31, table.Normal, table.Normal)
	for range 200 {
		g.Tick()
	}
	box, ok := g.s.UI.Box("day-9")
	require.True(t, ok)
	p := &g.In.Pointer
	p.X, p.Y, p.Away, p.Moved = box.CenterX(), box.CenterY(), false, true
	g.In.Device = input.Mouse
	for range 300 {
		g.Tick() // what moved has ended
	}
	require.True(t, g.s.UI.Busy(), "no tooltip is shown")
	shown := g.Match.Stage.Shown().Log.Count()
	for range 300 {
		g.Tick()
	}
	assert.Equal(t, shown, g.Match.Stage.Shown().Log.Count(), "the game goes on")
	p.Away, p.Moved = true, true
	for range 600 {
		g.Tick()
	}
	assert.NotEqual(t, shown, g.Match.Stage.Shown().Log.Count(), "the game does not go on")
}

func TestTheSpeedChangesInTheMiddleOfAnything(t *testing.T) {
	for what, holds := range map[string]func(g *gamer) bool{
		"a walk":      func(g *gamer) bool { return g.Match.Stage.Actors().Token.On },
		"a ledger":    func(g *gamer) bool { return g.Match.Stage.Actors().Line.On },
		"a throw":     func(g *gamer) bool { return g.Match.Stage.Actors().Dice.On },
		"a payment":   func(g *gamer) bool { return g.Match.Stage.Actors().Notes.N > 0 },
		"a page torn": func(g *gamer) bool { return g.Match.Stage.Actors().Tear.On },
	} {
		g := moment(t, what, holds)
		for i, speed := range []beats.Speed{beats.Slow, beats.Normal, beats.Fast, beats.Slow} {
			g.Press(input.DigitKey([]int{1, 2, 3, 1}[i]))
			assert.Equal(t, speed, g.Match.Pace().Speed, "in %s", what)
		}
		g.Press(input.DigitKey(4))
		g.Tick()
		assert.False(t, g.Match.Stage.Busy() && !waitsOn(g.s), "%s goes on in an instant", what)
	}
}

// waitsOn reports whether a person is waited for.
func waitsOn(s *turn.Turn) bool { _, held := s.M.Hold(); return held }

func TestWhatWasShownInAnInstantIsToldThoughTheSpeedIsAnotherOneNow(t *testing.T) {
	g := playing(t, 32, table.Human, table.Normal, table.Normal)
	g.Match.Settings.SetSpeeds(store.Instant)
	require.True(t, g.PlayUntil(func() bool { return g.Scene() == "recap" }))
	g.Press(input.KeyEnter)
	require.NoError(t, g.Match.Choose(engine.Choice{Kind: engine.Roll}))
	require.True(t, g.PlayUntil(func() bool {
		if g.Match.Stage.Shown().Turn != 0 {
			g.Match.Settings.SetSpeeds(store.Normal)
		}
		return g.Scene() == "recap"
	}), "nobody tells what happened")
}

func TestWhereAThrowLeadsIsTheSameWhenTheTokenIsThere(t *testing.T) {
	g := moment(t, "a token that walks", func(g *gamer) bool {
		return g.Match.Stage.Actors().Token.On && facts.Pips(g.s.M) > 0 && g.Match.Stage.Shown().Players[g.Match.Stage.Shown().Turn].Day > 0
	})
	turn := g.Match.Stage.Shown().Turn
	text, pips := column.Throw(g.Match), facts.Pips(g.s.M)
	day, _ := facts.Ahead(g.s.M, turn, pips)
	for g.Match.Stage.Actors().Token.On {
		g.Tick()
	}
	assert.Equal(t, pips, facts.Pips(g.s.M))
	assert.Equal(t, text, column.Throw(g.Match), "the panel says something else when the token has arrived")
	assert.Equal(t, g.Match.Stage.Shown().Players[turn].Day, day)
}

func TestWhoeverDecidesLetsTheComputersGoOn(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	g.Match.Halted = true // they were told to pause, in the middle of what moved
	require.NoError(t, g.Match.Choose(engine.Choice{Kind: engine.Roll}))
	assert.False(t, g.Match.Halted)
}
