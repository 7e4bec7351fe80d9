package placement

import (
	"strconv"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/scene/purse"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/game/words"
	"bigpayday/input"
)

// spot is a place for a tile.
type spot struct {
	where spotKind
	// day is the place on the calendar, tile the kind of a well.
	day  uint8
	tile engine.Space
}

type spotKind uint8

const (
	inHand spotKind = iota + 1
	inBox
	onDay
	beside // on the calendar, where no tile lies
)

// boxIDs and dayIDs name the wells of the kinds of tiles and the days, of which 0 is START,
// and spots says which of them a control is, the zero spot for none.
var (
	boxIDs [engine.NumSpaces]ui.ID
	dayIDs [engine.MaxDays + 1]ui.ID
	spots  = map[ui.ID]spot{"hand": {where: inHand}, "jackpot": {where: beside}}
)

func init() {
	for kind := range boxIDs {
		boxIDs[kind] = ui.ID("tile-" + engine.Space(kind).String())
		spots[boxIDs[kind]] = spot{where: inBox, tile: engine.Space(kind)}
	}
	for day := range dayIDs {
		dayIDs[day] = ui.ID("day-" + strconv.Itoa(day))
		spots[dayIDs[day]] = spot{where: onDay, day: uint8(day)}
	}
	spots[dayIDs[0]] = spot{where: beside}
	for _, id := range purse.PileIDs {
		spots[id] = spot{where: beside}
	}
}

// boxID returns the id of the well of a kind of tile.
func boxID(kind engine.Space) ui.ID { return boxIDs[kind%engine.NumSpaces] }

// DayID returns the id of the control of a day, counted from 1.
func DayID(day uint8) ui.ID { return dayIDs[day] }

// tileKind is what is carried on this page, for the controls.
const tileKind = "tile"

// onTile does what a player did with a place for tiles.
func (s *Placement) onTile(e ui.Event) {
	switch at := spots[e.ID]; e.Kind {
	case ui.Activated:
		if at.where == onDay {
			s.pressDay(at.day)
		}
	case ui.Picked:
		s.board.ghost.age = 0
		s.PlayCue(audio.TileLift)
		if k, ok := s.UI.Carrying(); ok && k.By == hand.ByKeys {
			s.UI.Focus(s.firstTarget(e.ID), true)
		}
	case ui.Dropped:
		s.drop(spots[e.From], at)
	case ui.Refused:
		s.refused = refusal{id: e.ID, reason: s.board.refused[at.day], left: refusalTicks}
		s.PlayCue(audio.TileRefuse)
		if _, carrying := s.UI.Carrying(); !carrying {
			s.slideBack(e.From)
		}
	case ui.PutBack:
		s.slideBack(e.ID)
	}
}

// letGoOutside reports whether what was taken from a place was let go over nothing that
// takes it, not just put back.
func (s *Placement) letGoOutside(from ui.ID, in *input.State) bool {
	p := &in.Pointer
	if !p.JustReleased || in.Lost || in.Pressed.Has(input.Cancel) || s.board.ghost.by != hand.ByPointer {
		return false
	}
	box, _ := s.UI.Box(from)
	return !box.Contains(p.X, p.Y)
}

// firstTarget returns where the keyboard begins to carry a tile: on the day that it lies
// on, or on the first free one.
func (s *Placement) firstTarget(from ui.ID) ui.ID {
	at := spots[from]
	if at.where == onDay {
		return from
	}
	tile := s.tileAt(at)
	for day := uint8(1); day < s.longest(); day++ {
		if s.TileOn(day) == engine.Vacant && (s.inBox(tile) || s.isParty(day, tile)) {
			return DayID(day)
		}
	}
	return from
}

// pressDay puts the tile in hand straight on a day. Where nobody has a tile in hand, one
// has to be chosen first.
func (s *Placement) pressDay(day uint8) {
	p := s.M.Table.State().Prompt()
	if p.Tile == engine.Vacant {
		s.M.Toast.Refuse(s.Say("prompt.text.build"))
		return
	}
	s.board.landing = landing{day: day, from: s.home("hand")}
	_ = s.choose(engine.Choice{Kind: engine.Place, Tile: p.Tile, Day: day}) // the toast says why not
}

// drop puts down what was carried.
func (s *Placement) drop(from, to spot) {
	s.board.landing = landing{day: to.day, home: from.day, from: s.board.ghost.rect, lifted: true}
	if s.choose(s.move(from, to)) != nil {
		s.board.landing = landing{}
	}
}

// move returns the choice that brings a tile from a place to a day, or back to the box.
func (s *Placement) move(from, to spot) engine.Choice {
	switch {
	case from.where == onDay && (to.where == inBox || to.where == inHand):
		return engine.Choice{Kind: engine.TakeOff, Day: from.day}
	case from.where == onDay:
		return engine.Choice{Kind: engine.Exchange, Day: min(from.day, to.day), To: max(from.day, to.day)}
	}
	return engine.Choice{Kind: engine.Place, Tile: s.tileAt(from), Day: to.day}
}

// takeAllOff puts all tiles of the page back in the box.
func (s *Placement) takeAllOff(ui.Event) {
	for day := uint8(1); day < s.longest(); day++ {
		if s.M.Table.State().HasTile(s.Month, day) && s.choose(engine.Choice{Kind: engine.TakeOff, Day: day}) != nil {
			return
		}
	}
}

