package scene_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/input"
	"bigpayday/render/stage"
)

// moment opens games of two people until one comes to where something holds
// while it is played at Normal speed.
func moment(t *testing.T, what string, holds func(g *gamer) bool) *gamer {
	t.Helper()
	for seed := uint64(1); seed < 20; seed++ {
		g := playing(t, seed, table.Human, table.Human)
		g.m.Settings.Speed = store.Normal
		for range 12_000 {
			if holds(g) {
				return g
			}
			if _, held := g.m.Hold(); held {
				g.m.Release()
			} else if _, ok := g.m.Asked(); ok {
				require.NoError(t, g.m.Choose(g.m.Options()[0].Choice))
			}
			g.tick()
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
			if g.h.Top() != app.Scene(g.s) {
				break
			}
			if !g.s.Settles() {
				// The question has been read.
				if _, held := g.m.Hold(); held {
					g.m.Release()
				} else if _, ok := g.m.Asked(); ok {
					options := g.m.Options()
					require.NoError(t, g.m.Choose(options[r.IntN(len(options))].Choice))
				}
			}
			if r.IntN(4) > 0 || g.s.Haste.Still == turn.Unread-1 {
				g.tick() // with which it may have been read
				continue
			}
			before := g.m.Table.State().Hash()
			hold, held := g.m.Hold()
			if held {
				early++
			}
			switch r.IntN(3) {
			case 0:
				g.key(input.KeySpace)
			case 1:
				g.key(input.KeyEnter)
			default:
				p := &g.in.Pointer
				main := g.s.Layout.Main
				p.X, p.Y, p.Away, p.Moved, p.JustPressed, p.Down = main.CenterX(), main.CenterY(), false, true, true, true
				g.tick()
				p.JustReleased, p.Down = true, false
				g.tick()
				p.Away, p.Moved = true, true
			}
			require.Equal(t, before, g.m.Table.State().Hash(), "a press that came too soon chose something")
			if held {
				now, still := g.m.Hold()
				require.True(t, still && now == hold, "a press that came too soon put %v away", hold)
			}
		}
	}
	assert.Positive(t, early, "nothing was pressed too soon")
}

func TestAQuestionThatCouldBeReadIsAnswered(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	require.NoError(t, g.m.Choose(engine.Choice{Kind: engine.Roll}))
	for g.m.Moving() {
		g.tick()
	}
	hold, held := g.m.Hold()
	_, asked := g.m.Asked()
	require.True(t, held || asked)
	before := g.m.Table.State().Hash()
	for range turn.Unread {
		g.tick()
	}
	g.key(input.KeySpace)
	g.tick()
	if held {
		now, still := g.m.Hold()
		assert.False(t, still && now == hold, "the press was lost")
		return
	}
	_, asked = g.m.Asked()
	assert.True(t, !asked || before != g.m.Table.State().Hash() || g.s.Overlay != nil || !g.s.MainAct().Keys.Has(input.GoOn), "the press was lost")
}

func TestADealThatCanBeSeenIsAnsweredBeforeItLies(t *testing.T) {
	g := moment(t, "a Deal on its way", func(g *gamer) bool { return facts.DealComes(g.s.M) })
	turn := g.m.Stage.Shown().Turn
	card := g.m.Table.Prompt().Card
	g.key(input.Letter('n'))
	assert.NotEqual(t, card, g.m.Table.Prompt().Card, "the answer was lost")
	for range 600 {
		g.tick()
	}
	assert.NotContains(t, g.m.Stage.Shown().HeldDeals(turn), card)
}

func TestAKeyThatAnswersBeforeAnythingIsAskedHurries(t *testing.T) {
	g := moment(t, "dice in the air", func(g *gamer) bool { return g.m.Stage.Actors().Dice.On })
	before := g.m.Table.State().Hash()
	g.key(input.Letter('b'))
	assert.False(t, g.m.Stage.Actors().Dice.On, "the press was lost")
	assert.Equal(t, before, g.m.Table.State().Hash(), "the press answered what was not asked yet")
}

func TestALoanWantedWhileSomethingMovesIsOfferedAfterwards(t *testing.T) {
	g := moment(t, "a token that walks", func(g *gamer) bool { return g.m.Stage.Actors().Token.On })
	g.key(input.Letter('l'))
	for range 1_200 {
		if _, held := g.m.Hold(); held {
			g.m.Release()
		}
		if _, ok := g.m.Asked(); ok {
			break
		}
		g.tick()
	}
	g.tick()
	p, ok := g.m.Asked()
	require.True(t, ok)
	if p.Kind.Takes(engine.Borrow) {
		assert.IsType(t, &turn.LoanView{}, g.s.Overlay, "the press was lost")
	}
}

