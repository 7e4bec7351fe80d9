package flow_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

func themeOf(t testing.TB, w, h, device, text float64) *render.Theme {
	t.Helper()
	theme, err := render.NewTheme(render.NewView(w, h, device), text, false)
	require.NoError(t, err)
	return theme
}

func blank(*render.Theme, *ebiten.Image, render.Rect) {}

// sign is a picture of a fixed width and height.
func sign(w, h float64) *flow.Node { return flow.Exactly(w, h, blank) }

func lay(t *testing.T, w, h float64, n *flow.Node) *flow.Node {
	t.Helper()
	n.Lay(themeOf(t, 1280, 800, 1, 1), render.Rect{X: 10, Y: 20, W: w, H: h}, false)
	return n
}

func boxes(nodes ...*flow.Node) (out []render.Rect) {
	for _, n := range nodes {
		out = append(out, n.Box)
	}
	return out
}

func TestWhatIsLeftOverGoesToThoseThatGrow(t *testing.T) {
	a, b, c := sign(50, 20), sign(50, 20).Grow(1), sign(50, 20).Grow(3)
	lay(t, 350, 20, flow.Row(a, b, c))
	assert.Equal(t, []render.Rect{{X: 10, Y: 20, W: 50, H: 20}, {X: 60, Y: 20, W: 100, H: 20}, {X: 160, Y: 20, W: 200, H: 20}}, boxes(a, b, c))
}

func TestGrowthHasALimit(t *testing.T) {
	a, b := sign(50, 20).Upto(render.Gap), sign(50, 20).Grow(1)
	lay(t, 300, 20, flow.Row(a, b))
	assert.Equal(t, 62., a.Box.W)
	assert.Equal(t, 238., b.Box.W, "the other one takes the rest")
}

func TestWhatIsMissingIsTakenFromThoseThatCanBeLess(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	long := flow.Line("a line that is rather long for the room", render.Body)
	button := flow.Control(ui.Control{ID: "ok", Widget: ui.Toggle{}})
	row := flow.Row(long, button)
	row.Lay(theme, render.Rect{W: 250, H: 40}, false)
	assert.InDelta(t, 250, button.Box.Right(), .01)
	assert.Less(t, long.Box.W, theme.MeasureText("a line that is rather long for the room", render.Body))
	assert.Empty(t, cuts(row), "it is condensed first")
	row.Lay(theme, render.Rect{W: 120, H: 40}, false)
	assert.Equal(t, []string{"a line that is rather long for the room"}, cuts(row), "what is cut can be read as a tip")
}

func cuts(n *flow.Node) (said []string) {
	for _, c := range n.Controls(nil, 1) {
		if c.Tip.Text != "" {
			said = append(said, c.Tip.Text)
		}
	}
	return said
}

func TestTextThatIsLongerMovesWhatIsBelow(t *testing.T) {
	below := sign(10, 10)
	height := func(s string) float64 {
		lay(t, 200, 400, flow.Column(flow.Text(s, render.Body, 0), below).Gap(render.Tight))
		return below.Box.Y
	}
	assert.Greater(t, height("much longer than what stood there before and so on several lines"), height("short")+30)
}

func TestANarrowPartOfAColumnIsAsHighAsItsTextNeeds(t *testing.T) {
	s := "a text that takes more lines the narrower the part is in which it stands"
	narrow := flow.Column(flow.Text(s, render.Body, 0)).Most(render.CellLeast)
	alone := flow.Text(s, render.Body, 0)
	lay(t, 600, 400, flow.Column(narrow))
	lay(t, narrow.Box.W, 400, flow.Column(alone))
	assert.Equal(t, alone.Box.H, narrow.Box.H)
}

func TestTextIsSetSmallerBeforeItIsCut(t *testing.T) {
	s := "a text of so many words that it needs three lines of this width at least"
	n := lay(t, 200, 45, flow.Column(flow.Text(s, render.Body, 3)))
	assert.Empty(t, cuts(n))
	n = lay(t, 90, 30, flow.Column(flow.Text(s, render.Body, 2)))
	assert.Equal(t, []string{s}, cuts(n))
}

