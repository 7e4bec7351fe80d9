//go:build !js

package assets

import "embed"

//go:embed words/*.po
var catalogues embed.FS
