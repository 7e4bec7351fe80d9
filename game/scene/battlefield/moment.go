package battlefield

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/moments"
	"bigpayday/render/spectacle"
)

// drawMoment draws what is shown large over the page.
func (p *page) drawMoment(t *render.Theme, dst *ebiten.Image) {
	m := &p.m.Campaign.Actors().Moment
	switch m.Kind {
	case moments.Region:
		p.drawRegion(t, dst, m)
	case moments.Out:
		spectacle.DrawOut(t, dst, &spectacle.Out{
			Moment: *m, Loser: p.m.MomentSeat(m.Seat), Army: p.m.Army(m.Seat),
			Title: p.m.Say("moment.out", words.Name("name", p.m.Names[m.Seat])), Says: p.m.Say("moment.out_by", words.Name("name", p.m.Names[m.About])),
			Sheet: p.board.Page.Sheet, Wall: p.wall.Box, Door: p.m.MomentDoor("moment.go_on"),
		})
	case moments.LastRound:
		p.drawLastRound(t, dst, m)
	default:
		return
	}
	for i := range p.m.Names {
		seat := conquest.Seat(i)
		p.seats.Draw(t, dst, seat, p.seats.Box(seat)) // the light falls on them
	}
	p.seats.large = conquest.NoSeat
}

// drawLastRound draws that the last round begins.
func (p *page) drawLastRound(t *render.Theme, dst *ebiten.Image, m *moments.Moment) {
	k := spectacle.LastRound{
		Moment: *m, Title: p.m.Say("moment.last_round_title"), Says: p.m.Say("moment.last_round_open"),
		Sheet: p.board.Page.Sheet, Wall: p.wall.Box, Door: p.m.MomentDoor("moment.go_on"),
	}
	if m.Seat != conquest.NoSeat {
		leader := p.m.MomentSeat(m.Seat)
		k.Leader = &leader
		k.Says = p.m.Say("moment.last_round_led", words.Name("name", p.m.Names[m.Seat]), words.Text("days", p.m.Speaker.Days(m.Sum)))
	}
	spectacle.DrawLastRound(t, dst, &k)
}

// drawRegion draws a region that is won.
func (p *page) drawRegion(t *render.Theme, dst *ebiten.Image, m *moments.Moment) {
	region := conquest.Region(m.About)
	days := p.rising(region, p.m.Campaign.Actors().Region.From)
	k := spectacle.Region{
		Moment: *m, Winner: p.m.MomentSeat(m.Seat), Days: days,
		Name:  p.m.Speaker.Region(region),
		Says:  p.m.Say("moment.region", words.Number("n", len(days)), words.Name("name", p.m.Names[m.Seat])),
		Bonus: "+" + strconv.Itoa(int(m.Sum)), Each: p.m.Say("moment.each_turn"),
		Sheet: p.board.Page.Sheet, Wall: p.wall.Box, Door: p.m.MomentDoor("moment.go_on"),
	}
	if loser := p.m.Campaign.Actors().Region.Loser; int(loser) < len(p.m.Names) && loser != m.Seat {
		seat := p.m.MomentSeat(loser)
		k.Loser, k.LoserX, p.seats.large = &seat, p.seats.Box(loser).CenterX(), loser
		k.Says = p.m.Say("moment.region_from", words.Number("n", len(days)), words.Name("name", p.m.Names[m.Seat]), words.Name("loser", p.m.Names[loser]))
	}
	spectacle.DrawRegion(t, dst, &k)
}

// rising returns the days of a region as they rise from the page, from the one that decided it on.
func (p *page) rising(r conquest.Region, from conquest.Day) (days []spectacle.RisingDay) {
	order := p.board.Rising(r, from)
	for rest := p.m.Campaign.Shown().Setup.Page.DaysOf(r); rest != 0; rest &= rest - 1 {
		d := rest.First()
		days = append(days, spectacle.RisingDay{
			Box: p.board.Page.Day(int(d)), Steps: slices.Index(order, d),
			Draw: func(dst *ebiten.Image, r render.Rect) { p.board.DrawDay(p.Theme, dst, d, r) },
		})
	}
	return days
}
