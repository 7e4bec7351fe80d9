package scene

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// tileKind is what is carried on this page, for the controls.
const tileKind = "tile"

// plans are the presets that have a button of their own, planIDs the buttons.
var (
	plans   = [4]engine.Preset{engine.Balanced, engine.DealsFirst, engine.Wild, engine.Gentle}
	planIDs = [4]ui.ID{"preset-balanced", "preset-deals-first", "preset-wild", "preset-gentle"}
)

// wholeMonths are the presets that are whole months, in the list of the control
// "preset-months".
var wholeMonths = [3]engine.Preset{engine.RichestMonth, engine.PoorestMonth, engine.WildestMonth}

// boxIDs and placeIDs name the wells of the kinds of tiles and the places of
// the calendar.
var (
	boxIDs = func() (ids [engine.NumSpaces]ui.ID) {
		for kind := range ids {
			ids[kind] = ui.ID("tile-" + engine.Space(kind).String())
		}
		return ids
	}()
	placeIDs = func() (ids [render.Places]ui.ID) {
		for place := range ids {
			ids[place] = ui.ID("day-" + strconv.Itoa(place))
		}
		ids[render.PlaceJackpot] = "jackpot"
		ids[render.PlaceMail] = ui.ID("pile-" + engine.MailDeck.String())
		ids[render.PlaceDeal] = ui.ID("pile-" + engine.DealDeck.String())
		return ids
	}()
)

// boxID names the well of a kind of tile, dayID the control of a day.
func boxID(kind engine.Space) ui.ID { return boxIDs[kind%engine.NumSpaces] }
func dayID(day uint8) ui.ID         { return placeIDs[day%render.Places] }

// placementTells are the sentences that the page shows besides its controls.
type placementTells struct {
	title render.MonthTitle
	pill  render.Pill
	// pillTip explains the notice on the calendar.
	pillTip string
	// who is what the player in turn does, next what comes then.
	who, next namedText
	count     string
	presets   string
	tiles     string
	// Tile, title, text and figure tell of the tile in hand.
	tile                engine.Space
	name, text, figure  string
	gap, gone           string
	start, pot, noMoney string
	piles               [engine.NumDecks]string
	left                [engine.NumDecks]string
	hints               []keyHint
}

// namedText is a sentence in which nameMark stands for the name of a player.
type namedText struct{ text, name string }

const nameMark = "\x00"

// keyHint tells what a key does.
type keyHint struct{ key, text string }

// look returns what the controls depend on now.
func (s *placement) look(device input.Device) placementSeen {
	sh := s.m.stage.Shown()
	if sh.Laying != 0 {
		s.month = sh.Laying
	}
	now := placementSeen{
		month: s.month, page: sh.Pages[s.month-1], blue: sh.Blue[s.month-1], left: sh.TilesLeft, inHand: sh.InHand, turn: sh.Turn,
		prompt: s.m.table.Prompt(), resting: !s.m.stage.Busy(), undo: s.m.table.CanUndo(), people: s.m.people, told: s.told.id,
		device: device, log: s.m.chronicle.version, text: s.Theme.TextScale, opened: s.opened, odds: s.m.odds,
		said: s.m.tutor.version,
	}
	_, now.asked = s.m.asked()
	if k, ok := s.hand.Carrying(); ok {
		now.carried = k.From
		if at := s.spots[k.Over]; s.spots[k.From].where == onDay && at.where == onDay && k.Over != k.From && s.tileAt(at) != engine.Vacant {
			now.swap = at.day
		}
	}
	return now
}

