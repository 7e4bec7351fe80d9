package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// The savings and loan book lies open beside the board. It is that of the
// player whom the screen is for: what was saved and borrowed lately, and a
// button to take savings out and one to borrow.

// listBook lists the two buttons of the book and its pages, which tell what
// they are.
func (s *Turn) listBook() {
	b := render.NewBook(s.Layout.Book)
	withdraw, borrow := s.withdrawAct(), s.LoanAct()
	withdraw.label = s.Say("book.withdraw")
	if s.M.Stage.Shown().Players[facts.Viewer(s.M)].Savings > 0 {
		borrow.Keys, borrow.Off = 0, s.Say("refusal."+string(engine.RefusedSaver))
	} else {
		withdraw.Keys = 0
	}
	withdraw.cap, borrow.cap = 0, 0
	borrow.label = s.Say("book.borrow")
	for i, a := range [2]*act{&withdraw, &borrow} {
		c := s.control(a, b.Button(i))
		button := c.Widget.(ui.Button)
		button.Kind = render.Kraft
		c.Widget = button
		s.table = append(s.table, c)
	}
	for i, id := range [2]ui.ID{"book-savings", "book-loan"} {
		page := b.Pages[i]
		page.H = b.Button(i).Y - page.Y
		s.table = append(s.table, ui.Control{ID: id, Box: page, Widget: ui.Custom{}, Info: true, Tip: facts.BookTip(s.M, i)})
	}
}

// listBookRow lists the buttons between the main one and the book: what gets
// cash stands in the book.
func (s *Turn) listBookRow(cs []ui.Control, third act) []ui.Control {
	log := act{ID: "log", label: s.Say("log.title"), tip: render.Tip{Text: s.Say("log.open")}, do: s.openLog}
	if !s.Layout.Log.Empty() {
		log = s.rulesAct() // the log stands elsewhere
	}
	if facts.ComputersMove(s.M) && !s.M.Halted {
		third = s.haltAct()
	}
	for i, a := range [3]act{s.dealsAct(), third, log} {
		cs = append(cs, s.control(&a, s.Layout.Buttons[i]))
	}
	return cs
}

// drawBook draws the book at rest.
func (s *Turn) drawBook(dst *ebiten.Image) {
	b := render.NewBook(s.Layout.Book)
	s.Theme.OpenBook(dst, &b, s.BookPages(b.Lines()))
}

// bookWritten reports whether somebody sees their book being written into.
func (s *Turn) bookWritten() bool {
	entry := s.M.Stage.Actors().Entry
	return entry.On && entry.Seat == facts.Viewer(s.M) && !s.Layout.Book.Empty()
}

// drawBookEntry draws the line that is being written into the book.
func (s *Turn) drawBookEntry(dst *ebiten.Image) {
	if !s.bookWritten() {
		return
	}
	b := render.NewBook(s.Layout.Book)
	for i, page := range s.BookPages(b.Lines()) {
		if page.Unwritten > 0 {
			s.Theme.BookEntry(dst, &b, i, page, s.M.Stage.Actors().Entry.T)
		}
	}
}

// BookPages returns the pages of the book of the player whom the screen is for,
// with that many lines at most.
func (s *Turn) BookPages(lines int) [2]render.BookPage {
	sh, w := s.M.Stage.Shown(), s.M.Words
	ed := sh.Edition()
	seat := facts.Viewer(s.M)
	p, book := sh.Players[seat], &sh.Books[seat]
	savings := render.BookPage{
		Title: s.Say("savings.savings"), Rate: s.Say("book.earns", words.Number("percent", ed.Savings.Percent)), Total: facts.BookTotal(s.M, p.Savings), Gain: p.Savings > 0,
	}
	loan := render.BookPage{
		Title: s.Say("turn.card.loan"), Rate: s.Say("book.costs", words.Number("percent", ed.LoanPercent)), Total: facts.BookTotal(s.M, p.Loan), Loss: p.Loan > 0,
	}
	var below [2][]render.BookLine
	var short [2]string // for where there is only one line for a remark
	switch {
	case p.Loan > 0:
		short[0] = "book.savings_closed_short"
		below[0] = facts.BookNotes(s.M, "book.savings_closed", "book.savings_closed_more")
		below[1] = append([]render.BookLine{{Text: s.Say("book.due"), Total: w.Money(ed.Interest(p.Loan)), Loss: true}}, facts.BookNotes(s.M, "book.loan_paid_back")...)
	case p.Savings > 0:
		short[1] = "book.loan_closed_short"
		below[0] = []render.BookLine{
			{Text: s.Say("book.earns_next"), Total: w.Money(ed.SavingsInterest(p.Savings))},
			{Text: s.Say("book.fee", words.Money("fee", ed.Savings.Fee)), Note: true},
		}
		below[1] = facts.BookNotes(s.M, "book.loan_closed", "book.loan_closed_more")
	default:
		below[0] = facts.BookNotes(s.M, "book.savings_empty", "book.savings_empty_more")
		below[1] = facts.BookNotes(s.M, "book.loan_empty", "book.loan_empty_more")
	}
	for i, page := range [2]*render.BookPage{&savings, &loan} {
		entries := [2]*stage.BookPage{&book.Savings, &book.Loan}[i]
		rest := below[i]
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
	return [2]render.BookPage{savings, loan}
}

// drawHint says in a line below the main button what the choice does that the
// player is about to make.
func (s *Turn) drawHint(dst *ebiten.Image) {
	text := s.hintText()
	if text == "" {
		return
	}
	t := s.Theme
	col := s.Layout.Column
	st := t.Capped(render.Style{Face: render.CondensedBold, Size: 13.5, Color: t.Palette.Cream, Align: render.Center}, 1.15)
	t.DrawFit(dst, text, col.CenterX(), s.Layout.Hint, col.W-8, 11, st)
}

// hintText is what the line below the main button says.
func (s *Turn) hintText() string {
	p, ok := s.M.Asked()
	if !ok {
		return ""
	}
	if s.stake.open {
		return s.Say("swellfare.else")
	}
	kind := engine.NoChoice
	switch p.Kind {
	case engine.BuyDeal:
		kind = engine.Buy
	case engine.AnteUp:
		kind = engine.Ante
	default:
		return ""
	}
	o, ok := facts.Option(s.M, kind)
	if !ok {
		return ""
	}
	offer := s.M.Words.Offer(s.M.Table.State(), o, s.M.Names)
	return s.Say("book.hint", words.Text("label", offer.Label), words.Text("does", offer.Does))
}
