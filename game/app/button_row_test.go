package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// rowOf returns buttons of the same width side by side.
func rowOf(width float64, labels ...string) []ui.Control {
	var row []ui.Control
	for i, label := range labels {
		row = append(row, ui.Control{
			ID: ui.ID(label), Box: render.Rect{X: 10 + float64(i)*(width+6), Y: 20, W: width, H: 38}, Widget: ui.Button{Label: label},
		})
	}
	return row
}

func TestButtonsLendEachOtherRoom(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for _, labels := range [][]string{
		{"Odds", "What happened", "Loan"}, {"Take them all", "Yes"}, {"A", "B", "C", "What happened so far"},
	} {
		row := rowOf(100, labels...)
		end := row[len(row)-1].Box.Right()
		app.ShareRows(th, row)
		assert.InDelta(t, 10, row[0].Box.X, .01)
		assert.InDelta(t, end, row[len(row)-1].Box.Right(), .01, "%v: the row is as wide as before", labels)
		for i := range row {
			b := row[i].Widget.(ui.Button)
			assert.InDelta(t, 1, th.ButtonShrink(row[i].Box, render.Button(b), false), .01, "%q has room", b.Label)
			if i > 0 {
				assert.InDelta(t, 6, row[i].Box.X-row[i-1].Box.Right(), .01, "%v: the gaps stay", labels)
			}
		}
	}
}

func TestAShortLabelStaysReadableBesideAVeryLongOne(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	row := rowOf(100, "Bring somebody with a remarkably long name along", "Loan")
	app.ShareRows(th, row)
	loan := row[1].Widget.(ui.Button)
	assert.Greater(t, th.ButtonShrink(row[1].Box, render.Button(loan), false), .7)
	assert.InDelta(t, 216, row[1].Box.Right(), .01)
}

func TestButtonsThatHaveRoomStayAsTheyAre(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	row, before := rowOf(120, "Loan", "Deals", "Odds"), rowOf(120, "Loan", "Deals", "Odds")
	app.ShareRows(th, row)
	for i := range row {
		assert.Equal(t, before[i].Box, row[i].Box)
	}
}
