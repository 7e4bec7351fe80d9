package warfare

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// TinyPage is the content of a small page of Conquest. Days are named by their place, 1 to
// 42, row by row.
type TinyPage struct {
	Days [Rows*7 + 1]TinyDay
	// Linked reports whether two days are, the smaller place first.
	Linked func(a, b int) bool
}

// TinyDay is a day of a small page: its date, which of another month is grey, and its region.
type TinyDay struct {
	Date   int
	Other  bool
	Region int
}

// DrawTinyPage draws a page of Conquest in r: its days in the colors of their regions with the
// dates, walls as long bars, links between regions as
// bridges from day to day, and marks at the edges where a midnight leads on; the days alone
// where they are tiny.
func DrawTinyPage(t *render.Theme, dst *ebiten.Image, r render.Rect, k TinyPage) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	w, h := r.W/7, r.H/Rows
	gap := min(3, w*.12)
	tiny := min(w, h) < 20 // dates could not be read, and bridges would be as large as days
	cell := func(place int) render.Rect {
		return render.Rect{X: r.X + float64((place-1)%7)*w, Y: r.Y + float64((place-1)/7)*h, W: w, H: h}
	}
	for place := 1; place < len(k.Days); place++ {
		day, box := &k.Days[place], cell(place).Inset(gap/2)
		pair := RegionPair(day.Region)
		p.Fill(box, min(4, w*.12), pair.Edge)
		p.Fill(box.TopPart(box.H-min(2, h*.08)), min(4, w*.12), pair.Face)
		p.ContrastFrame(box, min(4, w*.12), c.Line)
		st := render.Style{Face: render.CondensedBold, Size: min(18, max(13, h*.34)), Color: c.Ink, Align: render.Center}
		switch {
		case tiny:
			continue
		case day.Other:
			st.Color = c.Ink2
		case place%7 == 1:
			st.Color = c.Loss
		}
		p.TextFitIn(box, strconv.Itoa(day.Date), box.CenterX(), box.W, 9, st)
	}
	if tiny {
		return
	}
	const bridgeWidth = 3.5
	wall, bridge, across := c.Loss, c.Ink, min(7, h*.2)
	if t.HighContrast {
		wall = c.Ink
	}
	for a := 1; a < len(k.Days); a++ {
		for b := a + 1; b < min(a+8, len(k.Days)); b++ {
			one, two := cell(a), cell(b)
			x, y := (one.CenterX()+two.CenterX())/2, (one.CenterY()+two.CenterY())/2
			switch joint, linked := JointOf(a, b), k.Linked(a, b); {
			case joint == Midnight && linked:
				p.Fill(render.Rect{X: one.Right() - gap/2, Y: one.CenterY() - across, W: gap, H: 2 * across}, gap/2, c.Ink2)
				p.Fill(render.Rect{X: two.X - gap/2, Y: two.CenterY() - across, W: gap, H: 2 * across}, gap/2, c.Ink2)
			case joint == Beside && !linked:
				p.Fill(render.Rect{X: x - gap/2, Y: one.Y, W: gap, H: one.H}, gap/2, wall)
			case joint == Below && !linked:
				p.Fill(render.Rect{X: one.X, Y: y - gap/2, W: one.W, H: gap}, gap/2, wall)
			case joint == Beside && k.Days[a].Region != k.Days[b].Region:
				p.Fill(render.Rect{X: x - across, Y: y + h*.25, W: 2 * across, H: bridgeWidth}, gap/2, bridge)
			case joint == Below && k.Days[a].Region != k.Days[b].Region:
				p.Fill(render.Rect{X: x + w*.25, Y: y - across, W: bridgeWidth, H: 2 * across}, gap/2, bridge)
			}
		}
	}
}

// RegionBonus draws what a region of a page of Conquest brings, on its color.
func RegionBonus(t *render.Theme, dst *ebiten.Image, r render.Rect, region int, bonus string) {
	p, pair := t.Pen(dst).GrowingTo(1.2), RegionPair(region)
	p.Fill(r, r.H/4, pair.Face)
	p.Frame(r.Inset(.7), r.H/4, 1.6, pair.Edge)
	p.TextFitIn(r, bonus, r.CenterX(), r.W-6, 9, render.Style{Face: render.Black, Size: 15, Color: t.Palette.Ink, Align: render.Center})
}
