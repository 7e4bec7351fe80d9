package rulebook_test

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	conquestbook "bigpayday/game/conquest/book"
	"bigpayday/game/engine"
	"bigpayday/game/rulebook"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/placement"
	bookpage "bigpayday/game/scene/rulebook"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/turn"
	setups "bigpayday/game/setups/money"
	"bigpayday/input"
	"bigpayday/render"
)

// reader opens the rule book in a window.
func reader(t *testing.T, w scenetest.Window, ed engine.EditionID, entry string) (*scenetest.Studio, *bookpage.RuleBook) {
	t.Helper()
	return open(t, w, match.RulesOf(ed, 0, entry))
}

// open opens a rule book at a place in a window.
func open(t *testing.T, w scenetest.Window, at *app.RulesAt) (*scenetest.Studio, *bookpage.RuleBook) {
	t.Helper()
	th := w.Theme(t)
	t.Cleanup(th.Deallocate)
	s := scenetest.New(t, w, th)
	s.OpenVolume(at)
	book, ok := s.Top().(*bookpage.RuleBook)
	require.True(t, ok)
	return s, book
}

func TestEveryRuleHasItsPageAndStaysOnIt(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow, {Width: 1280, Height: 800, Scale: 1, TextScale: 200}, {Width: 390, Height: 844, Scale: 3, TextScale: 100}, {Width: 2560, Height: 1080, Scale: 1, TextScale: 150}} {
		th := w.Theme(t)
		s := scenetest.New(t, w, th)
		for _, at := range withHouseRules(s) {
			ed, book := at.Volume, read(s, at)
			pages := book.Printed()
			for i, page := range pages {
				assert.LessOrEqual(t, page.High, page.Room+.01, "%s, %s, page %d: what stands on it leaves it", w, ed, i+1)
				marked := false
				for _, b := range page.Blocks {
					marked = marked || b.Marked
					assert.Equal(t, b.Marked, b.Pencil, "%s, %s, page %d: %s shows no pencil", w, ed, i+1, b.Entry)
				}
				if last := i - i%book.Per() + book.Per() - 1; marked {
					assert.True(t, pages[last].Note, "%s, %s, page %d: nobody explains the pencil", w, ed, i+1)
				}
			}
			for c, chapter := range book.Contents().Chapters {
				assert.GreaterOrEqual(t, book.PageOf("", c+1), 0)
				for _, e := range chapter.Entries {
					assert.GreaterOrEqual(t, book.PageOf(e.ID, 0), 0, "%s, %s: %s is on no page", w, ed, e.ID)
				}
			}
		}
		th.Deallocate()
	}
}

// withHouseRules are the books of all volumes under all of their house rules.
func withHouseRules(s *scenetest.Studio) (list []*app.RulesAt) {
	for _, v := range s.Volumes() {
		at := &app.RulesAt{Volume: v.ID, Book: conquestbook.Of(&conquest.Setup{Page: conquest.MonthPage(2027, 1), House: 1<<conquest.NumHouseRules - 1, Rounds: 6})}
		for _, ed := range setups.Offered {
			if ed.String() == v.ID {
				at = match.RulesOf(ed, engine.EditionOf(ed).House, "")
			}
		}
		list = append(list, at)
	}
	return list
}

// read lays a book out.
func read(s *scenetest.Studio, at *app.RulesAt) *bookpage.RuleBook {
	book := bookpage.New(s.App, at).(*bookpage.RuleBook)
	book.Lay()
	return book
}

func TestPagesBreakWhereAReaderExpectsIt(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow, {Width: 640, Height: 480, Scale: 1, TextScale: 100}} {
		th := w.Theme(t)
		s := scenetest.New(t, w, th)
		for _, v := range s.Volumes() {
			ed, first, rows := v.ID, map[string]int{}, map[int]int{}
			for i, page := range read(s, &app.RulesAt{Volume: v.ID}).Printed() {
				if len(page.Blocks) == 0 {
					continue
				}
				for _, b := range page.Blocks {
					if b.Listed {
						if rows[i]++; rows[i] == 1 && !page.Blocks[0].Listed {
							rows[i]++ // lines below a title do not stand alone
						}
					}
					if at, begun := first[b.Entry]; !begun {
						first[b.Entry] = i
					} else if b.Entry != "" && at != i {
						assert.True(t, b.Again, "%s, %s, page %d: %s goes on, and nothing says so", w, ed, i+1, b.Entry)
						first[b.Entry] = i
					}
				}
				assert.False(t, page.Blocks[len(page.Blocks)-1].Sticks, "%s, %s, page %d: what belongs below stands on the next page", w, ed, i+1)
				assert.False(t, page.Blocks[0].Headless, "%s, %s, page %d: a table goes on without its head", w, ed, i+1)
			}
			for i, n := range rows {
				assert.Greater(t, n, 3, "%s, %s, page %d: a few lines stand alone", w, ed, i+1)
			}
		}
		th.Deallocate()
	}
}