// list lists the controls, if they are not the ones of the last tick.
func (s *placement) list(device input.Device) {
	if now := s.look(device); now != s.seen {
		s.seen = now
		s.version++
	}
	if !s.stale(s.version) {
		return
	}
	ways := 2
	if s.prints() {
		ways = 3
	}
	setup := &s.m.stage.Shown().Setup
	s.boxes = layPlacement(s.View(), monthOf(setup, s.month), len(s.kinds), int(setup.Seats), ways)
	if s.freely() && len(s.realDates()) > 0 {
		s.boxes.giveDates()
	}
	if !s.m.odds {
		s.boxes.giveOdds(s.Theme.MeasureText(s.Say("odds.title"), s.slipLabel()) + 3)
	}
	s.refuseAll()
	s.tell()
	s.lifted = s.spots[s.seen.carried]
	s.controls = s.controls[:0]
	clear(s.spots)
	s.listHand()
	s.listBox()
	s.listButtons()
	s.listCalendar()
	s.listSeats()
	s.listOdds()
	if s.showsNews() {
		s.add(ui.Control{
			ID: "log", Box: s.newsPaper(), Widget: ui.Custom{}, Tip: render.Tip{Title: s.Say("log.title"), Text: s.Say("log.open")},
		})
	}
	shareRows(s.Theme, s.controls)
	layer := ui.Layer{ID: "placement", First: "start", Controls: s.controls}
	switch {
	case s.freely() && s.missing() > 0:
		layer.First = s.firstLeft()
	case s.seen.prompt.Kind == engine.PlaceTile:
		layer.First = "hand"
		if s.byOne() {
			layer.First = s.firstLeft()
		}
	}
	s.layers = append(s.layers[:0], layer)
	if s.opened {
		col := s.boxes.table.Column
		box := render.Rect{X: col.X, Y: s.boxes.box.Y, W: col.W, H: col.Bottom() - s.boxes.box.Y}
		s.layers = append(s.layers, s.log().open(box, s.version, s.shut))
		return
	}
	s.layers = s.m.speaks(s.layers, s.pointedAt(), s.covers, nil)
}

// log sets the log of the match.
func (s *placement) log() logPaper { return logPaper{House: s.House, m: s.m} }

// shut closes the log.
func (s *placement) shut() { s.opened = false }

// newsPaper is the slip that the last lines of the log stand on, which opens
// all of it.
func (s *placement) newsPaper() render.Rect {
	b := &s.boxes
	switch {
	case b.panel.Empty() || b.news.X >= b.panel.Right():
		return b.news
	case b.news.X > b.panel.X+20:
		return render.Rect{X: b.news.X - 6, Y: b.news.Y, W: b.panel.Right() - 8 - b.news.X + 6, H: b.news.H}
	}
	return render.Rect{X: b.panel.X + 6, Y: b.news.Y - 1, W: b.panel.W - 12, H: b.panel.Bottom() - 5 - b.news.Y}
}

// showsNews reports whether the last lines of the log have a place, which the
// odds may take.
func (s *placement) showsNews() bool {
	b := &s.boxes
	return !s.m.odds || !b.panel.Empty() && b.news.X >= b.panel.Right()
}

// firstLeft returns the well of the first kind of which tiles are left.
func (s *placement) firstLeft() ui.ID {
	for _, kind := range s.kinds {
		if s.seen.left[kind] > 0 {
			return boxID(kind)
		}
	}
	return "start"
}

// refuseAll finds out where the tile that is carried must not lie, and why.
func (s *placement) refuseAll() {
	s.refused = [render.Places]string{}
	if s.seen.carried == "" {
		return
	}
	from := s.spots[s.seen.carried]
	for place := range s.refused {
		switch {
		case place == render.PlaceStart || place > engine.MaxDays:
			s.refused[place] = s.Say("placement.not_a_day")
		case from.where == onDay && int(from.day) == place:
		default:
			// Tried out on a copy: the rules say it best.
			try := *s.m.table.State()
			s.refused[place] = s.m.Words.Refusal(try.Choose(s.move(from, spot{where: onDay, day: uint8(place)}), nil))
		}
	}
}

func (s *placement) add(c ui.Control) { s.controls = append(s.controls, c) }

// spaceTip tells what a kind of tile does.
func (s *placement) spaceTip(kind engine.Space, figure string) render.Tip {
	w := &s.says[kind]
	return render.Tip{Kind: kind.String(), Title: w.Name, Text: w.Rule, Figure: figure}
}

