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
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// This file is a board: the calendar of a month has a geometry of its own.

// board is the calendar at rest.
type board struct {
	page render.CachedImage[pageKey]
}

// pageKey is all that the page of a month depends on.
type pageKey struct {
	month    uint8
	days     [engine.MaxDays]engine.Space
	blue     uint32
	jackpot  int32
	language string
}

// Board is the calendar of the month that is shown.
func (f *film) Board() *flow.Node {
	return flow.Board(func(*render.Theme, render.Rect) []ui.Control { return nil }, nil, f.drawBoard)
}

// month returns the month whose page is shown.
func (f *film) month() uint8 { return max(1, f.Stage.Page()) }

func (f *film) calendar(box render.Rect) boards.Calendar {
	c := boards.NewCalendar(f.View(), box)
	return c.For(match.MonthOf(&f.Stage.Shown().Setup, f.month()))
}

// drawBoard draws the page, and what stands and moves on it.
func (f *film) drawBoard(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	sh, month := f.Stage.Shown(), f.month()
	c := f.calendar(box)
	key := pageKey{month, sh.Pages[month-1], sh.Blue[month-1], f.Stage.Money(engine.Jackpot), f.Words.Language()}
	f.board.page.Draw(t, dst, box, boards.CalendarMargin, key, func(dst *ebiten.Image) { f.paintPage(t, dst, &c, month) })
	f.drawTokens(t, dst, &c, month)
}

// paintPage paints what rests on a page.
func (f *film) paintPage(t *render.Theme, dst *ebiten.Image, c *boards.Calendar, month uint8) {
	sh := f.Stage.Shown()
	title := boards.MonthTitle{Title: app.UpperFirst(match.PageTitle(f.Words, &sh.Setup, month)), Weekdays: match.Weekdays(t, f.Words, c)}
	months, length := words.Number("months", sh.Setup.Months), words.Number("days", sh.Length(month))
	title.Sub = f.Say("turn.of", months, length, words.Message("edition", "setup.edition."+sh.Setup.Edition.String()))
	title.Short = f.Say("turn.of_short", months, length)
	boards.CalendarSheet(t, dst, c, title, c.Grid.Right())
	match.DrawOtherDays(dst, t, f.Words, &sh.Setup, month, c, 3)
	boards.StartCell(t, dst, c.Cell(boards.PlaceStart), f.Say("turn.board.start"))
	for day := uint8(1); int(day) <= c.Days(); day++ {
		boards.DrawTile(t, dst, c.Tile(int(day)), f.tile(t, c, month, day), render.State{})
	}
	pot := match.Pot{Pips: sh.BonusDie, Amount: f.Words.Money(f.Stage.Money(engine.Jackpot))}
	match.NewExtras(f.Words, sh.Edition()).Draw(t, dst, c, sh, pot, func(engine.Deck) render.State { return render.State{} })
}

// tile returns what a day of the month shows.
func (f *film) tile(t *render.Theme, c *boards.Calendar, month, day uint8) boards.Tile {
	sh := f.Stage.Shown()
	if day > sh.Length(month) {
		return boards.Tile{Back: true}
	}
	space := sh.SpaceAt(month, day)
	k := boards.Tile{
		Kind: space.String(), Date: int(day), Sunday: sh.Setup.Calendar.Weekday(month, day) == 0,
		Printed: !sh.HasTile(month, day) && sh.Edition().PrintsDays() && !(day == sh.Length(month) && space == engine.BigPayDay),
	}
	if space == engine.Vacant {
		return k
	}
	w := f.Words.Space(sh.Setup.Edition, space)
	k.Label = boards.DayLabel(t, c, k, w.Name, w.Short, w.Word)
	return k
}

// drawTokens draws the tokens that stand on the page, the ring where one has landed, and the
// one that walks.
func (f *film) drawTokens(t *render.Theme, dst *ebiten.Image, c *boards.Calendar, month uint8) {
	sh, walk := f.Stage.Shown(), &f.Stage.Actors().Token
	if sh.Landed.Month == month && !walk.On {
		marks.LandingRing(t, dst, c.Cell(int(sh.Landed.Day)), 1)
	}
	for day := uint8(0); day <= engine.MaxDays; day++ {
		var tokens [render.MaxSeats]pieces.Token
		n := 0
		for seat := range engine.Seat(sh.Seats()) {
			if p := sh.Players[seat]; p.Month == month && p.Day == day && (!walk.On || walk.Seat != seat) {
				tokens[n] = f.Tokens[seat]
				n++
			}
		}
		if n > 0 {
			tile := c.Tile(int(day))
			pieces.TokensAt(t, dst, tile, boards.TokenSpots(tile, n), tokens, n, strconv.Itoa(n))
		}
	}
	if walk.On && walk.Month == month {
		from, to := boards.TurnPiece(c.Cell(int(walk.At))), boards.TurnPiece(c.Cell(int(walk.Next)))
		pieces.MovingToken(t, dst, f.Tokens[walk.Seat], from, to, walk.Hop, walk.Height, pieces.Hopping, render.Pose{Squash: walk.Squash})
	}
}
