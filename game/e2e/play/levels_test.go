package play_test

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
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
	home := newHome(t)
	months := max(1, engine.EditionOf(edition).FewestMonths)
	g := home.start(t)
	p := newPerson(t, g, mouse{g, t})
	p.press("new")
	g.Scene("setup")
	p.press("edition-" + edition.String())
	p.press("seat-3-remove")
	p.option("seat-2-level", slices.Index(skill.Levels(), level), len(skill.Levels()))
	if months == 1 { // two are proposed
		p.turn("months", false)
	}
	p.look("setup")
	p.press("start")
	p.play(func(now e2e.Trace) bool { return now.Scene == "turn" && has(now, "speed") })
	p.option("speed", instant, speeds)
	p.playOn()
	p.look("results")
	g.Close()

	assertEnded(t, home, 2, months)
	game, err := money.Resume(home)
	require.NoError(t, err)
	assert.Equal(t, edition, game.Setup().Game.Edition)
	players := game.Players()
	assert.Equal(t, []table.Kind{table.Human, table.Kind(level)}, []table.Kind{players[0].Kind, players[1].Kind})
	assert.NotZero(t, p.asked["take-turn"], "the person takes turns")
}
