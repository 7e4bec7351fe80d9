package stage

import (
	"math"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/tabletop"
)

// rolled throws the dice. The roll that opens a turn is thrown at once, and so
// is the one for a stake on Swellfare: the player has just asked for it. Before
// any other a person throws when ready.
var rolled = script{
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		if e.Why != engine.WhyMove && e.Why != engine.WhySwellfare {
			d.wait(Hold{Kind: RollDice, Seat: e.Seat, Why: e.Why, Dice: howMany(e.Dice)}, 0)
		}
		d.announce(e)
		d.Beside(beats.AllTrails &^ diceTrails)
		_, moves := d.shown.Setup.ThrowLeads(e.Why, 1, 0, 1)
		at := d.toss(e)
		if !moves {
			d.Over(diceRoll, at)
			d.Sound(DiceLand)
			d.Happen()
			d.Rest(d.readThrow(e))
			return
		}
		d.Over(diceFlies, func(t float64) { at(FirstHit * t) })
		d.Sound(DiceLand)
		settles := diceSettles
		if d.Speed() > beats.Normal {
			settles = diceSettlesSoon
		}
		d.Over(settles, func(t float64) { at(FirstHit + (1-FirstHit)*t) })
		d.Happen()
		d.trail(diceTrails, diceReturn, func(t float64) {
			d.actors.Dice = Dice{On: true, Seat: e.Seat, Why: e.Why, T: 1, Home: max(t, .001), Settled: true, Faces: e.Dice, Angle: [2]float64{d.shown.Roll.Angle(0)}}
		})
		if e.Why == engine.WhyMove {
			d.emptyPot(e)
		}
	},
}

// announce lets be heard what comes before a throw, or with it: a song, the balls in the drum, or the
// drum roll where much hangs on it.
func (d *directions) announce(e engine.Event) {
	switch c := &d.shown.Contest; {
	case e.Why == engine.WhySingingContest:
		d.SoundStep(Hum, hums[int(e.Seat)%len(hums)])
	case c.Open && c.Why == e.Why:
		d.Sound(ContestTick)
	case e.Why == engine.WhyLottery || e.Why == engine.WhyLuckyLottery:
		d.Sound(LotteryDrum)
	case e.Why == engine.WhyLotteryDraw || e.Why == engine.WhySuperSweepstakes:
		d.Sound(DrumRoll)
	}
}

// hums are how many semitones players hum above the first of them, by seat.
var hums = [...]int{0, 4, 7, 12}

// readThrow returns how long it takes to read a throw, in milliseconds: longer where all hoped
// for it and it is nobody's.
func (d *directions) readThrow(e engine.Event) int64 {
	if d.shown.Lottery.Space != engine.Vacant && d.next.Kind == engine.Rolled && d.next.Why == e.Why && !d.shown.Contest.Open {
		return readResult
	}
	return readRoll
}

// FirstHit is the part of a throw that moves a token at which the die hits the board.
const FirstHit = .44

// toss returns how the dice are thrown: they tumble, bounce and settle.
func (d *directions) toss(e engine.Event) func(t float64) {
	lies := tabletop.Roll{Dice: e.Dice, Count: d.shown.Roll.Count + 1}
	return func(t float64) {
		dice := Dice{On: true, Seat: e.Seat, Why: e.Why, T: t, Settled: true}
		for i, face := range e.Dice {
			if face == 0 {
				continue
			}
			late := 0.06 * float64(i) // the second die lands a little later
			fall := beats.Between(t, late, 1)
			dice.Settled = dice.Settled && fall >= settlesAt
			dice.Faces[i] = tumble(face, lies.Count, uint32(i), fall)
			dice.Height[i] = 1 - beats.OutBounce(fall)
			dice.Angle[i] = lies.Angle(i) + 720*math.Pow(1-fall, 3)
		}
		d.actors.Dice = dice
	}
}

// settlesAt is the part of a toss from which the faces stay as they are.
const settlesAt = 0.75

// tumble returns the face that a die shows at the part t of its toss. The
// faces change more slowly as it comes to rest, and no face follows itself.
func tumble(lands uint8, count, die uint32, t float64) uint8 {
	const changes = 9
	turn := uint32(changes * beats.OutQuad(min(1, t/settlesAt)))
	if turn >= changes {
		return lands
	}
	// Counted back from the face that it lands on: each step goes one to
	// five faces further.
	face := uint32(lands - 1)
	for i := changes - 1; i >= int(turn); i-- {
		face += 1 + uint32(beats.Scatter(count*16+uint32(i), die+3)*5)
	}
	return uint8(face%6) + 1
}

func howMany(dice [2]uint8) uint8 {
	if dice[1] != 0 {
		return 2
	}
	return 1
}