// Rounding may make the least type a trifle larger than the least.
func TestTextIsCutAtEveryTextScale(t *testing.T) {
	for _, scale := range []float64{1, 1.1, 1.3, 1.7, 1.9} {
		n := flow.Fit(flow.Column(flow.Text("more words than there is room for", render.Body, 0)), scale)
		n.Lay(themeOf(t, 1280, 800, 1, 1), render.Rect{W: 60, H: 20}, false)
		assert.NotEmpty(t, cuts(n), "%g", scale)
	}
}

func TestALineIsSetSmallerInALowBox(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 2)
	line := flow.Line("Low", render.Figures)
	n := flow.Column(line, sign(10, 80))
	n.Lay(theme, render.Rect{W: 300, H: 110}, false)
	dst := ebiten.NewImage(300, 200)
	defer dst.Deallocate()
	var size float64
	theme.SetRecorder(&render.Recorder{Text: func(l render.TextLine) { size = l.Size }})
	n.Paint(dst)
	theme.SetRecorder(nil)
	assert.Less(t, size, line.Box.H)
	assert.Greater(t, size, line.Box.H/2)
}

func TestNumbersStandBelowEachOther(t *testing.T) {
	cell := func(s string) *flow.Node { return flow.Line(s, render.Body.Aligned(render.End)) }
	a, b := cell("$5"), cell("$1,000,000")
	lay(t, 400, 100, flow.Table(
		flow.Row(flow.Line("Rent", render.Body).Grow(1), a).Gap(render.Gap),
		flow.Row(flow.Line("A much longer name of a bill", render.Body).Grow(1), b).Gap(render.Gap),
	))
	assert.Equal(t, a.Box.X, b.Box.X)
	assert.Equal(t, a.Box.Right(), b.Box.Right())
	assert.InDelta(t, 410, a.Box.Right(), .01)
}

func TestGroupsOfATableShareItsColumns(t *testing.T) {
	a, b := sign(30, 10), sign(90, 10)
	below := sign(10, 10)
	lay(t, 400, 100, flow.Table(
		flow.Table(flow.Row(sign(20, 10).Grow(1), a), below),
		flow.Table(flow.Row(sign(60, 10).Grow(1), b)),
	))
	assert.Equal(t, 320., a.Box.X)
	assert.Equal(t, 90., a.Box.W)
	assert.Equal(t, a.Box.X, b.Box.X)
	assert.Equal(t, 400., below.Box.W)
}

func TestLinesOfAColumnAreSetAlike(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	drawn := func(w float64, names ...string) (sizes []float64) {
		rows := flow.Table()
		for _, name := range names {
			rows.Add(flow.Row(flow.Line(name, render.Body), flow.Line("$5", render.Body)))
		}
		theme.SetRecorder(&render.Recorder{Text: func(l render.TextLine) {
			if l.Text != "$5" {
				sizes = append(sizes, l.Size)
			}
		}})
		defer theme.SetRecorder(nil)
		rows.Lay(theme, render.Rect{W: w, H: 100}, false)
		dst := ebiten.NewImage(300, 100)
		defer dst.Deallocate()
		rows.Paint(dst)
		return sizes
	}
	assert.Equal(t, []float64{15, 15}, drawn(300, "Mom", "Grandma Elizabeth"))
	sizes := drawn(110, "Mom", "Grandma Elizabeth")
	assert.Less(t, sizes[0], 15.)
	assert.Equal(t, sizes[0], sizes[1])
}

func TestWhatIsPointedAtIsPaintedAtRest(t *testing.T) {
	painted := 0
	n := flow.Column(flow.Exactly(50, 20, func(*render.Theme, *ebiten.Image, render.Rect) { painted++ })).Tipped("row", control.Tip{Title: "Why"})
	lay(t, 100, 100, n)
	dst := ebiten.NewImage(10, 10)
	defer dst.Deallocate()
	n.Paint(dst)
	assert.Equal(t, 1, painted)
	cs := n.Controls(nil, 1)
	require.Len(t, cs, 1)
	cs[0].Widget.(ui.Custom).Paint.PaintControl(dst, cs[0].Box, render.State{})
	assert.Equal(t, 1, painted, "the control draws its ring alone")
}

