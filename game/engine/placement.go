package engine

import (
	"math/bits"

	"bigpayday/game/rules"
)

// openCalendar gets the months ready to be played. Where there are tiles, the
// first page is laid, beginning with the oldest player or the one who builds
// it; a printed calendar without tiles is complete as it is.
func (g game) openCalendar() {
	if !g.ed.LaysTiles() {
		for month := uint8(1); month <= g.Setup.Months; month++ {
			g.finishPage(month, g.ed.Printed, 0)
		}
		g.begin()
		return
	}
	g.openPage(1, g.firstLayer())
}

// firstLayer returns the player who lays the first tile of a page before the
// game.
func (g game) firstLayer() Seat {
	if g.Setup.Laying == ByOne {
		return g.Setup.Builder
	}
	return g.Setup.Oldest
}

// openPage begins the laying of a month's page. All tiles lie in the box,
// shuffled, and the seat lays the first one. The first page may have been
// laid beforehand; on a printed calendar a later one begins like the page
// before it, with the tiles that fit. Then there is only something to
// arrange.
func (g game) openPage(month uint8, seat Seat) {
	g.Page = month
	g.Blue[month-1] = 0
	g.Pages[month-1] = [MaxDays]Space{}
	copy(g.Pages[month-1][:g.lastTileDay()], g.ed.Printed[:])
	g.fillBox()
	like := g.Setup.Page
	if month > 1 {
		like = [MaxDays]Space{}
		if !g.Setup.House.Has(FreshTiles) {
			like = g.tilesTakenOver(month - 1)
		}
	}
	first := seat
	switch {
	case g.Phase != Building:
	case like != [MaxDays]Space{}:
		first = NoSeat
	default:
		g.Turn = seat
	}
	g.emit(Event{Kind: PageOpened, Seat: first, By: NoSeat, Month: month, Days: g.Pages[month-1]})
	for i, tile := range like[:g.lastTileDay()] {
		if day := uint8(i) + 1; tile != Vacant && (g.isParty(day, tile) || g.inBox(tile)) {
			g.takeTile(day, tile)
			g.layTile(seat, day, tile)
		}
	}
	switch {
	case like != [MaxDays]Space{}, g.ed.PrintsDays() && g.Setup.Laying == ByOne:
		g.askArrangement(seat)
	default:
		g.nextTile(seat)
	}
}

// fillBox puts all tiles in the box and shuffles them.
func (g game) fillBox() {
	g.Tiles = Hand[[MaxDays]Space]{}
	for space, n := range &g.ed.Tiles {
		for range n {
			g.Tiles.Cards[g.Tiles.N] = Space(space)
			g.Tiles.N++
		}
	}
	rules.Shuffle(&g.State.Random, g.Tiles.Cards[:g.Tiles.N])
}

// tilesTakenOver returns the tiles that the page being laid begins with, those
// of the page of a month; Vacant where none lies. A party stands only on its
// own date: it is left out unless that day is one on both pages.
func (g game) tilesTakenOver(month uint8) [MaxDays]Space {
	tiles := g.Pages[month-1]
	for i := range tiles {
		day := uint8(i) + 1
		left := g.isPartyOf(month, day, tiles[i]) && !g.isParty(day, tiles[i]) && !g.takesOverParties()
		if left || !g.HasTile(month, day) {
			tiles[i] = Vacant
		}
	}
	return tiles
}

// lastTileDay returns the last day of the page being laid that a tile can lie
// on. In months that are shorter than an arrangement for all, Pay Day and what
// is hidden lie on top.
func (g game) lastTileDay() uint8 { return g.Setup.PageLength(g.Page) - 1 }

// HasTile reports whether a tile lies on a day of a month, or only what is
// printed there.
func (s *State) HasTile(month, day uint8) bool {
	return day >= 1 && day <= MaxDays && s.Blue[month-1]&dayBit(day) != 0
}

// laid reports whether a tile lies on a day of the page being laid.
func (s *State) laid(day uint8) bool { return s.HasTile(s.Page, day) }

// lies returns what lies on a day of the page being laid.
func (s *State) lies(day uint8) Space { return s.SpaceAt(s.Page, day) }

