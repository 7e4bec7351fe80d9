package placement

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// side is what stands beside the calendar below the tools: the box of tiles, the ways to fill
// the month, and what is told of the tile in hand with the log, if that has no column of its
// own. Where there is little room the tile in hand lies in the box, or beside the slip on a
// telephone that lies, and only that slip is left of the rest.
func (s *Placement) side(withLog bool) *flow.Node {
	lying := s.View().IsLying()
	form := func(small bool) *flow.Node {
		box := s.tileBox(small && !lying).Upto(render.Wide)
		if s.M.Tutor.Teaches {
			s.boxes = append(s.boxes, box)
			return s.frame.Fitted(flow.Column(box, s.frame.Log().Rest()).Gap(render.Near).Size(render.SideWidth, render.None), render.None).Grow(1)
		}
		told := s.panel(withLog)
		if small {
			told = s.slip()
		}
		if lying && small { // a row of the box would take more room
			told = flow.Row(s.handNode(true, render.TileWidth, render.TileHeight), told.Grow(1)).Gap(render.Near)
		}
		s.boxes = append(s.boxes, box)
		return s.frame.Fitted(flow.Column(box, s.filling(), told.Rest()).Gap(render.Near).Size(render.SideWidth, render.None), render.None).Grow(1)
	}
	return flow.First(form(false), form(true))
}

// tools say whose turn it is, beside what can be done besides.
func (s *Placement) tools() *flow.Node {
	undo := ui.Control{
		ID: "undo", Keys: input.SetOf(input.Undo), Do: s.undo,
		Tip: frame.KeyTip(s.M.Session, s.Say("placement.undo"), "", input.Undo),
	}
	if !s.shows.undo {
		undo.Off, undo.Reason = true, s.Say("placement.undo_off")
	}
	token := s.M.Tokens[s.active()]
	plate := flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.TokenPlate(t, dst, r, token, false) })
	turn := s.whoseTurn()
	who := flow.First(
		flow.Row(plate, turn.Grow(1)).Gap(render.Gap), turn,
	).Pad(render.Tight, render.Hair).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.ToolWell(t, dst, r) })
	return flow.Row(
		who.Grow(1),
		frame.Sign(undo, "undo"),
		frame.Sign(ui.Control{
			ID: "help", Keys: input.SetOf(input.Help), Do: s.help,
			Tip: control.Tip{Title: s.Say("placement.help_title"), Text: s.Say("placement.help")},
		}, "sign-help"),
		s.frame.Menu(),
	).Gap(render.Tight).Size(render.None, render.ButtonHeight)
}

// help says how the month is built.
func (s *Placement) help(ui.Event) {
	help := s.Say("placement.help")
	if s.prints() {
		help = s.Say("placement.help_printed")
	}
	s.UI.Release()
	s.Ask(app.Question{Title: s.Say("placement.help_title"), Text: help, Family: palette.Blue, Answers: []app.Answer{
		{ID: "rules", Label: s.Say("rules.open"), Do: s.OpenRules},
		{ID: "ok", Label: s.Say("dialog.ok"), Main: true, Cancel: true},
	}})
}

// nameMark stands for the name of a player in a sentence.
const nameMark = "\x00"

// about is a sentence about a player on one line. Where it is too long, it is the name that
// is cut.
func about(sentence, name string, st render.Style) *flow.Node {
	before, after, named := strings.Cut(sentence, nameMark)
	if !named {
		return flow.Line(sentence, st)
	}
	return flow.Runs(
		render.Run{Text: before, Style: st}, render.Run{Text: name, Style: st, Yields: true}, render.Run{Text: after, Style: st})
}

// whoseTurn says what the player in turn does, and what comes then.
func (s *Placement) whoseTurn() *flow.Node {
	c, setup := &s.Theme.Palette, &s.M.Stage.Shown().Setup
	active := s.active()
	mark, name := words.Name("name", nameMark), s.M.Names[active]
	var does, next, nextName string
	switch {
	case s.freely():
		does, next = s.Say("placement.lays", mark), s.Say("placement.page_of", words.Number("month", s.Month), words.Number("months", setup.Months))
	case s.arranged():
		does, next, nextName = s.Say("prompt.title.arrange"), s.Say("placement.may_start", mark), name
	case s.byOne():
		does, next = s.Say("prompt.title.build", mark), s.countText()
	default:
		does, next, nextName = s.Say("prompt.title.place-tile", mark), s.Say("placement.next", mark), s.M.Names[s.after(active)]
	}
	return flow.Column(
		flow.First(about(does, name, render.Label.In(c.Cream)), about(does, name, render.Column.In(c.Cream)), about(does, name, render.Small.In(c.Cream))),
		flow.First(about(next, nextName, render.Remark.In(c.Cream2)), about(next, nextName, render.Small.In(c.Cream2))),
	).Along(flow.Center)
}