func TestAPartOfATableHasTheColumnsOfTheWhole(t *testing.T) {
	row := func(name, sum string) *flow.Node {
		return flow.Row(flow.Line(name, render.Body), flow.Line(sum, render.Body))
	}
	whole := flow.Table(row("Rent", "$5"), row("A much longer name of a bill", "$1,000,000"))
	sum := flow.Line("$5", render.Body)
	lay(t, 400, 100, flow.Table(flow.Row(flow.Line("Rent", render.Body), sum)).Like(whole))
	w, _ := flow.Line("A much longer name of a bill", render.Body).NaturalSize(themeOf(t, 1280, 800, 1, 1), 400)
	assert.InDelta(t, 10+w, sum.Box.X, .01)
}

func TestTypeOfSeveralSizesStandsOnOneLine(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	large, small := flow.Line("Large", render.Display), flow.Line("small", render.Small)
	flow.Row(large, small).Baseline().Lay(theme, render.Rect{W: 400, H: 80}, false)
	base := func(n *flow.Node, st render.Style) float64 { return n.Box.CenterY() + st.Size*.36 }
	assert.InDelta(t, base(large, render.Display), base(small, render.Small), .01)
}

func TestTheFirstFormThatHasRoomIsTaken(t *testing.T) {
	for w, want := range map[float64]int{500: 0, 250: 1, 50: 2} {
		forms := []*flow.Node{sign(400, 10), sign(200, 10), sign(100, 10)}
		n := lay(t, w, 10, flow.First(flow.Row(forms[0]), flow.Row(forms[1]), flow.Row(forms[2])))
		_ = n
		for i, f := range forms {
			assert.Equal(t, i == want, f.Box.W > 0, "form %d in %g", i, w)
		}
	}
}

func TestAFormThatHasRoomInSmallerTypeIsTaken(t *testing.T) {
	text := flow.Line("a line of text that is long", render.Body)
	other := sign(10, 10)
	n := flow.First(flow.Fit(flow.Row(text).Size(render.None, render.Row), 1, .5), other)
	theme := themeOf(t, 1280, 800, 1, 2)
	n.Lay(theme, render.Rect{W: 400, H: theme.Larger(.5).Length(render.Row)}, false)
	assert.NotZero(t, text.Box.W)
	n = flow.First(flow.Fit(flow.Row(text).Size(render.None, render.Row), 1, .5), other)
	n.Lay(theme, render.Rect{W: 400, H: 10}, false)
	assert.NotZero(t, other.Box.W)
}

func TestARestTakesWhatTheOthersLeave(t *testing.T) {
	rest, other := flow.First(sign(50, 300), sign(50, 20)).Rest(), sign(50, 80)
	lay(t, 50, 100, flow.Column(rest, other))
	assert.Equal(t, []float64{20, 80}, []float64{rest.Box.H, other.Box.H}, "it is content with the lower form")
	rest = flow.First(sign(50, 300), sign(50, 20)).Rest()
	lay(t, 50, 500, flow.Column(rest, other))
	assert.Equal(t, []float64{420, 80}, []float64{rest.Box.H, other.Box.H})
}

func TestABoardKeepsItsShape(t *testing.T) {
	board, other := flow.Board(nil, blank, nil).Size(render.PaneLeast, render.None).Aspect(.5), sign(200, 10)
	lay(t, 500, 400, flow.Row(board, other))
	assert.Equal(t, 372., board.Box.W, "it does not give way")
	n := flow.Column(board)
	_, h := n.NaturalSize(themeOf(t, 1280, 800, 1, 1), 300)
	assert.Equal(t, 150., h)
}

func TestAsManyAreShownAsHaveRoom(t *testing.T) {
	for h, want := range map[float64]int{100: 4, 75: 3, 20: 1, 5: 1} {
		lines := []*flow.Node{sign(10, 20), sign(10, 20), sign(10, 20), sign(10, 20)}
		lay(t, 50, h, flow.AsMany(lines...))
		shown := 0
		for _, l := range lines {
			if l.Box.W > 0 {
				shown++
			}
		}
		assert.Equal(t, want, shown, "four lines in a height of %g", h)
	}
}

