package sketch

import (
	"image/color"
	"math"
)

func turnPoint(x, y, degrees float64) (float64, float64) {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return x*c - y*s, x*s + y*c
}

// A CellLook says how the furniture of the board is drawn: the cells that are
// not days. Its body is the cell. It can be used as the key of a cache.
type CellLook struct {
	W, H    float64 // of the cell: 112x104, 84x82 in small windows
	Compact bool
}

// FullCell and CompactCell are the cells of the two layouts of the board.
var (
	FullCell    = CellLook{W: 112, H: 104}
	CompactCell = CellLook{W: 84, H: 82, Compact: true}
)

// StartCell draws the flag of START; the word is type.
func StartCell(c CellLook) Drawing {
	return sketchOf(c.W, c.H, Even(3), func(p pen) {
		if c.Compact {
			p.art("start", c.W/2-20, 10, 40)
			return
		}
		p.art("start", c.W/2-26, 12, 52)
	})
}

// StartWord is where START goes: R Black in red.
func (c CellLook) StartWord() Spot {
	if c.Compact {
		return Spot{X: c.W / 2, Y: 72, Size: 15, Anchor: Middle}
	}
	return Spot{X: c.W / 2, Y: c.H - 13, Size: 19, Anchor: Middle}
}

// JackpotCell draws the cell of the Jackpot: the pot before bills, over a red
// pill for the amount.
func JackpotCell(c CellLook) Drawing {
	return sketchOf(c.W, c.H, Insets{}, func(p pen) {
		if c.Compact {
			p.rect(3, 3, 78, 76, fill(rgb(0xFBE3A6)).round(7))
			p.rect(3.7, 3.7, 76.6, 74.6, line(GoldEdge, 1.3).dashed(4, 3).round(6.5))
			p.art("pot", 24, 19, 36)
			p.rect(10, 56, 64, 19, fill(Red).round(9.5))
			return
		}
		w, h := c.W, c.H
		p.rect(4, 4, w-8, h-8, fill(rgb(0xFBE3A6)).round(9))
		p.rect(4.75, 4.75, w-9.5, h-9.5, line(GoldEdge, 1.5).dashed(5, 4).round(8.5))
		p.at(w/2-16, 58).scaled(.62).turned(-14).bill(500, true)
		p.at(w/2+18, 60).scaled(.62).turned(10).bill(1000, true)
		p.art("pot", w/2-24, 24, 46)
		p.rect(w/2-38, h-32, 76, 24, fill(Red).round(12))
	})
}

// JackpotWord and JackpotAmount are where the cell's name (C Bold in dark red,
// tracking 1) and the amount (R Black in white) go.
func (c CellLook) JackpotWord() Spot {
	if c.Compact {
		return Spot{X: 42, Y: 16, Size: 12, Anchor: Middle}
	}
	return Spot{X: c.W / 2, Y: 19, Size: 13, Anchor: Middle}
}

// JackpotAmount is where the amount goes: R Black in white.
func (c CellLook) JackpotAmount() Spot {
	if c.Compact {
		return Spot{X: 42, Y: 70.5, Size: 14, Anchor: Middle, Max: 60}
	}
	return Spot{X: c.W / 2, Y: c.H - 14.5, Size: 16, Anchor: Middle, Max: 70}
}

// PileCell draws the cell of a draw pile: "mail", "deal", "event" or "lottery".
// An empty pile is only the dashed outline.
func PileCell(c CellLook, deck string, empty bool) Drawing {
	picture, face, under := "postcard", Blue, BlueEdge
	switch deck {
	case "deal":
		picture, face, under = "deal", rgb(0xF0C48E), rgb(0xB47237)
	case "event":
		picture, face, under = "event", rgb(0xC9E5E6), Teal
	case "lottery":
		picture, face, under = "lotcard", rgb(0xCDE6D4), Green
	}
	return sketchOf(c.W, c.H, Insets{}, func(p pen) {
		if c.Compact {
			p.rect(4, 4, c.W-8, c.H-8, line(Paper3, 1.6).dashed(4, 3).round(7))
			if !empty {
				p.pile(Box{18, 10, 46, 45}, 5, 1, face, under)
				p.art(picture, 24, 15, 34)
			}
			return
		}
		p.rect(5, 5, c.W-10, c.H-10, line(Paper3, 2).dashed(5, 4).round(9))
		if !empty {
			p.pile(Box{24, 20, 64, 58}, 6, 3, face, under)
			p.art(picture, 34, 24, 44)
		}
	})
}

