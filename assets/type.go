package assets

import "embed"

//go:embed type/*.ttf
var typefaces embed.FS

// Typeface returns the TrueType font of a name, such as "display1975", and whether there is
// one. What each is for, and where it comes from, stands in type/README.md.
func Typeface(name string) ([]byte, bool) {
	b, err := typefaces.ReadFile("type/" + name + ".ttf")
	return b, err == nil
}
