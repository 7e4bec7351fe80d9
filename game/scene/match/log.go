package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/render"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// in returns the log with type as large as a box has room for: three lines, or two in
// a low one, and in each a few words or the longest of the names.
func (s LogPaper) in(r render.Rect) LogPaper {
	const least = 1.3
	room := r.W - tokenInLog
	for further := 2.0; further > 0 && s.grown <= least; further-- {
		s.grown = max(least, s.Theme.LargestGrowth(mostLogGrowth, func(k float64) bool {
			s.grown = k
			who, _ := s.logStyles()
			for _, name := range s.M.Names {
				if s.Theme.MeasureText(name, who) > room-8 {
					return false
				}
			}
			return logPitch(k)+further*logLeading(k) <= r.H && k*170 <= room
		}))
	}
	s.grown = min(s.grown, s.Theme.TextScale)
	return s
}

// mostLogGrowth is how far its type grows at most, so that a line has room for some
// words.
const mostLogGrowth = 1.6

// logSize is the size of the type of the log in the design.
const logSize = 13

// logPitch is the height of a line of the log in type that has grown so far,
// logLeading that of each further line of a sentence.
func logPitch(grown float64) float64   { return math.Round(20.5 * (1 + grown) / 2) }
func logLeading(grown float64) float64 { return math.Round(16.5 * grown) }

// DrawLongLog draws a log that has room for a head.
func (s LogPaper) DrawLongLog(dst *ebiten.Image, r render.Rect) {
	t := s.Theme
	head := t.Capped(render.Style{Face: render.Black, Size: 18, Color: t.Palette.Ink}, 1.3)
	t.DrawFit(dst, s.Say("log.title"), r.X+16, r.Y+31, r.W-32, 13, head)
	t.Rule(dst, r.X+14, r.Y+42, r.W-28)
	s.DrawLines(dst, render.Rect{X: r.X + 14, Y: r.Y + 48, W: r.W - 28, H: r.H - 56}, false)
}

// DrawLines draws the latest sentences of the log that have room in a box, in
// full. They begin at its top, or stand in its middle.
func (s LogPaper) DrawLines(dst *ebiten.Image, r render.Rect, middle bool) {
	c := &s.M.Chronicle
	if len(c.Lines) == 0 {
		s.drawNoLine(dst, r)
		return
	}
	s = s.in(r)
	aged := r.W > 240
	n, high := 0, 0.0
	for ; n < len(c.Lines); n++ {
		l := s.told(c.At(n), r.W, aged, 4)
		if high+l.height() > r.H {
			break
		}
		high += l.height()
	}
	if n == 0 {
		s.DrawLastLine(dst, r)
		return
	}
	y := r.Y
	if middle {
		y += (r.H - high) / 2
	}
	for i := range n {
		l := s.told(c.At(i), r.W, aged, 4)
		s.drawSentence(dst, &l, r.X, y, r.W)
		y += l.height()
	}
}

// DrawLastLine draws the latest sentence alone, in a box that is hardly higher
// than it: in two lines if need be, and then as small as need be.
func (s LogPaper) DrawLastLine(dst *ebiten.Image, r render.Rect) {
	c := &s.M.Chronicle
	if len(c.Lines) == 0 {
		s.drawNoLine(dst, r)
		return
	}
	s.grown = min(s.Theme.TextScale, mostLogGrowth)
	l := s.told(c.At(0), r.W, false, 3)
	for size := max(12.5, logSize*s.grown-.5); size >= 10.5 && (l.lines.Cut || l.height() > r.H+3); size -= .5 {
		who, what := s.logStyles()
		who.Size, what.Size = size/s.Theme.TextScale, size/s.Theme.TextScale
		if size < 12 {
			who.Face, what.Face = render.CondensedBold, render.CondensedMedium
		}
		l = s.toldIn(c.At(0), r.W, false, 3, who, what)
		l.pitch, l.leading = size*1.3, size*1.22
	}
	l.alone = true
	s.drawSentence(dst, &l, r.X, r.CenterY()-l.height()/2, r.W)
}

// drawNoLine says that nothing has happened yet.
func (s LogPaper) drawNoLine(dst *ebiten.Image, r render.Rect) {
	_, st := s.logStyles()
	st.Color = s.Theme.Palette.Ink2
	s.Theme.DrawFit(dst, s.Say("log.empty"), r.X+2, r.Y+min(r.H/2, 14)+4.5, r.W-4, 11, st)
}

// sentence is a sentence of the log as it is set: who did it, in bold, then
// what was done, which goes on below where it is long.
type sentence struct {
	line      *chronicleLine
	head, age string
	who, what render.Style
	lines     *render.Lines
	// pitch is the height of the first line, leading that of each further one.
	pitch, leading float64
	// alone says that no other sentence stands below: the token has the middle of
	// its lines.
	alone bool
}

// height returns what the sentence takes, in logical pixels.
func (l *sentence) height() float64 {
	return l.pitch + l.leading*float64(len(l.lines.Lines)-1)
}

// told sets a line of the log in a width, in no more lines than most.
func (s LogPaper) told(line *chronicleLine, width float64, aged bool, most int) sentence {
	who, what := s.logStyles()
	return s.toldIn(line, width, aged, most, who, what)
}

