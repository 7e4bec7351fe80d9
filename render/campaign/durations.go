package campaign

import "bigpayday/render/beats"

// The lengths of all movements. They are never changed.
var (
	rollsDie     = beats.Lasting(500, 120)
	firstThrow   = beats.Lasting(700, 120) // of a fight
	furtherThrow = beats.Lasting(260, 120)
	stormThrow   = beats.Lasting(140, 80)
	piecesFall   = beats.Lasting(220, 100)
	stormFall    = beats.Lasting(100, 60)
	dayFlips     = beats.Lasting(260, 100)
	pieceLands   = beats.Lasting(140, 0)
	dealsDay     = beats.Lasting(60, 0) // where many are set down in a row
	cardMoves    = beats.Lasting(320, 100)
	regionRises  = beats.Lasting(700, 200)
	regionFalls  = beats.Lasting(300, 150)
	stampFalls   = beats.Lasting(320, 120)
	turnPasses   = beats.Lasting(200, 0)
	tileLands    = beats.Lasting(240, 0)
	winnersStamp = beats.Lasting(240, 0)
	courseDraws  = beats.Lasting(1800, 0)
)

// What belongs to a march, in milliseconds.
const (
	pieceMarches = 260
	pieceGap     = 90
)

// Pauses for reading, in milliseconds. Reduced motion leaves them as they are.
const (
	readThrow  = 200
	readFight  = 350 // a computer's, before it goes on to the next
	readIncome = 400
)
