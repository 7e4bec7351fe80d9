package money

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// marksOf returns the marks of a save, each a number of choices and a fingerprint.
func marksOf(t *testing.T, data []byte) (marks [][2]any) {
	t.Helper()
	var doc struct{ Marks [][2]any }
	require.NoError(t, json.Unmarshal(data, &doc))
	return doc.Marks
}

func TestASaveHasTheFingerprintOfEveryTurn(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(12, table.Human, table.Normal), storage)
	var want [][2]any
	p := &person{random: 4}
	for !tb.Over() {
		turn := [2]int{int(tb.State().Turns), int(tb.State().Turn)}
		p.advance(t, tb)
		if turn != [2]int{int(tb.State().Turns), int(tb.State().Turn)} || tb.Over() {
			want = append(want, [2]any{float64(tb.Choices()), fingerprint(tb.State())})
		}
	}
	require.NoError(t, tb.Save())
	data, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, want, marksOf(t, data))
	assert.Greater(t, len(want), int(tb.State().Turns), "there are those of the tiles, too")

	resumed, err := Resume(storage)
	require.NoError(t, err)
	require.NoError(t, resumed.Save())
	again, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, want, marksOf(t, again))
}

func TestWhatIsTakenBackLeavesNoMark(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(12, table.Human, table.Human), storage)
	require.NoError(t, tb.Save())
	before, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	p := &person{}
	p.advance(t, tb)
	require.NoError(t, tb.Undo())
	require.NoError(t, tb.Save())
	after, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, marksOf(t, before), marksOf(t, after))
}

func TestAReplayNamesTheTurnInWhichItGoesAnotherWay(t *testing.T) {
	data, state := saved(t)
	marks := marksOf(t, data)
	require.Greater(t, len(marks), 10)
	differs := func(i int) []byte {
		return changed(t, data, "marks", func(old any) any {
			list := slices.Clone(old.([]any))
			list[i] = []any{list[i].([]any)[0], "0123456789abcdef"}
			return list
		})
	}
	for name, c := range map[string]struct {
		document []byte
		misfit   *table.Misfit
	}{
		"all fits":            {data, nil},
		"without marks":       {changed(t, data, "marks", to(nil)), nil},
		"the eighth mark":     {differs(7), &table.Misfit{ID: table.MarkDiffers, After: int(marks[7][0].(float64)), Turn: 8}},
		"the last mark":       {differs(len(marks) - 1), &table.Misfit{ID: table.MarkDiffers, After: int(marks[len(marks)-1][0].(float64)), Turn: len(marks)}},
		"a turn that was not": {changed(t, data, "marks", to([]any{[]any{1_000_000, "0"}})), &table.Misfit{ID: table.MarkDiffers, After: 1_000_000, Turn: 1}},
		"a choice":            {changed(t, data, "choices", to([]string{"fly"})), &table.Misfit{ID: table.ChoiceRefused}},
		"the setup": {changed(t, data, "setup", func(old any) any {
			old.(map[string]any)["house"] = []string{"fly"}
			return old
		}), &table.Misfit{ID: table.SetupRefused}},
	} {
		t.Run(name, func(t *testing.T) {
			tb, err := Resume(storageWith(t, c.document))
			require.NoError(t, err)
			assert.Equal(t, state, *tb.State(), "the game goes on all the same")
			replay, misfit := tb.Fitting()
			assert.Equal(t, c.misfit, misfit)
			_, err = tb.Replay()
			assert.Equal(t, c.misfit != nil, err != nil)
			steps := 0
			for {
				if _, ok := replay.Next(); !ok {
					break
				}
				steps++
			}
			if c.misfit == nil || c.misfit.After > tb.Choices() {
				assert.Equal(t, 1+tb.Choices(), steps)
			} else if c.misfit.ID != table.SetupRefused {
				assert.Equal(t, 1+c.misfit.After, steps, "it is told up to there")
			}
		})
	}
	for name, marks := range map[string]any{"words": "none", "short": []any{[]any{1}}, "long": []any{[]any{1, "0", 2}}, "turned round": []any{[]any{"0", 1}}} {
		_, err := Resume(storageWith(t, changed(t, data, "marks", to(marks))))
		assert.Equal(t, store.Broken, store.KindOf(err), name)
	}
}

func TestAMisfitIsAnErrorForLogs(t *testing.T) {
	var err error = &table.Misfit{ID: table.MarkDiffers, After: 17}
	var misfit *table.Misfit
	require.True(t, errors.As(err, &misfit))
	assert.Equal(t, "table.mark_differs after 17 choices", err.Error())
}

// fingerprint returns the hash of a state as saves have it.
func fingerprint(s *engine.State) string {
	const digits = "0123456789abcdef"
	text := make([]byte, 16)
	for i, h := len(text)-1, s.Hash(); i >= 0; i, h = i-1, h>>4 {
		text[i] = digits[h&15]
	}
	return string(text)
}
