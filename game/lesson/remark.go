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
	NumPlaces
)

// Figures are the figures that a remark tells; what it does not tell is 0.
type Figures struct {
	// Money and Other are sums in dollars.
	Money, Other int32
	// Percent is a rate of interest, Number a number on a die.
	Percent, Number int32
}

// Remark is one thing that is said.
type Remark struct {
	Topic Topic
	At    Place
	Figures
	// Passing says that nothing waits for the remark to be read: it is about
	// what goes on by itself.
	Passing bool
}

// line is a remark of a script with the moment that it is made at.
type line struct {
	topic Topic
	at    Place
	when  func(m *Moment) bool
	// figures may be nil.
	figures func(m *Moment) Figures
	passing bool
	// aside says that a player who does as the lesson proposes does not hear
	// the remark.
	aside bool
}

func (l *line) remark(m *Moment) Remark {
	r := Remark{Topic: l.topic, At: l.at, Passing: l.passing}
	if l.figures != nil {
		r.Figures = l.figures(m)
	}
	return r
}
