//go:build !js

package cli

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
)

func TestTheBarTellsHowFarTheGamesAre(t *testing.T) {
	var out bytes.Buffer
	nothing := newProgress(words.Open(words.English), &out, 100)
	nothing.show(50)
	nothing.clear()
	assert.Empty(t, out.String(), "there is no bar in a file or a pipe")

	bar := progress{words: words.Open(words.English), out: &out, total: 3000}
	bar.show(1500)
	assert.Contains(t, out.String(), "███████████████···············] 50%, 1,500 of 3,000, ")
	shown := out.Len()
	bar.show(1600)
	assert.Equal(t, shown, out.Len(), "not faster than anybody reads")
	assert.Contains(t, bar.line(1500, 30*time.Second), "30s left")
	assert.Contains(t, bar.line(0, time.Second), "0%, 0 of 3,000")
	bar.clear()
	assert.True(t, strings.HasSuffix(out.String(), " \r"), "it leaves an empty line")
}
