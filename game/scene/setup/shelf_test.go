package setup_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/words"
	"bigpayday/input"
)

// realForm returns a form of real months with something of everything.
func realForm() *setup.SetupForm {
	f := freshForm()
	f.Edition, f.Months = engine.Mixed, 2
	f.House = engine.HouseRules(0).With(engine.TightMoney).With(engine.FreshTiles)
	f.Calendar = setup.CalendarForm{Blue: 9, Year: 2027, Month: 12, Country: engine.Canada, Marked: true}
	f.Calendar.White[1] = true
	f.Seats[0].Birthday = engine.Date{Month: 2, Day: 29}
	return f
}

func TestARealMonthHasItsLengthItsHolidaysAndItsBirthdays(t *testing.T) {
	f := realForm()
	_, bad := f.Trouble()
	require.False(t, bad)
	g := f.Setup(1).Game
	require.NoError(t, g.Check())
	assert.Equal(t, []uint8{31, 31}, g.Lengths[:2])
	assert.EqualValues(t, 2027, g.Calendar.Year)
	assert.EqualValues(t, 12, g.Calendar.Month)
	assert.Equal(t, []uint32{1<<24 | 1<<25, 1 << 0}, g.Calendar.Holidays[:2])
	assert.Equal(t, engine.Date{Month: 2, Day: 29}, g.Calendar.Birthdays[0])
	assert.EqualValues(t, 1<<1, g.PlainPay)
	assert.EqualValues(t, 9, g.Blue)

	f.Calendar.Marked = false
	g = f.Setup(1).Game
	assert.Zero(t, g.Calendar.Holidays, "they are not to be marked")
	f.Calendar.Plain = true
	g = f.Setup(1).Game
	assert.Equal(t, engine.Calendar{}, g.Calendar, "months of no year have no dates")
	f.Edition = engine.Big
	g = f.Setup(1).Game
	require.NoError(t, g.Check())
	assert.Zero(t, g.Blue)
	assert.Zero(t, g.PlainPay)
}

func TestTheNextYearFollowsDecember(t *testing.T) {
	f := realForm()
	f.Months = 12
	year, month := f.MonthOf(2)
	assert.Equal(t, []int{2028, 2}, []int{year, month})
	assert.EqualValues(t, 29, f.Length(2))
	assert.Equal(t, "February 2028", f.MonthName(2))
	f.Calendar.Step(-12 * 2000)
	assert.Equal(t, []int{engine.FirstYear, 1}, []int{f.Calendar.Year, f.Calendar.Month})
	f.Calendar.Step(12 * 20_000)
	assert.Equal(t, []int{setup.LastYear, 12}, []int{f.Calendar.Year, f.Calendar.Month})
	g := f.Setup(1).Game
	assert.NoError(t, g.Check())
}

func TestNoMoreTilesAreWantedThanAMonthHasDays(t *testing.T) {
	f := realForm()
	f.Calendar.Blue = 30
	assert.Equal(t, 30, f.Blue())
	f.Calendar.Year, f.Calendar.Month = 2027, 2
	assert.Equal(t, 27, f.Blue(), "February 2027 has 28 days, and the last one has its own tile")
	g := f.Setup(1).Game
	assert.NoError(t, g.Check())
}

func TestTheThirtyFirstOfFebruaryIsNoBirthday(t *testing.T) {
	f := realForm()
	f.Seats[1].Birthday = engine.Date{Month: 2, Day: 31}
	bad, is := f.Trouble()
	require.True(t, is)
	assert.Equal(t, "February has no day 31. Change the birthday of Computer 1.", bad.Text)
	assert.Equal(t, []int{f.Seats[1].Key}, bad.Seats)
	f.Calendar.Plain = true
	_, is = f.Trouble()
	assert.False(t, is, "months of no year have no birthdays")
}

func TestStandardMonthsAreAsPrinted(t *testing.T) {
	f := freshForm()
	f.Lengths[0] = 28
	f.Edition, f.House = engine.Standard, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.FreshTiles)
	g := f.Setup(1).Game
	require.NoError(t, g.Check())
	assert.EqualValues(t, 31, g.Lengths[0])
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery), g.House, "no tiles, no fresh tiles")
	assert.False(t, f.Lays())
	f.Edition = engine.Big
	assert.EqualValues(t, 28, f.Length(0), "what the big edition had comes back")
	assert.Equal(t, 1, f.HouseOn())
}

