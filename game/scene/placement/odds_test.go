package placement_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/outline"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
	"bigpayday/render"
)

// oddsStudio is a month that is being built, with fifteen tiles on it.
func oddsStudio(t *testing.T, th *render.Theme) *scenetest.Studio {
	s := scenetest.New(t, scenetest.DesignWindow, th)
	s.Play(scenetest.LayingAlone)
	s.LayTiles(15)
	return s
}

func TestOddsStandOnTheMonthThatIsBuilt(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	chance := func(text string) bool { return strings.HasSuffix(text, "%") }
	assert.Empty(t, s.TextsThat(chance))

	s.Press(input.Letter('o'))
	s.Ticks(3)
	days, rest := 0, ""
	for _, text := range s.TextsThat(func(string) bool { return true }) {
		if chance(text) {
			days++
		} else {
			rest += text + "\n"
		}
	}
	assert.Equal(t, 31, days, "every day has a chance after three ticks")
	assert.Contains(t, rest, "8 of 10 months end between $")
	assert.Contains(t, rest, "± $", "the error is stated")

	s.Click("odds")
	s.Tick()
	assert.Empty(t, s.TextsThat(chance))
}

func TestOddsTellWhatTheTileThatIsHeldChanges(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	p := s.Top().(*placement.Placement)
	change := func(text string) bool { return strings.Contains(text, "with this tile on") }
	s.Press(input.Letter('o'))
	s.Ticks(60)
	assert.Empty(t, s.TextsThat(change))

	s.Drag("tile-holiday", s.VacantDay())
	s.Ticks(6)
	said := s.TextsThat(change)
	require.Len(t, said, 1)
	assert.True(t, strings.HasPrefix(said[0], "+$"), "a Holiday costs nobody anything: %s", said[0])
	assert.Equal(t, engine.Place, p.Odds.Choice.Kind)
	here := s.In.Pointer
	for day := 30; day > 0; day-- {
		if id := placement.DayID(uint8(day)); p.Laid(day).Open && id != s.VacantDay() {
			s.PointAt(id)
			break
		}
	}
	assert.Equal(t, engine.NoChoice, p.Odds.Choice.Kind, "what a tile only passes over is not asked about")
	s.MoveTo(here.X, here.Y)
	s.Ticks(6)
	require.Equal(t, engine.Place, p.Odds.Choice.Kind)

	known := p.Odds.With.Months()
	s.Up()
	s.Until("the tile that was let go", func() bool { return !s.Match.Moving() })
	s.Ticks(3)
	assert.Empty(t, p.Odds.Figures.Change)
	assert.GreaterOrEqual(t, p.Odds.Base.Months(), known, "what was found out about it stays known")
	assert.Contains(t, p.Odds.Days[:], engine.Holiday)
}

// TestFiguresChangeAlone has the odds become more exact, and sees that neither the page nor
// the controls are made anew for it, but that who does not see them hears of it.
func TestFiguresChangeAlone(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	s.Press(input.Letter('o'))
	s.Ticks(2)
	p := s.Top().(*placement.Placement)
	said := func() (texts string) {
		outline.Each(p.Outline(), func(i *outline.Item) { texts += i.Name + "\n" })
		return texts
	}
	built, figures, heard, look := p.BuildCount(), p.Odds.Figures, said(), p.UI.Look()
	require.Contains(t, heard, "± $")
	s.Until("odds that are known", p.Odds.Base.Done)
	s.Ticks(2)
	assert.NotEqual(t, figures, p.Odds.Figures)
	shown := s.TextsThat(func(text string) bool { return strings.HasPrefix(text, "8 of 10 months") })
	require.Len(t, shown, 1)
	assert.Contains(t, said(), shown[0])
	assert.NotEqual(t, heard, said())
	assert.NotEqual(t, look, p.UI.Look())
	assert.Equal(t, built, p.BuildCount())
}

func TestOddsComeToRest(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := oddsStudio(t, th)
	s.Press(input.Letter('o'))
	p := s.Top().(*placement.Placement)
	s.Until("odds that are known", func() bool { return p.Odds.Base != nil && p.Odds.Base.Done() })
	s.Tick()
	for range 30 {
		assert.False(t, p.StepOdds(), "what is known is not reckoned with again")
	}
}
