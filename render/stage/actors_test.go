package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

func TestTokenHopsDayByDay(t *testing.T) {
	st := table(nil)
	st.Queue(walk(seat0, 0, 3))
	var days []uint8
	var highest float64
	for st.Tick(); st.Busy(); st.Tick() {
		token := st.Actors().Token
		require.True(t, token.On)
		assert.Equal(t, token.At+1, token.Next)
		assert.Equal(t, token.At, token.Done)
		if len(days) == 0 || days[len(days)-1] != token.At {
			days = append(days, token.At)
		}
		highest = max(highest, token.Height)
		assert.GreaterOrEqual(t, token.Height, 0.0)
		assert.LessOrEqual(t, token.Squash, 0.08)
		assert.Zero(t, st.Shown().Players[seat0].Day, "the token has not arrived")
	}
	assert.Equal(t, []uint8{0, 1, 2}, days)
	assert.InDelta(t, 22, highest, 0.5)
	assert.Equal(t, uint8(3), st.Shown().Players[seat0].Day)
	assert.Equal(t, tabletop.Trail{Seat: seat0, Month: 1, From: 0, To: 3}, st.Shown().Trail)
}

func TestDiceTumbleAndSettleOnTheRoll(t *testing.T) {
	for first := uint8(1); first <= 6; first++ {
		st := table(nil)
		st.Queue(rollFor(seat0, engine.WhySuperSweepstakes, first, 7-first))
		changes, last := 0, uint8(0)
		for range 54 {
			st.Tick()
			dice := st.Actors().Dice
			if dice.Faces[0] != last {
				changes++
				last = dice.Faces[0]
			}
			for _, face := range dice.Faces {
				assert.True(t, face >= 1 && face <= 6, "a die shows %d", face)
			}
			if dice.Settled {
				assert.Equal(t, [2]uint8{first, 7 - first}, dice.Faces)
			}
		}
		assert.Greater(t, changes, 5, "the die tumbles")
		shown := st.Shown()
		last0 := st.Actors().Dice
		assert.True(t, last0.Settled)
		assert.Equal(t, [2]uint8{first, 7 - first}, shown.Roll.Dice)
		for i := range shown.Roll.Dice {
			assert.Equal(t, shown.Roll.Angle(i), last0.Angle[i], "a die lies as it has settled")
			assert.LessOrEqual(t, shown.Roll.Angle(i), 12.0)
			assert.GreaterOrEqual(t, shown.Roll.Angle(i), -12.0)
			assert.Zero(t, last0.Height[i])
		}
	}
}

func TestOneDieThrowsOneDie(t *testing.T) {
	st := table(nil)
	st.Queue(rollFor(seat0, engine.WhyMove, 5))
	for range 20 {
		st.Tick()
		assert.Zero(t, st.Actors().Dice.Faces[1])
	}
}

func TestNumbersCountWhileNotesFly(t *testing.T) {
	st := table(nil)
	cash := engine.SeatAccount(seat0)
	st.Queue(pay(cash, engine.Jackpot, 1_300, engine.WhySickDay))
	lastCash, lastPot := st.Money(cash), st.Money(engine.Jackpot)
	for st.Tick(); st.Busy(); st.Tick() {
		assert.LessOrEqual(t, st.Money(cash), lastCash)
		assert.GreaterOrEqual(t, st.Money(engine.Jackpot), lastPot)
		lastCash, lastPot = st.Money(cash), st.Money(engine.Jackpot)
		notes := st.Actors().Notes
		require.Equal(t, uint8(4), notes.N)
		var sum int32
		for i, note := range notes.Notes[:notes.N] {
			sum += note.Value
			assert.Equal(t, cash, note.From)
			assert.Equal(t, engine.Jackpot, note.To)
			if i > 0 {
				assert.LessOrEqual(t, note.T, notes.Notes[i-1].T, "one after another")
			}
		}
		assert.Equal(t, int32(1_300), sum)
	}
	assert.Equal(t, int32(3_700), st.Money(cash))
	assert.Equal(t, int32(1_300), st.Money(engine.Jackpot))
}

func TestReducedMotionFliesNoNotes(t *testing.T) {
	st := table(nil)
	st.SetReducedMotion(true)
	st.Queue(pay(engine.SeatAccount(seat0), engine.Jackpot, 200, engine.WhySickDay))
	st.Tick()
	assert.Zero(t, st.Actors().Notes.N)
	assert.Equal(t, int32(4_800), st.Money(engine.SeatAccount(seat0)), "the number is set at once")
	assert.Positive(t, st.Actors().Money[engine.SeatAccount(seat0)].Tint, "and tinted for a moment")
}

func TestNotesStandForTheAmount(t *testing.T) {
	tests := []struct {
		amount int32
		want   []int32
	}{
		{100, []int32{100}},
		{1_700, []int32{1_000, 500, 100, 100}},
		{16_000, []int32{10_000, 5_000, 1_000}},
		{4_900, []int32{1_000, 1_000, 1_000, 1_000, 500, 100, 100, 100}},
		{10_000_000, []int32{10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000}},
		{7, []int32{100}},
	}
	for _, test := range tests {
		notes, n := notesFor(engine.Big, test.amount)
		assert.Equal(t, test.want, notes[:n], "$%d", test.amount)
	}
}