func TestWhatTheMixedEditionAsksIsRemembered(t *testing.T) {
	st, w := store.OpenMemory(), words.Open(words.English)
	f := realForm()
	f.Remember(st)
	again := setup.LastForm(w, st)
	assert.Equal(t, f.Setup(3), again.Setup(3))
	assert.Equal(t, f.Calendar, again.Calendar)
}

func TestKeptSetupsComeBackUnderTheirNames(t *testing.T) {
	st := store.OpenMemory()
	s := setup.OpenShelf(st)
	f := realForm()
	require.NoError(t, s.Keep("Christmas", f.Document()))
	f.Edition = engine.Standard
	require.NoError(t, s.Keep("Rainy Sunday", f.Document()))
	require.NoError(t, s.Keep("CHRISTMAS", f.Document()))
	s = setup.OpenShelf(st)
	require.Len(t, s.List, 2, "one of a name")
	assert.Equal(t, "CHRISTMAS", s.List[0].Name, "the last one comes first")
	assert.Equal(t, "standard", s.List[0].Setup.Edition)

	require.NoError(t, s.Rename(0, "Rainy Sunday"))
	assert.Equal(t, "CHRISTMAS", s.List[0].Name, "that name is taken")
	require.NoError(t, s.Rename(0, "Winter"))
	require.NoError(t, s.Bin(1, true))
	again := setup.OpenShelf(st)
	require.Len(t, again.List, 1)
	assert.Equal(t, "Winter", again.List[0].Name)
	require.NoError(t, s.Bin(1, false))
	assert.Len(t, setup.OpenShelf(st).List, 2, "it was put back")

	names, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, names, "they are no games")
}

func TestKeptSetupsThatAreBrokenOrNewerAreNotLost(t *testing.T) {
	for _, broken := range []string{"", "{", "[]", `{"version":1,"setups":7}`, `{"version":0}`, `"x"`} {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.SetupsName, []byte(broken)))
		s := setup.OpenShelf(st)
		assert.Equal(t, store.Broken, store.KindOf(s.Trouble), broken)
		require.NoError(t, s.Keep("New", freshForm().Document()))
		assert.Len(t, setup.OpenShelf(st).List, 1, broken)
		aside, err := st.Read(store.SetupsName + ".broken-1")
		require.NoError(t, err)
		assert.Equal(t, broken, string(aside))
	}
	st := store.OpenMemory()
	newer := `{"version":2,"setups":[{"title":"?"}]}`
	require.NoError(t, st.Write(store.SetupsName, []byte(newer)))
	s := setup.OpenShelf(st)
	assert.Equal(t, store.Newer, store.KindOf(s.Trouble))
	assert.Error(t, s.Keep("New", freshForm().Document()))
	left, err := st.Read(store.SetupsName)
	require.NoError(t, err)
	assert.Equal(t, newer, string(left))
}

