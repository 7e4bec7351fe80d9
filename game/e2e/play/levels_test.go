package play_test

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/skill"
	"bigpayday/game/table"
)

// everyLevel is the environment variable with which a person plays against each
// level in each edition. Without it, it is one level in each.
const everyLevel = "EVERY_LEVEL"

// levelIn is the level that a person always plays against. Against the normal one
// other games are played.
var levelIn = [engine.NumEditions]skill.Level{
	engine.Big: skill.Hard, engine.Standard: skill.Easy, engine.Mixed: skill.Hard, engine.Classic1975: skill.Easy, engine.Event2000: skill.Hard,
}

func TestAPersonPlaysAgainstTheLevelsInEachEdition(t *testing.T) {
	t.Parallel()
	for edition := range engine.NumEditions {
		for _, level := range skill.Levels() {
			if level == levelIn[edition] || os.Getenv(everyLevel) != "" {
				t.Run(edition.String()+" "+string(level), func(t *testing.T) {
					t.Parallel()
					playAgainst(t, edition, level)
				})
			}
		}
	}
}

// playAgainst plays the shortest game that one person and one computer can have:
// it is long enough to be asked nearly everything.
func playAgainst(t *testing.T, edition engine.EditionID, level skill.Level) {
	h := home.New(t)
	months := max(1, engine.EditionOf(edition).FewestMonths)
	g := h.Start(t)
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("new")
	g.Scene("setup")
	p.Press("edition-" + edition.String())
	p.Press("seat-3-remove")
	p.Option("seat-2-level", slices.Index(skill.Levels(), level), len(skill.Levels()))
	if months == 1 { // two are proposed
		p.Turn("months", false)
	}
	p.Look("setup")
	p.Press("start")
	p.Play(func(now e2e.Trace) bool { return now.Scene == "turn" && person.Has(now, "speed") })
	p.Option("speed", person.Instant, person.Speeds)
	p.PlayOn()
	p.Look("results")
	g.Close()

	assertEnded(t, h, 2, months)
	game, err := money.Resume(h)
	require.NoError(t, err)
	assert.Equal(t, edition, game.Setup().Game.Edition)
	players := game.Players()
	assert.Equal(t, []table.Kind{table.Human, table.Kind(level)}, []table.Kind{players[0].Kind, players[1].Kind})
	assert.NotZero(t, p.Asked["take-turn"], "the person takes turns")
}
