package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/digest"
	"bigpayday/game/ui/number"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// Custom is a control that the scene draws itself: a day of the calendar, a
// tile, a token, a card. It is activated like a button.
type Custom struct {
	// Paint draws it; nil for what draws nothing.
	Paint Painter
	// Version has to change whenever what Paint draws changes.
	Version uint64
}

// Painter draws a control into box, which is where it stands on the screen, in a state.
type Painter interface {
	PaintControl(dst *ebiten.Image, box render.Rect, state render.State)
}

// PaintFunc is a function that is a [Painter].
type PaintFunc func(dst *ebiten.Image, box render.Rect, state render.State)

// PaintControl calls the function.
func (paint PaintFunc) PaintControl(dst *ebiten.Image, box render.Rect, state render.State) {
	paint(dst, box, state)
}

func (w Custom) activates() bool       { return true }
func (w Custom) hash(s *digest.Digest) { s.Num(w.Version) }

// Button is a button with a label; see [control.Button] for the fields. The labels
// of buttons that stand in a row are set alike: where one has to be smaller to
// have room, the others are smaller, too.
type Button control.Button

func (w Button) activates() bool { return true }

func (w Button) hash(s *digest.Digest) {
	s.Text(w.Label)
	s.Text(w.Key)
	s.Text(w.Reason)
	s.Text(w.Art)
	s.Int(int(w.Kind))
	s.Float(w.Size)
	s.Float(w.Shrink)
	s.Bool(w.OnWood)
	s.Bool(w.Centered)
}

// IconButton is a small button with a sign on it.
type IconButton struct {
	// Sign is the name of the artwork.
	Sign string
}

func (w IconButton) activates() bool       { return true }
func (w IconButton) hash(s *digest.Digest) { s.Text(w.Sign) }

// CrossButton is a cross that takes something away or closes it, without a
// ground of its own.
type CrossButton struct {
	// Size is how far the cross reaches to either side, in logical pixels.
	Size float64
}

func (w CrossButton) activates() bool       { return true }
func (w CrossButton) hash(s *digest.Digest) { s.Float(w.Size) }

// Toggle is a switch. It reports Changed with 1 for on and 0 for off. The
// switch stands at the right end of the control's box, so that a label before
// it can be clicked, too.
type Toggle struct {
	On bool
	// Left says that the switch stands at the left end, for left hands.
	Left bool
	// Size is how many times as large as usual it is drawn, 0 for once.
	Size float64
}

func (w Toggle) activates() bool { return true }

func (w Toggle) hash(s *digest.Digest) {
	s.Bool(w.On)
	s.Bool(w.Left)
	s.Float(w.Size)
}

// Option is one of several things to choose from.
type Option struct {
	// Text is what it is called, and Art a sign above that, "" for none.
	Text string
	Art  string
	// Off says that it cannot be chosen now, and Reason why.
	Off    bool
	Reason string
}

// Options returns so many options, each with its text.
func Options(n int, text func(i int) string) []Option {
	options := make([]Option, n)
	for i := range options {
		options[i].Text = text(i)
	}
	return options
}

func (o *Option) hash(s *digest.Digest) {
	s.Text(o.Text)
	s.Text(o.Art)
	s.Bool(o.Off)
	s.Text(o.Reason)
}

// Segmented is a row of a few options of which one is chosen. Left and Right
// choose the next one, Enter goes round. It reports Changed with the index.
type Segmented struct {
	Options  []Option
	Selected int
	Kind     control.SegmentKind
	// Narrow says that options need not be equally wide in a row that is too narrow for that.
	// Shares are their widths in logical pixels then, nil where they are alike.
	Narrow bool
	Shares []float64
}

func (w Segmented) activates() bool { return true }

func (w Segmented) hash(s *digest.Digest) {
	s.Int(w.Selected)
	s.Int(int(w.Kind))
	for i := range w.Options {
		w.Options[i].hash(s)
	}
	for _, share := range w.Shares {
		s.Float(share)
	}
}

// partBox returns the share of an option in the row.
func (w Segmented) partBox(box render.Rect, part int) render.Rect {
	if w.Shares == nil {
		share := box.W / float64(max(1, len(w.Options)))
		return render.Rect{X: box.X + float64(part)*share, Y: box.Y, W: share, H: box.H}
	}
	for _, share := range w.Shares[:part] {
		box.X += share
	}
	box.W = w.Shares[part]
	return box
}

func (w Segmented) partAt(box render.Rect, x, _ float64) int {
	for i := range w.Options {
		if part := w.partBox(box, i); x >= part.X && x < part.Right() {
			return i
		}
	}
	return -1
}

func (w Segmented) partTip(part int) (control.Tip, bool) {
	if part < 0 || part >= len(w.Options) || !w.Options[part].Off {
		return control.Tip{}, false
	}
	o := &w.Options[part]
	return control.Tip{Title: o.Text, Text: o.Reason}, true
}

