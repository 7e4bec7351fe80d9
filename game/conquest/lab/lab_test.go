package lab

import (
	"bytes"
	"context"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	record "bigpayday/game/record/armies"
	"bigpayday/game/skill"
)

// simOf returns a simulation of games for so many players, recorded in the buffer.
func simOf(seats uint8, house conquest.HouseRules, out *bytes.Buffer) Sim {
	s := Sim{
		Games: 40, Jobs: 2, Version: "test",
		Setup: conquest.Setup{Seats: seats, First: conquest.NoSeat, Page: conquest.MonthPage(2027, 1), Seed: 7, House: house},
	}
	if out != nil {
		s.Record = out
	}
	return s
}

// reader adds up a record with nothing but what its lines say.
type reader struct {
	games, shared, turns, throws, out, cards int64
	wins, byOrder                            [conquest.MaxSeats]int64
	rounds                                   int64
	first, seats                             int
	round                                    int
	byDays, byRegions, byStars, bySets       int64
	sets, regions                            map[string]int64
	attack, defence                          [7]int64
	lost, beaten                             int64
}

func (r *reader) line(entry any) error {
	switch e := entry.(type) {
	case *record.Game:
		r.games++
		r.first, r.seats, r.round = -1, len(e.Seats), 0
	case *record.Turn:
		if r.first < 0 {
			r.first = e.Seat
		}
		r.turns++
		r.round = e.Round
	case *record.Armies:
		r.byDays += int64(e.Total - e.Bonus - e.Stars)
		r.byRegions += int64(e.Bonus)
		r.byStars += int64(e.Stars)
		for _, id := range e.Regions {
			r.regions[id]++
		}
	case *record.TurnIn:
		r.bySets += int64(e.Armies)
		r.sets[e.Design]++
	case *record.Throw:
		r.throws++
		r.lost += int64(e.Lost)
		r.beaten += int64(e.Beaten)
		for _, n := range e.Dice {
			r.attack[n]++
		}
		for _, n := range e.Defence {
			r.defence[n]++
		}
	case *record.Out:
		r.out++
		r.cards += int64(len(e.Cards))
	case *record.Over:
		for _, seat := range e.Winners {
			r.wins[seat]++
			r.byOrder[(seat-r.first+r.seats)%r.seats]++
		}
		if len(e.Winners) > 1 {
			r.shared++
		}
		r.rounds += int64(r.round)
	}
	return nil
}

func TestFiguresAreThoseOfTheRecord(t *testing.T) {
	for name, house := range map[string]conquest.HouseRules{
		"plain": 0, "tiles, fixed sets": conquest.HouseRules(0).With(conquest.PageTiles).With(conquest.FixedSets),
	} {
		for _, seats := range []uint8{2, 4, 6} {
			t.Run(name, func(t *testing.T) {
				var out bytes.Buffer
				f, err := simOf(seats, house, &out).Run(context.Background())
				require.NoError(t, err)
				r := reader{sets: map[string]int64{}, regions: map[string]int64{}}
				require.NoError(t, record.Read(&out, r.line))

				assert.Equal(t, []int64{40, r.shared}, []int64{int64(f.Games), f.Shared})
				assert.Equal(t, r.games, int64(f.Games))
				assert.Equal(t, []int64{r.rounds, r.turns, r.throws}, []int64{f.Rounds.Mean.Sum, f.Turns.Mean.Sum, f.Throws.Mean.Sum})
				for seat := range int(seats) {
					assert.Equal(t, r.wins[seat], f.Seats[seat].Won.Sum)
					assert.Equal(t, r.byOrder[seat], f.Order[seat].Won.Sum)
				}
				assert.Equal(t, []int64{r.out, r.cards}, []int64{f.KnockOuts.Players.Mean.Sum, f.KnockOuts.Cards.Sum})
				assert.Equal(t, []int64{r.byDays, r.byRegions, r.byStars, r.bySets},
					[]int64{f.ByDays.Sum, f.ByRegions.Sum, f.ByStars.Sum, f.BySets.Sum})
				assert.Equal(t, r.byDays+r.byRegions+r.byStars+r.bySets, f.ByDays.N)
				for design := conquest.Infantry; design < conquest.NumDesigns; design++ {
					assert.Equal(t, r.sets[design.String()], f.Sets[design].N, design)
				}
				armies := int64(0)
				for region := range conquest.NumRegions {
					held := &f.Regions[region]
					assert.Equal(t, r.regions[region.String()], held.Rounds.Sum, region)
					assert.LessOrEqual(t, held.Kept.Sum, held.Kept.N)
					assert.LessOrEqual(t, held.Kept.Sum, held.Rounds.Sum)
					armies += held.Armies.Sum
				}
				assert.Equal(t, r.byRegions, armies)
				assert.Equal(t, r.attack, f.Attack)
				assert.Equal(t, r.defence, f.Defence)
				all, lost, beaten := f.AllThrows()
				assert.Equal(t, []int64{r.throws, r.lost, r.beaten}, []int64{all.Lost.N, all.Lost.Sum, all.Beaten.Sum})
				assert.InDelta(t, lost, all.Lost.Average(), .05)
				assert.InDelta(t, beaten, all.Beaten.Average(), .05)
			})
		}
	}
}

