package moments

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules"
)

func TestFiveTurnsOfComputersInARowAreMany(t *testing.T) {
	set := func(seats ...rules.Seat) (s rules.SeatSet) {
		for _, seat := range seats {
			s = s.With(seat)
		}
		return s
	}
	for name, test := range map[string]struct {
		table Table
		want  bool
	}{
		"five computers, the first of them": {Table{Turn: 1, Seats: 6, People: set(0)}, true},
		"five computers, the last of them":  {Table{Turn: 5, Seats: 6, People: set(0)}, true},
		"five, around the table's end":      {Table{Turn: 5, Seats: 6, People: set(2)}, true},
		"a person's own turn":               {Table{Turn: 0, Seats: 6, People: set(0)}, false},
		"four computers":                    {Table{Turn: 3, Seats: 5, People: set(0)}, false},
		"four beside two people":            {Table{Turn: 3, Seats: 6, People: set(0, 1)}, false},
		"a person among them":               {Table{Turn: 2, Seats: 6, People: set(0, 3)}, false},
		"one of five is out":                {Table{Turn: 2, Seats: 6, People: set(0), Gone: set(4)}, false},
		"the person is out, five are left":  {Table{Turn: 2, Seats: 6, People: set(0), Gone: set(0)}, true},
		"the person is out, four are left":  {Table{Turn: 2, Seats: 6, People: set(0), Gone: set(0, 4)}, false},
		"six computers alone":               {Table{Turn: 2, Seats: 6}, false},
		"before the first turn":             {Table{Turn: rules.NoSeat, Seats: 6, People: set(0)}, false},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, test.want, test.table.Crowded()) })
	}
}