// After returns the next option that can be chosen, round the end, or -1.
func (w Segmented) After(i int) int {
	for n := 1; n <= len(w.Options); n++ {
		if at := (i + n + len(w.Options)) % len(w.Options); !w.Options[at].Off {
			return at
		}
	}
	return -1
}

func (w Segmented) moved(steps int, _ bool) (int, bool) {
	for i := w.Selected + steps; steps != 0 && i >= 0 && i < len(w.Options); i += steps {
		if !w.Options[i].Off {
			return i, true
		}
	}
	return w.Selected, false
}

func (w Segmented) end(greatest bool) (int, bool) {
	best := -1
	for i := range w.Options {
		if !w.Options[i].Off && (best < 0 || greatest) {
			best = i
		}
	}
	return best, best >= 0 && best != w.Selected
}

// Stepper is a number between two buttons. Held down, a button repeats. It
// reports Changed with the new number.
type Stepper struct {
	Value, Min, Max int
	// Step is what one press adds, Page a press of Page Up; zero counts as 1
	// and as five steps.
	Step, Page int
	// Text is the number as it is shown, such as "$2,000".
	Text string
	// AtMin and AtMax say why the number cannot be less, or more. They may be
	// empty.
	AtMin, AtMax string
	// Less and More are where the two buttons are, measured from the corner of
	// the control's box. The zero values stand for squares at its two ends.
	Less, More render.Rect
	// Paint draws the stepper in place of the usual one, if set.
	Paint func(dst *ebiten.Image, box render.Rect, state, less, more render.State)
	// Version has to change whenever what Paint draws changes.
	Version uint64
}

func (w Stepper) activates() bool { return false }

func (w Stepper) hash(s *digest.Digest) {
	s.Int(w.Value)
	s.Int(w.Min)
	s.Int(w.Max)
	s.Text(w.Text)
	s.Text(w.AtMin)
	s.Text(w.AtMax)
	s.Rect(w.Less)
	s.Rect(w.More)
	s.Num(w.Version)
}

func (w Stepper) partBox(box render.Rect, part int) render.Rect {
	less, more := control.StepperParts(box)
	if w.Less != (render.Rect{}) {
		less = w.Less.Moved(box.X, box.Y)
	}
	if w.More != (render.Rect{}) {
		more = w.More.Moved(box.X, box.Y)
	}
	switch part {
	case 0:
		return less
	case 1:
		return more
	}
	return box
}

// partAt gives each button the edge of the box that it stands at, too.
func (w Stepper) partAt(box render.Rect, x, y float64) int {
	for part := range 2 {
		b := w.partBox(box, part)
		reach := b
		switch {
		case w.Less != (render.Rect{}) || w.More != (render.Rect{}):
		case part == 0:
			reach = render.Rect{X: box.X, Y: box.Y, W: b.Right() - box.X + 4, H: box.H}
		default:
			reach = render.Rect{X: b.X - 4, Y: box.Y, W: box.Right() - b.X + 4, H: box.H}
		}
		if reach.Contains(x, y) {
			return part
		}
	}
	return -1
}

func (w Stepper) partTip(part int) (control.Tip, bool) {
	switch {
	case part == 0 && w.Value <= w.Min:
		return control.Tip{Text: w.AtMin}, true
	case part == 1 && w.Value >= w.Max:
		return control.Tip{Text: w.AtMax}, true
	}
	return control.Tip{}, false
}

func (w Stepper) moved(steps int, large bool) (int, bool) {
	return number.Moved(w.Value, w.Min, w.Max, w.Step, w.Page, steps, large)
}

func (w Stepper) end(greatest bool) (int, bool) { return number.End(w.Value, w.Min, w.Max, greatest) }

// Slider is a number on a bar. Escape while it is dragged puts it back. It
// reports Changed with the new number, in multiples of Step from Min.
type Slider struct {
	Value, Min, Max int
	// Step is the distance between two values, Page a press of Page Up; zero
	// counts as 1 and as five steps.
	Step, Page int
	// Family is the colour of the bar.
	Family palette.Family
}

func (w Slider) activates() bool { return false }

func (w Slider) hash(s *digest.Digest) {
	s.Int(w.Value)
	s.Int(w.Min)
	s.Int(w.Max)
	s.Int(int(w.Family))
}

func (w Slider) moved(steps int, large bool) (int, bool) {
	return number.Moved(w.Value, w.Min, w.Max, w.Step, w.Page, steps, large)
}

func (w Slider) end(greatest bool) (int, bool) { return number.End(w.Value, w.Min, w.Max, greatest) }

// share returns the value as a share of the whole, 0 to 1.
func (w Slider) share() float64 {
	if w.Max <= w.Min {
		return 0
	}
	return float64(w.Value-w.Min) / float64(w.Max-w.Min)
}
