package rulebook

import (
	"slices"

	"bigpayday/game/engine"
)

// payDay is the chapter on how a month is settled, step by step.
func (a author) payDay() Chapter {
	steps := Entry{
		ID: "pay-day", Heading: line("rules.payday.title"), Wide: true, Pictures: []Picture{{Space: a.ed.Pay[0].LastDay}},
		Links: []string{"loans", "card-bill", "retired"},
	}
	for _, step := range a.ed.Steps {
		steps.Lines = append(steps.Lines, a.step(step)...)
	}
	steps.Lines = append(steps.Lines, line("rules.payday.mail"))
	if _, n, _ := a.draws(engine.LotteryTicket); n > 0 {
		steps.Lines[len(steps.Lines)-1] = line("rules.payday.mail_tickets")
		steps.Links = append(steps.Links, "savings")
	}
	if _, n, _ := a.draws(engine.MonsterCharge); n > 0 {
		steps.Lines[len(steps.Lines)-1] = line("rules.payday.mail_charges")
		steps.Links = append(steps.Links, "card-monster-charge")
	}
	steps.Lines = append(steps.Lines, line("rules.payday.start"), line("rules.payday.last"))
	for i := range steps.Lines {
		steps.Lines[i].Step = i + 1
	}
	return Chapter{
		ID: "pay-day", Title: line("rules.chapter.payday"), Tab: line("rules.tab.payday"), Lead: line("rules.lead.payday"),
		Entries: []Entry{steps, {
			ID: "own-month", Heading: line("rules.payday.own_title"), Pictures: []Picture{{Art: "start"}}, Lines: []Line{line("rules.payday.own"), line("rules.payday.ends")},
			Links: []string{"players"},
		}},
	}
}

// step is what a step of Pay Day consists of.
func (a author) step(step engine.Step) []Line {
	percent := number("percent", a.ed.LoanPercent)
	switch step {
	case engine.GetSalary:
		if len(a.ed.Pay) > 1 {
			return []Line{line("rules.payday.salary_by_page",
				space("big", a.ed.Pay[0].LastDay), money("money", a.ed.Pay[0].Salary),
				space("plain", a.ed.Pay[1].LastDay), money("less", a.ed.Pay[1].Salary))}
		}
		return []Line{line("rules.payday.salary", money("money", a.ed.Pay[0].Salary))}
	case engine.SettleInterest:
		if a.old() {
			return []Line{line("rules.payday.interest_savings", number("earn", a.ed.Savings.Percent), percent)}
		}
		return []Line{line("rules.payday.interest", percent)}
	case engine.OfferPayOff:
		return []Line{line("rules.payday.pay_off", money("step", a.ed.LoanStep))}
	case engine.PayBills:
		bills := line("rules.payday.bills")
		if a.old() {
			bills = line("rules.payday.bills_savings")
		}
		if a.house.Has(engine.TightMoney) {
			tight := line("rules.payday.bills_tight", number("times", engine.BillTimes))
			if a.old() {
				tight = line("rules.payday.bills_savings_tight", number("times", engine.BillTimes))
			}
			bills = tight.because(a.house, engine.TightMoney)
		}
		return []Line{bills}
	case engine.OfferSavings:
		return []Line{line("rules.payday.savings", money("step", a.ed.Savings.Step).guess())}
	case engine.OfferCharges:
		return []Line{line("rules.payday.charges", number("percent", engine.MonsterPercent))}
	}
	return nil
}

