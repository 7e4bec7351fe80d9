package battlefield_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/scene/theater"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/input"
	"bigpayday/render/beats"
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

func TestTheButtonIsAboutTheDayThatThePointerComesFrom(t *testing.T) {
	s := asking(t, conquest.Reinforce, quick)
	before := *s.Theater.Table.State()
	day := before.Held[before.Turn].First()
	s.PointAt(theater.DayIDs[day])
	s.Click("main")
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

func TestTabGoesRoundWhatMayBeAttackedTheLikeliestFirst(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	st := s.Theater.Table.State()
	var from conquest.Day
	ends := map[conquest.Day]int32{}
	for _, o := range s.Theater.Options() {
		if o.Choice.Kind == conquest.ThrowAt && len(ends) < 3 {
			if o.Choice.Day != from {
				from, ends = o.Choice.Day, map[conquest.Day]int32{}
			}
			ends[o.Choice.To] = st.Chance(from, o.Choice.To)
		}
	}
	require.Greater(t, len(ends), 1, "a day with several foes")
	s.Top().Hand().Focus(theater.DayIDs[from], true)
	s.Press(input.KeyEnter)
	last := int32(conquest.Whole)
	for range len(ends) {
		id, _ := s.Top().Hand().Focused()
		d := conquest.Day(0)
		for to := range ends {
			if theater.DayIDs[to] == id {
				d = to
			}
		}
		require.NotZero(t, d, "%s may be attacked and has not been shown yet", id)
		assert.LessOrEqual(t, ends[d], last)
		last = ends[d]
		delete(ends, d)
		s.Press(input.KeyTab)
	}
	id, _ := s.Top().Hand().Focused()
	assert.Equal(t, theater.DayIDs[from], id, "and back to where the armies are from")
}

func TestOccupyingLeavesAGuardWhereOneIsNeeded(t *testing.T) {
	s := asking(t, conquest.Occupy, quick)
	proposed, ok := armies.Proposal(s.Theater.Table)
	require.True(t, ok)
	ask, before := s.Theater.Table.State().Prompt(), *s.Theater.Table.State()
	s.Press(input.KeyEnter)
	assert.Equal(t, before.Armies[ask.To]+proposed.Amount, s.Theater.Table.State().Armies[ask.To])
}

func TestTheKeyShowsWhatATileInHandWouldChange(t *testing.T) {
	s := sitDown(t, 4, 0, quick.With(conquest.PageTiles), table.Human, table.Human)
	s.Until("a tile in hand", func() bool { p, ok := s.Theater.Asked(); return ok && p.Kind == conquest.LayTile })
	st := s.Theater.Table.State()
	for _, o := range s.Theater.Options() {
		m := st.PreviewTile(o.Choice)
		if o.Choice.Kind != conquest.LayDown || m.Bonus == st.Map.Bonus {
			continue
		}
		if o.Choice.To == conquest.NoDay {
			s.PointAt(theater.DayIDs[o.Choice.Day])
		} else {
			s.Drag(theater.DayIDs[o.Choice.Day], theater.DayIDs[o.Choice.To])
		}
		for r := range conquest.NumRegions {
			assert.Equal(t, s.Theater.Speaker.RegionDoes(&m, r), s.TipOf(theater.RegionIDs[r]).Text)
		}
		return
	}
	t.Fatal("no place for this tile changes a bonus")
}

// TestThoseWhoAreOutAreShownHowItEnds plays a game that the only person has left on to its end at once,
// by key and by mouse.
func TestThoseWhoAreOutAreShownHowItEnds(t *testing.T) {
	for name, ask := range map[string]func(s *scenetest.Studio){
		"key":   func(s *scenetest.Studio) { s.Press(input.Letter('j')) },
		"mouse": func(s *scenetest.Studio) { s.Click("hurry") },
	} {
		t.Run(name, func(t *testing.T) { showsHowItEnds(t, ask) })
	}
}

func showsHowItEnds(t *testing.T, ask func(s *scenetest.Studio)) {
	s := sitDown(t, 11, 0, quick, table.Human, table.Normal, table.Normal)
	untilOut(t, s)
	require.True(t, s.Has("hurry"))
	assert.Contains(t, texts(s), s.App.Say("turn.hurry_end"))
	speed := s.App.Settings.Speed
	ask(s)
	s.Until("the results", s.Theater.Over)
	assert.Equal(t, speed, s.App.Settings.Speed, "the speed stays as it was set")
}

// untilOut has the first seat, the only person, lose by never attacking.
func untilOut(t *testing.T, s *scenetest.Studio) {
	t.Helper()
	for sh := s.Theater.Campaign.Shown(); sh.Turns == 0 || sh.In(0) || !s.Has("hurry"); sh = s.Theater.Campaign.Shown() {
		require.False(t, s.Theater.Over(), "the person was to lose first")
		if sh.Turns > 0 && sh.Held(0).Len() < 9 {
			s.Theater.SetSpeed(beats.Fast)
		}
		p, ok := s.Theater.Asked()
		switch {
		case !ok:
			s.Tick()
		case s.Scene() != "map":
			s.Act(input.GoOn)
		case p.Kind == conquest.Attack:
			require.NoError(t, s.Theater.Choose(conquest.Choice{Kind: conquest.EndAttack}))
		case p.Kind == conquest.Fortify:
			require.NoError(t, s.Theater.Choose(conquest.Choice{Kind: conquest.Stay}))
		default:
			devices[0].answer(s, p)
		}
	}
}

func TestWhoIsOutSeesAllHandsAndTheOdds(t *testing.T) {
	s := sitDown(t, 1, 0, quick, table.Human, table.Normal, table.Normal, table.Normal, table.Normal, table.Normal)
	untilOut(t, s)
	s.Theater.Halted = true
	settle(s)
	hands := s.Theater.Table.State().Hands
	looked := false
	for seat := range conquest.Seat(6) {
		if hands[seat] != 0 && s.Theater.Campaign.Shown().Cards[seat] > 0 {
			s.Click(frame.SeatIDs[seat])
			s.Tick()
			assert.True(t, s.Has("hand"), "seat %d", seat)
			looked = true
			s.Click(frame.SeatIDs[seat])
		}
	}
	assert.True(t, looked)
	chances := func() int {
		return len(s.TextsThat(func(text string) bool { return strings.HasSuffix(text, "%") }))
	}
	require.Zero(t, chances())
	s.Click("odds")
	s.Tick()
	assert.Greater(t, chances(), 5)
}

// TestSeveralDaysInARowAreWeighedTogether drags armies over two enemy days with Shift held down.
func TestSeveralDaysInARowAreWeighedTogether(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	st := s.Theater.Table.State()
	seat := st.Prompt().Seat
	for _, o := range s.Theater.Options() {
		from, over := o.Choice.Day, o.Choice.To
		beyond := st.Map.Links[over] &^ st.Map.Links[from] &^ st.Held[seat]
		if o.Choice.Kind != conquest.ThrowAt || beyond == 0 {
			continue
		}
		last := beyond.First()
		s.PointAt(theater.DayIDs[from])
		s.Down()
		for _, d := range []conquest.Day{over, last} {
			box := s.Box(theater.DayIDs[d])
			for range 2 {
				s.In.Mods = input.Shift
				s.MoveTo(box.CenterX(), box.CenterY())
			}
		}
		assert.Contains(t, texts(s), s.Theater.Speaker.Chain(2, conquest.Chain(st.Armies[from], []conquest.Foe{st.FoeOn(over), st.FoeOn(last)})))
		before := *st
		s.Up()
		assert.Equal(t, before, *st, "nothing is thrown by letting go")
		assert.Empty(t, s.Theater.Toast.Text, "nothing is refused")
		s.Key(input.KeySpace)
		made := s.Theater.Table.Journal()
		throw := made[len(made)-1].Choice
		assert.Equal(t, [2]conquest.Day{from, over}, [2]conquest.Day{throw.Day, throw.To}, "the first day is aimed at")
		return
	}
	t.Fatal("there are no two enemy days in a row")
}

func TestAMonthThatHeadsThePageBeginsWithACapital(t *testing.T) {
	s := asking(t, conquest.Attack, quick)
	s.Set(func(c *store.Settings) { c.Language = "es" }) // months are written small there, within sentences
	s.Ticks(2)
	assert.Contains(t, texts(s), "Enero 2027")
}

func TestTheTraySaysWhichDaysFightWhileTheFirstDiceAreThrown(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	states.Named(t, "map-odds").Set(s)
	none := s.Say("conquest.map.no_throw_note")
	says := func() []string { return s.TextsThat(func(text string) bool { return text == none }) }
	assert.NotEmpty(t, says())
	s.Click("main")
	s.Until("dice in the air", func() bool { return s.Theater.Campaign.Actors().Dice.On })
	s.Tick()
	assert.Empty(t, says())
}

// TestPiecesAreTakenFromTheirStack drags pieces from the panel to days at which they are set down.
func TestPiecesAreTakenFromTheirStack(t *testing.T) {
	s := asking(t, conquest.Reinforce, quick)
	before := *s.Theater.Table.State()
	own := before.Held[before.Turn]
	day := own.First()
	s.Drag("stack", theater.DayIDs[day])
	s.Up()
	assert.Equal(t, before.Armies[day]+1, s.Theater.Table.State().Armies[day])

	foe := before.Held[(before.Turn+1)%3].First()
	settle(s)
	then := *s.Theater.Table.State()
	s.Drag("stack", theater.DayIDs[foe])
	s.Up()
	assert.Equal(t, then, *s.Theater.Table.State())
	assert.NotEmpty(t, s.Theater.Toast.Text, "it is said why not")

	s = sitDown(t, 4, 0, 0, table.Human, table.Human)
	s.Until("a day to be claimed", func() bool { p, ok := s.Theater.Asked(); return ok && p.Kind == conquest.ClaimDay })
	settle(s)
	day = s.Theater.Table.State().Free().First()
	s.Drag("stack", theater.DayIDs[day])
	s.Up()
	assert.False(t, s.Theater.Table.State().Free().Has(day))
}

func TestManyPiecesAreSetDownByHoldingADayDown(t *testing.T) {
	s := sitDown(t, 4, 0, quick, table.Human, table.Human)
	s.Until("pieces to be placed", func() bool { p, ok := s.Theater.Asked(); return ok && p.Kind == conquest.PlaceArmy })
	before := *s.Theater.Table.State()
	day := before.Held[before.Prompt().Seat].First()
	s.PointAt(theater.DayIDs[day])
	s.Down()
	s.Ticks(60)
	s.Up()
	assert.Greater(t, s.Theater.Table.State().Armies[day], before.Armies[day]+3)
}

func TestSpaceScattersNoTiles(t *testing.T) {
	s := sitDown(t, 4, 0, quick.With(conquest.PageTiles), table.Human, table.Human)
	s.Until("a tile in hand", func() bool { p, ok := s.Theater.Asked(); return ok && p.Kind == conquest.LayTile })
	before := *s.Theater.Table.State()
	s.Press(input.KeySpace)
	assert.Equal(t, before, *s.Theater.Table.State(), "the other's tiles are laid by the other")
	assert.Subset(t, texts(s), []string{"×4", "×2"}, "how many of a kind are left")
}

func TestDigitsSayHowManyMoveIn(t *testing.T) {
	s := asking(t, conquest.Occupy, quick)
	ask := s.Theater.Table.State().Prompt()
	most := s.Theater.Table.State().Armies[ask.From] - 1
	require.GreaterOrEqual(t, most, int32(1))
	speed := s.Theater.Pace().Speed
	s.Key(input.DigitKey(int(min(most, 9))))
	assert.Equal(t, speed, s.Theater.Pace().Speed, "it is no speed here")
	before := s.Theater.Table.State().Armies[ask.To]
	s.Key(input.KeySpace)
	assert.Equal(t, before+min(most, 9), s.Theater.Table.State().Armies[ask.To])
}

// In the last round the days after its turns are added up, and stand on the players' cards.
func TestTheSumsOfTheLastRoundStandOnTheCards(t *testing.T) {
	s := sitDown(t, 4, 1, quick, table.Human, table.Human, table.Human)
	s.Until("the first turn", func() bool {
		p, ok := s.Theater.Asked()
		if ok && !s.Theater.Table.State().Playing() {
			devices[0].answer(s, p)
		}
		return ok && s.Theater.Table.State().Playing()
	})
	assert.Contains(t, texts(s), s.App.Say("conquest.seat.sum"))
	assert.NotContains(t, texts(s), s.App.Say("conquest.seat.regions"))
}

// With fixed sets there is no worth of the next one, but one for each kind.
func TestThePillSaysWhatFixedSetsBring(t *testing.T) {
	s := asking(t, conquest.Reinforce, quick.With(conquest.FixedSets))
	assert.Contains(t, texts(s), "+4–10")
	s = asking(t, conquest.Reinforce, quick)
	assert.Contains(t, texts(s), "+4")
}
