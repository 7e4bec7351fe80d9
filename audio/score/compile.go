package score

import (
	"fmt"
	"strings"
)

// compiled is a song that was read.
type compiled struct {
	*Song
	parts map[byte]part
	// cells are the bars of all tunes that have notes: what soloists develop.
	cells       [][]Note
	comps       [4][][]step
	grooves     [4][]groove
	fills       []groove
	answers     [][]step
	riffs       [][]step
	tense       [][]chord
	pulses      [][]step
	tenseGroove []groove
	turnaround  []chord
}

type part struct {
	chords [][]chord
	tunes  [][][]Note
}

// groove is a bar of the kit that was read. Its drums are in order, so that one seed gives one
// music.
type groove [Drums][]step

// reader reads the parts of a song, and keeps the first thing that is wrong.
type reader struct {
	beats int
	err   error
}

func (r *reader) note(err error, where string) {
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("score: %s: %w", where, err)
	}
}

func (r *reader) chords(text string) (out []chord) {
	for _, name := range strings.Fields(text) {
		c, err := parseChord(name)
		r.note(err, text)
		out = append(out, c)
	}
	if len(out) == 0 {
		r.note(fmt.Errorf("a bar has no chord"), text)
	}
	return out
}

func (r *reader) rhythms(texts []string) (out [][]step) {
	for _, text := range texts {
		steps, err := parseRhythm(text, r.beats)
		r.note(err, text)
		out = append(out, steps)
	}
	return out
}

func (r *reader) grooves(texts []Groove) (out []groove) {
	for _, g := range texts {
		var read groove
		for drum, text := range g {
			steps, err := parseRhythm(text, r.beats)
			r.note(err, text)
			read[drum] = steps
		}
		out = append(out, read)
	}
	return out
}

func (r *reader) part(name byte, p Part) (out part) {
	for _, text := range p.Chords {
		out.chords = append(out.chords, r.chords(text))
	}
	for _, tune := range p.Tunes {
		if len(tune) != len(p.Chords) {
			r.note(fmt.Errorf("%d bars of a tune over %d of chords", len(tune), len(p.Chords)), "part "+string(name))
		}
		var bars [][]Note
		for _, text := range tune {
			notes, err := parseTune(text, r.beats)
			r.note(err, text)
			bars = append(bars, notes)
		}
		out.tunes = append(out.tunes, bars)
	}
	return out
}

// compile reads a song, or says what is wrong in it.
func compile(s *Song) (*compiled, error) {
	r := &reader{beats: s.Beats}
	c := &compiled{
		Song: s, parts: map[byte]part{},
		fills: r.grooves(s.Fills), answers: r.rhythms(s.Answers), riffs: r.rhythms(s.Riffs), pulses: r.rhythms(s.Pulses), tenseGroove: r.grooves(s.TenseGroove),
	}
	for letter := byte('A'); letter <= 'Z'; letter++ {
		if p, ok := s.Parts[letter]; ok {
			read := r.part(letter, p)
			c.parts[letter] = read
			for _, tune := range read.tunes {
				for _, bar := range tune {
					if len(bar) >= 3 {
						c.cells = append(c.cells, bar)
					}
				}
			}
		}
	}
	for energy := range s.Comps {
		c.comps[energy] = r.rhythms(s.Comps[energy])
		c.grooves[energy] = r.grooves(s.Grooves[energy])
	}
	for _, text := range s.Tense {
		c.tense = append(c.tense, r.chords(text))
	}
	if s.Turnaround != "" {
		c.turnaround = r.chords(s.Turnaround)
	}
	for i, chorus := range s.Course {
		for _, letter := range []byte(chorus.Form) {
			if len(c.parts[letter].chords) == 0 {
				r.note(fmt.Errorf("there is no part %c", letter), fmt.Sprintf("chorus %d", i))
			}
			if chorus.Role == Head && len(c.parts[letter].tunes) == 0 {
				r.note(fmt.Errorf("part %c has no tune", letter), fmt.Sprintf("chorus %d", i))
			}
		}
	}
	if len(s.Keys) == 0 || len(s.Course) == 0 || len(c.cells) == 0 || len(c.tense) == 0 || len(c.pulses) == 0 || len(c.tenseGroove) == 0 {
		r.note(fmt.Errorf("keys, course, tune, or what is played while it is tense are missing"), "song")
	}
	return c, r.err
}