func TestOnlyTheRowsOfALongListAreMadeThatMayHaveRoom(t *testing.T) {
	made := 0
	lay(t, 50, 75, flow.AsManyOf(100, func(int) *flow.Node { made++; return sign(10, 20) }))
	assert.Equal(t, 4, made, "three lines have room, and one has none")
}

func TestAPartIsKeptThatDependsOnNothingNewAndLaidOutAnew(t *testing.T) {
	var part flow.Kept[int]
	build := func() *flow.Node {
		return flow.First(sign(40, 20).Tipped("wide", control.Tip{}), sign(10, 20).Tipped("narrow", control.Tip{}))
	}
	kept := part.Node(1, build)
	for _, w := range []float64{50, 20, 50} {
		want := map[float64]ui.ID{50: "wide", 20: "narrow"}[w]
		page := lay(t, w, 30, flow.Column(part.Node(1, build)))
		assert.Same(t, kept, part.Node(1, build))
		assert.Equal(t, want, page.Controls(nil, 1)[0].ID, "in a width of %g", w)
	}
	assert.NotSame(t, kept, part.Node(2, build))
}

func TestAGridHasAsManyColumnsAsThereIsRoomFor(t *testing.T) {
	for w, want := range map[float64]int{1000: 3, 500: 3, 320: 2, 100: 1} {
		cells := make([]*flow.Node, 6)
		for i := range cells {
			cells[i] = sign(20, 20)
		}
		lay(t, w, 400, flow.Grid(render.CellLeast, 5, cells...))
		beside := 0
		for _, c := range cells {
			if c.Box.Y == cells[0].Box.Y {
				beside++
			}
		}
		assert.Equal(t, want, beside, "six cells in %g", w)
	}
}

func TestColumnsAreAboutEquallyHigh(t *testing.T) {
	a, b, c := sign(20, 100), sign(20, 60), sign(20, 50)
	lay(t, 800, 400, flow.Columns(render.PaneLeast, 2, a, b, c))
	assert.Equal(t, a.Box.Y, b.Box.Y)
	assert.Greater(t, b.Box.X, a.Box.X)
	assert.Equal(t, b.Box.X, c.Box.X, "the two low ones stand below each other")
}

func TestLeftHandsHaveItTheOtherWayRound(t *testing.T) {
	a, b := sign(50, 20), sign(30, 20)
	row := flow.Row(a, b)
	row.Lay(themeOf(t, 1280, 800, 1, 1), render.Rect{X: 10, W: 200, H: 20}, true)
	assert.Equal(t, 210., a.Box.Right())
	assert.Equal(t, 160., b.Box.Right())
	row.Unmirrored().Lay(themeOf(t, 1280, 800, 1, 1), render.Rect{X: 10, W: 200, H: 20}, true)
	assert.Equal(t, 10., a.Box.X)
	flow.Table(flow.Row(a, b)).Unmirrored().Lay(themeOf(t, 1280, 800, 1, 1), render.Rect{X: 10, W: 200, H: 20}, true)
	assert.Less(t, a.Box.X, b.Box.X, "all that is in it keeps its order")
}

func TestAPartIsSetSmallerWhereItHasToBe(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	text := flow.Text("some words that take two lines or three of them here", render.Body, 0)
	n := flow.Fit(flow.Column(text), flow.Smaller...)
	n.Lay(theme, render.Rect{W: 160, H: 200}, false)
	full := text.Box.H
	n.Lay(theme, render.Rect{W: 160, H: 50}, false)
	assert.LessOrEqual(t, text.Box.H, 50.)
	assert.Less(t, text.Box.H, full)
}

func TestATextBeginsInAStyleOfItsOwn(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	height := func(n *flow.Node) float64 { _, h := n.NaturalSize(theme, 100); return h }
	plain := height(flow.Text("met a buyer", render.Body, 0))
	told := flow.Text("met a buyer", render.Body, 0).Lead("Grandma ", render.Label)
	assert.Greater(t, height(told), plain, "the name takes room of the first line")

	told.Lay(theme, render.Rect{W: 60, H: 12}, false)
	controls := told.Controls(nil, 1)
	require.Len(t, controls, 1)
	assert.Equal(t, "Grandma met a buyer", controls[0].Tip.Text, "what is cut is said whole")
}

