package render

import "bigpayday/render/sketch"

// printedDay draws a day that is printed on the calendar, or, open, waits for a
// tile.
func (t *Theme) printedDay(p pen, r Rect, tile Tile) {
	c, k := &t.Palette, &t.skin.day
	sign, _ := sketch.SignOf(tile.Kind)
	f := familyOf(sign.Family)
	pair := c.Families[f]
	ts := t.onBoard(r, tile.Date > 0, k)
	st := Style{Face: CondensedBold, Size: ts.LabelType, Color: c.PageInk, Align: Center}
	alpha, band := 1.0, r.bottomPart(ts.LabelBand)
	switch {
	case tile.Open:
		alpha = .6
		st.Face, st.Color = CondensedMedium, c.Ink2
		p.dashes(r.Inset(.2), 8, 1.6, 5, 5, mixed(c.Seam, c.Ink3, .3))
	case k.label == labelOnBand:
		if k.raised {
			p.shadow(r.narrowed(1), k.radius, 1.5, 1, .22)
		}
		p.fill(r, k.radius, c.Tints[f])
		ground := pair.Face
		if f == Gold {
			ground = c.GoldBottom
		}
		p.fillPart(band, k.radius, bots, ground)
		p.frame(r, k.radius, k.edgeWidth, faded(pair.Edge, .5))
		st.Color = c.On(f)
	default:
		edge, width := k.edge, k.edgeWidth
		if edge.A == 0 || t.HighContrast {
			edge, width = c.Line, c.LineWidth
		}
		p.fill(r, k.radius, t.dayPaper())
		p.frame(r, k.radius, width, edge)
		if k.label == labelUnderRule {
			p.hline(r.X+2, band.Y-1, r.W-4, 1.2, edge)
		}
	}
	base := r.Bottom() - 7
	if k.label != labelBelow && !tile.Open && 7+st.Size*p.scale()*.72 > band.H-2 {
		base = p.middle(band, st) // larger type stays on the band, or off the line
	}
	t.plateAndPicture(p, r, ts, sign, tile, max(r.H-ts.H, 0), alpha)
	if tile.Sum != "" && !tile.Open {
		t.daySum(p, r, ts, tile)
	}
	if tile.Date > 0 {
		t.date(p, r, ts, tile)
	}
	p.fit(tile.Label, r.CenterX(), base, min(ts.LabelWidth, r.W-6), 10, st)
}

// dayPaper is the ground of printed days.
func (t *Theme) dayPaper() Color {
	if face := t.skin.day.face; face.A > 0 && !t.HighContrast {
		return face
	}
	return t.Palette.Field
}

// PrintsSums reports whether sums are printed on days in the edition whose look
// the theme has.
func (t *Theme) PrintsSums() bool { return t.skin.day.sums }

// daySum prints what is got or paid on a day at its left, on a patch of the
// day's paper, for it is wider than the room beside the picture.
func (t *Theme) daySum(p pen, r Rect, ts sketch.TileSize, tile Tile) {
	c, k := &t.Palette, min(r.W/sketch.TileFull.W, 1)
	st := Style{Face: CondensedBold, Size: max(14*k, 12), Color: c.SumColor(false, tile.Pays, c.Gain)}
	p = p.capped(1.1)
	base := r.Bottom() - ts.LabelBand - 7*k
	w := p.measure(tile.Sum, st)
	p.fill(Rect{r.X + 3*k, base - 14*k, w + 4*k, 18 * k}, 3, t.dayPaper())
	p.text(tile.Sum, r.X+5*k, base, st)
}
