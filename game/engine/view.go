package engine

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/fnv"
	"slices"

	"bigpayday/game/rules"
)

// View returns the game as one seat may know it: a copy in which all that is
// hidden (the order of the draw piles and of the tiles not laid, the Deal
// under the hammer, and the generator) is made up anew. It depends on nothing
// that is hidden, so a player that decides by it alone cannot cheat.
func (s *State) View(seat Seat) State { return s.World(seat, s.Outline()+uint64(seat)) }

// World returns one of the many games that look to a seat like this one: a
// copy in which all that is hidden from the seat is made up from the seed.
// The same seed makes up the same, whatever is hidden.
func (s *State) World(seat Seat, seed uint64) State {
	v := *s
	v.Random = 0
	slices.Sort(v.MailPile.Draw[:v.MailPile.Left])
	slices.Sort(v.DealPile.Draw[:v.DealPile.Left])
	slices.Sort(v.Tiles.Cards[:v.Tiles.N])
	slices.Sort(v.EventPile.Draw[:v.EventPile.Left])
	v.Setup.Seed = 0
	v.hideAuction(seat, Random(seed))
	v.Reshuffle(seed)
	return v
}

// Outline mixes what changes from choice to choice, and all may see, into a
// number: two moments of a game hardly ever have the same one.
func (s *State) Outline() uint64 {
	r := Random(s.Turns)
	mix := func(n int32) { r = Random(r.Next() ^ uint64(uint32(n))) }
	for _, dollars := range s.Balance {
		mix(dollars)
	}
	for _, p := range s.Players {
		mix(p.Loan - p.Savings + int32(p.Month)<<8 + int32(p.Day))
	}
	mix(int32(s.MailPile.Left)<<16 + int32(s.DealPile.Left)<<8 + int32(s.Tiles.N))
	top := s.top()
	if top.Kind == askBid {
		top.Card = NoCard // the drawer alone has seen it
	}
	mix(int32(s.Depth)<<16 + int32(top.Kind)<<8 + int32(top.Card))
	return r.Next()
}

// Reshuffle puts all that is hidden in a new order and restarts the
// generator from seed: another world that looks the same to the players.
func (s *State) Reshuffle(seed uint64) {
	s.Random = Random(seed)
	rules.Shuffle(&s.Random, s.MailPile.Draw[:s.MailPile.Left])
	rules.Shuffle(&s.Random, s.DealPile.Draw[:s.DealPile.Left])
	rules.Shuffle(&s.Random, s.Tiles.Cards[:s.Tiles.N])
	rules.Shuffle(&s.Random, s.EventPile.Draw[:s.EventPile.Left])
}

// MarshalBinary returns the state as bytes.
func (s *State) MarshalBinary() ([]byte, error) { return s.AppendBinary(nil) }

// UnmarshalBinary reads what [State.MarshalBinary] wrote. The bytes are
// checked for what play relies on, so that a broken save is an error and
// never a broken game.
func (s *State) UnmarshalBinary(b []byte) error {
	var read State
	n, err := binary.Decode(b, binary.LittleEndian, &read)
	if err != nil || n != len(b) {
		return errors.New("engine: a saved state has the wrong size")
	}
	if err := read.sound(); err != nil {
		return err
	}
	// Yes and no have one byte each: with another one the state would be written differently.
	if again, _ := read.MarshalBinary(); !bytes.Equal(again, b) {
		return errors.New("engine: a saved state is not written as states are")
	}
	*s = read
	return nil
}

// Hash returns a fingerprint of the whole state but for the version of the
// rules, which is its first byte, and for its last field, [State.Owed], while
// nothing is owed: games that came before there were these have the
// fingerprints that they had.
func (s *State) Hash() uint64 {
	h := fnv.New64a()
	b, _ := s.MarshalBinary() // cannot fail: the state has a fixed size
	b = b[1:]
	if s.Owed == ([MaxSeats]int32{}) {
		b = b[:len(b)-binary.Size(s.Owed)]
	}
	h.Write(b) // never fails
	return h.Sum64()
}

