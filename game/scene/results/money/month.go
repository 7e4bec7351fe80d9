package money

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
)

// This file is a board: the calendar of a month has a geometry of its own.

const (
	// headMargin is how far the head of the calendar reaches beyond its sheet.
	headMargin = 4
	// titleCells is how many cells before a month the title line covers.
	titleCells = 3
)

// Board is the calendar of the month that is shown.
func (s *days) Board() *flow.Node {
	sh, month := s.summary.Shown, s.month
	days := match.MonthOf(&sh.Setup, month)
	calendar := func(box render.Rect) boards.Calendar {
		c := boards.NewCalendar(s.View(), ui.Inset(box, headMargin, headMargin, headMargin, headMargin))
		return c.For(days)
	}
	list := func(t *render.Theme, box render.Rect) (controls []ui.Control) {
		c := calendar(box)
		for day := uint8(1); int(day) <= c.Days(); day++ {
			tile := s.tile(t, &c, month, day)
			controls = append(controls, ui.Control{
				ID: ui.ID("day-" + strconv.Itoa(int(day))), Box: c.Tile(int(day)), Info: true, Tip: s.dayTip(month, day),
				Widget: ui.Custom{Version: uint64(month), Paint: ui.PaintFunc(func(dst *ebiten.Image, box render.Rect, state render.State) {
					if state.Hover || state.Focused {
						boards.DrawTile(t, dst, box, tile, state)
					}
				})},
			})
		}
		return controls
	}
	paint := func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		c := calendar(box)
		boards.CalendarSheet(t, dst, &c, s.monthTitle(t, &c, month), c.Grid.Right())
		match.DrawOtherDays(dst, t, s.Words, &sh.Setup, month, &c, titleCells)
		boards.StartCell(t, dst, c.Cell(boards.PlaceStart), s.Say("turn.board.start"))
		for day := uint8(1); int(day) <= c.Days(); day++ {
			boards.DrawTile(t, dst, c.Tile(int(day)), s.tile(t, &c, month, day), render.State{})
		}
		money := match.Pot{Pips: sh.BonusDie, Amount: s.Words.Money(sh.Balance[engine.Jackpot])}
		match.NewExtras(s.Words, sh.Edition()).Draw(t, dst, &c, sh, money, func(engine.Deck) render.State { return render.State{} })
	}
	return flow.Board(list, paint, nil)
}

// monthTitle is what stands at the head of the calendar.
func (s *days) monthTitle(t *render.Theme, c *boards.Calendar, month uint8) boards.MonthTitle {
	sh := s.summary.Shown
	title := boards.MonthTitle{Title: app.UpperFirst(match.PageTitle(s.Words, &sh.Setup, month)), Weekdays: match.Weekdays(t, s.Words, c)}
	months, length := words.Number("months", sh.Setup.Months), words.Number("days", sh.Length(month))
	title.Sub = s.Say("turn.of", months, length, words.Message("edition", "setup.edition."+sh.Setup.Edition.String()))
	title.Short = s.Say("turn.of_short", months, length)
	return title
}

// tile returns what a day of the month shows: beside its kind how often it was landed on.
func (s *days) tile(t *render.Theme, c *boards.Calendar, month, day uint8) boards.Tile {
	sh := s.summary.Shown
	if day > sh.Length(month) {
		return boards.Tile{Back: true}
	}
	space := sh.SpaceAt(month, day)
	w := s.Words.Space(sh.Setup.Edition, space)
	k := boards.Tile{Kind: space.String(), Date: int(day), Sunday: sh.Setup.Calendar.Weekday(month, day) == 0, Printed: !sh.HasTile(month, day)}
	k.Label = boards.DayLabel(t, c, k, w.Name, w.Short, w.Word)
	if n := s.visits.on(month, day); n > 0 && s.visits.known {
		k.Odds = s.Say("results.days.count", words.Number("n", n))
		k.Chance = float64(n) / float64(s.visits.most(month))
	}
	return k
}

// dayTip says what a day is, and who landed there.
func (s *days) dayTip(month, day uint8) control.Tip {
	sh := s.summary.Shown
	if day > sh.Length(month) {
		return control.Tip{Title: s.Words.Day(day), Text: s.Say("tip.hidden_day")}
	}
	space := sh.SpaceAt(month, day)
	w := s.Words.Space(sh.Setup.Edition, space)
	tip := control.Tip{Kind: space.String(), Title: w.Name, Text: w.Rule}
	if !s.visits.known {
		return tip
	}
	tip.Figure = s.Say("results.days.never")
	if n := s.visits.on(month, day); n > 0 {
		var names []string
		for seat, times := range s.visits.seats[month-1][day-1] {
			if times > 0 && seat < len(s.Names) {
				names = append(names, s.Say("results.days.by", words.Name("name", s.Names[seat]), words.Number("n", times)))
			}
		}
		tip.Figure = s.Words.Count("results.days.landed", n, words.Text("names", s.Words.List(names)))
	}
	return tip
}
