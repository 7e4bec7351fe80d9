package tabletop

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/faces"
)

func TestWhoLeadsAContestIsGladWhateverTheyOwe(t *testing.T) {
	var sh Shown
	sh.Lay(engine.Setup{Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}})
	for seat := range engine.Seat(3) {
		sh.Fold(engine.Event{Kind: engine.LoanTaken, Seat: seat, Amount: 50_000, Total: 50_000})
		assert.Equal(t, faces.Dismayed, sh.RestingFace(seat), "in debt")
	}
	sh.Contest = Contest{Open: true, Why: engine.WhyRadioContest, In: sh.Everyone(), Winner: engine.NoSeat}
	roll := func(seat engine.Seat, n uint8) {
		sh.Contest.roll(engine.Event{Why: engine.WhyRadioContest, Seat: seat, Dice: [2]uint8{n}})
	}
	roll(0, 4)
	assert.Equal(t, faces.Happy, sh.RestingFace(0))
	roll(1, 6)
	assert.Equal(t, faces.Neutral, sh.RestingFace(0), "no longer first")
	assert.Equal(t, faces.Happy, sh.RestingFace(1))
	assert.Equal(t, faces.Neutral, sh.RestingFace(2), "has not thrown")
}

func TestOnlyWhoCollectsIsGladThatClocksAreTurnedBack(t *testing.T) {
	var sh Shown
	sh.Lay(engine.Setup{Edition: engine.Classic1975, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}})
	for seat := range engine.Seat(3) {
		sh.Players[seat].Month = 1
	}
	sh.Players[0].Day, sh.Players[2].Retired = 27, true
	sh.Faces.react(&sh, engine.Event{Kind: engine.Landed, Seat: 0, Month: 1, To: 27, Space: engine.DaylightSavings})
	for seat, want := range []faces.Expression{faces.Neutral, faces.Happy, faces.Neutral} {
		assert.Equal(t, want, sh.Faces.Seats[seat].Expression, "seat %d", seat)
	}
}
