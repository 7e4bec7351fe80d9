package stage

import "bigpayday/render/beats"

// Cue is a moment that can be heard.
type Cue = beats.Cue

// Sound is a cue at the moment it is due.
type Sound = beats.Sound

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
	JackpotPour
	Coin
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
	DrumRoll
	Win
	LotteryDrum
	Lamps
	Hum
	Crowd
	PriceTag
	Handshake
	HollowPot
	CardSlap
	EnvelopeBig
	FaceHop
	NumCues
)

var cueNames = [NumCues]string{
	"dice_land", "hop", "tile_lift", "tile_drop", "mail_open", "card_flip", "bill_due", "money_in", "money_out", "deal_buy",
	"buyer", "jackpot_grow", "jackpot_win", "jackpot_pour", "coin", "contest_tick", "contest_win", "loan", "warning", "ledger_line",
	"stamp", "payday", "month_tear", "number_taken", "bid", "gavel_once", "gavel_twice", "gavel_sold",
	"bonus_die", "pen_scratch", "drum_roll", "win",
	"lottery_drum", "lamps", "hum", "crowd", "price_tag", "handshake", "empty_pot", "card_slap", "envelope_big", "face_hop",
}

// CueName returns the id of a cue, such as "dice_land".
func CueName(c Cue) string {
	if c < NumCues {
		return cueNames[c]
	}
	return "unknown"
}
