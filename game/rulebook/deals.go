package rulebook

import "bigpayday/game/engine"

// deals is the chapter on Deals: buying, selling, those that are special, and
// a list of them all.
func (a author) deals() Chapter {
	c := Chapter{ID: "deals", Title: Sentence("rules.chapter.deals"), Tab: Sentence("rules.tab.deals"), Lead: Sentence("rules.lead.deals")}
	card, _, _ := a.draws(engine.PlainDeal)
	buying := Entry{
		ID: "deals", Heading: Sentence("rules.deals.buy_title"), Pictures: []Picture{Card(card), Day(engine.DealSpace)},
		Lines: []Line{Sentence("rules.deals.buy"), Sentence("rules.deals.loan"), Sentence("rules.deals.many")}, Links: []string{"loans", "selling"},
	}
	if _, n, _ := a.draws(engine.AuctionDeal); n > 0 {
		buying.Lines = append(buying.Lines, Sentence("rules.deals.some_auctioned"))
		buying.Links = append(buying.Links, "card-auction")
	}
	if a.old() {
		buying.Lines[1] = Sentence("rules.deals.loan_savings")
		buying.Lines = append(buying.Lines, Sentence("rules.deals.decline_under"))
		buying.Links = append(buying.Links, "commission")
	} else {
		buying.Lines = append(buying.Lines, Sentence("rules.deals.decline"))
	}
	c.Entries = append(c.Entries, buying, Entry{
		ID: "selling", Heading: Sentence("rules.deals.sell_title"), Pictures: []Picture{Day(engine.FoundABuyer)},
		Lines: []Line{Sentence("rules.deals.sell"), Sentence("rules.deals.single"), Sentence("rules.deals.unsold")}, Links: []string{"day-found-a-buyer"},
	})
	if a.old() {
		c.Entries = append(c.Entries, Entry{
			ID: "commission", Heading: Sentence("rules.deals.commission_title"), Pictures: []Picture{Die{N: 6}},
			Lines: []Line{Sentence("rules.deals.commission"), Sentence("rules.day.tie")}, Links: []string{"deal-list"},
		})
	}
	c.Entries = append(c.Entries, a.special(engine.DoubleDeal, "rules.deals.double")...)
	c.Entries = append(c.Entries, a.special(engine.SuperSteal, "rules.deals.steal")...)
	c.Entries = append(c.Entries, a.auctions()...)
	c.Entries = append(c.Entries, a.dealList())
	return c
}

// special is the entry for a kind of Deal that breaks the rule.
func (a author) special(kind engine.CardKind, text string) []Entry {
	card, n, _ := a.draws(kind)
	if n == 0 {
		return nil
	}
	return []Entry{{
		ID: "card-" + kind.String(), Heading: Sentence("card.kind." + kind.String()), Count: Count("rules.count.cards", n, false),
		Pictures: []Picture{Card(card)}, Lines: []Line{Sentence(text)}, Links: []string{"deal-list"},
	}}
}

// auctions tells of Deals that are auctioned.
func (a author) auctions() []Entry {
	card, n, _ := a.draws(engine.AuctionDeal)
	if n == 0 {
		return nil
	}
	table := Table{Head: Headed("rules.list.name", "rules.list.bid", "rules.list.value"), Rebuilt: true}
	for i, card := range a.ed.Cards {
		if card.Kind == engine.AuctionDeal {
			table.Rows = append(table.Rows, []Value{title("name", a.ed.ID, engine.CardID(i+1)), money("bid", card.Bid), money("value", card.Payoff())})
		}
	}
	return []Entry{{
		ID: "card-auction", Heading: Sentence("card.kind.auction"), Count: Count("rules.count.cards", n, true), Pictures: []Picture{Card(card)}, Wide: true,
		Lines: []Line{
			Sentence("rules.auction.secret"), Sentence("rules.auction.bid", money("step", engine.BidStep)), Sentence("rules.auction.pass"),
			Sentence("rules.auction.pay"), Sentence("rules.auction.none"),
		},
		Table: table, Links: []string{"deals", "loans"},
	}}
}

// dealList lists all Deals that have a price.
func (a author) dealList() Entry {
	commission := a.old()
	e := Entry{ID: "deal-list", Heading: Sentence("rules.list.title"), Lines: []Line{Sentence("rules.list.text")}, Wide: true}
	e.Table.Head = Headed("rules.list.name", "rules.list.price", "rules.list.value")
	if commission {
		e.Table.Head = append(e.Table.Head, Message("head", "rules.list.commission"))
		e.Table.Rebuilt = true
	}
	for i, card := range a.ed.Cards {
		if card.Deck != engine.DealDeck || card.Kind == engine.AuctionDeal {
			continue
		}
		// What the special Deals cost and bring is not known from print.
		rebuilt := card.Kind != engine.PlainDeal
		row := []Value{
			title("name", a.ed.ID, engine.CardID(i+1)), money("price", card.Price()).guessIf(rebuilt), money("value", card.Payoff()).guessIf(rebuilt),
		}
		if commission {
			row = append(row, money("commission", card.Commission))
		}
		e.Table.Rows = append(e.Table.Rows, row)
		e.Table.Rebuilt = e.Table.Rebuilt || rebuilt
	}
	return e
}
