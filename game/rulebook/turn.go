package rulebook

import "bigpayday/game/engine"

// turn is the chapter on a turn: rolling, winning by a roll, moving, paying.
func (a author) turn() Chapter {
	return Chapter{
		ID: "turn", Title: line("rules.chapter.turn"), Tab: line("rules.tab.turn"), Lead: line("rules.lead.turn"),
		Entries: []Entry{a.roll(), a.prize(), a.landing(), a.paying()},
	}
}

func (a author) roll() Entry {
	e := Entry{
		ID: "turn", Heading: line("rules.turn.title"), Pictures: []Picture{{Die: 4}},
		Lines: []Line{
			line("rules.turn.roll"), line("rules.turn.week"), line("rules.turn.do"), line("rules.turn.stop"),
		},
		Links: []string{"jackpot", "landing", "pay-day"},
	}
	if a.pairs() {
		e.Lines = append(e.Lines, line("rules.turn.single"))
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
	roll := number("roll", engine.WinningRoll)
	none := a.house.Has(engine.NoJackpot)
	house := func(l Line) Line { return l.because(a.house, engine.NoJackpot) }
	e := Entry{ID: "jackpot", Pictures: []Picture{{Jackpot: true}, {Die: engine.WinningRoll}}, Wide: true}
	switch a.ed.Prize {
	case engine.SixEndsElection:
		e.Heading = line("rules.pot.title")
		e.Links = []string{"day-town-election", "card-swellfare"}
		e.Lines = []Line{line("rules.pot.open", roll)}
		if none {
			e.Lines = []Line{house(line("rules.pot.none", roll))}
		}
		e.Lines = append(e.Lines, line("rules.jackpot.only"), line("rules.pot.closed", roll), line("rules.pot.more"))
	case engine.MatchWinsBonus:
		e.Pictures = []Picture{{Jackpot: true}, {Die: engine.WinningRoll, Black: true}}
		e.Heading = line("rules.bonus.title")
		e.Links = []string{"card-charity", "events", "retired"}
		e.Lines = []Line{line("rules.bonus.die", roll), line("rules.bonus.match")}
		if none {
			e.Lines[1] = house(line("rules.bonus.none"))
		}
		e.Lines = append(e.Lines, line("rules.bonus.turn"), line("rules.jackpot.only"))
		if !none {
			e.Lines = append(e.Lines, line("rules.bonus.empty"))
		}
	default:
		e.Heading = line("rules.jackpot.title", roll)
		e.Lines = []Line{line("rules.jackpot.win", roll)}
		if none {
			e.Heading = line("rules.jackpot.title_none")
			e.Lines = []Line{house(line("rules.jackpot.none", roll))}
		}
		e.Lines = append(e.Lines, line("rules.jackpot.only"), line("rules.jackpot.grows"))
	}
	return e
}

func (a author) landing() Entry {
	lines := []Line{line("rules.landing.lander"), line("rules.landing.again"), line("rules.landing.start")}
	if a.ed.Has(engine.DaylightSavings) {
		lines[2] = line("rules.landing.start_clocks")
	}
	return Entry{
		ID: "landing", Heading: line("rules.landing.title"), Pictures: []Picture{{Art: "back"}}, Lines: append(lines, line("rules.landing.settled")), Links: []string{"pay-day"},
	}
}

func (a author) paying() Entry {
	e := Entry{ID: "paying", Heading: line("rules.paying.title"), Pictures: []Picture{{Art: "bill"}}, Links: []string{"loans"}}
	if a.old() {
		e.Lines = []Line{line("rules.paying.savings"), line("rules.paying.optional_savings")}
		e.Links = append(e.Links, "savings")
	} else {
		e.Lines = []Line{line("rules.paying.forced"), line("rules.paying.optional")}
	}
	e.Lines = append(e.Lines, line("rules.paying.order"), line("rules.paying.bank"))
	return e
}
