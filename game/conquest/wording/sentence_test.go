package wording_test

import (
	"errors"
	"testing"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/skill"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDaysHaveTheNamesOfDates(t *testing.T) {
	assert.Equal(t, []string{"December 27", "December 31", "1", "31", "February 1", "February 6"}, days(english, january))
	assert.Equal(t, []string{"27. Dezember", "31. Dezember", "1.", "31.", "1. Februar", "6. Februar"}, days(words.Open("de"), january))
	plain := conquest.Page{Weekday: 5, Length: 31}
	assert.Equal(t, []string{"last month’s 26", "last month’s 30", "1", "31", "next month’s 1", "next month’s 6"}, days(english, plain))
	december := wording.New(english, conquest.MonthPage(2026, 12), nil)
	assert.Equal(t, "November 30", december.Day(2))
	assert.Equal(t, "January 9", december.Day(42))
	assert.Equal(t, "Friday 1", wording.New(english, january, nil).WeekdayOf(6))
	assert.Equal(t, "January 2027", wording.New(english, january, nil).Page())
	assert.Equal(t, "31 days, starting on a Friday", wording.New(english, plain, nil).Page())
}

// days returns the names of the first and the last days of all three months of a page.
func days(w *words.Words, page conquest.Page) (names []string) {
	s := wording.New(w, page, nil)
	for _, d := range []conquest.Day{1, page.Lead(), page.Lead() + 1, page.Last(), page.Last() + 1, conquest.Days} {
		names = append(names, s.Day(d))
	}
	return names
}

func TestEveryIDOfTheRulesHasItsMessages(t *testing.T) {
	for _, w := range languages() {
		s := wording.New(w, january, family)
		texts := sentences{}
		texts.add(wording.Title(w), wording.About(w))
		m := conquest.MapOf(january)
		for r := range conquest.NumRegions {
			texts.add(s.Region(r), s.RegionDoes(&m, r))
		}
		for d := conquest.Infantry; d < conquest.NumDesigns; d++ {
			texts.add(s.Design(d), s.Set(d))
		}
		for tile := conquest.Clip; tile < conquest.NumTiles; tile++ {
			name, does := s.Tile(tile)
			texts.add(name, does)
		}
		for rule := range conquest.NumHouseRules {
			name, does := wording.HouseRule(w, rule)
			texts.add(name, does)
		}
		for _, level := range skill.Levels() {
			texts.add(wording.Level(w, level))
		}
		for _, rounds := range []uint8{0, 1, 6, 12, 24, 40} {
			name, does := wording.Length(w, rounds)
			texts.add(name, does, wording.Round(w, 1, rounds))
		}
		for kind := range wording.NumAwards {
			name, earned, tip := s.Award(wording.Award{Kind: kind, Beaten: 31, Expected: 2650, Region: conquest.FullSwing, Rounds: 4, Armies: 17, Days: 5})
			texts.add(name, earned, tip)
		}
		o := conquest.Odds(10, 5, false, 1)
		texts.add(s.Attack(&o), s.Left(&o, 5), s.Chain(3, 4200), s.Safety(0), s.Safety(1234), s.Change(0, 10_000))
		texts.add(s.Likely(8000), s.Likely(5000), s.Likely(100), s.Throw(3, 2, true), s.Throw(1, 2, false), s.Throw(2, 1, false))
		texts.complete(t)
	}
}

func TestChancesAreNeverCertainUnlessTheyAre(t *testing.T) {
	s := wording.New(english, january, nil)
	for chance, shown := range map[int32]string{
		0: "0%", 1: "1%", 30: "1%", 149: "1%", 150: "2%", 6_449: "64%", 9_960: "99%", 9_999: "99%", 10_000: "100%",
	} {
		assert.Equal(t, shown, s.Chance(chance), chance)
	}
}

func TestTheOddsAreSaid(t *testing.T) {
	s := wording.New(english, january, family)
	o := conquest.Odds(9, 5, false, 1)
	assert.Equal(t, "82% to take it. You lose 3.9 on average, they lose 4.5.", s.Attack(&o))
	assert.Equal(t, "37% to beat 2, 34% to lose one each, 29% to lose 2", s.Throw(3, 2, false))
	assert.Equal(t, "29% to beat 2, 34% to lose one each, 37% to lose 2", s.Defence(3, 2, false), "the other side of it")
	assert.Equal(t, "Nobody can attack it", s.Change(0, 0))
	assert.Equal(t, "Risk of losing it: 59% now, 54% then", s.Change(5_910, 5_400))
	assert.Equal(t, "42% to beat 1, 58% to lose 1", s.Throw(1, 1, false))
}

