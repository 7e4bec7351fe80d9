package conquest

import (
	"runtime"
	"slices"
	"testing"
	"time"
	"unsafe"

	"bigpayday/game/rules/rulestest"
)

// The units of what is measured, with the limits: to be read beside the
// figures.
const (
	throwsASecond = "throws/s(>=20M)"
	timesBare     = "times-bare"
	allocsPerGame = "allocs/game(<=0)"
	stateSize     = "B/state(<=1024)"
)

// BenchmarkThrows throws at a day that never falls, and bare dice in between, in
// rounds so short that some of them have the processor to themselves on a busy
// machine too. What counts of either is the round that one in ten is quicker
// than.
func BenchmarkThrows(b *testing.B) {
	const throws = 20_000
	s := State{Setup: Setup{Seats: 3, Page: january}, Map: MapOf(january), Ask: Attack, Whose: NoSeat}
	g := game{State: &s}
	for d := range s.Owner {
		s.Owner[d] = NoSeat
	}
	for d := Day(1); d <= Days; d++ {
		g.give(d, 1)
		s.Armies[d] = 1_000_000
	}
	g.give(12, 0)
	from := s
	var r Random
	var armies [2]int32
	rounds, bare := make([]time.Duration, 0, 1<<16), make([]time.Duration, 0, 1<<16)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		s = from
		began := time.Now()
		for range throws {
			if s.Choose(Choice{Kind: ThrowAt, Day: 12, To: 11, Amount: 3}, nil) != nil {
				b.Fatal("refused")
			}
		}
		rounds = append(rounds, time.Since(began))
		began = time.Now()
		for range throws {
			rulestest.BareThrow(&r, &armies)
		}
		bare = append(bare, time.Since(began))
	}
	runtime.ReadMemStats(&after)
	slices.Sort(rounds)
	slices.Sort(bare)
	one, least := rounds[len(rounds)/10].Seconds()/throws, bare[len(bare)/10].Seconds()/throws
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(1/one, throwsASecond)
	b.ReportMetric(one/least, timesBare)
	b.ReportMetric(float64((after.Mallocs-before.Mallocs)/uint64(b.N)), allocsPerGame)
	b.ReportMetric(float64(unsafe.Sizeof(s)), stateSize)
}

// BenchmarkRandomGame plays games of 24 rounds at random.
func BenchmarkRandomGame(b *testing.B) {
	var s State
	player := chance{options: make([]Option, 0, 2000)}
	setup := on(4, NoSeat)
	setup.Rounds = 24
	choices := 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		setup.Seed++
		if s.Start(setup, nil) != nil {
			b.Fatal("refused")
		}
		for !s.Over() {
			if s.Choose(player.choose(&s), nil) != nil {
				b.Fatal("refused")
			}
			choices++
		}
	}
	runtime.ReadMemStats(&after)
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64((after.Mallocs-before.Mallocs)/uint64(b.N)), allocsPerGame)
}

// BenchmarkView makes the copy that a computer opponent decides by.
func BenchmarkView(b *testing.B) {
	s := somewhere(b, 3, 300)
	for b.Loop() {
		_ = s.View(1)
	}
}
