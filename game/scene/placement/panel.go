package placement

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/charts"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// panel describes the tile in hand, of what is celebrated in the month or of what it is
// expected to bring, with the last lines of the log below.
func (s *Placement) panel(withLog bool) *flow.Node {
	title, body, foot := s.panelText()
	head := flow.Row(flow.Column(flow.Text(title, render.Head, 2)).Grow(1), s.oddsSwitch(s.oddsLabel(true))).Gap(render.Gap)
	row := flow.Row(s.place(), flow.Column(head, body.Grow(1)).Grow(1)).Gap(render.Wide).Grow(1)
	if foot != nil {
		row.Upto(render.Wide)
	}
	pane := flow.Column(row, foot).Gap(render.Tight).Pad(render.Gap, render.Near).OnPanel(pieces.Paper)
	if withLog && !s.M.Odds {
		pane.Add(flow.Rule().Size(render.None, render.Hair), s.frame.LogPart().Least(render.None, render.ControlHeight).Rest())
	}
	return pane
}

// panelText returns what the panel says: its title, what stands below that, and what stands
// at its foot.
func (s *Placement) panelText() (title string, body, foot *flow.Node) {
	if s.M.Odds {
		if s.shows.reckoned {
			foot = s.Odds.foot.Node(s.worth, s.oddsFoot)
		}
		return s.Say("odds.title"), s.Odds.body.Node(s.figures, s.oddsBody), foot
	}
	tile := s.panelTile()
	if dates := s.realDates(); len(dates) > 0 && s.freely() && tile == engine.Vacant {
		return s.Say("placement.dates"), s.datesBody(dates), nil
	}
	title, text := s.task()
	if tile != engine.Vacant {
		title, text = s.M.SpaceWords(tile).Name, s.M.SpaceWords(tile).Rule
	}
	figure := flow.Line(s.figureOf(tile), render.Remark.In(s.Theme.Palette.Ink2))
	return title, flow.Fit(flow.Column(flow.Text(text, render.Body, 0), figure).Gap(render.Tight), largerText...), nil
}

// largerText are the factors of the type of what is told, where there is room for it.
var largerText = []float64{1.3, 1.15, 1}

// panelTile returns the tile that the panel describes: the one that is carried, or the one
// in hand, or none.
func (s *Placement) panelTile() engine.Space {
	switch {
	case s.shows.carried != "":
		return s.tileAt(spots[s.shows.carried])
	case s.freely() || s.arranged() || s.byOne():
		return engine.Vacant
	}
	return s.shows.inHand
}

// task says what is to be done where no tile is in hand.
func (s *Placement) task() (title, text string) {
	switch {
	case s.freely():
		return app.UpperFirst(match.PageTitle(s.M.Words, &s.M.Stage.Shown().Setup, s.Month)), s.Say("placement.lay_text")
	case s.arranged():
		return s.Say("prompt.title.arrange"), s.Say("prompt.text.arrange", words.Name("name", s.M.Names[s.active()]))
	case s.byOne():
		return s.Say("placement.build"), s.Say("prompt.text.build")
	}
	return "", ""
}

// figureOf says how many tiles of a kind are left, or what the one that is carried would be
// swapped with.
func (s *Placement) figureOf(tile engine.Space) string {
	if day := s.shows.swap; day > 0 {
		other := s.M.SpaceWords(s.TileOn(day)).Name
		return s.Say("placement.swap_with", words.Text("space", other), words.Number("day", day))
	}
	all := s.M.Stage.Shown().Edition().Tiles[tile]
	if tile == engine.Vacant || all == 0 {
		return ""
	}
	left := int(s.shows.left[tile])
	if left > 0 && (s.byOne() || s.freely()) && spots[s.shows.carried].where == inBox {
		left-- // it is in hand
	}
	return s.M.Words.Count("placement.left_of", left, words.Number("all", all))
}

// place is the place of the tile in hand, or a picture in its stead.
func (s *Placement) place() *flow.Node {
	place := s.handNode(false, render.LargeTile, render.None)
	switch {
	case place != nil:
	case s.M.Odds:
		return nil // what is to be expected takes all the room
	case s.panelTile() == engine.Vacant:
		place = flow.Picture(render.LargeTile, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.Well(t, dst, r, t.Length(render.Near))
			size := t.Length(render.Plate)
			t.Art(dst, "hint", r.CenterX()-size/2, r.CenterY()-size/2, size)
		})
	default:
		gap := s.Say("placement.in_hand")
		place = flow.Picture(render.LargeTile, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.EmptyHand(t, dst, r, gap) })
	}
	const tileAspect = .92
	return place.Aspect(tileAspect).Across(flow.Start)
}

