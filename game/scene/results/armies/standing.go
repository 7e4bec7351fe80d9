package armies

import (
	"cmp"
	"slices"

	"bigpayday/game/conquest"
	"bigpayday/render/campaign"
)

// standing is where a seat came, and with what.
type standing struct {
	seat conquest.Seat
	// place counts from 1. Those who share a place are tied, and the next places are left
	// out.
	place int
	tied  bool
	// days and armies are what was left at the end, sum the days through the last round.
	days, armies, sum int32
}

// rankingOf ranks the players of a game that is over: those who won, the others who were in
// it to the end, by the days through the last round and then by their armies, and at last
// those who were out, the later the better.
func rankingOf(sh *campaign.Shown) []standing {
	list := make([]standing, sh.Setup.Seats)
	for i := range list {
		seat := conquest.Seat(i)
		list[i] = standing{seat: seat, days: int32(sh.Held(seat).Len()), armies: sh.Troops(seat), sum: int32(sh.Sums[seat])}
	}
	compare := func(a, b standing) int {
		if in := sh.In(a.seat); in != sh.In(b.seat) || !in {
			// Who is not out is so later than anybody.
			return cmp.Compare(sh.OutAt[b.seat]-1, sh.OutAt[a.seat]-1)
		}
		return cmp.Or(cmp.Compare(b.sum, a.sum), cmp.Compare(b.armies, a.armies))
	}
	slices.SortStableFunc(list, compare)
	for i := range list {
		list[i].place = i + 1
		if i > 0 && compare(list[i-1], list[i]) == 0 {
			list[i].place, list[i].tied, list[i-1].tied = list[i-1].place, true, true
		}
	}
	return list
}
