package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/placement"
	"bigpayday/input"
	"bigpayday/render"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// oddsStudio is a month that is being built, with fifteen tiles on it.
func oddsStudio(t *testing.T, th *render.Theme) *studio {
	s := newStudio(t, designWindow, th)
	s.begin(fixedAlone)
	s.lay(15)
	return s
}

// written returns the texts that were not on the screen yet when it was last
// looked at, and for which is is true.
func (s *studio) written(is func(text string) bool) (found []string) {
	for _, m := range s.record() {
		if is(m.line.Text) {
			found = append(found, m.line.Text)
		}
	}
	return found
}

func TestOddsStandOnTheMonthThatIsBuilt(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	chance := func(text string) bool { return strings.HasSuffix(text, "%") }
	assert.Empty(t, s.written(chance))

	s.press(input.Letter('o'))
	s.ticks(3)
	days, rest := 0, ""
	for _, text := range s.written(func(string) bool { return true }) {
		if chance(text) {
			days++
		} else {
			rest += text + "\n"
		}
	}
	assert.Equal(t, 31, days, "every day has a chance after three ticks")
	assert.Contains(t, rest, "8 of 10 months end between $")
	assert.Contains(t, rest, "± $", "the error is stated")

	s.click("odds")
	s.tick()
	assert.Empty(t, s.written(chance))
}

func TestOddsTellWhatTheTileThatIsHeldChanges(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	p := s.Top().(*placement.Placement)
	change := func(text string) bool { return strings.Contains(text, "with this tile on") }
	s.press(input.Letter('o'))
	s.ticks(60)
	assert.Empty(t, s.written(change))

	s.carry("tile-holiday", s.vacantDay())
	s.ticks(6)
	said := s.written(change)
	require.Len(t, said, 1)
	assert.True(t, strings.HasPrefix(said[0], "+$"), "a Holiday costs nobody anything: %s", said[0])
	assert.Equal(t, engine.Place, p.Odds.Choice.Kind)

	known := p.Odds.With.Months()
	s.up()
	s.until("the tile that was let go", func() bool { return !s.match.Moving() })
	s.ticks(3)
	assert.Empty(t, p.Odds.Tells.Change)
	assert.GreaterOrEqual(t, p.Odds.Base.Months(), known, "what was found out about it stays known")
	assert.Contains(t, p.Odds.Days[:], engine.Holiday)
}

func TestOddsComeToRest(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	s.press(input.Letter('o'))
	p := s.Top().(*placement.Placement)
	s.until("odds that are known", func() bool { return p.Odds.Base != nil && p.Odds.Base.Done() })
	s.tick()
	for range 30 {
		assert.False(t, p.Ponder(), "what is known is not reckoned with again")
	}
}
