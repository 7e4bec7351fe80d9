package scene

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/render"
)

// captions say in words what is heard, for those who cannot hear it. They stand
// in one line at the foot of the calendar, whether or not there is a device that
// plays the sounds.
type captions struct {
	shown []caption // the latest last
	text  string
	grown bool // since the last tick
}

type caption struct {
	cue  audio.Cue
	text string
	left int // ticks
}

const (
	// captionStays is how many ticks a caption can be read.
	captionStays = 100
	// captionsMost is how many stand beside each other.
	captionsMost = 3
)

// add puts a caption behind the others, or lets it stay longer.
func (c *captions) add(cue audio.Cue, text string) {
	for i := range c.shown {
		if c.shown[i].cue == cue {
			c.shown[i].left = captionStays
			return
		}
	}
	if len(c.shown) == captionsMost {
		c.shown = append(c.shown[:0], c.shown[1:]...)
	}
	c.shown = append(c.shown, caption{cue, text, captionStays})
	c.write()
}

// write puts the line together.
func (c *captions) write() {
	texts := make([]string, len(c.shown))
	for i := range c.shown {
		texts[i] = c.shown[i].text
	}
	c.text, c.grown = strings.Join(texts, " · "), true
}

// tick reports whether the line looks different.
func (c *captions) tick() (changed bool) {
	changed, c.grown = c.grown, false
	gone := 0
	for i := range c.shown {
		if c.shown[i].left--; c.shown[i].left <= 0 {
			gone++
			continue
		}
		c.shown[i-gone] = c.shown[i]
	}
	if gone > 0 {
		c.shown = c.shown[:len(c.shown)-gone]
		c.write()
		c.grown = false
	}
	return changed || gone > 0
}

// hear lets a cue be heard, the given number of semitones higher, and seen where
// captions are set.
func (h *House) hear(c audio.Cue, step int) {
	h.caption(c)
	if h.Sound != nil {
		h.Sound.PlayStep(c, step)
	}
}

// caption says what a cue tells, where captions are set. Of controls nothing is
// said: that they are pressed, or have the focus, is always to be seen.
func (h *House) caption(c audio.Cue) {
	if h.Settings.Captions && c != audio.Press && c != audio.Focus {
		h.captions.add(c, h.Say("cue."+string(c)))
	}
}

// captioned is a scene with a place for captions of its own.
type captioned interface {
	// CaptionAt returns the middle of the line.
	CaptionAt() (x, y float64)
}

// drawCaptions draws the line of captions.
func (h *House) drawCaptions(dst *ebiten.Image) {
	if h.captions.text == "" {
		return
	}
	x, y := h.View().W/2, h.View().H-24
	if s, ok := h.Top().(captioned); ok {
		x, y = s.CaptionAt()
	}
	h.Theme.Caption(dst, h.captions.text, x, y)
}

// footOf returns where captions stand on a calendar: over its lower edge, below
// the last row of days.
func footOf(sheet render.Rect) (x, y float64) { return sheet.CenterX(), sheet.Bottom() - 7 }
