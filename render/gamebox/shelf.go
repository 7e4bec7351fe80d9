package gamebox

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
	"bigpayday/render/wall"
)

// Shelf draws the board on which boxes stand, from one side of the window to the other: its
// top, of a height, and its edge below y.
func Shelf(t *render.Theme, dst *ebiten.Image, y, top float64) {
	p, c, w := t.Pen(dst), &t.Palette, t.View.W
	const edge, slant = 22, 40
	p.Shadow(render.Rect{X: 0, Y: y + 4, W: w, H: edge}, 0, 12, 14, .45)
	polygon.Convex(p, c.WoodTop, render.Point{X: slant, Y: y - top}, render.Point{X: w - slant, Y: y - top}, render.Point{X: w, Y: y}, render.Point{Y: y})
	p.Line(slant, y-top+1, w-slant, y-top+1, 2.5, palette.Faded(c.WoodEdge, .5))
	board := render.Rect{X: 0, Y: y, W: w, H: edge}
	p.Shade(board, 0, c.WoodTop, c.WoodBottom)
	p.Fill(render.Rect{X: 0, Y: y, W: w, H: 2.5}, 0, c.WoodGlint)
	p.Within(board, func(q render.Pen) { wall.Grain(q, board) })
	p.Fill(render.Rect{X: 0, Y: y + edge - 2, W: w, H: 3}, 0, palette.Faded(c.WoodDeep, .6))
}

// BoxLabel draws the label below a box: paper, or red for the chosen one.
func BoxLabel(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(1), 5, 4, 3, .45)
	if state.Active {
		p.Fill(r, 6, c.Families[palette.Red].Face)
		p.Frame(r.Inset(1), 5, 1.2, palette.Faded(palette.White, .35))
	} else {
		p.Fill(r, 6, c.Field)
		p.Frame(r, 6, 1, c.FieldLine)
	}
	if state.Hover {
		ink := c.Ink
		if state.Active {
			ink = palette.White
		}
		p.Hline(r.X+r.W*.2, r.Bottom()-4, r.W*.6, 1.5, ink)
	}
	marks.FocusTight(t, dst, r, 6, state)
}

// TickDisc draws a tick on a disc of paper, in r.
func TickDisc(t *render.Theme, dst *ebiten.Image, r render.Rect, ink palette.Color) {
	p, sq := t.Pen(dst), r.Square()
	x, y, z := sq.CenterX(), sq.CenterY(), sq.W/26
	p.Disc(x, y, sq.W/2, coverCream)
	p.Line(x-6*z, y, x-1.5*z, y+4.5*z, 3.4*z, ink)
	p.Line(x-1.5*z, y+4.5*z, x+6*z, y-4*z, 3.4*z, ink)
}

// Pennants draws a string of pennants with its ends at the upper corners of r, or as long as it is
// in the design, and none where there is too little room.
func Pennants(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	if at := PennantsIn(r); !at.Empty() {
		t.Pen(dst).LayArt("pennants", at.X, at.Y, at.W)
	}
}

// PennantsIn returns where [Pennants] hang, which reach below r, nothing where there are none.
func PennantsIn(r render.Rect) render.Rect {
	const wide, high = 690, 130
	w := min(r.W, wide)
	if w < wide/2 {
		return render.Rect{}
	}
	return render.Rect{X: r.CenterX() - w/2, Y: r.Y, W: w, H: w * high / wide}
}

// BoxCat draws the cat that sits on the box in r.
func BoxCat(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	size := .6 * r.W
	p := t.Pen(dst)
	x, y := r.CenterX(), r.Y-.02*r.W
	p.Shadow(render.Rect{X: x - size*.36, Y: y - 3, W: size * .72, H: 7}, 3, 3, 0, .45)
	p.LayArt("cat-sit", x-size/2, y-size*136/120, size)
}

// SeatField draws the face of a seat that is set up in a field of its color, at the left end of
// its card.
func SeatField(t *render.Theme, dst *ebiten.Image, r render.Rect, c render.Character, expression faces.Expression, state render.State) {
	const tint = .32
	p := t.Pen(dst)
	ground := palette.Mixed(t.Palette.Cream, t.Cloth(c).Face, tint)
	if state.Hover {
		ground = palette.Mixed(ground, palette.White, .35)
	}
	p.FillPart(r, 9, render.Lefts, ground)
	size := min(r.H*1.02, r.W*1.46)
	s := render.Stance{X: r.CenterX(), Foot: r.Bottom() + .02*size, Size: size}
	p.DrawBust(c, faces.Frame{Features: faces.Features{Expression: expression}}, s, true, p.Cutout(r, 9, render.Lefts))
	marks.FocusTight(t, dst, r, 9, state)
}

// SeatNumber draws the number of a seat in its color, by which it is moved to another place.
func SeatNumber(t *render.Theme, dst *ebiten.Image, r render.Rect, k palette.SeatColor, number string, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	pair := c.Seat(k)
	in := r.Square().Inset(.14 * r.W)
	if state.Hover || state.Pressed || state.Active {
		in = r.Square().Inset(.06 * r.W)
	}
	p.Fill(in, 7, pair.Face)
	p.Frame(in, 7, 1.2, palette.Faded(palette.White, .5))
	p.Centered(number, in, 2, 11, render.Style{Face: render.Black, Size: 15, Color: c.OnSeat(k), Align: render.Center})
	marks.FocusTight(t, dst, in, 7, state)
}