func TestWhatAThrowIsExpectedToCostIsThatOfTheTableOfOdds(t *testing.T) {
	lost, beaten := Expected(3, 2, false)
	assert.InDelta(t, (2*2275+2611)/7776., lost, 1e-9)
	assert.InDelta(t, (2*2890+2611)/7776., beaten, 1e-9)
	lost, beaten = Expected(1, 1, false)
	assert.InDelta(t, 21./36, lost, 1e-9)
	assert.InDelta(t, 15./36, beaten, 1e-9)
	fort, _ := Expected(3, 2, true)
	assert.Greater(t, fort, (2*2275+2611)/7776.)
}

func TestTheSameSeedPlaysTheSameGamesHoweverManyJobs(t *testing.T) {
	var one, four bytes.Buffer
	sim := simOf(3, 0, &one)
	sim.Levels = [conquest.MaxSeats]skill.Level{skill.Easy, skill.Normal, skill.Easy}
	sim.Jobs = 1
	alone, err := sim.Run(context.Background())
	require.NoError(t, err)
	sim.Jobs, sim.Record = 4, &four
	together, err := sim.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, alone, together)
	assert.True(t, bytes.Equal(one.Bytes(), four.Bytes()), "the records are the same bytes")
	sim.Setup.Seed++
	other, err := sim.Run(context.Background())
	require.NoError(t, err)
	assert.NotEqual(t, alone, other)
}

func TestSimulationsEndWhenTheyAreTold(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	var out bytes.Buffer
	sim := simOf(4, 0, &out)
	sim.Games = math.MaxInt
	sim.Progress = func(games int) {
		if games >= 64 {
			stop()
		}
	}
	f, err := sim.Run(ctx)
	require.NoError(t, err)
	assert.GreaterOrEqual(t, f.Games, 64)
	over := 0
	require.NoError(t, record.Read(&out, func(entry any) error {
		if _, ok := entry.(*record.Over); ok {
			over++
		}
		return nil
	}))
	assert.Equal(t, f.Games, over, "the record has the games that count")
}

func TestAGameThatCannotBePlayedIsAnError(t *testing.T) {
	for _, seats := range []uint8{1, 7, 255} {
		sim := simOf(4, 0, nil)
		sim.Setup.Seats = seats
		f, err := sim.Run(context.Background())
		assert.Error(t, err)
		assert.Zero(t, f.Games)
	}
}

func TestPlayersWhoPlayAlikeAreEvenAndWhoPlaysBetterIsAhead(t *testing.T) {
	match := Match{Challenger: skill.Normal, Others: skill.Normal, Setup: simOf(4, 0, nil).Setup, Rounds: 8, Jobs: 2}
	o, err := match.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, []int{8, 32}, []int{o.Rounds, o.Games})
	won, margin := o.Wins()
	assert.InDelta(t, o.Even(), won, 1e-9)
	assert.InDelta(t, 0, margin, 1e-9)

	match.Others, match.Rounds = skill.Easy, 100
	o, err = match.Run(context.Background())
	require.NoError(t, err)
	won, margin = o.Wins()
	assert.Greater(t, won, o.Even()+margin)
	match.Jobs = 1
	again, err := match.Run(context.Background())
	require.NoError(t, err)
	assert.Equal(t, o, again, "the number of jobs changes nothing")
}

// BenchmarkSim plays games of four normal computers, adds all up and records them, as the
// command sim does.
func BenchmarkSim(b *testing.B) {
	for _, recorded := range []bool{false, true} {
		b.Run(map[bool]string{false: "figures", true: "and record"}[recorded], func(b *testing.B) {
			games := 0
			for b.Loop() {
				var out bytes.Buffer
				sim := simOf(4, 0, nil)
				sim.Jobs = 1
				if recorded {
					sim.Record = &out
				}
				sim.Setup.Seed += uint64(games)
				figures, err := sim.Run(context.Background())
				require.NoError(b, err)
				games += figures.Games
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
