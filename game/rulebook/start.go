package rulebook

import "bigpayday/game/engine"

// start is the chapter on what is settled and laid before the first turn.
func (a author) start() Chapter {
	entries := []Entry{a.aim(), a.players(), a.purse(), a.order(), a.decks()}
	switch {
	case a.ed.LaysTiles() && !a.ed.PrintsDays():
		entries = append(entries, a.laying())
	case a.ed.LaysTiles():
		entries = append(entries, a.blueTiles())
	}
	if a.ed.RealMonths {
		entries = append(entries, a.realMonths())
	}
	return Chapter{
		ID: "start", Title: line("rules.chapter.start"), Tab: line("rules.tab.start"),
		Lead: line("rules.lead.start"), Entries: entries,
	}
}

func (a author) aim() Entry {
	return Entry{
		ID: "aim", Heading: line("rules.aim.title"),
		Pictures: []Picture{{Space: a.ed.Pay[0].LastDay}},
		Lines:    []Line{line("rules.aim.win"), line("rules.aim.way")},
		Links:    []string{"turn", "winning"},
	}
}

func (a author) players() Entry {
	fewest := max(1, a.ed.FewestMonths)
	months := line("rules.players.months", number("least", fewest), number("most", engine.MaxMonths), number("usual", engine.UsualMonths))
	if fewest >= engine.UsualMonths {
		months = line("rules.players.months_only", number("least", fewest), number("most", engine.MaxMonths))
	}
	lines := []Line{line("rules.players.seats", number("least", engine.MinSeats), number("most", engine.MaxSeats)), months}
	if a.ed.Shortest < a.ed.Longest {
		lines = append(lines, line("rules.players.lengths", number("least", a.ed.Shortest), number("most", a.ed.Longest)))
	} else {
		lines = append(lines, line("rules.players.length", number("days", a.ed.Longest)))
	}
	return Entry{
		ID: "players", Heading: line("rules.players.title"), Pictures: []Picture{{Art: "human"}},
		Lines: append(lines, line("rules.players.own")),
		Links: []string{"aim", "winning"},
	}
}

func (a author) purse() Entry {
	var lines []Line
	if len(a.ed.Pay) == 1 {
		lines = append(lines, line("rules.purse.start", money("money", a.ed.Pay[0].Start), notes("notes", a.ed.Pay[0].Notes)))
	} else {
		for _, pay := range a.ed.Pay {
			lines = append(lines, line("rules.purse.by_page", space("space", pay.LastDay), money("money", pay.Start), notes("notes", pay.Notes)))
		}
	}
	return Entry{
		ID: "purse", Heading: line("rules.purse.title"), Pictures: []Picture{{Art: "windfall"}}, Lines: append(lines, line("rules.purse.bank")),
		Links: []string{"paying", "loans"},
	}
}

func (a author) order() Entry {
	return Entry{ID: "order", Heading: line("rules.order.title"), Pictures: []Picture{{Art: "start"}}, Lines: []Line{line("rules.order.first"), line("rules.order.start")}}
}

func (a author) decks() Entry {
	e := Entry{
		ID: "decks", Heading: line("rules.decks.title"),
		Pictures: []Picture{{Pile: true, Deck: engine.MailDeck}, {Pile: true, Deck: engine.DealDeck}},
		Lines: []Line{
			// Only the edition of 2008 does not say how much Mail it has.
			count("rules.decks.mail", int(a.ed.DeckSizes[engine.MailDeck]), !a.old() && a.ed.DeckSizes[engine.EventDeck] == 0),
			count("rules.decks.deals", int(a.ed.DeckSizes[engine.DealDeck]), false),
		},
	}
	if n := a.ed.DeckSizes[engine.EventDeck]; n > 0 {
		e.Pictures = append(e.Pictures, Picture{Pile: true, Deck: engine.EventDeck})
		e.Lines = append(e.Lines, count("rules.decks.events", int(n), false))
		e.Links = append(e.Links, "events", "lottery-cards")
	}
	e.Lines = append(e.Lines, line("rules.decks.empty"))
	if a.ed.DealsGoUnder {
		e.Lines = append(e.Lines, line("rules.decks.under"))
	}
	return e
}

// laying is how a month is built of tiles alone.
func (a author) laying() Entry {
	last := space("space", a.ed.Pay[0].LastDay)
	lines := []Line{
		count("rules.laying.tiles", a.tiles(), true),
		line("rules.laying.turn"), line("rules.laying.last", last), line("rules.laying.advice"),
		line("rules.laying.ways"), line("rules.laying.change"),
	}
	if a.house.Has(engine.FreshTiles) {
		lines = append(lines, line("rules.laying.fresh").because(a.house, engine.FreshTiles))
	} else {
		lines = append(lines, line("rules.laying.all"), line("rules.laying.short", last))
	}
	return Entry{
		ID: "laying", Heading: line("rules.laying.title"),
		Pictures: []Picture{{Space: engine.DealSpace}, {Space: engine.FoundABuyer}, {Space: a.ed.Pay[0].LastDay}},
		Lines:    lines, Links: []string{"day-deal", "day-found-a-buyer"}, Wide: true,
	}
}

// tiles returns how many tiles the edition has.
func (a author) tiles() int {
	all := 0
	for _, n := range a.ed.Tiles {
		all += int(n)
	}
	return all
}

// blueTiles is how tiles lie on a printed calendar.
func (a author) blueTiles() Entry {
	lines := []Line{
		line("rules.blue.count", number("most", a.tiles()).guess(), number("usual", a.ed.Wanted)),
		line("rules.blue.cover"), line("rules.blue.ways"), line("rules.laying.change"),
		line("rules.blue.pages", space("big", a.ed.Pay[0].LastDay), space("plain", a.ed.Pay[1].LastDay)),
	}
	if a.house.Has(engine.FreshTiles) {
		lines = append(lines, line("rules.laying.fresh").because(a.house, engine.FreshTiles))
	} else {
		lines = append(lines, line("rules.blue.next"))
	}
	return Entry{
		ID: "laying", Heading: line("rules.blue.title"),
		Pictures: []Picture{{Space: engine.SuperSweepstakes}, {Space: engine.JumpBack}, {Space: a.ed.Pay[0].LastDay}},
		Lines:    lines, Links: []string{"purse", "real-months"}, Wide: true,
	}
}

// realMonths is how months come to be those of a real year.
func (a author) realMonths() Entry {
	return Entry{
		ID: "real-months", Heading: line("rules.real.title"),
		Pictures: []Picture{{Space: engine.HappyBirthday}, {Space: engine.Holiday}},
		Lines: []Line{
			line("rules.real.year"), line("rules.real.dates"), line("rules.real.extra"), line("rules.real.lander"), line("rules.real.leap"),
		},
		Links: []string{"day-happy-birthday", "day-holiday"},
	}
}
