package options

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Book is the layout of an open savings and loan book. [NewBook] makes it.
type Book struct {
	Cover render.Rect
	Pages [2]render.Rect
	// Head, Foot and Pitch are heights on a page: of its title, of its total,
	// and of a line.
	Head, Foot, Pitch float64

	mirrored bool
}

const bookCover, bookSpine = 6, 22

// NewBook lays an open book out in a rectangle. For left hands it is mirrored.
func NewBook(r render.Rect, mirrored bool) Book {
	in := r.Inset(bookCover)
	page := in.LeftPart((in.W - bookSpine) / 2)
	b := Book{Cover: r, Pages: [2]render.Rect{page, page.Moved(in.W-page.W, 0)}, Head: 26, Foot: 38, mirrored: mirrored}
	if mirrored {
		b.Pages[0], b.Pages[1] = b.Pages[1], b.Pages[0]
	}
	free := in.H - b.Head - b.Foot
	b.Pitch = free / max(1, float64(int(free/18)))
	return b
}

// Lines returns how many lines a page has room for.
func (b *Book) Lines() int { return int((b.Pages[0].H - b.Head - b.Foot + .5) / b.Pitch) }

// Button returns where the button of a page stands.
func (b *Book) Button(page int) render.Rect {
	r := b.Pages[page]
	w := min(r.W*.52, 130)
	button := render.Rect{X: r.Right() - 4 - w, Y: r.Bottom() - 36, W: w, H: 34}
	if b.mirrored {
		button.X = r.X + 4
	}
	return button
}

// BookPage is the content of a page of a savings and loan book.
type BookPage struct {
	Title, Rate string
	Lines       []BookLine
	// Total is what there is, Gain says that it is saved and Loss that it is owed.
	Total      string
	Gain, Loss bool
	// Unwritten is a line that is not on the page yet, from 1, or 0: it is about
	// to be written by [BookEntry].
	Unwritten int
}

// BookLine is an entry on a page of a savings and loan book.
type BookLine struct {
	// Text says where and why, Change by how much, Total what there is then.
	Text, Change, Total string
	// Gain and Loss colour the change, or the total where there is none. Note marks
	// a remark, which has the whole line.
	Gain, Loss, Note bool
}

// bookColors are the cover of a book, its pages, the sheets below them, and the
// rules on them.
var bookColors = struct {
	cover                    palette.Pair
	page, below, rule, spine palette.Color
}{
	palette.Pair{Face: palette.Hex(0x59683A), Edge: palette.Hex(0x3F4A2A)}, palette.BookPaper, palette.Hex(0xE6D09A), palette.Hex(0xD9C48F), palette.Hex(0xB8935A),
}

// OpenBook draws an open savings and loan book in its green cover.
func OpenBook(t *render.Theme, dst *ebiten.Image, b *Book, pages [2]BookPage) {
	p, c := t.Pen(dst), &bookColors
	p.Shadow(render.Rect{X: b.Cover.X + 4, Y: b.Cover.Y + 2, W: b.Cover.W - 8, H: b.Cover.H - 2}, 5, 8, 6, .5)
	p.Fill(b.Cover, 7, c.cover.Edge)
	p.Fill(b.Cover.TopPart(b.Cover.H-2.5), 7, c.cover.Face)
	inside := b.Cover.Inset(bookCover)
	page := c.page
	if t.HighContrast {
		page = t.Palette.Field
	}
	p.Fill(inside.Moved(0, 1), 2, c.below)
	inside.H -= 1.5
	p.Fill(inside, 2, page)
	p.Fill(render.Rect{X: inside.CenterX() - 10, Y: inside.Y, W: 20, H: inside.H}, 0, palette.Faded(palette.Hex(0x5A3A14), .1))
	p.Vline(inside.CenterX(), inside.Y, inside.H, 1.4, c.spine)
	for i, k := range pages {
		bookPage(t, p, b, i, k)
	}
}

