package scene

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/words"
	"bigpayday/input"
)

// realForm returns a form of real months with something of everything.
func realForm() *setupForm {
	f := freshForm()
	f.edition, f.months = engine.Mixed, 2
	f.house = engine.HouseRules(0).With(engine.TightMoney).With(engine.FreshTiles)
	f.calendar = calendarForm{blue: 9, year: 2027, month: 12, country: engine.Canada, marked: true}
	f.calendar.white[1] = true
	f.seats[0].birthday = engine.Date{Month: 2, Day: 29}
	return f
}

func TestARealMonthHasItsLengthItsHolidaysAndItsBirthdays(t *testing.T) {
	f := realForm()
	_, bad := f.trouble()
	require.False(t, bad)
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
	year, month := f.monthOf(2)
	assert.Equal(t, []int{2028, 2}, []int{year, month})
	assert.EqualValues(t, 29, f.length(2))
	assert.Equal(t, "February 2028", f.monthName(2))
	f.calendar.step(-12 * 2000)
	assert.Equal(t, []int{engine.FirstYear, 1}, []int{f.calendar.year, f.calendar.month})
	f.calendar.step(12 * 20_000)
	assert.Equal(t, []int{lastYear, 12}, []int{f.calendar.year, f.calendar.month})
	g := f.setup(1).Game
	assert.NoError(t, g.Check())
}

func TestNoMoreTilesAreWantedThanAMonthHasDays(t *testing.T) {
	f := realForm()
	f.calendar.blue = 30
	assert.Equal(t, 30, f.blue())
	f.calendar.year, f.calendar.month = 2027, 2
	assert.Equal(t, 27, f.blue(), "February 2027 has 28 days, and the last one has its own tile")
	g := f.setup(1).Game
	assert.NoError(t, g.Check())
}

func TestTheThirtyFirstOfFebruaryIsNoBirthday(t *testing.T) {
	f := realForm()
	f.seats[1].birthday = engine.Date{Month: 2, Day: 31}
	bad, is := f.trouble()
	require.True(t, is)
	assert.Equal(t, "February has no day 31. Change the birthday of Computer 1.", bad.text)
	assert.Equal(t, []int{f.seats[1].key}, bad.seats)
	f.calendar.plain = true
	_, is = f.trouble()
	assert.False(t, is, "months of no year have no birthdays")
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
	assert.Equal(t, 1, f.houseOn())
}

func TestWhatTheMixedEditionAsksIsRemembered(t *testing.T) {
	st, w := store.OpenMemory(), words.Open(words.English)
	f := realForm()
	f.remember(st)
	again := lastForm(w, st)
	assert.Equal(t, f.setup(3), again.setup(3))
	assert.Equal(t, f.calendar, again.calendar)
}

func TestKeptSetupsComeBackUnderTheirNames(t *testing.T) {
	st := store.OpenMemory()
	s := openShelf(st)
	f := realForm()
	require.NoError(t, s.keep("Christmas", f.document()))
	f.edition = engine.Standard
	require.NoError(t, s.keep("Rainy Sunday", f.document()))
	require.NoError(t, s.keep("CHRISTMAS", f.document()))
	s = openShelf(st)
	require.Len(t, s.list, 2, "one of a name")
	assert.Equal(t, "CHRISTMAS", s.list[0].Name, "the last one comes first")
	assert.Equal(t, "standard", s.list[0].Setup.Edition)

	require.NoError(t, s.rename(0, "Rainy Sunday"))
	assert.Equal(t, "CHRISTMAS", s.list[0].Name, "that name is taken")
	require.NoError(t, s.rename(0, "Winter"))
	require.NoError(t, s.bin(1, true))
	again := openShelf(st)
	require.Len(t, again.list, 1)
	assert.Equal(t, "Winter", again.list[0].Name)
	require.NoError(t, s.bin(1, false))
	assert.Len(t, openShelf(st).list, 2, "it was put back")

	names, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, names, "they are no games")
}

func TestKeptSetupsThatAreBrokenOrNewerAreNotLost(t *testing.T) {
	for _, broken := range []string{"", "{", "[]", `{"version":1,"setups":7}`, `{"version":0}`, `"x"`} {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.SetupsName, []byte(broken)))
		s := openShelf(st)
		assert.Equal(t, store.Broken, store.KindOf(s.trouble), broken)
		require.NoError(t, s.keep("New", freshForm().document()))
		assert.Len(t, openShelf(st).list, 1, broken)
		aside, err := st.Read(store.SetupsName + ".broken-1")
		require.NoError(t, err)
		assert.Equal(t, broken, string(aside))
	}
	st := store.OpenMemory()
	newer := `{"version":2,"setups":[{"title":"?"}]}`
	require.NoError(t, st.Write(store.SetupsName, []byte(newer)))
	s := openShelf(st)
	assert.Equal(t, store.Newer, store.KindOf(s.trouble))
	assert.Error(t, s.keep("New", freshForm().document()))
	left, err := st.Read(store.SetupsName)
	require.NoError(t, err)
	assert.Equal(t, newer, string(left))
}