// isParty reports whether the space lies on its own date on a day of the page
// being laid.
func (g game) isParty(day uint8, space Space) bool { return g.isPartyOf(g.Page, day, space) }

// isPartyOf is [game.isParty] for the page of any month.
func (g game) isPartyOf(month, day uint8, space Space) bool {
	return (space == HappyBirthday || space == Holiday) && g.Setup.IsParty(month, day, space)
}

// Missing returns how many tiles are still to be laid on the page: one for
// every vacant day, or on a printed calendar as many as are wanted and find
// room. A Happy Birthday is not one of the tiles.
func (s *State) Missing() int {
	if s.Page == 0 {
		return 0
	}
	g := s.play(nil)
	last := g.lastTileDay()
	laid := g.Blue[g.Page-1] & (dayBit(last+1) - 1)
	free := int(last) - bits.OnesCount32(laid)
	if !g.ed.PrintsDays() {
		return free
	}
	missing := int(g.Setup.Blue)
	for ; laid != 0; laid &= laid - 1 {
		if g.lies(uint8(bits.TrailingZeros32(laid))+1) != HappyBirthday {
			missing--
		}
	}
	return max(0, min(free, missing))
}

// nextTile asks the seat for a tile, drawn for it unless it may choose. When
// none is missing the page only waits to be arranged.
func (g game) nextTile(seat Seat) {
	if g.Missing() == 0 {
		g.askArrangement(seat)
		return
	}
	if g.Phase == Building {
		g.Turn = seat
	}
	if g.Setup.Laying == InTurn {
		g.InHand = g.topTile()
		g.emit(Event{Kind: TileInHand, Seat: seat, By: NoSeat, Space: g.InHand})
	}
	g.push(task{Kind: askTile, Seat: seat})
}

// nextLayer returns the player after the seat who lays a tile. Retired
// players do not.
func (g game) nextLayer(seat Seat) Seat {
	if g.Setup.Laying == ByOne {
		return seat
	}
	for range g.Setup.Seats {
		if seat = g.left(seat); !g.out(seat) {
			break
		}
	}
	return seat
}

// askArrangement asks whether the page stands as it should: the host, who
// speaks for all, or where a printed calendar is laid by one player, that
// one.
func (g game) askArrangement(layer Seat) {
	if !g.ed.PrintsDays() || g.Setup.Laying != ByOne {
		layer = g.Setup.Host
	}
	g.push(task{Kind: askArrange, Seat: layer})
}

// topTile takes the top tile out of the box.
func (g game) topTile() Space {
	g.Tiles.N--
	tile := g.Tiles.Cards[g.Tiles.N]
	g.Tiles.Cards[g.Tiles.N] = Vacant
	return tile
}

func (g game) inBox(kind Space) bool {
	for _, tile := range g.TilesLeft() {
		if tile == kind {
			return true
		}
	}
	return false
}

