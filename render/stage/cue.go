package stage

// Cue is a moment that can be heard.
type Cue uint8

// The cues, named after what sounds.
const (
	DiceLand Cue = iota
	Hop
	TileLift
	TileDrop
	MailOpen
	CardFlip
	BillDue
	MoneyIn
	MoneyOut
	DealBuy
	Buyer
	JackpotGrow
	JackpotWin
	ContestTick
	ContestWin
	Loan
	Warning
	LedgerLine
	StampDown
	PayDay
	MonthTear
	NumberTaken
	Bid
	GavelOnce
	GavelTwice
	GavelSold
	BonusDie
	PenScratch
	Win
	NumCues
)

var cueNames = [NumCues]string{
	"dice_land", "hop", "tile_lift", "tile_drop", "mail_open", "card_flip", "bill_due", "money_in", "money_out", "deal_buy",
	"buyer", "jackpot_grow", "jackpot_win", "contest_tick", "contest_win", "loan", "warning", "ledger_line",
	"stamp", "payday", "month_tear", "number_taken", "bid", "gavel_once", "gavel_twice", "gavel_sold",
	"bonus_die", "pen_scratch", "win",
}

// String returns the id of the cue, such as "dice_land".
func (c Cue) String() string {
	if c < NumCues {
		return cueNames[c]
	}
	return "unknown"
}

// Sound is a cue at the moment it is due. Step counts the cues of a row, from
// 0: hops of one walk, numbers of one lottery. They rise by a semitone each.
type Sound struct {
	Cue  Cue
	Step uint8
}

// heard gathers the sounds that are due until they are asked for: one of each
// kind, the first.
type heard struct {
	n      uint8
	sounds [NumCues]Sound
}

func (h *heard) add(s Sound) {
	for _, have := range h.sounds[:h.n] {
		if have.Cue == s.Cue {
			return
		}
	}
	h.sounds[h.n] = s
	h.n++
}
