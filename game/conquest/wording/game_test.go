package wording_test

import (
	"regexp"
	"strings"
	"testing"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	english = words.Open(words.English)
	family  = []string{"Mom", "Dad", "Grandma", "Junior", "Auntie", "Cousin"}
	january = conquest.MonthPage(2027, 1)
)

// languages are all that the game brings along.
func languages() (all []*words.Words) {
	for _, l := range new(words.Library).Languages() {
		all = append(all, words.Open(l.ID))
	}
	return all
}

// sentences collects texts, to look at each of them once.
type sentences map[string]bool

func (s sentences) add(texts ...string) {
	for _, text := range texts {
		s[text] = true
	}
}

// id is what only ids look like: a full stop with no space after it.
var id = regexp.MustCompile(`[a-z]\.[a-z]`)

// complete fails unless every text is whole: no id in place of a message, no value
// missing.
func (s sentences) complete(t *testing.T) {
	t.Helper()
	assert.False(t, s[""], "a text is empty")
	for text := range s {
		assert.NotContains(t, text, "{", "a value is missing")
		assert.False(t, id.MatchString(text), "a message is missing: %s", text)
		assert.Equal(t, strings.TrimSpace(text), text)
	}
}

// anySetup returns the n-th of many setups: every number of seats, page and house rule.
func anySetup(n int) conquest.Setup {
	s := conquest.Setup{
		Seed: uint64(n), Seats: uint8(2 + n%5), First: conquest.NoSeat, Rounds: uint8(2 + n%6),
		Page: conquest.Page{Weekday: uint8(n % 7), Length: conquest.Shortest + uint8(n%4)},
	}
	if n%2 == 1 {
		s.Page = conquest.MonthPage(uint16(1990+n), uint8(1+n%12))
	}
	if n%3 > 0 {
		s.House = conquest.HouseRules(n * 2_654_435_761 >> 7)
		s.People = 1<<s.Seats - 1
	}
	if n%5 == 2 {
		s.First = 0
	}
	return s
}

// playGames plays games by chance, and some by computers, and shows every state with its
// options before a choice, and every event.
func playGames(t *testing.T, games int, before func(game int, s *conquest.State, options []conquest.Option), sink func(game int, e conquest.Event)) {
	t.Helper()
	for game := range games {
		setup := anySetup(game)
		to := func(e conquest.Event) { sink(game, e) }
		s, err := conquest.New(setup, to)
		require.NoError(t, err)
		chance := rules.Random(game)
		var computers []*bot.Player
		for seat := range conquest.Seat(setup.Seats) {
			computers = append(computers, bot.New(skill.Normal, seat))
		}
		for !s.Over() {
			options := s.AppendOptions(nil)
			before(game, &s, options)
			o := options[chance.Below(uint32(len(options)))]
			choice := o.Choice
			if o.Most > 0 {
				choice = o.With(o.Choice.Amount + int32(chance.Below(uint32(o.Most-o.Choice.Amount)+1)))
			}
			if game%2 == 0 || chance.Below(3) == 0 {
				view := s.View(s.Prompt().Seat)
				for done := false; !done; {
					choice, done = computers[s.Prompt().Seat].Step(&view)
				}
			}
			if kind := s.Prompt().Kind; (kind == conquest.LayTile || kind == conquest.ClaimDay) && chance.Below(25) == 0 {
				choice = conquest.Choice{Kind: conquest.Fill}
			}
			require.NoError(t, s.Choose(choice, to))
		}
		before(game, &s, nil)
	}
}

func TestWholeGamesAreAskedAndToldInWholeSentences(t *testing.T) {
	for _, w := range languages() {
		texts := sentences{}
		tellers := map[int]*wording.Teller{}
		told := map[conquest.EventKind]int{}
		asked := map[conquest.PromptKind]int{}
		offered := map[conquest.ChoiceKind]int{}
		playGames(t, 60,
			func(game int, s *conquest.State, options []conquest.Option) {
				speaker := wording.New(w, s.Setup.Page, family)
				ask := speaker.Ask(s)
				asked[s.Ask]++
				texts.add(ask.Title, ask.Text, ask.Hint, ask.Tab)
				labels := map[string]bool{}
				for i, o := range options {
					if i%7 > 0 && i < len(options)-2 {
						continue // most are alike
					}
					offer := speaker.Offer(s, o)
					offered[o.Choice.Kind]++
					if labels[offer.Label] {
						t.Errorf("two choices are called %q", offer.Label)
					}
					labels[offer.Label] = true
					texts.add(offer.Label)
					if offer.Does != "" {
						texts.add(offer.Does)
					}
				}
			},
			func(game int, e conquest.Event) {
				if tellers[game] == nil {
					setup := anySetup(game)
					tellers[game] = wording.New(w, setup.Page, family).Teller(&setup)
				}
				line, ok := tellers[game].Tell(e)
				if !ok {
					return
				}
				told[e.Kind]++
				texts.add(line.String())
				if line.Seat != conquest.NoSeat && line.Seat != conquest.Neutral && !strings.Contains(line.String(), family[line.Seat]) {
					t.Errorf("a line about %s does not name them: %s", family[line.Seat], line)
				}
			})
		texts.complete(t)
		for kind := range conquest.NumPromptKinds {
			assert.NotZero(t, asked[kind], "nobody was asked to %s", kind)
		}
		for kind := conquest.NoChoice + 1; kind < conquest.NumChoiceKinds; kind++ {
			assert.NotZero(t, offered[kind], "nobody was offered to %s", kind)
		}
		for kind := range conquest.NumEventKinds {
			switch kind {
			case conquest.TileInHand, conquest.TurnBegan, conquest.Taken:
				// The prompt tells it, or what follows.
			case conquest.NoCardLeft, conquest.Shuffled:
				// Cards hardly ever run out in games this short.
				assert.Len(t, tell(t, w, conquest.Event{Kind: kind, Number: 12}), 1)
			default:
				assert.NotZero(t, told[kind], "the log never tells of a %s", kind)
			}
		}
	}
}

