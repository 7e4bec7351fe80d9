package facts

import (
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render"
)

// SumTips says what the sums on a player's card are: cash, loan, bills, Deals and the
// Lottery card, in the order of [render.Theme.PlayerSums].
func SumTips(m *match.Match, seat engine.Seat) (tips [5]render.Tip) {
	sh, w := m.Stage.Shown(), m.Words
	loan, bills, deals := sh.Players[seat].Loan, sh.BillsDue(seat), sh.HeldDeals(seat)
	figure := func(label, value string) string {
		return m.Say("tip.figure", words.Text("label", m.Say(label)), words.Text("value", value))
	}
	held := m.Say("tip.deals_none")
	if len(deals) > 0 {
		held = w.Count("tip.deals", len(deals))
	}
	due := billsTip(m, seat)
	if charges := len(Charges(m, seat)); charges > 0 {
		due = m.Say("tip.and", words.Text("first", due), words.Text("second", w.Count("tip.charges", charges)))
	}
	tips = [5]render.Tip{
		{
			Title: figure("turn.card.cash", w.Money(sh.Cash(seat))), Text: m.Say("tip.cash"),
			Figure: m.Say("tip.worth_now", words.Money("money", sh.NetWorth(seat))), More: m.Say("tip.worth"),
		},
		LoanTip(m, seat, loan),
		{
			Title: figure("turn.card.bills", w.MoneyOrNone(bills)), Text: m.Say("tip.bills_rule"),
			Figure: due, More: Titles(m, sh.HeldMail(seat), engine.Bill, engine.MonsterCharge),
		},
		{
			Title: figure("turn.card.deals", strconv.Itoa(len(deals))), Text: m.Say("tip.deals_rule"),
			Figure: held, More: Titles(m, deals),
		},
	}
	if sh.LotteryCards[seat] != engine.NoCard {
		tips[4] = LotteryCardTip(m, seat)
	}
	return tips
}
