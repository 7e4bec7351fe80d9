package warfare

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// regionPairs are the face and the edge of the days of each region of a page of Conquest.
var regionPairs = [...]palette.Pair{
	{Face: palette.Hex(0xD7DCE4), Edge: palette.Hex(0x8D97A6)},
	{Face: palette.Hex(0xCFE6CF), Edge: palette.Hex(0x5E9A68)},
	{Face: palette.Hex(0xFBE6AC), Edge: palette.Hex(0xC4951F)},
	{Face: palette.Hex(0xF8D9BC), Edge: palette.Hex(0xC07A36)},
	{Face: palette.Hex(0xE2D5EF), Edge: palette.Hex(0x8460A8)},
	{Face: palette.Hex(0xCBE0F0), Edge: palette.Hex(0x5288B8)},
}

// RegionPair returns the colors of a region of a page of Conquest.
func RegionPair(region int) palette.Pair { return regionPairs[region%len(regionPairs)] }

// DayMargin is how far the ink of a day, its rings among it, reaches beyond its box.
const DayMargin = 14

// TippedOver is how far a piece is turned that has tipped over, in degrees.
const TippedOver = 80

// Army is whose a piece is: a seat's token gives it color and emblem, or nobody plays it.
type Army struct {
	Token   pieces.Token
	Neutral bool
}

// Arm is a kind of piece.
type Arm uint8

// The kinds of piece.
const (
	Infantry Arm = iota
	Cavalry
	Artillery
)

// ArmOf returns the piece that stands for so many armies.
func ArmOf(armies int32) Arm {
	switch {
	case armies >= 10:
		return Artillery
	case armies >= 5:
		return Cavalry
	}
	return Infantry
}

// PieceStyle is the way a piece is drawn.
type PieceStyle uint8

// The styles of pieces.
const (
	OnDay PieceStyle = iota
	InHand
	Pale
)

// piece returns the picture of a piece.
func piece(t *render.Theme, a Army, arm Arm, size float64, style PieceStyle) *render.Picture {
	face := sketch.ArmyFace{Arm: int(arm), Color: int(a.Token.Color), Shape: int(a.Token.Shape), Size: size, Lift: style == InHand, Faded: style == Pale, Patterned: t.SeatPatterns}
	if a.Neutral {
		face.Color, face.Shape = -1, 0
	}
	return t.Arts.Pieces.Get(t, face, sketch.Army)
}

// Piece draws a piece of an army in a pose with the middle of its box, size wide, at x, y.
func Piece(t *render.Theme, dst *ebiten.Image, a Army, arm Arm, x, y, size float64, style PieceStyle, pose render.Pose) {
	raster := render.SteppedSize(size, 4)
	t.Pen(dst).Posed(piece(t, a, arm, raster, style), x, y, pose.Scaled(size/raster))
}

// Day is what a day of a page of Conquest shows. It can be part of the key of a
// [CachedImage].
type Day struct {
	// Date is the number of the day, Sunday and Other (of another month) what color it
	// has. Region is its region.
	Date          int
	Sunday, Other bool
	Region        int
	// Held says that armies of Army stand there; else the day is free. Armies is how many
	// as it is written, and Arm what stands for them.
	Held   bool
	Army   Army
	Armies string
	Arm    Arm
	// Fort and Star are tiles that lie there.
	Fort, Star bool
	// Pale says that the piece is on its way elsewhere, Bare that none has come yet: a flag says whose
	// the day is.
	Pale, Bare bool
}

