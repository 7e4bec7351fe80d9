package main

import (
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/render/stage"
)

// playback lets the scene's stage play events again and again. The game itself
// rests meanwhile: a person is asked, and does nothing. A nil playback, and one
// without events, plays nothing.
type playback struct {
	events []engine.Event
	// queued says that the events are on the stage. warm says that all have been
	// played once: what is shown for the first time has to be drawn, which is not
	// to be measured. Until then firstLogged is how long the log was before.
	queued, warm bool
	firstLogged  int
	// notes is a second stage, on which payments are played while a token hops on
	// the scene's own: one stage plays one thing at a time.
	notes    *stage.Stage
	payments []engine.Event
	// seen is what is seen large, nil for nothing, onMap brings it about in Conquest, leads is the
	// space whose page is played on, and rested is for how many ticks nothing has moved.
	seen   *seen
	onMap  onMap
	leads  engine.Space
	rested int
}

// playbackRepeats is how often events are queued at a time: they last longer than
// anything is measured.
const playbackRepeats = 100

// newPlayback returns what a situation plays in a game.
func newPlayback(s *situation, t *money.Table) (*playback, error) {
	p := &playback{seen: s.seen, onMap: s.onMap, leads: s.leads}
	switch s.action {
	case actionHop:
		player := t.State().Players[0]
		there := engine.Event{Kind: engine.Moved, Why: engine.WhyMove, Month: player.Month, From: player.Day, To: player.Day + hopDays}
		back := there
		back.Why, back.From, back.To = engine.WhyJumpBack, there.To, there.From
		p.events = []engine.Event{there, back}
		p.notes = stage.FromState(t.State())
		pay := engine.Event{
			Kind: engine.Paid, Why: engine.WhyMoneygramSend, Payer: engine.SeatAccount(0), Payee: engine.SeatAccount(1), Amount: 3600,
		}
		repay := pay
		repay.Payer, repay.Payee = pay.Payee, pay.Payer
		p.payments = []engine.Event{pay, repay}
	case actionTurnMonth:
		// One player is back in the month that the others have left, and settles it again.
		back := engine.Event{Kind: engine.Moved, Why: engine.WhyJumpBack, Seat: 3, Month: 1, From: 31, To: 31}
		end := engine.Event{Kind: engine.Moved, Why: engine.WhyStart, Seat: 3, Month: 2, From: 31}
		p.events = []engine.Event{back, end}
	case actionThrow:
		p.events = []engine.Event{{Kind: engine.Rolled, Why: engine.WhyMove, Dice: [2]uint8{hopDays}}}
	case actionSettle:
		events, err := settlement(t.History().Events)
		if err != nil {
			return nil, err
		}
		p.events = events
	}
	return p, nil
}

// ready reports whether measuring may begin.
func (p *playback) ready() bool { return p == nil || len(p.events) == 0 || p.warm }

// beforeTick is called before every tick with the scene's stage. It queues what is
// to be played.
func (p *playback) beforeTick(st *stage.Stage) {
	if p.seen != nil {
		p.playMoment(st)
		return
	}
	if len(p.events) == 0 {
		return
	}
	st.SetPeople(0) // nobody has to be waited for
	if !p.queued {
		p.queued, p.firstLogged = true, st.Shown().Log.Count()
		for range playbackRepeats {
			st.Queue(p.events...)
		}
	}
	if st.Shown().Log.Count() >= p.firstLogged+len(p.events) {
		p.warm = true
	}
	if p.notes != nil && !p.notes.Busy() {
		for range playbackRepeats {
			p.notes.Queue(p.payments...)
		}
	}
}

// afterTick is called after every tick with the scene's stage. It copies the notes
// that fly, and the balances that count, to it from the second stage.
func (p *playback) afterTick(st *stage.Stage) {
	if p.notes == nil {
		return
	}
	p.notes.Tick()
	from, to := p.notes.Actors(), st.Actors()
	to.Notes, to.Money = from.Notes, from.Money
}

// moving reports whether something moves that the situation is about: a token
// between two days with a note in the air, a die, a line of a settlement, or a page that is played on.
func (p *playback) moving(st *stage.Stage) bool {
	a := st.Actors()
	if p.seen != nil {
		return a.Moment.Fills()
	}
	if p.leads != engine.Vacant {
		return st.Shown().Landed.Space == p.leads
	}
	if a.Turning.On {
		return a.Turning.T < 1
	}
	if p.notes == nil {
		return a.Dice.On || len(p.events) > 0 && st.Shown().Settlement.Open && st.Busy()
	}
	for _, n := range a.Notes.Notes[:a.Notes.N] {
		if n.T > 0 && n.T < 1 {
			return a.Token.On && a.Token.Hop > 0
		}
	}
	return false
}
