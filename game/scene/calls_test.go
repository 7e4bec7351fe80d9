package scene_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render/stage"
)

// mostCalls is how many draw calls a frame may take in which something moves.
const mostCalls = 40

// assertCheap lets a scene be drawn for some ticks, and checks that each frame
// takes few draw calls. Between asks whether the frame counts.
func assertCheap(t *testing.T, s *scenetest.Studio, ticks int, between func() (counts bool)) {
	t.Helper()
	dst := ebiten.NewImage(1280, 800)
	s.Draw(dst) // paints what rests
	counted, all, most := 0, 0, 0
	for range ticks {
		s.Tick()
		counts := between()
		n := s.Theme.CountDrawCalls(func() { s.Draw(dst) })
		if counts {
			counted, all, most = counted+1, all+n, max(most, n)
		}
	}
	assert.Greater(t, counted, ticks/2, "it moves")
	assert.LessOrEqual(t, most, mostCalls)
	assert.LessOrEqual(t, all/max(counted, 1), mostCalls/4, "in the mean")
}

func TestATokenThatHopsWithANoteInFlightTakesFewDrawCalls(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.MidGame(scenetest.SixPlayers)
	st := s.Match.Stage
	p := st.Shown().Players[0]
	to := engine.Event{Kind: engine.Moved, Why: engine.WhyMove, Month: p.Month, From: p.Day, To: p.Day + 5}
	back := to
	back.From, back.To = to.To, to.From
	pay := engine.Event{Kind: engine.Paid, Why: engine.WhyMoneygramSend, Payer: engine.SeatAccount(0), Payee: engine.SeatAccount(1), Amount: 3600}
	money := stage.New(st.Shown().Setup)
	repay := pay
	repay.Payer, repay.Payee = pay.Payee, pay.Payer
	for range 10 {
		st.Queue(to, back)
		money.Queue(pay, repay)
	}
	assertCheap(t, s, 300, func() bool {
		money.Tick()
		a := st.Actors()
		a.Notes, a.Money = money.Actors().Notes, money.Actors().Money
		return a.Token.On && a.Notes.N > 0
	})
}

func TestADieInTheAirOverTheBoardTakesFewDrawCalls(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.MidGame(scenetest.SixPlayers)
	for range 10 {
		s.Match.Stage.Queue(engine.Event{Kind: engine.Rolled, Why: engine.WhyMove, Dice: [2]uint8{4}})
	}
	assertCheap(t, s, 300, func() bool { return s.Match.Stage.Actors().Dice.On })
}

func TestATileThatIsDraggedTakesFewDrawCalls(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.LayingAlone)
	s.LayTiles(12)
	s.Drag("tile-deal", s.VacantDay())
	x := 300.
	assertCheap(t, s, 100, func() bool {
		x += 3
		s.In.Pointer.X, s.In.Pointer.Moved = x, true
		_, carrying := s.Top().Hand().Carrying()
		return carrying
	})
}

func TestASettlementTakesFewDrawCalls(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.PayDay()
	s.Until("the ledger", func() bool { return s.Match.Stage.Shown().Settlement.Open })
	assertCheap(t, s, 60, func() bool { return s.Match.Stage.Shown().Settlement.Open && s.Match.Stage.Busy() })
}
