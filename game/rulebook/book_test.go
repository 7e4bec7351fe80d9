package rulebook_test

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bigpayday/assets"
	"bigpayday/game/engine"
	"bigpayday/game/rulebook"
	"bigpayday/game/words"

	"github.com/leonelquinteros/gotext"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var english = words.Open(words.English)

// houses are the house rules that each edition is read under: none, each
// alone, and all.
func houses(ed *engine.Edition) []engine.HouseRules {
	list := []engine.HouseRules{0, ed.House}
	for rule := range engine.NumHouseRules {
		if ed.House.Has(rule) {
			list = append(list, engine.HouseRules(0).With(rule))
		}
	}
	return list
}

// each calls f with the book of every edition under all house rules.
func each(f func(name string, ed *engine.Edition, book *rulebook.Book)) {
	for id := range engine.NumEditions {
		ed := engine.EditionOf(id)
		for _, house := range houses(ed) {
			f(fmt.Sprint(id, " ", house), ed, rulebook.Of(ed, house))
		}
	}
}

// said lists everything that a book says, entry by entry, with a key for each.
func said(book *rulebook.Book) map[string]string {
	w := book.Words(english)
	all := map[string]string{}
	for _, c := range book.Chapters {
		all[c.ID] = c.Title.Say(w) + c.Tab.Say(w) + c.Lead.Say(w)
		for i := range c.Entries {
			all[c.Entries[i].ID] = c.Entries[i].Text(w)
		}
	}
	return all
}

func TestEveryBookIsWhole(t *testing.T) {
	each(func(name string, ed *engine.Edition, book *rulebook.Book) {
		w := book.Words(english)
		ids := map[string]bool{}
		for _, c := range book.Chapters {
			require.NotEmpty(t, c.Entries, "%s: %s", name, c.ID)
			for i := range c.Entries {
				e := &c.Entries[i]
				assert.False(t, ids[e.ID], "%s: %s stands twice", name, e.ID)
				ids[e.ID] = true
				assert.NotContains(t, e.Text(w), "{", "%s: %s lacks a value", name, e.ID)
				assert.NotContains(t, e.Text(w), "rules.", "%s: %s lacks words", name, e.ID)
				assert.False(t, len(e.Lines) == 0 || e.Heading.Empty(), "%s: %s says nothing", name, e.ID)
				for _, row := range e.Table.Rows {
					assert.Len(t, row, len(e.Table.Head), "%s: %s", name, e.ID)
				}
			}
		}
		for _, c := range book.Chapters {
			for i := range c.Entries {
				for _, link := range c.Entries[i].Links {
					assert.True(t, ids[link], "%s: %s leads to %s, which is not there", name, c.Entries[i].ID, link)
					assert.NotEqual(t, c.Entries[i].ID, link)
				}
			}
		}
	})
}

func TestEveryDayAndEveryCardHasItsEntry(t *testing.T) {
	each(func(name string, ed *engine.Edition, book *rulebook.Book) {
		for space := range engine.NumSpaces {
			if ed.Has(space) {
				_, e := book.Entry(rulebook.TopicOfSpace(space))
				require.NotNil(t, e, "%s: %s", name, space)
				assert.Contains(t, e.Pictures, rulebook.Day(space), "%s: %s is not pictured", name, space)
			}
		}
		for _, card := range ed.Cards {
			if id := "card-" + card.Kind.String(); card.Kind != engine.PlainDeal && card.Kind != engine.LotteryCard && card.Kind != engine.MoneygramReceive {
				_, e := book.Entry(id)
				require.NotNil(t, e, "%s: %s", name, id)
			}
		}
	})
}

// change is a figure in the data of an edition, changed.
type change struct {
	what string
	ed   *engine.Edition
}

// copyOf returns a copy of an edition that can be changed.
func copyOf(id engine.EditionID) *engine.Edition {
	ed := *engine.EditionOf(id)
	ed.Cards = slices.Clone(ed.Cards)
	ed.Steps = slices.Clone(ed.Steps)
	ed.Pay = slices.Clone(ed.Pay)
	for i := range ed.Pay {
		ed.Pay[i].Notes = slices.Clone(ed.Pay[i].Notes)
	}
	return &ed
}

