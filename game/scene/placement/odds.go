package placement

import (
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// Odds are played in slices of so many choices of computers, so many slices
	// in a tick at most: in a browser a slice lasts a tenth of a millisecond or two.
	oddsSlice  = 40
	oddsSlices = 50
	// oddsBegin is after how many months figures are shown at first; they are
	// shown anew whenever twice as many have been played.
	oddsBegin = 8
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
	// next is after how many months figures are shown anew.
	next, nextWith int
	Tells          oddsTells
	panel          render.CachedImage[oddsPanelKey]
}

// oddsTells are the figures that are shown. Two of them are equal if they look
// the same.
type oddsTells struct {
	percent             [engine.MaxDays]uint8
	worth, off, between string
	Change, shortChange string
	sign                int
	spread              render.Spread
}

// oddsPanelKey is all that the panel of the odds depends on.
type oddsPanelKey struct {
	tells   oddsTells
	version uint64
}

// Ponder plays months on for the odds, and reports whether they look different
// now.
func (s *Placement) Ponder() bool {
	if !s.M.Odds {
		return false
	}
	o := &s.Odds
	if o.Base == nil {
		o.Base, o.With = new(lab.Odds), new(lab.Odds)
	}
	before := o.Tells
	s.beginOdds()
	s.WithinBudget(oddsSlices, o.play)
	if o.Base.Months() >= o.next || o.next <= oddsBegin && o.Base.Done() {
		o.next = 2 * max(o.Base.Months(), oddsBegin/2)
		s.tellOdds()
	}
	if o.Choice.Kind != engine.NoChoice && o.With.Months() >= o.nextWith {
		o.nextWith = 2 * o.With.Months()
		s.tellChange()
	}
	return o.Tells != before
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
		o.next = oddsBegin
		o.Tells.Change, o.Tells.shortChange, o.Tells.sign = "", "", 0
	}
	choice := s.heldChoice()
	if choice == o.Choice {
		return
	}
	o.Choice = engine.Choice{}
	o.Tells.Change, o.Tells.shortChange, o.Tells.sign = "", "", 0
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
	setup := &s.M.Stage.Shown().Setup
	for month := uint8(1); ; month++ {
		if setup.Lengths[month-1] == setup.LongestMonth() {
			return month
		}
	}
}

// heldChoice returns the choice that would be made if what is carried were let
// go, or if Enter were pressed on a free day.
func (s *Placement) heldChoice() engine.Choice {
	if s.M.Stage.Busy() {
		return engine.Choice{}
	}
	if k, ok := s.UI.Carrying(); ok {
		from, to := s.spots[k.From], s.spots[k.Over]
		if to.where == onDay && s.refused[to.day] == "" && k.Over != k.From {
			return s.move(from, to)
		}
		return engine.Choice{}
	}
	if id, shown := s.UI.Focused(); shown {
		if at := s.spots[id]; at.where == onDay && s.pending(at.day) {
			return engine.Choice{Kind: engine.Place, Tile: s.seen.prompt.Tile, Day: at.day}
		}
	}
	return engine.Choice{}
}

// rounded rounds dollars to what makes a difference at this table.
func (s *Placement) rounded(dollars float64) int32 {
	step := max(1, s.M.Stage.Shown().Setup.PayScale(s.Month).Start/roundsAStart)
	return int32(math.Round(dollars/float64(step))) * step
}

// tellOdds puts what is known of the calendar into words.
func (s *Placement) tellOdds() {
	o := &s.Odds
	t := &o.Tells
	for day := range t.percent {
		chance, _ := o.Base.Chance(day + 1)
		t.percent[day] = uint8(match.Percent(chance))
	}
	w := s.M.Words
	worth, off := o.Base.Worth()
	t.worth, t.off = w.Money(s.rounded(worth)), ""
	if off > 0 {
		t.off = s.Say("odds.off", words.Money("off", max(s.rounded(off), s.rounded(1))))
	}
	low, high := o.Base.Below(.1), o.Base.Below(.9)
	t.between = s.Say("odds.range", words.Money("low", s.rounded(float64(low))), words.Money("high", s.rounded(float64(high))))
	t.spread = s.spreadOf(o.Base, worth)
}

