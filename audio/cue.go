package audio

// Cue is a sound with a meaning. Its text is an id: of the sound, and of the
// caption that describes it.
type Cue string

// The cues.
const (
	// DiceShake is dice in a cup. It is meant for [Player.Hold].
	DiceShake Cue = "dice_shake"
	// DiceLand is two dice coming to rest on wood.
	DiceLand Cue = "dice_land"
	// Hop is a token put down on the next day, a semitone higher per day: see
	// [Player.PlayStep].
	Hop Cue = "hop"
	// TileLift is a tile slid off its place.
	TileLift Cue = "tile_lift"
	// TileDrop is a tile put down.
	TileDrop Cue = "tile_drop"
	// TileRefuse is a tile that may not lie where it was dropped.
	TileRefuse Cue = "tile_refuse"
	// MailOpen is an envelope torn open.
	MailOpen Cue = "mail_open"
	// CardFlip is a card turned over.
	CardFlip Cue = "card_flip"
	// BillDue is a bill that is kept: a low stamp.
	BillDue Cue = "bill_due"
	// MoneyIn is notes counted upwards.
	MoneyIn Cue = "money_in"
	// MoneyOut is notes counted downwards.
	MoneyOut Cue = "money_out"
	// DealBuy is a hand clapped into a hand, and a bell.
	DealBuy Cue = "deal_buy"
	// Buyer is the bell over the door of a shop.
	Buyer Cue = "buyer"
	// JackpotGrow is a coin dropped into a jar.
	JackpotGrow Cue = "jackpot_grow"
	// JackpotWin is the jar poured out, and brass.
	JackpotWin Cue = "jackpot_win"
	// JackpotPour is the jar poured out before a crowd, for a Jackpot that is made much of.
	JackpotPour Cue = "jackpot_pour"
	// Coin is a coin counted, a semitone higher per coin: see [Player.PlayStep].
	Coin Cue = "coin"
	// ContestTick is the clock of a contest.
	ContestTick Cue = "contest_tick"
	// ContestWin is a short fanfare.
	ContestWin Cue = "contest_win"
	// Loan is a drawer opened, and a pen.
	Loan Cue = "loan"
	// Warning is two low notes on a marimba.
	Warning Cue = "warning"
	// LedgerLine is the stroke of a pencil.
	LedgerLine Cue = "ledger_line"
	// Stamp is a firm rubber stamp.
	Stamp Cue = "stamp"
	// Payday is the chime of four notes for Big Pay Day.
	Payday Cue = "payday"
	// MonthTear is the sheet of a month torn off the calendar.
	MonthTear Cue = "month_tear"
	// DrumRoll is the roll of a drum before something is known.
	DrumRoll Cue = "drum_roll"
	// Win is the tune of eight notes for the winner, and the applause.
	Win Cue = "win"
	// Press is a control that is pressed.
	Press Cue = "ui_press"
	// Focus is a control that gets the focus.
	Focus Cue = "ui_focus"

	// NumberTaken is a number picked for a draw, a step higher per pick: see
	// [Player.PlayStep].
	NumberTaken Cue = "number_taken"
	// Bid is a wooden tap for a bid.
	Bid Cue = "bid"
	// GavelOnce, GavelTwice and GavelSold are one, two and three knocks of a
	// gavel.
	GavelOnce  Cue = "gavel_once"
	GavelTwice Cue = "gavel_twice"
	GavelSold  Cue = "gavel_sold"
	// BonusDie is the bonus die turned to its next face.
	BonusDie Cue = "bonus_die"
	// PenScratch is an entry in the savings book.
	PenScratch Cue = "pen_scratch"
	// PageTurn is a page turned in a book.
	PageTurn Cue = "page_turn"

	// LotteryDrum is a drum of wooden balls that turns, and Lamps a ring of lamps that runs round.
	LotteryDrum Cue = "lottery_drum"
	Lamps       Cue = "lamps"
	// Hum is somebody who hums a few notes of a song, so many semitones higher as the step
	// says: see [Player.PlayStep]. Each take is another song.
	Hum Cue = "hum"
	// Crowd is a small crowd that claps.
	Crowd Cue = "crowd"
	// PriceTag is a tag of stiff paper turned over, and Handshake what a sale ends with.
	PriceTag  Cue = "price_tag"
	Handshake Cue = "handshake"
	// EmptyPot is a pot with nothing in it.
	EmptyPot Cue = "empty_pot"
	// CardSlap is a card slapped down on the table.
	CardSlap Cue = "card_slap"
	// EnvelopeBig is the envelope of a salary torn open, slowly, and FaceHop a face that hops for joy.
	EnvelopeBig Cue = "envelope_big"
	FaceHop     Cue = "face_hop"

	// YourTurn is two notes of a vibraphone: a person's turn begins.
	YourTurn Cue = "your_turn"
	// Overtaken is a muted trumpet that laughs: somebody else leads now.
	Overtaken Cue = "overtaken"
	// BuyerMissed is the bell of a shop that shuts: the last Buyer is behind.
	BuyerMissed Cue = "buyer_missed"

	// Purr is a cat that is looked at.
	Purr Cue = "purr"

	// PegDown is a piece of an army set down.
	PegDown Cue = "peg_down"
	// ArmyBeaten is a piece of another that falls over, ArmyLost a player's own,
	// which is deeper. Those of one throw rise: see [Player.PlayStep].
	ArmyBeaten Cue = "army_beaten"
	ArmyLost   Cue = "army_lost"
	// DayTaken is three strokes on a toy drum.
	DayTaken Cue = "day_taken"
	// RegionWon is two horns that play two notes, RegionLost a low thud.
	RegionWon  Cue = "region_won"
	RegionLost Cue = "region_lost"
	// Flags is flags that are run up.
	Flags Cue = "flags"
	// March is armies that march to the next day.
	March Cue = "march"
	// KnockedOut is a drum roll and a cymbal: a player has no day left.
	KnockedOut Cue = "knocked_out"
)

