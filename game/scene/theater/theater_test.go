package theater_test

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/beats"
	"bigpayday/render/campaign"
	"bigpayday/render/control"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// blank is a page with nothing on it but the board that lets the game go on.
type blank struct {
	*app.Page[struct{}]
	m     *theater.Theater
	board *theater.Board
}

func (b *blank) Key() struct{}     { return struct{}{} }
func (b *blank) Build() *flow.Node { return b.board.Node() }
func (b *blank) Tick(in *input.State) bool {
	changed := b.m.Advance(false)
	_, dirty := b.TickFor(in)
	return changed || dirty
}

// sitDown returns a short game of the kinds of players given, on the screen.
func sitDown(t *testing.T, seed uint64, house conquest.HouseRules, kinds ...table.Kind) *theater.Theater {
	t.Helper()
	return sitAt(t, scenetest.New(t, scenetest.DesignWindow, nil), seed, house, kinds...)
}

// sitAt is sitDown in a window.
func sitAt(t *testing.T, s *scenetest.Studio, seed uint64, house conquest.HouseRules, kinds ...table.Kind) *theater.Theater {
	t.Helper()
	setup := armies.Setup{Game: conquest.Setup{
		Seed: seed, Page: conquest.MonthPage(2027, 1), Seats: uint8(len(kinds)), First: conquest.NoSeat, Rounds: 6, House: house,
	}}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Name: string(rune('A' + i)), Token: uint8(i), Colour: uint8(i), Kind: kind})
	}
	tb, err := armies.New(setup, nil)
	require.NoError(t, err)
	bindPages(s.App)
	m := theater.New(s.App, tb)
	m.Show()
	return m
}

// bindPages puts blank pages behind the doors of a running game.
func bindPages(a *app.App) {
	for _, door := range []app.Door[*theater.Theater]{theater.MapDoor, theater.ResultsDoor} {
		app.Bind(a, door, func(a *app.App, m *theater.Theater) app.Scene {
			b := &blank{m: m, board: theater.NewBoard(m)}
			b.Page = app.NewPage[struct{}](a, door.ID(), b)
			return b
		})
	}
}

// playOn ticks until the results are shown, and answers where a person is asked.
func playOn(t *testing.T, m *theater.Theater, answer func(conquest.Prompt)) {
	t.Helper()
	for range 2_000_000 {
		if m.Over() && !m.Moving() {
			return
		}
		if p, ok := m.Asked(); ok {
			answer(p)
		}
		m.Advance(false)
	}
	t.Fatal("the game does not end")
}

func TestComputersPlayByThemselvesToTheEnd(t *testing.T) {
	for _, speed := range []store.Speed{store.Instant, store.Fast} {
		m := sitDown(t, 3, conquest.HouseRules(0).With(conquest.PageTiles), table.Normal, table.Easy, table.Normal)
		m.Settings.SetSpeeds(speed)
		assert.Equal(t, "map", m.Top().(interface{ Status() app.Status }).Status().Scene)
		playOn(t, m, func(conquest.Prompt) { t.Fatal("nobody is to be asked") })
		sh, s := m.Campaign.Shown(), m.Table.State()
		assert.Equal(t, s.Owner, sh.Owner)
		assert.Equal(t, s.Armies, sh.Armies)
		assert.Equal(t, s.Winners(), sh.Winners)
		assert.NotEmpty(t, m.Log.Lines)
		assert.Equal(t, "conquest-results", m.Top().(interface{ Status() app.Status }).Status().Scene)
	}
}

func TestAPersonPlaysAndIsAskedNothingWhileSomethingMoves(t *testing.T) {
	m := sitDown(t, 5, 0, table.Human, table.Normal)
	m.Settings.SetSpeeds(store.Fast)
	asked := 0
	playOn(t, m, func(p conquest.Prompt) {
		asked++
		require.Equal(t, conquest.Seat(0), p.Seat)
		require.False(t, m.Campaign.Busy())
		options := m.Options()
		o := options[asked%len(options)]
		require.NoError(t, m.Choose(o.With(max(o.Choice.Amount, o.Most))))
	})
	assert.Greater(t, asked, 20)
}

