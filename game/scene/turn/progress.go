package turn

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/render"
	"bigpayday/render/boards"
)

// progress is what a page shows of the month of the player whose turn it is: which days are gone,
// and which ones are in reach.
type progress struct {
	seat engine.Seat // NoSeat where that player is on another page, or has no page any more
	page uint8
	// day is where the player stands: the days before it are gone.
	day   uint8
	leads facts.Reach
}

// markedKey is all that the marks depend on, with the tiles that are drawn over them.
type markedKey struct {
	progress
	board boardKey
}

// markedPage keeps the marks that are shown, and those before, which fade when the turn is passed
// on and when the die has decided between the days in reach.
type markedPage struct {
	layers [2]render.CachedImage[markedKey]
	keys   [2]markedKey
	shown  int // which of them is shown
}

// progress returns what the page that is shown tells of whose turn it is.
func (s *Turn) progress() progress {
	sh, page := s.M.Stage.Shown(), s.M.Stage.Page()
	seat := s.turnOn(page)
	if seat == engine.NoSeat || sh.Players[seat].Retired {
		return progress{seat: engine.NoSeat, page: page}
	}
	m := progress{seat: seat, page: page, day: sh.Players[seat].Day, leads: facts.NextDays(s.M)}
	if walk := &s.M.Stage.Actors().Token; walk.On && walk.Seat == seat {
		m.day = min(walk.From, walk.To) // what is left, or comes back, is drawn on the way
	}
	return m
}

// drawMarks draws the light of the day, what is gone and what is in reach over a page at rest.
func (s *Turn) drawMarks(dst *ebiten.Image, box render.Rect, board boardKey) {
	page, key := &s.board.marked, markedKey{s.progress(), board}
	if page.keys[page.shown].progress != key.progress {
		page.shown = 1 - page.shown
	}
	page.keys[page.shown] = key
	s.drawLayer(dst, box, page.shown, render.Pose{})
}

// drawLayer draws the marks that are kept of one of two players.
func (s *Turn) drawLayer(dst *ebiten.Image, box render.Rect, which int, pose render.Pose) {
	key := s.board.marked.keys[which]
	if key.seat == engine.NoSeat || key.page == 0 {
		return
	}
	s.board.marked.layers[which].DrawPosed(s.Theme, dst, box, boards.CalendarMargin, key, pose, func(dst *ebiten.Image) {
		s.paintMarks(dst, &key)
	})
}

// paintMarks paints the marks of a page.
func (s *Turn) paintMarks(dst *ebiten.Image, key *markedKey) {
	t := s.Theme
	c := s.board.calendar.For(match.MonthOf(&s.M.Stage.Shown().Setup, key.page))
	length := int(key.board.length)
	boards.Daylight(t, dst, &c, float64(key.day)/float64(length))
	for day := 1; day < length; day++ {
		switch {
		case day < int(key.day):
			boards.GoneDay(t, dst, c.Tile(day), 1)
			boards.PencilCross(t, dst, c.Cell(day), day, 1)
		case day > int(key.day) && !key.reaches(uint8(day)):
			boards.FarDay(t, dst, c.Tile(day))
		}
	}
	boards.TurnLight(t, dst, c.Cell(int(key.day)))
	for day := 1; day <= length; day++ {
		if key.reaches(uint8(day)) {
			boards.DayGlow(t, dst, c.Cell(day))
		}
	}
	for day := 1; day <= length; day++ {
		if !key.reaches(uint8(day)) {
			continue
		}
		s.drawDay(dst, &c, &key.board, day, render.State{})
		var faces []int
		for i, to := range key.leads {
			if to == uint8(day) {
				faces = append(faces, i+1)
			}
		}
		aside := key.board.odds[day-1] > 0 || s.M.Flagged(key.page, uint8(day)) || s.tile(&key.board, day).Sum != ""
		boards.ReachedDay(t, dst, c.Cell(day), c.Tile(day), "red", faces, aside)
	}
}

// reaches reports whether a throw leads to a day.
func (m *progress) reaches(day uint8) bool {
	return day > 0 && slices.Contains(m.leads[:], day)
}

// crossing is how many hops it takes to cross a day off. The last one is done with the last hop.
const crossing = 1.5

// fadesOver is how much faster the light of the days fades that the die has not led to than it
// goes back into the tray.
const fadesOver = 1.6

// drawChangingMarks draws the marks that change: days that are crossed off as the token leaves
// them, or come back, and the marks of the player before, which fade.
func (s *Turn) drawChangingMarks(dst *ebiten.Image, box render.Rect) {
	a, page := s.M.Stage.Actors(), &s.board.marked
	gone := 1.0
	switch {
	case a.Calm:
	case a.Turn.On && a.Turn.From != engine.NoSeat:
		gone = a.Turn.T
	case a.Dice.On && a.Dice.Home > 0:
		gone = a.Dice.Home * fadesOver
	}
	if gone < 1 && page.keys[1-page.shown].page == page.keys[page.shown].page {
		s.drawLayer(dst, box, 1-page.shown, render.Pose{Fade: gone})
	}
	if day, part := s.pulsesOn(); day > 0 && !a.Calm {
		boards.DayPulse(s.Theme, dst, s.board.calendar.Cell(int(day)), part)
	}
	w := &a.Token
	if !w.On || w.Month != s.M.Stage.Page() || w.Seat != page.keys[page.shown].seat {
		return
	}
	c := &s.board.calendar
	lo, hi := min(w.From, w.To), max(w.From, w.To)
	walked := float64(w.Done) + w.Hop
	for day := max(lo, 1); day < hi; day++ {
		part := 0.0
		if w.To > w.From {
			left := walked - float64(day-w.From)
			part = min(1, left/min(crossing, float64(w.To-day)))
		} else {
			part = 1 - min(1, max(0, walked-float64(w.From-day-1)))
		}
		if part > 0 {
			boards.GoneDay(s.Theme, dst, c.Tile(int(day)), part)
			boards.PencilCross(s.Theme, dst, c.Cell(int(day)), int(day), part)
		}
	}
}

// turnFlag keeps the words on the flag over the token of the player whose turn it is.
type turnFlag struct {
	key   flagKey
	words string
}

// flagKey is all that these words depend on.
type flagKey struct {
	seat    engine.Seat
	day     uint8
	changes uint64 // of the language, too
}

// drawTurnDisc draws what the token of the player whose turn it is stands on.
func (s *Turn) drawTurnDisc(dst *ebiten.Image, c *boards.Calendar, page uint8) {
	if seat := s.turnOn(page); seat != engine.NoSeat && !s.M.Stage.Actors().Token.On {
		boards.TurnDisc(s.Theme, dst, c.Cell(int(s.M.Stage.Shown().Players[seat].Day)), s.M.Tokens[seat].Color)
	}
}

// drawTurnFlag draws what tells over that token whose it is, and where it stands.
func (s *Turn) drawTurnFlag(dst *ebiten.Image, c *boards.Calendar, page uint8) {
	seat := s.turnOn(page)
	if seat == engine.NoSeat || s.M.Stage.Actors().Token.On {
		return
	}
	key := flagKey{seat, s.M.Stage.Shown().Players[seat].Day, s.changes}
	flag := &s.board.flag
	if flag.key != key || flag.words == "" {
		flag.key, flag.words = key, s.M.FlagWords(seat)
	}
	boards.TurnFlag(s.Theme, dst, c, c.Cell(int(key.day)), s.M.Tokens[seat].Color, flag.words)
}
