package setup

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

func freshForm() *form { return newForm(words.Open(words.English)) }

func namesOf(f *form) (names []string) {
	for _, s := range f.seats {
		names = append(names, s.called())
	}
	return names
}

func TestTheFirstFormCanBePlayedAtOnce(t *testing.T) {
	f := freshForm()
	_, bad := f.check()
	assert.False(t, bad)
	s := f.setup(7)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, []string{"Mom", "Computer 1", "Computer 2"}, namesOf(f))
	assert.Equal(t, engine.NoSeat, s.Game.First)
	assert.EqualValues(t, 7, s.Game.Seed)
}

func TestEverySeatHasATokenAColourAndANameOfItsOwn(t *testing.T) {
	f := freshForm()
	for f.add(table.Normal) {
	}
	require.Len(t, f.seats, engine.MaxSeats)
	f.setKind(4, table.Human)
	f.set(colourOf, 0, f.seats[3].colour)
	f.set(tokenOf, 5, f.seats[1].token)
	tokens, colours, names := map[uint8]bool{}, map[uint8]bool{}, map[string]bool{}
	for _, s := range f.seats {
		tokens[s.token], colours[s.colour], names[s.called()] = true, true, true
	}
	assert.Len(t, tokens, engine.MaxSeats)
	assert.Len(t, colours, engine.MaxSeats)
	assert.Len(t, names, engine.MaxSeats)
}

func TestAtLeastTwoSeatsStay(t *testing.T) {
	f := freshForm()
	assert.True(t, f.remove(0))
	assert.False(t, f.remove(0))
	assert.Len(t, f.seats, engine.MinSeats)
	assert.NoError(t, func() error { s := f.setup(1); return s.Game.Check() }())
}

func TestRolesFollowTheirPlayers(t *testing.T) {
	f := freshForm()
	f.first, f.oldest, f.builder, f.laying = f.seats[2].key, f.seats[2].key, f.seats[1].key, engine.ByOne
	f.move(2, 0)
	s := f.setup(1)
	assert.Equal(t, []string{"Computer 2", "Mom", "Computer 1"}, namesOf(f))
	assert.EqualValues(t, 0, s.Game.First)
	assert.EqualValues(t, 0, s.Game.Oldest)
	assert.EqualValues(t, 2, s.Game.Builder)

	f.remove(0)
	s = f.setup(1)
	assert.Equal(t, engine.NoSeat, s.Game.First, "who begins is gone: it is drawn by lot")
	assert.EqualValues(t, 0, s.Game.Oldest)
	assert.EqualValues(t, 1, s.Game.Builder)
}

func TestTwoPlayersOfOneNameAreTold(t *testing.T) {
	f := freshForm()
	f.seats[2].name.SetText("  mOM ")
	bad, is := f.check()
	require.True(t, is)
	assert.Equal(t, []int{1, 3}, bad.seats)
	assert.Contains(t, bad.text, "mOM")
	f.seats[2].name.SetText("Mommy")
	_, is = f.check()
	assert.False(t, is)
}

func TestANameThatIsEmptyIsTheOneOfTheSeat(t *testing.T) {
	f := freshForm()
	f.seats[0].name.SetText("   ")
	assert.Equal(t, "Mom", f.setup(1).Players[0].Name)
}

func TestWhatCannotBeWrittenIsLeftOutOfAName(t *testing.T) {
	f := freshForm()
	f.seats[0].name.SetText("Zoë 🐈🐕 Ж")
	assert.Equal(t, "🐈🐕", cleanField(f.seats[0].name))
	assert.Equal(t, "Zoë  Ж", f.seats[0].name.Text())
	assert.Equal(t, "Zoë Ж", f.seats[0].called())
	assert.Empty(t, cleanField(f.seats[0].name))
}

func TestAComputerThatBecomesAPersonGetsAPersonsName(t *testing.T) {
	f := freshForm()
	f.setKind(1, table.Human)
	assert.Equal(t, "Dad", f.seats[1].called())
	f.seats[1].name.SetText("Ole")
	f.setKind(1, table.Normal)
	assert.Equal(t, "Ole", f.seats[1].called(), "a name that was typed stays")
}

func TestTheLastMonthIsKeptWhereItIsLongEnough(t *testing.T) {
	f := freshForm()
	assert.False(t, f.keeps(), "there is none")
	f.last, f.again = tilesOfAMonth(29), true
	assert.False(t, f.keeps())
	assert.Equal(t, engine.Vacant, f.setup(1).Game.Page[0], "a month of 31 days needs 30 tiles")
	f.lengths[0], f.lengths[1] = 30, 28
	assert.True(t, f.keeps())
	s := f.setup(1)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, f.last[28], s.Game.Page[28])
	f.lengths[0] = 29
	s = f.setup(1)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, engine.Vacant, s.Game.Page[28], "what is too much is left out")
}

func TestTheSetupIsRemembered(t *testing.T) {
	st := store.OpenMemory()
	w := words.Open(words.English)
	f := newForm(w)
	f.add(table.Human)
	f.seats[0].name.SetText("Ida")
	f.move(3, 1)
	f.set(colourOf, 2, 5)
	f.set(tokenOf, 2, 4)
	f.months, f.lengths[1], f.lengths[2] = 3, 28, 29
	f.laying, f.builder, f.first, f.oldest = engine.ByOne, f.seats[1].key, f.seats[3].key, f.seats[2].key
	f.remember(st)
	setups.RememberPage(st, tilesOfAMonth(30))
	f.remember(st)

	again := lastForm(w, st)
	assert.Equal(t, namesOf(f)[0], namesOf(again)[0])
	want, got := f.setup(3), again.setup(3)
	for i := range want.Players {
		want.Players[i].Name, got.Players[i].Name = "", ""
	}
	assert.Equal(t, want, got)
	assert.Equal(t, tilesOfAMonth(30), again.last)
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
		f := lastForm(w, st)
		s := f.setup(1)
		assert.NoError(t, s.Game.Check(), doc)
		_, bad := f.check()
		assert.False(t, bad, doc)
		for _, p := range s.Players {
			assert.NotEmpty(t, p.Name, doc)
			assert.LessOrEqual(t, len([]rune(p.Name)), nameLength, doc)
		}
	}
}

func TestAnOverlongNameIsPastedAsFarAsItGoes(t *testing.T) {
	f := freshForm()
	seat := f.seats[0]
	seat.name.SetText(strings.Repeat("Wilhelmina 🐈", 500))
	cleanField(seat.name)
	assert.Equal(t, "Wilhelmina Wilh"[:nameLength-1], seat.name.Text()[:nameLength-1])
	assert.LessOrEqual(t, len([]rune(seat.called())), nameLength)
}

// tilesOfAMonth returns a month of that many tiles.
func tilesOfAMonth(n int) (page []engine.Space) {
	ed := engine.EditionOf(engine.Big)
	for space, count := range ed.Tiles {
		for range count {
			if len(page) < n && !ed.EndsWith(engine.Space(space)) {
				page = append(page, engine.Space(space))
			}
		}
	}
	return page
}
