package scene

import "bigpayday/render"

var (
	formHead  = render.Style{Face: render.Black, Size: 19}
	formLabel = render.Style{Face: render.CondensedMedium, Size: 14}
	formSmall = render.Style{Face: render.Condensed, Size: 14}
	formText  = render.Style{Face: render.Medium, Size: 15}
	formSub   = render.Style{Face: render.Regular, Size: 14}
)

// setupBoxes is where the parts of the set-up are. What lies in area moves
// when that is scrolled; its boxes are those of the area not scrolled. Of the
// parts of the sheets, those of the one that is shown are laid out.
type setupBoxes struct {
	wall        wallBoxes
	sheet, area render.Rect
	// form is all that lies in the area; it may be higher.
	form               render.Rect
	headX, headEnd     float64
	headBase           float64
	tabs               render.Rect
	seats              []seatBoxes
	add                render.Rect // empty where there is no room for another seat
	edition            editionBoxes
	months             monthBoxes
	rules              rulesBoxes
	calendar           calendarBoxes
	kept               keptBoxes
	back, settings     render.Rect
	book               render.Rect
	start, troubleLine render.Rect
}

// seatBoxes is where the parts of a seat's row are.
type seatBoxes struct {
	row, order, token, name, kind, remove render.Rect
	// note is a remark, or how well a computer plays; it may be empty.
	note render.Rect
}

type monthBoxes struct {
	headBase, minutesBase, noteBase float64
	stepper                         render.Rect
	slips                           []render.Rect
	// slim slips have no small calendar.
	slim bool
}

// setupCounts is what the layout of a set-up depends on besides the window.
type setupCounts struct {
	sheet setupSheet
	// head is the headline of the sheet, tabs are the names of all of them.
	head string
	tabs []string

	seats, months int
	// kinds are the labels of a person and a computer.
	kinds [2]string
	// levels are the names of how well a computer plays.
	levels []string
	// editions is how many there are, figures what is said of the chosen one.
	editions int
	figures  string

	// lists are who begins and the like, house the house rules.
	lists, house int

	calendar calendarCounts

	// kept is how many setups are kept, keptNote a sentence above them.
	kept     int
	keptNote string
}

// controlHeight is how high the controls of a form are.
func controlHeight(t *render.Theme) float64 { return 18 + 16*t.TextScale }

// laySetup lays the set-up out. Where the form is higher than the sheet it is
// scrolled.
func laySetup(t *render.Theme, n setupCounts) setupBoxes {
	b := setupBoxes{wall: laySetupWall(t.View)}
	k := t.TextScale
	b.sheet = b.wall.right
	roomy := !t.View.Compact && k <= 1
	if roomy {
		b.sheet.H = min(b.sheet.H, 680)
	}
	b.area = render.Rect{X: b.sheet.X, Y: b.sheet.Y + 12, W: b.sheet.W - 6, H: b.sheet.H - 18}
	pad := 24.0
	if t.View.Compact {
		pad = 18
	}
	x, w := b.sheet.X+pad, b.sheet.W-2*pad
	y := b.layHead(t, n, b.area.Y)
	switch n.sheet {
	case playersSheet:
		var spare float64
		y, spare = b.laySeats(t, n, x, y, w, roomy)
		air := 5.0
		if t.View.Compact {
			air = 3
		}
		y = b.layEditions(t, n, x, y+air+2+.5*spare, w)
		below := b.layMonths(t, n, x, y+air+.5*spare, w, false)
		if t.View.Compact && below+10 > b.area.Bottom() {
			// Without their small calendars the months may have room.
			below = b.layMonths(t, n, x, y+air+.5*spare, w, true)
		}
		y = below
	case calendarSheet:
		y = b.calendar.lay(t, n.calendar, x, y, w)
	case rulesSheet:
		y = b.rules.lay(t, n, x, y, w, b.area.Bottom()-10)
	case keptSheet:
		bottom := b.area.Bottom() - 10
		if t.View.IsUpright() {
			bottom = min(bottom, b.sheet.Y+480)
		}
		y = b.kept.lay(t, n, x, y, w, bottom)
	}
	b.form = render.Rect{X: b.area.X, Y: b.area.Y, W: b.area.W, H: y + 10 - b.area.Y}
	if air := min(6, b.area.H-b.form.H); n.sheet == playersSheet && air > 0 && !b.months.slim {
		for i := range b.months.slips {
			b.months.slips[i].H += air
		}
		b.form.H += air
	}
	if t.View.IsUpright() {
		// The sheet is as high as what is on it.
		if spare := b.area.H - b.form.H - 1; spare > 0 {
			b.sheet.H -= spare
			b.area.H -= spare
		}
	}
	b.layRow(t)
	return b
}

// tabText is how the names of the sheets are written.
var tabText = render.Style{Face: render.Bold, Size: 13.5}

// layHead lays out the headline, with the names of the sheets at its right or,
// where there is no room, below it.
func (b *setupBoxes) layHead(t *render.Theme, n setupCounts, y float64) float64 {
	k := t.TextScale
	b.headX, b.headEnd = b.sheet.X+52, b.sheet.Right()-52
	widest := 0.0
	for _, name := range n.tabs {
		widest = max(widest, t.MeasureText(name, tabText))
	}
	height := max(30, controlHeight(t)-2)
	b.tabs = render.Rect{W: min(float64(len(n.tabs))*(widest+24), b.headEnd-b.headX), H: height}
	head := t.MeasureText(n.head, formHead)
	if b.headX+head+16+b.tabs.W <= b.headEnd {
		b.tabs.X, b.tabs.Y = b.headEnd-b.tabs.W, y+7
		b.headBase = b.tabs.CenterY() + formHead.Size*k*.36
		b.headEnd = b.tabs.X - 14
		return b.tabs.Bottom() + 9
	}
	b.tabs.X, b.tabs.Y = b.headX, y+7
	b.headBase = b.tabs.Bottom() + 24*k
	return b.headBase + 13
}

