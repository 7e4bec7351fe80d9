package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/edit"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
)

// Brush is what a control is drawn with: a theme, where the control stands, and what the player's
// hand does with it.
type Brush struct {
	Theme *render.Theme
	// Control is what is drawn, and Layer what it stands on. Box is where it stands on the
	// screen, and State how it looks now.
	Control *Control
	Layer   *Layer
	Box     render.Rect
	State   render.State
	// Hovered is the part under the pointer, and HeldPart the part that is held down of the
	// control Held.
	Hovered, HeldPart int
	Held              ID
	// Ruler measures the text of a field, and Caret says that its caret is seen now.
	Ruler edit.Ruler
	Caret bool
	// Scrolled is how far a scroll area is scrolled, nil for what is none.
	Scrolled *Scrolled
}

// Draw draws the control.
func (c *Control) Draw(dst *ebiten.Image, b *Brush) { c.Widget.draw(dst, b) }

func (w Custom) draw(dst *ebiten.Image, b *Brush) {
	if w.Paint != nil {
		w.Paint.PaintControl(dst, b.Box, b.State)
	}
}

func (w Button) draw(dst *ebiten.Image, b *Brush) {
	look := control.Button(w)
	look.Shrink = b.shrinkOfRow(look.Shrink)
	control.DrawButton(b.Theme, dst, b.Box, look, b.State)
}

// shrinkOfRow returns how much smaller the labels of the row of buttons are set
// in which the control stands, so that each of them has room.
func (b *Brush) shrinkOfRow(least float64) float64 {
	if least == 0 {
		least = 1
	}
	for i := range b.Layer.Controls {
		c := &b.Layer.Controls[i]
		if w, ok := c.Widget.(Button); ok && c.Box.Y == b.Control.Box.Y && c.Box.H == b.Control.Box.H && c.In == b.Control.In {
			least = min(least, control.ButtonShrink(b.Theme, c.Box, control.Button(w), c.Off))
		}
	}
	return least
}

func (w IconButton) draw(dst *ebiten.Image, b *Brush) {
	control.IconButton(b.Theme, dst, b.Box, w.Sign, b.State)
}

func (w CrossButton) draw(dst *ebiten.Image, b *Brush) {
	marks.Cross(b.Theme, dst, b.Box.CenterX(), b.Box.CenterY(), w.Size, b.State)
}

func (w Toggle) draw(dst *ebiten.Image, b *Brush) {
	b.State.Active = w.On
	size := w.Size
	if size == 0 {
		size = 1
	}
	x := b.Box.Right() - render.ToggleW*size
	if w.Left {
		x = b.Box.X
	}
	control.Toggle(b.Theme, dst, x, b.Box.CenterY()-render.ToggleH*size/2, size, b.State)
}

func (w Segmented) draw(dst *ebiten.Image, b *Brush) {
	if w.Kind == control.SegmentStars {
		w.drawStars(dst, b)
		return
	}
	control.SegmentGround(b.Theme, dst, b.Box, w.Kind)
	set := control.SegmentFontFor(b.Theme, w.Kind, len(w.Options), func(i int) (label string, r render.Rect) {
		r = w.partBox(b.Box, i)
		if w.Options[i].Art != "" {
			r = control.TabLine(r)
		}
		return w.Options[i].Text, r
	})
	for i := range w.Options {
		state := w.partState(b, i)
		if o := &w.Options[i]; o.Art != "" {
			control.SegmentTab(b.Theme, dst, w.partBox(b.Box, i), o.Art, o.Text, set, state)
		} else {
			control.Segment(b.Theme, dst, w.partBox(b.Box, i), o.Text, w.Kind, set, state)
		}
	}
}

// drawStars draws a row of stars.
func (w Segmented) drawStars(dst *ebiten.Image, b *Brush) {
	for i := range w.Options {
		control.Star(b.Theme, dst, w.partBox(b.Box, i), i <= w.Selected, w.partState(b, i))
	}
}

// partState returns the state of an option.
func (w Segmented) partState(b *Brush, i int) render.State {
	return render.State{
		Active:  i == w.Selected,
		Hover:   b.State.Hover && b.Hovered == i,
		Pressed: b.State.Pressed && (b.HeldPart == i || b.Held != b.Control.ID),
		Focused: b.State.Focused && i == max(0, w.Selected),
		Off:     b.State.Off || w.Options[i].Off,
	}
}

func (w Stepper) draw(dst *ebiten.Image, b *Brush) {
	part := func(i int) render.State {
		_, off := w.partTip(i)
		return render.State{
			Off:     b.State.Off || off,
			Hover:   b.State.Hover && b.Hovered == i,
			Pressed: b.State.Pressed && b.Held == b.Control.ID && b.HeldPart == i,
		}
	}
	if w.Paint != nil {
		w.Paint(dst, b.Box, b.State, part(0), part(1))
		return
	}
	control.Stepper(b.Theme, dst, b.Box, w.Text, b.State, part(0), part(1))
}

func (w Slider) draw(dst *ebiten.Image, b *Brush) {
	control.Slider(b.Theme, dst, b.Box, w.share(), w.Family, b.State)
}

func (w TextField) draw(dst *ebiten.Image, b *Brush) {
	f := w.Shown(b.State.Focused)
	// A text that is scrolled hangs on its caret, which then does not blink.
	if f.Caret >= 0 && !b.Caret && edit.Start(b.Ruler, b.Box, &f) >= control.FieldText(b.Box, &f).X {
		f.Caret = -1
	}
	control.DrawField(b.Theme, dst, b.Box, f, b.State)
}

func (w Dropdown) draw(dst *ebiten.Image, b *Brush) {
	switch {
	case w.Paint != nil:
		w.Paint.PaintControl(dst, b.Box, b.State)
	case w.Selected >= 0 && w.Selected < len(w.Options):
		control.Dropdown(b.Theme, dst, b.Box, w.Options[w.Selected].Text, b.State)
	default:
		control.Dropdown(b.Theme, dst, b.Box, "", b.State)
	}
}

func (w ListOption) draw(dst *ebiten.Image, b *Brush) {
	control.MenuRow(b.Theme, dst, b.Box, w.Text, b.State)
}

func (w Scroll) draw(dst *ebiten.Image, b *Brush) {
	s := b.Scrolled
	if s == nil || s.Most <= 0 {
		return
	}
	bar, from, to := s.track(w, b.Box)
	control.ScrollBar(b.Theme, dst, bar, from, to, b.State)
}