func TestThePlansOfTheCoachHaveNames(t *testing.T) {
	s := wording.New(english, january, family)
	plan := bot.Plan{Aim: conquest.FreshStart, Victim: conquest.NoSeat}
	state := &conquest.State{Ask: conquest.Attack, Round: 3}
	assert.Equal(t, "Take Fresh start", s.Plan(state, plan))
	claim := conquest.Choice{Kind: conquest.Claim, Day: 12}
	assert.Equal(t, "Wins 34 of 100 games. First: Claim 7", s.Advice(state, claim, 3_420, false))
	assert.Equal(t, "Wins 34 of 100 games, as good as any. First: Claim 7", s.Advice(state, claim, 3_420, true))
	assert.Equal(t, "Claim in Fresh start", s.Plan(&conquest.State{Ask: conquest.ClaimDay}, plan))
	plan = bot.Plan{Aim: conquest.NumRegions, Victim: 1}
	assert.Equal(t, "Knock Dad out", s.Plan(state, plan))
	plan.Victim = conquest.NoSeat
	assert.Equal(t, "Play it safe", s.Plan(state, plan))
	plan.Card = true
	assert.Equal(t, "Take a single day for its card", s.Plan(state, plan))
	assert.Equal(t, "about 4 wins in 100", s.Cost(412))
	assert.Equal(t, "Round 3. Better: Stay put", s.Better(state, conquest.Choice{Kind: conquest.Stay}))
	assert.Equal(t, "Before the first round. Better: Claim 8", s.Better(&conquest.State{Setup: conquest.Setup{Page: january}}, conquest.Choice{Kind: conquest.Claim, Day: 13}))
}

func TestTheBadgeCountsRounds(t *testing.T) {
	assert.Equal(t, "Round 5", wording.Round(english, 5, 0))
	assert.Equal(t, "Round 5 of 6", wording.Round(english, 5, 6))
}

// refusals are all reasons of the rules package.
var refusals = []conquest.RefusalID{
	conquest.RefusedOver, conquest.RefusedNotAsked, conquest.RefusedNoSuchDay, conquest.RefusedNotFree, conquest.RefusedNotYours,
	conquest.RefusedYours, conquest.RefusedNoLink, conquest.RefusedTooFew, conquest.RefusedLastArmy, conquest.RefusedAmount,
	conquest.RefusedNoSet, conquest.RefusedMustTurnIn, conquest.RefusedDefenderPicks, conquest.RefusedNotInHand, conquest.RefusedLinked,
	conquest.RefusedFallsApart, conquest.RefusedTwoLinks, conquest.RefusedTaken, conquest.RefusedSeats, conquest.RefusedFirst,
	conquest.RefusedPeople, conquest.RefusedRounds, conquest.RefusedWeekday, conquest.RefusedLength, conquest.RefusedYear,
}

func TestEveryRefusalSaysWhyAndWhatCanBeDone(t *testing.T) {
	for _, w := range languages() {
		s := wording.New(w, january, family)
		texts := sentences{}
		for _, id := range refusals {
			require.True(t, w.Has("conquest.refusal."+string(id)), id)
			for kind := range conquest.NumChoiceKinds {
				for tile := conquest.Clip; tile <= conquest.Tape; tile++ {
					c := conquest.Choice{Kind: kind, Tile: tile, Day: 3, To: 42}
					texts.add(s.Refusal(&conquest.Refusal{ID: id, Choice: c}), s.Refusal(&conquest.Refusal{ID: id, Choice: c, Least: 1, Most: 2}))
				}
			}
		}
		texts.complete(t)
	}
	s := wording.New(english, january, family)
	assert.Empty(t, s.Refusal(nil))
	assert.Equal(t, "Something went wrong: a fuse blew. You can keep playing.", s.Refusal(errors.New("a fuse blew")))
}

func TestWhatTheRulesRefuseIsSaidInWords(t *testing.T) {
	tests := []struct {
		refusal conquest.Refusal
		want    string
	}{
		{conquest.Refusal{ID: conquest.RefusedTooFew, Choice: conquest.Choice{Kind: conquest.ThrowAt, Day: 13, To: 12, Amount: 3}, Most: 2},
			"From 8 you can throw 2 dice at most. Throw fewer, or attack from somewhere stronger."},
		{conquest.Refusal{ID: conquest.RefusedNoLink, Choice: conquest.Choice{Kind: conquest.Storm, Day: 6, To: 42}},
			"There’s no way from 1 to February 6. Pick a day that’s linked to it."},
		{conquest.Refusal{ID: conquest.RefusedNoSuchDay, Choice: conquest.Choice{Kind: conquest.Claim, Day: 200}},
			"This page has no such day. Pick a day you can see."},
		{conquest.Refusal{ID: conquest.RefusedSeats, Day: 7, Least: 2, Most: 6}, "2 to 6 can play, not 7. Add or remove a player."},
		{conquest.Refusal{ID: conquest.RefusedLength, Day: 30, Least: 31, Most: 31}, "That month has 31 days, not 30. Pick 31."},
	}
	s := wording.New(english, january, family)
	for _, test := range tests {
		assert.Equal(t, test.want, s.Refusal(&test.refusal))
	}
}
