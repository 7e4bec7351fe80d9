package money

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	"bigpayday/game/ui"
	"bigpayday/game/words"
)

// Lists are what there is to choose besides where tiles are laid: who is oldest, who lays
// them, and which month is played.
func (s *part) Lists() []setup.List {
	f := s.form
	if !f.lays() {
		return nil
	}
	oldest := setup.List{ID: "oldest", Note: s.Say("setup.oldest_note"), Set: func(v int) { f.oldest = f.List[v] }}
	oldest.Selected, oldest.Options = f.placeOf(f.oldest), f.Options()
	laying := setup.List{ID: "laying", Set: func(v int) {
		f.laying = engine.InTurn
		if v > 0 {
			f.laying, f.builder = engine.ByOne, f.List[v-1]
		}
	}}
	laying.Options = append([]ui.Option{{Text: s.Say("setup.laying.in-turn")}}, ui.Options(len(f.List), func(i int) string {
		return s.Say("setup.laying.by-one", words.Name("name", f.List[i].Called()))
	})...)
	if f.laying == engine.ByOne {
		laying.Selected = f.placeOf(f.builder) + 1
	}
	if f.last == nil || f.edition != engine.Big {
		return []setup.List{oldest, laying}
	}
	page := setup.List{ID: "page", Note: s.Say("setup.page_note"), Set: func(v int) { f.again = v == 1 }}
	page.Options = []ui.Option{
		{Text: s.Say("setup.page_new")}, {Text: s.Say("setup.page_last"), Off: !f.keeps(), Reason: s.Say("setup.page_off")},
	}
	if f.again && f.keeps() {
		page.Selected = 1
	}
	return []setup.List{oldest, laying, page}
}

// HouseRules lists the house rules that make sense in the edition.
func (s *part) HouseRules() (list []setup.HouseRule) {
	f := s.form
	for rule := range engine.NumHouseRules {
		if !engine.EditionOf(f.edition).House.Has(rule) {
			continue
		}
		name, does := s.Words.HouseRule(f.edition, rule)
		list = append(list, setup.HouseRule{ID: rule.String(), Name: name, Does: does, On: f.house.Has(rule), Set: func(on bool) {
			f.house = f.house.Without(rule)
			if on {
				f.house = f.house.With(rule)
			}
		}})
	}
	return list
}
