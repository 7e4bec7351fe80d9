package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// The size of a bill at scale 1, in logical pixels.
const (
	BillW = sketch.BillW
	BillH = sketch.BillH
)

// Notes are the bills that stand for a sum, the greatest first: at most five,
// zero where there are fewer.
type Notes [5]int

// billValues are the bills of the game and how their values are printed.
var billValues = []struct {
	value int
	mark  string
}{{10000, "10K"}, {5000, "5K"}, {1000, "1K"}, {500, "500"}, {100, "100"}}

// NotesFor returns the bills that stand for a sum of dollars: as few as add up
// to it, and of those the five greatest. Nothing stands for a sum below 100.
func NotesFor(dollars int) Notes {
	var out Notes
	n := 0
	for _, b := range billValues {
		for dollars >= b.value && n < len(out) {
			out[n] = b.value
			dollars -= b.value
			n++
		}
	}
	return out
}

func billMark(value int) string {
	for _, b := range billValues {
		if b.value == value {
			return b.mark
		}
	}
	return ""
}

type billKey struct {
	value int
	scale float32
}

func (t *Theme) bill(value int, scale float64) *picture {
	key := billKey{value, float32(scale)}
	if q, ok := t.arts.made[key]; ok {
		return q
	}
	w, h := BillW*scale, BillH*scale
	return t.composed(key, w, h, 8*scale, func(p pen) {
		p.shadow(Rect{0, 0, w, h}, 3*scale, 2*scale, 1.5*scale, .35)
		p.blit(p.other(key, func() sketch.Drawing { return sketch.Bill(value, scale) }), 0, 0, 1)
		st := Style{Face: CondensedBold, Size: sketch.BillType * scale, Color: white, Align: Center}
		p.grown(1).text(billMark(value), w/2, sketch.BillBaseline*scale, st)
	})
}

// Bill draws a bill of the game around x, y in a pose. Scale 1 is 72x36.
func (t *Theme) Bill(dst *ebiten.Image, value int, x, y, scale float64, pose Pose) {
	if pose == (Pose{}) {
		t.pen(dst).blit(t.bill(value, scale), x-BillW*scale/2, y-BillH*scale/2, 1)
		return
	}
	raster := stepped(scale, .15)
	t.pen(dst).hold(t.bill(value, raster), x, y, pose.scaled(scale/raster))
}

// Fan draws bills as a small fanned stack around x, y, the greatest on top.
// Scale .6 is that of player cards.
func (t *Theme) Fan(dst *ebiten.Image, notes Notes, x, y, scale float64) {
	n := 0
	for n < len(notes) && notes[n] != 0 {
		n++
	}
	k := scale / .6
	for i := range n {
		v := notes[n-1-i]
		pose := Pose{Turn: -3 + float64(i)*2.5}
		t.Bill(dst, v, x+(float64(i)-float64(n-1)/2)*3*k, y-float64(i)*3.2*k, scale, pose)
	}
}

// Confetti draws the n-th strip of paper of a burst around x, y.
func (t *Theme) Confetti(dst *ebiten.Image, n int, x, y float64, pose Pose) {
	q := t.other(confettiKey(n), func() sketch.Drawing { return sketch.Confetti(n) })
	t.pen(dst).hold(q, x, y, pose)
}

type confettiKey int