// slip is what is left of the panel in a small window: one line of the log or the odds,
// and the switch of the odds.
func (s *Placement) slip() *flow.Node {
	told, label := s.frame.LogLine(), s.oddsLabel(false)
	if s.M.Odds {
		told, label = s.Odds.short.Node(s.figures, s.oddsShort), nil
	}
	return flow.Row(told.Grow(1), s.oddsSwitch(label)).Gap(render.Tight).Pad(render.Near, render.None).OnPanel(pieces.Slip).
		Least(render.None, render.ControlHeight)
}

// oddsSwitch shows and hides the odds.
func (s *Placement) oddsSwitch(label *flow.Node) *flow.Node {
	tip := frame.KeyTip(s.M.Session, s.Say("odds.title"), s.Say("tip.odds_build"), input.Odds)
	tip.Figure = s.Say("odds.hidden")
	if s.M.Odds {
		tip.Figure = s.Say("odds.shown")
	}
	c := ui.Control{
		ID: "odds", Keys: input.SetOf(input.Odds), Widget: ui.Toggle{On: s.M.Odds}, Tip: tip,
		Do: func(e ui.Event) { s.M.Odds = e.Value == 1 },
	}
	if label == nil {
		return flow.Control(c)
	}
	return flow.Toggle(c, label)
}

// oddsLabel names the switch of the odds, with its key where there is room for that.
func (s *Placement) oddsLabel(keyed bool) *flow.Node {
	name, key := flow.Line(s.Say("odds.title"), render.Remark.In(s.Theme.Palette.Ink2)), s.KeyFor(input.Odds)
	return flow.Row(
		flow.If(!s.M.Odds, name), // else it is the title
		flow.If(keyed && key != "", flow.Keycap(key)),
	).Gap(render.Near)
}

// verdict is the colour of what brings money, or costs some.
func verdict(dollars int32) palette.Family {
	switch {
	case dollars > 0:
		return palette.Green
	case dollars < 0:
		return palette.Red
	}
	return palette.Slate
}

// oddsBody says what the month is expected to bring, and beside that what the tile that is held
// would change. Where there is no room for that, it stands above the sum, in place of what that is.
func (s *Placement) oddsBody() *flow.Node {
	f, ink := &s.Odds.Figures, s.Theme.Palette.Ink2
	worth := flow.Row(flow.Line(f.worth, render.Figures), flow.Line(f.off, render.Remark.In(ink))).Gap(render.Near).Baseline()
	expected, change := flow.Line(s.Say("odds.expected"), render.Fine.In(ink)), s.oddsChange()
	above := expected
	if f.Change != "" {
		above = change
	}
	return flow.First(
		flow.Column(expected, flow.Row(worth, change.Across(flow.Center)).Gap(render.Gap)),
		flow.Column(flow.Row(above.Across(flow.Center)).Least(render.None, render.LineRow), worth),
	)
}

// oddsChange says what the tile that is held would change. It takes as much room while none is.
func (s *Placement) oddsChange() *flow.Node {
	pill, longest := pieces.Pill{Note: s.Odds.Figures.Change, Family: s.Odds.Figures.verdict}, pieces.Pill{Note: s.largestChange()}
	return flow.Measured(
		func(t *render.Theme) (w, h float64) {
			return max(pieces.PillWidth(t, pill), pieces.PillWidth(t, longest)), t.Length(render.LineRow)
		},
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if pill.Note != "" {
				r.W = min(r.W, pieces.PillWidth(t, pill))
				pieces.DrawPill(t, dst, r, pill)
			}
		})
}

// oddsFoot shows between what sums most months end, once that is known.
func (s *Placement) oddsFoot() *flow.Node {
	f := s.Odds.Figures
	spread := flow.Measured(
		func(*render.Theme) (w, h float64) { return 0, charts.SpreadFull },
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.DrawSpread(t, dst, r, &f.spread) })
	return flow.Column(spread, flow.Line(f.between, render.Remark.In(s.Theme.Palette.Ink2))).Gap(render.Hair)
}

// oddsShort says in two lines what the month is expected to bring.
func (s *Placement) oddsShort() *flow.Node {
	f, c := &s.Odds.Figures, &s.Theme.Palette
	rest := flow.Line(s.Say("odds.expected_short"), render.Small.In(c.Ink2))
	if f.Change != "" {
		rest = flow.Line(f.Change, render.Small.In(c.Families[f.verdict].Edge))
	}
	return flow.Column(
		flow.Row(flow.Line(f.worth, render.Column), rest.Grow(1)).Gap(render.Near).Baseline(),
		flow.First(flow.Line(f.between, render.Small.In(c.Ink2)), flow.Line(f.span, render.Small.In(c.Ink2))),
	).Along(flow.Center)
}
