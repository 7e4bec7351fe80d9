package sketch

import "math"

// A PlayerFace says how the card of a seat in the strip is drawn. It can be used
// as the key of a cache.
type PlayerFace struct {
	Seat    int // index into SeatColors
	Active  bool
	Compact bool // the low card of small windows
}

// The sizes of player cards.
const (
	PlayerW, PlayerH               = 200.0, 122.0
	PlayerCompactW, PlayerCompactH = 150.0, 82.0
)

// A PlayerLayout is where the parts of a player card are, in logical pixels from
// its top left corner.
type PlayerLayout struct {
	W, H, Head float64
	Plate      Box // cream ground of the token
	Token      Box
	Name, Sub  Spot // R Bold, C Medium, in the seat's type colour
	Rank       Spot // R Black at the right end of the head
	Cash       Spot // R Black
	Fan        Box  // the lowest bill of the fan
	Rule       float64
	// Labels and Values are the columns loan, bills due and Deals: C Medium in the
	// second ink, C Bold. On a compact card Icons stand before the values and there
	// are no labels.
	Labels, Values [3]Spot
	Icons          [3]Box
}

// Layout returns the layout of the card.
func (f PlayerFace) Layout() PlayerLayout {
	if f.Compact {
		return PlayerLayout{
			W: PlayerCompactW, H: PlayerCompactH, Head: 28,
			Plate: Box{5, 3, 24, 22}, Token: Box{8, 4.5, 18, 18},
			Name: Spot{X: 36, Y: 19, Size: 13.5, Max: 74}, Rank: Spot{X: 142, Y: 19, Size: 13, Anchor: End},
			Cash:   Spot{X: 9, Y: 51, Size: 19},
			Icons:  [3]Box{{9, 60, 14, 14}, {60, 60, 14, 14}, {104, 60, 15, 15}},
			Values: [3]Spot{{X: 26, Y: 72.5, Size: 13}, {X: 77, Y: 72.5, Size: 13}, {X: 122, Y: 72.5, Size: 13}},
		}
	}
	w := PlayerW
	return PlayerLayout{
		W: w, H: PlayerH, Head: 42,
		Plate: Box{8, 4, 36, 34}, Token: Box{11, 5.5, 29, 29},
		Name: Spot{X: 52, Y: 19, Size: 15, Max: w - 60}, Sub: Spot{X: 52, Y: 35, Size: 12.5, Max: w - 60},
		Rank: Spot{X: w - 10, Y: 27, Size: 18, Anchor: End},
		Cash: Spot{X: 12, Y: 72, Size: 25, Max: 116},
		Fan:  Box{w - 36 - BillW*.3, 71 - BillH*.3, BillW * .6, BillH * .6},
		Rule: 83,
		Labels: [3]Spot{
			{X: 12, Y: 98, Size: 12}, {X: 78, Y: 98, Size: 12}, {X: 154, Y: 98, Size: 12},
		},
		Values: [3]Spot{
			{X: 12, Y: 115, Size: 15.5, Max: 62}, {X: 78, Y: 115, Size: 15.5, Max: 70}, {X: 154, Y: 115, Size: 15.5},
		},
	}
}

// PlayerCard draws the card of a seat with its shadow: paper, the head in the
// seat's colour, the ground of the token, the rule below the cash. The card of
// the seat that is on turn has a ring of amber and ink; its tab is PlayerTab.
func PlayerCard(f PlayerFace) Drawing {
	l := f.Layout()
	radius := 8.0
	if f.Compact {
		radius = 7
	}
	shadow := Shadow{DY: 3, Sigma: 4, Alpha: .4}
	if f.Active {
		shadow = Shadow{DY: 7, Sigma: 8, Alpha: .5}
	}
	return sketchOf(l.W, l.H, shadowMargin(shadow), func(p pen) {
		p.shadow(2, 0, l.W-4, l.H-2, 8, shadow)
		if f.Active {
			p.activeRing(l.W, l.H, radius)
		}
		p.rect(0, 0, l.W, l.H, downwards(0, l.H, PaperTop, PaperBottom).round(radius))
		p.path(topRounded(0, 0, l.W, l.Head, radius), fill(seatColor(f.Seat).Face))
		p.rect(l.Plate.X, l.Plate.Y, l.Plate.W, l.Plate.H, fill(Cream).round(math.Min(7, l.Plate.H*.22)))
		if l.Rule > 0 {
			p.line(10, l.Rule, l.W-10, l.Rule, line(Line, 1.2))
		}
	})
}

// PlayerTab draws the tab above the card of the seat that is on turn, w wide and
// 28 high; its lower 6 pixels lie behind the card. The words are R Bold 13 in
// amber, centred, on the baseline 15.5.
func PlayerTab(w float64) Drawing {
	d := sketchOf(w, 28, Insets{}, func(p pen) { p.path(topRounded(0, 0, w, 28, 8), fill(Ink)) })
	d.Slice = Insets{10, 10, 10, 10}
	return d
}

