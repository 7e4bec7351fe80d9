package app

import (
	"fmt"

	"bigpayday/game/profiles"
	"bigpayday/game/rulebook"
)

// Door leads to a page of another package: pages open each other by their doors and
// know nothing else of each other. A is the type of the argument
// that the page is opened with, [Nothing] for none.
type Door[A any] struct{ id string }

// NewDoor returns the door to the page with the id.
func NewDoor[A any](id string) Door[A] { return Door[A]{id} }

// ID returns the id of the page behind the door.
func (d Door[A]) ID() string { return d.id }

// Bind puts a page behind a door, before anything is opened. The page may be nil where
// it cannot be opened now.
func Bind[A any](a *App, d Door[A], page func(a *App, with A) Scene) {
	if a.pages == nil {
		a.pages = map[string]any{}
	}
	a.pages[d.id] = page
}

// Page returns a new page from behind the door, nil where it cannot be opened now.
func (d Door[A]) Page(a *App, with A) Scene {
	page, ok := a.pages[d.id].(func(a *App, with A) Scene)
	if !ok {
		panic(fmt.Sprintf("app: no page behind the door %q", d.id))
	}
	return page(a, with)
}

// Open puts the page on top of the others, if it can be opened.
func (d Door[A]) Open(a *App, with A) {
	if s := d.Page(a, with); s != nil {
		a.Open(s)
	}
}

// Goto closes all pages and opens this one.
func (d Door[A]) Goto(a *App, with A) { a.Goto(d.Page(a, with)) }

// Nothing is the argument of pages that need none.
type Nothing struct{}

// RulesAt says where the rule book is opened: in a volume with an id, at an entry, "" for
// the contents. Book is that volume as it is at a table, with its house rules, nil for as
// it is without any. Nil stands for what is asked in the running game.
type RulesAt struct {
	Volume string
	Book   *rulebook.Book
	Entry  string
}

// Who is what the page is opened with on which somebody says who they are, or who sits at a
// seat.
type Who struct {
	// Is is what stands there at first. Without a name the one of the face is proposed.
	Is profiles.Profile
	// Own says that it is whoever plays at this device, Computer that it is no person, and
	// AtFace that the keyboard is at the face, not at the name.
	Own, Computer, AtFace bool
	// Others sit at the same table: what they have can be chosen, too, and is swapped.
	Others []TableMate
	// Met are the people to choose from who have played here before.
	Met []profiles.Profile
	// Done is called with what was said. It is not called where the player goes back.
	Done func(profiles.Profile)
}

// TableMate is somebody else at a table, at a seat with a number.
type TableMate struct {
	profiles.Profile
	Seat string
}

// The doors of pages that need no running game.
var (
	TitleDoor    = NewDoor[Nothing]("title")
	SettingsDoor = NewDoor[Nothing]("settings")
	SoundsDoor   = NewDoor[Nothing]("sounds")
	RulesDoor    = NewDoor[*RulesAt]("rulebook")
	SetupDoor    = NewDoor[Nothing]("setup")
	WhoDoor      = NewDoor[*Who]("who")
	SavesDoor    = NewDoor[Nothing]("saves")
	AlbumDoor    = NewDoor[AlbumOf]("album")
	CreditsDoor  = NewDoor[Nothing]("credits")
)
