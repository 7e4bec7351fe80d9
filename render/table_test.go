package render

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// windows are the sizes that layouts are tested in: common screens, and some
// that nobody has on purpose.
var windows = []struct{ w, h, device float64 }{
	{1280, 800, 1}, {1280, 800, 2}, {960, 600, 1}, {1366, 768, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {3840, 2160, 1},
	{1280, 1024, 1}, {1600, 1200, 1.5}, {1151, 719, 1}, {1153, 721, 1}, {997, 803, 1}, {333, 777, 2}, {5120, 720, 1},
	{3440, 1440, 1.25}, {1080, 1920, 1}, {640, 360, 3}, {960, 2000, 1},
}

func eachWindow(t *testing.T, f func(t *testing.T, v View)) {
	for _, w := range windows {
		t.Run(fmt.Sprintf("%vx%v@%v", w.w, w.h, w.device), func(t *testing.T) { f(t, NewView(w.w, w.h, w.device)) })
	}
}

// named are the boxes of a table that a person sees beside each other.
func named(tb *Table, seats, active int) map[string]Rect {
	out := map[string]Rect{
		"sheet": tb.Calendar.Sheet, "tools": tb.Tools, "dice": tb.Dice, "card": tb.Card,
		"main": tb.Main, "log": tb.Log, "deals": tb.Deals,
	}
	for i, r := range tb.Signs {
		out[fmt.Sprint("sign ", i)] = r
	}
	for i, r := range tb.Buttons {
		out[fmt.Sprint("button ", i)] = r
	}
	for i, r := range tb.Seats(seats, active) {
		out[fmt.Sprint("seat ", i)] = r
		if i == active && !tb.View.Compact {
			out["tab"] = seatTab(r)
		}
	}
	return out
}

func TestNothingOnTheTableOverlapsOrLeavesTheWindow(t *testing.T) {
	eachWindow(t, func(t *testing.T, v View) {
		tb := NewTable(v)
		for seats := 2; seats <= MaxSeats; seats++ {
			boxes := named(&tb, seats, seats-1)
			for a, ra := range boxes {
				if ra.Empty() {
					continue
				}
				assert.True(t, ra.Within(v.Bounds()), "%s %v is inside %v", a, ra, v)
				for b, rb := range boxes {
					if a < b && !rb.Empty() {
						assert.False(t, ra.Overlaps(rb), "%s %v and %s %v, %d seats", a, ra, b, rb, seats)
					}
				}
			}
		}
	})
}

func TestAnUprightWindowHasTheCalendarAboveAllElse(t *testing.T) {
	for _, w := range [][3]float64{{768, 1024, 1}, {800, 1280, 1}, {1080, 1920, 1}, {2160, 3840, 1}, {390, 844, 3}, {1000, 1300, 2}} {
		v := NewView(w[0], w[1], w[2])
		assert.True(t, v.IsUpright(), "%v", w)
		for _, tb := range []Table{NewUprightTable(v), NewUprightTurn(v), NewUprightTurn(v).WithDeals(142)} {
			for a, ra := range named(&tb, MaxSeats, 0) {
				assert.True(t, ra.Within(v.Bounds()), "%v: %s %v is inside %v", w, a, ra, v)
				assert.False(t, ra.Empty(), "%v: there is no %s", w, a)
				if a != "sheet" {
					assert.GreaterOrEqual(t, ra.Y, tb.Calendar.Sheet.Bottom(), "%v: %s stands below the calendar", w, a)
				}
				for b, rb := range named(&tb, MaxSeats, 0) {
					assert.False(t, a < b && ra.Overlaps(rb), "%v: %s %v and %s %v", w, a, ra, b, rb)
				}
			}
			assert.True(t, tb.Decision.Within(v.Bounds()))
			assert.GreaterOrEqual(t, tb.Main.Y-tb.Card.Bottom(), 54., "%v: a note has room above the button", w)
		}
	}
	assert.False(t, NewView(1280, 800, 1).IsUpright())
	assert.False(t, NewView(960, 600, 1).IsUpright())
	assert.False(t, NewView(1280, 1024, 1).IsUpright())
}

func TestEverySeatHasACardOfFullSize(t *testing.T) {
	eachWindow(t, func(t *testing.T, v View) {
		tb := NewTable(v)
		for seats := 2; seats <= MaxSeats; seats++ {
			cards := tb.Seats(seats, 0)
			for i := range seats {
				if v.Compact {
					assert.Equal(t, [2]float64{150, 82}, [2]float64{cards[i].W, cards[i].H})
				} else {
					assert.Equal(t, [2]float64{200, 122}, [2]float64{cards[i].W, cards[i].H})
				}
			}
			for i := seats; i < MaxSeats; i++ {
				assert.True(t, cards[i].Empty(), "no card without a seat")
			}
			left, right := cards[0].X, v.W-cards[seats-1].Right()
			assert.InDelta(t, left, right, 1e-6, "the strip stands in the middle")
		}
	})
}

func TestCalendarCellsFillTheSheet(t *testing.T) {
	eachWindow(t, func(t *testing.T, v View) {
		tb := NewTable(v)
		c := &tb.Calendar
		require.True(t, c.Grid.Within(c.Sheet))
		for i := range Places {
			cell := c.Cell(i)
			assert.True(t, cell.Within(c.Grid), "place %d", i)
			assert.True(t, c.Tile(i).Within(cell))
		}
		last := c.Cell(Places - 1)
		assert.InDelta(t, c.Grid.Right(), last.Right(), 1e-9)
		assert.InDelta(t, c.Grid.Bottom(), last.Bottom(), 1e-9)
		for _, r := range []Rect{tb.Main, tb.Buttons[0], tb.Signs[0]} {
			assert.GreaterOrEqual(t, r.H, 34.0, "controls are large enough to hit")
			assert.GreaterOrEqual(t, r.W, 34.0)
		}
	})
}

func TestTableOfTheDesignHasItsMeasures(t *testing.T) {
	tb := NewTable(NewView(1280, 800, 1))
	assert.Equal(t, Rect{16, 14, 816, 624}, tb.Calendar.Sheet)
	assert.Equal(t, Rect{32, 104, 112, 104}, tb.Calendar.Cell(PlaceStart))
	assert.Equal(t, Rect{36, 108, 104, 96}, tb.Calendar.Tile(PlaceStart))
	assert.Equal(t, Rect{848, 66, 416, 84}, tb.Dice)
	assert.Equal(t, Rect{848, 440, 416, 48}, tb.Main)
	assert.Equal(t, Rect{848, 552, 416, 90}, tb.Log)
	assert.Equal(t, 652.0, tb.Desk.Y)
	assert.Equal(t, Rect{40, 22, 752, 618}, tb.Decision)
	seats := tb.Seats(6, 0)
	assert.Equal(t, Rect{16, 664, 200, 122}, seats[0])
	assert.InDelta(t, 225.6, seats[1].X, 1e-9)

	small := NewTable(NewView(960, 600, 1))
	assert.Equal(t, Rect{24, 66, 84, 82}, small.Calendar.Cell(PlaceStart))
	assert.Equal(t, Rect{636, 350, 312, 44}, small.Main)
	assert.Equal(t, 500.0, small.Desk.Y)
}

func TestWiderWindowsWidenTheColumnThenOpenAThird(t *testing.T) {
	at := func(w float64) Table { return NewTable(View{W: w, H: 800, Scale: 1}) }
	wide := at(1400)
	assert.InDelta(t, 416+120, wide.Column.W, 1e-9)
	assert.Equal(t, 16.0, wide.Calendar.Sheet.X, "the calendar stays at the left")
	full := at(1700)
	assert.InDelta(t, 560, full.Column.W, 1e-9)
	assert.True(t, full.Deals.Empty())
	third := at(1800)
	assert.False(t, third.Deals.Empty(), "log and deals open as a third column")
	assert.Greater(t, third.Log.X, third.Column.Right())
	for _, tb := range []Table{full, third, at(2400)} {
		b := tb.Block()
		assert.InDelta(t, b.X, tb.View.W-b.Right(), 1e-6, "the block stands in the middle")
	}
}

func TestTallerWindowsGrowTheRowsThenTheLog(t *testing.T) {
	at := func(h float64) Table { return NewTable(View{W: 1280, H: h, Scale: 1}) }
	a := at(850)
	assert.InDelta(t, 114, a.Calendar.CellH, 1e-9)
	b, c := at(1000), at(1100)
	assert.InDelta(t, 124, b.Calendar.CellH, 1e-9)
	assert.InDelta(t, 124, c.Calendar.CellH, 1e-9)
	assert.InDelta(t, 100, c.Log.H-b.Log.H, 1e-9)
}

func TestTokensOnOneDayStandApartAndLeaveDateAndLabelFree(t *testing.T) {
	for _, tile := range []Rect{{100, 50, 104, 96}, {0, 0, 78, 76}, {0, 0, 104, 116}} {
		for n := 1; n <= MaxSeats; n++ {
			spots, beside := TokenSpots(tile, n), TokenSpotsBeside(tile, n)
			k := min(tile.W/104, tile.H/96)
			for i := range n {
				assert.GreaterOrEqual(t, beside[i].X, tile.X+38*k, "the odds stay in sight")
				assert.LessOrEqual(t, beside[i].Right(), tile.Right()+1)
				assert.LessOrEqual(t, beside[i].Bottom(), tile.Bottom()-19*k, "the label stays in sight")
				s := spots[i]
				assert.GreaterOrEqual(t, s.X, tile.X, "%d tokens on %v", n, tile)
				assert.LessOrEqual(t, s.Right(), tile.Right()+1)
				assert.GreaterOrEqual(t, s.Y, tile.Y+19*k, "the date stays in sight")
				assert.LessOrEqual(t, s.Bottom(), tile.Bottom()-19*k, "the label stays in sight")
				for j := range i {
					dx, dy := s.CenterX()-spots[j].CenterX(), s.CenterY()-spots[j].CenterY()
					assert.Greater(t, dx*dx+dy*dy, s.W*s.W/2, "tokens %d and %d of %d can be told apart", i, j, n)
				}
			}
			for i := n; i < MaxSeats; i++ {
				assert.True(t, spots[i].Empty())
			}
		}
	}
}

func TestTooltipStandsBesideItsThingInsideTheWindow(t *testing.T) {
	bounds := Rect{0, 0, 1280, 800}
	for _, thing := range []Rect{{36, 108, 104, 96}, {700, 500, 104, 96}, {1200, 10, 60, 40}, {0, 760, 300, 40}, {1100, 760, 180, 40}} {
		tip := PlaceTip(bounds, thing, 400, 120)
		assert.True(t, tip.Within(bounds), "tip of %v is %v", thing, tip)
		assert.False(t, tip.Overlaps(thing), "tip of %v is %v", thing, tip)
	}
}
