package placement_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/boards"
)

// builder plays a person who builds the month.
type builder struct {
	*scenetest.Studio
	// s is the page of the placement.
	s *placement.Placement
}

// building opens the page of a game.
func building(t *testing.T, game engine.Setup, kinds ...table.Kind) *builder {
	t.Helper()
	game.Seed, game.First = 5, engine.NoSeat
	if game.Months == 0 {
		game.Months, game.Lengths = 2, [engine.MaxMonths]uint8{31, 31}
	}
	s := scenetest.Open(t, scenetest.NewTable(t, game, kinds...))
	b := &builder{s, s.Top().(*placement.Placement)}
	b.In.Device = input.Mouse
	b.rest()
	return b
}

// rest waits until a person is asked and nothing moves.
func (b *builder) rest() {
	b.T.Helper()
	for range 4000 {
		if _, ok := b.Match.Asked(); ok && len(b.s.Flights()) == 0 {
			b.Tick()
			return
		}
		b.Tick()
	}
	b.T.Fatal("nobody is asked")
}

// lift takes a tile and carries it over another place.
func (b *builder) lift(from, over ui.ID) {
	b.T.Helper()
	b.PointAt(from)
	b.Down()
	b.PointAt(over)
	b.PointAt(over)
	_, carrying := b.s.UI.Carrying()
	require.True(b.T, carrying, "%s cannot be lifted", from)
}

func (b *builder) drag(from, to ui.ID) {
	b.T.Helper()
	b.lift(from, to)
	b.Up()
	b.rest()
}

func (b *builder) click(id ui.ID) {
	b.T.Helper()
	b.PointAt(id)
	b.Down()
	b.Up()
	b.Ticks(20)
}

func (b *builder) letter(r rune) { b.Key(input.Letter(r)) }

// on returns what lies on a day.
func (b *builder) on(day uint8) engine.Space { return b.Match.Table.State().SpaceAt(1, day) }

func (b *builder) inHand() engine.Space { return b.Match.Table.State().Prompt().Tile }

func (b *builder) hash() uint64 { return b.Match.Table.State().Hash() }

// says returns what the tooltip says now.
func (b *builder) says() string {
	tip, _, _ := b.s.UI.Tooltip()
	return tip.Title + "\n" + tip.Text + "\n" + tip.Figure
}

func (b *builder) refusal(r engine.RefusalID, day int) string {
	return b.App.Words.Refusal(&engine.Refusal{ID: r, Day: day})
}

func TestTheTileInHandIsDraggedToADay(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.drag("hand", "day-12")
	assert.Equal(t, tile, b.on(12))
	assert.Equal(t, tile, b.Match.Stage.Shown().SpaceAt(1, 12))
	assert.Equal(t, engine.Seat(1), b.Match.Table.State().Prompt().Seat, "the next player draws")
}

func TestADropThatIsNotAllowedSlidesBackAndSaysWhy(t *testing.T) {
	tests := []struct {
		name  string
		where ui.ID
		why   func(b *builder) string
	}{
		{"a taken day", "day-12", func(b *builder) string { return b.refusal(engine.RefusedDayTaken, 12) }},
		{"the last day", "day-31", func(b *builder) string { return b.refusal(engine.RefusedLastDay, 31) }},
		{"START", "day-0", func(b *builder) string { return b.App.Say("placement.not_a_day") }},
		{"the Jackpot", "jackpot", func(b *builder) string { return b.App.Say("placement.not_a_day") }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := building(t, engine.Setup{}, table.Human, table.Human)
			b.drag("hand", "day-12")
			before := b.hash()
			b.lift("hand", tt.where)
			b.Up()
			assert.Len(t, b.s.Flights(), 1, "it slides back")
			assert.True(t, b.s.Shakes())
			b.Ticks(2)
			assert.Contains(t, b.says(), tt.why(b))
			b.rest()
			assert.Equal(t, before, b.hash())
			assert.False(t, b.s.Away("hand"), "it lies in the hand again")
		})
	}
}

func TestADropBesideTheCalendarSlidesBackAndSaysWhy(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	before := b.hash()
	b.lift("hand", "day-3")
	b.MoveTo(640, 790)
	b.Up()
	assert.Len(t, b.s.Flights(), 1)
	assert.Equal(t, b.App.Say("placement.outside"), b.Match.Toast.Text)
	b.rest()
	assert.Equal(t, before, b.hash())
}