// spreadOf lays a scale through what months end with.
func (s *Placement) spreadOf(o *lab.Odds, mean float64) render.Spread {
	least, most := float64(o.Below(.02)), float64(o.Below(.98))
	step := marksStep((most - least) / (render.MaxSpreadMarks - 2))
	from, to := math.Floor(least/step)*step, math.Ceil(most/step)*step
	if to <= from {
		to = from + step
	}
	at := func(dollars float64) float64 { return min(max((dollars-from)/(to-from), 0), 1) }
	spread := render.Spread{
		Low: at(float64(o.Below(.1))), MidLow: at(float64(o.Below(.25))), Mean: at(mean),
		MidHigh: at(float64(o.Below(.75))), High: at(float64(o.Below(.9))),
	}
	for i := range spread.Marks {
		if dollars := from + float64(i)*step; dollars <= to {
			spread.Marks[i] = render.SpreadMark{At: at(dollars), Text: s.M.Words.Money(int32(dollars))}
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

// tellChange puts into words what the tile that is held would change.
func (s *Placement) tellChange() {
	o := &s.Odds
	change, _ := o.With.Over(o.Base)
	if math.IsNaN(change) {
		return
	}
	dollars := s.rounded(change)
	day := o.Choice.Day
	if o.Choice.Kind == engine.Exchange {
		if k, ok := s.UI.Carrying(); ok {
			day = s.spots[k.Over].day
		}
	}
	t := &o.Tells
	t.shortChange = s.M.Words.Signed(dollars)
	t.Change = s.Say("odds.with_tile", words.Text("gain", t.shortChange), words.Text("day", strconv.Itoa(int(day))))
	t.sign = 0
	switch {
	case dollars > 0:
		t.sign = 1
	case dollars < 0:
		t.sign = -1
	}
}

// oddsOn returns the chance in percent that stands on a day, 0 for none.
func (s *Placement) oddsOn(place int) uint8 {
	if !s.M.Odds || place < 1 || place > int(s.longest()) || s.Odds.Base == nil {
		return 0
	}
	return s.Odds.Tells.percent[place-1]
}

// listOdds lists the switch that shows and hides the odds.
func (s *Placement) listOdds() {
	tip := render.Tip{
		Title: s.Say("tip.key", words.Text("label", s.Say("odds.title")), words.Text("key", s.KeyFor(input.Odds))),
		Text:  s.Say("tip.odds_build"), Figure: s.Say("odds.hidden"),
	}
	if s.M.Odds {
		tip.Figure = s.Say("odds.shown")
	}
	s.add(ui.Control{
		ID: "odds", Box: s.Boxes.Odds, Keys: input.SetOf(input.Odds), Widget: ui.Toggle{On: s.M.Odds}, Tip: tip,
	})
}

// drawOdds draws the panel of the odds, where they are wanted.
func (s *Placement) drawOdds(dst *ebiten.Image) {
	b := &s.Boxes
	area := b.Panel
	if area.Empty() {
		area = b.News
	}
	if !s.M.Odds || area.Empty() {
		return
	}
	key := oddsPanelKey{s.Odds.Tells, s.version}
	s.Odds.panel.Draw(s.Theme, dst, area, 0, key, func(dst *ebiten.Image) {
		if b.Panel.Empty() {
			s.paintOddsSlip(dst, area)
			return
		}
		s.paintOdds(dst)
	})
}

// paintOddsSlip draws the odds on a slip of two lines.
func (s *Placement) paintOddsSlip(dst *ebiten.Image, r render.Rect) {
	t, pal, o := s.Theme, &s.Theme.Palette, &s.Odds.Tells
	x, w := r.X+10, r.W-20
	strong := t.Capped(render.Style{Face: render.CondensedBold, Size: 14.5, Color: pal.Ink}, 1.1)
	small := t.Capped(render.Style{Face: render.CondensedMedium, Size: 12, Color: pal.Ink2}, 1.1)
	y := r.CenterY() - 3
	x += t.DrawFit(dst, o.worth, x, y, w*.4, 11, strong) + 6
	rest := s.Say("odds.expected_short")
	if o.Change != "" {
		rest = o.Change
		small.Color = pal.Families[verdict(o.sign)].Edge
	}
	t.DrawFit(dst, rest, x, y, r.Right()-10-x, 10, small)
	small.Color = pal.Ink2
	t.DrawFit(dst, o.between, r.X+10, y+15, w, 10, small)
}

// verdict is the colour of what brings money, or costs some.
func verdict(sign int) render.Family {
	switch {
	case sign > 0:
		return render.Green
	case sign < 0:
		return render.Red
	}
	return render.Slate
}

// paintOdds draws what is to be expected beside the tile in hand, or in its
// place, and the spread below.
func (s *Placement) paintOdds(dst *ebiten.Image) {
	t, b, pal, o := s.Theme, &s.Boxes, &s.Theme.Palette, &s.Odds.Tells
	top := b.text
	if !s.showsHand() && !b.Small {
		top.W += top.X - b.Hand.X
		top.X = b.Hand.X
	}
	head := t.Capped(render.Style{Face: render.Black, Size: 18, Color: pal.Ink}, 1.2)
	label := t.Capped(render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink2}, 1.2)
	figure := t.Capped(render.Style{Face: render.Black, Size: 26, Color: pal.Ink}, 1.2)
	top.Y -= 4 // so that the head stands beside the switch
	t.DrawFit(dst, s.Say("odds.title"), top.X, top.Y+20, b.Odds.X-8-top.X, 12, head)
	if key := s.KeyFor(input.Odds); key != "" {
		t.Keycap(dst, b.Odds.Right()-render.ToggleW-8-t.KeycapWidth(key), b.Odds.CenterY()-9.5, key)
	}
	t.DrawFit(dst, s.Say("odds.expected"), top.X, top.Y+43, top.W, 10, label)
	x := top.X + t.DrawFit(dst, o.worth, top.X, top.Y+71, top.W*.5, 14, figure) + 8
	pill := render.Pill{Note: o.Change, Family: verdict(o.sign)}
	below := 79.0 // where there is room below the figure
	if o.Change == "" || !b.Small {
		x += t.DrawFit(dst, o.off, x, top.Y+71, top.Right()-x, 10, label) + 12
	}
	switch width := t.PillWidth(pill); {
	case o.Change == "":
	case b.Small || width <= top.Right()-x:
		t.Pill(dst, render.Rect{X: x, Y: top.Y + 51, W: min(width, top.Right()-x), H: 24}, pill)
	default:
		t.Pill(dst, render.Rect{X: top.X, Y: top.Y + below, W: min(width, top.W), H: 25}, pill)
		below += 29
	}

	low := render.Rect{X: b.Panel.X + 16, Y: b.foot, W: b.Panel.W - 32}
	low.H = b.Panel.Bottom() - 8 - low.Y
	const line, air = 15, 5
	switch beside := top.Y + below; {
	case !s.showsHand() && !b.Small:
		// In the middle of what is left.
		rest := low.Bottom() - beside
		low.Y = beside + max(0, min(rest-render.SpreadFull-line-air, 5*air)/2)
		low.H = b.Panel.Bottom() - 8 - low.Y
	case low.H < render.SpreadBare+line && low.Bottom()-beside >= render.SpreadBare+line:
		// There is none below the tile.
		low = render.Rect{X: top.X, Y: beside, W: b.Panel.Right() - 16 - top.X, H: low.Bottom() - beside}
	}
	sentence := t.Capped(render.Style{Face: render.Condensed, Size: 13, Color: pal.Ink2}, 1.2)
	bottom := low.Bottom()
	switch {
	case o.worth == "":
		return
	case low.H >= render.SpreadFull+line:
		t.Spread(dst, low, &o.spread)
		low.Y += render.SpreadFull
	case low.H >= render.SpreadBare+line:
		t.Spread(dst, render.Rect{X: low.X, Y: low.Y, W: low.W, H: render.SpreadBare}, &o.spread)
		low.Y += render.SpreadBare
	}
	// A little air above it, as far as there is some.
	base := max(low.Y+14, min(low.Y+14+air, bottom-2))
	t.DrawFit(dst, o.between, low.X, base, low.W, 10, sentence)
}

// showsHand reports whether the tile in hand, or a party, lies in the panel.
func (s *Placement) showsHand() bool {
	return s.Freely() && s.birthdays() || !s.byOne() && !s.arranged()
}
