package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Offer returns the words of an option at the prompt that is open. Of a range of
// amounts it speaks about the amount in o.Choice: put there what is being considered.
func (s *Speaker) Offer(state *conquest.State, o conquest.Option) words.Offer {
	c := o.Choice
	id := "conquest.choice." + c.Kind.String()
	amount := int(c.Amount)
	day, from, to := s.day("day", c.Day), s.day("from", c.Day), s.day("to", c.To)
	switch c.Kind {
	case conquest.LayDown:
		return s.laying(state, c)
	case conquest.Fill:
		id += "." + state.Prompt().Kind.String()
		return words.Offer{Label: s.words.Say(id), Does: s.words.Say(id + "_does")}
	case conquest.Claim:
		return words.Offer{Label: s.words.Say(id, day), Does: s.claims(state, c.Day)}
	case conquest.Place:
		return words.Offer{
			Label: s.words.Count(id, amount, day),
			Does:  s.Change(state.Threat(c.Day), state.ThreatTo(c.Day, state.Armies[c.Day]+c.Amount)),
		}
	case conquest.TurnInSet:
		return words.Offer{Label: s.words.Say(id, words.Text("set", s.Set(c.Design))), Does: s.brings(state.SetWorth(c.Design))}
	case conquest.ThrowAt:
		against := min(conquest.MostDefence, state.Armies[c.To])
		return words.Offer{
			Label: s.words.Count(id, amount, from, to),
			Does:  s.Throw(c.Amount, against, state.Map.Forts.Has(c.To)),
		}
	case conquest.Storm:
		foe := state.FoeOn(c.To)
		odds := conquest.Odds(state.Armies[c.Day], foe.Armies, foe.Fort, c.Amount)
		offer := words.Offer{Label: s.words.Say(id, from, to), Does: s.Attack(&odds)}
		if c.Amount > 1 {
			offer.Label = s.words.Say("conquest.choice.storm_leave", from, to, s.armies("armies", c.Amount))
		}
		return offer
	case conquest.DefendWith:
		p := state.Prompt()
		return words.Offer{Label: s.words.Count(id, amount), Does: s.Defence(int32(p.Dice), c.Amount, state.Map.Forts.Has(p.To))}
	case conquest.MoveIn:
		p := state.Prompt()
		return words.Offer{Label: s.words.Say(id, s.armies("armies", c.Amount)), Does: s.stays(p.From, state.Armies[p.From]-c.Amount)}
	case conquest.Move:
		return words.Offer{Label: s.words.Say(id, s.armies("armies", c.Amount), from, to), Does: s.stays(c.Day, state.Armies[c.Day]-c.Amount)}
	case conquest.Stay:
		return words.Offer{Label: s.words.Say(id)}
	}
	return words.Offer{Label: s.words.Say(id), Does: s.words.Say(id + "_does")}
}

// claims says how much of the region of a free day a seat has, and whose the days beside it are:
// "Fresh start: you hold 2 of 6. Next to 7 and 13 (yours), 15 (Dad) and 21 (free)."
func (s *Speaker) claims(state *conquest.State, d conquest.Day) string {
	var groups []string
	add := func(owner string, set conquest.DaySet) {
		var days []conquest.Day
		for ; set != 0; set &= set - 1 {
			days = append(days, set.First())
		}
		if days != nil {
			groups = append(groups, s.words.Say("conquest.choice.claim_beside", words.Text("days", s.DayList(days)), words.Text("owner", owner)))
		}
	}
	beside := state.Map.Links[d]
	add(s.words.Say("conquest.choice.claim_own"), beside&state.Held[state.Turn])
	for owner := conquest.Seat(0); owner <= conquest.Neutral; owner++ {
		if owner != state.Turn {
			add(s.Player(owner), beside&state.Held[owner])
		}
	}
	add(s.words.Say("conquest.choice.claim_free"), beside&state.Free())
	return s.words.Say("conquest.choice.claim_does", words.Text("share", s.share(state, s.page.RegionOf(d), state.Turn)), words.Text("days", s.words.List(groups)))
}

// laying says where a tile goes, and how the bonuses of regions would change by it.
func (s *Speaker) laying(state *conquest.State, c conquest.Choice) words.Offer {
	name, does := s.Tile(c.Tile)
	offer := words.Offer{Label: s.words.Say("conquest.choice.lay-on", words.Text("tile", name), s.day("day", c.Day))}
	if c.To != conquest.NoDay {
		offer.Label = s.words.Say("conquest.choice.lay-between", words.Text("tile", name), s.day("from", c.Day), s.day("to", c.To))
	}
	after := state.PreviewTile(c)
	var changes []string
	for r := range conquest.NumRegions {
		if before, after := state.Map.Bonus[r], after.Bonus[r]; before != after {
			changes = append(changes, s.words.Say("conquest.region.change", words.Text("region", s.Region(r)),
				words.Number("before", before), words.Number("after", after)))
		}
	}
	if offer.Does = does; len(changes) > 0 {
		offer.Does = s.words.List(changes)
	}
	return offer
}

// brings says how many armies a set brings.
func (s *Speaker) brings(armies int32) string {
	return s.words.Say("conquest.choice.brings", s.armies("armies", armies))
}

// stays says how many armies are left on a day.
func (s *Speaker) stays(d conquest.Day, armies int32) string {
	return s.words.Count("conquest.choice.stays", int(armies), s.day("day", d))
}
