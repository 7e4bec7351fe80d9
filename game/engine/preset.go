package engine

// fill lays all that is missing as the preset says. With every day laid it
// takes the tiles up and lays the whole month anew.
func (g game) fill(seat Seat, preset Preset) {
	var days [MaxDays]uint8
	var tiles [MaxDays]Space
	n := 0
	for day := uint8(1); day <= g.lastTileDay(); day++ {
		if g.laid(day) == Vacant {
			days[n] = day
			n++
		}
	}
	if n == 0 {
		n = int(g.lastTileDay())
		for i := range n {
			days[i] = uint8(i) + 1
			tiles[i] = g.laid(days[i])
		}
	} else {
		for i := range n {
			if i == 0 && g.Setup.Laying == InTurn {
				tiles[i], g.InHand = g.InHand, Vacant
				continue
			}
			g.Tiles.N--
			tiles[i] = g.Tiles.Cards[g.Tiles.N]
			g.Tiles.Cards[g.Tiles.N] = Vacant
		}
	}
	shuffle(&g.State.Random, tiles[:n])
	arranged := arrange(&g.State.Random, preset, tiles[:n], days[:n], g.Setup.ShortestMonth())
	for i, tile := range arranged[:n] {
		g.layTile(seat, days[i], tile)
	}
	g.push(task{Kind: askArrange, Seat: g.Setup.Host})
}

// inclination is where in the month a preset wants a kind of tile.
type inclination uint8

const (
	anywhere inclination = iota
	early
	late
)

// wants returns where the preset puts a kind of tile.
func (p Preset) wants(kind Space) inclination {
	switch p {
	case DealsFirst:
		switch kind {
		case DealSpace, FreeDeal:
			return early
		case FoundABuyer:
			return late
		}
	case Wild:
		// A walk meets days 1 to 3 least of all.
		switch kind {
		case Mail1, Holiday, SickDay, VacationDay:
			return early
		case SkipAhead, JumpBack, Mail3:
			return late
		}
	case Gentle:
		switch kind {
		case VacationDay, SickDay, Mail3, Mail2, JumpBack:
			return early
		case FoundABuyer:
			return late
		}
	}
	return anywhere
}

// arrange puts the tiles, already shuffled, on the days, in ascending order
// of days. What a preset wants early gets every second day from the front,
// what it wants late every second one from the back, but before the last day
// of the shortest month as far as it goes.
func arrange(r *Random, preset Preset, tiles []Space, days []uint8, shortest uint8) [MaxDays]Space {
	if preset == Balanced {
		return spread(r, tiles)
	}
	var out [MaxDays]Space
	put := func(tile Space, from, to, step int) bool {
		for ; from != to && (from-to)*step < 0; from += step {
			if out[from] == Vacant {
				out[from] = tile
				return true
			}
		}
		return false
	}
	n := len(tiles)
	inAll := 0
	for inAll < n && days[inAll] < shortest {
		inAll++
	}
	front, back := 0, inAll-1
	for _, tile := range tiles {
		switch preset.wants(tile) {
		case early:
			if put(tile, front, n, 1) {
				front += 2
			} else {
				put(tile, 0, n, 1)
			}
		case late:
			if back >= 0 && put(tile, back, -1, -1) {
				back -= 2
			} else {
				put(tile, n-1, -1, -1)
			}
		}
	}
	for _, tile := range tiles {
		if preset.wants(tile) == anywhere {
			put(tile, 0, n, 1)
		}
	}
	return out
}

// spread lays each kind evenly over the month: of c tiles of a kind one lies
// in each c-th part of it, at a place drawn by lot for the kind.
func spread(r *Random, tiles []Space) [MaxDays]Space {
	const part = 1 << 16
	var count, at, step [NumSpaces]int
	for _, tile := range tiles {
		count[tile]++
	}
	for kind, n := range count {
		if n > 0 {
			step[kind] = part / n
			at[kind] = int(r.below(uint32(step[kind])))
		}
	}
	var out [MaxDays]Space
	var place [MaxDays]int
	for n, tile := range tiles {
		i := n
		for ; i > 0 && place[i-1] > at[tile]; i-- {
			out[i], place[i] = out[i-1], place[i-1]
		}
		out[i], place[i] = tile, at[tile]
		at[tile] += step[tile]
	}
	return out
}