// DrawDay draws a day in r: 104x71, 78x55 in a small window, or less on a telephone, where
// it has no piece but a disc with the number.
func DrawDay(t *render.Theme, dst *ebiten.Image, r render.Rect, d Day, state render.State) {
	p := t.Pen(dst).GrowingTo(1.25)
	if t.LargeType() {
		p = t.Pen(dst).GrowingTo(1.8)
	}
	pair, radius, k := RegionPair(d.Region), 8.0, min(r.W/104, r.H/71)
	if d.Held {
		laidDay(t, p, r, pair, radius)
	} else {
		p.Fill(r, radius, palette.Faded(pair.Face, .5))
		p.Dashes(r.Inset(.8), radius-.5, 1.5, 5, 5, pair.Edge)
	}
	if d.Held {
		p.ContrastFrame(r, radius, pair.Edge)
	}
	if state.Hover && !state.Off {
		p.Fill(r, radius, palette.Faded(palette.White, .25))
	}
	drawDate(t, p, r, d, k)
	if d.Held && !d.Bare {
		size := PieceSize(t, r)
		style := OnDay
		if d.Pale {
			style = Pale
		}
		if size > 0 {
			Piece(t, dst, d.Army, d.Arm, r.CenterX()+3*k, r.Y+13*k+size/2, size, style, render.Pose{})
		}
		drawArmies(t, p, r, d, k)
		if size == 0 && !d.Army.Neutral { // no color says alone whose the day is
			token := 12 * t.View.Point
			x, y := r.Right()-token*.7, r.Bottom()-token*.8
			if t.LargeType() {
				token = 22 * k
				x, y = r.X+token*.8, r.Bottom()-token*.9
			}
			p.Disc(x, y, token*.62, t.Palette.Cream)
			pieces.TokenAt(t, dst, d.Army.Token, x, y, token, pieces.Flat)
		}
	}
	if d.Held && d.Bare && !d.Army.Neutral {
		wide := 26 * k
		p.LayArt("flag-"+d.Army.Token.Color.String(), r.CenterX()-wide/2, r.CenterY()-wide*.6, wide)
	}
	if d.Fort {
		p.LayArt("fort", r.Right()-24*k, r.Y+3*k, 20*k)
	}
	if d.Star {
		at := 34.0
		if t.LargeType() {
			at = 52
		}
		p.LayArt("star", r.X+at*k, r.Y+4*k, 18*k)
	}
	marks.Focus(t, dst, r, radius, state)
}

// leastForPiece is how high a day of a telephone has to be for a piece beside the number, and discType
// the size of the number where there is none, both in points.
const leastForPiece, discType = 38, 16

// PieceSize returns how large a piece is on a day in r, 0 where there is only room for a
// disc: on a phone, and where type is so large that the number needs the room (conquest.md,
// section 9: "numbers and dates grow, pieces shrink to the disc first").
func PieceSize(t *render.Theme, r render.Rect) float64 {
	if t.LargeType() || t.View.Point > 0 && r.H < leastForPiece*t.View.Point {
		return 0
	}
	return 46 * min(r.W/104, r.H/71)
}

// laidDay draws a day on which armies stand: a thick tile.
func laidDay(t *render.Theme, p render.Pen, r render.Rect, pair palette.Pair, radius float64) {
	const edge = 3
	face := r.TopPart(r.H - edge)
	p.Shadow(render.Rect{X: r.X + 1, Y: r.Y + 1, W: r.W - 2, H: r.H - 2}, radius, 3, 2, .34)
	p.Fill(render.Rect{X: r.X, Y: r.Y + edge, W: r.W, H: r.H - edge}, radius, pair.Edge)
	p.Fill(face, radius, pair.Face)
	p.Frame(face.Inset(1), radius-1, 1.2, palette.Faded(palette.White, .55))
}

// drawDate sets the number of a day in its corner.
func drawDate(t *render.Theme, p render.Pen, r render.Rect, d Day, k float64) {
	c := &t.Palette
	st := p.Legible(render.Style{Face: render.Headline, Size: max(20*k, 12), Color: c.PageInk})
	switch {
	case d.Other && d.Sunday:
		st.Color = palette.Hex(0x96443A)
	case d.Other:
		st.Color = palette.Hex(0x5C6675)
	case d.Sunday:
		st.Color = c.SundayInk
	}
	width, base := .3*r.W, 21*max(k, .72)
	if t.LargeType() {
		width, base = .42*r.W, 28*max(k, .72)
	}
	p.TextFit(strconv.Itoa(d.Date), r.X+7*k, r.Y+base, width, 10, st)
}

// ArmyCount draws how many armies are in hand in a pill of their color, around x, y.
func ArmyCount(t *render.Theme, dst *ebiten.Image, x, y float64, a Army, n string) {
	p := t.Pen(dst).GrowingTo(1.15)
	face, ink := armyColors(t, a)
	st := render.Style{Face: render.Black, Size: 18, Color: ink, Align: render.Center}
	w, h := p.Measure(n, st)+16, st.Size*1.4*p.Scale()
	pill := render.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	p.Shadow(pill, h/2, 4, 3, .4)
	p.Fill(pill, h/2, face)
	p.Frame(pill.Inset(.8), h/2, 1.6, t.Palette.Cream)
	p.Centered(n, pill, 4, 9, st)
}

