package conquest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheOddsOfAThrow(t *testing.T) {
	assert.Equal(t, ThrowChances{15, 0, 21}, ChancesOf(1, 1, false))
	assert.Equal(t, ThrowChances{125, 0, 91}, ChancesOf(2, 1, false))
	assert.Equal(t, ThrowChances{855, 0, 441}, ChancesOf(3, 1, false))
	assert.Equal(t, ThrowChances{55, 0, 161}, ChancesOf(1, 2, false))
	assert.Equal(t, ThrowChances{295, 420, 581}, ChancesOf(2, 2, false))
	assert.Equal(t, ThrowChances{2890, 2611, 2275}, ChancesOf(3, 2, false))
	assert.Equal(t, ThrowChances{10, 0, 26}, ChancesOf(1, 1, true), "2 wins nothing any more, 6 no more than 5 did")
}

// table100 has the chance to take a day in tenths of a per cent, by attackers
// from 2 on and by defenders from 1 on.
var table100 = [][10]int32{
	{417, 106, 27, 7, 2, 0, 0, 0, 0, 0},
	{754, 363, 206, 91, 49, 21, 11, 5, 3, 1},
	{916, 656, 470, 315, 206, 134, 84, 54, 33, 21},
	{972, 785, 642, 477, 359, 253, 181, 123, 86, 57},
	{990, 890, 769, 638, 506, 397, 297, 224, 162, 118},
	{997, 934, 857, 745, 638, 521, 423, 329, 258, 193},
	{999, 967, 910, 834, 736, 640, 536, 446, 357, 287},
	{1000, 980, 947, 888, 818, 730, 643, 547, 464, 380},
	{1000, 990, 967, 930, 873, 808, 726, 646, 558, 480},
	{1000, 994, 981, 954, 916, 861, 800, 724, 650, 568},
	{1000, 997, 988, 972, 943, 905, 852, 794, 723, 654},
	{1000, 998, 993, 982, 964, 934, 896, 845, 790, 723},
}

func TestTheOddsOfAFight(t *testing.T) {
	t.Run("are those of the table", func(t *testing.T) {
		for i, row := range table100 {
			for j, want := range row {
				got := Win(int32(i+2), int32(j+1), false)
				assert.InDelta(t, want*10, got, 5, "%d against %d", i+2, j+1)
			}
		}
	})
	t.Run("are the same whether they are looked up or reckoned", func(t *testing.T) {
		for a := int32(2); a <= MostInOdds; a += 7 {
			for d := int32(1); d <= MostInOdds; d += 5 {
				for _, fort := range []bool{false, true} {
					odds := Odds(a, d, fort, 1)
					assert.InDelta(t, Win(a, d, fort), odds.Win, 1)
					assert.InDelta(t, losses[asIndex(fort)][a][d], odds.Lost, 1)
					assert.InDelta(t, beatings[asIndex(fort)][a][d], odds.Beaten, 1)
					sum := int32(0)
					for _, chance := range odds.Left {
						sum += chance
					}
					assert.InDelta(t, odds.Win, sum, 30, "what is left over adds up to the win, but for rounding")
				}
			}
		}
	})
	t.Run("are never certain or impossible unless they are", func(t *testing.T) {
		assert.Equal(t, Whole-1, Win(60, 1, false))
		assert.EqualValues(t, 1, Win(2, 60, false))
		assert.Zero(t, Win(1, 1, false))
		assert.Equal(t, Whole, Win(3, 0, false))
	})
	t.Run("a fort helps", func(t *testing.T) {
		for a := int32(2); a < 20; a++ {
			assert.Less(t, Win(a, 5, true), Win(a, 5, false))
		}
	})
	t.Run("leaving armies behind costs", func(t *testing.T) {
		last := Whole
		for leave := int32(1); leave < 10; leave++ {
			win := Odds(10, 6, false, leave).Win
			assert.Less(t, win, last)
			last = win
		}
		assert.Equal(t, Outcome{Unit: 1}, Odds(10, 6, false, 10))
	})
	t.Run("above sixty armies are halved", func(t *testing.T) {
		assert.Equal(t, Win(50, 45, false), Win(100, 90, false))
		assert.Equal(t, Whole-1, Win(1_000, 1, false))
		odds := Odds(100, 90, false, 1)
		assert.EqualValues(t, 2, odds.Unit)
		assert.InDelta(t, 2*Odds(50, 45, false, 1).Lost, odds.Lost, 2)
		assert.NotZero(t, Win(200_000, 200_000, true))
		assert.Zero(t, Win(-3, 4, false))
	})
	t.Run("a chain of one is a fight, and of more its product at most", func(t *testing.T) {
		assert.Equal(t, Win(9, 4, false), Chain(9, []Foe{{4, false}}))
		assert.Equal(t, Win(9, 4, true), Chain(9, []Foe{{4, true}}))
		both := Chain(12, []Foe{{4, false}, {3, false}})
		assert.Less(t, both, Win(12, 4, false))
		assert.Greater(t, both, Win(12, 8, false)-1000)
		assert.Zero(t, Chain(3, []Foe{{1, false}, {1, false}, {1, false}}))
		assert.Positive(t, Chain(500, []Foe{{4, false}, {3, true}, {70, false}}))
	})
	t.Run("simulated storms come out as they say", func(t *testing.T) {
		const games = 20_000
		for _, fort := range []bool{false, true} {
			won, lost, beaten := int32(0), int32(0), int32(0)
			b := fight(t, 9, 6)
			if fort {
				b.Map.Forts = Day(11).Set()
			}
			start := b.State
			for seed := range Random(games) {
				s := start
				s.Random = seed * 0x9e3779b97f4a7c15
				require.NoError(t, s.Choose(Choice{Kind: Storm, Day: 12, To: 11, Amount: 1}, func(e Event) {
					lost += int32(e.Lost)
					beaten += int32(e.Beaten)
				}))
				if s.Owner[11] == 0 {
					won++
				}
			}
			want := Odds(9, 6, fort, 1)
			// Four standard errors of a chance near one half are 1.4 per cent.
			assert.InDelta(t, want.Win, won*Whole/games, 142)
			assert.InDelta(t, want.Lost, lost*100/games, 9)
			assert.InDelta(t, want.Beaten, beaten*100/games, 8)
		}
	})
}

