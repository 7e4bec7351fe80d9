package money

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

func freshForm() *form {
	return newForm(setup.NewSeats(words.Open(words.English), table.Player{Name: "Mom", Kind: table.Human}))
}

// remember keeps a form for the next game, and lastForm returns it.
func remember(f *form, st *store.Store) {
	doc := setups.Document{}
	doc.Put(f.Head(f.edition.String()))
	f.write(doc, st, false)
	setups.Write(st, doc)
}

func lastForm(st *store.Store) *form {
	f, doc := freshForm(), setups.Read(st)
	f.Fill(doc.Head())
	f.edition, _ = engine.ParseEdition(doc.Head().Edition)
	own := kept.Of(doc)
	f.last = own.Laid()
	f.fill(own)
	return f
}

func TestTheFirstFormCanBePlayedAtOnce(t *testing.T) {
	f := freshForm()
	assert.Empty(t, f.check())
	s := f.setup(7)
	require.NoError(t, s.Game.Check())
	assert.Equal(t, engine.NoSeat, s.Game.First)
	assert.EqualValues(t, 7, s.Game.Seed)
}

func TestRolesFollowTheirPlayers(t *testing.T) {
	f := freshForm()
	mom, computer2 := f.List[0], f.List[2]
	f.First, f.oldest, f.builder, f.laying = computer2, computer2, f.List[1], engine.ByOne
	f.List = []*setup.Seat{computer2, mom, f.List[1]}
	s := f.setup(1)
	assert.EqualValues(t, 0, s.Game.First)
	assert.EqualValues(t, 0, s.Game.Oldest)
	assert.EqualValues(t, 2, s.Game.Builder)

	f.List = f.List[1:]
	s = f.setup(1)
	assert.Equal(t, engine.NoSeat, s.Game.First, "who begins is gone: it is drawn by lot")
	assert.EqualValues(t, 0, s.Game.Oldest)
	assert.EqualValues(t, 1, s.Game.Builder)
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
	f := freshForm()
	f.months, f.lengths[1], f.lengths[2] = 3, 28, 29
	f.laying, f.builder, f.First, f.oldest = engine.ByOne, f.List[1], f.List[2], f.List[2]
	remember(f, st)
	kept.RememberPage(st, tilesOfAMonth(30))
	remember(f, st)

	again := lastForm(st)
	assert.Equal(t, f.setup(3), again.setup(3))
	assert.Equal(t, tilesOfAMonth(30), again.last)
	names, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, names, "it is no game")
}

func TestTheMonthOfTheLastGameIsNoMatterOfAPreset(t *testing.T) {
	st, f, doc := store.OpenMemory(), freshForm(), setups.Document{}
	kept.RememberPage(st, tilesOfAMonth(30))
	f.again = true
	f.write(doc, st, true)
	assert.Empty(t, kept.Of(doc).Page)
	assert.False(t, kept.Of(doc).Again)
}

func TestARubbishSetupIsAsGoodAsNone(t *testing.T) {
	for _, doc := range []string{
		``, `{`, `null`, `[]`, `{"version":2}`, `{"version":1,"seats":[{}]}`,
		`{"version":1,"months":[0,99,-5],"oldest":77,"first":-3,"builder":9,"laying":"x","page":["deal"],"again":true}`,
		`{"version":1,"seats":[{"kind":"?","token":"?","colour":"?","name":"日"},{"kind":"human","token":"cat","colour":"red","name":"A very long name indeed"},
			{"kind":"human","token":"cat","colour":"red"}],"months":[31,31,31,31,31,31,31,31,31,31,31,31,31]}`,
	} {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.SetupName, []byte(doc)))
		f := lastForm(st)
		s := f.setup(1)
		assert.NoError(t, s.Game.Check(), doc)
		assert.Empty(t, f.check(), doc)
	}
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

func TestMonthsCanBeSetAsFewAsTheRulesAllow(t *testing.T) {
	f := form{edition: engine.Event2000}
	assert.Equal(t, 2, f.fewest(), "the edition of 2000 has no game of one month")
	f.edition = engine.Standard
	assert.Equal(t, 1, f.fewest())
	s := part{form: &form{months: 1}}
	s.Chosen(engine.Event2000.String())
	assert.Equal(t, 2, s.form.months)
}
