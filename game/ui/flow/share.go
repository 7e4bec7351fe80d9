package flow

// part is a child that gets its share of a row or column, in logical pixels: its
// limits, its share of what is left over, and the most that comes of it, 0 for no
// limit.
type part struct {
	limits
	grow, upto float64
	// soft parts are the first to be less than they want: what is not seen of them can be
	// scrolled to.
	soft bool
}

// share shares a length out among parts with a gap between them: what is left over
// goes to those that grow, what is missing is taken from those that are longer than
// their least length, and at last from all alike, gaps included. It returns their
// lengths and what the gap has become.
func share(parts []part, whole, gap float64) (sizes []float64, left float64) {
	sizes = make([]float64, len(parts))
	if len(parts) == 0 {
		return sizes, gap
	}
	natural, least := gap*float64(len(parts)-1), gap*float64(len(parts)-1)
	for _, p := range parts {
		natural, least = natural+p.natural, least+p.least
	}
	switch {
	case natural <= whole:
		for i, p := range parts {
			sizes[i] = p.natural
		}
		grow(parts, sizes, whole-natural)
	case least <= whole:
		missing, soft := natural-whole, 0.0
		for _, p := range parts {
			if p.soft {
				soft += p.natural - p.least
			}
		}
		// First the soft ones, and all others only where that is not enough.
		fromSoft, fromHard := 0.0, 0.0
		if soft > 0 {
			fromSoft = min(1, missing/soft)
		}
		if missing > soft {
			fromHard = (missing - soft) / (natural - least - soft)
		}
		for i, p := range parts {
			k := fromHard
			if p.soft {
				k = fromSoft
			}
			sizes[i] = p.natural - (p.natural-p.least)*k
		}
	default:
		k := 0.0
		if least > 0 {
			k = max(0, whole) / least
		}
		for i, p := range parts {
			sizes[i] = p.least * k
		}
		gap *= k
	}
	return sizes, gap
}

// grow shares out what is left over among the parts that grow, as far as they do.
func grow(parts []part, sizes []float64, left float64) {
	for left > .01 {
		shares := 0.0
		for i, p := range parts {
			if p.room(sizes[i]) > 0 {
				shares += p.grow
			}
		}
		if shares == 0 {
			return
		}
		given := 0.0
		for i, p := range parts {
			if room := p.room(sizes[i]); room > 0 {
				more := min(room, left*p.grow/shares)
				sizes[i] += more
				given += more
			}
		}
		left -= given
	}
}

// unlimited is more than any window has.
const unlimited = 1e9

// room returns how much longer a part may become.
func (p part) room(size float64) float64 {
	switch {
	case p.grow <= 0:
		return 0
	case p.upto == 0:
		return unlimited
	}
	if room := p.natural + p.upto - size; room > .001 {
		return room
	}
	return 0
}
