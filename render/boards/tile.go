package boards

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// Tile is the content of a day: a thick day tile, or the space printed on the
// calendar. It can be the key of a [CachedImage].
type Tile struct {
	// Kind is the kind of space, as records name it.
	Kind  string
	Label string
	// Date is the day of the month, shown in the cut corner; 0 for a tile that
	// lies in the tray or in a hand.
	Date   int
	Sunday bool
	// Printed says that the space is printed on the paper, not laid.
	Printed bool
	// Open says that a printed day waits for a tile: it is pale and dashed.
	Open bool
	// Back shows the back of the tile: a day that is not in this month.
	Back bool
	// Locked marks a day that cannot be changed.
	Locked bool
	// Odds is today's chance as it is written, or ""; Chance is how full its
	// bar is, 0 to 1.
	Odds   string
	Chance float64
	// Flagged says that flags of a real date hang where the odds would stand.
	Flagged bool
	// Sum is printed on a printed day: what is got or, where Pays is set, paid
	// there. It may be "".
	Sum  string
	Pays bool
	// Count is written on a badge, or "".
	Count string
}

// leastLabel is the least size of the label of a tile, and readLabel the one that is read
// well on the calendar, in logical pixels.
const leastLabel, readLabel = 10, 12

// TileHasRoom reports whether the label of a tile in r can be read well: on a tile without a
// date, as it is set where there is room.
func TileHasRoom(t *render.Theme, tile Tile, r render.Rect) bool {
	ts := onBoard(t, r, tile.Date > 0, nil)
	st := render.Style{Face: render.CondensedBold, Size: ts.LabelType}
	if tile.Date > 0 {
		st.Size = readLabel
	}
	return t.MeasureText(tile.Label, st)/t.TextScale <= min(ts.LabelWidth, r.W-6)
}

// DayLabel returns which of three names a day of a calendar has on its tile: the whole one, a short
// one where the calendar is small or type is large, or one word on a telephone.
func DayLabel(t *render.Theme, c *Calendar, tile Tile, name, short, word string) string {
	tile.Label = name
	switch {
	case t.View.Point > 0:
		return word
	case c.Compact || t.LargeType() || !TileHasRoom(t, tile, c.Tile(max(tile.Date, 1))):
		return short
	}
	return name
}

// tileSize returns the measures of tiles in a rectangle of that width, or of
// days that are printed there, if it is told how.
func tileSize(r render.Rect, date bool, k *palette.DayPrint) sketch.TileSize {
	ts := sketch.TileCompact
	switch {
	case r.W >= 90:
		ts = sketch.TileFull
	case r.W < 76 && !date:
		return sketch.TileTray
	}
	if k != nil {
		ts = ts.Printed(k.Plate, k.Picture)
	}
	return ts.Lowered(r.H)
}

// onBoard returns the measures of a tile on the calendar, or of a day printed
// there. Where type is large, and on a telephone, there is more room for the label.
func onBoard(t *render.Theme, r render.Rect, date bool, k *palette.DayPrint) sketch.TileSize {
	ts := tileSize(r, date, k)
	if date && (t.LargeType() || t.View.Point > 0) {
		ts = ts.Labelled(math.Round(ts.LabelBand * .27))
	}
	return ts
}

// DrawTile draws a tile or printed day in r: 104x96, 78x76, or 72x66 for a small
// one without a date. A higher r makes a higher tile, a lower one with a date a
// lower tile.
func DrawTile(t *render.Theme, dst *ebiten.Image, r render.Rect, tile Tile, state render.State) {
	p := t.Pen(dst).GrowingTo(1.25)
	if tile.Date > 0 && t.LargeType() {
		p = p.GrowingTo(1.35)
		if r.W >= 90 {
			p = p.GrowingTo(1.5)
		}
	}
	if state.Hover && !state.Off {
		r.Y -= 3
	}
	switch {
	case tile.Back:
		tileBack(t, p, r)
	case tile.Printed || tile.Open:
		printedDay(t, p, r, tile)
	default:
		thickTile(t, p, r, tile, state)
	}
	if tile.Odds != "" {
		odds(t, p, r, tile)
	}
	if tile.Locked {
		p.Blit(t.Drawing(render.DrawingKey{What: "lock"}, sketch.LockBadge), r.Right()-22, r.Y-2, 1)
	}
	if tile.Count != "" {
		pieces.Badge(t, dst, r.Right()-6, r.Y+5, 11.5, tile.Count)
	}
	marks.Focus(t, dst, r, 9, state)
}

