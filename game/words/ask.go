package words

import (
	"bigpayday/game/engine"
	"bigpayday/game/rules"
)

// Ask is a prompt in words.
type Ask struct {
	// Title is the heading, Text explains what is asked.
	Title, Text string
	// Hint is what somebody who does not know the game may be told; it may be empty.
	Hint string
	// Tab stands above the card of the player who is asked: "Your turn",
	// "Picks a number".
	Tab string
}

// Ask returns the words of the prompt that is open. names are what the
// players are called, by seat.
func (w *Words) Ask(s *engine.State, names []string) Ask {
	p := s.Prompt()
	kind := p.Kind.String()
	who := w.Player(names, p.Seat)
	title := func(values ...Value) string { return w.Say("prompt.title."+kind, append(values, Name("name", who))...) }
	text := func(values ...Value) string { return w.Say("prompt.text."+kind, append(values, Name("name", who))...) }
	ask := Ask{Tab: w.Say("prompt.tab." + kind)}
	switch p.Kind {
	case engine.PlaceTile:
		if s.Setup.Laying == engine.ByOne {
			ask.Title = w.Say("prompt.title.build", Name("name", who))
			ask.Text = w.Say("prompt.text.build")
			break
		}
		ask.Title, ask.Text = title(), text(Text("space", w.spaceName(p.Tile)))
	case engine.TakeTurn:
		ask.Title, ask.Text = title(), text()
		if jackpot := s.Balance[engine.Jackpot]; s.Players[p.Seat].Retired {
			ask.Text = w.RetiredRolls(&s.Setup, jackpot, s.BonusDie)
		} else if jackpot > 0 {
			ask.Text = w.jackpotToWin(s, jackpot)
		}
		if canBet(s) {
			ask.Text = w.Say("prompt.text.take-turn-swellfare")
		}
	case engine.BuyDeal:
		card := s.Edition().Card(p.Card)
		ask.Title = title(Text("title", w.CardTitle(s.Setup.Edition, p.Card)))
		ask.Text = text(Money("cost", card.Price()), Money("value", card.Payoff()))
	case engine.SellDeal:
		ask.Title = title()
		ask.Text = w.Count("prompt.text.sell-deal", len(s.HeldDeals(p.Seat)), Name("name", who))
	case engine.AnteUp, engine.PickNumber:
		rule := s.Setup.LotteryRule(s.Lottery.Space)
		values := []Value{
			Text("space", w.spaceName(s.Lottery.Space)), Money("money", rule.Amount), Money("stake", rule.Stake),
			Name("lander", w.Player(names, p.Lander)), Text("day", w.Day(s.Players[p.Lander].Day)),
		}
		ask.Title, ask.Text = title(values...), text(values...)
		if id := w.own(s.Edition(), "prompt.text."+kind); id != "prompt.text."+kind {
			ask.Text = w.Say(id, append(values, Name("name", who))...)
		}
		if id := "prompt.text." + kind + "." + s.Lottery.Space.String(); w.Has(id) {
			ask.Text = w.Say(id, append(values, Name("name", who))...)
		}
	case engine.BringFriend:
		mover := s.Players[p.Seat]
		ask.Title = title(Text("message", w.MessageTitle(s.Edition().Card(p.Card).Message)))
		ask.Text = text(Text("from", w.Day(mover.Day)), Text("to", w.dayAndSpace(s, mover.Month, p.To)))
	case engine.PayOffLoan:
		loan := s.Players[p.Seat].Loan
		ask.Title = title()
		ask.Text = text(Money("loan", loan), Money("step", s.Edition().LoanStep))
	case engine.SetBonusDie:
		ask.Title, ask.Text = title(), text(Number("number", s.BonusDie))
	case engine.ChoosePlayer, engine.DealOrBuyer, engine.SettleCharge:
		card := s.Edition().Card(p.Card)
		ask.Title = title(Text("title", w.CardTitle(s.Setup.Edition, p.Card)))
		ask.Text = text(Money("money", card.Amount), Money("interest", card.Interest()))
	case engine.AnswerSwap:
		ask.Title, ask.Text = title(), text(Name("other", w.Player(names, p.Other)))
	case engine.PlaceBid:
		ask.Title, ask.Text = title(), text(Money("money", s.LeastBid()))
	case engine.MindSavings:
		ask.Title, ask.Text = title(), text(Money("savings", s.Players[p.Seat].Savings))
	default:
		ask.Title, ask.Text = title(), text()
	}
	return ask
}

// jackpotToWin tells of the Jackpot that the roll of a turn can win.
func (w *Words) jackpotToWin(s *engine.State, jackpot int32) string {
	if s.Setup.House.Has(engine.NoJackpot) || s.Edition().Prize == engine.SixEndsElection && !s.Election {
		return w.Say("prompt.text.take-turn")
	}
	return w.Say(w.own(s.Edition(), "prompt.text.take-turn-jackpot"), Money("money", jackpot), Number("number", s.BonusDie))
}

// RetiredRolls says what somebody rolls for who has finished all months: for what is in the Bonus,
// if that can be won, and to turn the Bonus die.
func (w *Words) RetiredRolls(setup *engine.Setup, bonus int32, die uint8) string {
	number := Number("number", die)
	if bonus == 0 || setup.House.Has(engine.NoJackpot) {
		return w.Say("prompt.text.take-turn-retired_empty", number)
	}
	return w.Say("prompt.text.take-turn-retired", Money("money", bonus), number)
}

// canBet reports whether the prompt that is open takes a bet.
func canBet(s *engine.State) bool {
	for _, o := range s.AppendOptions(nil) {
		if o.Choice.Kind == engine.Bet {
			return true
		}
	}
	return false
}

// dayAndSpace names a day and what lies on it: "21: 1 Mail".
func (w *Words) dayAndSpace(s *engine.State, month, day uint8) string {
	if day == 0 {
		return w.Day(0)
	}
	return w.Say("day.and_space", Number("day", day), Text("space", w.spaceName(s.SpaceAt(month, day))))
}

// Player returns what a player is called; a seat that was given no name is
// called by its number.
func (w *Words) Player(names []string, seat rules.Seat) string {
	if seat >= 0 && int(seat) < len(names) && names[seat] != "" {
		return names[seat]
	}
	return w.Say("player.unnamed", Number("n", int(seat)+1))
}
