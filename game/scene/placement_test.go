package scene_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// builder plays a person who builds the month, without a window.
type builder struct {
	t *testing.T
	h *app.App
	m *match.Match
	s *placement.Placement
	// In is what the devices do in the next tick.
	in input.State
}

// building opens the page of a game.
func building(t *testing.T, game engine.Setup, kinds ...table.Kind) *builder {
	t.Helper()
	game.Seats, game.Seed, game.First = uint8(len(kinds)), 5, engine.NoSeat
	if game.Months == 0 {
		game.Months, game.Lengths = 2, [engine.MaxMonths]uint8{31, 31}
	}
	setup := table.Setup{Game: game}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Token: uint8(i), Colour: uint8(i), Kind: kind})
	}
	tb, err := table.New(setup, nil)
	require.NoError(t, err)
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	keys := input.DefaultMap()
	h := &app.App{
		Words: words.Open(words.English), Settings: scenetest.VeteranSettings(), Theme: theme, Keys: &keys,
		Store: store.OpenMemory(),
	}
	scene.BindPages(h)
	m := match.NewMatch(h, tb)
	m.Show()
	b := &builder{t: t, h: h, m: m, s: h.Top().(*placement.Placement)}
	b.in.Pointer.Away, b.in.Device = true, input.Mouse
	b.rest()
	return b
}

func (b *builder) tick() {
	p := &b.in.Pointer
	b.in.Quiet = len(b.in.Presses) == 0 && !b.in.Lost && !p.Down && !p.JustPressed && !p.JustReleased && !p.Moved
	b.h.Tick(&b.in)
	p.JustPressed, p.JustReleased, p.Moved = false, false, false
	b.in.Presses, b.in.Pressed, b.in.Lost = nil, 0, false
}

func (b *builder) wait(ticks int) {
	for range ticks {
		b.tick()
	}
}

// Settle waits until a person is asked and nothing moves.
func (b *builder) rest() {
	b.t.Helper()
	for range 4000 {
		if _, ok := b.m.Asked(); ok && len(b.s.Flights) == 0 {
			b.tick()
			return
		}
		b.tick()
	}
	b.t.Fatal("nobody is asked")
}

func (b *builder) move(x, y float64) {
	p := &b.in.Pointer
	p.X, p.Y, p.Moved, p.Touch = x, y, true, false
	p.Away = !b.h.View().Bounds().Contains(x, y)
	b.in.Device = input.Mouse
	b.tick()
}

func (b *builder) over(id ui.ID) {
	b.t.Helper()
	r, ok := b.s.UI.Box(id)
	require.True(b.t, ok, "no control %s", id)
	b.move(r.CenterX(), r.CenterY())
}

func (b *builder) down() { b.in.Pointer.JustPressed, b.in.Pointer.Down = true, true; b.tick() }
func (b *builder) up()   { b.in.Pointer.JustReleased, b.in.Pointer.Down = true, false; b.tick() }

// lift takes a tile and carries it over another place.
func (b *builder) lift(from, over ui.ID) {
	b.t.Helper()
	b.over(from)
	b.down()
	b.over(over)
	b.over(over)
	_, carrying := b.s.UI.Carrying()
	require.True(b.t, carrying, "%s cannot be lifted", from)
}

func (b *builder) drag(from, to ui.ID) {
	b.t.Helper()
	b.lift(from, to)
	b.up()
	b.rest()
}

func (b *builder) click(id ui.ID) {
	b.t.Helper()
	b.over(id)
	b.down()
	b.up()
	b.wait(20)
}

func (b *builder) key(codes ...input.Code) {
	for _, c := range codes {
		acts := b.h.Keys.Actions(c, 0)
		b.in.Device = input.Keys
		b.in.Presses, b.in.Pressed = []input.Press{{Code: c, Actions: acts}}, acts
		b.tick()
		b.wait(1)
	}
}

func (b *builder) letter(r rune) { b.key(input.Letter(r)) }

// On returns what lies on a day.
func (b *builder) on(day uint8) engine.Space { return b.m.Table.State().SpaceAt(1, day) }

func (b *builder) inHand() engine.Space { return b.m.Table.Prompt().Tile }

func (b *builder) hash() uint64 { return b.m.Table.State().Hash() }

