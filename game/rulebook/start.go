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
		ID: "start", Title: Sentence("rules.chapter.start"), Tab: Sentence("rules.tab.start"),
		Lead: Sentence("rules.lead.start"), Entries: entries,
	}
}

func (a author) aim() Entry {
	return Entry{
		ID: "aim", Heading: Sentence("rules.aim.title"),
		Pictures: []Picture{Day(a.ed.Pay[0].LastDay)},
		Lines:    []Line{Sentence("rules.aim.win"), Sentence("rules.aim.way")},
		Links:    []string{"turn", "winning"},
	}
}

func (a author) players() Entry {
	fewest := max(1, a.ed.FewestMonths)
	months := Sentence("rules.players.months", Number("least", fewest), Number("most", engine.MaxMonths), Number("usual", engine.UsualMonths))
	if fewest >= engine.UsualMonths {
		months = Sentence("rules.players.months_only", Number("least", fewest), Number("most", engine.MaxMonths))
	}
	lines := []Line{Sentence("rules.players.seats", Number("least", engine.MinSeats), Number("most", engine.MaxSeats)), months}
	if a.ed.Shortest < a.ed.Longest {
		lines = append(lines, Sentence("rules.players.lengths", Number("least", a.ed.Shortest), Number("most", a.ed.Longest)))
	} else {
		lines = append(lines, Sentence("rules.players.length", Number("days", a.ed.Longest)))
	}
	return Entry{
		ID: "players", Heading: Sentence("rules.players.title"), Pictures: []Picture{Art("human")},
		Lines: append(lines, Sentence("rules.players.own")),
		Links: []string{"aim", "winning"},
	}
}

func (a author) purse() Entry {
	var lines []Line
	if len(a.ed.Pay) == 1 {
		lines = append(lines, Sentence("rules.purse.start", money("money", a.ed.Pay[0].Start), notes("notes", a.ed.Pay[0].Notes)))
	} else {
		for _, pay := range a.ed.Pay {
			lines = append(lines, Sentence("rules.purse.by_page", space("space", pay.LastDay), money("money", pay.Start), notes("notes", pay.Notes)))
		}
	}
	return Entry{
		ID: "purse", Heading: Sentence("rules.purse.title"), Pictures: []Picture{Art("windfall")}, Lines: append(lines, Sentence("rules.purse.bank")),
		Links: []string{"paying", "loans"},
	}
}

func (a author) order() Entry {
	return Entry{ID: "order", Heading: Sentence("rules.order.title"), Pictures: []Picture{Art("start")}, Lines: []Line{Sentence("rules.order.first"), Sentence("rules.order.start")}}
}

func (a author) decks() Entry {
	e := Entry{
		ID: "decks", Heading: Sentence("rules.decks.title"),
		Pictures: []Picture{Pile(engine.MailDeck), Pile(engine.DealDeck)},
		Lines: []Line{
			// Only the edition of 2008 does not say how much Mail it has.
			Count("rules.decks.mail", int(a.ed.DeckSizes[engine.MailDeck]), !a.old() && a.ed.DeckSizes[engine.EventDeck] == 0),
			Count("rules.decks.deals", int(a.ed.DeckSizes[engine.DealDeck]), false),
		},
	}
	if n := a.ed.DeckSizes[engine.EventDeck]; n > 0 {
		e.Pictures = append(e.Pictures, Pile(engine.EventDeck))
		e.Lines = append(e.Lines, Count("rules.decks.events", int(n), false))
		e.Links = append(e.Links, "events", "lottery-cards")
	}
	e.Lines = append(e.Lines, Sentence("rules.decks.empty"))
	if a.ed.DealsGoUnder {
		e.Lines = append(e.Lines, Sentence("rules.decks.under"))
	}
	return e
}

// laying is how a month is built of tiles alone.
func (a author) laying() Entry {
	last := space("space", a.ed.Pay[0].LastDay)
	lines := []Line{
		Count("rules.laying.tiles", a.tiles(), true),
		Sentence("rules.laying.turn"), Sentence("rules.laying.last", last), Sentence("rules.laying.advice"),
		Sentence("rules.laying.ways"), Sentence("rules.laying.change"),
	}
	if a.house.Has(engine.FreshTiles) {
		lines = append(lines, a.because(Sentence("rules.laying.fresh"), engine.FreshTiles))
	} else {
		lines = append(lines, Sentence("rules.laying.all"), Sentence("rules.laying.short", last))
	}
	return Entry{
		ID: "laying", Heading: Sentence("rules.laying.title"),
		Pictures: []Picture{Day(engine.DealSpace), Day(engine.FoundABuyer), Day(a.ed.Pay[0].LastDay)},
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
		Sentence("rules.blue.count", Number("most", a.tiles()).Guess(), Number("usual", a.ed.Wanted)),
		Sentence("rules.blue.cover"), Sentence("rules.blue.ways"), Sentence("rules.laying.change"),
		Sentence("rules.blue.pages", space("big", a.ed.Pay[0].LastDay), space("plain", a.ed.Pay[1].LastDay)),
	}
	if a.house.Has(engine.FreshTiles) {
		lines = append(lines, a.because(Sentence("rules.laying.fresh"), engine.FreshTiles))
	} else {
		lines = append(lines, Sentence("rules.blue.next"))
	}
	return Entry{
		ID: "laying", Heading: Sentence("rules.blue.title"),
		Pictures: []Picture{Day(engine.SuperSweepstakes), Day(engine.JumpBack), Day(a.ed.Pay[0].LastDay)},
		Lines:    lines, Links: []string{"purse", "real-months"}, Wide: true,
	}
}

// realMonths is how months come to be those of a real year.
func (a author) realMonths() Entry {
	return Entry{
		ID: "real-months", Heading: Sentence("rules.real.title"),
		Pictures: []Picture{Day(engine.HappyBirthday), Day(engine.Holiday)},
		Lines: []Line{
			Sentence("rules.real.year"), Sentence("rules.real.dates"), Sentence("rules.real.extra"), Sentence("rules.real.lander"), Sentence("rules.real.leap"),
		},
		Links: []string{"day-happy-birthday", "day-holiday"},
	}
}
