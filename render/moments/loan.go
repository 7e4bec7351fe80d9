package moments

// LoanTakes is how long a loan that had to be taken is shown, in milliseconds, unless somebody goes
// on: there is something to read, as there is of the winner, and it leaves by itself as that does.
const LoanTakes = WinnerTakes

// loanTold is when everything about a loan has been said, in milliseconds.
const loanTold = 2_600

// Waits reports whether all is said of a moment that stands until somebody goes on: the player reads.
func (m *Moment) Waits() bool { return m.Kind == Loan && m.At >= loanTold }

// LoanTimes says when the parts of a loan begin that had to be taken, in milliseconds.
type LoanTimes struct {
	// Comes is when the window of the bank and the slip come, while it grows dark.
	Comes float64
	// Rows is when the first row of the slip is written, each RowGap after the one before.
	Rows, RowGap float64
	// Paper is when the paper comes over the counter, Stamped when it is stamped.
	Paper, Stamped float64
	// Lifted is when the stamp is lifted away from its print.
	Lifted float64
	// Owed is when what was owed before is struck through, and what is owed now stands.
	Owed float64
}

// LoanInFull are the times of the full form.
var LoanInFull = LoanTimes{Comes: 120, Rows: 420, RowGap: 120, Paper: 1_100, Stamped: 1_400, Lifted: 1_540, Owed: 2_000}
