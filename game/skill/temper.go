package skill

// Dial says how much of one inclination a computer has, from [Little] to [Most].
type Dial uint8

// The settings of a dial. [Even] is what the level does by itself.
const (
	Little Dial = iota
	Less
	Even
	Most
)

// Temper is how a computer plays within its [Level]: four inclinations that move what
// the level decides by a little, and settle what it finds equal. It makes nobody play
// better or worse to speak of.
type Temper struct {
	// Borrow is how readily loans are taken by choice, and how late they are paid off.
	Borrow Dial
	// Deals is how much is given for a Deal.
	Deals Dial
	// Chance is how readily money is staked.
	Chance Dial
	// Sell is how early a Deal is sold. With [Little] it is held for a better buyer.
	Sell Dial
}

// EvenTemper is the temper of a computer that plays as its level does.
var EvenTemper = Temper{Borrow: Even, Deals: Even, Chance: Even, Sell: Even}
