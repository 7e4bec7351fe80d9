package placement

import (
	"math"
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render/charts"
	"bigpayday/render/palette"
)

const (
	// Odds are played in slices of so many choices of computers, so many slices
	// in a tick at most: in a browser a slice lasts a tenth of a millisecond or two.
	oddsSlice  = 40
	oddsSlices = 50
	// oddsBegin is after how many months figures are shown at first; they are
	// shown anew whenever so many times as many have been played, by when they are nearly three
	// times as exact.
	oddsBegin, oddsAgain = 16, 8
	// oddsRest is how many ticks a tile is held over a day before it is looked at what it would
	// change: what it only passes over is not asked about.
	oddsRest = 6
	// roundsAStart is to what part of the start money sums are rounded.
	roundsAStart = 500
)

// calendarOdds reckon with the calendar that is being built, and with the one
// that it would be with the tile that is held over a day.
type calendarOdds struct {
	Base, With *lab.Odds
	// Days are what base was begun for, would what with was; choice is what
	// leads there, or no choice while nothing is held over a day.
	Days, would [engine.MaxDays]engine.Space
	month       uint8
	Choice      engine.Choice
	// over is the choice that would be made if the tile were let go, for so many ticks.
	over  engine.Choice
	rests int
	// next is after how many months figures are shown anew.
	next, nextWith int
	Figures        oddsFigures
	// What the panel says of the figures, or the slip in its stead.
	body, foot, short flow.Inset[oddsFigures]
}

// renewed has done called whenever the panel says other figures.
func (o *calendarOdds) renewed(done func()) {
	o.body.Renewed, o.foot.Renewed, o.short.Renewed = done, done, done
}

// oddsFigures are the figures that are shown. Two of them are equal if they look
// the same.
type oddsFigures struct {
	percent             [engine.MaxDays]uint8
	worth, off, between string
	// span is between where that has no room: the two sums alone.
	span   string
	spread charts.Spread
	oddsChange
}

// oddsChange says what the tile that is held would change, and how it is coloured.
type oddsChange struct {
	Change  string
	verdict palette.Family
}

// stepOdds plays months on for the odds, and reports whether they look different
// now.
func (s *Placement) stepOdds() bool {
	if !s.M.Odds {
		return false
	}
	o := &s.Odds
	if o.Base == nil {
		o.Base, o.With = new(lab.Odds), new(lab.Odds)
	}
	before := o.Figures
	s.beginOdds()
	s.WithinBudget(oddsSlices, o.play)
	if due(o.Base, &o.next) {
		s.sayOdds()
	}
	if o.Choice.Kind != engine.NoChoice && due(o.With, &o.nextWith) {
		s.sayChange()
	}
	return o.Figures != before
}

// due reports whether figures are to be shown anew: when so many months have been played as next
// says, which then becomes that of the time after, and when all have.
func due(o *lab.Odds, next *int) bool {
	if o.Months() < *next && (!o.Done() || *next == math.MaxInt) {
		return false
	}
	if *next = oddsAgain * o.Months(); o.Done() {
		*next = math.MaxInt
	}
	return true
}

// play plays a slice, and reports whether there is nothing left to be played.
func (o *calendarOdds) play() (done bool) {
	held := o.Choice.Kind != engine.NoChoice && !o.With.Done()
	slice := oddsSlice
	if held && o.With.Months() <= o.Base.Months() {
		// What is held is looked at first.
		o.With.Step(slice * 3 / 4)
		slice /= 4
	}
	o.Base.Step(slice)
	return o.Base.Done() && !held
}

// beginOdds lets the odds look at the calendar as it lies now, and at what
// would become of it.
func (s *Placement) beginOdds() {
	o, sh := &s.Odds, s.M.Stage.Shown()
	month := s.monthOfPage()
	if days := sh.Pages[s.Month-1]; o.month != month || o.Days != days {
		if o.month == month && o.would == days && o.With.Months() > 0 {
			// What was held has been laid: what is known of it stays known.
			o.Base, o.With, o.would = o.With, o.Base, o.Days
		} else {
			o.Base.Begin(&sh.Setup, month, &days)
		}
		o.month, o.Days, o.Choice = month, days, engine.Choice{}
		o.next, o.Figures.oddsChange = oddsBegin, oddsChange{}
	}
	choice := s.heldChoice()
	if choice != o.over {
		o.over, o.rests = choice, 0
	}
	if o.rests++; choice == o.Choice {
		return
	}
	o.Choice, o.Figures.oddsChange = engine.Choice{}, oddsChange{}
	if o.rests < oddsRest {
		return
	}
	// Tried out on a copy: the rules know what then lies there.
	try := *s.M.Table.State()
	if choice.Kind == engine.NoChoice || try.Choose(choice, nil) != nil {
		return
	}
	o.Choice, o.would, o.nextWith = choice, try.Pages[s.Month-1], oddsBegin
	o.With.Begin(&sh.Setup, month, &o.would)
}

// monthOfPage returns the month that the page is reckoned with: its own, or
// where one page is for all, the longest.
func (s *Placement) monthOfPage() uint8 {
	if s.ownPages() {
		return s.Month
	}
	return match.FirstLongest(&s.M.Stage.Shown().Setup)
}

