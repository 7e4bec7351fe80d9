package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/wall"
	"bigpayday/render"
)

var (
	formHead  = render.Style{Face: render.Black, Size: 19}
	formLabel = render.Style{Face: render.CondensedMedium, Size: 14}
	formSmall = render.Style{Face: render.Condensed, Size: 14}
	formText  = render.Style{Face: render.Medium, Size: 15}
	formSub   = render.Style{Face: render.Regular, Size: 14}
)

// SetupBoxes is where the parts of the set-up are. What lies in area moves
// when that is scrolled; its boxes are those of the area not scrolled. Of the
// parts of the sheets, those of the one that is shown are laid out.
type SetupBoxes struct {
	Wall        wall.WallBoxes
	Sheet, Area render.Rect
	// Form is all that lies in the area; it may be higher.
	Form               render.Rect
	headX, headEnd     float64
	headBase           float64
	Tabs               render.Rect
	Seats              []seatBoxes
	Add                render.Rect // empty where there is no room for another seat
	Edition            editionBoxes
	Months             monthBoxes
	Rules              rulesBoxes
	Calendar           calendarBoxes
	Kept               keptBoxes
	Back, Settings     render.Rect
	book               render.Rect
	Start, TroubleLine render.Rect
}

// seatBoxes is where the parts of a seat's row are.
type seatBoxes struct {
	row, Order, Token, Name, Kind, Remove render.Rect
	// Note is a remark, or how well a computer plays; it may be empty.
	Note render.Rect
}

type monthBoxes struct {
	// The note has no base where there is no room for it. textW is how wide the
	// texts may be.
	headBase, minutesBase, noteBase, textW float64
	Stepper                                render.Rect
	Slips                                  []render.Rect
	// Slim slips have no small calendar.
	Slim bool
}

// SetupCounts is what the layout of a set-up depends on besides the window.
type SetupCounts struct {
	Sheet SetupSheet
	// Head is the headline of the sheet, tabs are the names of all of them.
	Head string
	Tabs []string

	Seats, Months int
	// Kinds are the labels of a person and a computer.
	Kinds [2]string
	// Levels are the names of how well a computer plays.
	Levels []string
	// Editions is how many there are, figures what is said of the chosen one.
	Editions             int
	editionHead, Figures string

	// Lists are who begins and the like, house the house rules.
	Lists, House int

	Calendar CalendarCounts

	// Kept is how many setups are kept, keptNote a sentence above them.
	Kept     int
	KeptNote string
}

// LaySetup lays the set-up out. Where the form is higher than the sheet it is
// scrolled.
func LaySetup(t *render.Theme, n SetupCounts) SetupBoxes {
	b := SetupBoxes{Wall: wall.LaySetupWall(t.View, t.TextScale)}
	k := t.TextScale
	b.Sheet = b.Wall.Right
	roomy := !t.View.Compact && k <= 1
	if roomy {
		b.Sheet.H = min(b.Sheet.H, 680)
	}
	b.Area = render.Rect{X: b.Sheet.X, Y: b.Sheet.Y + 12, W: b.Sheet.W - 6, H: b.Sheet.H - 18}
	pad := 24.0
	if t.View.Compact {
		pad = 18
	}
	x, w := b.Sheet.X+pad, b.Sheet.W-2*pad
	edge := pad
	if roomy {
		edge = 52 // beside the pins
	}
	y := b.layHead(t, n, b.Area.Y, edge)
	switch n.Sheet {
	case PlayersSheet:
		y = b.layPlayers(t, n, x, y, w, roomy)
	case CalendarSheet:
		y = b.Calendar.lay(t, n.Calendar, x, y, w)
		b.Months = b.Calendar.lengths.months
	case RulesSheet:
		y = b.Rules.lay(t, n, x, y, w, b.Area.Bottom()-10)
	case KeptSheet:
		bottom := b.Area.Bottom() - 10
		if t.View.IsUpright() {
			bottom = min(bottom, b.Sheet.Y+480)
		}
		y = b.Kept.lay(t, n, x, y, w, bottom)
	}
	b.Form = render.Rect{X: b.Area.X, Y: b.Area.Y, W: b.Area.W, H: y + 10 - b.Area.Y}
	if air := min(6, b.Area.H-b.Form.H); n.Sheet == PlayersSheet && air > 0 && !b.Months.Slim {
		for i := range b.Months.Slips {
			b.Months.Slips[i].H += air
		}
		b.Form.H += air
	}
	if t.View.IsUpright() {
		// The sheet is as high as what is on it.
		if spare := b.Area.H - b.Form.H - 1; spare > 0 {
			b.Sheet.H -= spare
			b.Area.H -= spare
		}
	}
	b.layRow(t)
	return b
}

