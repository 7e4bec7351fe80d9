package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Shape is the shape of a token.
type Shape uint8

// The shapes. Each stands beside the seat colour it goes with unless a player
// chooses another.
const (
	House Shape = iota
	Car
	Tree
	Mug
	Cat
	Boat
)

// Token is a wooden token of a seat.
type Token struct {
	Color SeatColor
	Shape Shape
}

// TokenStyle says how a token is drawn.
type TokenStyle uint8

// The styles of tokens.
const (
	// Flat is a token as a sign: in a head, a list, the log.
	Flat TokenStyle = iota
	// Standing is a token on the desk, with its shadow.
	Standing
	// OnBoard is a token on a day: with its shadow and a cream outline that
	// sets it off from the tile.
	OnBoard
	// Hopping is a token in the air over the board.
	Hopping
	// Faint is a flat token of a seat that is not taken, or is out.
	Faint
)

func (k Token) face(size float64, style TokenStyle) sketch.TokenFace {
	return sketch.TokenFace{
		Color: int(k.Color), Shape: int(k.Shape), Size: size,
		Ring:  style == OnBoard || style == Hopping,
		Stand: style == Standing || style == OnBoard,
		Lift:  style == Hopping,
		Faded: style == Faint,
	}
}

func (t *Theme) token(k Token, size float64, style TokenStyle) *picture {
	return t.arts.tokens.of(k.face(size, style), t.View.Scale, sketch.Token)
}

// Token draws a token in a box size wide with its corner at x, y. It stands on
// the lower edge of the box.
func (t *Theme) Token(dst *ebiten.Image, k Token, x, y, size float64, style TokenStyle) {
	t.pen(dst).blit(t.token(k, size, style), x, y, 1)
}

// HeldToken draws a token in a pose with the middle of its box at x, y: a token
// on its way.
func (t *Theme) HeldToken(dst *ebiten.Image, k Token, x, y, size float64, style TokenStyle, pose Pose) {
	raster := stepped(size, 4)
	t.pen(dst).hold(t.token(k, raster, style), x, y, pose.scaled(size/raster))
}

// TokenPlate draws a token on its cream ground, as in the heads of cards.
// Framed, the ground has a line in the seat's colour.
func (t *Theme) TokenPlate(dst *ebiten.Image, r Rect, k Token, framed bool) {
	p := t.pen(dst)
	radius := min(9, r.H*.2)
	p.fill(r, radius, t.Palette.Cream)
	if framed {
		p.frame(r.Inset(-1.2), radius+1.2, 2.5, t.Palette.seat(k.Color).Face)
	}
	size := min(r.W, r.H) * .8
	p.blit(t.token(k, size, Flat), r.CenterX()-size/2, r.CenterY()-size/2-.5, 1)
}

// Tokens draws all tokens that stand on a day, n of them, with the badge that
// counts them from two up.
func (t *Theme) Tokens(dst *ebiten.Image, tile Rect, tokens [MaxSeats]Token, n int, count string) {
	t.TokensAt(dst, tile, TokenSpots(tile, n), tokens, n, count)
}

// TokensAt draws them in their boxes, as [TokenSpots] or [TokenSpotsBeside] give
// them.
func (t *Theme) TokensAt(dst *ebiten.Image, tile Rect, spots [MaxSeats]Rect, tokens [MaxSeats]Token, n int, count string) {
	for i := range min(max(n, 0), MaxSeats) {
		s := spots[i]
		t.Token(dst, tokens[i], s.X, s.Y, s.W, OnBoard)
		t.pen(dst).recordGround(s.Inset(s.W*.2), t.Palette.Ink) // what it stands on is not there to be read
	}
	if n > 1 {
		x, y, r := TokenBadge(tile)
		t.Badge(dst, x, y, r, count)
	}
}

// HopMark draws the mark of one day of a token's way in the cell of that day:
// step is the number on it, "" where the way began.
func (t *Theme) HopMark(dst *ebiten.Image, cell Rect, c SeatColor, step string) {
	p := t.pen(dst).grown(1)
	r := 13.0
	x, y := cell.X+20, t.hopLine(cell)
	if cell.W < 100 {
		r, x = 11, cell.X+17
	}
	pair := t.Palette.seat(c)
	p.disc(x+1, y+2, r+.5, faded(t.Palette.Ink, .25))
	p.disc(x, y, r, t.Palette.Cream)
	if step == "" {
		p.ring(x, y, r-1.5, 2, pair.Face)
		p.disc(x, y, r*.36, pair.Face)
		return
	}
	p.disc(x, y, r-1.5, pair.Face)
	st := Style{Face: Black, Size: r * 1.08, Color: t.Palette.onSeat(c), Align: Center}
	p.fit(step, x, y+r*.385*p.scale(), r*1.6, 9, st)
}

// hopLine is how far down a cell a token's way is marked: above the sums that
// are printed on days, in an edition that has them.
func (t *Theme) hopLine(cell Rect) float64 {
	y, high, raise := 58.0, 104.0, 14.0
	if cell.W < 100 {
		y, high, raise = 44, 82, 10
	}
	if t.skin.day.sums {
		return cell.Y + y - raise
	}
	return cell.Y + y + max(cell.H-high, 0)/2
}

// HopArrow draws the small sign between two cells that says which way a token
// went: at the right edge of the cell, or, back, at its left edge.
func (t *Theme) HopArrow(dst *ebiten.Image, cell Rect, c SeatColor, back bool) {
	p := t.pen(dst)
	y, r := t.hopLine(cell), 10.0
	if cell.W < 100 {
		r = 8
	}
	x, d := cell.Right(), right
	if back {
		x, d = cell.X, left
	}
	p.disc(x, y, r, t.Palette.Cream)
	p.chevron(x, y, r*.5, d, 3, t.Palette.seat(c).Face)
}
