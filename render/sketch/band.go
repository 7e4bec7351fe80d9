package sketch

// BandEdge draws the pattern of a kind of mail alone, for a band of that height
// and width that lies under it: on or just below the band's lower edge. The body
// begins at the band's corner.
func BandEdge(kind string, w, band float64) Drawing {
	s, ok := mailSigns[kind]
	if !ok {
		s = mailSigns["ad"]
	}
	return sketchOf(w, band, Insets{0, 0, 0, 14}, func(p pen) { p.bandEdge(s, w, band) })
}
