package control

import (
	"bigpayday/render"
	"bigpayday/render/palette"
)

// padShapes draw the shapes that are printed on some buttons of gamepads, around x, y and as far as
// half from there, by the signs that stand for them in captions. The typefaces of the game do not
// have them.
var padShapes = map[string]func(p render.Pen, x, y, half float64, c palette.Color){
	"✕": func(p render.Pen, x, y, half float64, c palette.Color) {
		p.Line(x-half*.85, y-half*.85, x+half*.85, y+half*.85, half*.34, c)
		p.Line(x-half*.85, y+half*.85, x+half*.85, y-half*.85, half*.34, c)
	},
	"○": func(p render.Pen, x, y, half float64, c palette.Color) { p.Ring(x, y, half, half*.34, c) },
	"□": func(p render.Pen, x, y, half float64, c palette.Color) {
		side := half * .9
		p.Frame(render.Rect{X: x - side, Y: y - side, W: 2 * side, H: 2 * side}, 1, half*.34, c)
	},
	"△": func(p render.Pen, x, y, half float64, c palette.Color) {
		top, foot := y-half*.95, y+half*.75
		p.Line(x-half, foot, x+half, foot, half*.34, c)
		p.Line(x-half, foot, x, top, half*.34, c)
		p.Line(x+half, foot, x, top, half*.34, c)
	},
}
