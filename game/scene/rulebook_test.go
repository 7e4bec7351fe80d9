package scene

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/rulebook"
	"bigpayday/input"
	"bigpayday/render"
)

// reader opens the rule book in a window.
func reader(t *testing.T, w window, ed engine.EditionID, entry string) (*studio, *ruleBook) {
	t.Helper()
	th := w.theme(t)
	t.Cleanup(th.Deallocate)
	s := newStudio(t, w, th)
	s.reading(ed, 0, entry)
	book, ok := s.Top().(*ruleBook)
	require.True(t, ok)
	return s, book
}

func TestEveryRuleHasItsPageAndStaysOnIt(t *testing.T) {
	for _, w := range []window{designWindow, compactWindow, {w: 1280, h: 800, device: 1, text: 200}, {w: 390, h: 844, device: 3, text: 100}, {w: 2560, h: 1080, device: 1, text: 150}} {
		th := w.theme(t)
		s := newStudio(t, w, th)
		for _, ed := range offered {
			book := newRuleBook(s.House, ed, engine.EditionOf(ed).House, "")
			book.read()
			paper := &book.boxes.paper
			for i := range book.pages {
				page := &book.pages[i]
				room := render.Rect{W: paper.w, H: paper.h}
				if page.note {
					room.H -= paper.note
				}
				marked := false
				for n, b := range page.blocks {
					box := render.Rect{X: b.x, Y: b.y, W: b.w, H: b.h}
					assert.True(t, box.Within(room) || len(page.blocks) == 1, "%s, %s, page %d: %s leaves it: %v of %v", w, ed, i+1, b.entry, box, room)
					for _, o := range page.blocks[:n] {
						assert.False(t, box.Inset(.01).Overlaps(render.Rect{X: o.x, Y: o.y, W: o.w, H: o.h}), "%s, %s, page %d: %s lies over %s", w, ed, i+1, b.entry, o.entry)
					}
					marked = marked || b.marked
					if b.marked {
						assert.True(t, slices.ContainsFunc(b.items, shows), "%s, %s, page %d: %s shows no pencil", w, ed, i+1, b.entry)
					}
				}
				if last := i - i%book.per() + book.per() - 1; marked {
					assert.True(t, book.pages[last].note, "%s, %s, page %d: nobody explains the pencil", w, ed, i+1)
				}
			}
			for c := range book.book.Chapters {
				assert.GreaterOrEqual(t, book.pageOf(bookGoal{chapter: c + 1}), 0)
				for _, e := range book.book.Chapters[c].Entries {
					assert.GreaterOrEqual(t, book.pageOf(bookGoal{entry: e.ID}), 0, "%s, %s: %s is on no page", w, ed, e.ID)
				}
			}
		}
		th.Deallocate()
	}
}

func TestPagesBreakWhereAReaderExpectsIt(t *testing.T) {
	for _, w := range []window{designWindow, compactWindow, {w: 640, h: 480, device: 1, text: 100}} {
		th := w.theme(t)
		s := newStudio(t, w, th)
		for _, ed := range offered {
			book := newRuleBook(s.House, ed, 0, "")
			book.read()
			var names []string
			first, rows := map[string]int{}, map[int]int{}
			for i := range book.pages {
				page := &book.pages[i]
				if len(page.blocks) == 0 {
					continue
				}
				for _, b := range page.blocks {
					if b.items[len(b.items)-1].kind == rowItem {
						rows[i]++
					}
					if at, begun := first[b.entry]; !begun {
						first[b.entry] = i
					} else if b.entry != "" && at != i {
						assert.True(t, b.again, "%s, %s, page %d: %s goes on, and nothing says so", w, ed, i+1, b.entry)
						first[b.entry] = i
					}
				}
				assert.False(t, page.blocks[len(page.blocks)-1].sticks, "%s, %s, page %d: what belongs below stands on the next page", w, ed, i+1)
				assert.Nil(t, page.blocks[0].head, "%s, %s, page %d: a table goes on without its head", w, ed, i+1)
				for _, b := range page.blocks {
					if page.chapter == len(book.book.Chapters)+1 && b.items[len(b.items)-1].kind == rowItem {
						names = append(names, b.items[0].lines.Lines[0])
					}
				}
			}
			for i, n := range rows {
				assert.Greater(t, n, 3, "%s, %s, page %d: a few lines stand alone", w, ed, i+1)
			}
			assert.True(t, slices.IsSortedFunc(names, byLetters), "%s, %s: the index is read down its columns", w, ed)
			assert.NotEmpty(t, names)
		}
		th.Deallocate()
	}
}

func byLetters(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) }

// shows reports whether there is room for a pencil's sign in what is set.
func shows(i bookItem) bool {
	if i.lines != nil && slices.ContainsFunc(i.lines.Lines, marks) {
		return true
	}
	return marks(i.label)
}

