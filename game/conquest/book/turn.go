package book

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rulebook"
)

// turn is the chapter on what a turn consists of, and on the armies it brings.
func (a author) turn() rulebook.Chapter {
	steps := linking(entry("conquest.rules.turn.title", rulebook.Art("start"),
		say("conquest.rules.turn.count"), say("conquest.rules.turn.cards"), say("conquest.rules.turn.place"), say("conquest.rules.turn.attack"), say("conquest.rules.turn.move"), say("conquest.rules.turn.draw")),
		"armies", "sets", "attack", "move", "drawing")
	steps.Wide = true
	for i := range steps.Lines {
		steps.Lines[i].Step = i + 1
	}
	bonus := linking(entry("conquest.rules.whole.title", rulebook.Art("guard"), say("conquest.rules.whole.bonus"), say("conquest.rules.whole.key")), "regions")
	if a.house.Has(conquest.PageTiles) {
		bonus.Lines = append(bonus.Lines, because(ours("conquest.rules.whole.star"), conquest.PageTiles))
		bonus.Links = append(bonus.Links, "tiles")
	}
	return chapter("turn", steps,
		linking(entry("conquest.rules.armies.title", rulebook.Art("design-infantry"),
			say("conquest.rules.armies.days", number("days", conquest.DaysPerArmy), number("least", conquest.FewestArmies)),
			say("conquest.rules.armies.counted")), "whole", "sets"),
		bonus,
		linking(entry("conquest.rules.reinforce.title", rulebook.Art("token-boat"), say("conquest.rules.reinforce.where"), ours("conquest.rules.reinforce.all")), "attack"),
	)
}

// cards is the chapter on cards and sets.
func (a author) cards() rulebook.Chapter {
	size := number("n", conquest.SetSize)
	hands := entry("conquest.rules.hands.title", rulebook.Art("eyeoff"), ours("conquest.rules.hands.closed"))
	if a.house.Has(conquest.OpenHands) {
		hands.Lines = []rulebook.Line{because(ours("conquest.rules.hands.open"), conquest.OpenHands)}
	}
	return chapter("cards",
		linking(entry("conquest.rules.drawing.title", rulebook.Art("design-artillery"), say("conquest.rules.drawing.card"), ours("conquest.rules.drawing.last"), ours("conquest.rules.drawing.empty")), "sets", "deck"),
		linking(entry("conquest.rules.sets.title", rulebook.Art("design-infantry"),
			say("conquest.rules.sets.what", size), say("conquest.rules.sets.when"), ours("conquest.rules.sets.before"), ours("conquest.rules.sets.back"),
			ours("conquest.rules.sets.must", number("cards", conquest.TooManyCards))), "worth", "knock-out"),
		a.worth(), linking(hands, "knock-out"),
	)
}

// worth is what sets bring.
func (a author) worth() rulebook.Entry {
	e := linking(entry("conquest.rules.worth.title", rulebook.Art("windfall")), "sets")
	fixed := conquest.HouseRules(0).With(conquest.FixedSets) & a.house
	brings := func(sets uint16, design conquest.Design) int32 {
		s := conquest.State{Setup: conquest.Setup{House: fixed}, Sets: sets}
		return s.SetWorth(design)
	}
	if fixed != 0 {
		e.Lines = []rulebook.Line{because(ours("conquest.rules.worth.fixed"), conquest.FixedSets)}
		e.Table.Head = rulebook.Headed("conquest.rules.worth.design", "conquest.rules.worth.armies")
		for design := conquest.Infantry; design <= conquest.OneOfEach; design++ {
			e.Table.Rows = append(e.Table.Rows, []rulebook.Value{
				rulebook.Message("design", "conquest.design."+design.String()), number("armies", brings(0, design)),
			})
		}
		return e
	}
	const shown = 8
	e.Lines = []rulebook.Line{
		say("conquest.rules.worth.grows", number("first", brings(0, conquest.OneOfEach)), number("more", brings(1, conquest.OneOfEach)-brings(0, conquest.OneOfEach))),
		ours("conquest.rules.worth.together"),
	}
	e.Table.Head = rulebook.Headed("conquest.rules.worth.set", "conquest.rules.worth.armies")
	for sets := range uint16(shown) {
		e.Table.Rows = append(e.Table.Rows, []rulebook.Value{number("set", int(sets)+1), number("armies", brings(sets, conquest.OneOfEach))})
	}
	return e
}
