// Package person plays the game from the outside for all persons at a table, as people do: with
// the mouse or with keys, going by what is seen. What is started, and what is checked, is with
// the tests; the driver of windows and pages is package e2e.
package person

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bigpayday/game/e2e"
)

// Devices is what a person plays with: the mouse, or the keyboard. Each waits
// until nothing moves and the control is there.
type Devices interface {
	// Press presses a button, a card or a number.
	Press(id string)
	// Option chooses the n-th, from 0, of the options that stand side by side.
	Option(id string, n, of int)
	// Turn sets a number that stands between two buttons a step higher or lower.
	Turn(id string, up bool)
	// Pull pulls a list down and takes its n-th entry, from 0.
	Pull(id string, n int)
	// Carry takes a tile from one place to another.
	Carry(from, to string)
}

// Listed returns the id of the n-th entry of a list, from 0.
func Listed(id string, n int) string { return id + "/" + strconv.Itoa(n) }

// Person plays for all persons at the table. It goes by what a person sees: what
// is asked, and which controls are there.
type Person struct {
	*e2e.Game
	Devices
	t *testing.T

	// seen are the scenes and prompts that were looked at.
	seen map[string]bool
	// Hasty persons look at nothing.
	Hasty bool
	// Asked counts what was asked, by prompt.
	Asked map[string]int
	// Remarks counts what was read in the first game.
	Remarks int
	// Seats are the seats that were asked.
	Seats map[int]bool
	// last is what was asked last, and again how often it has been since.
	last  string
	again int
}

// New returns a person who plays with the given devices.
func New(t *testing.T, g *e2e.Game, d Devices) *Person {
	return &Person{Game: g, Devices: d, t: t, seen: map[string]bool{}, Asked: map[string]int{}, Seats: map[int]bool{}}
}

// pictures says that pictures are taken on the way, into build/shots: SHOTS=1 go test ./game/e2e/...
var pictures = os.Getenv("SHOTS") != ""

// Look waits until what has not been seen before is drawn, and takes a picture of it where that is
// wanted.
func (p *Person) Look(name string) {
	p.t.Helper()
	if !p.seen[name] && !p.Hasty {
		p.seen[name] = true
		p.Ticks(2) // what a click has changed is drawn a tick later
		if pictures {
			p.Shot(name)
		}
	}
}

const (
	// Long is how many ticks a person waits until something is asked: computers may
	// Play the rest of a month among themselves.
	Long = 20 * 60 * 60
	// Soon is how many ticks a person waits for a button that they want to press.
	Soon = 10 * 60
	// Glance is how many ticks pass between two looks at what moves: nobody is that
	// quick, and each look takes longer than a tick.
	Glance = 5
)

// Next waits until a person is asked something or the game is over, and returns
// what is shown then.
func (p *Person) Next() e2e.Trace {
	p.t.Helper()
	for range Long / Glance {
		now := p.Now()
		if p.closeLog(now) {
			continue
		}
		if !now.Moving && (now.Prompt != "" || IsOver(now)) {
			return now
		}
		p.Ticks(Glance)
	}
	p.Until("something to be asked", func(e2e.Trace) bool { return false })
	return e2e.Trace{}
}

// closeLog closes the log where it has been opened, and reports whether it was: in a browser a
// button may be gone by the time it is pressed, and the log stands where it was. It is closed at
// once, whatever moves below it.
func (p *Person) closeLog(now e2e.Trace) bool {
	i := slices.IndexFunc(now.Controls, func(c e2e.Control) bool { return c.ID == "log-close" })
	if i < 0 {
		return false
	}
	c := now.Controls[i]
	p.Click(c.X+c.W/2, c.Y+c.H/2)
	p.Ticks(Glance)
	return true
}

// Press closes a log that was opened in vain, and presses a control.
func (p *Person) Press(id string) {
	p.t.Helper()
	for range Soon / Glance {
		now := p.Now()
		if Has(now, id) {
			break
		}
		if !p.closeLog(now) {
			p.Ticks(Glance)
		}
	}
	p.Devices.Press(id)
}

// pressWhileThere presses a control once nothing moves, unless it is gone by then: in a browser time
// is real, and a hint has its own.
func (p *Person) pressWhileThere(id string) {
	p.t.Helper()
	for range Soon / Glance {
		now := p.Now()
		if !Has(now, id) {
			return
		}
		if !now.Moving {
			break
		}
		p.Ticks(Glance)
	}
	p.Devices.Press(id)
}

