package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/edit"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
)

// painter is what a widget is drawn with.
type painter struct {
	*render.Theme
	ui    *UI
	layer *Layer
	c     *Control
	box   render.Rect
	state render.State
}

// SetTheme says what the standard controls are drawn and measured with. It has
// to be called again when the theme is replaced.
func (u *UI) SetTheme(t *render.Theme) {
	if t == u.theme {
		return
	}
	u.theme, u.ruler = t, edit.ThemeRuler{Theme: t}
	u.sum = 0 // everything looks different now
	u.aim = aim{}
}

// Draw draws the layers of the last Update: what lies behind each of them, and
// their controls. Without a theme it draws nothing.
func (u *UI) Draw(dst *ebiten.Image) {
	if u.theme == nil {
		return
	}
	next := 0
	for l := range u.layers {
		layer := &u.layers[l]
		if u.list.open() && layer.ID == u.list.layer.ID {
			control.MenuPanel(u.theme, dst, layer.Box)
		}
		if layer.Behind != nil {
			layer.Behind(dst)
		}
		for ; next < len(u.entries) && u.entries[next].layer == l; next++ {
			u.drawEntry(dst, &u.entries[next])
		}
	}
}

func (u *UI) drawEntry(dst *ebiten.Image, e *entry) {
	c := u.control(e)
	if c.Widget == nil {
		return
	}
	// Kept in u, so that a frame allocates none.
	p := &u.painter
	theme := u.theme
	if c.Theme != nil {
		theme = c.Theme
	}
	*p = painter{Theme: theme, ui: u, layer: &u.layers[e.layer], c: c, box: e.box, state: u.stateOf(c)}
	if !e.clipped {
		c.Widget.draw(dst, p)
		return
	}
	if !e.box.Overlaps(e.clip) {
		return
	}
	// A focus ring stands out of its control, and so does the tick of a chosen card:
	// let them show at the sides.
	const aside = 12
	clip := dst.RecyclableSubImage(u.device(render.Rect{X: e.clip.X - aside, Y: e.clip.Y, W: e.clip.W + 2*aside, H: e.clip.H}))
	defer clip.Recycle()
	c.Widget.draw(clip, p)
}

// device returns a rectangle in whole device pixels.
func (u *UI) device(r render.Rect) image.Rectangle {
	at := func(v float64) int { return int(math.Round(v * u.view.Scale)) }
	return image.Rect(at(r.X), at(r.Y), at(r.Right()), at(r.Bottom()))
}

// stateOf returns how a control looks now.
func (u *UI) stateOf(c *Control) render.State {
	s := &u.drawn
	_, text := c.Widget.(TextField)
	state := render.State{
		Off:     c.Off,
		Active:  c.Active || c.ID == u.list.owner,
		Hover:   s.hover == c.ID && (!c.Off || c.Takes != ""),
		Pressed: s.held == c.ID && s.inside || s.flash == c.ID,
		Focused: s.focus == c.ID && (s.visible || text),
	}
	if s.carrying {
		state.Active = state.Active || s.carry.From == c.ID
		state.Hover = s.carry.Over == c.ID && !c.Off
	}
	return state
}

// State returns how a control of the last Update looks, for what a scene draws
// outside of Draw.
func (u *UI) State(id ID) render.State {
	_, c := u.find(id)
	if c == nil {
		return render.State{}
	}
	return u.stateOf(c)
}

// tipWidth is the greatest width of a tooltip in logical pixels.
const tipWidth = 420

// DrawTip draws the tooltip, if there is one. It lies over everything else, also
// over what a scene draws after Draw.
func (u *UI) DrawTip(dst *ebiten.Image) {
	tip, at, ok := u.Tooltip()
	if !ok || u.theme == nil {
		return
	}
	bounds := u.view.Bounds()
	w, h := control.TipSize(u.theme, tip, min(tipWidth, bounds.W-32))
	r, ok := control.PlaceTip(bounds, at, u.said(), w, h)
	if !ok {
		return
	}
	x, y := at.CenterX(), at.CenterY()
	switch {
	case r.X >= at.Right():
		x = at.Right()
	case r.Right() <= at.X:
		x = at.X
	case r.Y >= at.Bottom():
		y = at.Bottom()
	default:
		y = at.Y
	}
	control.DrawTip(u.theme, dst, r, tip, x, y)
}

// said returns the box of what is said on the page, which no tooltip covers.
func (u *UI) said() render.Rect {
	for l := range u.layers {
		if u.layers[l].Said {
			return u.layers[l].Box
		}
	}
	return render.Rect{}
}

func (w Custom) draw(dst *ebiten.Image, p *painter) {
	if w.Paint != nil {
		w.Paint.PaintControl(dst, p.box, p.state)
	}
}

func (w Button) draw(dst *ebiten.Image, p *painter) {
	b := control.Button(w)
	b.Shrink = p.shrinkOfRow(b.Shrink)
	control.DrawButton(p.Theme, dst, p.box, b, p.state)
}

