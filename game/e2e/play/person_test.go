package play_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bigpayday/game/e2e"
)

// devices is what a person plays with: the mouse, or the keyboard. Each waits
// until nothing moves and the control is there.
type devices interface {
	// press presses a button, a card or a number.
	press(id string)
	// option chooses the n-th, from 0, of the options that stand side by side.
	option(id string, n, of int)
	// turn sets a number that stands between two buttons a step higher or lower.
	turn(id string, up bool)
	// pull pulls a list down and takes its n-th entry, from 0.
	pull(id string, n int)
	// carry takes a tile from one place to another.
	carry(from, to string)
}

// listed returns the id of the n-th entry of a list, from 0.
func listed(id string, n int) string { return id + "/" + strconv.Itoa(n) }

// person plays for all persons at the table. It goes by what a person sees: what
// is asked, and which controls are there.
type person struct {
	*e2e.Game
	devices
	t *testing.T

	// seen are the scenes and prompts that were looked at. Whoever is hasty looks at none.
	seen  map[string]bool
	hasty bool
	// asked counts what was asked, by prompt.
	asked map[string]int
	// remarks counts what was read in the first game.
	remarks int
	// seats are the seats that were asked.
	seats map[int]bool
	// last is what was asked last, and again how often it has been since.
	last  string
	again int
}

func newPerson(t *testing.T, g *e2e.Game, d devices) *person {
	return &person{Game: g, devices: d, t: t, seen: map[string]bool{}, asked: map[string]int{}, seats: map[int]bool{}}
}

// pictures says that pictures are taken on the way, into build/shots: SHOTS=1 go test ./game/e2e/play
var pictures = os.Getenv("SHOTS") != ""

// look waits until what has not been seen before is drawn, and takes a picture of it where that is
// wanted.
func (p *person) look(name string) {
	p.t.Helper()
	if !p.seen[name] && !p.hasty {
		p.seen[name] = true
		p.Ticks(2) // what a click has changed is drawn a tick later
		if pictures {
			p.Shot(name)
		}
	}
}

const (
	// long is how many ticks a person waits until something is asked: computers may
	// play the rest of a month among themselves.
	long = 20 * 60 * 60
	// soon is how many ticks a person waits for a button that they want to press.
	soon = 10 * 60
	// glance is how many ticks pass between two looks at what moves: nobody is that
	// quick, and each look takes longer than a tick.
	glance = 5
)

// next waits until a person is asked something or the game is over, and returns
// what is shown then.
func (p *person) next() e2e.Trace {
	p.t.Helper()
	for range long / glance {
		now := p.Now()
		if p.closeLog(now) {
			continue
		}
		if !now.Moving && (now.Prompt != "" || isOver(now)) {
			return now
		}
		p.Ticks(glance)
	}
	p.Until("something to be asked", func(e2e.Trace) bool { return false })
	return e2e.Trace{}
}

// closeLog closes the log where it has been opened, and reports whether it was: in a browser a
// button may be gone by the time it is pressed, and the log stands where it was. It is closed at
// once, whatever moves below it.
func (p *person) closeLog(now e2e.Trace) bool {
	i := slices.IndexFunc(now.Controls, func(c e2e.Control) bool { return c.ID == "log-close" })
	if i < 0 {
		return false
	}
	c := now.Controls[i]
	p.Click(c.X+c.W/2, c.Y+c.H/2)
	p.Ticks(glance)
	return true
}

// press closes a log that was opened in vain, and presses a control.
func (p *person) press(id string) {
	p.t.Helper()
	for range soon / glance {
		now := p.Now()
		if has(now, id) {
			break
		}
		if !p.closeLog(now) {
			p.Ticks(glance)
		}
	}
	p.devices.press(id)
}

// isOver reports whether the results of a game are shown.
func isOver(now e2e.Trace) bool { return now.Scene == "results" || now.Scene == "conquest-results" }

// play goes on until done says that it is enough.
func (p *person) play(done func(e2e.Trace) bool) {
	p.t.Helper()
	for {
		now := p.next()
		if done(now) {
			return
		}
		name := now.Scene + "-" + now.Prompt
		if over := overlay(now); over != "" {
			name += "-" + strings.TrimSuffix(over, "-close")
		}
		p.look(name)
		p.patient(now)
		p.asked[now.Prompt]++
		if now.Prompt != "read-race" { // which all read
			p.seats[now.Seat] = true
		}
		p.answer(now)
	}
}

// playOn plays to the results.
func (p *person) playOn() {
	p.t.Helper()
	p.play(func(now e2e.Trace) bool { return now.Scene == "results" })
}

// playTurns answers n prompts of the given kind, and all that come between.
func (p *person) playTurns(prompt string, n int) {
	p.t.Helper()
	until := p.asked[prompt] + n
	p.play(func(now e2e.Trace) bool {
		return isOver(now) || now.Prompt == prompt && p.asked[prompt] >= until
	})
}

// untilTurn plays to the first turn of a person: a computer may go first, and
// come to a day on which all are asked.
func (p *person) untilTurn() e2e.Trace {
	p.t.Helper()
	p.play(func(now e2e.Trace) bool { return now.Prompt == "take-turn" })
	return p.Now()
}