// IsOver reports whether the results of a game are shown.
func IsOver(now e2e.Trace) bool { return now.Scene == "results" || now.Scene == "conquest-results" }

// Play goes on until done says that it is enough.
func (p *Person) Play(done func(e2e.Trace) bool) {
	p.t.Helper()
	for {
		now := p.Next()
		if done(now) {
			return
		}
		name := now.Scene + "-" + now.Prompt
		if over := Overlay(now); over != "" {
			name += "-" + strings.TrimSuffix(over, "-close")
		}
		p.Look(name)
		p.patient(now)
		p.Asked[now.Prompt]++
		if now.Prompt != "read-race" { // which all read
			p.Seats[now.Seat] = true
		}
		p.Answer(now)
	}
}

// PlayOn plays to the results.
func (p *Person) PlayOn() {
	p.t.Helper()
	p.Play(func(now e2e.Trace) bool { return now.Scene == "results" })
}

// PlayTurns answers n prompts of the given kind, and all that come between.
func (p *Person) PlayTurns(prompt string, n int) {
	p.t.Helper()
	until := p.Asked[prompt] + n
	p.Play(func(now e2e.Trace) bool {
		return IsOver(now) || now.Prompt == prompt && p.Asked[prompt] >= until
	})
}

// UntilTurn plays to the first turn of a person: a computer may go first, and
// come to a day on which all are asked.
func (p *Person) UntilTurn() e2e.Trace {
	p.t.Helper()
	p.Play(func(now e2e.Trace) bool { return now.Prompt == "take-turn" })
	return p.Now()
}

// patient fails the test when the same is asked over and over again.
func (p *Person) patient(now e2e.Trace) {
	p.t.Helper()
	now.Tick = 0
	if what := now.String(); what != p.last {
		p.last, p.again = what, 0
		return
	}
	most := 20
	if now.Prompt == "roll-dice" {
		most = 800 // who is alone in a lottery with an unlikely number throws until it comes up
	}
	if now.Scene == "map" {
		most = 60 // one army after another is placed
	}
	if p.again++; p.again > most {
		p.Shot("stuck")
		p.t.Fatalf("no answer helps: %s", p.last)
	}
}

// Overlay returns the control that closes what lies over the table, or nothing.
func Overlay(now e2e.Trace) string {
	for _, id := range []string{"handover-take", "recap-go", "loan-cancel", "help-close", "deals-close", "log-close", "coach-close"} {
		if Has(now, id) {
			return id
		}
	}
	return ""
}

func Has(now e2e.Trace, id string) bool {
	return slices.ContainsFunc(now.Controls, func(c e2e.Control) bool { return c.ID == id && c.Off == "" })
}

// First returns the first of some controls that can be used.
func First(now e2e.Trace, ids ...string) string {
	for _, id := range ids {
		if Has(now, id) {
			return id
		}
	}
	return ""
}

// answers are the buttons that answer a prompt, in turn: the second time the
// second is tried first, so that a game sees all of them.
var answers = map[string][]string{
	"read-card":   {"keep-card"},
	"roll-dice":   {"throw"},
	"read-ledger": {"go-on"},
	"read-race":   {"go-on"},
	"buy-deal":    {"buy", "buy", "decline"},
	"sell-deal":   {"sell", "sell", "keep"},
	"ante-up":     {"ante", "ante", "stay-out", "keep", "take"},
	"arrange":     {"start"},
	"place-tile":  {"fill", "random", "preset-wild", "preset-gentle"},

	"settle-charge": {"carry-charge", "pay-charge"},
	"answer-swap":   {"accept", "refuse"},
	"place-bid":     {"bid", "bid", "bid", "pass"},

	"play-swellfare": {"stake", "keep-swellfare"},
	"mind-savings":   {"save"},
}

// CanAnswer reports whether one of the buttons that answer a prompt can be pressed.
func CanAnswer(now e2e.Trace, prompt string) bool { return First(now, answers[prompt]...) != "" }

