package book

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rulebook"
)

// end is the chapter on the move, and on how players and games end.
func (a author) end() rulebook.Chapter {
	where := say("conquest.rules.move.where")
	if a.house.Has(conquest.LongMarch) {
		where = because(ours("conquest.rules.move.far"), conquest.LongMarch)
	}
	limit := linking(entry("conquest.rules.limit.title", rulebook.Art("holiday"),
		ours("conquest.rules.limit.agree"), ours("conquest.rules.limit.sum"), ours("conquest.rules.limit.tie"), ours("conquest.rules.limit.last", number("rounds", conquest.LastRound))), "winning")
	if a.rounds > 0 {
		limit.Count = rulebook.Count("conquest.length.rounds", int(a.rounds), false)
	}
	return chapter("end",
		linking(entry("conquest.rules.move.title", rulebook.Art("token-car"), where, ours("conquest.rules.move.stays"), say("conquest.rules.move.none")), "links"),
		linking(entry("conquest.rules.knock-out.title", rulebook.Art("warn"), ours("conquest.rules.knock-out.out"), ours("conquest.rules.knock-out.cards"),
			ours("conquest.rules.knock-out.sets", number("cards", conquest.AtOnceCards), number("left", conquest.TooManyCards-1)), ours("conquest.rules.knock-out.on")), "sets"),
		linking(entry("conquest.rules.winning.title", rulebook.Art("super"), say("conquest.rules.winning.all"), ours("conquest.rules.winning.once"), ours("conquest.rules.winning.neutral")), "limit", "neutral"),
		limit,
		entry("conquest.rules.leaving.title", rulebook.Art("human"), ours("conquest.rules.leaving.seat")),
	)
}

// theMap is the chapter on the page that is played on.
func (a author) theMap() rulebook.Chapter {
	regions := linking(entry("conquest.rules.regions.title", rulebook.Art("guard"), ours("conquest.rules.regions.parts"),
		ours("conquest.rules.regions.bonus", number("days", conquest.DaysPerBonus), number("more", conquest.BorderBonus)), ours("conquest.rules.regions.border")), "whole", "walls")
	regions.Wide = true
	regions.Table.Head = rulebook.Headed(
		"conquest.rules.regions.name", "conquest.rules.regions.days", "conquest.rules.regions.guard", "conquest.rules.regions.armies")
	m := conquest.MapOf(a.page)
	for r := range conquest.NumRegions {
		regions.Table.Rows = append(regions.Table.Rows, []rulebook.Value{
			rulebook.Message("name", "conquest.region."+r.String()), number("days", a.page.DaysOf(r).Len()),
			number("guard", m.Border(a.page, r).Len()), number("armies", m.Bonus[r]),
		})
	}
	entries := []rulebook.Entry{
		linking(entry("conquest.rules.page.title", rulebook.Art("vacation"), ours("conquest.rules.page.days", number("days", conquest.Days)), ours("conquest.rules.page.month")), "regions"),
		linking(entry("conquest.rules.links.title", rulebook.Art("clip"), ours("conquest.rules.links.next"), ours("conquest.rules.links.midnight"), ours("conquest.rules.links.week")), "walls"),
		regions,
		linking(entry("conquest.rules.walls.title", rulebook.Art("tape"), ours("conquest.rules.walls.tape"), ours("conquest.rules.walls.clips"), ours("conquest.rules.walls.gray")), "links", "regions"),
	}
	if a.house.Has(conquest.PageTiles) {
		entries = append(entries, a.tiles())
	}
	return chapter("map", entries...)
}

// tiles are laid under a house rule.
func (a author) tiles() rulebook.Entry {
	e := rulebook.Entry{ID: "tiles", Heading: say("conquest.rules.tiles.title"), Wide: true, Links: []string{"links", "regions", "house-page-tiles"}}
	counts, all := conquest.TileCounts(), 0
	for tile := conquest.Clip; tile < conquest.NumTiles; tile++ {
		all += int(counts[tile])
		e.Pictures = append(e.Pictures, rulebook.Art(tile.String()))
	}
	tiles := func(l rulebook.Line) rulebook.Line { return because(l, conquest.PageTiles) }
	e.Lines = []rulebook.Line{
		tiles(ours("conquest.rules.tiles.lay", number("tiles", all))),
		tiles(ours("conquest.rules.tiles.clip", number("tiles", counts[conquest.Clip]))),
		tiles(ours("conquest.rules.tiles.tape", number("tiles", counts[conquest.Tape]), number("links", conquest.FewestLinks))),
		tiles(ours("conquest.rules.tiles.fort", number("tiles", counts[conquest.Fort]))),
		tiles(ours("conquest.rules.tiles.star", number("tiles", counts[conquest.Star]))),
		tiles(ours("conquest.rules.tiles.count")),
	}
	return e
}

// houseLinks are the entries that belong with house rules.
var houseLinks = [conquest.NumHouseRules][]string{
	conquest.DealtDays: {"claim"}, conquest.QuickSetup: {"place"}, conquest.FixedSets: {"worth"}, conquest.DefenderChooses: {"dice"},
	conquest.LongMarch: {"move"}, conquest.OpenHands: {"hands"}, conquest.PageTiles: {"links"},
}

// houseRules is the chapter that lists what a table may agree on.
func (a author) houseRules() rulebook.Chapter {
	c := chapter("house")
	for rule := range conquest.NumHouseRules {
		e := rulebook.Entry{
			ID: "house-" + rule.String(), Heading: rulebook.Sentence("conquest.house.name." + rule.String()),
			Count: rulebook.Sentence("rules.house.off"),
			Lines: []rulebook.Line{rulebook.Sentence("conquest.house.does." + rule.String()).Guess()},
			Links: houseLinks[rule],
		}
		if a.house.Has(rule) {
			e.Count = because(rulebook.Sentence("rules.house.on"), rule)
		}
		c.Entries = append(c.Entries, e)
	}
	return c
}
