package money

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/store"
	"bigpayday/game/words"
)

// realForm returns a form of real months with something of everything.
func realForm() *form {
	f := freshForm()
	f.edition, f.months = engine.Mixed, 2
	f.house = engine.HouseRules(0).With(engine.TightMoney).With(engine.FreshTiles)
	f.calendar = calendarForm{blue: 9, month: setup.Month{Year: 2027, Month: 12}, country: engine.Canada, marked: true}
	f.calendar.white[1] = true
	f.List[0].Birthday = "02-29"
	return f
}

func TestARealMonthHasItsLengthItsHolidaysAndItsBirthdays(t *testing.T) {
	f := realForm()
	require.Empty(t, f.check())
	g := f.setup(1).Game
	require.NoError(t, g.Check())
	assert.Equal(t, []uint8{31, 31}, g.Lengths[:2])
	assert.EqualValues(t, 2027, g.Calendar.Year)
	assert.EqualValues(t, 12, g.Calendar.Month)
	assert.Equal(t, []uint32{1<<24 | 1<<25, 1 << 0}, g.Calendar.Holidays[:2])
	assert.Equal(t, engine.Date{Month: 2, Day: 29}, g.Calendar.Birthdays[0])
	assert.EqualValues(t, 1<<1, g.PlainPay)
	assert.EqualValues(t, 9, g.Blue)

	f.calendar.marked = false
	g = f.setup(1).Game
	assert.Zero(t, g.Calendar.Holidays, "they are not to be marked")
	f.calendar.plain = true
	g = f.setup(1).Game
	assert.Equal(t, engine.Calendar{}, g.Calendar, "months of no year have no dates")
	f.edition = engine.Big
	g = f.setup(1).Game
	require.NoError(t, g.Check())
	assert.Zero(t, g.Blue)
	assert.Zero(t, g.PlainPay)
}

func TestTheNextYearFollowsDecember(t *testing.T) {
	f := realForm()
	f.months = 12
	assert.Equal(t, setup.Month{Year: 2028, Month: 2}, f.monthOf(2))
	assert.EqualValues(t, 29, f.length(2))
	assert.Equal(t, "February 2028", f.monthName(2))
	f.calendar.month.Step(-12*2000, lastYear)
	assert.Equal(t, setup.Month{Year: engine.FirstYear, Month: 1}, f.calendar.month)
	f.calendar.month.Step(12*20_000, lastYear)
	assert.Equal(t, setup.Month{Year: lastYear, Month: 12}, f.calendar.month)
	g := f.setup(1).Game
	assert.NoError(t, g.Check())
}

func TestNoMoreTilesAreWantedThanAMonthHasDays(t *testing.T) {
	f := realForm()
	f.calendar.blue = 30
	assert.Equal(t, 30, f.blue())
	f.calendar.month = setup.Month{Year: 2027, Month: 2}
	assert.Equal(t, 27, f.blue(), "February 2027 has 28 days, and the last one has its own tile")
	g := f.setup(1).Game
	assert.NoError(t, g.Check())
}

func TestTheThirtyFirstOfFebruaryIsNoBirthday(t *testing.T) {
	f := realForm()
	f.List[1].Birthday = "02-31"
	bad := f.check()
	assert.Equal(t, "February has no day 31. Change Rosa’s birthday.", bad.Text)
	assert.Equal(t, []int{f.List[1].Key}, bad.Seats)
	f.calendar.plain = true
	assert.Empty(t, f.check(), "months of no year have no birthdays")
}

func TestStandardMonthsAreAsPrinted(t *testing.T) {
	f := freshForm()
	f.lengths[0] = 28
	f.edition, f.house = engine.Standard, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.FreshTiles)
	g := f.setup(1).Game
	require.NoError(t, g.Check())
	assert.EqualValues(t, 31, g.Lengths[0])
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery), g.House, "no tiles, no fresh tiles")
	assert.False(t, f.lays())
	f.edition = engine.Big
	assert.EqualValues(t, 28, f.length(0), "what the big edition had comes back")
	g = f.setup(1).Game
	assert.Equal(t, engine.HouseRules(0).With(engine.FreshTiles), g.House)
}

func TestWhatTheMixedEditionAsksIsRemembered(t *testing.T) {
	st := store.OpenMemory()
	f := realForm()
	remember(f, st)
	again := lastForm(st)
	assert.Equal(t, f.setup(3), again.setup(3))
	assert.Equal(t, f.calendar, again.calendar)
}

func TestAKeptSetupThatCannotBeIsRefusedInWords(t *testing.T) {
	w := words.Open(words.English)
	for says, spoil := range map[string]func(h *setups.Head, d *kept.Document){
		"2 to 6 can play, not 7.": func(h *setups.Head, d *kept.Document) { h.Seats = append(append(h.Seats, h.Seats...), h.Seats[0]) },
		"A month has no room for 40 tiles. Pick 0 to 30.": func(h *setups.Head, d *kept.Document) {
			d.Calendar.Blue = 40
		},
		"Player 2’s birthday isn’t a real date. Change it.":            func(h *setups.Head, d *kept.Document) { h.Seats[1].Birthday = "02-31" },
		"A month has 28 to 31 days, not 27.":                           func(h *setups.Head, d *kept.Document) { d.Calendar.Plain, d.Months[1] = true, 27 },
		"The game doesn’t know that country’s holidays. Pick another.": func(h *setups.Head, d *kept.Document) { d.Calendar.Country = "atlantis" },
		"This game doesn’t know that edition.":                         func(h *setups.Head, d *kept.Document) { h.Edition = "chess" },
		"This edition doesn’t have that house rule.":                   func(h *setups.Head, d *kept.Document) { d.House = []string{"flying"} },
		"A game has 1 to 12 months, not 13.":                           func(h *setups.Head, d *kept.Document) { d.Months = make([]int, 13) },
		"There’s no such month. Pick a year from 1583 to 9998.":        func(h *setups.Head, d *kept.Document) { d.Calendar.Month = 13 },
		"There’s no such month. Pick a year from 1583 to 9998. ":       func(h *setups.Head, d *kept.Document) { d.Calendar.Year = -4 },
	} {
		f, doc := realForm(), setups.Document{}
		doc.Put(f.Head("mixed"))
		f.write(doc, store.OpenMemory(), true)
		require.NoError(t, kept.Check(doc))
		head, own := doc.Head(), kept.Of(doc)
		spoil(&head, &own)
		doc.Put(head)
		doc.Put(own)
		err := kept.Check(doc)
		require.Error(t, err, says)
		assert.Equal(t, strings.TrimSpace(says), w.Refusal(err))
		f = freshForm()
		f.Fill(head)
		f.fill(own) // it is proposed without what cannot be
		g := f.setup(1).Game
		if f.check().Text == "" {
			assert.NoError(t, g.Check(), says)
		}
	}
}
