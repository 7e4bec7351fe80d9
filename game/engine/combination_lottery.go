package engine

import "bigpayday/game/rules"

// dealLotteryCards gives every player a Lottery card, where there are any.
func (g game) dealLotteryCards() {
	n := g.ed.DeckSizes[LotteryDeck]
	if n == 0 {
		return
	}
	var cards [MaxLotteryCards]CardID
	for i := range n {
		cards[i] = g.ed.FirstCard(LotteryDeck) + CardID(i)
	}
	rules.Shuffle(&g.State.Random, cards[:n])
	for seat := range Seat(g.Setup.Seats) {
		g.LotteryCards[seat] = cards[seat]
		g.emit(Event{Kind: Drawn, Seat: seat, By: NoSeat, Deck: LotteryDeck, Card: cards[seat]})
	}
}

// openCombination is the Lottery of the cards: once each, from the lander on,
// the players may change their Lottery card; then they ante.
func (g game) openCombination(lander Seat, space Space) {
	g.Lottery = Lottery{Space: space, Lander: lander}
	g.push(task{Kind: askSwap, Seat: lander})
}

// nextSwap asks the player after the seat, or when the round is through for
// the antes.
func (g game) nextSwap(seat Seat) {
	if seat = g.left(seat); seat != g.Lottery.Lander {
		g.push(task{Kind: askSwap, Seat: seat})
		return
	}
	g.askAntes(g.Lottery.Lander)
}

// unused returns the Lottery cards that no player has.
func (g game) unused() (cards [MaxLotteryCards]CardID, n int) {
	for i := range g.ed.DeckSizes[LotteryDeck] {
		card := g.ed.FirstCard(LotteryDeck) + CardID(i)
		free := true
		for _, held := range g.LotteryCards {
			free = free && held != card
		}
		if free {
			cards[n] = card
			n++
		}
	}
	return cards, n
}

func (g game) appendSwaps(dst []Option, t task) []Option {
	dst = append(dst, Option{Choice: Choice{Kind: KeepCard}})
	if _, n := g.unused(); n > 0 {
		dst = append(dst, Option{Choice: Choice{Kind: ChangeCard}})
	}
	return g.appendPlayers(dst, OfferSwap, t.Seat)
}

func (g game) refuseChange(c *Choice) *Refusal {
	if _, n := g.unused(); n == 0 {
		return &Refusal{ID: RefusedNoneUnused, Choice: *c}
	}
	return nil
}

// changeCard gives the seat one of the unused cards, whichever chance wants.
func (g game) changeCard(seat Seat) {
	cards, n := g.unused()
	g.swapCards(seat, NoSeat, cards[g.State.Random.Below(uint32(n))])
}

// swapCards gives the seat another card, and if it is a player's, that one the
// seat's own.
func (g game) swapCards(seat, other Seat, card CardID) {
	mine := g.LotteryCards[seat]
	g.LotteryCards[seat] = card
	if other != NoSeat {
		g.LotteryCards[other] = mine
	}
	g.emit(Event{Kind: CardsSwapped, Seat: seat, By: other, Card: mine, Other: card})
}

// Pool is what lies on the table in a Lottery of the cards, in dollars.
type Pool struct {
	// Carried is what earlier Lotteries have left there.
	Carried int32
	// Prize is what the winner takes if somebody antes: all that lies there, and
	// what the Bank still adds before the throw.
	Prize int32
}

// Pool returns what the pool of a Lottery of the cards comes to while so many
// dollars lie on the table: players have anted, and the dice have been thrown
// or not.
func (r *SpaceRule) Pool(stakes int32, in SeatSet, thrown bool) Pool {
	p := Pool{Carried: stakes - int32(in.Len())*r.Stake, Prize: stakes}
	if thrown {
		p.Carried -= r.Amount
	} else {
		p.Prize += r.Amount
	}
	return p
}

// playCombination lets the lander throw both dice. Whoever anted and has the
// throw on the Lottery card takes all that lies on the table; otherwise it
// stays there for the next Lottery. The Bank antes only if somebody did.
func (g game) playCombination() {
	rule := g.lottery()
	game := g.Lottery
	if game.In == 0 {
		g.callOff()
		return
	}
	g.pay(Bank, Stakes, rule.Amount, WhyLottery, NoCard)
	dice := g.throw(game.Lander, &rule)
	pair := [2]uint8{min(dice[0], dice[1]), max(dice[0], dice[1])}
	g.Lottery = Lottery{}
	for seat := range Seat(g.Setup.Seats) {
		if !game.In.Has(seat) {
			continue
		}
		for _, wins := range g.ed.card(g.LotteryCards[seat]).Pairs {
			if wins == pair {
				g.pay(Stakes, SeatAccount(seat), g.Balance[Stakes], WhyLottery, NoCard)
				return
			}
		}
	}
	g.emit(Event{Kind: NobodyWon, Seat: game.Lander, By: NoSeat, Space: game.Space, Total: g.Balance[Stakes]})
}