func TestAKeptSetupThatCannotBeIsRefusedInWords(t *testing.T) {
	w := words.Open(words.English)
	for says, spoil := range map[string]func(d *setupDocument){
		"2 to 6 can play, not 7.": func(d *setupDocument) { d.Seats = append(append(d.Seats, d.Seats...), d.Seats[0]) },
		"40 tiles are more than a month has room for. Choose 0 to 30.": func(d *setupDocument) {
			d.Calendar.Blue = 40
		},
		"Player 2 was not born on a day that exists. Change the birthday.":         func(d *setupDocument) { d.Seats[1].Birthday = "02-31" },
		"A month has 28 to 31 days, not 27.":                                       func(d *setupDocument) { d.Calendar.Plain, d.Months[1] = true, 27 },
		"The game does not know the holidays of that country. Choose another one.": func(d *setupDocument) { d.Calendar.Country = "atlantis" },
		"This edition is not known here.":                                          func(d *setupDocument) { d.Edition = "chess" },
		"This edition does not have that house rule.":                              func(d *setupDocument) { d.House = []string{"flying"} },
		"A game has 1 to 12 months, not 13.":                                       func(d *setupDocument) { d.Months = make([]int, 13) },
		"The calendar knows no such month. Choose a year from 1583 to 9998.":       func(d *setupDocument) { d.Calendar.Month = 13 },
		"The calendar knows no such month. Choose a year from 1583 to 9998. ":      func(d *setupDocument) { d.Calendar.Year = -4 },
	} {
		doc := realForm().document()
		require.NoError(t, doc.check())
		spoil(&doc)
		err := doc.check()
		require.Error(t, err, says)
		assert.Equal(t, strings.TrimSpace(says), w.Refusal(err))
		f := freshForm()
		f.fill(doc) // it is proposed without what cannot be
		g := f.setup(1).Game
		if bad, is := f.trouble(); !is {
			assert.NoError(t, g.Check(), says)
		} else {
			assert.NotEmpty(t, bad.text)
		}
	}
}

func TestASetupIsKeptRenamedThrownAwayAndChosenByHand(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.click("new", 0)
	v.click("edition-mixed", 0)
	page := v.Top().(*setup)
	page.form.calendar.blue = 7
	turn := func(sheet setupSheet) {
		for i, s := range page.sheets() {
			if s == sheet {
				page.act(changedTo("sheet", i))
			}
		}
		v.Tick(&input.State{Quiet: true})
	}
	turn(keptSheet)
	v.tabTo("keep-name")
	v.enters("Seven tiles")
	v.key(enterKey)
	require.Equal(t, "setup", v.scene(), "Enter keeps the set-up and begins nothing")
	require.Len(t, page.shelf.list, 1)
	assert.Empty(t, page.keepName.Text())

	turn(playersSheet)
	v.click("edition-big", 0)
	turn(keptSheet)
	v.click("kept-1-use", 0)
	assert.Equal(t, engine.Mixed, page.form.edition)
	assert.Equal(t, 7, page.form.calendar.blue)
	assert.Equal(t, playersSheet, page.sheet)

	turn(keptSheet)
	v.click("kept-1-rename", 0)
	v.enters(" again")
	v.key(enterKey)
	assert.Equal(t, "Seven tiles again", page.shelf.list[0].Name)
	require.Equal(t, "setup", v.scene())
	v.click("kept-1-delete", 0)
	assert.Empty(t, openShelf(v.Store).list)
	v.click("kept-1-back", 0)
	assert.Len(t, openShelf(v.Store).list, 1)
	v.click("kept-1-delete", 0)
	turn(playersSheet)
	assert.Empty(t, page.shelf.list, "the bin is emptied when the page is left")
}

func TestARealMonthIsSetUpByKeyboardAlone(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey)
	v.tabTo("edition-mixed")
	v.key(enterKey)
	v.tabTo("sheet")
	v.key(input.KeyRight)
	v.tabTo("month-later")
	v.key(enterKey, enterKey)
	v.tabTo("year")
	v.key(input.KeyRight)
	v.tabTo("blue")
	v.key(input.KeyLeft)
	v.tabTo("big-pay-day-1")
	v.key(enterKey)
	v.tabTo("country")
	v.key(enterKey, input.KeyDown, enterKey)
	v.tabTo("seat-1-birth-month")
	v.key(enterKey, input.KeyDown, input.KeyDown, enterKey)
	v.tabTo("seat-1-birth-day")
	v.key(enterKey, input.KeyDown, enterKey)
	v.tabTo("start")
	v.key(enterKey)
	require.Equal(t, "placement", v.scene())
	g := v.running.Setup().Game
	assert.Equal(t, engine.Mixed, g.Edition)
	assert.EqualValues(t, 2029, g.Calendar.Year)
	assert.EqualValues(t, 2, g.Calendar.Month)
	assert.EqualValues(t, 28, g.Lengths[0])
	assert.EqualValues(t, 11, g.Blue)
	assert.EqualValues(t, 1, g.PlainPay)
	assert.Equal(t, engine.Australia, g.Calendar.Country)
	assert.Equal(t, engine.Date{Month: 2, Day: 2}, g.Calendar.Birthdays[0])
}

func TestHouseRulesAreSwitchedOn(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.click("new", 0)
	v.click("edition-standard", 0)
	v.click("sheet", 0)
	v.click("house-two-dice-lottery", 0)
	v.click("house-no-coach", 0)
	v.click("house-no-coach", 0)
	v.click("house-borrow-limit", 0)
	v.click("start", 0)
	g := v.running.Setup().Game
	assert.Equal(t, engine.Standard, g.Edition)
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.BorrowLimit), g.House)
}