// SunkTile draws a tile on the calendar that gives way under what comes down on it: by is how far
// it has sunk, 1 at most, and a little below 0 as it springs back. Its lower edge goes down into the
// board. It keeps its size, for which its picture is there: of another one it would be made anew in
// each frame.
func SunkTile(t *render.Theme, dst *ebiten.Image, r render.Rect, tile Tile, by float64) {
	const deep = 3.0
	bed := r.Inset(-1)
	t.Pen(dst).Fill(bed, 9, palette.Mixed(t.Palette.Grid, t.Palette.Shadow, .55))
	above := t.View.Part(dst, render.Rect{X: bed.X, Y: bed.Y - deep, W: bed.W, H: bed.H + deep})
	defer above.Recycle()
	DrawTile(t, above, r.Moved(0, deep*by), tile, render.State{})
}

// thickTile draws a day tile that is laid or held.
func thickTile(t *render.Theme, p render.Pen, r render.Rect, tile Tile, state render.State) {
	c := &t.Palette
	sign, _ := sketch.SignOf(tile.Kind)
	f := palette.FamilyOf(sign.Family)
	pair := c.Families[f]
	ts := onBoard(t, r, tile.Date > 0, nil)
	extra := max(r.H-ts.H, 0)
	face := r.TopPart(r.H - ts.Edge)

	p.Shadow(render.Rect{X: r.X + 1, Y: r.Y, W: r.W - 2, H: r.H - 1}, ts.Radius, 3, 2, .4)
	p.Fill(render.Rect{X: r.X, Y: r.Y + ts.Edge, W: r.W, H: r.H - ts.Edge}, ts.Radius, pair.Edge)
	if f == palette.Gold {
		p.Shade(face, ts.Radius, c.GoldTop, c.GoldBottom)
	} else {
		p.Fill(face, ts.Radius, pair.Face)
		p.FillPart(face.BottomPart(ts.LabelBand), ts.Radius, render.Bots, palette.Faded(pair.Edge, .62))
	}
	p.Frame(face.Inset(.5), ts.Radius-.5, 1.2, palette.Faded(palette.White, .22))

	plateAndPicture(t, p, r, ts, sign, tile, extra, 1)
	if tile.Date > 0 {
		n, ground := ts.Notch, c.Grid
		if tile.Sunday {
			ground = c.Sunday
		}
		p.FillPart(render.Rect{X: r.X, Y: r.Y, W: n.W + n.X + 1, H: n.H + n.Y + 1}, ts.NotchRadius+1, render.BottomRight, palette.Faded(pair.Edge, .45))
		p.FillPart(render.Rect(n).Moved(r.X, r.Y), ts.NotchRadius, render.BottomRight, ground)
		drawDate(t, p, r, ts, tile)
	}
	st := render.Style{Face: render.CondensedBold, Size: ts.LabelType, Color: palette.White, Align: render.Center}
	if f == palette.Gold {
		st.Size, st.Color = ts.GoldType, c.Ink
	}
	p.TextFit(tile.Label, r.CenterX(), r.Y+ts.LabelBaseline+extra, min(ts.LabelWidth, r.W-6), leastLabel, p.Legible(st))
	if state.Off {
		p.Fill(r, ts.Radius, palette.Faded(c.Grid, .55))
	} else if state.Hover {
		p.Fill(face, ts.Radius, palette.Faded(palette.White, .08))
	}
}

