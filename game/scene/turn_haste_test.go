package scene

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
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
			if _, held := g.m.hold(); held {
				g.m.release()
			} else if _, ok := g.m.asked(); ok {
				require.NoError(t, g.m.choose(g.m.options()[0].Choice))
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
			if g.h.Top() != Scene(g.s) {
				break
			}
			if !g.s.settles() {
				// The question has been read.
				if _, held := g.m.hold(); held {
					g.m.release()
				} else if _, ok := g.m.asked(); ok {
					options := g.m.options()
					require.NoError(t, g.m.choose(options[r.IntN(len(options))].Choice))
				}
			}
			if r.IntN(4) > 0 || g.s.haste.still == unread-1 {
				g.tick() // with which it may have been read
				continue
			}
			before := g.m.table.State().Hash()
			hold, held := g.m.hold()
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
				main := g.s.tb.Main
				p.X, p.Y, p.Away, p.Moved, p.JustPressed, p.Down = main.CenterX(), main.CenterY(), false, true, true, true
				g.tick()
				p.JustReleased, p.Down = true, false
				g.tick()
				p.Away, p.Moved = true, true
			}
			require.Equal(t, before, g.m.table.State().Hash(), "a press that came too soon chose something")
			if held {
				now, still := g.m.hold()
				require.True(t, still && now == hold, "a press that came too soon put %v away", hold)
			}
		}
	}
	assert.Positive(t, early, "nothing was pressed too soon")
}

func TestAQuestionThatCouldBeReadIsAnswered(t *testing.T) {
	g := prompted(t, engine.TakeTurn)
	require.NoError(t, g.m.choose(engine.Choice{Kind: engine.Roll}))
	for g.m.moving() {
		g.tick()
	}
	hold, held := g.m.hold()
	_, asked := g.m.asked()
	require.True(t, held || asked)
	before := g.m.table.State().Hash()
	for range unread {
		g.tick()
	}
	g.key(input.KeySpace)
	g.tick()
	if held {
		now, still := g.m.hold()
		assert.False(t, still && now == hold, "the press was lost")
		return
	}
	_, asked = g.m.asked()
	assert.True(t, !asked || before != g.m.table.State().Hash() || g.s.over != nil || !g.s.mainAct().keys.Has(input.GoOn), "the press was lost")
}

func TestADealThatCanBeSeenIsAnsweredBeforeItLies(t *testing.T) {
	g := moment(t, "a Deal on its way", func(g *gamer) bool { return g.s.dealComes() })
	turn := g.m.stage.Shown().Turn
	card := g.m.table.Prompt().Card
	g.key(input.Letter('n'))
	assert.NotEqual(t, card, g.m.table.Prompt().Card, "the answer was lost")
	for range 600 {
		g.tick()
	}
	assert.NotContains(t, g.m.stage.Shown().HeldDeals(turn), card)
}

func TestAKeyThatAnswersBeforeAnythingIsAskedHurries(t *testing.T) {
	g := moment(t, "dice in the air", func(g *gamer) bool { return g.m.stage.Actors().Dice.On })
	before := g.m.table.State().Hash()
	g.key(input.Letter('b'))
	assert.False(t, g.m.stage.Actors().Dice.On, "the press was lost")
	assert.Equal(t, before, g.m.table.State().Hash(), "the press answered what was not asked yet")
}

func TestALoanWantedWhileSomethingMovesIsOfferedAfterwards(t *testing.T) {
	g := moment(t, "a token that walks", func(g *gamer) bool { return g.m.stage.Actors().Token.On })
	g.key(input.Letter('l'))
	for range 1_200 {
		if _, held := g.m.hold(); held {
			g.m.release()
		}
		if _, ok := g.m.asked(); ok {
			break
		}
		g.tick()
	}
	g.tick()
	p, ok := g.m.asked()
	require.True(t, ok)
	if p.Kind.Takes(engine.Borrow) {
		assert.IsType(t, &loanView{}, g.s.over, "the press was lost")
	}
}

