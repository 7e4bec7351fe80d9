package placement

import (
	"bigpayday/game/ui"
	"bigpayday/render"
)

// placementBoxes is where the parts of the page are on which the month is
// built. What a window has no room for is empty.
type placementBoxes struct {
	Table render.Table
	// Small says that it is the layout of small windows, but for upright ones,
	// which have room.
	Small bool
	// Who says whose turn it is; the three signs stand beside it.
	Who, Undo, Help, Menu render.Rect
	// Box is the wooden box of the tiles, wells one place in it for each kind.
	Box   render.Rect
	Wells []render.Rect
	// Hand is where the tile in hand lies.
	Hand render.Rect
	// plans are the buttons of the presets, after their label where there is
	// room for it; months is the list of presets that are whole months.
	Label        render.Rect
	Plans        [4]render.Rect
	Months       render.Rect
	Fill, Random render.Rect
	clear        render.Rect
	// Panel tells of the tile in hand, text is the part of it beside the tile;
	// news is where the last lines of the log stand.
	Panel, text, News render.Rect
	// Slip is what news and odds stand on where there is no panel.
	Slip render.Rect
	// foot is where in the panel begins what stands below all that.
	foot float64
	// Odds is the switch of the odds, with its label where there is room.
	Odds         render.Rect
	Seats        [render.MaxSeats]render.Rect
	Hints, Start render.Rect
}

// The tiles of the box, width and height: larger where the column is wide.
const (
	trayTileW, trayTileH   = 72.0, 66.0
	largeTileW, largeTileH = 78.0, 76.0
	wideColumn             = 440.0
	// In a column as wide as the calendar tiles are as large as on that; it is so
	// wide where it would else be high and half empty.
	widestColumn, highColumn = 700.0, 900.0
)

// LayPlacement lays the page out for a month, and for numbers of kinds of tiles,
// of seats, and of ways to fill the month: 2, or 3 where all tiles can be taken
// off again.
func LayPlacement(v render.View, month render.Month, kinds, seats, ways int) placementBoxes {
	b := placementBoxes{Table: render.NewTable(v), Small: v.Compact && !v.IsUpright()}
	if v.IsUpright() {
		b.Table = render.NewUprightTable(v)
		if b.Table.Column.H >= highColumn {
			b.Table = b.Table.WithWideColumn()
		}
	}
	t := &b.Table
	t.Calendar = t.Calendar.For(month)
	b.Who, b.Undo, b.Help, b.Menu = t.Tools, t.Signs[0], t.Signs[1], t.Signs[2]
	if b.Small {
		b.layCompactColumn(kinds, ways)
	} else {
		b.layColumn(kinds, ways)
	}
	b.layDesk(seats)
	return b
}

