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
	// The note has no base where there is no room for it. textW is how wide the
	// texts may be.
	headBase, minutesBase, noteBase, textW float64
	stepper                                render.Rect
	slips                                  []render.Rect
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
	editions             int
	editionHead, figures string

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
	b := setupBoxes{wall: laySetupWall(t.View, t.TextScale)}
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
	edge := pad
	if roomy {
		edge = 52 // beside the pins
	}
	y := b.layHead(t, n, b.area.Y, edge)
	switch n.sheet {
	case playersSheet:
		y = b.layPlayers(t, n, x, y, w, roomy)
	case calendarSheet:
		y = b.calendar.lay(t, n.calendar, x, y, w)
		b.months = b.calendar.lengths.months
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

// layPlayers lays out the sheet of the players: seats, editions and months. Where
// it would have to be scrolled for it, all that is done closer together, or with
// less said, if that is enough. What is left of the sheet then goes between all.
func (b *setupBoxes) layPlayers(t *render.Theme, n setupCounts, x, y, w float64, roomy bool) float64 {
	air, most := 5.0, 14.0
	if t.View.Compact {
		air, most = 3, 28
	}
	if t.View.IsUpright() {
		most = 40
	}
	lay := func(k closeness, rest float64) float64 {
		b.seats, b.add, b.edition = nil, render.Rect{}, editionBoxes{}
		between := min(most, rest*.2)
		y, spare := b.laySeats(t, n, x, y, w, roomy, k == tight, rest-2*between)
		higher := min(14, spare*.4)
		between += .5 * (spare - higher)
		y = b.layEditions(t, n, x, y+air+2+between, w, higher, k == tight)
		return b.layMonths(t, n, x, y+air+between, w, k)
	}
	bottom := lay(spacious, 0)
	if roomy {
		return bottom
	}
	k := spacious
	for ; k < tight && bottom+10 > b.area.Bottom(); k++ {
		bottom = lay(k+1, 0)
	}
	if rest := b.area.Bottom() - 10 - bottom; rest < 0 {
		bottom = lay(slim, 0) // it is scrolled anyway
	} else if rest > 2 {
		bottom = lay(k, rest)
		// Not all of it is shared out to the pixel.
		for over := bottom + 10 - b.area.Bottom(); over > 0 && rest > over; over = bottom + 10 - b.area.Bottom() {
			rest -= over + 1
			bottom = lay(k, rest)
		}
	}
	return bottom
}

// closeness is how close together the parts of the sheet of the players are.
type closeness uint8

const (
	spacious closeness = iota // as in the design
	slim                      // months without their small calendars
	tight                     // rows without air, and in one line what goes there
)

// tabText is how the names of the sheets are written.
var tabText = render.Style{Face: render.Bold, Size: 13.5}

// layHead lays out the headline, with the names of the sheets at its right or,
// where there is no room, below it. Both keep the edge free at their sides.
func (b *setupBoxes) layHead(t *render.Theme, n setupCounts, y, edge float64) float64 {
	k := t.TextScale
	b.headX, b.headEnd = b.sheet.X+edge, b.sheet.Right()-edge
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

// laySeats lays out the rows of the seats, of which each takes its part of the
// rest of the sheet. It returns what is below them, and how much is left of the
// place for more seats.
//
// Where a name and how it is played have not room beside each other, they stand
// below each other.
func (b *setupBoxes) laySeats(t *render.Theme, n setupCounts, x, y, w float64, roomy, tight bool, rest float64) (bottom, spare float64) {
	rows := min(n.seats+1, render.MaxSeats)
	control := controlHeight(t)
	pitch := control + 8.5
	if t.View.Compact {
		pitch = control + 6
	}
	rowH := pitch - 4
	if tight {
		pitch, rowH = control+3, control+1
	}
	if roomy {
		// What six seats take is there for less of them, too.
		whole := (pitch + max(0, b.sheet.H-602)/render.MaxSeats) * render.MaxSeats
		pitch = min(55, whole/float64(rows))
		rowH = min(pitch-4, 48)
		spare = whole - pitch*float64(rows)
	}
	more := min(10, rest/float64(rows))
	pitch, rowH = pitch+more, rowH+.7*more
	segment := render.Style{Face: render.Bold, Size: 13.5}
	leastName := 110 * (.2 + .8*t.TextScale)
	widestKind := t.MeasureText(n.kinds[0], segment)
	for _, level := range n.levels {
		widestKind = max(widestKind, t.MeasureText(level, segment))
	}
	leastNote := max(140*t.TextScale, (widestKind+14)*float64(len(n.levels)))
	everyKind := (widestKind + 14) * float64(1+len(n.levels))
	stacked := w-134-42-10-leastName < leastKinds*everyKind && w-134-42 > everyKind*leastKinds
	low := 0.0 // what the second line of a row adds
	if stacked {
		low = control + 4
	}
	kind := max(150, 2*(max(t.MeasureText(n.kinds[0], segment), t.MeasureText(n.kinds[1], segment))+22))
	for i := range rows {
		row := render.Rect{X: x, Y: y + float64(i)*(pitch+low), W: w, H: rowH}
		if i >= n.seats {
			b.add = row
			break
		}
		in := row.Y + (rowH-control)/2
		row.H += low
		at := func(x, w float64) render.Rect { return render.Rect{X: x, Y: in, W: w, H: control} }
		s := seatBoxes{row: row, order: render.Rect{X: x, Y: row.Y, W: 34, H: row.H}}
		s.token = at(x+40, 74)
		s.remove = at(row.Right()-42, 36)
		left, right := s.token.Right()+10, s.remove.X-6
		noteW := right - left - 200 - 10 - kind - 10
		if stacked {
			s.kind = render.Rect{X: left, Y: in + control + 4, W: row.Right() - 8 - left, H: control}
			s.name = at(left, right-4-left)
			b.seats = append(b.seats, s)
			continue
		}
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
	return y + pitch*float64(rows) + low*float64(min(rows, n.seats)), spare
}

// leastKinds is how much narrower the row may be than its labels would like, in
// which it is chosen who plays a seat.
const leastKinds = .72

// layMonths lays out how many months there are and how long they are. Few
// months have large slips, many have slim ones, and so have few where that is
// wanted. Where it is tight the number stands beside its name.
func (b *setupBoxes) layMonths(t *render.Theme, n setupCounts, x, y, w float64, close closeness) float64 {
	// Few slips are as high as what stands beside them, where that is enough for
	// their small calendars.
	low := close == slim && n.months <= 2 && t.TextScale <= 1.1
	b.months = monthBoxes{slim: close > spacious && !low}
	m := &b.months
	k := t.TextScale
	if close == tight {
		return b.layTightMonths(t, n, x, y, w)
	}
	left := max(150, 150*k*.8)
	m.headBase = y + 24*k
	m.stepper = render.Rect{X: x, Y: m.headBase + 12, W: left, H: 28 + 18*k}
	m.minutesBase = m.stepper.Bottom() + 20*k
	m.noteBase = m.minutesBase + 19*k
	m.textW = left + 16
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
	switch {
	case low:
		slipH = max(118, bottom-field.Y)
	case k > 1 && !m.slim:
		slipH = 136
	}
	if field.W < 150*float64(columns) && !m.slim || m.slim && field.W < 130*k*float64(columns) {
		columns = 2
	}
	if m.slim {
		slipH = min(controlHeight(t)+4, 52)
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

// layTightMonths lays the months out in as few lines as possible.
func (b *setupBoxes) layTightMonths(t *render.Theme, n setupCounts, x, y, w float64) float64 {
	const gap = 8
	m, k := &b.months, t.TextScale
	m.textW = 116 * k
	h := min(24+18*k, 52)   // strips that are higher have a head
	lines := max(h, 6+30*k) // the two lines that say how many and how long
	m.headBase = y + 5 + lines*.42
	m.minutesBase = y + 5 + lines*.92
	down := y + 5 + (lines-h)/2
	m.stepper = render.Rect{X: x + m.textW + gap, Y: down, W: 82 + 36*k, H: h}
	field := render.Rect{X: m.stepper.Right() + 2*gap, Y: down, W: x + w - m.stepper.Right() - 2*gap}
	columns := max(1, min(n.months, int((field.W+gap)/(140*k+gap))))
	slipW := min(170, (field.W-gap*float64(columns-1))/float64(columns))
	for i := range n.months {
		m.slips = append(m.slips, render.Rect{
			X: field.X + float64(i%columns)*(slipW+gap), Y: field.Y + float64(i/columns)*(h+gap), W: slipW, H: h,
		})
	}
	return max(y+5+lines, m.slips[n.months-1].Bottom()) + 2
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
	start := min(row.Right()-b.book.Right()-12, 338+200*(t.TextScale-1))
	b.start = render.Rect{X: row.Right() - start, Y: row.Y, W: start, H: row.H}
	// What is wrong stands between the edge of the desk and the buttons.
	room := row.Y - b.wall.desk
	h := min(room-3, 10+14*t.TextScale)
	b.troubleLine = render.Rect{X: row.X, Y: b.wall.desk + max(0, (room-h)/2-.5), W: row.W, H: h}
}
