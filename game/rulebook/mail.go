package rulebook

import "bigpayday/game/engine"

// mail is the chapter on the Mail, card by card.
func (a author) mail() Chapter {
	c := Chapter{
		ID: "mail", Title: Sentence("rules.chapter.mail"), Tab: Sentence("rules.tab.mail"), Lead: Sentence("rules.lead.mail"),
		Entries: []Entry{a.howMail()},
	}
	for kind := engine.NoKind + 1; kind < engine.NumCardKinds; kind++ {
		card, n, amounts := a.draws(kind)
		if n == 0 || a.ed.Card(card).Deck != engine.MailDeck || kind == engine.MoneygramReceive {
			continue
		}
		c.Entries = append(c.Entries, a.piece(kind, card, n, amounts))
		if kind == engine.InstantMessage {
			c.Entries = append(c.Entries, a.friend())
		}
	}
	return c
}

func (a author) howMail() Entry {
	e := Entry{
		ID: "mail", Heading: Sentence("rules.mail.title"), Pictures: []Picture{Pile(engine.MailDeck)}, Wide: true,
		Lines: []Line{Sentence("rules.mail.draw"), Sentence("rules.mail.keep")},
		Links: []string{"pay-day", "decks"},
	}
	if _, n, _ := a.draws(engine.InstantMessage); n > 0 {
		e.Lines = append(e.Lines, Sentence("rules.mail.moves"))
	}
	if _, n, _ := a.draws(engine.MonsterCharge); n > 0 {
		e.Lines = append(e.Lines, Sentence("rules.mail.stays"))
	}
	if _, n, _ := a.draws(engine.Swellfare); n > 0 {
		e.Lines = append(e.Lines, Sentence("rules.mail.used"))
	}
	return e
}

// piece is the entry for a kind of Mail.
func (a author) piece(kind engine.CardKind, card engine.CardID, n int, amounts []int32) Entry {
	e := Entry{
		ID: "card-" + kind.String(), Heading: Sentence("card.kind." + kind.String()), Count: Count("rules.count.cards", n, true),
		Pictures: []Picture{Card(card)},
	}
	list := Sentence("rules.card.amounts", sums("sums", amounts).Guess())
	switch kind {
	case engine.Ad:
		e.Lines = []Line{Sentence("rules.card.ad")}
	case engine.Postcard:
		e.Lines = []Line{Sentence("rules.card.postcard")}
	case engine.Bill:
		e.Links = []string{"pay-day"}
		e.Lines = []Line{Sentence("rules.card.bill"), list}
		if a.house.Has(engine.TightMoney) {
			for i := range amounts {
				amounts[i] *= engine.BillTimes
			}
			e.Lines[1] = a.because(Sentence("rules.card.bill_tight", Number("times", engine.BillTimes), sums("sums", amounts).Guess()), engine.TightMoney)
		}
	case engine.MoneygramSend:
		receive, more, received := a.draws(engine.MoneygramReceive)
		e.Count.N += more
		e.Pictures = append(e.Pictures, Card(receive))
		e.Links = []string{"jackpot"}
		e.Lines = []Line{
			Sentence("rules.card.send", a.into()), list, Sentence("rules.card.receive"), Sentence("rules.card.amounts", sums("sums", received).Guess()),
		}
	case engine.InstantMessage:
		e.Wide, e.Lines, e.Links = true, a.messages(), []string{"friend", "landing"}
	case engine.TaxRefund, engine.Rebate, engine.Windfall:
		e.Lines = []Line{Sentence("rules.card.collect"), list}
	case engine.LotteryTicket:
		e.Lines, e.Links = []Line{Sentence("rules.card.ticket"), list, Sentence("rules.card.ticket_void")}, []string{"day-lottery-draw"}
	case engine.Swellfare:
		e.Wide, e.Links = true, []string{"loans", "jackpot"}
		e.Lines = []Line{
			Sentence("rules.card.swellfare"), Sentence("rules.card.swellfare_debt"),
			Sentence("rules.card.swellfare_stake", money("least", engine.SwellfareStep), money("most", engine.SwellfareMost), money("step", engine.SwellfareStep)),
			Sentence("rules.card.swellfare_roll", Number("roll", engine.SwellfareRoll), Number("times", engine.SwellfareTimes), a.into()),
			Sentence("rules.card.swellfare_end"),
		}
	case engine.PayANeighbor:
		e.Lines = []Line{Sentence("rules.card.neighbor"), list}
	case engine.MadMoney:
		e.Lines = []Line{Sentence("rules.card.mad_money"), list}
	case engine.Charity:
		e.Lines, e.Links = []Line{Sentence("rules.card.charity", a.into()), list}, []string{"jackpot"}
	case engine.MonsterCharge:
		e.Links = []string{"pay-day"}
		e.Lines = []Line{
			Sentence("rules.card.monster"), Sentence("rules.card.monster_carry", Number("percent", engine.MonsterPercent)),
			Sentence("rules.card.monster_last"), list,
		}
	case engine.BuyOrSell:
		e.Lines, e.Links = []Line{Sentence("rules.card.buy_or_sell")}, []string{"deals", "day-found-a-buyer"}
	}
	return e
}

