package conquest_test

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// goldens are the games whose journals are kept in testdata. They have to go the
// same way for ever, on every machine.
var goldens = map[string]conquest.Setup{
	"two":       {Seed: 1, Seats: 2, First: rules.NoSeat, Page: conquest.MonthPage(2027, 1)},
	"three":     {Seed: 2, Seats: 3, First: rules.NoSeat, Page: conquest.MonthPage(2026, 2)},
	"six":       {Seed: 3, Seats: 6, First: 4, Page: conquest.Page{Weekday: 3, Length: 30}},
	"tiles":     {Seed: 4, Seats: 4, First: rules.NoSeat, Page: conquest.MonthPage(2028, 2), House: house(conquest.PageTiles, conquest.LongMarch)},
	"by-rounds": {Seed: 5, Seats: 5, First: rules.NoSeat, Page: conquest.MonthPage(2027, 1), Rounds: 3, House: house(conquest.DealtDays, conquest.QuickSetup)},
	"defended": {
		Seed: 6, Seats: 3, First: 0, Page: conquest.MonthPage(2027, 5), Rounds: 6, People: 0b101,
		House: house(conquest.DefenderChooses, conquest.FixedSets, conquest.OpenHands),
	},
}

func house(list ...conquest.HouseRule) (set conquest.HouseRules) {
	for _, rule := range list {
		set = set.With(rule)
	}
	return set
}

// With UPDATE_JOURNALS=1 the journals are played anew by computers and written
// down. That is right only after a rule has changed on purpose.
func TestGoldenGamesGoTheSameWayForEver(t *testing.T) {
	for name, setup := range goldens {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", name+".txt")
			if os.Getenv("UPDATE_JOURNALS") == "1" {
				journal := playOut(t, setup)
				require.NoError(t, os.WriteFile(file, []byte(strings.Join(append(journal, replay(t, setup, journal)), "\n")+"\n"), 0o644))
			}
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			lines := strings.Split(strings.TrimSpace(string(text)), "\n")
			journal, want := lines[:len(lines)-1], lines[len(lines)-1]
			assert.Equal(t, want, replay(t, setup, journal))
		})
	}
}

// replay makes the choices of a journal and returns the fingerprints of how the game
// ended and of all that happened.
func replay(t *testing.T, setup conquest.Setup, journal []string) string {
	events := fnv.New64a()
	sink := func(e conquest.Event) { require.NoError(t, binary.Write(events, binary.LittleEndian, e)) }
	var s conquest.State
	require.NoError(t, s.Start(setup, sink))
	for _, text := range journal {
		c, err := conquest.ParseChoice(text)
		require.NoError(t, err)
		require.NoError(t, s.Choose(c, sink))
	}
	assert.True(t, s.Over())
	return fmt.Sprintf("state %016x events %016x", s.Hash(), events.Sum64())
}

// playOut lets computers play a game and returns their choices.
func playOut(t *testing.T, setup conquest.Setup) (journal []string) {
	var s conquest.State
	require.NoError(t, s.Start(setup, nil))
	var computers []*bot.Player
	for seat := range setup.Seats {
		computers = append(computers, bot.New(skill.Normal, rules.Seat(seat)))
	}
	for !s.Over() {
		choice, done := computers[s.Prompt().Seat].Step(&s)
		if done {
			journal = append(journal, choice.String())
			require.NoError(t, s.Choose(choice, nil))
		}
	}
	return journal
}