// chosenFirst are the prompts at which one of several things is chosen and then
// taken, with what they are called.
var chosenFirst = map[string][]string{
	"set-bonus-die": {"number-"},
	"choose-player": {"player-"},
	"deal-or-buyer": {"take-"},
	"swap-cards":    {"player-", "unused"},
}

// Answer answers what is asked.
func (p *Person) Answer(now e2e.Trace) {
	p.t.Helper()
	if Has(now, "lesson-next") {
		p.Remarks++
		p.pressWhileThere("lesson-next")
		p.Ticks(2)
		return
	}
	if id := Overlay(now); id != "" {
		p.Press(id)
		p.Until(id+" to be done", func(now e2e.Trace) bool { return Overlay(now) != id }) // or what lies below would be pressed as well
		return
	}
	if now.Scene == "map" {
		p.command(now)
		return
	}
	n := p.Asked[now.Prompt] - 1
	if names := chosenFirst[now.Prompt]; names != nil {
		p.choose(now, n, names)
		return
	}
	switch now.Prompt {
	case "place-bid":
		// A press that comes too soon after a bid is taken for part of it.
		p.Ticks(30)
		if n%3 == 1 && Has(now, "bid-amount") {
			p.Turn("bid-amount", true)
		}
		id := First(now, slices.Concat(answers["place-bid"][n%4:], []string{"pass"})...)
		p.Press(id)
	case "pick-number":
		p.pick(now, n)
	case "bring-friend":
		p.bring(now, n)
	case "take-turn":
		p.takeTurn(now, n)
	case "mind-savings":
		if id := First(now, [][]string{{"save-most", "save-least"}, {"save-least"}}[n%2]...); id != "" {
			p.Press(id)
		}
		p.Press("save")
	case "pay-off-loan":
		if n%2 == 1 && Has(now, "amount") {
			p.Turn("amount", n%4 == 1)
		}
		p.Press("repay")
	default:
		ids := answers[now.Prompt]
		if len(ids) == 0 {
			p.t.Fatalf("no answer is known: %v", now)
		}
		turned := slices.Concat(ids[n%len(ids):], ids)
		id := First(now, turned...)
		if id == "" && p.again < 5 {
			p.Ticks(2) // the buttons come a tick after the question
			return
		}
		if id == "" {
			p.t.Fatalf("none of %v can be used: %v", ids, now)
		}
		p.Press(id)
	}
}

// takeTurn rolls, every other time after a stake on Swellfare where one may be
// made.
func (p *Person) takeTurn(now e2e.Trace, n int) {
	p.t.Helper()
	switch {
	case Has(now, "stake"):
		if Has(now, "stake-amount") {
			p.Turn("stake-amount", true)
		}
		p.Press("stake")
	case Has(now, "swellfare") && n%2 == 0:
		p.Press("swellfare")
		p.Ticks(2)
		p.Look("turn-swellfare")
	default:
		p.Press("roll")
	}
}

// choose takes what is proposed, or chooses another of the things with such names
// before: each time the next one.
func (p *Person) choose(now e2e.Trace, n int, names []string) {
	p.t.Helper()
	var ids []string
	for _, c := range now.Controls {
		if c.Off == "" && slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(c.ID, name) }) {
			ids = append(ids, c.ID)
		}
	}
	if i := n % (len(ids) + 1); i > 0 {
		p.Press(ids[i-1])
	}
	if p.Next().Prompt == now.Prompt && p.Has("take") {
		p.Press("take")
	}
}

// pick takes a number of a lottery: the one that is proposed, or another one.
func (p *Person) pick(now e2e.Trace, n int) {
	p.t.Helper()
	if n%2 == 1 {
		for _, c := range now.Controls {
			if strings.HasPrefix(c.ID, "number-") && c.Off == "" {
				p.Press(c.ID)
				break
			}
		}
	}
	if p.Next().Prompt == "pick-number" && p.Has("take") {
		p.Press("take")
	}
}

// bring takes a friend along: the one that is proposed, or the last one.
func (p *Person) bring(now e2e.Trace, n int) {
	p.t.Helper()
	if n%2 == 1 {
		for _, c := range slices.Backward(now.Controls) {
			if strings.HasPrefix(c.ID, "friend-") && c.Off == "" {
				p.Press(c.ID)
				break
			}
		}
	}
	if p.Next().Prompt == "bring-friend" && p.Has("bring") {
		p.Press("bring")
	}
}
