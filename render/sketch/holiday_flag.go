package sketch

// HolidayFlag draws the swallowtail that marks a holiday, 34 by 20; a pale one
// marks nothing.
func HolidayFlag(pale bool) Drawing {
	face := RedEdge
	if pale {
		face = rgb(0x8D8172)
	}
	return sketchOf(34, 20, Insets{}, func(p pen) {
		p.path("M2 0H34L27 10L34 20H2A2 2 0 0 1 0 18V2A2 2 0 0 1 2 0Z", fill(face))
	})
}
