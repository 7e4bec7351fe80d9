package score

// scaleOver returns which classes of pitches fit a chord: those of the song's scale, but where a
// tone of the chord lies beside one of them, the chord's.
func (a *Arranger) scaleOver(c chord) (fits [12]bool) {
	for _, s := range a.song.Scale {
		fits[mod12(a.song.Tonic+a.key()+s)] = true
	}
	for _, t := range c.tones {
		if fits[t] {
			continue
		}
		fits[t] = true
		for _, beside := range []int{mod12(t - 1), mod12(t + 1)} {
			if !c.has(beside) {
				fits[beside] = false
			}
		}
	}
	return fits
}

// nearest returns the pitch closest to a wanted one whose class fits, the lower of two.
func nearest(wanted int, fits func(class int) bool) int {
	for d := range 12 {
		if fits(mod12(wanted - d)) {
			return wanted - d
		}
		if fits(mod12(wanted + d)) {
			return wanted + d
		}
	}
	return wanted
}

// beyond returns the next pitch above or below one whose class fits.
func beyond(from, direction int, fits func(class int) bool) int {
	for p := from + direction; abs(p-from) < 12; p += direction {
		if fits(mod12(p)) {
			return p
		}
	}
	return from
}
