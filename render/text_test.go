package render

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func themeFor(t testing.TB, v View, textScale float64) *Theme {
	th, err := NewTheme(v, textScale, false)
	require.NoError(t, err)
	return th
}

var body = Style{Face: Regular, Size: 14}

func TestWrappedLinesFitAndKeepEveryWord(t *testing.T) {
	const text = "A Deal that is not sold when the game ends is worth nothing, however much was paid for it."
	for _, scale := range []float64{1, 1.3, 2} {
		th := themeFor(t, NewView(1280, 800, 1), scale)
		for _, width := range []float64{130, 200, 333, 2000} {
			l := th.Wrap(text, body, width, 0)
			assert.False(t, l.Cut)
			assert.Equal(t, text, strings.Join(l.Lines, " "))
			for _, s := range l.Lines {
				assert.LessOrEqual(t, th.MeasureText(s, body), width+1, "%q", s)
			}
			assert.LessOrEqual(t, l.Width, width+1)
			assert.InDelta(t, float64(len(l.Lines))*th.LineHeight(body), l.Height(), 1e-9)
		}
	}
}

func TestLinesLieApartAsTheirOwnSizeAsksWhateverWasWrappedBefore(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	for _, size := range []float64{14.4, 14, 13.6} { // letters of them all are as large
		st := Style{Face: Regular, Size: size}
		assert.InDelta(t, th.LineHeight(st), th.Wrap("Pay Day", st, 200, 0).Leading, 1e-9, "%v", size)
	}
}

func TestNoShortWordStandsAloneOnTheLastLine(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	const text = "Computer 2 jumped back from 7 to 5"
	room := th.MeasureText("Computer 2 jumped back from 7 to", body)
	assert.Equal(t, []string{"Computer 2 jumped back", "from 7 to 5"}, th.Wrap(text, body, room, 0).Lines, "nor do two very short ones")
	assert.Equal(t, []string{"to", "5"}, th.Wrap("to 5", body, th.MeasureText("to", body), 0).Lines, "a line keeps two words")
	first := th.MeasureText("finished month", body)
	assert.Equal(t, []string{"finished", "month 2"}, th.WrapFrom("finished month 2", body, 2*first, first, 0).Lines, "but one behind what leads the first line")
	name := th.MeasureText("The cake had", body)
	assert.Equal(t, []string{"The cake had", "bridesmaids"}, th.Wrap("The cake had bridesmaids", body, name, 0).Lines, "a long word may stand alone")
}

func TestNoLineEndsAtASpaceThatHoldsTogether(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	room := th.MeasureText("Der Ausflug kostet 8.000", body)
	assert.Equal(t, []string{"Der Ausflug kostet", "8.000\u00a0$ mehr"}, th.Wrap("Der Ausflug kostet 8.000\u00a0$ mehr", body, room, 0).Lines)
}

func TestWrapLeavesOutWhatHasNoRoomWithAnEllipsis(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 2), 1)
	l := th.Wrap("one two three four five six seven eight nine ten eleven twelve", body, 90, 2)
	require.Len(t, l.Lines, 2)
	assert.True(t, l.Cut)
	assert.True(t, strings.HasSuffix(l.Lines[1], ellipsis), "%q", l.Lines[1])
	assert.LessOrEqual(t, th.MeasureText(l.Lines[1], body), 91.0)
}

func TestWrapBreaksWordsThatAreWiderThanALine(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	word := strings.Repeat("Häuser", 20)
	l := th.Wrap(word, body, 60, 0)
	assert.Greater(t, len(l.Lines), 3)
	assert.Equal(t, word, strings.Join(l.Lines, ""))
	for _, s := range l.Lines {
		assert.True(t, utf8.ValidString(s), "letters stay whole")
		assert.LessOrEqual(t, th.MeasureText(s, body), 61.0)
	}
	assert.Len(t, th.Wrap("", body, 60, 0).Lines, 1, "an empty text is one empty line")
	assert.NotEmpty(t, th.Wrap("abc", body, 0, 3).Lines, "no width is no reason to hang")
}

func TestFitShrinksToItsFloorThenCuts(t *testing.T) {
	th := themeFor(t, NewView(1366, 768, 1), 1)
	name := "Grandmother Wilhelmina"
	full := th.MeasureText(name, body)
	s, st := th.Fit(name, body, full+2, 11)
	assert.Equal(t, name, s)
	assert.InDelta(t, body.Size, st.Size, 1e-4, "what fits stays as it is")
	s, st = th.Fit(name, body, full*.9, 11)
	assert.Equal(t, name, s)
	assert.Less(t, st.Size, body.Size)
	assert.LessOrEqual(t, th.MeasureText(s, st), full*.9+1)
	s, st = th.Fit(name, body, full*.4, 11)
	assert.True(t, strings.HasSuffix(s, ellipsis))
	assert.InDelta(t, 11, st.Size, .6, "sizes are whole device pixels")
	assert.LessOrEqual(t, th.MeasureText(s, st), full*.4+1)
}

