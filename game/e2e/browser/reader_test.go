//go:build reader

package browser_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/person"
)

// reader plays by what a screen reader finds beside the canvas, and presses nothing else.
type reader struct {
	*e2e.Game
	t *testing.T
	// tried are the buttons that have been pressed since anything else was said.
	tried []string
	said  string
}

// part is one line of what a screen reader finds: what it is, its name, and how it is.
var part = regexp.MustCompile(`- '?(button|radio|option|menuitem) "((?:[^"\\]|\\.)*)"(.*)`)

// found lists the names of what can be pressed, in the order in which it is read.
func (r *reader) found() (names []string, all string) {
	r.t.Helper()
	all, _, _ = strings.Cut(r.Heard(), "- log ")
	for _, line := range strings.Split(all, "\n") {
		if m := part.FindStringSubmatch(line); m != nil && m[1] == "button" && !strings.Contains(m[3], "[disabled]") {
			names = append(names, strings.ReplaceAll(m[2], `\"`, `"`))
		}
	}
	return names, all
}

// press presses the first button whose name begins so, as soon as it is read out.
func (r *reader) press(begins string) {
	r.t.Helper()
	for range person.Soon / person.Glance {
		names, _ := r.found()
		if i := slices.IndexFunc(names, func(name string) bool { return strings.HasPrefix(name, begins) }); i >= 0 && r.Use("button", names[i]) {
			r.Ticks(person.Glance)
			return
		}
		r.Ticks(person.Glance)
	}
	require.Fail(r.t, "it is not read out", "%s: %s", begins, r.Heard())
}

// aside are buttons that decide nothing, or give up.
var aside = []string{"Sound is", "Sound off", "Rules", "Menu", "Undo", "Loan", "Deals", "Odds", "Cards", "Pause", "Coach", "Got it", "Pieces to set down", "Deal pile", "Mail pile", "Log"}

// answer presses what has not been pressed yet: first what stands behind the menu's button, where
// questions are asked, then the days.
func (r *reader) answer() {
	r.t.Helper()
	names, all := r.found()
	if all != r.said {
		r.said, r.tried = all, nil
	}
	if i := slices.Index(names, "Show less"); i >= 0 { // the log was opened
		r.Use("button", names[i])
		r.Ticks(5)
		return
	}
	happened := strings.Split(r.Heard(), "- log ")[1]
	menu := max(0, slices.IndexFunc(names, func(name string) bool { return strings.HasPrefix(name, "Menu") }))
	for _, list := range [][]string{names[menu:], names[:menu]} {
		for _, name := range list {
			if slices.ContainsFunc(aside, func(begin string) bool { return strings.HasPrefix(name, begin) }) || slices.Contains(r.tried, name) || isLog(name, happened) {
				continue
			}
			r.tried = append(r.tried, name)
			r.Use("button", name)
			r.Ticks(20)
			return
		}
	}
	r.tried = nil
	r.Ticks(30)
}

// isLog reports whether a button is the log, which is called by its last sentences.
func isLog(name, happened string) bool {
	told := name + " "
	return strings.Contains(told, " now ") || strings.Contains(told, " ago ") || strings.Contains(happened, name+"\n") || strings.Contains(happened, name+"\"\n")
}

// until answers whatever is asked until done says that it is enough.
func (r *reader) until(what string, done func(e2e.Trace) bool) {
	r.t.Helper()
	for range 1500 {
		now := r.Now()
		switch {
		case done(now):
			return
		case now.Moving:
			r.Ticks(10)
		default:
			r.answer()
		}
	}
	r.t.Fatalf("waited in vain for %s: %s", what, r.Heard())
}

// sitDown begins a game of an edition against one computer.
func sitDown(t *testing.T, edition string) *reader {
	t.Helper()
	r := &reader{Game: e2e.StartInBrowser(t, e2e.Options{Home: t.TempDir(), Width: 960, Height: 600}), t: t}
	r.Scene("title")
	r.press("Set up a game")
	r.Scene("setup")
	r.press(edition)
	r.press("Remove Mei")
	r.press("Play " + edition + " 2 players")
	return r
}

// A month with its settlement is played by those who do not see the screen.
func TestAMonthIsPlayedThroughAScreenReader(t *testing.T) {
	t.Parallel()
	r := sitDown(t, "Big Pay Day")
	r.Until("a tile to be laid", func(now e2e.Trace) bool { return now.Prompt == "place-tile" && now.Seat == 1 && !now.Moving })
	r.press("Balanced")
	r.Ticks(30)
	r.press("Start the month")
	// The computer may have the first turn, and ask something in it.
	r.Until("the month", func(now e2e.Trace) bool { return now.Scene == "turn" && now.Prompt != "" && !now.Moving })
	r.Use("radio", "Instant")
	paid, finished := false, false // what happens is said, and forgotten after some thirty sentences
	r.until("the second month", func(now e2e.Trace) bool {
		if !now.Moving {
			log := strings.Split(r.Heard(), "- log ")[1]
			paid = paid || strings.Contains(log, "Rosa got paid: $5,000")
			finished = finished || strings.Contains(log, "Rosa finished month 1")
		}
		return finished && now.Scene == "turn" && now.Prompt == "take-turn" && !now.Moving
	})
	assert.True(t, paid)
}

// Conquest is played to its end the same way.
func TestConquestIsPlayedThroughAScreenReader(t *testing.T) {
	t.Parallel()
	r := sitDown(t, "Conquest")
	r.Until("the map", func(now e2e.Trace) bool { return now.Scene == "map" && now.Prompt != "" && !now.Moving })
	r.Use("radio", "Instant")
	r.until("the results", person.IsOver)
}
