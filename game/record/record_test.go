package record

import (
	"encoding/json"
	"errors"
	"io"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// line is an object of a game that the tests make up.
type line struct {
	E string `json:"e"`
	N int    `json:"n"`
}

func decodeLine(h Head, text []byte) (l line, err error) {
	if h.Record > 0 && h.Edition != "chess" {
		return l, &OtherGame{Edition: h.Edition}
	}
	err = json.Unmarshal(text, &l)
	return l, err
}

func TestWhatIsWrittenIsReadBack(t *testing.T) {
	var out strings.Builder
	lines := NewLines(&out)
	want := []line{{"one", 1}, {"two", 2}}
	for _, l := range want {
		lines.Write(l)
	}
	require.NoError(t, lines.Flush())
	assert.Equal(t, "{\"e\":\"one\",\"n\":1}\n{\"e\":\"two\",\"n\":2}\n", out.String())
	var got []line
	require.NoError(t, Read(strings.NewReader(out.String()), decodeLine, func(l line) error {
		got = append(got, l)
		return nil
	}))
	assert.Equal(t, want, got)
}

func TestReadRefusesWhatIsNoRecord(t *testing.T) {
	read := func(text string) error {
		return Read(strings.NewReader(text), decodeLine, func(line) error { return nil })
	}
	for text, says := range map[string]string{
		"{":                     "line 1",
		"{\"e\":\"turn\"}\n\n5": "line 3",
		`{"seat":1}`:            "line 1: no kind of event",
		"{\"e\":\"turn\"}\n{\"e\":\"game\",\"record\":2}": "line 2: format 2 is newer than 1",
		`{"e":"turn"} {"e":"turn"}`:                       "line 1",
		`{"e":"turn","n":"x"}`:                            "line 1",
		`{"e":"game","record":1,"edition":"go","n":1}`:    `line 1: the game is one of "go"`,
	} {
		assert.ErrorContains(t, read(text), says, text)
	}
	assert.NoError(t, read(""))
	assert.NoError(t, read(`{"e":"game","record":1,"edition":"chess","more":[]}`), "fields that are not known are passed over")
	mine := errors.New("enough")
	assert.ErrorIs(t, Read(strings.NewReader(`{"e":"turn"}`), decodeLine, func(line) error { return mine }), mine)
	var other *OtherGame
	assert.ErrorAs(t, read(`{"e":"game","record":1,"edition":"go"}`), &other)
}

// full is a disk that takes nothing.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

func TestAFullDiskIsTold(t *testing.T) {
	lines := NewLines(full{})
	lines.Write(line{"one", 1})
	assert.Error(t, lines.Flush())
	lines.Write(line{"two", 2})
	assert.Error(t, lines.Flush(), "again, until somebody listens")
	lines = NewLines(io.Discard)
	lines.Write(math.NaN())
	assert.Error(t, lines.Flush(), "what cannot be written as JSON")
}
