package campaign

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/render/beats"
)

// everyRule is all that a table can agree on but a coach.
const everyRule = conquest.HouseRules(1)<<conquest.NoCoach - 1

// setupOf returns a short game.
func setupOf(seats uint8, house conquest.HouseRules, seed uint64) conquest.Setup {
	return conquest.Setup{
		Seed: seed, Page: conquest.MonthPage(2027, 1), Seats: seats, First: conquest.NoSeat, Rounds: 8, House: house, People: 1,
	}
}

// chance chooses by chance, and attacks more often than not.
type chance struct {
	random  rules.Random
	options []conquest.Option
}

func (c *chance) choose(s *conquest.State) conquest.Choice {
	c.options = s.AppendOptions(c.options[:0])
	o := c.options[c.random.Below(uint32(len(c.options)))]
	if o.Choice.Kind == conquest.EndAttack && c.random.Below(3) > 0 {
		o = c.options[0]
	}
	if o.Most > o.Choice.Amount {
		return o.With(o.Choice.Amount + int32(c.random.Below(uint32(o.Most-o.Choice.Amount+1))))
	}
	return o.Choice
}

// equal asserts that a page shows a state.
func equal(t require.TestingT, s *conquest.State, sh *Shown) {
	require.Equal(t, s.Owner, sh.Owner)
	require.Equal(t, s.Armies, sh.Armies)
	require.Equal(t, s.Map, sh.Map)
	require.Equal(t, s.Hands, sh.Hands)
	require.Equal(t, []int{s.Deck.Len(), s.TurnedIn.Len()}, []int{int(sh.Deck), int(sh.TurnedIn)})
	for seat, hand := range s.Hands {
		require.Equal(t, hand.Len(), int(sh.Cards[seat]))
	}
	require.Equal(t, partOf(s), sh.Part)
	require.Equal(t, []any{s.Turns, s.Round, s.Sets, s.Sums, s.OutAt, s.Took}, []any{sh.Turns, sh.Round, sh.Sets, sh.Sums, sh.OutAt, sh.Took})
	require.Equal(t, []any{s.Tiles, s.InHand}, []any{sh.Tiles, sh.InHand})
	if s.Ask == conquest.Reinforce {
		require.Equal(t, s.Reserve, sh.Reserve)
	}
	if sh.Part == Claiming || sh.Part == Placing {
		require.Equal(t, s.Left, sh.Rest)
	}
	if s.Turns > 0 {
		require.Equal(t, s.Turn, sh.Turn)
	}
	if s.Over() {
		require.Equal(t, s.Winners(), sh.Winners)
	}
}

func TestThePageEqualsTheStateAfterEveryChoiceWhateverIsSkipped(t *testing.T) {
	for seats := uint8(2); seats <= 6; seats++ {
		for _, house := range []conquest.HouseRules{0, everyRule, conquest.HouseRules(0).With(conquest.PageTiles)} {
			var s conquest.State
			setup := setupOf(seats, house, uint64(seats))
			c := New(setup)
			c.SetPeople(1)
			sink := func(e conquest.Event) { c.Queue(e) }
			require.NoError(t, s.Start(setup, sink))
			players := &chance{random: 3}
			for n := 0; ; n++ {
				switch {
				case n%500 == 0:
					for c.Busy() {
						c.Tick()
					}
				case n%3 == 0:
					c.Skip()
				case n%3 == 1:
					c.Tick()
					c.Hurry()
				}
				c.FinishAll()
				equal(t, &s, c.Shown())
				assert.Equal(t, Actors{}, *c.Actors(), "nothing moves")
				if s.Over() {
					break
				}
				require.NoError(t, s.Choose(players.choose(&s), sink))
			}
			equal(t, &s, FromState(&s).Shown())
			points := c.Shown().Course.Points()
			require.Len(t, points, int(s.Turns)+1, "one a turn, and one at the end")
			days := 0
			for _, n := range points[len(points)-1].Days {
				days += int(n)
			}
			assert.Equal(t, conquest.Days, days)
		}
	}
}

