package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/tabletop"
)

// cuesOf plays events and returns what sounds.
func cuesOf(st *Stage, events ...engine.Event) (cues []Cue) {
	st.Queue(events...)
	for st.Busy() {
		st.Tick()
		for _, s := range st.AppendHeard(nil) {
			cues = append(cues, s.Cue)
		}
	}
	return cues
}

func TestTheGavelKnocksWhenFewerMayStillBid(t *testing.T) {
	st := table(nil)
	st.Fold(engine.Event{Kind: engine.Drawn, Seat: seat0, Deck: engine.DealDeck, Secret: true, Amount: 500})
	bid := func(seat engine.Seat, amount int32) engine.Event {
		return engine.Event{Kind: engine.BidMade, Seat: seat, Amount: amount}
	}
	assert.Empty(t, cuesOf(st, bid(seat0, 0)), "nobody has bid yet")
	assert.Equal(t, []Cue{Bid, GavelTwice}, cuesOf(st, bid(seat1, 500)), "one may still bid")
	assert.Equal(t, tabletop.GoingTwice, st.Shown().Called())
	assert.Equal(t, []Cue{Bid, GavelTwice}, cuesOf(st, bid(seat2, 600)), "a higher bid is called out anew")

	st = table(nil)
	st.Fold(engine.Event{Kind: engine.Drawn, Seat: seat0, Deck: engine.DealDeck, Secret: true, Amount: 500})
	assert.Equal(t, []Cue{Bid, GavelOnce}, cuesOf(st, bid(seat0, 500)), "two may still bid")
	assert.Equal(t, []Cue{GavelTwice}, cuesOf(st, bid(seat1, 0)), "a pass leaves one")
}
