package rulebook

import "bigpayday/game/engine"

// days is the chapter on what the days ask for: those of all editions first,
// the last day at the end.
func (a author) days() Chapter {
	c := Chapter{ID: "days", Title: Sentence("rules.chapter.days"), Tab: Sentence("rules.tab.days")}
	switch {
	case !a.ed.PrintsDays():
		c.Lead = Sentence("rules.lead.tiles", space("space", a.ed.Pay[0].LastDay))
	case a.ed.LaysTiles():
		c.Lead = Sentence("rules.lead.mixed")
	default:
		c.Lead = Sentence("rules.lead.days")
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
			ID: "day-three", Heading: Sentence("rules.doubt.title"), Pictures: []Picture{Art("hint")}, Lines: []Line{Sentence("rules.doubt.text", Number("day", doubtfulDay).Guess())},
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
		return Sentence("rules.count.both", days("days", dates), Number("tiles", tiles).Guess())
	case tiles > 0:
		return Count("rules.count.tiles", tiles, true)
	case len(dates) > 0:
		l := Count("rules.count.days", len(dates), false, days("days", dates).guessIf(rebuilt))
		return l
	}
	return Sentence("rules.count.last")
}

// mailDay is the entry for the days on which Mail comes.
func (a author) mailDay() Entry {
	kinds := [...]engine.Space{engine.Mail1, engine.Mail2, engine.Mail3}
	e := Entry{
		ID: "day-mail", Heading: Sentence("rules.mail_day.title"),
		Lines: []Line{
			Sentence("rules.mail_day.draw", Number("a", a.ed.Spaces[kinds[0]].Count), Number("b", a.ed.Spaces[kinds[1]].Count), Number("c", a.ed.Spaces[kinds[2]].Count)),
			Sentence("rules.mail_day.wait"),
		},
		Links: []string{"mail"},
	}
	for _, kind := range kinds {
		e.Pictures = append(e.Pictures, Day(kind))
		where := a.where(kind)
		where.Values = append([]Value{Number("cards", a.ed.Spaces[kind].Count)}, where.Values...)
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
		ID: "day-" + kind.String(), Heading: Sentence("space.name." + kind.String()), Count: a.where(kind),
		Pictures: []Picture{Day(kind)},
	}
	// Of the edition of 1975 only the kinds of days are known.
	amount := money("money", rule.Amount).guessIf(a.old())
	throw := dice("dice", rule.Dice)
	switch rule.Does {
	case engine.Rest:
		e.Lines = []Line{Sentence("rules.day.rest")}
	case engine.DrawDeal:
		e.Lines, e.Links = []Line{Sentence("rules.day.deal")}, []string{"deals"}
	case engine.MeetBuyer:
		e.Lines, e.Links = []Line{Sentence("rules.day.buyer"), Sentence("rules.day.no_deal")}, []string{"deals"}
	case engine.TakeFreeDeal:
		e.Lines, e.Links = []Line{Sentence("rules.day.free_deal")}, []string{"deals"}
	case engine.WinPerPip:
		e.Lines = []Line{Sentence("rules.day.sweepstakes", throw, amount)}
	case engine.PlayLottery:
		e.Lines, e.Wide = a.lottery(rule), true
	case engine.PlayCombination:
		e.Lines, e.Wide, e.Links = a.combination(rule), true, []string{"lottery-cards"}
	case engine.RaiseJackpot:
		e.Lines, e.Links = []Line{Sentence("rules.day.skyrockets", amount, a.into())}, []string{"jackpot"}
	case engine.PlayContest:
		e.Lines = []Line{Sentence("rules.day.contest", throw, amount), Sentence("rules.day.tie")}
	case engine.EveryoneCollects:
		e.Lines = []Line{Sentence("rules.day.everyone", amount)}
	case engine.PayJackpot:
		e.Lines, e.Links = []Line{Sentence("rules.day.pay", amount, a.into())}, []string{"jackpot"}
	case engine.MoveBack:
		e.Lines = []Line{Sentence("rules.day.back", throw), Sentence("rules.day.back_start")}
	case engine.MoveAhead:
		e.Lines = []Line{Sentence("rules.day.ahead", throw)}
	case engine.Settle:
		e.Lines, e.Links = []Line{Sentence("rules.day.last"), Sentence("rules.day.settle")}, []string{"pay-day"}
	case engine.CollectFromEach:
		e.Lines = []Line{Sentence("rules.day.birthday", amount)}
	case engine.BuyAtYardSale:
		e.Lines, e.Links = []Line{Sentence("rules.day.yard_sale", throw, amount), Sentence("rules.day.yard_sale_none")}, []string{"deals"}
		if _, n, _ := a.draws(engine.AuctionDeal); n > 0 {
			e.Lines, e.Links = append(e.Lines, Sentence("rules.day.yard_sale_auction")), append(e.Links, "card-auction")
		}
	case engine.OddOrEven:
		e.Lines, e.Links = []Line{Sentence("rules.day.casino", throw, amount, a.into())}, []string{"jackpot"}
	case engine.OthersDonate:
		e.Lines, e.Links = []Line{Sentence("rules.day.charity", throw, amount, a.into())}, []string{"jackpot"}
	case engine.CollectAmount:
		e.Lines = []Line{Sentence("rules.day.collect", amount)}
	case engine.PayBank:
		e.Lines = []Line{Sentence("rules.day.pay_bank", amount)}
	case engine.HoldElection:
		e.Lines = []Line{Sentence("rules.day.election", amount), Sentence("rules.day.election_win", Number("roll", engine.WinningRoll))}
		e.Links = []string{"jackpot"}
		if a.house.Has(engine.NoJackpot) {
			e.Lines[1] = a.because(Sentence("rules.pot.none", Number("roll", engine.WinningRoll)), engine.NoJackpot)
		}
	case engine.TurnClocksBack:
		e.Wide = true
		e.Lines = []Line{
			Sentence("rules.day.clocks"), Sentence("rules.day.clocks_start", money("money", a.ed.Pay[0].Salary)), Sentence("rules.day.clocks_first"),
			Sentence("rules.day.clocks_rest"),
		}
	case engine.PlayPoker:
		e.Lines = []Line{
			Sentence("rules.day.poker", money("stake", rule.Stake)), Sentence("rules.day.poker_roll", throw), Sentence("rules.day.tie"), Sentence("rules.day.poker_few"),
		}
	case engine.DrawTickets:
		e.Lines, e.Links = []Line{Sentence("rules.day.draw")}, []string{"card-lottery-ticket"}
	case engine.DrawEvent:
		e.Lines, e.Links = []Line{Sentence("rules.day.event")}, []string{"events"}
	}
	return e
}

// lottery is what a lottery of picked numbers is played by.
func (a author) lottery(rule engine.SpaceRule) []Line {
	throw := dice("dice", rule.Dice)
	changed := func(l Line) Line {
		if rule.Dice > 1 {
			l = a.because(l, engine.TwoDiceLottery)
		}
		return l
	}
	lines := []Line{
		Sentence("rules.lottery.ante", money("money", rule.Amount), money("stake", rule.Stake)),
		changed(Sentence("rules.lottery.pick", Number("least", 1), Number("most", rule.Numbers))),
	}
	if rule.Dice > 1 {
		lines = append(lines, changed(Sentence("rules.lottery.cannot", Number("number", rule.Dice-1), throw)))
	}
	return append(lines, changed(Sentence("rules.lottery.roll", throw)), Sentence("rules.lottery.none"))
}

// combination is what the Lottery of the cards is played by.
func (a author) combination(rule engine.SpaceRule) []Line {
	return []Line{
		Sentence("rules.combination.swap"),
		Sentence("rules.combination.ante", money("money", rule.Amount), money("stake", rule.Stake)),
		Sentence("rules.combination.roll", dice("dice", rule.Dice)), Sentence("rules.combination.stays"), Sentence("rules.combination.none"),
	}
}
