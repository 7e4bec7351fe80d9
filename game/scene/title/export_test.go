package title

import "bigpayday/render"

// CatBox returns where the cat was drawn last.
func (s *Title) CatBox() render.Rect { return s.catBox }

// Lifted returns which tile the cat lifts, -1 for none.
func (s *Title) Lifted() int { return s.Key().lifted }
