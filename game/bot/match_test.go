package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// plain returns a player that plays as a beginner does: it buys every Deal it
// may and keeps its hands off everything else that is not asked of it.
func plain() player {
	var options []engine.Option
	wanted := map[engine.ChoiceKind]bool{
		engine.Roll: true, engine.Buy: true, engine.Sell: true, engine.StayOut: true, engine.Pick: true, engine.Repay: true,
		engine.LeaveSavings: true, engine.KeepSwellfare: true, engine.LeaveDie: true, engine.Target: true, engine.TakeDeal: true,
		engine.CarryCharge: true, engine.KeepCard: true, engine.RefuseSwap: true, engine.Pass: true,
	}
	return func(s *engine.State) engine.Choice {
		options = s.AppendOptions(options[:0])
		for _, o := range options {
			if wanted[o.Choice.Kind] {
				return o.With(o.Most)
			}
		}
		return engine.Choice{Kind: engine.Decline}
	}
}

// mirrored plays each seed twice, the two players changing seats, and returns
// the games that the first one won, by halves, and the dollars by which it was
// ahead on average.
func mirrored(t *testing.T, edition engine.EditionID, seeds int, a, b player) (halves, ahead int) {
	setup := engine.Setup{Edition: edition, Seats: 2, Months: 3, Lengths: [engine.MaxMonths]uint8{31, 31, 31}}
	for seed := range seeds {
		setup.Seed = uint64(seed)
		for seat := range engine.Seat(2) {
			players := []player{a, b}
			if seat == 1 {
				players[0], players[1] = b, a
			}
			s := play(t, setup, players, nil)
			ahead += int(s.NetWorth(seat)) - int(s.NetWorth(1-seat))
			switch s.Winners() {
			case engine.SeatSet(0).With(seat):
				halves += 2
			case engine.SeatSet(0).With(1 - seat):
			default:
				halves++
			}
		}
	}
	return halves, ahead / (2 * seeds)
}

func TestNormalBeatsAPlainPlayerOverMirroredGames(t *testing.T) {
	for _, test := range []struct {
		edition engine.EditionID
		percent int // of the games, at least
		ahead   int // dollars, at least
	}{
		{engine.Classic1975, 57, 150},
		{engine.Event2000, 75, 12_000},
	} {
		t.Run(test.edition.String(), func(t *testing.T) {
			t.Parallel()
			const seeds = 250
			halves, ahead := mirrored(t, test.edition, seeds, computer(t, skill.Normal), plain())
			t.Logf("%d.%d%% of %d games, $%d ahead", 25*halves/seeds, 250*halves/seeds%10, 2*seeds, ahead)
			assert.Greater(t, 25*halves/seeds, test.percent)
			assert.Greater(t, ahead, test.ahead)
		})
	}
}
