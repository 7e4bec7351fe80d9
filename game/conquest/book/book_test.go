package book_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"bigpayday/assets"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/book"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/rulebook"
	"bigpayday/game/rules"
	"bigpayday/game/words"

	"github.com/leonelquinteros/gotext"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	english = words.Open(words.English)
	january = conquest.MonthPage(2027, 1)
)

const allRules = conquest.HouseRules(1<<conquest.NumHouseRules - 1)

// under returns the book of January 2027 under house rules.
func under(house ...conquest.HouseRule) *rulebook.Book {
	setup := conquest.Setup{Page: january}
	for _, rule := range house {
		setup.House = setup.House.With(rule)
	}
	return book.Of(&setup)
}

// each calls f with the book under no house rule, each alone, and all.
func each(f func(name string, b *rulebook.Book)) {
	f("none", under())
	for rule := range conquest.NumHouseRules {
		f(rule.String(), under(rule))
	}
	f("all", book.Of(&conquest.Setup{Page: conquest.Page{Weekday: 2, Length: 28}, House: allRules, Rounds: 6}))
}

// text returns all that an entry says.
func text(t *testing.T, b *rulebook.Book, id string) string {
	t.Helper()
	_, e := b.Entry(id)
	require.NotNil(t, e, id)
	return e.Text(english)
}

func TestEveryBookIsWholeInEveryLanguage(t *testing.T) {
	for _, l := range new(words.Library).Languages() {
		w := words.Open(l.ID)
		each(func(name string, b *rulebook.Book) {
			ids := map[string]bool{}
			for _, line := range []rulebook.Line{b.Name, b.Mark, b.Note} {
				assert.NotContains(t, line.Say(w), "conquest.")
			}
			for _, c := range b.Chapters {
				require.NotEmpty(t, c.Entries, "%s: %s", name, c.ID)
				assert.NotContains(t, c.Title.Say(w)+c.Tab.Say(w)+c.Lead.Say(w), "conquest.")
				for i := range c.Entries {
					e := &c.Entries[i]
					assert.False(t, ids[e.ID], "%s: %s stands twice", name, e.ID)
					ids[e.ID] = true
					assert.NotContains(t, e.Text(w), "{", "%s: %s lacks a value", name, e.ID)
					assert.NotContains(t, e.Text(w), "conquest.", "%s: %s lacks words", name, e.ID)
					assert.False(t, len(e.Lines) == 0 || e.Heading.Empty(), "%s: %s says nothing", name, e.ID)
					for _, row := range e.Table.Rows {
						assert.Len(t, row, len(e.Table.Head), "%s: %s", name, e.ID)
					}
					for _, p := range e.Pictures {
						if art, ok := p.(rulebook.Art); ok {
							_, ok := assets.Art(string(art))
							assert.True(t, ok, "%s: there is no drawing %q", e.ID, art)
						}
					}
				}
			}
			for _, c := range b.Chapters {
				for i := range c.Entries {
					for _, link := range c.Entries[i].Links {
						assert.True(t, ids[link], "%s: %s leads to %s, which is not there", name, c.Entries[i].ID, link)
						assert.NotEqual(t, c.Entries[i].ID, link)
					}
				}
			}
		})
	}
}

func TestEveryPromptHasItsEntry(t *testing.T) {
	asked := map[conquest.PromptKind]bool{}
	for seed := range uint64(8) {
		setup := conquest.Setup{Seed: seed, Seats: uint8(2 + seed%5), First: 0, Page: january, Rounds: 4, House: allRules.Without(conquest.DealtDays), People: 1}
		b := book.Of(&setup)
		s, err := conquest.New(setup, nil)
		require.NoError(t, err)
		chance := rules.Random(seed)
		for {
			asked[s.Ask] = true
			_, e := b.Entry(book.TopicOf(&s))
			require.NotNil(t, e, "%s opens the book at %q", s.Ask, book.TopicOf(&s))
			if s.Over() {
				break
			}
			options := s.AppendOptions(nil)
			require.NoError(t, s.Choose(options[chance.Below(uint32(len(options)))].Choice, nil))
		}
	}
	for kind := range conquest.NumPromptKinds {
		assert.True(t, asked[kind], "nobody was asked to %s", kind)
	}
}

