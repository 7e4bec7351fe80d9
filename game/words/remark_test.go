package words_test

import (
	"testing"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWhoHasNoJokeInALanguageIsSilentInIt(t *testing.T) {
	var l words.Library
	require.NoError(t, l.Add("tok", []byte(toki+"\nmsgid \"say.otto.bill.2\"\nmsgstr \"jaki!\"\n\nmsgid \"say.otto.loss.1\"\nmsgstr \"\"\n")))
	assert.Equal(t, "Barnacles.", words.Open("en").Remark("say.otto.bill.2"))
	assert.Equal(t, "jaki!", l.Open("tok").Remark("say.otto.bill.2"))
	assert.Empty(t, l.Open("tok").Remark("say.otto.loss.1"), "left empty")
	assert.Empty(t, l.Open("tok").Remark("say.otto.loss.2"), "left out")
}
