package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/session"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/control"
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

// usualStake is what the panel begins with, in dollars, as far as there is cash.
const usualStake = 50

// followStake forgets what was about to be staked when somebody else is asked,
// or nothing can be staked any more.
func (s *Turn) followStake() {
	p, ok := s.M.Asked()
	o, may := s.M.Option(engine.Bet)
	switch {
	case !ok || !may:
		if s.stake != (staking{}) {
			s.stake = staking{}
			s.Invalidate()
		}
	case s.stake.amount == 0 || s.stake.prompt != p || s.stake.turn != s.M.Stage.Shown().Turns:
		s.stake = staking{prompt: p, turn: s.M.Stage.Shown().Turns, amount: min(usualStake, o.Most), open: p.Kind == engine.PlaySwellfare}
		s.Invalidate()
	default:
		s.stake.amount = min(max(s.stake.amount, o.Choice.Amount), o.Most)
	}
}

// showsStake reports whether the panel is shown.
func (s *Turn) showsStake() bool {
	if _, card := s.presented(); card {
		return false
	}
	return s.stake.open || s.M.Stage.Shown().Bet.Open
}

// stakeCommands stake what the panel says, or nothing; before a roll that closes the panel.
func (s *Turn) stakeCommands(p engine.Prompt) []panel.Command {
	keep := panel.Command{
		ID: "no-stake", Label: s.Say("choice.keep-swellfare"), Cap: input.No, Keys: input.SetOf(input.No, input.Pass, input.Keep),
		Do: func() { s.stake.open = false },
	}
	if p.Kind == engine.PlaySwellfare {
		keep.ID, keep.Do = "keep-swellfare", func() { s.choose(engine.Choice{Kind: engine.KeepSwellfare}) }
	}
	return []panel.Command{{
		ID: "stake", Label: s.Say("swellfare.stake_and_roll", words.Money("money", s.stake.amount)), Kind: control.Primary,
		Cap: input.GoOn, Keys: session.GoOn | input.SetOf(input.Yes),
		Do: func() {
			s.choose(engine.Choice{Kind: engine.Bet, Amount: s.stake.amount})
			if !facts.MayStake(s.M) {
				s.stake = staking{}
			}
		},
	}, keep}
}