// says returns what the tooltip says now.
func (b *builder) says() string {
	tip, _, _ := b.s.UI.Tooltip()
	return tip.Title + "\n" + tip.Text + "\n" + tip.Figure
}

func (b *builder) refusal(r engine.RefusalID, day int) string {
	return b.h.Words.Refusal(&engine.Refusal{ID: r, Day: day})
}

func TestTheTileInHandIsDraggedToADay(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.drag("hand", "day-12")
	assert.Equal(t, tile, b.on(12))
	assert.Equal(t, tile, b.m.Stage.Shown().SpaceAt(1, 12))
	assert.Equal(t, engine.Seat(1), b.m.Table.Prompt().Seat, "the next player draws")
}

func TestADropThatIsNotAllowedSlidesBackAndSaysWhy(t *testing.T) {
	tests := []struct {
		name  string
		where ui.ID
		why   func(b *builder) string
	}{
		{"a taken day", "day-12", func(b *builder) string { return b.refusal(engine.RefusedDayTaken, 12) }},
		{"the last day", "day-31", func(b *builder) string { return b.refusal(engine.RefusedLastDay, 31) }},
		{"START", "day-0", func(b *builder) string { return b.h.Say("placement.not_a_day") }},
		{"the Jackpot", "jackpot", func(b *builder) string { return b.h.Say("placement.not_a_day") }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := building(t, engine.Setup{}, table.Human, table.Human)
			b.drag("hand", "day-12")
			before := b.hash()
			b.lift("hand", tt.where)
			b.up()
			assert.Len(t, b.s.Flights, 1, "it slides back")
			assert.NotZero(t, b.s.Shaking.Left)
			b.wait(2)
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
	b.move(640, 790)
	b.up()
	assert.Len(t, b.s.Flights, 1)
	assert.Equal(t, b.h.Say("placement.outside"), b.m.Toast.Text)
	b.rest()
	assert.Equal(t, before, b.hash())
}

func TestADaySaysThatItIsTakenWithoutLosingItsTile(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.drag("hand", "day-12")
	b.lift("hand", "day-12")
	b.up()
	b.rest()
	b.drag("day-12", "day-13")
	assert.Equal(t, engine.Vacant, b.on(12), "it can be dragged away at once")
}

func TestWhatEndsADragWithoutEffect(t *testing.T) {
	tests := []struct {
		name string
		end  func(b *builder)
	}{
		{"let go outside the window", func(b *builder) { b.move(-50, 300); b.up() }},
		{"Escape", func(b *builder) { b.key(input.KeyEscape); b.up() }},
		{"the window loses the keyboard", func(b *builder) { b.in.Lost = true; b.tick(); b.up() }},
		{"the release is never seen", func(b *builder) { b.in.Pointer.Down = false; b.wait(2) }},
		{"the window shrinks, and Escape", func(b *builder) {
			b.resize(700, 500)
			b.key(input.KeyEscape)
			b.up()
		}},
		{"the tile is laid by a plan, and let go", func(b *builder) { b.letter('f'); b.wait(200); b.up() }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := building(t, engine.Setup{}, table.Human, table.Human)
			b.lift("hand", "day-12")
			tt.end(b)
			b.rest()
			_, carrying := b.s.UI.Carrying()
			assert.False(t, carrying)
			assert.Same(t, b.s, b.h.Top(), "nothing else opens")
			if b.m.Table.Prompt().Kind == engine.PlaceTile {
				b.drag("hand", "day-12")
				assert.NotEqual(t, engine.Vacant, b.on(12), "and it goes on")
			}
		})
	}
}

// resize gives the window another size.
func (b *builder) resize(w, h float64) {
	theme, err := render.NewTheme(render.NewView(w, h, 1), 1, false)
	require.NoError(b.t, err)
	b.h.Theme = theme
	b.tick()
}

func TestADragSurvivesAWindowThatChanges(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.lift("hand", "day-12")
	b.resize(960, 600)
	b.over("day-20")
	b.up()
	b.rest()
	assert.Equal(t, tile, b.on(20))
}

func TestAFingerDragsATile(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	touch := func(id ui.ID) {
		r, _ := b.s.UI.Box(id)
		p := &b.in.Pointer
		p.X, p.Y, p.Moved, p.Touch, p.Away = r.CenterX(), r.CenterY(), true, true, false
		b.in.Device = input.Touch
	}
	touch("hand")
	b.down()
	touch("day-20")
	b.tick()
	touch("day-20")
	b.in.Pointer.Away = true // as a lifted finger is
	b.up()
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
	b.key(input.KeyTab, input.KeyEnter)
	k, carrying := b.s.UI.Carrying()
	require.True(t, carrying)
	assert.Equal(t, ui.ByKeys, k.By)
	b.key(input.KeyEscape)
	_, carrying = b.s.UI.Carrying()
	require.False(t, carrying, "Escape puts it back")
	assert.Same(t, b.s, b.h.Top())
	b.key(input.KeyEnter, input.KeyRight, input.KeyDown, input.KeyEnter)
	b.rest()
	assert.Equal(t, first, b.on(9), "from day 1 one to the right and one down")

	second := b.inHand()
	b.s.UI.Focus("day-10", true)
	b.key(input.KeyEnter)
	b.rest()
	assert.Equal(t, second, b.on(10), "Enter on a free day lays the tile in hand")

	b.key(input.KeyBackspace)
	b.rest()
	assert.Equal(t, engine.Vacant, b.on(10))
	assert.Equal(t, second, b.inHand(), "Backspace takes it back")
	b.letter('f')
	b.rest()
	focused, _ := b.s.UI.Focused()
	assert.Equal(t, ui.ID("start"), focused)
	b.key(input.KeyEnter)
	b.wait(60)
	assert.Equal(t, engine.Playing, b.m.Table.State().Phase)
	assert.NotSame(t, b.s, b.h.Top())
}

func TestTheKeyboardMovesALaidTileFromWhereItLies(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	tile := b.inHand()
	b.drag("hand", "day-10")
	b.s.UI.Focus("hand", true)
	b.key(input.KeyEnter)
	focused, _ := b.s.UI.Focused()
	assert.Equal(t, ui.ID("day-1"), focused, "the tile in hand goes to the first free day")
	b.key(input.KeyEscape)
	b.s.UI.Focus("day-10", true)
	b.key(input.KeyEnter, input.KeyRight, input.KeyEnter)
	b.rest()
	assert.Equal(t, tile, b.on(11))
	focused, _ = b.s.UI.Focused()
	assert.Equal(t, ui.ID("day-11"), focused, "the keyboard stays with it")
}

func TestEscapePutsBackFirstAndThenOpensTheMenu(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.click("hand")
	b.key(input.KeyEscape)
	require.Same(t, b.s, b.h.Top())
	b.key(input.KeyEscape)
	assert.Equal(t, "pause", b.h.Top().Status().Scene)
	b.key(input.KeyEscape)
	require.Same(t, b.s, b.h.Top())
	b.drag("hand", "day-3")
	assert.NotEqual(t, engine.Vacant, b.on(3))
}

func TestLaidTilesAreMovedAndSwapped(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	first := b.inHand()
	b.drag("hand", "day-5")
	second := b.inHand()
	b.drag("hand", "day-6")
	turn := b.m.Table.Prompt()
	b.lift("day-5", "day-6")
	b.tick()
	assert.Contains(t, b.s.Tells.Figure, b.s.Says[second].Name, "it says with what it is going to be swapped")
	b.up()
	b.rest()
	assert.Equal(t, [2]engine.Space{second, first}, [2]engine.Space{b.on(5), b.on(6)})
	b.drag("day-6", "day-2")
	assert.Equal(t, first, b.on(2))
	assert.Equal(t, turn, b.m.Table.Prompt(), "it is still the same player's turn")
	b.lift("day-2", "day-9")
	b.over("day-2")
	b.up()
	b.rest()
	assert.Equal(t, first, b.on(2), "put back where it lay")
}

func TestOnePlayerChoosesAmongAllTiles(t *testing.T) {
	b := building(t, engine.Setup{Laying: engine.ByOne}, table.Human, table.Human)
	b.click("day-4")
	assert.Equal(t, b.h.Say("prompt.text.build"), b.m.Toast.Text, "a tile has to be chosen first")
	b.drag("tile-holiday", "day-4")
	assert.Equal(t, engine.Holiday, b.on(4))
	r, ok := b.s.UI.Box("tile-holiday")
	require.True(t, ok)
	b.move(r.CenterX(), r.CenterY())
	b.down()
	b.over("day-9")
	_, carrying := b.s.UI.Carrying()
	assert.False(t, carrying, "there is only one")
	b.up()
	b.drag("tile-deal", "day-9")
	assert.Equal(t, engine.DealSpace, b.on(9))
}

func TestInTurnOnlyTheDrawnTileIsTaken(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	for _, kind := range b.s.Kinds {
		if kind == b.inHand() || b.m.Stage.Shown().TilesLeft[kind] == 0 {
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
	assert.Contains(t, b.says(), b.h.Words.Count("placement.start_off", 30))
	assert.Equal(t, engine.Building, b.m.Table.State().Phase)
	b.click("preset-wild")
	b.rest()
	laid := b.hash()
	b.letter('r')
	b.rest()
	assert.NotEqual(t, laid, b.hash(), "all tiles are laid anew")
	b.click("start")
	b.wait(60)
	assert.Equal(t, engine.Playing, b.m.Table.State().Phase)
}

func TestWholeMonthsAreLaidFromTheirList(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	for i, preset := range placement.WholeMonths {
		after := *b.m.Table.State()
		require.NoError(t, after.Choose(engine.Choice{Kind: engine.Fill, Preset: preset}, nil))
		b.click("preset-months")
		b.click(ui.ID("preset-months/" + strconv.Itoa(i)))
		b.rest()
		assert.Equal(t, after.Pages[0], b.m.Table.State().Pages[0], preset.String())
	}
}

func TestWhatIsTakenBackFliesHome(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal)
	assert.Equal(t, b.h.Say("placement.undo_off"), b.reason("undo"))
	tile := b.inHand()
	b.drag("hand", "day-5")
	b.over("undo")
	b.down()
	b.up()
	assert.Equal(t, tile, b.inHand())
	homes := map[ui.ID]bool{}
	for _, f := range b.s.Flights {
		homes[f.Home] = true
	}
	assert.Len(t, homes, 2, "the player's tile and the one that the computer has laid since")
	assert.True(t, homes["hand"])
	b.rest()
	assert.Empty(t, b.s.Flights)
}

// reason returns why a control is off.
func (b *builder) reason(id ui.ID) (why string) {
	b.s.UI.Reach(func(p ui.Place) {
		if p.ID == id {
			why = p.Off
		}
	})
	return why
}

func TestTheLogOfTheMonthOpensAndCloses(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {960, 600}, {1920, 1080}, {2560, 1080}} {
		b := building(t, engine.Setup{}, table.Human, table.Human)
		b.resize(size[0], size[1])
		b.drag("hand", "day-9")
		b.click("log")
		_, open := b.s.UI.Box("log-lines")
		assert.True(t, open, "%v", size)
		_, told := b.s.UI.Box("log-0")
		assert.True(t, told, "%v: what was done is told", size)
		b.key(input.KeyEscape)
		b.wait(2)
		_, open = b.s.UI.Box("log-lines")
		assert.False(t, open, "%v", size)
		assert.Equal(t, "placement", b.h.Top().Status().Scene, "%v", size)
	}
}

func TestComputersLayTheirTilesByThemselves(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal, table.Normal)
	b.drag("hand", "day-30")
	assert.Equal(t, engine.Seat(0), b.m.Table.Prompt().Seat)
	assert.Equal(t, 27, b.s.Missing())
	assert.Equal(t, [3]int{1, 1, 1}, [3]int{b.s.LaidBy(0), b.s.LaidBy(1), b.s.LaidBy(2)})
}

