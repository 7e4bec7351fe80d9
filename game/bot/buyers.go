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
// Mail that can be used as a buyer counts as often as it may be expected to
// come. What else cards and tiles do to a token on its way is left out. It
// counts one month a step.
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
	letters, all := buyersInMail(view)
	var at [engine.MaxDays + 1][mostBuyers + 1]int64
	at[min(day, last)] = b.met
	for from := day; from < last; from++ {
		for n, chance := range at[from] {
			if chance == 0 {
				continue
			}
			for k := uint8(1); k <= pips; k++ {
				to, met := min(from+k, last), min(n+1, mostBuyers)
				if to == last {
					at[to][n] += chance / pips
					continue
				}
				switch rule := &ed.Spaces[view.SpaceAt(page, to)]; {
				case rule.Does == engine.MeetBuyer:
					at[to][met] += chance / pips
				case rule.Does == engine.DrawMail && letters > 0:
					// Of so few cards hardly ever two come at once.
					meets := chance / pips * letters * int64(rule.Count) / all
					at[to][met] += meets
					at[to][n] += chance/pips - meets
				default:
					at[to][n] += chance / pips
				}
			}
		}
	}
	b.met = at[last]
}

// buyersInMail counts the cards of all the Mail that may be used as a buyer.
// The deck is gone through and shuffled anew during a game, so all of it
// counts. Nobody has so many that a space may draw one for certain.
func buyersInMail(view *engine.State) (letters, all int64) {
	ed := view.Edition()
	for _, card := range ed.Cards[:ed.DeckSizes[engine.MailDeck]] {
		if card.Kind == engine.BuyOrSell {
			letters++
		}
	}
	return letters, int64(ed.DeckSizes[engine.MailDeck])
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
