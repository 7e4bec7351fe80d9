package engine

// openBonusDie puts the Bonus die on the table with its [WinningRoll] up, where there is
// one.
func (g game) openBonusDie() {
	if g.ed.Prize == MatchWinsBonus {
		g.setBonusDie(NoSeat, WinningRoll)
	}
}

// setBonusDie turns the Bonus die.
func (g game) setBonusDie(seat Seat, number uint8) {
	g.BonusDie = number
	g.emit(Event{Kind: BonusDieSet, Seat: seat, By: NoSeat, Number: number})
}

func (g game) appendDie(dst []Option) []Option {
	for number := uint8(1); number <= 6; number++ {
		if number != g.BonusDie {
			dst = append(dst, Option{Choice: Choice{Kind: TurnDie, Number: number}})
		}
	}
	return append(dst, Option{Choice: Choice{Kind: LeaveDie}})
}

func (g game) refuseDie(c *Choice) *Refusal {
	if c.Number < 1 || c.Number > 6 || c.Number == g.BonusDie {
		return &Refusal{ID: RefusedNoSuchNumber, Choice: *c, Least: 1, Most: 6}
	}
	return nil
}
