package facts

import (
	"slices"
	"strconv"
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/control"
	"bigpayday/render/player"
)

// figure is a value with what it is.
func figure(m *match.Match, label, value string) string {
	return m.Say("tip.figure", words.Text("label", label), words.Text("value", value))
}

// PileTip says what a pile of cards is for, and how many there are.
func PileTip(m *match.Match, deck engine.Deck) control.Tip {
	pile := m.Stage.Shown().Piles[deck]
	id := deck.String()
	rule := m.Say("tip." + id + "_pile_rule")
	switch {
	case deck == engine.LotteryDeck: // the players have these cards
		return control.Tip{Title: m.Say("tip." + id + "_pile_title"), Text: rule}
	case deck == engine.DealDeck && m.Stage.Shown().Edition().DealsGoUnder:
		rule = m.Say("tip.deal_pile_under")
	}
	return control.Tip{
		Title:  m.Say("tip." + id + "_pile_title"),
		Text:   rule,
		Figure: m.Words.Count("tip."+id+"_pile", int(pile.Left)),
		More:   m.Words.Count("tip.discards", int(pile.Gone)),
	}
}

// TokenTip says whose a token is, and how the player stands.
func TokenTip(m *match.Match, seat engine.Seat, p engine.Player) control.Tip {
	sh := m.Stage.Shown()
	return control.Tip{
		Title:  m.Names[seat],
		Text:   whereabouts(m, seat, p),
		Figure: m.Say("tip.money", words.Money("cash", sh.Cash(seat)), words.Money("worth", sh.Worth(seat))),
		More:   m.KindName(seat),
	}
}

// whereabouts says in a sentence where a player is.
func whereabouts(m *match.Match, seat engine.Seat, p engine.Player) string {
	if p.Retired {
		return m.Say("tip.finished")
	}
	return m.Say("tip.stands", words.Name("name", m.Names[seat]), words.Text("date", m.Date(p.Month, p.Day)),
		words.Number("month", p.Month), words.Number("months", m.Stage.Shown().Setup.Months))
}

// SeatTip says everything about a player in short.
func SeatTip(m *match.Match, seat engine.Seat) control.Tip {
	sh, w := m.Stage.Shown(), m.Words
	p := sh.Players[seat]
	tip := TokenTip(m, seat, p)
	figures := make([]string, 0, 3)
	for _, f := range [3]player.Figure{
		LoanFigure(m, seat, p.Loan),
		{Label: m.Say("turn.card.bills"), Value: w.MoneyOrNone(sh.BillsDue(seat))},
		{Label: m.Say("turn.card.deals"), Value: strconv.Itoa(len(sh.HeldDeals(seat)))},
	} {
		figures = append(figures, figure(m, f.Label, f.Value))
	}
	if kept := Titles(m, sh.HeldMail(seat), engine.LotteryTicket, engine.Swellfare); kept != "" {
		figures = append(figures, kept)
	}
	tip.More = strings.Join(figures, " · ")
	if place := standing(m, seat); place != "" {
		tip.Text += " " + place
	}
	if way := m.Way(seat); way != "" {
		tip.Text += " " + way
		tip.More = m.KindName(seat) + " · " + tip.More
	}
	return tip
}

// standing says in a sentence how far a player is from the next one up or, where there is none,
// from the next one down; "" where all are equal.
func standing(m *match.Match, seat engine.Seat) string {
	s := m.Stage.Shown().Standing(seat)
	if s.Rank == 0 {
		return ""
	}
	id := "tip.place_behind"
	switch {
	case s.Gap == 0:
		id = "tip.place_level"
	case s.Rank == 1:
		id = "tip.place_ahead"
	}
	return m.Say(id, words.Number("rank", s.Rank), words.Money("money", s.Gap), words.Name("name", m.Names[s.Rival]))
}

