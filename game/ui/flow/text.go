package flow

import (
	"slices"
	"strings"

	"bigpayday/render"
)

// leastType is the size below which type is cut and not set smaller, in logical
// pixels.
const leastType = 11.5

// blockEms is how wide a text of several lines would like to be, in times the size
// of its type: lines that are longer are hard to read.
const blockEms = 34

// tightLeading is the height of a line that just does not touch the next one, in times the
// size of its type.
const tightLeading = 1.16

// textual is what a text node says, and how it is set once it is laid out.
type textual struct {
	text  string
	runs  []render.Run
	style render.Style
	// most is how many lines it has: 1 for one line, 0 for as many as it takes.
	most int
	even bool
	// dense says that lines stand close.
	dense bool
	// inline is the artwork that stands where the text has room for it.
	inline string
	// lead is what the text begins with, in a style of its own.
	lead render.Run

	set   render.Style
	lines *render.Lines
	line  string
	cut   bool
}

// Line is one line of text: condensed, then smaller, and at last cut where there is
// too little room, with a tip that says all of it. It is nil where the text is empty.
func Line(s string, st render.Style) *Node {
	if s == "" {
		return nil
	}
	return written(textual{text: s, style: st, most: 1})
}

// writing is a node with its text.
type writing struct {
	Node
	textual
}

// written returns the node of a text.
func written(x textual) *Node {
	n := &writing{textual: x}
	n.Node.text = &n.textual
	return &n.Node
}

// Text is a text that wraps, with at most so many lines, 0 for as many as it takes.
// Where there is too little room it is set smaller, and at last cut. It is nil where
// the text is empty.
func Text(s string, st render.Style, most int) *Node {
	if s == "" {
		return nil
	}
	return written(textual{text: s, style: st, most: most})
}

// Centered is like [Text] for lines in the middle, which are about equally long.
func Centered(s string, st render.Style, most int) *Node {
	n := Text(s, st.Aligned(render.Center), most)
	if n != nil {
		n.text.even = true
	}
	return n
}

// Runs is one line that is set in several styles. See [render.Run] for what gives
// way where there is too little room.
func Runs(runs ...render.Run) *Node {
	runs = slices.DeleteFunc(slices.Clone(runs), func(r render.Run) bool { return r.Text == "" })
	if len(runs) == 0 {
		return nil
	}
	return written(textual{runs: runs, style: runs[0].Style, most: 1})
}

// Lead begins a text that wraps with words in a style of their own, such as the name of
// who did what it tells.
func (n *Node) Lead(s string, st render.Style) *Node {
	n.text.lead = render.Run{Text: s, Style: st}
	return n
}

// Dense sets all texts in a node closely: on cards, where room is short.
func (n *Node) Dense() *Node {
	n.Each(func(k *Node) {
		if k.text != nil {
			k.text.dense = true
		}
	})
	return n
}

// leading returns what the text begins with when it is set in a style, and how wide that
// is.
func (x *textual) leading(t *render.Theme, st render.Style) (lead render.Run, width float64) {
	lead = x.lead
	if lead.Text == "" {
		return lead, 0
	}
	lead.Style.Size *= st.Size / x.style.Size
	return lead, t.MeasureText(lead.Text, lead.Style)
}

// wrap wraps the text behind what it begins with.
func (x *textual) wrap(t *render.Theme, st render.Style, w float64, most int) *render.Lines {
	_, lead := x.leading(t, st)
	lines := t.WrapFrom(x.text, st, w, w-lead, most)
	if x.dense {
		closer := *lines
		closer.Leading = x.lineHeight(t, st)
		lines = &closer
	}
	return lines
}

// inlineRoom is as many inline spaces as a piece of artwork needs beside letters.
const inlineRoom = string(render.InlineSpace) + string(render.InlineSpace) + string(render.InlineSpace)

// Inline draws a piece of artwork, as high as the letters, wherever a text has a
// [render.InlineSpace]; nothing, but with room for it, where the name is "".
func (n *Node) Inline(art string) *Node {
	if n != nil {
		n.text.text = strings.ReplaceAll(n.text.text, string(render.InlineSpace), inlineRoom)
		n.text.inline = art
	}
	return n
}

// usual is the style in which the text is set where it has all the room it wants.
func (x *textual) usual(t *render.Theme) render.Style { return t.Legible(x.style) }

// legible returns the style of a part of a text of several styles, which all grow as the first does.
func (x *textual) legible(t *render.Theme, st render.Style) render.Style {
	st.Size *= x.usual(t).Size / x.style.Size
	return st
}

// width measures how wide a text is.
func (x *textual) width(t *render.Theme) limits {
	if x.runs != nil {
		w := limits{}
		for _, r := range x.runs {
			full := t.MeasureText(r.Text, x.legible(t, r.Style))
			w.natural += full
			if r.Yields {
				full /= 2
			}
			w.least += full * .84
		}
		return w
	}
	_, lead := x.leading(t, x.usual(t))
	full := lead + t.MeasureText(x.text, x.usual(t))
	small := x.small(t)
	if x.most == 1 {
		return limits{min(full, t.MeasureText(x.text, small)), full}
	}
	block := blockEms * x.usual(t).Size * t.TextScale
	if x.most > 1 {
		block = max(block, 1.15*full/float64(x.most))
	}
	natural := min(full, block)
	return limits{min(natural, x.widestWord(t, small)), natural}
}