func TestSpaceHurriesComputers(t *testing.T) {
	count := func(hurry bool) (ticks int) {
		b := building(t, engine.Setup{}, table.Human, table.Normal, table.Normal, table.Normal)
		b.lift("hand", "day-30")
		b.up()
		for !b.m.Table.PersonAsked() || b.m.Stage.Busy() {
			if hurry {
				b.in.Presses = []input.Press{{Code: input.KeySpace, Actions: b.h.Keys.Actions(input.KeySpace, 0)}}
				b.in.Pressed = b.in.Presses[0].Actions
			}
			b.tick()
			ticks++
		}
		return ticks
	}
	assert.Less(t, count(true), count(false)/2)
}

func TestComputersWaitForNobodyWhoOnlyRestsThePointer(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal)
	b.lift("hand", "day-12")
	b.up()
	b.wait(400)
	assert.Equal(t, 28, b.s.Missing(), "the pointer rests where the tile was dropped")
}

func TestComputersWaitWhileATileIsLookedAt(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Normal, table.Normal, table.Normal)
	b.lift("hand", "day-12")
	b.up()
	b.over("tile-deal")
	b.wait(200)
	assert.Contains(t, b.says(), b.h.Words.Space(engine.Big, engine.DealSpace).Rule)
	assert.False(t, b.m.Table.PersonAsked())
	left := b.s.Missing()
	b.wait(100)
	assert.Equal(t, left, b.s.Missing())
	b.move(20, 700)
	b.rest()
	assert.Equal(t, 26, b.s.Missing())
}