// unsaid are fields whose numbers are no figures of a rule, but name or order
// things.
var unsaid = regexp.MustCompile(`\.(ID|Rules|House|LastDay|Does|Why|Deck|Kind|Message|Prize|Steps\[\d+\]|Printed\[\d+\])$|^\.(Shortest)$`)

// changes returns the edition with every figure of its data changed, one at a
// time. It walks over all fields, so that a figure that is added to the data is
// found.
func changes(id engine.EditionID) []change {
	var list []change
	var paths [][]int
	var walk func(v reflect.Value, path []int, name string)
	var names []string
	walk = func(v reflect.Value, path []int, name string) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i), append(slices.Clone(path), i), name+"."+v.Type().Field(i).Name)
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i), append(slices.Clone(path), i), fmt.Sprintf("%s[%d]", name, i))
			}
		case reflect.Int32, reflect.Uint8:
			// The three editions of 2008 have the same cards: it is enough to try
			// them in the first.
			again := id != engine.Big && engine.EditionOf(id).Decks == engine.EditionOf(engine.Big).Decks && strings.HasPrefix(name, ".Cards")
			if number(v) != 0 && !unsaid.MatchString(name) && !again {
				paths, names = append(paths, path), append(names, name)
			}
		}
	}
	walk(reflect.ValueOf(engine.EditionOf(id)).Elem(), nil, "")
	for i, path := range paths {
		ed := copyOf(id)
		v := reflect.ValueOf(ed).Elem()
		for _, step := range path {
			if v.Kind() == reflect.Struct {
				v = v.Field(step)
			} else {
				v = v.Index(step)
			}
		}
		if v.Kind() == reflect.Int32 {
			v.SetInt(v.Int() + 2)
		} else {
			v.SetUint(v.Uint() - 1)
			if v.Uint() == 0 {
				v.SetUint(2)
			}
		}
		list = append(list, change{names[i], ed})
	}
	return list
}

func number(v reflect.Value) int64 {
	if v.Kind() == reflect.Int32 {
		return v.Int()
	}
	return int64(v.Uint())
}

func TestEveryFigureOfAnEditionIsInItsBook(t *testing.T) {
	for id := range engine.NumEditions {
		house := engine.EditionOf(id).House
		before := map[engine.HouseRules]map[string]string{
			0: said(rulebook.Of(engine.EditionOf(id), 0)), house: said(rulebook.Of(engine.EditionOf(id), house)),
		}
		same := func(ed *engine.Edition, house engine.HouseRules) bool {
			return maps.Equal(before[house], said(rulebook.Of(ed, house)))
		}
		for _, c := range changes(id) {
			assert.False(t, same(c.ed, 0) && same(c.ed, house), "%s: nobody reads of %s", id, c.what)
		}
	}
}

// fixed are the figures of the book that are not the data of an edition, but
// constants of the rules, and what they are.
var fixed = map[string][]string{
	"rules.players.seats":              {"2", "6"},
	"rules.players.months":             {"1", "12", "2"},
	"rules.players.months_only":        {"12"},
	"rules.jackpot.title":              {"6"},
	"rules.jackpot.win":                {"6"},
	"rules.jackpot.none":               {"6"},
	"rules.pot.open":                   {"6"},
	"rules.pot.none":                   {"6"},
	"rules.pot.closed":                 {"6"},
	"rules.bonus.die":                  {"6"},
	"rules.day.election_win":           {"6"},
	"rules.lottery.pick":               {"1", "12"},
	"rules.lottery.cannot":             {"1"},
	"rules.doubt.text":                 {"3"},
	"rules.card.bill_tight":            {fmt.Sprint(engine.BillTimes)},
	"rules.payday.bills_tight":         {fmt.Sprint(engine.BillTimes)},
	"rules.house.tight":                {fmt.Sprint(engine.BillTimes)},
	"rules.card.swellfare_stake":       {"$5", "$100"},
	"rules.card.swellfare_roll":        {"5", "10"},
	"rules.card.monster_carry":         {fmt.Sprint(engine.MonsterPercent)},
	"rules.payday.charges":             {fmt.Sprint(engine.MonsterPercent)},
	"rules.auction.bid":                {"$100"},
	"rules.ruin.text":                  {"$10,000,000"},
	"rules.message.back":               {fmt.Sprint(engine.MessageDays)},
	"rules.message.ahead":              {fmt.Sprint(engine.MessageDays)},
	"rules.house.two_dice":             {"12"},
	"rules.payday.bills_savings_tight": {fmt.Sprint(engine.BillTimes)},
}

