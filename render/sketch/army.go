package sketch

import "math"

// Arms are the kinds of pieces of an army, by name: one army, from five on, and from
// ten on.
var Arms = [3]string{"infantry", "cavalry", "artillery"}

// arm is what a piece looks like in a box of 40, standing on y = 39.
type arm struct {
	outline string
	details func(p pen, c SeatColor)
	// The emblem of whose it is stands around x, y, size wide; onCream says that its
	// ground is cream, not the seat's color.
	x, y, size float64
	onCream    bool
}

var arms = map[string]arm{
	"infantry": {
		outline: "M13.2 15.5V6.5C13.2 2.8 16.3 .8 20 .8C23.7 .8 26.8 2.8 26.8 6.5V15.5C26.8 17 26.3 18.4 25.5 19.6C29.6 20.3 32.2 22.4 32.6 25.4L33.4 30.5C33.7 32.3 31.2 33 30.4 31.3L29.6 29.4V35H32.5V39H7.5V35H10.4V29.4L9.6 31.3C8.8 33 6.3 32.3 6.6 30.5L7.4 25.4C7.8 22.4 10.4 20.3 14.5 19.6C13.7 18.4 13.2 17 13.2 15.5Z",
		details: func(p pen, c SeatColor) {
			p.rect(15, 11.2, 10, 8.4, fill(rgb(0xF6E3C4)).round(3.4))
			p.path("M13.2 12.8V6.5C13.2 2.8 16.3 .8 20 .8C23.7 .8 26.8 2.8 26.8 6.5V12.8C22.5 11.8 17.5 11.8 13.2 12.8Z", fill(c.Edge))
			p.rect(18.7, 2.7, 2.6, 5.2, fill(Cream).round(1.3))
			p.circle(17.9, 15.3, .95, fill(rgb(0x2B2320)))
			p.circle(22.1, 15.3, .95, fill(rgb(0x2B2320)))
			p.rect(8.1, 35.6, 23.8, 2.8, fill(c.Edge).round(.5))
			p.path("M10.9 29V24.5M29.1 29V24.5", line(c.Edge, 1.1))
		},
		x: 20, y: 27.9, size: 11.5,
	},
	"cavalry": {
		outline: "M8 39V34.5H11.5C11.2 28.5 15.5 25.5 17.8 21L11.5 23.8C9.5 24.6 7.2 23.6 6.5 21.5L6 19.5C9.5 16 12 12 14.5 7.5L14.3 2L18.5 5.2C27.5 6 33 13.5 32.5 23.5C32.3 28 31.3 31.5 30.3 34.5H33V39Z",
		details: func(p pen, c SeatColor) {
			p.path("M18.5 5.2C27.5 6 33 13.5 32.5 23.5C32.3 28 31.3 31.5 30.3 34.5H27.5C29 27 27.5 15.5 18 9Z", fill(c.Edge))
			p.circle(15.6, 13, 1.5, fill(White))
			p.path("M7.8 20.9L10.6 19.6L10.9 20.5L8.1 21.7Z", fill(c.Edge))
			p.rect(8.6, 35.1, 23.8, 3.3, fill(c.Edge).round(.5))
		},
		x: 21.4, y: 27, size: 10.5,
	},
	"artillery": {
		outline: "M6.6 18.4L27.8 5.6L27 4.2L31.2 1.6L37.8 12.4L33.5 15L32.7 13.7L26.2 17.6C27.7 19.6 28.6 22 28.6 24.7C28.6 27.2 27.8 29.5 26.5 31.4L34.5 35H36.5V39H3.5V35H8.6C6.1 33 4.5 30 4.5 26.6C4.5 23.5 5.3 20.9 6.6 18.4Z",
		details: func(p pen, c SeatColor) {
			p.path("M27 4.2L31.2 1.6L37.8 12.4L33.5 15Z", fill(c.Edge))
			p.path("M25 7.9L27.1 6.7L31.6 14L29.5 15.2Z", fill(c.Edge).alpha(.75))
			p.path("M9.5 18.2L24 9.4L24.7 10.6L10.2 19.4Z", fill(White).alpha(.38))
			p.path("M4.1 35.7H35.9V38.4H4.1Z", fill(c.Edge))
			p.circle(16.6, 25.8, 10.8, fill(c.Edge))
			p.circle(16.6, 25.8, 8.8, fill(Cream))
		},
		x: 16.6, y: 25.8, size: 11.5, onCream: true,
	},
}

// bareWood is the color of the army that nobody plays.
var bareWood = SeatColor{rgb(0xB98C5E), rgb(0x7A5432)}

// neutralEmblem is the ring that the army wears which nobody plays.
const neutralEmblem = "M20 5A15 15 0 1 1 19.99 5ZM20 12A8 8 0 1 0 20.01 12Z"

// An ArmyFace says how a piece of an army is drawn. It can be used as the key of a
// cache.
type ArmyFace struct {
	Arm   int     // index into Arms
	Color int     // index into SeatColors, -1 for the army that nobody plays
	Shape int     // index into Shapes: the emblem
	Size  float64 // side of its box in logical pixels
	Lift  bool    // with the paler shadow of a piece in the hand
	Faded bool    // half transparent: a piece that is on its way elsewhere
	// Patterned draws the pattern of the color on it.
	Patterned bool
}

