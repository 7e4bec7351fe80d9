package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/options"
	"bigpayday/render/tabletop"
)

// The savings and loan book lies open beside the board. It is that of the
// player whom the screen is for: what was saved and borrowed lately, and a
// button to take savings out and one to borrow.

// showsBook reports whether the book lies open: where there are savings, and room.
func (s *Turn) showsBook() bool {
	return facts.Banks(s.M) && (!s.View().Compact || s.View().IsUpright())
}

// book is the open book.
func (s *Turn) book() *flow.Node {
	return flow.Board(s.listBook, s.paintBook, s.drawBookEntry).Size(render.None, render.BookHeight).Least(render.None, render.BookHeight).Grow(1)
}

// listBook lists the two buttons of the book and its pages, which tell what they are.
func (s *Turn) listBook(_ *render.Theme, box render.Rect) (controls []ui.Control) {
	b := options.NewBook(box, s.Settings.LeftHanded)
	withdraw, borrow := s.withdrawCommand(), s.loanCommand()
	withdraw.Label, borrow.Label = s.Say("book.withdraw"), s.Say("book.borrow")
	if s.M.Stage.Shown().Players[facts.Viewer(s.M)].Savings > 0 {
		borrow.Keys, borrow.Off = 0, s.Say("refusal."+string(engine.RefusedSaver))
	} else {
		withdraw.Keys = 0
	}
	for i, a := range [2]*panel.Command{&withdraw, &borrow} {
		a.Cap, a.Kind = input.NoAction, control.Kraft
		c := panel.Control(s.M.Session, *a, s.Invalidate)
		c.Box = b.Button(i)
		controls = append(controls, c)
	}
	for i, id := range [2]ui.ID{"book-savings", "book-loan"} {
		page := b.Pages[i]
		page.H = b.Button(i).Y - page.Y
		controls = append(controls, ui.Control{ID: id, Box: page, Widget: ui.Custom{}, Info: true, Tip: facts.BookTip(s.M, i)})
	}
	return controls
}

// paintBook paints the book at rest.
func (s *Turn) paintBook(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	b := options.NewBook(box, s.Settings.LeftHanded)
	options.OpenBook(t, dst, &b, s.bookPages(b.Lines()))
}

// bookWritten reports whether somebody sees their book being written into.
func (s *Turn) bookWritten() bool {
	entry := s.M.Stage.Actors().Entry
	return entry.On && entry.Seat == facts.Viewer(s.M) && s.showsBook()
}

// drawBookEntry draws the line that is being written into the book.
func (s *Turn) drawBookEntry(t *render.Theme, dst *ebiten.Image, box render.Rect) {
	if !s.bookWritten() {
		return
	}
	b := options.NewBook(box, s.Settings.LeftHanded)
	for i, page := range s.bookPages(b.Lines()) {
		if page.Unwritten > 0 {
			options.BookEntry(t, dst, &b, i, page, s.M.Stage.Actors().Entry.T)
		}
	}
}

// bookPages returns the pages of the book of the player whom the screen is for,
// with that many lines at most.
func (s *Turn) bookPages(lines int) [2]options.BookPage {
	sh, w := s.M.Stage.Shown(), s.M.Words
	ed := sh.Edition()
	seat := facts.Viewer(s.M)
	p, book := sh.Players[seat], &sh.Books[seat]
	pages := [2]options.BookPage{{
		Title: s.Say("savings.savings"), Rate: s.Say("book.earns", words.Number("percent", ed.Savings.Percent)), Total: facts.BookTotal(s.M, p.Savings), Gain: p.Savings > 0,
	}, {
		Title: s.Say("turn.card.loan"), Rate: s.Say("book.costs", words.Number("percent", ed.LoanPercent)), Total: facts.BookTotal(s.M, p.Loan), Loss: p.Loan > 0,
	}}
	var below [2][]options.BookLine
	var short [2]string // for where there is only one line for a remark
	switch {
	case p.Loan > 0:
		short[0] = "book.savings_closed_short"
		below[0] = facts.BookNotes(s.M, "book.savings_closed", "book.savings_closed_more")
		below[1] = append([]options.BookLine{{Text: s.Say("book.due"), Total: w.Money(ed.Interest(p.Loan)), Loss: true}}, facts.BookNotes(s.M, "book.loan_paid_back")...)
	case p.Savings > 0:
		short[1] = "book.loan_closed_short"
		below[0] = []options.BookLine{
			{Text: s.Say("book.earns_next"), Total: w.Money(ed.SavingsInterest(p.Savings))},
			{Text: s.Say("book.fee", words.Money("fee", ed.Savings.Fee)), Note: true},
		}
		below[1] = facts.BookNotes(s.M, "book.loan_closed", "book.loan_closed_more")
	default:
		below[0] = facts.BookNotes(s.M, "book.savings_empty", "book.savings_empty_more")
		below[1] = facts.BookNotes(s.M, "book.loan_empty", "book.loan_empty_more")
	}
	for i, entries := range [2]*tabletop.BookPage{&book.Savings, &book.Loan} {
		page, rest := &pages[i], below[i]
		if n := lines - min(int(entries.N), max(1, lines-len(rest))); n < len(rest) {
			if rest = rest[:n]; n == 1 && short[i] != "" {
				rest = facts.BookNotes(s.M, short[i])
			}
		}
		for _, entry := range entries.Latest(lines - len(rest)) {
			page.Lines = append(page.Lines, facts.BookLine(s.M, entry, i == 1))
		}
		if s.bookWritten() && s.M.Stage.Actors().Entry.Saved == (i == 0) {
			page.Unwritten = len(page.Lines)
		}
		page.Lines = append(page.Lines, rest...)
	}
	return pages
}

// hint says in a line below the main button what the choice does that the player is about
// to make.
func (s *Turn) hint() *flow.Node {
	text := ""
	if o, ok := s.offered(); s.stake.open {
		text = s.Say("swellfare.else")
	} else if ok {
		offer := s.M.Words.Offer(s.M.Table.State(), o, s.M.Names)
		text = s.Say("book.hint", words.Text("label", offer.Label), words.Text("does", offer.Does))
	}
	return flow.Column(flow.Line(text, render.Column.In(s.Theme.Palette.Cream).Aligned(render.Center))).Least(render.None, render.Gap)
}