// takeTile takes a tile for the day out of the box. A party on its date
// needs none.
func (g game) takeTile(day uint8, kind Space) {
	if g.isParty(day, kind) {
		return
	}
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

// returnTile puts what lay on the day back in the box. A party on its date
// did not come from there.
func (g game) returnTile(day uint8, kind Space) {
	if !g.isParty(day, kind) {
		g.putInBox(kind)
	}
}

func (g game) putInBox(kind Space) {
	g.Tiles.Cards[g.Tiles.N] = kind
	g.Tiles.N++
}

// layDrawn lays a tile that has left the box. A party on its date has a tile
// of its own, so the drawn one goes back.
func (g game) layDrawn(seat Seat, day uint8, tile Space) {
	if g.isParty(day, tile) {
		g.putInBox(tile)
	}
	g.layTile(seat, day, tile)
}

// layTile puts a tile, already taken, on a day.
func (g game) layTile(seat Seat, day uint8, tile Space) {
	g.setTile(day, tile)
	if g.sink != nil {
		g.tellTile(seat, day, tile)
	}
}

// setTile lets a tile lie on a day, or with Vacant what is printed there.
func (g game) setTile(day uint8, tile Space) {
	page, blue := &g.Pages[g.Page-1], &g.Blue[g.Page-1]
	if tile == Vacant {
		page[day-1] = g.ed.Printed[day-1]
		*blue &^= dayBit(day)
		return
	}
	page[day-1] = tile
	*blue |= dayBit(day)
}

// place lays a tile; the player to the left draws the next one, until all
// are laid.
func (g game) place(t task, tile Space, day uint8) {
	switch {
	case g.drawsFor(t):
		g.InHand = Vacant
		g.layDrawn(t.Seat, day, tile)
	default:
		g.takeTile(day, tile)
		g.layTile(t.Seat, day, tile)
	}
	if t.Kind == askArrange {
		g.push(t)
		return
	}
	g.nextTile(g.nextLayer(t.Seat))
}

// takeOff puts the tile on a day back in the box.
func (g game) takeOff(seat Seat, day uint8) {
	tile := g.lies(day)
	g.returnTile(day, tile)
	g.setTile(day, Vacant)
	g.emit(Event{Kind: TileTakenOff, Seat: seat, By: NoSeat, Month: g.Page, To: day, Space: tile})
}

// exchange swaps the tiles of two days; one of them may have none.
func (g game) exchange(seat Seat, a, b uint8) {
	tileA, tileB := g.tileOn(a), g.tileOn(b)
	for _, moved := range [2]struct {
		tile     Space
		from, to uint8
	}{{tileA, a, b}, {tileB, b, a}} {
		if moved.tile != Vacant {
			g.returnTile(moved.from, moved.tile)
			g.takeTile(moved.to, moved.tile)
		}
	}
	g.setTile(a, tileB)
	g.setTile(b, tileA)
	g.emit(Event{Kind: TilesExchanged, Seat: seat, By: NoSeat, Month: g.Page, From: a, To: b})
}

// tileOn returns the tile on a day of the page being laid, Vacant for none.
func (g game) tileOn(day uint8) Space {
	if !g.laid(day) {
		return Vacant
	}
	return g.lies(day)
}

// mayMove reports whether a tile may go from one day to another: a party
// leaves its date only if the box has such a tile for another day.
func (g game) mayMove(tile Space, from, to uint8) bool {
	return tile == Vacant || !g.isParty(from, tile) || g.isParty(to, tile) || g.inBox(tile)
}

func (g game) appendPlaces(dst []Option) []Option {
	last := g.lastTileDay()
	for kind := Mail1; kind < NumSpaces; kind++ {
		inHand := g.mayLay(kind)
		for day := uint8(1); day <= last; day++ {
			if !g.laid(day) && (inHand || g.mayCelebrate(day, kind)) {
				dst = append(dst, Option{Choice: Choice{Kind: Place, Tile: kind, Day: day}})
			}
		}
	}
	return dst
}

// mayLay reports whether a tile of the kind is in hand, or left to the one
// who builds the page.
func (g game) mayLay(kind Space) bool {
	if g.drawsTiles() {
		return kind == g.InHand
	}
	return g.inBox(kind)
}

// drawsTiles reports whether the tile to lay is the one that was drawn.
func (g game) drawsTiles() bool { return g.drawsFor(g.top()) }

// mayCelebrate reports whether a party can be laid on its date, beyond the
// tiles in the box.
func (g game) mayCelebrate(day uint8, kind Space) bool {
	return !g.drawsTiles() && g.isParty(day, kind)
}

// appendFreely lists the tiles that may be laid and taken off on a printed
// calendar as one likes.
func (g game) appendFreely(dst []Option) []Option {
	if !g.ed.PrintsDays() {
		return dst
	}
	dst = g.appendPlaces(dst)
	for day := uint8(1); day <= MaxDays; day++ {
		if g.laid(day) {
			dst = append(dst, Option{Choice: Choice{Kind: TakeOff, Day: day}})
		}
	}
	return dst
}

func (g game) appendRearranging(dst []Option) []Option {
	last := g.lastTileDay()
	for a := uint8(1); a <= last; a++ {
		tile := g.tileOn(a)
		for b := a + 1; b <= last; b++ {
			other := g.tileOn(b)
			if (tile != Vacant || other != Vacant) && g.mayMove(tile, a, b) && g.mayMove(other, b, a) {
				dst = append(dst, Option{Choice: Choice{Kind: Exchange, Day: a, To: b}})
			}
		}
	}
	for preset := range NumPresets {
		dst = append(dst, Option{Choice: Choice{Kind: Fill, Preset: preset}})
	}
	return dst
}

func (g game) refuseDay(c *Choice, day uint8) *Refusal {
	switch last := g.lastTileDay() + 1; {
	case day == last:
		return &Refusal{ID: RefusedLastDay, Choice: *c, Day: int(day)}
	case day < 1 || day > last:
		return &Refusal{ID: RefusedNoSuchDay, Choice: *c, Day: int(day)}
	}
	return nil
}

func (g game) refusePlace(t task, c *Choice) *Refusal {
	if t.Kind == askArrange && !g.ed.PrintsDays() {
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	if r := g.refuseDay(c, c.Day); r != nil {
		return r
	}
	switch {
	case g.laid(c.Day):
		return &Refusal{ID: RefusedDayTaken, Choice: *c, Day: int(c.Day)}
	case c.Tile == Vacant || c.Tile >= NumSpaces || !g.mayLay(c.Tile) && !g.mayCelebrate(c.Day, c.Tile):
		switch {
		case g.drawsTiles():
			return &Refusal{ID: RefusedNotInHand, Choice: *c}
		case c.Tile == HappyBirthday:
			return &Refusal{ID: RefusedNoParty, Choice: *c, Day: int(c.Day)}
		}
		return &Refusal{ID: RefusedNoneLeft, Choice: *c}
	}
	return nil
}

func (g game) refuseTakeOff(t task, c *Choice) *Refusal {
	if t.Kind != askArrange || !g.ed.PrintsDays() {
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	if r := g.refuseDay(c, c.Day); r != nil {
		return r
	}
	if !g.laid(c.Day) {
		return &Refusal{ID: RefusedNotLaid, Choice: *c, Day: int(c.Day)}
	}
	return nil
}

func (g game) refuseExchange(c *Choice) *Refusal {
	for _, day := range [2]uint8{c.Day, c.To} {
		if r := g.refuseDay(c, day); r != nil {
			return r
		}
	}
	switch {
	case c.Day == c.To:
		return &Refusal{ID: RefusedSameDay, Choice: *c, Day: int(c.Day)}
	case c.Day > c.To:
		// One way to say a thing: the earlier day comes first.
		return g.refuseExchange(&Choice{Kind: Exchange, Day: c.To, To: c.Day})
	case !g.laid(c.Day) && !g.laid(c.To):
		return &Refusal{ID: RefusedBothVacant, Choice: *c}
	case !g.mayMove(g.tileOn(c.Day), c.Day, c.To), !g.mayMove(g.tileOn(c.To), c.To, c.Day):
		return &Refusal{ID: RefusedNoParty, Choice: *c, Day: int(c.To)}
	}
	return nil
}

// closePage ends the laying of a page. One arrangement is there for all
// months; pages of their own are laid one after the other, or, where tiles
// are laid anew every month, when the first token comes to them.
func (g game) closePage() {
	month := g.Page
	built, blue := g.Pages[month-1], g.Blue[month-1]
	g.Page = 0
	switch fresh := g.Setup.House.Has(FreshTiles); {
	case !fresh && !g.ed.PrintsDays():
		for month := uint8(1); month <= g.Setup.Months; month++ {
			g.finishPage(month, built, blue)
		}
	default:
		g.finishPage(month, built, blue)
		if !fresh && month < g.Setup.Months {
			g.openPage(month+1, g.firstLayer())
			return
		}
	}
	if g.Phase == Building {
		g.begin()
	}
}

// finishPage lays the last day of a month, before which the days are as
// given.
func (g game) finishPage(month uint8, days [MaxDays]Space, blue uint32) {
	length := g.Length(month)
	page := [MaxDays]Space{}
	copy(page[:length-1], days[:length-1])
	page[length-1] = g.Setup.PayScale(month).LastDay
	g.Pages[month-1] = page
	g.Blue[month-1] = blue & (dayBit(length) - 1)
	g.Laid = month
	g.emit(Event{Kind: PageLaid, Seat: NoSeat, By: NoSeat, Month: month, Days: page, Blue: g.Blue[month-1]})
}

// begin lets the first player take the first turn.
func (g game) begin() {
	g.Phase = Playing
	g.beginTurn(g.Setup.First)
}
