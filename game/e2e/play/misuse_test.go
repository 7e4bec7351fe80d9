package play_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
)

// monkey uses the devices without any sense. It only never quits.
type monkey struct {
	*e2e.Game
	random        *rand.Rand
	width, height int
	x, y          float64
	down          bool
}

// monkeyKeys are all keys that mean anything, and some that do not.
var monkeyKeys = []ebiten.Key{
	ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyBackspace, ebiten.KeyDelete,
	ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight,
	ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyInsert,
	ebiten.KeyA, ebiten.KeyB, ebiten.KeyC, ebiten.KeyD, ebiten.KeyF, ebiten.KeyK, ebiten.KeyL, ebiten.KeyM, ebiten.KeyN,
	ebiten.KeyO, ebiten.KeyP, ebiten.KeyR, ebiten.KeyS, ebiten.KeyV, ebiten.KeyX, ebiten.KeyY, ebiten.KeyZ,
	ebiten.Key0, ebiten.Key1, ebiten.Key2, ebiten.Key3, ebiten.Key4, ebiten.Key9, ebiten.KeyNumpadAdd, ebiten.KeyMinus,
	ebiten.KeyF1, ebiten.KeyF2, ebiten.KeyF5, ebiten.KeyF11,
}

var monkeyTexts = []string{"a", "Zoë", "日本", "👩‍👩‍👧", "\u202e", "$", "WWWWWWWWWWWWWWWWWWWWWWWWWWWW", "e\u0301\u0301\u0301", " "}

// windows are sizes that a window may come to have.
var windows = [][2]int{{320, 240}, {960, 600}, {2560, 1440}, {400, 1400}, {1800, 300}, {1280, 800}, {853, 641}}

// act does one thing, whatever it is.
func (m *monkey) act() {
	now := m.Now()
	switch what := m.random.IntN(100); {
	case now.Scene == "dialog" && what < 70:
		m.Key(ebiten.KeyEscape)
	case now.Scene == "dialog":
		m.Ticks(1) // the answer may be to quit
	case what < 30:
		m.point(now)
		m.press()
		if m.random.IntN(3) > 0 {
			m.release()
		}
	case what < 42:
		m.point(now)
	case what < 52:
		m.release()
	case what < 57:
		m.point(now)
		m.press()
		m.point(now)
		m.Key(ebiten.KeyEscape)
	case what < 82:
		m.key(now)
	case what < 85:
		m.Type(monkeyTexts[m.random.IntN(len(monkeyTexts))])
	case what < 88:
		m.Wheel(float64(m.random.IntN(7)-3), float64(m.random.IntN(41)-20))
	case what < 89:
		size := windows[m.random.IntN(len(windows))]
		m.width, m.height = size[0], size[1]
		m.Resize(m.width, m.height)
	case what < 90:
		m.Frame()
	default:
		m.Ticks(m.random.IntN(60))
	}
}

// point moves the pointer: to a control, to anywhere, or out of the window.
func (m *monkey) point(now e2e.Trace) {
	if n := len(now.Controls); n > 0 && m.random.IntN(4) > 0 {
		c := now.Controls[m.random.IntN(n)]
		m.moveTo(c.X+m.random.Float64()*c.W, c.Y+m.random.Float64()*c.H)
		return
	}
	m.moveTo(m.random.Float64()*float64(m.width+200)-100, m.random.Float64()*float64(m.height+200)-100)
}

// moveTo moves the pointer and remembers where it is.
func (m *monkey) moveTo(x, y float64) {
	m.x, m.y = x, y
	m.MoveTo(x, y)
}

// press presses the button, unless that may quit.
func (m *monkey) press() {
	now := m.Now()
	quit := slices.IndexFunc(now.Controls, func(c e2e.Control) bool { return c.ID == "quit" })
	if now.Scene == "dialog" || now.Scene == "title" && quit >= 0 && around(now.Controls[quit], m.x, m.y) {
		return
	}
	m.Press()
	m.down = true
}

// around reports whether a point is on a control or not far from it.
func around(c e2e.Control, x, y float64) bool {
	const far = 20
	return x > c.X-far && x < c.X+c.W+far && y > c.Y-far && y < c.Y+c.H+far
}

func (m *monkey) release() {
	m.Release()
	m.down = false
}

func (m *monkey) key(now e2e.Trace) {
	key := monkeyKeys[m.random.IntN(len(monkeyKeys))]
	enters := key == ebiten.KeyEnter || key == ebiten.KeySpace
	if enters && now.Scene == "title" && now.Focus == "quit" {
		return
	}
	switch m.random.IntN(12) {
	case 0:
		m.Key(key, ebiten.KeyShift)
	case 1:
		m.Key(key, ebiten.KeyControl)
	case 2:
		m.Key(key, ebiten.KeyAlt)
	default:
		m.Key(key)
	}
}