func TestALongNameIsCutAndNotWhatThePlayerDoes(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.m.Names[0] = "Grandmother Wilhelmina Featherstone of the Lower Valley"
	b.resize(1281, 800)
	style := render.Style{Face: render.Bold, Size: 14.5}
	said := b.s.About(b.s.Tells.Who, 200, style)
	assert.Contains(t, said, "Grandm")
	assert.Contains(t, said, "…")
	assert.Contains(t, said, "places a tile")
	shown, fit := b.h.Theme.Fit(said, style, 200, 11)
	assert.Equal(t, said, shown, "nothing is cut off again when it is drawn")
	assert.LessOrEqual(t, b.h.Theme.MeasureText(said, fit), 201.0)
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
	assert.Contains(t, tip(30), b.h.Say("placement.locked", words.Text("space", "Big Pay Day")))
	assert.Contains(t, tip(31), b.h.Words.Count("placement.day_hidden_why", 30))
	assert.Equal(t, render.Tile{Back: true}, b.s.Laid(31))
	assert.True(t, b.s.Laid(30).Locked)
	assert.Contains(t, b.s.Tells.Title.Title, "2", "the longest month is shown")
	b.lift("hand", "day-31")
	b.up()
	b.wait(2)
	assert.Contains(t, b.says(), b.refusal(engine.RefusedNoSuchDay, 31))
}