func TestADaySaysThatItIsTakenWithoutLosingItsTile(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.drag("hand", "day-12")
	b.lift("hand", "day-12")
	b.Up()
	b.rest()
	b.drag("day-12", "day-13")
	assert.Equal(t, engine.Vacant, b.on(12), "it can be dragged away at once")
}

func TestWhatEndsADragWithoutEffect(t *testing.T) {
	tests := []struct {
		name string
		end  func(b *builder)
	}{
		{"let go outside the window", func(b *builder) { b.MoveTo(-50, 300); b.Up() }},
		{"Escape", func(b *builder) { b.Key(input.KeyEscape); b.Up() }},
		{"the window loses the keyboard", func(b *builder) { b.In.Lost = true; b.Tick(); b.Up() }},
		{"the release is never seen", func(b *builder) { b.In.Pointer.Down = false; b.Ticks(2) }},
		{"the window shrinks, and Escape", func(b *builder) {
			b.Resize(700, 500)
			b.Key(input.KeyEscape)
			b.Up()
		}},
		{"the tile is laid by a plan, and let go", func(b *builder) { b.letter('f'); b.Ticks(200); b.Up() }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := building(t, engine.Setup{}, table.Human, table.Human)
			b.lift("hand", "day-12")
			tt.end(b)
			b.rest()
			_, carrying := b.s.UI.Carrying()
			assert.False(t, carrying)
			assert.Same(t, b.s, b.App.Top(), "nothing else opens")
			if b.Match.Table.State().Prompt().Kind == engine.PlaceTile {
				b.drag("hand", "day-12")
				assert.NotEqual(t, engine.Vacant, b.on(12), "and it goes on")
			}
		})
	}
}

func TestADragSurvivesAWindowThatChanges(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.lift("hand", "day-12")
	b.Resize(960, 600)
	b.PointAt("day-20")
	b.Up()
	b.rest()
	assert.Equal(t, tile, b.on(20))
}

func TestAFingerDragsATile(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.Touch(true)
	b.PointAt("hand")
	b.Down()
	b.PointAt("day-20")
	b.PointAt("day-20")
	b.Up()
	b.rest()
	assert.Equal(t, tile, b.on(20))
}

func TestATileIsClickedThenTheDay(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.click("hand")
	b.click("day-31")
	assert.Contains(t, b.says(), b.refusal(engine.RefusedLastDay, 31))
	_, carrying := b.s.UI.Carrying()
	require.True(t, carrying, "it is still in hand")
	b.click("day-7")
	b.rest()
	assert.Equal(t, tile, b.on(7))
	next := b.inHand()
	b.click("day-8")
	b.rest()
	assert.Equal(t, next, b.on(8), "with a tile in hand the day alone will do")
}

func TestTheMonthIsBuiltWithTheKeyboard(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	first := b.inHand()
	b.Key(input.KeyTab, input.KeyEnter)
	k, carrying := b.s.UI.Carrying()
	require.True(t, carrying)
	assert.Equal(t, hand.ByKeys, k.By)
	b.Key(input.KeyEscape)
	_, carrying = b.s.UI.Carrying()
	require.False(t, carrying, "Escape puts it back")
	assert.Same(t, b.s, b.App.Top())
	b.Key(input.KeyEnter, input.KeyRight, input.KeyDown, input.KeyEnter)
	b.rest()
	assert.Equal(t, first, b.on(9), "from day 1 one to the right and one down")

	second := b.inHand()
	b.s.UI.Focus("day-10", true)
	b.Key(input.KeyEnter)
	b.rest()
	assert.Equal(t, second, b.on(10), "Enter on a free day lays the tile in hand")

	b.Key(input.KeyBackspace)
	b.rest()
	assert.Equal(t, engine.Vacant, b.on(10))
	assert.Equal(t, second, b.inHand(), "Backspace takes it back")
	b.letter('f')
	b.rest()
	focused, _ := b.s.UI.Focused()
	assert.Equal(t, ui.ID("start"), focused)
	b.Key(input.KeyEnter)
	b.Ticks(60)
	assert.Equal(t, engine.Playing, b.Match.Table.State().Phase)
	assert.NotSame(t, b.s, b.App.Top())
}

