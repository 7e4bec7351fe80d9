package placement

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// tileKind is what is carried on this page, for the controls.
const tileKind = "tile"

// plans are the presets that have a button of their own, planIDs the buttons.
var (
	plans   = [4]engine.Preset{engine.Balanced, engine.DealsFirst, engine.Wild, engine.Gentle}
	planIDs = [4]ui.ID{"preset-balanced", "preset-deals-first", "preset-wild", "preset-gentle"}
)

// WholeMonths are the presets that are whole months, in the list of the control
// "preset-months".
var WholeMonths = [3]engine.Preset{engine.RichestMonth, engine.PoorestMonth, engine.WildestMonth}

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

// BoxID names the well of a kind of tile, dayID the control of a day.
func BoxID(kind engine.Space) ui.ID { return boxIDs[kind%engine.NumSpaces] }
func DayID(day uint8) ui.ID         { return placeIDs[day%render.Places] }

// placementTells are the sentences that the page shows besides its controls.
type placementTells struct {
	Title render.MonthTitle
	pill  render.Pill
	// pillTip explains the notice on the calendar.
	pillTip string
	// Who is what the player in turn does, next what comes then.
	Who, next namedText
	count     string
	presets   string
	tiles     string
	// Tile, title, text and figure tell of the tile in hand.
	tile                engine.Space
	name, text, Figure  string
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
func (s *Placement) look(device input.Device) placementSeen {
	sh := s.M.Stage.Shown()
	if sh.Laying != 0 {
		s.Month = sh.Laying
	}
	now := placementSeen{
		month: s.Month, page: sh.Pages[s.Month-1], blue: sh.Blue[s.Month-1], left: sh.TilesLeft, inHand: sh.InHand, turn: sh.Turn,
		prompt: s.M.Table.Prompt(), resting: !s.M.Stage.Busy(), undo: s.M.Table.CanUndo(), people: s.M.People, told: s.told.id,
		device: device, log: s.M.Chronicle.Version, text: s.Theme.TextScale, opened: s.opened, odds: s.M.Odds,
		said: s.M.Tutor.Version,
	}
	_, now.asked = s.M.Asked()
	if k, ok := s.UI.Carrying(); ok {
		now.carried = k.From
		if at := s.spots[k.Over]; s.spots[k.From].where == onDay && at.where == onDay && k.Over != k.From && s.tileAt(at) != engine.Vacant {
			now.swap = at.day
		}
	}
	return now
}

// list lists the controls, if they are not the ones of the last tick.
func (s *Placement) list(device input.Device) {
	if now := s.look(device); now != s.seen {
		s.seen = now
		s.version++
	}
	if !s.Outdated(s.version) {
		return
	}
	ways := 2
	if s.prints() {
		ways = 3
	}
	setup := &s.M.Stage.Shown().Setup
	s.Boxes = LayPlacement(s.View(), match.MonthOf(setup, s.Month), len(s.Kinds), int(setup.Seats), ways)
	if s.Freely() && len(s.realDates()) > 0 {
		s.Boxes.giveDates()
	}
	if !s.M.Odds {
		s.Boxes.giveOdds(s.Theme.MeasureText(s.Say("odds.title"), s.slipLabel()) + 3)
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
	app.ShareRows(s.Theme, s.controls)
	layer := ui.Layer{ID: "placement", First: "start", Controls: s.controls}
	switch {
	case s.Freely() && s.Missing() > 0:
		layer.First = s.FirstLeft()
	case s.seen.prompt.Kind == engine.PlaceTile:
		layer.First = "hand"
		if s.byOne() {
			layer.First = s.FirstLeft()
		}
	}
	s.Layers = append(s.Layers[:0], layer)
	if s.opened {
		col := s.Boxes.Table.Column
		box := render.Rect{X: col.X, Y: s.Boxes.Box.Y, W: col.W, H: col.Bottom() - s.Boxes.Box.Y}
		s.Layers = append(s.Layers, s.log().Open(box, s.version, s.shut))
		return
	}
	s.Layers = s.M.Speaks(s.Layers, s.pointedAt(), s.covers, nil)
}

// log sets the log of the match.
func (s *Placement) log() match.LogPaper { return match.LogPaper{App: s.App, M: s.M} }

// shut closes the log.
func (s *Placement) shut() { s.opened = false }

// newsPaper is the slip that the last lines of the log stand on, which opens
// all of it.
func (s *Placement) newsPaper() render.Rect {
	b := &s.Boxes
	switch {
	case b.Panel.Empty() || b.News.X >= b.Panel.Right():
		return b.News
	case b.News.X > b.Panel.X+20:
		return render.Rect{X: b.News.X - 6, Y: b.News.Y, W: b.Panel.Right() - 8 - b.News.X + 6, H: b.News.H}
	}
	return render.Rect{X: b.Panel.X + 6, Y: b.News.Y - 1, W: b.Panel.W - 12, H: b.Panel.Bottom() - 5 - b.News.Y}
}

// showsNews reports whether the last lines of the log have a place, which the
// odds may take.
func (s *Placement) showsNews() bool {
	b := &s.Boxes
	return !s.M.Odds || !b.Panel.Empty() && b.News.X >= b.Panel.Right()
}

// FirstLeft returns the well of the first kind of which tiles are left.
func (s *Placement) FirstLeft() ui.ID {
	for _, kind := range s.Kinds {
		if s.seen.left[kind] > 0 {
			return BoxID(kind)
		}
	}
	return "start"
}

// refuseAll finds out where the tile that is carried must not lie, and why.
func (s *Placement) refuseAll() {
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
			try := *s.M.Table.State()
			s.refused[place] = s.M.Words.Refusal(try.Choose(s.move(from, spot{where: onDay, day: uint8(place)}), nil))
		}
	}
}