// Army draws a piece of an army with its cream outline. It stands with its foot on the
// lower edge of the body. An index out of range is taken as 0.
func Army(f ArmyFace) Drawing {
	within := func(i, n int) int {
		if i < 0 || i >= n {
			return 0
		}
		return i
	}
	color, emblem := bareWood, neutralEmblem
	if f.Color >= 0 {
		color, emblem = SeatColors[within(f.Color, len(SeatColors))], shapes[Shapes[within(f.Shape, len(Shapes))]].outline
	}
	piece := arms[Arms[within(f.Arm, len(Arms))]]
	on := Cream
	switch {
	case piece.onCream:
		on = color.Face
	case f.Color == yellowSeat:
		on = rgb(0x5A3E06)
	}
	k := f.Size / 40
	return sketchOf(f.Size, f.Size, Insets{7 * k, 6 * k, 8 * k, 12 * k}, func(p pen) {
		p = p.scaled(k)
		draw := func(p pen) {
			p.path(piece.outline, line(Cream, 6.5))
			p.at(2.6, 2.2).path(piece.outline, fill(rgb(0x9C6A3A)))
			p.at(1.3, 1.1).path(piece.outline, fill(rgb(0xC9995F)))
			p.path(piece.outline, fill(color.Face))
			if f.Patterned {
				p.pattern(piece.outline, f.Color)
			}
			p.path(piece.outline, line(color.Edge, 1.2))
			piece.details(p, color)
			p.at(piece.x-piece.size/2, piece.y-piece.size/2).scaled(piece.size/40).path(emblem, fill(on))
		}
		shade := .42
		if f.Lift {
			shade = .22
		}
		p.shadowOval(21, 40.5, 17, 4, 2, shade)
		if f.Faded {
			p.faded(.5, draw)
			return
		}
		draw(p)
	})
}

// yellowSeat is the index of yellow in SeatColors: cream cannot be read on it.
const yellowSeat = 3

// PaperClip draws a paper clip, 32 by 14, level or upright.
func PaperClip(upright bool) Drawing {
	const clip = "M-11 -4.5H7A4.5 4.5 0 0 1 7 4.5H-8A3 3 0 0 1 -8 -1.5H6"
	w, h, turn := 32.0, 14.0, 0.0
	if upright {
		w, h, turn = h, w, 90
	}
	return sketchOf(w, h, Even(4), func(p pen) {
		at := p.at(w/2, h/2)
		at.at(.8, 1.6).turned(turn).path(clip, line(rgb(0x1A120B), 3.4).alpha(.22))
		at.turned(turn).path(clip, line(rgb(0x5D6876), 3))
		at.turned(turn).path(clip, line(rgb(0xD9DFE6), 1.3))
	})
}

// TapeWidth is how wide a strip of tape is, in logical pixels.
const TapeWidth = 9

// Tape draws a strip of tape of a length, level or upright, around the middle of its body.
// Its ends are torn.
func Tape(length float64, upright bool) Drawing {
	w, h, turn := length, float64(TapeWidth), 0.0
	if upright {
		w, h, turn = h, w, 90
	}
	return sketchOf(w, h, Even(4), func(p pen) {
		at := p.at(w/2, h/2)
		strip := tornStrip(length)
		at.at(.8, 2).turned(turn).polygon(strip, fill(rgb(0x1A120B)).alpha(.28))
		at = at.turned(turn)
		at.polygon(strip, fill(rgb(0xB5534A)))
		const pitch, top, foot = 9, -TapeWidth / 2., TapeWidth / 2.
		for x := -length/2 + 5; x < length/2-4; x += pitch {
			at.polygon([]Point{{x, foot}, {x + 5, top}, {x + 8.5, top}, {x + 3.5, foot}}, fill(rgb(0xE9B7A8)).alpha(.85))
		}
	})
}

// tornStrip returns the outline of a strip with torn ends around 0, 0.
func tornStrip(length float64) (points []Point) {
	const teeth = 4
	jag := func(i int) float64 { return math.Mod(float64(i)*2.8+1.6, 4) - 1.2 }
	for i := range teeth + 1 {
		points = append(points, Point{length/2 + jag(i), TapeWidth * (float64(i)/teeth - .5)})
	}
	for i := range teeth + 1 {
		points = append(points, Point{-length/2 - jag(i+2), TapeWidth * (.5 - float64(i)/teeth)})
	}
	return points
}

// MidnightFlag draws the flag at the edge of a page that says where midnight leads, 16 by
// 22: it points to the right, or to the left.
func MidnightFlag(left bool) Drawing {
	return sketchOf(16, 22, Even(1), func(p pen) {
		path := "M0 0H9L16 11L9 22H0Z"
		if left {
			path = "M16 0H7L0 11L7 22H16Z"
		}
		p.path(path, fill(rgb(0x5B4E44)))
	})
}
