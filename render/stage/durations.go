package stage

// span is how long a movement takes at Normal speed, in milliseconds: as it
// is played in full, and with reduced motion, where it fades or appears.
type span struct {
	full, calm moment
}

// The lengths of all movements. They are never changed.
var (
	diceRoll  = span{900, 120}
	walkEnd   = span{0, 120} // reduced motion: the token has jumped
	ringGrows = span{220, 0}

	cardComes  = span{520, 150}
	cardLeaves = span{320, 100}

	numberCounts = span{500, 150}
	jackpotBurst = span{1400, 800}

	tileLifts  = span{120, 0}
	tileDrops  = span{180, 0}
	tileSlides = span{260, 0}

	numberTaken = span{160, 0}
	ledgerLine  = span{380, 0}
	bookEntry   = span{260, 0}
	dieTurns    = span{300, 0}
	stampFalls  = span{240, 0}
	monthTears  = span{800, 200}
	chartDraws  = span{1800, 0}
	turnPasses  = span{200, 0}
)

// What belongs to a movement of several parts, in milliseconds.
const (
	hopTime = 170 // one day of a walk
	// longestWalk is the most that a walk takes: what is further than nine
	// days is walked faster.
	longestWalk = 9 * hopTime

	noteFlies, noteGap = 420, 45
	tileFalls, tileGap = 200, 60
)

// Pauses for reading, in milliseconds. Reduced motion leaves them as they
// are.
const (
	readRoll   = 150
	gavelWaits = 200 // between a bid and the knock that follows it
	readResult = 700
	readCard   = 900 // a computer player's; people take their time
	readLedger = 1_200
)
