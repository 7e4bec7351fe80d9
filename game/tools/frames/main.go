//go:build !js

// Frames measures what the game costs while it is played: how many frames are
// drawn, and what each of them takes. It plays the game itself, in a window, from
// games that are always the same: at its usual pace where it is to be seen how often
// it draws, and else with a frame after every tick, so that a machine that draws slowly
// finds the same figures.
//
//	go run ./game/tools/frames
//
// Every situation is played in a process of its own, and so is an empty window
// of Ebitengine to compare with. What is counted, draw calls and allocations in
// the game's own Update, is counted in a second run of each, with a program
// that Ebitengine's tag ebitenginedebug lets log its draw calls.
//
// What lives here is what is played (situation.go, player.go, playback.go,
// drops.go, decisions.go), how often and where (measure.go, browser.go, calls.go),
// and the limits (report.go). Package watch takes the figures; the game is package
// game. Nothing imports this command.
package main

import (
	"flag"
	"fmt"
	"os"

	"bigpayday/game/tools/frames/watch"
)

func main() {
	play := flag.String("play", "", "play this situation and write what was measured to -out; the command runs itself with it")
	out := flag.String("out", "", "the file to write to")
	only := flag.String("only", "", "measure only this situation, or those that begin with it where it ends in a hyphen")
	flag.Parse()
	var err error
	if *play != "" {
		var m measurement
		if m, err = playOne(*play); err == nil {
			err = watch.Write(m, *out)
		}
	} else {
		err = measure(*only)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "frames:", err)
		os.Exit(1)
	}
}