func TestEveryFitIsAsNarrowAsAskedAtEveryScale(t *testing.T) {
	for _, scale := range []float64{.5, .9, 1, 1.067, 1.35, 2, 2.7} {
		th := themeFor(t, View{W: 1280, H: 800, Scale: scale}, 1.3)
		for _, s := range []string{"Jackpot Skyrockets", "Super Sweepstakes", "−$1,234,567", "日本語の名前", "W"} {
			for _, width := range []float64{20, 60, 98, 150} {
				for _, st := range []Style{{Face: CondensedBold, Size: 12.5}, {Face: Black, Size: 25, Tracking: -.6}} {
					got, as := th.Fit(s, st, width, 10)
					if got == ellipsis {
						continue // not even one letter fits
					}
					assert.LessOrEqual(t, th.MeasureText(got, as), width+1/scale, "%q in %v at %v", s, width, scale)
				}
			}
		}
	}
}

func TestTrackedLettersStandOneBehindTheOther(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	for face := range faceCount {
		k := th.key("final fluff", Style{Face: face, Size: 30, Tracking: -1})
		for i := 1; i <= len(k.text); i++ {
			before, after := text.AdvanceAt(k.text, i-1, th.setter.face(k)), text.AdvanceAt(k.text, i, th.setter.face(k))
			assert.Less(t, before, after, "%q in face %d", k.text[:i], face)
		}
	}
}

func TestTextScaleMakesTypeLarger(t *testing.T) {
	v := NewView(1280, 800, 1)
	small, large := themeFor(t, v, 1), themeFor(t, v, 1.5)
	assert.InDelta(t, small.MeasureText("Big Pay Day", body)*1.5, large.MeasureText("Big Pay Day", body), 1)
	assert.InDelta(t, 2, themeFor(t, v, 9).TextScale, 1e-9, "scales end at 2")
	assert.InDelta(t, 1, themeFor(t, v, 0).TextScale, 1e-9)
}

func TestTextThatIsNoTextIsSetAnyway(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	for _, s := range []string{"a\xffb", "two\nlines", "\x00", "tab\there"} {
		assert.NotPanics(t, func() {
			th.MeasureText(s, body)
			th.MeasureText(s, Style{Face: Bold, Size: 10, Tracking: 2})
			th.Wrap(s, body, 50, 2)
			th.Caret(s, len(s), body)
			th.Fit(s, body, 10, 8)
		}, "%q", s)
	}
}

func TestCaretStandsWhereItWasSet(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 2), 1)
	for _, s := range []string{"Mom", "Zoé née Müller", "日本語"} {
		for i := range s {
			assert.Equal(t, i, th.CaretAt(s, th.Caret(s, i, body), body), "%q", s)
		}
		assert.Equal(t, len(s), th.CaretAt(s, 1e6, body))
		assert.Equal(t, 0, th.CaretAt(s, -5, body))
	}
}

func TestMeasuringAgainAllocatesNothing(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	again := func() {
		th.MeasureText("Keep it and pay at Big Pay Day.", body)
		th.Wrap("One month of very long showers", body, 80, 2)
		th.Fit("Jackpot Skyrockets", body, 60, 10)
	}
	again()
	assert.Zero(t, testing.AllocsPerRun(50, again))
}

func TestWrapFromLeavesRoomBeforeTheFirstLine(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	const words = "sold Left Hand Tool Works for $14,000"
	l := th.WrapFrom(words, body, 160, 70, 0)
	assert.LessOrEqual(t, th.MeasureText(l.Lines[0], body), 71.0)
	assert.Greater(t, l.Width, 71.0, "the other lines have the whole width")
	assert.Equal(t, words, strings.Join(l.Lines, " "))
	assert.Empty(t, th.WrapFrom(words, body, 160, 5, 0).Lines[0], "no word fits in the first line")
	cut := th.WrapFrom(words, body, 160, 70, 1)
	assert.True(t, cut.Cut)
	assert.LessOrEqual(t, th.MeasureText(cut.Lines[0], body), 71.0)
}

func TestNewSumsInSentencesTakeFewAllocations(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	texts := make([]string, 0, 100)
	for i := range cap(texts) {
		texts = append(texts, fmt.Sprintf("Cash $%d,%03d minus the loan", 10+i, 7*i))
	}
	th.MeasureText(texts[0], body)
	next := 0
	assert.LessOrEqual(t, testing.AllocsPerRun(len(texts)-2, func() {
		next++
		th.MeasureText(texts[next], body)
	}), 3.0)
	assert.InDelta(t, th.MeasureText("Cash ", body)+th.MeasureText("$10,007", body)+th.MeasureText(" minus the loan", body),
		th.MeasureText("Cash $10,007 minus the loan", body), 1, "as wide as what it is made of")
}