// laySeats lays out the rows of the seats. It returns what is below them, and
// how much is left of the place for more seats.
func (b *setupBoxes) laySeats(t *render.Theme, n setupCounts, x, y, w float64, roomy bool) (bottom, spare float64) {
	rows := min(n.seats+1, render.MaxSeats)
	control := controlHeight(t)
	pitch := control + 8.5
	if t.View.Compact {
		pitch = control + 6
	}
	rowH := pitch - 4
	if roomy {
		// What six seats take is there for less of them, too.
		whole := (pitch + max(0, b.sheet.H-602)/render.MaxSeats) * render.MaxSeats
		pitch = min(51, whole/float64(rows))
		rowH = min(pitch-4, 46)
		spare = whole - pitch*float64(rows)
	}
	segment := render.Style{Face: render.Bold, Size: 13.5}
	leastName := 110 * (.2 + .8*t.TextScale)
	widestKind := t.MeasureText(n.kinds[0], segment)
	for _, level := range n.levels {
		widestKind = max(widestKind, t.MeasureText(level, segment))
	}
	leastNote := max(140*t.TextScale, (widestKind+11)*float64(len(n.levels)))
	everyKind := (widestKind + 14) * float64(1+len(n.levels))
	kind := max(150, 2*(max(t.MeasureText(n.kinds[0], segment), t.MeasureText(n.kinds[1], segment))+22))
	for i := range rows {
		row := render.Rect{X: x, Y: y + float64(i)*pitch, W: w, H: rowH}
		if i >= n.seats {
			b.add = row
			break
		}
		in := row.Y + (rowH-control)/2
		at := func(x, w float64) render.Rect { return render.Rect{X: x, Y: in, W: w, H: control} }
		s := seatBoxes{row: row, order: render.Rect{X: x, Y: row.Y, W: 34, H: rowH}}
		s.token = at(x+40, 74)
		s.remove = at(row.Right()-42, 36)
		left, right := s.token.Right()+10, s.remove.X-6
		noteW := right - left - 216 - 10 - kind - 10
		if noteW >= leastNote {
			noteW = min(noteW, 190*t.TextScale)
			s.note = at(right-noteW, noteW)
			right = s.note.X - 10
			s.kind = at(right-kind, kind)
		} else {
			// Persons and all levels stand in one row then.
			every := min(everyKind, right-left-10-leastName)
			s.kind = at(right-every, every)
		}
		s.name = at(left, s.kind.X-10-left)
		b.seats = append(b.seats, s)
	}
	return y + pitch*float64(rows), spare
}

// layMonths lays out how many months there are and how long they are. Few
// months have large slips, many have slim ones, and so have few where slim.
func (b *setupBoxes) layMonths(t *render.Theme, n setupCounts, x, y, w float64, slim bool) float64 {
	b.months = monthBoxes{slim: slim}
	m := &b.months
	k := t.TextScale
	left := max(150, 150*k*.8)
	m.headBase = y + 24*k
	m.stepper = render.Rect{X: x, Y: m.headBase + 12, W: left, H: 28 + 18*k}
	m.minutesBase = m.stepper.Bottom() + 20*k
	m.noteBase = m.minutesBase + 19*k
	bottom := m.noteBase + 6

	gap := 12.0
	field := render.Rect{X: x + left + 28, Y: y + 5, W: w - left - 28}
	columns, slipH := 3, 132.0
	switch {
	case n.months > 6 || n.months > 3 && k > 1.3:
		m.slim = true
		columns, gap = 3, 8
		if field.W/4 >= 136*k {
			columns = 4
		}
	case n.months > 3:
		m.slim = true
	}
	if k > 1 && !m.slim {
		slipH = 136
	}
	if field.W < 150*float64(columns) && !m.slim || m.slim && field.W < 130*k*float64(columns) {
		columns = 2
	}
	if m.slim {
		slipH = controlHeight(t) + 4
		if n.months <= 6 && k <= 1 {
			slipH = 58
		}
	}
	slipW := (field.W - gap*float64(columns-1)) / float64(columns)
	if !m.slim {
		slipW = min(slipW, 210)
	}
	for i := range n.months {
		m.slips = append(m.slips, render.Rect{
			X: field.X + float64(i%columns)*(slipW+gap), Y: field.Y + float64(i/columns)*(slipH+gap), W: slipW, H: slipH,
		})
	}
	return max(bottom, m.slips[n.months-1].Bottom())
}

// layRow lays out the buttons on the desk.
func (b *setupBoxes) layRow(t *render.Theme) {
	row := b.wall.row
	small := min(row.W*.2, 136+40*(t.TextScale-1))
	b.back = render.Rect{X: row.X, Y: row.Y, W: small, H: row.H}
	b.settings = render.Rect{X: b.back.Right() + 12, Y: row.Y, W: small + 14, H: row.H}
	// The rule book has a word on it only where that leaves enough for the start.
	b.book = render.Rect{X: b.settings.Right() + 12, Y: row.Y, W: small + 14, H: row.H}
	if row.W-3*small-28-48 < 300 {
		b.book.W = min(row.H, 56)
	}
	start := min(row.Right()-b.book.Right()-12, 338)
	b.start = render.Rect{X: row.Right() - start, Y: row.Y, W: start, H: row.H}
	// What is wrong stands between the edge of the desk and the buttons.
	room := row.Y - b.wall.desk
	h := min(room-6, 10+14*t.TextScale)
	b.troubleLine = render.Rect{X: row.X, Y: b.wall.desk + (room-h)/2 + 2, W: row.W, H: h}
}