// plateAndPicture draws what marks the kind of a day. A tile that is higher than
// in the design has extra room, in whose middle they stand.
func plateAndPicture(t *render.Theme, p render.Pen, r render.Rect, ts sketch.TileSize, sign sketch.Sign, tile Tile, extra, alpha float64) {
	if sign.Plate == "" {
		return
	}
	notch, printed := tile.Date > 0, tile.Printed || tile.Open
	b, q := ts.PlateBox(notch, printed), ts.PictureBox(notch, printed)
	x, y := r.X, r.Y+extra/2
	if printed {
		plate := p.Palette.Plates[palette.FamilyOf(sign.Family)]
		if tile.Printed && t.Skin.Day.OnWhite {
			plate = palette.White
		}
		p.FadedPlate(sign.Plate, plate, x+b.X, y+b.Y, b.W, alpha)
	} else {
		p.LayArt("plate-"+sign.Plate, x+b.X, y+b.Y, b.W)
	}
	p.FadedArt(sign.Picture, x+q.X, y+q.Y, q.W, alpha)
	// The number can be read on a picture that has given way to a large label, too. On a telephone
	// the flag is too small for a number that can be read, and the label has it.
	if t.View.Point == 0 {
		flagNumber(p, sign, x+q.X, y+q.Y, q.W, 10, palette.Faded(palette.White, alpha))
	}
}

// flagNumber writes the number on the flag of a sign's picture, which is w wide
// and has its corner at x, y. The type is least high at least.
func flagNumber(p render.Pen, sign sketch.Sign, x, y, w, least float64, c palette.Color) {
	if sign.Flag != 0 {
		st := render.Style{Face: render.Headline, Size: max(w*sketch.FlagType, least), Color: c, Align: render.Center}
		if st.Size < smallFlag { // there is not enough of the flag around a fat figure
			st.Face = render.Black
		}
		p.GrowingTo(1).Text(strconv.Itoa(sign.Flag), x+w*sketch.FlagX, y+w*sketch.FlagY, st)
	}
}

// smallFlag is the height of type below which a flag's number is not set in that of headlines.
const smallFlag = 13

// drawDate sets the day of the month in the corner.
func drawDate(t *render.Theme, p render.Pen, r render.Rect, ts sketch.TileSize, tile Tile) {
	st := render.Style{Face: render.Headline, Size: ts.DateType, Color: t.Palette.PageInk}
	if tile.Sunday {
		st.Color = t.Palette.SundayInk
	}
	p.GrowingTo(1.1).TextFit(DateText(tile.Date), r.X+ts.DateX, r.Y+ts.DateY, ts.Notch.W+ts.Notch.X-ts.DateX-2, 10, st)
}

// TileDate sets the date of a day where a tile would have it, for a day that
// shows something else than a tile.
func TileDate(t *render.Theme, dst *ebiten.Image, r render.Rect, date int, sunday bool) {
	drawDate(t, t.Pen(dst), r, tileSize(r, true, nil), Tile{Date: date, Sunday: sunday})
}

// tileBack draws the back of a tile: stripes and a star.
func tileBack(t *render.Theme, p render.Pen, r render.Rect) {
	c := &t.Palette
	pair := c.Families[palette.Blue]
	face := r.TopPart(r.H - 3)
	k, star := r.W/104, palette.Hex(0x9CC0E0)
	p.Shadow(render.Rect{X: r.X + 1, Y: r.Y, W: r.W - 2, H: r.H - 1}, 9, 3, 2, .35)
	p.Fill(render.Rect{X: r.X, Y: r.Y + 3, W: r.W, H: r.H - 3}, 9, pair.Edge)
	p.Fill(face, 9, palette.Lighter(pair.Face, .09))
	for i := range 5 {
		x := r.X + (12+20*float64(i))*k
		p.Fill(render.Rect{X: x - 3*k, Y: r.Y + 5, W: 6 * k, H: face.H - 10}, 3*k, palette.Lighter(pair.Face, .18))
	}
	p.Frame(face.Inset(7.5), 5, 1.5, star)
	p.Star(r.CenterX(), face.CenterY(), 5, 20*k, 8.5*k, star)
}

