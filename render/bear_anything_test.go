package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
)

// A piece must never end the game, whatever it is given.
func TestPiecesBearAnything(t *testing.T) {
	for _, v := range []View{NewView(1280, 800, 1), NewView(320, 200, 1)} {
		th := themeFor(t, v, 2)
		dst := ebiten.NewImage(64, 64)
		for _, r := range []Rect{{}, {10, 10, 1, 1}, {-50, -50, 30, 20}, {0, 0, 300, 200}, {5, 5, -10, -10}} {
			assert.NotPanics(t, func() {
				th.Button(dst, r, Button{Label: "x", Key: "Space", Art: "pot"}, State{Focused: true})
				th.Button(dst, r, Button{Reason: "no", Kind: Primary}, State{Off: true})
				th.Tile(dst, r, Tile{Kind: "no-such-kind", Date: 99, Odds: "1%", Chance: 7, Count: "9"}, State{Hover: true})
				th.Tile(dst, r, Tile{Kind: "mail1", Open: true, Date: 3}, State{})
				th.Tile(dst, r, Tile{Back: true}, State{Focused: true})
				th.PlayerCard(dst, r, PlayerCard{Token: Token{SeatColor(77), Shape(99)}, Finished: "F", Tab: "T", Changed: 1}, State{})
				th.Number(dst, r, Number{N: 40, State: NumberTaken, Ways: -3}, State{})
				th.Field(dst, r, Field{Text: "é", Caret: 1, From: -4, To: 9}, State{Focused: true})
				th.Slider(dst, r, 5, Blue, State{})
				th.ScrollBar(dst, r, .5, .2, State{})
				th.Chart(dst, r, Chart{Lines: []ChartLine{{}, {Values: []float64{1}}, {Values: []float64{1, 2}}}, Shown: 3})
				th.Medal(dst, r, 2, "2")
				th.StampIn(dst, r, "WINNER", SmallStamp, Pose{}, 0)
				th.MailBand(dst, r, "?")
				th.MailSeam(dst, r, true)
				th.DealPaper(dst, r, "double-deal", State{Active: true})
				th.DealMark(dst, r, "super-steal", "2")
				th.Bar(dst, r, BarOther)
				th.Bracket(dst, r, true)
				th.LegendSign(dst, r, LegendLeft)
				th.Rosette(dst, r, Red, "die")
				th.Tip(dst, r, Tip{Title: "t"}, -9, 900)
				th.LedgerLine(dst, r, LedgerLine{Margin: -9, Current: true, Step: true})
				th.LedgerNumber(dst, r, "12345", LedgerPending)
				th.LedgerStamp(dst, r, "SETTLED", -9, Pose{})
				th.BillSlips(dst, r, 90)
				th.SalaryBill(dst, r, -1)
				th.Die(dst, Die{"?", 9}, 5, 5, 0, 3, Pose{})
				th.Bill(dst, 7, 5, 5, .6, Pose{})
				th.TokensAt(dst, r, TokenSpots(r, 9), [MaxSeats]Token{}, 9, "9")
			}, "%v", r)
		}
	}
}
