package render

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rankingOf is a ranking of seats with these names, the first of which has won.
func rankingOf(names ...string) []RankRow {
	rows := make([]RankRow, len(names))
	for i, name := range names {
		rows[i] = RankRow{Name: name, Cash: "$94,200", Loan: "none", Net: "$94,200"}
	}
	rows[0].Stamp, rows[0].Best = "WINNER", true
	return rows
}

func TestNamesOfARankingAreSetAlike(t *testing.T) {
	for _, v := range []View{NewView(1280, 800, 1), NewView(960, 600, 1)} {
		th, err := NewTheme(v, 1, false)
		require.NoError(t, err)
		sheet := Rect{W: 480, H: 500}
		row := Rect{W: sheet.W, H: 62}
		rows := rankingOf("Aunt Guinevere M", "Maximilian Wolfg", "Llewellyn-Smythe", "Dad")
		cols := th.FitRanks(row, NewRankColumns(sheet), [3]float64{30, 30, 60}, rows)
		for i := range rows {
			k := &rows[i]
			assert.Equal(t, rows[0].name, k.name, "%s is set as the others", k.Name)
			assert.Equal(t, i == 0, k.stampW > 0, "the stamp stands behind the winner's name")
			if k.name.two {
				assert.True(t, th.pen(nil).capped(1).holdsTwoLines(k.Name, k.name.st, th.nameRoom(row, cols, k)), k.Name)
			}
		}
	}
}

func TestAShortNameIsNotBrokenForTheStampBehindIt(t *testing.T) {
	th, err := NewTheme(NewView(960, 600, 1), 1, false)
	require.NoError(t, err)
	sheet := Rect{W: 480, H: 500}
	rows := rankingOf("Grandma", "Junior", "Mom", "Dad")
	for i := range rows {
		rows[i].Cash, rows[i].Loan, rows[i].Net = "$220,000", "−$200,000", "−$25,100"
	}
	th.FitRanks(Rect{W: sheet.W, H: 90}, NewRankColumns(sheet), [3]float64{30, 30, 60}, rows)
	assert.False(t, rows[0].name.two)
	assert.Zero(t, rows[0].stampW, "the stamp comes down below the medal")
}

func TestASmallMonthBeginsOnItsWeekday(t *testing.T) {
	first := func(k TinyMonth) int { cell, _ := k.tinyPlace(1); return cell % 7 }
	assert.Equal(t, 3, first(TinyMonth{Days: 31, Real: true, First: 3}))
	assert.Equal(t, 0, first(TinyMonth{Days: 28, Real: true}), "a Sunday stands in the row below START")
	assert.Equal(t, 1, first(TinyMonth{Days: 31}), "months of no year begin on a Monday")
	long := TinyMonth{Days: 31, Real: true, First: 6}
	last, rows := long.tinyPlace(31)
	assert.Less(t, last, 7*rows)
}
