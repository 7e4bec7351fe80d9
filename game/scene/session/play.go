package session

import (
	"slices"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/talk"
	"bigpayday/game/words"
	"bigpayday/render/beats"
)

// Play is a session in the terms of its game: it takes what people and computers choose to the
// table, hands on what comes of it to be shown, and puts that into words. G, S, C and E are the
// setup, state, choice and event of the game, see [table.Table].
type Play[G any, S comparable, C table.Choice, E Event[E]] struct {
	*Session
	Table *table.Table[G, S, C, E]

	terms Terms[S, C, E]
	// reported is how many events of the log are in words, and decided how many choices those
	// have come to.
	reported, decided int
}

// Event is an event of a game, of which each seat may know more or less.
type Event[E any] interface {
	// SeenBy returns the event as a seat may know it, NoSeat for somebody who has none.
	SeenBy(seat rules.Seat) E
}

// Terms are the verbs of a game that [Play] needs.
type Terms[S, C, E any] struct {
	// Queue has events shown after those that still are.
	Queue func(events ...E)
	// Offered says what a choice is, as it is offered in a state, "" of one that is not.
	Offered func(s *S, choice C) string
	// Chooses returns who has made a choice where that is what an event says.
	Chooses func(e *E) (seat rules.Seat, ok bool)
	// Tell puts an event into words, and Gossip finds somebody at the table who has something to
	// say about it. Both are false where there is nothing to say.
	Tell   func(e E) (words.Line, bool)
	Gossip func(e E, c *talk.Conversation, t talk.Table) (talk.Line, bool)
}

// NewPlay returns the play of a table. Its session has to be opened before it is used.
func NewPlay[G any, S comparable, C table.Choice, E Event[E]](a *app.App, t *table.Table[G, S, C, E], terms Terms[S, C, E]) Play[G, S, C, E] {
	return Play[G, S, C, E]{Session: New(a, t), Table: t, terms: terms}
}

// Choose carries out the choice of the person who is asked. What is refused is said to the
// player, and returned.
func (p *Play[G, S, C, E]) Choose(choice C) error { return p.choose(choice, p.Table.Choose) }

// ChooseFor carries out what the person who is asked has set to be answered by itself, as
// [Play.Choose] does.
func (p *Play[G, S, C, E]) ChooseFor(choice C) error { return p.choose(choice, p.Table.Answer) }

func (p *Play[G, S, C, E]) choose(choice C, take func(C) ([]E, error)) error {
	if !p.MayChoose() {
		return nil // a key came too early: nobody is asked
	}
	p.labels[p.Table.Choices()] = p.terms.Offered(p.Table.State(), choice)
	events, err := take(choice)
	p.Chosen(err)
	p.terms.Queue(p.visible(events...)...)
	return err
}

// Decide makes a choice for the person who is asked, if that is what the player means. A toast
// says why a choice is refused.
func (p *Play[G, S, C, E]) Decide(choice C) {
	if !p.Grace.Early {
		_ = p.Choose(choice) // the player has been told
	}
}

// Step lets the computer that is asked think for a moment.
func (p *Play[G, S, C, E]) Step() (decided bool) {
	events := p.Table.Step()
	p.terms.Queue(p.visible(events...)...)
	return events != nil
}

// visible returns events as they may be shown to whoever sees the screen: a card that its player
// alone knows stays face down, unless that is the only person.
func (p *Play[G, S, C, E]) visible(events ...E) []E {
	viewer := p.Viewer()
	out := slices.Clone(events) // they are the table's own
	for i := range out {
		out[i] = out[i].SeenBy(viewer)
	}
	return out
}

// Fold folds into something that is shown what has happened so far, and says it: so many events
// of the log at most.
func (p *Play[G, S, C, E]) Fold(most int, fold func(events ...E), log *beats.Log[E]) {
	p.relabel()
	events := p.Table.History().Events
	p.reported, p.decided = 0, p.Table.Choices()
	for i := range events {
		if _, ok := p.terms.Chooses(&events[i]); ok {
			p.decided--
		}
	}
	for _, e := range events {
		if p.reported >= most {
			break
		}
		fold(p.visible(e)...)
		p.tell(log, false)
	}
}

// relabel says anew what the choices are called that are still spoken of: those that were
// answered, and that which can be taken back.
func (p *Play[G, S, C, E]) relabel() {
	clear(p.labels)
	undoable := p.Table.Undoable()
	p.Table.Retrace(func(n int, before *S, made table.Entry[C]) {
		if n == undoable || p.Table.Answered(n) {
			p.labels[n] = p.terms.Offered(before, made.Choice)
		}
	})
}

// Reported returns how many events of the log are in words.
func (p *Play[G, S, C, E]) Reported() int { return p.reported }

// Tell puts into words by how much a log has grown since the last call: those at the table may
// have something to say about it. It reports whether there was anything to say.
func (p *Play[G, S, C, E]) Tell(log *beats.Log[E]) (grown bool) { return p.tell(log, true) }

// tell is that for what happens now, which is live, or has happened earlier.
func (p *Play[G, S, C, E]) tell(log *beats.Log[E], live bool) (grown bool) {
	for i := min(log.Count()-p.reported, log.Len()) - 1; i >= 0; i-- {
		entry := log.At(i)
		if live {
			p.Gossip(func(c *talk.Conversation, t talk.Table) (talk.Line, bool) { return p.terms.Gossip(entry.Event, c, t) })
		}
		turn := int(entry.Turn)
		p.tellAnswer(&entry.Event, turn)
		if line, ok := p.terms.Tell(entry.Event); ok {
			p.Log.Add(line, turn)
			grown = true
		}
	}
	p.reported = log.Count()
	return grown
}

// tellAnswer says in the log that what was decided was decided for a person.
func (p *Play[G, S, C, E]) tellAnswer(e *E, turn int) {
	seat, ok := p.terms.Chooses(e)
	if !ok {
		return
	}
	if p.Table.Answered(p.decided) {
		label := words.Text("choice", p.labels[p.decided])
		p.Log.Add(words.Line{Seat: seat, Spans: []words.Span{{Text: p.Say("log.answered", label)}}}, turn)
	}
	p.decided++
}
