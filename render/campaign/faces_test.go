package campaign

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/render/faces"
)

func TestFacesReactToWhatHappensOnTheMap(t *testing.T) {
	page := conquest.MonthPage(2027, 1)
	region := conquest.Region(0)
	for page.DaysOf(region).Len() < 3 {
		region++
	}
	days := page.DaysOf(region)
	first := days.First()
	second := days.Without(first).First()
	throw := func(lost, beaten uint8) conquest.Event {
		return conquest.Event{Kind: conquest.Thrown, Seat: 0, By: 1, From: first, To: second, Dice: [3]uint8{5, 3}, Defence: [2]uint8{4, 3}, Lost: lost, Beaten: beaten}
	}
	take := func(d conquest.Day, from conquest.Seat) conquest.Event {
		return conquest.Event{Kind: conquest.Taken, Seat: 0, By: from, To: d}
	}
	turn := func(seat conquest.Seat) conquest.Event {
		return conquest.Event{Kind: conquest.TurnBegan, Seat: seat, By: conquest.NoSeat, Round: 1}
	}
	var all []conquest.Event
	for rest := days; rest != 0; rest &= rest - 1 {
		all = append(all, take(rest.First(), 1))
	}
	out := conquest.Event{Kind: conquest.KnockedOut, Seat: 2, By: 0}
	type moods map[conquest.Seat]faces.Expression
	tests := map[string]struct {
		events []conquest.Event
		want   moods
	}{
		"a turn begins":                  {[]conquest.Event{turn(1)}, moods{1: faces.Neutral}},
		"a turn begins after a good one": {[]conquest.Event{turn(0), take(first, 1), turn(1), turn(0)}, moods{0: faces.Happy}},
		"a set is turned in":             {[]conquest.Event{{Kind: conquest.SetTurnedIn, Seat: 1}}, moods{1: faces.Scheming}},
		"a good throw":                   {[]conquest.Event{throw(0, 2)}, moods{0: faces.Happy, 1: faces.Dismayed}},
		"a bad throw":                    {[]conquest.Event{throw(1, 0)}, moods{0: faces.Dismayed, 1: faces.Happy}},
		"an even throw":                  {[]conquest.Event{throw(1, 1)}, moods{}},
		"a day falls":                    {all[:1], moods{0: faces.Happy, 1: faces.Dismayed}},
		"a neutral day falls":            {[]conquest.Event{take(first, conquest.Neutral)}, moods{0: faces.Happy}},
		"a region is whole":              {all, moods{0: faces.Triumphant, 1: faces.Dismayed}},
		"one is knocked out":             {[]conquest.Event{turn(0), out}, moods{0: faces.Triumphant, 1: faces.Neutral, 2: faces.Dismayed}},
		"the game is over": {
			[]conquest.Event{{Kind: conquest.GameOver, Winners: 1 << 1, Counts: [conquest.MaxSeats]int32{20, 12, 3}}},
			moods{1: faces.Triumphant, 0: faces.Happy, 2: faces.Dismayed},
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			c := New(setupOf(3, 0, 1))
			last := len(test.events) - 1
			c.Fold(test.events[:last]...)
			before := c.Shown().Faces
			c.Fold(test.events[last])
			after := moods{}
			for seat, face := range c.Shown().Faces.Seats {
				if face.Count != before.Seats[seat].Count {
					after[conquest.Seat(seat)] = face.Expression
				}
			}
			assert.Equal(t, test.want, after)
		})
	}
}

// hiddenOtherwise returns an event in which all that a seat may not see is something
// else.
func hiddenOtherwise(e conquest.Event, viewer conquest.Seat) conquest.Event {
	if e == e.SeenBy(viewer) {
		return e
	}
	if e.Kind == conquest.CardDrawn {
		e.To = e.To%conquest.Days + 1
		e.Design = conquest.Design(1)
		return e
	}
	e.Days = ^e.Days
	return e
}

// Whole games are seen from every seat. What the viewer cannot see is changed, and no
// face on the screen is another one; nor does a face move when a card is drawn.
func TestNoFaceTellsWhichCardsItsPlayerHolds(t *testing.T) {
	secrets := 0
	for seats := uint8(2); seats <= 6; seats++ {
		setup := setupOf(seats, 0, uint64(seats))
		screens := make([][2]*Campaign, seats+1) // the last one is nobody's
		for i := range screens {
			screens[i] = [2]*Campaign{New(setup), New(setup)}
		}
		sink := func(e conquest.Event) {
			for i, pair := range screens {
				viewer := conquest.Seat(i)
				if i == int(seats) {
					viewer = conquest.NoSeat
				}
				before := pair[0].Shown().Faces
				pair[0].Fold(e.SeenBy(viewer))
				pair[1].Fold(hiddenOtherwise(e, viewer).SeenBy(viewer))
				require.Equal(t, pair[0].Shown().Faces, pair[1].Shown().Faces)
				if e.Kind == conquest.CardDrawn && e.Secret {
					secrets++
					require.Equal(t, before, pair[0].Shown().Faces, "drawing a card moves no face")
				}
			}
		}
		var s conquest.State
		require.NoError(t, s.Start(setup, sink))
		players := &chance{random: 5}
		for !s.Over() {
			require.NoError(t, s.Choose(players.choose(&s), sink))
		}
		for i := range screens[1:] {
			require.Equal(t, screens[0][0].Shown().Faces, screens[i+1][0].Shown().Faces, "all screens show the same faces")
		}
	}
	assert.Greater(t, secrets, 20, "cards drawn in secret")
}

func TestFacesOnTheMapEndTheSameWhateverIsSkipped(t *testing.T) {
	setup := setupOf(4, 0, 9)
	played, folded := New(setup), New(setup)
	var s conquest.State
	sink := func(e conquest.Event) {
		played.Queue(e)
		folded.Fold(e)
	}
	require.NoError(t, s.Start(setup, sink))
	players := &chance{random: 8}
	for n := 0; ; n++ {
		switch n % 3 {
		case 0:
			played.Skip()
		case 1:
			played.Tick()
		}
		played.FinishAll()
		require.Equal(t, folded.Shown().Faces, played.Shown().Faces)
		if s.Over() {
			return
		}
		require.NoError(t, s.Choose(players.choose(&s), sink))
	}
}