func TestAPencilHasRoomInALine(t *testing.T) {
	th := designWindow.theme(t)
	t.Cleanup(th.Deallocate)
	assert.Equal(t, render.InlineSpace, rulebook.Pencil)
	assert.Greater(t, th.MeasureText("$5\uE000", bookText), th.MeasureText("$5", bookText)+2)
}

func TestPagesTurnByKeysAndButtons(t *testing.T) {
	s, book := reader(t, designWindow, engine.Big, "")
	s.press(input.KeyRight)
	assert.Equal(t, 1, book.spread)
	assert.True(t, book.Status().Moving, "the page turns before one's eyes")
	s.ticks(30)
	assert.False(t, book.Status().Moving)
	s.press(input.KeyPageDown)
	assert.Equal(t, 2, book.spread)
	s.press(input.KeyLeft)
	s.press(input.KeyPageUp)
	s.press(input.KeyPageUp)
	assert.Equal(t, 0, book.spread, "there is nothing before the first page")
	s.press(input.KeyEnd)
	assert.Equal(t, book.spreads()-1, book.spread)
	s.press(input.KeyHome)
	s.click("page-next")
	assert.Equal(t, 1, book.spread)
	s.click("chapter-deals")
	_, deals := book.book.Entry("deals")
	require.NotNil(t, deals)
	assert.Equal(t, book.pageOf(bookGoal{entry: "deals"})/2, book.spread)
}

func TestNothingTurnsWhereMotionIsReduced(t *testing.T) {
	s, book := reader(t, designWindow, engine.Big, "")
	s.Settings.ReducedMotion = true
	s.press(input.KeyRight)
	assert.Equal(t, 1, book.spread)
	assert.False(t, book.Status().Moving)
}

func TestTheSearchGoesFromPlaceToPlace(t *testing.T) {
	s, book := reader(t, designWindow, engine.Big, "")
	s.press(input.Letter('f'), input.Ctrl)
	s.tick()
	s.write("jackpot")
	require.NotEmpty(t, book.found)
	assert.Equal(t, 0, book.hit)
	assert.Equal(t, book.found[0], book.marked)
	for n := range len(book.found) {
		assert.Equal(t, n, book.hit)
		assert.Equal(t, book.pageOf(bookGoal{entry: book.found[n]})/2, book.spread)
		s.press(input.KeyEnter)
	}
	assert.Equal(t, 0, book.hit, "it goes round")
	s.click("search-prev")
	assert.Equal(t, len(book.found)-1, book.hit)
	spread := book.spread
	s.click("search")
	s.press(input.KeyLeft)
	assert.Equal(t, spread, book.spread, "arrows move the caret while somebody types")
	s.write("xyzzy")
	assert.Empty(t, book.found)
	s.press(input.KeyEscape)
	assert.Empty(t, book.query.Text(), "Escape empties the field first")
	assert.Equal(t, Scene(book), s.Top())
	s.press(input.KeyEscape)
	assert.NotEqual(t, Scene(book), s.Top())
}

func TestLinksLeadToTheirRules(t *testing.T) {
	s, book := reader(t, designWindow, engine.Big, "winning")
	assert.Equal(t, "winning", book.marked)
	for _, layer := range book.layers {
		for _, c := range layer.Controls {
			if c.ID == "link-1-1" {
				s.click(c.ID)
			}
		}
	}
	assert.NotEqual(t, "winning", book.marked)
	assert.False(t, book.pages[book.pageOf(bookGoal{entry: book.marked})].frame(book.marked).Empty())
}

func TestTheBookOfAnotherEditionOpensAtTheSameChapter(t *testing.T) {
	s, book := reader(t, designWindow, engine.Big, "loans")
	s.press(input.DigitKey(4))
	assert.Equal(t, engine.Classic1975, book.edition)
	assert.Equal(t, book.pageOf(bookGoal{entry: "loans"})/2, book.spread)
	s.click("edition-big")
	assert.Equal(t, engine.Big, book.edition)
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
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := newStudio(t, designWindow, th)
	s.evening(fixedSix)
	before := *s.match.table.State()
	s.press(s.Keys.Triggers(input.Rules)[0].Code)
	book, ok := s.Top().(*ruleBook)
	require.True(t, ok)
	assert.Equal(t, rulebook.TopicOf(&before), book.marked)
	s.ticks(60)
	s.click("close")
	_, back := s.Top().(*turn)
	assert.True(t, back)
	s.click("help")
	s.tick()
	s.click("help-book")
	_, ok = s.Top().(*ruleBook)
	require.True(t, ok)
	s.press(input.KeyEscape)
	assert.Equal(t, before, *s.match.table.State())
}

func TestTheHelpOnBuildingTheMonthLeadsToTheBook(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := newStudio(t, designWindow, th)
	s.begin(fixedAlone)
	s.click("help")
	s.tick()
	s.click("rules")
	book, ok := s.Top().(*ruleBook)
	require.True(t, ok)
	assert.Equal(t, rulebook.TopicOf(s.match.table.State()), book.marked)
	s.ticks(60)
	s.click("close")
	_, back := s.Top().(*placement)
	assert.True(t, back)
}