func TestNonsenseNeverEndsTheGame(t *testing.T) {
	t.Parallel()
	saved := func(prompt engine.PromptKind) func(*testing.T, home.Home) {
		return func(t *testing.T, h home.Home) { prepare(t, h, prompt) }
	}
	fresh := func(*testing.T, home.Home) {}
	type scene struct {
		name    string
		prepare func(*testing.T, home.Home)
		way     []string // the buttons that lead there from the title
		acts    int
	}
	const many, few = 150, 60
	scenes := []scene{
		{"title", fresh, nil, many},
		{"setup", fresh, []string{"new"}, many},
		{"settings", fresh, []string{"settings"}, many},
		{"placement", saved(engine.PlaceTile), []string{"continue"}, many},
		{"arrange", saved(engine.Arrange), []string{"continue"}, many},
		{"pause", saved(engine.TakeTurn), []string{"continue", "menu"}, many},
		{"results", saved(engine.NoPrompt), []string{"continue"}, many},
		{"days", saved(engine.NoPrompt), []string{"continue", "look"}, many},
	}
	for _, kind := range []conquest.PromptKind{conquest.ClaimDay, conquest.Reinforce, conquest.Attack} {
		scenes = append(scenes, scene{"conquest " + kind.String(), func(t *testing.T, h home.Home) { prepareConquest(t, h, kind) }, []string{"continue"}, many})
	}
	// A prompt is answered by the first acts, and what comes then is the same for all of them.
	for _, prompt := range promptsInPlay {
		acts := few
		if prompt == engine.TakeTurn {
			acts = many
		}
		scenes = append(scenes, scene{prompt.String(), saved(prompt), []string{"continue"}, acts})
	}
	for _, own := range []struct {
		edition engine.EditionID
		prompts []engine.PromptKind
	}{{engine.Classic1975, promptsOf1975}, {engine.Event2000, promptsOf2000}} {
		for _, prompt := range own.prompts {
			if slices.Contains(promptsInPlay, prompt) {
				continue // it looks much the same
			}
			scenes = append(scenes, scene{
				own.edition.String() + " " + prompt.String(),
				func(t *testing.T, h home.Home) { prepareIn(t, h, own.edition, 2, prompt) }, []string{"continue"}, few,
			})
		}
	}
	for i, scene := range scenes {
		t.Run(scene.name, func(t *testing.T) {
			t.Parallel()
			h := home.New(t)
			scene.prepare(t, h)
			g := h.Start(t)
			for _, id := range scene.way {
				g.ClickOn(id)
			}
			m := &monkey{Game: g, random: rand.New(rand.NewPCG(1, uint64(i))), width: 1280, height: 800}
			for range scene.acts {
				m.act()
			}
			assert.False(t, g.Ended(), "the program goes on")

			// With its eyes open again the game is played on.
			if m.down {
				g.MoveTo(-10, -10)
				g.Release()
			}
			g.Resize(1280, 800)
			p := person.New(t, g, person.WithMouse(t, g))
			p.ComeBack()
			g.Key(ebiten.Key4) // computers may be alone by now
			g.Shot("afterwards")
			switch now := p.Now(); {
			case now.Scene == "map":
				p.PlayTurns("attack", 1)
				return
			case now.Scene == "placement" && !person.CanAnswer(now, "place-tile"): // the lesson shows where each tile goes
				p.Press("menu")
				g.Scene("pause")
				return
			}
			p.PlayTurns("take-turn", 1)
		})
	}
}

func TestDraggedTileIsNeverLost(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	before := prepare(t, h, engine.PlaceTile)
	g := h.Start(t)
	g.ClickOn("continue")
	hand, day := g.Control("hand"), g.Control("day-4")
	same := func(what string) {
		t.Helper()
		g.Rest()
		assert.Equal(t, "place-tile", g.Now().Prompt, what)
		assert.Equal(t, before.Hash(), stateOf(t, h).Hash(), what)
	}
	grab := func() {
		g.MoveTo(hand.X+hand.W/2, hand.Y+hand.H/2)
		g.Press()
		g.MoveTo(600, 300)
		g.MoveTo(day.X+day.W/2, day.Y+day.H/2)
	}

	grab()
	g.MoveTo(-400, -300)
	g.Release()
	same("let go of outside the window")

	grab()
	g.Key(ebiten.KeyEscape)
	g.Release()
	same("Escape in mid-drag")

	grab()
	g.Resize(700, 500)
	g.MoveTo(20, 20)
	g.Release()
	g.Resize(1280, 800)
	same("another window in mid-drag")

	grab()
	g.Key(ebiten.KeyF2)
	g.Key(ebiten.KeyEscape)
	g.Key(ebiten.KeyEscape)
	g.MoveTo(1270, 790)
	g.Release()
	p := person.New(t, g, person.WithMouse(t, g))
	p.ComeBack()
	same("menus in mid-drag")

	p.Carry("hand", "day-4")
	untilSaved(t, h, "the tile can still be laid", func(s *engine.State) bool { return s.SpaceAt(1, 4) != engine.Vacant })
}
