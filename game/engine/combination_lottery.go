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

// What a player has done with the Lottery card before the ante: it may be
// changed for an unused one, and a swap may be offered to one player, each once
// a Lottery, whatever comes of it.
const (
	cardChanged uint8 = 1 << iota
	swapOffered
)

// An askAnswer keeps who offers the swap in its low bits, and above them what
// that player has done with the Lottery card.
const (
	offererBits       = 3
	offererMask uint8 = 1<<offererBits - 1
)

// offerer returns who offers the swap that a task asks about.
func (t task) offerer() Seat { return Seat(t.N & offererMask) }

// openCombination is the Lottery of the cards: from the lander on, the players
// may each change their Lottery card and ante.
func (g game) openCombination(lander Seat, space Space) {
	g.Lottery = Lottery{Space: space, Lander: lander}
	if g.swapsFirst() {
		g.push(task{Kind: askSwap, Seat: lander})
		return
	}
	g.askAntes(lander)
}

// mayDo reports whether the player who is asked for an ante may still do
// something with the Lottery card.
func (g game) mayDo(t task, what uint8) bool {
	return t.Kind == askSwap ||
		t.Kind == askAnte && t.N&what == 0 && !g.swapsFirst() && g.lottery().Does == PlayCombination
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
	if _, n := g.unused(); n > 0 && g.mayDo(t, cardChanged) {
		dst = append(dst, Option{Choice: Choice{Kind: ChangeCard}})
	}
	if g.mayDo(t, swapOffered) {
		dst = g.appendPlayers(dst, OfferSwap, t.Seat)
	}
	return dst
}

func (g game) refuseChange(t task, c *Choice) *Refusal {
	if !g.mayDo(t, cardChanged) {
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	if _, n := g.unused(); n == 0 {
		return &Refusal{ID: RefusedNoneUnused, Choice: *c}
	}
	return nil
}

func (g game) refuseOffer(t task, c *Choice) *Refusal {
	if !g.mayDo(t, swapOffered) {
		return &Refusal{ID: RefusedNotAsked, Choice: *c}
	}
	return g.refusePlayer(t, c)
}

// change gives the seat an unused card and asks on.
func (g game) change(t task) {
	g.changeCard(t.Seat)
	t.N |= cardChanged
	g.askAfterSwap(t.Seat, t.N)
}

// offer asks the other player about a swap.
func (g game) offer(t task, other Seat) {
	g.push(task{Kind: askAnswer, Seat: other, N: uint8(t.Seat) | (t.N|swapOffered)<<offererBits})
}

// answer swaps the cards, or does not, and asks the player who has offered on.
func (g game) answer(t task, yes bool) {
	if yes {
		g.swapCards(t.offerer(), t.Seat, g.LotteryCards[t.Seat])
	}
	g.askAfterSwap(t.offerer(), t.N>>offererBits)
}

// askAfterSwap asks the seat for its ante again, which has done so much with
// its card.
func (g game) askAfterSwap(seat Seat, done uint8) {
	if g.swapsFirst() {
		g.nextSwap(seat)
		return
	}
	g.push(task{Kind: askAnte, Seat: seat, N: done})
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

// Ways returns how many of the throws of two dice win with a Lottery card: a pair
// of different numbers comes up in two ways, a double in one.
func (c *Card) Ways() uint8 {
	var ways uint8
	for _, pair := range c.Pairs {
		switch {
		case pair[0] == 0:
		case pair[0] == pair[1]:
			ways++
		default:
			ways += 2
		}
	}
	return ways
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
// dollars lie on the table: players have anted, and the Bank has put in its part,
// which it does before the throw, or not.
func (r *SpaceRule) Pool(stakes int32, in SeatSet, bankIn bool) Pool {
	p := Pool{Carried: stakes - r.Antes(in.Len()), Prize: stakes}
	if bankIn {
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
