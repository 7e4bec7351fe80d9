package app_test

import (
	"runtime"
	"testing"
	"weak"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/app"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
)

// blank is a page with nothing on it.
type blank struct{ hand hand.Hand }

func (*blank) Tick(*input.State) bool { return false }
func (*blank) Draw(*ebiten.Image)     {}
func (*blank) Over() bool             { return false }
func (b *blank) Hand() *hand.Hand     { return &b.hand }
func (*blank) Status() app.Status     { return app.Status{} }

// What a closed page holds is not kept: its pictures are freed with it.
func TestAPageThatIsClosedIsLetGo(t *testing.T) {
	a := &app.App{}
	a.Open(&blank{})
	open := func() weak.Pointer[blank] {
		page := &blank{}
		a.Open(page)
		return weak.Make(page)
	}
	for how, leave := range map[string]func(){
		"closed":         a.Close,
		"left for other": func() { a.Goto(&blank{}) },
	} {
		page := open()
		leave()
		runtime.GC()
		assert.Nil(t, page.Value(), how)
	}
	runtime.KeepAlive(a)
}