func TestComputersPauseAndGoOn(t *testing.T) {
	g := playing(t, 30, table.Normal, table.Normal, table.Human)
	for range 3_000 {
		if facts.ComputersMove(g.s.M) {
			break
		}
		if _, held := g.m.Hold(); held {
			g.m.Release()
		} else if _, ok := g.m.Asked(); ok {
			require.NoError(t, g.m.Choose(g.m.Options()[0].Choice))
		}
		g.tick()
	}
	g.tick()
	g.key(input.Letter('p'))
	require.True(t, g.m.Halted)
	for range 300 {
		g.tick() // what moved has ended
	}
	before, shown := g.m.Table.State().Hash(), g.m.Stage.Shown().Log.Count()
	for range 900 {
		g.tick()
	}
	assert.Equal(t, before, g.m.Table.State().Hash(), "a computer goes on")
	assert.Equal(t, shown, g.m.Stage.Shown().Log.Count(), "the stage goes on")
	g.key(input.KeySpace)
	for range 600 {
		g.tick()
	}
	assert.NotEqual(t, shown, g.m.Stage.Shown().Log.Count(), "the game does not go on")
}

func TestComputersWaitWhileATooltipIsRead(t *testing.T) {
	g := playing(t, 31, table.Normal, table.Normal)
	for range 200 {
		g.tick()
	}
	box, ok := g.s.UI.Box("day-9")
	require.True(t, ok)
	p := &g.in.Pointer
	p.X, p.Y, p.Away, p.Moved = box.CenterX(), box.CenterY(), false, true
	g.in.Device = input.Mouse
	for range 300 {
		g.tick() // what moved has ended
	}
	require.True(t, g.s.UI.Busy(), "no tooltip is shown")
	shown := g.m.Stage.Shown().Log.Count()
	for range 300 {
		g.tick()
	}
	assert.Equal(t, shown, g.m.Stage.Shown().Log.Count(), "the game goes on")
	p.Away, p.Moved = true, true
	for range 600 {
		g.tick()
	}
	assert.NotEqual(t, shown, g.m.Stage.Shown().Log.Count(), "the game does not go on")
}

func TestTheSpeedChangesInTheMiddleOfAnything(t *testing.T) {
	for what, holds := range map[string]func(g *gamer) bool{
		"a walk":      func(g *gamer) bool { return g.m.Stage.Actors().Token.On },
		"a ledger":    func(g *gamer) bool { return g.m.Stage.Actors().Line.On },
		"a throw":     func(g *gamer) bool { return g.m.Stage.Actors().Dice.On },
		"a payment":   func(g *gamer) bool { return g.m.Stage.Actors().Notes.N > 0 },
		"a page torn": func(g *gamer) bool { return g.m.Stage.Actors().Tear.On },
	} {
		g := moment(t, what, holds)
		for i, speed := range []stage.Speed{stage.Slow, stage.Normal, stage.Fast, stage.Slow} {
			g.key(input.DigitKey([]int{1, 2, 3, 1}[i]))
			assert.Equal(t, speed, g.m.Speed(), "in %s", what)
		}
		g.key(input.DigitKey(4))
		g.tick()
		assert.False(t, g.m.Stage.Busy() && !waitsOn(g.s), "%s goes on in an instant", what)
	}
}

// waitsOn reports whether a person is waited for.
func waitsOn(s *turn.Turn) bool { _, held := s.M.Hold(); return held }

func TestWhatWasShownInAnInstantIsToldThoughTheSpeedIsAnotherOneNow(t *testing.T) {
	g := playing(t, 32, table.Human, table.Normal, table.Normal)
	g.m.Settings.Speed = store.Instant
	require.True(t, g.until(func() bool { return g.s.Overlay != nil }))
	g.key(input.KeyEnter)
	require.NoError(t, g.m.Choose(engine.Choice{Kind: engine.Roll}))
	require.True(t, g.until(func() bool {
		if g.m.Stage.Shown().Turn != 0 {
			g.m.Settings.Speed = store.Normal
		}
		_, recap := g.s.Overlay.(*turn.RecapView)
		return recap
	}), "nobody tells what happened")
}

func TestWhereAThrowLeadsIsTheSameWhenTheTokenIsThere(t *testing.T) {
	g := moment(t, "a token that walks", func(g *gamer) bool {
		return g.m.Stage.Actors().Token.On && facts.Pips(g.s.M) > 0 && g.m.Stage.Shown().Players[g.m.Stage.Shown().Turn].Day > 0
	})
	turn := g.m.Stage.Shown().Turn
	text, pips := g.s.AheadText(), facts.Pips(g.s.M)
	day, _ := facts.Ahead(g.s.M, turn, pips)
	for g.m.Stage.Actors().Token.On {
		g.tick()
	}
	assert.Equal(t, pips, facts.Pips(g.s.M))
	assert.Equal(t, text, g.s.AheadText(), "the panel says something else when the token has arrived")
	assert.Equal(t, g.m.Stage.Shown().Players[turn].Day, day)
}