func TestAPartAsksForTheRoomOfItsOwnType(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	large := func() *flow.Node { return flow.Line("some words", render.Body) }
	w, h := flow.Fit(large(), 2).NaturalSize(theme, 1000)
	w2, h2 := large().NaturalSize(theme.Larger(2), 1000)
	assert.Equal(t, []float64{w2, h2}, []float64{w, h})
}

// Where a scroll area has nothing to scroll, what is behind it shows between and below its rows.
func TestAnAreaWithRoomLeavesTheRestFree(t *testing.T) {
	for rows, free := range map[int]bool{2: true, 9: false} {
		list := flow.Column()
		for range rows {
			list.Add(sign(100, 40))
		}
		lay(t, 300, 200, flow.Column(flow.Scroll("area", list).Grow(1))).EachDrawn(func(box render.Rect) {
			assert.Equal(t, free, box.Bottom() < 20+200, "%d rows draw in %v", rows, box)
		})
	}
}

func TestWhatHasNoRoomIsScrolledTo(t *testing.T) {
	var rows []*flow.Node
	for i := range 30 {
		rows = append(rows, flow.Control(ui.Control{ID: ui.ID(fmt.Sprint(i)), Widget: ui.Toggle{}}))
	}
	n := lay(t, 300, 200, flow.Column(flow.Scroll("area", flow.Column(rows...)).Grow(1)))
	cs := n.Controls(nil, 1)
	require.Len(t, cs, 31)
	assert.Equal(t, ui.ID("area"), cs[0].ID)
	assert.Equal(t, 200., cs[0].Box.H)
	content := cs[0].Widget.(ui.Scroll).Content
	assert.Greater(t, content, 900.)
	for _, c := range cs[1:] {
		assert.Equal(t, ui.ID("area"), c.In)
		assert.LessOrEqual(t, c.Box.Right(), 300., "the bar has room")
	}

	n.Lay(themeOf(t, 1280, 800, 1, 1), n.Box, true)
	for i, c := range n.Controls(nil, 1)[1:] {
		assert.InDelta(t, n.Box.X+n.Box.Right()-cs[i+1].Box.Right(), c.Box.X, .01, "for left hands the bar is at the left")
	}
}

func TestFormsMayHoldTheSameNodes(t *testing.T) {
	for w, below := range map[float64]float64{100: 0, 60: 20} {
		a, b := sign(50, 20), sign(50, 20)
		lay(t, w, 40, flow.First(flow.Row(a, b), flow.Column(a, b)).Along(flow.Start))
		assert.Equal(t, below, b.Box.Y-a.Box.Y, "in a width of %g", w)
	}
}

func TestWhatSharesARowEvenlyIsEquallyWide(t *testing.T) {
	head, a, b := sign(50, 20), sign(10, 20).Evenly(), sign(900, 20).Evenly()
	lay(t, 250, 20, flow.Row(head, a, b))
	assert.Equal(t, []float64{50, 100, 100}, []float64{head.Box.W, a.Box.W, b.Box.W}, "what is in it counts for nothing")
}

func TestWhatHasNoRoomInALineBeginsTheNext(t *testing.T) {
	a, b, c := sign(60, 20), sign(60, 30), sign(60, 20)
	n := flow.Wrap(a, b, c).Gap(render.Gap)
	assert.Equal(t, 62., n.Height(themeOf(t, 1280, 800, 1, 1), 150))
	lay(t, 150, 62, n)
	assert.Equal(t, []render.Rect{{X: 10, Y: 20 + 5, W: 60, H: 20}, {X: 82, Y: 20, W: 60, H: 30}, {X: 10, Y: 62, W: 60, H: 20}}, boxes(a, b, c))
}