func TestCardTurnsOverOnTheWay(t *testing.T) {
	st := table(nil)
	st.Queue(land(seat0, 4, engine.Mail1), draw(seat0, engine.MailDeck, cardOf(engine.Ad)))
	var card CardMove
	for !card.On {
		st.Tick()
		card = st.Actors().Card
	}
	assert.Less(t, card.Flip, 0.5, "the back is up")
	assert.Less(t, card.Scale, 0.5)
	for card.On && card.Goes == ToTable && card.Scale < 1 {
		next := st.Actors().Card
		assert.GreaterOrEqual(t, next.Scale, card.Scale)
		assert.GreaterOrEqual(t, next.Flip, card.Flip)
		card = next
		st.Tick()
	}
	assert.Equal(t, 1.0, card.Flip)
	for st.Actors().Card.Goes != ToHand {
		st.Tick()
	}
	assert.Equal(t, seat0, st.Actors().Card.Seat)
}

func TestTornPageShowsTheNextMonthUnderIt(t *testing.T) {
	st := table(nil)
	st.Queue(engine.Event{Kind: engine.Moved, Seat: seat0, Month: 2, From: 31, Why: engine.WhyStart})
	st.Tick()
	assert.Equal(t, uint8(1), st.Actors().Tear.Month)
	assert.Equal(t, uint8(2), st.Page())
}

func TestPageFollowsTheTokenThatWalks(t *testing.T) {
	st := table(nil)
	st.Fold(engine.Event{Kind: engine.Moved, Seat: seat1, Month: 2, From: 31, Why: engine.WhyStart},
		engine.Event{Kind: engine.TurnBegan, Seat: seat0, Month: 1})
	assert.Equal(t, uint8(1), st.Page())
	st.Queue(engine.Event{Kind: engine.Moved, Seat: seat1, By: seat0, Month: 2, From: 0, To: 5, Why: engine.WhyBrought})
	st.Tick()
	assert.Equal(t, uint8(2), st.Page())
}

func TestTilesOfAFillFallOneAfterAnother(t *testing.T) {
	st := New(engine.Setup{Seats: 2, Months: 1, Lengths: [engine.MaxMonths]uint8{31}})
	var fill []engine.Event
	for day := uint8(1); day <= 5; day++ {
		fill = append(fill, engine.Event{Kind: engine.TilePlaced, Month: 1, To: day, Space: engine.DealSpace})
	}
	st.Queue(fill...)
	for range 10 { // 166 ms: two have left, one is about to
		st.Tick()
	}
	tiles := st.Actors().Tiles
	require.Equal(t, uint8(5), tiles.N)
	assert.Positive(t, tiles.Tiles[2].Part)
	assert.Zero(t, tiles.Tiles[3].Part)
	for i := 1; i < 5; i++ {
		assert.LessOrEqual(t, tiles.Tiles[i].Part, tiles.Tiles[i-1].Part)
	}
}

func TestEasingsGoFromStartToEnd(t *testing.T) {
	for name, ease := range map[string]func(float64) float64{
		"in-out-sine": beats.InOutSine, "out-quad": beats.OutQuad, "in-out-quad": beats.InOutQuad, "in-cubic": beats.InCubic, "out-cubic": beats.OutCubic,
		"in-out-cubic": beats.InOutCubic, "in-quart": beats.InQuart, "out-expo": beats.OutExpo, "out-back": beats.OutBack, "out-bounce": beats.OutBounce,
	} {
		assert.InDelta(t, 0, ease(0), 1e-9, name)
		assert.InDelta(t, 1, ease(1), 1e-9, name)
		if name == "out-back" || name == "out-bounce" {
			continue
		}
		for i := range 100 {
			assert.LessOrEqual(t, ease(float64(i)/100), ease(float64(i+1)/100)+1e-9, name)
		}
	}
	assert.Greater(t, beats.OutBack(0.6), 1.0, "it goes too far and comes back")
}

func TestBonusDieTurnsToItsNewNumber(t *testing.T) {
	st := New(engine.Setup{Edition: engine.Event2000, Seats: 2, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: 0})
	st.Fold(engine.Event{Kind: engine.GameBegan, Seat: seat0}, engine.Event{Kind: engine.BonusDieSet, Seat: engine.NoSeat, Number: 2})
	st.Queue(engine.Event{Kind: engine.BonusDieSet, Seat: seat0, Number: 5})
	var turned []float64
	for st.Tick(); st.Busy(); st.Tick() {
		if die := st.Actors().DieTurn; die.On {
			assert.Equal(t, [2]uint8{2, 5}, [2]uint8{die.From, die.To})
			turned = append(turned, die.T)
		}
	}
	require.NotEmpty(t, turned)
	assert.IsNonDecreasing(t, turned)
	assert.Equal(t, uint8(5), st.Shown().BonusDie)
}
