package moments

// A Deal that is sold, in milliseconds: see [SaleTimes].
const (
	SaleTakes      = 2_500
	SaleTakesShort = 700
)

// SaleTimes says when the parts of a sale begin. In the short form the card shows at once what
// has become of it.
type SaleTimes struct {
	// Card is when the Deal comes, and Turns when the price tag turns to what the buyer pays.
	Card, Turns float64
	// Struck is when the cost is struck through, and Stamped when the Deal is sold.
	Struck, Stamped float64
	// Counts is when the profit comes and counts, and Flies when notes fly to the seller.
	Counts, Flies float64
	// Shaken is when seller and buyer shake hands.
	Shaken float64
}

// SaleInFull are the times of the full form.
var SaleInFull = SaleTimes{Card: 300, Turns: 620, Struck: 980, Stamped: 1_060, Counts: 1_200, Flies: 1_300, Shaken: 2_000}

// saleCounts is how long the profit of a sale counts, in milliseconds.
const saleCounts = 400

// Profit returns what a sale has brought, in dollars: less than nothing where the Deal cost more.
func (m *Moment) Profit() int32 { return m.Sum - m.Cost }

// ProfitCount returns what the profit of a sale shows: it counts from nothing.
func (m *Moment) ProfitCount() int32 {
	if m.Form == Short {
		return m.Profit()
	}
	return int32(float64(m.Profit()) * m.Part(SaleInFull.Counts, saleCounts))
}
