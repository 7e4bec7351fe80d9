package placement_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/placement"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/boards"
)

// december is a game of two real months, from December 2027 on, with two
// birthdays and a holiday in the first.
func december(laying engine.Laying) engine.Setup {
	s := engine.Setup{Edition: engine.Mixed, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, Laying: laying, Blue: 4}
	s.Calendar = engine.Calendar{
		Year: 2027, Month: 12, Country: engine.Canada, Holidays: [engine.MaxMonths]uint32{1 << 24},
		Birthdays: [engine.MaxSeats]engine.Date{{Month: 12, Day: 3}, {Month: 12, Day: 18}},
	}
	return s
}

// tile returns what tile lies on a day of the page, Vacant where the print
// shows.
func (b *builder) tile(day uint8) engine.Space { return b.s.TileOn(day) }

func TestTilesAreLaidFreelyOnAPrintedCalendar(t *testing.T) {
	b := building(t, december(engine.ByOne), table.Human, table.Human)
	b.drag("tile-deal", "day-7")
	b.drag("tile-sick-day", "day-8")
	assert.Equal(t, engine.DealSpace, b.tile(7))
	assert.Equal(t, engine.SickDay, b.tile(8))
	assert.Equal(t, uint8(4), b.Match.Stage.Shown().TilesLeft[engine.DealSpace])
	assert.Equal(t, 2, b.s.Missing(), "two of four are laid")

	b.drag("day-8", "day-20")
	assert.Equal(t, engine.Vacant, b.tile(8), "the print shows again")
	assert.Equal(t, engine.SickDay, b.tile(20))
	b.drag("day-7", "day-20")
	assert.Equal(t, engine.SickDay, b.tile(7), "they have been swapped")

	b.click("start")
	b.rest()
	assert.Equal(t, uint8(2), b.s.Month, "fewer than wanted may lie")
}

func TestATileIsTakenOffBackIntoTheBox(t *testing.T) {
	for _, well := range []ui.ID{"tile-sick-day", "tile-deal"} {
		b := building(t, december(engine.ByOne), table.Human, table.Human)
		b.drag("tile-sick-day", "day-8")
		b.drag("day-8", well)
		assert.Equal(t, engine.Vacant, b.tile(8), well)
		assert.Equal(t, uint8(1), b.Match.Stage.Shown().TilesLeft[engine.SickDay], well)
	}
	b := building(t, december(engine.ByOne), table.Human, table.Human)
	b.drag("tile-sick-day", "day-8")
	b.s.UI.Focus("day-8", true)
	b.Key(input.KeyEnter)
	b.Ticks(2)
	b.s.UI.Focus("tile-deal", true)
	b.Key(input.KeyEnter)
	b.rest()
	assert.Equal(t, engine.Vacant, b.tile(8), "by keys")

	b.drag("tile-deal", "day-8")
	b.drag("tile-deal", "day-9")
	b.click("clear")
	b.rest()
	assert.Zero(t, b.s.LaidTiles())
	assert.Equal(t, uint8(5), b.Match.Stage.Shown().TilesLeft[engine.DealSpace])
}

func TestPartiesAreLaidOnTheirDates(t *testing.T) {
	b := building(t, december(engine.ByOne), table.Human, table.Human)
	b.drag("hand", "day-18")
	assert.Equal(t, engine.HappyBirthday, b.tile(18))
	assert.Equal(t, 1, b.s.OpenDates(engine.HappyBirthday))
	b.drag("hand", "day-19")
	assert.Equal(t, engine.Vacant, b.tile(19), "nobody was born on it")
	assert.NotEmpty(t, b.says())

	b.drag("tile-holiday", "day-25")
	b.drag("tile-holiday", "day-26")
	assert.Equal(t, engine.Holiday, b.tile(25), "the date needs no tile of the box")
	assert.Equal(t, engine.Holiday, b.tile(26), "so that it can lie elsewhere, too")

	b.click("fill")
	b.rest()
	assert.Equal(t, engine.HappyBirthday, b.tile(3))
	assert.Equal(t, 4, b.s.LaidTiles())
	assert.Zero(t, b.s.Missing())
}

func TestARealMonthStandsOnItsWeekdays(t *testing.T) {
	b := building(t, december(engine.ByOne), table.Human, table.Human)
	c := b.s.Calendar()
	cell := func(place int) (column, row float64) {
		r := c.Cell(place)
		return (r.X - c.Grid.X) / c.CellW, (r.Y - c.Grid.Y) / c.CellH
	}
	x, y := cell(1)
	assert.InDelta(t, 3, x, .01, "1 December 2027 is a Wednesday")
	assert.InDelta(t, 0, y, .01)
	x, _ = cell(boards.PlaceStart)
	assert.InDelta(t, 2, x, .01)
	assert.True(t, b.s.Red(5), "a Sunday")
	assert.True(t, b.s.Red(25), "a holiday")
	assert.False(t, b.s.Red(6))
	_, listed := b.s.UI.Box("pile-mail")
	assert.False(t, listed, "other days stand there")

	b.click("start")
	b.rest()
	x, y = cell(1)
	assert.InDelta(t, 0, y, .01)
	assert.InDelta(t, 6, x, .01, "1 January 2028 is a Saturday")
	assert.Equal(t, 6, c.Rows())
	b.click("start")
	b.Ticks(4)
	assert.Equal(t, "turn", b.App.Top().Status().Scene)
}

func TestDrawnTilesAreLaidOnAPrintedCalendar(t *testing.T) {
	b := building(t, december(engine.InTurn), table.Human, table.Human)
	for range 4 {
		require.NotEqual(t, engine.Vacant, b.inHand())
		day := uint8(5)
		for b.tile(day) != engine.Vacant {
			day++
		}
		b.drag("hand", placement.DayID(day))
	}
	assert.True(t, b.s.Freely(), "as many as wanted lie")
	b.drag("tile-deal", "day-20")
	assert.Equal(t, engine.DealSpace, b.tile(20), "more may")
	b.letter('z')
}
