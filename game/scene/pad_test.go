package scene_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// padPlayer plays with the buttons of a gamepad alone, and presses by chance what the pages of a
// game offer: what is proposed, or what directions and shoulder buttons lead to.
type padPlayer struct {
	*scenetest.Studio
	random *rand.Rand
	asked  map[string]int // how often, by prompt
}

// aside are controls that lead away from the game, or change how it is shown.
var aside = []ui.ID{"menu", "sound", "help", "log"}

// moves are the buttons that go from control to control.
var moves = []input.Code{input.PadR1, input.PadL1, input.PadUp, input.PadDown, input.PadLeft, input.PadRight}

// press goes to a control with the shoulder button, and presses it.
func (p *padPlayer) press(id ui.ID) {
	p.T.Helper()
	for range 100 {
		if at, shown := p.Top().Hand().Focused(); shown && at == id {
			p.Key(input.PadA)
			return
		}
		p.Key(input.PadR1)
	}
	p.T.Fatalf("no way to %s by pad", id)
}

// pullOut takes the pad away in the middle of whatever is asked, and puts it in again.
func (p *padPlayer) pullOut() {
	p.T.Helper()
	before := p.Top().Status()
	p.In.Device = input.Keys // that is left to play with
	p.Ticks(3)
	p.In.Device = input.Pad
	p.Ticks(3)
	assert.Equal(p.T, before, p.Top().Status(), "nothing was answered")
}

// answer goes some steps away from what is proposed, or none, and presses what is there.
func (p *padPlayer) answer() {
	for range p.random.IntN(4) {
		p.Key(moves[p.random.IntN(len(moves))])
	}
	if p.random.IntN(8) == 0 {
		p.pullOut()
	}
	if at, shown := p.Top().Hand().Focused(); !shown || !slices.Contains(aside, at) {
		p.Key(input.PadA)
	}
}

// playOn plays until the results of the game are shown. What else has been opened on the way is
// left again.
func (p *padPlayer) playOn() {
	p.T.Helper()
	for presses, waited := 0, 0; presses < 6_000; {
		switch now := p.Top().Status(); {
		case now.Scene == "results" || now.Scene == "conquest-results":
			return
		case !now.Moving && now.Prompt != "":
			p.asked[now.Prompt]++
			p.answer()
			presses++
			waited = 0
		case !now.Moving && waited > 60:
			p.Key(input.PadB)
			presses++
			waited = 0
		default:
			p.Tick()
			if waited++; waited > scenetest.Patience {
				p.T.Fatalf("%s moves without end", now.Scene)
			}
		}
	}
	p.T.Fatalf("the game does not end: asked was %v", p.asked)
}

func TestWholeGamesArePlayedByPadAlone(t *testing.T) {
	for i, c := range []struct {
		edition string
		setup   []ui.ID
		asked   []string // in every game, whatever chance brings
	}{
		{"standard", []ui.ID{"seat-2-kind", "seat-3-remove"}, []string{"take-turn"}},
		{"big", []ui.ID{"seat-2-kind", "seat-3-remove"}, []string{"place-tile", "take-turn"}},
		{"mixed", []ui.ID{"seat-2-kind", "seat-3-remove"}, []string{"arrange", "take-turn"}},
		{"classic1975", []ui.ID{"seat-2-kind", "seat-3-remove"}, []string{"take-turn"}},
		{"event2000", []ui.ID{"seat-2-kind"}, []string{"take-turn"}},
		{"conquest", []ui.ID{"seat-3-remove"}, []string{"claim-day", "reinforce", "attack"}},
	} {
		t.Run(c.edition, func(t *testing.T) {
			p := &padPlayer{scenetest.Start(t, store.OpenMemory()), rand.New(rand.NewPCG(1, uint64(i))), map[string]int{}}
			p.Settings.Speed = store.Instant
			p.press("new")
			for _, id := range append([]ui.ID{ui.ID("edition-" + c.edition)}, c.setup...) {
				p.press(id)
			}
			p.press("start")
			p.playOn()
			for _, prompt := range c.asked {
				assert.NotZero(t, p.asked[prompt], "%s is asked: %v", prompt, p.asked)
			}
		})
	}
}
