package moments

import "bigpayday/game/rules"

// Kind is what a moment is about.
type Kind uint8

// The kinds of moments.
const (
	// None: nothing is shown large.
	None Kind = iota
	// Jackpot: a player wins the Jackpot, or as much in a lottery or a contest.
	Jackpot
	// EmptyPot: a roll would have won the Jackpot, and there is nothing in it.
	EmptyPot
	// Sale: a buyer takes a Deal.
	Sale
	// Card: a player draws a card of Mail, an Event or a Deal.
	Card
	// PayDay: a player gets the salary.
	PayDay
	// Loan: the bank lends a player what was missing.
	Loan
	// Vignette: a day, or a card, that has a picture of its own, such as a Charity Walk.
	Vignette
	// Region: a player comes to hold all of a region.
	Region
	// Out: a player has nothing left with which to go on.
	Out
	// LastRound: the last round begins, in which days are counted.
	LastRound
	// Winner: the game is over, and the players go up to the winner.
	Winner
	NumKinds
)

// Form is how much is made of a moment.
type Form uint8

// The forms.
const (
	// Plain: no more than what the table shows anyway.
	Plain Form = iota
	// Short: less than a second, over the table as it is.
	Short
	// Full: everything else goes dark.
	Full
)

// Setting is how much people want to be made of moments at most.
type Setting uint8

// The settings, the usual one first.
const (
	UpToFull Setting = iota
	UpToShort
	Off
	NumSettings
)

var settingNames = [NumSettings]string{"full", "short", "off"}

// String returns the id of a setting, such as "full".
func (s Setting) String() string { return settingNames[min(s, Off)] }

// ParseSetting returns the setting with an id, the usual one where there is none.
func ParseSetting(id string) Setting {
	for s, name := range settingNames {
		if name == id {
			return Setting(s)
		}
	}
	return UpToFull
}

// Form returns the form of a moment that would have one. Brisk says that the game is played faster
// than Normal.
func (s Setting) Form(wanted Form, brisk bool) Form {
	if brisk {
		wanted = min(wanted, Short)
	}
	switch s {
	case Off:
		return Plain
	case UpToShort:
		return min(wanted, Short)
	}
	return wanted
}

// Moment is a moment while it lasts. The zero Moment is none.
type Moment struct {
	Kind Kind
	Form Form
	// Seat is whom it is about.
	Seat rules.Seat
	// Sum is what it is about, in dollars or armies, and Cost what was given for it before.
	Sum, Cost int32
	// About is the card that it is about, as the game numbers its cards, the region, the other
	// player, the reason of a vignette, the day on which there is another Jackpot than the usual
	// one, or the dollars that are owed in all.
	About int
	// Glad says that whom it is about gains much by it, and hops for joy.
	Glad bool
	// At is how many milliseconds have passed at Normal speed, of as many as Takes.
	At, Takes float64
	// Calm says that motion is reduced: everything stands where it comes to, fades in and out.
	Calm bool
}

// On reports whether there is a moment.
func (m *Moment) On() bool { return m.Kind != None }

// Fills reports whether a moment has the whole window.
func (m *Moment) Fills() bool { return m.On() && m.Form == Full }

// Part returns how much has passed of a movement that begins so many milliseconds after the
// moment and takes so many, 0 to 1. With reduced motion all have.
func (m *Moment) Part(begins, takes float64) float64 {
	switch {
	case m.Calm || m.At >= begins+takes:
		return 1
	case m.At <= begins:
		return 0
	}
	return (m.At - begins) / takes
}

// Milliseconds in which everything fades in and out where motion is reduced, and in which a moment
// goes.
const (
	calmIn, calmOut = 150, 100
	exit            = 160
)

// Presence returns how much there is to be seen of a moment, 0 to 1: it appears at once, or softly
// where motion is reduced, and goes softly.
func (m *Moment) Presence() float64 {
	in, out := 1.0, (m.Takes-m.At)/exit
	if m.Calm {
		in, out = m.At/calmIn, (m.Takes-m.At)/calmOut
	}
	return max(0, min(1, in, out))
}

// Titled is how much of its title is seen, 0 to 1: what stands below is to be dark by then.
func (m *Moment) Titled() float64 { return m.Part(140, 160) }

// warm is for how many milliseconds a moment makes pictures ahead that it shows later.
const warm = 200

// Warm returns after how many milliseconds all pictures are made that a moment in full shows until its
// end: it grows dark meanwhile, or all keep still.
func (m *Moment) Warm() float64 {
	if m.Kind == Jackpot {
		return JackpotInFull.Burst
	}
	return warm
}
