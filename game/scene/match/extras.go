package match

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// Extras is what a page of the calendar has besides its days: the notice at
// its head, the pot, and the piles. It follows from what an
// edition plays with.
type Extras struct {
	// word is what the cell is called in which the pot lies, title, tip and
	// tipEmpty the ids of what it says of itself (no tip where nobody can win it), won and die of what is said when
	// it is won and of the die that wins it.
	word, Title, Tip, TipEmpty, Won, Die string
	// full, short and empty are the notices about the money that can be won next,
	// short that of small windows; idle is full where it cannot be won yet.
	full, short, idle, empty string
	// Notice is the account whose sum the notice shows, art and family are what it
	// looks like.
	Notice engine.Account
	art    string
	family palette.Family
	// decks are the piles of each of the two last cells; the second is
	// engine.NumDecks where a pile has the cell for itself. piles are their names.
	decks [2][2]engine.Deck
	piles [engine.NumDecks]string
	// Hides says which of them the lesson has not come to yet, nil for none.
	Hides func(lesson.Part) bool
	// allOut lies in the place of the pile whose cards the players have.
	allOut string
}

// Word returns what the cell is called in which the pot lies, in capitals.
func (f *Extras) Word() string { return f.word }

// PileOf says which part of the screen the pile of a deck is in the lesson.
var PileOf = [engine.NumDecks]lesson.Part{engine.MailDeck: lesson.MailPile, engine.DealDeck: lesson.DealPile, engine.EventDeck: lesson.DealPile, engine.LotteryDeck: lesson.DealPile}

// NewExtras returns what the pages of an edition have.
func NewExtras(w *words.Words, ed *engine.Edition) *Extras {
	f := &Extras{Notice: engine.Jackpot, art: "pot", family: palette.Gold}
	f.decks = [2][2]engine.Deck{{engine.MailDeck, engine.NumDecks}, {engine.DealDeck, engine.NumDecks}}
	switch ed.Prize {
	case engine.SixEndsElection:
		f.word, f.Title, f.Tip, f.TipEmpty = w.Say("turn.board.pot"), "tip.pot_title", "tip.pot", "tip.pot_empty"
		f.Won, f.Die = "turn.pot_won", "tip.die_pot"
		f.full, f.short = w.Say("turn.pot"), w.Say("turn.pot_short")
		f.idle, f.empty = w.Say("turn.pot_idle"), w.Say("turn.pot_nothing")
	case engine.MatchWinsBonus:
		f.word, f.Title, f.Tip, f.TipEmpty = w.Say("turn.board.bonus"), "tip.bonus_title", "tip.bonus", "tip.bonus_empty"
		f.Won, f.Die = "turn.bonus_won", "tip.die_bonus"
		f.full, f.short, f.empty = w.Say("turn.waits"), w.Say("turn.waits_short"), w.Say("turn.waits_nothing")
		f.Notice, f.art, f.family = engine.Stakes, "lottery", palette.Plum
	default:
		f.word, f.Title, f.Tip, f.TipEmpty = w.Say("turn.board.jackpot"), "tip.jackpot_title", "tip.jackpot", "tip.jackpot_empty"
		f.Won, f.Die = "turn.jackpot_won", "tip.die"
		f.full, f.short, f.empty = w.Say("turn.jackpot"), w.Say("turn.jackpot_short"), w.Say("turn.jackpot_empty")
	}
	for cell, second := range [2]engine.Deck{engine.EventDeck, engine.LotteryDeck} {
		if ed.DeckSizes[second] > 0 {
			f.decks[cell][1] = second
		}
	}
	for deck := range engine.NumDecks {
		if ed.DeckSizes[deck] > 0 {
			f.piles[deck] = w.Say("turn.board." + deck.String())
		}
	}
	if ed.DeckSizes[engine.LotteryDeck] > 0 {
		f.allOut = w.Say("turn.board.all_out")
	}
	return f
}

