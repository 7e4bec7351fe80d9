package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// script is all that is known of one kind of event.
type script struct {
	// shows makes the event happen on the page.
	shows func(sh *Shown, e conquest.Event)
	// plays gives the directions that lead there. Nothing is played where it is nil.
	plays func(d *directions, e conquest.Event)
	// faceDown says that what happens is not to be seen at once. The directions then say
	// when faces react to it, with [directions.react]; else they do at once.
	faceDown bool
}

// scripts holds the script of every kind of event.
var scripts = [conquest.NumEventKinds]script{
	conquest.GameBegan:    gameBegan,
	conquest.MapLaid:      mapLaid,
	conquest.TileInHand:   tileInHand,
	conquest.TileLaid:     tileLaid,
	conquest.Rolled:       rolled,
	conquest.NeutralStood: neutralStood,
	conquest.Claimed:      claimed,
	conquest.Placed:       placed,
	conquest.TurnBegan:    turnBegan,
	conquest.ArmiesCame:   armiesCame,
	conquest.SetTurnedIn:  setTurnedIn,
	conquest.Thrown:       thrown,
	conquest.Taken:        taken,
	conquest.Moved:        moved,
	conquest.KnockedOut:   knockedOut,
	conquest.CardDrawn:    cardDrawn,
	conquest.NoCardLeft:   noCardLeft,
	conquest.Shuffled:     shuffled,
	conquest.Counted:      counted,
	conquest.Chosen:       chosen,
	conquest.GameOver:     gameOver,
}

// directions are what the scripts write into, see [beats.Script].
type directions struct {
	*beats.Directions[Hold]
	// shown is the page as it is when the directions are written.
	shown  *Shown
	actors *Actors
	people conquest.SeatSet
	// moments is how much is made of moments at most.
	moments moments.Setting
}

// Begin writes the directions for the first event of the queue.
func (d *directions) Begin(queue []conquest.Event, to *beats.Directions[Hold]) int {
	d.Directions = to
	e := queue[0]
	if e.Kind >= conquest.NumEventKinds {
		return 1
	}
	if s := &scripts[e.Kind]; s.plays != nil {
		s.plays(d, e)
	}
	if !scripts[e.Kind].faceDown {
		d.shown.Faces.foresee(d.shown, e)
	}
	return 1
}

// react lets faces react to an event that is to be seen now and happens later.
func (d *directions) react(e conquest.Event) {
	d.Over(beats.Span{}, func(float64) { d.shown.Faces.foresee(d.shown, e) })
}

// arrive makes the event happen, when what has moved until then is where it belongs: leave
// sends it off.
func (d *directions) arrive(leave func(a *Actors)) {
	d.Over(beats.Span{}, func(float64) { leave(d.actors) })
	d.Happen()
}

// Fold makes an event happen on the page.
func (d *directions) Fold(e conquest.Event) { d.shown.fold(e) }

// Pose says how the actors are shown.
func (d *directions) Pose(calm bool, fade float64) { d.actors.Calm, d.actors.Fade = calm, fade }

// Clear sends the actors off.
func (d *directions) Clear() { *d.actors = Actors{} }