// figures lists every value of a book that has a digit, by where it stands.
func figures(book *rulebook.Book) map[string]figure {
	w := book.Words(english)
	all := map[string]figure{}
	add := func(entry string, i int, l rulebook.Line) {
		if l.Empty() {
			return
		}
		form := w.Say(l.ID)
		if l.Counts {
			form = w.Count(l.ID, l.N)
		}
		for _, v := range l.Values {
			if !strings.Contains(form, "{"+v.Name+"}") {
				continue
			}
			all[fmt.Sprint(entry, " ", i, " ", l.ID, " ", v.Name)] = figure{l.ID, rulebook.Plain(v.Show(w))}
		}
		if l.Counts && strings.Contains(form, fmt.Sprint(l.N)) {
			all[fmt.Sprint(entry, " ", i, " ", l.ID, " n")] = figure{l.ID, fmt.Sprint(l.N)}
		}
	}
	for _, c := range book.Chapters {
		for _, e := range c.Entries {
			for i, l := range append([]rulebook.Line{c.Lead, e.Heading, e.Count}, e.Lines...) {
				add(e.ID, i, l)
			}
			for r, row := range e.Table.Rows {
				for _, v := range row {
					all[fmt.Sprint(e.ID, " row ", r, " ", v.Name)] = figure{e.ID, rulebook.Plain(v.Show(w))}
				}
			}
		}
	}
	for key, f := range all {
		if !strings.ContainsAny(f.shown, "0123456789") || strings.HasSuffix(key, " name") {
			delete(all, key)
		}
	}
	return all
}

type figure struct{ line, shown string }

func TestEveryFigureOfABookComesFromTheData(t *testing.T) {
	for id := range engine.NumEditions {
		ed := engine.EditionOf(id)
		for _, house := range []engine.HouseRules{0, ed.House} {
			still := figures(rulebook.Of(ed, house))
			for key, f := range still {
				card := f.line == "deal-list" || strings.HasPrefix(key, "card-") // tried in the first edition
				if slices.Contains(fixed[f.line], f.shown) || card && id != engine.Big && ed.Decks == engine.EditionOf(engine.Big).Decks {
					delete(still, key)
				}
			}
			more := changes(id)
			for field := range 3 { // counts come from lists, and dates from what lies on them
				c := copyOf(id)
				switch field {
				case 0:
					doubled := c.Cards
					c.Cards = nil
					for _, card := range doubled {
						c.Cards = append(c.Cards, card, card)
					}
				case 1:
					for i := range c.Printed {
						c.Printed[i] = ed.Printed[(i+1)%len(c.Printed)]
					}
				case 2:
					c.Shortest, c.Longest = 27, 29
				}
				more = append(more, change{"", c})
			}
			for _, c := range more {
				after := figures(rulebook.Of(c.ed, house))
				for key, f := range still {
					if after[key] != f {
						delete(still, key)
					}
				}
				if len(still) == 0 {
					break
				}
			}
			assert.Empty(t, still, "%s: these do not follow the data", id)
		}
	}
}

func TestSentencesOfTheBookHoldNoFigures(t *testing.T) {
	text, _ := assets.Catalogue(words.English)
	po := gotext.NewPo()
	po.Parse(text)
	counted := regexp.MustCompile(`(?i)[0-9]|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|thirty|forty|fifty|hundred|thousand|million|dozen|thrice)\b`)
	n := 0
	for id, m := range po.GetDomain().GetTranslations() {
		if !strings.HasPrefix(id, "rules.") {
			continue
		}
		n++
		for _, form := range m.Trs {
			assert.NotRegexp(t, counted, form, id)
		}
	}
	assert.Greater(t, n, 200)
}

