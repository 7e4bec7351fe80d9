package sketch

// Shapes are the six shapes of tokens, by name.
var Shapes = [6]string{"house", "car", "tree", "mug", "cat", "boat"}

// shapes has the outline of each token in a box of 40, standing on y = 40, and
// what is painted on it.
var shapes = map[string]struct {
	outline string
	details func(p pen, c SeatColor)
}{
	"house": {"M20 3L37 17V38A1 1 0 0 1 36 39H4A1 1 0 0 1 3 38V17Z", func(p pen, c SeatColor) {
		p.rect(16, 25, 9, 13.5, fill(c.Edge).round(1))
		p.rect(8, 21, 5, 5, fill(White).alpha(.35))
	}},
	"car": {"M2 26C2 21 5 20 9 19L13 11C14 9 15 8 18 8H27C29 8 31 9 32 11L35 19C37 20 38 22 38 25V32H34A5 5 0 0 1 24 32H17A5 5 0 0 1 7 32H2Z", func(p pen, c SeatColor) {
		p.path("M16 12H21V18H13.5ZM24 12H27.5C28.5 12 29 12.5 29.5 13.5L31.5 18H24Z", fill(White).alpha(.45))
		p.circle(12, 32, 3.6, fill(c.Edge))
		p.circle(29, 32, 3.6, fill(c.Edge))
	}},
	"tree": {"M20 1L32 17H27L36 29H24V39H16V29H4L13 17H8Z", func(p pen, _ SeatColor) {
		p.path("M20 6L14 14M20 14L12 25", line(White, 1.8).alpha(.4))
	}},
	"mug": {"M5 7H28V13H31A7 7 0 0 1 38 20V22A7 7 0 0 1 31 29H28V33A6 6 0 0 1 22 39H11A6 6 0 0 1 5 33ZM28 18V24H30.5A2.5 2.5 0 0 0 33 21.5V20.5A2.5 2.5 0 0 0 30.5 18Z", func(p pen, _ SeatColor) {
		p.rect(9, 11, 4, 20, fill(White).alpha(.4).round(2))
	}},
	"cat": {"M6 2L14 9H24L32 2V20C32 23 31 25 29 27C32 30 33 34 33 39H5C5 34 6 30 9 27C7 25 6 23 6 20Z", func(p pen, _ SeatColor) {
		p.circle(15, 17, 2, fill(White))
		p.circle(23.5, 17, 2, fill(White))
		p.path("M17.5 21.5L19.2 23L21 21.5", line(White, 1.6))
	}},
	"boat": {"M19 1C29 7 33 15 34 25H19ZM16 6V25H5C7 17 11 11 16 6ZM2 28H38C36 35 32 39 26 39H13C7 39 4 35 2 28Z", func(p pen, _ SeatColor) {
		p.path("M22 8C26 12 29 17 30 22", line(White, 1.8).alpha(.4))
	}},
}

// A TokenFace says how a wooden token is drawn. It can be used as the key of a
// cache.
type TokenFace struct {
	Color int     // index into SeatColors, 0 to 5
	Shape int     // index into Shapes, 0 to 5
	Size  float64 // side of its box in logical pixels
	Ring  bool    // with the cream outline of tokens on the board
	Stand bool    // with its shadow on the ground
	Lift  bool    // with the paler shadow of a token in the air
	Faded bool    // half transparent: a seat that is not taken, or is out
	// Patterned draws the pattern of the color on it.
	Patterned bool
}

// Token draws a wooden token. It stands with its foot on the lower edge of the
// body. An index out of range is taken as 0.
func Token(f TokenFace) Drawing {
	color, shape := SeatColors[0], Shapes[0]
	if f.Color >= 0 && f.Color < len(SeatColors) {
		color = SeatColors[f.Color]
	}
	if f.Shape >= 0 && f.Shape < len(Shapes) {
		shape = Shapes[f.Shape]
	}
	k := f.Size / 40
	return sketchOf(f.Size, f.Size, Insets{10 * k, 5 * k, 12 * k, 14 * k}, func(p pen) {
		p = p.scaled(k)
		switch {
		case f.Lift:
			p.shadowOval(21, 41, 19, 5, 2, .25)
		case f.Stand:
			p.shadowOval(21, 41, 19, 5, 2, .45)
		}
		if f.Faded {
			p.faded(.5, func(p pen) { p.token(shape, color, f) })
			return
		}
		p.token(shape, color, f)
	})
}

func (p pen) token(name string, c SeatColor, f TokenFace) {
	s := shapes[name]
	if f.Ring {
		p.path(s.outline, line(Cream, 7))
	}
	p.at(3, 3).path(s.outline, fill(rgb(0x9C6A3A)))
	p.at(1.5, 1.5).path(s.outline, fill(rgb(0xC9995F)))
	p.path(s.outline, fill(c.Face))
	if f.Patterned {
		p.pattern(s.outline, f.Color)
	}
	p.path(s.outline, line(c.Edge, 1.2))
	s.details(p, c)
}
