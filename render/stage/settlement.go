package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// settlePayment writes a line of the ledger, text, amount, tick, and lets the
// cash count along.
func (d *directions) settlePayment(es []engine.Event) {
	step, ok := d.shown.Settlement.StepOf(es[0].Why)
	if !ok { // a loan, or savings for a shortfall: it has no line of its own
		d.Over(numberCounts, d.counting(es))
		return
	}
	if step == tabletop.StepSalary {
		d.payDay(es)
		return
	}
	counting, whole := d.counting(es), float64(numberCounts.Full)
	d.Sound(LedgerLine)
	for range es {
		d.Happen()
	}
	d.Over(numberCounts, func(t float64) {
		d.actors.Line = Line{On: true, Step: step, T: beats.OutQuad(beats.Between(t*whole, 0, float64(ledgerLine.Full)))}
		counting(t)
	})
}

// monthEnded completes the ledger: the result is written, the stamp comes
// down, and there is time to read it.
var monthEnded = script{
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		d.Sound(LedgerLine)
		d.Happen()
		d.Over(ledgerLine, func(t float64) { d.actors.Line = Line{On: true, Step: tabletop.StepResult, T: beats.OutQuad(t)} })
		d.stamp(StampSettled, engine.SeatSet(0).With(e.Seat))
		d.wait(Hold{Kind: ReadLedger, Seat: e.Seat, Month: e.Month}, readLedger)
	},
}