func TestComputersPauseAndGoOn(t *testing.T) {
	g := playing(t, 30, table.Normal, table.Normal, table.Human)
	for range 3_000 {
		if g.s.computersMove() {
			break
		}
		if _, held := g.m.hold(); held {
			g.m.release()
		} else if _, ok := g.m.asked(); ok {
			require.NoError(t, g.m.choose(g.m.options()[0].Choice))
		}
		g.tick()
	}
	g.tick()
	g.key(input.Letter('p'))
	require.True(t, g.m.halted)
	for range 300 {
		g.tick() // what moved has ended
	}
	before, shown := g.m.table.State().Hash(), g.m.stage.Shown().Log.Count()
	for range 900 {
		g.tick()
	}
	assert.Equal(t, before, g.m.table.State().Hash(), "a computer goes on")
	assert.Equal(t, shown, g.m.stage.Shown().Log.Count(), "the stage goes on")
	g.key(input.KeySpace)
	for range 600 {
		g.tick()
	}
	assert.NotEqual(t, shown, g.m.stage.Shown().Log.Count(), "the game does not go on")
}

func TestComputersWaitWhileATooltipIsRead(t *testing.T) {
	g := playing(t, 31, table.Normal, table.Normal)
	for range 200 {
		g.tick()
	}
	box, ok := g.s.hand.Box("day-9")
	require.True(t, ok)
	p := &g.in.Pointer
	p.X, p.Y, p.Away, p.Moved = box.CenterX(), box.CenterY(), false, true
	g.in.Device = input.Mouse
	for range 300 {
		g.tick() // what moved has ended
	}
	require.True(t, g.s.hand.Busy(), "no tooltip is shown")
	shown := g.m.stage.Shown().Log.Count()
	for range 300 {
		g.tick()
	}
	assert.Equal(t, shown, g.m.stage.Shown().Log.Count(), "the game goes on")
	p.Away, p.Moved = true, true
	for range 600 {
		g.tick()
	}
	assert.NotEqual(t, shown, g.m.stage.Shown().Log.Count(), "the game does not go on")
}

func TestTheSpeedChangesInTheMiddleOfAnything(t *testing.T) {
	for what, holds := range map[string]func(g *gamer) bool{
		"a walk":      func(g *gamer) bool { return g.m.stage.Actors().Token.On },
		"a ledger":    func(g *gamer) bool { return g.m.stage.Actors().Line.On },
		"a throw":     func(g *gamer) bool { return g.m.stage.Actors().Dice.On },
		"a payment":   func(g *gamer) bool { return g.m.stage.Actors().Notes.N > 0 },
		"a page torn": func(g *gamer) bool { return g.m.stage.Actors().Tear.On },
	} {
		g := moment(t, what, holds)
		for i, speed := range []stage.Speed{stage.Slow, stage.Normal, stage.Fast, stage.Slow} {
			g.key(input.DigitKey([]int{1, 2, 3, 1}[i]))
			assert.Equal(t, speed, g.m.speed(), "in %s", what)
		}
		g.key(input.DigitKey(4))
		g.tick()
		assert.False(t, g.m.stage.Busy() && !g.s.held(), "%s goes on in an instant", what)
	}
}

// held reports whether a person is waited for.
func (s *turn) held() bool { _, held := s.m.hold(); return held }

func TestWhatWasShownInAnInstantIsToldThoughTheSpeedIsAnotherOneNow(t *testing.T) {
	g := playing(t, 32, table.Human, table.Normal, table.Normal)
	g.m.Settings.Speed = store.Instant
	require.True(t, g.until(func() bool { return g.s.over != nil }))
	g.key(input.KeyEnter)
	require.NoError(t, g.m.choose(engine.Choice{Kind: engine.Roll}))
	require.True(t, g.until(func() bool {
		if g.m.stage.Shown().Turn != 0 {
			g.m.Settings.Speed = store.Normal
		}
		_, recap := g.s.over.(*recapView)
		return recap
	}), "nobody tells what happened")
}

func TestWhereAThrowLeadsIsTheSameWhenTheTokenIsThere(t *testing.T) {
	g := moment(t, "a token that walks", func(g *gamer) bool {
		return g.m.stage.Actors().Token.On && g.s.pips() > 0 && g.m.stage.Shown().Players[g.m.stage.Shown().Turn].Day > 0
	})
	turn := g.m.stage.Shown().Turn
	text, pips := g.s.aheadText(), g.s.pips()
	day, _ := g.s.ahead(turn, pips)
	for g.m.stage.Actors().Token.On {
		g.tick()
	}
	assert.Equal(t, pips, g.s.pips())
	assert.Equal(t, text, g.s.aheadText(), "the panel says something else when the token has arrived")
	assert.Equal(t, g.m.stage.Shown().Players[turn].Day, day)
}
