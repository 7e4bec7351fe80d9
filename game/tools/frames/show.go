package main

import (
	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/render/stage"
)

// show lets the scene's stage play what is to be seen, as often as is needed.
// The game itself rests meanwhile: a person is asked, and does nothing.
type show struct {
	// events are queued as often as need be, once the ones before are played.
	events []engine.Event
	from   int // events in the log when they were queued first
	queued bool
	// notes is a stage of its own, on which money is paid while a token hops on
	// the other: one stage plays one thing at a time.
	notes *stage.Stage
	paid  []engine.Event
}

// often is how often the events are queued: longer than anything is measured.
const often = 100

func newShow(s *situation, t *table.Table) (*show, error) {
	w := &show{}
	switch s.does {
	case hops:
		p := t.State().Players[0]
		there := engine.Event{Kind: engine.Moved, Why: engine.WhyMove, Month: p.Month, From: p.Day, To: p.Day + hopDays}
		back := there
		back.Why, back.From, back.To = engine.WhyJumpBack, there.To, there.From
		w.events = []engine.Event{there, back}
		w.notes = stage.FromState(t.State())
		pay := engine.Event{
			Kind: engine.Paid, Why: engine.WhyMoneygramSend, Payer: engine.SeatAccount(0), Payee: engine.SeatAccount(1), Amount: 3600,
		}
		repay := pay
		repay.Payer, repay.Payee = pay.Payee, pay.Payer
		w.paid = []engine.Event{pay, repay}
	case settles:
		events, err := settlement(t.History().Events)
		if err != nil {
			return nil, err
		}
		w.events = events
	}
	return w, nil
}

// ready reports whether everything has been to be seen once: what is drawn for
// the first time has to be made.
func (w *show) ready() bool { return w == nil || len(w.events) == 0 || w.queued && w.from < 0 }

// before queues what is to be seen.
func (w *show) before(st *stage.Stage) {
	if len(w.events) == 0 {
		return
	}
	st.SetPeople(0) // nobody has to be waited for
	if !w.queued {
		w.queued, w.from = true, st.Shown().Log.Count()
		for range often {
			st.Queue(w.events...)
		}
	}
	if w.from >= 0 && st.Shown().Log.Count() >= w.from+len(w.events) {
		w.from = -1
	}
	if w.notes != nil && !w.notes.Busy() {
		for range often {
			w.notes.Queue(w.paid...)
		}
	}
}

// after puts the notes that fly, and the money that counts, over the table.
func (w *show) after(st *stage.Stage) {
	if w.notes == nil {
		return
	}
	w.notes.Tick()
	from, to := w.notes.Actors(), st.Actors()
	to.Notes, to.Money = from.Notes, from.Money
}

// moving reports whether something moves that the situation is about: a token
// between two days with a note in the air, or a line of a settlement.
func (w *show) moving(st *stage.Stage) bool {
	a := st.Actors()
	if w.notes == nil {
		return len(w.events) > 0 && st.Shown().Settlement.Open && st.Busy()
	}
	for _, n := range a.Notes.Notes[:a.Notes.N] {
		if n.T > 0 && n.T < 1 {
			return a.Token.On && a.Token.Hop > 0
		}
	}
	return false
}