// listHand lists the tile in hand, or in its place the party that birthdays are
// celebrated with.
func (s *placement) listHand() {
	switch {
	case s.freely() && s.birthdays():
		s.listParty()
		return
	case s.byOne() || s.arranged():
		return
	}
	s.spots["hand"] = spot{where: inHand}
	c := ui.Control{ID: "hand", Box: s.boxes.hand, Widget: ui.Custom{Paint: s.paintHand, Version: s.version}, Info: true}
	if s.seen.inHand != engine.Vacant {
		c.Tip = s.spaceTip(s.seen.inHand, s.Say("placement.in_hand"))
		if s.seen.asked {
			c.Info, c.Grab = false, tileKind
		}
	}
	s.add(c)
}

// listParty lists the tile that is laid on birthdays.
func (s *placement) listParty() {
	kind := engine.HappyBirthday
	s.spots["hand"] = spot{where: inBox, tile: kind}
	left := s.openDates(kind)
	c := ui.Control{
		ID: "hand", Box: s.boxes.hand, Tip: s.spaceTip(kind, s.m.Words.Count("placement.dates_left", left)), Info: true,
		Widget: ui.Custom{Version: s.version, Paint: s.paintParty},
	}
	if s.seen.asked && left > 0 {
		c.Info, c.Grab = false, tileKind
	}
	s.takeBack(&c)
	s.add(c)
}

// takeBack lets a tile that is taken off the calendar be put into a well of the
// box. It may be any: the tile finds its own.
func (s *placement) takeBack(c *ui.Control) {
	if s.seen.asked && s.freely() && s.seen.carried != "" && s.lifted.where == onDay {
		c.Info, c.Takes = false, tileKind
	}
}

// listBox lists the wells of the tiles that are left.
func (s *placement) listBox() {
	for i, kind := range s.kinds {
		id := boxID(kind)
		s.spots[id] = spot{where: inBox, tile: kind}
		left := int(s.seen.left[kind]) + s.openDates(kind)
		figure := s.m.Words.Count("placement.left_of", left, words.Number("all", s.m.stage.Shown().Edition().Tiles[kind]))
		if dates := s.openDates(kind); dates > 0 {
			figure = s.m.Words.Count("placement.dates_left", dates)
		}
		c := ui.Control{
			ID: id, Box: s.boxes.wells[i], Tip: s.spaceTip(kind, figure), Info: true,
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) { s.paintWell(dst, i, box, state) }},
		}
		switch {
		case !s.seen.asked:
		case s.freely() && left > 0:
			c.Info, c.Grab = false, tileKind
		case s.seen.prompt.Kind != engine.PlaceTile:
		case kind == s.seen.inHand || s.byOne() && left > 0:
			c.Info, c.Grab = false, tileKind
		case !s.byOne() && left > 0:
			c.Info, c.Off = false, true
			c.Reason = s.m.Words.Refusal(&engine.Refusal{ID: engine.RefusedNotInHand})
		}
		s.takeBack(&c)
		s.add(c)
	}
}

// listMonths lists the button that opens the list of whole months. Its label is
// smaller than its size says, as those of the presets are.
func (s *placement) listMonths(size, shrink float64) {
	list := ui.Dropdown{Selected: -1, Version: s.version, Wide: 190, Row: 38}
	for _, preset := range wholeMonths {
		list.Options = append(list.Options, ui.Option{Text: s.Say("preset.name." + preset.String())})
	}
	name := s.Say("placement.months")
	list.Paint = func(dst *ebiten.Image, box render.Rect, state render.State) {
		s.Theme.MenuButton(dst, box, render.Button{Label: name, Size: size, Shrink: shrink}, state)
	}
	s.add(ui.Control{
		ID: "preset-months", Box: s.boxes.months, Widget: list,
		Tip: render.Tip{Title: s.Say("placement.months_title"), Text: s.Say("placement.months_tip")},
	})
}

