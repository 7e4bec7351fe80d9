package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/words"
)

// Plan returns what a plan is called at the prompt that is open: "Take Fresh start",
// "Knock Dad out".
func (s *Speaker) Plan(state *conquest.State, p bot.Plan) string {
	region := words.Text("region", s.Region(p.Aim))
	switch {
	case p.Victim != conquest.NoSeat:
		return s.words.Say("conquest.plan.victim", s.name("name", p.Victim))
	case p.Aim != conquest.NumRegions && state.Ask == conquest.ClaimDay:
		return s.words.Say("conquest.plan.claim", region)
	case p.Aim != conquest.NumRegions:
		return s.words.Say("conquest.plan.region", region)
	case p.Card:
		return s.words.Say("conquest.plan.card")
	}
	return s.words.Say("conquest.plan.none")
}

// Advice says what a plan is worth, by its chance to win in parts of 10,000, and what it
// begins with. Even says that no other is better by more than luck may explain.
func (s *Speaker) Advice(state *conquest.State, choice conquest.Choice, chance int32, even bool) string {
	id := "conquest.plan.wins"
	if even {
		id = "conquest.plan.wins_even"
	}
	return s.words.Say(id, words.Number("games", percent(chance)), words.Text("choice", s.Offer(state, conquest.Option{Choice: choice}).Label))
}

// Cost says what a decision cost, in parts of 10,000 of the chance to win: "about 4 of 100
// wins".
func (s *Speaker) Cost(cost int32) string {
	return s.words.Count("conquest.plan.cost", int(percent(cost)))
}

// Better says when something was decided, and what would have been better.
func (s *Speaker) Better(state *conquest.State, better conquest.Choice) string {
	label := s.Offer(state, conquest.Option{Choice: better}).Label
	if state.Round == 0 {
		return s.words.Say("conquest.plan.better_start", words.Text("better", label))
	}
	return s.words.Say("conquest.plan.better", words.Number("round", state.Round), words.Text("better", label))
}