// QuietButton draws the ground of what can be pressed on paper without looking like a button
// before it is pointed at.
func QuietButton(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	if state.Hover || state.Pressed {
		p.Fill(r, 7, c.Hot)
		p.Frame(r, 7, 1.2, c.FieldLine)
	}
	marks.FocusTight(t, dst, r, 7, state)
}

// FreeSeat draws the dashed place of a seat that can be added.
func FreeSeat(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	ground := c.WallWell
	if state.Hover || state.Pressed {
		ground = c.WallWell2
	}
	p.Fill(r, 10, ground)
	p.Dashes(r.Inset(1), 10, 1.8, 7, 6, palette.Faded(c.Cream, .7))
	marks.Focus(t, dst, r, 10, state)
}

// Plus draws a plus on a disc of cream, in r.
func Plus(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, sq := t.Pen(dst), r.Square()
	x, y, z := sq.CenterX(), sq.CenterY(), sq.W/48
	p.Disc(x, y, sq.W/2, t.Palette.Cream)
	p.Line(x-11*z, y, x+11*z, y, 4.4*z, t.Palette.Ink)
	p.Line(x, y-11*z, x, y+11*z, 4.4*z, t.Palette.Ink)
}

// Unfold draws the sign of what is folded away, on a disc: an arrow that points to where it goes.
func Unfold(t *render.Theme, dst *ebiten.Image, r render.Rect, open bool) {
	p, c, sq := t.Pen(dst), &t.Palette, r.Square()
	ground, ink := c.Paper3, c.Ink
	if open {
		ground, ink = c.Dark, c.Cream
	}
	p.Disc(sq.CenterX(), sq.CenterY(), sq.W/2, ground)
	marks.Chevron(p, sq.CenterX(), sq.CenterY(), sq.W*.22, marks.Vertical(open), 3.2, ink)
}

// GameCover returns where the cover of a box stands in the room r of the box, with its foot at
// the foot of that.
func GameCover(t *render.Theme, r render.Rect) render.Rect {
	const wide, high = GameBoxW * (1 + boxDepth), GameBoxH + GameBoxW*boxDepth*boxRise
	z := min(r.W/wide, r.H/high)
	return render.Rect{X: r.CenterX() - z*wide/2, Y: r.Bottom() - z*GameBoxH, W: z * GameBoxW, H: z * GameBoxH}
}

// PosedBox draws the box of an edition from its picture, which is made for where its cover stands
// when nothing moves, on its way at another place. Pointed at it comes forward.
func PosedBox(t *render.Theme, dst *ebiten.Image, picture *render.CachedImage[string], stands, at render.Rect, edition string, state render.State) {
	pose := render.Pose{}
	if at.W != stands.W {
		pose.Scale = at.W / stands.W
	}
	if state.Hover {
		const larger = 1.03
		pose = pose.Scaled(larger)
		at.Y -= (larger - 1) / 2 * at.H
	}
	r := render.Rect{X: at.CenterX() - stands.W/2, Y: at.CenterY() - stands.H/2, W: stands.W, H: stands.H}
	picture.DrawPosed(t, dst, r, GameBoxMargin*stands.W, edition, pose, func(dst *ebiten.Image) { GameBox(t, dst, r, edition) })
}

// SetupCard draws the paper of a seat that is set up: framed where something in it has to be
// changed.
func SetupCard(t *render.Theme, dst *ebiten.Image, r render.Rect, alert bool) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(2), 9, 6, 4, .45)
	p.Shade(r, 9, c.PaperTop, c.PaperBottom)
	p.ContrastFrame(r, 9, c.Ink)
	if alert {
		AlertFrame(t, dst, r, 9)
	}
}

// SwitchRow draws the ground of a row with a switch, which is on or not.
func SwitchRow(t *render.Theme, dst *ebiten.Image, r render.Rect, on bool) {
	p, c := t.Pen(dst), &t.Palette
	ground, line := c.Field, c.Line
	if on {
		ground, line = c.Warning, c.Families[palette.Gold].Edge
	}
	p.Fill(r, 9, ground)
	p.Frame(r, 9, c.LineWidth, line)
}

// PlaySign draws the sign of what begins, in r.
func PlaySign(t *render.Theme, dst *ebiten.Image, r render.Rect, ink palette.Color) {
	p, in := t.Pen(dst), r.Square().Inset(.12*min(r.W, r.H))
	tip := render.Point{X: in.Right(), Y: in.CenterY()}
	polygon.Convex(p, ink, render.Point{X: in.X, Y: in.Y}, tip, render.Point{X: in.X, Y: in.Bottom()})
	for _, from := range [...]float64{in.Y, in.Bottom()} {
		p.Line(in.X, from, tip.X, tip.Y, .16*in.W, ink)
	}
	p.Line(in.X, in.Y, in.X, in.Bottom(), .16*in.W, ink)
}
