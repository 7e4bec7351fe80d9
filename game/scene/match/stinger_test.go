package match

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/rules"
	"bigpayday/render/tabletop"
)

// raced returns how a game of three stands: the first two are persons.
func raced() (sh *tabletop.Shown, people rules.SeatSet) {
	sh = &tabletop.Shown{Setup: engine.Setup{Edition: engine.Standard, Seats: 3, Months: 1}, Phase: engine.Playing, Turns: 1, Turn: 2}
	sh.Setup.Lengths[0] = 31
	for seat := range engine.Seat(3) {
		sh.Players[seat] = engine.Player{Month: 1, Day: 1}
		sh.Balance[engine.SeatAccount(seat)] = 1000
	}
	return sh, people.With(0).With(1)
}

func TestAPersonHearsThatTheirTurnBegins(t *testing.T) {
	sh, people := raced()
	var s stinger
	assert.Empty(t, s.next(sh, people, false), "what was before the page")
	sh.Turns, sh.Turn = 2, 0
	assert.Equal(t, []audio.Cue{audio.YourTurn}, s.next(sh, people, false))
	assert.Empty(t, s.next(sh, people, false), "once")
	sh.Turns, sh.Turn = 3, 2
	assert.Empty(t, s.next(sh, people, false), "a computer's")
	sh.Turns, sh.Turn = 4, 1
	assert.Empty(t, s.next(sh, people, true), "shown in an instant")
}

func TestAPersonHearsThatAComputerOvertakesThem(t *testing.T) {
	sh, people := raced()
	var s stinger
	most := int32(5000)
	lead := func(seat engine.Seat) []audio.Cue {
		most += 1000
		sh.Balance[engine.SeatAccount(seat)] = most
		return s.next(sh, people, false)
	}
	lead(0)
	assert.Equal(t, []audio.Cue{audio.Overtaken}, lead(2))
	sh.Balance[engine.SeatAccount(2)] = 0
	assert.Empty(t, s.next(sh, people, false), "a person is ahead again")
	assert.Empty(t, lead(1), "by another person")
}

func TestNobodyIsOvertakenWhoHasNotLed(t *testing.T) {
	sh, people := raced()
	var s stinger
	assert.Empty(t, s.next(sh, people, false), "all are worth the same")
	sh.Balance[engine.SeatAccount(2)] = 5000
	assert.Empty(t, s.next(sh, people, false), "a computer is the first to lead")
}

func TestAPersonHearsThatTheLastBuyerIsBehind(t *testing.T) {
	for _, test := range []struct {
		name       string
		from, to   uint8
		deal       bool
		want       []audio.Cue
		month, all uint8
	}{
		{"past it", 18, 23, true, []audio.Cue{audio.BuyerMissed}, 1, 1},
		{"on it", 18, 20, true, nil, 1, 1},
		{"another is ahead", 3, 7, true, nil, 1, 1},
		{"nothing to sell", 18, 23, false, nil, 1, 1},
		{"not the last month", 18, 23, true, nil, 1, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			sh, people := raced()
			sh.Setup.Months, sh.Setup.Lengths[1] = test.all, 31
			for month := range sh.Pages {
				for day := range sh.Pages[month] {
					sh.Pages[month][day] = engine.SweetSunday
				}
				sh.Pages[month][5-1], sh.Pages[month][20-1] = engine.FoundABuyer, engine.FoundABuyer
			}
			if test.deal {
				sh.Deals[0].N, sh.Deals[0].Cards[0] = 1, engine.EditionOf(engine.Standard).FirstCard(engine.DealDeck)
			}
			var s stinger
			sh.Players[0].Month, sh.Players[0].Day = test.month, test.from
			s.next(sh, people, false)
			sh.Players[0].Day = test.to
			assert.Equal(t, test.want, append([]audio.Cue(nil), s.next(sh, people, false)...))
		})
	}
}
