package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// HardBudget is how many choices [skill.Hard] makes on others' behalf, and its own, to
// come to one decision: with two players and two months ahead some 500 games.
const HardBudget = 32_000

// hard plays a decision out: the choice of [skill.Normal] and all others that are
// worth a thought.
func (t *Player) hard(view *engine.State, prompt engine.Prompt) (engine.Choice, bool) {
	if t.rollout == nil {
		t.rollout = new(Rollout)
	}
	if !t.rollingOut {
		first, done := t.normal(view, prompt)
		if !done {
			return engine.Choice{}, false
		}
		t.choices = appendWorthwhile(t.choices[:0], view, prompt, first, &t.options)
		if len(t.choices) == 1 {
			return first, true
		}
		t.rollout.Begin(view, t.choices, t.budget, true)
		t.rollingOut = true
		return engine.Choice{}, false
	}
	if !t.rollout.Step() {
		return engine.Choice{}, false
	}
	t.rollingOut = false
	return t.rollout.Best(), true
}

// appendWorthwhile appends the choices at a prompt that a player should think
// about, the first one before all others. Tiles are laid by plan: all
// players walk the same calendar, so there is little to gain by looking
// ahead. The best number of a lottery is known for certain, and a sample would
// only blur it, as it would whom to ask for a Lottery card. Nobody borrows but
// for what the rules make one pay.
func appendWorthwhile(choices []engine.Choice, view *engine.State, prompt engine.Prompt, first engine.Choice, options *[]engine.Option) []engine.Choice {
	choices = append(choices, first)
	switch prompt.Kind {
	case engine.PlaceTile, engine.Arrange, engine.PickNumber, engine.SetBonusDie:
		return choices
	}
	add := func(choice engine.Choice) {
		for _, there := range choices {
			if there == choice {
				return
			}
		}
		choices = append(choices, choice)
	}
	*options = view.AppendOptions((*options)[:0])
	for _, option := range *options {
		switch kind := option.Choice.Kind; {
		case kind == engine.Borrow, kind == engine.TakeOut && prompt.Kind != engine.MindSavings,
			kind == engine.OfferSwap && prompt.Kind == engine.AnteUp:
			continue
		case option.Step == 0:
			add(option.Choice)
		default:
			half := (option.Most - option.Choice.Amount) / option.Step / 2 * option.Step
			add(option.Choice)
			add(option.With(option.Choice.Amount + half))
			add(option.With(option.Most))
		}
	}
	return choices
}

// Consider returns a rollout over all choices that are worth a thought at the
// prompt of a view, the one that [skill.Normal] would take first, each played on in
// the same number of worlds. It is nil where there is nothing to choose. The
// budget is that of [Rollout.Begin].
func Consider(view *engine.State, budget int) *Rollout {
	prompt := view.Prompt()
	if prompt.Kind == engine.NoPrompt {
		return nil
	}
	t := New(skill.Normal, prompt.Seat)
	first, done := t.normal(view, prompt)
	for !done {
		first, done = t.normal(view, prompt)
	}
	choices := appendWorthwhile(nil, view, prompt, first, &t.options)
	if len(choices) < 2 {
		return nil
	}
	o := new(Rollout)
	o.Begin(view, choices, budget, false)
	return o
}