// countText says how many tiles are left to be laid.
func (s *Placement) countText() string {
	switch n := s.missing(); {
	case s.freely() && n > 0:
		return s.M.Words.Count("placement.more", n)
	case s.freely():
		return s.Say("placement.any_number")
	case n > 0:
		return s.M.Words.Count("placement.left", n)
	}
	return s.Say("placement.none_left")
}

// tileBox is the wooden box with a well for each kind of tile and, if hand is set, a place
// for the tile in hand.
func (s *Placement) tileBox(hand bool) *flow.Node {
	title := "placement.tiles"
	if s.prints() {
		title = "placement.blue_tiles"
	}
	ink := s.Theme.Palette.OnWood
	count := flow.First(
		flow.Line(s.countText(), render.Fine.In(ink)), flow.Line(s.countShort(), render.Fine.In(ink).Aligned(render.End)),
	)
	head := flow.Row(flow.Line(s.Say(title), render.Head.In(ink)).Grow(1), count).Gap(render.Gap).Pad(render.Tight, render.None).Baseline()
	const most = 8 // kinds beside each other
	wells := flow.Grid(render.TileWidth, most).Gap(render.Near).Pad(render.Tight, render.Near).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.WoodWell(t, dst, r) })
	for _, kind := range s.Kinds {
		wells.Add(s.wellNode(kind))
	}
	if hand {
		wells.Add(s.handNode(true, render.TileWidth, render.TileHeight))
	}
	return flow.Column(head, wells.Grow(1)).Gap(render.Hair).Pad(render.Near, render.Near).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.WoodBox(t, dst, r) })
}

// countShort is a shorter form of [Placement.countText].
func (s *Placement) countShort() string {
	if n := s.missing(); s.freely() && n > 0 {
		return s.M.Words.Count("placement.more_short", n)
	}
	return s.countText()
}

// wellNode is the well of a kind of tile, with the number that is left.
func (s *Placement) wellNode(kind engine.Space) *flow.Node {
	dates := s.openDates(kind)
	left := int(s.shows.left[kind]) + dates
	figure := s.M.Words.Count("placement.left_of", left, words.Number("all", s.M.Stage.Shown().Edition().Tiles[kind]))
	if dates > 0 {
		figure = s.M.Words.Count("placement.dates_left", dates)
	}
	c := ui.Control{ID: boxID(kind), Tip: s.spaceTip(kind, figure), Info: true, Do: s.onTile}
	switch {
	case !s.shows.asked:
	case s.freely() && left > 0:
		c.Info, c.Grab = false, tileKind
	case s.shows.prompt.Kind != engine.PlaceTile:
	case kind == s.shows.inHand || s.byOne() && left > 0:
		c.Info, c.Grab = false, tileKind
	case !s.byOne() && left > 0:
		c.Info, c.Off = false, true
		c.Reason = s.M.Words.Refusal(&engine.Refusal{ID: engine.RefusedNotInHand})
	}
	s.takeBack(&c)
	return flow.Drawn(c, render.TileWidth, render.TileHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		sh := s.M.Stage.Shown()
		left := int(sh.TilesLeft[kind]) + s.openDates(kind) - s.underWay(kind)
		if left <= 0 {
			held := sh.InHand == kind && !s.handBusy() || s.away(boxID(kind))
			boards.TileGap(t, dst, r, kind.String(), s.gapLabel(held), held)
		} else {
			s.paintTile(t, dst, &s.wells[kind], r, s.boxTile(kind, s.smallLabel(kind), left), state)
		}
		session.Ring(t, dst, r, state)
	}).Least(render.TileWidth, render.TileHeight)
}