// pile draws a stack of cards in b, with so many below the one on top.
func (p pen) pile(b Box, r float64, below int, face, under color.NRGBA) {
	p.shadow(b.X-1, b.Y-8, b.W, b.H+4, r, Shadow{DY: 5, Sigma: 3, Alpha: .4})
	for k := below; k >= 0; k-- {
		c := face
		if k%2 == 1 {
			c = under
		}
		d := float64(k)
		p.rect(b.X+d*1.5, b.Y-d*2.5, b.W, b.H, fill(c).line(PlateCream, 1.2).round(r))
	}
}

// PileWord is where the name of a pile goes (C Bold), PileCount the middle of
// its Badge of radius 13 (11 in small windows).
func (c CellLook) PileWord() Spot {
	if c.Compact {
		return Spot{X: 42, Y: 73, Size: 13, Anchor: Middle}
	}
	return Spot{X: c.W / 2, Y: 94, Size: 12.5, Anchor: Middle}
}

// PileCount is the middle of the badge with the number of cards.
func (c CellLook) PileCount() Point {
	if c.Compact {
		return Point{66, 15}
	}
	return Point{c.W - 20, 18}
}

// A HopFace says which mark of a token's way is drawn. It can be used as the
// key of a cache.
type HopFace struct {
	Seat  int     // index into SeatColors
	Start bool    // the ring where the way began, instead of a numbered disc
	R     float64 // 13 on the full board, 11 on the compact one
}

// HopMark draws the mark of one day of a token's way, 2*R wide. The number on it
// is R Black 14 (12.5 compact) in the seat's type colour, its baseline .38*R
// below the middle.
func HopMark(f HopFace) Drawing {
	c, k := seatColor(f.Seat), f.R/13
	return sketchOf(2*f.R, 2*f.R, Even(4), func(p pen) {
		p = p.at(f.R, f.R).scaled(k)
		p.circle(1, 2, 13.5, fill(Ink).alpha(.25))
		p.circle(0, 0, 13, fill(Cream))
		if f.Start {
			p.circle(0, 0, 10.5, line(c.Face, 2))
			p.circle(0, 0, 4.5, fill(c.Face))
			return
		}
		p.circle(0, 0, 10.5, fill(c.Face).line(c.Face, 2))
	})
}

// HopArrow draws the small disc with a chevron between two days of a way, 20
// wide, for a way that goes on, or back.
func HopArrow(seat int, back bool) Drawing {
	return sketchOf(20, 20, Even(1), func(p pen) {
		p = p.at(10, 10)
		p.circle(0, 0, 10, fill(Cream))
		if back {
			p = p.mirrored()
		}
		p.path("M-2.5 -5l5.5 5l-5.5 5", line(seatColor(seat).Face, 3))
	})
}

// TokenSpot is where one of several tokens stands on a day, from the top left
// corner of the cell in logical pixels, and how large it is.
type TokenSpot struct{ X, Y, Size float64 }

// tokenSpots are those of the target picture, for tiles of 104x96 at 4,4 in
// their cell. The first token is the one of the seat that is on turn.
var tokenSpots = [7][]TokenSpot{
	1: {{7, 40, 38}},
	2: {{5, 36, 35}, {44, 38, 35}},
	3: {{1, 32, 33}, {31, 43, 33}, {63, 44, 33}},
	4: {{22, 22, 29}, {58, 22, 29}, {6, 46, 29}, {44, 46, 29}},
	5: {{10, 22, 29}, {42, 20, 29}, {72, 22, 29}, {22, 46, 29}, {58, 46, 29}},
	6: {{6, 22, 29}, {38, 20, 29}, {70, 22, 29}, {2, 46, 29}, {36, 47, 29}, {70, 46, 29}},
}

