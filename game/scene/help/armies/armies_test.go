package armies_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/input"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// opened opens the rules in short in a window that is high enough for all of them.
func opened(t *testing.T, house conquest.HouseRules) (*scenetest.Studio, string) {
	t.Helper()
	w := scenetest.Window{Width: 1600, Height: 2400, Scale: 1, TextScale: 100}
	s := scenetest.New(t, w, w.Theme(t))
	f := *scenetest.ConquestAttack
	f.House = house
	s.OverMap(&f, theater.HelpDoor)
	require.Equal(t, "help", s.Scene())
	return s, strings.Join(s.TextsThat(func(string) bool { return true }), " ")
}

func TestTheRulesInShortAreThoseOfTheTable(t *testing.T) {
	_, said := opened(t, 0)
	assert.Contains(t, said, "Ties go to the defender.")
	assert.Contains(t, said, "every later set")
	_, said = opened(t, conquest.HouseRules(0).With(conquest.FixedSets))
	assert.NotContains(t, said, "every later set")
}

func TestTheKeysAreListedAsTheyAreBound(t *testing.T) {
	s, said := opened(t, 0)
	assert.Contains(t, said, s.Say("action.storm"))
	assert.Contains(t, said, "1–3")
	m := *s.Keys
	m.Rebind(input.Storm, input.Trigger{Code: input.Letter('j')})
	s.Bind(&m)
	s.Ticks(2)
	assert.Contains(t, s.TextsThat(func(text string) bool { return text == "J" }), "J")
}

func TestTheCoachIsAskedFromTheRulesInShort(t *testing.T) {
	s, _ := opened(t, 0)
	s.Click("coach-ask")
	s.Tick()
	assert.Equal(t, "coach", s.Scene())
	s.Press(input.KeyEscape)
	assert.Equal(t, "map", s.Scene())
}