// listButtons lists everything that is pressed.
func (s *placement) listButtons() {
	b := &s.boxes
	size := 13.5
	if s.boxes.small {
		size = 12.5
	}
	months := s.Theme.MenuButtonWidth(b.months.H, render.Button{Label: s.Say("placement.months"), Size: size})
	all := months
	for _, preset := range plans {
		all += s.Theme.ButtonWidth(b.months.H, render.Button{Label: s.Say("preset.name." + preset.String()), Size: size}, false)
	}
	b.giveMonths(months, all)
	from := len(s.controls)
	for i, preset := range plans {
		name := s.Say("preset.name." + preset.String())
		s.add(ui.Control{
			ID: planIDs[i], Box: b.plans[i], Widget: ui.Button{Label: name, Size: size},
			Tip: render.Tip{Title: name, Text: s.Say("preset.does." + preset.String())},
		})
	}
	share(s.Theme, s.controls[from:])
	shrink := 1.0
	for i := range s.controls[from:] {
		c := &s.controls[from+i]
		w, _ := c.Widget.(ui.Button)
		shrink = min(shrink, s.Theme.ButtonShrink(c.Box, render.Button(w), false))
	}
	s.listMonths(size, shrink)
	laid := s.seen.prompt.Kind == engine.Arrange
	fill, missing := s.Say("placement.fill"), s.missing()
	switch {
	case s.prints() && missing > 0:
		fill = s.m.Words.Count("placement.fill_some", missing)
	case laid:
		fill = s.Say("placement.again")
		if s.prints() {
			fill = s.Say("placement.suggest")
		}
	}
	size = 15
	if s.prints() {
		size = 14
	}
	s.add(ui.Control{
		ID: "fill", Box: b.fill, Keys: input.SetOf(input.Fill), Widget: ui.Button{Label: fill, Key: s.keyFor(input.Fill), Size: size},
		Tip: render.Tip{Title: fill, Text: s.Say("preset.does.balanced")},
	})
	random := s.Say("placement.random")
	if s.prints() {
		random = s.Say("placement.random_short")
	}
	s.add(ui.Control{
		ID: "random", Box: b.random, Keys: input.SetOf(input.Random), Widget: ui.Button{Label: random, Key: s.keyFor(input.Random), Size: size},
		Tip: render.Tip{Title: random, Text: s.Say("preset.does.random")},
	})
	if !b.clear.Empty() {
		clear := ui.Control{
			ID: "clear", Box: b.clear, Widget: ui.Button{Label: s.Say("placement.clear"), Size: size},
			Tip: render.Tip{Title: s.Say("placement.clear"), Text: s.Say("placement.clear_tip")},
		}
		if !s.freely() || s.seen.blue == 0 {
			clear.Off, clear.Reason = true, s.Say("placement.clear_off")
		}
		s.add(clear)
	}
	s.listStart(laid)

	undo := ui.Control{
		ID: "undo", Box: b.undo, Keys: input.SetOf(input.Undo), Widget: ui.IconButton{Sign: "undo"},
		Tip: render.Tip{Title: s.Say("tip.key", words.Text("label", s.Say("placement.undo")), words.Text("key", s.keyFor(input.Undo)))},
	}
	if !s.seen.undo {
		undo.Off, undo.Reason = true, s.Say("placement.undo_off")
	}
	s.add(undo)
	s.add(ui.Control{
		ID: "help", Box: b.help, Keys: input.SetOf(input.Help), Widget: ui.IconButton{Sign: "sign-help"},
		Tip: render.Tip{Title: s.Say("placement.help_title"), Text: s.Say("placement.help")},
	})
	s.add(ui.Control{ID: "menu", Box: b.menu, Widget: ui.IconButton{Sign: "sign-menu"}, Tip: render.Tip{Title: s.Say("tip.menu")}})
}

