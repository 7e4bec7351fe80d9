package bot

import (
	"math/bits"

	"bigpayday/game/engine"
)

const (
	// whole is the chance of what is certain. Chances are whole numbers, so
	// that they come out the same on every machine.
	whole     int64 = 1 << wholeBits
	wholeBits       = 36

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
	met meetings
	// pages are the walks over the pages that were counted before: it is the
	// same few again and again.
	pages *[engine.MaxMonths]pageWalk
}

// meetings are the chances to meet so many buyers, the last for that many or
// more.
type meetings [mostBuyers + 1]int64

// then returns the chances to meet so many buyers in two walks, one after the
// other.
func (m *meetings) then(next *meetings) (both meetings) {
	for a, chance := range m {
		if chance == 0 {
			continue
		}
		for b, more := range next {
			high, low := bits.Mul64(uint64(chance), uint64(more))
			both[min(a+b, mostBuyers)] += int64(high<<(64-wholeBits) | low>>wholeBits)
		}
	}
	return both
}

// step counts one month more for the seat, and reports whether it was the
// last one.
func (b *buyers) step(view *engine.State, seat engine.Seat) bool {
	p := &view.Players[seat]
	day := uint8(0)
	if !b.counting {
		b.counting, b.month = true, p.Month
		b.met = meetings{whole}
		day = min(p.Day, view.Length(p.Month))
	}
	ahead := b.walk(view, b.month).from[day]
	b.met = b.met.then(&ahead)
	b.month++
	return b.month > view.Setup.Months
}

// reset forgets the count.
func (b *buyers) reset() { b.counting = false }

// pageWalk says how many buyers a token meets on a page, from each day on.
type pageWalk struct {
	edition engine.EditionID
	length  uint8
	spaces  [engine.MaxDays]engine.Space
	from    [engine.MaxDays + 1]meetings
}

// walk returns the walk over the page of a month. A page that is still to be
// laid is taken to be like the last one that is.
func (b *buyers) walk(view *engine.State, month uint8) *pageWalk {
	if b.pages == nil {
		b.pages = new([engine.MaxMonths]pageWalk)
	}
	w := &b.pages[month-1]
	page, last := min(month, max(view.Laid, 1)), view.Length(month)
	if spaces := &view.Pages[page-1]; w.edition != view.Setup.Edition || w.length != last || w.spaces != *spaces {
		w.edition, w.length, w.spaces = view.Setup.Edition, last, *spaces
		w.count(view.Edition())
	}
	return w
}

// count goes back from the last day: what a token meets from a day on is what
// it meets from the days that it may reach on.
func (w *pageWalk) count(ed *engine.Edition) {
	letters, all := buyersInMail(ed)
	w.from[w.length] = meetings{whole}
	for day := int(w.length) - 1; day >= 0; day-- {
		w.from[day] = meetings{}
		for k := uint8(1); k <= pips; k++ {
			to, meets := min(uint8(day)+k, w.length), int64(0) // of all times
			if to < w.length {
				switch rule := &ed.Spaces[w.spaces[to-1]]; {
				case rule.Does == engine.MeetBuyer:
					meets = all
				case rule.Does == engine.DrawMail:
					// Of so few cards hardly ever two come at once.
					meets = letters * int64(rule.Count)
				}
			}
			for n, chance := range w.from[to] {
				met := chance / pips / all * meets
				w.from[day][min(n+1, mostBuyers)] += met
				w.from[day][n] += chance/pips - met
			}
		}
	}
}

// buyersInMail counts the cards of all the Mail that may be used as a buyer.
// The deck is gone through and shuffled anew during a game, so all of it
// counts. Nobody has so many that a space may draw one for certain.
func buyersInMail(ed *engine.Edition) (letters, all int64) {
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