// odds writes today's chance and its bar left of the plate.
func odds(t *render.Theme, p render.Pen, r render.Rect, tile Tile) {
	c := &t.Palette
	k := min(r.W/104, 1)
	sign, _ := sketch.SignOf(tile.Kind)
	onPaper := tile.Printed || tile.Open
	gold := palette.FamilyOf(sign.Family) == palette.Gold
	ink, ground, bar := palette.White, palette.Color{A: 0x5C}, c.PlateCream
	if onPaper || gold {
		ink, ground, bar = c.Ink, palette.Hex(0xD3C6A4), c.Families[palette.Green].Face
	}
	if gold && !onPaper {
		bar = c.Ink
	}
	y, size := r.Y+50*k+max(r.H-96*k, 0)*.3, 14*k
	switch {
	case tile.Flagged:
		// Below the flags, which grow with their cell, there is room for the figure alone.
		y, size = r.Y+(flagsTop+flagsOdds+8)*min((r.H+8)/104, (r.W+8)/112), 13*k
	case tile.Sum != "":
		y -= 11 * k
	}
	p = p.GrowingTo(1.1)
	st := render.Style{Face: render.CondensedBold, Size: max(size, 12), Color: ink}
	if tile.Flagged {
		p.TextFit(tile.Odds, r.X+4, y, 36*k, 10, st)
		return
	}
	p.TextFit(tile.Odds, r.X+4, y, oddsRoom(t)*k, 10, p.Legible(st))
	w := 28 * k
	p.Fill(render.Rect{X: r.X + 4, Y: y + 6*k, W: w, H: 7 * k}, 3.5, ground)
	p.Fill(render.Rect{X: r.X + 4, Y: y + 6*k, W: max(7*k, w*min(max(tile.Chance, 0), 1)), H: 7 * k}, 3.5, bar)
}

// oddsRoom is how wide the chance of a day may be on a tile that is 104 wide: on a telephone, where
// it is larger, it may reach over the plate.
func oddsRoom(t *render.Theme) float64 {
	if t.View.Point > 0 {
		return 46
	}
	return 36
}

// leastFlagType is the least size of the number on the flag of a sign, in logical pixels.
const leastFlagType = 10.5

// Sign draws what marks a kind of space, plate and pictogram, with its corner
// at x, y. On a dark ground the plate is cream, else in the family's tint.
func Sign(t *render.Theme, dst *ebiten.Image, kind string, x, y, size float64, dark bool) {
	s, ok := sketch.SignOf(kind)
	if !ok {
		return
	}
	p := t.Pen(dst)
	if dark {
		p.LayArt("plate-"+s.Plate, x, y, size)
	} else {
		p.FadedPlate(s.Plate, t.Palette.Plates[palette.FamilyOf(s.Family)], x, y, size, 1)
	}
	b := sketch.SignPictureBox(size)
	p.LayArt(s.Picture, x+b.X, y+b.Y, b.W)
	flagNumber(p, s, x+b.X, y+b.Y, b.W, leastFlagType/p.GrowingTo(1).Scale(), palette.White)
}

// FlyingSign draws the sign of a kind of space around x, y, in a pose. Its picture is made once, for
// that size.
func FlyingSign(t *render.Theme, dst *ebiten.Image, kind string, x, y, size float64, pose render.Pose) {
	key := render.DrawingKey{What: "sign", Name: kind, Size: float32(size)}
	t.Pen(dst).Posed(t.Composed(key, size, size, 2, func(p render.Pen) {
		Sign(t, p.Dst, kind, p.X, p.Y, size, false)
	}), x, y, pose)
}

// DateText returns the number of a day of the month, "" for a day that no month
// has.
func DateText(d int) string {
	if d < 0 || d > 31 {
		return ""
	}
	return strconv.Itoa(d)
}
