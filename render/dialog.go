package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// dialogHead is the height of a dialog's coloured head.
const dialogHead = 18

// Dialog draws a decision sheet: a pad with a second sheet under it and a
// punched head in the colour of a family.
func (t *Theme) Dialog(dst *ebiten.Image, r Rect, f Family) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(Rect{r.X + 6, r.Y, r.W - 10, r.H + 4}, 8, 18, 12, .6)
	p.fill(Rect{r.X + 5, r.Y + 6, r.W - 2, r.H}, t.round(6), mixed(c.Paper3, c.Paper2, .3))
	p.fill(r, t.round(6), c.PaperTop)
	pair := c.Families[f]
	p.fillPart(r.topPart(dialogHead), t.round(6), tops, pair.Face)
	p.holes(r.topPart(dialogHead), 31, 3.6, mixed(pair.Edge, c.Ink, .25))
	p.contrastFrame(r, t.round(6), c.Ink)
}

// DialogTitle draws what stands at the head of a decision: the sign of a kind of
// space, title and line below it, and at the right a sum with its label. Any of
// them may be "".
func (t *Theme) DialogTitle(dst *ebiten.Image, r Rect, kind, title, text, label, sum string, gain bool) {
	p, c := t.pen(dst).capped(1.12), &t.Palette
	// Small windows leave the room to what is to be decided.
	type head struct{ side, sign, signY, indent, label, titleBase, title, textBase, text, sum float64 }
	h := head{28, 62, 32, 98, 54, 64, 32, 88, 15, 30}
	if t.View.Compact {
		h = head{18, 52, 26, 80, 44, 52, 27, 74, 14, 27}
	}
	left := r.X + h.side
	if _, ok := sketch.SignOf(kind); ok {
		t.Sign(dst, kind, r.X+h.side-6, r.Y+h.signY, h.sign, false)
		left = r.X + h.indent
	}
	x, w := r.Right()-h.side, 0.0
	if label != "" {
		y := r.Y + h.label
		if sum == "" {
			y = r.Y + h.textBase
		}
		w = p.capped(1.4).fit(label, x, y, r.W*.36, 11.5, Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink2, Align: End})
	}
	if sum != "" {
		st := Style{Face: Black, Size: h.sum, Color: c.SumColor(gain, false, c.Ink), Align: End, Tracking: -.6}
		w = max(w, p.fit(sum, x, r.Y+h.textBase-2, r.W*.36, 14, st))
	}
	room := x - w - 18 - left
	p.fit(title, left, r.Y+h.titleBase, room, 18, Style{Face: Black, Size: h.title, Color: c.Ink, Tracking: -.8})
	line := Style{Face: Regular, Size: h.text, Color: c.Ink2}
	p = p.capped(max(p.maxGrowth, t.LargestGrowth(1.3, func(k float64) bool { return p.capped(k).measure(text, line) <= room })))
	p.sentence(text, left, r.Y+h.textBase, room, 12, line)
}

// AskHead draws the head of a panel in the right column in which something is
// decided, along its upper edge: in the colour of a family, with a pictogram on
// a white plate, a name in capitals and a note at its right end, or "".
func (t *Theme) AskHead(dst *ebiten.Image, r Rect, f Family, art, name, note string) {
	p, c := t.pen(dst).capped(1.12), &t.Palette
	p.fillPart(r, 7, tops, c.Families[f].Face)
	plate := Rect{r.X + 10, r.Y + 6, r.H - 12, r.H - 12}
	p.fill(plate, 6, c.Cream)
	p.artAt(art, plate.CenterX(), plate.CenterY(), plate.W*.8)
	left := plate.Right() + 10
	st := Style{Face: Black, Size: min(22, r.H*.47), Color: white, Tracking: 1.2}
	w := 0.0
	if note != "" {
		small := Style{Face: Medium, Size: min(14, r.H*.34), Color: white, Align: End}
		room := max(r.W*.42, r.Right()-30-left-p.measure(name, st))
		w = 14 + p.capped(1.35).fit(note, r.Right()-16, p.middle(r, small), room, 11, small)
	}
	p.fit(name, left, p.middle(r, st), r.Right()-14-w-left, 12, st)
}
