package e2e

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
)

// Differ returns how many pixels differ between two pictures. Pictures of
// different sizes differ in every pixel of the larger.
func Differ(a, b *image.RGBA) int {
	if a.Bounds().Size() != b.Bounds().Size() {
		return max(a.Bounds().Dx()*a.Bounds().Dy(), b.Bounds().Dx()*b.Bounds().Dy())
	}
	n := 0
	for y := range a.Bounds().Dy() {
		rowA := a.Pix[y*a.Stride : y*a.Stride+4*a.Bounds().Dx()]
		rowB := b.Pix[y*b.Stride : y*b.Stride+4*b.Bounds().Dx()]
		for i := 0; i < len(rowA); i += 4 {
			if [4]byte(rowA[i:i+4]) != [4]byte(rowB[i:i+4]) {
				n++
			}
		}
	}
	return n
}

// WritePNG writes a picture to a file, in a folder that is made if need be.
func WritePNG(file string, img image.Image) error {
	return writePNG(file, img, png.DefaultCompression)
}

// writePNG does so with a compression.
func writePNG(file string, img image.Image, compression png.CompressionLevel) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: compression}
	if err := encoder.Encode(f, img); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
