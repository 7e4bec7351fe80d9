package money_test

import (
	"image/gif"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
)

// watch opens the replay of a game that is over.
func watch(t *testing.T) *scenetest.Studio {
	t.Helper()
	m := scenetest.OverMatch(t, 3, 2, 28)
	s := &scenetest.Studio{App: m.App, T: t, Match: m}
	s.In.Pointer.Away = true
	s.Theme = scenetest.Window{Width: 1280, Height: 800, Scale: 1, TextScale: 100}.Theme(t)
	m.Show()
	s.Ticks(2)
	s.Click("replay")
	s.Ticks(2)
	require.Equal(t, "replay", s.Scene())
	return s
}

// place is where the timeline of the replay stands.
func place(s *scenetest.Studio) (at, last int) {
	return s.App.Top().(interface{ Place() (place, last int) }).Place()
}

func TestTheReplayIsSteppedThroughByKeys(t *testing.T) {
	s := watch(t)
	at, most := place(s)
	assert.Zero(t, at)
	s.Act(input.Right) // shows where the keyboard is
	s.Act(input.Right)
	s.Act(input.Right)
	s.Act(input.Left)
	at, _ = place(s)
	assert.Equal(t, 1, at)
	s.Act(input.End)
	at, _ = place(s)
	assert.Equal(t, most, at)
	s.Act(input.Home)
	at, _ = place(s)
	assert.Zero(t, at)
	s.Act(input.Cancel)
	assert.Equal(t, "results", s.Scene())
}

// Below the chart stands what each player had then, at the end what the results count.
func TestTheReplaySaysWhatEachPlayerHad(t *testing.T) {
	s := watch(t)
	s.Act(input.Right) // shows where the keyboard is
	s.Act(input.End)
	s.Tick()
	said := texts(s)
	for seat := range engine.Seat(2) {
		assert.Contains(t, said, s.Words.ShortMoney(s.Match.Table.State().NetWorth(seat)))
	}
	s.Act(input.Home)
	s.Tick()
	assert.NotEqual(t, said, texts(s))
}

// texts are all texts that are drawn.
func texts(s *scenetest.Studio) (list []string) {
	for _, mark := range s.Record() {
		if mark.Line.Text != "" {
			list = append(list, mark.Line.Text)
		}
	}
	return list
}

func TestTheReplayPlaysAndStops(t *testing.T) {
	s := watch(t)
	s.Act(input.GoOn)
	s.Ticks(600)
	at, _ := place(s)
	assert.Positive(t, at)
	s.Act(input.GoOn)
	at, _ = place(s)
	s.Ticks(200)
	still, _ := place(s)
	assert.Equal(t, at, still)
}

func TestTheReplayJumpsToTheNextPayDayAndAlongTheChart(t *testing.T) {
	s := watch(t)
	s.Act(input.No)
	first, most := place(s)
	assert.Positive(t, first)
	s.Act(input.No)
	second, _ := place(s)
	assert.Greater(t, second, first)
	chart := s.Box("chart")
	s.ClickAt(chart.X+chart.W*.9, chart.CenterY())
	s.Ticks(2)
	at, _ := place(s)
	assert.Greater(t, at, most/2)
}

func TestPracticeBeginsInTheMiddleOfTheGameAndLeavesThatAlone(t *testing.T) {
	s := watch(t)
	before := *s.Match.Table.State()
	s.Act(input.No)
	s.Act(input.Pass)
	s.Ticks(2)
	require.NotNil(t, s.App.Running)
	assert.True(t, s.App.Running.Practice())
	assert.False(t, s.App.Running.Over())
	assert.Equal(t, before, *s.Match.Table.State())
	assert.Equal(t, engine.Over, s.Match.Table.State().Phase)
}

// Practice is allowed of a game that is not over, too, and both it and the game that waits are as
// they should be.
func TestPracticeFromAGameThatIsNotOverIsMarkedAndTheGameWaits(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Play(scenetest.TwoPlayers)
	waiting := v.Table()
	before := *waiting.State()
	v.Act(input.Cancel)
	v.Ticks(2)
	v.Click("replay")
	v.Ticks(2)
	require.Equal(t, "replay", v.Scene())
	v.Act(input.Right) // shows where the keyboard is
	v.Act(input.End)
	v.Act(input.Pass)
	v.Ticks(2)
	require.Equal(t, "turn", v.Scene())
	assert.True(t, v.Running.Practice())
	saved, err := money.Resume(v.Store)
	require.NoError(t, err)
	assert.Equal(t, before, *saved.State())
}

// The pictures of one file have one size: those of the window that was there before are dropped.
func TestAnAnimatedPictureBeginsAnewInAWindowOfAnotherSize(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DOWNLOAD_DIR", dir)
	v := watch(t)
	v.Click("record")
	v.Ticks(20)
	v.App.Theme = scenetest.Window{Width: 500, Height: 900, Scale: 1, TextScale: 100}.Theme(t)
	v.Ticks(160)
	require.Len(t, saved(t, dir), 1)
	file, err := os.Open(saved(t, dir)[0])
	require.NoError(t, err)
	defer func() { _ = file.Close() }()
	g, err := gif.DecodeAll(file)
	require.NoError(t, err)
	assert.LessOrEqual(t, g.Config.Width, 500)
	assert.Greater(t, len(g.Image), 20)
}

func TestAReplayIsSavedAsAnAnimatedPicture(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DOWNLOAD_DIR", dir)
	v := watch(t)
	before, last := place(v)
	v.Click("record")
	v.Ticks(5)
	v.Key(input.KeyEscape)
	v.Ticks(2)
	require.Equal(t, "replay", v.Scene(), "that has ended the picture, not the replay")
	assert.Empty(t, saved(t, dir))

	v.MoveAway()
	v.Ticks(2)
	v.Click("record")
	v.Ticks(140)
	now, _ := place(v)
	assert.Equal(t, before, now, "the game is shown where it was")
	require.Len(t, saved(t, dir), 1)
	file, err := os.Open(saved(t, dir)[0])
	require.NoError(t, err)
	defer func() { _ = file.Close() }()
	g, err := gif.DecodeAll(file)
	require.NoError(t, err)
	assert.Greater(t, len(g.Image), 20, "of a game of %d events", last)
	moved := 0
	for _, m := range g.Image[1:] {
		if m.Rect.Dx() > 1 {
			moved++
		}
	}
	assert.Greater(t, moved, len(g.Image)/2)
	info, err := file.Stat()
	require.NoError(t, err)
	t.Logf("%d pictures, %d kB", len(g.Image), info.Size()/1000)
}

// saved lists the files in a folder.
func saved(t *testing.T, dir string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	return files
}