// fight returns a campaign in which seat 0 may attack, its state, and an attack.
func fight(t *testing.T) (*Campaign, *conquest.State, conquest.Choice) {
	t.Helper()
	var s conquest.State
	setup := setupOf(2, conquest.HouseRules(0).With(conquest.DealtDays).With(conquest.QuickSetup), 1)
	setup.First = 0
	c := New(setup)
	sink := func(e conquest.Event) { c.Queue(e) }
	require.NoError(t, s.Start(setup, sink))
	for s.Ask != conquest.Attack {
		o := s.AppendOptions(nil)[0]
		require.NoError(t, s.Choose(o.With(max(o.Choice.Amount, o.Most)), sink))
	}
	c.FinishAll()
	best, attack := int32(0), conquest.Choice{}
	for _, o := range s.AppendOptions(nil) {
		if odds := s.Chance(o.Choice.Day, o.Choice.To); o.Choice.Kind == conquest.Storm && odds > best {
			best, attack = odds, o.With(1)
		}
	}
	require.Positive(t, best)
	return c, &s, attack
}

func TestAStormIsPlayedThrowByThrow(t *testing.T) {
	c, s, storm := fight(t)
	before := *c.Shown()
	var events []conquest.Event
	require.NoError(t, s.Choose(storm, func(e conquest.Event) { events = append(events, e) }))
	c.Queue(events...)
	throws, tossed := 0, false
	seen := map[int32]bool{}
	for c.Busy() {
		c.Tick()
		if d := c.Actors().Dice; d.On && d.Toss < 0.5 && !tossed {
			throws++
		}
		tossed = c.Actors().Dice.On && c.Actors().Dice.Toss < 0.5
		seen[c.Armies(storm.To)] = true
	}
	want := 0
	for _, e := range events {
		if e.Kind == conquest.Thrown {
			want++
		}
	}
	assert.Equal(t, want, throws)
	assert.EqualValues(t, want, c.Shown().Fight.Throws)
	assert.Equal(t, before.Armies[storm.To], c.Shown().Fight.AllBeaten, "the day has fallen")
	assert.Greater(t, len(seen), 1, "its armies become fewer one after another")
}

func TestArmiesMarchAndNoneIsCountedTwice(t *testing.T) {
	c, s, storm := fight(t)
	require.NoError(t, s.Choose(storm, func(e conquest.Event) { c.Queue(e) }))
	c.FinishAll()
	require.Equal(t, conquest.Occupy, s.Ask)
	o := s.AppendOptions(nil)[0]
	all := c.Armies(storm.Day) + c.Armies(storm.To)
	require.NoError(t, s.Choose(o.With(o.Most), func(e conquest.Event) { c.Queue(e) }))
	marched := false
	for c.Busy() {
		c.Tick()
		marched = marched || c.Actors().March.On
		assert.LessOrEqual(t, c.Armies(storm.Day)+c.Armies(storm.To), all)
		assert.GreaterOrEqual(t, c.Armies(storm.Day), int32(1))
	}
	assert.True(t, marched)
	assert.Equal(t, all, c.Armies(storm.Day)+c.Armies(storm.To))
}

func TestWhoIsBeatenSoundsDeeperWhereThatIsAPerson(t *testing.T) {
	for people, want := range map[conquest.SeatSet]beats.Cue{0: Knock, 0b11: KnockDeep} {
		c, s, storm := fight(t)
		c.SetPeople(people)
		require.NoError(t, s.Choose(storm, func(e conquest.Event) { c.Queue(e) }))
		c.Skip()
		var cues []beats.Cue
		for _, sound := range c.AppendHeard(nil) {
			cues = append(cues, sound.Cue)
		}
		assert.Contains(t, cues, want)
		assert.Contains(t, cues, Drum)
		assert.NotContains(t, cues, Knock+KnockDeep-want)
	}
}

