package stage

import "bigpayday/render/beats"

// The lengths of all movements. They are never changed.
var (
	diceRoll = beats.Lasting(900, 120)
	// A throw that moves a token takes as long, up to the first hit and on, and goes back
	// into the tray.
	diceFlies   = beats.Lasting(396, 0)
	diceSettles = beats.Lasting(504, 120)
	// Where all goes faster than normal it is not watched to its end.
	diceSettlesSoon = beats.Lasting(320, 120)
	diceReturn      = beats.Lasting(260, readRoll)

	walkEnd   = beats.Lasting(0, 120) // reduced motion: the token has jumped
	ringGrows = beats.Lasting(220, 0)

	cardComes  = beats.Lasting(520, 150)
	cardLeaves = beats.Lasting(320, 100)
	lotComes   = beats.Lasting(520, 150)
	lotLeaves  = beats.Lasting(200, 0)

	numberCounts = beats.Lasting(500, 150)
	// jackpotCounts is how long the winner's money counts while the notes of a Jackpot come.
	jackpotCounts = beats.Lasting(900, 150)

	tileLifts  = beats.Lasting(120, 0)
	tileDrops  = beats.Lasting(180, 0)
	tileSlides = beats.Lasting(260, 0)

	buyerGoes = beats.Lasting(620, 0)

	rocketFlies = beats.Lasting(500, 0)

	winnerCheered = beats.Lasting(600, readResult)
	prizeFlies    = beats.Lasting(480, 0)
	numberComes   = beats.Lasting(380, 0)
	numberTaken   = beats.Lasting(420, 0)
	ledgerLine    = beats.Lasting(380, 0)
	bookEntry     = beats.Lasting(260, 0)
	readBid       = beats.Lasting(300, 300) // nobody who reads it may bid
	dieTurns      = beats.Lasting(300, 0)
	stampFalls    = beats.Lasting(240, 0)
	monthTears    = beats.Lasting(800, 200)
	chartDraws    = beats.Lasting(1800, 0)
	turnPasses    = beats.Lasting(200, 0)
)

// What belongs to a movement of several parts, in milliseconds.
const (
	hopTime = 170 // one day of a walk
	// longestWalk is the most that a walk takes: what is further than nine
	// days is walked faster.
	longestWalk = 9 * hopTime

	noteFlies, noteGap = 420, 45
	tileFalls, tileGap = 200, 60

	monthFades = 150 // reduced motion: the old page
)

// Pauses for reading, in milliseconds. Reduced motion leaves them as they
// are.
const (
	readRoll   = 150
	gavelWaits = 200 // between a bid and the knock that follows it
	readResult = 700
	readCard   = 900 // a computer player's; people take their time
	readLedger = 1_200
	readRace   = 1_600
)
