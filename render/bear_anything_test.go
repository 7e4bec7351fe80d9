package render_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/rendertest"
)

// A piece must never end the game, whatever it is given.
func TestPiecesBearAnything(t *testing.T) {
	for _, v := range []render.View{render.NewView(1280, 800, 1), render.NewView(320, 200, 1)} {
		th := rendertest.Theme(t, v, 2)
		dst := ebiten.NewImage(64, 64)
		for _, r := range []render.Rect{{}, {10, 10, 1, 1}, {-50, -50, 30, 20}, {0, 0, 300, 200}, {5, 5, -10, -10}} {
			assert.NotPanics(t, func() {
				control.DrawButton(th, dst, r, control.Button{Label: "x", Key: "Space", Art: "pot"}, render.State{Focused: true})
				control.DrawButton(th, dst, r, control.Button{Reason: "no", Kind: control.Primary}, render.State{Off: true})
				boards.DrawTile(th, dst, r, boards.Tile{Kind: "no-such-kind", Date: 99, Odds: "1%", Chance: 7, Count: "9"}, render.State{Hover: true})
				boards.DrawTile(th, dst, r, boards.Tile{Kind: "mail1", Open: true, Date: 3}, render.State{})
				boards.DrawTile(th, dst, r, boards.Tile{Back: true}, render.State{Focused: true})
				player.DrawPlayerCard(th, dst, r, player.PlayerCard{Token: pieces.Token{Color: palette.SeatColor(77), Shape: pieces.Shape(99)}, Finished: "F", Tab: "T", Changed: 1}, render.State{})
				control.DrawField(th, dst, r, control.Field{Text: "é", Caret: 1, From: -4, To: 9}, render.State{Focused: true})
				control.Slider(th, dst, r, 5, palette.Blue, render.State{})
				control.ScrollBar(th, dst, r, .5, .2, render.State{})
				charts.DrawChart(th, dst, r, charts.Chart{Lines: []charts.ChartLine{{}, {Values: []float64{1}}, {Values: []float64{1, 2}}}, Shown: 3})
				charts.Medal(th, dst, r, 2, "2")
				pieces.StampIn(th, dst, r, "WINNER", pieces.SmallStamp, render.Pose{}, 0)
				paper.MailBand(th, dst, r, "?")
				paper.MailSeam(th, dst, r, true)
				paper.DealPaper(th, dst, r, "double-deal", render.State{Active: true})
				paper.DealMark(th, dst, r, "super-steal", "2")
				charts.DrawBar(th, dst, r, charts.BarOther)
				charts.Bracket(th, dst, r, true)
				charts.LegendSign(th, dst, r, charts.LegendLeft)
				charts.Rosette(th, dst, r, palette.Red, "die")
				control.DrawTip(th, dst, r, control.Tip{Title: "t"}, -9, 900)
				options.DrawLedgerLine(th, dst, r, options.LedgerLine{Margin: -9, Current: true, Step: true})
				options.LedgerNumber(th, dst, r, "12345", options.LedgerPending)
				options.LedgerStamp(th, dst, r, "SETTLED", -9, render.Pose{})
				options.BillSlips(th, dst, r, 90)
				options.SalaryBill(th, dst, r, -1)
				pieces.DrawDie(th, dst, pieces.Die{Color: "?", N: 9}, 5, 5, 0, 3, render.Pose{})
				pieces.Bill(th, dst, 7, 5, 5, .6, render.Pose{})
				pieces.TokensAt(th, dst, r, boards.TokenSpots(r, 9), [render.MaxSeats]pieces.Token{}, 9, "9")
			}, "%v", r)
		}
	}
}