func TestAHiddenCardIsCountedAndNotShown(t *testing.T) {
	c := New(setupOf(3, 0, 1))
	e := conquest.Event{Kind: conquest.CardDrawn, Seat: 1, By: conquest.NoSeat, To: 7, Design: conquest.Infantry, Secret: true}
	c.Fold(conquest.Event{Kind: conquest.Shuffled, Number: conquest.Days}, e.SeenBy(0))
	assert.Zero(t, c.Shown().Hands[1])
	assert.EqualValues(t, 1, c.Shown().Cards[1])
}

func TestARecapSaysWhoTookWhat(t *testing.T) {
	c := New(setupOf(3, 0, 1))
	take := func(seat, foe conquest.Seat, day conquest.Day) []conquest.Event {
		return []conquest.Event{
			{Kind: conquest.Thrown, Seat: seat, By: foe, From: 5, To: day, Dice: [3]uint8{6}, Defence: [2]uint8{1}, Beaten: 1},
			{Kind: conquest.Taken, Seat: seat, By: foe, To: day},
		}
	}
	for day := conquest.Day(1); day <= conquest.Days; day++ {
		c.Fold(conquest.Event{Kind: conquest.Claimed, Seat: conquest.Seat(day % 3), To: day})
	}
	c.Fold(conquest.Event{Kind: conquest.TurnBegan, Seat: 0, Round: 1}, conquest.Event{Kind: conquest.TurnBegan, Seat: 1, Round: 1})
	c.Fold(take(1, 0, 6)...)
	c.Fold(conquest.Event{Kind: conquest.TurnBegan, Seat: 2, Round: 1})
	c.Fold(take(2, 1, 4)...)
	c.Fold(conquest.Event{Kind: conquest.TurnBegan, Seat: 0, Round: 2})
	r := c.Recap(0)
	assert.Equal(t, 2, r.Turns)
	assert.Equal(t, conquest.Day(6).Set(), r.Lost)
	assert.Equal(t, []Taking{{From: 5, To: 6, Seat: 1, Foe: 0}, {From: 5, To: 4, Seat: 2, Foe: 1}}, r.Takes)
	assert.EqualValues(t, 1, r.Armies)
}

func TestLuckIsWhatWasThrownBeyondWhatWasToBeExpected(t *testing.T) {
	c := New(setupOf(3, 0, 1))
	c.Fold(conquest.Event{Kind: conquest.Thrown, Seat: 0, By: 1, From: 1, To: 2, Dice: [3]uint8{6}, Defence: [2]uint8{1}, Beaten: 1})
	tally, foe := &c.Shown().Tally[0], &c.Shown().Tally[1]
	assert.EqualValues(t, 42, tally.Expected, "15 of 36")
	assert.EqualValues(t, 58, foe.Expected, "21 of 36")
	assert.EqualValues(t, 100-42, tally.Luck())
	assert.EqualValues(t, -58, foe.Luck(), "what one side is lucky, the other is not")
	assert.EqualValues(t, 1, tally.Dice[0][6])
	assert.EqualValues(t, 1, c.Shown().Tally[1].Dice[1][1])
}

func TestACampaignAtRestAllocatesNothing(t *testing.T) {
	c := New(setupOf(3, 0, 1))
	assert.Zero(t, testing.AllocsPerRun(100, func() { c.Tick() }))
}

func TestAtTheEndTheWinnersAreStampedAndThenTheCourseIsDrawn(t *testing.T) {
	c := New(setupOf(3, 0, 1))
	c.Queue(conquest.Event{Kind: conquest.GameOver, Seat: conquest.NoSeat, By: conquest.NoSeat, Winners: 1})
	stamped, drawn := false, 0.0
	for c.Tick() || c.Busy() {
		end := &c.Actors().End
		if !end.On {
			continue
		}
		assert.Equal(t, Over, c.Shown().Part)
		stamped = stamped || end.Scale > 1
		assert.GreaterOrEqual(t, end.Drawn, drawn)
		if drawn = end.Drawn; drawn > 0 {
			assert.EqualValues(t, 1, end.Scale, "the stamp lies before the course is drawn")
		}
	}
	assert.True(t, stamped)
	assert.Greater(t, drawn, .9)
}
