package render

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// TinyPage is the content of a small page of Conquest. Days are named by their place, 1 to
// 42, row by row.
type TinyPage struct {
	Days [ConquestRows*7 + 1]TinyDay
	// Linked reports whether two days are, the smaller place first.
	Linked func(a, b int) bool
}

// TinyDay is a day of a small page: its date, which of another month is grey, and its region.
type TinyDay struct {
	Date   int
	Other  bool
	Region int
}

// TinyPage draws a page of Conquest in r: its days in the colors of their regions with the
// dates, walls as long bars, links between regions as
// bridges from day to day, and marks at the edges where a midnight leads on; the days alone
// where they are tiny.
func (t *Theme) TinyPage(dst *ebiten.Image, r Rect, k TinyPage) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	w, h := r.W/7, r.H/ConquestRows
	gap := min(3, w*.12)
	tiny := min(w, h) < 20 // dates could not be read, and bridges would be as large as days
	cell := func(place int) Rect {
		return Rect{r.X + float64((place-1)%7)*w, r.Y + float64((place-1)/7)*h, w, h}
	}
	for place := 1; place < len(k.Days); place++ {
		day, box := &k.Days[place], cell(place).Inset(gap/2)
		pair := RegionPair(day.Region)
		p.fill(box, min(4, w*.12), pair.Edge)
		p.fill(box.topPart(box.H-min(2, h*.08)), min(4, w*.12), pair.Face)
		p.contrastFrame(box, min(4, w*.12), c.Line)
		st := Style{Face: CondensedBold, Size: min(18, max(13, h*.34)), Color: c.Ink, Align: Center}
		switch {
		case tiny:
			continue
		case day.Other:
			st.Color = c.Ink2
		case place%7 == 1:
			st.Color = c.Loss
		}
		p.fitIn(box, strconv.Itoa(day.Date), box.CenterX(), box.W, 9, st)
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
				p.fill(Rect{one.Right() - gap/2, one.CenterY() - across, gap, 2 * across}, gap/2, c.Ink2)
				p.fill(Rect{two.X - gap/2, two.CenterY() - across, gap, 2 * across}, gap/2, c.Ink2)
			case joint == Beside && !linked:
				p.fill(Rect{x - gap/2, one.Y, gap, one.H}, gap/2, wall)
			case joint == Below && !linked:
				p.fill(Rect{one.X, y - gap/2, one.W, gap}, gap/2, wall)
			case joint == Beside && k.Days[a].Region != k.Days[b].Region:
				p.fill(Rect{x - across, y + h*.25, 2 * across, bridgeWidth}, gap/2, bridge)
			case joint == Below && k.Days[a].Region != k.Days[b].Region:
				p.fill(Rect{x + w*.25, y - across, bridgeWidth, 2 * across}, gap/2, bridge)
			}
		}
	}
}

// RegionBonus draws what a region of a page of Conquest brings, on its color.
func (t *Theme) RegionBonus(dst *ebiten.Image, r Rect, region int, bonus string) {
	p, pair := t.pen(dst).capped(1.2), RegionPair(region)
	p.fill(r, r.H/4, pair.Face)
	p.frame(r.Inset(.7), r.H/4, 1.6, pair.Edge)
	p.fitIn(r, bonus, r.CenterX(), r.W-6, 9, Style{Face: Black, Size: 15, Color: t.Palette.Ink, Align: Center})
}