// Group is what cues have their volume in common with.
type Group int

// The groups.
const (
	// Table is what is touched: dice, tokens, tiles and controls.
	Table Group = iota
	// Cards is cards, money and papers.
	Cards
	// Tunes is fanfares and the music.
	Tunes
	// Room is the tone of the room.
	Room

	groups
)

// recipe says how a cue is made.
type recipe struct {
	group Group

	// takes is how many takes of it there are. They are heard in turn, so that
	// no two in a row are the same.
	takes int

	// seconds is the longest that a take may be.
	seconds float64

	// loudness in dB is what all takes are brought to. Between groups it makes
	// up for the volumes they start with: see recipes.
	loudness float64

	// wet is the share of the room.
	wet float64

	// loop marks a cue whose end runs on into its beginning.
	loop bool

	// play puts the sounds into the take.
	play func(t *take)
}

// recipes has every cue, in the order in which they are made ready: first what
// is heard first.
//
// The loudness is what is right when the volumes of the groups are as they are
// at first, 70, 55 and 35 percent: cards are 3 dB louder here than they would
// be beside things on the table, tunes 9.
var recipes = []struct {
	cue Cue
	recipe
}{
	{Press, recipe{Table, 3, 0.3, -32, 0.1, false, press}},
	{Focus, recipe{Table, 3, 0.2, -42, 0.08, false, focus}},
	{TileLift, recipe{Table, 3, 0.4, -33, 0.14, false, tileLift}},
	{TileDrop, recipe{Table, 4, 0.4, -26, 0.2, false, tileDrop}},
	{TileRefuse, recipe{Table, 2, 0.6, -26, 0.2, false, tileRefuse}},
	{DiceShake, recipe{Table, 2, 0.96, -28, 0.15, true, diceShake}},
	{DiceLand, recipe{Table, 4, 1.1, -21, 0.25, false, diceLand}},
	{Hop, recipe{Table, 4, 0.4, -25, 0.22, false, hop}},
	{MailOpen, recipe{Cards, 3, 0.9, -25, 0.15, false, mailOpen}},
	{CardFlip, recipe{Cards, 3, 0.5, -25, 0.16, false, cardFlip}},
	{BillDue, recipe{Cards, 2, 0.8, -20, 0.24, false, billDue}},
	{MoneyIn, recipe{Cards, 3, 0.9, -24, 0.14, false, moneyIn}},
	{MoneyOut, recipe{Cards, 3, 0.9, -25, 0.14, false, moneyOut}},
	{DealBuy, recipe{Cards, 2, 1.6, -20, 0.22, false, dealBuy}},
	{Buyer, recipe{Cards, 2, 1.9, -20, 0.24, false, buyer}},
	{JackpotGrow, recipe{Cards, 3, 1.0, -22, 0.22, false, jackpotGrow}},
	{Warning, recipe{Tunes, 2, 1.5, -15, 0.25, false, warning}},
	{Loan, recipe{Cards, 2, 1.5, -22, 0.18, false, loan}},
	{ContestTick, recipe{Table, 2, 0.4, -30, 0.2, false, contestTick}},
	{NumberTaken, recipe{Table, 2, 0.8, -26, 0.25, false, numberTaken}},
	{LedgerLine, recipe{Cards, 3, 0.6, -29, 0.12, false, ledgerLine}},
	{Stamp, recipe{Cards, 3, 0.8, -18, 0.26, false, stamp}},
	{Payday, recipe{Tunes, 1, 2.0, -13, 0.3, false, payday}},
	{JackpotWin, recipe{Tunes, 1, 2.0, -11, 0.3, false, jackpotWin}},
	{JackpotPour, recipe{Tunes, 1, 4.8, -11, 0.3, false, jackpotPour}},
	{Coin, recipe{Cards, 3, 0.5, -27, 0.2, false, coinCounted}},
	{DrumRoll, recipe{Tunes, 2, 1.2, -15, 0.28, false, drumRoll}},
	{ContestWin, recipe{Tunes, 1, 1.7, -12, 0.3, false, contestWin}},
	{MonthTear, recipe{Cards, 2, 1.3, -20, 0.2, false, monthTear}},
	{Win, recipe{Tunes, 1, 4.8, -12, 0.3, false, win}},
	{PageTurn, recipe{Cards, 3, 0.8, -27, 0.15, false, pageTurn}},
	{PenScratch, recipe{Cards, 3, 0.6, -29, 0.12, false, penScratch}},
	{Bid, recipe{Table, 3, 0.5, -25, 0.24, false, bid}},
	{GavelOnce, recipe{Table, 2, 0.9, -20, 0.34, false, gavelOnce}},
	{GavelTwice, recipe{Table, 2, 1.1, -20, 0.34, false, gavelTwice}},
	{GavelSold, recipe{Table, 2, 1.4, -19, 0.34, false, gavelSold}},
	{BonusDie, recipe{Table, 3, 0.4, -27, 0.2, false, bonusDie}},
	{CardSlap, recipe{Cards, 3, 0.6, -23, 0.18, false, cardSlap}},
	{EnvelopeBig, recipe{Cards, 2, 1.2, -23, 0.18, false, envelopeBig}},
	{FaceHop, recipe{Table, 3, 0.6, -30, 0.2, false, faceHop}},
	{EmptyPot, recipe{Table, 2, 0.9, -24, 0.25, false, emptyPot}},
	{PriceTag, recipe{Cards, 3, 0.5, -26, 0.16, false, priceTag}},
	{Handshake, recipe{Cards, 2, 0.9, -24, 0.18, false, handshake}},
	{LotteryDrum, recipe{Table, 3, 1.6, -23, 0.24, false, lotteryDrum}},
	{Hum, recipe{Tunes, 4, 1.4, -18, 0.26, false, hum}},
	{Lamps, recipe{Table, 2, 0.9, -27, 0.2, false, lamps}},
	{YourTurn, recipe{Table, 3, 1.1, -29, 0.3, false, yourTurn}},
	{Overtaken, recipe{Tunes, 2, 1.5, -16, 0.3, false, overtaken}},
	{BuyerMissed, recipe{Cards, 2, 1.7, -22, 0.28, false, buyerMissed}},
	{Crowd, recipe{Tunes, 2, 1.95, -16, 0.3, false, crowd}},
	{Purr, recipe{Table, 1, 0.95, -34, 0.1, false, purr}},
	{PegDown, recipe{Table, 4, 0.4, -26, 0.2, false, pegDown}},
	{ArmyBeaten, recipe{Table, 4, 0.6, -25, 0.22, false, armyBeaten}},
	{ArmyLost, recipe{Table, 4, 0.7, -23, 0.22, false, armyLost}},
	{DayTaken, recipe{Table, 3, 0.9, -22, 0.24, false, dayTaken}},
	{March, recipe{Table, 3, 0.7, -29, 0.18, false, march}},
	{Flags, recipe{Cards, 2, 1.1, -24, 0.22, false, flags}},
	{RegionWon, recipe{Tunes, 1, 1.4, -13, 0.3, false, regionWon}},
	{RegionLost, recipe{Tunes, 2, 1.1, -16, 0.28, false, regionLost}},
	{KnockedOut, recipe{Tunes, 1, 1.9, -13, 0.3, false, knockedOut}},
}

// Cues returns every cue, in the order in which they are made ready.
func Cues() []Cue {
	all := make([]Cue, len(recipes))
	for i, r := range recipes {
		all[i] = r.cue
	}
	return all
}

// Group returns the group of c, or Table for a cue that does not exist.
func (c Cue) Group() Group {
	r, _ := c.recipe()
	return r.group
}

// Takes returns how many takes of c there are, or 0 for a cue that does not
// exist.
func (c Cue) Takes() int {
	r, _ := c.recipe()
	return r.takes
}

// tuned tells whether the notes of c are to be in the key of the music that is playing.
func (c Cue) tuned() bool { return c == YourTurn || c == Overtaken || c == BuyerMissed }

func (c Cue) recipe() (recipe, bool) {
	for _, r := range recipes {
		if r.cue == c {
			return r.recipe, true
		}
	}
	return recipe{}, false
}
