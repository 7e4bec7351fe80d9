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

// Advice says what a plan is worth, by its chance to win in parts of 10,000: "Take Fresh
// start: wins 34 of 100".
func (s *Speaker) Advice(state *conquest.State, p bot.Plan, chance int32) string {
	return s.words.Say("conquest.plan.wins", words.Text("plan", s.Plan(state, p)), words.Number("games", percent(chance)))
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
