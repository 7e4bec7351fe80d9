package bot

import "bigpayday/game/engine"

const (
	// whole is the chance of what is certain. Chances are whole numbers, so
	// that they come out the same on every machine.
	whole int64 = 1 << 36

	// mostBuyers is the largest number of buyers that is told apart; with
	// twelve months ahead hardly anybody meets more and holds a Deal for each.
	mostBuyers = 12

	pips = 6
)

// buyers counts how many Found a Buyer days a token is still going to land
// on: in this month and in all that follow, by the plain walk with one die.
// What cards and tiles do to a token on its way is left out. It counts one
// month a step.
type buyers struct {
	counting bool
	month    uint8
	// met[n] is the chance to meet n buyers in the months counted so far, the
	// last for that many or more.
	met [mostBuyers + 1]int64
}

// step counts one month more for the seat, and reports whether it was the
// last one.
func (b *buyers) step(view *engine.State, seat engine.Seat) bool {
	p := &view.Players[seat]
	day := uint8(0)
	if !b.counting {
		*b = buyers{counting: true, month: p.Month}
		b.met[0] = whole
		day = p.Day
	}
	b.walk(view, b.month, day)
	b.month++
	return b.month > view.Setup.Months
}

// walk counts the buyers of one month for a token that stands on a day of it.
// A page that is still to be laid is taken to be like the last one that is.
func (b *buyers) walk(view *engine.State, month, day uint8) {
	last := view.Length(month)
	page := min(month, max(view.Laid, 1))
	ed := view.Edition()
	var at [engine.MaxDays + 1][mostBuyers + 1]int64
	at[min(day, last)] = b.met
	for from := day; from < last; from++ {
		for n, chance := range at[from] {
			if chance == 0 {
				continue
			}
			for k := uint8(1); k <= pips; k++ {
				to, met := min(from+k, last), n
				if to < last && ed.Spaces[view.SpaceAt(page, to)].Does == engine.MeetBuyer {
					met = min(n+1, mostBuyers)
				}
				at[to][met] += chance / pips
			}
		}
	}
	b.met = at[last]
}

// atLeast returns the chance to meet n buyers or more.
func (b *buyers) atLeast(n int) int64 {
	var sum int64
	for i := n; i <= mostBuyers; i++ {
		sum += b.met[i]
	}
	return sum
}

// bring returns the dollars that a hand of Deals may be expected to bring:
// each buyer takes the best one that is left. The payoffs are in dollars, the
// best one first.
func (b *buyers) bring(payoffs []int32) int64 {
	var sum int64
	for i, payoff := range payoffs {
		if i == mostBuyers {
			break
		}
		sum += int64(payoff) * b.atLeast(i+1)
	}
	return sum / whole
}
