package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Ask returns the words of the prompt that is open.
func (s *Speaker) Ask(state *conquest.State) words.Ask {
	p := state.Prompt()
	kind := p.Kind.String()
	name := words.Name("name", s.Player(p.Seat))
	ask := words.Ask{
		Title: s.words.Say("conquest.prompt.title."+kind, name),
		Hint:  s.words.Say("conquest.prompt.hint." + kind),
		Tab:   s.words.Say("conquest.prompt.tab." + kind),
	}
	house := state.Setup.House
	switch p.Kind {
	case conquest.LayTile:
		ask.Text, ask.Hint = s.Tile(p.Tile)
	case conquest.PlaceArmy:
		id := "conquest.prompt.text.place-army"
		if house.Has(conquest.QuickSetup) {
			id = "conquest.prompt.text.place-all"
		}
		ask.Text = s.words.Count(id, int(p.Armies))
	case conquest.TurnIn:
		ask.Text = s.turnIn(state)
	case conquest.Reinforce:
		ask.Text = s.words.Count("conquest.prompt.text.reinforce", int(p.Armies))
	case conquest.Defend:
		ask.Text = s.words.Count("conquest.prompt.text.defend", int(p.Dice),
			s.name("other", state.Turn), s.day("from", p.From), s.day("to", p.To))
	case conquest.Occupy:
		ask.Text = s.words.Say("conquest.prompt.text.occupy", s.day("from", p.From), s.day("to", p.To),
			words.Number("least", p.Dice), words.Number("most", state.Armies[p.From]-1))
	case conquest.Fortify:
		ask.Text = s.words.Say("conquest.prompt.text.fortify")
		if house.Has(conquest.LongMarch) {
			ask.Text = s.words.Say("conquest.prompt.text.long-march")
		}
	default:
		ask.Text = s.words.Say("conquest.prompt.text." + kind)
	}
	return ask
}

// turnIn asks for sets: how many armies one brings, and whether one has to be turned in.
func (s *Speaker) turnIn(state *conquest.State) string {
	p := state.Prompt()
	cards := state.Hands[p.Seat].Len()
	switch {
	case cards >= conquest.TooManyCards && p.KnockOut:
		return s.words.Count("conquest.prompt.text.turn-in-taken", cards)
	case cards >= conquest.TooManyCards:
		return s.words.Count("conquest.prompt.text.turn-in-must", cards)
	case state.Setup.House.Has(conquest.FixedSets):
		return s.words.Say("conquest.prompt.text.turn-in-fixed")
	}
	return s.words.Count("conquest.prompt.text.turn-in", int(state.SetWorth(conquest.OneOfEach)))
}
