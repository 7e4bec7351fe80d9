package main

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

// progress is a line on a terminal that tells how far a long work is. The zero
// value shows nothing.
type progress struct {
	words *words.Words
	out   io.Writer // nil where there is no terminal
	all   int
	begun time.Time
	last  time.Time // when the line was shown
	width int       // letters of the line that is shown
}

// The line comes after a while, and changes so often.
const (
	progressAfter = 400 * time.Millisecond
	progressEvery = 100 * time.Millisecond
	progressCells = 30
)

// newProgress returns the line for a work of many parts, which shows if out is a
// terminal.
func newProgress(w *words.Words, out io.Writer, all int) *progress {
	file, ok := out.(*os.File)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return &progress{}
	}
	now := time.Now()
	return &progress{words: w, out: out, all: all, begun: now, last: now.Add(progressAfter - progressEvery)}
}

// show tells that so many parts are done.
func (p *progress) show(done int) {
	now := time.Now()
	if p.out == nil || now.Sub(p.last) < progressEvery {
		return
	}
	p.last = now
	line := p.line(done, now.Sub(p.begun))
	p.write(line)
}

// line returns what is shown.
func (p *progress) line(done int, since time.Duration) string {
	share := float64(done) / float64(max(1, p.all))
	filled := min(progressCells, int(share*progressCells))
	values := []words.Value{
		words.Text("share", p.words.Decimal(100*share, 0)+"%"),
		words.Text("done", p.words.Whole(int64(done))), words.Text("all", p.words.Whole(int64(p.all))),
	}
	text := p.words.Say("cli.progress", values...)
	if done > 0 {
		left := time.Duration(float64(since) * float64(p.all-done) / float64(done)).Round(time.Second)
		text = p.words.Say("cli.progress_left", append(values, words.Text("time", left.String()))...)
	}
	return "[" + strings.Repeat("█", filled) + strings.Repeat("·", progressCells-filled) + "] " + text
}

// write shows a line in place of the one before.
func (p *progress) write(line string) {
	width := utf8.RuneCountInString(line)
	fmt.Fprint(p.out, "\r", line, strings.Repeat(" ", max(0, p.width-width)))
	p.width = width
}

// clear takes the line away.
func (p *progress) clear() {
	if p.out == nil || p.width == 0 {
		return
	}
	p.write("")
	fmt.Fprint(p.out, "\r")
	p.width = 0
}