func TestArtworkHasRoomInALine(t *testing.T) {
	theme := themeOf(t, 1280, 800, 1, 1)
	wide := func(n *flow.Node) float64 {
		w, _ := n.NaturalSize(theme, 1000)
		return w
	}
	plain := wide(flow.Line("$5", render.Body))
	assert.Greater(t, wide(flow.Line("$5"+string(render.InlineSpace), render.Body).Inline("hint")), plain+render.Body.Size)
	assert.Nil(t, flow.Line("", render.Body).Inline("hint"))
}

func TestWhatIsDrawnApartIsNotInThePictureOfThePage(t *testing.T) {
	drawn := ""
	mark := func(s string) flow.Painter { return func(*render.Theme, *ebiten.Image, render.Rect) { drawn += s } }
	leaf := flow.Picture(render.Sign, render.Sign, mark("leaf "))
	n := lay(t, 100, 100, flow.Column(flow.Picture(render.Sign, render.Sign, mark("page ")), flow.Row(leaf).Apart(mark("apart "))))
	n.Paint(nil)
	assert.Equal(t, "page ", drawn)
	n.PaintLive(nil)
	leaf.PaintMoved(nil, 10, 0)
	assert.Equal(t, "page apart leaf ", drawn)
}

func TestWhatMovesOnAControlLiesOverIt(t *testing.T) {
	drawn := ""
	mark := func(s string) flow.Painter { return func(*render.Theme, *ebiten.Image, render.Rect) { drawn += s } }
	face := flow.Live(render.Sign, render.Sign, mark("face "))
	button := flow.Row(face).Pressed(ui.Control{ID: "seat"}, func(*render.Theme, *ebiten.Image, render.Rect, render.State) { drawn += "button " })
	n := lay(t, 100, 100, flow.Column(flow.Live(render.Sign, render.Sign, mark("token ")), button))
	n.Paint(nil)
	n.PaintLive(nil)
	for _, c := range n.Controls(nil, 0) {
		c.Widget.(ui.Custom).Paint.PaintControl(nil, c.Box, render.State{})
	}
	n.PaintOver(nil)
	assert.Equal(t, "token button face ", drawn)
}

func TestNothingStandsForNothing(t *testing.T) {
	a := sign(10, 10)
	lay(t, 100, 100, flow.Column(nil, flow.Line("", render.Body), flow.If(false, sign(1, 1)), a).Gap(render.Wide))
	assert.Equal(t, 20., a.Box.Y)
}