// small is the style in which the text takes the least room.
func (x *textual) small(t *render.Theme) render.Style {
	st := x.usual(t)
	st.Face = st.Face.Condensed()
	st.Size = min(st.Size, leastType/t.TextScale)
	return st
}

// lineHeight returns the height of a line of a style.
func (x *textual) lineHeight(t *render.Theme, st render.Style) float64 {
	if x.dense {
		return tightLeading * st.Size * t.TextScale
	}
	return t.LineHeight(st)
}

// height measures how high a text is that is so wide.
func (x *textual) height(t *render.Theme, w float64) limits {
	if x.most == 1 {
		return limits{min(x.usual(t).Size*t.TextScale, leastType) * 1.2, x.lineHeight(t, x.usual(t))}
	}
	small := x.small(t)
	small.Face = x.style.Face
	lines := x.wrap(t, x.usual(t), w, x.most)
	natural := lines.Height()
	if len(lines.Lines) == 1 { // so it is in smaller type
		return limits{min(natural, x.lineHeight(t, small)), natural}
	}
	return limits{min(natural, x.wrap(t, small, w, x.most).Height()), natural}
}

// ascent returns how far the baseline of the first line lies below the upper edge.
func (x *textual) ascent(t *render.Theme) float64 {
	return x.lineHeight(t, x.usual(t))/2 + x.usual(t).Size*t.TextScale*.36
}

// lay decides how the text is set in its box.
func (x *textual) lay(t *render.Theme, r render.Rect) {
	x.set, x.cut = x.usual(t), false
	if x.most == 1 {
		// In a low box a line is no higher than that.
		x.set.Size = min(x.set.Size, max(leastType, r.H/tightLeading)/t.TextScale)
	}
	if x.runs != nil {
		return
	}
	if x.most == 1 {
		x.line, x.set = t.Fit(x.text, x.set, r.W, leastType)
		x.cut = x.line != x.text
		return
	}
	least := leastType / t.TextScale
	for {
		x.lines = x.wrap(t, x.set, r.W, x.most)
		if !x.lines.Cut && x.lines.Height() <= r.H+.5 && x.widestWord(t, x.set) <= r.W+.5 {
			break
		}
		if x.set.Size <= least {
			// What does not fit into the box is left out.
			room := max(1, int((r.H+.5)/x.lines.Leading))
			if x.most > 0 {
				room = min(room, x.most)
			}
			x.lines = x.wrap(t, x.set, r.W, room)
			break
		}
		x.set.Size = max(least, x.set.Size-.5)
	}
	x.cut = x.lines.Cut
	x.rewrap(t, r.W)
}

// rewrap wraps a text of several lines in the type in which it is set at last.
func (x *textual) rewrap(t *render.Theme, w float64) {
	switch {
	case x.most == 1 || x.cut:
	case x.even:
		x.lines = x.wrapEvenly(t, w, len(x.lines.Lines))
	default:
		x.lines = x.wrap(t, x.set, w, x.most)
	}
}

// wrapEvenly wraps the text into lines that are as equally long as they can be without more of
// them, as looks best where they are centred.
func (x *textual) wrapEvenly(t *render.Theme, w float64, most int) *render.Lines {
	l := t.Wrap(x.text, x.set, w, most)
	if len(l.Lines) < 2 || l.Cut {
		return l
	}
	least, enough := w/2, w
	for range 6 {
		middle := (least + enough) / 2
		if even := t.Wrap(x.text, x.set, middle, 0); len(even.Lines) > len(l.Lines) {
			least = middle
		} else {
			enough = middle
		}
	}
	return t.Wrap(x.text, x.set, enough, most)
}

// widestWord returns how wide the widest word is: only in smaller type than any other
// words are broken in two.
func (x *textual) widestWord(t *render.Theme, st render.Style) (w float64) {
	_, w = x.leading(t, st)
	for word := range strings.FieldsSeq(x.text) {
		for part := range strings.SplitAfterSeq(word, "-") {
			w = max(w, t.MeasureText(part, st))
		}
	}
	return w
}

// setAlike sets the texts of a table that are of one style and stand in one column in
// one type: the smallest of them.
func (n *Node) setAlike(t *render.Theme) {
	for column := range n.cells(t).cells {
		least := map[render.Style]render.Style{}
		n.eachText(column, func(k *Node) {
			x := k.text
			st, ok := least[x.style]
			if !ok {
				st = x.set
			}
			st.Size = min(st.Size, x.set.Size)
			if x.set.Face != x.style.Face {
				st.Face = x.set.Face
			}
			least[x.style] = st
		})
		n.eachText(column, func(k *Node) {
			if x := k.text; x.set != least[x.style] {
				x.set = least[x.style]
				x.rewrap(t, k.Box.W-2*t.Length(k.padX))
			}
		})
	}
}

// eachText calls each with the texts that are not cut in a column of a table.
func (n *Node) eachText(column int, each func(k *Node)) {
	for _, r := range n.kids {
		switch {
		case r.kind == table:
			r.eachText(column, each)
		case r.kind == row && column < len(r.kids):
			r.kids[column].Each(func(k *Node) {
				if k.text != nil && k.text.runs == nil && !k.text.cut {
					each(k)
				}
			})
		}
	}
}
