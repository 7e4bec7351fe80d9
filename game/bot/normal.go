package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// normal decides at a prompt of the player's own.
func (t *Player) normal(view *engine.State, prompt engine.Prompt) (engine.Choice, bool) {
	switch prompt.Kind {
	case engine.PlaceTile:
		return t.layTile(view, prompt), true
	case engine.Arrange:
		return t.arrange(view), true
	case engine.TakeTurn:
		if bet := t.playSwellfare(view); bet.Kind != engine.KeepSwellfare {
			return bet, true
		}
		return engine.Choice{Kind: engine.Roll}, true
	case engine.SellDeal:
		if t.temper.Sell < skill.Even {
			return t.trade(view, prompt)
		}
		return t.sellBest(view), true
	case engine.AnteUp:
		return t.anteOrStayOut(view), true
	case engine.PickNumber:
		return t.pickLikeliest(view), true
	case engine.BringFriend:
		return t.bringWorst(view), true
	case engine.PayOffLoan:
		return t.payOff(view), true
	case engine.SetBonusDie:
		// All numbers are as likely as each other, for everyone.
		return engine.Choice{Kind: engine.LeaveDie}, true
	case engine.ChoosePlayer:
		return t.choosePlayer(view, prompt), true
	case engine.SettleCharge:
		return t.settleCharge(view, prompt), true
	case engine.SwapCards:
		return t.swapCard(view), true
	case engine.AnswerSwap:
		return t.answerSwap(view, prompt), true
	case engine.MindSavings:
		return t.settleSavings(view), true
	case engine.PlaySwellfare:
		return t.playSwellfare(view), true
	case engine.BuyDeal, engine.DealOrBuyer, engine.PlaceBid:
		return t.trade(view, prompt)
	}
	return t.anything(view), true
}

// trade decides about Deals, once the buyers ahead have been counted.
func (t *Player) trade(view *engine.State, prompt engine.Prompt) (choice engine.Choice, done bool) {
	if !t.buyers.step(view, t.seat) {
		return engine.Choice{}, false
	}
	switch prompt.Kind {
	case engine.BuyDeal:
		choice = t.buyOrDecline(view, prompt.Card)
	case engine.DealOrBuyer:
		choice = t.dealOrBuyer(view)
	case engine.SellDeal:
		choice = t.sellBest(view)
	default:
		choice = t.bidOrPass(view, prompt)
	}
	t.Reset()
	return choice, true
}

// anything returns the first choice that is allowed, for a prompt that no
// computer has learned to answer.
func (t *Player) anything(view *engine.State) engine.Choice {
	t.options = view.AppendOptions(t.options[:0])
	if len(t.options) == 0 {
		return engine.Choice{}
	}
	return t.options[0].Choice
}
