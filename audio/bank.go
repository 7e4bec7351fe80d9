package audio

// bank makes takes and keeps them. It has no thread of its own: the work is
// done in small pieces when step is called, so that no frame is late, not even
// in a browser.
type bank struct {
	shelves map[Cue]*shelf
	jobs    []*job
}

// shelf has the takes of a cue.
type shelf struct {
	takes [][]float32 // those that are ready
	asked int         // how many are ready or on their way
	next  int
}

// job is a take on its way.
type job struct {
	cue    Cue
	number int
	take   *take // nil until it is begun
}

// newBank returns a bank that makes the first take of every cue.
func newBank() *bank {
	b := &bank{shelves: map[Cue]*shelf{}}
	for _, c := range Cues() {
		b.shelves[c] = &shelf{}
		b.ask(c)
	}
	return b
}

// ask has one more take of c made, if there are more.
func (b *bank) ask(c Cue) {
	s := b.shelves[c]
	if s.asked < c.Takes() {
		b.jobs = append(b.jobs, &job{cue: c, number: s.asked})
		s.asked++
	}
}

// get returns a take of c, another one than the last time if there is one, and
// has one more made. If none is ready it returns nil and hurries.
func (b *bank) get(c Cue) []float32 {
	s := b.shelves[c]
	if s == nil {
		return nil
	}
	if len(s.takes) == 0 {
		b.hurry(c)
		return nil
	}
	b.ask(c)
	take := s.takes[s.next%len(s.takes)]
	s.next++
	return take
}

// take returns the n-th take of c if it is ready.
func (b *bank) take(c Cue, n int) []float32 {
	if s := b.shelves[c]; s != nil && n >= 0 && n < len(s.takes) {
		return s.takes[n]
	}
	return nil
}

// hurry moves the job for c to the front.
func (b *bank) hurry(c Cue) {
	for i, j := range b.jobs {
		if j.cue == c {
			copy(b.jobs[1:i+1], b.jobs[:i])
			b.jobs[0] = j
			return
		}
	}
}

// step does the next piece of work, a few milliseconds at most, and tells
// whether there is more.
func (b *bank) step() bool {
	if len(b.jobs) == 0 {
		return false
	}
	j := b.jobs[0]
	if j.take == nil {
		j.take = newTake(j.cue, j.number)
	}
	if !j.take.Step() {
		s := b.shelves[j.cue]
		s.takes = append(s.takes, j.take.Samples())
		b.jobs = b.jobs[1:]
	}
	return len(b.jobs) > 0
}
