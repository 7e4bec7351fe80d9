// Empty is a window of Ebitengine with nothing in it, for the game to be
// compared with.
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/tools/frames/watch"
)

func main() {
	out := flag.String("out", "", "the file to write to")
	first := flag.Bool("first", false, "end after the first frame")
	inStep := flag.Bool("in-step", false, "draw a frame after every tick")
	flag.Parse()
	e := &empty{}
	ebiten.SetWindowSize(1280, 800)
	result, err := watch.Run(watch.Subject{
		Game:  e,
		Ready: func() bool { return true },
		Drawn: func() int { return e.draws }, FirstOnly: *first, InStep: *inStep,
	})
	if err == nil {
		err = watch.Write(result, *out)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "empty:", err)
		os.Exit(1)
	}
}

type empty struct{ draws int }

func (*empty) Update() error              { return nil }
func (e *empty) Draw(*ebiten.Image)       { e.draws++ }
func (*empty) Layout(w, h int) (int, int) { return w, h }