// layPlayers lays out the sheet of the players: seats, editions and months. Where
// it would have to be scrolled for it, all that is done closer together, or with
// less said, if that is enough. What is left of the sheet then goes between all.
func (b *SetupBoxes) layPlayers(t *render.Theme, n SetupCounts, x, y, w float64, roomy bool) float64 {
	air, most := 5.0, 14.0
	if t.View.Compact {
		air, most = 3, 28
	}
	if t.View.IsUpright() {
		most = 40
	}
	lay := func(k closeness, rest float64) float64 {
		b.Seats, b.Add, b.Edition = nil, render.Rect{}, editionBoxes{}
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
	for ; k < tight && bottom+10 > b.Area.Bottom(); k++ {
		bottom = lay(k+1, 0)
	}
	if rest := b.Area.Bottom() - 10 - bottom; rest < 0 {
		bottom = lay(slim, 0) // it is scrolled anyway
	} else if rest > 2 {
		bottom = lay(k, rest)
		// Not all of it is shared out to the pixel.
		for over := bottom + 10 - b.Area.Bottom(); over > 0 && rest > over; over = bottom + 10 - b.Area.Bottom() {
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
func (b *SetupBoxes) layHead(t *render.Theme, n SetupCounts, y, edge float64) float64 {
	k := t.TextScale
	b.headX, b.headEnd = b.Sheet.X+edge, b.Sheet.Right()-edge
	widest := 0.0
	for _, name := range n.Tabs {
		widest = max(widest, t.MeasureText(name, tabText))
	}
	height := max(30, app.ControlHeight(t)-2)
	b.Tabs = render.Rect{W: min(float64(len(n.Tabs))*(widest+24), b.headEnd-b.headX), H: height}
	head := t.MeasureText(n.Head, formHead)
	if b.headX+head+16+b.Tabs.W <= b.headEnd {
		b.Tabs.X, b.Tabs.Y = b.headEnd-b.Tabs.W, y+7
		b.headBase = b.Tabs.CenterY() + formHead.Size*k*.36
		b.headEnd = b.Tabs.X - 14
		return b.Tabs.Bottom() + 9
	}
	b.Tabs.X, b.Tabs.Y = b.headX, y+7
	b.headBase = b.Tabs.Bottom() + 24*k
	return b.headBase + 13
}

// laySeats lays out the rows of the seats, of which each takes its part of the
// rest of the sheet. It returns what is below them, and how much is left of the
// place for more seats.
//
// Where a name and how it is played have not room beside each other, they stand
// below each other.
func (b *SetupBoxes) laySeats(t *render.Theme, n SetupCounts, x, y, w float64, roomy, tight bool, rest float64) (bottom, spare float64) {
	rows := min(n.Seats+1, render.MaxSeats)
	control := app.ControlHeight(t)
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
		whole := (pitch + max(0, b.Sheet.H-602)/render.MaxSeats) * render.MaxSeats
		pitch = min(55, whole/float64(rows))
		rowH = min(pitch-4, 48)
		spare = whole - pitch*float64(rows)
	}
	more := min(10, rest/float64(rows))
	pitch, rowH = pitch+more, rowH+.7*more
	segment := render.Style{Face: render.Bold, Size: 13.5}
	leastName := 110 * (.2 + .8*t.TextScale)
	widestKind := t.MeasureText(n.Kinds[0], segment)
	for _, level := range n.Levels {
		widestKind = max(widestKind, t.MeasureText(level, segment))
	}
	leastNote := max(140*t.TextScale, (widestKind+14)*float64(len(n.Levels)))
	everyKind := (widestKind + 14) * float64(1+len(n.Levels))
	stacked := w-134-42-10-leastName < leastKinds*everyKind && w-134-42 > everyKind*leastKinds
	low := 0.0 // what the second line of a row adds
	if stacked {
		low = control + 4
	}
	kind := max(150, 2*(max(t.MeasureText(n.Kinds[0], segment), t.MeasureText(n.Kinds[1], segment))+22))
	for i := range rows {
		row := render.Rect{X: x, Y: y + float64(i)*(pitch+low), W: w, H: rowH}
		if i >= n.Seats {
			b.Add = row
			break
		}
		in := row.Y + (rowH-control)/2
		row.H += low
		at := func(x, w float64) render.Rect { return render.Rect{X: x, Y: in, W: w, H: control} }
		s := seatBoxes{row: row, Order: render.Rect{X: x, Y: row.Y, W: 34, H: row.H}}
		s.Token = at(x+40, 74)
		s.Remove = at(row.Right()-42, 36)
		left, right := s.Token.Right()+10, s.Remove.X-6
		noteW := right - left - 200 - 10 - kind - 10
		if stacked {
			s.Kind = render.Rect{X: left, Y: in + control + 4, W: row.Right() - 8 - left, H: control}
			s.Name = at(left, right-4-left)
			b.Seats = append(b.Seats, s)
			continue
		}
		if noteW >= leastNote {
			noteW = min(noteW, 190*t.TextScale)
			s.Note = at(right-noteW, noteW)
			right = s.Note.X - 10
			s.Kind = at(right-kind, kind)
		} else {
			// Persons and all levels stand in one row then.
			every := min(everyKind, right-left-10-leastName)
			s.Kind = at(right-every, every)
		}
		s.Name = at(left, s.Kind.X-10-left)
		b.Seats = append(b.Seats, s)
	}
	return y + pitch*float64(rows) + low*float64(min(rows, n.Seats)), spare
}

// leastKinds is how much narrower the row may be than its labels would like, in
// which it is chosen who plays a seat.
const leastKinds = .72

// layMonths lays out how many months there are and how long they are. Few
// months have large slips, many have slim ones, and so have few where that is
// wanted. Where it is tight the number stands beside its name.
func (b *SetupBoxes) layMonths(t *render.Theme, n SetupCounts, x, y, w float64, close closeness) float64 {
	// Few slips are as high as what stands beside them, where that is enough for
	// their small calendars.
	low := close == slim && n.Months <= 2 && t.TextScale <= 1.1
	b.Months = monthBoxes{Slim: close > spacious && !low}
	m := &b.Months
	k := t.TextScale
	if close == tight {
		return b.layTightMonths(t, n, x, y, w)
	}
	left := max(150, 150*k*.8)
	m.headBase = y + 24*k
	m.Stepper = render.Rect{X: x, Y: m.headBase + 12, W: left, H: 28 + 18*k}
	m.minutesBase = m.Stepper.Bottom() + 20*k
	m.noteBase = m.minutesBase + 19*k
	m.textW = left + 16
	bottom := m.noteBase + 6

	gap := 12.0
	field := render.Rect{X: x + left + 28, Y: y + 5, W: w - left - 28}
	columns, slipH := 3, 132.0
	switch {
	case n.Months > 6 || n.Months > 3 && k > 1.3:
		m.Slim = true
		columns, gap = 3, 8
		if field.W/4 >= 136*k {
			columns = 4
		}
	case n.Months > 3:
		m.Slim = true
	}
	switch {
	case low:
		slipH = max(118, bottom-field.Y)
	case k > 1 && !m.Slim:
		slipH = 136
	}
	if field.W < 150*float64(columns) && !m.Slim || m.Slim && field.W < 130*k*float64(columns) {
		columns = 2
	}
	if m.Slim {
		slipH = min(app.ControlHeight(t)+4, 52)
		if n.Months <= 6 && k <= 1 {
			slipH = 58
		}
	}
	slipW := (field.W - gap*float64(columns-1)) / float64(columns)
	if !m.Slim {
		slipW = min(slipW, 210)
	}
	for i := range n.Months {
		m.Slips = append(m.Slips, render.Rect{
			X: field.X + float64(i%columns)*(slipW+gap), Y: field.Y + float64(i/columns)*(slipH+gap), W: slipW, H: slipH,
		})
	}
	return max(bottom, m.Slips[n.Months-1].Bottom())
}

// layTightMonths lays the months out in as few lines as possible.
func (b *SetupBoxes) layTightMonths(t *render.Theme, n SetupCounts, x, y, w float64) float64 {
	const gap = 8
	m, k := &b.Months, t.TextScale
	m.textW = 116 * k
	h := min(24+18*k, 52)   // strips that are higher have a head
	lines := max(h, 6+30*k) // the two lines that say how many and how long
	m.headBase = y + 5 + lines*.42
	m.minutesBase = y + 5 + lines*.92
	down := y + 5 + (lines-h)/2
	m.Stepper = render.Rect{X: x + m.textW + gap, Y: down, W: 82 + 36*k, H: h}
	field := render.Rect{X: m.Stepper.Right() + 2*gap, Y: down, W: x + w - m.Stepper.Right() - 2*gap}
	columns := max(1, min(n.Months, int((field.W+gap)/(140*k+gap))))
	slipW := min(170, (field.W-gap*float64(columns-1))/float64(columns))
	for i := range n.Months {
		m.Slips = append(m.Slips, render.Rect{
			X: field.X + float64(i%columns)*(slipW+gap), Y: field.Y + float64(i/columns)*(h+gap), W: slipW, H: h,
		})
	}
	return max(y+5+lines, m.Slips[n.Months-1].Bottom()) + 2
}

// layRow lays out the buttons on the desk.
func (b *SetupBoxes) layRow(t *render.Theme) {
	row := b.Wall.Row
	small := min(row.W*.2, 136+40*(t.TextScale-1))
	b.Back = render.Rect{X: row.X, Y: row.Y, W: small, H: row.H}
	b.Settings = render.Rect{X: b.Back.Right() + 12, Y: row.Y, W: small + 14, H: row.H}
	// The rule book has a word on it only where that leaves enough for the start.
	b.book = render.Rect{X: b.Settings.Right() + 12, Y: row.Y, W: small + 14, H: row.H}
	if row.W-3*small-28-48 < 300 {
		b.book.W = min(row.H, 56)
	}
	start := min(row.Right()-b.book.Right()-12, 338+200*(t.TextScale-1))
	b.Start = render.Rect{X: row.Right() - start, Y: row.Y, W: start, H: row.H}
	// What is wrong stands between the edge of the desk and the buttons.
	room := row.Y - b.Wall.Desk
	h := min(room-3, 10+14*t.TextScale)
	b.TroubleLine = render.Rect{X: row.X, Y: b.Wall.Desk + max(0, (room-h)/2-.5), W: row.W, H: h}
}