// messages lists what instant messages there are.
func (a author) messages() []Line {
	lines := []Line{Sentence("rules.message.when")}
	ids := [engine.NumMessages]string{
		engine.ToNextDeal: "rules.message.deal", engine.ToNextBuyer: "rules.message.buyer", engine.ToNextMailWithFriend: "rules.message.mail",
		engine.BackThreeWithFriend: "rules.message.back", engine.AheadThreeWithFriend: "rules.message.ahead", engine.ToStart: "rules.message.start",
	}
	for m, id := range ids {
		n := 0
		for _, card := range a.ed.Cards {
			if card.Kind == engine.InstantMessage && card.Message == engine.Message(m) {
				n++
			}
		}
		if n > 0 {
			lines = append(lines, Count(id, n, true, Number("days", engine.MessageDays)))
		}
	}
	return append(lines, Sentence("rules.message.next"))
}

// friend is what “bring a friend” asks for.
func (a author) friend() Entry {
	return Entry{
		ID: "friend", Heading: Sentence("rules.friend.title"), Pictures: []Picture{Art("reunion")}, Wide: true,
		Lines: []Line{
			Sentence("rules.friend.who"), Sentence("rules.friend.where"), Sentence("rules.friend.last"), Sentence("rules.friend.both"), Sentence("rules.friend.lapse"),
		},
		Links: []string{"card-instant-message", "landing"},
	}
}

// events is the chapter on Events and Lottery cards.
func (a author) events() Chapter {
	c := Chapter{ID: "events", Title: Sentence("rules.chapter.events"), Tab: Sentence("rules.tab.events"), Lead: Sentence("rules.lead.events")}
	if a.ed.DeckSizes[engine.EventDeck] == 0 {
		return c
	}
	c.Entries = []Entry{{
		ID: "events", Heading: Sentence("rules.events.title"), Pictures: []Picture{Pile(engine.EventDeck)},
		Lines: []Line{Sentence("rules.events.draw"), Sentence("rules.events.who")}, Links: []string{"jackpot", "retired"}, Wide: true,
	}}
	texts := [engine.NumCardKinds]string{
		engine.PayToBonus: "rules.events.pay_bonus", engine.EachPayToBonus: "rules.events.each_pay_bonus", engine.PayToFriend: "rules.events.pay_friend",
		engine.KeepTheCash: "rules.events.keep", engine.EachKeepTheCash: "rules.events.each_keep", engine.TakeAndKeep: "rules.events.take",
	}
	for kind, text := range texts {
		card, n, amounts := a.draws(engine.CardKind(kind))
		if text == "" || n == 0 {
			continue
		}
		id := engine.CardKind(kind).String()
		c.Entries = append(c.Entries, Entry{
			ID: "card-" + id, Heading: Sentence("card.kind." + id), Count: Count("rules.count.cards", n, true), Pictures: []Picture{Card(card)},
			Lines: []Line{Sentence(text, a.into()), Sentence("rules.card.amounts", sums("sums", amounts).Guess())},
		})
	}
	c.Entries = append(c.Entries, a.lotteryCards())
	return c
}

// lotteryCards tells of the cards that a Lottery is won with.
func (a author) lotteryCards() Entry {
	first, _, _ := a.draws(engine.LotteryCard)
	n := int(a.ed.DeckSizes[engine.LotteryDeck])
	table := Table{Head: Headed("rules.lottery_cards.card", "rules.lottery_cards.pairs"), Rebuilt: true}
	var none [][2]uint8
	for low := uint8(1); low <= 6; low++ {
		for high := low; high <= 6; high++ {
			none = append(none, [2]uint8{low, high})
		}
	}
	for i, card := range a.ed.Cards {
		if card.Kind != engine.LotteryCard {
			continue
		}
		table.Rows = append(table.Rows, []Value{title("card", a.ed.ID, engine.CardID(i+1)), pairs("pairs", card.Pairs[:])})
		for _, pair := range card.Pairs {
			for j := range none {
				if none[j] == pair {
					none = append(none[:j], none[j+1:]...)
					break
				}
			}
		}
	}
	return Entry{
		ID: "lottery-cards", Heading: Sentence("rules.lottery_cards.title"), Count: Count("rules.count.cards", n, false),
		Pictures: []Picture{Card(first)}, Wide: true, Table: table,
		Lines: []Line{
			Sentence("rules.lottery_cards.have"), Sentence("rules.lottery_cards.swap"), Sentence("rules.lottery_cards.unused", Number("seats", n)),
			Sentence("rules.lottery_cards.odds"),
			Sentence("rules.lottery_cards.none", pairs("pairs", none).Guess()),
		},
		Links: []string{"day-lottery"},
	}
}