func (s *Placement) add(c ui.Control) { s.controls = append(s.controls, c) }

// spaceTip tells what a kind of tile does.
func (s *Placement) spaceTip(kind engine.Space, figure string) render.Tip {
	w := &s.Says[kind]
	return render.Tip{Kind: kind.String(), Title: w.Name, Text: w.Rule, Figure: figure}
}

// listHand lists the tile in hand, or in its place the party that birthdays are
// celebrated with.
func (s *Placement) listHand() {
	switch {
	case s.Freely() && s.birthdays():
		s.listParty()
		return
	case s.byOne() || s.arranged():
		return
	}
	s.spots["hand"] = spot{where: inHand}
	c := ui.Control{ID: "hand", Box: s.Boxes.Hand, Widget: ui.Custom{Paint: s.paintHand, Version: s.version}, Info: true}
	if s.seen.inHand != engine.Vacant {
		c.Tip = s.spaceTip(s.seen.inHand, s.Say("placement.in_hand"))
		if s.seen.asked {
			c.Info, c.Grab = false, tileKind
		}
	}
	s.add(c)
}

// listParty lists the tile that is laid on birthdays.
func (s *Placement) listParty() {
	kind := engine.HappyBirthday
	s.spots["hand"] = spot{where: inBox, tile: kind}
	left := s.OpenDates(kind)
	c := ui.Control{
		ID: "hand", Box: s.Boxes.Hand, Tip: s.spaceTip(kind, s.M.Words.Count("placement.dates_left", left)), Info: true,
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
func (s *Placement) takeBack(c *ui.Control) {
	if s.seen.asked && s.Freely() && s.seen.carried != "" && s.lifted.where == onDay {
		c.Info, c.Takes = false, tileKind
	}
}

// listBox lists the wells of the tiles that are left.
func (s *Placement) listBox() {
	for i, kind := range s.Kinds {
		id := BoxID(kind)
		s.spots[id] = spot{where: inBox, tile: kind}
		left := int(s.seen.left[kind]) + s.OpenDates(kind)
		figure := s.M.Words.Count("placement.left_of", left, words.Number("all", s.M.Stage.Shown().Edition().Tiles[kind]))
		if dates := s.OpenDates(kind); dates > 0 {
			figure = s.M.Words.Count("placement.dates_left", dates)
		}
		c := ui.Control{
			ID: id, Box: s.Boxes.Wells[i], Tip: s.spaceTip(kind, figure), Info: true,
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) { s.paintWell(dst, i, box, state) }},
		}
		switch {
		case !s.seen.asked:
		case s.Freely() && left > 0:
			c.Info, c.Grab = false, tileKind
		case s.seen.prompt.Kind != engine.PlaceTile:
		case kind == s.seen.inHand || s.byOne() && left > 0:
			c.Info, c.Grab = false, tileKind
		case !s.byOne() && left > 0:
			c.Info, c.Off = false, true
			c.Reason = s.M.Words.Refusal(&engine.Refusal{ID: engine.RefusedNotInHand})
		}
		s.takeBack(&c)
		s.add(c)
	}
}