func TestWhatIsRefusedIsSaidAndChangesNothing(t *testing.T) {
	m := sitDown(t, 5, 0, table.Human, table.Human)
	for range 2000 {
		m.Advance(false)
	}
	p, ok := m.Asked()
	require.True(t, ok)
	require.Equal(t, conquest.ClaimDay, p.Kind)
	before := *m.Table.State()
	assert.Error(t, m.Choose(conquest.Choice{Kind: conquest.EndAttack}))
	assert.Equal(t, before, *m.Table.State())
	assert.NotEmpty(t, m.Toast.Text)
}

func TestAnotherLanguageSaysTheWholeLogAgain(t *testing.T) {
	m := sitDown(t, 3, 0, table.Normal, table.Easy)
	m.Settings.SetSpeeds(store.Instant)
	playOn(t, m, nil)
	english := len(m.Log.Lines)
	first := m.Log.Lines[0].String()
	m.Words = words.Open("de")
	m.Relocalise()
	assert.Len(t, m.Log.Lines, english)
	assert.NotEqual(t, first, m.Log.Lines[0].String())
}

func TestTheFirstGameSaysWhatToDo(t *testing.T) {
	a := sitDown(t, 1, 0, table.Easy, table.Easy).App
	theater.BeginLesson(a)
	require.True(t, a.Teaching)
	m := a.Top().(*blank).m
	for range 5000 {
		m.Advance(false)
		if r, ok := m.Remark(); ok {
			_, text := m.SayRemark(r)
			assert.NotEmpty(t, text)
			return
		}
	}
	t.Fatal("nothing is said")
}

func TestEveryMomentHasASoundOfItsImportance(t *testing.T) {
	m := sitDown(t, 1, 0, table.Easy, table.Easy)
	for c := range campaign.NumCues {
		assert.NotEmpty(t, m.Cue(c), campaign.CueName(c))
	}
	loud := m.MostImportant([]beats.Sound{{Cue: campaign.PegDown}, {Cue: campaign.Fanfare}, {Cue: campaign.Knock}})
	assert.Equal(t, campaign.Fanfare, loud.Cue)
}

// With BOARD=folder the board is written there as a picture, to be looked at.
func TestTheBoardShowsEveryDayAndSaysWhoseItIs(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow} {
		s := scenetest.New(t, w, w.Theme(t))
		m := sitAt(t, s, 3, conquest.HouseRules(0).With(conquest.PageTiles), table.Normal, table.Easy, table.Normal, table.Easy, table.Normal, table.Easy)
		m.Settings.SetSpeeds(store.Instant)
		for m.Campaign.Shown().Round < 3 {
			m.Advance(false)
		}
		m.Halted = true
		for m.Moving() && m.Campaign.Busy() {
			m.Advance(false)
		}
		sh := m.Campaign.Shown()
		s.Ticks(2)
		tips := map[ui.ID]control.Tip{}
		for _, layer := range scenetest.Page(s.Top()).Layers {
			for _, c := range layer.Controls {
				tips[c.ID] = c.Tip
			}
		}
		for d := conquest.Day(1); d <= conquest.Days; d++ {
			tip := tips[theater.DayIDs[d]]
			assert.Contains(t, tip.Figure, m.Names[sh.Owner[d]])
			assert.Equal(t, m.Speaker.WeekdayOf(d), tip.Title)
		}
		for r := range conquest.NumRegions {
			assert.Equal(t, m.Speaker.Region(r), tips[theater.RegionIDs[r]].Title)
		}
		if folder := os.Getenv("BOARD"); folder != "" {
			file, err := os.Create(filepath.Join(folder, w.String()+".png"))
			require.NoError(t, err)
			require.NoError(t, png.Encode(file, s.Screenshot()))
			require.NoError(t, file.Close())
		}
	}
}
