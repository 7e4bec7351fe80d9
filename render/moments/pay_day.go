package moments

// The salary of a Pay Day, in milliseconds: see [PayDayTimes].
const (
	PayDayTakes      = 2_220
	PayDayTakesShort = 520
)

// PayDayTimes says when the parts of a Pay Day begin. In the short form the cheque is there at
// once, with its stamp.
type PayDayTimes struct {
	// Rises is when the envelope begins to rise, as soon as it grows dark.
	Rises float64
	// Opens is when the flap of the envelope opens, and Cheque when the cheque slides out.
	Opens, Cheque float64
	// Written is when name and sum are written, and Stamped when the stamp comes down.
	Written, Stamped float64
	// Face is when the player looks up, and Flies when a note flies to the player's card.
	Face, Flies float64
	// Ledger is when the cheque gives way to the ledger.
	Ledger float64
}

// PayDayInFull are the times of the full form.
var PayDayInFull = PayDayTimes{Rises: 40, Opens: 320, Cheque: 480, Written: 620, Stamped: 980, Face: 1_000, Flies: 1_300, Ledger: 1_900}

// PayDayCounts is how long the cash counts that a salary comes to, in milliseconds.
const PayDayCounts = 500