// tree makes any tree; what lies over each other on purpose is only in piles.
func tree(rt *rapid.T, depth int) *flow.Node {
	text := rapid.StringMatching(`([A-Za-zäß]{1,14} ){0,12}[a-z]{1,9}`)
	style := rapid.SampledFrom([]render.Style{render.Display, render.Head, render.Body, render.Small, render.Remark.Aligned(render.End)})
	step := rapid.SampledFrom([]render.Step{render.None, render.Tight, render.Gap, render.Broad})
	size := rapid.SampledFrom([]render.Step{render.Sign, render.Row, render.Plate, render.CellLeast, render.PaneLeast})
	var n *flow.Node
	what := rapid.IntRange(0, 17).Draw(rt, "what")
	if depth == 0 {
		what %= 6
	}
	kids := func() (out []*flow.Node) {
		for range rapid.IntRange(0, 4).Draw(rt, "kids") {
			out = append(out, tree(rt, depth-1))
		}
		return out
	}
	switch what {
	case 0:
		n = flow.Line(text.Draw(rt, "line"), style.Draw(rt, "style"))
	case 1:
		n = flow.Text(text.Draw(rt, "text"), style.Draw(rt, "style"), rapid.IntRange(0, 4).Draw(rt, "lines"))
		if rapid.IntRange(0, 3).Draw(rt, "led") == 0 {
			n.Lead(text.Draw(rt, "lead")+" ", style.Draw(rt, "style"))
		}
	case 2:
		n = flow.Control(ui.Control{ID: "b", Widget: ui.Button{Label: text.Draw(rt, "label"), Key: "Esc"}})
	case 3:
		n = flow.Control(ui.Control{ID: "s", Widget: ui.Segmented{Options: []ui.Option{{Text: "one"}, {Text: text.Draw(rt, "option")}}}})
	case 4:
		n = flow.Picture(size.Draw(rt, "w"), size.Draw(rt, "h"), blank)
	case 5:
		n = flow.Spring()
	case 6, 7:
		n = flow.Row(kids()...)
		if rapid.Bool().Draw(rt, "base") {
			n.Baseline()
		}
	case 8, 9:
		n = flow.Column(kids()...)
	case 10:
		n = flow.Grid(size.Draw(rt, "cell"), rapid.IntRange(1, 4).Draw(rt, "most"), kids()...)
	case 11:
		var rows []*flow.Node
		for range rapid.IntRange(0, 4).Draw(rt, "rows") {
			row := flow.Row(kids()...).Gap(step.Draw(rt, "gap")).Pad(step.Draw(rt, "x"), step.Draw(rt, "y"))
			if rapid.IntRange(0, 3).Draw(rt, "group") == 0 {
				row = flow.Table(row, tree(rt, 0)).Gap(step.Draw(rt, "gap")).Pad(step.Draw(rt, "x"), step.Draw(rt, "y"))
			}
			rows = append(rows, row)
		}
		n = flow.Table(rows...)
	case 12:
		n = flow.Columns(size.Draw(rt, "cell"), rapid.IntRange(1, 3).Draw(rt, "most"), kids()...)
	case 13:
		n = flow.First(append(kids(), tree(rt, depth-1))...)
	case 14:
		n = flow.Fit(tree(rt, depth-1), 1.3, 1, .8)
	case 15:
		n = flow.Wrap(kids()...)
	case 16:
		n = flow.AsMany(kids()...)
	default:
		n = flow.Scroll("area", tree(rt, depth-1))
	}
	n.Gap(step.Draw(rt, "gap"))
	n.Pad(step.Draw(rt, "padX"), step.Draw(rt, "padY"))
	if rapid.IntRange(0, 3).Draw(rt, "grows") == 0 {
		n.Grow(rapid.Float64Range(.1, 3).Draw(rt, "share"))
	}
	if rapid.IntRange(0, 7).Draw(rt, "even") == 0 {
		n.Evenly()
	}
	n.Across(rapid.SampledFrom([]flow.Align{flow.Auto, flow.Auto, flow.Fill, flow.Start, flow.Center, flow.End}).Draw(rt, "across"))
	switch rapid.IntRange(0, 9).Draw(rt, "shape") {
	case 0:
		n.Rest()
	case 1:
		n.Aspect(rapid.Float64Range(.1, 2).Draw(rt, "aspect"))
	}
	if rapid.IntRange(0, 5).Draw(rt, "limited") == 0 {
		n.Most(size.Draw(rt, "most"))
	}
	return n
}

// Whatever stands on a page, in whatever window and type: nothing lies outside what it
// stands in, nothing is turned inside out, and what stands beside each other does not
// overlap.
func TestBoxesNeverCollide(t *testing.T) {
	var themes []*render.Theme
	for _, size := range [][2]float64{{1280, 800}, {960, 600}, {800, 1280}, {2560, 1080}} {
		for _, text := range []float64{1, 1.5, 2} {
			themes = append(themes, themeOf(t, size[0], size[1], 1, text))
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		n := tree(rt, 4)
		theme := themes[rapid.IntRange(0, len(themes)-1).Draw(rt, "theme")]
		r := render.Rect{
			X: rapid.Float64Range(-50, 50).Draw(rt, "x"), Y: rapid.Float64Range(-50, 50).Draw(rt, "y"),
			W: rapid.Float64Range(0, 1500).Draw(rt, "w"), H: rapid.Float64Range(0, 1200).Draw(rt, "h"),
		}
		n.Lay(theme, r, rapid.Bool().Draw(rt, "mirrored"))
		if wrong := n.Wrong(); wrong != "" {
			rt.Fatal(wrong)
		}
	})
}

