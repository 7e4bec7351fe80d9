package lesson

import (
	"slices"
	"strings"
)

// Spoken is a moment of some game that can be spoken of.
type Spoken interface {
	// Asks reports whether the game waits for the person, or is over: then nothing is
	// said any more of what went on by itself.
	Asks() bool
}

// Guide makes the remarks of a script about moments of a game, each at most once.
// It is not safe for concurrent use.
type Guide[M Spoken] struct {
	script []Line[M]
	// remembered are the topics that settings remember.
	remembered []Topic
	// most is how many remarks may be made of the same moment.
	most int
	// ready are the remarks to make, the first one being made.
	ready []Remark
	said  map[Topic]bool
	// steps is how many steps the script has, and step the last one that was spoken of.
	steps, step uint8
	// hidden are the parts of the screen that have not appeared yet.
	hidden []Reveal[M]
}

// NewGuide returns a guide that makes all remarks of a script as they come up.
func NewGuide[M Spoken](script []Line[M]) *Guide[M] {
	return &Guide[M]{script: script, most: len(script), said: map[Topic]bool{}}
}

// Hiding has the guide keep parts of the screen away until they are to appear, and returns it.
func (g *Guide[M]) Hiding(parts []Reveal[M]) *Guide[M] {
	g.hidden = slices.Clone(parts)
	return g
}

// Hides reports whether a part of the screen has not appeared yet.
func (g *Guide[M]) Hides(p Part) bool {
	return slices.ContainsFunc(g.hidden, func(r Reveal[M]) bool { return r.Part == p })
}

// Steps returns how many steps the script teaches, and which one of them, from 1, was spoken of
// last; both are 0 for a script without steps.
func (g *Guide[M]) Steps() (step, of int) { return int(g.step), int(g.steps) }

// NewHints returns the guide through other games, see [NewHintGuide].
func NewHints(told string) *Guide[*Moment] { return NewHintGuide(hints, told) }

// NewHintGuide returns a guide that makes one remark of a script at a time, and only what
// is not among the topics told already, see [Guide.Told].
func NewHintGuide[M Spoken](script []Line[M], told string) *Guide[M] {
	g := NewGuide(script)
	g.most, g.remembered = 1, topicsOf(script)
	for _, topic := range strings.Fields(told) {
		g.said[Topic(topic)] = true
	}
	return g
}

// topicsOf lists the topics of a script.
func topicsOf[M Spoken](script []Line[M]) []Topic {
	topics := make([]Topic, len(script))
	for i := range script {
		topics[i] = script[i].Topic
	}
	return topics
}

// Hear takes in a moment. It reports whether there is another remark to make
// than before.
func (g *Guide[M]) Hear(m M) (changed bool) {
	if len(g.ready) > 0 && g.ready[0].Passing && m.Asks() {
		g.Next()
		changed = true
	}
	shown := len(g.hidden)
	g.hidden = slices.DeleteFunc(g.hidden, func(r Reveal[M]) bool { return r.When(m) })
	changed = changed || len(g.hidden) != shown
	for i := range g.script {
		l := &g.script[i]
		if len(g.ready) >= g.most || g.said[l.Topic] || g.isReady(l.Topic) || !l.When(m) {
			continue
		}
		if len(g.ready) > 0 && g.ready[0].Passing {
			g.ready = g.ready[:0]
		}
		g.ready = append(g.ready, l.remark(m))
		changed = true
	}
	g.mark()
	return changed
}

func (g *Guide[M]) isReady(topic Topic) bool {
	for i := range g.ready {
		if g.ready[i].Topic == topic {
			return true
		}
	}
	return false
}

// mark notes that the first remark is being made.
func (g *Guide[M]) mark() {
	if len(g.ready) > 0 {
		g.said[g.ready[0].Topic] = true
		g.step = max(g.step, g.ready[0].Step)
	}
}

// Now returns the remark that is being made, if there is one.
func (g *Guide[M]) Now() (Remark, bool) {
	if len(g.ready) == 0 {
		return Remark{}, false
	}
	return g.ready[0], true
}

// More reports whether another remark waits for the one being made.
func (g *Guide[M]) More() bool { return len(g.ready) > 1 }

// Next ends the remark that is being made: the person has read it.
func (g *Guide[M]) Next() {
	if len(g.ready) > 0 {
		g.ready = append(g.ready[:0], g.ready[1:]...)
		g.mark()
	}
}

// Answered ends all remarks about the moment that is over, because the person
// has gone on. Those that have not been made may still be made later.
func (g *Guide[M]) Answered() { g.ready = g.ready[:0] }

// Told returns the topics that have been spoken of, with those that were told
// before: what settings remember. They are separated by spaces.
func (g *Guide[M]) Told(before string) string {
	told := strings.Fields(before)
	for _, topic := range g.remembered {
		if g.said[topic] && !has(told, string(topic)) {
			told = append(told, string(topic))
		}
	}
	return strings.Join(told, " ")
}

// AllTold returns the topics of all hints as settings remember them: those of
// a person who needs none any more.
func AllTold() string { return Topics(hints) }

// Topics returns the topics of a script as settings remember them, separated by spaces.
func Topics[M Spoken](script []Line[M]) string {
	topics := make([]string, len(script))
	for i := range script {
		topics[i] = string(script[i].Topic)
	}
	return strings.Join(topics, " ")
}