// listMonths lists the button that opens the list of whole months. Its label is
// smaller than its size says, as those of the presets are.
func (s *Placement) listMonths(size, shrink float64) {
	list := ui.Dropdown{Selected: -1, Version: s.version, Wide: 190, Row: 38}
	for _, preset := range WholeMonths {
		list.Options = append(list.Options, ui.Option{Text: s.Say("preset.name." + preset.String())})
	}
	name := s.Say("placement.months")
	list.Paint = func(dst *ebiten.Image, box render.Rect, state render.State) {
		s.Theme.MenuButton(dst, box, render.Button{Label: name, Size: size, Shrink: shrink}, state)
	}
	s.add(ui.Control{
		ID: "preset-months", Box: s.Boxes.Months, Widget: list,
		Tip: render.Tip{Title: s.Say("placement.months_title"), Text: s.Say("placement.months_tip")},
	})
}

// listButtons lists everything that is pressed.
func (s *Placement) listButtons() {
	b := &s.Boxes
	size := 13.5
	if s.Boxes.Small {
		size = 12.5
	}
	months := s.Theme.MenuButtonWidth(b.Months.H, render.Button{Label: s.Say("placement.months"), Size: size})
	all := months
	for _, preset := range plans {
		all += s.Theme.ButtonWidth(b.Months.H, render.Button{Label: s.Say("preset.name." + preset.String()), Size: size}, false)
	}
	b.giveMonths(months, all)
	from := len(s.controls)
	for i, preset := range plans {
		name := s.Say("preset.name." + preset.String())
		s.add(ui.Control{
			ID: planIDs[i], Box: b.Plans[i], Widget: ui.Button{Label: name, Size: size},
			Tip: render.Tip{Title: name, Text: s.Say("preset.does." + preset.String())},
		})
	}
	app.Share(s.Theme, s.controls[from:])
	shrink := 1.0
	for i := range s.controls[from:] {
		c := &s.controls[from+i]
		w, _ := c.Widget.(ui.Button)
		shrink = min(shrink, s.Theme.ButtonShrink(c.Box, render.Button(w), false))
	}
	s.listMonths(size, shrink)
	laid := s.seen.prompt.Kind == engine.Arrange
	fill, missing := s.Say("placement.fill"), s.Missing()
	switch {
	case s.prints() && missing > 0:
		fill = s.M.Words.Count("placement.fill_some", missing)
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
		ID: "fill", Box: b.Fill, Keys: input.SetOf(input.Fill), Widget: ui.Button{Label: fill, Key: s.KeyFor(input.Fill), Size: size},
		Tip: render.Tip{Title: fill, Text: s.Say("preset.does.balanced")},
	})
	random := s.Say("placement.random")
	if s.prints() {
		random = s.Say("placement.random_short")
	}
	s.add(ui.Control{
		ID: "random", Box: b.Random, Keys: input.SetOf(input.Random), Widget: ui.Button{Label: random, Key: s.KeyFor(input.Random), Size: size},
		Tip: render.Tip{Title: random, Text: s.Say("preset.does.random")},
	})
	if !b.clear.Empty() {
		clear := ui.Control{
			ID: "clear", Box: b.clear, Widget: ui.Button{Label: s.Say("placement.clear"), Size: size},
			Tip: render.Tip{Title: s.Say("placement.clear"), Text: s.Say("placement.clear_tip")},
		}
		if !s.Freely() || s.seen.blue == 0 {
			clear.Off, clear.Reason = true, s.Say("placement.clear_off")
		}
		s.add(clear)
	}
	s.listStart(laid)

	undo := ui.Control{
		ID: "undo", Box: b.Undo, Keys: input.SetOf(input.Undo), Widget: ui.IconButton{Sign: "undo"},
		Tip: render.Tip{Title: s.Say("tip.key", words.Text("label", s.Say("placement.undo")), words.Text("key", s.KeyFor(input.Undo)))},
	}
	if !s.seen.undo {
		undo.Off, undo.Reason = true, s.Say("placement.undo_off")
	}
	s.add(undo)
	s.add(ui.Control{
		ID: "help", Box: b.Help, Keys: input.SetOf(input.Help), Widget: ui.IconButton{Sign: "sign-help"},
		Tip: render.Tip{Title: s.Say("placement.help_title"), Text: s.Say("placement.help")},
	})
	s.add(ui.Control{ID: "menu", Box: b.Menu, Widget: ui.IconButton{Sign: "sign-menu"}, Tip: render.Tip{Title: s.Say("tip.menu")}})
}

