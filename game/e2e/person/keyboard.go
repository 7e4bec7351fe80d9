package person

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
)

// Keyboard plays with keys alone.
type Keyboard struct {
	*e2e.Game
	t *testing.T
}

// WithKeyboard returns the keyboard that plays a game.
func WithKeyboard(t *testing.T, g *e2e.Game) Keyboard { return Keyboard{Game: g, t: t} }

// keysOf are the keys that stand on the buttons. Space and Enter belong to the
// button that the keyboard is on, if it is on one.
var keysOf = map[string]ebiten.Key{
	"start": ebiten.KeyEnter,
	"fill":  ebiten.KeyF, "random": ebiten.KeyR, "undo": ebiten.KeyBackspace,
	"roll": ebiten.KeySpace, "throw": ebiten.KeySpace, "keep-card": ebiten.KeyEnter, "go-on": ebiten.KeySpace,
	"buy": ebiten.KeyB, "decline": ebiten.KeyN, "sell": ebiten.KeyS, "keep": ebiten.KeyK,
	"ante": ebiten.KeyY, "stay-out": ebiten.KeyN, "take": ebiten.KeyEnter, "bring": ebiten.KeyEnter,
	"repay": ebiten.KeyEnter, "recap-go": ebiten.KeySpace,
	"loan": ebiten.KeyL, "loan-take": ebiten.KeyEnter, "deals": ebiten.KeyD, "help": ebiten.KeyF1, "menu": ebiten.KeyEscape,
	"number-2": ebiten.Key2, "number-3": ebiten.Key3, "number-4": ebiten.Key4, "number-5": ebiten.Key5,
	"friend-1": ebiten.Key1,
}

// Press presses the key that a control shows, or goes to it and presses Enter.
func (k Keyboard) Press(id string) {
	k.t.Helper()
	k.Control(id)
	key, ok := keysOf[id]
	focus := k.Now().Focus
	switch {
	case ok && key != ebiten.KeyEnter && key != ebiten.KeySpace:
		k.Key(key)
	case ok && (focus == "" || id == "take" && strings.HasPrefix(focus, "number-")):
		k.Key(key)
	default:
		k.GoTo(id)
		k.Key(ebiten.KeyEnter)
	}
}

// GoTo moves the keyboard to a control.
func (k Keyboard) GoTo(id string) {
	k.t.Helper()
	k.Control(id)
	for range 100 {
		if k.Now().Focus == id {
			return
		}
		k.Key(ebiten.KeyTab)
	}
	k.Until("the keyboard to come to "+id, func(now e2e.Trace) bool { return now.Focus == id })
}

// Option goes to the options and along them.
func (k Keyboard) Option(id string, n, _ int) {
	k.t.Helper()
	k.GoTo(id)
	k.Key(ebiten.KeyHome)
	for range n {
		k.Key(ebiten.KeyArrowRight)
	}
}

// Turn goes to a number and a step higher or lower.
func (k Keyboard) Turn(id string, up bool) {
	k.t.Helper()
	k.GoTo(id)
	if up {
		k.Key(ebiten.KeyArrowRight)
	} else {
		k.Key(ebiten.KeyArrowLeft)
	}
}

// Pull goes to a list, opens it, and goes to its entry.
func (k Keyboard) Pull(id string, n int) {
	k.t.Helper()
	k.GoTo(id)
	k.Key(ebiten.KeyEnter)
	for range 40 {
		_, at, _ := strings.Cut(k.Now().Focus, "/")
		entry, err := strconv.Atoi(at)
		require.NoError(k.t, err, "the keyboard is in the list")
		if entry == n {
			break
		}
		key := ebiten.KeyArrowDown
		if entry > n {
			key = ebiten.KeyArrowUp
		}
		k.Key(key)
	}
	k.GoTo(Listed(id, n))
	k.Key(ebiten.KeyEnter)
}

// Carry picks a tile up with Enter and lays it down the same way.
func (k Keyboard) Carry(from, to string) {
	k.t.Helper()
	k.GoTo(from)
	k.Key(ebiten.KeyEnter)
	k.GoTo(to)
	k.Key(ebiten.KeyEnter)
}