func TestTheIndexIsReadDownItsColumns(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow} {
		for _, v := range scenetest.New(t, w, nil).Volumes() {
			s, book := open(t, w, &app.RulesAt{Volume: v.ID})
			ed := v.ID
			s.Press(input.KeyEnd)
			s.Ticks(30)
			known := map[string]bool{}
			words := book.Contents().Words(s.Words)
			for _, c := range book.Contents().Chapters {
				for _, e := range c.Entries {
					known[e.Heading.Say(words)] = true
				}
			}
			var names []render.TextLine
			for _, m := range s.Record() {
				if known[m.Line.Text] && m.Line.Face == render.Fine.Face { // no tab
					names = append(names, m.Line)
				}
			}
			assert.NotEmpty(t, names)
			slices.SortStableFunc(names, func(a, b render.TextLine) int {
				return cmp.Or(cmp.Compare(math.Round(a.Box.X), math.Round(b.Box.X)), cmp.Compare(a.Box.Y, b.Box.Y))
			})
			assert.True(t, slices.IsSortedFunc(names, func(a, b render.TextLine) int {
				return strings.Compare(strings.ToLower(a.Text), strings.ToLower(b.Text))
			}), "%s, %s", w, ed)
		}
	}
}

func TestAPencilHasRoomInALine(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	t.Cleanup(th.Deallocate)
	assert.Equal(t, render.InlineSpace, rulebook.Pencil)
	assert.Greater(t, bookpage.PencilRoom(th), render.Fine.Size)
}

func TestPagesTurnByKeysAndButtons(t *testing.T) {
	s, book := reader(t, scenetest.DesignWindow, engine.Big, "")
	s.Press(input.KeyRight)
	assert.Equal(t, 1, book.Spread())
	assert.True(t, book.Status().Moving, "the page turns before one's eyes")
	s.Ticks(30)
	assert.False(t, book.Status().Moving)
	s.Press(input.KeyPageDown)
	assert.Equal(t, 2, book.Spread())
	s.Press(input.KeyLeft)
	s.Press(input.KeyPageUp)
	s.Press(input.KeyPageUp)
	assert.Equal(t, 0, book.Spread(), "there is nothing before the first page")
	s.Press(input.KeyEnd)
	assert.Equal(t, book.Spreads()-1, book.Spread())
	s.Press(input.KeyHome)
	s.Click("page-next")
	assert.Equal(t, 1, book.Spread())
	s.Click("chapter-deals")
	_, deals := book.Contents().Entry("deals")
	require.NotNil(t, deals)
	assert.Equal(t, book.PageOf("deals", 0)/2, book.Spread())
}

func TestNothingTurnsWhereMotionIsReduced(t *testing.T) {
	s, book := reader(t, scenetest.DesignWindow, engine.Big, "")
	s.Settings.ReducedMotion = true
	s.Press(input.KeyRight)
	assert.Equal(t, 1, book.Spread())
	assert.False(t, book.Status().Moving)
}

func TestTheSearchGoesFromPlaceToPlace(t *testing.T) {
	s, book := reader(t, scenetest.DesignWindow, engine.Big, "")
	s.Press(input.Letter('f'), input.Ctrl)
	s.Tick()
	s.Type("jackpot")
	require.NotEmpty(t, book.Found())
	assert.Equal(t, 0, book.Hit())
	assert.Equal(t, book.Found()[0], book.Marked())
	for n := range len(book.Found()) {
		assert.Equal(t, n, book.Hit())
		assert.Equal(t, book.PageOf(book.Found()[n], 0)/2, book.Spread())
		s.Press(input.KeyEnter)
	}
	assert.Equal(t, 0, book.Hit(), "it goes round")
	s.Click("search-prev")
	assert.Equal(t, len(book.Found())-1, book.Hit())
	spread := book.Spread()
	s.Click("search")
	s.Press(input.KeyLeft)
	assert.Equal(t, spread, book.Spread(), "arrows move the caret while somebody types")
	s.Type("xyzzy")
	assert.Empty(t, book.Found())
	s.Press(input.KeyEscape)
	assert.Empty(t, book.Query(), "Escape empties the field first")
	assert.Equal(t, app.Scene(book), s.Top())
	s.Press(input.KeyEscape)
	assert.NotEqual(t, app.Scene(book), s.Top())
}

