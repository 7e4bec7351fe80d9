package app

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/render"
	"bigpayday/render/control"
)

// captions say in words what is heard, for those who cannot hear it. They stand
// in one line, whether or not there is a device that plays the sounds.
type captions struct {
	shown  []caption // the latest last
	text   string    // of the line
	joined bool      // since the last tick
}

// caption is what is said of one cue.
type caption struct {
	cue  audio.Cue
	text string
	left int // ticks
}

const (
	// captionTicks is how many ticks a caption can be read.
	captionTicks = 100
	// mostCaptions is how many stand beside each other.
	mostCaptions = 3
)

// add puts a caption behind the others, or lets it stay longer.
func (c *captions) add(cue audio.Cue, text string) {
	for i := range c.shown {
		if c.shown[i].cue == cue {
			c.shown[i].left = captionTicks
			return
		}
	}
	if len(c.shown) == mostCaptions {
		c.shown = slices.Delete(c.shown, 0, 1)
	}
	c.shown = append(c.shown, caption{cue, text, captionTicks})
	c.join()
}

// join puts the line together.
func (c *captions) join() {
	var texts []string
	for _, o := range c.shown {
		texts = append(texts, o.text)
	}
	c.text, c.joined = strings.Join(texts, " · "), true
}

// tick reports whether the line looks different.
func (c *captions) tick() (changed bool) {
	before := len(c.shown)
	for i := range c.shown {
		c.shown[i].left--
	}
	c.shown = slices.DeleteFunc(c.shown, func(o caption) bool { return o.left <= 0 })
	if len(c.shown) < before {
		c.join()
	}
	changed, c.joined = c.joined, false
	return changed
}

// Caption writes what a cue means into the line of captions, where they are switched on. Of controls nothing is
// said: that they are pressed, or have the focus, is always to be seen.
func (a *App) Caption(c audio.Cue) {
	if a.Settings.Captions && c != audio.Press && c != audio.Focus {
		a.captions.add(c, a.Say("cue."+string(c)))
	}
}

// Captions returns the line of captions, "" for none.
func (a *App) Captions() string { return a.captions.text }

// captioned is a scene with a place for captions of its own.
type captioned interface {
	// CaptionAt returns the middle of the line.
	CaptionAt() (x, y float64)
}

// captionBottom is how far the line of captions stands above the lower edge of the
// window where the scene has no place for it, in logical pixels.
const captionBottom = 24

// drawCaptions draws the line of captions.
func (a *App) drawCaptions(dst *ebiten.Image) {
	if a.captions.text == "" {
		return
	}
	x, y := a.View().W/2, a.View().H-captionBottom
	if s, ok := a.Top().(captioned); ok {
		x, y = s.CaptionAt()
	}
	control.Caption(a.Theme, dst, a.captions.text, x, y)
}

// FootOf returns where captions stand on a calendar: over its lower edge, below
// the last row of days.
func FootOf(sheet render.Rect) (x, y float64) { return sheet.CenterX(), sheet.Bottom() - 7 }
