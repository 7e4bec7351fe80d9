package sketch

import "image/color"

// TurnDisc draws the round stand, w wide, under the token of the player whose turn it is: a
// disc of the seat's colour, 3.3 times as wide as high, seen from above. An index out of
// range is taken as 0.
func TurnDisc(seat int, w float64) Drawing {
	c := seatColor(seat)
	h := w * .3
	return sketchOf(w, h, Even(w*.12), func(p pen) {
		p.shadowOval(w/2, h*.72, w*.48, h*.5, w*.03, .45)
		p.ellipse(w/2, h*.62, w/2, h/2, fill(c.Edge))
		p.ellipse(w/2, h/2, w/2, h/2, fill(c.Face))
		p.ellipse(w/2, h/2, w*.42, h*.36, line(Cream, w*.025))
	})
}

// TurnArrow draws the amber arrow with a dark edge that points down, or up, at that player.
func TurnArrow(w float64, up bool, amber, ink color.NRGBA) Drawing {
	h := w * .64
	return sketchOf(w, h, Even(w*.12), func(p pen) {
		tip, wide := h, 0.0
		if up {
			tip, wide = 0, h
		}
		corners := []Point{{0, wide}, {w, wide}, {w / 2, tip}}
		p.polygon(corners, fill(ink).line(ink, w*.18))
		p.polygon(corners, fill(ink).line(amber, w*.07))
		p.polygon(corners, fill(amber))
	})
}

// seatColor returns a seat's colours; an index out of range is taken as 0.
func seatColor(seat int) SeatColor {
	if seat < 0 || seat >= len(SeatColors) {
		seat = 0
	}
	return SeatColors[seat]
}
