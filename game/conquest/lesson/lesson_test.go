package lesson_test

import (
	"strings"
	"testing"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/conquest/lesson"
	frame "bigpayday/game/lesson"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// remarks are all that is said, in the order in which it comes up for whoever plays by
// rules of thumb.
var remarks = []frame.Topic{"together", "borders", "placing", "chances", "dice", "moving-in", "stopping", "card", "sets"}

// pupil is a person who plays with a guide beside.
type pupil struct {
	t     *testing.T
	state conquest.State
	guide *frame.Guide[*lesson.Moment]
	said  []frame.Remark
	turns int
	sink  []conquest.Event
}

// hear lets the guide hear of a moment. The person reads all that is said.
func (p *pupil) hear(m lesson.Moment) {
	p.guide.Hear(&m)
	for {
		r, ok := p.guide.Now()
		if !ok {
			return
		}
		p.said = append(p.said, r)
		p.sound(r, &m)
		p.guide.Next()
	}
}

// sound asserts that a remark speaks of what is there.
func (p *pupil) sound(r frame.Remark, m *lesson.Moment) {
	s := &p.state
	switch r.Topic {
	case "placing":
		assert.Equal(p.t, s.Prompt().Armies, r.Number)
		assert.Positive(p.t, r.Number)
	case "chances":
		assert.NotZero(p.t, r.Percent)
	case "dice":
		assert.Positive(p.t, r.Number+r.Other)
	case "moving-in":
		assert.Less(p.t, r.Number, r.Other)
	case "stopping":
		assert.True(p.t, s.Took)
	case "card":
		assert.Equal(p.t, conquest.CardDesign(m.Event.To), m.Event.Design, "one's own card is seen")
	case "sets":
		assert.GreaterOrEqual(p.t, r.Number, int32(4))
	}
}

// play plays the game to its end, and returns the topics that were spoken of.
func (p *pupil) play(answer func(s *conquest.State) conquest.Choice) (topics []frame.Topic) {
	p.t.Helper()
	computers := [conquest.MaxSeats]*bot.Player{}
	for seat := range conquest.Seat(p.state.Setup.Seats) {
		computers[seat] = bot.New(skill.Easy, seat)
	}
	for !p.state.Over() {
		seat := p.state.Prompt().Seat
		var choice conquest.Choice
		if seat == lesson.Player {
			p.hear(lesson.Now(&p.state, seat))
			p.guide.Answered()
			choice = answer(&p.state)
		} else {
			choice = decide(computers[seat], &p.state)
		}
		p.sink = p.sink[:0]
		require.NoError(p.t, p.state.Choose(choice, func(e conquest.Event) { p.sink = append(p.sink, e) }))
		for _, e := range p.sink {
			if e.Kind == conquest.TurnBegan && e.Seat == lesson.Player {
				p.turns++
			}
			p.hear(lesson.After(&p.state, lesson.Player, e))
		}
	}
	p.hear(lesson.Now(&p.state, lesson.Player))
	for _, r := range p.said {
		topics = append(topics, r.Topic)
	}
	return topics
}

func decide(player *bot.Player, s *conquest.State) (choice conquest.Choice) {
	view := s.View(s.Prompt().Seat)
	for done := false; !done; {
		choice, done = player.Step(&view)
	}
	return choice
}

// beginner returns the first game.
func beginner(t *testing.T, guide *frame.Guide[*lesson.Moment]) *pupil {
	t.Helper()
	s, err := conquest.New(lesson.FirstGame(), nil)
	require.NoError(t, err)
	return &pupil{t: t, state: s, guide: guide}
}

// thumb plays by rules of thumb.
func thumb() func(s *conquest.State) conquest.Choice {
	player := bot.New(skill.Normal, lesson.Player)
	return func(s *conquest.State) conquest.Choice { return decide(player, s) }
}

func TestTheNineRemarksComeUpOnceInTheirOrder(t *testing.T) {
	p := beginner(t, lesson.New())
	assert.Equal(t, remarks, p.play(thumb()))
	assert.LessOrEqual(t, p.turns, 6, "it is short")
	assert.True(t, p.state.Winners().Has(lesson.Player), "whoever does well wins")
}

func TestWhoeverPlaysOtherwiseHearsNothingThatIsNotThere(t *testing.T) {
	for seed := range rules.Random(60) {
		p := beginner(t, lesson.New())
		random := seed
		topics := p.play(func(s *conquest.State) conquest.Choice {
			options := s.AppendOptions(nil)
			o := options[random.Below(uint32(len(options)))]
			if o.Most == 0 {
				return o.Choice
			}
			return o.With(o.Choice.Amount + int32(random.Below(uint32(o.Most-o.Choice.Amount)+1)))
		})
		seen := map[frame.Topic]bool{}
		for _, topic := range topics {
			assert.False(t, seen[topic], "%s in game %d", topic, seed)
			seen[topic] = true
		}
	}
}

func TestOthersCardsAreNotSpokenOf(t *testing.T) {
	s, err := conquest.New(lesson.FirstGame(), nil)
	require.NoError(t, err)
	theirs := conquest.Event{Kind: conquest.CardDrawn, Seat: 1, To: 12, Design: conquest.CardDesign(12), Secret: true}
	m := lesson.After(&s, lesson.Player, theirs)
	assert.Equal(t, conquest.NoDesign, m.Event.Design)
	guide := lesson.New()
	assert.False(t, guide.Hear(&m))
}

func TestHintsAreToldOneAtATimeAndRemembered(t *testing.T) {
	p := beginner(t, lesson.NewHints("together placing bill"))
	topics := p.play(thumb())
	assert.NotContains(t, topics, frame.Topic("together"))
	assert.Contains(t, topics, frame.Topic("sets"))
	assert.Equal(t, "together placing bill borders", strings.Join(strings.Fields(p.guide.Told("together placing bill"))[:4], " "))
	assert.Empty(t, beginner(t, lesson.NewHints(lesson.AllTold())).play(thumb()))
}

func TestEveryRemarkIsSaidInEveryLanguage(t *testing.T) {
	for _, l := range new(words.Library).Languages() {
		w := words.Open(l.ID)
		for _, topic := range remarks {
			text := lesson.Say(w, frame.Remark{Topic: topic, Figures: frame.Figures{Number: 3, Other: 7, Percent: 64}})
			assert.NotContains(t, text, "{")
			assert.NotContains(t, text, "conquest.")
		}
	}
}
