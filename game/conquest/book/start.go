package book

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rulebook"
)

// start is the chapter on what happens before the first turn.
func (a author) start() rulebook.Chapter {
	return chapter("start", a.aim(), a.players(), a.first(), a.claiming(), a.placing(), a.neutral(), a.deck())
}

func (a author) aim() rulebook.Entry {
	return linking(entry("conquest.rules.aim.title", rulebook.Art("star"), say("conquest.rules.aim.win", number("days", conquest.Days)), say("conquest.rules.aim.way")), "turn", "winning")
}

// players has a row for each number of players: what each of them begins with. Two of
// them do not begin with the same, see [author.neutral].
func (a author) players() rulebook.Entry {
	e := linking(entry("conquest.rules.players.title", rulebook.Art("human"),
		say("conquest.rules.players.seats", number("least", conquest.MinSeats), number("most", conquest.MaxSeats)),
		say("conquest.rules.players.armies")), "neutral")
	e.Table.Head = rulebook.Headed("conquest.rules.players.number", "conquest.rules.players.each")
	for seats := conquest.MinSeats + 1; seats <= conquest.MaxSeats; seats++ {
		s := conquest.Setup{Seats: uint8(seats)}
		e.Table.Rows = append(e.Table.Rows, []rulebook.Value{number("seats", seats), number("armies", s.Infantry(0))})
	}
	return e
}

func (a author) first() rulebook.Entry {
	return entry("conquest.rules.first.title", rulebook.Die{N: 6}, say("conquest.rules.first.high"), ours("conquest.rules.first.tie"), ours("conquest.rules.first.all"))
}

func (a author) claiming() rulebook.Entry {
	e := linking(entry("conquest.rules.claim.title", rulebook.Art("token-house"), say("conquest.rules.claim.put"), ours("conquest.rules.claim.pass"), say("conquest.rules.claim.until"), ours("conquest.rules.claim.extra")),
		"regions", "place")
	if a.house.Has(conquest.DealtDays) {
		e.Lines = []rulebook.Line{because(ours("conquest.rules.claim.dealt"), conquest.DealtDays)}
	}
	return e
}

func (a author) placing() rulebook.Entry {
	put := say("conquest.rules.place.put")
	if a.house.Has(conquest.QuickSetup) {
		put = because(ours("conquest.rules.place.quick"), conquest.QuickSetup)
	}
	return linking(entry("conquest.rules.place.title", rulebook.Art("design-infantry"), put, say("conquest.rules.place.stack"), say("conquest.rules.place.never")), "claim")
}

// neutral is the army that stands between two players.
func (a author) neutral() rulebook.Entry {
	s := conquest.Setup{Seats: conquest.MinSeats, First: 0}
	return linking(entry("conquest.rules.neutral.title", rulebook.Art("fort"),
		ours("conquest.rules.neutral.stands", number("seats", s.Seats), number("armies", conquest.NeutralArmies), number("days", conquest.NeutralDays)),
		ours("conquest.rules.neutral.defends"), ours("conquest.rules.neutral.pays"),
		ours("conquest.rules.neutral.infantry", number("first", s.Infantry(0)), number("second", s.Infantry(1)))), "players", "winning")
}

func (a author) deck() rulebook.Entry {
	cards := 0
	for card := conquest.Day(1); card <= conquest.Days; card++ {
		if conquest.CardDesign(card) == conquest.Infantry {
			cards++
		}
	}
	return linking(entry("conquest.rules.deck.title", rulebook.Art("design-cavalry"),
		say("conquest.rules.deck.cards", number("cards", conquest.Days), number("each", cards)), ours("conquest.rules.deck.designs")), "drawing", "sets")
}
