package match

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/session"
)

// OverPage is a page that lies over the table of a running money game, see
// [session.OverPage].
type OverPage[K comparable] struct {
	session.OverPage[K]
	M *Match
}

// NewOverPage returns a page that lies over the table, with an id such as "loan".
func NewOverPage[K comparable](m *Match, id string, content app.Content[K]) OverPage[K] {
	return OverPage[K]{session.NewOverPage(m.Session, id, content), m}
}