// smallLabel is what a kind of day is called on a small tile.
func (s *Placement) smallLabel(kind engine.Space) string {
	w := s.M.SpaceWords(kind)
	if s.View().Point > 0 {
		return w.Word
	}
	return w.Short
}

// boxTile is a tile beside the calendar, with the number of those that are left.
func (s *Placement) boxTile(kind engine.Space, label string, left int) boards.Tile {
	return boards.Tile{Kind: kind.String(), Label: label, Count: s.Say("placement.times", words.Number("n", left))}
}

// gapLabel says why a place of a tile is empty.
func (s *Placement) gapLabel(held bool) string {
	switch {
	case held:
		return s.Say("placement.in_hand")
	case s.prints():
		return s.Say("placement.laid")
	}
	return s.Say("placement.all_placed")
}

// takeBack lets a tile that is taken off the calendar be put into a place of the box. It
// may be any: the tile finds its own.
func (s *Placement) takeBack(c *ui.Control) {
	if s.shows.asked && s.freely() && spots[s.shows.carried].where == onDay {
		c.Info, c.Takes = false, tileKind
	}
}

// handNode is the place of the tile in hand, or of the party that birthdays are celebrated
// with; in the box it is as small as the others. It is nil where there is neither.
func (s *Placement) handNode(small bool, w, h render.Step) *flow.Node {
	if !s.hasHand() {
		return nil
	}
	c := ui.Control{ID: "hand", Info: true, Do: s.onTile}
	parties, left := s.laysParties(), s.openDates(engine.HappyBirthday)
	switch {
	case parties:
		c.Tip = s.spaceTip(engine.HappyBirthday, s.M.Words.Count("placement.dates_left", left))
	case s.shows.inHand != engine.Vacant:
		c.Tip = s.spaceTip(s.shows.inHand, s.Say("placement.in_hand"))
	}
	if s.shows.asked && (parties && left > 0 || !parties && s.shows.inHand != engine.Vacant) {
		c.Info, c.Grab = false, tileKind
	}
	if parties {
		s.takeBack(&c)
	}
	return flow.Drawn(c, w, h, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		s.paintHand(t, dst, r, state, small)
		session.Ring(t, dst, r, state)
	})
}

// paintHand draws the tile in hand, or its empty place.
func (s *Placement) paintHand(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State, small bool) {
	kind, gap, left := s.M.Stage.Shown().InHand, s.Say("placement.in_hand"), 0
	empty, dashed := kind == engine.Vacant || s.away("hand") || s.handBusy(), true
	if s.laysParties() {
		kind, gap, left, dashed = engine.HappyBirthday, s.Say("placement.parties_laid"), s.openDates(engine.HappyBirthday), false
		if s.carries("hand") {
			left--
		}
		empty = left <= 0
	}
	switch {
	case empty && small && dashed:
		boards.TileGap(t, dst, r, "", gap, true)
		return
	case empty && small:
		boards.TileGap(t, dst, r, kind.String(), s.gapLabel(false), false)
		return
	case empty:
		boards.EmptyHand(t, dst, r, gap)
		return
	}
	tile := boards.Tile{Kind: kind.String(), Label: s.M.SpaceWords(kind).Name}
	if small || !boards.TileHasRoom(t, boards.Tile{Label: tile.Label, Date: 1}, r) {
		tile.Label = s.smallLabel(kind)
	}
	if left > 0 {
		tile = s.boxTile(kind, tile.Label, left)
	}
	if small && dashed {
		marks.HandRing(t, dst, r)
	}
	s.paintTile(t, dst, &s.hand, r, tile, state)
}

// plans are the presets that have a button of their own, and wholeMonths those that are
// whole months, in the list of the control "preset-months".
var (
	plans       = [...]engine.Preset{engine.Balanced, engine.DealsFirst, engine.Wild, engine.Gentle}
	wholeMonths = [...]engine.Preset{engine.RichestMonth, engine.PoorestMonth, engine.WildestMonth}
)

