package engine

import (
	"runtime"
	"slices"
	"testing"
	"time"
	"unsafe"
)

// plain is a fixed policy that is quick to decide: it buys what needs no
// loan, sells, antes, takes the best number left, pays loans off, brings the
// first friend, and leaves all else as it is. It writes its choice in place,
// because a choice that is returned is put together field by field.
func plain(s *State, c *Choice) {
	switch t := s.top(); t.prompt() {
	case PlaceTile:
		*c = Choice{Kind: Fill, Preset: AtRandom}
	case Arrange:
		*c = Choice{Kind: Begin}
	case TakeTurn:
		*c = Choice{Kind: Roll}
	case BuyDeal:
		*c = Choice{Kind: Decline}
		if s.Edition().card(t.Card).Price() <= s.Cash(t.Seat) {
			*c = Choice{Kind: Buy}
		}
	case SellDeal:
		*c = Choice{Kind: Sell, Card: s.HeldDeals(t.Seat)[0]}
	case AnteUp:
		*c = Choice{Kind: Ante}
	case PickNumber:
		most := s.lottery().Numbers
		for _, n := range [...]uint8{7, 6, 8, 5, 9, 4, 10, 3, 2, 1} {
			if n <= most && !s.Lottery.taken(n) {
				*c = Choice{Kind: Pick, Number: n}
				return
			}
		}
	case BringFriend:
		for seat := range Seat(s.Setup.Seats) {
			if seat != t.Seat && !s.Players[seat].Retired {
				*c = Choice{Kind: Bring, Seat: seat}
				return
			}
		}
	case PayOffLoan:
		g := s.play(nil)
		*c = Choice{Kind: Repay, Amount: g.mostRepaid(t.Seat)}
	case MindSavings:
		*c = Choice{Kind: LeaveSavings}
	case PlaySwellfare:
		*c = Choice{Kind: KeepSwellfare}
	case SetBonusDie:
		*c = Choice{Kind: LeaveDie}
	case ChoosePlayer:
		*c = Choice{Kind: Target, Seat: s.play(nil).left(t.Seat)}
	case DealOrBuyer:
		*c = Choice{Kind: TakeDeal}
	case SettleCharge:
		*c = Choice{Kind: CarryCharge}
	case SwapCards:
		*c = Choice{Kind: KeepCard}
	case AnswerSwap:
		*c = Choice{Kind: RefuseSwap}
	case PlaceBid:
		*c = Choice{Kind: Pass}
	}
}

// The units of what is measured, with the most that is allowed: to be read
// beside the figures. Big Pay Day has to be within all of them; the other
// editions, whose games are longer, are there to compare.
const (
	timesBare     = "times-bare(<=40)"
	allocsPerGame = "allocs/game(<=0)"
	stateSize     = "B/state(<=2048)"
	timePerCopy   = "ns/copy(<150)"
)

// bareGame is the least that a game of four seats and two months could cost:
// the engine's own generator for each die, an add, a look-up of an amount for
// the day, and an add.
func bareGame(r *Random, amounts *[MaxDays + 1]int32) int32 {
	var sum int32
	for range 4 * 2 {
		for day := uint8(0); day < 31; {
			day = min(day+r.Die(), 31)
			sum += amounts[day]
		}
	}
	return sum
}

// benchSetup is a table of four for two months of 31 days.
func benchSetup(edition EditionID) Setup {
	return Setup{Edition: edition, Seats: 4, Months: 2, Lengths: [MaxMonths]uint8{31, 31}, Blue: EditionOf(edition).Wanted}
}

// playPlainly plays a game to its end without a listener.
func playPlainly(s *State, setup Setup) error {
	if err := s.Start(setup, nil); err != nil {
		return err
	}
	for s.Phase != Over {
		var c Choice
		plain(s, &c)
		if err := s.Choose(c, nil); err != nil {
			return err
		}
	}
	return nil
}

// BenchmarkGame plays complete games of every edition, and bare ones in
// between, in rounds so short that some of them have the processor to
// themselves on a busy machine too. What counts of either is the round that one
// in ten is quicker than: whatever else the machine does only adds to a round.
func BenchmarkGame(b *testing.B) {
	const games, bareGames = 20, 800
	for edition := range NumEditions {
		b.Run(edition.String(), func(b *testing.B) {
			var amounts [MaxDays + 1]int32
			for i := range amounts {
				amounts[i] = int32(i) * 100
			}
			setup := benchSetup(edition)
			var s State
			var r Random
			rounds, bareRounds := make([]time.Duration, 0, 1<<16), make([]time.Duration, 0, 1<<16)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			for b.Loop() {
				start := time.Now()
				for range games {
					setup.Seed++
					if err := playPlainly(&s, setup); err != nil {
						b.Fatal(err)
					}
				}
				rounds = append(rounds, time.Since(start))
				start = time.Now()
				for range bareGames {
					bareGame(&r, &amounts)
				}
				bareRounds = append(bareRounds, time.Since(start))
			}
			runtime.ReadMemStats(&after)
			slices.Sort(rounds)
			slices.Sort(bareRounds)
			game, bare := rounds[len(rounds)/10].Seconds()/games, bareRounds[len(rounds)/10].Seconds()/bareGames
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(1/game, "games/s")
			b.ReportMetric(game/bare, timesBare)
			b.ReportMetric(float64((after.Mallocs-before.Mallocs)/uint64(b.N*games)), allocsPerGame)
		})
	}
}

// BenchmarkState copies a state.
func BenchmarkState(b *testing.B) {
	var from, to State
	for b.Loop() {
		to = from
	}
	_ = to
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N), timePerCopy)
	b.ReportMetric(float64(unsafe.Sizeof(from)), stateSize)
}

// BenchmarkView makes the copy that a computer opponent decides by.
func BenchmarkView(b *testing.B) {
	s := somewhere(b, 3, 100)
	for b.Loop() {
		_ = s.View(1)
	}
}