// patient fails the test when the same is asked over and over again.
func (p *person) patient(now e2e.Trace) {
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

// overlay returns the control that closes what lies over the table, or nothing.
func overlay(now e2e.Trace) string {
	for _, id := range []string{"handover-take", "recap-go", "loan-cancel", "help-close", "deals-close", "log-close", "coach-close"} {
		if has(now, id) {
			return id
		}
	}
	return ""
}

func has(now e2e.Trace, id string) bool {
	return slices.ContainsFunc(now.Controls, func(c e2e.Control) bool { return c.ID == id && c.Off == "" })
}

// first returns the first of some controls that can be used.
func first(now e2e.Trace, ids ...string) string {
	for _, id := range ids {
		if has(now, id) {
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

// chosenFirst are the prompts at which one of several things is chosen and then
// taken, with what they are called.
var chosenFirst = map[string][]string{
	"set-bonus-die": {"number-"},
	"choose-player": {"player-"},
	"deal-or-buyer": {"take-"},
	"swap-cards":    {"player-", "unused"},
}

// answer answers what is asked.
func (p *person) answer(now e2e.Trace) {
	p.t.Helper()
	if has(now, "lesson-next") {
		p.remarks++
		p.press("lesson-next")
		p.Ticks(2)
		return
	}
	if id := overlay(now); id != "" {
		p.press(id)
		p.Until(id+" to be done", func(now e2e.Trace) bool { return overlay(now) != id }) // or what lies below would be pressed as well
		return
	}
	if now.Scene == "map" {
		p.command(now)
		return
	}
	n := p.asked[now.Prompt] - 1
	if names := chosenFirst[now.Prompt]; names != nil {
		p.choose(now, n, names)
		return
	}
	switch now.Prompt {
	case "place-bid":
		// A press that comes too soon after a bid is taken for part of it.
		p.Ticks(30)
		if n%3 == 1 && has(now, "bid-amount") {
			p.turn("bid-amount", true)
		}
		id := first(now, slices.Concat(answers["place-bid"][n%4:], []string{"pass"})...)
		p.press(id)
	case "pick-number":
		p.pick(now, n)
	case "bring-friend":
		p.bring(now, n)
	case "take-turn":
		p.takeTurn(now, n)
	case "mind-savings":
		if id := first(now, [][]string{{"save-most", "save-least"}, {"save-least"}}[n%2]...); id != "" {
			p.press(id)
		}
		p.press("save")
	case "pay-off-loan":
		if n%2 == 1 && has(now, "amount") {
			p.turn("amount", n%4 == 1)
		}
		p.press("repay")
	default:
		ids := answers[now.Prompt]
		if len(ids) == 0 {
			p.t.Fatalf("no answer is known: %v", now)
		}
		turned := slices.Concat(ids[n%len(ids):], ids)
		id := first(now, turned...)
		if id == "" && p.again < 5 {
			p.Ticks(2) // the buttons come a tick after the question
			return
		}
		if id == "" {
			p.t.Fatalf("none of %v can be used: %v", ids, now)
		}
		p.press(id)
	}
}

// takeTurn rolls, every other time after a stake on Swellfare where one may be
// made.
func (p *person) takeTurn(now e2e.Trace, n int) {
	p.t.Helper()
	switch {
	case has(now, "stake"):
		if has(now, "stake-amount") {
			p.turn("stake-amount", true)
		}
		p.press("stake")
	case has(now, "swellfare") && n%2 == 0:
		p.press("swellfare")
		p.Ticks(2)
		p.look("turn-swellfare")
	default:
		p.press("roll")
	}
}

// choose takes what is proposed, or chooses another of the things with such names
// before: each time the next one.
func (p *person) choose(now e2e.Trace, n int, names []string) {
	p.t.Helper()
	var ids []string
	for _, c := range now.Controls {
		if c.Off == "" && slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(c.ID, name) }) {
			ids = append(ids, c.ID)
		}
	}
	if i := n % (len(ids) + 1); i > 0 {
		p.press(ids[i-1])
	}
	if p.next().Prompt == now.Prompt && p.Has("take") {
		p.press("take")
	}
}

// pick takes a number of a lottery: the one that is proposed, or another one.
func (p *person) pick(now e2e.Trace, n int) {
	p.t.Helper()
	if n%2 == 1 {
		for _, c := range now.Controls {
			if strings.HasPrefix(c.ID, "number-") && c.Off == "" {
				p.press(c.ID)
				break
			}
		}
	}
	if p.next().Prompt == "pick-number" && p.Has("take") {
		p.press("take")
	}
}

// bring takes a friend along: the one that is proposed, or the last one.
func (p *person) bring(now e2e.Trace, n int) {
	p.t.Helper()
	if n%2 == 1 {
		for _, c := range slices.Backward(now.Controls) {
			if strings.HasPrefix(c.ID, "friend-") && c.Off == "" {
				p.press(c.ID)
				break
			}
		}
	}
	if p.next().Prompt == "bring-friend" && p.Has("bring") {
		p.press("bring")
	}
}
