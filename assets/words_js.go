package assets

import "embed"

//go:embed words/en.po
var catalogues embed.FS
