package outline_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/outline"
)

// shown is a page as a browser would hold it, on which steps are carried out.
type shown struct {
	kids  map[string][]string
	items map[string]outline.Item
	moved int
}

func (s *shown) insert(step outline.Step) {
	list := s.kids[step.Parent]
	at := len(list)
	if step.Before != "" {
		at = slices.Index(list, step.Before)
	}
	s.kids[step.Parent] = slices.Insert(list, at, step.Key)
}

func (s *shown) put(i *outline.Item) {
	s.items[i.Key] = *i
	for k := range i.Kids {
		s.put(&i.Kids[k])
		s.kids[i.Key] = append(s.kids[i.Key], i.Kids[k].Key)
	}
}

func (s *shown) take(key string) {
	for _, k := range s.kids[key] {
		s.take(k)
	}
	delete(s.kids, key)
	delete(s.items, key)
}

func (s *shown) carryOut(steps []outline.Step) {
	for _, step := range steps {
		out := func() {
			s.kids[step.Parent] = slices.DeleteFunc(s.kids[step.Parent], func(k string) bool { return k == step.Key })
		}
		switch step.Kind {
		case outline.Remove:
			out()
			s.take(step.Key)
		case outline.Insert:
			s.insert(step)
			s.put(step.Item)
		case outline.Move:
			s.moved++
			out()
			s.insert(step)
		case outline.Update:
			s.items[step.Key] = *step.Item
		}
	}
}

// read returns what is shown below a part.
func (s *shown) read(key string) (items []outline.Item) {
	for _, k := range s.kids[key] {
		i := s.items[k]
		i.Kids = s.read(k)
		items = append(items, i)
	}
	return items
}

func randomOutline(r *rand.Rand, prefix string, deep int) (items []outline.Item) {
	for _, n := range r.Perm(7)[:r.IntN(7)] {
		i := outline.Item{Key: prefix + strconv.Itoa(n), Role: outline.Role(r.IntN(2)) * outline.Button, Name: strconv.Itoa(r.IntN(3)), Off: r.IntN(2) == 0}
		if deep > 0 && n < 3 {
			i.Role, i.Kids = outline.List, randomOutline(r, i.Key+".", deep-1)
		}
		items = append(items, i)
	}
	return items
}

func TestStepsLeadFromAnyPageToAnyOther(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	s := &shown{kids: map[string][]string{}, items: map[string]outline.Item{}}
	var before []outline.Item
	for range 300 {
		now := randomOutline(r, "", 2)
		s.carryOut(outline.Diff(before, now))
		assert.Equal(t, now, s.read(""))
		before = now
	}
}

// A button that stood in a list stands by itself afterwards, and the other way round: it is one
// part all the time.
func TestAPartGoesFromOneListToAnother(t *testing.T) {
	button := outline.Item{Key: "roll", Role: outline.Button, Name: "Roll"}
	list := func(key string, kids ...outline.Item) outline.Item {
		return outline.Item{Key: key, Role: outline.List, Kids: kids}
	}
	pages := [][]outline.Item{
		{list("tools", button), list("cards")},
		{list("tools"), list("cards", button)},
		{list("tools", button), list("cards")},
		{button, list("tools"), list("cards")},
		{list("tools"), list("cards", button)},
		{list("tools", button), list("cards")},
		{list("cards", button)},
		{button},
	}
	s := &shown{kids: map[string][]string{}, items: map[string]outline.Item{}}
	var before []outline.Item
	for _, now := range pages {
		for _, step := range outline.Diff(before, now) {
			if step.Kind == outline.Remove {
				assert.Contains(t, s.items, step.Key, "what is taken away is there")
			}
			if step.Kind == outline.Insert {
				outline.Each([]outline.Item{*step.Item}, func(i *outline.Item) { assert.NotContains(t, s.items, i.Key, "what is put in is not") })
			}
			s.carryOut([]outline.Step{step})
		}
		assert.Contains(t, s.items, "roll")
		before = now
	}
}

func TestWhatStaysIsNotTouched(t *testing.T) {
	page := func(keys ...string) (items []outline.Item) {
		for _, k := range keys {
			items = append(items, outline.Item{Key: k, Role: outline.Button, Name: k})
		}
		return items
	}
	assert.Empty(t, outline.Diff(page("a", "b", "c"), page("a", "b", "c")), "nothing has changed")

	steps := outline.Diff(page("a", "b", "c", "d"), page("d", "a", "b", "c"))
	assert.Len(t, steps, 1, "the focus is lost by a button that is moved: only one has to be")
	assert.Equal(t, outline.Move, steps[0].Kind)
	assert.Equal(t, "d", steps[0].Key)

	for _, step := range outline.Diff(page("a", "b"), page("x", "b", "y")) {
		assert.NotEqual(t, "b", step.Key)
	}
}

func TestWhatIsNewIsSaidOnce(t *testing.T) {
	before := []outline.Item{{Key: "1", Name: "Day 3"}}
	now := []outline.Item{
		{Key: "1", Name: "Day 3"},
		{Key: "3", Role: outline.List, Kids: []outline.Item{{Key: "4", Name: "It costs $400"}, {Key: "5", Role: outline.Button, Name: "Buy"}}},
		{Key: "2", Role: outline.Heading, Name: "Buy this Deal?"},
		{Key: "6", Name: "Buy this Deal?"},
		{Key: "day-5", Name: "Friday 5. Found a Buyer.", Aside: true},
	}
	assert.Equal(t, "Buy this Deal? It costs $400", outline.News(before, now))
	assert.Empty(t, outline.News(now, now))
}

func TestSentencesEndOnce(t *testing.T) {
	assert.Equal(t, "Roll the dice. Can’t: it is not your turn.", outline.Sentences("Roll the dice", "", "Can’t: it is not your turn."))
}
