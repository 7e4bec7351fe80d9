package assets

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestEveryPartIsNamedWithTheWholeTextOfItsLicense(t *testing.T) {
	all := Parts()
	says := map[string]string{
		"MIT": "Permission is hereby granted", "BSD-2-Clause": "Redistribution", "BSD-3-Clause": "Redistribution", "Apache-2.0": "Apache License",
		"OFL-1.1": "SIL OPEN FONT LICENSE", "M+ FONTS License": "fonts",
	}
	names := map[string]bool{}
	for _, p := range all {
		names[p.Name] = true
		assert.False(t, strings.Contains(p.License, "OFL") && !p.Typeface, "%s is a typeface", p.Name)
		assert.False(t, strings.Contains(p.Name, "/") && p.Typeface, "%s is a library", p.Name)
		want, known := says[p.License]
		assert.True(t, known, "%s: %s", p.Name, p.License)
		assert.Contains(t, strings.ToLower(p.Text), strings.ToLower(want), p.Name)
		assert.NotContains(t, p.Text, "\n## ", "%s: no other part's text", p.Name)
	}
	for _, name := range []string{"github.com/hajimehoshi/ebiten/v2", "Go", "Roboto", "Titan One", "M+ 1p"} {
		assert.True(t, names[name], name)
	}
	assert.Equal(t, strings.Count(parts, "\n| "), len(all)+1, "every line of the table but its head")
}
