package pause

import (
	"bigpayday/game/app"
	"bigpayday/render"
)

// playersBoxes is where the parts of the sheet are on which seats change hands.
type playersBoxes struct {
	sheet               render.Rect
	titleBase, noteBase float64
	note                *render.Lines
	// title, name and noteStyle are the type. The controls are drawn with a theme
	// whose type is as large.
	title, name, noteStyle render.Style
	large                  *render.Theme
	tokens, names, kinds   []render.Rect
	done                   render.Rect
}

// layPlayers lays the sheet out in the middle of the window, with a row for
// each seat: its token, its name and who plays it.
func layPlayers(t *render.Theme, names, kinds []string, note string) playersBoxes {
	v, k, grow := t.View, t.TextScale, app.UprightGrowth(t.View)
	pad, gap := 30*grow, 8*grow
	b := playersBoxes{
		title: pauseTitle.Sized(pauseTitle.Size * grow), name: render.Style{Face: render.Bold, Size: 16 * grow},
		noteStyle: pauseNote.Sized(pauseNote.Size * grow),
	}
	b.large = t.Larger(grow)
	widest := 0.0
	for _, kind := range kinds {
		widest = max(widest, b.large.MeasureText(kind, render.Style{Face: render.Bold, Size: 13.5}))
	}
	kindsW := (widest + 22*grow) * float64(len(kinds))
	token := 40 * grow
	w := min(v.W-48, 2*pad+token+4+(12+190+12)*grow+kindsW)
	in := w - 2*pad
	kindsW = min(kindsW, in-token-28-90*grow)
	b.note = t.WrapEvenly(note, b.noteStyle, in, 3)
	head := render.DialogHead + (22+26*k+14)*grow
	foot := 12*grow + b.note.Height() + 12*grow
	doneH := (30 + 22*k) * grow
	// Rows become lower before the sheet leaves the window.
	rowH := min(max(app.ControlHeight(t), 40)*grow, (v.H-24-head-foot-doneH-18*grow)/float64(len(names))-gap)
	h := head + float64(len(names))*(rowH+gap) + foot + doneH + 18*grow
	b.sheet = render.Rect{X: (v.W - w) / 2, Y: (v.H - h) / 2, W: w, H: h}
	b.titleBase = b.sheet.Y + render.DialogHead + (20+24*k)*grow
	y := b.sheet.Y + head
	for range names {
		plate := min(token, rowH)
		b.tokens = append(b.tokens, render.Rect{X: b.sheet.X + pad + (token-plate)/2, Y: y + (rowH-plate)/2, W: plate, H: plate})
		kindX := b.sheet.Right() - pad - kindsW
		b.kinds = append(b.kinds, render.Rect{X: kindX, Y: y, W: kindsW, H: rowH})
		nameX := b.sheet.X + pad + token + 12
		b.names = append(b.names, render.Rect{X: nameX, Y: y, W: kindX - 12 - nameX, H: rowH})
		y += rowH + gap
	}
	b.noteBase = y + 8*grow + b.note.Leading*.76
	b.done = render.Rect{X: b.sheet.X + pad, Y: b.sheet.Bottom() - 18*grow - doneH, W: in, H: doneH}
	return b
}
