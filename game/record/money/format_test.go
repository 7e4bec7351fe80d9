package money

import (
	"fmt"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// idsOf returns the ids of the first n values of a type, but for "none".
func idsOf[T interface {
	~uint8
	fmt.Stringer
}](n T) []string {
	var all []string
	for v := range n {
		if id := v.String(); id != "none" {
			all = append(all, id)
		}
	}
	return all
}

func TestEveryIDThatARecordCanHaveIsDocumented(t *testing.T) {
	text, err := os.ReadFile("FORMAT.md")
	require.NoError(t, err)
	documented := map[string]bool{}
	// A choice is documented with what follows it, such as `sell CARD`.
	for _, found := range regexp.MustCompile("`([a-z0-9-]+)( [A-Z ]+)?`").FindAllSubmatch(text, -1) {
		documented[string(found[1])] = true
	}
	for what, all := range map[string][]string{
		"event": idsOf(engine.NumEventKinds), "reason": idsOf(engine.NumWhys), "space": idsOf(engine.NumSpaces),
		"deck": idsOf(engine.NumDecks), "kind of card": idsOf(engine.NumCardKinds), "message": idsOf(engine.NumMessages),
		"house rule": idsOf(engine.NumHouseRules), "prompt": idsOf(engine.NumPromptKinds), "choice": idsOf(engine.NumChoiceKinds),
		"preset": idsOf(engine.NumPresets), "place of a card": idsOf(engine.NumWhithers),
	} {
		assert.NotEmpty(t, all, what)
		for _, id := range all {
			assert.True(t, documented[id], "FORMAT.md does not say that there is a %s %q", what, id)
		}
	}
}
