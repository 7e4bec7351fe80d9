package conquest

// Map is what the days of a page are linked by, and what lies on them. It
// changes while tiles are laid.
type Map struct {
	// Links has the days that each day adjoins.
	Links [dayIndex]DaySet
	// Forts and Stars are the days with such a tile.
	Forts, Stars DaySet
	// Bonus is how many armies each region brings whoever holds all of it.
	Bonus [NumRegions]uint8
}

// MapOf returns the map of a page that can be played on.
func MapOf(p Page) Map { return layoutOf(p).start }

// Linked reports whether two days adjoin each other.
func (m *Map) Linked(a, b Day) bool { return a < dayIndex && m.Links[a].Has(b) }

// join links two days.
func (m *Map) join(a, b Day) {
	m.Links[a] = m.Links[a].With(b)
	m.Links[b] = m.Links[b].With(a)
}

// part puts a wall between two days.
func (m *Map) part(a, b Day) {
	m.Links[a] = m.Links[a].Without(b)
	m.Links[b] = m.Links[b].Without(a)
}

// reach returns the days among some that can be reached from one of them over
// links between them, itself included.
func (m *Map) reach(from Day, among DaySet) DaySet {
	reached, fresh := from.Set(), from.Set()
	for fresh != 0 {
		next := m.Links[fresh.First()] & among &^ reached
		fresh &= fresh - 1
		reached |= next
		fresh |= next
	}
	return reached
}

// Border returns the days of a region that have a link into another one.
func (m *Map) Border(p Page, r Region) DaySet { return m.border(layoutOf(p).days[r]) }

func (m *Map) border(region DaySet) (border DaySet) {
	for rest := region; rest != 0; rest &= rest - 1 {
		if d := rest.First(); m.Links[d]&^region != 0 {
			border = border.With(d)
		}
	}
	return border
}

// Count counts the bonuses anew from the links.
func (m *Map) Count(p Page) { m.count(&layoutOf(p).days) }

// A region brings an army for every DaysPerBonus days, and BorderBonus for as many
// days to guard.
const (
	DaysPerBonus = 3
	BorderBonus  = 2
)

// count counts the bonuses of regions.
func (m *Map) count(regions *[NumRegions]DaySet) {
	for r, days := range regions {
		m.Bonus[r] = uint8(max(1, (days.Len()+BorderBonus*m.border(days).Len())/DaysPerBonus))
	}
}

// layout is what follows from a page alone.
type layout struct {
	regions [dayIndex]Region
	days    [NumRegions]DaySet
	start   Map
}

// layouts has the 28 pages, by length and weekday.
var layouts = func() (all [Longest - Shortest + 1][columns]layout) {
	for i := range all {
		for weekday := range all[i] {
			all[i][weekday] = newLayout(Page{Weekday: uint8(weekday), Length: Shortest + uint8(i)})
		}
	}
	return all
}()

func layoutOf(p Page) *layout { return &layouts[p.Length-Shortest][p.Weekday] }

// RegionOf returns the region of a day.
func (p Page) RegionOf(d Day) Region { return layoutOf(p).regions[d] }

// DaysOf returns the days of a region.
func (p Page) DaysOf(r Region) DaySet { return layoutOf(p).days[r] }

// neighbours calls each with all pairs of days that follow each other or stand a
// week apart, in the order of the earlier and then of the later one.
func neighbours(each func(a, b Day)) {
	for d := Day(1); d < Days; d++ {
		each(d, d+1)
		if d+columns <= Days {
			each(d, d+columns)
		}
	}
}

// newLayout lays the regions of a page, their links and walls.
func newLayout(p Page) layout {
	var l layout
	for d := Day(1); d <= Days; d++ {
		l.regions[d] = p.region(d)
		l.days[l.regions[d]] = l.days[l.regions[d]].With(d)
	}
	between := [NumRegions][NumRegions][]link{}
	neighbours(func(a, b Day) {
		from, to := l.regions[a], l.regions[b]
		if from == to {
			l.start.join(a, b)
			return
		}
		// All links between a grey region and the month count together.
		if from.grey() {
			to = from
		} else if to.grey() {
			from = to
		}
		from, to = min(from, to), max(from, to)
		between[from][to] = append(between[from][to], link{a, b})
	})
	for from := range between {
		for to, links := range between[from] {
			switch {
			case len(links) == 0:
				continue
			case from != to:
				l.open(links[0], links[len(links)-1])
			case Region(from) == LastMonth:
				l.openGrey(links, link{p.Lead(), p.Lead() + 1}, p.Lead())
			default:
				l.openGrey(links, link{p.Last(), p.Last() + 1}, p.Last()+1)
			}
		}
	}
	l.start.count(&l.days)
	return l
}

// link is a pair of days, the earlier one first.
type link struct{ a, b Day }

// open joins days over the border of two regions.
func (l *layout) open(links ...link) {
	for _, k := range links {
		l.start.join(k.a, k.b)
	}
}

// openGrey leaves two links between a grey region and the month: the step from
// one month to the other, and the one whose grey day is farthest from the grey
// day of the step and that shares no day with it.
func (l *layout) openGrey(links []link, step link, grey Day) {
	best, most := step, -1
	for _, k := range links {
		if k.a == step.a || k.a == step.b || k.b == step.a || k.b == step.b {
			continue
		}
		end := k.a
		if l.regions[grey] != l.regions[k.a] {
			end = k.b
		}
		if apart := end.apart(grey); apart > most {
			best, most = k, apart
		}
	}
	l.open(step, best)
}