func TestThreats(t *testing.T) {
	b := fight(t, 4, 3)
	assert.Equal(t, Win(4, 3, false), b.Chance(12, 11))
	assert.Equal(t, Win(3, 4, false), b.Threat(12))
	assert.Equal(t, Win(3, 1, false), b.ThreatTo(12, 1))
	b.Map.Forts = Day(12).Set()
	assert.Equal(t, Win(3, 4, true), b.Threat(12))
	b.own(Neutral, 9, 11)
	assert.Zero(t, b.Threat(12), "the neutral army attacks nobody")
}

func BenchmarkChainOfEight(b *testing.B) {
	foes := make([]Foe, MostInChain)
	for i := range foes {
		foes[i] = Foe{Armies: 5}
	}
	for b.Loop() {
		Chain(MostInOdds, foes)
	}
}

func BenchmarkOdds(b *testing.B) {
	for b.Loop() {
		Odds(40, 30, false, 5)
	}
}

func TestTheBestAttackIsTheOneWithTheBestChance(t *testing.T) {
	s, err := New(Setup{Page: MonthPage(2027, 1), Seats: 3, First: 0, House: HouseRules(0).With(DealtDays).With(QuickSetup)}, nil)
	require.NoError(t, err)
	for from := Day(1); from <= Days; from++ {
		for armies := int32(1); armies < 6; armies++ {
			best := int32(0)
			for to := Day(1); to <= Days; to++ {
				if s.Map.Linked(from, to) && s.Owner[to] != s.Owner[from] {
					foe := s.FoeOn(to)
					best = max(best, Win(armies, foe.Armies, foe.Fort))
				}
			}
			to, chance := s.BestAttack(from, armies)
			require.Equal(t, best, chance)
			require.Equal(t, best == 0, to == NoDay)
		}
	}
	for d := Day(1); d <= Days; d++ {
		for seat := range Seat(3) {
			best := int32(0)
			for from := Day(1); from <= Days; from++ {
				if s.Owner[from] == seat && s.Map.Linked(from, d) {
					best = max(best, s.Chance(from, d))
				}
			}
			require.Equal(t, best, s.BestChance(seat, d))
		}
	}
}