// page is about as large as the largest page: some 60 rows in six panels.
func page() *flow.Node {
	var panes []*flow.Node
	for p := range 6 {
		pane := flow.Table().Pad(render.Wide, render.Gap).OnPanel(pieces.Paper)
		pane.Add(flow.Row(flow.Art("hint", render.Sign), flow.Line("A headline", render.Head), flow.Spring()).Gap(render.Gap))
		for i := range 10 {
			id := ui.ID(fmt.Sprint("control-", p, "-", i))
			pane.Add(flow.Row(
				flow.Column(flow.Line("What is set here", render.Label), flow.Line("and what comes of it", render.Remark)).Grow(1),
				flow.Control(ui.Control{ID: id, Widget: ui.Segmented{Options: []ui.Option{{Text: "One"}, {Text: "Two"}, {Text: "Three"}}}}),
			).Gap(render.Gap).Upto(render.Wide))
		}
		panes = append(panes, pane)
	}
	return flow.Column(
		flow.Line("Settings", render.Display),
		flow.Scroll("page", flow.Columns(render.PaneLeast, 3, panes...).Gap(render.Gap)).Grow(1),
		flow.Row(flow.Control(ui.Control{ID: "back", Widget: ui.Button{Label: "Back"}})),
	).Pad(render.Margin, render.Margin)
}

func BenchmarkLargestPage(b *testing.B) {
	theme := themeOf(b, 1280, 800, 1, 1)
	var controls []ui.Control
	for b.Loop() {
		n := page()
		n.Lay(theme, theme.View.Bounds(), false)
		controls = n.Controls(controls[:0], 1)
	}
}

func TestABoardListsItsControlsByItsBox(t *testing.T) {
	board := flow.Board(func(_ *render.Theme, box render.Rect) []ui.Control {
		return []ui.Control{{ID: "day-1", Box: render.Rect{X: box.X, Y: box.Y, W: box.W / 7, H: box.H / 5}}}
	}, nil, nil)
	n := lay(t, 300, 100, flow.Row(sign(20, 10), board))
	cs := n.Controls(nil, 1)
	require.Len(t, cs, 1)
	assert.Equal(t, render.Rect{X: 30, Y: 20, W: 40, H: 20}, cs[0].Box)
}

func TestAControlReactsOverItsRow(t *testing.T) {
	grip := flow.Drawn(ui.Control{ID: "grip"}, render.Row, render.Row, nil)
	row := flow.Row(grip, sign(100, 20))
	grip.Reaching(row)
	cs := lay(t, 300, 40, row).Controls(nil, 1)
	assert.Equal(t, grip.Box, cs[0].Box)
	assert.Equal(t, row.Box, cs[0].Hit)
}

// What lies over a page lies over faces on its buttons, too.
func TestWhatLiesOverAPageLiesOverWhatMovesOnItsControls(t *testing.T) {
	drawn := ""
	face := flow.Live(render.Sign, render.Sign, func(*render.Theme, *ebiten.Image, render.Rect) { drawn += "face " })
	button := flow.Row(face).Pressed(ui.Control{ID: "seat"}, func(*render.Theme, *ebiten.Image, render.Rect, render.State) {})
	n := lay(t, 300, 200, flow.Column(button).Over(func(*render.Theme, *ebiten.Image, render.Rect) { drawn += "over " }))
	n.PaintOver(nil)
	assert.Equal(t, "face over ", drawn)
}

func TestWhatMovesInAScrollAreaMovesWithIt(t *testing.T) {
	var live, over []float64
	moving := flow.Picture(render.Row, render.Row, func(_ *render.Theme, _ *ebiten.Image, r render.Rect) { live = append(live, r.Y) }).
		Moving().Over(func(_ *render.Theme, _ *ebiten.Image, r render.Rect) { over = append(over, r.Y) })
	area := flow.Scroll("area", flow.Column(sign(10, 80), moving))
	n := lay(t, 300, 60, flow.Column(area.Grow(1)))
	require.True(t, n.Moves())
	n.PaintLive(nil)
	n.PaintOver(nil)
	assert.Empty(t, live, "it is drawn by who knows how far it is scrolled")
	assert.Empty(t, over)

	area.PaintLiveScrolled(nil, 0, -30)
	area.PaintOverScrolled(nil, 0, -30)
	assert.Equal(t, []float64{moving.Box.Y - 30}, live)
	assert.Equal(t, []float64{moving.Box.Y - 30}, over)
}