func TestHouseRulesChangeWhatTheBookSays(t *testing.T) {
	marked := func(b *rulebook.Book) (names []string) {
		for _, c := range b.Chapters {
			for _, e := range c.Entries {
				for _, l := range e.Lines {
					if !l.House.Empty() {
						names = append(names, l.House.Show(english))
					}
				}
			}
		}
		return names
	}
	assert.Empty(t, marked(under()))
	for rule := range conquest.NumHouseRules {
		name, _ := wording.HouseRule(english, rule)
		names := marked(under(rule))
		for _, n := range names {
			assert.Equal(t, name, n)
		}
		if rule != conquest.NoCoach { // it changes no rule of the game
			assert.NotEmpty(t, names, "%s is on, and no rule says so", rule)
		}
	}
}

func TestTheFiguresOfTheBookAreThoseOfTheRules(t *testing.T) {
	b := under(conquest.PageTiles)
	assert.Contains(t, text(t, b, "players"), "3 35\n4 30\n5 25\n6 20")
	assert.Contains(t, text(t, b, "neutral"), "With 2 players a neutral army stands between you: 40 armies on 14 days")
	assert.Contains(t, text(t, b, "neutral"), "you start with 40 armies, and the other player with 42")
	assert.Contains(t, text(t, b, "armies"), "an army for every 3 days you hold. Leftovers don’t count, but 3 is the least")
	assert.Contains(t, text(t, b, "worth"), "The first set brings 4 armies, and every later set 2 more")
	assert.Contains(t, text(t, b, "worth"), "1 4\n2 6\n3 8")
	assert.Contains(t, text(t, under(conquest.FixedSets), "worth"), "Infantry 4\nCavalry 6\nArtillery 8\nOne of each 10")
	assert.Contains(t, text(t, b, "sets"), "With 5 cards or more")
	assert.Contains(t, text(t, b, "knock-out"), "If that makes 6 or more, they turn in sets right away, down to 4 or fewer")
	assert.Contains(t, text(t, b, "limit"), "round 200 is the last")
	assert.Contains(t, text(t, b, "tiles"), "on the page, 12 in all")
	assert.Contains(t, text(t, b, "regions"), "Fresh start 6 3 4\nFull swing 10 5 6")
	assert.Contains(t, text(t, b, "throw"), "3 against 2 37% 34% 29%")
	assert.Contains(t, text(t, b, "throw"), "1 against 1 42% 0% 58%")
	odds := text(t, b, "odds")
	assert.Contains(t, odds, "2 42% 11% 3% 1% 1% 1% 1%", "nothing that may happen is shown as impossible")
	assert.Contains(t, odds, fmt.Sprintf("%d %s", 10, "99% 99% 97% 93% 87% 81% 73%"))
}

func TestWhatThePrintedRulesDoNotSayIsMarked(t *testing.T) {
	show := func(entry string) string {
		_, e := under().Entry(entry)
		require.NotNil(t, e, entry)
		var lines []string
		for _, l := range e.Lines {
			lines = append(lines, l.Say(english))
		}
		return strings.ReplaceAll(strings.Join(lines, "\n"), string(rulebook.Pencil), "(r)")
	}
	assert.Contains(t, show("claim"), "The day is yours.\nNobody can pass.(r)\n")
	assert.NotContains(t, show("armies"), "(r)")
	assert.NotContains(t, show("losing"), "(r)")
	assert.Contains(t, show("limit"), "is the last.(r)")
	assert.Contains(t, show("hands"), "(r)")
}

func TestSentencesOfTheBookHoldNoFigures(t *testing.T) {
	catalogue, _ := assets.Catalogue(words.English)
	po := gotext.NewPo()
	po.Parse(catalogue)
	counted := regexp.MustCompile(`(?i)[0-9]|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|thirty|forty|fifty|hundred|thousand|million|dozen|twice|thrice)\b`)
	n := 0
	for id, m := range po.GetDomain().GetTranslations() {
		if !strings.HasPrefix(id, "conquest.rules.") {
			continue
		}
		n++
		for _, form := range m.Trs {
			assert.NotRegexp(t, counted, form, id)
		}
	}
	assert.Greater(t, n, 100)
}

func TestTheBookIsSearched(t *testing.T) {
	b := under()
	assert.Contains(t, b.Find(english, "artillery"), "deck")
	assert.Empty(t, b.Find(english, "no such word"))
}