// end is the chapter on how the game ends.
func (a author) end() Chapter {
	retired := Entry{
		ID: "retired", Heading: line("rules.retired.title"), Pictures: []Picture{{Art: "sweet"}}, Wide: true, Links: []string{"winning"},
		Lines: []Line{line("rules.retired.rest")},
	}
	if a.ed.RetiredRoll {
		retired.Lines[0] = line("rules.retired.rolls")
		retired.Links = append(retired.Links, "jackpot")
	}
	does := func(act engine.Act) bool {
		return slices.ContainsFunc(a.ed.Spaces[:], func(rule engine.SpaceRule) bool { return rule.Does == act })
	}
	for _, part := range []struct {
		in bool
		id string
	}{
		{does(engine.PlayLottery) && does(engine.PlayContest), "rules.retired.games"},
		{does(engine.PlayCombination), "rules.retired.combination"},
		{does(engine.PlayPoker), "rules.retired.poker"},
		{does(engine.EveryoneCollects), "rules.retired.holiday"},
		{does(engine.OthersDonate), "rules.retired.give"},
		{does(engine.CollectFromEach) && !does(engine.OthersDonate), "rules.retired.birthday"},
		{does(engine.HoldElection), "rules.retired.election"},
		{does(engine.DrawEvent), "rules.retired.chosen"},
		{a.ed.DeckSizes[engine.EventDeck] > 0, "rules.retired.bids"},
	} {
		if part.in {
			retired.Lines = append(retired.Lines, line(part.id))
		}
	}
	winning := Entry{
		ID: "winning", Heading: line("rules.winning.title"), Pictures: []Picture{{Jackpot: true}}, Wide: true,
		Lines: []Line{line("rules.winning.end"), line("rules.winning.worth"), line("rules.winning.best"), line("rules.winning.debt"), line("rules.winning.left")},
		Links: []string{"retired", "loans"},
	}
	if a.old() {
		winning.Lines[1] = line("rules.winning.worth_savings")
	}
	return Chapter{
		ID: "end", Title: line("rules.chapter.end"), Tab: line("rules.tab.end"), Lead: line("rules.lead.end"), Entries: []Entry{retired, winning},
	}
}

// houseRules is the chapter that lists what a table may agree on.
func (a author) houseRules() Chapter {
	c := Chapter{ID: "house", Title: line("rules.chapter.house"), Tab: line("rules.tab.house"), Lead: line("rules.lead.house")}
	for rule := range engine.NumHouseRules {
		if a.ed.House.Has(rule) {
			c.Entries = append(c.Entries, a.houseRule(rule))
		}
	}
	return c
}

func (a author) houseRule(rule engine.HouseRule) Entry {
	e := Entry{ID: "house-" + rule.String(), Heading: line("house.name." + rule.String()), Count: line("rules.house.off")}
	if a.house.Has(rule) {
		e.Count = line("rules.house.on").because(a.house, rule)
	}
	switch rule {
	case engine.TwoDiceLottery:
		played := a.ed.LotteryRule(engine.HouseRules(0).With(rule), engine.LotterySpace)
		e.Lines = []Line{line("rules.house.two_dice", dice("dice", played.Dice), number("numbers", played.Numbers))}
		e.Links = []string{"day-lottery"}
	case engine.BorrowLimit:
		e.Lines, e.Links = []Line{line("rules.loans.limit", money("limit", a.ed.BorrowLimit))}, []string{"loans"}
	case engine.NoJackpot:
		roll := number("roll", engine.WinningRoll)
		e.Links = []string{"jackpot"}
		switch a.ed.Prize {
		case engine.SixEndsElection:
			e.Heading = line("house.name.no-jackpot.classic1975")
			e.Lines = []Line{line("rules.pot.none", roll)}
		case engine.MatchWinsBonus:
			e.Heading = line("house.name.no-jackpot.event2000")
			e.Lines = []Line{line("rules.bonus.none")}
		default:
			e.Lines = []Line{line("rules.jackpot.none", roll)}
		}
	case engine.TightMoney:
		e.Lines, e.Links = []Line{line("rules.house.tight", number("times", engine.BillTimes))}, []string{"card-bill"}
	case engine.FreshTiles:
		e.Lines, e.Links = []Line{line("rules.laying.fresh")}, []string{"laying"}
	case engine.NoCoach:
		e.Lines = []Line{line("rules.house.no_coach")}
	}
	return e
}