// shrinkOfRow returns how much smaller the labels of the row of buttons are set
// in which the control stands, so that each of them has room.
func (p *painter) shrinkOfRow(least float64) float64 {
	if least == 0 {
		least = 1
	}
	for i := range p.layer.Controls {
		c := &p.layer.Controls[i]
		if b, ok := c.Widget.(Button); ok && c.Box.Y == p.c.Box.Y && c.Box.H == p.c.Box.H && c.In == p.c.In {
			least = min(least, control.ButtonShrink(p.Theme, c.Box, control.Button(b), c.Off))
		}
	}
	return least
}

func (w IconButton) draw(dst *ebiten.Image, p *painter) {
	control.IconButton(p.Theme, dst, p.box, w.Sign, p.state)
}

func (w CrossButton) draw(dst *ebiten.Image, p *painter) {
	marks.Cross(p.Theme, dst, p.box.CenterX(), p.box.CenterY(), w.Size, p.state)
}

func (w Toggle) draw(dst *ebiten.Image, p *painter) {
	p.state.Active = w.On
	size := w.Size
	if size == 0 {
		size = 1
	}
	x := p.box.Right() - render.ToggleW*size
	if w.Left {
		x = p.box.X
	}
	control.Toggle(p.Theme, dst, x, p.box.CenterY()-render.ToggleH*size/2, size, p.state)
}

func (w Segmented) draw(dst *ebiten.Image, p *painter) {
	if w.Kind == control.SegmentStars {
		w.drawStars(dst, p)
		return
	}
	control.SegmentGround(p.Theme, dst, p.box, w.Kind)
	set := control.SegmentFontFor(p.Theme, w.Kind, len(w.Options), func(i int) (label string, r render.Rect) {
		r = w.partBox(p.box, i)
		if w.Options[i].Art != "" {
			r = control.TabLine(r)
		}
		return w.Options[i].Text, r
	})
	for i := range w.Options {
		state := w.partState(p, i)
		if o := &w.Options[i]; o.Art != "" {
			control.SegmentTab(p.Theme, dst, w.partBox(p.box, i), o.Art, o.Text, set, state)
		} else {
			control.Segment(p.Theme, dst, w.partBox(p.box, i), o.Text, w.Kind, set, state)
		}
	}
}

// drawStars draws a row of stars.
func (w Segmented) drawStars(dst *ebiten.Image, p *painter) {
	for i := range w.Options {
		control.Star(p.Theme, dst, w.partBox(p.box, i), i <= w.Selected, w.partState(p, i))
	}
}

// partState returns the state of an option.
func (w Segmented) partState(p *painter, i int) render.State {
	s := &p.ui.drawn
	return render.State{
		Active:  i == w.Selected,
		Hover:   p.state.Hover && s.hovPart == i,
		Pressed: p.state.Pressed && (s.heldPart == i || s.held != p.c.ID),
		Focused: p.state.Focused && i == max(0, w.Selected),
		Off:     p.state.Off || w.Options[i].Off,
	}
}

func (w Stepper) draw(dst *ebiten.Image, p *painter) {
	s := &p.ui.drawn
	part := func(i int) render.State {
		_, off := w.partTip(i)
		return render.State{
			Off:     p.state.Off || off,
			Hover:   p.state.Hover && s.hovPart == i,
			Pressed: p.state.Pressed && s.held == p.c.ID && s.heldPart == i,
		}
	}
	if w.Paint != nil {
		w.Paint(dst, p.box, p.state, part(0), part(1))
		return
	}
	control.Stepper(p.Theme, dst, p.box, w.Text, p.state, part(0), part(1))
}

func (w Slider) draw(dst *ebiten.Image, p *painter) {
	control.Slider(p.Theme, dst, p.box, w.share(), w.Family, p.state)
}

func (w TextField) draw(dst *ebiten.Image, p *painter) {
	f := w.shown(p.state.Focused)
	// A text that is scrolled hangs on its caret, which then does not blink.
	if f.Caret >= 0 && !p.ui.drawn.caretOn && edit.Start(p.ui.ruler, p.box, &f) >= control.FieldText(p.box, &f).X {
		f.Caret = -1
	}
	control.DrawField(p.Theme, dst, p.box, f, p.state)
}

func (w Dropdown) draw(dst *ebiten.Image, p *painter) {
	switch {
	case w.Paint != nil:
		w.Paint.PaintControl(dst, p.box, p.state)
	case w.Selected >= 0 && w.Selected < len(w.Options):
		control.Dropdown(p.Theme, dst, p.box, w.Options[w.Selected].Text, p.state)
	default:
		control.Dropdown(p.Theme, dst, p.box, "", p.state)
	}
}

func (w listOption) draw(dst *ebiten.Image, p *painter) {
	control.MenuRow(p.Theme, dst, p.box, w.text, p.state)
}

func (w Scroll) draw(dst *ebiten.Image, p *painter) {
	s := p.ui.scrolls[p.c.ID]
	if s == nil || s.most <= 0 {
		return
	}
	bar, from, to := s.track(w, p.box)
	control.ScrollBar(p.Theme, dst, bar, from, to, p.state)
}