// listStart lists the way on: to the first turn, or to the next page.
func (s *Placement) listStart(laid bool) {
	label := s.Say("placement.start")
	setup := &s.M.Stage.Shown().Setup
	switch next := s.Month + 1; {
	case s.prints() && s.Month < setup.Months && !setup.House.Has(engine.FreshTiles):
		label = s.Say("placement.start_next", words.Text("month", match.PageTitle(s.M.Words, setup, next)))
	case s.ownPages():
		label = s.Say("placement.start_month", words.Text("month", match.PageTitle(s.M.Words, setup, s.Month)))
	}
	start := ui.Control{
		ID: "start", Box: s.Boxes.Start, Keys: input.SetOf(input.Accept),
		Widget: ui.Button{Label: label, Key: s.KeyFor(input.Accept), Kind: render.Primary, OnWood: true},
	}
	if !laid || !s.seen.people.Has(s.seen.prompt.Seat) {
		reason := s.M.Words.Count("placement.start_off", s.Missing())
		if laid {
			reason = s.Say("placement.wait_start", words.Name("name", s.M.Names[s.seen.prompt.Seat]))
		}
		start.Off, start.Reason = true, reason
		start.Widget = ui.Button{Label: label, Reason: reason, Size: 14, OnWood: true}
	}
	s.add(start)
}