// heldChoice returns the choice that would be made if what is carried were let
// go, or if Enter were pressed on a free day.
func (s *Placement) heldChoice() engine.Choice {
	if s.M.Stage.Busy() {
		return engine.Choice{}
	}
	if k, ok := s.UI.Carrying(); ok {
		from, to := spots[k.From], spots[k.Over]
		if to.where == onDay && s.board.refused[to.day] == "" && k.Over != k.From {
			return s.move(from, to)
		}
		return engine.Choice{}
	}
	if id, shown := s.UI.Focused(); shown {
		if at := spots[id]; at.where == onDay && s.pending(at.day) {
			return engine.Choice{Kind: engine.Place, Tile: s.shows.prompt.Tile, Day: at.day}
		}
	}
	return engine.Choice{}
}

// rounded rounds dollars to what makes a difference at this table.
func (s *Placement) rounded(dollars float64) int32 {
	step := max(1, s.M.Stage.Shown().Setup.PayScale(s.Month).Start/roundsAStart)
	return int32(math.Round(dollars/float64(step))) * step
}

// worth are the figures that the panel has of the calendar as it lies, and figures all that it
// has, with what the tile that is held would change.
func (s *Placement) worth() (f oddsFigures) {
	f = s.figures()
	f.oddsChange = oddsChange{}
	return f
}

func (s *Placement) figures() (f oddsFigures) {
	f = s.Odds.Figures
	f.percent = [engine.MaxDays]uint8{} // they stand on the days
	return f
}

// sayOdds puts what is known of the calendar into words.
func (s *Placement) sayOdds() {
	o := &s.Odds
	t := &o.Figures
	for day := range t.percent {
		chance, _ := o.Base.Chance(day + 1)
		t.percent[day] = uint8(session.Percent(chance))
	}
	w := s.M.Words
	worth, off := o.Base.Worth()
	t.worth, t.off = w.Money(s.rounded(worth)), ""
	if off > 0 {
		t.off = s.Say("odds.off", words.Money("off", max(s.rounded(off), s.rounded(1))))
	}
	low, high := o.Base.Below(.1), o.Base.Below(.9)
	t.between = s.Say("odds.range", words.Money("low", s.rounded(float64(low))), words.Money("high", s.rounded(float64(high))))
	t.span = w.Money(s.rounded(float64(low))) + " – " + w.Money(s.rounded(float64(high)))
	t.spread = s.spreadOf(o.Base, worth)
}

// spreadOf lays a scale through what months end with.
func (s *Placement) spreadOf(o *lab.Odds, mean float64) charts.Spread {
	least, most := float64(o.Below(.02)), float64(o.Below(.98))
	step := marksStep((most - least) / (charts.MaxSpreadMarks - 2))
	from, to := math.Floor(least/step)*step, math.Ceil(most/step)*step
	if to <= from {
		to = from + step
	}
	at := func(dollars float64) float64 { return min(max((dollars-from)/(to-from), 0), 1) }
	spread := charts.Spread{
		Low: at(float64(o.Below(.1))), MidLow: at(float64(o.Below(.25))), Mean: at(mean),
		MidHigh: at(float64(o.Below(.75))), High: at(float64(o.Below(.9))),
	}
	for i := range spread.Marks {
		if dollars := from + float64(i)*step; dollars <= to {
			spread.Marks[i] = charts.SpreadMark{At: at(dollars), Text: s.M.Words.Money(int32(dollars))}
		}
	}
	return spread
}

// marksStep returns the least of 1, 2, 5, 10, 20, ... that reaches dollars.
func marksStep(dollars float64) float64 {
	for step := 1.0; ; step *= 10 {
		for _, k := range [...]float64{1, 2, 5} {
			if step*k >= dollars {
				return step * k
			}
		}
	}
}

// sayChange puts into words what the tile that is held would change.
func (s *Placement) sayChange() {
	o := &s.Odds
	change, _ := o.With.Over(o.Base)
	if math.IsNaN(change) {
		return
	}
	dollars := s.rounded(change)
	day := o.Choice.Day
	if o.Choice.Kind == engine.Exchange {
		if k, ok := s.UI.Carrying(); ok {
			day = spots[k.Over].day
		}
	}
	o.Figures.oddsChange = oddsChange{
		Change:  s.Say("odds.with_tile", words.Text("gain", s.M.Words.Signed(dollars)), words.Text("day", strconv.Itoa(int(day)))),
		verdict: verdict(dollars),
	}
}

// largestChange is the longest that is usually said of a tile that is held.
func (s *Placement) largestChange() string {
	setup := &s.M.Stage.Shown().Setup
	return s.Say("odds.with_tile", words.Text("gain", s.M.Words.Signed(-setup.PayScale(s.Month).Start)), words.Text("day", strconv.Itoa(int(s.longest()))))
}

// oddsOn returns the chance in percent that stands on a day, 0 for none.
func (s *Placement) oddsOn(place int) uint8 {
	if !s.M.Odds || place < 1 || place > int(s.longest()) || s.Odds.Base == nil {
		return 0
	}
	return s.Odds.Figures.percent[place-1]
}
