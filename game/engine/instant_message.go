package engine

// MessageDays is how many days [BackThreeWithFriend] and [AheadThreeWithFriend]
// move a token.
const MessageDays uint8 = 3

// doMessage carries out an instant message: it finds the day to go to, asks
// whom to bring where the message says so, and moves.
func (g game) doMessage(seat Seat, card CardID) {
	day, ok := g.messageDay(seat, g.ed.card(card).Message)
	if !ok {
		g.emit(Event{Kind: NoDayLeft, Seat: seat, By: NoSeat, Deck: MailDeck, Card: card})
		return
	}
	if g.ed.card(card).Message.BringsFriend() && g.friends(seat) != 0 {
		g.push(task{Kind: askFriend, Seat: seat, Card: card, N: day})
		return
	}
	g.obeyMessage(seat, day)
}

// messageDay returns the day that a message sends the seat to. It is false
// where the message looks for a space that does not come again this month:
// then nothing happens, and the present space is not repeated.
func (g game) messageDay(seat Seat, message Message) (day uint8, ok bool) {
	p := &g.Players[seat]
	last := g.Length(p.Month)
	switch message {
	case ToStart:
		return 0, true
	case BackThreeWithFriend:
		return p.Day - min(p.Day, MessageDays), true
	case AheadThreeWithFriend:
		return g.Setup.DayAhead(p.Month, p.Day, MessageDays), true
	}
	for day := p.Day + 1; day < last; day++ {
		space := g.SpaceAt(p.Month, day)
		switch {
		case message == ToNextDeal && space == DealSpace,
			message == ToNextBuyer && space == FoundABuyer,
			message == ToNextMailWithFriend && space.IsMail():
			return day, true
		}
	}
	return 0, false
}

// obeyMessage moves the seat by a message; the space there follows.
func (g game) obeyMessage(seat Seat, day uint8) {
	g.move(seat, day, WhyMessage, NoSeat)
	g.push(task{Kind: land, Seat: seat})
}

// friends returns the players that the mover can bring: all others who have
// not retired.
func (g game) friends(mover Seat) SeatSet {
	var set SeatSet
	for seat := range Seat(g.Setup.Seats) {
		if seat != mover && !g.Players[seat].Retired {
			set = set.With(seat)
		}
	}
	return set
}

// friendDay returns the day that a friend is taken to: the last day of the
// friend's own month if the mover stops on a last day, else the same date,
// at most that last day.
func (g game) friendDay(mover, friend Seat, day uint8) uint8 {
	last := g.Length(g.Players[friend].Month)
	if day == g.Length(g.Players[mover].Month) {
		return last
	}
	return min(day, last)
}

func (g game) appendFriends(dst []Option, t task) []Option {
	friends := g.friends(t.Seat)
	for seat := range Seat(g.Setup.Seats) {
		if friends.Has(seat) {
			dst = append(dst, Option{Choice: Choice{Kind: Bring, Seat: seat}, To: g.friendDay(t.Seat, seat, t.N)})
		}
	}
	return dst
}

// bring moves the mover and the friend. Each then carries out that space,
// the mover first.
func (g game) bring(t task, friend Seat) {
	day := g.friendDay(t.Seat, friend, t.N)
	g.move(t.Seat, t.N, WhyMessage, NoSeat)
	g.move(friend, day, WhyBrought, t.Seat)
	g.push(task{Kind: land, Seat: friend})
	g.push(task{Kind: land, Seat: t.Seat})
}
