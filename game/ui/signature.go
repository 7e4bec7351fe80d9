package ui

import (
	"bigpayday/game/ui/digest"
	"bigpayday/render"
)

// Sum sums up everything that the layers show, so that a scene which hands over what it
// shows can never forget to ask for a redraw.
func Sum(s *digest.Digest, view render.View, layers []Layer) {
	s.Reset()
	s.Float(view.W)
	s.Float(view.H)
	s.Float(view.Scale)
	s.Bool(view.Compact)
	for i := range layers {
		l := &layers[i]
		s.Text(string(l.ID))
		s.Bool(l.Modal)
		s.Bool(l.Dismiss)
		s.Rect(l.Box)
		s.Text(string(l.First))
		s.Num(l.Version)
		s.Text(l.Text)
		for j := range l.Controls {
			sumControl(s, &l.Controls[j])
		}
	}
}

func sumControl(s *digest.Digest, c *Control) {
	s.Text(string(c.ID))
	s.Rect(c.Box)
	s.Rect(c.Hit)
	s.Bool(c.Off)
	s.Text(c.Reason)
	s.Bool(c.Active)
	s.Text(c.Tip.Kind)
	s.Text(c.Tip.Title)
	s.Text(c.Tip.Text)
	s.Text(c.Tip.Figure)
	s.Text(c.Tip.More)
	s.Num(uint64(c.Keys))
	s.Bool(c.Info)
	s.Bool(c.Skip)
	s.Text(c.Grab)
	s.Text(c.Takes)
	s.Text(string(c.In))
	if c.Widget != nil {
		c.Widget.hash(s)
	}
}
