package engine

// openCalendar lays the last day of every month and shuffles the tiles. The
// oldest player lays the first tile; a month laid beforehand only waits to
// be arranged.
func (g game) openCalendar() {
	for space, n := range g.ed.Tiles {
		for range n {
			g.Tiles.Cards[g.Tiles.N] = Space(space)
			g.Tiles.N++
		}
	}
	shuffle(&g.State.Random, g.Tiles.Cards[:g.Tiles.N])
	if g.Setup.Page != [MaxDays]Space{} {
		for i, space := range g.Setup.Page[:g.Setup.LongestMonth()-1] {
			g.takeTile(space)
			g.layTile(g.Setup.Oldest, uint8(i)+1, space)
		}
		g.push(task{Kind: askArrange, Seat: g.Setup.Host})
		return
	}
	first := g.Setup.Oldest
	if g.Setup.Laying == ByOne {
		first = g.Setup.Builder
	}
	g.nextTile(first)
}

// lastTileDay returns the last day that a tile is laid on. In months that
// are shorter than the longest, Pay Day and what is hidden lie on top.
func (g game) lastTileDay() uint8 { return g.Setup.LongestMonth() - 1 }

// laid returns what lies on a day of the month being built.
func (s *State) laid(day uint8) Space { return s.Pages[0][day-1] }

// nextTile asks the seat for a tile, drawn for it unless it may choose.
func (g game) nextTile(seat Seat) {
	g.Turn = seat
	if g.Setup.Laying == InTurn {
		g.Tiles.N--
		g.InHand = g.Tiles.Cards[g.Tiles.N]
		g.Tiles.Cards[g.Tiles.N] = Vacant
		g.emit(Event{Kind: TileInHand, Seat: seat, By: NoSeat, Space: g.InHand})
	}
	g.push(task{Kind: askTile, Seat: seat})
}

// takeTile takes a tile of the kind out of those that are left.
func (g game) takeTile(kind Space) {
	left := g.Tiles.Cards[:g.Tiles.N]
	for i, tile := range left {
		if tile == kind {
			copy(left[i:], left[i+1:])
			g.Tiles.N--
			g.Tiles.Cards[g.Tiles.N] = Vacant
			return
		}
	}
}

func (g game) layTile(seat Seat, day uint8, tile Space) {
	g.Pages[0][day-1] = tile
	g.emit(Event{Kind: TilePlaced, Seat: seat, By: NoSeat, Month: 1, To: day, Space: tile})
}

// place lays a tile; the player to the left draws the next one, until all
// days are laid.
func (g game) place(seat Seat, tile Space, day uint8) {
	if g.Setup.Laying == InTurn {
		g.InHand = Vacant
	} else {
		g.takeTile(tile)
	}
	g.layTile(seat, day, tile)
	for d := uint8(1); d <= g.lastTileDay(); d++ {
		if g.laid(d) == Vacant {
			if g.Setup.Laying == InTurn {
				seat = g.left(seat)
			}
			g.nextTile(seat)
			return
		}
	}
	g.push(task{Kind: askArrange, Seat: g.Setup.Host})
}

// exchange swaps what lies on two days.
func (g game) exchange(seat Seat, a, b uint8) {
	page := &g.Pages[0]
	page[a-1], page[b-1] = page[b-1], page[a-1]
	g.emit(Event{Kind: TilesExchanged, Seat: seat, By: NoSeat, Month: 1, From: a, To: b})
}

func (g game) appendPlaces(dst []Option) []Option {
	for kind := Mail1; kind < NumSpaces; kind++ {
		if !g.mayLay(kind) {
			continue
		}
		for day := uint8(1); day <= g.lastTileDay(); day++ {
			if g.laid(day) == Vacant {
				dst = append(dst, Option{Choice: Choice{Kind: Place, Tile: kind, Day: day}})
			}
		}
	}
	return dst
}

// mayLay reports whether a tile of the kind is in hand, or left to the one
// who builds the month.
func (g game) mayLay(kind Space) bool {
	if g.Setup.Laying == InTurn {
		return kind == g.InHand
	}
	for _, tile := range g.TilesLeft() {
		if tile == kind {
			return true
		}
	}
	return false
}

func (g game) appendRearranging(dst []Option) []Option {
	for a := uint8(1); a <= g.lastTileDay(); a++ {
		for b := a + 1; b <= g.lastTileDay(); b++ {
			if g.laid(a) != Vacant || g.laid(b) != Vacant {
				dst = append(dst, Option{Choice: Choice{Kind: Exchange, Day: a, To: b}})
			}
		}
	}
	for preset := range NumPresets {
		dst = append(dst, Option{Choice: Choice{Kind: Fill, Preset: preset}})
	}
	return dst
}

func (g game) refuseDay(c Choice, day uint8) *Refusal {
	switch last := g.Setup.LongestMonth(); {
	case day == last:
		return &Refusal{ID: RefusedLastDay, Choice: c, Day: int(day)}
	case day < 1 || day > last:
		return &Refusal{ID: RefusedNoSuchDay, Choice: c, Day: int(day)}
	}
	return nil
}

func (g game) refusePlace(c Choice) *Refusal {
	if r := g.refuseDay(c, c.Day); r != nil {
		return r
	}
	switch {
	case g.laid(c.Day) != Vacant:
		return &Refusal{ID: RefusedDayTaken, Choice: c, Day: int(c.Day)}
	case c.Tile == Vacant || c.Tile >= NumSpaces || !g.mayLay(c.Tile):
		if g.Setup.Laying == InTurn {
			return &Refusal{ID: RefusedNotInHand, Choice: c}
		}
		return &Refusal{ID: RefusedNoneLeft, Choice: c}
	}
	return nil
}

func (g game) refuseExchange(c Choice) *Refusal {
	for _, day := range [2]uint8{c.Day, c.To} {
		if r := g.refuseDay(c, day); r != nil {
			return r
		}
	}
	switch {
	case c.Day == c.To:
		return &Refusal{ID: RefusedSameDay, Choice: c, Day: int(c.Day)}
	case c.Day > c.To:
		// One way to say a thing: the earlier day comes first.
		return g.refuseExchange(Choice{Kind: Exchange, Day: c.To, To: c.Day})
	case g.laid(c.Day) == Vacant && g.laid(c.To) == Vacant:
		return &Refusal{ID: RefusedBothVacant, Choice: c}
	}
	return nil
}

// begin ends the building: every month gets its page, and the first player
// takes the first turn.
func (g game) begin() {
	built := g.Pages[0]
	for i, length := range g.Setup.Lengths[:g.Setup.Months] {
		page := [MaxDays]Space{}
		copy(page[:length-1], built[:length-1])
		page[length-1] = g.ed.LastDay
		g.Pages[i] = page
		g.emit(Event{Kind: PageLaid, Seat: NoSeat, By: NoSeat, Month: uint8(i) + 1, Days: page})
	}
	g.Phase = Playing
	g.beginTurn(g.Setup.First)
}
