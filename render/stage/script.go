package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
	"bigpayday/render/tabletop"
)

// script is how events of one kind are played. What they come to on the table stands in package
// tabletop.
type script struct {
	// plays gives the directions that lead there. It is read like a stage
	// direction, from top to bottom: what moves, what is waited for, when
	// the event happens. Nothing is played where it is nil. An event that no
	// direction makes happen does so at the end.
	plays func(d *directions, es []engine.Event)
	// joins says that next is played together with first: then plays gets
	// them all. Nothing joins where it is nil.
	joins func(first, next engine.Event) bool
	// faceDown says that what happens is not to be seen at once. The directions then
	// say when faces react to it, with [directions.react]; else they do at once.
	faceDown bool
}

// scripts holds the script of every kind of event that is more than its outcome.
var scripts = [engine.NumEventKinds]script{
	engine.TilePlaced:     tilePlaced,
	engine.TilesExchanged: tilesExchanged,
	engine.TileInHand:     tileInHand,
	engine.TurnBegan:      turnBegan,
	engine.Chosen:         chosen,
	engine.Rolled:         rolled,
	engine.Moved:          moved,
	engine.Landed:         landed,
	engine.Drawn:          drawn,
	engine.NoCardLeft:     noCardLeft,
	engine.NoDayLeft:      noDayLeft,
	engine.Kept:           kept,
	engine.Discarded:      discarded,
	engine.NumberPicked:   numberPicked,
	engine.Paid:           paid,
	engine.LoanTaken:      loanTaken,
	engine.LoanRepaid:     loanRepaid,
	engine.MonthEnded:     monthEnded,
	engine.Retired:        retired,
	engine.GameOver:       gameOver,
	engine.TileTakenOff:   tileTakenOff,
	engine.SavingsChanged: savingsChanged,
	engine.NoGame:         noGame,
	engine.BonusDieSet:    bonusDieSet,
	engine.CardsSwapped:   cardsSwapped,
	engine.BidMade:        bidMade,
	engine.NobodyWon:      nobodyWon,
	engine.PassedOver:     passedOver,
}

// directions are what the scripts write into, see [beats.Script].
type directions struct {
	*beats.Directions[Hold]
	// shown is the table as it is when the directions are written.
	shown  *tabletop.Shown
	actors *Actors
	// moments is how much is made of moments at most.
	moments moments.Setting
	// coming are the events after those that directions are written for, as far as they are
	// known, and next is the first of them, the zero one where there is none.
	coming []engine.Event
	next   engine.Event
	// pictured is in which turn a vignette was last seen for each reason, counted from 1.
	pictured [engine.NumWhys]uint16
	// drew is whose tickets were last seen to win in a Lottery Draw, all of them at once.
	drew engine.Seat
	// loanTold says that the last loan that had to be taken was a moment in full.
	loanTold bool
}

// wait waits until the person in the hold is ready. A computer player gets
// some milliseconds instead.
func (d *directions) wait(h Hold, ms int64) { d.WaitFor(h.Seat, h, ms) }

// Begin writes the directions for the first events of the queue and returns
// how many they are for.
func (d *directions) Begin(queue []engine.Event, to *beats.Directions[Hold]) int {
	d.Directions = to
	first := queue[0]
	if first.Kind >= engine.NumEventKinds {
		return 1
	}
	n, s := 1, &scripts[first.Kind]
	if s.joins != nil {
		for n < len(queue) && queue[n].Kind == first.Kind && s.joins(first, queue[n]) {
			n++
		}
	}
	d.coming, d.next = queue[n:], engine.Event{}
	if len(d.coming) > 0 {
		d.next = d.coming[0]
	}
	if s.plays != nil {
		s.plays(d, queue[:n])
	} else {
		d.Beside(beats.AllTrails)
	}
	if !s.faceDown {
		for _, e := range queue[:n] {
			d.shown.Faces.Foresee(d.shown, e)
		}
	}
	return n
}

// react lets faces react to an event that is to be seen now and happens later.
func (d *directions) react(e engine.Event) {
	d.Over(beats.Lasting(0, 0), func(float64) { d.shown.Faces.Foresee(d.shown, e) })
}

// Fold makes an event happen on the table.
func (d *directions) Fold(e engine.Event) { d.shown.Fold(e) }

// Pose says how the actors are shown.
func (d *directions) Pose(calm bool, fade float64) { d.actors.Calm, d.actors.Fade = calm, fade }

// Clear sends the actors off.
func (d *directions) Clear() { *d.actors = Actors{} }