// TokenSpots returns where n tokens stand on the cell of a day, those further
// back first. N is 0 to 6.
func (c CellLook) TokenSpots(n int) []TokenSpot {
	if n < 0 || n >= len(tokenSpots) {
		return nil
	}
	k, out := math.Min(c.W/112, c.H/104), make([]TokenSpot, n)
	for i, s := range tokenSpots[n] {
		out[i] = TokenSpot{(s.X + 2) * k, (s.Y + 1) * k, s.Size * k}
	}
	return out
}

// CountAt is the middle of the badge that counts the tokens on a day; its radius
// is 11 (10 in small windows).
func (c CellLook) CountAt() Point {
	if c.Compact {
		return Point{75, 9}
	}
	return Point{c.W - 12, 10}
}

// Wood draws the grain and the two joints of a desk of w by h on a clear ground:
// the colour of the wood is the backdrop's.
func Wood(w, h float64) Drawing {
	return sketchOf(w, h, Insets{}, func(p pen) {
		p.rect(0, 0, w, 3, fill(WoodGlint))
		p.rect(0, 3, w, 1, fill(WoodEdge).alpha(.35))
		next := chance(11)
		for i := range 9 {
			y := 14 + float64(i)*h/9
			x, long, k := next()*300-80, 500+next()*700, 6+next()*8
			long *= math.Max(1, w/1280)
			p.pathf(line(WoodEdge, 1.5).alpha(.28), "M%g %gC%g %g %g %g %g %g",
				x, y, x+long*.3, y-k, x+long*.6, y+k, x+long, y)
		}
		for x := 420.0; x < w; x += 510 {
			p.line(x, 4, x-6, h, line(WoodEdge, 1.5).alpha(.45))
		}
	})
}

// WallGrooves draws the grooves between the boards of the wall, 80 apart, on a
// clear ground.
func WallGrooves(w, h float64, e Edition) Drawing {
	return sketchOf(w, h, Insets{}, func(p pen) {
		for x := 40.0; x < w; x += 80 {
			p.line(x, 0, x, h, line(e.WallGroove, 2).alpha(.55).flatEnds())
			p.line(x+2, 0, x+2, h, line(WallGlint, 1).alpha(.25).flatEnds())
		}
	})
}

// Envelope draws the letter that lies on the desk of the title, 120 by 78.
func Envelope() Drawing {
	return sketchOf(120, 78, Insets{18, 18, 20, 26}, func(p pen) {
		p.shadow(4, 4, 116, 74, 4, Shadow{DY: 4, Sigma: 6, Alpha: .45})
		p.rect(0, 0, 120, 78, fill(rgb(0xFBF3DF)).round(4))
		p.path("M0 4A4 4 0 0 1 4 0H116A4 4 0 0 1 120 4L60 46Z", fill(rgb(0xEFE2C2)))
		p.path("M1 3L60 46L119 3", line(ButtonEdge, 1.6))
		p.rect(92, 50, 20, 20, fill(Red).round(1))
		p.circle(102, 60, 6, fill(PlateCream))
	})
}

// Hand draws the pointing hand under a dragged tile, 38 by 56; its finger tip is
// at 11, 2.
func Hand() Drawing {
	return sketchOf(34, 50, Even(3), func(p pen) {
		p = p.scaled(.9)
		p.path("M10 2C13 2 15 4 15 7V20L17 19C20 18 22 19 23 21C26 19.5 29 20.5 30 23C33 22 36 24 36 27V38C36 46 32 52 26 54H17C13 52 11 49 9 45L2 34C0 31 1 28 4 27C6 26.5 7 28 8 29V7C8 4 8 2 10 2Z",
			fill(White).line(Ink, 2.6))
		p.path("M15 20V27M23 22V28M30 24V29", line(Ink, 2))
	})
}