func TestTheKeyboardMovesALaidTileFromWhereItLies(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.drag("hand", "day-10")
	b.s.UI.Focus("hand", true)
	b.Key(input.KeyEnter)
	focused, _ := b.s.UI.Focused()
	assert.Equal(t, ui.ID("day-1"), focused, "the tile in hand goes to the first free day")
	b.Key(input.KeyEscape)
	b.s.UI.Focus("day-10", true)
	b.Key(input.KeyEnter, input.KeyRight, input.KeyEnter)
	b.rest()
	assert.Equal(t, tile, b.on(11))
	focused, _ = b.s.UI.Focused()
	assert.Equal(t, ui.ID("day-11"), focused, "the keyboard stays with it")
}

func TestEscapePutsBackFirstAndThenOpensTheMenu(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.click("hand")
	b.Key(input.KeyEscape)
	require.Same(t, b.s, b.App.Top())
	b.Key(input.KeyEscape)
	assert.Equal(t, "pause", b.App.Top().Status().Scene)
	b.Key(input.KeyEscape)
	require.Same(t, b.s, b.App.Top())
	b.drag("hand", "day-3")
	assert.NotEqual(t, engine.Vacant, b.on(3))
}

func TestLaidTilesAreMovedAndSwapped(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	first := b.inHand()
	b.drag("hand", "day-5")
	second := b.inHand()
	b.drag("hand", "day-6")
	turn := b.Match.Table.State().Prompt()
	b.lift("day-5", "day-6")
	b.Tick()
	assert.NotEmpty(t, b.TextsThat(func(said string) bool {
		return strings.Contains(said, b.Match.SpaceWords(second).Name) && strings.Contains(said, "6")
	}), "it says with what it is going to be swapped")
	b.Up()
	b.rest()
	assert.Equal(t, [2]engine.Space{second, first}, [2]engine.Space{b.on(5), b.on(6)})
	b.drag("day-6", "day-2")
	assert.Equal(t, first, b.on(2))
	assert.Equal(t, turn, b.Match.Table.State().Prompt(), "it is still the same player's turn")
	b.lift("day-2", "day-9")
	b.PointAt("day-2")
	b.Up()
	b.rest()
	assert.Equal(t, first, b.on(2), "put back where it lay")
}

func TestOnePlayerChoosesAmongAllTiles(t *testing.T) {
	b := building(t, engine.Setup{Laying: engine.ByOne}, table.Human, table.Human)
	b.click("day-4")
	assert.Equal(t, b.App.Say("prompt.text.build"), b.Match.Toast.Text, "a tile has to be chosen first")
	b.drag("tile-holiday", "day-4")
	assert.Equal(t, engine.Holiday, b.on(4))
	r, ok := b.s.UI.Box("tile-holiday")
	require.True(t, ok)
	b.MoveTo(r.CenterX(), r.CenterY())
	b.Down()
	b.PointAt("day-9")
	_, carrying := b.s.UI.Carrying()
	assert.False(t, carrying, "there is only one")
	b.Up()
	b.drag("tile-deal", "day-9")
	assert.Equal(t, engine.DealSpace, b.on(9))
}

func TestInTurnOnlyTheDrawnTileIsTaken(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	for _, kind := range b.s.Kinds {
		if kind == b.inHand() || b.Match.Stage.Shown().TilesLeft[kind] == 0 {
			continue
		}
		b.click(placement.BoxID(kind))
		assert.Contains(t, b.says(), b.refusal(engine.RefusedNotInHand, 0))
		break
	}
	b.drag(placement.BoxID(b.inHand()), "day-1")
	assert.NotEqual(t, engine.Vacant, b.on(1), "its own place in the box does as well as the hand")
}

func TestTheMonthStartsWhenAllTilesAreLaid(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.click("start")
	assert.Contains(t, b.says(), b.App.Words.Count("placement.start_off", 30))
	assert.Equal(t, engine.Building, b.Match.Table.State().Phase)
	b.click("preset-wild")
	b.rest()
	laid := b.hash()
	b.letter('r')
	b.rest()
	assert.NotEqual(t, laid, b.hash(), "all tiles are laid anew")
	b.click("start")
	b.Ticks(60)
	assert.Equal(t, engine.Playing, b.Match.Table.State().Phase)
}

func TestWholeMonthsAreLaidFromTheirList(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	for i, preset := range placement.WholeMonths {
		after := *b.Match.Table.State()
		require.NoError(t, after.Choose(engine.Choice{Kind: engine.Fill, Preset: preset}, nil))
		b.click("preset-months")
		b.click(ui.ID("preset-months/" + strconv.Itoa(i)))
		b.rest()
		assert.Equal(t, after.Pages[0], b.Match.Table.State().Pages[0], preset.String())
	}
}