func TestHouseRulesChangeWhatTheBookSays(t *testing.T) {
	for id := range engine.NumEditions {
		ed := engine.EditionOf(id)
		plain := rulebook.Of(ed, 0)
		for _, c := range plain.Chapters {
			for _, e := range c.Entries {
				for _, l := range append([]rulebook.Line{e.Count}, e.Lines...) {
					assert.True(t, l.House.Empty(), "%s: %s is marked though no house rule is on", id, e.ID)
				}
			}
		}
		for rule := range engine.NumHouseRules {
			if !ed.House.Has(rule) {
				continue
			}
			book := rulebook.Of(ed, engine.HouseRules(0).With(rule))
			marked := 0
			for _, c := range book.Chapters {
				for _, e := range c.Entries {
					for _, l := range append([]rulebook.Line{e.Count}, e.Lines...) {
						if !l.House.Empty() && c.ID != "house" {
							name, _ := english.HouseRule(id, rule)
							assert.Equal(t, name, l.House.Show(english))
							marked++
						}
					}
				}
			}
			if rule != engine.NoCoach { // it changes no rule of the game
				assert.Positive(t, marked, "%s: %s is on, and no rule says so", id, rule)
			}
		}
	}
	book := rulebook.Of(engine.EditionOf(engine.Standard), engine.HouseRules(0).With(engine.TwoDiceLottery))
	assert.Contains(t, said(book)["day-lottery"], "number from 1 to 12")
	book = rulebook.Of(engine.EditionOf(engine.Standard), 0)
	assert.Contains(t, said(book)["day-lottery"], "number from 1 to 6")
	assert.NotContains(t, said(book)["day-lottery"], "never comes up")
}

func TestFiguresThatNobodyPrintedAreMarked(t *testing.T) {
	show := func(id engine.EditionID, entry string) string {
		book := rulebook.Of(engine.EditionOf(id), 0)
		_, e := book.Entry(entry)
		require.NotNil(t, e, "%s: %s", id, entry)
		w := book.Words(english)
		text := e.Count.Say(w)
		for _, l := range e.Lines {
			text += "\n" + l.Say(w)
		}
		return strings.ReplaceAll(text, string(rulebook.Pencil), "(r)")
	}
	assert.Contains(t, show(engine.Big, "day-deal"), "5 tiles(r)")
	assert.Contains(t, show(engine.Big, "laying"), "30(r) tiles wait")
	assert.Contains(t, show(engine.Big, "card-bill"), "$3,000 and $5,000(r).")
	assert.Contains(t, show(engine.Classic1975, "savings"), "in steps of $100(r).")
	assert.Contains(t, show(engine.Classic1975, "savings"), "each withdrawal costs $50.")
	assert.Contains(t, show(engine.Classic1975, "day-home-repair"), "Pay $60(r)")
	assert.Contains(t, show(engine.Classic1975, "day-poker-game"), "Put $100 on")
	assert.Contains(t, show(engine.Event2000, "day-event"), "2, 7, 8, 14, 18, 26 and 28(r)")
	assert.NotContains(t, show(engine.Standard, "day-sweet-sunday"), "(r)")
	assert.NotContains(t, show(engine.Big, "day-holiday"), "$200(r)")
	assert.NotContains(t, show(engine.Big, "loans"), "(r)")
}

func TestTheBookIsSearched(t *testing.T) {
	book := rulebook.Of(engine.EditionOf(engine.Big), 0)
	found := book.Find(english, " LoTTery ")
	assert.Contains(t, found, "day-lucky-lottery")
	assert.Equal(t, found, book.Find(english, "lottery"))
	assert.Empty(t, book.Find(english, "  "))
	assert.Empty(t, book.Find(english, "no such word"))
	assert.Equal(t, []string{"deal-list"}, book.Find(english, "Dipsydoodle"))
}
