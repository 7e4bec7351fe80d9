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
	"bigpayday/game/table"
	"bigpayday/game/words"
)

func freshForm() *setup.SetupForm { return setup.NewForm(words.Open(words.English)) }

func namesOf(f *setup.SetupForm) (names []string) {
	for _, s := range f.Seats {
		names = append(names, s.Called())
	}
	return names
}

func TestTheFirstFormCanBePlayedAtOnce(t *testing.T) {
	f := freshForm()
	_, bad := f.Trouble()
	assert.False(t, bad)
	s := f.Setup(7)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, []string{"Mom", "Computer 1", "Computer 2"}, namesOf(f))
	assert.Equal(t, engine.NoSeat, s.Game.First)
	assert.EqualValues(t, 7, s.Game.Seed)
}

func TestEverySeatHasATokenAColourAndANameOfItsOwn(t *testing.T) {
	f := freshForm()
	for f.Add(table.Normal) {
	}
	require.Len(t, f.Seats, engine.MaxSeats)
	f.SetKind(4, table.Human)
	f.SetColour(0, f.Seats[3].Colour)
	f.SetToken(5, f.Seats[1].Token)
	tokens, colours, names := map[uint8]bool{}, map[uint8]bool{}, map[string]bool{}
	for _, s := range f.Seats {
		tokens[s.Token], colours[s.Colour], names[s.Called()] = true, true, true
	}
	assert.Len(t, tokens, engine.MaxSeats)
	assert.Len(t, colours, engine.MaxSeats)
	assert.Len(t, names, engine.MaxSeats)
}

func TestAtLeastTwoSeatsStay(t *testing.T) {
	f := freshForm()
	assert.True(t, f.Remove(0))
	assert.False(t, f.Remove(0))
	assert.Len(t, f.Seats, engine.MinSeats)
	assert.NoError(t, func() error { s := f.Setup(1); return s.Game.Check() }())
}

func TestRolesFollowTheirPlayers(t *testing.T) {
	f := freshForm()
	f.First, f.Oldest, f.Builder, f.Laying = f.Seats[2].Key, f.Seats[2].Key, f.Seats[1].Key, engine.ByOne
	f.Move(2, 0)
	s := f.Setup(1)
	assert.Equal(t, []string{"Computer 2", "Mom", "Computer 1"}, namesOf(f))
	assert.EqualValues(t, 0, s.Game.First)
	assert.EqualValues(t, 0, s.Game.Oldest)
	assert.EqualValues(t, 2, s.Game.Builder)

	f.Remove(0)
	s = f.Setup(1)
	assert.Equal(t, engine.NoSeat, s.Game.First, "who begins is gone: it is drawn by lot")
	assert.EqualValues(t, 0, s.Game.Oldest)
	assert.EqualValues(t, 1, s.Game.Builder)
}

func TestTwoPlayersOfOneNameAreTold(t *testing.T) {
	f := freshForm()
	f.Seats[2].Name.SetText("  mOM ")
	bad, is := f.Trouble()
	require.True(t, is)
	assert.Equal(t, []int{1, 3}, bad.Seats)
	assert.Contains(t, bad.Text, "mOM")
	f.Seats[2].Name.SetText("Mommy")
	_, is = f.Trouble()
	assert.False(t, is)
}

func TestANameThatIsEmptyIsTheOneOfTheSeat(t *testing.T) {
	f := freshForm()
	f.Seats[0].Name.SetText("   ")
	assert.Equal(t, "Mom", f.Setup(1).Players[0].Name)
}

func TestWhatCannotBeWrittenIsLeftOutOfAName(t *testing.T) {
	f := freshForm()
	f.Seats[0].Name.SetText("Zoë 🐈🐕 Ж")
	assert.Equal(t, "🐈🐕", f.Seats[0].Clean())
	assert.Equal(t, "Zoë  Ж", f.Seats[0].Name.Text())
	assert.Equal(t, "Zoë Ж", f.Seats[0].Called())
	assert.Empty(t, f.Seats[0].Clean())
}

