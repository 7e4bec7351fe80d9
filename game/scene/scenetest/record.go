package scenetest

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/e2e"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// Record returns all that the recorder hears of what the window shows. It needs
// no screen, for nothing is drawn.
func (s *Studio) Record() (told []Mark) {
	w, h := s.View().Pixels()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	s.Theme.SetRecorder(&render.Recorder{
		Text:   func(l render.TextLine) { told = append(told, Mark{Line: l}) },
		Ground: func(r, on render.Rect) { told = append(told, Mark{Ground: r, On: on}) },
		Over:   func(r, on render.Rect) { told = append(told, Mark{Obstacle: r, On: on}) },
	})
	defer s.Theme.SetRecorder(nil)
	s.Draw(dst)
	s.seenOf(told)
	if recorded++; recorded%recordsInFrame == 0 {
		e2e.EndFrame()
	}
	return told
}

// recorded is how often a page was drawn for what stands on it, which nobody asks the pixels of.
var recorded int

// recordsInFrame is how many of them share a frame.
const recordsInFrame = 16

// seenOf notes of what is on the pictures of scroll areas which part can be seen.
func (s *Studio) seenOf(told []Mark) {
	near := func(a, b float64) bool { return math.Abs(a-b) < 2 }
	for _, p := range s.OpenPages() {
		for l := range p.Layers {
			for i := range p.Layers[l].Controls {
				c := &p.Layers[l].Controls[i]
				area, ok := c.Widget.(ui.Scroll)
				if !ok {
					continue
				}
				for m := range told {
					for _, on := range [2]*render.Rect{&told[m].On, &told[m].Line.On} {
						if near(on.X, c.Box.X) && near(on.Y, c.Box.Y-p.UI.Offset(c.ID)) && near(on.H, area.Content) {
							*on = on.Common(c.Box)
						}
					}
				}
			}
		}
	}
}

// Mark is a line of text or, where the text is empty, a ground, or something
// that must not hide a text.
type Mark struct {
	Line                 render.TextLine
	Ground, Obstacle, On render.Rect
}

// TextsThat returns the texts that were not on the screen yet when it was last
// looked at, and for which is is true.
func (s *Studio) TextsThat(is func(text string) bool) (found []string) {
	for _, m := range s.Record() {
		if is(m.Line.Text) {
			found = append(found, m.Line.Text)
		}
	}
	return found
}