// PlacingCard draws the card of a seat while days are laid: a paper of w by h
// (200 by 74) whose left end, 58 wide, has the seat's colour and the token's
// ground at 9,15, 42 by 44.
func PlacingCard(w, h float64, seat int, active bool) Drawing {
	shadow := Shadow{DY: 3, Sigma: 4, Alpha: .38}
	if active {
		shadow = Shadow{DY: 6, Sigma: 8, Alpha: .5}
	}
	return sketchOf(w, h, shadowMargin(shadow), func(p pen) {
		p.shadow(2, 0, w-4, h-2, 8, shadow)
		if active {
			p.activeRing(w, h, 8)
		}
		p.rect(0, 0, w, h, downwards(0, h, PaperTop, PaperBottom).round(8))
		p.path(leftRounded(0, 0, 58, h, 8), fill(seatColor(seat).Face))
		p.rect(9, (h-44)/2, 42, 44, fill(Cream).round(8))
	})
}

// SeatTile draws a row in which a seat is chosen, as when a friend is brought:
// w by h, its left end, 56 wide, in the seat's colour with the token's ground, 41
// square, in its middle. A picked one is amber; one that cannot be chosen is
// dashed and has to be drawn at its own size.
func SeatTile(w, h float64, seat int, picked, off bool) Drawing {
	return sketchOf(w, h, Even(9), func(p pen) {
		face := fill(seatColor(seat).Face)
		switch {
		case off:
			p.rect(0, 0, w, h, fill(OffFill).round(9))
			p.rect(.8, .8, w-1.6, h-1.6, line(OffLine, 1.5).dashed(5, 4).round(8.5))
			face = face.alpha(.55)
		default:
			p.shadow(2, 0, w-4, h-3, 9, Shadow{DY: 3, Sigma: 2, Alpha: .25})
			ground := Field
			if picked {
				ground = PickedFill
			}
			p.rect(0, 0, w, h, fill(ground).round(9))
			p.rect(.5, .5, w-1, h-1, line(Line, 1).round(8.5))
		}
		p.path(leftRounded(0, 0, 56, h, 9), face)
		p.rect(8, (h-41)/2, 41, 41, fill(Cream).round(8))
	})
}

// A NumberFace says how the cell of a lottery number is drawn. It can be used as
// the key of a cache.
type NumberFace struct {
	W, H  float64 // 108 by 152
	State NumberState
	Seat  int // who took it, an index into SeatColors
	Ways  int // to roll it; one square each
}

// A NumberState is what can be done with a lottery number.
type NumberState uint8

// The states of a lottery number.
const (
	NumberFree  NumberState = iota
	NumberAimed             // under the pointer or the focus
	NumberTaken             // its foot, 40 high, takes the token at 9,H-35 (30 square) and the name
	NumberNever             // cannot come up
)

// Number draws the cell of a lottery number. The number itself is R Black 38,
// centred on the disc, on the baseline 60; its colour is dark plum when free,
// white when aimed at or taken.
func Number(f NumberFace) Drawing {
	w, h := f.W, f.H
	return sketchOf(w, h, Even(12), func(p pen) {
		cx := w / 2
		if f.State == NumberNever {
			p.rect(0, 0, w, h, fill(OffFill).round(9))
			p.rect(.8, .8, w-1.6, h-1.6, line(OffLine, 1.6).dashed(5, 4).round(8.5))
			p.circle(cx, 46, 36, line(OffLine, 1.6).dashed(5, 4))
			p.art("warn", w-31, 8, 23)
			return
		}
		ground, disc, ring, way := Field, FamilyPlum.Tint, Plum, Plum
		seat := seatColor(f.Seat)
		switch f.State {
		case NumberAimed:
			ground, disc, ring = PickedFill, Plum, White
			p.focusRing(w, h, 10)
		case NumberTaken:
			ground, disc, ring, way = rgb(0xF1E9D6), seat.Face, White, rgb(0xA99E8C)
		}
		p.shadow(2, 0, w-4, h-3, 8, Shadow{DY: 3, Sigma: 2, Alpha: .28})
		p.rect(0, 0, w, h, fill(ground).round(9))
		if f.State != NumberAimed {
			p.rect(.5, .5, w-1, h-1, line(Line, 1).round(8.5))
		}
		p.circle(cx, 46, 36, fill(disc))
		p.circle(cx, 46, 31, line(ring, 1.4).alpha(.6))
		for i := range f.Ways {
			p.rect(cx-float64(f.Ways)*6+float64(i)*12+1.5, 91, 9, 9, fill(way).round(2))
		}
		if f.State == NumberTaken {
			p.path(bottomRounded(0, h-40, w, 40, 9), fill(seat.Face))
			p.rect(9, h-35, 30, 30, fill(Cream).round(6))
		}
	})
}
