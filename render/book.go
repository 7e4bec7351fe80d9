package render

import "github.com/hajimehoshi/ebiten/v2"

// BookLine is an entry on a page of a savings and loan book.
type BookLine struct {
	// Text says where and why, Change by how much, Total what there is then.
	Text, Change, Total string
	// Gain and Loss colour the change. Note says that the text is a remark and
	// has the whole line.
	Gain, Loss, Note bool
}

// BookPage is a page of a savings and loan book.
type BookPage struct {
	Title, Rate string
	Lines       []BookLine
	// Total is what there is, Loss says that it is owed.
	Total string
	Loss  bool
}

// Book is where the parts of an open savings and loan book are.
type Book struct {
	Cover Rect
	Pages [2]Rect
	// Head, Foot and Pitch are heights on a page: of its title, of its total,
	// and of a line.
	Head, Foot, Pitch float64
}

// NewBook lays an open book out in a rectangle.
func NewBook(r Rect) Book {
	const cover, spine = 6, 12
	b := Book{Cover: r}
	in := r.Inset(cover)
	w := (in.W - spine) / 2
	b.Pages = [2]Rect{{in.X, in.Y, w, in.H}, {in.Right() - w, in.Y, w, in.H}}
	b.Head, b.Foot = 26, 38
	free := in.H - b.Head - b.Foot
	b.Pitch = free / max(1, float64(int(free/18)))
	return b
}

// Lines returns how many lines a page has room for.
func (b *Book) Lines() int { return int((b.Pages[0].H - b.Head - b.Foot + .5) / b.Pitch) }

// Button returns where the button of a page stands.
func (b *Book) Button(page int) Rect {
	r := b.Pages[page]
	w := min(r.W*.63, 160)
	return Rect{r.Right() - 4 - w, r.Bottom() - 36, w, 34}
}

// OpenBook draws an open savings and loan book. Written, 0 to 1, is how much of
// the last line of the page at writing has been written.
func (t *Theme) OpenBook(dst *ebiten.Image, b *Book, pages [2]BookPage) {
	p, c := t.pen(dst), &t.Palette
	green := c.Families[Green]
	p.shadow(Rect{b.Cover.X + 2, b.Cover.Y, b.Cover.W - 4, b.Cover.H}, 4, 8, 5, .5)
	p.fill(b.Cover, 4, green.Edge)
	p.fill(b.Cover.Inset(1.5), 3, mixed(green.Edge, green.Face, .35))
	inside := Rect{b.Pages[0].X, b.Pages[0].Y, b.Pages[1].Right() - b.Pages[0].X, b.Pages[0].H}
	p.fill(inside, 2, mixed(c.PaperBottom, c.Paper3, .55))
	for i, page := range pages {
		t.bookPage(p, b, i, page)
	}
	p.plumb(inside.CenterX(), inside.Y, inside.H, 1.5, mixed(c.Paper3, c.Ink2, .4))
}

func (t *Theme) bookPage(p pen, b *Book, i int, page BookPage) {
	c := &t.Palette
	r := b.Pages[i]
	p.fill(r, 2, c.PaperTop)
	left, right := r.X+9, r.Right()-8
	q := p.grown(1.15)
	rate := q.fit(page.Rate, right, r.Y+b.Head-8, r.W*.5, 11, Style{Face: CondensedMedium, Size: 12.5, Color: c.Ink2, Align: End})
	q.fit(page.Title, left, r.Y+b.Head-7, right-rate-8-left, 12, Style{Face: Bold, Size: 15, Color: c.Ink})
	p.rule(r.X+4, r.Y+b.Head, r.W-8, 1.6, c.Ink2)
	st := Style{Face: CondensedMedium, Size: 13, Color: c.Ink}
	num := Style{Face: CondensedBold, Size: 13, Color: c.Ink, Align: End}
	for n := range b.Lines() {
		y := r.Y + b.Head + float64(n+1)*b.Pitch
		p.rule(r.X+4, y, r.W-8, 1, c.Line)
		if n >= len(page.Lines) {
			continue
		}
		line := page.Lines[n]
		base := y - b.Pitch*.5 + 4.6
		if line.Note {
			q.fit(line.Text, left, base, right-left, 11, st.In(c.Ink2))
			continue
		}
		w := q.fit(line.Total, right, base, r.W*.26, 11, num)
		ink := c.Ink
		switch {
		case line.Gain:
			ink = c.Gain
		case line.Loss:
			ink = c.Loss
		}
		end := right - max(w, 34) - 7
		w = q.fit(line.Change, end, base, r.W*.26, 11, num.In(ink))
		q.fit(line.Text, left, base, end-w-7-left, 11, st)
	}
	total := Style{Face: Black, Size: 19, Color: c.Gain}
	if page.Loss {
		total.Color = c.Loss
	}
	button := b.Button(i)
	q.fit(page.Total, left, button.CenterY()+7, button.X-8-left, 12, total)
}

// FamilyBand draws a coloured band along the upper edge of a panel, with a
// title at its left and a note at its right end.
func (t *Theme) FamilyBand(dst *ebiten.Image, r Rect, f Family, title, note string) {
	p, c := t.pen(dst), &t.Palette
	p.fillPart(r, 7, tops, c.Families[f].Face)
	ink := c.on(f)
	st := Style{Face: Black, Size: min(19, r.H*.5), Color: ink, Tracking: 1.4}
	end := r.Right() - 14
	small := Style{Face: Medium, Size: 13.5, Color: ink, Align: End}
	w := p.fit(note, end, p.middle(r, small), r.W*.5, 11, small)
	p.fit(title, r.X+14, p.middle(r, st), end-w-12-r.X-14, 12, st)
}
