package book

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rulebook"
	"bigpayday/game/words"
)

// attack is the chapter on fights and their odds.
func (a author) attack() rulebook.Chapter {
	most := conquest.MostDice(conquest.MostInOdds)
	defence := ours("conquest.rules.dice.always")
	if a.house.Has(conquest.DefenderChooses) {
		defence = because(say("conquest.rules.dice.chooses"), conquest.DefenderChooses)
	}
	losing := linking(entry("conquest.rules.losing.title", rulebook.Die{N: 4, Black: true},
		say("conquest.rules.losing.highest"), say("conquest.rules.losing.second"), say("conquest.rules.losing.ties")), "throw", "dice")
	if a.house.Has(conquest.PageTiles) {
		losing.Lines = append(losing.Lines, because(ours("conquest.rules.losing.fort"), conquest.PageTiles))
		losing.Links = append(losing.Links, "tiles")
	}
	return chapter("attack",
		linking(entry("conquest.rules.attack.title", rulebook.Die{N: 6}, say("conquest.rules.attack.where"), say("conquest.rules.attack.often")), "dice", "odds"),
		linking(entry("conquest.rules.dice.title", rulebook.Die{N: 5}, say("conquest.rules.dice.attacker", number("most", most)),
			say("conquest.rules.dice.defender", number("most", conquest.MostDefence)), defence, ours("conquest.rules.dice.neutral")), "losing", "odds"),
		losing,
		linking(entry("conquest.rules.taking.title", rulebook.Art("token-house"), say("conquest.rules.taking.move"), ours("conquest.rules.taking.stays")), "drawing", "knock-out"),
		a.throw(), a.odds(),
	)
}

// throw has the chances of a single throw.
func (a author) throw() rulebook.Entry {
	e := linking(entry("conquest.rules.throw.title", rulebook.Die{N: 3}, say("conquest.rules.throw.chances")), "losing", "odds")
	e.Wide = true
	e.Table.Head = rulebook.Headed("conquest.rules.throw.dice", "conquest.rules.throw.beaten", "conquest.rules.throw.each", "conquest.rules.throw.lost")
	for defence := int32(1); defence <= conquest.MostDefence; defence++ {
		for dice := int32(1); dice <= conquest.MostDice(conquest.MostInOdds); dice++ {
			c := conquest.ChancesOf(dice, defence, false)
			e.Table.Rows = append(e.Table.Rows, []rulebook.Value{
				rulebook.Shown("dice", func(w *words.Words) string {
					return w.Say("conquest.rules.throw.against", words.Number("dice", dice), words.Number("defence", defence))
				}),
				a.percent(c.Beaten, c.Ways()), a.percent(c.Each, c.Ways()), a.percent(c.Lost, c.Ways()),
			})
		}
	}
	return e
}

// How large the table of odds is: from the fewest armies that may attack on.
const (
	fewestAttackers = 2
	mostAttackers   = 12
	mostDefenders   = 7
)

// odds has the chances to take a day, by the armies of both sides.
func (a author) odds() rulebook.Entry {
	e := linking(entry("conquest.rules.odds.title", rulebook.Art("lucky"), say("conquest.rules.odds.table"), say("conquest.rules.odds.read")), "throw", "attack")
	e.Wide = true
	e.Table.Head = rulebook.Headed("conquest.rules.odds.armies")
	for defence := int32(1); defence <= mostDefenders; defence++ {
		e.Table.Head = append(e.Table.Head, number("defence", defence))
	}
	for armies := int32(fewestAttackers); armies <= mostAttackers; armies++ {
		row := []rulebook.Value{number("armies", armies)}
		for defence := int32(1); defence <= mostDefenders; defence++ {
			row = append(row, a.chance(conquest.Win(armies, defence, false)))
		}
		e.Table.Rows = append(e.Table.Rows, row)
	}
	return e
}
