package render

import (
	"github.com/hajimehoshi/ebiten/v2"
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
	small := Style{Face: Medium, Size: min(14, r.H*.34), Color: white, Align: End}
	const least, leastNote, beside = 12, 11, 30
	narrow, tight := st.Sized(least), small.Sized(leastNote)
	narrow.Face, tight.Face = st.Face.Condensed(), small.Face.Condensed()
	if note != "" && p.measure(name, narrow)+p.measure(note, tight) > r.Right()-left-beside {
		// There is room for both only below each other.
		p.fit(name, left, r.Y+r.H*.45, r.Right()-14-left, least, st.Sized(min(st.Size, r.H*.4)))
		p.fit(note, left, r.Y+r.H*.86, r.Right()-14-left, leastNote, small.Aligned(Start))
		return
	}
	w := 0.0
	if note != "" {
		room := max(r.W*.42, r.Right()-beside-left-p.measure(name, st))
		room = max(room, min(p.measure(note, tight)+1, r.Right()-beside-left-p.measure(name, narrow)))
		w = 14 + p.capped(1.35).fit(note, r.Right()-16, p.middle(r, small), room, leastNote, small)
	}
	p.fit(name, left, p.middle(r, st), r.Right()-14-w-left, least, st)
}