func TestTheLogNamesNoHiddenCard(t *testing.T) {
	for _, w := range languages() {
		playGames(t, 30, func(int, *conquest.State, []conquest.Option) {}, func(game int, e conquest.Event) {
			if !e.Secret {
				return
			}
			setup := anySetup(game)
			speaker := wording.New(w, setup.Page, family)
			open, ok := speaker.Teller(&setup).Tell(e)
			require.True(t, ok)
			for seat := range conquest.Seat(setup.Seats) {
				seen, _ := speaker.Teller(&setup).Tell(e.SeenBy(seat))
				assert.Equal(t, seen, open, "it says the same to all")
			}
			for design := conquest.Infantry; design <= conquest.Artillery; design++ {
				assert.NotContains(t, open.String(), speaker.Design(design))
			}
		})
	}
}

func TestALogGoesOnAfterAGameIsResumed(t *testing.T) {
	for game := range 20 {
		setup := anySetup(game)
		speaker := wording.New(english, setup.Page, family)
		told, resumed := speaker.Teller(&setup), (*wording.Teller)(nil)
		s, err := conquest.New(setup, func(e conquest.Event) { told.Tell(e) })
		require.NoError(t, err)
		chance := rules.Random(game)
		for !s.Over() {
			options := s.AppendOptions(nil)
			o := options[chance.Below(uint32(len(options)))]
			// An attack whose day has fallen is told when armies move in: with what it cost
			// only to who has heard of it.
			if s.Ask != conquest.Occupy {
				resumed = speaker.Teller(&setup)
				resumed.Resume(&s)
			}
			require.NoError(t, s.Choose(o.Choice, func(e conquest.Event) {
				want, ok := told.Tell(e)
				got, also := resumed.Tell(e)
				require.Equal(t, ok, also, "%s in game %d", e.Kind, game)
				require.Equal(t, want, got)
			}))
		}
	}
}

// tell returns the sentences for events, one after the other, in a game on the page
// of January 2027 in which the family holds the days from 1 on, 10 armies on each.
func tell(t *testing.T, w *words.Words, events ...conquest.Event) []string {
	t.Helper()
	setup := conquest.Setup{Page: january, Seats: 6}
	teller := wording.New(w, january, family).Teller(&setup)
	var s conquest.State
	s.Setup, s.Ask, s.Round, s.Whose = setup, conquest.Attack, 1, conquest.NoSeat
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		s.Owner[d], s.Armies[d] = conquest.Seat(d-1)/7, 10
	}
	teller.Resume(&s)
	var lines []string
	for _, e := range events {
		if line, ok := teller.Tell(e); ok {
			lines = append(lines, line.String())
		}
	}
	return lines
}

// storm is a decision to storm a day.
func storm(from, to conquest.Day) conquest.Event {
	return conquest.Event{Kind: conquest.Chosen, Choice: conquest.Choice{Kind: conquest.Storm, Day: from, To: to, Amount: 1}}
}

func thrown(from, to conquest.Day, lost, beaten uint8) conquest.Event {
	return conquest.Event{Kind: conquest.Thrown, By: 3, From: from, To: to, Lost: lost, Beaten: beaten}
}