// listStart lists the way on: to the first turn, or to the next page.
func (s *placement) listStart(laid bool) {
	label := s.Say("placement.start")
	setup := &s.m.stage.Shown().Setup
	switch next := s.month + 1; {
	case s.prints() && s.month < setup.Months && !setup.House.Has(engine.FreshTiles):
		label = s.Say("placement.start_next", words.Text("month", pageTitle(s.m.Words, setup, next)))
	case s.ownPages():
		label = s.Say("placement.start_month", words.Text("month", pageTitle(s.m.Words, setup, s.month)))
	}
	start := ui.Control{
		ID: "start", Box: s.boxes.start, Keys: input.SetOf(input.Accept),
		Widget: ui.Button{Label: label, Key: s.keyFor(input.Accept), Kind: render.Primary, OnWood: true},
	}
	if !laid || !s.seen.people.Has(s.seen.prompt.Seat) {
		reason := s.m.Words.Count("placement.start_off", s.missing())
		if laid {
			reason = s.Say("placement.wait_start", words.Name("name", s.m.names[s.seen.prompt.Seat]))
		}
		start.Off, start.Reason = true, reason
		start.Widget = ui.Button{Label: label, Reason: reason, Size: 14, OnWood: true}
	}
	s.add(start)
}

// listCalendar lists the cells of the calendar.
func (s *placement) listCalendar() {
	c := &s.boxes.table.Calendar
	if p := s.tells.pill; p.Note != "" {
		s.add(ui.Control{
			ID: "lengths", Box: s.pillBox(), Widget: ui.Custom{}, Info: true,
			Tip: render.Tip{Title: p.Note, Text: s.tells.pillTip},
		})
	}
	for place := range render.Places {
		if c.Cell(place).Empty() || place >= render.PlaceJackpot && s.m.stage.Shown().Setup.Calendar.Real() {
			continue // no such day, or cells of other months
		}
		id, at := placeIDs[place], spot{where: beside, day: uint8(place)}
		var tip render.Tip
		switch place {
		case render.PlaceStart:
			tip = render.Tip{Title: s.tells.start, Text: s.Say("tip.start")}
		case render.PlaceJackpot:
			tip = render.Tip{Title: s.Say("placement.jackpot"), Text: s.Say("tip.jackpot_empty")}
		case render.PlaceMail, render.PlaceDeal:
			deck := engine.MailDeck
			if place == render.PlaceDeal {
				deck = engine.DealDeck
			}
			pile := s.m.stage.Shown().Piles[deck]
			tip = render.Tip{Title: s.tells.piles[deck], Text: s.m.Words.Count("tip."+deck.String()+"_pile", int(pile.Left))}
		default:
			at.where, tip = onDay, s.dayTip(uint8(place))
		}
		s.spots[id] = at
		if id == s.told.id {
			tip.Figure = s.told.reason
		}
		control := ui.Control{
			ID: id, Box: c.Tile(place), Hit: c.Cell(place), Tip: tip, Info: true,
			Off: s.refused[place] != "", Reason: s.refused[place], Skip: s.seen.carried != "" && at.where == beside,
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) { s.paintPlace(dst, place, box, state) }},
		}
		if at.where == onDay || s.seen.carried != "" {
			control.Takes = tileKind
		}
		if at.where == onDay && s.seen.asked && place < int(s.longest()) {
			control.Info = false
			if s.tileAt(at) != engine.Vacant {
				control.Grab = tileKind
			}
		}
		s.add(control)
	}
}

