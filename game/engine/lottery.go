package engine

// Lottery is a lottery that is being played, or another game that each may
// ante for.
type Lottery struct {
	// Space is the kind of space that opened it; Vacant while there is none.
	Space Space
	// Lander is the seat whose token the space is carried out for.
	Lander Seat
	// In are the players who paid the stake.
	In SeatSet
	// Numbers is what each of them picked, 0 for none yet.
	Numbers [MaxSeats]uint8
}

// openLottery is Lucky Lottery: the Bank puts in its part, then each player,
// retired or not, may ante, in seat order from the lander.
func (g game) openLottery(lander Seat, space Space) {
	g.Lottery = Lottery{Space: space, Lander: lander}
	g.pay(Bank, Stakes, g.lottery().Amount, WhyLottery, NoCard)
	g.askAntes(lander)
}

// lottery returns the rule of the lottery that is being played.
func (s *State) lottery() SpaceRule { return s.Setup.LotteryRule(s.Lottery.Space) }

// askAntes asks the seat, or the first after it that can pay, for its ante; who
// cannot is passed over.
// When the round is through, numbers are picked.
func (g game) askAntes(seat Seat) {
	for {
		if g.affords(seat, g.lottery().Stake) {
			g.push(task{Kind: askAnte, Seat: seat})
			return
		}
		g.emit(Event{Kind: PassedOver, Seat: seat, By: NoSeat, Prompt: AnteUp, Amount: g.lottery().Stake})
		if seat = g.left(seat); seat == g.Lottery.Lander {
			g.closeAntes()
			return
		}
	}
}

func (g game) appendAntes(dst []Option, t task) []Option {
	stake := g.lottery().Stake
	dst = append(dst, g.costing(t.Seat, Choice{Kind: Ante}, stake), Option{Choice: Choice{Kind: StayOut}})
	return g.appendSwaps(dst, t)
}

// ante takes the seat's answer and goes on to the next.
func (g game) ante(seat Seat, in bool) {
	if in {
		g.stake(seat)
	}
	if next := g.left(seat); next != g.Lottery.Lander {
		g.askAntes(next)
	} else {
		g.closeAntes()
	}
}

// stake puts the seat's stake on the table, by a loan if need be.
func (g game) stake(seat Seat) {
	stake := g.lottery().Stake
	g.cover(seat, stake, false)
	g.pay(SeatAccount(seat), Stakes, stake, WhyAnte, NoCard)
	g.Lottery.In = g.Lottery.In.With(seat)
}

// closeAntes goes on to the game that was anted for. In a lottery numbers are
// picked; if nobody is in, the Bank takes its part back.
func (g game) closeAntes() {
	switch g.lottery().Does {
	case PlayPoker:
		g.playPoker()
		return
	case PlayCombination:
		g.playCombination()
		return
	}
	if g.Lottery.In == 0 {
		g.pay(Stakes, Bank, g.Balance[Stakes], WhyLottery, NoCard)
		g.Lottery = Lottery{}
		return
	}
	g.askNumbers(g.Lottery.Lander)
}

// askNumbers asks the seat, or the next one that is in, for a number.
func (g game) askNumbers(seat Seat) {
	for range g.Setup.Seats {
		if g.Lottery.In.Has(seat) && g.Lottery.Numbers[seat] == 0 {
			g.push(task{Kind: askNumber, Seat: seat})
			return
		}
		seat = g.left(seat)
	}
	g.closeNumbers()
}

// Ways returns how many of the throws of the dice come to the number.
func (r SpaceRule) Ways(number uint8) uint8 {
	switch {
	case r.Dice == 1 && number >= 1 && number <= 6:
		return 1
	case r.Dice == 2 && number >= 2 && number <= 7:
		return number - 1
	case r.Dice == 2 && number >= 8 && number <= 12:
		return 13 - number
	}
	return 0
}

// Throws returns how many throws the dice have.
func (r SpaceRule) Throws() uint8 {
	if r.Dice == 2 {
		return DieSides * DieSides
	}
	return DieSides
}

func (l *Lottery) taken(number uint8) bool {
	for _, n := range l.Numbers {
		if n == number {
			return true
		}
	}
	return false
}

func (g game) appendNumbers(dst []Option) []Option {
	rule := g.lottery()
	for n := uint8(1); n <= rule.Numbers; n++ {
		if !g.Lottery.taken(n) {
			dst = append(dst, Option{Choice: Choice{Kind: Pick, Number: n}, Ways: rule.Ways(n)})
		}
	}
	return dst
}

func (g game) refuseNumber(c *Choice) *Refusal {
	most := g.lottery().Numbers
	switch {
	case c.Number < 1 || c.Number > most:
		return &Refusal{ID: RefusedNoSuchNumber, Choice: *c, Least: 1, Most: int32(most)}
	case g.Lottery.taken(c.Number):
		return &Refusal{ID: RefusedNumberTaken, Choice: *c, Day: int(c.Number)}
	}
	return nil
}

// pickNumber gives the seat its number and goes on to the next.
func (g game) pickNumber(seat Seat, number uint8) {
	g.Lottery.Numbers[seat] = number
	if g.sink != nil {
		g.tellNumber(seat, number)
	}
	g.askNumbers(g.left(seat))
}

// closeNumbers lets the dice decide, unless no chosen number can come up:
// then the antes go back, and the Bank takes its part.
func (g game) closeNumbers() {
	rule := g.lottery()
	for _, n := range g.Lottery.Numbers {
		if rule.Ways(n) > 0 {
			g.push(task{Kind: rollLottery, Seat: g.Lottery.Lander})
			return
		}
	}
	g.returnAntes(g.Lottery.Lander, g.Lottery.In, rule.Stake)
	g.pay(Stakes, Bank, g.Balance[Stakes], WhyLottery, NoCard)
	g.Lottery = Lottery{}
}

// Antes returns what so many players pay for a game together, in dollars.
func (r *SpaceRule) Antes(players int) int32 { return r.Stake * int32(players) }

// returnAntes gives the stake back to those who paid it.
func (g game) returnAntes(lander Seat, in SeatSet, stake int32) {
	g.seatsFrom(lander, func(seat Seat) {
		if in.Has(seat) {
			g.pay(Stakes, SeatAccount(seat), stake, WhyAnteBack, NoCard)
		}
	})
}

// rollLottery throws the dice until a chosen number comes up. The lander
// throws first, in or not; then the dice go left among those who are in.
func (g game) rollLottery() {
	rule := g.lottery()
	for roller := g.Lottery.Lander; ; {
		sum := g.rollDice(roller, &rule)
		for seat, n := range g.Lottery.Numbers[:g.Setup.Seats] {
			if n == sum {
				g.pay(Stakes, SeatAccount(Seat(seat)), g.Balance[Stakes], WhyLottery, NoCard)
				g.Lottery = Lottery{}
				return
			}
		}
		for roller = g.left(roller); !g.Lottery.In.Has(roller); {
			roller = g.left(roller)
		}
	}
}
