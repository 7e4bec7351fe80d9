package flow

// part is a child that gets its share of a row or column, in logical pixels: its
// limits, its share of what is left over, and the most that comes of it, 0 for no
// limit. Size is what it gets.
type part struct {
	limits
	grow, upto float64
	// soft parts are the first to be less than they want: what is not seen of them can be
	// scrolled to.
	soft bool
	size float64
}

// fewParts holds the parts of most rows and columns, so that sharing allocates nothing.
type fewParts [8]part

// share shares a length out among parts with a gap between them: what is left over
// goes to those that grow, what is missing is taken from those that are longer than
// their least length, and at last from all alike, gaps included. It sets their
// sizes and returns what the gap has become.
func share(parts []part, whole, gap float64) (left float64) {
	if len(parts) == 0 {
		return gap
	}
	natural, least := gap*float64(len(parts)-1), gap*float64(len(parts)-1)
	for _, p := range parts {
		natural, least = natural+p.natural, least+p.least
	}
	switch {
	case natural <= whole:
		for i := range parts {
			parts[i].size = parts[i].natural
		}
		grow(parts, whole-natural)
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
			parts[i].size = p.natural - (p.natural-p.least)*k
		}
	default:
		k := 0.0
		if least > 0 {
			k = max(0, whole) / least
		}
		for i := range parts {
			parts[i].size = parts[i].least * k
		}
		gap *= k
	}
	return gap
}

// grow shares out what is left over among the parts that grow, as far as they do.
func grow(parts []part, left float64) {
	for left > .01 {
		shares := 0.0
		for i := range parts {
			if p := &parts[i]; p.room() > 0 {
				shares += p.grow
			}
		}
		if shares == 0 {
			return
		}
		given := 0.0
		for i := range parts {
			p := &parts[i]
			if room := p.room(); room > 0 {
				more := min(room, left*p.grow/shares)
				p.size += more
				given += more
			}
		}
		left -= given
	}
}

// unlimited is more than any window has.
const unlimited = 1e9

// room returns how much longer a part may become.
func (p *part) room() float64 {
	switch {
	case p.grow <= 0:
		return 0
	case p.upto == 0:
		return unlimited
	}
	if room := p.natural + p.upto - p.size; room > .001 {
		return room
	}
	return 0
}
