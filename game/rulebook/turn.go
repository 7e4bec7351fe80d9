package rulebook

import "bigpayday/game/engine"

// turn is the chapter on a turn: rolling, winning by a roll, moving, paying.
func (a author) turn() Chapter {
	return Chapter{
		ID: "turn", Title: Sentence("rules.chapter.turn"), Tab: Sentence("rules.tab.turn"), Lead: Sentence("rules.lead.turn"),
		Entries: []Entry{a.roll(), a.prize(), a.landing(), a.paying()},
	}
}

func (a author) roll() Entry {
	e := Entry{
		ID: "turn", Heading: Sentence("rules.turn.title"), Pictures: []Picture{Die{N: 4}},
		Lines: []Line{
			Sentence("rules.turn.roll"), Sentence("rules.turn.week"), Sentence("rules.turn.do"), Sentence("rules.turn.stop"),
		},
		Links: []string{"jackpot", "landing", "pay-day"},
	}
	if a.pairs() {
		e.Lines = append(e.Lines, Sentence("rules.turn.single"))
	}
	return e
}

// pairs reports whether any day is played with more than one die.
func (a author) pairs() bool {
	for kind := range engine.NumSpaces {
		if a.ed.LotteryRule(a.house, kind).Dice > 1 {
			return true
		}
	}
	return false
}

// prize is what the roll that opens a turn can win.
func (a author) prize() Entry {
	roll := Number("roll", engine.WinningRoll)
	none := a.house.Has(engine.NoJackpot)
	house := func(l Line) Line { return a.because(l, engine.NoJackpot) }
	e := Entry{ID: "jackpot", Pictures: []Picture{Pot{}, Die{N: engine.WinningRoll}}, Wide: true}
	switch a.ed.Prize {
	case engine.SixEndsElection:
		e.Heading = Sentence("rules.pot.title")
		e.Links = []string{"day-town-election", "card-swellfare"}
		e.Lines = []Line{Sentence("rules.pot.open", roll)}
		if none {
			e.Lines = []Line{house(Sentence("rules.pot.none", roll))}
		}
		e.Lines = append(e.Lines, Sentence("rules.jackpot.only"), Sentence("rules.pot.closed", roll), Sentence("rules.pot.more"))
	case engine.MatchWinsBonus:
		e.Pictures = []Picture{Pot{}, Die{N: engine.WinningRoll, Black: true}}
		e.Heading = Sentence("rules.bonus.title")
		e.Links = []string{"card-charity", "events", "retired"}
		e.Lines = []Line{Sentence("rules.bonus.die", roll), Sentence("rules.bonus.match")}
		if none {
			e.Lines[1] = house(Sentence("rules.bonus.none"))
		}
		e.Lines = append(e.Lines, Sentence("rules.bonus.turn"), Sentence("rules.jackpot.only"))
		if !none {
			e.Lines = append(e.Lines, Sentence("rules.bonus.empty"))
		}
	default:
		e.Heading = Sentence("rules.jackpot.title", roll)
		e.Lines = []Line{Sentence("rules.jackpot.win", roll)}
		if none {
			e.Heading = Sentence("rules.jackpot.title_none")
			e.Lines = []Line{house(Sentence("rules.jackpot.none", roll))}
		}
		e.Lines = append(e.Lines, Sentence("rules.jackpot.only"), Sentence("rules.jackpot.grows"))
	}
	return e
}

func (a author) landing() Entry {
	lines := []Line{Sentence("rules.landing.lander"), Sentence("rules.landing.again"), Sentence("rules.landing.start")}
	if a.ed.Has(engine.DaylightSavings) {
		lines[2] = Sentence("rules.landing.start_clocks")
	}
	return Entry{
		ID: "landing", Heading: Sentence("rules.landing.title"), Pictures: []Picture{Art("back")}, Lines: append(lines, Sentence("rules.landing.settled")), Links: []string{"pay-day"},
	}
}

func (a author) paying() Entry {
	e := Entry{ID: "paying", Heading: Sentence("rules.paying.title"), Pictures: []Picture{Art("bill")}, Links: []string{"loans"}}
	if a.old() {
		e.Lines = []Line{Sentence("rules.paying.savings"), Sentence("rules.paying.optional_savings")}
		e.Links = append(e.Links, "savings")
	} else {
		e.Lines = []Line{Sentence("rules.paying.forced"), Sentence("rules.paying.optional")}
	}
	e.Lines = append(e.Lines, Sentence("rules.paying.order"), Sentence("rules.paying.bank"))
	return e
}
