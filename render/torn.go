package render

// torn draws the torn edge of a sheet below the top of r.
func (p pen) torn(r Rect, c Color) { p.fill(r, 0, c) }
