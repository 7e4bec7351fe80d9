package render

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTypefacesHaveTheLettersOfNames(t *testing.T) {
	for _, r := range "Mom Zoë Ångström Łukasz Дарья Δήμητρα O’Neill-2" {
		assert.True(t, CanSet(r), "%c", r)
	}
	for _, r := range "日本🐈\n\u200b" {
		assert.False(t, CanSet(r), "%U", r)
	}
}
