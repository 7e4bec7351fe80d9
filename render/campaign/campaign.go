package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// Hold is what a person is waited for. In this game nobody is: all that is to be
// pressed is a choice.
type Hold struct{}

// Campaign plays the events of a game of Conquest. Make one with [New] or [FromState].
// Its methods belong to one goroutine.
type Campaign struct {
	beats.Player[conquest.Event, Hold]
	shown  Shown
	actors Actors
	script directions
}

// New returns the campaign of a game before its first event. The setup must be one that
// [conquest.Setup.Check] accepts.
func New(setup conquest.Setup) *Campaign {
	c := new(Campaign)
	c.shown.lay(setup)
	c.script = directions{shown: &c.shown, actors: &c.actors}
	c.Player = beats.NewPlayer[conquest.Event, Hold](&c.script)
	return c
}

// FromState returns a campaign that shows a state whose events are not at hand. What
// came before is missing from the log, the course of the game and the sums.
func FromState(s *conquest.State) *Campaign {
	c := New(s.Setup)
	c.shown.showState(s)
	return c
}

// Shown returns what the page shows: all events folded that have happened so far. It is
// the campaign's own and changes with each call of the campaign's methods.
func (c *Campaign) Shown() *Shown { return &c.shown }

// Actors returns what moves at the moment. It is the campaign's own, like
// [Campaign.Shown].
func (c *Campaign) Actors() *Actors { return &c.actors }

// SetPeople says at which seats people sit: what they lose sounds deeper.
func (c *Campaign) SetPeople(people conquest.SeatSet) {
	c.Player.SetPeople(people)
	c.script.people = people
}

// SetMoments says how much is made of moments at most, from the next event on.
func (c *Campaign) SetMoments(s moments.Setting) { c.script.moments = s }

// Armies returns how many armies are to be shown on a day now: those that stand there,
// without those on their way.
func (c *Campaign) Armies(d conquest.Day) int32 {
	n := c.shown.Armies[d]
	if m := &c.actors.March; m.On && m.From == d {
		n -= m.Gone()
	}
	if m := &c.actors.March; m.On && m.To == d {
		n += m.Arrived()
	}
	return n
}
