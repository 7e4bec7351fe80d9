package audio

// bank makes takes and keeps them. It has no thread of its own: the work is
// done in small pieces when step is called, so that no frame is late, not even
// in a browser.
type bank struct {
	cues map[Cue]*cueTakes
	jobs []*job
}

// cueTakes are the takes of a cue.
type cueTakes struct {
	takes   [][]float32 // those that are ready
	ordered int         // how many are ready or on their way
	next    int
}

// job is a take on its way.
type job struct {
	cue    Cue
	number int
	take   *take // nil until it is begun
}

// newBank returns a bank that makes the first take of every cue.
func newBank() *bank {
	b := &bank{cues: map[Cue]*cueTakes{}}
	for _, c := range Cues() {
		b.cues[c] = &cueTakes{}
		b.ask(c)
	}
	return b
}

// ask has one more take of c made, if there are more.
func (b *bank) ask(c Cue) {
	s := b.cues[c]
	if s.ordered < c.Takes() {
		b.jobs = append(b.jobs, &job{cue: c, number: s.ordered})
		s.ordered++
	}
}

// get returns a take of c, another one than the last time if there is one, and
// has one more made. If none is ready it returns nil and makes that one first.
func (b *bank) get(c Cue) []float32 {
	s := b.cues[c]
	if s == nil {
		return nil
	}
	if len(s.takes) == 0 {
		b.prioritise(c)
		return nil
	}
	b.ask(c)
	take := s.takes[s.next%len(s.takes)]
	s.next++
	return take
}

// take returns the n-th take of c if it is ready.
func (b *bank) take(c Cue, n int) []float32 {
	if s := b.cues[c]; s != nil && n >= 0 && n < len(s.takes) {
		return s.takes[n]
	}
	return nil
}

// prioritise moves the job for c to the front.
func (b *bank) prioritise(c Cue) {
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
		s := b.cues[j.cue]
		s.takes = append(s.takes, j.take.Samples())
		b.jobs = b.jobs[1:]
	}
	return len(b.jobs) > 0
}
