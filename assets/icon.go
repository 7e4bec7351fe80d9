package assets

import _ "embed"

//go:embed icon/icon.svg
var icon []byte

// Icon returns the SVG text of the program's icon, a square. The bytes are the caller's to read,
// not to change.
func Icon() []byte { return icon }