// sound looks for values that no game can reach and that play would trip
// over.
func (s *State) sound() error {
	broken := errors.New("engine: a saved state contradicts the rules")
	if s.Setup.Check() != nil || s.Setup.Rules == NewestRules || s.Setup.First == NoSeat || s.Phase > Over || s.Depth > maxTasks ||
		s.Turn < 0 || s.Turn >= Seat(s.Setup.Seats) || (s.Depth == 0) != (s.Phase == Over) {
		return broken
	}
	ed := s.Edition()
	var sum int64
	for _, dollars := range s.Balance {
		sum += int64(dollars)
	}
	if sum != 0 || s.Balance[Jackpot] < 0 || s.Balance[Stakes] < 0 {
		return broken
	}
	seen := [maxCards + 1]bool{}
	once := func(deck Deck, cards []CardID) bool {
		for _, card := range cards {
			if card == NoCard || int(card) > len(ed.Cards) || ed.Card(card).Deck != deck || seen[card] {
				return false
			}
			seen[card] = true
		}
		return true
	}
	pilesFit := s.MailPile.Left <= MaxMail && s.MailPile.Gone <= MaxMail && s.DealPile.Left <= MaxDeals && s.DealPile.Gone <= MaxDeals &&
		s.EventPile.Left <= MaxDeals && s.EventPile.Gone <= MaxDeals
	if !pilesFit || s.Tiles.N > MaxDays || s.InHand >= NumSpaces || s.Lottery.Space >= NumSpaces ||
		!once(MailDeck, s.MailPile.Draw[:s.MailPile.Left]) || !once(MailDeck, s.MailPile.Discard[:s.MailPile.Gone]) ||
		!once(EventDeck, s.EventPile.Draw[:s.EventPile.Left]) || !once(EventDeck, s.EventPile.Discard[:s.EventPile.Gone]) ||
		!once(DealDeck, s.DealPile.Draw[:s.DealPile.Left]) || !once(DealDeck, s.DealPile.Discard[:s.DealPile.Gone]) {
		return broken
	}
	for i := range s.Setup.Seats {
		p := &s.Players[i]
		if p.Month < 1 || p.Month > s.Setup.Months || p.Day > s.Length(p.Month) || p.Loan < 0 || p.Loan > CreditLimit ||
			p.Savings < 0 || p.Savings > 0 && (ed.Savings.Step == 0 || p.Savings%ed.Savings.Step != 0 || p.Loan > 0) ||
			s.Owed[i] < 0 || s.Owed[i] > CreditLimit || s.Owed[i] != s.Setup.OwedAfter(s.Owed[i]) || s.Balance[SeatAccount(Seat(i))] < 0 || s.Mail[i].N > MaxMail || s.Deals[i].N > MaxDeals ||
			!once(MailDeck, s.HeldMail(Seat(i))) || !once(DealDeck, s.HeldDeals(Seat(i))) {
			return broken
		}
	}
	if !s.Lottery.sound(s.lottery(), Seat(s.Setup.Seats)) || !s.soundCalendar(ed) || !s.soundTable(ed) {
		return broken
	}
	if !s.soundStack() {
		return broken
	}
	for i, waiting := range s.Tasks[:s.Depth] {
		t := waiting.task
		asks := t.prompt() != NoPrompt
		if t.Kind == noTask || t.Kind >= numTaskKinds || t.Seat < 0 || t.Seat >= Seat(s.Setup.Seats) ||
			asks != (i == int(s.Depth)-1) || int(t.Card) > len(ed.Cards) || t.N > MaxDays && t.Kind != askTurn {
			return broken
		}
		for _, card := range waiting.Messages {
			if int(card) > len(ed.Cards) {
				return broken
			}
		}
		needsCard := t.Kind == askBuy || t.Kind == askFriend || t.Kind == doMessage
		needsLottery := t.Kind == askAnte || t.Kind == askNumber
		game := ed.Spaces[s.Lottery.Space].Does
		// A lottery's dice do not wait for anything.
		if t.Kind == rollLottery || t.Kind == askNumber && (!s.Lottery.In.Has(t.Seat) || s.Lottery.Numbers[t.Seat] != 0) {
			return broken
		}
		if needsCard && t.Card == NoCard || t.Kind == askBuy && !once(DealDeck, []CardID{t.Card}) ||
			needsLottery && game != PlayLottery && (game != PlayPoker && game != PlayCombination || t.Kind == askNumber) {
			return broken
		}
		g := s.play(nil)
		if (t.Kind == askTurn || t.Kind == askSwellfare) && !g.soundStakes(t) ||
			t.Kind == askSavings && !slices.Contains(ed.Steps, OfferSavings) {
			return broken
		}
		if !g.soundAsk(t) || t.Kind == askBid && !once(DealDeck, []CardID{t.Card}) ||
			t.Kind == askPlayer && ed.Card(t.Card).Deck == EventDeck && !once(EventDeck, []CardID{t.Card}) {
			return broken
		}
	}
	return nil
}

// soundStack looks whether the turn comes to an end: below all that waits in
// it lies its end, there once and of the seat whose turn it is. Only the prompt
// that opens a turn, or has a tile laid before the first one, stands alone.
func (s *State) soundStack() bool {
	if s.Depth == 0 {
		return true
	}
	bottom := s.Tasks[0].task
	for _, waiting := range s.Tasks[1:s.Depth] {
		if waiting.Kind == endTurn || waiting.Kind == askTurn {
			return false
		}
	}
	switch bottom.Kind {
	case endTurn:
		return s.Phase == Playing && s.Depth > 1 && bottom.Seat == s.Turn
	case askTurn:
		return s.Phase == Playing && s.Depth == 1 && bottom.Seat == s.Turn
	case askTile, askArrange:
		return s.Phase == Building && s.Depth == 1
	}
	return false
}