func TestAKeptSetupThatCannotBeIsRefusedInWords(t *testing.T) {
	w := words.Open(words.English)
	for says, spoil := range map[string]func(d *setups.SetupDocument){
		"2 to 6 can play, not 7.": func(d *setups.SetupDocument) { d.Seats = append(append(d.Seats, d.Seats...), d.Seats[0]) },
		"40 tiles are more than a month has room for. Choose 0 to 30.": func(d *setups.SetupDocument) {
			d.Calendar.Blue = 40
		},
		"Player 2 was not born on a day that exists. Change the birthday.":         func(d *setups.SetupDocument) { d.Seats[1].Birthday = "02-31" },
		"A month has 28 to 31 days, not 27.":                                       func(d *setups.SetupDocument) { d.Calendar.Plain, d.Months[1] = true, 27 },
		"The game does not know the holidays of that country. Choose another one.": func(d *setups.SetupDocument) { d.Calendar.Country = "atlantis" },
		"This edition is not known here.":                                          func(d *setups.SetupDocument) { d.Edition = "chess" },
		"This edition does not have that house rule.":                              func(d *setups.SetupDocument) { d.House = []string{"flying"} },
		"A game has 1 to 12 months, not 13.":                                       func(d *setups.SetupDocument) { d.Months = make([]int, 13) },
		"The calendar knows no such month. Choose a year from 1583 to 9998.":       func(d *setups.SetupDocument) { d.Calendar.Month = 13 },
		"The calendar knows no such month. Choose a year from 1583 to 9998. ":      func(d *setups.SetupDocument) { d.Calendar.Year = -4 },
	} {
		doc := realForm().Document()
		require.NoError(t, doc.Check())
		spoil(&doc)
		err := doc.Check()
		require.Error(t, err, says)
		assert.Equal(t, strings.TrimSpace(says), w.Refusal(err))
		f := freshForm()
		f.Fill(doc) // it is proposed without what cannot be
		g := f.Setup(1).Game
		if bad, is := f.Trouble(); !is {
			assert.NoError(t, g.Check(), says)
		} else {
			assert.NotEmpty(t, bad.Text)
		}
	}
}

func TestASetupIsKeptRenamedThrownAwayAndChosenByHand(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Click("edition-mixed")
	page := v.Top().(*setup.Setup)
	page.Form.Calendar.Blue = 7
	turn := func(sheet setup.SetupSheet) {
		for i, s := range page.Sheets() {
			if s == sheet {
				page.Act(scenetest.Change("sheet", i))
			}
		}
		v.Tick()
	}
	turn(setup.KeptSheet)
	v.TabTo("keep-name")
	v.Type("Seven tiles")
	v.Key(input.KeyEnter)
	require.Equal(t, "setup", v.Scene(), "Enter keeps the set-up and begins nothing")
	require.Len(t, page.Shelf.List, 1)
	assert.Empty(t, page.KeepName.Text())

	turn(setup.PlayersSheet)
	v.Click("edition-big")
	turn(setup.KeptSheet)
	v.Click("kept-1-use")
	assert.Equal(t, engine.Mixed, page.Form.Edition)
	assert.Equal(t, 7, page.Form.Calendar.Blue)
	assert.Equal(t, setup.PlayersSheet, page.Sheet)

	turn(setup.KeptSheet)
	v.Click("kept-1-rename")
	v.Type(" again")
	v.Key(input.KeyEnter)
	assert.Equal(t, "Seven tiles again", page.Shelf.List[0].Name)
	require.Equal(t, "setup", v.Scene())
	v.Click("kept-1-delete")
	assert.Empty(t, setup.OpenShelf(v.Store).List)
	v.Click("kept-1-back")
	assert.Len(t, setup.OpenShelf(v.Store).List, 1)
	v.Click("kept-1-delete")
	turn(setup.PlayersSheet)
	assert.Empty(t, page.Shelf.List, "the bin is emptied when the page is left")
}

func TestARealMonthIsSetUpByKeyboardAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("edition-mixed")
	v.Key(input.KeyEnter)
	v.TabTo("sheet")
	v.Key(input.KeyRight)
	v.TabTo("month-later")
	v.Key(input.KeyEnter, input.KeyEnter)
	v.TabTo("year")
	v.Key(input.KeyRight)
	v.TabTo("blue")
	v.Key(input.KeyLeft)
	v.TabTo("big-pay-day-1")
	v.Key(input.KeyEnter)
	v.TabTo("country")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyEnter)
	v.TabTo("seat-1-birth-month")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyDown, input.KeyEnter)
	v.TabTo("seat-1-birth-day")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyEnter)
	v.TabTo("start")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	g := v.Running.Setup().Game
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
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	v.Click("edition-standard")
	v.Click("sheet")
	v.Click("house-two-dice-lottery")
	v.Click("house-no-coach")
	v.Click("house-no-coach")
	v.Click("house-borrow-limit")
	v.Click("start")
	g := v.Running.Setup().Game
	assert.Equal(t, engine.Standard, g.Edition)
	assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery).With(engine.BorrowLimit), g.House)
}
