package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui/hand"
	"bigpayday/input"
)

// Scene is one page of the program, which fills the window or lies over another one.
type Scene interface {
	// Tick handles one sixtieth of a second. It reports whether the scene
	// looks different from the tick before.
	Tick(in *input.State) (dirty bool)
	// Draw draws the whole scene.
	Draw(dst *ebiten.Image)
	// Over reports whether the scene lies over the one that opened it, which
	// is then drawn below.
	Over() bool
	// Hand is the player's hand on the scene's controls.
	Hand() *hand.Hand
	// Status says what is going on, for those who watch from outside.
	Status() Status
}

// Follower is a scene on which something may change while another one lies over it.
type Follower interface {
	// Follow takes over what has changed, and does nothing else. It is called after each tick in
	// which the scene on top looks different.
	Follow()
}

// Resting is a scene that can be part of the picture of the one that lies over it.
type Resting interface {
	Scene
	// AtRest reports whether nothing moves on the scene, so that it looks the same as long as
	// look does.
	AtRest() (look uint64, rests bool)
}

// Covering is a scene that lies over others and at times has these in its own picture, so that
// they need not be drawn.
type Covering interface {
	// CoversBelow reports whether it has them now.
	CoversBelow() bool
}

// Ground is a scene that fills the window together with the one below it, and stays in sight
// below others. Of several panels only the one on top is drawn.
type Ground interface {
	// IsGround marks it.
	IsGround()
}

// Status says in a few words what a scene shows.
type Status struct {
	// Scene is the scene's id, such as "title".
	Scene string
	// Prompt is the id of what is asked, and Seat the seat that is, from 1.
	// They are empty and 0 where nobody is asked anything.
	Prompt string
	Seat   int
	// Moving says that something moves, or a computer thinks, and the controls
	// may be about to change.
	Moving bool
}

// Open puts a scene on top of the others.
func (a *App) Open(s Scene) {
	a.stack = append(a.stack, s)
	a.changed = true
}

// Close takes the scene on top away. The last one stays.
func (a *App) Close() {
	if top := len(a.stack) - 1; top > 0 {
		a.stack[top] = nil // what was on it is not kept until the next one opens
		a.stack = a.stack[:top]
		a.changed = true
	}
}

// Goto closes all scenes and opens another one.
func (a *App) Goto(s Scene) {
	clear(a.stack)
	a.stack = a.stack[:0]
	a.Open(s)
}

// Top returns the scene on top, which the player uses.
func (a *App) Top() Scene { return a.stack[len(a.stack)-1] }

// Scenes returns the open scenes, the one on top last. They must not be changed.
func (a *App) Scenes() []Scene { return a.stack }

// lowest returns the place of the lowest scene that can be seen.
func (a *App) lowest() int {
	bottom := len(a.stack) - 1
	for bottom > 0 && a.stack[bottom].Over() {
		bottom--
	}
	return bottom
}

// lowestDrawn returns the place of the lowest scene that has to be drawn.
func (a *App) lowestDrawn() int {
	bottom := a.lowest()
	for i := len(a.stack) - 1; i > bottom; i-- {
		if s, ok := a.stack[i].(Covering); ok && s.CoversBelow() {
			return i
		}
	}
	return bottom
}

// sceneBelow returns the scene that a hand's one lies over, nil for none.
func (a *App) sceneBelow(hand *hand.Hand) Scene {
	for i, s := range a.stack[1:] {
		if s.Hand() == hand {
			return a.stack[i]
		}
	}
	return nil
}

// layBelow lets the scenes that can be seen below the one on top lay themselves
// out anew when the window has become another one. They get no other ticks.
func (a *App) layBelow() {
	now := a.Environment()
	if now == a.below {
		return
	}
	a.below = now
	top := a.Top()
	for i := a.lowest(); i < len(a.stack)-1 && a.Top() == top; i++ {
		a.stack[i].Tick(&input.State{Idle: true})
	}
}

// followBelow lets the scenes that can be seen below the one on top take over what has
// changed.
func (a *App) followBelow() {
	for i := a.lowest(); i < len(a.stack)-1; i++ {
		if s, ok := a.stack[i].(Follower); ok {
			s.Follow()
		}
	}
}
