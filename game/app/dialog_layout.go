package app

import (
	"bigpayday/game/ui"
	"bigpayday/render"
)

var (
	dialogTitle = render.Style{Face: render.Black, Size: 24}
	dialogText  = render.Style{Face: render.Regular, Size: 15.5}
)

// dialogBoxes is where the parts of a dialog are.
type dialogBoxes struct {
	Sheet render.Rect
	// Text is where title and body stand; their baselines are those of their
	// first lines.
	Text                render.Rect
	title, body         *render.Lines
	titleBase, bodyBase float64
	Buttons             []render.Rect
	// titleStyle and bodyStyle are the type, grow how much larger it is than in
	// the design.
	titleStyle, bodyStyle render.Style
	grow                  float64
}

// LayDialog lays a dialog out in the middle of the window, as high as its text
// is long. Buttons stand side by side at the right, or below each other where
// there is no room for that; the first one is the leftmost, or lowest.
func LayDialog(t *render.Theme, title, text string, buttons []ui.Button) dialogBoxes {
	const gap = 10.0
	v, grow := t.View, UprightGrowth(t.View)
	pad := 28 * grow
	w := min(v.W-2*24, 540*min(1.6, .6+.4*t.TextScale)*grow)
	b := dialogBoxes{Text: render.Rect{W: w - 2*pad}, grow: grow}
	b.titleStyle, b.bodyStyle = dialogTitle.Sized(dialogTitle.Size*grow), dialogText.Sized(dialogText.Size*grow)
	buttonH := (26 + 22*t.TextScale) * grow

	widths := make([]float64, len(buttons))
	sum := -gap
	for i, l := range buttons {
		widths[i] = ButtonWidth(t, l)
		sum += widths[i] + gap
	}
	stacked := sum > b.Text.W
	buttonsH := buttonH
	if stacked {
		buttonsH = float64(len(buttons))*(buttonH+gap) - gap
	}

	b.title = t.Wrap(title, b.titleStyle, b.Text.W, 2)
	top := render.DialogHead + 22.0
	room := v.H - 2*16 - top - b.title.Height() - 14 - 24 - buttonsH - pad
	b.body = Clauses(t, text, ".", b.bodyStyle, b.Text.W, max(1, int(room/t.LineHeight(b.bodyStyle))))
	h := top + b.title.Height() + 14 + b.body.Height() + 24 + buttonsH + pad
	b.Sheet = render.Rect{X: (v.W - w) / 2, Y: max(16, (v.H-h)*.45), W: w, H: h}
	b.Text.X, b.Text.Y = b.Sheet.X+pad, b.Sheet.Y+top
	b.Text.H = b.title.Height() + 14 + b.body.Height()
	b.titleBase = b.Text.Y + b.title.Leading*.74
	b.bodyBase = b.Text.Y + b.title.Height() + 14 + b.body.Leading*.74

	x, y := b.Sheet.Right()-pad, b.Sheet.Bottom()-pad-buttonH
	for i := len(buttons) - 1; i >= 0; i-- {
		if stacked {
			b.Buttons = append(b.Buttons, render.Rect{
				X: b.Text.X, Y: y - float64(i)*(buttonH+gap), W: b.Text.W, H: buttonH,
			})
			continue
		}
		x -= widths[i]
		b.Buttons = append(b.Buttons, render.Rect{X: x, Y: y, W: widths[i], H: buttonH})
		x -= gap
	}
	// They were laid from the last one on.
	for i, j := 0, len(b.Buttons)-1; i < j; i, j = i+1, j-1 {
		b.Buttons[i], b.Buttons[j] = b.Buttons[j], b.Buttons[i]
	}
	return b
}

// ButtonWidth returns the width that a button's label takes, with its key and
// some air.
func ButtonWidth(t *render.Theme, b ui.Button) float64 {
	size := b.Size
	if size == 0 {
		size = 15
		if b.Kind != render.Secondary {
			size = 17
		}
	}
	w := t.MeasureText(b.Label, render.Style{Face: render.Bold, Size: size}) + 40
	if b.Key != "" {
		w += t.KeycapWidth(b.Key) + 14
	}
	return max(130, w)
}
