package stage

import "bigpayday/game/engine"

// script is all that the stage knows of one kind of event.
type script struct {
	// shows makes the event happen on the table.
	shows func(sh *Shown, e engine.Event)
	// plays gives the directions that lead there. It is read like a stage
	// direction, from top to bottom: what moves, what is waited for, when
	// the event happens. Nothing is played where it is nil. An event that no
	// direction makes happen does so at the end.
	plays func(d *directions, es []engine.Event)
	// joins says that next is played together with first: then plays gets
	// them all. Nothing joins where it is nil.
	joins func(first, next engine.Event) bool
}

// scripts holds the script of every kind of event.
var scripts = [engine.NumEventKinds]script{
	engine.GameBegan:      gameBegan,
	engine.TilePlaced:     tilePlaced,
	engine.TilesExchanged: tilesExchanged,
	engine.TileInHand:     tileInHand,
	engine.PageLaid:       pageLaid,
	engine.Shuffled:       shuffled,
	engine.TurnBegan:      turnBegan,
	engine.Rolled:         rolled,
	engine.Moved:          moved,
	engine.Landed:         landed,
	engine.Drawn:          drawn,
	engine.NoCardLeft:     noCardLeft,
	engine.NoDayLeft:      noDayLeft,
	engine.Kept:           kept,
	engine.Discarded:      discarded,
	engine.Chosen:         chosen,
	engine.NumberPicked:   numberPicked,
	engine.Paid:           paid,
	engine.LoanTaken:      loanTaken,
	engine.LoanRepaid:     loanRepaid,
	engine.MonthEnded:     monthEnded,
	engine.Retired:        retired,
	engine.GameOver:       gameOver,
	engine.PageOpened:     pageOpened,
	engine.TileTakenOff:   tileTakenOff,
	engine.SavingsChanged: savingsChanged,
	engine.NoGame:         noGame,
	engine.BonusDieSet:    bonusDieSet,
	engine.CardsSwapped:   cardsSwapped,
	engine.BidMade:        bidMade,
	engine.Carried:        carried,
	engine.NobodyWon:      nobodyWon,
}

// beat is one direction of a script.
type beat struct {
	does  beatKind
	takes span
	// at moves the actors to the part t of the beat, 0 to 1.
	at   func(t float64)
	hold Hold
	cue  Sound
}

type beatKind uint8

const (
	moves   beatKind = iota // at, for as long as takes
	waits                   // for the person in hold; rests for a computer
	pauses                  // rests, but not where the seat in hold is a person's
	happens                 // the next event of the group is folded
	sounds                  // cue
)

// directions is a script being written and played.
type directions struct {
	// shown is the table as it is when the directions are written.
	shown  *Shown
	actors *Actors

	events []engine.Event
	folded int

	beats   []beat
	next    int
	elapsed moment // of the present beat
}

// over moves actors for as long as the span says.
func (d *directions) over(takes span, at func(t float64)) {
	d.beats = append(d.beats, beat{does: moves, takes: takes, at: at})
}

// rest leaves everything as it is for some milliseconds.
func (d *directions) rest(ms moment) { d.over(span{ms, ms}, func(float64) {}) }

// wait waits until the person in the hold is ready. A computer player gets
// some milliseconds instead.
func (d *directions) wait(h Hold, ms moment) {
	d.beats = append(d.beats, beat{does: waits, takes: span{ms, ms}, hold: h})
}

// linger rests for some milliseconds where a computer player goes on by
// itself. People end such a moment with the choice that they are asked for.
func (d *directions) linger(seat engine.Seat, ms moment) {
	d.beats = append(d.beats, beat{does: pauses, takes: span{ms, ms}, hold: Hold{Seat: seat}})
}

// sound lets a cue be heard.
func (d *directions) sound(cue Cue) { d.soundStep(cue, 0) }

// soundStep lets the step-th cue of a row be heard, from 0.
func (d *directions) soundStep(cue Cue, step int) {
	d.beats = append(d.beats, beat{does: sounds, cue: Sound{Cue: cue, Step: uint8(step)}})
}

// happen makes the next event of the group happen.
func (d *directions) happen() { d.beats = append(d.beats, beat{does: happens}) }

// begin writes the directions for the first events of the queue and returns
// how many they are for.
func (d *directions) begin(queue []engine.Event) int {
	n := 1
	first := queue[0]
	if first.Kind >= engine.NumEventKinds {
		d.events = queue[:n]
		return n
	}
	s := &scripts[first.Kind]
	if s.joins != nil {
		for n < len(queue) && queue[n].Kind == first.Kind && s.joins(first, queue[n]) {
			n++
		}
	}
	d.events = queue[:n]
	if s.plays != nil {
		s.plays(d, d.events)
	}
	return n
}

// end clears the stage for the next script.
func (d *directions) end() {
	clear(d.beats)
	d.beats, d.next, d.elapsed = d.beats[:0], 0, 0
	d.events, d.folded = nil, 0
	*d.actors = Actors{}
}
