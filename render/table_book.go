package render

// bookMeasures are the measures of the right column in which a savings and
// loan book lies open below everything else, at 1280x800.
var bookMeasures = struct {
	dice, main, buttons, book [2]float64 // y, height
	card, hint                float64    // y, baseline
}{
	dice: [2]float64{60, 68}, card: 144, main: [2]float64{402, 44}, hint: 464,
	buttons: [2]float64{472, 34}, book: [2]float64{514, 130},
}

// WithBook returns the table with a savings and loan book that lies open in the
// right column, in place of the log, and a line below the main button that says
// what a choice does. Compact tables have no room for either, unless they are
// upright: there the book lies between card and button.
func (t Table) WithBook() Table {
	if t.View.Compact {
		return t.withUprightBook()
	}
	m := &bookMeasures
	tall := max(t.View.H-regularH, 0)
	t.Dice.Y, t.Dice.H = m.dice[0], m.dice[1]
	// What the window is higher than the design is air above the card, and then
	// lines of the book.
	air := min(tall/3, 60)
	t.Card.Y = m.card + air/2
	t.Main.Y, t.Main.H = m.main[0]+air, m.main[1]
	t.Hint = m.hint + air
	for i := range t.Buttons {
		t.Buttons[i].Y, t.Buttons[i].H = m.buttons[0]+air, m.buttons[1]
	}
	t.Book = Rect{t.Column.X, m.book[0] + air, t.Column.W, m.book[1] + tall - air}
	if t.Deals.Empty() {
		t.Log = Rect{}
	}
	return t
}

// withUprightBook lays the book between card and button where there is room for
// it.
func (t Table) withUprightBook() Table {
	const gap, hint, least = 14, 30, 112
	if !t.View.IsUpright() {
		return t
	}
	card := t.Card
	card.Y = t.Dice.Bottom() + gap
	r := Rect{t.Column.X, card.Bottom() + gap, t.Column.W, t.Main.Y - hint - card.Bottom() - gap}
	if r.H < least {
		return t
	}
	t.Card, t.Book, t.Hint = card, r, t.Main.Y-10
	return t
}
