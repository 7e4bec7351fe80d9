package app

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
	Shown []caption // the latest last
	Text  string
	grown bool // since the last tick
}

type caption struct {
	cue  audio.Cue
	Text string
	left int // ticks
}

const (
	// CaptionStays is how many ticks a caption can be read.
	CaptionStays = 100
	// captionsMost is how many stand beside each other.
	captionsMost = 3
)

// add puts a caption behind the others, or lets it stay longer.
func (c *captions) add(cue audio.Cue, text string) {
	for i := range c.Shown {
		if c.Shown[i].cue == cue {
			c.Shown[i].left = CaptionStays
			return
		}
	}
	if len(c.Shown) == captionsMost {
		c.Shown = append(c.Shown[:0], c.Shown[1:]...)
	}
	c.Shown = append(c.Shown, caption{cue, text, CaptionStays})
	c.write()
}

// write puts the line together.
func (c *captions) write() {
	texts := make([]string, len(c.Shown))
	for i := range c.Shown {
		texts[i] = c.Shown[i].Text
	}
	c.Text, c.grown = strings.Join(texts, " · "), true
}

// Tick reports whether the line looks different.
func (c *captions) Tick() (changed bool) {
	changed, c.grown = c.grown, false
	gone := 0
	for i := range c.Shown {
		if c.Shown[i].left--; c.Shown[i].left <= 0 {
			gone++
			continue
		}
		c.Shown[i-gone] = c.Shown[i]
	}
	if gone > 0 {
		c.Shown = c.Shown[:len(c.Shown)-gone]
		c.write()
		c.grown = false
	}
	return changed || gone > 0
}

// Hear lets a cue be heard, the given number of semitones higher, and seen where
// captions are set.
func (h *App) Hear(c audio.Cue, step int) {
	h.Caption(c)
	if h.Sound != nil {
		h.Sound.PlayStep(c, step)
	}
}

// Caption says what a cue tells, where captions are set. Of controls nothing is
// said: that they are pressed, or have the focus, is always to be seen.
func (h *App) Caption(c audio.Cue) {
	if h.Settings.Captions && c != audio.Press && c != audio.Focus {
		h.Captions.add(c, h.Say("cue."+string(c)))
	}
}

// captioned is a scene with a place for captions of its own.
type captioned interface {
	// CaptionAt returns the middle of the line.
	CaptionAt() (x, y float64)
}

// drawCaptions draws the line of captions.
func (h *App) drawCaptions(dst *ebiten.Image) {
	if h.Captions.Text == "" {
		return
	}
	x, y := h.View().W/2, h.View().H-24
	// What lies over a scene leaves the line where it is.
	for _, scene := range h.Stack[h.lowest():] {
		if s, ok := scene.(captioned); ok {
			x, y = s.CaptionAt()
		}
	}
	h.Theme.Caption(dst, h.Captions.Text, x, y)
}

// FootOf returns where captions stand on a calendar: over its lower edge, below
// the last row of days.
func FootOf(sheet render.Rect) (x, y float64) { return sheet.CenterX(), sheet.Bottom() - 7 }
