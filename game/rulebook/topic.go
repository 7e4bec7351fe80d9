package rulebook

import "bigpayday/game/engine"

// TopicOf returns the id of the entry that explains the prompt that is open.
func TopicOf(s *engine.State) string {
	p := s.Prompt()
	switch p.Kind {
	case engine.PlaceTile, engine.Arrange:
		return "laying"
	case engine.TakeTurn:
		if s.Players[p.Seat].Retired {
			return "retired"
		}
		return "turn"
	case engine.BuyDeal:
		switch kind := s.Edition().Card(p.Card).Kind; kind {
		case engine.DoubleDeal, engine.SuperSteal:
			return "card-" + kind.String()
		}
		return "deals"
	case engine.SellDeal:
		return "selling"
	case engine.AnteUp, engine.PickNumber:
		return TopicOfSpace(s.Lottery.Space)
	case engine.BringFriend:
		return "friend"
	case engine.PayOffLoan:
		return "pay-day"
	case engine.MindSavings:
		return "savings"
	case engine.PlaySwellfare:
		return "card-swellfare"
	case engine.SetBonusDie:
		return "jackpot"
	case engine.SwapCards, engine.AnswerSwap:
		return "lottery-cards"
	case engine.PlaceBid:
		return "card-auction"
	case engine.NoPrompt:
		return "winning"
	}
	// All others are asked by a card, or by the day that a player has come to.
	if p.Card != engine.NoCard {
		return "card-" + s.Edition().Card(p.Card).Kind.String()
	}
	return TopicOfSpace(s.SpaceAt(s.Players[p.Seat].Month, s.Players[p.Seat].Day))
}

// TopicOfSpace returns the id of the entry on a kind of day.
func TopicOfSpace(kind engine.Space) string {
	switch {
	case kind.IsMail():
		return "day-mail"
	case kind == engine.Vacant:
		return "laying"
	}
	return "day-" + kind.String()
}