func TestWhatIsTakenBackFliesHome(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal)
	assert.Equal(t, b.App.Say("placement.undo_off"), b.reason("undo"))
	tile := b.inHand()
	b.drag("hand", "day-5")
	b.PointAt("undo")
	b.Down()
	b.Up()
	assert.Equal(t, tile, b.inHand())
	homes := map[ui.ID]bool{}
	for _, home := range b.s.Flights() {
		homes[home] = true
	}
	assert.Len(t, homes, 2, "the player's tile and the one that the computer has laid since")
	assert.True(t, homes["hand"])
	b.rest()
	assert.Empty(t, b.s.Flights())
}

// reason returns why a control is off.
func (b *builder) reason(id ui.ID) (why string) {
	b.s.UI.Reach(func(p hand.Place) {
		if p.ID == id {
			why = p.Off
		}
	})
	return why
}

func TestTheLogOfTheMonthOpensAndCloses(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {960, 600}, {1920, 1080}, {2560, 1080}} {
		b := building(t, engine.Setup{}, table.Human, table.Human)
		b.Resize(size[0], size[1])
		b.drag("hand", "day-9")
		b.click("log")
		assert.True(t, b.Has("log-lines"), "%v", size)
		told := b.TextsThat(func(text string) bool { return strings.Contains(text, b.Match.Names[0]) })
		assert.NotEmpty(t, told, "%v: what was done is told", size)
		b.Key(input.KeyEscape)
		b.Ticks(2)
		assert.False(t, b.Has("log-lines"), "%v", size)
		assert.Equal(t, "placement", b.App.Top().Status().Scene, "%v", size)
	}
}

func TestComputersLayTheirTilesByThemselves(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal, table.Normal)
	b.drag("hand", "day-30")
	assert.Equal(t, engine.Seat(0), b.Match.Table.State().Prompt().Seat)
	assert.Equal(t, 27, b.s.Missing())
	assert.Equal(t, [3]int{1, 1, 1}, [3]int{b.s.LaidBy(0), b.s.LaidBy(1), b.s.LaidBy(2)})
}

func TestSpaceHurriesComputers(t *testing.T) {
	count := func(hurry bool) (ticks int) {
		b := building(t, engine.Setup{}, table.Human, table.Normal, table.Normal, table.Normal)
		b.lift("hand", "day-30")
		b.Up()
		for !b.Match.Table.PersonAsked() || b.Match.Stage.Busy() {
			if hurry {
				b.In.Presses = []input.Press{{Code: input.KeySpace, Actions: b.App.Keys.Actions(input.KeySpace, 0)}}
				b.In.Pressed = b.In.Presses[0].Actions
			}
			b.Tick()
			ticks++
		}
		return ticks
	}
	assert.Less(t, count(true), count(false)/2)
}

func TestComputersWaitForNobodyWhoOnlyRestsThePointer(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal)
	b.lift("hand", "day-12")
	b.Up()
	b.Ticks(400)
	assert.Equal(t, 28, b.s.Missing(), "the pointer rests where the tile was dropped")
}

func TestComputersWaitWhileATileIsLookedAt(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal, table.Normal, table.Normal)
	b.lift("hand", "day-12")
	b.Up()
	b.PointAt("tile-deal")
	b.Ticks(200)
	assert.Contains(t, b.says(), b.App.Words.Space(engine.Big, engine.DealSpace).Rule)
	assert.False(t, b.Match.Table.PersonAsked())
	left := b.s.Missing()
	b.Ticks(100)
	assert.Equal(t, left, b.s.Missing())
	b.MoveTo(20, 700)
	b.rest()
	assert.Equal(t, 26, b.s.Missing())
}

func TestALongNameIsCutAndNotWhatThePlayerDoes(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.Match.Names[0] = "Grandmother Wilhelmina Featherstone of the Lower Valley"
	b.Resize(1281, 800)
	said := strings.Join(b.TextsThat(func(string) bool { return true }), "\n")
	assert.Regexp(t, "Grandm.*…", said)
	assert.Contains(t, said, " places a tile\n")
}

func TestAMonthThatWasKeptIsOnlyArranged(t *testing.T) {
	var page [engine.MaxDays]engine.Space
	i := 0
	for kind, n := range engine.EditionOf(engine.Big).Tiles {
		for range n {
			page[i] = engine.Space(kind)
			i++
		}
	}
	b := building(t, engine.Setup{Page: page}, table.Human, table.Human)
	assert.Equal(t, "arrange", b.s.Status().Prompt)
	assert.Empty(t, b.reason("start"))
	_, ok := b.s.UI.Box("hand")
	assert.False(t, ok, "no tile is in hand")
	b.drag("day-1", "day-30")
	assert.Equal(t, page[29], b.on(1))
}