// bookPage writes a page of a book.
func bookPage(t *render.Theme, p render.Pen, b *Book, i int, page BookPage) {
	c, r := &t.Palette, b.Pages[i]
	left, right := r.X+10, r.Right()-9
	q := p.GrowingTo(1.15)
	rate := q.TextFit(page.Rate, right, r.Y+b.Head-8, r.W*.5, 11, render.Style{Face: render.CondensedMedium, Size: 13, Color: c.Ink2, Align: render.End})
	q.TextFit(page.Title, left, r.Y+b.Head-7, right-rate-8-left, 12, render.Style{Face: render.Black, Size: 16, Color: c.Ink})
	p.Hline(r.X+6, r.Y+b.Head, r.W-12, 1.5, c.Kraft.Edge)
	lines := bookPen(t, p, b, &page)
	for n := range b.Lines() {
		p.Hline(r.X+6, b.ruleOf(i, n), r.W-12, 1, bookColors.rule)
		if n < len(page.Lines) && n+1 != page.Unwritten {
			bookLine(t, lines, b, i, n, page.Lines[n])
		}
	}
	total := render.Style{Face: render.Black, Size: 19, Color: c.SumColor(page.Gain, page.Loss, c.Ink2)}
	button := b.Button(i)
	if b.mirrored {
		left, total.Align = right, render.End
	}
	q.TextFit(page.Total, left, button.CenterY()+7, r.W-button.W-22, 12, total)
}

// ruleOf returns the y coordinate of the rule below a line of a page.
func (b *Book) ruleOf(page, line int) float64 {
	return b.Pages[page].Y + b.Head + float64(line+1)*b.Pitch
}

// The type of the lines of a book, and of the sums in them.
var (
	bookText = render.Style{Face: render.CondensedMedium, Size: 13}
	bookSum  = render.Style{Face: render.CondensedBold, Size: 13, Align: render.End}
)

// bookPen returns the pen for the lines of a page: their type grows as far as all
// have room for it.
func bookPen(t *render.Theme, p render.Pen, b *Book, page *BookPage) render.Pen {
	const most = 1.15
	room := b.Pages[0].W - 19
	return p.GrowingTo(t.LargestGrowth(most, func(k float64) bool {
		q := p.GrowingTo(k)
		return !slices.ContainsFunc(page.Lines, func(line BookLine) bool {
			w := q.Measure(line.Text, bookText)
			if !line.Note {
				w += 14 + max(q.Measure(line.Total, bookSum), leastBookSum) + q.Measure(line.Change, bookSum)
			}
			return w > room
		})
	}))
}

// leastBookSum is how wide the column of the totals in a book is at least.
const leastBookSum = 34

// bookLine writes the n-th line of the page i.
func bookLine(t *render.Theme, p render.Pen, b *Book, i, n int, line BookLine) {
	c, r := &t.Palette, b.Pages[i]
	left, right := r.X+10, r.Right()-9
	st, num := bookText.In(c.Ink2), bookSum.In(c.Ink)
	base := b.ruleOf(i, n) - b.Pitch*.5 + 4.6
	if line.Note {
		p.TextFit(line.Text, left, base, right-left, 11.5, st)
		return
	}
	ink := c.SumColor(line.Gain, line.Loss, c.Ink)
	if line.Change == "" {
		num.Color = ink
	}
	w := p.TextFit(line.Total, right, base, r.W*.26, 11, num)
	end := right - max(w, leastBookSum) - 7
	w = p.TextFit(line.Change, end, base, r.W*.26, 11, num.In(ink))
	p.TextFit(line.Text, left, base, end-w-4-left, 11.5, st)
}

// BookEntry draws the line of the page i that is Unwritten, which [OpenBook]
// leaves out, as far as it has been written: at goes from 0 to 1.
func BookEntry(t *render.Theme, dst *ebiten.Image, b *Book, i int, page BookPage, at float64) {
	r, n := b.Pages[i], page.Unwritten-1
	t.Pen(dst).Within(render.Rect{X: r.X, Y: b.ruleOf(i, n) - b.Pitch, W: r.W * at, H: b.Pitch}, func(p render.Pen) {
		bookLine(t, bookPen(t, p, b, &page), b, i, n, page.Lines[n])
	})
}
