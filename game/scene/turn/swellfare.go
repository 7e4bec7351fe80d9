package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Swellfare: who owes more than the cash can pay may stake some of it when the
// card is drawn, or before a turn's roll. The panel stands where cards are
// presented, and stays until the die has decided.

// staking is what a player is about to stake.
type staking struct {
	// prompt and turn are where the player is asked.
	prompt engine.Prompt
	turn   uint16
	amount int32 // dollars; 0 before there was any
	// open says that the player wants to stake something before the roll.
	open bool
}

// UsualStake is what the panel begins with, in dollars, as far as there is cash.
const UsualStake = 50

// FollowStake forgets what was about to be staked when somebody else is asked,
// or nothing can be staked any more.
func (s *Turn) FollowStake() {
	p, ok := s.M.Asked()
	o, may := facts.Option(s.M, engine.Bet)
	switch {
	case !ok || !may:
		if s.stake != (staking{}) {
			s.stake = staking{}
			s.Invalidate()
		}
	case s.stake.amount == 0 || s.stake.prompt != p || s.stake.turn != s.M.Stage.Shown().Turns:
		s.stake = staking{prompt: p, turn: s.M.Stage.Shown().Turns, amount: min(UsualStake, o.Most), open: p.Kind == engine.PlaySwellfare}
		s.Invalidate()
	default:
		s.stake.amount = min(max(s.stake.amount, o.Choice.Amount), o.Most)
	}
}

// StakeShown reports whether the panel is shown.
func (s *Turn) StakeShown() bool {
	if _, card := s.presented(); card {
		return false
	}
	return s.stake.open || s.M.Stage.Shown().Bet.Open
}

// stakeAct stakes what the panel says.
func (s *Turn) stakeAct() act {
	return act{
		ID: "stake", label: s.Say("swellfare.stake_and_roll", words.Money("money", s.stake.amount)), kind: render.Primary,
		cap: input.GoOn, Keys: match.GoOn | input.SetOf(input.Yes),
		do: func() {
			amount := s.stake.amount
			s.choose(engine.Choice{Kind: engine.Bet, Amount: amount})
			if !facts.MayStake(s.M) {
				s.stake = staking{}
			}
		},
	}
}

// noStakeAct stakes nothing; before a roll it opens and closes the panel.
func (s *Turn) noStakeAct(p engine.Prompt) act {
	switch {
	case p.Kind == engine.PlaySwellfare:
		return act{
			ID: "keep-swellfare", label: s.Say("choice.keep-swellfare"), cap: input.No, Keys: input.SetOf(input.No, input.Pass, input.Keep),
			do: func() { s.choose(engine.Choice{Kind: engine.KeepSwellfare}) },
		}
	case s.stake.open:
		return act{
			ID: "no-stake", label: s.Say("choice.keep-swellfare"), cap: input.No, Keys: input.SetOf(input.No, input.Pass, input.Keep),
			do: func() { s.stake.open = false },
		}
	}
	return act{
		ID: "swellfare", label: s.Say("card.kind.swellfare"), cap: input.Yes, Keys: input.SetOf(input.Yes),
		tip: render.Tip{Text: s.Say("prompt.text.take-turn-swellfare")}, do: func() { s.stake.open = true },
	}
}
