package pause

import (
	"bigpayday/game/app"
	"bigpayday/render"
)

var (
	pauseTitle = render.Style{Face: render.Black, Size: 28}
	pauseNote  = render.Style{Face: render.Regular, Size: 14}
)

// pauseBoxes is where the parts of the pause menu are.
type pauseBoxes struct {
	Sheet               render.Rect
	TitleBase, noteBase float64
	note                *render.Lines
	// titleStyle and noteStyle are the type, and size that of the buttons.
	titleStyle, noteStyle render.Style
	size                  float64
	Buttons               []render.Rect
}

// LayPause lays the menu out in the middle of the window.
func LayPause(t *render.Theme, buttons int, note string) pauseBoxes {
	// Title and note leave the buttons room where type is very large.
	const most = 1.4
	v, k, grow := t.View, t.TextScale, app.UprightGrowth(t.View)
	small := min(k, most)
	pad, gap := 30*grow, 10*grow
	w := min(v.W-48, (320+80*k)*grow)
	in := w - 2*pad
	b := pauseBoxes{
		titleStyle: t.Capped(pauseTitle.Sized(pauseTitle.Size*grow), most),
		noteStyle:  t.Capped(pauseNote.Sized(pauseNote.Size*grow), most), size: 17 * grow,
	}
	b.note = app.Balanced(t, note, b.noteStyle, in, 3)
	head := render.DialogHead + (22+26*small+18)*grow
	foot := 14*grow + b.note.Height() + 18*grow
	// Buttons become lower before the sheet leaves the window.
	buttonH := min((30+22*k)*grow, (v.H-24-head-foot)/float64(buttons)-gap)
	h := head + float64(buttons)*(buttonH+gap) - gap + foot
	b.Sheet = render.Rect{X: (v.W - w) / 2, Y: (v.H - h) / 2, W: w, H: h}
	b.TitleBase = b.Sheet.Y + render.DialogHead + (20+24*small)*grow
	y := b.Sheet.Y + head
	for range buttons {
		b.Buttons = append(b.Buttons, render.Rect{X: b.Sheet.X + pad, Y: y, W: in, H: buttonH})
		y += buttonH + gap
	}
	b.noteBase = y - gap + 14*grow + b.note.Leading*.76
	return b
}