// LoanTip says what a player owes the Bank, or has saved there.
func LoanTip(m *match.Match, seat engine.Seat, loan int32) control.Tip {
	f := LoanFigure(m, seat, loan)
	tip := control.Tip{Title: figure(m, f.Label, f.Value), Text: m.Say("tip.loan_rule"), Figure: debt(m, loan)}
	if Banks(m) && loan == 0 {
		saved := m.Stage.Shown().Players[seat].Savings
		tip.Text = BookTip(m, 0).Text
		tip.Figure = m.Say("tip.savings", words.Money("money", m.Stage.Shown().Edition().SavingsInterest(saved)))
	}
	return tip
}

// titlesMost is how many cards are named where there is little room.
const titlesMost = 3

// Titles names cards with their sums: those of some kinds, or all.
func Titles(m *match.Match, cards []engine.CardID, kinds ...engine.CardKind) string {
	sh := m.Stage.Shown()
	var out []string
	left := 0
	for _, id := range cards {
		card := sh.Edition().Card(id)
		if len(kinds) > 0 && !slices.Contains(kinds, card.Kind) {
			continue
		}
		if len(out) == titlesMost {
			left++
			continue
		}
		sum := card.Amount
		if card.Deck == engine.DealDeck {
			sum = card.Payoff()
		}
		if card.Kind == engine.Swellfare {
			out = append(out, m.Say("card.kind.swellfare"))
			continue
		}
		out = append(out, figure(m, m.Words.CardTitle(sh.Setup.Edition, id), m.Words.Money(sum)))
	}
	text := strings.Join(out, " · ")
	if left > 0 {
		text += " · " + m.Words.Count("tip.others", left)
	}
	return text
}

// debt says what a loan costs.
func debt(m *match.Match, loan int32) string {
	if loan == 0 {
		return m.Say("tip.loan_none")
	}
	return m.Say("tip.loan", words.Money("money", m.Stage.Shown().Edition().Interest(loan)))
}

// billsTip says how many bills lie before a player.
func billsTip(m *match.Match, seat engine.Seat) string {
	if n := CountMail(m, seat, engine.Bill); n > 0 {
		return m.Words.Count("tip.bills", n)
	}
	return m.Say("tip.bills_none")
}

// SumTips says what the sums on a player's card are: cash, loan, bills, Deals and the
// Lottery card, in the order of [player.PlayerSums].
func SumTips(m *match.Match, seat engine.Seat) (tips [5]control.Tip) {
	sh, w := m.Stage.Shown(), m.Words
	loan, bills, deals := sh.Players[seat].Loan, sh.BillsDue(seat), sh.HeldDeals(seat)
	held := m.Say("tip.deals_none")
	if len(deals) > 0 {
		held = w.Count("tip.deals", len(deals))
	}
	due := billsTip(m, seat)
	if charges := CountMail(m, seat, engine.MonsterCharge); charges > 0 {
		due = m.Say("tip.and", words.Text("first", due), words.Text("second", w.Count("tip.charges", charges)))
	}
	tips = [5]control.Tip{
		{
			Title: figure(m, m.Say("turn.card.cash"), w.Money(sh.Cash(seat))), Text: m.Say("tip.cash"),
			Figure: m.Say("tip.worth_now", words.Money("money", sh.Worth(seat))), More: m.Say("tip.worth"),
		},
		LoanTip(m, seat, loan),
		{
			Title: figure(m, m.Say("turn.card.bills"), w.MoneyOrNone(bills)), Text: m.Say("tip.bills_rule"),
			Figure: due, More: Titles(m, sh.HeldMail(seat), engine.Bill, engine.MonsterCharge),
		},
		{
			Title: figure(m, m.Say("turn.card.deals"), strconv.Itoa(len(deals))), Text: m.Say("tip.deals_rule"),
			Figure: held, More: Titles(m, deals),
		},
	}
	if sh.LotteryCards[seat] != engine.NoCard {
		tips[4] = LotteryCardTip(m, seat)
	}
	return tips
}
