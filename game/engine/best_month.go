package engine

// bestMonth is a month that was found by a search: the one in which players
// come out richest, or poorest, or most differently. They stand in
// best_months.go, which "make presets" writes.
type bestMonth struct {
	edition EditionID
	days    uint8
	preset  Preset
	// tiles are what lies on the days, what matters most first: on a printed
	// calendar as many are laid as are wanted.
	tiles []laidTile
}

type laidTile struct {
	day  uint8
	tile Space
}

// bestTiles returns the tiles of the month that the preset stands for, of the
// length of the page being laid; none for a preset that follows a rule.
func (g game) bestTiles(preset Preset) []laidTile {
	if preset < RichestMonth {
		return nil
	}
	for i := range bestMonths {
		m := &bestMonths[i]
		if m.preset == preset && m.edition == g.Setup.Edition && m.days == g.lastTileDay()+1 {
			return m.tiles
		}
	}
	return nil
}

// fillLike lays what is missing like another month, as far as its days are free
// and its tiles are left; for the rest chance decides. With nothing missing it
// takes the tiles up first, but for the parties of a real month.
func (g game) fillLike(t task, tiles []laidTile) {
	missing, hand := g.Missing(), Vacant
	switch {
	case g.drawsFor(t):
		hand, g.InHand = g.InHand, Vacant
	case missing == 0:
		missing = g.takeAllUp(t.Seat)
	}
	if hand != Vacant && missing == 0 {
		// The parties have made up the number: the tile in hand goes back.
		g.putInBox(hand)
		hand = Vacant
	}
	if hand != Vacant {
		g.layDrawn(t.Seat, g.likeliestDay(hand, tiles), hand)
		missing--
	}
	for _, l := range tiles {
		if missing > 0 && !g.laid(l.day) && g.inBox(l.tile) {
			g.takeTile(l.day, l.tile)
			g.layTile(t.Seat, l.day, l.tile)
			missing--
		}
	}
	for ; missing > 0; missing-- {
		g.layDrawn(t.Seat, g.anyFreeDay(), g.topTile())
	}
	g.askArrangement(t.Seat)
}

// likeliestDay returns the first free day on which such a tile lies in the other
// month, or any free day.
func (g game) likeliestDay(tile Space, tiles []laidTile) uint8 {
	for _, l := range tiles {
		if l.tile == tile && !g.laid(l.day) {
			return l.day
		}
	}
	return g.anyFreeDay()
}

// anyFreeDay draws one of the days without a tile. There is one.
func (g game) anyFreeDay() uint8 {
	var free [MaxDays]uint8
	n := uint32(0)
	for day := uint8(1); day <= g.lastTileDay(); day++ {
		if !g.laid(day) {
			free[n] = day
			n++
		}
	}
	return free[g.State.Random.Below(n)]
}

// takeAllUp puts the tiles of the page back in the box, and returns how many
// they were. A party stays on its date.
func (g game) takeAllUp(seat Seat) (taken int) {
	for day := uint8(1); day <= g.lastTileDay(); day++ {
		tile := g.tileOn(day)
		if tile == Vacant || g.isParty(day, tile) {
			continue
		}
		g.putInBox(tile)
		g.setTile(day, Vacant)
		taken++
		if g.ed.PrintsDays() {
			g.emit(Event{Kind: TileTakenOff, Seat: seat, By: NoSeat, Month: g.Page, To: day, Space: tile})
		}
	}
	return taken
}
