package engine

import "bigpayday/game/rules"

// stays stands among tiles for a day that keeps what is printed on it.
const stays = NumSpaces

// fill lays all that is missing as the preset says. With nothing missing it
// takes the tiles up and lays them all anew. On a printed calendar of a real
// month the parties are laid on their dates first.
func (g game) fill(t task, preset Preset) {
	if g.ed.PrintsDays() {
		g.layParties(t.Seat)
	}
	if tiles := g.bestTiles(preset); tiles != nil {
		g.fillLike(t, tiles)
		return
	}
	last := g.lastTileDay()
	var days [MaxDays]uint8
	var tiles [MaxDays]Space
	n, m := 0, 0 // days, and tiles for them
	if missing := g.Missing(); missing > 0 {
		for day := uint8(1); day <= last; day++ {
			if !g.laid(day) {
				days[n] = day
				n++
			}
		}
		for ; m < missing; m++ {
			if m == 0 && g.drawsFor(t) {
				tiles[m], g.InHand = g.InHand, Vacant
				continue
			}
			tiles[m] = g.topTile()
		}
	} else if g.drawsFor(t) {
		// The parties have made up the number: the tile in hand goes back.
		g.putInBox(g.InHand)
		g.InHand = Vacant
	} else {
		for day := uint8(1); day <= last; day++ {
			tile := g.tileOn(day)
			if tile != Vacant && g.isParty(day, tile) {
				continue
			}
			days[n] = day
			n++
			if tile == Vacant {
				continue
			}
			tiles[m] = tile
			m++
			if g.ed.PrintsDays() {
				g.setTile(day, Vacant)
				g.emit(Event{Kind: TileTakenOff, Seat: t.Seat, By: NoSeat, Month: g.Page, To: day, Space: tile})
			}
		}
	}
	for i := m; i < n; i++ {
		tiles[i] = stays
	}
	rules.Shuffle(&g.State.Random, tiles[:n])
	arranged := arrange(&g.State.Random, preset, tiles[:n], days[:n], g.Setup.shortestOf(g.Page))
	for i, tile := range arranged[:n] {
		if tile != stays {
			g.layDrawn(t.Seat, days[i], tile)
		}
	}
	g.askArrangement(t.Seat)
}

// drawsFor reports whether the tile that the task asks for was drawn.
func (g game) drawsFor(t task) bool { return t.Kind == askTile && g.Setup.Laying == InTurn }

// layParties lays what a real month celebrates on its dates, where nothing
// lies yet.
func (g game) layParties(seat Seat) {
	last := g.lastTileDay()
	for day := uint8(1); day <= last; day++ {
		for _, party := range [...]Space{HappyBirthday, Holiday} {
			if !g.laid(day) && g.lies(day) != party && g.isParty(day, party) {
				g.layTile(seat, day, party)
			}
		}
	}
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
	var out [MaxDays]Space
	switch preset {
	case AtRandom:
		copy(out[:], tiles)
		return out
	case Balanced:
		return spread(r, tiles)
	}
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
	next := 0
	for _, tile := range tiles {
		if preset.wants(tile) != anywhere {
			continue
		}
		for out[next] != Vacant {
			next++
		}
		out[next] = tile
	}
	return out
}

// spread lays each kind evenly over the month: of c tiles of a kind one lies
// in each c-th part of it, at a place drawn by lot for the kind.
func spread(r *Random, tiles []Space) [MaxDays]Space {
	const part = 1 << 16
	var count, at, step [NumSpaces + 1]int
	for _, tile := range tiles {
		count[tile]++
	}
	for kind, n := range count {
		if n > 0 {
			step[kind] = part / n
			at[kind] = int(r.Below(uint32(step[kind])))
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
