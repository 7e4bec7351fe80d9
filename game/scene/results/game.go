package results

import (
	"slices"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Game is a game that is over, as its results show it.
type Game interface {
	// Report tells how it went, in the present language.
	Report() Report
	// Ending returns how much of the end of the game has been played.
	Ending() Ending
	// Marks returns what stands along the chart, whose field is so wide in logical pixels,
	// and Moment what a step of it is called, from 0.
	Marks(t *render.Theme, width float64) charts.ChartMarks
	Moment(step int) string
	// Props are what lies on the desk beside the winner's token: a picture and some dice.
	Props() (picture *flow.Node, dice []pieces.Die)
	// LookBack returns the page on which one looks back at the days.
	LookBack() app.Scene
	// Review returns what weighs the decisions of the persons, nil where it cannot be done.
	Review() Review
	// LearnAgain begins the lesson once more, and NextLesson returns what begins the one after
	// it, nil where there is none.
	LearnAgain()
	NextLesson() func()
}

// Report is what the results tell of a game.
type Report struct {
	// Messages is what the ids of the game's own messages begin with, such as "results.": help,
	// which says how to read it all, and help_bars, sums, the heading of the table of parts,
	// unknown, and the names of the parts with their tips.
	Messages string
	// Of says what was played, Note how it was won where the ranking does not tell.
	Of, Note string
	// Won is what the winners won with, After how long it took, and Gloomy says that nobody
	// has anything to be glad about.
	Won, After string
	Gloomy     bool
	// Columns are the words over the figures of the ranking; Ranks are the seats, the best
	// first.
	Columns []string
	Ranks   []Rank
	// Whole says that the game was followed from its beginning. Otherwise parts, course and
	// awards would lack what came before, and there are none.
	Whole bool
	// Parts are what the bars in the ranking consist of, by [charts.Bar], and at last what is
	// left: the ids of their messages and the beginning of those of their controls. Total is
	// what the table of them calls what is left. Sum writes such an amount, Signed with its
	// sign.
	Parts       [numParts + 1]string
	Total       string
	Sum, Signed func(amount int32) string
	Course
	Awards []Award
	// Uncoached says that the players have agreed to have no coach.
	Uncoached bool
}

// numParts is how many parts the bars have.
const numParts = int(charts.LegendLeft)

// Rank is where a seat came, and with what.
type Rank struct {
	Seat rules.Seat
	// Place counts from 1. Those who share a place are Tied, and the next places are left
	// out.
	Place        int
	Winner, Tied bool
	// Figures stand in the columns, the one that decides last.
	Figures []Figure
	// Parts are how that came about, by [charts.Bar]: amounts, none below zero. The first
	// three came in, the others went out, and Left is what is left.
	Parts Amounts
	Left  int32
	// Note stands beside the name, "" for nothing. Figure and Text are in the tip.
	Note, Figure, Text string
}

// Amounts are the parts of a bar, by [charts.Bar].
type Amounts [numParts]int32

// Place ranks seats by what compare says, which is below zero where the first one is better.
func Place(ranks []Rank, compare func(a, b *Rank) int) {
	slices.SortStableFunc(ranks, func(a, b Rank) int { return compare(&a, &b) })
	for i := range ranks {
		ranks[i].Place = i + 1
		if i > 0 && compare(&ranks[i-1], &ranks[i]) == 0 {
			ranks[i].Place, ranks[i].Tied, ranks[i-1].Tied = ranks[i-1].Place, true, true
		}
	}
}

// Figure is a figure in the ranking.
type Figure struct {
	Text string
	Ink  Ink
}

// Ink is how a figure is written.
type Ink uint8

// The inks: plain, of what is none or matters less, of a loss and of a gain.
const (
	Plain Ink = iota
	Faint
	Loss
	Gain
)

// Course is how a game went, for the chart.
type Course struct {
	// Steps is how many steps it has from its beginning to its end, and Stride how many of
	// them the keys for pages go at a time.
	Steps, Stride int
	Measures      []Measure
	// Rows are shown as bars below the lines.
	Rows []charts.ChartRow
}

// Measure is something that can be looked at of the course of a game.
type Measure struct {
	// Name is what it is called on the switch, Title over the chart.
	Name, Title string
	// Lines are the values of the seats, in the order of the ranks: one for the beginning
	// and one for each step.
	Lines [][]int32
	// Unit is the least step of the upright axis.
	Unit int32
	// Tick writes a value at the axis, Text in full.
	Tick, Text func(value int32) string
	// Body stands in the place of a chart where there are no lines.
	Body func() *flow.Node

	axis charts.Axis
}

// Award is an award with who earned it.
type Award struct {
	// ID tells it from others. Art is on its rosette, which is of the family.
	ID, Art string
	Family  palette.Family
	// Title is what it is called, Note what it was given for, and Tip what it is given for.
	Title, Note, Tip string
	Seats            rules.SeatSet
	// Figure is what a seat did for it, "" for nothing.
	Figure func(seat rules.Seat) string
}

// Most returns the seats, of so many, that have most of something, none where nobody has any.
func Most(seats int, of func(seat rules.Seat) int64) (set rules.SeatSet) {
	most := int64(0)
	for seat := range rules.Seat(seats) {
		switch n := of(seat); {
		case n > most:
			most, set = n, rules.SeatSet(0).With(seat)
		case n == most && n > 0:
			set = set.With(seat)
		}
	}
	return set
}

// Ending is how much of the end of a game has been played.
type Ending struct {
	// Stamped says that the winners' stamp comes down or has come down, Scale how large it
	// is, 1 at rest, and Shake how far it is off its place, in logical pixels.
	Stamped      bool
	Scale, Shake float64
	// Drawn is how much of the chart is drawn, 0 to 1.
	Drawn float64
	// Moment is what is shown large before that.
	Moment moments.Moment
}

// AtRest is the ending of which all has been played.
var AtRest = Ending{Stamped: true, Scale: 1, Drawn: 1}

// Review weighs the decisions of the persons.
type Review interface {
	// Step goes on for a moment, some tens of microseconds, and reports whether all have
	// been weighed. Part returns how far it is, from 0 to 1.
	Step() (done bool)
	Part() float64
	// Costliest returns the decisions that cost a person most, the costliest first.
	Costliest(seat rules.Seat) []Regret
}

// Regret is a decision in words: what was chosen, when it was and what would have been
// better, and what it cost.
type Regret struct{ Chosen, Better, Cost string }
