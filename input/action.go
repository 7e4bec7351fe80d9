package input

// Action is something a player can mean by a key or a button, whichever key it
// is bound to. Which actions do anything is up to the controls on screen.
type Action uint8

// The actions, in the order in which a list of keys shows them.
const (
	// NoAction is the zero value: no key does it.
	NoAction Action = iota

	// GoOn rolls, opens the next card, goes on with the game.
	GoOn
	// Accept takes what is proposed.
	Accept
	// Cancel closes what is open, or opens the pause menu.
	Cancel

	// Up, Down, Left and Right move over the controls by where they stand, and
	// inside a control that has a value.
	Up
	Down
	Left
	Right
	// Next and Prev move over the controls in their order.
	Next
	Prev
	// PageUp and PageDown move by a page, or by a large step.
	PageUp
	PageDown
	// Home and End move to the first and the last.
	Home
	End

	// Loan opens the loan, at any prompt of one's own.
	Loan
	// Deals shows the Deals in hand.
	Deals
	// Odds shows or hides the odds on the calendar.
	Odds
	// Coach asks what may come of each choice.
	Coach
	// Undo takes back the last tile.
	Undo
	// Fill lays the rest of the tiles by a plan, Random by chance.
	Fill
	Random
	// Add adds a player or one more of something.
	Add

	// Yes, No, Keep, Buy, Sell, Pass and Board answer prompts.
	Yes
	No
	Keep
	Buy
	Sell
	Pass
	Board
	// Storm attacks until a day falls, EndAttack ends an attack or the move after it, and
	// TurnIn turns in cards.
	Storm
	EndAttack
	TurnIn
	// Hurry plays on at once to the next decision of a person.
	Hurry

	// Digit0 to Digit9 choose by number.
	Digit0
	Digit1
	Digit2
	Digit3
	Digit4
	Digit5
	Digit6
	Digit7
	Digit8
	Digit9

	// SpeedSlow to SpeedInstant set how fast things move. They share their keys
	// with the first digits: a scene uses one of the two.
	SpeedSlow
	SpeedNormal
	SpeedFast
	SpeedInstant

	// Mute switches the sound off and on.
	Mute
	// Help opens the rules in short, Settings the settings, Menu the pause menu.
	Help
	Settings
	Menu
	// Rules opens the rule book at the rule in question, Search looks for a
	// word in it.
	Rules
	Search
	// Fullscreen switches between window and full screen.
	Fullscreen
	// Save opens the saved games, or saves the running one under a name. Open takes one from a
	// file.
	Save
	Open
	// LeaveGame leaves the running game for the title, which asks first.
	LeaveGame

	actionCount
)

var actionNames = [actionCount]string{
	"", "go-on", "accept", "cancel", "up", "down", "left", "right", "next", "prev", "page-up", "page-down", "home", "end",
	"loan", "deals", "odds", "coach", "undo", "fill", "random", "add", "yes", "no", "keep", "buy", "sell", "pass", "board", "storm", "end-attack", "turn-in", "hurry",
	"digit-0", "digit-1", "digit-2", "digit-3", "digit-4", "digit-5", "digit-6", "digit-7", "digit-8", "digit-9",
	"speed-slow", "speed-normal", "speed-fast", "speed-instant", "mute", "help", "settings", "menu", "rules", "search", "fullscreen", "save", "open", "leave",
}

// Name returns the name under which the action is kept in a file and looked up
// by words, such as "go-on". It is empty for NoAction.
func (a Action) Name() string {
	if a >= actionCount {
		return ""
	}
	return actionNames[a]
}

// ParseAction returns the action with the given name. The second result is
// false where there is none.
func ParseAction(name string) (Action, bool) {
	for i := NoAction + 1; i < actionCount; i++ {
		if actionNames[i] == name {
			return i, true
		}
	}
	return NoAction, false
}

// AllActions returns every action except NoAction, in order.
func AllActions() []Action {
	all := make([]Action, 0, actionCount-1)
	for a := NoAction + 1; a < actionCount; a++ {
		all = append(all, a)
	}
	return all
}

// Digit returns the action of the digit d, 0-9, and NoAction for every other
// number.
func Digit(d int) Action {
	if d < 0 || d > 9 {
		return NoAction
	}
	return Digit0 + Action(d)
}

// shared reports whether the action may stand on a key beside another one, and
// so takes no part when keys are swapped.
func (a Action) shared() bool { return a >= Digit0 && a <= SpeedInstant }

// Fixed reports whether the action has the same keys for every player: those that
// move, close what is open, and choose by number.
func (a Action) Fixed() bool { return a >= Cancel && a <= End || a.shared() }

// Actions is a set of actions. The zero value is empty.
type Actions uint64

// Has reports whether a is in the set.
func (s Actions) Has(a Action) bool { return a != NoAction && s&(1<<a) != 0 }

// HasAny reports whether one of the actions is in the set.
func (s Actions) HasAny(as ...Action) bool {
	for _, a := range as {
		if s.Has(a) {
			return true
		}
	}
	return false
}

// SetOf returns the set of the given actions.
func SetOf(as ...Action) Actions {
	var s Actions
	for _, a := range as {
		s = s.with(a)
	}
	return s
}

func (s Actions) with(a Action) Actions {
	if a == NoAction || a >= actionCount {
		return s
	}
	return s | 1<<a
}
