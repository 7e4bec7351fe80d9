package theater

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
)

// describe says what helps to know a game again in a list: nothing that only one seat may know.
func describe(a *app.App, g table.Game, names []string) app.Summary {
	s := g.(*armies.Table).State()
	is := app.Summary{Edition: wording.Title(a.Words), Where: wording.New(a.Words, s.Setup.Page, names).Progress(s)}
	players, picture := g.Players(), boards.ThumbMonth{}
	var days [conquest.MaxSeats]int
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		day := boards.ThumbDay{}
		if owner := s.Owner[d]; owner >= 0 && int(owner) < len(players) {
			day.Held, day.Owner = true, palette.SeatColor(players[owner].Colour)
			days[owner]++
		}
		picture.Days = append(picture.Days, day)
	}
	leads := 0
	for seat := range names {
		if days[seat] > days[leads] {
			leads = seat
		}
	}
	if s.Over() {
		is.Where = a.Say("saves.over")
		for seat := range names {
			if s.Winners().Has(conquest.Seat(seat)) {
				leads = seat
				break
			}
		}
		is.Leader = a.Words.Count("saves.won_days", days[leads], words.Name("name", names[leads]))
	} else if s.Playing() {
		is.Leader = a.Words.Count("saves.leads_days", days[leads], words.Name("name", names[leads]))
	}
	is.Paint = func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.DrawThumbMonth(t, dst, r, &picture) }
	return is
}