// fill returns what a button does that lays a preset.
func (s *Placement) fill(preset engine.Preset) func(ui.Event) {
	return func(ui.Event) { _ = s.choose(engine.Choice{Kind: engine.Fill, Preset: preset}) }
}

// choose carries a choice out, if a person is asked. What still moves because of the
// choice before ends first. The player is told of errors.
func (s *Placement) choose(c engine.Choice) error {
	if p := s.M.Table.State().Prompt(); !s.M.Table.PersonAsked() {
		if p.Kind != engine.NoPrompt {
			s.M.Toast.Refuse(s.Say("placement.wait", words.Name("name", s.M.Names[p.Seat])))
		}
		return nil
	}
	s.M.Stage.Skip()
	return s.M.Choose(c)
}

// undo takes back what a person laid last. The tiles fly back to where they came from.
func (s *Placement) undo(ui.Event) {
	var before [engine.MaxDays]engine.Space
	for day := uint8(1); day < s.longest(); day++ {
		before[day-1] = s.TileOn(day)
	}
	if s.M.Undo() != nil {
		s.M.Toast.Refuse(s.Say("placement.undo_off"))
		return
	}
	s.M.Toast.Hide()
	s.settle()
	sh := s.M.Stage.Shown()
	inHandAgain := sh.InHand
	for i, tile := range before {
		if tile == engine.Vacant || s.TileOn(uint8(i)+1) != engine.Vacant || sh.Laying != s.Month {
			continue
		}
		home := wellID(tile)
		if tile == inHandAgain {
			home, inHandAgain = "hand", engine.Vacant
		}
		s.fly(tile, s.board.calendar.Tile(i+1), home, false)
	}
	s.PlayCue(audio.TileLift)
}

// tileAt returns the kind of tile that lies at a place, or Vacant. In place of the tile in
// hand lies the party that birthdays are celebrated with, where there are any.
func (s *Placement) tileAt(at spot) engine.Space {
	switch {
	case at.where == inHand && s.laysParties():
		return engine.HappyBirthday
	case at.where == inHand:
		return s.M.Stage.Shown().InHand
	case at.where == inBox:
		return at.tile
	case at.where == onDay && at.day < s.longest():
		return s.TileOn(at.day)
	}
	return engine.Vacant
}

// longest returns the number of days of the page that is laid: of the month, or of the
// longest one where one page is for all.
func (s *Placement) longest() uint8 { return s.M.Stage.Shown().Setup.PageLength(s.Month) }

// TileOn returns the tile that lies on a day, or Vacant.
func (s *Placement) TileOn(day uint8) engine.Space {
	sh := s.M.Stage.Shown()
	if !sh.HasTile(s.Month, day) {
		return engine.Vacant
	}
	return sh.SpaceAt(s.Month, day)
}

// prints reports whether days are printed below the tiles, so that none needs to have one.
func (s *Placement) prints() bool { return s.M.Stage.Shown().Edition().PrintsDays() }

// ownPages reports whether every month has a page of its own.
func (s *Placement) ownPages() bool { return s.M.Stage.Shown().Setup.PagesDiffer() }

// freely reports whether tiles may be laid and taken off as one likes.
func (s *Placement) freely() bool {
	return s.prints() && s.M.Table.State().Prompt().Kind == engine.Arrange
}

// arranged reports whether every day is laid and seen to be.
func (s *Placement) arranged() bool {
	return s.M.Table.State().Prompt().Kind == engine.Arrange && (s.prints() || s.missing() == 0)
}

// inBox reports whether a tile of a kind is there for any day.
func (s *Placement) inBox(kind engine.Space) bool {
	sh := s.M.Stage.Shown()
	return sh.InHand == kind || sh.TilesLeft[kind] > 0
}

// byOne reports whether one player lays all tiles and may choose among them.
func (s *Placement) byOne() bool { return s.M.Stage.Shown().Setup.Laying == engine.ByOne }

// hasHand reports whether a tile in hand, or a party, has a place of its own.
func (s *Placement) hasHand() bool { return s.laysParties() || !s.byOne() && !s.arranged() }

// active returns the seat that lays a tile now, or arranges the month.
func (s *Placement) active() engine.Seat {
	if p := s.M.Table.State().Prompt(); !s.M.Stage.Busy() && p.Kind != engine.NoPrompt {
		return p.Seat
	}
	return s.M.Stage.Shown().Turn
}

// missing returns how many tiles are still to be laid: one for each vacant day, or as many
// as are wanted and find room.
func (s *Placement) missing() int {
	free := s.count(func(_ uint8, tile engine.Space) bool { return tile == engine.Vacant })
	if s.prints() {
		return max(0, min(free, s.wanted()-s.laidTiles()))
	}
	return free
}

// wanted returns how many tiles are wanted on a printed page.
func (s *Placement) wanted() int { return int(s.M.Stage.Shown().Setup.Blue) }

// laidTiles counts the tiles on the page. A Happy Birthday is none of them.
func (s *Placement) laidTiles() int {
	return s.count(func(_ uint8, tile engine.Space) bool { return tile != engine.Vacant && tile != engine.HappyBirthday })
}

// count counts the days, but for the last, of which something holds with the tile on each,
// or Vacant.
func (s *Placement) count(holds func(day uint8, tile engine.Space) bool) (n int) {
	for day := uint8(1); day < s.longest(); day++ {
		if holds(day, s.TileOn(day)) {
			n++
		}
	}
	return n
}
