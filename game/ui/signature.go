package ui

import (
	"hash/maphash"
	"math"

	"bigpayday/render"
)

// signature is a running sum over everything that a list of controls shows.
// Two ticks with the same sum look the same, so that a scene which hands over
// what it shows can never forget to ask for a redraw.
type signature struct {
	seed maphash.Seed
	sum  uint64
}

func newSignature() signature {
	return signature{seed: maphash.MakeSeed()}
}

func (s *signature) reset() { s.sum = 14695981039346656037 }

func (s *signature) num(v uint64) {
	s.sum ^= v
	s.sum *= 1099511628211
	s.sum ^= s.sum >> 29
}

func (s *signature) int(v int)       { s.num(uint64(v)) }
func (s *signature) float(v float64) { s.num(math.Float64bits(v)) }

func (s *signature) bool(v bool) {
	if v {
		s.num(3)
	} else {
		s.num(5)
	}
}

func (s *signature) text(v string) { s.num(maphash.String(s.seed, v)) }

func (s *signature) rect(r render.Rect) {
	s.float(r.X)
	s.float(r.Y)
	s.float(r.W)
	s.float(r.H)
}

func (s *signature) layers(view render.View, layers []Layer) {
	s.reset()
	s.float(view.W)
	s.float(view.H)
	s.float(view.Scale)
	s.bool(view.Compact)
	for i := range layers {
		l := &layers[i]
		s.text(string(l.ID))
		s.bool(l.Modal)
		s.bool(l.Dismiss)
		s.rect(l.Box)
		s.text(string(l.First))
		s.num(l.Version)
		for j := range l.Controls {
			s.control(&l.Controls[j])
		}
	}
}

func (s *signature) control(c *Control) {
	s.text(string(c.ID))
	s.rect(c.Box)
	s.rect(c.Hit)
	s.bool(c.Off)
	s.text(c.Reason)
	s.bool(c.Active)
	s.text(c.Tip.Kind)
	s.text(c.Tip.Title)
	s.text(c.Tip.Text)
	s.text(c.Tip.Figure)
	s.text(c.Tip.More)
	s.num(uint64(c.Keys))
	s.bool(c.Info)
	s.bool(c.Skip)
	s.text(c.Grab)
	s.text(c.Takes)
	s.text(string(c.In))
	if c.Widget != nil {
		c.Widget.hash(s)
	}
}
