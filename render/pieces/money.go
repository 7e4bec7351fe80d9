package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// BillW and BillH are the size of a bill at scale 1, in logical pixels.
const BillW, BillH = sketch.BillW, sketch.BillH

// NoteValue returns the value in dollars of a bill of the edition: from 0, the
// smallest, on; after the greatest they begin again.
func NoteValue(t *render.Theme, i int) int {
	notes := t.Skin.Money.Notes
	return notes[len(notes)-1-max(i, 0)%len(notes)].Value
}

// NoteUpto is [NoteValue] for bills of a sum of dollars: of those that are worth no more than that,
// and of the smallest in any case.
func NoteUpto(t *render.Theme, i int, dollars int32) int {
	kinds := 1
	for n := len(t.Skin.Money.Notes); kinds < n && NoteValue(t, kinds) <= int(dollars); {
		kinds++
	}
	return NoteValue(t, max(i, 0)%kinds)
}

// BillFan draws three bills of the edition that lie over each other, as large as there is
// room for.
func BillFan(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	k := min(r.W/148, r.H/52)
	for i, turn := range [3]float64{-8, 5, -3} {
		down := [3]float64{2, -4, 4}[i]
		Bill(t, dst, NoteValue(t, 2+i), r.CenterX()+float64(i-1)*36*k, r.CenterY()+down*k, .95*k, render.Pose{Turn: turn})
	}
}

// NotesFor returns the bills of the edition that stand for a sum of dollars: as
// few as add up to it, and of those the five greatest. Nothing stands for a sum
// below the smallest bill.
func NotesFor(t *render.Theme, dollars int) palette.Notes { return t.Skin.Money.NotesFor(dollars) }

// bill returns the picture of a bill, which is painted when it is asked for first.
func bill(t *render.Theme, value int, scale float64) *render.Picture {
	key := render.DrawingKey{What: "bill", N: value, Size: float32(scale)}
	if q := t.WasComposed(key); q != nil {
		return q
	}
	w, h := BillW*scale, BillH*scale
	m := &t.Skin.Money
	b := m.Of(value)
	return t.Composed(key, w, h, 8*scale, func(p render.Pen) {
		p.Shadow(render.Rect{X: 0, Y: 0, W: w, H: h}, 3*scale, 2*scale, 1.5*scale, .35)
		p.Blit(p.Drawing(key, func() sketch.Drawing { return sketch.Bill(m.Engraving, b.Paper, b.Ink, scale) }), 0, 0, 1)
		st := render.Style{Face: render.CondensedBold, Size: sketch.BillType * scale, Color: palette.White, Align: render.Center}
		p.Unrecorded = true
		p.GrowingTo(1).Text(b.Mark, w/2, sketch.BillBaseline*scale, st)
	})
}

// Bill draws a bill of the edition around x, y in a pose. Scale 1 is 72x36.
// For a value that no bill has it draws the greatest one below.
func Bill(t *render.Theme, dst *ebiten.Image, value int, x, y, scale float64, pose render.Pose) {
	if pose == (render.Pose{}) {
		t.Pen(dst).Blit(bill(t, value, scale), x-BillW*scale/2, y-BillH*scale/2, 1)
		return
	}
	raster := render.SteppedSize(scale, .15)
	t.Pen(dst).Posed(bill(t, value, raster), x, y, pose.Scaled(scale/raster))
}

// NoteFan draws bills as a small fanned stack around x, y, the greatest on top.
// Scale .6 is that of player cards.
func NoteFan(t *render.Theme, dst *ebiten.Image, notes palette.Notes, x, y, scale float64) {
	n, k := notes.Count(), scale/.6
	for i := range n {
		step := float64(i)
		Bill(t, dst, notes[n-1-i], x+(step-float64(n-1)/2)*3*k, y-step*3.2*k, scale, render.Pose{Turn: -3 + step*2.5})
	}
}

// Confetti draws the n-th strip of paper of a burst around x, y.
func Confetti(t *render.Theme, dst *ebiten.Image, n int, x, y float64, pose render.Pose) {
	q := t.Drawing(render.DrawingKey{What: "confetti", N: n}, func() sketch.Drawing { return sketch.Confetti(n) })
	t.Pen(dst).Posed(q, x, y, pose)
}

// NoteRow draws up to four bills side by side like cards in a hand, around x, y.
// Scale .6 is that of player cards.
func NoteRow(t *render.Theme, dst *ebiten.Image, notes palette.Notes, x, y, scale float64) {
	n := min(notes.Count(), 4)
	for i := range n {
		at := float64(i) - float64(n-1)/2
		Bill(t, dst, notes[i], x+at*30*scale, y+at*at*1.6*scale, scale, render.Pose{Turn: at * 7})
	}
}