// soundAsk looks whether a prompt about a card, the Bonus die or an auction is
// one that can be answered in every way.
func (g game) soundAsk(t task) bool {
	card := Card{}
	if t.Card != NoCard {
		card = g.ed.Card(t.Card)
	}
	inHand := slices.Contains(g.HeldMail(t.Seat), t.Card)
	switch t.Kind {
	case askDie:
		return g.ed.Prize == MatchWinsBonus
	case askPlayer:
		return card.Deck == EventDeck && card.Kind != PayToBonus && card.Kind != KeepTheCash ||
			inHand && (card.Kind == PayANeighbor || card.Kind == MadMoney)
	case askDealOrBuyer:
		return inHand && card.Kind == BuyOrSell
	case askCharge:
		return inHand && card.Kind == MonsterCharge && g.Players[t.Seat].Month < g.Setup.Months && slices.Contains(g.ed.Steps, OfferCharges)
	case askSwap:
		return g.lottery().Does == PlayCombination && g.swapsFirst()
	case askAnte:
		return g.affords(t.Seat, g.lottery().Stake) &&
			(t.N == 0 || t.N <= cardChanged|swapOffered && g.lottery().Does == PlayCombination && !g.swapsFirst())
	case askAnswer:
		return g.lottery().Does == PlayCombination && t.offerer() < Seat(g.Setup.Seats) && t.offerer() != t.Seat &&
			(g.swapsFirst() || g.affords(t.offerer(), g.lottery().Stake))
	case askBid:
		a := &g.Auction
		return card.Kind == AuctionDeal && a.Drawer >= 0 && a.Drawer < Seat(g.Setup.Seats) && a.Bidder < Seat(g.Setup.Seats) &&
			a.Bidder >= NoSeat && a.Bid >= 0 && a.Bid <= 2*CreditLimit && a.Bid%BidStep == 0 && (a.Bid == 0) == (a.Bidder == NoSeat) &&
			t.Seat != a.Bidder && g.bids(t.Seat, t.Card) && (a.Bidder == NoSeat || g.affords(a.Bidder, a.Bid))
	}
	return true
}

// soundTable looks whether the Bonus die and the Lottery cards are there where
// the edition has them, each card once.
func (s *State) soundTable(ed *Edition) bool {
	if (ed.Prize == MatchWinsBonus) != (s.BonusDie >= 1 && s.BonusDie <= 6) {
		return false
	}
	for seat, card := range s.LotteryCards {
		deals := ed.DeckSizes[LotteryDeck] > 0 && seat < int(s.Setup.Seats)
		if deals != (card != NoCard) || deals && (int(card) > len(ed.Cards) || ed.Card(card).Deck != LotteryDeck) ||
			deals && slices.Contains(s.LotteryCards[:seat], card) {
			return false
		}
	}
	return true
}

// soundCalendar looks whether the months that are laid have their last day,
// and whether every tile is there once while one is laid.
func (s *State) soundCalendar(ed *Edition) bool {
	for i, page := range s.Pages {
		for day, space := range page {
			if space >= NumSpaces || s.HasTile(uint8(i)+1, uint8(day)+1) && space == Vacant {
				return false
			}
		}
	}
	building := s.Phase == Building
	if s.Laid > s.Setup.Months || s.Page != 0 && s.Page != s.Laid+1 || s.Page > s.Setup.Months ||
		building != (s.Turns == 0) || building && s.Page == 0 {
		return false
	}
	for month := uint8(1); month <= s.Laid; month++ {
		if s.SpaceAt(month, s.Length(month)) != s.Setup.PayScale(month).LastDay {
			return false
		}
	}
	for _, p := range s.Players[:s.Setup.Seats] {
		if p.Month > max(s.Laid, s.Page) {
			return false
		}
	}
	asks := s.top().Kind == askTile || s.top().Kind == askArrange
	if s.Page == 0 || !asks {
		return s.Page == 0 && !asks
	}
	return s.soundPage(ed)
}

// soundPage looks whether the page being laid and the box make up all tiles.
func (s *State) soundPage(ed *Edition) bool {
	g := s.play(nil)
	var seen [NumSpaces]uint8
	for day := uint8(1); day <= g.lastTileDay(); day++ {
		if tile := g.tileOn(day); tile != Vacant && !g.isParty(day, tile) {
			seen[tile]++
		}
		if !g.laid(day) && g.lies(day) != ed.Printed[day-1] {
			return false
		}
	}
	for _, tile := range s.TilesLeft() {
		if tile >= NumSpaces {
			return false
		}
		seen[tile]++
	}
	seen[s.InHand]++
	seen[Vacant] = 0
	laying := s.top().Kind == askTile
	return seen == ed.Tiles && (s.InHand != Vacant) == (laying && s.Setup.Laying == InTurn) &&
		(!laying || s.Missing() > 0) && (laying || ed.PrintsDays() || s.Missing() == 0)
}

// sound looks whether a lottery is one that can be played to its end.
func (l *Lottery) sound(rule SpaceRule, seats Seat) bool {
	if l.Lander < 0 || l.Lander >= seats || l.In >= 1<<seats {
		return false
	}
	for seat, n := range l.Numbers {
		if n == 0 {
			continue
		}
		if !l.In.Has(Seat(seat)) || n > rule.Numbers {
			return false
		}
		for _, other := range l.Numbers[:seat] {
			if other == n {
				return false
			}
		}
	}
	return true
}
