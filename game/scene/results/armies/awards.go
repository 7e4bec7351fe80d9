package armies

import (
	"strings"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/results"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/campaign"
)

// awardStyles are what is on the rosettes of the awards.
var awardStyles = [wording.NumAwards]struct {
	art    string
	family render.Family
}{
	wording.Thrower: {"die", render.Red},
	wording.Keeper:  {"fort", render.Green},
	wording.Stormer: {"design-artillery", render.Plum},
	wording.Taker:   {"design-cavalry", render.Slate},
}

// earns are what the awards are given for: the most of it, if it is above zero.
var earns = [wording.NumAwards]func(t *campaign.Tally) int64{
	wording.Thrower: (*campaign.Tally).Luck,
	wording.Keeper:  func(t *campaign.Tally) int64 { return int64(t.Held) },
	wording.Stormer: func(t *campaign.Tally) int64 { return int64(t.BiggestFight) },
	wording.Taker:   func(t *campaign.Tally) int64 { return int64(t.MostDays) },
}

// earners returns who earned an award.
func (g *game) earners(kind wording.AwardKind) (seats conquest.SeatSet) {
	sh, most := g.Campaign.Shown(), int64(0)
	for seat := range conquest.Seat(sh.Setup.Seats) {
		switch n := earns[kind](&sh.Tally[seat]); {
		case n > most:
			most, seats = n, conquest.SeatSet(0).With(seat)
		case n == most && most > 0:
			seats = seats.With(seat)
		}
	}
	return seats
}

// award tells of an award, and in its tip what the others had.
func (g *game) award(kind wording.AwardKind, seats conquest.SeatSet) results.Award {
	style := &awardStyles[kind]
	a := results.Award{ID: kind.String(), Art: style.art, Family: style.family, Seats: seats}
	var figures []string
	for i := range g.ranking {
		seat := g.ranking[i].seat
		title, earned, tip := g.Speaker.Award(g.earned(kind, seat))
		if seats.Has(seat) && a.Title == "" {
			a.Title, a.Note, a.Tip = title, earned, render.Tip{Title: title, Text: tip}
		}
		if earns[kind](&g.Campaign.Shown().Tally[seat]) != 0 {
			figures = append(figures, g.Say("results.award.figure", words.Name("name", g.Names[seat]), words.Text("figure", earned)))
		}
	}
	a.Tip.Figure = strings.Join(figures, g.Say("list.comma"))
	return a
}

// earned is an award with what a seat did for it.
func (g *game) earned(kind wording.AwardKind, seat conquest.Seat) wording.Award {
	t := &g.Campaign.Shown().Tally[seat]
	return wording.Award{
		Kind: kind, Beaten: t.Beaten, Expected: int32(t.Expected), Region: t.Region, Rounds: int(t.Held),
		Armies: t.BiggestFight, Days: int(t.MostDays),
	}
}
