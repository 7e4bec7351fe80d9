package armies

import (
	"slices"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/results"
	"bigpayday/render/campaign"
	"bigpayday/render/palette"
)

// awardStyles are what is on the rosettes of the awards.
var awardStyles = [wording.NumAwards]struct {
	art    string
	family palette.Family
}{
	wording.Thrower: {"die", palette.Red},
	wording.Keeper:  {"fort", palette.Green},
	wording.Stormer: {"design-artillery", palette.Plum},
	wording.Taker:   {"design-cavalry", palette.Slate},
}

// earns are what the awards are given for: the most of it, if it is above zero.
var earns = [wording.NumAwards]func(t *campaign.Tally) int64{
	wording.Thrower: (*campaign.Tally).Luck,
	wording.Keeper:  func(t *campaign.Tally) int64 { return int64(t.Held) },
	wording.Stormer: func(t *campaign.Tally) int64 { return int64(t.BiggestFight) },
	wording.Taker:   func(t *campaign.Tally) int64 { return int64(t.MostDays) },
}

// award tells of an award, and what each seat did for it.
func (g *game) award(kind wording.AwardKind, seats conquest.SeatSet) results.Award {
	tally := &g.Campaign.Shown().Tally
	does := func(seat conquest.Seat) (title, earned, tip string) {
		t := &tally[seat]
		return g.Speaker.Award(wording.Award{
			Kind: kind, Beaten: t.Beaten, Expected: int32(t.Expected), Region: t.Region, Rounds: int(t.Held),
			Armies: t.BiggestFight, Days: int(t.MostDays),
		})
	}
	a := results.Award{ID: kind.String(), Art: awardStyles[kind].art, Family: awardStyles[kind].family, Seats: seats}
	best := slices.IndexFunc(g.ranking, func(k results.Rank) bool { return seats.Has(k.Seat) })
	a.Title, a.Note, a.Tip = does(g.ranking[best].Seat)
	a.Figure = func(seat conquest.Seat) (earned string) {
		if earns[kind](&tally[seat]) != 0 {
			_, earned, _ = does(seat)
		}
		return earned
	}
	return a
}