// drawArmies writes how many armies stand on a day, in a pill of their color, or in a disc where
// there is no piece.
func drawArmies(t *render.Theme, p render.Pen, r render.Rect, d Day, k float64) {
	face, ink := armyColors(t, d.Army)
	st := p.Legible(render.Style{Face: render.Black, Size: max(17*k, 12), Color: ink, Align: render.Center})
	if PieceSize(t, r) == 0 && !t.LargeType() {
		st.Size = discType * t.View.Point / p.Scale()
	}
	h := max(max(23*k, 16)*max(1, p.Scale()*.94), 1.15*st.Size*p.Scale())
	w := max(28*k, p.Measure(d.Armies, st)+15*k)
	pill := render.Rect{X: r.Right() - w - 5*k, Y: r.Bottom() - h - 8*k, W: w, H: h}
	switch {
	case t.LargeType(): // below the date, which is large, too
		side := min(r.H*.6, h)
		w = max(side, p.Measure(d.Armies, st)+.4*side)
		pill = render.Rect{X: r.Right() - w - 5*k, Y: r.Bottom() - side - 6*k, W: w, H: side}
	case PieceSize(t, r) == 0:
		pill = render.Rect{X: r.CenterX() - w/2, Y: r.CenterY() - h/2, W: max(w, h), H: h}
	}
	p.Fill(pill.Moved(0, 2), pill.H/2, palette.Faded(t.Palette.Shadow, .28))
	p.Fill(pill, pill.H/2, face)
	p.Frame(pill.Inset(.8), pill.H/2, 1.6, t.Palette.Cream)
	p.Centered(d.Armies, pill, 6*k, 9, st)
}

// armyColors returns the ground and the ink of what belongs to an army.
func armyColors(t *render.Theme, a Army) (face, ink palette.Color) {
	if a.Neutral {
		return palette.Hex(0x7A5432), palette.White
	}
	return t.Palette.Seat(a.Token.Color).Face, t.Palette.OnSeat(a.Token.Color)
}

// DayRing draws the dotted outline of a day that is linked to the one pointed at.
func DayRing(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	t.Pen(dst).Dashes(r.Inset(-1), 9, 3, 5, 4, t.Palette.Dark)
}

// DayTarget draws the amber outline of a day that is meant: from which, or at which, an
// attack goes. A target is dashed with ink.
func DayTarget(t *render.Theme, dst *ebiten.Image, r render.Rect, target bool) {
	p, c := t.Pen(dst), &t.Palette
	p.Frame(r.Inset(-4), 11, 6, c.Dark)
	p.Frame(r.Inset(-3), 10, 4, c.Focus)
	if target {
		p.Dashes(r.Inset(-3), 10, 4, 12, 12, c.Dark)
	}
}

// DayFlip draws a day that changes hands: the color of an army covers it from the side on
// which another day lies, so far as part says.
func DayFlip(t *render.Theme, dst *ebiten.Image, r, from render.Rect, a Army, part float64) {
	face, _ := armyColors(t, a)
	w, h := r.W, r.H
	switch {
	case from.X != r.X && from.Y == r.Y:
		w *= part
	default:
		h *= part
	}
	cover := render.Rect{X: r.X, Y: r.Y, W: w, H: h}
	if from.X > r.X && from.Y == r.Y {
		cover.X = r.Right() - w
	}
	if from.Y > r.Y {
		cover.Y = r.Bottom() - h
	}
	t.Pen(dst).Fill(cover, min(8, w/2, h/2), palette.Faded(face, .55))
}

// ChanceColor returns the colors of a chance: green where it is good, brown where it is
// even, rose below.
func ChanceColor(t *render.Theme, percent int) palette.Color {
	f := t.Palette.Families
	switch {
	case percent >= 70:
		return f[palette.Green].Face
	case percent >= 45:
		return palette.Hex(0x8A6A34)
	}
	return f[palette.Rose].Face
}

// ChancePill draws a chance, written by the caller, around x, y: large over the day that
// is pointed at.
func ChancePill(t *render.Theme, dst *ebiten.Image, x, y float64, text string, percent int, large bool) {
	p := t.Pen(dst).GrowingTo(1.15)
	st := p.Legible(render.Style{Face: render.Black, Size: 14, Color: palette.White, Align: render.Center})
	if large {
		st.Size = max(st.Size, 20)
	}
	w, h := p.Measure(text, st)+18, st.Size*1.5*p.Scale()
	r := render.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	p.Shadow(r, h/2, 4, 3, .4)
	p.Fill(r, h/2, ChanceColor(t, percent))
	p.Frame(r.Inset(-1), h/2+1, 2, t.Palette.Cream)
	p.Text(text, x, p.Middle(r, st), st)
}

// RegionField is the field of a region in the key of a page of Conquest: what it is called,
// how many days it has and how many of them border on others, and what it brings.
type RegionField struct {
	Region                    int
	Name, Days, Border, Bonus string
	// Holder is who holds all of it, nil for nobody.
	Holder *Army
}

