// Icons draws the program's icon for the systems it is installed on:
//
//	go run ./game/tools/icons FOLDER
//
// The folder then holds a PNG for each size, such as 48.png, and icon.icns, which
// macOS wants. The same icon gives the same bytes. Nothing imports this command.
package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"

	"github.com/jackmordaunt/icns/v3"

	"bigpayday/render/sketch"
)

// sizes are the sides of the PNGs, in pixels: what Windows and the theme hicolor of Linux ask for,
// and the one that macOS makes smaller ones of.
var sizes = []int{16, 24, 32, 48, 64, 128, 256, 512, 1024}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: icons FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1], sizes); err != nil {
		fmt.Fprintln(os.Stderr, "icons:", err)
		os.Exit(1)
	}
}

// write draws the icons into a folder, which is made if there is none. The last size is the one
// that macOS gets.
func write(folder string, sizes []int) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, size := range sizes {
		var file bytes.Buffer
		if err := png.Encode(&file, sketch.Icon(size)); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, strconv.Itoa(size)+".png"), file.Bytes(), 0o644); err != nil {
			return err
		}
	}
	var file bytes.Buffer
	if err := icns.Encode(&file, sketch.Icon(sizes[len(sizes)-1])); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "icon.icns"), file.Bytes(), 0o644)
}
