package rulebook

import (
	"slices"

	"bigpayday/game/engine"
)

// payDay is the chapter on how a month is settled, step by step.
func (a author) payDay() Chapter {
	steps := Entry{
		ID: "pay-day", Heading: Sentence("rules.payday.title"), Wide: true, Pictures: []Picture{Day(a.ed.Pay[0].LastDay)},
		Links: []string{"loans", "card-bill", "retired"},
	}
	for _, step := range a.ed.Steps {
		steps.Lines = append(steps.Lines, a.step(step)...)
	}
	steps.Lines = append(steps.Lines, Sentence("rules.payday.mail"))
	if _, n, _ := a.draws(engine.LotteryTicket); n > 0 {
		steps.Lines[len(steps.Lines)-1] = Sentence("rules.payday.mail_tickets")
		steps.Links = append(steps.Links, "savings")
	}
	if _, n, _ := a.draws(engine.MonsterCharge); n > 0 {
		steps.Lines[len(steps.Lines)-1] = Sentence("rules.payday.mail_charges")
		steps.Links = append(steps.Links, "card-monster-charge")
	}
	steps.Lines = append(steps.Lines, Sentence("rules.payday.start"), Sentence("rules.payday.last"))
	for i := range steps.Lines {
		steps.Lines[i].Step = i + 1
	}
	return Chapter{
		ID: "pay-day", Title: Sentence("rules.chapter.payday"), Tab: Sentence("rules.tab.payday"), Lead: Sentence("rules.lead.payday"),
		Entries: []Entry{steps, {
			ID: "own-month", Heading: Sentence("rules.payday.own_title"), Pictures: []Picture{Art("start")}, Lines: []Line{Sentence("rules.payday.own"), Sentence("rules.payday.ends")},
			Links: []string{"players"},
		}},
	}
}

// step is what a step of Pay Day consists of.
func (a author) step(step engine.Step) []Line {
	percent := Number("percent", a.ed.LoanPercent)
	switch step {
	case engine.GetSalary:
		if len(a.ed.Pay) > 1 {
			return []Line{Sentence("rules.payday.salary_by_page",
				space("big", a.ed.Pay[0].LastDay), money("money", a.ed.Pay[0].Salary),
				space("plain", a.ed.Pay[1].LastDay), money("less", a.ed.Pay[1].Salary))}
		}
		return []Line{Sentence("rules.payday.salary", money("money", a.ed.Pay[0].Salary))}
	case engine.SettleInterest:
		if a.old() {
			return []Line{Sentence("rules.payday.interest_savings", Number("earn", a.ed.Savings.Percent), percent)}
		}
		return []Line{Sentence("rules.payday.interest", percent)}
	case engine.OfferPayOff:
		return []Line{Sentence("rules.payday.pay_off", money("step", a.ed.LoanStep))}
	case engine.PayBills:
		bills := Sentence("rules.payday.bills")
		if a.old() {
			bills = Sentence("rules.payday.bills_savings")
		}
		if a.house.Has(engine.TightMoney) {
			tight := Sentence("rules.payday.bills_tight", Number("times", engine.BillTimes))
			if a.old() {
				tight = Sentence("rules.payday.bills_savings_tight", Number("times", engine.BillTimes))
			}
			bills = a.because(tight, engine.TightMoney)
		}
		return []Line{bills}
	case engine.OfferSavings:
		return []Line{Sentence("rules.payday.savings", money("step", a.ed.Savings.Step).Guess())}
	case engine.OfferCharges:
		return []Line{Sentence("rules.payday.charges", Number("percent", engine.MonsterPercent))}
	}
	return nil
}

// end is the chapter on how the game ends.
func (a author) end() Chapter {
	retired := Entry{
		ID: "retired", Heading: Sentence("rules.retired.title"), Pictures: []Picture{Art("sweet")}, Wide: true, Links: []string{"winning"},
		Lines: []Line{Sentence("rules.retired.rest")},
	}
	if a.ed.RetiredRoll {
		retired.Lines[0] = Sentence("rules.retired.rolls")
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
			retired.Lines = append(retired.Lines, Sentence(part.id))
		}
	}
	winning := Entry{
		ID: "winning", Heading: Sentence("rules.winning.title"), Pictures: []Picture{Pot{}}, Wide: true,
		Lines: []Line{Sentence("rules.winning.end"), Sentence("rules.winning.worth"), Sentence("rules.winning.best"), Sentence("rules.winning.debt"), Sentence("rules.winning.left")},
		Links: []string{"retired", "loans"},
	}
	if a.old() {
		winning.Lines[1] = Sentence("rules.winning.worth_savings")
	}
	return Chapter{
		ID: "end", Title: Sentence("rules.chapter.end"), Tab: Sentence("rules.tab.end"), Lead: Sentence("rules.lead.end"), Entries: []Entry{retired, winning},
	}
}

// houseRules is the chapter that lists what a table may agree on.
func (a author) houseRules() Chapter {
	c := Chapter{ID: "house", Title: Sentence("rules.chapter.house"), Tab: Sentence("rules.tab.house"), Lead: Sentence("rules.lead.house")}
	for rule := range engine.NumHouseRules {
		if a.ed.House.Has(rule) {
			c.Entries = append(c.Entries, a.houseRule(rule))
		}
	}
	return c
}

func (a author) houseRule(rule engine.HouseRule) Entry {
	e := Entry{ID: "house-" + rule.String(), Heading: Sentence("house.name." + rule.String()), Count: Sentence("rules.house.off")}
	if a.house.Has(rule) {
		e.Count = a.because(Sentence("rules.house.on"), rule)
	}
	switch rule {
	case engine.TwoDiceLottery:
		played := a.ed.LotteryRule(engine.HouseRules(0).With(rule), engine.LotterySpace)
		e.Lines = []Line{Sentence("rules.house.two_dice", dice("dice", played.Dice), Number("numbers", played.Numbers))}
		e.Links = []string{"day-lottery"}
	case engine.BorrowLimit:
		e.Lines, e.Links = []Line{Sentence("rules.loans.limit", money("limit", a.ed.BorrowLimit))}, []string{"loans"}
	case engine.NoJackpot:
		roll := Number("roll", engine.WinningRoll)
		e.Links = []string{"jackpot"}
		switch a.ed.Prize {
		case engine.SixEndsElection:
			e.Heading = Sentence("house.name.no-jackpot.classic1975")
			e.Lines = []Line{Sentence("rules.pot.none", roll)}
		case engine.MatchWinsBonus:
			e.Heading = Sentence("house.name.no-jackpot.event2000")
			e.Lines = []Line{Sentence("rules.bonus.none")}
		default:
			e.Lines = []Line{Sentence("rules.jackpot.none", roll)}
		}
	case engine.TightMoney:
		e.Lines, e.Links = []Line{Sentence("rules.house.tight", Number("times", engine.BillTimes))}, []string{"card-bill"}
	case engine.FreshTiles:
		e.Lines, e.Links = []Line{Sentence("rules.laying.fresh")}, []string{"laying"}
	case engine.NoCoach:
		e.Lines = []Line{Sentence("rules.house.no_coach")}
	}
	return e
}
