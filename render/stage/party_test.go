package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

func TestPaperFliesForWhoIsGivenMoneyOnAFeast(t *testing.T) {
	one, both := engine.SeatSet(0).With(seat0), engine.SeatSet(0).With(seat0).With(seat1)
	me, you := engine.SeatAccount(seat0), engine.SeatAccount(seat1)
	for _, test := range []struct {
		name string
		paid []engine.Event
		want engine.SeatSet
	}{
		{"a holiday", []engine.Event{pay(engine.Bank, me, 200, engine.WhyHoliday), pay(engine.Bank, you, 200, engine.WhyHoliday)}, both},
		{"a birthday", []engine.Event{pay(you, me, 100, engine.WhyHappyBirthday)}, one},
		{"a salary", []engine.Event{pay(engine.Bank, me, 200, engine.WhySalary)}, 0},
		{"a bill", []engine.Event{pay(me, engine.Bank, 200, engine.WhyBill)}, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.SetPeople(one)
			st.Queue(test.paid...)
			var seen engine.SeatSet
			for range 600 {
				if !st.Busy() {
					break
				}
				st.Tick()
				if p := st.Actors().Party; p.On {
					seen |= p.Seats
				}
			}
			assert.Equal(t, test.want, seen)
			for range 120 {
				st.Tick()
			}
			assert.False(t, st.Actors().Party.On, "it falls and is gone")
		})
	}
}
