package theater_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/book"
	"bigpayday/game/scene/rulebook"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/scene/title"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// saved returns a store in which a game waits that has been played until something holds.
func saved(t *testing.T, rounds uint8, until func(s *conquest.State) bool) (*store.Store, *armies.Table) {
	t.Helper()
	kept := store.OpenMemory()
	tb, err := armies.New(armies.Setup{
		Game: conquest.Setup{Seed: 3, Page: conquest.MonthPage(2027, 1), Seats: 2, First: 0, Rounds: rounds},
		Players: []table.Player{
			{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Easy},
		},
	}, kept)
	require.NoError(t, err)
	for !until(tb.State()) {
		if !tb.PersonAsked() {
			tb.Step()
			continue
		}
		options := tb.State().AppendOptions(nil)
		_, err := tb.Choose(options[len(options)-1].Choice)
		require.NoError(t, err)
	}
	require.NoError(t, tb.Save())
	return kept, tb
}

func TestASavedGameIsKnownAgainAndGoneOnWith(t *testing.T) {
	for says, until := range map[string]func(s *conquest.State) bool{
		"The armies are lining up": func(s *conquest.State) bool { return s.Ask == conquest.ClaimDay && s.Turn == 0 },
		"Round 2 of 3, Mom’s turn": func(s *conquest.State) bool { return s.Round == 2 && s.Turn == 0 },
		"It’s over: see who won":   (*conquest.State).Over,
	} {
		kept, tb := saved(t, 3, until)
		s := scenetest.Start(t, kept)
		bindPages(s.App)
		first := s.Top().(*title.Title)
		require.NotNil(t, first.Saved, says)
		assert.Equal(t, says, first.Saved.Where)
		assert.Equal(t, "Mom and Dad", first.Saved.Names)
		s.Click("continue")
		s.Tick()
		m := s.Top().(*blank).m
		assert.Equal(t, *tb.State(), *m.Table.State())
		assert.Equal(t, m.Over(), tb.Over())
	}
}

func TestTheRuleBookOpensAtWhatIsAsked(t *testing.T) {
	m := sitDown(t, 5, conquest.HouseRules(0).With(conquest.PageTiles), table.Human, table.Human)
	app.RulesDoor.Open(m.App, nil)
	opened := m.Top().(*rulebook.RuleBook)
	assert.Equal(t, book.TopicOf(m.Table.State()), opened.Status().Prompt)
	assert.Equal(t, "tiles", opened.Status().Prompt)
}

func TestAQuickGameIsAgainstComputersOnThisMonthAndSoonPlayed(t *testing.T) {
	a := scenetest.New(t, scenetest.DesignWindow, nil).App
	bindPages(a)
	now := app.Today()
	theater.Kind().Ready[0].Begin(a)
	m := a.Top().(*blank).m
	setup := m.Table.State().Setup
	assert.Equal(t, conquest.MonthPage(uint16(now.Year()), uint8(now.Month())), setup.Page)
	assert.Equal(t, 1, m.People.Len())
	m.Settings.SetSpeeds(store.Instant)
	asked := map[conquest.PromptKind]int{}
	for m.Table.State().Round < 2 && !m.Over() {
		if p, ok := m.Asked(); ok {
			asked[p.Kind]++
			o := m.Options()[0]
			require.NoError(t, m.Choose(o.With(max(o.Choice.Amount, o.Most))))
		}
		m.Advance(false)
	}
	assert.Zero(t, asked[conquest.ClaimDay])
	assert.Equal(t, 1, asked[conquest.PlaceArmy], "all armies are placed in one go")
	a.Shut()
	_, err := a.Store.Read(store.Autosave)
	assert.NoError(t, err, "it is saved")
}