func TestTheLogSaysWhatAPersonWouldSay(t *testing.T) {
	taken := []conquest.Event{
		{Kind: conquest.Chosen, Choice: conquest.Choice{Kind: conquest.ThrowAt, Day: 17, To: 18, Amount: 3}},
		thrown(17, 18, 1, 1), thrown(17, 18, 0, 2), thrown(17, 18, 2, 0),
		storm(17, 18),
		thrown(17, 18, 0, 2), thrown(17, 18, 0, 2), thrown(17, 18, 1, 1), thrown(17, 18, 0, 2),
		{Kind: conquest.Taken, By: 3, To: 18},
		{Kind: conquest.Chosen, Choice: conquest.Choice{Kind: conquest.MoveIn, Amount: 4}},
		{Kind: conquest.Moved, Why: conquest.WhyOccupy, From: 17, To: 18, Armies: 4},
		{Kind: conquest.KnockedOut, Seat: 3, By: 0, Number: 3, Secret: true},
		{Kind: conquest.ArmiesCame, Seat: 1, Number: 11, Armies: 3},
		{Kind: conquest.ArmiesCame, Seat: 1, Number: 11, Regions: 1 << conquest.FreshStart, Extra: 4, Stars: 1, Armies: 8},
		{Kind: conquest.SetTurnedIn, Seat: 1, Design: conquest.OneOfEach, Armies: 10, Number: 4},
		{Kind: conquest.Placed, Seat: 1, To: 2, Armies: 1},
		{Kind: conquest.Moved, Why: conquest.WhyFortify, Seat: 1, From: 5, To: 37, Armies: 2},
		{Kind: conquest.CardDrawn, Seat: 1, To: 3, Design: conquest.Artillery, Secret: true},
		{Kind: conquest.CardDrawn, Seat: 1, To: 3, Design: conquest.Artillery},
		{Kind: conquest.GameOver, Why: conquest.WhyAll, Winners: 1 << 1},
	}
	assert.Equal(t, []string{
		"Mom attacked 13 from 12: one army each",
		"Mom attacked 13 from 12: beat 2",
		"Mom attacked 13 from 12: lost 2",
		"Mom attacked 13 from 12: lost 1, beat 7, took it from Junior and moved in with 4",
		"Junior is out: Mom got 3 cards",
		"Dad got 3 armies for 11 days",
		"Dad got 8 armies: 3 for 11 days, 4 for Fresh start and 1 for 1 star",
		"Dad turned in one of each for 10 armies",
		"Dad placed 1 army on December 28",
		"Dad moved 2 armies from December 31 to February 1",
		"Dad drew a card",
		"Dad drew a card: Artillery (December 29)",
		"Dad beats them all and wins the month!",
	}, tell(t, english, taken...))
	german := tell(t, words.Open("de"), taken...)
	assert.Equal(t, "Mom greift den 13. (Junior) vom 12. aus an: verliert 1, schlägt 7, erobert ihn und rückt mit 4 ein", german[3])
	assert.Equal(t, "Dad verlegt 2 Armeen vom 31. Dezember auf den 1. Februar", german[9])
	spanish := tell(t, words.Open("es"), taken...)
	assert.Equal(t, "Mom atacó el 13 desde el 12: perdió 1, eliminó 7, se lo quitó a Junior y entró con 4", spanish[3])
}

func TestAStormThatIsHeldOffIsOneLine(t *testing.T) {
	assert.Equal(t, []string{"Mom attacked 13 from 12 and got nowhere: lost 9, beat 3"}, tell(t, english,
		storm(17, 18), thrown(17, 18, 2, 0), thrown(17, 18, 2, 0), thrown(17, 18, 2, 0), thrown(17, 18, 1, 1), thrown(17, 18, 1, 1), thrown(17, 18, 1, 1)))
}

func TestASingleThrowThatTakesADayIsOneLine(t *testing.T) {
	assert.Equal(t, []string{"Mom took 13 from the neutral army and moved in with 3. Full swing is complete!"}, func() []string {
		setup := conquest.Setup{Page: january, Seats: 2}
		teller := wording.New(english, january, family).Teller(&setup)
		var s conquest.State
		s.Setup, s.Ask, s.Round, s.From, s.To, s.Whose = setup, conquest.Occupy, 1, 17, 18, conquest.Neutral
		teller.Resume(&s) // all days are Mom's, and one has just been taken
		line, ok := teller.Tell(conquest.Event{Kind: conquest.Moved, Why: conquest.WhyOccupy, From: 17, To: 18, Armies: 3})
		require.True(t, ok)
		return []string{line.String()}
	}())
}

func TestThrowsForTheFirstPlaceAreOneLine(t *testing.T) {
	setup := conquest.Setup{Page: january, Seats: 3}
	teller := wording.New(english, january, family).Teller(&setup)
	var lines []string
	for _, throw := range []struct {
		seat conquest.Seat
		die  uint8
	}{{0, 5}, {1, 2}, {2, 5}, {0, 1}, {2, 4}} {
		if line, ok := teller.Tell(conquest.Event{Kind: conquest.Rolled, Seat: throw.seat, Dice: [3]uint8{throw.die}}); ok {
			lines = append(lines, line.String())
		}
	}
	assert.Equal(t, []string{"Mom and Grandma tied with a 5 and roll again", "Grandma rolled a 4 and goes first"}, lines)
}

func TestDaysThatAreDealtAreOneLine(t *testing.T) {
	setup := conquest.Setup{Page: january, Seats: 4, First: 2, House: conquest.HouseRules(0).With(conquest.DealtDays)}
	teller := wording.New(english, january, family).Teller(&setup)
	var lines []string
	_, err := conquest.New(setup, func(e conquest.Event) {
		if line, ok := teller.Tell(e); ok {
			lines = append(lines, line.String())
		}
	})
	require.NoError(t, err)
	assert.Equal(t, []string{"Grandma goes first", "Chance dealt everybody their days"}, lines)
}
