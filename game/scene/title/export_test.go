package title

import "bigpayday/render"

// SavedWhen says when a game was saved, for tests that stand outside the package because
// they open other pages.
var SavedWhen = savedWhen

// CatBox returns where the cat was drawn last.
func (s *Title) CatBox() render.Rect { return s.catBox }

// Lifted returns which tile the cat lifts, -1 for none.
func (s *Title) Lifted() int { return s.Key().lifted }
