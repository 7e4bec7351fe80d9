package lab

import (
	"math"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

const (
	// enoughMonths is after how many months odds are known well enough.
	enoughMonths = 4096

	// walkWeighs is how many months of one token the walk weighs against those
	// that were played, where cards move tokens too: the chances are near at
	// once, and do not jump while the first months are played.
	walkWeighs = 150

	// worthBins is how many ranges net worths are counted in, and binsAStart
	// how many of them the start money spans.
	worthBins  = 640
	binsAStart = 50
	// worthFrom is the least net worth that is counted by itself, in start moneys.
	worthFrom = -5
)

// Odds find out what a calendar holds, laid as far as it is: the chance to land
// on each day in a month, and with what net worth a month ends. A vacant day is
// a day of rest. All seats play by the rules of [skill.Normal]; every month begins
// with the start money, on START.
//
// The chances of a walk are known at once. All else is found by playing the
// month again and again, a slice at a time, and is the surer the longer that
// goes on. The months of two odds that were begun for the same table meet the
// same cards, and the same dice turn by turn, as far as they can: what differs
// comes of the calendar and hardly of luck.
//
// The zero value is empty; see [Odds.Begin]. Odds must not be copied.
type Odds struct {
	setup  engine.Setup
	days   [engine.MaxDays]engine.Space
	length uint8
	broken bool
	walk   Chances
	exact  bool

	months   int // played to their end
	tokens   int // that have come to the end of the month
	landings [engine.MaxDays + 1]int
	bins     [worthBins]int
	worth    series.Mean
	// seats is what the seats ended with on average in each month played.
	seats [enoughMonths]int32

	game    engine.State
	running bool
	ended   engine.SeatSet
	landed  [engine.MaxSeats]uint32
	sum     int64
	players [engine.MaxSeats]*bot.Player
	sink    engine.Sink
}

// Begin forgets all and looks at the days of a month of the table, day 1 first.
// Pay Day need not be among them.
func (o *Odds) Begin(setup *engine.Setup, month uint8, days *[engine.MaxDays]engine.Space) {
	if o.sink == nil {
		for seat := range o.players {
			o.players[seat] = bot.New(skill.Normal, engine.Seat(seat))
		}
		o.sink = o.event
	}
	*o = Odds{setup: onlyFrom(setup, month), days: *days, players: o.players, sink: o.sink}
	o.length = o.setup.Lengths[0]
	for day := o.length; day <= engine.MaxDays; day++ {
		o.days[day-1] = engine.Vacant
	}
	ed := engine.EditionOf(setup.Edition)
	o.walk = Walk(0, o.length, func(day uint8) engine.Act { return ed.Spaces[o.days[day-1]].Does })
	o.exact = walkIsAll(setup.Edition, o.days[:])
}

// onlyFrom returns the table as it would be if the game began with a month.
func onlyFrom(setup *engine.Setup, month uint8) engine.Setup {
	s := *setup
	s.Page, s.Calendar, s.Blue = [engine.MaxDays]engine.Space{}, engine.Calendar{}, 0
	before := month - 1
	s.PlainPay >>= before
	s.Months = max(setup.Months-before, 1, engine.EditionOf(s.Edition).FewestMonths)
	for i := range s.Lengths {
		s.Lengths[i] = 0
		if i < int(s.Months) {
			s.Lengths[i] = setup.Lengths[min(i+int(before), int(setup.Months)-1)]
		}
	}
	return s
}

// Months returns how many months have been played.
func (o *Odds) Months() int { return o.months }

// Done reports whether the odds are known well enough to stop looking.
func (o *Odds) Done() bool { return o.broken || o.months >= enoughMonths }

// Step makes so many choices of the players, unless the odds are done.
func (o *Odds) Step(choices int) {
	for ; choices > 0 && !o.Done(); choices-- {
		if !o.running {
			o.start()
			continue
		}
		o.choose()
	}
}

// world is what the month being played is made up from.
func (o *Odds) world() uint64 { return uint64(o.months+1) * 0x9e3779b97f4a7c15 }

// start begins the next month.
func (o *Odds) start() {
	o.setup.Seed = o.world()
	if o.setup.First != engine.NoSeat {
		// Everyone begins as often.
		o.setup.First = engine.Seat(o.months % int(o.setup.Seats))
	}
	o.ended, o.sum, o.landed = 0, 0, [engine.MaxSeats]uint32{}
	o.running = true
	if o.game.StartOn(o.setup, o.days, o.sink) != nil {
		// No such table: nothing will be known.
		o.broken = true
	}
}

// choose makes the next choice of the month. The dice of a turn depend on the
// month and on the turn alone, not on what was thrown before.
func (o *Odds) choose() {
	prompt := o.game.Prompt()
	view := &o.game
	if prompt.Kind == engine.PlaceBid {
		// The rules of thumb look at nothing that is hidden, but at the Deal
		// that is offered to them.
		seen := o.game.View(prompt.Seat)
		view = &seen
	}
	choice, done := o.players[prompt.Seat].Step(view)
	if !done {
		return
	}
	if choice.Kind == engine.Roll {
		o.game.Random = engine.Random(o.world() ^ uint64(o.game.Turns)<<40)
	}
	if o.game.Choose(choice, o.sink) != nil {
		o.broken = true
		return
	}
	for seat := range engine.Seat(o.setup.Seats) {
		if p := &o.game.Players[seat]; (p.Month > 1 || p.Retired) && !o.ended.Has(seat) {
			o.end(seat)
		}
	}
	if o.ended.Len() == int(o.setup.Seats) {
		o.finish()
	}
}

// event watches where tokens land.
func (o *Odds) event(e engine.Event) {
	if e.Kind == engine.Landed && e.Month == 1 {
		o.landed[e.Seat] |= 1 << e.To
	}
}

// end notes with what a seat ends the month.
func (o *Odds) end(seat engine.Seat) {
	o.ended = o.ended.With(seat)
	o.tokens++
	worth := o.game.NetWorth(seat)
	o.sum += int64(worth)
	o.bins[o.bin(worth)]++
	for day := uint8(1); day <= o.length; day++ {
		o.landings[day] += int(o.landed[seat] >> day & 1)
	}
}

// finish counts the month.
func (o *Odds) finish() {
	seats := int64(o.setup.Seats)
	o.worth.Add(seats, o.sum)
	o.seats[o.months] = int32(o.sum / seats)
	o.months++
	o.running = false
}

// binWidth returns how many dollars the net worths in one bin span.
func (o *Odds) binWidth() int32 { return max(1, o.setup.PayScale(1).Start/binsAStart) }

// bin returns the bin that a net worth is counted in.
func (o *Odds) bin(worth int32) int {
	width := o.binWidth()
	at := (int64(worth) - worthFrom*int64(width)*binsAStart) / int64(width)
	return int(min(max(at, 0), worthBins-1))
}

// Chance returns the chance to land on a day of the month at least once, and
// how far off it may be, with 95 % confidence: 0 where it is exact. Day 1 is
// the first.
func (o *Odds) Chance(day int) (chance, off float64) {
	if day < 1 || day > int(o.length) {
		return 0, 0
	}
	if o.exact {
		return o.walk[day], 0
	}
	_, low, high := series.Share(int64(o.landings[day]), int64(o.tokens))
	return (o.walk[day]*walkWeighs + float64(o.landings[day])) / float64(walkWeighs+o.tokens), (high - low) / 2
}

// Exact reports whether the chances are exact.
func (o *Odds) Exact() bool { return o.exact }

// Worth returns with how many dollars of net worth a player ends the month on
// average, and how far off that may be, with 95 % confidence: it is no number
// before the second month.
func (o *Odds) Worth() (dollars, off float64) { return o.worth.Average(), o.worth.Margin(o.months) }

// Below returns the dollars that a share of all players end the month with at
// most, to within a fiftieth of the start money.
func (o *Odds) Below(share float64) int32 {
	want, seen := share*float64(o.tokens), 0
	for i, n := range o.bins {
		if seen += n; n > 0 && float64(seen) >= want {
			width := o.binWidth()
			return (int32(i)-(-worthFrom*binsAStart))*width + width/2
		}
	}
	return 0
}

// Over returns by how many dollars more a player ends the month on average than
// on another calendar, and how far off that may be, with 95 % confidence. It
// compares the months that both have played, and is no number before the
// second one.
func (o *Odds) Over(other *Odds) (dollars, off float64) {
	n := min(o.months, other.months)
	var sum, squares float64
	for i := range n {
		d := float64(o.seats[i] - other.seats[i])
		sum += d
		squares += d * d
	}
	if n < 2 {
		return math.NaN(), math.NaN()
	}
	mean := sum / float64(n)
	return mean, series.Z95 * math.Sqrt(max(0, squares/float64(n)-mean*mean)/float64(n-1))
}