func TestAComputerThatBecomesAPersonGetsAPersonsName(t *testing.T) {
	f := freshForm()
	f.SetKind(1, table.Human)
	assert.Equal(t, "Dad", f.Seats[1].Called())
	f.Seats[1].Name.SetText("Ole")
	f.SetKind(1, table.Normal)
	assert.Equal(t, "Ole", f.Seats[1].Called(), "a name that was typed stays")
}

func TestTheLastMonthIsKeptWhereItIsLongEnough(t *testing.T) {
	f := freshForm()
	assert.False(t, f.Keeps(), "there is none")
	f.Last, f.Again = scenetest.TilesOfAMonth(29), true
	assert.False(t, f.Keeps())
	assert.Equal(t, engine.Vacant, f.Setup(1).Game.Page[0], "a month of 31 days needs 30 tiles")
	f.Lengths[0], f.Lengths[1] = 30, 28
	assert.True(t, f.Keeps())
	s := f.Setup(1)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, f.Last[28], s.Game.Page[28])
	f.Lengths[0] = 29
	s = f.Setup(1)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, engine.Vacant, s.Game.Page[28], "what is too much is left out")
}

func TestTheSetupIsRemembered(t *testing.T) {
	st := store.OpenMemory()
	w := words.Open(words.English)
	f := setup.NewForm(w)
	f.Add(table.Human)
	f.Seats[0].Name.SetText("Ida")
	f.Move(3, 1)
	f.SetColour(2, 5)
	f.SetToken(2, 4)
	f.Months, f.Lengths[1], f.Lengths[2] = 3, 28, 29
	f.Laying, f.Builder, f.First, f.Oldest = engine.ByOne, f.Seats[1].Key, f.Seats[3].Key, f.Seats[2].Key
	f.Remember(st)
	setups.RememberPage(st, scenetest.TilesOfAMonth(30))
	f.Remember(st)

	again := setup.LastForm(w, st)
	assert.Equal(t, namesOf(f)[0], namesOf(again)[0])
	want, got := f.Setup(3), again.Setup(3)
	for i := range want.Players {
		want.Players[i].Name, got.Players[i].Name = "", ""
	}
	assert.Equal(t, want, got)
	assert.Equal(t, scenetest.TilesOfAMonth(30), again.Last)
	names, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, names, "it is no game")
}

func TestARubbishSetupIsAsGoodAsNone(t *testing.T) {
	w := words.Open(words.English)
	for _, doc := range []string{
		``, `{`, `null`, `[]`, `{"version":2}`, `{"version":1,"seats":[{}]}`,
		`{"version":1,"months":[0,99,-5],"oldest":77,"first":-3,"builder":9,"laying":"x","page":["deal"],"again":true}`,
		`{"version":1,"seats":[{"kind":"?","token":"?","colour":"?","name":"日"},{"kind":"human","token":"cat","colour":"red","name":"A very long name indeed"},
			{"kind":"human","token":"cat","colour":"red"}],"months":[31,31,31,31,31,31,31,31,31,31,31,31,31]}`,
	} {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.SetupName, []byte(doc)))
		f := setup.LastForm(w, st)
		s := f.Setup(1)
		assert.NoError(t, s.Game.Check(), doc)
		_, bad := f.Trouble()
		assert.False(t, bad, doc)
		for _, p := range s.Players {
			assert.NotEmpty(t, p.Name, doc)
			assert.LessOrEqual(t, len([]rune(p.Name)), setup.NameLength, doc)
		}
	}
}

func TestAnOverlongNameIsPastedAsFarAsItGoes(t *testing.T) {
	f := freshForm()
	seat := f.Seats[0]
	seat.Name.SetText(strings.Repeat("Wilhelmina 🐈", 500))
	seat.Clean()
	assert.Equal(t, "Wilhelmina Wilh"[:setup.NameLength-1], seat.Name.Text()[:setup.NameLength-1])
	assert.LessOrEqual(t, len([]rune(seat.Called())), setup.NameLength)
}
