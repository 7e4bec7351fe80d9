package boards

import (
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// printedDay draws a day that is printed on the calendar, or, open, waits for a
// tile.
func printedDay(t *render.Theme, p render.Pen, r render.Rect, tile Tile) {
	c, k := &t.Palette, &t.Skin.Day
	sign, _ := sketch.SignOf(tile.Kind)
	f := palette.FamilyOf(sign.Family)
	pair := c.Families[f]
	ts := onBoard(t, r, tile.Date > 0, k)
	st := p.Legible(render.Style{Face: render.CondensedBold, Size: ts.LabelType, Color: c.PageInk, Align: render.Center})
	alpha, band := 1.0, r.BottomPart(ts.LabelBand)
	switch {
	case tile.Open:
		alpha = .6
		st.Face, st.Color = render.CondensedMedium, c.Ink2
		p.Dashes(r.Inset(.2), 8, 1.6, 5, 5, palette.Mixed(c.Seam, c.Ink3, .3))
	case k.Label == palette.LabelOnBand:
		if k.Raised {
			p.Shadow(r.Narrowed(1), k.Radius, 1.5, 1, .22)
		}
		p.Fill(r, k.Radius, c.Tints[f])
		ground := pair.Face
		if f == palette.Gold {
			ground = c.GoldBottom
		}
		p.FillPart(band, k.Radius, render.Bots, ground)
		p.Frame(r, k.Radius, k.EdgeWidth, palette.Faded(pair.Edge, .5))
		st.Color = c.On(f)
	default:
		edge, width := k.Edge, k.EdgeWidth
		if edge.A == 0 || t.HighContrast {
			edge, width = c.Line, c.LineWidth
		}
		p.Fill(r, k.Radius, paperOfDay(t))
		p.Frame(r, k.Radius, width, edge)
		if k.Label == palette.LabelUnderRule {
			p.Hline(r.X+2, band.Y-1, r.W-4, 1.2, edge)
		}
	}
	base := r.Bottom() - 7
	if k.Label != palette.LabelBelow && !tile.Open && 7+st.Size*p.Scale()*.72 > band.H-2 {
		base = p.Middle(band, st) // larger type stays on the band, or off the line
	}
	plateAndPicture(t, p, r, ts, sign, tile, max(r.H-ts.H, 0), alpha)
	if tile.Sum != "" && !tile.Open {
		daySum(t, p, r, ts, tile)
	}
	if tile.Date > 0 {
		drawDate(t, p, r, ts, tile)
	}
	p.TextFit(tile.Label, r.CenterX(), base, min(ts.LabelWidth, r.W-6), 10, st)
}

// paperOfDay is the ground of printed days.
func paperOfDay(t *render.Theme) palette.Color {
	if face := t.Skin.Day.Face; face.A > 0 && !t.HighContrast {
		return face
	}
	return t.Palette.Field
}

// PrintsSums reports whether sums are printed on days in the edition whose look
// the theme has.
func PrintsSums(t *render.Theme) bool { return t.Skin.Day.Sums }

// daySum prints what is got or paid on a day at its left, on a patch of the
// day's paper, for it is wider than the room beside the picture.
func daySum(t *render.Theme, p render.Pen, r render.Rect, ts sketch.TileSize, tile Tile) {
	c, k := &t.Palette, min(r.W/sketch.TileFull.W, 1)
	st := render.Style{Face: render.CondensedBold, Size: max(14*k, 12), Color: c.SumColor(false, tile.Pays, c.Gain)}
	p = p.GrowingTo(1.1)
	st = p.Legible(st)
	base, size := r.Bottom()-ts.LabelBand-7*k, st.Size*p.Scale()
	w := p.Measure(tile.Sum, st)
	p.Fill(render.Rect{X: r.X + 3*k, Y: base - .9*size, W: w + 4*k, H: 1.16 * size}, 3, paperOfDay(t))
	p.Text(tile.Sum, r.X+5*k, base, st)
}