// layColumn lays out the right column: the box of tiles, the ways to fill the
// month, and the tile in hand.
func (b *placementBoxes) layColumn(kinds, ways int) {
	const columns = 5
	col := b.Table.Column
	wide := col.W >= wideColumn
	w, h := trayTileW, trayTileH
	if wide {
		w, h = largeTileW, largeTileH
	}
	if col.W >= widestColumn {
		tile := b.Table.Calendar.Tile(1)
		w, h = tile.W, 96
	}
	pitch := h + 11
	rows := float64((kinds + columns - 1) / columns)
	well := render.Rect{X: col.X + 10, Y: b.Who.Bottom() + 48, W: col.W - 20, H: 11 + rows*pitch}
	b.Box = render.Rect{X: col.X, Y: well.Y - 36, W: col.W, H: well.H + 50}
	b.layWells(render.Rect{X: well.X + 4, Y: well.Y + 9, W: well.W - 8}, w, h, columns, pitch, kinds)

	y := b.Box.Bottom() + 8
	plans := render.Rect{X: col.X, Y: y, W: col.W, H: 34}
	if wide {
		b.Label = render.Rect{X: col.X, Y: y, W: 60, H: 34}
		plans.X, plans.W = plans.X+64, plans.W-64
	}
	b.layPlans(plans, 5, 1, 1, 1, 1, 1)
	y += 44
	b.layWays(render.Rect{X: col.X, Y: y, W: col.W, H: 42}, 8, ways)
	y += 54
	b.Panel = render.Rect{X: col.X, Y: y, W: col.W, H: col.Bottom() - y}
	tile := b.Table.Calendar.Tile(render.PlaceStart)
	b.Hand = render.Rect{X: b.Panel.X + 16, Y: b.Panel.Y + 16, W: tile.W, H: 96}
	b.foot = b.Hand.Bottom() + 4
	b.text = render.Rect{X: b.Hand.Right() + 16, Y: b.Hand.Y - 4, W: b.Panel.Right() - 16 - b.Hand.Right() - 16, H: b.Hand.H + 8}
	b.News = render.Rect{X: b.Panel.X + 16, Y: b.Hand.Bottom() + 12, W: b.Panel.W - 32, H: b.Panel.Bottom() - 8 - b.Hand.Bottom() - 12}
	b.Odds = render.Rect{X: b.Panel.Right() - 16 - 100, Y: b.Panel.Y + 5, W: 100, H: 34}
	third := b.Table.Deals
	switch {
	case !third.Empty():
		b.text.H = min(150, b.Panel.Bottom()-12-b.text.Y)
		b.News = render.Rect{X: third.X, Y: b.Table.Log.Y, W: third.W, H: third.Bottom() - b.Table.Log.Y}
	case wide && b.News.H < 2*newsPitch:
		// Beside the tile, below what it does.
		const line = 34
		b.News = render.Rect{X: b.text.X, Y: b.Panel.Bottom() - line - 4, W: b.text.W, H: line}
		b.text.H = b.News.Y - 4 - b.text.Y
	}
}

// newsPitch is the height of a line of the log.
const newsPitch = 20.5

// layCompactColumn is layColumn in a small window. The tile in hand lies in
// the box with the others.
func (b *placementBoxes) layCompactColumn(kinds, ways int) {
	const columns, pitch = 4, 71.0
	col := b.Table.Column
	rows := float64((kinds + columns) / columns) // one well more, for the hand
	b.Box = render.Rect{X: col.X, Y: b.Who.Bottom() + 5, W: col.W, H: 26 + 6 + rows*pitch + 8}
	cells := render.Rect{X: b.Box.X + 5, Y: b.Box.Y + 26 + 6, W: b.Box.W - 10}
	b.layWells(cells, trayTileW, trayTileH, columns, pitch, kinds+1)
	b.Hand = b.Wells[kinds]
	b.Wells = b.Wells[:kinds]

	y := b.Box.Bottom() + 4
	// Their names differ too much in length for columns of the same width.
	b.layPlans(render.Rect{X: col.X, Y: y, W: col.W, H: 34}, 3, 70, 74.5, 42, 52, 61.5)
	y += 39
	b.layWays(render.Rect{X: col.X, Y: y, W: col.W, H: 34}, 6, ways)
	y += 40
	if col.Bottom()-y >= LeastSmallPanel {
		b.laySmallPanel(render.Rect{X: col.X, Y: y, W: col.W, H: col.Bottom() - y})
		return
	}
	// The switch stands at the end of the slip.
	const odds, in = 44, 10
	b.News = render.Rect{X: col.X, Y: y, W: col.W - odds - in - 6, H: col.Bottom() - y}
	b.Odds = render.Rect{X: col.Right() - in - odds, Y: y, W: odds, H: b.News.H}
	b.Slip = render.Rect{X: col.X, Y: y, W: col.W, H: b.News.H}
}

// LeastSmallPanel is from which height on there is a panel in a small window, and
// not only a slip with a line of the log.
const LeastSmallPanel = 120

