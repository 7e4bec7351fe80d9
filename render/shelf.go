package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// Shelf draws the board on which boxes stand, from one side of the window to the other: its
// top, of a height, and its edge below y.
func (t *Theme) Shelf(dst *ebiten.Image, y, top float64) {
	p, c, w := t.pen(dst), &t.Palette, t.View.W
	const edge, slant = 22, 40
	p.shadow(Rect{0, y + 4, w, edge}, 0, 12, 14, .45)
	p.quad(c.WoodTop, [4]point{{slant, y - top}, {w - slant, y - top}, {0, y}, {w, y}})
	p.line(slant, y-top+1, w-slant, y-top+1, 2.5, faded(c.WoodEdge, .5))
	board := Rect{0, y, w, edge}
	p.shade(board, 0, c.WoodTop, c.WoodBottom)
	p.fill(Rect{0, y, w, 2.5}, 0, c.WoodGlint)
	p.within(board, func(q pen) { q.grain(board) })
	p.fill(Rect{0, y + edge - 2, w, 3}, 0, faded(c.WoodDeep, .6))
}

// BoxLabel draws the label below a box: paper, or red for the chosen one.
func (t *Theme) BoxLabel(dst *ebiten.Image, r Rect, state State) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(1), 5, 4, 3, .45)
	if state.Active {
		p.fill(r, 6, c.Families[Red].Face)
		p.frame(r.Inset(1), 5, 1.2, faded(white, .35))
	} else {
		p.fill(r, 6, c.Field)
		p.frame(r, 6, 1, c.FieldLine)
	}
	if state.Hover {
		ink := c.Ink
		if state.Active {
			ink = white
		}
		p.hline(r.X+r.W*.2, r.Bottom()-4, r.W*.6, 1.5, ink)
	}
	t.focusTight(dst, r, 6, state)
}

// TickDisc draws a tick on a disc of paper, in r.
func (t *Theme) TickDisc(dst *ebiten.Image, r Rect, ink Color) {
	p, sq := t.pen(dst), r.Square()
	x, y, z := sq.CenterX(), sq.CenterY(), sq.W/26
	p.disc(x, y, sq.W/2, coverCream)
	p.line(x-6*z, y, x-1.5*z, y+4.5*z, 3.4*z, ink)
	p.line(x-1.5*z, y+4.5*z, x+6*z, y-4*z, 3.4*z, ink)
}

// Pennants draws a string of pennants with its ends at the upper corners of r, or as long as it is
// in the design, and none where there is too little room.
func (t *Theme) Pennants(dst *ebiten.Image, r Rect) {
	const wide = 690
	w := min(r.W, wide)
	if w < wide/2 {
		return
	}
	t.pen(dst).art("pennants", r.CenterX()-w/2, r.Y, w)
}

// BoxCat draws the cat that sits on the box in r.
func (t *Theme) BoxCat(dst *ebiten.Image, r Rect) {
	size := .6 * r.W
	p := t.pen(dst)
	x, y := r.CenterX(), r.Y-.02*r.W
	p.shadow(Rect{x - size*.36, y - 3, size * .72, 7}, 3, 3, 0, .45)
	p.art("cat-sit", x-size/2, y-size*136/120, size)
}

// SeatField draws the face of a seat that is set up in a field of its color, at the left end of
// its card.
func (t *Theme) SeatField(dst *ebiten.Image, r Rect, c Character, expression faces.Expression, state State) {
	const tint = .32
	p := t.pen(dst)
	ground := mixed(t.Palette.Cream, t.cloth(c).Face, tint)
	if state.Hover {
		ground = mixed(ground, white, .35)
	}
	p.fillPart(r, 9, lefts, ground)
	size := min(r.H*1.02, r.W*1.46)
	s := stance{r.CenterX(), r.Bottom() + .02*size, size}
	p.bust(c, faces.Frame{Features: faces.Features{Expression: expression}}, s, true, p.cutout(r, 9, lefts))
	t.focusTight(dst, r, 9, state)
}

// SeatNumber draws the number of a seat in its color, by which it is moved to another place.
func (t *Theme) SeatNumber(dst *ebiten.Image, r Rect, k SeatColor, number string, state State) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	pair := c.seat(k)
	in := r.Square().Inset(.14 * r.W)
	if state.Hover || state.Pressed || state.Active {
		in = r.Square().Inset(.06 * r.W)
	}
	p.fill(in, 7, pair.Face)
	p.frame(in, 7, 1.2, faded(white, .5))
	p.centered(number, in, 2, 11, Style{Face: Black, Size: 15, Color: c.onSeat(k), Align: Center})
	t.focusTight(dst, in, 7, state)
}

// QuietButton draws the ground of what can be pressed on paper without looking like a button
// before it is pointed at.
func (t *Theme) QuietButton(dst *ebiten.Image, r Rect, state State) {
	p, c := t.pen(dst), &t.Palette
	if state.Hover || state.Pressed {
		p.fill(r, 7, c.Hot)
		p.frame(r, 7, 1.2, c.FieldLine)
	}
	t.focusTight(dst, r, 7, state)
}

