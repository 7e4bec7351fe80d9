package scene

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// tellsByItself reports whether a control has its name written on it.
func tellsByItself(c *ui.Control) bool {
	b, ok := c.Widget.(ui.Button)
	return ok && b.Label != ""
}

func TestEverythingOnTheTableSaysWhatItIs(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	for _, name := range []string{"turn-6", "bill", "deal", "contest", "turn-long-names"} {
		t.Run(name, func(t *testing.T) {
			s := newStudio(t, designWindow, th)
			pictureOf(t, name).set(s)
			hand := s.Top().Hand()
			kinds := map[string]int{}
			for _, c := range reachedIn(scenePage(s.Top())) {
				kind, _, _ := strings.Cut(string(c.ID), "-")
				kinds[kind]++
				if tellsByItself(c.Control) {
					continue
				}
				s.away()
				s.over(c.ID)
				if hand.Hovered() != c.ID {
					continue // something smaller lies in its middle
				}
				s.ticks(40)
				tip, _, ok := hand.Tooltip()
				if assert.True(t, ok, "%s says nothing to the pointer", c.ID) {
					assert.NotEmpty(t, tip.Title, c.ID)
				}
			}
			for _, kind := range []string{"day", "jackpot", "pile", "token", "seat", "dice"} {
				assert.NotZero(t, kinds[kind], "there is no %s to point at", kind)
			}
		})
	}
}

func TestTheKeyboardComesToEverythingOnTheTable(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := newStudio(t, designWindow, th)
	pictureOf(t, "bill").set(s)
	hand := s.Top().Hand()
	told := map[ui.ID]string{}
	for range 200 {
		s.press(input.KeyTab)
		id, shown := hand.Focused()
		require.True(t, shown)
		if tip, _, ok := hand.Tooltip(); ok {
			told[id] = tip.Title + " " + tip.Text + " " + tip.Figure + " " + tip.More
		}
	}
	for _, id := range []ui.ID{
		"day-0", "day-17", "day-31", "jackpot", "pile-mail", "pile-deal", "token-1", "token-6", "dice", "card",
		"seat-2", "seat-2-cash", "seat-2-loan", "seat-2-bills", "seat-2-deals",
	} {
		assert.NotEmpty(t, told[id], "the keyboard hears nothing of %s", id)
	}
	assert.Contains(t, told["token-2"], "Dad")
	assert.Contains(t, told["seat-2-loan"], "$3,000")
	assert.Contains(t, told["jackpot"], "$7,100")
	assert.Contains(t, told["day-17"], "Wednesday 17")
	assert.Contains(t, told["day-17"], "Dad, Grandma and Computer 2")
}

func TestOddsOfAMonthWithoutWaysBack(t *testing.T) {
	plain := func(uint8) engine.Act { return engine.DrawMail }
	o := oddsFrom(0, 31, plain)
	assert.Zero(t, o[0])
	assert.InDelta(t, 1./6, o[1], 1e-9)
	assert.InDelta(t, 1./6+1./36, o[2], 1e-9)
	assert.InDelta(t, 1, o[31], 1e-9, "the last day is never passed")
	assert.InDelta(t, 2./7, o[25], .02, "far ahead a die of 3.5 on average comes to two days of seven")
	o = oddsFrom(30, 31, plain)
	assert.Zero(t, o[30])
	assert.InDelta(t, 1, o[31], 1e-9)
}

func TestOddsCountDaysThatSendTokensOn(t *testing.T) {
	o := oddsFrom(9, 31, func(day uint8) engine.Act {
		if day == 10 {
			return engine.MoveBack
		}
		return engine.DrawMail
	})
	assert.Greater(t, o[8], 1./36-1e-9, "from day 10 a 2 leads back to day 8")
	assert.InDelta(t, 1./6, o[10], 1e-9)
	o = oddsFrom(9, 31, func(day uint8) engine.Act {
		if day == 10 {
			return engine.MoveAhead
		}
		return engine.DrawMail
	})
	assert.InDelta(t, 1./6, o[10], 1e-9)
	assert.InDelta(t, 1./6+1./36, o[11], 1e-9, "with a 2, or with a 1 and then a 1")
	for day, chance := range o {
		assert.LessOrEqual(t, chance, 1+1e-9, "day %d", day)
	}
}

func TestOddsStandOnTheCalendarWhenTheyAreWanted(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := newStudio(t, designWindow, th)
	pictureOf(t, "turn-6").set(s)
	written := func() (n int) {
		for _, m := range s.watched() {
			if strings.HasSuffix(m.line.Text, "%") {
				n++
			}
		}
		return n
	}
	assert.Zero(t, written())
	s.press(input.Letter('o'))
	s.tick()
	assert.Greater(t, written(), 10)
	s.click("odds")
	s.tick()
	assert.Zero(t, written())
}