// Unwinnable says of the pot, and of the die that wins it elsewhere, that nobody can win it:
// the house rule against it, in an edition. The Lottery of 2000 keeps its notice.
func (f *Extras) Unwinnable(w *words.Words, edition engine.EditionID) {
	f.Tip, f.TipEmpty = "", w.Own(edition, "house.does."+engine.NoJackpot.String())
	f.Die = f.TipEmpty
	if f.Notice == engine.Jackpot {
		name, _ := w.HouseRule(edition, engine.NoJackpot)
		f.full, f.short, f.idle = name, name, name
	}
}

// Pill is the notice at the head of a page: how much can be won next, and how.
func (f *Extras) Pill(w *words.Words, sh *tabletop.Shown, money int32, small bool) pieces.Pill {
	p := pieces.Pill{Art: f.art, Amount: w.Money(money), Family: f.family, Note: f.full}
	switch {
	case money == 0:
		p.Amount, p.Note = "", f.empty
	case small:
		p.Note = f.short
	case f.idle != "" && !sh.Election:
		p.Note = f.idle
	}
	return p
}

// Pot is the money on a page.
type Pot struct {
	Amount string
	// Hot says that it has just changed; jump is how high the pot has jumped.
	Hot  bool
	Jump float64
	// Pips is what the Bonus die shows, and pose how it is held.
	Pips uint8
	pose render.Pose
}

// Turned lets the Bonus die be turned from one number to another.
func (g *Pot) Turned(die stage.DieTurn) {
	if !die.On {
		return
	}
	g.Pips, g.pose.FlipX = die.From, 2*die.T
	if die.T >= .5 {
		g.Pips, g.pose.FlipX = die.To, 2-2*die.T
	}
}

func (f *Extras) hides(p lesson.Part) bool { return f.Hides != nil && f.Hides(p) }

// Draw draws what stands on the free fields of a page.
func (f *Extras) Draw(t *render.Theme, dst *ebiten.Image, c *boards.Calendar, sh *tabletop.Shown, money Pot, state func(engine.Deck) render.State) {
	pot := c.Cell(boards.PlaceJackpot)
	switch {
	case f.hides(lesson.ThePot):
	case sh.Edition().Prize == engine.MatchWinsBonus:
		boards.BonusCell(t, dst, pot, f.word, money.Amount, int(money.Pips), money.Hot, money.pose)
	default:
		boards.JackpotCell(t, dst, pot, f.word, money.Amount, money.Hot, money.Jump)
	}
	for i, decks := range f.decks {
		cell := c.Cell(boards.PlaceMail + i)
		if f.hides(PileOf[decks[0]]) {
			continue
		}
		first, second := f.pile(sh, decks[0], state), decks[1]
		if second == engine.NumDecks {
			boards.PileCell(t, dst, cell, first.Deck, first.Word, first.Count, first.Empty, first.State)
			continue
		}
		boards.PilePairCell(t, dst, cell, [2]boards.Pile{first, f.pile(sh, second, state)})
	}
}

// pile returns what a pile shows.
func (f *Extras) pile(sh *tabletop.Shown, deck engine.Deck, state func(engine.Deck) render.State) boards.Pile {
	left := int(sh.Piles[deck].Left)
	p := boards.Pile{Deck: deck.String(), Word: f.piles[deck], Count: strconv.Itoa(left), Empty: left == 0, State: state(deck)}
	if deck == engine.LotteryDeck {
		p.Note = f.allOut
	}
	return p
}

// PileBox returns where a pile lies on a page, and whether there is one.
func (f *Extras) PileBox(c *boards.Calendar, deck engine.Deck) (box render.Rect, has bool) {
	for i, decks := range f.decks {
		for k := range decks {
			switch place := boards.PlaceMail + i; {
			case decks[k] != deck:
			case decks[1] == engine.NumDecks:
				return c.Tile(place), true
			default:
				return boards.PilePairBoxes(c.Cell(place))[k], true
			}
		}
	}
	return render.Rect{}, false
}
