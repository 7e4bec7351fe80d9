package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// BillW and BillH are the size of a bill at scale 1, in logical pixels.
const BillW, BillH = sketch.BillW, sketch.BillH

// NoteValue returns the value in dollars of a bill of the edition: from 0, the
// smallest, on; after the greatest they begin again.
func (t *Theme) NoteValue(i int) int {
	notes := t.skin.money.notes
	return notes[len(notes)-1-max(i, 0)%len(notes)].value
}

// BillFan draws three bills of the edition that lie over each other, as large as there is
// room for.
func (t *Theme) BillFan(dst *ebiten.Image, r Rect) {
	k := min(r.W/148, r.H/52)
	for i, turn := range [3]float64{-8, 5, -3} {
		down := [3]float64{2, -4, 4}[i]
		t.Bill(dst, t.NoteValue(2+i), r.CenterX()+float64(i-1)*36*k, r.CenterY()+down*k, .95*k, Pose{Turn: turn})
	}
}

// NotesFor returns the bills of the edition that stand for a sum of dollars: as
// few as add up to it, and of those the five greatest. Nothing stands for a sum
// below the smallest bill.
func (t *Theme) NotesFor(dollars int) Notes { return t.skin.money.notesFor(dollars) }

// bill returns the picture of a bill, which is painted when it is asked for first.
func (t *Theme) bill(value int, scale float64) *picture {
	key := drawingKey{what: "bill", n: value, size: float32(scale)}
	if q, ok := t.arts.composed[key]; ok {
		return q
	}
	w, h := BillW*scale, BillH*scale
	m := &t.skin.money
	b := m.of(value)
	return t.composed(key, w, h, 8*scale, func(p pen) {
		p.shadow(Rect{0, 0, w, h}, 3*scale, 2*scale, 1.5*scale, .35)
		p.blit(p.drawing(key, func() sketch.Drawing { return sketch.Bill(m.engraving, b.paper, b.ink, scale) }), 0, 0, 1)
		st := Style{Face: CondensedBold, Size: sketch.BillType * scale, Color: white, Align: Center}
		p.unrecorded = true
		p.capped(1).text(b.mark, w/2, sketch.BillBaseline*scale, st)
	})
}

// Bill draws a bill of the edition around x, y in a pose. Scale 1 is 72x36.
// For a value that no bill has it draws the greatest one below.
func (t *Theme) Bill(dst *ebiten.Image, value int, x, y, scale float64, pose Pose) {
	if pose == (Pose{}) {
		t.pen(dst).blit(t.bill(value, scale), x-BillW*scale/2, y-BillH*scale/2, 1)
		return
	}
	raster := steppedSize(scale, .15)
	t.pen(dst).posed(t.bill(value, raster), x, y, pose.scaled(scale/raster))
}

// noteFan draws bills as a small fanned stack around x, y, the greatest on top.
// Scale .6 is that of player cards.
func (t *Theme) noteFan(dst *ebiten.Image, notes Notes, x, y, scale float64) {
	n, k := notes.count(), scale/.6
	for i := range n {
		step := float64(i)
		t.Bill(dst, notes[n-1-i], x+(step-float64(n-1)/2)*3*k, y-step*3.2*k, scale, Pose{Turn: -3 + step*2.5})
	}
}

// Confetti draws the n-th strip of paper of a burst around x, y.
func (t *Theme) Confetti(dst *ebiten.Image, n int, x, y float64, pose Pose) {
	q := t.drawing(drawingKey{what: "confetti", n: n}, func() sketch.Drawing { return sketch.Confetti(n) })
	t.pen(dst).posed(q, x, y, pose)
}

// NoteRow draws up to four bills side by side like cards in a hand, around x, y.
// Scale .6 is that of player cards.
func (t *Theme) NoteRow(dst *ebiten.Image, notes Notes, x, y, scale float64) {
	n := min(notes.count(), 4)
	for i := range n {
		at := float64(i) - float64(n-1)/2
		t.Bill(dst, notes[i], x+at*30*scale, y+at*at*1.6*scale, scale, Pose{Turn: at * 7})
	}
}
