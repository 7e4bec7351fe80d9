package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// dialogHead is the height of a dialog's coloured head.
const dialogHead = 18

// Dialog draws a decision sheet: a pad with a second sheet under it and a
// punched head in the colour of a family.
func Dialog(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(render.Rect{X: r.X + 6, Y: r.Y, W: r.W - 10, H: r.H + 4}, 8, 18, 12, .6)
	p.Fill(render.Rect{X: r.X + 5, Y: r.Y + 6, W: r.W - 2, H: r.H}, t.Round(6), palette.Mixed(c.Paper3, c.Paper2, .3))
	p.Fill(r, t.Round(6), c.PaperTop)
	pair := c.Families[f]
	p.FillPart(r.TopPart(dialogHead), t.Round(6), render.Tops, pair.Face)
	pieces.Holes(p, r.TopPart(dialogHead), 31, 3.6, palette.Mixed(pair.Edge, c.Ink, .25))
	p.ContrastFrame(r, t.Round(6), c.Ink)
}

// AskHead draws the head of a panel in the right column in which something is
// decided, along its upper edge: in the colour of a family, with a pictogram on
// a white plate, a name in capitals and a note at its right end, or "".
func AskHead(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family, art, name, note string) {
	p, c := t.Pen(dst).GrowingTo(1.12), &t.Palette
	p.FillPart(r, 7, render.Tops, c.Families[f].Face)
	plate := render.Rect{X: r.X + 10, Y: r.Y + 6, W: r.H - 12, H: r.H - 12}
	p.Fill(plate, 6, c.Cream)
	p.ArtAt(art, plate.CenterX(), plate.CenterY(), plate.W*.8)
	left := plate.Right() + 10
	st := render.Style{Face: render.Black, Size: min(22, r.H*.47), Color: palette.White, Tracking: 1.2}
	small := render.Style{Face: render.Medium, Size: min(14, r.H*.34), Color: palette.White, Align: render.End}
	const least, leastNote, beside = 12, 11, 30
	narrow, tight := st.Sized(least), small.Sized(leastNote)
	narrow.Face, tight.Face = st.Face.Condensed(), small.Face.Condensed()
	if note != "" && p.Measure(name, narrow)+p.Measure(note, tight) > r.Right()-left-beside {
		// There is room for both only below each other.
		p.TextFit(name, left, r.Y+r.H*.45, r.Right()-14-left, least, st.Sized(min(st.Size, r.H*.4)))
		p.TextFit(note, left, r.Y+r.H*.86, r.Right()-14-left, leastNote, small.Aligned(render.Start))
		return
	}
	w := 0.0
	if note != "" {
		room := max(r.W*.42, r.Right()-beside-left-p.Measure(name, st))
		room = max(room, min(p.Measure(note, tight)+1, r.Right()-beside-left-p.Measure(name, narrow)))
		w = 14 + p.GrowingTo(1.35).TextFit(note, r.Right()-16, p.Middle(r, small), room, leastNote, small)
	}
	p.TextFit(name, left, p.Middle(r, st), r.Right()-14-w-left, least, st)
}
