package engine

// task is one thing still to be done. The tasks of a game are a small stack
// inside its state, so that a game can stop at any prompt, be saved there
// and go on.
type task struct {
	Kind taskKind
	Seat Seat
	Card CardID
	// N is a count (cards to draw), a day (where a friend is taken to), or 1
	// for what is said at the kind.
	N uint8
	// Messages are the instant messages drawn so far on one Mail space.
	Messages [maxMessagesPerSpace]CardID
}

// maxMessagesPerSpace is the most Mail that one space draws.
const maxMessagesPerSpace = 3

type taskKind uint8

// The kinds of task. Those that promptOf has a prompt for wait for a choice,
// the others are carried out at once. Their order is part of saved games: new
// kinds are added at the end.
const (
	noTask         taskKind = iota
	askTile                 // PlaceTile
	askArrange              // Arrange
	askTurn                 // TakeTurn, with N after a bet on Swellfare if the player likes
	askBuy                  // BuyDeal: Card
	askSell                 // SellDeal
	askAnte                 // AnteUp
	askNumber               // PickNumber
	askFriend               // BringFriend: Card, N = the day the mover goes to
	askPayOff               // PayOffLoan
	endTurn                 // the turn's owner has finished
	land                    // carry out the space under the seat's token
	openMail                // draw N more Mail, then do the Messages
	doMessage               // carry out the instant message Card
	rollLottery             // throw until a chosen number comes up
	walk                    // move N days ahead, as rolled
	turnClock               // move back a day, or with N collect on START
	askSavings              // MindSavings
	askSwellfare            // PlaySwellfare: Card
	askDie                  // SetBonusDie
	askPlayer               // ChoosePlayer: Card
	askDealOrBuyer          // DealOrBuyer: Card
	askCharge               // SettleCharge: Card
	askSwap                 // SwapCards
	askAnswer               // AnswerSwap: N = the seat that offers
	askBid                  // PlaceBid: Card
	numTaskKinds
)

// promptOf says with which prompt a task waits for a choice.
var promptOf = [numTaskKinds]PromptKind{
	askTile: PlaceTile, askArrange: Arrange, askTurn: TakeTurn, askBuy: BuyDeal, askSell: SellDeal,
	askAnte: AnteUp, askNumber: PickNumber, askFriend: BringFriend, askPayOff: PayOffLoan,
	askSavings: MindSavings, askSwellfare: PlaySwellfare, askDie: SetBonusDie, askPlayer: ChoosePlayer,
	askDealOrBuyer: DealOrBuyer, askCharge: SettleCharge, askSwap: SwapCards, askAnswer: AnswerSwap, askBid: PlaceBid,
}

// prompt returns the kind of prompt that the task asks with, NoPrompt if it
// waits for nothing.
func (t task) prompt() PromptKind {
	if t.Kind >= numTaskKinds {
		return NoPrompt
	}
	return promptOf[t.Kind]
}

// push adds a task to be done before all others. Sixteen places are more
// than a game can need: at most the deck's instant messages and one landing
// a friend wait at a time.
func (g game) push(t task) {
	if g.Depth == maxTasks {
		return
	}
	g.Tasks[g.Depth] = t
	g.Depth++
}

// pop takes the next task off the stack.
func (g game) pop() task {
	g.Depth--
	t := g.Tasks[g.Depth]
	g.Tasks[g.Depth] = task{}
	return t
}

// top returns the next task, or none.
func (s *State) top() task {
	if s.Depth == 0 {
		return task{}
	}
	return s.Tasks[s.Depth-1]
}

// drop takes away the pending tasks for which gone is true.
func (g game) drop(gone func(*task) bool) {
	kept := uint8(0)
	for i := range g.Depth {
		if t := &g.Tasks[i]; !gone(t) {
			if kept != i {
				g.Tasks[kept] = *t
			}
			kept++
		}
	}
	for i := kept; i < g.Depth; i++ {
		g.Tasks[i] = task{}
	}
	g.Depth = kept
}

// run carries tasks out until one asks for a choice, or none is left.
func (g game) run() {
	for g.Depth > 0 && g.top().prompt() == NoPrompt {
		switch t := g.pop(); t.Kind {
		case endTurn:
			g.nextTurn()
		case land:
			g.land(t.Seat)
		case openMail:
			g.openMail(t)
		case doMessage:
			g.doMessage(t.Seat, t.Card)
		case rollLottery:
			g.rollLottery()
		case walk:
			g.walk(t.Seat, t.N)
		case turnClock:
			g.turnClock(t)
		}
	}
}