// presets are the buttons that lay a whole month of some kind or, where there is too little
// room for them, a list of all kinds.
func (s *Placement) presets() *flow.Node {
	row := flow.Row().Gap(render.Tight)
	for _, preset := range plans {
		name := s.Say("preset.name." + preset.String())
		row.Add(presetButton(ui.Control{
			ID: ui.ID("preset-" + preset.String()), Do: s.fill(preset),
			Tip: control.Tip{Title: name, Text: s.Say("preset.does." + preset.String())},
		}, name, render.Near, control.DrawButton))
	}
	row.Add(s.presetList(control.Tip{Title: s.Say("placement.months_title"), Text: s.Say("placement.months_tip")}, wholeMonths[:]))
	return flow.First(row, s.allPresets())
}

// allPresets is the list of all presets.
func (s *Placement) allPresets() *flow.Node {
	return s.presetList(control.Tip{Title: s.Say("placement.months")}, slices.Concat(plans[:], wholeMonths[:]))
}

// filling is how the month is filled: in one row on a telephone that lies, where each button is as
// high as the tip of a finger.
func (s *Placement) filling() *flow.Node {
	rows := flow.Column(s.presets(), s.ways()).Gap(render.Near)
	if s.View().IsLying() {
		return flow.First(flow.Row(s.allPresets(), s.ways().Grow(1)).Gap(render.Near), rows)
	}
	return rows
}

// presetList is the list of some presets.
func (s *Placement) presetList(tip control.Tip, presets []engine.Preset) *flow.Node {
	list := ui.Dropdown{Selected: -1, Wide: s.Theme.Length(render.Illustration)}
	for _, preset := range presets {
		list.Options = append(list.Options, ui.Option{Text: s.Say("preset.name." + preset.String())})
	}
	return presetButton(ui.Control{
		ID: "preset-months", Widget: list, Tip: tip,
		Do: func(e ui.Event) {
			if e.Kind == ui.Changed && e.Value < len(presets) {
				s.fill(presets[e.Value])(e)
			}
		},
	}, s.Say("placement.months"), render.Wide, control.MenuButton)
}

// presetButton is a button with a small label, as wide as that is when it is condensed, with
// some air at both sides of it.
func presetButton(
	c ui.Control, label string, air render.Step, draw func(*render.Theme, *ebiten.Image, render.Rect, control.Button, render.State),
) *flow.Node {
	button := control.Button{Label: label, Size: render.Fine.Size}
	return flow.Measured(func(t *render.Theme) (w, h float64) {
		return t.MeasureText(label, render.Small) + 2*t.Length(air), t.Length(render.ControlHeight)
	}, nil).Pressed(c, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		draw(t, dst, r, button, state)
	}).Least(render.None, render.ControlHeight).Grow(1)
}

// ways are the buttons that fill what is free, or take everything off.
func (s *Placement) ways() *flow.Node {
	fill, missing := s.Say("placement.fill"), s.missing()
	laid := s.shows.prompt.Kind == engine.Arrange
	random := s.Say("placement.random")
	if s.prints() {
		random = s.Say("placement.random_short")
	}
	switch {
	case s.prints() && missing > 0:
		fill = s.M.Words.Count("placement.fill_some", missing)
	case laid && s.prints():
		fill = s.Say("placement.suggest")
	case laid:
		fill = s.Say("placement.again")
	}
	way := func(id ui.ID, label string, key input.Action, does string, do func(ui.Event)) *flow.Node {
		return flow.Control(ui.Control{
			ID: id, Keys: input.SetOf(key), Widget: ui.Button{Label: label, Key: s.KeyFor(key), Size: render.Label.Size},
			Tip: control.Tip{Title: label, Text: s.Say(does)}, Do: do,
		}).Grow(1)
	}
	row := flow.Row(
		way("fill", fill, input.Fill, "preset.does.balanced", s.fill(engine.Balanced)),
		way("random", random, input.Random, "preset.does.random", s.fill(engine.AtRandom)),
	).Gap(render.Near)
	if !s.prints() {
		return row
	}
	c := ui.Control{
		ID: "clear", Widget: ui.Button{Label: s.Say("placement.clear"), Size: render.Label.Size}, Do: s.takeAllOff,
		Tip: control.Tip{Title: s.Say("placement.clear"), Text: s.Say("placement.clear_tip")},
	}
	if !s.freely() || s.shows.blue == 0 {
		c.Off, c.Reason = true, s.Say("placement.clear_off")
	}
	return row.Add(flow.Control(c).Grow(1))
}