// dayTip tells what lies on a day, and where it is hidden.
func (s *placement) dayTip(day uint8) render.Tip {
	longest := s.longest()
	number := words.Number("day", day)
	if day > longest {
		return render.Tip{
			Title: s.Say("placement.day_hidden", number),
			Text:  s.m.Words.Count("placement.day_hidden_why", int(longest)),
		}
	}
	space, tile := s.seen.page[day-1], s.tileOn(day)
	figure := s.hiddenIn(day)
	switch {
	case day == longest:
		space = s.m.stage.Shown().Setup.PayScale(s.month).LastDay
		figure = s.Say("placement.locked", words.Text("space", s.says[space].Name))
	case tile == engine.Vacant && s.prints():
		figure = s.Say("placement.printed")
	}
	if marks := s.m.datesOn(s.month, day); marks != "" {
		figure = marks
	}
	if space == engine.Vacant {
		return render.Tip{Title: s.Say("placement.day_free", number), Text: figure}
	}
	tip := s.spaceTip(space, figure)
	if c := &s.m.stage.Shown().Setup.Calendar; c.Real() {
		_, month := c.YearMonth(s.month)
		date := s.m.Words.DayOfMonth(int(month), int(day))
		weekday := s.m.Words.DayOfWeek(int(c.Weekday(s.month, day)))
		tip.Title = s.Say("placement.date_tile", words.Text("weekday", weekday), words.Text("date", date), words.Text("space", tip.Title))
		return tip
	}
	tip.Title = s.Say("placement.day_tile", number, words.Text("space", tip.Title))
	return tip
}

// hiddenIn says in which months a day is hidden because they are shorter. It is
// empty for a day that every month has.
func (s *placement) hiddenIn(day uint8) string {
	setup := &s.m.stage.Shown().Setup
	if s.ownPages() {
		return ""
	}
	var months []string
	for i, length := range setup.Lengths[:setup.Months] {
		if day >= length {
			months = append(months, strconv.Itoa(i+1))
		}
	}
	if len(months) == 0 {
		return ""
	}
	return s.m.Words.Count("placement.hidden", len(months), words.Text("months", s.m.Words.List(months)))
}

// listSeats lists the players.
func (s *placement) listSeats() {
	for i := range s.m.stage.Shown().Seats() {
		card := s.seatCard(engine.Seat(i))
		kind := s.Say("player.kind.computer")
		if s.m.people.Has(engine.Seat(i)) {
			kind = s.Say("player.kind.human")
		}
		s.add(ui.Control{
			ID: ui.ID("seat-" + strconv.Itoa(i+1)), Box: s.boxes.seats[i], Info: true,
			Tip:    render.Tip{Title: card.Name, Text: card.Line, Figure: kind},
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.State) { s.paintSeat(dst, i, box) }},
		})
	}
}

// arranged reports whether every day is laid and seen to be.
func (s *placement) arranged() bool {
	return s.m.table.Prompt().Kind == engine.Arrange && (s.prints() || s.missing() == 0)
}

// seatCard tells how far a player is.
func (s *placement) seatCard(seat engine.Seat) render.SeatCard {
	active := s.active()
	card := render.SeatCard{Token: s.m.tokens[seat], Name: s.m.names[seat], Active: seat == active}
	n := s.laidBy(seat)
	card.Line = s.m.Words.Count("placement.placed", n)
	arranging := s.arranged()
	switch born := s.born(seat); {
	case born != "" && (arranging || s.byOne()) && !card.Active:
		card.Line, card.Note = born, s.partyOf(seat)
		if s.View().Compact && card.Note != "" {
			card.Line, card.Note = card.Note, ""
		}
	case arranging && card.Active:
		card.Line = s.Say("prompt.tab.arrange")
		if !s.View().Compact {
			card.Note = s.partyOf(seat)
		}
	case card.Active:
		card.Line = s.Say("placement.placing", words.Number("n", n+1))
	case s.byOne() || s.freely():
		card.Line = s.m.kindName(seat) // one player lays for all
	case arranging:
	case !s.byOne():
		order := 1
		for next := active; next != seat; order++ {
			if next = s.after(next); next == active {
				return card // retired
			}
		}
		card.Note = s.Say("placement.order." + strconv.Itoa(order))
	}
	return card
}

