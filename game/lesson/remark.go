package lesson

// Topic is what a remark is about. It ends the ids of the messages that say
// it, and settings remember it. Lesson and hints share a topic where both
// speak of the same thing.
type Topic string

// Place is a thing on the screen that a remark points at.
type Place uint8

// The places.
const (
	// Nowhere: the remark is about the game as a whole.
	Nowhere Place = iota
	// TheMonth is the calendar, TheBox where tiles lie that are not laid yet,
	// TheStart what begins the month.
	TheMonth
	TheBox
	TheStart
	// MyCard is what lies before the person, OtherCard the same of another
	// player.
	MyCard
	OtherCard
	// TheAnswer is the first thing that the person can answer with.
	TheAnswer
	// TheCard is the card that was drawn, TheDay the day that is carried out.
	TheCard
	TheDay
	// TheJackpot is where its money lies, TheDeals what shows the person's own,
	// TheLoan what shows the loan.
	TheJackpot
	TheDeals
	TheLoan
	// TheLedger is the sheet on which a month is settled.
	TheLedger
	// TheKey is the list of the regions of a map, TheHand the cards of the person,
	// TheOdds what says how a fight may end, and TheDice what is thrown.
	TheKey
	TheHand
	TheOdds
	TheDice
	NumPlaces
)

// Figures are the figures that a remark tells; what it does not tell is 0.
type Figures struct {
	// Money and Other are sums in dollars.
	Money, Other int32
	// Percent is a rate of interest or a chance, Number a number on a die or of
	// anything else.
	Percent, Number int32
}

// Part is a part of the screen that the first game begins without.
type Part uint8

// The parts. TheSums are the figures on the players' cards.
const (
	MailPile Part = iota
	DealPile
	ThePot
	TheSums
	TheLog
	LoanButton
	DealsButton
	OddsButton
	NumParts
)

// Reveal is a part of the screen with the moment at which it appears.
type Reveal[M Spoken] struct {
	Part Part
	When func(m M) bool
}

// Remark is one thing that is said.
type Remark struct {
	Topic Topic
	At    Place
	// Step is the step of the script that it belongs to, from 1; 0 for none.
	Step uint8
	Figures
	// Passing says that nothing waits for the remark to be read: it is about
	// what goes on by itself.
	Passing bool
}

// Line is a remark of a script with the moment that it is made at.
type Line[M Spoken] struct {
	Topic Topic
	At    Place
	// Step is as in [Remark].
	Step uint8
	When func(m M) bool
	// Figures may be nil.
	Figures func(m M) Figures
	// Passing is as in [Remark].
	Passing bool
}

func (l *Line[M]) remark(m M) Remark {
	r := Remark{Topic: l.Topic, At: l.At, Step: l.Step, Passing: l.Passing}
	if l.Figures != nil {
		r.Figures = l.Figures(m)
	}
	return r
}
