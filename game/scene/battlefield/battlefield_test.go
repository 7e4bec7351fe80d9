package battlefield_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/table"
	"bigpayday/input"
)

// asking plays a game of two persons until a kind of prompt asks one of them.
func asking(t *testing.T, kind conquest.PromptKind, house conquest.HouseRules) *scenetest.Studio {
	t.Helper()
	s := sitDown(t, 4, 0, house, table.Human, table.Human, table.Human)
	for range 500 {
		settle(s)
		if s.Scene() != "map" {
			s.Act(input.GoOn)
			continue
		}
		if p, ok := s.Theater.Asked(); ok && p.Kind == kind && s.Theater.Table.State().Playing() {
			return s
		} else if ok {
			devices[0].answer(s, p)
		}
	}
	t.Fatalf("nobody is asked to %v", kind)
	return nil
}

// quick has the days dealt and the infantry placed at once.
var quick = conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup)

// texts returns what is painted now: what rests is painted once.
func texts(s *scenetest.Studio) []string { return s.TextsThat(func(string) bool { return true }) }

// attack returns the first attack that may be made with more than two armies.
func attack(t *testing.T, s *scenetest.Studio) (from, to conquest.Day) {
	t.Helper()
	for _, o := range s.Theater.Options() {
		if o.Choice.Kind == conquest.Storm && s.Theater.Table.State().Armies[o.Choice.Day] > 3 {
			return o.Choice.Day, o.Choice.To
		}
	}
	t.Fatal("nothing can be attacked")
	return 0, 0
}

func TestOddsStandThereWhileArmiesAreDragged(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	from, to := attack(t, s)
	st, journal := s.Theater.Table.State(), len(s.Theater.Table.Journal())
	s.Drag(theater.DayIDs[from], theater.DayIDs[to])
	odds := conquest.Odds(st.Armies[from], st.Armies[to], false, 1)
	lost, beaten := s.Theater.Speaker.Losses(&odds)
	assert.Subset(t, texts(s), []string{s.Theater.Speaker.Chance(odds.Win), lost, beaten})

	s.Key(input.DigitKey(2)) // two stay back
	fewer := conquest.Odds(st.Armies[from], st.Armies[to], false, 2)
	require.NotEqual(t, s.Theater.Speaker.Chance(odds.Win), s.Theater.Speaker.Chance(fewer.Win))
	assert.Contains(t, texts(s), s.Theater.Speaker.Chance(fewer.Win))
	assert.Len(t, s.Theater.Table.Journal(), journal, "nothing is decided yet")

	s.Key(input.KeyEscape)
	_, carrying := s.Top().Hand().Carrying()
	assert.False(t, carrying)
}

func TestADayThatIsNotLinkedIsRefusedInASentence(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	from, _ := attack(t, s)
	st := s.Theater.Table.State()
	for to := conquest.Day(1); to <= conquest.Days; to++ {
		if st.Owner[to] == st.Owner[from] || st.Map.Linked(from, to) {
			continue
		}
		before := *st
		s.Drag(theater.DayIDs[from], theater.DayIDs[to])
		s.Up()
		try := before
		assert.Equal(t, s.Theater.Speaker.Refusal(try.Choose(conquest.Choice{Kind: conquest.ThrowAt, Day: from, To: to, Amount: 1}, nil)), s.Theater.Toast.Text)
		assert.Equal(t, before, *st)
		return
	}
}

func TestDigitsSayWithHowManyDiceIsThrown(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	from, to := attack(t, s)
	devices[0].order(s, from, to)
	s.Key(input.DigitKey(1))
	s.Key(input.KeySpace)
	last := s.Theater.Table.Journal()
	assert.Equal(t, conquest.Choice{Kind: conquest.ThrowAt, Day: from, To: to, Amount: 1}, last[len(last)-1].Choice)
}

func TestWhatWasPlacedIsTakenBack(t *testing.T) {
	s := asking(t, conquest.Reinforce, quick)
	before := *s.Theater.Table.State()
	day := before.Held[before.Turn].First()
	s.Click(theater.DayIDs[day])
	require.Equal(t, before.Armies[day]+1, s.Theater.Table.State().Armies[day])
	s.Key(input.KeyBackspace)
	assert.Equal(t, before, *s.Theater.Table.State())
}

func TestArmiesArePlacedAsFastAsADayIsPressedOrHeldDown(t *testing.T) {
	s := asking(t, conquest.Reinforce, quick)
	before := *s.Theater.Table.State()
	day := before.Held[before.Turn].First()
	id := theater.DayIDs[day]
	s.PointAt(id)
	for range 2 {
		s.Down()
		s.Up()
	}
	require.Equal(t, before.Armies[day]+2, s.Theater.Table.State().Armies[day])
	s.Down()
	s.Ticks(120)
	s.Up()
	assert.Zero(t, s.Theater.Table.State().Reserve)
	assert.Equal(t, before.Armies[day]+before.Reserve, s.Theater.Table.State().Armies[day])
}

func TestAHandIsClosedUntilItsPlayerOpensIt(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	st := s.Theater.Table.State()
	for st.Hands[st.Prompt().Seat] == 0 || st.Ask != conquest.Attack {
		p, ok := s.Theater.Asked()
		if ok && s.Scene() == "map" {
			devices[0].answer(s, p)
		} else if s.Scene() != "map" {
			s.Act(input.GoOn)
		}
		settle(s)
	}
	assert.False(t, s.Has("hand"))
	s.Key(input.Letter('d'))
	assert.True(t, s.Has("hand"))
	s.Key(input.Letter('d'))
	assert.False(t, s.Has("hand"))
}

func TestTheMapIsShownAlone(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	from, to := attack(t, s)
	s.Key(input.Letter('v'))
	devices[0].order(s, from, to)
	assert.False(t, s.Has("until"), "nothing is ordered on the bare map")
	s.Click(theater.DayIDs[from])
	devices[0].order(s, from, to)
	assert.True(t, s.Has("until"), "a press has brought the armies back")
}

func TestWhatIsLeftGoesToTheDayThatWasPressedLast(t *testing.T) {
	s := asking(t, conquest.Reinforce, quick)
	before := *s.Theater.Table.State()
	day := before.Held[before.Turn].First()
	s.Click(theater.DayIDs[day])
	settle(s)
	s.Click("main")
	assert.Equal(t, before.Armies[day]+before.Reserve, s.Theater.Table.State().Armies[day])
}

func TestOpenHandsCanBeLookedAtAndClosedOnesNot(t *testing.T) {
	for _, open := range []bool{true, false} {
		house := quick
		if open {
			house = house.With(conquest.OpenHands)
		}
		s := asking(t, conquest.Reinforce, house)
		st := s.Theater.Table.State()
		other := conquest.NoSeat
		for range 400 {
			for seat := range conquest.Seat(3) {
				if p, ok := s.Theater.Asked(); ok && seat != p.Seat && st.Hands[seat] != 0 && p.Kind == conquest.Reinforce && s.Scene() == "map" {
					other = seat
				}
			}
			if other != conquest.NoSeat {
				break
			}
			if p, ok := s.Theater.Asked(); ok && s.Scene() == "map" {
				devices[0].answer(s, p)
			} else {
				s.Act(input.GoOn)
			}
			settle(s)
		}
		require.NotEqual(t, conquest.NoSeat, other)
		s.Click(frame.SeatIDs[other])
		assert.Equal(t, open, s.Has("hand"))
	}
}