// FreeSeat draws the dashed place of a seat that can be added.
func (t *Theme) FreeSeat(dst *ebiten.Image, r Rect, state State) {
	p, c := t.pen(dst), &t.Palette
	ground := c.WallWell
	if state.Hover || state.Pressed {
		ground = c.WallWell2
	}
	p.fill(r, 10, ground)
	p.dashes(r.Inset(1), 10, 1.8, 7, 6, faded(c.Cream, .7))
	t.focus(dst, r, 10, state)
}

// Plus draws a plus on a disc of cream, in r.
func (t *Theme) Plus(dst *ebiten.Image, r Rect) {
	p, sq := t.pen(dst), r.Square()
	x, y, z := sq.CenterX(), sq.CenterY(), sq.W/48
	p.disc(x, y, sq.W/2, t.Palette.Cream)
	p.line(x-11*z, y, x+11*z, y, 4.4*z, t.Palette.Ink)
	p.line(x, y-11*z, x, y+11*z, 4.4*z, t.Palette.Ink)
}

// Unfold draws the sign of what is folded away, on a disc: an arrow that points to where it goes.
func (t *Theme) Unfold(dst *ebiten.Image, r Rect, open bool) {
	p, c, sq := t.pen(dst), &t.Palette, r.Square()
	ground, ink := c.Paper3, c.Ink
	if open {
		ground, ink = c.Dark, c.Cream
	}
	p.disc(sq.CenterX(), sq.CenterY(), sq.W/2, ground)
	p.chevron(sq.CenterX(), sq.CenterY(), sq.W*.22, vertical(open), 3.2, ink)
}

// Star draws one of the stars of a level: gold as far as the level goes.
func (t *Theme) Star(dst *ebiten.Image, r Rect, on bool, state State) {
	p, c := t.pen(dst), &t.Palette
	gold := c.Families[Gold]
	size := .36 * min(r.W, r.H)
	face, line := c.Paper3, c.Ink3
	if on {
		face, line = gold.Face, gold.Edge
	}
	if state.Hover || state.Pressed {
		size *= 1.15
	}
	if state.Off {
		face, line = c.Off, c.OffLine
	}
	p.star(r.CenterX(), r.CenterY(), 5, size*1.18, size*.53, line)
	p.star(r.CenterX(), r.CenterY(), 5, size, size*.45, face)
	t.focusTight(dst, r.Square(), 7, state)
}

// GameCover returns where the cover of a box stands in the room r of the box, with its foot at
// the foot of that.
func (t *Theme) GameCover(r Rect) Rect {
	const wide, high = GameBoxW * (1 + boxDepth), GameBoxH + GameBoxW*boxDepth*boxRise
	z := min(r.W/wide, r.H/high)
	return Rect{r.CenterX() - z*wide/2, r.Bottom() - z*GameBoxH, z * GameBoxW, z * GameBoxH}
}

// PosedBox draws the box of an edition from its picture, which is made for where its cover stands
// when nothing moves, on its way at another place. Pointed at it comes forward.
func (t *Theme) PosedBox(dst *ebiten.Image, picture *CachedImage[string], stands, at Rect, edition string, state State) {
	pose := Pose{}
	if at.W != stands.W {
		pose.Scale = at.W / stands.W
	}
	if state.Hover {
		const larger = 1.03
		pose = pose.scaled(larger)
		at.Y -= (larger - 1) / 2 * at.H
	}
	r := Rect{at.CenterX() - stands.W/2, at.CenterY() - stands.H/2, stands.W, stands.H}
	picture.DrawPosed(t, dst, r, GameBoxMargin*stands.W, edition, pose, func(dst *ebiten.Image) { t.GameBox(dst, r, edition) })
}

// SetupCard draws the paper of a seat that is set up: framed where something in it has to be
// changed.
func (t *Theme) SetupCard(dst *ebiten.Image, r Rect, alert bool) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(2), 9, 6, 4, .45)
	p.shade(r, 9, c.PaperTop, c.PaperBottom)
	p.contrastFrame(r, 9, c.Ink)
	if alert {
		t.AlertFrame(dst, r, 9)
	}
}

// SwitchRow draws the ground of a row with a switch, which is on or not.
func (t *Theme) SwitchRow(dst *ebiten.Image, r Rect, on bool) {
	p, c := t.pen(dst), &t.Palette
	ground, line := c.Field, c.Line
	if on {
		ground, line = c.Warning, c.Families[Gold].Edge
	}
	p.fill(r, 9, ground)
	p.frame(r, 9, c.LineWidth, line)
}

// PlaySign draws the sign of what begins, in r.
func (t *Theme) PlaySign(dst *ebiten.Image, r Rect, ink Color) {
	p, in := t.pen(dst), r.Square().Inset(.12*min(r.W, r.H))
	tip := point{in.Right(), in.CenterY()}
	p.quad(ink, [4]point{{in.X, in.Y}, tip, {in.X, in.Bottom()}, tip})
	for _, from := range [...]float64{in.Y, in.Bottom()} {
		p.line(in.X, from, tip.x, tip.y, .16*in.W, ink)
	}
	p.line(in.X, in.Y, in.X, in.Bottom(), .16*in.W, ink)
}
