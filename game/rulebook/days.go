package rulebook

import "bigpayday/game/engine"

// days is the chapter on what the days ask for: those of all editions first,
// the last day at the end.
func (a author) days() Chapter {
	c := Chapter{ID: "days", Title: line("rules.chapter.days"), Tab: line("rules.tab.days")}
	switch {
	case !a.ed.PrintsDays():
		c.Lead = line("rules.lead.tiles", space("space", a.ed.Pay[0].LastDay))
	case a.ed.LaysTiles():
		c.Lead = line("rules.lead.mixed")
	default:
		c.Lead = line("rules.lead.days")
	}
	c.Entries = append(c.Entries, a.mailDay())
	for kind := engine.DealSpace; kind < engine.NumSpaces; kind++ {
		if a.ed.Has(kind) && !a.ed.EndsWith(kind) {
			c.Entries = append(c.Entries, a.day(kind))
		}
	}
	for _, pay := range a.ed.Pay {
		c.Entries = append(c.Entries, a.day(pay.LastDay))
	}
	if a.doubtful() {
		c.Entries = append(c.Entries, Entry{
			ID: "day-three", Heading: line("rules.doubt.title"), Pictures: []Picture{{Art: "hint"}}, Lines: []Line{line("rules.doubt.text", number("day", doubtfulDay).guess())},
		})
	}
	return c
}

// doubtfulDay is the day of the white calendar of which the printed boards
// leave it open what stands on it.
const doubtfulDay = 3

// doubtful reports whether the edition has the white calendar.
func (a author) doubtful() bool { return a.ed.Has(engine.Sweepstakes) }

// where counts the tiles of a kind of day, or lists its printed days.
func (a author) where(kind engine.Space) Line {
	var dates []uint8
	for i, printed := range a.ed.Printed {
		if printed == kind {
			dates = append(dates, uint8(i+1))
		}
	}
	tiles := int(a.ed.Tiles[kind])
	rebuilt := !a.doubtful()
	switch {
	case tiles > 0 && len(dates) > 0:
		return line("rules.count.both", days("days", dates), number("tiles", tiles).guess())
	case tiles > 0:
		return count("rules.count.tiles", tiles, true)
	case len(dates) > 0:
		l := count("rules.count.days", len(dates), false, days("days", dates).guessIf(rebuilt))
		return l
	}
	return line("rules.count.last")
}

// mailDay is the entry for the days on which Mail comes.
func (a author) mailDay() Entry {
	kinds := [...]engine.Space{engine.Mail1, engine.Mail2, engine.Mail3}
	e := Entry{
		ID: "day-mail", Heading: line("rules.mail_day.title"),
		Lines: []Line{
			line("rules.mail_day.draw", number("a", a.ed.Spaces[kinds[0]].Count), number("b", a.ed.Spaces[kinds[1]].Count), number("c", a.ed.Spaces[kinds[2]].Count)),
			line("rules.mail_day.wait"),
		},
		Links: []string{"mail"},
	}
	for _, kind := range kinds {
		e.Pictures = append(e.Pictures, Picture{Space: kind})
		where := a.where(kind)
		where.Values = append([]Value{number("cards", a.ed.Spaces[kind].Count)}, where.Values...)
		where.ID = map[string]string{
			"rules.count.tiles": "rules.mail_day.tiles", "rules.count.days": "rules.mail_day.days", "rules.count.both": "rules.mail_day.both",
		}[where.ID]
		e.Lines = append(e.Lines, where)
	}
	return e
}

