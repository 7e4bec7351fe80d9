package tabletop

import "bigpayday/game/engine"

// folds says what each kind of event does to what the table shows.
var folds = [engine.NumEventKinds]func(sh *Shown, e engine.Event){
	engine.GameBegan:      gameBegan,
	engine.TilePlaced:     tilePlaced,
	engine.TilesExchanged: tilesExchanged,
	engine.TileInHand:     tileInHand,
	engine.PageLaid:       pageLaid,
	engine.Shuffled:       shuffled,
	engine.TurnBegan:      turnBegan,
	engine.Rolled:         rolled,
	engine.Moved:          moved,
	engine.Landed:         landed,
	engine.Drawn:          drawn,
	engine.NoCardLeft:     unchanged,
	engine.NoDayLeft:      unchanged,
	engine.Kept:           kept,
	engine.Discarded:      discarded,
	engine.Chosen:         chosen,
	engine.NumberPicked:   numberPicked,
	engine.Paid:           paid,
	engine.LoanTaken:      loanTaken,
	engine.LoanRepaid:     loanRepaid,
	engine.MonthEnded:     monthEnded,
	engine.Retired:        retired,
	engine.GameOver:       gameOver,
	engine.PageOpened:     pageOpened,
	engine.TileTakenOff:   tileTakenOff,
	engine.SavingsChanged: savingsChanged,
	engine.NoGame:         noGame,
	engine.BonusDieSet:    bonusDieSet,
	engine.CardsSwapped:   cardsSwapped,
	engine.BidMade:        bidMade,
	engine.Carried:        unchanged, // the charge stays where it lies
	engine.NobodyWon:      noGame,
	engine.PassedOver:     passedOver,
}

// unchanged is for events that change nothing that lies on the table.
func unchanged(*Shown, engine.Event) {}

// Fold makes an event happen on the table.
func (sh *Shown) Fold(e engine.Event) {
	if e.Kind >= engine.NumEventKinds {
		return // a kind from a later version: nothing that is known changes
	}
	sh.Faces.note(sh, e)
	folds[e.Kind](sh, e)
	sh.deeds.note(sh, e)
	sh.Standings.Note(sh, e)
	sh.log(e)
}
