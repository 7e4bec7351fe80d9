package profiles_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	"bigpayday/game/profiles"
	"bigpayday/game/store"
)

var (
	alex = profiles.Profile{Name: "Alex", Character: cast.Juno, Token: 4, Colour: 2}
	sam  = profiles.Profile{Name: "Sam", Character: cast.Otto, Token: 1, Colour: 5}
	kim  = profiles.Profile{Name: "Kim", Character: cast.Noor}
)

// open reads the profiles of a store, whose names can all be shown.
func open(st *store.Store) *profiles.Profiles {
	return profiles.Open(st, func(name string) string { return name })
}

func TestNobodyIsKnownAtTheFirstStart(t *testing.T) {
	p := open(store.OpenMemory())
	_, ok := p.Own()
	assert.False(t, ok)
	assert.Empty(t, p.Met())
	assert.NoError(t, p.Trouble)
}

func TestProfilesAreThereAtTheNextStart(t *testing.T) {
	st := store.OpenMemory()
	p := open(st)
	require.NoError(t, p.KeepOwn(alex))
	require.NoError(t, p.Meet(sam))
	require.NoError(t, p.Meet(kim))

	p = open(st)
	own, ok := p.Own()
	assert.True(t, ok)
	assert.Equal(t, alex, own)
	assert.Equal(t, []profiles.Profile{kim, sam}, p.Met(), "who was met last comes first")
	saves, err := st.List()
	require.NoError(t, err)
	assert.Empty(t, saves, "they are no games")
}

func TestSomebodyOfTheSameNameIsTheSamePerson(t *testing.T) {
	p := open(store.OpenMemory())
	require.NoError(t, p.KeepOwn(alex))
	require.NoError(t, p.Meet(sam))
	require.NoError(t, p.Meet(kim))
	other := sam
	other.Name, other.Character = "SAM", cast.Rico
	require.NoError(t, p.Meet(other))
	assert.Equal(t, []profiles.Profile{other, kim}, p.Met())

	changed := alex
	changed.Colour = 0
	require.NoError(t, p.Meet(changed))
	own, _ := p.Own()
	assert.Equal(t, changed, own)
	require.NoError(t, p.KeepOwn(kim))
	assert.Equal(t, []profiles.Profile{changed, other}, p.Met(), "nobody is there twice, and nobody is lost")
	ann := kim
	ann.Name = "Ann"
	require.NoError(t, p.KeepOwn(ann))
	assert.Equal(t, []profiles.Profile{changed, other}, p.Met(), "another name is no other person")
}

func TestOnlySoManyPeopleAreRemembered(t *testing.T) {
	st := store.OpenMemory()
	p := open(st)
	for i := range profiles.MostMet + 3 {
		require.NoError(t, p.Meet(profiles.Profile{Name: fmt.Sprint("Guest ", i), Character: cast.Al}))
	}
	assert.Len(t, p.Met(), profiles.MostMet)
	assert.Equal(t, p.Met(), open(st).Met())
	assert.Equal(t, fmt.Sprint("Guest ", profiles.MostMet+2), p.Met()[0].Name)
}

func TestADocumentThatCannotBeUnderstoodIsMovedAside(t *testing.T) {
	for _, broken := range []string{"", "{", "[]", "7", `{"version":0}`, `{"version":1,"met":7}`} {
		st := store.OpenMemory()
		require.NoError(t, st.Write(store.ProfilesName, []byte(broken)))
		p := open(st)
		assert.Equal(t, store.Broken, store.KindOf(p.Trouble), broken)
		require.NoError(t, p.KeepOwn(alex))
		own, _ := open(st).Own()
		assert.Equal(t, alex, own)
		aside, err := st.Read(store.AsideName(store.ProfilesName, time.Now(), 1))
		require.NoError(t, err)
		assert.Equal(t, broken, string(aside))
	}
}

func TestWhatCannotBeReadOfOneProfileTakesNoOtherAway(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.ProfilesName, []byte(`{"version":1,
		"own":{"name":"Alex","character":"dragon","token":"spoon","colour":"pink"},
		"met":[7,null,{"name":""},{"name":"alex"},{"name":"Sam","character":"otto","token":"car","colour":"black"},{"name":"SAM"}]}`)))
	p := open(st)
	require.NoError(t, p.Trouble)
	own, ok := p.Own()
	assert.True(t, ok)
	assert.Equal(t, profiles.Profile{Name: "Alex", Character: cast.All()[0]}, own)
	assert.Equal(t, []profiles.Profile{sam}, p.Met())
}

func TestADocumentOfALaterVersionCountsAndStays(t *testing.T) {
	st := store.OpenMemory()
	newer := `{"version":2,"own":{"name":"Alex","character":"juno","token":"cat","colour":"green"},"album":{}}`
	require.NoError(t, st.Write(store.ProfilesName, []byte(newer)))
	p := open(st)
	assert.Equal(t, store.Newer, store.KindOf(p.Trouble))
	own, _ := p.Own()
	assert.Equal(t, alex, own)
	assert.Error(t, p.KeepOwn(sam))
	own, _ = p.Own()
	assert.Equal(t, sam, own, "until the program ends")
	left, err := st.Read(store.ProfilesName)
	require.NoError(t, err)
	assert.Equal(t, newer, string(left))
}