// DrawRegionField draws the field of a region in r, which is 40 high, or 30 in a small window:
// there it has no name. Held by a seat its line and the disc have that seat's color.
func DrawRegionField(t *render.Theme, dst *ebiten.Image, r render.Rect, f RegionField, state render.State) {
	p, c, pair := t.Pen(dst).GrowingTo(1.1), &t.Palette, RegionPair(f.Region)
	p.Fill(r, 8, pair.Face)
	width, edge := 1.4, pair.Edge
	face, line, ink := c.Field, pair.Edge, c.Ink
	if f.Holder != nil {
		width = 2.4
		face, ink = armyColors(t, *f.Holder)
		edge, line = face, c.Cream
	}
	p.Frame(r, 8, width, edge)
	if state.Hover {
		p.Fill(r, 8, palette.Faded(palette.White, .3))
	}
	h := min(26, r.H-8)
	disc := render.Rect{X: r.Right() - h*1.3 - 6, Y: r.CenterY() - h/2, W: h * 1.3, H: h}
	name := render.Style{Face: render.CondensedBold, Size: 13.5, Color: c.Ink}
	whole := disc.X - r.X - 13
	small := p.Legible(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: c.Ink2})
	const tight = .84                                                                                    // how much narrower a name may be set, to stand beside the disc
	const guards = 28                                                                                    // the sign and how many days are to be guarded
	if r.H >= 36 && (p.Measure(f.Name, name)*tight > whole || p.Measure(f.Days, small)+guards > whole) { // a long name has the line to itself
		h, whole = 18, r.W-18
		disc = render.Rect{X: r.Right() - h*1.7 - 6, Y: r.Bottom() - h - 3, W: h * 1.7, H: h}
	}
	p.Fill(disc, h/2, face)
	p.Frame(disc.Inset(.8), h/2, 1.5, line)
	p.Centered(f.Bonus, disc, 4, 10, p.Legible(render.Style{Face: render.Black, Size: min(15.5, h*.78), Color: ink, Align: render.Center}))

	x, y, room := r.X+9, r.Bottom()-7, disc.X-r.X-13
	if r.H < 36 {
		y = p.Middle(r, small)
		x += artSign(p, "guard", x, r.CenterY(), 14) + 3
		x += p.TextFit(f.Border, x, y, room, 9, small) + 4
	} else {
		p.TextFit(f.Name, x, r.Y+17, whole, 10, name)
		if f.Holder == nil {
			x += p.TextFit(f.Days, x, y, disc.X-x-guards, 9, small) + 6
		}
		x += artSign(p, "guard", x, y-4, 13) + 3
		x += p.TextFit(f.Border, x, y, room, 9, small) + 6
	}
	if f.Holder != nil && !f.Holder.Neutral && x+16 < disc.X {
		pieces.TokenAt(t, dst, f.Holder.Token, x+8, y-4, 15, pieces.Flat)
	}
	marks.Focus(t, dst, r, 8, state)
}

// artSign draws a small piece of artwork from x on around the line at y, and returns its
// width.
func artSign(p render.Pen, name string, x, y, size float64) float64 {
	p.LayArt(name, x, y-size/2, size)
	return size
}

// RegionSign draws a small square in the colors of a region.
func RegionSign(t *render.Theme, dst *ebiten.Image, r render.Rect, region int) {
	p, pair, sq := t.Pen(dst), RegionPair(region), r.Square()
	p.Fill(sq, 3, pair.Face)
	p.Frame(sq.Inset(.6), 3, 1.2, pair.Edge)
}

// RegionBar draws how much of a region each has: a bar of so many parts, with what is free
// dashed. Shares are in days, in the order of seats.
func RegionBar(t *render.Theme, dst *ebiten.Image, r render.Rect, shares []RegionShare, of int) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 4, c.Field)
	p.Dashes(r.Inset(.5), 4, 1.2, 4, 3, c.Line)
	x, part := r.X, r.W/float64(of)
	for _, s := range shares {
		w := part * float64(s.Days)
		face, _ := armyColors(t, s.Army)
		bar := render.Rect{X: x, Y: r.Y, W: w - 1, H: r.H}
		p.Fill(bar, 4, face)
		if size := r.H * .86; !s.Army.Neutral && w >= size+2 {
			p.Disc(bar.CenterX(), bar.CenterY(), size*.55, c.Cream)
			pieces.TokenAt(t, dst, s.Army.Token, bar.CenterX(), bar.CenterY(), size*.8, pieces.Flat)
		}
		x += w
	}
}

// RegionShare is how many days of a region somebody has.
type RegionShare struct {
	Army Army
	Days int
}
