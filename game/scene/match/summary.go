package match

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// describe says what helps to know a game again in a list: nothing that only one seat may know.
func describe(a *app.App, g table.Game, names []string) app.Summary {
	s := g.(*money.Table).State()
	month := max(1, s.Players[s.Turn].Month)
	is := app.Summary{Edition: a.Say("setup.edition." + s.Setup.Edition.String())}
	leads := engine.Seat(0)
	for seat := range engine.Seat(len(names)) {
		if s.NetWorthAfterBills(seat) > s.NetWorthAfterBills(leads) {
			leads = seat
		}
	}
	says := "saves.leads"
	switch s.Phase {
	case engine.Building:
		says, is.Where = "", a.Say("title.continue_building")
	case engine.Over:
		says, is.Where = "saves.won", a.Say("saves.over")
		for seat := range engine.Seat(len(names)) {
			if s.Winners().Has(seat) {
				leads = seat
				break
			}
		}
	default:
		day := s.Players[s.Turn].Day
		where := "saves.where_start"
		if day > 0 {
			where = "saves.where"
			is.Day, is.Weekday = a.Words.Whole(int64(day)), a.Words.DayOfWeek(int(s.Setup.Calendar.Weekday(month, day)))
		}
		is.Where = a.Say(where, words.Number("month", month), words.Number("months", s.Setup.Months), words.Number("day", day))
	}
	if says != "" {
		is.Leader = a.Say(says, words.Name("name", names[leads]), words.Money("money", s.NetWorthAfterBills(leads)))
	}
	picture := thumbMonth(s, month)
	for i, p := range g.Players() {
		if at := &s.Players[i]; at.Month == month && at.Day > 0 && s.Phase == engine.Playing {
			picture.Tokens = append(picture.Tokens, boards.ThumbToken{
				Day: int(at.Day) - 1, Token: pieces.Token{Color: palette.SeatColor(p.Colour), Shape: pieces.Shape(p.Token)},
			})
		}
	}
	is.Paint = func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.DrawThumbMonth(t, dst, r, &picture) }
	return is
}

// thumbMonth is a small picture of a month, without tokens.
func thumbMonth(s *engine.State, month uint8) (picture boards.ThumbMonth) {
	ed := engine.EditionOf(s.Setup.Edition)
	for day := range s.Length(month) {
		d := boards.ThumbDay{}
		if space := s.SpaceAt(month, day+1); space != engine.Vacant {
			d = boards.ThumbDay{Kind: space.String(), Printed: ed.Tiles[space] == 0}
		}
		picture.Days = append(picture.Days, d)
	}
	return picture
}
