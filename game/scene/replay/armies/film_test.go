package armies

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/theater"
	"bigpayday/game/table"
)

// A game that is over is told openly, or as the player saw it who is followed. One that is not is
// told as whoever looks on may see it, whoever is followed.
func TestAReplayIsToldAsTheFollowedPlayerSawIt(t *testing.T) {
	setup := armies.Setup{Game: conquest.Setup{Seed: 5, Page: conquest.MonthPage(2027, 1), Seats: 2, Rounds: 5}}
	for i, name := range []string{"Ada", "Bob"} {
		setup.Players = append(setup.Players, table.Player{Name: name, Token: uint8(i), Colour: uint8(i), Kind: table.Normal})
	}
	tb, err := armies.New(setup, nil)
	require.NoError(t, err)
	tell := func() *film {
		l, err := tb.Timeline()
		require.NoError(t, err)
		return &film{Theater: &theater.Theater{Play: session.Play[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]{Table: tb}}, timeline: l, viewer: 0, watched: rules.NoSeat}
	}
	// known counts the cards that a player drew and that can be seen.
	known := func(f *film, seat rules.Seat) (n int) {
		for _, e := range f.seen(0, f.timeline.Len()) {
			if e.Kind == conquest.CardDrawn && e.Seat == seat && e.To != conquest.NoDay {
				n++
			}
		}
		return n
	}
	for tb.State().Round < 5 {
		tb.Step()
	}
	f := tell()
	assert.True(t, f.Running())
	assert.Positive(t, known(f, 0))
	assert.Zero(t, known(f, 1))
	f.Watch(1)
	assert.Zero(t, known(f, 1), "nobody looks into the hand of another one as long as they play")
	for !tb.Over() {
		tb.Step()
	}
	f = tell()
	assert.False(t, f.Running())
	assert.Positive(t, known(f, 0))
	assert.Positive(t, known(f, 1))
	f.Watch(1)
	assert.Zero(t, known(f, 0))
	assert.Positive(t, known(f, 1))
}
