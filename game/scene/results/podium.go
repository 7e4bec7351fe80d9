package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/rules"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/moments"
	"bigpayday/render/spectacle"
)

// podium draws the way up to the winner over the page, as long as it lasts.
func (s *results) podium(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
	m := s.ending.Moment
	if m.Kind != moments.Winner {
		return
	}
	scene := spectacle.Winner{
		Moment: m, Seats: make([]spectacle.Seat, len(s.m.Names)), Title: s.victory(), Sum: s.report.Won, After: s.report.After,
		Gloomy: s.report.Gloomy, Door: s.m.MomentDoor("moment.results"),
	}
	for i := range s.report.Ranks {
		r := &s.report.Ranks[i]
		decides := r.Figures[len(r.Figures)-1]
		seat := s.m.MomentSeat(r.Seat)
		seat.Money, seat.Loss = decides.Text, decides.Ink == Loss
		scene.Seats[r.Seat] = seat
	}
	for pad, seats := range s.report.podium() {
		var names []string
		for _, seat := range seats {
			scene.Pads[pad], names = append(scene.Pads[pad], int(seat)), append(names, s.m.Names[seat])
		}
		scene.Names[pad] = s.Words.List(names)
	}
	scene.Last = int(s.report.Ranks[len(s.report.Ranks)-1].Seat)
	spectacle.DrawWinner(t, dst, &scene)
}

// podium returns who stands on the three pads: those who share a place share a pad, and the pad of a
// place that is left out stays empty.
func (r *Report) podium() (pads [3][]rules.Seat) {
	for i := range r.Ranks {
		rank := &r.Ranks[i]
		pad := rank.Place - 1
		if rank.Winner {
			pad = 0
		}
		if pad < len(pads) {
			pads[pad] = append(pads[pad], rank.Seat)
		}
	}
	return pads
}

// victory says who has won.
func (s *results) victory() string {
	var names []string
	for i := range s.report.Ranks {
		if r := &s.report.Ranks[i]; r.Winner || i == 0 {
			names = append(names, s.m.Names[r.Seat])
		}
	}
	switch {
	case len(names) > 1:
		return s.Say("moment.win", words.Text("names", s.Words.List(names)))
	case s.report.Gloomy:
		return s.Say("moment.least", words.Name("name", names[0]))
	}
	return s.Say("moment.wins", words.Name("name", names[0]))
}
