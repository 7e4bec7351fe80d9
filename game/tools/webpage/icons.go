package main

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"bigpayday/render/sketch"
)

// icon is a picture of the program as the manifest names it.
type icon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

// drawn are the pictures that are made of the icon; size is in pixels. Those that may be cut
// to any shape fill their square: what is to be seen keeps to the circle in the middle.
var drawn = []struct {
	file     string
	size     int
	maskable bool
}{
	{"icon-180.png", 180, true}, {"icon-192.png", 192, false}, {"icon-512.png", 512, false}, {"icon-maskable.png", 512, true},
}

// felt is what lies around the icon where it is cut to another shape: the green of its ground.
var felt = color.NRGBA{0x1f, 0x6b, 0x52, 0xff}

// maskedPercent is how much of a picture that may be cut the icon takes: its corners lie outside.
const maskedPercent = 86

// writeIcons draws the program's icon in the sizes that browsers ask for.
func writeIcons(folder string) ([]icon, error) {
	all := []icon{{Source: "icon.svg", Sizes: "any", Type: "image/svg+xml"}}
	for _, d := range drawn {
		picture, purpose := image.Image(sketch.Icon(d.size)), "any"
		if d.maskable {
			picture, purpose = maskable(d.size), "maskable"
		}
		if err := writePNG(filepath.Join(folder, d.file), picture); err != nil {
			return nil, err
		}
		all = append(all, icon{Source: d.file, Sizes: fmt.Sprintf("%dx%d", d.size, d.size), Type: "image/png", Purpose: purpose})
	}
	return all, nil
}

// maskable draws the icon on a ground that may be cut to any shape.
func maskable(size int) image.Image {
	picture := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.Draw(picture, picture.Bounds(), image.NewUniform(felt), image.Point{}, draw.Src)
	inner := sketch.Icon(size * maskedPercent / 100)
	corner := (size - inner.Bounds().Dx()) / 2
	draw.Draw(picture, picture.Bounds(), inner, image.Pt(-corner, -corner), draw.Over)
	return picture
}

func writePNG(name string, picture image.Image) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(file, picture); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