// The keyboard of a telephone composes a word until its field is left.
func TestWhatIsBeingComposedIsSearchedFor(t *testing.T) {
	s, book := reader(t, scenetest.DesignWindow, engine.Big, "")
	s.Press(input.Letter('f'), input.Ctrl)
	s.Tick()
	s.In.Text = input.Text{Target: s.Text.ID, Handled: true, Preedit: "jackpot", Caret: len("jackpot")}
	s.Tick()
	assert.NotEmpty(t, book.Found())
	s.In.Text.Preedit = ""
	s.Tick()
	assert.Empty(t, book.Found())
}

func TestLinksLeadToTheirRules(t *testing.T) {
	s, book := reader(t, scenetest.DesignWindow, engine.Big, "turn")
	assert.Equal(t, "turn", book.Marked())
	for _, layer := range book.Layers {
		for _, c := range layer.Controls {
			if c.ID == "link-1-1" {
				s.Click(c.ID)
			}
		}
	}
	assert.Equal(t, "jackpot", book.Marked())
	assert.Equal(t, book.PageOf(book.Marked(), 0)/book.Per(), book.Spread())
}

func TestTheBookOfAnotherEditionOpensAtTheSameChapter(t *testing.T) {
	s, book := reader(t, scenetest.DesignWindow, engine.Big, "loans")
	s.Press(input.DigitKey(4))
	assert.Equal(t, engine.Classic1975.String(), book.Volume())
	assert.Equal(t, book.PageOf("loans", 0)/2, book.Spread())
	s.Click("edition-big")
	assert.Equal(t, engine.Big.String(), book.Volume())
}

// Every prompt of every edition opens the book at a rule that stands in it: games
// are played by chance until every kind of prompt has come up.
func TestTheBookOpensAtEveryPrompt(t *testing.T) {
	seen := map[engine.PromptKind]bool{}
	for ed := range engine.NumEditions {
		book := rulebook.Of(engine.EditionOf(ed), 0)
		for seed := range uint64(12) {
			setup := engine.Setup{Edition: ed, Seats: 3, Months: 2, Lengths: [12]uint8{31, 31}, Seed: seed + 1}
			if engine.EditionOf(ed).RealMonths {
				setup.Blue = 20
			}
			if seed%4 == 3 {
				setup.Rules = engine.FirstRules // games of before go on by them
			}
			state, err := engine.New(setup, nil)
			require.NoError(t, err)
			r := seed*7919 + 17
			var options []engine.Option
			for n := 0; state.Phase != engine.Over && n < 4000; n++ {
				_, entry := book.Entry(rulebook.TopicOf(&state))
				require.NotNil(t, entry, "%s: %s opens the book at %q", ed, state.Prompt().Kind, rulebook.TopicOf(&state))
				seen[state.Prompt().Kind] = true
				options = state.AppendOptions(options[:0])
				r = r*6364136223846793005 + 1442695040888963407
				choice := options[(r>>33)%uint64(len(options))].Choice
				if choice.Kind == engine.Borrow && seed%2 == 0 {
					choice = options[0].Choice // who always borrows never saves
				}
				if state.Prompt().Kind == engine.Arrange && n > 60 {
					choice = engine.Choice{Kind: engine.Begin}
				}
				require.NoError(t, state.Choose(choice, nil))
			}
			_, entry := book.Entry(rulebook.TopicOf(&state))
			require.NotNil(t, entry)
		}
	}
	for kind := engine.NoPrompt + 1; kind < engine.NumPromptKinds; kind++ {
		assert.True(t, seen[kind], "%s has never come up", kind)
	}
}

func TestTheBookIsOpenedFromAPromptAndLeavesTheGameAsItWas(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.DesignWindow, th)
	s.MidGame(scenetest.SixPlayers)
	before := *s.Match.Table.State()
	s.Press(s.Keys.Triggers(input.Rules)[0].Code)
	book, ok := s.Top().(*bookpage.RuleBook)
	require.True(t, ok)
	assert.Equal(t, rulebook.TopicOf(&before), book.Marked())
	s.Ticks(60)
	s.Click("close")
	_, back := s.Top().(*turn.Turn)
	assert.True(t, back)
	s.Click("help")
	s.Tick()
	s.Click("help-book")
	_, ok = s.Top().(*bookpage.RuleBook)
	require.True(t, ok)
	s.Press(input.KeyEscape)
	assert.Equal(t, before, *s.Match.Table.State())
}

func TestTheHelpOnBuildingTheMonthLeadsToTheBook(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.DesignWindow, th)
	s.Play(scenetest.LayingAlone)
	s.Click("help")
	s.Tick()
	s.Click("rules")
	book, ok := s.Top().(*bookpage.RuleBook)
	require.True(t, ok)
	assert.Equal(t, rulebook.TopicOf(s.Match.Table.State()), book.Marked())
	s.Ticks(60)
	s.Click("close")
	_, back := s.Top().(*placement.Placement)
	assert.True(t, back)
}
