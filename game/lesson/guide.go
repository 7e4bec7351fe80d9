package lesson

import "strings"

// Guide makes the remarks of a script, each at most once. It is not safe for
// concurrent use.
type Guide struct {
	script []line
	// most is how many remarks may be made of the same moment.
	most int
	// ready are the remarks to make, the first one being made.
	ready []Remark
	said  map[Topic]bool
}

// NewLesson returns the guide through the first game.
func NewLesson() *Guide {
	return &Guide{script: firstGame, most: len(firstGame), said: map[Topic]bool{}}
}

// NewHints returns the guide through other games: it says one thing at a time,
// and only what is not among the topics told already, see [Guide.Told].
func NewHints(told string) *Guide {
	g := &Guide{script: hints, most: 1, said: map[Topic]bool{}}
	for _, topic := range strings.Fields(told) {
		g.said[Topic(topic)] = true
	}
	return g
}

// Hear takes in a moment. It reports whether there is another remark to make
// than before.
func (g *Guide) Hear(m *Moment) (changed bool) {
	if len(g.ready) > 0 && g.ready[0].Passing && (m.Prompt.Seat == m.Me && m.Prompt.Kind != 0 || m.Over) {
		g.Next()
		changed = true
	}
	for i := range g.script {
		l := &g.script[i]
		if len(g.ready) >= g.most || g.said[l.topic] || g.isReady(l.topic) || !l.when(m) {
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

func (g *Guide) isReady(topic Topic) bool {
	for i := range g.ready {
		if g.ready[i].Topic == topic {
			return true
		}
	}
	return false
}

// mark notes that the first remark is being made.
func (g *Guide) mark() {
	if len(g.ready) > 0 {
		g.said[g.ready[0].Topic] = true
	}
}

// Now returns the remark that is being made, if there is one.
func (g *Guide) Now() (Remark, bool) {
	if len(g.ready) == 0 {
		return Remark{}, false
	}
	return g.ready[0], true
}

// More reports whether another remark waits for the one being made.
func (g *Guide) More() bool { return len(g.ready) > 1 }

// Next ends the remark that is being made: the person has read it.
func (g *Guide) Next() {
	if len(g.ready) > 0 {
		g.ready = append(g.ready[:0], g.ready[1:]...)
		g.mark()
	}
}

// Answered ends all remarks about the moment that is over, because the person
// has gone on. Those that have not been made may still be made later.
func (g *Guide) Answered() { g.ready = g.ready[:0] }

// Told returns the topics that have been spoken of, with those that were told
// before: what settings remember. They are separated by spaces.
func (g *Guide) Told(before string) string {
	told := strings.Fields(before)
	for i := range hints {
		if topic := hints[i].topic; g.said[topic] && !has(told, string(topic)) {
			told = append(told, string(topic))
		}
	}
	return strings.Join(told, " ")
}

// AllTold returns the topics of all hints as settings remember them: those of
// a person who needs none any more.
func AllTold() string {
	topics := make([]string, len(hints))
	for i := range hints {
		topics[i] = string(hints[i].topic)
	}
	return strings.Join(topics, " ")
}
