package app

import "bigpayday/render"

// PageHead is the style of the name of a page.
var PageHead = render.Style{Face: render.Black, Size: 32, Tracking: -.6}
