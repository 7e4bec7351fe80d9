//go:build !js

package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
	"unicode/utf8"

	"golang.org/x/term"

	"bigpayday/game/words"
)

// progress is a line on a terminal that says how far a long computation is. The
// zero value shows nothing.
type progress struct {
	words *words.Words
	out   io.Writer // nil where there is no terminal
	total int       // parts of the work
	begun time.Time
	last  time.Time // when the line was shown last
	width int       // runes of the line that is shown
}

const (
	// progressDelay passes before the line is shown for the first time, and
	// progressInterval between two changes of it.
	progressDelay    = 400 * time.Millisecond
	progressInterval = 100 * time.Millisecond
	// progressCells is how wide the bar is, in runes.
	progressCells = 30
)

// newProgress returns the line for a computation of so many parts. It is shown
// only if out is a terminal.
func newProgress(w *words.Words, out io.Writer, total int) *progress {
	file, ok := out.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return &progress{}
	}
	now := time.Now()
	return &progress{words: w, out: out, total: total, begun: now, last: now.Add(progressDelay - progressInterval)}
}

// show says that so many parts are done. It is called as often as one likes.
func (p *progress) show(done int) {
	now := time.Now()
	if p.out == nil || now.Sub(p.last) < progressInterval {
		return
	}
	p.last = now
	p.write(p.line(done, now.Sub(p.begun)))
}

// line returns what is shown when so many parts are done since the beginning.
func (p *progress) line(done int, since time.Duration) string {
	share := float64(done) / float64(max(1, p.total))
	filled := min(progressCells, int(share*progressCells))
	values := []words.Value{
		words.Text("share", p.words.Decimal(100*share, 0)+"%"),
		words.Text("done", p.words.Whole(int64(done))), words.Text("all", p.words.Whole(int64(p.total))),
	}
	text := p.words.Say("cli.progress", values...)
	if done > 0 {
		left := time.Duration(float64(since) * float64(p.total-done) / float64(done)).Round(time.Second)
		text = p.words.Say("cli.progress_left", append(values, words.Text("time", left.String()))...)
	}
	return "[" + strings.Repeat("█", filled) + strings.Repeat("·", progressCells-filled) + "] " + text
}

// write shows a line in place of the one before, the end of which is blanked.
func (p *progress) write(line string) {
	width := utf8.RuneCountInString(line)
	fmt.Fprint(p.out, "\r", line, strings.Repeat(" ", max(0, p.width-width)))
	p.width = width
}

// clear takes the line off the terminal: something else is about to be printed.
func (p *progress) clear() {
	if p.out == nil || p.width == 0 {
		return
	}
	p.write("")
	fmt.Fprint(p.out, "\r")
	p.width = 0
}
