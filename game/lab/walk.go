package lab

import "bigpayday/game/engine"

// Chances are chances from 0 to 1, one for each day of a month; 0 is START.
type Chances [engine.MaxDays + 1]float64

// The days are gone through for the chances of a walk until none of them
// changes by walkSettled any more. Only ways back need more than one time.
const (
	walkSettled = 1e-9
	mostSweeps  = 500
)

// faces is how many the die has.
const faces = 6

// Walk returns the chances that a token which stands on a day of a month of
// that length still comes to each of its days. It counts throws of the die and
// the days that send tokens back and ahead, and is exact where nothing else
// moves tokens, as messages in the Mail and clocks that are turned back do.
func Walk(from, length uint8, does func(day uint8) engine.Act) Chances {
	var out Chances
	var sendsBack [engine.MaxDays + 1]bool
	for day := uint8(1); day < length; day++ {
		sendsBack[day] = does(day) == engine.MoveBack
	}
	for target := uint8(0); target <= length; target++ {
		// landed is the chance of a token that has just come to a day, resting
		// of one that is about to leave it.
		var landed Chances
		var resting float64
		for change, sweeps := 1.0, 0; change > walkSettled && sweeps < mostSweeps; sweeps++ {
			change = 0
			for at := int(length); at >= 0; at-- {
				day := uint8(at)
				var chance float64
				switch {
				case day == target:
					chance = 1
				case day == length:
				case sendsBack[day]:
					for n := uint8(1); n <= faces; n++ {
						chance += landed[day-min(day, n)] / faces
					}
				default:
					chance = walkAhead(&landed, day, length)
				}
				if day == from {
					resting = walkAhead(&landed, day, length)
				}
				change = max(change, chance-landed[day])
				landed[day] = chance
			}
		}
		out[target] = resting
	}
	return out
}

// walkAhead returns the chance of a token that is about to leave a day.
func walkAhead(landed *Chances, day, length uint8) (chance float64) {
	for n := uint8(1); n <= faces; n++ {
		chance += landed[min(day+n, length)] / faces
	}
	return chance
}

// walkIsAll reports whether nothing but the die and the days that send tokens
// back and ahead moves a token on these days of an edition, so that [Walk] is
// exact: no Mail with instant messages, and no clocks that are turned back.
func walkIsAll(edition engine.EditionID, days []engine.Space) bool {
	ed := engine.EditionOf(edition)
	messages := false
	for _, card := range ed.Cards {
		messages = messages || card.Kind == engine.InstantMessage
	}
	for _, space := range days {
		switch ed.Spaces[space].Does {
		case engine.DrawMail:
			if messages {
				return false
			}
		case engine.TurnClocksBack:
			return false
		}
	}
	return true
}
