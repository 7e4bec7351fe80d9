package hand

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/render"
	"bigpayday/render/control"
)

// SetTheme says what the standard controls are drawn and measured with. It has
// to be called again when the theme is replaced.
func (h *Hand) SetTheme(t *render.Theme) {
	if t == h.theme {
		return
	}
	h.theme, h.ruler = t, edit.ThemeRuler{Theme: t}
	h.sum = 0 // everything looks different now
	h.aim = aim{}
}

// Draw draws the layers of the last Update: what lies behind each of them, and
// their controls. Without a theme it draws nothing.
func (h *Hand) Draw(dst *ebiten.Image) {
	if h.theme == nil {
		return
	}
	next := 0
	for l := range h.layers {
		layer := &h.layers[l]
		if h.list.open() && layer.ID == h.list.layer.ID {
			control.MenuPanel(h.theme, dst, layer.Box)
		}
		if layer.Behind != nil {
			layer.Behind(dst)
		}
		for ; next < len(h.entries) && h.entries[next].layer == l; next++ {
			h.drawEntry(dst, &h.entries[next])
		}
	}
}

func (h *Hand) drawEntry(dst *ebiten.Image, e *entry) {
	c := h.control(e)
	if c.Widget == nil {
		return
	}
	// Kept in h, so that a frame allocates none.
	b := &h.brush
	theme := h.theme
	if c.Theme != nil {
		theme = c.Theme
	}
	*b = ui.Brush{
		Theme: theme, Layer: &h.layers[e.layer], Control: c, Box: e.box, State: h.stateOf(c),
		Hovered: h.drawn.hovPart, Held: h.drawn.held, HeldPart: h.drawn.heldPart,
		Ruler: h.ruler, Caret: h.drawn.caretOn, Scrolled: h.scrolls[c.ID],
	}
	if !e.clipped {
		c.Draw(dst, b)
		return
	}
	if !e.box.Overlaps(e.clip) {
		return
	}
	// A focus ring stands out of its control, and so does the tick of a chosen card:
	// let them show at the sides.
	const aside = 12
	clip := dst.RecyclableSubImage(h.device(render.Rect{X: e.clip.X - aside, Y: e.clip.Y, W: e.clip.W + 2*aside, H: e.clip.H}))
	defer clip.Recycle()
	c.Draw(clip, b)
}

// device returns a rectangle in whole device pixels.
func (h *Hand) device(r render.Rect) image.Rectangle {
	at := func(v float64) int { return int(math.Round(v * h.view.Scale)) }
	return image.Rect(at(r.X), at(r.Y), at(r.Right()), at(r.Bottom()))
}

// stateOf returns how a control looks now.
func (h *Hand) stateOf(c *ui.Control) render.State {
	s := &h.drawn
	_, text := c.Widget.(ui.TextField)
	state := render.State{
		Off:     c.Off,
		Active:  c.Active || c.ID == h.list.owner,
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
func (h *Hand) State(id ui.ID) render.State {
	_, c := h.find(id)
	if c == nil {
		return render.State{}
	}
	return h.stateOf(c)
}

// tipWidth is the greatest width of a tooltip in logical pixels.
const tipWidth = 420

// DrawTip draws the tooltip, if there is one. It lies over everything else, also
// over what a scene draws after Draw.
func (h *Hand) DrawTip(dst *ebiten.Image) {
	tip, at, ok := h.Tooltip()
	if !ok || h.theme == nil {
		return
	}
	bounds := h.view.Bounds()
	w, high := control.TipSize(h.theme, tip, min(tipWidth, bounds.W-32))
	r, ok := control.PlaceTip(bounds, at, h.said(), w, high)
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
	control.DrawTip(h.theme, dst, r, tip, x, y)
}

// said returns the box of what is said on the page, which no tooltip covers.
func (h *Hand) said() render.Rect {
	for l := range h.layers {
		if h.layers[l].Said {
			return h.layers[l].Box
		}
	}
	return render.Rect{}
}
