// Command bigpayday is Big Pay Day, a board game: build a month of day tiles,
// walk through it day by day, and see what is left on Big Pay Day. Package cli
// lists its commands.
//
// This file hands the command line over, and is the place where the linker
// writes the version.
package main

import (
	"os"

	"bigpayday/game/cli"
)

// version is what the program calls itself: -ldflags "-X main.version=v1.2.3"
// sets it.
var version = "dev"

func main() {
	stdout, stderr := cli.Console()
	os.Exit(cli.Run(version, os.Args[1:], stdout, stderr))
}
