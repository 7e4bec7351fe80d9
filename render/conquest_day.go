package render

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// regionPairs are the face and the edge of the days of each region of a page of Conquest.
var regionPairs = [...]Pair{
	{hex(0xD7DCE4), hex(0x8D97A6)},
	{hex(0xCFE6CF), hex(0x5E9A68)},
	{hex(0xFBE6AC), hex(0xC4951F)},
	{hex(0xF8D9BC), hex(0xC07A36)},
	{hex(0xE2D5EF), hex(0x8460A8)},
	{hex(0xCBE0F0), hex(0x5288B8)},
}

// RegionPair returns the colors of a region of a page of Conquest.
func RegionPair(region int) Pair { return regionPairs[region%len(regionPairs)] }

// DayMargin is how far the ink of a day, its rings among it, reaches beyond its box.
const DayMargin = 14

// TippedOver is how far a piece is turned that has tipped over, in degrees.
const TippedOver = 80

// Army is whose a piece is: a seat's token gives it color and emblem, or nobody plays it.
type Army struct {
	Token   Token
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
func (t *Theme) piece(a Army, arm Arm, size float64, style PieceStyle) *picture {
	face := sketch.ArmyFace{Arm: int(arm), Color: int(a.Token.Color), Shape: int(a.Token.Shape), Size: size, Lift: style == InHand, Faded: style == Pale}
	if a.Neutral {
		face.Color, face.Shape = -1, 0
	}
	return t.arts.pieces.get(t, face, sketch.Army)
}

// Piece draws a piece of an army in a pose with the middle of its box, size wide, at x, y.
func (t *Theme) Piece(dst *ebiten.Image, a Army, arm Arm, x, y, size float64, style PieceStyle, pose Pose) {
	raster := steppedSize(size, 4)
	t.pen(dst).posed(t.piece(a, arm, raster, style), x, y, pose.scaled(size/raster))
}

// ConquestDay is what a day of a page of Conquest shows. It can be part of the key of a
// [CachedImage].
type ConquestDay struct {
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
	// Pale says that the piece is on its way elsewhere, Bare that it is not drawn at all.
	Pale, Bare bool
}

// ConquestDay draws a day in r: 104x71, 78x55 in a small window, or less on a phone, where
// it has no piece but a disc with the number.
func (t *Theme) ConquestDay(dst *ebiten.Image, r Rect, d ConquestDay, state State) {
	p := t.pen(dst).capped(1.25)
	pair, radius, k := RegionPair(d.Region), 8.0, min(r.W/104, r.H/71)
	if d.Held {
		t.laidDay(p, r, pair, radius)
	} else {
		p.fill(r, radius, faded(pair.Face, .5))
		p.dashes(r.Inset(.8), radius-.5, 1.5, 5, 5, pair.Edge)
	}
	if d.Held {
		p.contrastFrame(r, radius, pair.Edge)
	}
	if state.Hover && !state.Off {
		p.fill(r, radius, faded(white, .25))
	}
	t.conquestDate(p, r, d, k)
	if d.Held && !d.Bare {
		size := t.PieceSize(r)
		style := OnDay
		if d.Pale {
			style = Pale
		}
		if size > 0 {
			t.Piece(dst, d.Army, d.Arm, r.CenterX()+3*k, r.Y+13*k+size/2, size, style, Pose{})
		}
		t.armies(p, r, d, k)
	}
	if d.Fort {
		p.art("fort", r.Right()-24*k, r.Y+3*k, 20*k)
	}
	if d.Star {
		p.art("star", r.X+34*k, r.Y+4*k, 18*k)
	}
	t.focus(dst, r, radius, state)
}

// PieceSize returns how large a piece is on a day in r, 0 where there is only room for a
// disc: on a phone, and where type is so large that the number needs the room.
func (t *Theme) PieceSize(r Rect) float64 {
	size := 46 * min(r.W/104, r.H/71)
	if r.H < 48 || t.LargeType() && r.H < 60 {
		return 0
	}
	return size
}

// laidDay draws a day on which armies stand: a thick tile.
func (t *Theme) laidDay(p pen, r Rect, pair Pair, radius float64) {
	const edge = 3
	face := r.topPart(r.H - edge)
	p.shadow(Rect{r.X + 1, r.Y + 1, r.W - 2, r.H - 2}, radius, 3, 2, .34)
	p.fill(Rect{r.X, r.Y + edge, r.W, r.H - edge}, radius, pair.Edge)
	p.fill(face, radius, pair.Face)
	p.frame(face.Inset(1), radius-1, 1.2, faded(white, .55))
}

// conquestDate sets the number of a day in its corner.
func (t *Theme) conquestDate(p pen, r Rect, d ConquestDay, k float64) {
	c := &t.Palette
	st := Style{Face: Black, Size: max(20*k, 12), Color: c.PageInk, Tracking: -1}
	switch {
	case d.Other && d.Sunday:
		st.Color = hex(0x96443A)
	case d.Other:
		st.Color = hex(0x5C6675)
	case d.Sunday:
		st.Color = c.SundayInk
	}
	p.fit(strconv.Itoa(d.Date), r.X+7*k, r.Y+21*max(k, .72), r.W*.3, 10, st)
}

// ArmyCount draws how many armies are in hand in a pill of their color, around x, y.
func (t *Theme) ArmyCount(dst *ebiten.Image, x, y float64, a Army, n string) {
	p := t.pen(dst).capped(1.15)
	face, ink := t.armyColors(a)
	st := Style{Face: Black, Size: 18, Color: ink, Align: Center}
	w, h := p.measure(n, st)+16, st.Size*1.4*p.scale()
	pill := Rect{x - w/2, y - h/2, w, h}
	p.shadow(pill, h/2, 4, 3, .4)
	p.fill(pill, h/2, face)
	p.frame(pill.Inset(.8), h/2, 1.6, t.Palette.Cream)
	p.centered(n, pill, 4, 9, st)
}

// armies writes how many armies stand on a day, in a pill of their color, or in a disc where
// there is no piece.
func (t *Theme) armies(p pen, r Rect, d ConquestDay, k float64) {
	face, ink := t.armyColors(d.Army)
	st := Style{Face: Black, Size: max(17*k, 12), Color: ink, Align: Center}
	h := max(23*k, 16) * max(1, p.scale()*.94)
	w := max(28*k, p.measure(d.Armies, st)+15*k)
	pill := Rect{r.Right() - w - 5*k, r.Bottom() - h - 8*k, w, h}
	if t.PieceSize(r) == 0 {
		side := max(w, min(r.W, r.H)*.62)
		pill = Rect{r.CenterX() - side/2 + 4, r.CenterY() - h*.62, side, h * 1.3}
	}
	p.fill(pill.Moved(0, 2), pill.H/2, faded(t.Palette.Shadow, .28))
	p.fill(pill, pill.H/2, face)
	p.frame(pill.Inset(.8), pill.H/2, 1.6, t.Palette.Cream)
	p.centered(d.Armies, pill, 6*k, 9, st)
}

// armyColors returns the ground and the ink of what belongs to an army.
func (t *Theme) armyColors(a Army) (face, ink Color) {
	if a.Neutral {
		return hex(0x7A5432), white
	}
	return t.Palette.seat(a.Token.Color).Face, t.Palette.onSeat(a.Token.Color)
}

// DayRing draws the dotted outline of a day that is linked to the one pointed at.
func (t *Theme) DayRing(dst *ebiten.Image, r Rect) {
	t.pen(dst).dashes(r.Inset(-1), 9, 3, 5, 4, t.Palette.Dark)
}

// DayTarget draws the amber outline of a day that is meant: from which, or at which, an
// attack goes. A target is dashed with ink.
func (t *Theme) DayTarget(dst *ebiten.Image, r Rect, target bool) {
	p, c := t.pen(dst), &t.Palette
	p.frame(r.Inset(-4), 11, 6, c.Dark)
	p.frame(r.Inset(-3), 10, 4, c.Focus)
	if target {
		p.dashes(r.Inset(-3), 10, 4, 12, 12, c.Dark)
	}
}

// DayFlip draws a day that changes hands: the color of an army covers it from the side on
// which another day lies, so far as part says.
func (t *Theme) DayFlip(dst *ebiten.Image, r, from Rect, a Army, part float64) {
	face, _ := t.armyColors(a)
	w, h := r.W, r.H
	switch {
	case from.X != r.X && from.Y == r.Y:
		w *= part
	default:
		h *= part
	}
	cover := Rect{r.X, r.Y, w, h}
	if from.X > r.X && from.Y == r.Y {
		cover.X = r.Right() - w
	}
	if from.Y > r.Y {
		cover.Y = r.Bottom() - h
	}
	t.pen(dst).fill(cover, min(8, w/2, h/2), faded(face, .55))
}

// ChanceColor returns the colors of a chance: green where it is good, brown where it is
// even, rose below.
func (t *Theme) ChanceColor(percent int) Color {
	f := t.Palette.Families
	switch {
	case percent >= 70:
		return f[Green].Face
	case percent >= 45:
		return hex(0x8A6A34)
	}
	return f[Rose].Face
}

// ChancePill draws a chance, written by the caller, around x, y: large over the day that
// is pointed at.
func (t *Theme) ChancePill(dst *ebiten.Image, x, y float64, text string, percent int, large bool) {
	p := t.pen(dst).capped(1.15)
	st := Style{Face: Black, Size: 14, Color: white, Align: Center}
	if large {
		st.Size = 20
	}
	w, h := p.measure(text, st)+18, st.Size*1.5*p.scale()
	r := Rect{x - w/2, y - h/2, w, h}
	p.shadow(r, h/2, 4, 3, .4)
	p.fill(r, h/2, t.ChanceColor(percent))
	p.frame(r.Inset(-1), h/2+1, 2, t.Palette.Cream)
	p.text(text, x, p.middle(r, st), st)
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
func (t *Theme) DrawRegionField(dst *ebiten.Image, r Rect, f RegionField, state State) {
	p, c, pair := t.pen(dst).capped(1.1), &t.Palette, RegionPair(f.Region)
	p.fill(r, 8, pair.Face)
	width, edge := 1.4, pair.Edge
	face, line, ink := c.Field, pair.Edge, c.Ink
	if f.Holder != nil {
		width = 2.4
		face, ink = t.armyColors(*f.Holder)
		edge, line = face, c.Cream
	}
	p.frame(r, 8, width, edge)
	if state.Hover {
		p.fill(r, 8, faded(white, .3))
	}
	h := min(26, r.H-8)
	disc := Rect{r.Right() - h*1.3 - 6, r.CenterY() - h/2, h * 1.3, h}
	name := Style{Face: CondensedBold, Size: 13.5, Color: c.Ink}
	whole := disc.X - r.X - 13
	small := Style{Face: CondensedMedium, Size: 12.5, Color: c.Ink2}
	const guards = 28                                                                              // the sign and how many days are to be guarded
	if r.H >= 36 && (p.measure(f.Name, name) > whole || p.measure(f.Days, small)+guards > whole) { // a long name has the line to itself
		h, whole = 18, r.W-18
		disc = Rect{r.Right() - h*1.7 - 6, r.Bottom() - h - 3, h * 1.7, h}
	}
	p.fill(disc, h/2, face)
	p.frame(disc.Inset(.8), h/2, 1.5, line)
	p.centered(f.Bonus, disc, 4, 10, Style{Face: Black, Size: min(15.5, h*.78), Color: ink, Align: Center})

	x, y, room := r.X+9, r.Bottom()-7, disc.X-r.X-13
	if r.H < 36 {
		y = p.middle(r, small)
		x += p.artSign("guard", x, r.CenterY(), 14) + 3
		x += p.fit(f.Border, x, y, room, 9, small) + 4
	} else {
		p.fit(f.Name, x, r.Y+17, whole, 10, name)
		if f.Holder == nil {
			x += p.fit(f.Days, x, y, disc.X-x-guards, 9, small) + 6
		}
		x += p.artSign("guard", x, y-4, 13) + 3
		x += p.fit(f.Border, x, y, room, 9, small) + 6
	}
	if f.Holder != nil && !f.Holder.Neutral && x+16 < disc.X {
		t.tokenAt(dst, f.Holder.Token, x+8, y-4, 15, Flat)
	}
	t.focus(dst, r, 8, state)
}

// artSign draws a small piece of artwork from x on around the line at y, and returns its
// width.
func (p pen) artSign(name string, x, y, size float64) float64 {
	p.art(name, x, y-size/2, size)
	return size
}

// RegionSign draws a small square in the colors of a region.
func (t *Theme) RegionSign(dst *ebiten.Image, r Rect, region int) {
	p, pair, sq := t.pen(dst), RegionPair(region), r.Square()
	p.fill(sq, 3, pair.Face)
	p.frame(sq.Inset(.6), 3, 1.2, pair.Edge)
}

// RegionBar draws how much of a region each has: a bar of so many parts, with what is free
// dashed. Shares are in days, in the order of seats.
func (t *Theme) RegionBar(dst *ebiten.Image, r Rect, shares []RegionShare, of int) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 4, c.Field)
	p.dashes(r.Inset(.5), 4, 1.2, 4, 3, c.Line)
	x, part := r.X, r.W/float64(of)
	for _, s := range shares {
		w := part * float64(s.Days)
		face, _ := t.armyColors(s.Army)
		bar := Rect{x, r.Y, w - 1, r.H}
		p.fill(bar, 4, face)
		if size := r.H * .86; !s.Army.Neutral && w >= size+2 {
			p.disc(bar.CenterX(), bar.CenterY(), size*.55, c.Cream)
			t.tokenAt(dst, s.Army.Token, bar.CenterX(), bar.CenterY(), size*.8, Flat)
		}
		x += w
	}
}

// RegionShare is how many days of a region somebody has.
type RegionShare struct {
	Army Army
	Days int
}