func TestTheCountsOfTheBoxAddUp(t *testing.T) {
	b := building(t, engine.Setup{Laying: engine.ByOne}, table.Human, table.Human)
	shown := func() int { return int(b.m.Stage.Shown().TilesLeft[engine.DealSpace]) - b.s.UnderWay(engine.DealSpace) }
	assert.Equal(t, 5, shown())
	b.lift("tile-deal", "day-3")
	assert.Equal(t, 4, shown(), "one is in hand")
	b.up()
	for range 30 {
		assert.Equal(t, 4, shown(), "from the hand to the day it is nowhere else")
		b.tick()
	}
	b.lift("tile-deal", "day-3")
	b.up()
	assert.Equal(t, 3, shown(), "it slides back")
	b.rest()
	assert.Equal(t, 4, shown())
}

func TestAPageAtRestAllocatesNothing(t *testing.T) {
	b := building(t, engine.Setup{}, table.Human, table.Human)
	b.move(20, 700)
	b.wait(60)
	assert.Zero(t, testing.AllocsPerRun(100, b.tick))
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
			if b.h.Top() != app.Scene(b.s) {
				break
			}
			switch r.IntN(9) {
			case 0, 1, 2:
				v := b.h.View()
				b.move(r.Float64()*(v.W+80)-40, r.Float64()*(v.H+80)-40)
			case 3:
				b.down()
			case 4:
				b.up()
			case 5:
				b.key(codes[r.IntN(len(codes))])
			case 6:
				id := []ui.ID{"hand", "day-3", "day-12", "tile-deal", "undo", "day-20", "preset-gentle"}[r.IntN(7)]
				if _, ok := b.s.UI.Box(id); ok {
					b.over(id)
				}
			case 7:
				b.wait(r.IntN(20))
			case 8:
				if r.IntN(10) == 0 {
					w := windows[r.IntN(len(windows))]
					b.resize(w[0], w[1])
				}
				b.in.Lost = r.IntN(8) == 0
				b.tick()
			}
		}
		data, err := b.m.Table.State().MarshalBinary()
		require.NoError(t, err)
		var again engine.State
		assert.NoError(t, again.UnmarshalBinary(data))
	}
}
