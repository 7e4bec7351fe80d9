package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
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
	Color palette.SeatColor
	Shape Shape
}

// TokenStyle is the way a token is drawn.
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

// face returns the drawing of a token in a size and a style.
func (k Token) face(size float64, style TokenStyle, patterned bool) sketch.TokenFace {
	return sketch.TokenFace{
		Color: int(k.Color), Shape: int(k.Shape), Size: size, Patterned: patterned,
		Ring:  style == OnBoard || style == Hopping,
		Stand: style == Standing || style == OnBoard,
		Lift:  style == Hopping,
		Faded: style == Faint,
	}
}

// token returns the picture of a token.
func token(t *render.Theme, k Token, size float64, style TokenStyle) *render.Picture {
	return t.Arts.Tokens.Get(t, k.face(size, style, t.SeatPatterns), sketch.Token)
}

// DrawToken draws a token in a box size wide with its corner at x, y. It stands on
// the lower edge of the box.
func DrawToken(t *render.Theme, dst *ebiten.Image, k Token, x, y, size float64, style TokenStyle) {
	t.Pen(dst).Blit(token(t, k, size, style), x, y, 1)
}

// TokenAt is Token for a box with its middle at x, y.
func TokenAt(t *render.Theme, dst *ebiten.Image, k Token, x, y, size float64, style TokenStyle) {
	DrawToken(t, dst, k, x-size/2, y-size/2, size, style)
}

// MovingToken draws a token in a pose on its way from one box to another one, which it has gone so
// far, 0 to 1, and lifted, in logical pixels. Where these are of two sizes it is the picture for the
// larger one that becomes smaller: none is made on the way.
func MovingToken(t *render.Theme, dst *ebiten.Image, k Token, from, to render.Rect, gone, lift float64, style TokenStyle, pose render.Pose) {
	at, size := from.Toward(to, gone), max(from.W, to.W)
	t.Pen(dst).Posed(token(t, k, size, style), at.CenterX(), at.CenterY()-lift, pose.Scaled(at.W/size))
}

// TokenPlate draws a token on its cream ground, as in the heads of cards.
// Framed, the ground has a line in the seat's colour.
func TokenPlate(t *render.Theme, dst *ebiten.Image, r render.Rect, k Token, framed bool) {
	p := t.Pen(dst)
	radius := min(9, r.H*.2)
	p.Fill(r, radius, t.Palette.Cream)
	if framed {
		p.Frame(r.Inset(-1.2), radius+1.2, 2.5, t.Palette.Seat(k.Color).Face)
	}
	size := min(r.W, r.H) * .8
	p.Blit(token(t, k, size, Flat), r.CenterX()-size/2, r.CenterY()-size/2-.5, 1)
}

// TokensAt draws the n tokens that stand on a day in their boxes, as [TokenSpots]
// or [TokenSpotsBeside] give them, with the badge that counts them from two up.
func TokensAt(t *render.Theme, dst *ebiten.Image, tile render.Rect, spots [render.MaxSeats]render.Rect, tokens [render.MaxSeats]Token, n int, count string) {
	for i := range min(max(n, 0), render.MaxSeats) {
		s := spots[i]
		DrawToken(t, dst, tokens[i], s.X, s.Y, s.W, OnBoard)
		t.Pen(dst).RecordGround(s.Inset(s.W*.2), t.Palette.Ink) // what it stands on is not there to be read
	}
	if n > 1 {
		x, y, r := TokenBadge(tile)
		Badge(t, dst, x, y, r, count)
	}
}

// Medallion draws a seat's token, large, on a round ground of its colour.
func Medallion(t *render.Theme, dst *ebiten.Image, k Token, x, y, radius float64) {
	p, pal := t.Pen(dst), &t.Palette
	pair := pal.Seat(k.Color)
	p.Disc(x, y, radius, palette.Mixed(pair.Face, pal.PaperTop, .66))
	p.ArcDashes(x, y, radius*.92, 1.6, 60, pair.Edge)
	TokenAt(t, dst, k, x, y, radius*1.3, Standing)
}

// TokenBadge returns the middle and radius of the badge that counts the tokens
// on a tile, from two up.
func TokenBadge(tile render.Rect) (x, y, radius float64) {
	if tile.W < 90 {
		return tile.Right() - 6, tile.Y + 6, 10
	}
	return tile.Right() - 8, tile.Y + 6, 11
}