// laySmallPanel lays out the panel of a small window that is higher than most.
func (b *placementBoxes) laySmallPanel(r render.Rect) {
	const text = 74
	b.Panel = r
	b.text = render.Rect{X: r.X + 12, Y: r.Y + 8, W: r.W - 24, H: min(text+max(r.H-180, 0)/2, 100)}
	b.foot = b.text.Bottom() + 8
	b.News = render.Rect{X: b.text.X, Y: b.foot, W: b.text.W, H: r.Bottom() - 6 - b.foot}
	b.Odds = render.Rect{X: r.Right() - 10 - 100, Y: r.Y + 2, W: 100, H: 34}
}

// layPlans lays out the presets in a row, with the parts of its width.
func (b *placementBoxes) layPlans(r render.Rect, gap float64, parts ...float64) {
	boxes := ui.Columns(r, gap, parts...)
	b.Months = boxes[copy(b.Plans[:], boxes)]
}

// giveMonths gives the button behind the presets the width that it wants, or as
// much of it as there is for all of them, which want a width together.
func (b *placementBoxes) giveMonths(width, all float64) {
	gap := b.Plans[1].X - b.Plans[0].Right()
	row := render.Rect{X: b.Plans[0].X, Y: b.Months.Y, H: b.Months.H}
	row.W = b.Months.Right() - row.X
	there := row.W - float64(len(b.Plans))*gap
	width = max(min(1, there/all)*width, 34)
	if width <= b.Months.W && all <= there {
		return
	}
	k := (there - width) / (there - b.Months.W)
	var parts [len(b.Plans) + 1]float64
	for i, r := range b.Plans {
		parts[i] = r.W * k
	}
	parts[len(b.Plans)] = width
	b.layPlans(row, gap, parts[:]...)
}

// giveDates leaves more room for birthdays and holidays, of the log only one line.
func (b *placementBoxes) giveDates() {
	const line = 33 // as high as what is clicked has to be
	if b.Panel.Empty() || b.News.X > b.Hand.X || b.News.H < 2*newsPitch || b.News.H > 4*newsPitch {
		return
	}
	bottom := b.News.Bottom()
	b.News.Y, b.News.H = bottom-line, line
}

// giveOdds leaves room for the label of the switch on a slip, which the log has
// else.
func (b *placementBoxes) giveOdds(width float64) {
	if !b.Slip.Empty() {
		b.News.W -= width
	}
}

// layWays lays out the buttons that fill the month in a row.
func (b *placementBoxes) layWays(r render.Rect, gap float64, ways int) {
	boxes := ui.Grid(r, ways, ways, gap, 0)
	b.Fill, b.Random = boxes[0], boxes[1]
	if ways > 2 {
		b.clear = boxes[2]
	}
}

// layWells puts the wells of the tiles into columns, from the upper left corner
// of r on.
func (b *placementBoxes) layWells(r render.Rect, w, h float64, columns int, pitch float64, n int) {
	share := r.W / float64(columns)
	for i := range n {
		b.Wells = append(b.Wells, render.Rect{
			X: r.X + float64(i%columns)*share + (share-w)/2,
			Y: r.Y + float64(i/columns)*pitch,
			W: w, H: h,
		})
	}
}

// layDesk lays out what is on the desk: the players in two lines, hints, and
// the way on.
func (b *placementBoxes) layDesk(seats int) {
	t := &b.Table
	desk, block := t.Desk, t.Block()
	top, h, startY, startH, startW := 20.0, 74.0, 101.0, 40.0, 250.0
	if t.View.Compact {
		top, h, startY, startH, startW = 7, 48, 61, 34, 220
	}
	b.Seats = t.Seats(seats, -1)
	for i := range b.Seats[:seats] {
		b.Seats[i].Y, b.Seats[i].H = desk.Y+top, h
	}
	b.Start = render.Rect{X: block.Right() - startW, Y: desk.Y + startY, W: startW, H: startH}
	b.Hints = render.Rect{X: block.X + 4, Y: b.Start.Y, W: b.Start.X - 24 - block.X, H: startH}
}