func TestDaysSayInWhichMonthsTheyAreHidden(t *testing.T) {
	b := building(t, engine.Setup{Months: 3, Lengths: [engine.MaxMonths]uint8{28, 30, 29}}, table.Human, table.Human)
	tip := func(day uint8) string { x := b.s.DayTip(day); return x.Title + " " + x.Text + " " + x.Figure }
	assert.NotContains(t, tip(27), "idden")
	assert.Contains(t, tip(28), "Hidden in month 1")
	assert.Contains(t, tip(29), "Hidden in months 1 and 3")
	assert.Contains(t, tip(30), b.App.Say("placement.locked", words.Text("space", "Big Pay Day")))
	assert.Contains(t, tip(31), b.App.Words.Count("placement.day_hidden_why", 30))
	assert.Equal(t, boards.Tile{Back: true}, b.s.Laid(31))
	assert.True(t, b.s.Laid(30).Locked)
	assert.Contains(t, b.s.Title(), "2", "the longest month is shown")
	b.lift("hand", "day-31")
	b.Up()
	b.Ticks(2)
	assert.Contains(t, b.says(), b.refusal(engine.RefusedNoSuchDay, 31))
}

func TestTheCountsOfTheBoxAddUp(t *testing.T) {
	b := building(t, engine.Setup{Laying: engine.ByOne}, table.Human, table.Human)
	shown := func() int {
		return int(b.Match.Stage.Shown().TilesLeft[engine.DealSpace]) - b.s.UnderWay(engine.DealSpace)
	}
	assert.Equal(t, 5, shown())
	b.lift("tile-deal", "day-3")
	assert.Equal(t, 4, shown(), "one is in hand")
	b.Up()
	for range 30 {
		assert.Equal(t, 4, shown(), "from the hand to the day it is nowhere else")
		b.Tick()
	}
	b.lift("tile-deal", "day-3")
	b.Up()
	assert.Equal(t, 3, shown(), "it slides back")
	b.rest()
	assert.Equal(t, 4, shown())
}

func TestAPageAtRestAllocatesNothing(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.MoveTo(20, 700)
	b.Ticks(60)
	assert.Zero(t, testing.AllocsPerRun(100, func() { b.Tick() }))
}

// Whatever is pressed at whatever moment, in windows of any size: the page
// goes on, and the game stays one that the rules allow.
func TestNothingThatIsPressedBreaksThePage(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	codes := []input.Code{
		input.KeyEnter, input.KeySpace, input.KeyEscape, input.KeyBackspace, input.KeyTab, input.KeyUp, input.KeyDown,
		input.KeyLeft, input.KeyRight, input.Letter('f'), input.Letter('r'), input.DigitKey(4), input.DigitKey(1),
	}
	windows := [][2]float64{{1280, 800}, {960, 600}, {320, 240}, {2560, 1080}}
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		laying := engine.Laying(seed % 2)
		b := building(t, engine.Setup{Laying: laying, Months: 2, Lengths: [engine.MaxMonths]uint8{30, 28}}, table.Human, table.Normal, table.Human)
		for range 3000 {
			if b.App.Top() != app.Scene(b.s) {
				break
			}
			switch r.IntN(9) {
			case 0, 1, 2:
				v := b.App.View()
				b.MoveTo(r.Float64()*(v.W+80)-40, r.Float64()*(v.H+80)-40)
			case 3:
				b.Down()
			case 4:
				b.Up()
			case 5:
				b.Key(codes[r.IntN(len(codes))])
			case 6:
				id := []ui.ID{"hand", "day-3", "day-12", "tile-deal", "undo", "day-20", "preset-gentle"}[r.IntN(7)]
				if _, ok := b.s.UI.Box(id); ok {
					b.PointAt(id)
				}
			case 7:
				b.Ticks(r.IntN(20))
			case 8:
				if r.IntN(10) == 0 {
					w := windows[r.IntN(len(windows))]
					b.Resize(w[0], w[1])
				}
				b.In.Lost = r.IntN(8) == 0
				b.Tick()
			}
		}
		data, err := b.Match.Table.State().MarshalBinary()
		require.NoError(t, err)
		var again engine.State
		assert.NoError(t, again.UnmarshalBinary(data))
	}
}