// day is the entry for a kind of day.
func (a author) day(kind engine.Space) Entry {
	rule := a.ed.LotteryRule(a.house, kind)
	e := Entry{
		ID: "day-" + kind.String(), Heading: line("space.name." + kind.String()), Count: a.where(kind),
		Pictures: []Picture{{Space: kind}},
	}
	// Of the edition of 1975 only the kinds of days are known.
	amount := money("money", rule.Amount).guessIf(a.old())
	throw := dice("dice", rule.Dice)
	switch rule.Does {
	case engine.Rest:
		e.Lines = []Line{line("rules.day.rest")}
	case engine.DrawDeal:
		e.Lines, e.Links = []Line{line("rules.day.deal")}, []string{"deals"}
	case engine.MeetBuyer:
		e.Lines, e.Links = []Line{line("rules.day.buyer"), line("rules.day.no_deal")}, []string{"deals"}
	case engine.TakeFreeDeal:
		e.Lines, e.Links = []Line{line("rules.day.free_deal")}, []string{"deals"}
	case engine.WinPerPip:
		e.Lines = []Line{line("rules.day.sweepstakes", throw, amount)}
	case engine.PlayLottery:
		e.Lines, e.Wide = a.lottery(rule), true
	case engine.PlayCombination:
		e.Lines, e.Wide, e.Links = a.combination(rule), true, []string{"lottery-cards"}
	case engine.RaiseJackpot:
		e.Lines, e.Links = []Line{line("rules.day.skyrockets", amount, a.into())}, []string{"jackpot"}
	case engine.PlayContest:
		e.Lines = []Line{line("rules.day.contest", throw, amount), line("rules.day.tie")}
	case engine.EveryoneCollects:
		e.Lines = []Line{line("rules.day.everyone", amount)}
	case engine.PayJackpot:
		e.Lines, e.Links = []Line{line("rules.day.pay", amount, a.into())}, []string{"jackpot"}
	case engine.MoveBack:
		e.Lines = []Line{line("rules.day.back", throw), line("rules.day.back_start")}
	case engine.MoveAhead:
		e.Lines = []Line{line("rules.day.ahead", throw)}
	case engine.Settle:
		e.Lines, e.Links = []Line{line("rules.day.last"), line("rules.day.settle")}, []string{"pay-day"}
	case engine.CollectFromEach:
		e.Lines = []Line{line("rules.day.birthday", amount)}
	case engine.BuyAtYardSale:
		e.Lines, e.Links = []Line{line("rules.day.yard_sale", throw, amount), line("rules.day.yard_sale_none")}, []string{"deals"}
		if _, n, _ := a.draws(engine.AuctionDeal); n > 0 {
			e.Lines, e.Links = append(e.Lines, line("rules.day.yard_sale_auction")), append(e.Links, "card-auction")
		}
	case engine.OddOrEven:
		e.Lines, e.Links = []Line{line("rules.day.casino", throw, amount, a.into())}, []string{"jackpot"}
	case engine.OthersDonate:
		e.Lines, e.Links = []Line{line("rules.day.charity", throw, amount, a.into())}, []string{"jackpot"}
	case engine.CollectAmount:
		e.Lines = []Line{line("rules.day.collect", amount)}
	case engine.PayBank:
		e.Lines = []Line{line("rules.day.pay_bank", amount)}
	case engine.HoldElection:
		e.Lines = []Line{line("rules.day.election", amount), line("rules.day.election_win", number("roll", engine.WinningRoll))}
		e.Links = []string{"jackpot"}
		if a.house.Has(engine.NoJackpot) {
			e.Lines[1] = line("rules.pot.none", number("roll", engine.WinningRoll)).because(a.house, engine.NoJackpot)
		}
	case engine.TurnClocksBack:
		e.Wide = true
		e.Lines = []Line{
			line("rules.day.clocks"), line("rules.day.clocks_start", money("money", a.ed.Pay[0].Salary)), line("rules.day.clocks_first"),
			line("rules.day.clocks_rest"),
		}
	case engine.PlayPoker:
		e.Lines = []Line{
			line("rules.day.poker", money("stake", rule.Stake)), line("rules.day.poker_roll", throw), line("rules.day.tie"), line("rules.day.poker_few"),
		}
	case engine.DrawTickets:
		e.Lines, e.Links = []Line{line("rules.day.draw")}, []string{"card-lottery-ticket"}
	case engine.DrawEvent:
		e.Lines, e.Links = []Line{line("rules.day.event")}, []string{"events"}
	}
	return e
}

// lottery is what a lottery of picked numbers is played by.
func (a author) lottery(rule engine.SpaceRule) []Line {
	throw := dice("dice", rule.Dice)
	changed := func(l Line) Line {
		if rule.Dice > 1 {
			l = l.because(a.house, engine.TwoDiceLottery)
		}
		return l
	}
	lines := []Line{
		line("rules.lottery.ante", money("money", rule.Amount), money("stake", rule.Stake)),
		changed(line("rules.lottery.pick", number("least", 1), number("most", rule.Numbers))),
	}
	if rule.Dice > 1 {
		lines = append(lines, changed(line("rules.lottery.cannot", number("number", rule.Dice-1), throw)))
	}
	return append(lines, changed(line("rules.lottery.roll", throw)), line("rules.lottery.none"))
}

// combination is what the Lottery of the cards is played by.
func (a author) combination(rule engine.SpaceRule) []Line {
	return []Line{
		line("rules.combination.swap"),
		line("rules.combination.ante", money("money", rule.Amount), money("stake", rule.Stake)),
		line("rules.combination.roll", dice("dice", rule.Dice)), line("rules.combination.stays"), line("rules.combination.none"),
	}
}