// after returns the player who lays a tile after a seat: the next one who has
// not retired.
func (s *placement) after(seat engine.Seat) engine.Seat {
	sh := s.m.stage.Shown()
	for range sh.Seats() {
		if seat = (seat + 1) % engine.Seat(sh.Seats()); !sh.Players[seat].Retired {
			break
		}
	}
	return seat
}

// laidBy counts the tiles on the calendar that a player has laid.
func (s *placement) laidBy(seat engine.Seat) int {
	sh := s.m.stage.Shown()
	var by [engine.MaxDays + 1]engine.Seat
	for day := range by {
		by[day] = engine.NoSeat
	}
	for i := sh.Log.Len() - 1; i >= 0; i-- {
		e := &sh.Log.At(i).Event
		if e.Month != s.month {
			continue
		}
		switch e.Kind {
		case engine.TileTakenOff:
			by[e.To] = engine.NoSeat
		case engine.TilePlaced:
			by[e.To] = e.Seat
		case engine.TilesExchanged:
			by[e.From], by[e.To] = by[e.To], by[e.From]
		}
	}
	n := 0
	for _, owner := range by {
		if owner == seat {
			n++
		}
	}
	return n
}

// tell puts into words what the page shows besides its controls.
func (s *placement) tell() {
	sh := s.m.stage.Shown()
	w := s.m.Words
	t := placementTells{
		presets: s.Say("placement.presets"), tiles: s.Say("placement.tiles"), gap: s.Say("placement.in_hand"), gone: s.Say("placement.all_placed"),
		start: s.Say("turn.board.start"), pot: s.Say("turn.board.jackpot"), noMoney: w.Money(sh.Balance[engine.Jackpot]),
		count: s.Say("placement.none_left"),
	}
	for _, deck := range [...]engine.Deck{engine.MailDeck, engine.DealDeck} {
		t.piles[deck] = s.Say("turn.board." + deck.String())
		t.left[deck] = strconv.Itoa(int(sh.Piles[deck].Left))
	}
	n := s.missing()
	if n > 0 {
		t.count = w.Count("placement.left", n)
	}
	if s.prints() {
		t.tiles, t.gone = s.Say("placement.blue_tiles"), s.Say("placement.laid")
	}
	if s.freely() {
		t.count = s.Say("placement.any_number")
		if n > 0 {
			t.count = w.Count("placement.more", n)
			if s.boxes.small {
				t.count = w.Count("placement.more_short", n)
			}
		}
	}
	s.tellMonth(&t)

	active := s.active()
	mark, name := words.Name("name", nameMark), s.m.names[active]
	switch {
	case s.freely():
		t.who = namedText{s.Say("placement.lays", mark), name}
		t.next = namedText{text: s.Say("placement.page_of", words.Number("month", s.month), words.Number("months", sh.Setup.Months))}
		t.name, t.text = upperFirst(pageTitle(w, &sh.Setup, s.month)), s.Say("placement.lay_text")
	case s.arranged():
		t.who, t.next = namedText{text: s.Say("prompt.title.arrange")}, namedText{s.Say("placement.may_start", mark), name}
		t.name, t.text = s.Say("prompt.title.arrange"), s.Say("prompt.text.arrange", words.Name("name", name))
	case s.byOne():
		t.who, t.next = namedText{s.Say("prompt.title.build", mark), name}, namedText{text: t.count}
		t.name, t.text = s.Say("placement.build"), s.Say("prompt.text.build")
	default:
		t.who = namedText{s.Say("prompt.title.place-tile", mark), name}
		t.next = namedText{s.Say("placement.next", mark), s.m.names[s.after(active)]}
		t.tile = s.seen.inHand
	}
	if from := s.spots[s.seen.carried]; s.seen.carried != "" {
		t.tile = s.tileAt(from)
	}
	if t.tile != engine.Vacant {
		t.name, t.text = s.says[t.tile].Name, s.says[t.tile].Rule
		left, all := int(s.seen.left[t.tile]), sh.Edition().Tiles[t.tile]
		if left > 0 && (s.byOne() || s.freely()) && s.spots[s.seen.carried].where == inBox {
			left-- // it is in hand
		}
		if all > 0 {
			t.figure = w.Count("placement.left_of", left, words.Number("all", all))
		}
	}
	if day := s.seen.swap; day > 0 {
		other := s.says[s.tileAt(spot{where: onDay, day: day})].Name
		t.figure = s.Say("placement.swap_with", words.Text("space", other), words.Number("day", day))
	}
	s.tellHints(&t)
	s.tells = t
}