// listCalendar lists the cells of the calendar.
func (s *Placement) listCalendar() {
	c := &s.Boxes.Table.Calendar
	if p := s.Tells.pill; p.Note != "" {
		s.add(ui.Control{
			ID: "lengths", Box: s.pillBox(), Widget: ui.Custom{}, Info: true,
			Tip: render.Tip{Title: p.Note, Text: s.Tells.pillTip},
		})
	}
	for place := range render.Places {
		if c.Cell(place).Empty() || place >= render.PlaceJackpot && s.M.Stage.Shown().Setup.Calendar.Real() {
			continue // no such day, or cells of other months
		}
		id, at := placeIDs[place], spot{where: beside, day: uint8(place)}
		var tip render.Tip
		switch place {
		case render.PlaceStart:
			tip = render.Tip{Title: s.Tells.start, Text: s.Say("tip.start")}
		case render.PlaceJackpot:
			tip = render.Tip{Title: s.Say("placement.jackpot"), Text: s.Say("tip.jackpot_empty")}
		case render.PlaceMail, render.PlaceDeal:
			deck := engine.MailDeck
			if place == render.PlaceDeal {
				deck = engine.DealDeck
			}
			pile := s.M.Stage.Shown().Piles[deck]
			tip = render.Tip{Title: s.Tells.piles[deck], Text: s.M.Words.Count("tip."+deck.String()+"_pile", int(pile.Left))}
		default:
			at.where, tip = onDay, s.DayTip(uint8(place))
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

// DayTip tells what lies on a day, and where it is hidden.
func (s *Placement) DayTip(day uint8) render.Tip {
	longest := s.longest()
	number := words.Number("day", day)
	if day > longest {
		return render.Tip{
			Title: s.Say("placement.day_hidden", number),
			Text:  s.M.Words.Count("placement.day_hidden_why", int(longest)),
		}
	}
	space, tile := s.seen.page[day-1], s.TileOn(day)
	figure := s.hiddenIn(day)
	switch {
	case day == longest:
		space = s.M.Stage.Shown().Setup.PayScale(s.Month).LastDay
		figure = s.Say("placement.locked", words.Text("space", s.Says[space].Name))
	case tile == engine.Vacant && s.prints():
		figure = s.Say("placement.printed")
	}
	if marks := s.M.DatesOn(s.Month, day); marks != "" {
		figure = marks
	}
	if space == engine.Vacant {
		return render.Tip{Title: s.Say("placement.day_free", number), Text: figure}
	}
	tip := s.spaceTip(space, figure)
	if c := &s.M.Stage.Shown().Setup.Calendar; c.Real() {
		_, month := c.YearMonth(s.Month)
		date := s.M.Words.DayOfMonth(int(month), int(day))
		weekday := s.M.Words.DayOfWeek(int(c.Weekday(s.Month, day)))
		tip.Title = s.Say("placement.date_tile", words.Text("weekday", weekday), words.Text("date", date), words.Text("space", tip.Title))
		return tip
	}
	tip.Title = s.Say("placement.day_tile", number, words.Text("space", tip.Title))
	return tip
}

// hiddenIn says in which months a day is hidden because they are shorter. It is
// empty for a day that every month has.
func (s *Placement) hiddenIn(day uint8) string {
	setup := &s.M.Stage.Shown().Setup
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
	return s.M.Words.Count("placement.hidden", len(months), words.Text("months", s.M.Words.List(months)))
}

// listSeats lists the players.
func (s *Placement) listSeats() {
	for i := range s.M.Stage.Shown().Seats() {
		card := s.seatCard(engine.Seat(i))
		kind := s.Say("player.kind.computer")
		if s.M.People.Has(engine.Seat(i)) {
			kind = s.Say("player.kind.human")
		}
		s.add(ui.Control{
			ID: ui.ID("seat-" + strconv.Itoa(i+1)), Box: s.Boxes.Seats[i], Info: true,
			Tip:    render.Tip{Title: card.Name, Text: card.Line, Figure: kind},
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.State) { s.paintSeat(dst, i, box) }},
		})
	}
}

// arranged reports whether every day is laid and seen to be.
func (s *Placement) arranged() bool {
	return s.M.Table.Prompt().Kind == engine.Arrange && (s.prints() || s.Missing() == 0)
}

// seatCard tells how far a player is.
func (s *Placement) seatCard(seat engine.Seat) render.SeatCard {
	active := s.active()
	card := render.SeatCard{Token: s.M.Tokens[seat], Name: s.M.Names[seat], Active: seat == active}
	n := s.LaidBy(seat)
	card.Line = s.M.Words.Count("placement.placed", n)
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
	case s.byOne() || s.Freely():
		card.Line = s.M.KindName(seat) // one player lays for all
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
func (s *Placement) after(seat engine.Seat) engine.Seat {
	sh := s.M.Stage.Shown()
	for range sh.Seats() {
		if seat = (seat + 1) % engine.Seat(sh.Seats()); !sh.Players[seat].Retired {
			break
		}
	}
	return seat
}

// LaidBy counts the tiles on the calendar that a player has laid.
func (s *Placement) LaidBy(seat engine.Seat) int {
	sh := s.M.Stage.Shown()
	var by [engine.MaxDays + 1]engine.Seat
	for day := range by {
		by[day] = engine.NoSeat
	}
	for i := sh.Log.Len() - 1; i >= 0; i-- {
		e := &sh.Log.At(i).Event
		if e.Month != s.Month {
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
func (s *Placement) tell() {
	sh := s.M.Stage.Shown()
	w := s.M.Words
	t := placementTells{
		presets: s.Say("placement.presets"), tiles: s.Say("placement.tiles"), gap: s.Say("placement.in_hand"), gone: s.Say("placement.all_placed"),
		start: s.Say("turn.board.start"), pot: s.Say("turn.board.jackpot"), noMoney: w.Money(sh.Balance[engine.Jackpot]),
		count: s.Say("placement.none_left"),
	}
	for _, deck := range [...]engine.Deck{engine.MailDeck, engine.DealDeck} {
		t.piles[deck] = s.Say("turn.board." + deck.String())
		t.left[deck] = strconv.Itoa(int(sh.Piles[deck].Left))
	}
	n := s.Missing()
	if n > 0 {
		t.count = w.Count("placement.left", n)
	}
	if s.prints() {
		t.tiles, t.gone = s.Say("placement.blue_tiles"), s.Say("placement.laid")
	}
	if s.Freely() {
		t.count = s.Say("placement.any_number")
		if n > 0 {
			t.count = w.Count("placement.more", n)
			if s.Boxes.Small {
				t.count = w.Count("placement.more_short", n)
			}
		}
	}
	s.tellMonth(&t)

	active := s.active()
	mark, name := words.Name("name", nameMark), s.M.Names[active]
	switch {
	case s.Freely():
		t.Who = namedText{s.Say("placement.lays", mark), name}
		t.next = namedText{text: s.Say("placement.page_of", words.Number("month", s.Month), words.Number("months", sh.Setup.Months))}
		t.name, t.text = app.UpperFirst(match.PageTitle(w, &sh.Setup, s.Month)), s.Say("placement.lay_text")
	case s.arranged():
		t.Who, t.next = namedText{text: s.Say("prompt.title.arrange")}, namedText{s.Say("placement.may_start", mark), name}
		t.name, t.text = s.Say("prompt.title.arrange"), s.Say("prompt.text.arrange", words.Name("name", name))
	case s.byOne():
		t.Who, t.next = namedText{s.Say("prompt.title.build", mark), name}, namedText{text: t.count}
		t.name, t.text = s.Say("placement.build"), s.Say("prompt.text.build")
	default:
		t.Who = namedText{s.Say("prompt.title.place-tile", mark), name}
		t.next = namedText{s.Say("placement.next", mark), s.M.Names[s.after(active)]}
		t.tile = s.seen.inHand
	}
	if from := s.spots[s.seen.carried]; s.seen.carried != "" {
		t.tile = s.tileAt(from)
	}
	if t.tile != engine.Vacant {
		t.name, t.text = s.Says[t.tile].Name, s.Says[t.tile].Rule
		left, all := int(s.seen.left[t.tile]), sh.Edition().Tiles[t.tile]
		if left > 0 && (s.byOne() || s.Freely()) && s.spots[s.seen.carried].where == inBox {
			left-- // it is in hand
		}
		if all > 0 {
			t.Figure = w.Count("placement.left_of", left, words.Number("all", all))
		}
	}
	if day := s.seen.swap; day > 0 {
		other := s.Says[s.tileAt(spot{where: onDay, day: day})].Name
		t.Figure = s.Say("placement.swap_with", words.Text("space", other), words.Number("day", day))
	}
	s.tellHints(&t)
	s.Tells = t
}

// tellMonth puts the head of the calendar into words: the month shown is the
// longest one.
func (s *Placement) tellMonth(t *placementTells) {
	setup := &s.M.Stage.Shown().Setup
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
	t.Title.Title = s.Say("placement.month", words.Number("month", month))
	t.pillTip = s.Say("placement.lengths_tip")
	if s.ownPages() {
		t.Title.Title, same = app.UpperFirst(match.PageTitle(s.M.Words, setup, s.Month)), true
		days = words.Number("days", s.longest())
	}
	switch {
	case s.ownPages() && setup.Calendar.Real():
		t.Title.Sub = s.Say("placement.of_real", words.Number("month", s.Month), months, days)
	case s.Boxes.Small:
		t.Title.Sub = s.Say("placement.of_short", months, days)
	case same:
		t.Title.Sub = s.Say("placement.of", months, days)
	default:
		t.Title.Sub = s.Say("placement.of_longest", months, days)
	}
	if !same {
		t.pill = render.Pill{Note: s.Say("placement.lengths", words.Text("lengths", s.M.Words.List(lengths))), Family: render.Slate}
	}
	if s.prints() {
		t.pill = render.Pill{
			Note:   s.Say("placement.laid_of", words.Number("n", s.LaidTiles()), words.Number("wanted", s.wanted())),
			Family: render.Blue,
		}
		t.pillTip = s.Say("placement.laid_tip")
	}
	if s.M.Odds {
		t.pill = render.Pill{Note: s.Say("odds.legend"), Family: render.Green}
		t.pillTip = s.Say("tip.odds_build")
	}
	t.Title.Weekdays = match.Weekdays(s.M.Words, s.Boxes.Small)
}

// tellHints says what the keys of the device in use do.
func (s *Placement) tellHints(t *placementTells) {
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
		keyHint{s.KeyFor(input.Accept), s.Say(enter)},
		keyHint{s.KeyFor(input.Undo), s.Say("placement.hint.undo")},
		keyHint{s.KeyFor(input.Cancel), s.Say("placement.hint.cancel")})
}

// pillBox is where the notice of the months' lengths hangs.
func (s *Placement) pillBox() render.Rect {
	c := &s.Boxes.Table.Calendar
	h, y := 34.0, c.TitleBase-33
	if c.Compact {
		h, y = 28, c.TitleBase-23
	}
	w := min(s.Theme.PillWidth(s.Tells.pill), c.Grid.W*.5)
	return render.Rect{X: c.Grid.Right() - w, Y: y, W: w, H: h}
}
