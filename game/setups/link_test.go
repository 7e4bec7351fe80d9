package setups

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/table"
)

// sent is a game as it was set up by somebody.
func sent() Link {
	doc := Document{"house": []byte(`["no-coach"]`)}
	doc.Put(Head{Version: Version, Edition: "1975", Seats: []Seat{
		{Name: "Ada", Kind: table.Human, Token: "car", Colour: "red", Birthday: "12-10", Own: true},
		{Name: "Uncle Otto", Kind: table.Hard, Token: "cup", Colour: "blue"},
	}})
	return Link{Setup: doc, Seed: 1<<64 - 1}
}

func TestALinkHoldsTheGame(t *testing.T) {
	text := sent().Text()
	assert.Less(t, len(text), 500, "it can be sent in a line")
	assert.NotContains(t, text, "%")
	got, err := ParseLink(text)
	require.NoError(t, err)
	head := got.Setup.Head()
	assert.Equal(t, sent().Seed, got.Seed)
	assert.Equal(t, "1975", head.Edition)
	assert.JSONEq(t, `["no-coach"]`, string(got.Setup["house"]))
	require.Len(t, head.Seats, 2)
	assert.Empty(t, head.Seats[0].Name, "nobody's name is sent")
	assert.Empty(t, head.Seats[0].Birthday)
	assert.True(t, head.Seats[0].Own)
	assert.Equal(t, "Uncle Otto", head.Seats[1].Name)
}

func TestADamagedLinkIsNoGame(t *testing.T) {
	text := sent().Text()
	bomb := Link{Setup: Document{"x": []byte(`"` + strings.Repeat("a", 10*largestLink) + `"`)}, Seed: 1}
	for _, broken := range []string{"", "?", "abc", text[:len(text)/2], text[1:], Link{Setup: sent().Setup}.Text(), Link{Seed: 1}.Text(), bomb.Text()} {
		_, err := ParseLink(broken)
		assert.Error(t, err, "%.40q", broken)
	}
}