// tellMonth puts the head of the calendar into words: the month shown is the
// longest one.
func (s *placement) tellMonth(t *placementTells) {
	setup := &s.m.stage.Shown().Setup
	longest, month, same := setup.LongestMonth(), uint8(0), true
	lengths := make([]string, setup.Months)
	for i, n := range setup.Lengths[:setup.Months] {
		if n == longest && month == 0 {
			month = uint8(i) + 1
		}
		same = same && n == longest
		lengths[i] = strconv.Itoa(int(n))
	}
	months, days := words.Number("months", setup.Months), words.Number("days", longest)
	t.title.Title = s.Say("placement.month", words.Number("month", month))
	t.pillTip = s.Say("placement.lengths_tip")
	if s.ownPages() {
		t.title.Title, same = upperFirst(pageTitle(s.m.Words, setup, s.month)), true
		days = words.Number("days", s.longest())
	}
	switch {
	case s.ownPages() && setup.Calendar.Real():
		t.title.Sub = s.Say("placement.of_real", words.Number("month", s.month), months, days)
	case s.boxes.small:
		t.title.Sub = s.Say("placement.of_short", months, days)
	case same:
		t.title.Sub = s.Say("placement.of", months, days)
	default:
		t.title.Sub = s.Say("placement.of_longest", months, days)
	}
	if !same {
		t.pill = render.Pill{Note: s.Say("placement.lengths", words.Text("lengths", s.m.Words.List(lengths))), Family: render.Slate}
	}
	if s.prints() {
		t.pill = render.Pill{
			Note:   s.Say("placement.laid_of", words.Number("n", s.laidTiles()), words.Number("wanted", s.wanted())),
			Family: render.Blue,
		}
		t.pillTip = s.Say("placement.laid_tip")
	}
	if s.m.odds {
		t.pill = render.Pill{Note: s.Say("odds.legend"), Family: render.Green}
		t.pillTip = s.Say("tip.odds_build")
	}
	t.title.Weekdays = weekdays(s.m.Words, s.boxes.small)
}

// tellHints says what the keys of the device in use do.
func (s *placement) tellHints(t *placementTells) {
	if s.seen.device != input.Pad {
		t.hints = append(t.hints, keyHint{s.Say("key.drag"), s.Say("placement.hint.drag")})
	}
	if s.seen.device == input.Touch {
		return
	}
	arrows := s.Say("key.arrows")
	if s.seen.device == input.Pad {
		arrows = s.Say("key.pad.arrows")
	}
	enter := "placement.hint.lift"
	if s.seen.carried != "" || !s.byOne() && s.seen.prompt.Kind == engine.PlaceTile {
		enter = "placement.hint.enter"
	}
	t.hints = append(t.hints,
		keyHint{arrows, s.Say("placement.hint.arrows")},
		keyHint{s.keyFor(input.Accept), s.Say(enter)},
		keyHint{s.keyFor(input.Undo), s.Say("placement.hint.undo")},
		keyHint{s.keyFor(input.Cancel), s.Say("placement.hint.cancel")})
}

// pillBox is where the notice of the months' lengths hangs.
func (s *placement) pillBox() render.Rect {
	c := &s.boxes.table.Calendar
	h, y := 34.0, c.TitleBase-33
	if c.Compact {
		h, y = 28, c.TitleBase-23
	}
	w := min(s.Theme.PillWidth(s.tells.pill), c.Grid.W*.5)
	return render.Rect{X: c.Grid.Right() - w, Y: y, W: w, H: h}
}