// tokenInLog is where a sentence begins, behind the token of whom it is about.
const tokenInLog = 24

// toldIn is like [logPaper.told] in the given type.
func (s LogPaper) toldIn(line *chronicleLine, width float64, aged bool, most int, who, what render.Style) sentence {
	t := s.Theme
	l := sentence{line: line, head: line.head, who: who, what: what}
	l.pitch, l.leading = logPitch(s.grown), logLeading(what.Size*t.TextScale/logSize)
	width -= tokenInLog
	first := width
	if l.head != "" {
		l.head = t.Truncate(l.head, who, width)
		first -= t.MeasureText(l.head, who)
	}
	if aged {
		// A long name needs the room more than the age does.
		if age := s.M.age(line.turn); first > 10+t.MeasureText(age, s.ageStyle()) {
			l.age = age
			first -= 10 + t.MeasureText(age, s.ageStyle())
		}
	}
	l.lines = t.WrapFrom(line.rest, what, width, first, most)
	return l
}

// drawSentence draws a sentence of the log with its upper left corner at x, y.
func (s LogPaper) drawSentence(dst *ebiten.Image, l *sentence, x, y, width float64) {
	const size = 16
	t := s.Theme
	grown := l.what.Size * t.TextScale / logSize
	base := y + l.pitch/2 + 4.5*grown
	top := base - 5*grown - size/2
	if l.alone {
		top += l.leading * float64(len(l.lines.Lines)-1) / 2
	}
	if l.line.Seat != engine.NoSeat {
		t.Token(dst, s.M.Tokens[l.line.Seat], x, top, size, render.Flat)
	} else {
		t.Art(dst, "start", x, top, size)
	}
	if l.age != "" {
		t.DrawText(dst, l.age, x+width, base, s.ageStyle())
	}
	at := x + tokenInLog
	if l.head != "" {
		at += t.DrawText(dst, l.head, at, base, l.who)
	}
	for _, text := range l.lines.Lines {
		t.DrawText(dst, text, at, base, l.what)
		at, base = x+tokenInLog, base+l.leading
	}
}

// logStyles are the type of who did something, and of what.
func (s LogPaper) logStyles() (who, what render.Style) {
	who = s.Theme.Capped(render.Style{Face: render.Bold, Size: logSize, Color: s.Theme.Palette.Ink}, s.grown)
	what = who
	what.Face = render.Regular
	return who, what
}

func (s LogPaper) ageStyle() render.Style {
	return s.Theme.Capped(render.Style{Face: render.Condensed, Size: 12.5, Color: s.Theme.Palette.Ink2, Align: render.End}, s.grown)
}

// Open returns the whole log on a panel over all else, which closes by shut.
func (s LogPaper) Open(box render.Rect, version uint64, shut func()) ui.Layer {
	head := 48.0
	area := render.Rect{X: box.X + 12, Y: box.Y + head, W: box.W - 20, H: box.H - head - 10}
	s = s.in(area)
	lines := &s.M.Chronicle
	const gap = 4
	width := area.W - 16
	aged := !s.View().Compact
	tops := make([]float64, len(lines.Lines)+1)
	for i := range lines.Lines {
		l := s.told(lines.At(i), width, aged, 4)
		tops[i+1] = tops[i] + l.height() + gap
	}
	// A sentence of which a part would be out of sight is not shown.
	shown := func(box render.Rect) bool {
		return box.Y >= area.Y-gap && box.Bottom() <= area.Bottom()+gap || box.H > area.H
	}
	controls := []ui.Control{
		{
			ID: "log-close", Box: render.Rect{X: box.Right() - 48, Y: box.Y + 6, W: 40, H: 38}, Widget: ui.CrossButton{Size: 7},
			Tip: render.Tip{Title: s.Say("log.close")}, Do: func(ui.Event) { shut() },
		},
		{ID: "log-lines", Box: area, Widget: ui.Scroll{Content: tops[len(lines.Lines)]}},
	}
	for i := range lines.Lines {
		controls = append(controls, ui.Control{
			ID: ui.ID("log-" + strconv.Itoa(i)), Box: render.Rect{X: area.X, Y: area.Y + tops[i], W: width, H: tops[i+1] - tops[i]},
			In: "log-lines", Skip: true, Info: true,
			Widget: ui.Custom{Version: lines.Version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.State) {
				if !shown(box) {
					return
				}
				l := s.told(lines.At(i), box.W, aged, 4)
				s.drawSentence(dst, &l, box.X, box.Y+gap/2, box.W)
			}},
		})
	}
	return ui.Layer{
		ID: "log-view", Modal: true, Dismiss: true, Box: box, First: "log-lines", Controls: controls, Version: version,
		Behind: func(dst *ebiten.Image) {
			s.Theme.Panel(dst, box, render.Paper)
			s.Theme.DrawFit(dst, s.Say("log.title"), box.X+18, box.Y+33, box.W-80, 12,
				s.Theme.Capped(render.Style{Face: render.Black, Size: 19, Color: s.Theme.Palette.Ink}, app.Growth))
		},
	}
}

// LogPaper sets the log of a match, wherever it stands.
type LogPaper struct {
	*app.App
	M *Match
	// grown is how far its type grows with the text scale, see [logPaper.in].
	grown float64
}
