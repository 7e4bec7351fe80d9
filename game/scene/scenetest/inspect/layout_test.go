package inspect

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

func TestLayoutsThatAreWrongAreFound(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Start()
	s.Tick()
	p := scenetest.Page(s.Top())
	quiet := &input.State{Pointer: input.Pointer{Away: true}, Idle: true}
	c := &p.Layers[0].Controls[0]
	before := *c
	for what, change := range map[string]func(){
		"overlap": func() {
			p.Layers[0].Controls = append(p.Layers[0].Controls, ui.Control{ID: "other", Box: c.Box, Widget: c.Widget})
		},
		"outside the window": func() { c.Box.X = s.View().W - 10 },
		"less than 34":       func() { c.Box.H = 33 },
	} {
		change()
		p.UI.Update(quiet, s.View(), p.Layers)
		assert.Contains(t, strings.Join(ControlFaults(p), "\n"), what)
		p.Layers[0].Controls = p.Layers[0].Controls[:1]
		c = &p.Layers[0].Controls[0]
		*c = before
	}
}

// blank is a page with nothing on it.
type blank struct{ app.Base }

func (*blank) Tick(*input.State) bool { return false }
func (*blank) Draw(*ebiten.Image)     {}

func TestTextsThatAreWrongAreFound(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Open(&blank{app.NewBase(s.App, "blank")})
	p := scenetest.Page(s.Top())
	window := s.View().Bounds()
	text := func(s string, x float64) scenetest.Mark {
		return scenetest.Mark{Line: render.TextLine{Text: s, Size: 15, Box: render.Rect{X: x, Y: 100, W: 80, H: 12}, On: window}}
	}
	ground := func(x float64) scenetest.Mark {
		return scenetest.Mark{Ground: render.Rect{X: x, Y: 90, W: 100, H: 40}, On: window}
	}
	small := text("ab", 15)
	small.Line.Size = 11
	assert.Empty(t, TextFaults([]scenetest.Mark{ground(10), text("a", 15), ground(110), text("b", 115)}, p))
	for what, told := range map[string][]scenetest.Mark{
		"is cut":        {text("a…", 15)},
		"is only":       {small},
		"outside what":  {text("a", 1250)},
		"wider than":    {ground(10), text("a", 40)},
		"run into each": {text("a", 15), text("b", 80)},
	} {
		assert.Contains(t, strings.Join(TextFaults(told, p), "\n"), what)
	}
	assert.Empty(t, TextFaults([]scenetest.Mark{text("a", 15), ground(10), text("b", 20)}, p), "a panel may cover a text")
}
