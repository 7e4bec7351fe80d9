package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSetupsThatCannotBeAreRefused(t *testing.T) {
	good := map[EditionID]Setup{
		Big:      {Edition: Big, Seats: 4, Months: 2, Lengths: [MaxMonths]uint8{31, 28}},
		Standard: {Edition: Standard, Seats: 4, Months: 2, Lengths: [MaxMonths]uint8{31, 31}},
		Mixed: {Edition: Mixed, Seats: 4, Months: 2, Lengths: [MaxMonths]uint8{31, 30}, Blue: 12, PlainPay: 0b10, Calendar: Calendar{
			Year: 2026, Month: 3, Country: Canada, Holidays: [MaxMonths]uint32{0, 1 << 2}, Birthdays: [MaxSeats]Date{{2, 29}},
		}},
	}
	for _, setup := range good {
		require.NoError(t, setup.Check())
	}
	big, standard, mixed := []EditionID{Big}, []EditionID{Standard}, []EditionID{Mixed}
	noYear := func(s *Setup) { s.Calendar = Calendar{} }
	tests := []struct {
		what     string
		editions []EditionID
		change   func(*Setup)
		want     RefusalID
	}{
		{"one seat", allEditions, func(s *Setup) { s.Seats = 1 }, RefusedSeats},
		{"seven seats", allEditions, func(s *Setup) { s.Seats = 7 }, RefusedSeats},
		{"no month", allEditions, func(s *Setup) { s.Months = 0 }, RefusedMonths},
		{"thirteen months", allEditions, func(s *Setup) { s.Months = 13 }, RefusedMonths},
		{"a month of 27 days", allEditions, func(s *Setup) { s.Lengths[1] = 27 }, RefusedLength},
		{"a month of 32 days", allEditions, func(s *Setup) { s.Lengths[0] = 32 }, RefusedLength},
		{"a month without days", allEditions, func(s *Setup) { s.Lengths[1] = 0 }, RefusedLength},
		{"days of a month that is not played", allEditions, func(s *Setup) { s.Lengths[2] = 30 }, RefusedLength},
		{"a printed month of 30 days", standard, func(s *Setup) { s.Lengths[1] = 30 }, RefusedLength},
		{"a real month of another length", mixed, func(s *Setup) { s.Lengths[1] = 31 }, RefusedLength},
		{"an unknown edition", allEditions, func(s *Setup) { s.Edition = 99 }, RefusedEdition},
		{"a first player without a seat", allEditions, func(s *Setup) { s.First = 4 }, RefusedFirst},
		{"an oldest player without a seat", allEditions, func(s *Setup) { s.Oldest = -1 }, RefusedOldest},
		{"a host without a seat", allEditions, func(s *Setup) { s.Host = 4 }, RefusedHost},
		{"a builder without a seat", allEditions, func(s *Setup) { s.Builder = 4 }, RefusedBuilder},
		{"an unknown way of laying", allEditions, func(s *Setup) { s.Laying = 9 }, RefusedBuilder},
		{"a house rule that there is not", allEditions, func(s *Setup) { s.House = 1 << 7 }, RefusedHouse},
		{"two dice for a Lottery that has two", []EditionID{Big, Mixed}, house(TwoDiceLottery), RefusedHouse},
		{"fresh tiles where there are none", standard, house(FreshTiles), RefusedHouse},
		{"40 tiles on 30 days", mixed, func(s *Setup) { s.Blue = 40 }, RefusedTiles},
		{"30 tiles before the last of 30 days", mixed, func(s *Setup) { s.Blue = 30 }, RefusedTiles},
		{"a number of tiles where all days have one", big, func(s *Setup) { s.Blue = 12 }, RefusedTiles},
		{"tiles that are in the box", standard, func(s *Setup) { s.Blue = 1 }, RefusedTiles},
		{"another Pay Day than there is", []EditionID{Big, Standard}, func(s *Setup) { s.PlainPay = 1 }, RefusedPayDay},
		{"a Pay Day of a month that is not played", mixed, func(s *Setup) { s.PlainPay = 1 << 2 }, RefusedPayDay},
		{"a year where months are of none", []EditionID{Big, Standard}, real(2026, 7), RefusedRealMonths},
		{"a birthday where months are of no year", []EditionID{Big, Standard}, birthday(0, 3, 12), RefusedRealMonths},
		{"a birthday on 31 February", mixed, birthday(1, 2, 31), RefusedBirthday},
		{"a birthday on 30 February", mixed, birthday(1, 2, 30), RefusedBirthday},
		{"a birthday on 31 April", mixed, birthday(1, 4, 31), RefusedBirthday},
		{"a birthday in a 13th month", mixed, birthday(1, 13, 1), RefusedBirthday},
		{"a birthday on day 0", mixed, birthday(1, 12, 0), RefusedBirthday},
		{"a birthday of nobody", mixed, birthday(4, 12, 24), RefusedBirthday},
		{"an unknown country", mixed, func(s *Setup) { s.Calendar.Country = NumCountries }, RefusedCountry},
		{"a year before the calendar", mixed, func(s *Setup) { s.Calendar.Year = 1582 }, RefusedYear},
		{"a year after it", mixed, func(s *Setup) { s.Calendar.Year = 9999 }, RefusedYear},
		{"a 13th month", mixed, func(s *Setup) { s.Calendar.Month = 13 }, RefusedYear},
		{"a year without a month", mixed, func(s *Setup) { s.Calendar.Month = 0 }, RefusedYear},
		{"a month without a year", mixed, func(s *Setup) { s.Calendar.Year = 0 }, RefusedYear},
		{"a holiday on 31 April", mixed, holidays(2, 31), RefusedHolidays},
		{"a holiday of a month that is not played", mixed, holidays(3, 1), RefusedHolidays},
		{"a holiday of a month of no year", mixed, func(s *Setup) { noYear(s); holidays(1, 4)(s) }, RefusedHolidays},
		{"a month laid with gaps", big, func(s *Setup) { s.Page[3] = Mail1 }, RefusedPage},
		{"a month laid with too many of a tile", []EditionID{Big, Mixed}, func(s *Setup) {
			for i := range 30 {
				s.Page[i] = Mail1
			}
		}, RefusedPage},
		{"a tile on the last day", []EditionID{Big, Mixed}, func(s *Setup) { s.Page[30] = Mail1 }, RefusedPage},
		{"a printed space as a tile", mixed, func(s *Setup) { s.Page[3] = CharityWalk }, RefusedPage},
		{"a Happy Birthday on nobody's day", mixed, func(s *Setup) { s.Page[3] = HappyBirthday }, RefusedPage},
		{"a space that there is not", []EditionID{Big, Mixed}, func(s *Setup) { s.Page[0] = NumSpaces }, RefusedPage},
		{"tiles on a printed calendar without any", standard, func(s *Setup) { s.Page[3] = Mail1 }, RefusedPage},
	}
	for _, test := range tests {
		t.Run(test.what, func(t *testing.T) {
			forEachEdition(t, test.editions, func(t *testing.T, edition EditionID) {
				setup := good[edition]
				test.change(&setup)
				_, err := New(setup, func(Event) { t.Error("a refused setup made an event") })
				var refusal *Refusal
				require.ErrorAs(t, err, &refusal)
				assert.Equal(t, test.want, refusal.ID)
			})
		})
	}
}
