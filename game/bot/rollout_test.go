package bot

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

func TestATallyTellsMeanAndSpread(t *testing.T) {
	var sum tally
	var list []float64
	for i := range int64(1000) {
		dollars := (i*7919)%20_011 - 9_000
		sum.add(dollars)
		list = append(list, float64(dollars))
	}
	var mean, squares float64
	for _, x := range list {
		mean += x / float64(len(list))
	}
	for _, x := range list {
		squares += (x - mean) * (x - mean)
	}
	deviation := math.Sqrt(squares / float64(len(list)-1))
	assert.InDelta(t, mean, sum.mean(), 1)
	assert.InDelta(t, deviation, root(sum.variance()), 1)
	assert.InDelta(t, deviation/math.Sqrt(float64(len(list))), sum.off(), 1)
	assert.Zero(t, (&tally{}).mean())
	assert.Zero(t, (&tally{}).off())
}

func TestTheRootIsTheWholePart(t *testing.T) {
	for _, n := range []int64{0, 1, 2, 3, 4, 8, 9, 15, 16, 99, 1 << 40, 1<<50 - 1} {
		r := root(n)
		assert.LessOrEqual(t, r*r, n)
		assert.Greater(t, float64(r+1)*float64(r+1), float64(n))
	}
}

// lookAt plays the choices of a position out.
func lookAt(t *testing.T, s *engine.State, budget int, choices ...engine.Choice) *Rollout {
	t.Helper()
	o := new(Rollout)
	view := s.View(s.Prompt().Seat)
	o.Begin(&view, choices, budget, false)
	for range 1_000_000 {
		if o.Step() {
			return o
		}
	}
	require.Fail(t, "a rollout has no end")
	return nil
}

func TestARolloutSeesWhatABuyerBrings(t *testing.T) {
	s := find(t, 3, func(s *engine.State, p engine.Prompt) bool {
		return p.Kind == engine.BuyDeal && s.Players[p.Seat].Month == 2 && s.Deals[p.Seat].N == 0
	})
	seat := s.Prompt().Seat
	s.Players[seat].Day = 10
	card := s.Edition().Card(s.Prompt().Card)
	buyers := map[uint8]engine.Space{}
	for day := uint8(11); day <= 16; day++ {
		buyers[day] = engine.FoundABuyer
	}
	buy, decline := engine.Choice{Kind: engine.Buy}, engine.Choice{Kind: engine.Decline}

	page(&s, buyers)
	f := lookAt(t, &s, 40_000, decline, buy).Forecasts()
	assert.Equal(t, f[1].Games, f[1].Sold, "six buyers in a row are met for certain")
	gain, _ := f[1].Gain()
	assert.InDelta(t, card.Payoff()-card.Price(), gain, float64(card.Price())/5, "what the Deal brings, but for interest")
	assert.Equal(t, f[0].Lead()+gain, f[1].Lead())

	page(&s, nil)
	f = lookAt(t, &s, 40_000, decline, buy).Forecasts()
	assert.Zero(t, f[1].Sold)
	gain, _ = f[1].Gain()
	assert.LessOrEqual(t, gain, -int64(card.Price()))
}

func TestEachChoiceMeetsTheSameLuck(t *testing.T) {
	s := asked(t, engine.BuyDeal)
	decline := engine.Choice{Kind: engine.Decline}
	f := lookAt(t, &s, 20_000, decline, decline).Forecasts()
	gain, off := f[1].Gain()
	assert.Zero(t, gain)
	assert.Zero(t, off)
	assert.Equal(t, f[0].Worth(), f[1].Worth())
	assert.Positive(t, f[0].Spread(), "worlds differ")
}

func TestTwiceTheBudgetIsTwiceTheGames(t *testing.T) {
	s := asked(t, engine.BuyDeal)
	games := func(budget int) int {
		f := lookAt(t, &s, budget, engine.Choice{Kind: engine.Decline}, engine.Choice{Kind: engine.Buy}).Forecasts()
		assert.Equal(t, f[0].Games, f[1].Games)
		return f[0].Games
	}
	few := games(20_000)
	assert.InEpsilon(t, 2*few, games(40_000), .1)
	assert.Greater(t, few, firstWorlds)
}

func TestAChoiceThatIsNoGoodIsSoonDropped(t *testing.T) {
	s := asked(t, engine.BuyDeal)
	page(&s, nil)
	view := s.View(s.Prompt().Seat)
	o := new(Rollout)
	o.Begin(&view, []engine.Choice{{Kind: engine.Decline}, {Kind: engine.Buy}}, 1_000_000, true)
	for !o.Step() {
	}
	assert.Equal(t, firstWorlds, o.Forecasts()[0].Games, "nobody buys a Deal where there are no buyers")
	assert.Equal(t, engine.Choice{Kind: engine.Decline}, o.Best())
}

func TestARolloutOnTheLastChoiceOfAGameEnds(t *testing.T) {
	s := find(t, 2, func(s *engine.State, p engine.Prompt) bool {
		after := *s
		return p.Kind == engine.PayOffLoan && after.Choose(engine.Choice{Kind: engine.Repay}, nil) == nil && after.Phase == engine.Over
	})
	o := lookAt(t, &s, 1000, engine.Choice{Kind: engine.Repay}, engine.Choice{Kind: engine.Repay})
	assert.Equal(t, 500, o.Forecasts()[0].Games)
}

func TestManyChoicesInALongGameOverrunTheBudgetByLittle(t *testing.T) {
	setup := engine.Setup{Edition: engine.Event2000, Seats: 6, Months: 12, Seed: 12}
	for month := range setup.Lengths {
		setup.Lengths[month] = 31
	}
	var s engine.State
	require.NoError(t, s.Start(setup, nil))
	most := 0
	for looked := 0; looked < 8; {
		view := s.View(s.Prompt().Seat)
		if o := Consider(&view, 0); o != nil && len(o.Forecasts()) >= 5 {
			looked++
			hard, steps := New(skill.Hard, s.Prompt().Seat), 0
			for done := false; !done; steps++ {
				_, done = hard.Step(&view)
			}
			most = max(most, steps*oneSlice)
		}
		first, done := engine.Choice{}, false
		for computer := New(skill.Normal, s.Prompt().Seat); !done; {
			first, done = computer.Step(&view)
		}
		require.NoError(t, s.Choose(first, nil))
	}
	assert.Greater(t, most, HardBudget/2, "there is something to think about")
	assert.Less(t, most, 3*HardBudget)
}
